"""What a deed tells of the sides: how likely it is for a Corrupt player and for a Reformist (M9, M10).

The numbers are set by hand, after counts from some two hundred games between bots; worlds are the sets of seats that
may be the Corrupt ones.
"""

from collections.abc import Callable, Sequence
from functools import cache

from engine.contract import Evidence, World
from engine.games.machrou3 import acts
from engine.games.machrou3.acts import Act

Chance = Callable[[Act, World], float]

# Only a Reformist needs a completed Objective to vote (M31), and sees to it.
RENEWS = {False: 0.14, True: 0.06}
COMPLETES = {False: 0.3, True: 0.18}
PASSES = {False: 0.08, True: 0.12}
# Support, by the backed bloc being the smaller one: of the Corrupt for an ally, between strangers, and against an ally;
# and of the Reformists.
BACKS_ALLY = {True: 0.9, False: 0.85}
BACKS_STRANGER = {True: 0.68, False: 0.15}
BACKS_ANYBODY = {True: 0.6, False: 0.22}
BACKS_AGAINST_ALLY = {True: 0.12, False: 0.06}
STAYS_OUT = {"free": 0.22, "ally": 0.08}
ATTACKS_ALLY = 0.25  # beside any other player
HURTS_ALLY = 0.1


def evidence(act: Act, worlds: Sequence[World]) -> Evidence | None:
    """How likely the act was under each of the worlds; None where both sides act alike."""
    chance = CHANCES.get(act.kind)
    if chance is None:
        return None
    return Evidence(tuple([chance(act, world) for world in worlds]), CHOICES.get(act.kind, 2))


def _renews(act: Act, corrupt: World) -> float:
    return RENEWS[act.seat in corrupt]


def _acts_otherwise(act: Act, corrupt: World) -> float:
    return 1 - RENEWS[act.seat in corrupt]


def _passes(act: Act, corrupt: World) -> float:
    return PASSES[act.seat in corrupt]


def _completes(act: Act, corrupt: World) -> float:
    return COMPLETES[act.seat in corrupt]


def _attacks(act: Act, corrupt: World) -> float:
    return _strikes(act, corrupt, ATTACKS_ALLY) * _acts_otherwise(act, corrupt)


def _hurts(act: Act, corrupt: World) -> float:
    return _strikes(act, corrupt, HURTS_ALLY)


def _strikes(act: Act, corrupt: World, at_ally: float) -> float:
    """The choice of a victim: a Reformist fears the big, a Corrupt player takes whom it can but spares allies."""
    share = act.blocs[act.target] + 10
    blocs = [bloc + 10 for seat, bloc in enumerate(act.blocs) if seat != act.seat]
    if act.seat not in corrupt:
        return share / sum(blocs)
    allies = len(corrupt) - 1
    calls = len(blocs) - allies + at_ally * allies
    return (at_ally if act.target in corrupt else 1.0) / calls


def _backs(act: Act, corrupt: World) -> float:
    smaller = act.blocs[act.target] < act.blocs[act.other]
    if act.seat in corrupt:
        if act.target in corrupt:
            return BACKS_ALLY[smaller]
        if act.other in corrupt:
            return BACKS_AGAINST_ALLY[smaller]
        return BACKS_STRANGER[smaller]
    return BACKS_ANYBODY[smaller]


def _stays_out(act: Act, corrupt: World) -> float:
    torn = act.seat in corrupt and (act.target in corrupt or act.other in corrupt)
    return STAYS_OUT["ally" if torn else "free"]


def _declines(act: Act, corrupt: World) -> float:
    return 0.4 if act.seat in corrupt and act.target in corrupt else 0.75


def _agrees(act: Act, corrupt: World) -> float:
    return 1 - _declines(act, corrupt)


def _favours(act: Act, corrupt: World) -> float:
    return 0.6 if act.seat in corrupt and act.target in corrupt else 1 / (len(act.blocs) - 1)


def _stands(act: Act, corrupt: World) -> float:
    """A candidacy: some Corrupt player has to stand; Reformists rally behind their biggest bloc."""
    bigger = sum(bloc > act.blocs[act.seat] for bloc in act.blocs)
    if act.seat not in corrupt:
        return 0.6 if bigger == 0 else 0.2
    if len(corrupt) == 1:
        return 0.9
    biggest = act.blocs[act.seat] == max(act.blocs[seat] for seat in corrupt)
    return 0.7 if biggest else 0.2


def _waits(act: Act, corrupt: World) -> float:
    return 1 - _stands(act, corrupt)


def _votes(act: Act, corrupt: World) -> float:
    """The counts of a secret ballot: any of the voters may have given any of its cards (M18)."""
    bigger = sum([bloc > act.blocs[act.seat] for bloc in act.blocs])
    return _count_chance(
        act.counts[0] - 1, bigger, len(act.blocs), len(corrupt), act.seat in corrupt
    ) * _acts_otherwise(act, corrupt)


@cache
def _count_chance(count: int, bigger: int, players: int, corrupt: int, for_corrupt: bool) -> float:
    """How likely so many of the others vote With, who are like each other but for their sides."""
    share = bigger / (players - 1)
    allies = corrupt - for_corrupt
    chances = [in_favour(share, True, for_corrupt)] * allies
    return count_chance(chances + [in_favour(share, False, for_corrupt)] * (players - 1 - allies), count)


def in_favour(bigger: float, is_corrupt: bool, for_corrupt: bool) -> float:
    """How likely a vote With is, by the share of blocs that are bigger than the campaigner's."""
    if is_corrupt:
        return 0.95 if for_corrupt else 0.04 + 0.7 * bigger * bigger
    return 0.04 + 0.6 * bigger * bigger if for_corrupt else 0.1 + 0.7 * bigger


def count_chance(chances: Sequence[float], count: int) -> float:
    """How likely exactly `count` of some independent votes are With: the Poisson binomial distribution."""
    if not 0 <= count <= len(chances):
        return 0.0
    spread = [1.0]
    for chance in chances:
        without = [(1 - chance) * value for value in spread]
        spread = [
            (without[votes] if votes < len(without) else 0.0) + (chance * spread[votes - 1] if votes else 0.0)
            for votes in range(len(spread) + 1)
        ]
    return spread[count]


CHANCES: dict[str, Chance] = {
    acts.ATTACK: _attacks,
    acts.BACK: _backs,
    acts.STAY_OUT: _stays_out,
    acts.AGREE: _agrees,
    acts.DECLINE: _declines,
    acts.VOTE: _votes,
    acts.HURT: _hurts,
    acts.FAVOUR: _favours,
    acts.PASS: _passes,
    acts.RENEW: _renews,
    acts.COMPLETE: _completes,
    acts.STAND: _stands,
    acts.WAIT: _waits,
}
CHOICES = {acts.BACK: 3, acts.STAY_OUT: 3, acts.ATTACK: 6, acts.HURT: 6, acts.VOTE: 6, acts.PASS: 5, acts.RENEW: 5}
