"""What is told after a game about its bots: what they believed and when, what they said against better knowledge.

A game puts its story together from the record; the page that shows it knows no game.
"""

from typing import NamedTuple

from scenes.play.belief_chart import Curve

# The inks of the two sides by their names in the theme.
Ink = str


class Side(NamedTuple):
    """Which side somebody was on, as a tag."""

    word: str
    icon: str
    ink: Ink


class Flag(NamedTuple):
    """What changed a mind, at a step of the chart."""

    step: int
    words: str


class Section(NamedTuple):
    """A heading with its lines; `none` stands there when there are no lines."""

    icon: str
    title: str
    lines: tuple[str, ...]


class Cell(NamedTuple):
    """One bot: who it was, how it did, its chart, and what it said."""

    seat: int
    verdict: str
    side: Side
    caption: str
    curves: tuple[Curve, ...]
    flags: tuple[Flag, ...]
    sections: tuple[Section, ...]


class Part(NamedTuple):
    """The votes of one seat in a column."""

    seat: int
    weight: int
    is_decisive: bool = False


class Column(NamedTuple):
    """A candidate with everybody whose votes counted for them."""

    seat: int
    side: Side
    parts: tuple[Part, ...]

    @property
    def total(self) -> int:
        return sum(part.weight for part in self.parts)


class Decisive(NamedTuple):
    """The vote that would have turned the result with the least weight; `seat` cast it, -1 if nobody alone could."""

    note: str
    columns: tuple[Column, ...]
    seat: int
    title: str
    words: str


class Lie(NamedTuple):
    """Something false that was said against better knowledge, and how it was taken."""

    title: str
    seat: int
    target: str
    tag: str
    sentence: str
    effect: str


class Story(NamedTuple):
    """The whole page."""

    headline: str
    subtitle: str
    legend: tuple[str, str]  # what a thick line means, and a thin one
    steps: tuple[str, ...]
    prior: float
    cells: tuple[Cell, ...]
    decisive: Decisive | None
    lie: Lie | None
