"""What the organiser may know of a day: numbers, and nothing about anybody."""

import json
import time
from collections.abc import Callable, Mapping
from pathlib import Path

from engine.files import write_atomically

FILE = "kiosk-counters.json"
MOST_DAYS = 60
STARTED, FINISHED, ABANDONED = "started", "finished", "abandoned"
PEOPLE, SECONDS, CRASHES, RESTARTS = "people", "seconds", "crashes", "restarts"


def today() -> str:
    """The date of this machine's clock, as `2026-03-14`."""
    return time.strftime("%Y-%m-%d")


def of_game(game: str, fact: str) -> str:
    """The name under which a game's own number is kept."""
    return f"{game}.{fact}"


class Counters:
    """Numbers by day and name, kept in one small file; an unreadable file begins anew, a full disk stops nothing."""

    def __init__(self, folder: Path, day: Callable[[], str] = today) -> None:
        self.path = folder / FILE
        self._day = day
        self._days = _read(self.path)

    def add(self, name: str, amount: int = 1) -> None:
        """Count something that happened today."""
        numbers = self._days.setdefault(self._day(), {})
        numbers[name] = numbers.get(name, 0) + amount
        for old in sorted(self._days)[:-MOST_DAYS]:
            del self._days[old]
        self._write()

    def today(self) -> Mapping[str, int]:
        return dict(self._days.get(self._day(), {}))

    def whole(self) -> Mapping[str, int]:
        """The sums of all days that are still known."""
        sums: dict[str, int] = {}
        for numbers in self._days.values():
            for name, amount in numbers.items():
                sums[name] = sums.get(name, 0) + amount
        return sums

    def reset(self) -> None:
        """Begin to count anew."""
        self._days = {}
        self._write()

    def _write(self) -> None:
        try:
            write_atomically(self.path, json.dumps(self._days, indent=1, sort_keys=True).encode())
        except OSError:
            return  # counting goes on in memory


def _read(path: Path) -> dict[str, dict[str, int]]:
    """What the file holds, as far as it is what it should be."""
    try:
        stored = json.loads(path.read_bytes())
    except (OSError, ValueError, RecursionError):
        return {}
    days = stored.items() if isinstance(stored, dict) else ()
    return {
        day: {name: amount for name, amount in numbers.items() if type(amount) is int}
        for day, numbers in days
        if isinstance(numbers, dict)
    }
