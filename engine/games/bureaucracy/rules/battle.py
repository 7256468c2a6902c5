"""Defenders, lent defenders, and the resolution of all attacks at the same time (B15-B19)."""

from dataclasses import dataclass
from typing import ClassVar, NamedTuple

from engine.contract import Decision, Emit, Move, Step
from engine.games.bureaucracy.acts import LEND
from engine.games.bureaucracy.rules.rulings import (
    armour,
    free_defenders,
    gift,
    in_law,
    may_lend,
    own_defenders_count,
    strength,
)
from engine.games.bureaucracy.rules.treasury import change_coins, reckon, write_down
from engine.games.bureaucracy.state import Attack, BureaucracyState
from engine.stack import then
from engine.steps import numbers


class Losses(NamedTuple):
    """What an attack comes to: attackers and defenders that fall, and coins that are lost."""

    attackers: int
    defenders: int
    coins: int


def losses(attackers: int, defenders: int, strength: int = 2) -> Losses:
    """Each defender takes on as many attackers as it can, and falls only when it took all it can take (B16)."""
    fallen = min(attackers, strength * defenders)
    return Losses(fallen, fallen // strength, attackers - fallen)


def expected(state: BureaucracyState, attack: Attack, own: int | None = None) -> Losses:
    """What an attack comes to as it stands, or with another number of own defenders; screens ask it of a View."""
    target = attack.target
    defenders = attack.defenders if own is None else attack.defenders - attack.own + own
    power = strength(state, target)
    # A breach lets attackers through whom a defender would have taken on.
    reach = min(attack.attackers, max(0, power * defenders - gift(state, state.turn, "breach")))
    fallen = losses(reach, defenders, power)
    through = attack.attackers - reach
    coins = min(state.coins[target], max(0, through - armour(state, target, through)))
    return Losses(
        max(0, fallen.attackers - gift(state, state.turn, "spares-attackers")),
        max(0, fallen.defenders - gift(state, target, "spares-defenders")),
        coins,
    )


@dataclass(frozen=True, slots=True)
class Defend(Step[BureaucracyState]):
    """For each attack in turn: allies of the attacked are asked to lend, clockwise, then the attacked (B15)."""

    asks: ClassVar[bool] = False
    index: int = 0
    offset: int = 1

    def run(self, state: BureaucracyState, emit: Emit) -> None:
        offset = self.offset
        for index in range(self.index, len(state.attacks)):
            attack = state.attacks[index]
            if not attack.stopped:
                lender = _next_lender(state, attack, offset)
                if lender:
                    seat = (state.turn + lender) % state.players
                    then(state, AskLend(seat, index, lender))
                    return
                if free_defenders(state, attack.target) and own_defenders_count(state, attack.target):
                    then(state, SendDefenders(attack.target, index))
                    return
            offset = 1


def _next_lender(state: BureaucracyState, attack: Attack, offset: int) -> int:
    """How far from the active player the next one sits who can lend a defender; 0 for nobody."""
    if not state.allies[attack.target]:
        return 0
    for place in range(offset, state.players):
        seat = (state.turn + place) % state.players
        if may_lend(state, seat, attack) and free_defenders(state, seat):
            return place
    return 0


def _change(state: BureaucracyState, index: int, attack: Attack) -> None:
    state.attacks = (*state.attacks[:index], attack, *state.attacks[index + 1 :])


@dataclass(frozen=True, slots=True)
class AskLend(Step[BureaucracyState]):
    """An ally of the attacked lends any number of defenders (B15)."""

    seat: int
    index: int
    offset: int

    def ask(self, state: BureaucracyState) -> dict[int, Decision]:
        return {self.seat: Decision("lend", numbers(0, free_defenders(state, self.seat)))}

    def take(self, state: BureaucracyState, move: Move, emit: Emit) -> None:
        count, attack = int(move.picks[0]), state.attacks[self.index]
        then(state, Defend(self.index, self.offset + 1))
        write_down(state, LEND, self.seat, attack.target, state.turn, count)
        if count:
            _change(state, self.index, attack._replace(lent=(*attack.lent, (self.seat, count))))
            emit("defenders-lent", seat=self.seat, target=attack.target, count=count)
            fee = gift(state, self.seat, "lending-fee")
            if fee:
                change_coins(state, self.seat, fee * count, emit)


@dataclass(frozen=True, slots=True)
class SendDefenders(Step[BureaucracyState]):
    """The attacked player sends any number of own defenders, and knows who has lent what (B15)."""

    seat: int
    index: int

    def ask(self, state: BureaucracyState) -> dict[int, Decision]:
        return {self.seat: Decision("defend", numbers(0, free_defenders(state, self.seat)))}

    def take(self, state: BureaucracyState, move: Move, emit: Emit) -> None:
        count, attack = int(move.picks[0]), state.attacks[self.index]
        _change(state, self.index, attack._replace(own=count))
        emit("defenders-sent", seat=self.seat, count=count)
        then(state, Defend(self.index + 1))


@dataclass(frozen=True, slots=True)
class ResolveAttacks(Step[BureaucracyState]):
    """Settle every attack of the turn at the same time (B19), once it is clear which lent troops go home (B18)."""

    asks: ClassVar[bool] = False

    def run(self, state: BureaucracyState, emit: Emit) -> None:
        for index, attack in enumerate(state.attacks):
            if not attack.stopped and len(attack.lent) > 1 and len(attack.returned) < len(attack.lent):
                least, most = _share(state, attack)
                if least < most:
                    then(state, DivideReturned(attack.target, index), self)
                    return
                _give_back(state, index, least)
                then(state, self)
                return
        results = [expected(state, attack) for attack in state.attacks]
        for attack, result in zip(state.attacks, results, strict=True):
            if not attack.stopped:
                _settle(state, attack, result, emit)
        state.attacks = ()
        reckon(state, emit)


def survivors(state: BureaucracyState, attack: Attack) -> int:
    """The defenders of an attack that are left when it is over."""
    return attack.defenders - expected(state, attack).defenders


def _share(state: BureaucracyState, attack: Attack) -> tuple[int, int]:
    """The fewest and most defenders that the next lender can be given back."""
    waiting = attack.lent[len(attack.returned) :]
    left = survivors(state, attack) - sum([count for _, count in attack.returned])
    others = sum([count for _, count in waiting[1:]])
    # As many as possible are returned, and to nobody more than they lent (B18).
    return max(0, min(waiting[0][1], left - others)), min(waiting[0][1], max(0, left))


def _give_back(state: BureaucracyState, index: int, count: int) -> None:
    attack = state.attacks[index]
    lender = attack.lent[len(attack.returned)][0]
    _change(state, index, attack._replace(returned=(*attack.returned, (lender, count))))


@dataclass(frozen=True, slots=True)
class DivideReturned(Step[BureaucracyState]):
    """The attacked player says how many of the surviving defenders the next lender gets back (B18)."""

    seat: int
    index: int

    def ask(self, state: BureaucracyState) -> dict[int, Decision]:
        return {self.seat: Decision("divide", numbers(*_share(state, state.attacks[self.index])))}

    def take(self, state: BureaucracyState, move: Move, emit: Emit) -> None:
        _give_back(state, self.index, int(move.picks[0]))


def _settle(state: BureaucracyState, attack: Attack, result: Losses, emit: Emit) -> None:
    """Let troops fall and coins go, and send home what was lent."""
    seat, target = state.turn, attack.target
    emit(
        "attack-resolved",
        seat=seat,
        target=target,
        attackers=attack.attackers,
        defenders=attack.defenders,
        attackers_lost=result.attackers,
        defenders_lost=result.defenders,
        coins_lost=result.coins,
    )
    state.attackers[seat] -= result.attackers
    _bury_defenders(state, attack, result, emit)
    change_coins(state, target, -result.coins, emit)
    if result.coins:
        spoils = gift(state, seat, "plunder") + (result.coins if in_law(state, "spoils") else 0)
        change_coins(state, seat, spoils, emit)


def _bury_defenders(state: BureaucracyState, attack: Attack, result: Losses, emit: Emit) -> None:
    """Survivors go to the lenders first, as far as they reach (B18); who is left over is the attacked player's."""
    left = attack.defenders - result.defenders
    decided = dict(attack.returned)
    for lender, count in attack.lent:
        back = decided.get(lender, min(count, left))
        state.defenders[lender] -= count - back
        emit("defenders-returned", seat=lender, target=attack.target, lent=count, returned=back)
        left -= back
    state.defenders[attack.target] += left - attack.own
