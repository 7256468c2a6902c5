"""Groups of players that abilities and cards speak of: the richest, the unallied, and so on."""

from collections.abc import Callable

from engine.games.bureaucracy.state import BureaucracyState

WEALTHY = 6  # coins from which on a player counts as wealthy
Member = Callable[[BureaucracyState, int], bool]


def _is_richest(state: BureaucracyState, seat: int) -> bool:
    return state.coins[seat] == max(state.coins)


def _is_poorest(state: BureaucracyState, seat: int) -> bool:
    return state.coins[seat] == min([state.coins[other] for other in state.living()])


GROUPS: dict[str, Member] = {
    "all": lambda _state, _seat: True,
    "active": lambda state, seat: seat == state.turn,
    "richest": _is_richest,
    "poorest": _is_poorest,
    "wealthy": lambda state, seat: state.coins[seat] >= WEALTHY,
    "allied": lambda state, seat: state.allies[seat] != 0,
    "unallied": lambda state, seat: state.allies[seat] == 0,
    "two-allies": lambda state, seat: state.allies[seat].bit_count() >= 2,
    "peaceful": lambda state, seat: state.attackers[seat] == 0,
    "warlike": lambda state, seat: state.attackers[seat] > state.defenders[seat],
    "guarded": lambda state, seat: state.defenders[seat] > 0,
    "unguarded": lambda state, seat: state.defenders[seat] == 0,
}


def belongs(state: BureaucracyState, seat: int, group: str) -> bool:
    """Whether a living player belongs to a group; ties belong all."""
    return GROUPS[group](state, seat)


def members(state: BureaucracyState, group: str) -> list[int]:
    """The living players of a group."""
    return [seat for seat in state.living() if belongs(state, seat, group)]
