"""When and by whom players were eliminated, read from what everybody has seen."""

from collections.abc import Iterable
from typing import NamedTuple

from engine.contract import Event
from engine.games.bureaucracy.state import NOBODY

# What can take a last coin besides an attack; nobody in particular is to blame for it.
_FATES_OF_PAPER = frozenset({"vote-counted", "action-played", "income"})


class Fate(NamedTuple):
    """The round in which a player fell, and the attacker who took the last coin, or NOBODY."""

    round: int
    by: int


def fates(events: Iterable[Event], players: int) -> tuple[Fate | None, ...]:
    """The fate of every seat; None for those who lived to the end."""
    found: list[Fate | None] = [None] * players
    round_, attackers = 0, dict.fromkeys(range(players), NOBODY)
    for event in events:
        data = event.data
        if event.kind == "turn-begins":
            round_ = int(str(data["round"]))
            attackers = dict.fromkeys(attackers, NOBODY)
        elif event.kind in _FATES_OF_PAPER:
            attackers = dict.fromkeys(attackers, NOBODY)
        elif event.kind == "attack-resolved":
            attackers[int(str(data["target"]))] = int(str(data["seat"]))
        elif event.kind == "eliminated":
            seat = int(str(data["seat"]))
            found[seat] = Fate(round_, attackers[seat])
    return tuple(found)
