"""When an Objective is fulfilled: one function for each kind of condition."""

from collections.abc import Callable

from engine.games.machrou3.board import GOVERNORATE_MASK, GROUP_OF, GROUPS, members
from engine.games.machrou3.content import OBJECTIVE, Objective
from engine.games.machrou3.rules.parliament import influence
from engine.games.machrou3.state import NOBODY, Machrou3State

Condition = Callable[[Machrou3State, int, Objective], int]


def fulfilled(state: Machrou3State, seat: int) -> bool:
    """Whether the seat holds an Objective whose condition is met now."""
    name = state.objectives[seat]
    return bool(name) and is_met(state, seat, OBJECTIVE[name])


def is_met(state: Machrou3State, seat: int, objective: Objective) -> bool:
    return progress(state, seat, objective) >= needed(state, objective)


def needed(state: Machrou3State, objective: Objective) -> int:
    return objective.need[state.players - 4]


def progress(state: Machrou3State, seat: int, objective: Objective) -> int:
    """How much of what the Objective needs the seat has now."""
    return CONDITIONS[objective.kind](state, seat, objective)


def _hold(state: Machrou3State, seat: int, objective: Objective) -> int:
    return (state.held[seat] & objective.where).bit_count()


def _gain(state: Machrou3State, seat: int, objective: Objective) -> int:
    """Districts held now that were not dealt: every pile starts from nothing."""
    return (state.held[seat] & ~state.dealt[seat] & objective.where).bit_count()


def _lead(state: Machrou3State, seat: int, objective: Objective) -> int:
    return sum(1 for group, leader in enumerate(state.leaders) if leader == seat and objective.where >> group & 1)


def _governorates(state: Machrou3State, seat: int, objective: Objective) -> int:
    held = state.held[seat]
    return sum(1 for mask in GOVERNORATE_MASK.values() if (held & mask).bit_count() >= objective.least)


def _gain_provinces(state: Machrou3State, seat: int, _: Objective) -> int:
    """Governorates with a district that was not dealt."""
    gained = state.held[seat] & ~state.dealt[seat]
    return sum(1 for mask in GOVERNORATE_MASK.values() if gained & mask)


def _stations(state: Machrou3State, seat: int, _: Objective) -> int:
    return (state.held[seat] & state.media).bit_count()


def _bloc(state: Machrou3State, seat: int, _: Objective) -> int:
    return state.blocs[seat]


def _ahead(state: Machrou3State, seat: int, _: Objective) -> int:
    return state.blocs[seat] - max(bloc for other, bloc in enumerate(state.blocs) if other != seat)


def _whole_groups(state: Machrou3State, seat: int, _: Objective) -> int:
    """Groups of several districts that are held from end to end, and were not dealt so."""
    held, dealt = state.held[seat], state.dealt[seat]
    return sum(
        1
        for group in GROUPS
        if len(group.districts) > 1 and held & group.mask == group.mask and dealt & group.mask != group.mask
    )


def _chain(state: Machrou3State, seat: int, _: Objective) -> int:
    """The largest number of the seat's districts that hang together by frontiers."""
    left = state.held[seat]
    longest = 0
    while left:
        found = grown = left & -left
        while grown:
            reach = 0
            for district in members(grown):
                reach |= state.borders[district]
            grown = reach & left & ~found
            found |= grown
        longest = max(longest, found.bit_count())
        left &= ~found
    return longest


def _influence(state: Machrou3State, seat: int, _: Objective) -> int:
    return influence(state, state.held[seat])


def _hold_heavy(state: Machrou3State, seat: int, objective: Objective) -> int:
    return sum(1 for district in members(state.held[seat]) if state.ip[district] >= objective.least)


def _hold_light(state: Machrou3State, seat: int, objective: Objective) -> int:
    return sum(1 for district in members(state.held[seat]) if state.ip[district] <= objective.least)


def _battles(state: Machrou3State, seat: int, _: Objective) -> int:
    return state.battles_won[seat]


def _backed(state: Machrou3State, seat: int, _: Objective) -> int:
    return state.winners_backed[seat]


def _campaigns(state: Machrou3State, seat: int, _: Objective) -> int:
    return state.campaigns_won[seat]


def _at_home(state: Machrou3State, seat: int) -> int:
    """The seat's District of Origin if it holds it, else nobody's."""
    origin = state.origins[seat]
    return origin if origin != NOBODY and state.owner[origin] == seat else NOBODY


def _origin_leads(state: Machrou3State, seat: int, _: Objective) -> int:
    home = _at_home(state, seat)
    return int(home != NOBODY and state.leaders[GROUP_OF[home]] == seat)


def _origin_ring(state: Machrou3State, seat: int, _: Objective) -> int:
    home = _at_home(state, seat)
    return 0 if home == NOBODY else (state.held[seat] & state.borders[home]).bit_count()


def _origin_taken(state: Machrou3State, seat: int, _: Objective) -> int:
    return sum(
        1
        for other, origin in enumerate(state.origins)
        if other != seat and origin != NOBODY and state.owner[origin] == seat
    )


def _origin_station(state: Machrou3State, seat: int, _: Objective) -> int:
    home = _at_home(state, seat)
    return int(home != NOBODY and state.media >> home & 1)


def _origin_province(state: Machrou3State, seat: int, _: Objective) -> int:
    home = _at_home(state, seat)
    if home == NOBODY:
        return 0
    province = next(mask for mask in GOVERNORATE_MASK.values() if mask >> home & 1)
    return (state.held[seat] & province).bit_count()


def _origin_away(state: Machrou3State, seat: int, objective: Objective) -> int:
    """Districts outside the home governorate, while the District of Origin is held."""
    home = _at_home(state, seat)
    return 0 if home == NOBODY else state.held[seat].bit_count() - _origin_province(state, seat, objective)


CONDITIONS: dict[str, Condition] = {
    "hold": _hold,
    "gain": _gain,
    "lead": _lead,
    "governorates": _governorates,
    "gain-provinces": _gain_provinces,
    "stations": _stations,
    "bloc": _bloc,
    "ahead": _ahead,
    "whole-groups": _whole_groups,
    "chain": _chain,
    "influence": _influence,
    "hold-heavy": _hold_heavy,
    "hold-light": _hold_light,
    "battles": _battles,
    "backed": _backed,
    "campaigns": _campaigns,
    "origin-leads": _origin_leads,
    "origin-ring": _origin_ring,
    "origin-taken": _origin_taken,
    "origin-station": _origin_station,
    "origin-province": _origin_province,
    "origin-away": _origin_away,
}
