"""Moments that pass by themselves: whoever is asked in one has the same time for it, a person or a bot."""

from collections.abc import Mapping

SECONDS: Mapping[str, float | None] = {"wait": None, "short": 3.0, "long": 8.0}


class Passing:
    """Counts a moment down; without a time it waits until somebody answers."""

    def __init__(self) -> None:
        self.pick = ""  # the answer that lets the moment pass
        self.left: float | None = None

    def begin(self, pick: str, setting: str) -> None:
        """Somebody is asked; an empty pick is a question that waits for its answer."""
        self.pick = pick
        self.left = SECONDS[setting] if pick else None

    def update(self, seconds: float) -> bool:
        """Let time pass; tells whether the moment is over, or another second shall be shown."""
        if self.left is None:
            return False
        before = self.whole_seconds
        self.left = max(0.0, self.left - seconds)
        return self.whole_seconds != before

    @property
    def is_over(self) -> bool:
        return self.left == 0.0

    @property
    def whole_seconds(self) -> int | None:
        """What is left as it is shown; None where nothing runs."""
        return None if self.left is None else int(self.left + 0.999)

    @property
    def wakes_in(self) -> float | None:
        return None if self.left is None else self.left % 1.0 or min(1.0, self.left)
