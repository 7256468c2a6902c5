"""The action Battle of Influence (M20-M25)."""

from dataclasses import dataclass
from typing import ClassVar

from engine.contract import Decision, Emit, Move, Option, Reason, Step
from engine.games.machrou3 import acts
from engine.games.machrou3.board import DISTRICT_OPTIONS, DISTRICTS, INDEX, members
from engine.games.machrou3.rules.parliament import give, influence, note
from engine.games.machrou3.rules.rulings import (
    becomes_swing,
    challengeable,
    challenger_wins,
    connected,
    defence_bonus,
    gag_refusal,
    room_refusal,
)
from engine.games.machrou3.state import NOBODY, Machrou3State
from engine.stack import then

NEUTRAL, CHALLENGER, DEFENDER = "neutral", "challenger", "defender"
SUPPORT = Decision("battle.support", (Option(NEUTRAL), Option(CHALLENGER), Option(DEFENDER)))
HELP = Decision("battle.help", (Option("accept"), Option("refuse")))


def refusal(state: Machrou3State, seat: int) -> Reason | None:
    """Why a seat cannot battle now."""
    held_back = gag_refusal(state, seat) or room_refusal(state, seat)
    if held_back is not None:
        return held_back
    if not state.held[seat]:
        return Reason("why-no-district")
    return None if reach(state, seat) & challengeable(state, seat) else Reason("why-nobody-in-reach")


def reach(state: Machrou3State, seat: int) -> int:
    """All districts that are connected to one of the seat's."""
    held = state.held[seat]
    found = 0
    for district in members(held):
        found |= state.borders[district]
    on_air = held & state.media
    return found | state.media if on_air else found


@dataclass(frozen=True, slots=True)
class ChooseChallenging(Step[Machrou3State]):
    """Name the own district that challenges (M20)."""

    seat: int

    def ask(self, state: Machrou3State) -> dict[int, Decision]:
        targets = challengeable(state, self.seat)
        own = members(state.held[self.seat])
        choices = [DISTRICT_OPTIONS[district] for district in own if connected(state, district) & targets]
        return {self.seat: Decision("battle.from", tuple(choices))}

    def take(self, state: Machrou3State, move: Move, emit: Emit) -> None:
        then(state, ChooseDefending(self.seat, INDEX[move.picks[0]]))


@dataclass(frozen=True, slots=True)
class ChooseDefending(Step[Machrou3State]):
    """Name the district of another player that must defend itself (M20)."""

    seat: int
    challenging: int

    def ask(self, state: Machrou3State) -> dict[int, Decision]:
        targets = connected(state, self.challenging) & challengeable(state, self.seat)
        return {self.seat: Decision("battle.at", tuple([DISTRICT_OPTIONS[district] for district in members(targets)]))}

    def take(self, state: Machrou3State, move: Move, emit: Emit) -> None:
        defending = INDEX[move.picks[0]]
        battle = Battle(self.seat, state.owner[defending], self.challenging, defending)
        challenge, defence = battle.totals(state)
        emit(
            "battle-declared",
            seat=self.seat,
            defender=battle.defender,
            challenging=DISTRICTS[self.challenging].id,
            defending=move.picks[0],
            challenge=challenge,
            defence=defence,
        )
        note(state, acts.ATTACK, self.seat, battle.defender)
        then(state, battle)


def own_support(state: Machrou3State, seat: int, defending: int, challenging: int) -> int:
    """A seat's districts that reach the defending district, apart from the two that face each other (M21)."""
    mask = state.held[seat] & connected(state, defending)
    return mask & ~(1 << challenging)


@dataclass(frozen=True, slots=True)
class Battle(Step[Machrou3State]):
    """Supporters are asked in turn, then the battle is decided. `backing` grows by (seat, side) with every one."""

    asks: ClassVar[bool] = False
    challenger: int
    defender: int
    challenging: int
    defending: int
    asked: int = 0
    backing: tuple[tuple[int, str], ...] = ()

    def totals(self, state: Machrou3State) -> tuple[int, int]:
        """What each side brings now, with everybody who backs it (M21, M22)."""
        challenge = state.ip[self.challenging] + self.strength(state, self.challenger)
        defence = state.ip[self.defending] + self.strength(state, self.defender)
        defence += defence_bonus(state, self.defending)
        for seat, side in self.backing:
            if side == CHALLENGER:
                challenge += self.strength(state, seat)
            else:
                defence += self.strength(state, seat)
        return challenge, defence

    def strength(self, state: Machrou3State, seat: int) -> int:
        """The points that a seat's connected districts add in this battle."""
        return influence(state, own_support(state, seat, self.defending, self.challenging))

    def run(self, state: Machrou3State, emit: Emit) -> None:
        """Go left from the Challenger to the next player who could intervene (M22); after the last, decide."""
        if not self.stands(state):
            emit("battle-called-off", seat=self.challenger, defending=DISTRICTS[self.defending].id)
            return
        for offset in range(self.asked + 1, state.players):
            seat = (self.challenger + offset) % state.players
            if seat != self.defender and own_support(state, seat, self.defending, self.challenging):
                then(state, Intervene(self.after(offset), seat))
                return
        self.decide(state, emit)

    def stands(self, state: Machrou3State) -> bool:
        """Whether both districts are still where they were: a card declared meanwhile may have moved one (M27)."""
        owner = state.owner
        in_place = owner[self.challenging] == self.challenger and owner[self.defending] == self.defender
        return in_place and room_refusal(state, self.challenger) is None

    def after(self, offset: int, backing: tuple[tuple[int, str], ...] = ()) -> "Battle":
        return Battle(
            self.challenger,
            self.defender,
            self.challenging,
            self.defending,
            offset,
            self.backing + backing,
        )

    def decide(self, state: Machrou3State, emit: Emit) -> None:
        challenge, defence = self.totals(state)
        won = challenger_wins(challenge, defence)
        emit(
            "battle-decided",
            seat=self.challenger,
            defender=self.defender,
            challenging=DISTRICTS[self.challenging].id,
            defending=DISTRICTS[self.defending].id,
            challenge=challenge,
            defence=defence,
            won=won,
        )
        self.count_winners(state, won)
        if won:
            give(state, self.defending, self.challenger, emit)
        elif becomes_swing(state, self.challenger, self.challenging):
            give(state, self.challenging, NOBODY, emit)

    def count_winners(self, state: Machrou3State, won: bool) -> None:
        if won:
            seat, battles = self.challenger, state.battles_won
            state.battles_won = (*battles[:seat], battles[seat] + 1, *battles[seat + 1 :])
        if self.backing:
            side = CHALLENGER if won else DEFENDER
            backers = {seat for seat, backed in self.backing if backed == side}
            state.winners_backed = tuple(count + (seat in backers) for seat, count in enumerate(state.winners_backed))


@dataclass(frozen=True, slots=True)
class Intervene(Step[Machrou3State]):
    """A player with a connected district stays neutral or backs one side with all of them (M22)."""

    battle: Battle
    seat: int

    def ask(self, state: Machrou3State) -> dict[int, Decision]:
        return {self.seat: SUPPORT}

    def take(self, state: Machrou3State, move: Move, emit: Emit) -> None:
        side = move.picks[0]
        # A card declared meanwhile may have taken what this seat could have helped with (M27).
        if side == NEUTRAL or not self.battle.strength(state, self.seat):
            emit("stayed-neutral", seat=self.seat)
            note(state, acts.STAY_OUT, self.seat, self.battle.challenger, self.battle.defender)
            then(state, self.battle)
        else:
            emit("support-offered", seat=self.seat, side=side)
            backed, opposed = self.battle.challenger, self.battle.defender
            if side == DEFENDER:
                backed, opposed = opposed, backed
            note(state, acts.BACK, self.seat, backed, opposed)
            then(state, AnswerHelp(self.battle, self.seat, side))


@dataclass(frozen=True, slots=True)
class AnswerHelp(Step[Machrou3State]):
    """Challenger and Defender may refuse any help that is offered (M22)."""

    battle: Battle
    seat: int
    side: str

    def ask(self, state: Machrou3State) -> dict[int, Decision]:
        return {self.battle.challenger if self.side == CHALLENGER else self.battle.defender: HELP}

    def take(self, state: Machrou3State, move: Move, emit: Emit) -> None:
        battle = self.battle
        accepts = move.picks[0] == "accept"
        note(state, acts.ACCEPT if accepts else acts.REFUSE, move.seat, self.seat)
        if accepts and battle.strength(state, self.seat):
            battle = battle.after(battle.asked, ((self.seat, self.side),))
            challenge, defence = battle.totals(state)
            emit("support-given", seat=self.seat, side=self.side, challenge=challenge, defence=defence)
        else:
            emit("support-refused", seat=self.seat, side=self.side)
        then(state, battle)
