"""What a game tells `game.py check` about its box: the texts its cards need, and the cards that play must bring up."""

from typing import NamedTuple


class Wording(NamedTuple):
    """The id of a text, the arguments it may and must use, and the places it must name, if that matters."""

    id: str
    arguments: frozenset[str] = frozenset()
    shown: frozenset[str] = frozenset()
    places: frozenset[str] | None = None


class Reach(NamedTuple):
    """Cards that every long series of games must bring up, by the event that shows it."""

    noun: str
    verb: str
    event: str
    key: str
    cards: frozenset[str]
