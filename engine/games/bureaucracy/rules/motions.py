"""What a passed motion does, by the kind of its effect (B8)."""

from collections.abc import Callable

from engine.contract import Emit
from engine.games.bureaucracy.content import Card
from engine.games.bureaucracy.rules.groups import members
from engine.games.bureaucracy.rules.rulings import add_effect
from engine.games.bureaucracy.rules.treasury import (
    change_coins,
    change_faction,
    change_troops,
    end_alliance,
    repeal,
    shred_hand,
)
from engine.games.bureaucracy.state import BureaucracyState, Effect

Deed = Callable[[BureaucracyState, Card, list[int], Emit], None]


def carry_motion(state: BureaucracyState, card: Card, emit: Emit) -> None:
    """Carry out a motion for everybody it works on."""
    MOTION_KINDS[card.effect](state, card, members(state, card.who), emit)
    emit("motion-carried", card=card.id)


def _coins(state: BureaucracyState, card: Card, seats: list[int], emit: Emit) -> None:
    for seat in seats:
        change_coins(state, seat, card.amount, emit)


def _levelling(state: BureaucracyState, card: Card, _seats: list[int], emit: Emit) -> None:
    """The richest give to the poorest: each of the one what it takes, each of the other what comes in, evenly."""
    rich, poor = members(state, "richest"), members(state, "poorest")
    if rich == poor:
        return
    for seat in rich:
        change_coins(state, seat, -card.amount, emit)
    share = len(rich) * card.amount // len(poor)
    for seat in poor:
        change_coins(state, seat, share, emit)


def _attackers(state: BureaucracyState, card: Card, seats: list[int], emit: Emit) -> None:
    for seat in seats:
        change_troops(state, seat, card.amount, 0, emit)


def _defenders(state: BureaucracyState, card: Card, seats: list[int], emit: Emit) -> None:
    for seat in seats:
        change_troops(state, seat, 0, card.amount, emit)


def _to_defenders(state: BureaucracyState, _card: Card, seats: list[int], emit: Emit) -> None:
    for seat in seats:
        change_troops(state, seat, -state.attackers[seat], state.attackers[seat], emit)


def _dissolve(state: BureaucracyState, _card: Card, seats: list[int], emit: Emit) -> None:
    for seat in seats:
        for other in seats:
            end_alliance(state, seat, other)
    emit("alliances-dissolved")


def _repeal(state: BureaucracyState, _card: Card, _seats: list[int], emit: Emit) -> None:
    repeal(state, emit)


def _shred(state: BureaucracyState, _card: Card, seats: list[int], emit: Emit) -> None:
    for seat in seats:
        shred_hand(state, seat, emit)


def _new_faction(state: BureaucracyState, _card: Card, seats: list[int], emit: Emit) -> None:
    for seat in seats:
        change_faction(state, seat, emit)


def _march(state: BureaucracyState, _card: Card, seats: list[int], emit: Emit) -> None:
    for seat in seats:
        add_effect(state, Effect("march", seat))
        emit("effect-begins", effect="march", seat=seat)


MOTION_KINDS: dict[str, Deed] = {
    "coins": _coins,
    "levelling": _levelling,
    "attackers": _attackers,
    "defenders": _defenders,
    "to-defenders": _to_defenders,
    "dissolve": _dissolve,
    "repeal": _repeal,
    "shred": _shred,
    "new-faction": _new_faction,
    "march": _march,
}
