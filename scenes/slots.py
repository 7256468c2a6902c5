"""Which automatic save is this program's own: two of them at once must not save over each other's game."""

import re
from pathlib import Path
from typing import IO

from scenes import system

FIRST = "autosave.json"
_NAME = re.compile(r"autosave(-\d+)?(\.previous)?\.json")
_MOST = 99


def is_automatic(path: Path) -> bool:
    """Whether a file is an automatic save, of whichever window."""
    return _NAME.fullmatch(path.name) is not None


def others(folder: Path, mine: str) -> list[Path]:
    """The automatic saves that other windows have left or are still writing."""
    found = [path for path in folder.glob("autosave*.json") if is_automatic(path)]
    return sorted(path for path in found if ".previous" not in path.name and path.name != mine)


class Slot:
    """The name of the automatic save, held until this program ends in whatever way.

    The system frees the lock with the process, so a killed program never keeps its successor from its game. `trouble`
    says why nothing can be written to the folder at all.
    """

    def __init__(self, folder: Path) -> None:
        self.number = 1
        self.trouble: str | None = None
        self._lock: IO[bytes] | None = None
        try:
            folder.mkdir(parents=True, exist_ok=True)
            while (lock := system.take_lock(folder / f"{self._stem}.lock")) is None and self.number < _MOST:
                self.number += 1
            self._lock = lock
            if lock is not None:
                self._sweep(folder)
        except OSError as problem:
            self.trouble = problem.strerror or type(problem).__name__

    def _sweep(self, folder: Path) -> None:
        """Remove what a program that was killed while it wrote has left half done; nobody else writes here now."""
        for draft in folder.glob(f".{self._stem}.*.tmp"):
            draft.unlink(missing_ok=True)

    @property
    def _stem(self) -> str:
        return "autosave" if self.number == 1 else f"autosave-{self.number}"

    @property
    def name(self) -> str:
        return f"{self._stem}.json"

    @property
    def is_first(self) -> bool:
        """Whether no other program holds the usual automatic save."""
        return self.number == 1

    def free(self) -> None:
        """Let the next program have it."""
        if self._lock is not None:
            self._lock.close()
            self._lock = None
