"""How a turn goes: whose it is, income, the flipped card, troops (B4, B5, B10, B21)."""

from dataclasses import dataclass
from functools import cache
from typing import ClassVar

from engine.contract import Decision, Emit, Move, Option, Reason, Step, tell_secret
from engine.games.bureaucracy.content import ACTION, CARD, END, START, VOTES
from engine.games.bureaucracy.rules.actions import OpenWindow
from engine.games.bureaucracy.rules.attack import PlanAttacks
from engine.games.bureaucracy.rules.diplomacy import Diplomacy, EarlyDiplomacy
from engine.games.bureaucracy.rules.rulings import (
    ATTACKER,
    DEFENDER,
    ally_income,
    can_pay,
    gift,
    income,
    levy,
    price,
    round_limit,
)
from engine.games.bureaucracy.rules.treasury import (
    change_coins,
    change_troops,
    count_out,
    draw_top_card,
    gain,
    pay,
    put_before,
    reckon,
    seats_in,
)
from engine.games.bureaucracy.rules.votes import OpenVote
from engine.games.bureaucracy.state import NOBODY, BureaucracyState
from engine.stack import then
from engine.steps import numbers

BUY = {"buy-attacker": ATTACKER, "buy-defender": DEFENDER}


@dataclass(frozen=True, slots=True)
class NextTurn(Step[BureaucracyState]):
    """Waits at the bottom of the stack: cleans up after a turn, and begins the next living player's."""

    asks: ClassVar[bool] = False

    def run(self, state: BureaucracyState, emit: Emit) -> None:
        state.attacks = ()
        state.effects = ()
        before = state.turn
        seat = state.first if before == NOBODY else next(iter(state.around((before + 1) % state.players)))
        if before == NOBODY or _place(state, seat) <= _place(state, before):
            # Everybody has had a turn: a round is over.
            if state.round >= round_limit(state):
                count_out(state, emit)
                return
            state.round += 1
        state.turn = seat
        state.turns_taken += 1
        state.bought = 0
        emit("turn-begins", seat=seat, round=state.round)
        then(
            state,
            OpenWindow(START),
            Income(),
            EarlyDiplomacy(),
            FlipCard(),
            OpenMuster(is_before=True),
            PlanAttacks(seat),
            OpenWindow(END),
            OpenMuster(is_before=False),
            Diplomacy(seat),
            self,
        )


def _place(state: BureaucracyState, seat: int) -> int:
    return (seat - state.first) % state.players


@dataclass(frozen=True, slots=True)
class Income(Step[BureaucracyState]):
    """The active player gains 1 coin and 1 for each ally; each ally gains 1 (B4). Then the law takes its share."""

    asks: ClassVar[bool] = False

    def run(self, state: BureaucracyState, emit: Emit) -> None:
        seat = state.turn
        amount = income(state, seat)
        gain(state, seat, amount)
        gains = []
        for ally in seats_in(state.allies[seat]):
            share = ally_income(state, ally)
            gain(state, ally, share)
            gains.append((ally, share))
        emit("income", seat=seat, amount=amount, allies=tuple(gains))
        if gift(state, seat, "last-defender") and not state.attackers[seat] + state.defenders[seat]:
            change_troops(state, seat, 0, 1, emit)
        if state.law:
            change_coins(state, seat, levy(state, seat), emit)
            reckon(state, emit)


@dataclass(frozen=True, slots=True)
class FlipCard(Step[BureaucracyState]):
    """Turn up the top card: an action goes before the active player (B9), all else to the vote (B5)."""

    asks: ClassVar[bool] = False

    def run(self, state: BureaucracyState, emit: Emit) -> None:
        card = draw_top_card(state, emit)
        if not card:
            return
        kind = CARD[card].kind
        emit("card-flipped", seat=state.turn, card=card, kind=kind)
        if gift(state, state.turn, "next-card"):
            then(state, LookAhead())
        if kind == ACTION:
            put_before(state, state.turn, card)
        else:
            state.flipped = card
            then(state, OpenWindow(VOTES), OpenVote())


@dataclass(frozen=True, slots=True)
class LookAhead(Step[BureaucracyState]):
    """A faction's gift: the active player sees the card that will be turned up next."""

    asks: ClassVar[bool] = False

    def run(self, state: BureaucracyState, emit: Emit) -> None:
        seat = state.turn
        if state.deck and gift(state, seat, "next-card"):
            state.knows_top |= 1 << seat
            tell_secret(state, emit, "next-card-seen", (seat,), {"card": state.deck[-1]}, seat=seat)


@dataclass(frozen=True, slots=True)
class OpenMuster(Step[BureaucracyState]):
    """Ask the active player about troops if there is anything to buy or to assign."""

    asks: ClassVar[bool] = False
    is_before: bool

    def run(self, state: BureaucracyState, emit: Emit) -> None:
        menu = Muster(state.turn, self.is_before)
        if len(menu.ask(state)[state.turn].options) > 1:
            then(state, menu)


@dataclass(frozen=True, slots=True)
class Muster(Step[BureaucracyState]):
    """Buy troops, one at a time; before the attack also say once which of them attack and which defend (B10, B21)."""

    seat: int
    is_before: bool
    assigned: bool = False

    def ask(self, state: BureaucracyState) -> dict[int, Decision]:
        seat = self.seat
        coins = state.coins[seat]
        attacker, defender = coins > price(state, seat, ATTACKER), coins > price(state, seat, DEFENDER)
        return {seat: _menu(self.is_before, attacker, defender, self._may_assign(state))}

    def explain(self, state: BureaucracyState, seat: int) -> Decision:
        options = [_purchase(state, seat, option, piece) for option, piece in BUY.items()]
        if self.is_before:
            options.append(Option("assign", self._assign_refusal(state)))
        return Decision(_topic(self.is_before), (*options, Option("done")))

    def _may_assign(self, state: BureaucracyState) -> bool:
        return self._assign_refusal(state) is None

    def _assign_refusal(self, state: BureaucracyState) -> Reason | None:
        if not self.is_before or self.assigned:
            return Reason("why-assigned")
        has_troops = state.attackers[self.seat] or state.defenders[self.seat]
        return None if has_troops else Reason("why-no-troops")

    def take(self, state: BureaucracyState, move: Move, emit: Emit) -> None:
        pick, seat = move.picks[0], self.seat
        if pick == "done":
            return
        if pick == "assign":
            then(state, AssignTroops(seat), Muster(seat, self.is_before, assigned=True))
            return
        buy(state, seat, BUY[pick], emit)
        then(state, self)


def _topic(is_before: bool) -> str:
    return "muster" if is_before else "muster.late"


@cache
def _menu(is_before: bool, attacker: bool, defender: bool, assign: bool) -> Decision:
    open_to = {"buy-attacker": attacker, "buy-defender": defender, "assign": assign, "done": True}
    return Decision(_topic(is_before), tuple(Option(pick) for pick, is_open in open_to.items() if is_open))


def _purchase(state: BureaucracyState, seat: int, option: str, piece: str) -> Option:
    cost = price(state, seat, piece)
    if can_pay(state, seat, cost):
        return Option(option)
    return Option(option, Reason("why-price", (("price", cost), ("coins", state.coins[seat]))))


def buy(state: BureaucracyState, seat: int, piece: str, emit: Emit) -> None:
    """Pay for one troop and put it on the mat."""
    cost = price(state, seat, piece)
    pay(state, seat, cost)
    if piece == ATTACKER:
        state.attackers[seat] += 1
    else:
        state.defenders[seat] += 1
        state.bought += 1
    emit("troop-bought", seat=seat, piece=piece, price=cost)


@dataclass(frozen=True, slots=True)
class AssignTroops(Step[BureaucracyState]):
    """Say how many of the own troops shall be attackers; the rest defend (B10)."""

    seat: int

    def ask(self, state: BureaucracyState) -> dict[int, Decision]:
        troops = state.attackers[self.seat] + state.defenders[self.seat]
        return {self.seat: Decision("muster.assign", numbers(0, troops))}

    def take(self, state: BureaucracyState, move: Move, emit: Emit) -> None:
        seat, attackers = self.seat, int(move.picks[0])
        state.defenders[seat] += state.attackers[seat] - attackers
        state.attackers[seat] = attackers
        emit("troops-assigned", seat=seat, attackers=attackers, defenders=state.defenders[seat])
