"""Telling moments of a game, for pictures and for tests: each game's board names its own in its module `poses`."""

from collections.abc import Mapping
from typing import NamedTuple


class Pose(NamedTuple):
    """The moment at which a seat is asked one of these, not before so many moves."""

    topics: tuple[str, ...]
    after: int = 0
    talks: bool = False  # everybody says something


class Poses(NamedTuple):
    """`usual` is a table in the middle of the game, `secret` a question asked behind the curtain.

    The other moments go by the names of their scenes: on the open table, in the booth, and looking at one's own.
    """

    usual: Pose
    secret: Pose
    tables: Mapping[str, Pose]
    booths: Mapping[str, Pose]
    looks: Mapping[str, Pose]
    lively: str = ""  # a kind of event whose motion is measured
    level: str = "easy"  # of the bots that lead to these moments

    @property
    def names(self) -> tuple[str, ...]:
        return (*self.tables, *self.booths, *self.looks)
