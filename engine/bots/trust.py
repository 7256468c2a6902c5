"""How far a seat's word is worth something: promises kept and broken, as everybody can count them."""

from typing import Any

from engine.contract import AnyRules
from engine.ledger import BROKEN, FALSE, KEPT, PROMISE, Entry, record

FAITH, DOUBT = 1.5, 1.0  # what a newcomer is credited with, in promises kept and broken
FADING = 0.8  # what a round takes from the weight of a memory
BREACH = 1.4  # a broken promise is remembered better than a kept one
LIE = 0.7  # a claim that turned out false, in broken promises
DISTRUSTED = 0.42  # below this nobody makes a deal
GULLIBLE = 0.5  # how far talk moves the log-odds of who is what at the most


def trust(rules: AnyRules, view: Any) -> tuple[float, ...]:
    """For each seat the chance that it keeps its word, as a mean of the Beta distribution of its record."""
    return trust_in(record(rules, view), view.players, view.round)


def trust_in(entries: tuple[Entry, ...], players: int, now: int) -> tuple[float, ...]:
    """The same from a ledger that is at hand, as it looks in round `now`."""
    kept, broken = [FAITH] * players, [DOUBT] * players
    for pledge, verdict in entries:
        weight = FADING ** max(0, now - verdict.round)
        if verdict.status == KEPT:
            kept[pledge.speaker] += weight
        elif verdict.status == BROKEN:
            broken[pledge.speaker] += BREACH * weight
        elif verdict.status == FALSE and pledge.act == "claim":
            broken[pledge.speaker] += LIE * weight
    return tuple([good / (good + bad) for good, bad in zip(kept, broken, strict=True)])


def grudges(entries: tuple[Entry, ...], seat: int, players: int) -> tuple[int, ...]:
    """How many promises to this seat each other has broken."""
    found = [0] * players
    for pledge, verdict in entries:
        if pledge.act == PROMISE and pledge.target == seat and verdict.status == BROKEN:
            found[pledge.speaker] += 1
    return tuple(found)
