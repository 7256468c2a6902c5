"""Exceptional Powers: what each kind lets its drawer choose, and what it then does (M27, M40)."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar, NamedTuple

from engine.contract import Decision, Emit, Move, Option, Picks, Step, tell_secret
from engine.games.machrou3 import acts
from engine.games.machrou3.board import DISTRICTS, EVERYWHERE, GOVERNORATE_MASK, INDEX, members
from engine.games.machrou3.content import POWER, SIDE, Power
from engine.games.machrou3.rules.objectives import take_objective, top_objectives
from engine.games.machrou3.rules.parliament import exchange, give, note, seat_everybody, set_influence, swing
from engine.games.machrou3.rules.rulings import add_effect, room_refusal, swappable
from engine.games.machrou3.state import NOBODY, Effect, Machrou3State, Secret, seat_id, seat_of
from engine.stack import then

DECLINE = "decline"

Choices = Callable[[Machrou3State, int, Picks, Power], list[str]]
Deed = Callable[[Machrou3State, int, Picks, Power, Emit], None]


class PowerKind(NamedTuple):
    """What is picked, one choice after another, and what happens with the picks."""

    choices: tuple[Choices, ...]
    deed: Deed
    prepare: Callable[[Machrou3State, Emit], None] | None = None


@dataclass(frozen=True, slots=True)
class UsePower(Step[Machrou3State]):
    """Ask for the next choice of a power, or carry it out; with nothing to choose from it has no effect."""

    asks: ClassVar[bool] = False
    seat: int
    power: str
    picks: Picks = ()

    def run(self, state: Machrou3State, emit: Emit) -> None:
        power = POWER[self.power]
        kind = POWER_KINDS[power.effect]
        if kind.prepare is not None and not self.picks:
            kind.prepare(state, emit)
        if self.picks == (DECLINE,):
            emit("power-declined", seat=self.seat, power=self.power)
        elif len(self.picks) == len(kind.choices):
            note_power(state, self.seat, self.picks, power)
            kind.deed(state, self.seat, self.picks, power, emit)
            emit("power-used", seat=self.seat, power=self.power)
        elif kind.choices[len(self.picks)](state, self.seat, self.picks, power):
            then(state, ChooseForPower(self.seat, self.power, self.picks))
        else:
            emit("power-idle", seat=self.seat, power=self.power)


HARMS = {"take-neighbour", "vacate", "weaken", "shift", "force-swap", "gag"}


def note_power(state: Machrou3State, seat: int, picks: Picks, power: Power) -> None:
    """Write down whom a card is used for or against."""
    if power.effect in HARMS:
        target = seat_of(picks[-1]) if power.effect == "gag" else state.owner[INDEX[picks[-1]]]
        note(state, acts.HURT, seat, target)
    elif power.effect == "truce":
        note(state, acts.FAVOUR, seat, seat_of(picks[0]))


@dataclass(frozen=True, slots=True)
class ChooseForPower(Step[Machrou3State]):
    """The drawer of a power picks what it works on."""

    seat: int
    power: str
    picks: Picks = ()

    def ask(self, state: Machrou3State) -> dict[int, Decision]:
        power = POWER[self.power]
        ids = POWER_KINDS[power.effect].choices[len(self.picks)](state, self.seat, self.picks, power)
        if power.declinable and not self.picks:
            ids.append(DECLINE)
        return {self.seat: Decision(f"power.{power.effect}", tuple(map(Option, ids)))}

    def take(self, state: Machrou3State, move: Move, emit: Emit) -> None:
        then(state, UsePower(self.seat, self.power, (*self.picks, move.picks[0])))


def _ids(mask: int) -> list[str]:
    return [DISTRICTS[district].id for district in members(mask)]


def _others(state: Machrou3State, seat: int) -> int:
    """The districts that other players hold."""
    return EVERYWHERE & ~state.held[seat] & ~swing(state)


def _within_reach(state: Machrou3State, mask: int, power: Power) -> int:
    """Those of `mask` that a power may touch: by their IP, and by what it may do to a District of Origin (M8, M35)."""
    if not power.reaches_origin:
        for origin in state.origins:
            if origin != NOBODY:
                mask &= ~(1 << origin)
    return sum(1 << district for district in members(mask) if state.ip[district] <= power.ceiling)


def _own(state: Machrou3State, seat: int, _picks: Picks, _power: Power) -> list[str]:
    return _ids(state.held[seat])


def _swing_districts(state: Machrou3State, seat: int, _picks: Picks, _power: Power) -> list[str]:
    return [] if room_refusal(state, seat) else _ids(swing(state))


def _neighbours(state: Machrou3State, seat: int, _picks: Picks, power: Power) -> list[str]:
    if room_refusal(state, seat):
        return []
    reach = 0
    for district in members(state.held[seat]):
        reach |= state.borders[district]
    return _ids(_within_reach(state, reach & _others(state, seat), power))


def _foreign(state: Machrou3State, seat: int, _picks: Picks, power: Power) -> list[str]:
    return _ids(_within_reach(state, _others(state, seat), power))


def _own_provinces(state: Machrou3State, seat: int, _picks: Picks, _power: Power) -> list[str]:
    return [name for name, mask in GOVERNORATE_MASK.items() if state.held[seat] & mask]


def _other_seats(state: Machrou3State, seat: int, picks: Picks, _power: Power) -> list[str]:
    seats = (seat_id(other) for other in range(state.players) if other != seat)
    return [name for name in seats if name not in picks]


def _seats_with_objective(state: Machrou3State, seat: int, _picks: Picks, _power: Power) -> list[str]:
    return [seat_id(other) for other, card in enumerate(state.objectives) if card and other != seat]


def _own_with_rich_neighbour(state: Machrou3State, seat: int, _picks: Picks, power: Power) -> list[str]:
    return [name for name in _ids(state.held[seat]) if _rich_neighbours(state, seat, (name,), power)]


def _rich_neighbours(state: Machrou3State, seat: int, picks: Picks, power: Power) -> list[str]:
    """Other players' districts next to the picked one that can spare the points."""
    near = state.borders[INDEX[picks[0]]] & _others(state, seat)
    return [name for name in _ids(near) if state.ip[INDEX[name]] > power.amount]


def _own_to_swap(state: Machrou3State, seat: int, _picks: Picks, power: Power) -> list[str]:
    return [name for name in _ids(swappable(state, seat)) if _swap_partners(state, seat, (name,), power)]


def _swap_partners(state: Machrou3State, seat: int, picks: Picks, power: Power) -> list[str]:
    """Other players' districts that are at most `amount` points above the one given."""
    limit = state.ip[INDEX[picks[0]]] + power.amount
    foreign = _within_reach(state, _others(state, seat), power)
    return [name for name in _ids(foreign) if state.ip[INDEX[name]] <= limit]


def _own_without_station(state: Machrou3State, seat: int, _picks: Picks, _power: Power) -> list[str]:
    return _ids(state.held[seat] & ~state.media)


def _stations(state: Machrou3State, _seat: int, _picks: Picks, _power: Power) -> list[str]:
    return _ids(state.media)


def _stations_to_move(state: Machrou3State, seat: int, _picks: Picks, _power: Power) -> list[str]:
    return _ids(state.media) if state.held[seat] & ~state.media else []


def _strangers(state: Machrou3State, _seat: int, picks: Picks, _power: Power) -> list[str]:
    """The districts that do not border the picked one."""
    district = INDEX[picks[0]]
    return _ids(EVERYWHERE & ~state.borders[district] & ~(1 << district))


def _own_with_neighbour(state: Machrou3State, seat: int, _picks: Picks, power: Power) -> list[str]:
    return [name for name in _ids(state.held[seat]) if _foreign_neighbours(state, seat, (name,), power)]


def _foreign_neighbours(state: Machrou3State, seat: int, picks: Picks, _power: Power) -> list[str]:
    return _ids(state.borders[INDEX[picks[0]]] & ~state.held[seat])


def _turn_up_two(state: Machrou3State, emit: Emit) -> None:
    top_objectives(state, 2, emit)


def _two_objectives(state: Machrou3State, _seat: int, _picks: Picks, _power: Power) -> list[str]:
    return list(state.objective_pile[:2])


def _take(state: Machrou3State, seat: int, picks: Picks, _power: Power, emit: Emit) -> None:
    give(state, INDEX[picks[0]], seat, emit)


def _vacate(state: Machrou3State, _seat: int, picks: Picks, _power: Power, emit: Emit) -> None:
    give(state, INDEX[picks[0]], NOBODY, emit)


def _strengthen(state: Machrou3State, _seat: int, picks: Picks, power: Power, emit: Emit) -> None:
    district = INDEX[picks[0]]
    set_influence(state, district, state.ip[district] + power.amount, emit)


def _weaken(state: Machrou3State, _seat: int, picks: Picks, power: Power, emit: Emit) -> None:
    district = INDEX[picks[0]]
    set_influence(state, district, state.ip[district] - power.amount, emit)


def _strengthen_province(state: Machrou3State, seat: int, picks: Picks, power: Power, emit: Emit) -> None:
    for district in members(state.held[seat] & GOVERNORATE_MASK[picks[0]]):
        set_influence(state, district, state.ip[district] + power.amount, emit)


def _shift(state: Machrou3State, _seat: int, picks: Picks, power: Power, emit: Emit) -> None:
    own, other = INDEX[picks[0]], INDEX[picks[1]]
    set_influence(state, other, state.ip[other] - power.amount, emit)
    set_influence(state, own, state.ip[own] + power.amount, emit)


def _force_swap(state: Machrou3State, _seat: int, picks: Picks, _power: Power, emit: Emit) -> None:
    exchange(state, INDEX[picks[0]], INDEX[picks[1]], emit)


def _move_stations(state: Machrou3State, gone: str | None, new: str | None, emit: Emit) -> None:
    if gone is not None:
        state.media &= ~(1 << INDEX[gone])
    if new is not None:
        state.media |= 1 << INDEX[new]
    emit("stations-changed", gone=gone, new=new)


def _add_station(state: Machrou3State, _seat: int, picks: Picks, _power: Power, emit: Emit) -> None:
    _move_stations(state, None, picks[0], emit)


def _remove_station(state: Machrou3State, _seat: int, picks: Picks, _power: Power, emit: Emit) -> None:
    _move_stations(state, picks[0], None, emit)


def _move_station(state: Machrou3State, _seat: int, picks: Picks, _power: Power, emit: Emit) -> None:
    _move_stations(state, picks[0], picks[1], emit)


def _redraw_frontier(state: Machrou3State, picks: Picks, is_open: bool, emit: Emit) -> None:
    one, two = INDEX[picks[0]], INDEX[picks[1]]
    borders = list(state.borders)
    for here, there in ((one, two), (two, one)):
        borders[here] = borders[here] | 1 << there if is_open else borders[here] & ~(1 << there)
    state.borders = tuple(borders)
    emit("frontier-changed", one=picks[0], two=picks[1], open=is_open)


def _open_frontier(state: Machrou3State, _seat: int, picks: Picks, _power: Power, emit: Emit) -> None:
    _redraw_frontier(state, picks, True, emit)


def _close_frontier(state: Machrou3State, _seat: int, picks: Picks, _power: Power, emit: Emit) -> None:
    _redraw_frontier(state, picks, False, emit)


def _see_objective(state: Machrou3State, seat: int, picks: Picks, _power: Power, emit: Emit) -> None:
    target = seat_of(picks[0])
    card = state.objectives[target]
    state.secrets = (*state.secrets, Secret(seat, "objective", (target,), card))
    tell_secret(state, emit, "objective-seen", (seat,), {"objective": card}, seat=seat, target=target)


def _compare_sides(state: Machrou3State, seat: int, picks: Picks, _power: Power, emit: Emit) -> None:
    one, two = sorted(map(seat_of, picks))
    same = SIDE[state.characters[one]] == SIDE[state.characters[two]]
    answer = "same" if same else "different"
    state.secrets = (*state.secrets, Secret(seat, "sides", (one, two), answer))
    tell_secret(state, emit, "sides-compared", (seat,), {"answer": answer}, seat=seat, one=one, two=two)


def _lasting(kind: str, rounds: int | None) -> Deed:
    """A deed that puts an effect in force, on the seat that was picked or on the drawer; `rounds` after this one."""

    def deed(state: Machrou3State, seat: int, picks: Picks, _power: Power, emit: Emit) -> None:
        until = 99 if rounds is None else state.round + rounds
        if kind == "bastion":
            effect = Effect(kind, seat, INDEX[picks[0]], until)
        elif kind == "gag":
            effect = Effect(kind, seat_of(picks[0]), NOBODY, until)
        else:
            effect = Effect(kind, seat, seat_of(picks[0]) if picks else NOBODY, until)
        add_effect(state, effect)
        emit("effect-begins", effect=kind, seat=effect.seat, target=effect.target, until=until)
        if kind == "wins-ties":
            seat_everybody(state, emit)

    return deed


def _choose_objective(state: Machrou3State, seat: int, picks: Picks, _power: Power, emit: Emit) -> None:
    other = next(card for card in state.objective_pile[:2] if card != picks[0])
    take_objective(state, seat, picks[0], emit)
    state.objective_pile = tuple(card for card in state.objective_pile if card != other)
    state.objective_discards = (*state.objective_discards, other)


POWER_KINDS: dict[str, PowerKind] = {
    "take-swing": PowerKind((_swing_districts,), _take),
    "take-neighbour": PowerKind((_neighbours,), _take),
    "vacate": PowerKind((_foreign,), _vacate),
    "strengthen": PowerKind((_own,), _strengthen),
    "weaken": PowerKind((_foreign,), _weaken),
    "strengthen-province": PowerKind((_own_provinces,), _strengthen_province),
    "shift": PowerKind((_own_with_rich_neighbour, _rich_neighbours), _shift),
    "force-swap": PowerKind((_own_to_swap, _swap_partners), _force_swap),
    "add-station": PowerKind((_own_without_station,), _add_station),
    "remove-station": PowerKind((_stations,), _remove_station),
    "move-station": PowerKind((_stations_to_move, _own_without_station), _move_station),
    "open-frontier": PowerKind((_own, _strangers), _open_frontier),
    "close-frontier": PowerKind((_own_with_neighbour, _foreign_neighbours), _close_frontier),
    "see-objective": PowerKind((_seats_with_objective,), _see_objective),
    "compare-sides": PowerKind((_other_seats, _other_seats), _compare_sides),
    "immunity": PowerKind((), _lasting("immunity", 1)),
    "bastion": PowerKind((_own,), _lasting("bastion", None)),
    "extra-action": PowerKind((), _lasting("extra-action", 0)),
    "next-speaker": PowerKind((), _lasting("next-speaker", 1)),
    "gag": PowerKind((_other_seats,), _lasting("gag", 1)),
    "ties-pass": PowerKind((), _lasting("ties-pass", None)),
    "no-vote": PowerKind((), _lasting("no-vote", None)),
    "choose-objective": PowerKind((_two_objectives,), _choose_objective, prepare=_turn_up_two),
    "wins-ties": PowerKind((), _lasting("wins-ties", None)),
    "truce": PowerKind((_other_seats,), _lasting("truce", 1)),
}
