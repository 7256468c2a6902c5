"""Keeps the game: after every move by itself, and wherever a player wants it."""

import json
import os
import shutil
from collections.abc import Callable
from pathlib import Path

from engine import saves
from engine.table import Table
from scenes.console.terminal.paint import TIE, printable
from scenes.slots import FIRST

_HEAD = 200  # bytes in which a saved game says that it is one


class NotASave(Exception):
    """The file at `path` holds something else than a saved game, so it is not written over."""

    def __init__(self, path: Path) -> None:
        super().__init__(str(path))
        self.path = path


class Keeper:
    """Knows where the game is saved. A full disk does not end the game: the trouble is told once."""

    def __init__(self, folder: Path, own: Path | None = None, command: str = "", autosave: str = FIRST) -> None:
        self.folder = folder
        self.autosave_path = folder / autosave
        self.own = own
        self.command = command  # what brings a player back to these files
        self.failed = False  # whether the last autosave failed
        self._trouble: str | None = None
        self._has_told = False

    def again(self, *arguments: str) -> str:
        """What a player types to get back to this game; it is never broken over two lines."""
        words = [f'"{word}"' if " " in word else word for word in arguments]
        return " ".join([self.command, *words]).replace(" ", TIE)

    @property
    def has_autosave(self) -> bool:
        paths = (self.autosave_path, saves.spare_of(self.autosave_path))
        return any(os.path.exists(path) for path in paths)  # a forbidden folder holds none either

    def begin(self, table: Table, goes_on: bool) -> None:
        """Save before the first move. A game that goes on leaves the spare alone: it may be the only good file."""
        self._keep(saves.save if goes_on else saves.autosave, table)

    def remember(self, table: Table) -> None:
        """Save by itself; called after every change of the table."""
        self._keep(saves.autosave, table)

    def _keep(self, write: Callable[[Table, Path], None], table: Table) -> None:
        try:
            write(table, self.autosave_path)
            self.failed = False
        except OSError as problem:
            self.failed = True
            self._trouble = problem.strerror or type(problem).__name__

    def save(self, table: Table, path: Path | None = None) -> Path:
        """Save where the player wants it, else where the last save went; OSError when that fails."""
        path = path or self.own or self._free_path(table.rules.name)
        check_replaceable(path)
        saves.save(table, path)
        self.own = path
        return path

    def set_aside(self) -> Path | None:
        """Keep the last game under a name of its own if it is worth going on with; a new one takes its place."""
        try:
            head = json.loads(self.autosave_path.read_bytes())
            if head["over"] or head["round"] < 1:
                return None
            path = self._free_path(printable(str(head["game"])).replace("/", "-"))
            path.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(self.autosave_path, path)
        except (OSError, ValueError, KeyError, TypeError, RecursionError):
            return None  # what cannot be read cannot be played on with either
        return path

    def _free_path(self, game: str) -> Path:
        # The seed would tell whoever knows it all the cards, so names are only counted.
        number = 1
        while (path := self.folder / "saves" / f"{game}-{number}.json").exists():
            number += 1
        return path

    def new_trouble(self) -> str | None:
        """Why saving fails, the first time this is asked after it did."""
        if self._trouble is None or self._has_told:
            return None
        self._has_told = True
        return self._trouble


def check_replaceable(path: Path) -> None:
    """Raise NotASave when a file would be lost that is no saved game."""
    if not path.is_file():
        return
    with path.open("rb") as file:
        head = file.read(_HEAD)
    if head and saves.FORMAT.encode() not in head:
        raise NotASave(path)
