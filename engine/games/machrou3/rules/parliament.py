"""Who holds which district, who leads which group, and how big each bloc is (M3-M5, M25, M26)."""

from engine.contract import Emit
from engine.games.machrou3.acts import Act
from engine.games.machrou3.board import DISTRICTS, EVERYWHERE, GROUP_OF, GROUPS
from engine.games.machrou3.rules.rulings import tie_breaker
from engine.games.machrou3.state import NOBODY, Machrou3State


def swing(state: Machrou3State) -> int:
    """The districts that nobody holds (M5)."""
    taken = 0
    for mask in state.held:
        taken |= mask
    return EVERYWHERE & ~taken


def influence(state: Machrou3State, mask: int) -> int:
    """The sum of the Influence Points of a set of districts."""
    ip = state.ip
    total = 0
    while mask:
        lowest = mask & -mask
        total += ip[lowest.bit_length() - 1]
        mask ^= lowest
    return total


def give(state: Machrou3State, district: int, seat: int, emit: Emit) -> None:
    """Hand a district to a seat, or to nobody, and bring Parliament up to date."""
    before = state.owner[district]
    if before == seat:
        return
    bit = 1 << district
    if before != NOBODY:
        state.held[before] &= ~bit
    if seat != NOBODY:
        state.held[seat] |= bit
    state.owner[district] = seat
    emit("district-changed", district=DISTRICTS[district].id, before=before, after=seat)
    seat_group(state, GROUP_OF[district], emit)


def note(
    state: Machrou3State,
    kind: str,
    seat: int,
    target: int = NOBODY,
    other: int = NOBODY,
    counts: tuple[int, ...] = (),
) -> None:
    """Write down what everybody could see a seat do."""
    state.acts += (Act(kind, seat, tuple(state.blocs), target, other, counts, state.turns_taken),)


def exchange(state: Machrou3State, own: int, other: int, emit: Emit) -> None:
    """Let two districts change hands for each other."""
    seat, partner = state.owner[own], state.owner[other]
    give(state, own, partner, emit)
    give(state, other, seat, emit)


def set_influence(state: Machrou3State, district: int, ip: int, emit: Emit) -> None:
    """Change a district's Influence Points; no district falls below 1."""
    ip = max(1, ip)
    state.ip = (*state.ip[:district], ip, *state.ip[district + 1 :])
    emit("influence-changed", district=DISTRICTS[district].id, ip=ip)
    seat_group(state, GROUP_OF[district], emit)


def seat_group(state: Machrou3State, group: int, emit: Emit) -> None:
    """Give a group's seats to its leader, and take them from the one who led it before (M3, M4)."""
    before = state.leaders[group]
    after = leader(state, group)
    if before == after:
        return
    seats = GROUPS[group].seats
    if before != NOBODY:
        state.blocs[before] -= seats
    if after != NOBODY:
        state.blocs[after] += seats
    state.leaders[group] = after
    emit("group-changed", group=GROUPS[group].id, before=before, after=after, blocs=tuple(state.blocs))


def seat_everybody(state: Machrou3State, emit: Emit) -> None:
    """Bring all groups up to date: at the deal, and when a card changes how groups are won."""
    for group in range(len(GROUPS)):
        seat_group(state, group, emit)


def standings(state: Machrou3State, group: int) -> dict[int, int]:
    """The Influence Points of each seat that has a district in the group."""
    sums: dict[int, int] = {}
    for district in GROUPS[group].districts:
        seat = state.owner[district]
        if seat != NOBODY:
            sums[seat] = sums.get(seat, 0) + state.ip[district]
    return sums


def leader(state: Machrou3State, group: int) -> int:
    """The seat with strictly the most Influence Points in a group; nobody on a tie (M3)."""
    sums = standings(state, group)
    if not sums:
        return NOBODY
    best = max(sums.values())
    top = [seat for seat, total in sums.items() if total == best]
    if len(top) == 1:
        return top[0]
    return tie_breaker(state, top)
