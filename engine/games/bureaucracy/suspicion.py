"""Who is after whom, as far as deeds tell: what each act says of secret targets, and targets drawn accordingly (B3)."""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from math import exp

from engine.games.bureaucracy.acts import ALLY, ATTACK, HURT, LEND, LET, PART, REFUSE, VETO, Act
from engine.games.bureaucracy.rules.deal import TARGETS
from engine.games.bureaucracy.rules.treasury import seats_in
from engine.games.bureaucracy.state import NOBODY
from engine.rng import Rng

# What a deed adds to the log-odds that its victim is one of the doer's targets: two thirds of what it told in games
# between bots, as people are less regular.
TELLS = {VETO: -1.1, LET: -0.2, ALLY: -0.6, REFUSE: 1.5, PART: 0.1, HURT: 1.5}
STRIKES, STRIKES_AGAIN = 1.8, 1.2
LENDS, KEEPS_BACK = -2.0, -0.1
CERTAIN = 4.0  # no number of deeds says more than this
SHUFFLES = 6  # swaps that are tried for each seat when targets are drawn
ROUNDS_OF_SCALING = 12

Matrix = tuple[tuple[float, ...], ...]


@lru_cache(maxsize=64)
def leanings(players: int, acts: tuple[Act, ...]) -> Matrix:
    """For each seat how far its deeds speak for each other one as its target, in log-odds."""
    found = [[0.0] * players for _ in range(players)]
    struck: set[tuple[int, int]] = set()
    for act in acts:
        if act.target == NOBODY:
            continue
        pair = (act.seat, act.target)
        if act.kind == ATTACK:
            found[act.seat][act.target] += STRIKES_AGAIN if pair in struck else STRIKES
            struck.add(pair)
        elif act.kind == LEND:
            found[act.seat][act.target] += LENDS if act.troops else KEEPS_BACK
        else:
            found[act.seat][act.target] += TELLS.get(act.kind, 0.0)
    return tuple([tuple([max(-CERTAIN, min(CERTAIN, value)) for value in row]) for row in found])


def reshuffled(
    targets: Sequence[int], free: Sequence[int], lean: Matrix, is_possible: Callable[[int, int], bool], rng: Rng
) -> tuple[int, ...]:
    """Targets that were drawn evenly, as likely as they explain what all have done; only `free` rows change.

    Pairs of seats swap a target again and again, as often as their deeds speak for it.
    """
    found = list(targets)
    if len(free) < 2 or not any(map(any, lean)):
        return tuple(found)
    for _ in range(SHUFFLES * len(free)):
        one, two = rng.pick(free), rng.pick(free)
        given, taken = found[one] & ~found[two], found[two] & ~found[one]
        if not given or not taken:
            continue
        gift, prize = rng.pick(seats_in(given)), rng.pick(seats_in(taken))
        gain = lean[one][prize] - lean[one][gift] + lean[two][gift] - lean[two][prize]
        if prize == one or gift == two or (gain < 0 and rng.chance() >= exp(gain)):
            continue
        swap = 1 << gift | 1 << prize
        if is_possible(one, found[one] ^ swap) and is_possible(two, found[two] ^ swap):
            found[one] ^= swap
            found[two] ^= swap
    return tuple(found)


def certain(mask: int, players: int) -> tuple[float, ...]:
    return tuple([float(mask >> seat & 1) for seat in range(players)])


def balanced(players: int, lean: Matrix, rows: Mapping[int, int], single: Mapping[int, int]) -> Matrix:
    """For each seat how likely each other one is among its targets, where `rows` and `single` targets are known.

    Weights are brought to two targets and two hunters for everybody, by scaling rows and columns in turn.
    """
    seats = range(players)
    table = [[0.0 if one == two else exp(lean[one][two]) for two in seats] for one in seats]
    for seat, mask in rows.items():
        table[seat] = list(certain(mask, players))
    for seat, mask in single.items():
        for target in seats_in(mask):
            table[seat][target] = 1.0
    fixed = {(seat, target) for seat in rows for target in seats}
    fixed |= {(seat, target) for seat, mask in single.items() for target in seats_in(mask)}
    for _ in range(ROUNDS_OF_SCALING):
        for one in seats:
            _scale(table, [(one, two) for two in seats], fixed)
        for two in seats:
            _scale(table, [(one, two) for one in seats], fixed)
    return tuple([tuple([min(1.0, value) for value in row]) for row in table])


def _scale(table: list[list[float]], line: Sequence[tuple[int, int]], fixed: set[tuple[int, int]]) -> None:
    """Bring one row or column to a sum of two without touching what is certain."""
    settled = sum([table[one][two] for one, two in line if (one, two) in fixed])
    free = [(one, two) for one, two in line if (one, two) not in fixed]
    total = sum([table[one][two] for one, two in free])
    if total <= 0:
        return
    factor = max(0.0, TARGETS - settled) / total
    for one, two in free:
        table[one][two] = min(1.0, table[one][two] * factor)
