"""A program that is killed at any moment goes on at the last finished move. BALLOT_BOX_KILLS=200 hunts for longer."""

import json
import os
import random
import select
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from engine import saves
from engine.contract import Move
from engine.games import GAMES
from engine.table import Table
from tests.window.pilot import new_table
from tests.window.xdesk import ROOT, is_here, x_server

KILLS = int(os.environ.get("BALLOT_BOX_KILLS", "10"))
LATEST = 0.7  # seconds after a game was opened, or after the first move in it
PLAYED = 0.8  # the share of programs that make a move before they are killed
SETTINGS = {"speed": "instant", "mute": True, "reveal": "press", "reduced_motion": True}


class Life(NamedTuple):
    """What a program said before it was killed: the words, and how many moves there were at each."""

    words: tuple[str, ...]
    counts: tuple[int, ...]

    @property
    def went_straight_on(self) -> bool:
        """Whether it only made moves, and nobody took one back or began another game."""
        return self.words[0] == "opened" and set(self.words[1:]) <= {"moved"}


class Seesaw:
    """One folder of saves, and a program on it that is started and killed again and again."""

    def __init__(self, folder: Path, luck: random.Random, display: str | None) -> None:
        self.folder = folder
        self.luck = luck
        quiet = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
        self.environment = {**os.environ, **quiet}
        if display is not None:
            self.environment.update(SDL_VIDEODRIVER="x11", DISPLAY=display)
        (folder / "config").mkdir()
        (folder / "config" / "settings.json").write_text(json.dumps(SETTINGS))

    @property
    def autosave(self) -> Path:
        return self.folder / "data" / "autosave.json"

    def lay(self, table: Table) -> None:
        """Begin anew with a table that somebody has left."""
        for old in self.autosave.parent.glob("autosave*.json"):
            old.unlink()
        saves.save(table, self.autosave)

    def saved(self) -> Table:
        return saves.load_autosave(self.autosave, GAMES)[0]

    def live(self, people: int) -> Life:
        """Start the program, kill it at some moment of the game, and tell what it said."""
        somebody = ("--person", str(self.luck.randrange(1000))) if people else ()
        command = [sys.executable, "-m", "tests.window.overheard", *somebody]
        command += ["--portable", str(self.folder), "--continue", "--size", "640x360"]
        with subprocess.Popen(command, cwd=ROOT, env=self.environment, stdout=subprocess.PIPE, text=True) as program:
            assert program.stdout is not None
            first = program.stdout.readline()
            if self.luck.random() < PLAYED:
                select.select([program.stdout], [], [], 5)  # the bots' process takes a while to wake up
            time.sleep(self.luck.uniform(0, LATEST))
            program.kill()
            said = [first, *program.stdout]
        lines = [line.split() for line in said]
        return Life(tuple(word for word, _ in lines), tuple(int(count) for _, count in lines))


@pytest.fixture(scope="module")
def display() -> Iterator[str | None]:
    if not is_here():
        yield None
        return
    with x_server() as name:
        yield name


def played(table: Table) -> list[Move]:
    return [*table.moves, *table.sealed]


@pytest.mark.parametrize("people", [0, 1], ids=["bots alone", "a person and bots"])
def test_a_program_killed_at_any_moment_goes_on_at_the_last_finished_move(
    people: int, display: str | None, tmp_path: Path
) -> None:
    luck = random.Random(people)
    seesaw = Seesaw(tmp_path, luck, display)
    seed = made = games = 0
    kills = (KILLS + people) // 2
    before: Table | None = None
    for _ in range(kills):
        if before is None or before.is_over:
            before = new_table(people=people, seed=(seed := seed + 1))
            seesaw.lay(before)
            games += 1
        life = seesaw.live(people)
        after = seesaw.saved()
        assert life.counts[0] == len(played(before)), "it went on where it had been left"
        if life.words[-1] != "changing":
            # The last move may have been saved in the very moment before it was reported.
            assert len(played(after)) in (life.counts[-1], life.counts[-1] + 1)
        if life.went_straight_on:
            assert after.moves[: len(before.moves)] == before.moves
            assert (after.setup, after.seed, after.seats) == (before.setup, before.seed, before.seats)
        made += life.words.count("moved")
        before = after
    assert made > 0, "the programs have played, not only started"
    print(f"{kills} kills, {games} games, {made} moves")
