"""Planning attacks, paying for them, and the vetoes of the attacker's allies (B13, B14, B20)."""

from dataclasses import dataclass
from typing import ClassVar

from engine.contract import Decision, Emit, Move, Option, Reason, Step
from engine.games.bureaucracy.acts import ATTACK, LET, VETO
from engine.games.bureaucracy.content import ATTACKS, DAMAGE
from engine.games.bureaucracy.rules.actions import PASS, OpenWindow
from engine.games.bureaucracy.rules.battle import Defend, ResolveAttacks
from engine.games.bureaucracy.rules.rulings import (
    attack_price,
    attack_refusal,
    can_pay,
    damages,
    free_attackers,
    in_law,
    largest_force,
    must_attack,
    veto_price,
)
from engine.games.bureaucracy.rules.treasury import aim, change_troops, gain, pay, write_down
from engine.games.bureaucracy.state import Attack, BureaucracyState, seat_id, seat_of
from engine.stack import then
from engine.steps import numbers

DONE = Option("done")


@dataclass(frozen=True, slots=True)
class PlanAttacks(Step[BureaucracyState]):
    """Spread the attackers over any number of players; all attacks are declared together (B13)."""

    asks: ClassVar[bool] = False
    seat: int

    def run(self, state: BureaucracyState, emit: Emit) -> None:
        seat = self.seat
        if not state.attackers[seat] and must_attack(state, seat) and state.defenders[seat]:
            # Who must attack assigns enough troops for it (B20).
            change_troops(state, seat, 1, -1, emit)
        if state.attacks or targets(state, seat):
            then(state, ChooseTarget(seat))


def targets(state: BureaucracyState, seat: int) -> list[int]:
    """The players against whom one more attack can be planned now."""
    if not state.attackers[seat] or not free_attackers(state, seat):
        return []
    return [other for other in state.living() if other != seat and _refusal(state, seat, other) is None]


def _refusal(state: BureaucracyState, seat: int, target: int) -> Reason | None:
    """Why no attack on this player can be added to the plan."""
    if state.fell[target] >= 0:
        return Reason("why-eliminated")
    if state.attacks:
        if any(attack.target == target for attack in state.attacks):
            return Reason("why-attacked-already")
        if in_law(state, "one-attack"):
            return Reason("why-one-attack")
    if not free_attackers(state, seat):
        return Reason("why-no-attackers")
    cost = attack_price(state, target)
    if cost and not can_pay(state, seat, cost + planned_price(state)):
        return Reason("why-price", (("price", cost), ("coins", state.coins[seat] - planned_price(state))))
    return attack_refusal(state, seat, target)


def planned_price(state: BureaucracyState) -> int:
    """What the attacks planned so far will cost."""
    return sum([attack_price(state, attack.target) for attack in state.attacks])


@dataclass(frozen=True, slots=True)
class ChooseTarget(Step[BureaucracyState]):
    """The active player names one more player to attack, or declares what is planned."""

    seat: int

    def ask(self, state: BureaucracyState) -> dict[int, Decision]:
        options = [Option(seat_id(other)) for other in targets(state, self.seat)]
        if self._may_stop(state):
            options.append(DONE)
        return {self.seat: Decision("attack", tuple(options))}

    def explain(self, state: BureaucracyState, seat: int) -> Decision:
        others = [other for other in range(state.players) if other != seat]
        options = [Option(seat_id(other), _refusal(state, seat, other)) for other in others]
        stop = DONE if self._may_stop(state) else Option("done", Reason("why-must-attack"))
        return Decision("attack", (*options, stop))

    def _may_stop(self, state: BureaucracyState) -> bool:
        return bool(state.attacks) or not must_attack(state, self.seat)

    def take(self, state: BureaucracyState, move: Move, emit: Emit) -> None:
        pick = move.picks[0]
        if pick == "done":
            if state.attacks:
                then(state, DeclareAttacks())
            return
        then(state, ChooseForce(self.seat, seat_of(pick)), PlanAttacks(self.seat))


@dataclass(frozen=True, slots=True)
class ChooseForce(Step[BureaucracyState]):
    """The active player says how many attackers go against the player just named."""

    seat: int
    target: int

    def ask(self, state: BureaucracyState) -> dict[int, Decision]:
        return {self.seat: Decision("attack.force", numbers(1, largest_force(state, self.seat)))}

    def take(self, state: BureaucracyState, move: Move, emit: Emit) -> None:
        state.attacks = (*state.attacks, Attack(self.target, int(move.picks[0])))
        emit("attack-planned", seat=self.seat, target=self.target, attackers=int(move.picks[0]))


@dataclass(frozen=True, slots=True)
class DeclareAttacks(Step[BureaucracyState]):
    """Make the plan binding: fees are paid, and everything that follows an attack is set going."""

    asks: ClassVar[bool] = False

    def run(self, state: BureaucracyState, emit: Emit) -> None:
        seat = state.turn
        for attack in state.attacks:
            target = attack.target
            cost, compensation = attack_price(state, target), damages(state)
            pay(state, seat, cost)
            gain(state, target, compensation)
            aim(state, seat, target, attack.attackers)
            write_down(state, ATTACK, seat, target, troops=attack.attackers)
            is_ally = bool(state.allies[seat] >> target & 1)
            emit("attack-declared", seat=seat, target=target, attackers=attack.attackers, ally=is_ally, price=cost)
        then(state, Vetoes(1), OpenWindow(ATTACKS), Defend(), OpenWindow(DAMAGE), ResolveAttacks())


@dataclass(frozen=True, slots=True)
class Vetoes(Step[BureaucracyState]):
    """Offer the attacker's allies their vetoes, clockwise from the active player (B14)."""

    asks: ClassVar[bool] = False
    offset: int

    def run(self, state: BureaucracyState, emit: Emit) -> None:
        for offset in range(self.offset, state.players):
            seat = (state.turn + offset) % state.players
            if vetoes(state, seat):
                then(state, AskVeto(seat, offset))
                return


def vetoes(state: BureaucracyState, seat: int) -> list[Option]:
    """The attacks that a seat may stop, and can pay for."""
    options = []
    for attack in state.attacks:
        cost = veto_price(state, seat, attack)
        if cost and can_pay(state, seat, cost):
            options.append(Option(seat_id(attack.target)))
    return options


@dataclass(frozen=True, slots=True)
class AskVeto(Step[BureaucracyState]):
    """An ally of the attacker pays to stop an attack, one after another, or lets them happen (B14)."""

    seat: int
    offset: int

    def ask(self, state: BureaucracyState) -> dict[int, Decision]:
        return {self.seat: Decision("veto", (*vetoes(state, self.seat), Option(PASS)))}

    def explain(self, state: BureaucracyState, seat: int) -> Decision:
        return Decision("veto", (*[_veto(state, seat, attack) for attack in state.attacks], Option(PASS)))

    def take(self, state: BureaucracyState, move: Move, emit: Emit) -> None:
        pick = move.picks[0]
        if pick == PASS:
            for option in vetoes(state, self.seat):
                write_down(state, LET, self.seat, seat_of(option.id), state.turn)
            then(state, Vetoes(self.offset + 1))
            return
        target = seat_of(pick)
        attacks = []
        for attack in state.attacks:
            if attack.target == target:
                cost = veto_price(state, self.seat, attack)
                pay(state, self.seat, cost)
                write_down(state, VETO, self.seat, target, state.turn)
                emit("attack-vetoed", seat=self.seat, target=target, price=cost)
                attack = attack._replace(stopped_by=self.seat, paid=cost)
            attacks.append(attack)
        state.attacks = tuple(attacks)
        then(state, Vetoes(self.offset))


def _veto(state: BureaucracyState, seat: int, attack: Attack) -> Option:
    option = seat_id(attack.target)
    if attack.stopped:
        return Option(option, Reason("why-stopped"))
    if attack.target == seat:
        return Option(option, Reason("why-own-attack"))
    cost = veto_price(state, seat, attack)
    if not can_pay(state, seat, cost):
        return Option(option, Reason("why-price", (("price", cost), ("coins", state.coins[seat]))))
    return Option(option)
