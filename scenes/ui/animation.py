"""What moves: values that go from here to there, and pieces of a show that run one after another."""

from collections.abc import Callable
from dataclasses import dataclass

from scenes.ui.painter import Painter

Draw = Callable[[Painter, float], None]  # told how far the piece has come, from 0 to 1
Deed = Callable[[], None]

_NOTHING = 1e-9  # seconds; less than that is left of a piece by rounding only


def ease_out(share: float) -> float:
    """Fast at first, then settling: how a thing moves that a hand puts down. Takes and gives 0 to 1."""
    left = 1 - min(1.0, max(0.0, share))
    return 1 - left**3


def blend(start: float, end: float, share: float) -> float:
    """The value that far on the way from `start` to `end`."""
    return start + (end - start) * share


class Tween:
    """A value on its way; without time to take it is there at once."""

    def __init__(self, start: float, end: float, seconds: float) -> None:
        self.start = start
        self.end = end
        self.seconds = seconds
        self._age = 0.0

    def update(self, seconds: float) -> None:
        self._age += seconds

    @property
    def value(self) -> float:
        return self.end if self.is_done else blend(self.start, self.end, ease_out(self._age / self.seconds))

    @property
    def is_done(self) -> bool:
        return self._age >= self.seconds


@dataclass(eq=False)
class Piece:
    """A part of the show. It `began` and `ended` exactly once each, also when it is skipped."""

    seconds: float
    draw: Draw | None
    began: Deed | None
    ended: Deed | None
    age: float = 0.0
    has_begun: bool = False
    has_ended: bool = False

    def begin(self) -> None:
        if not self.has_begun:
            self.has_begun = True
            if self.began is not None:
                self.began()

    def end(self) -> None:
        """Finish; beginning comes before, whatever happens."""
        self.begin()
        if not self.has_ended:
            self.has_ended = True
            if self.ended is not None:
                self.ended()

    @property
    def left(self) -> float:
        remaining = self.seconds - self.age
        return remaining if remaining > _NOTHING else 0.0

    @property
    def share(self) -> float:
        return min(1.0, self.age / self.seconds) if self.seconds > 0 else 1.0


class Timeline:
    """A queue of pieces, each of which waits for the one before. `speed` 2 shows everything in half the time.

    What is called when a piece begins or ends may add pieces, or skip them all.
    """

    def __init__(self, speed: float = 1.0) -> None:
        self.speed = speed
        self._groups: list[list[Piece]] = []  # the pieces of a group begin together; the first group runs
        self._stands_still = True

    @property
    def is_running(self) -> bool:
        return bool(self._groups)

    def add(
        self, seconds: float, draw: Draw | None = None, *, began: Deed | None = None, ended: Deed | None = None
    ) -> None:
        """Put a piece at the end; without `draw` it is a pause, and with 0 seconds it is never seen."""
        self._groups.append([Piece(seconds, draw, began, ended)])

    def add_beside(
        self, seconds: float, draw: Draw | None = None, *, began: Deed | None = None, ended: Deed | None = None
    ) -> None:
        """Put a piece beside the last one: they begin together, and what follows waits for both."""
        if not self._groups:
            self.add(seconds, draw, began=began, ended=ended)
        else:
            self._groups[-1].append(Piece(seconds, draw, began, ended))

    def update(self, seconds: float) -> None:
        """Let time pass; what a piece does not need goes to the next one."""
        # A show begins with its first frame: the time that led up to it was spent waiting for a player.
        left = 0.0 if self._stands_still else seconds * self.speed
        self._stands_still = False
        while self._groups:
            group = self._groups[0]
            _begin(group)
            if not self._is_first(group):
                continue
            step = min(left, max(piece.left for piece in group))
            left -= step
            self._advance(group, step)
            if not self._is_first(group):
                continue
            if not all(piece.has_ended for piece in group):
                return
            self._groups.pop(0)
        self._stands_still = True

    def _is_first(self, group: list[Piece]) -> bool:
        """Whether a group still runs: what a piece calls may have skipped it."""
        return bool(self._groups) and self._groups[0] is group

    def _advance(self, group: list[Piece], seconds: float) -> None:
        for piece in sorted(group, key=lambda piece: piece.left):
            piece.age += seconds
            if piece.left == 0 and self._is_first(group):
                piece.end()

    def draw(self, painter: Painter) -> None:
        """Draw what runs; a piece that is done stays, finished, until those beside it are done too."""
        for piece in self._groups[0] if self._groups else ():
            if piece.draw is not None:
                piece.draw(painter, piece.share)

    def skip(self) -> None:
        """End everything at once: all that pieces were to call is called, in order, and nothing is left."""
        while self._groups:
            group = self._groups.pop(0)
            _begin(group)
            for piece in sorted(group, key=lambda piece: piece.left):
                piece.end()
        self._stands_still = True


def _begin(group: list[Piece]) -> None:
    for piece in tuple(group):
        piece.begin()
