"""Rounds and turns: the Speaker, the order of play, the menu of actions and the end of a turn (M12-M16, M27, M28)."""

from dataclasses import dataclass
from typing import ClassVar

from engine.contract import Decision, Emit, Move, Option, Reason, Step
from engine.games.machrou3 import acts
from engine.games.machrou3.rules import battle, campaign, swap
from engine.games.machrou3.rules.conditions import fulfilled
from engine.games.machrou3.rules.declare import declare
from engine.games.machrou3.rules.election import open_election
from engine.games.machrou3.rules.objectives import draw_objective
from engine.games.machrou3.rules.parliament import note
from engine.games.machrou3.rules.rulings import bent, expire_effects, next_speaker_by_card, use_up
from engine.games.machrou3.state import NOBODY, Machrou3State, seat_id, seat_of
from engine.stack import then

ROUNDS = 5

PASS = Option("pass")
OBJECTIVE = Option("objective")
SWAP = Option("swap")
CAMPAIGN = Option("campaign")
BATTLE = Option("battle")
DECLARE = Option("declare")
END = Option("end")


@dataclass(frozen=True, slots=True)
class StartRound(Step[Machrou3State]):
    """Open the next round under its Speaker, or the election after the fifth (M12, M13, M28)."""

    asks: ClassVar[bool] = False

    def run(self, state: Machrou3State, emit: Emit) -> None:
        expire_effects(state)
        if state.round == ROUNDS:
            open_election(state, emit)
            return
        state.round += 1
        tied = self.next_speakers(state)
        if len(tied) == 1:
            then(state, OpenRound(tied[0]))
        else:
            then(state, ChooseSpeaker(tied))

    def next_speakers(self, state: Machrou3State) -> tuple[int, ...]:
        """The seats among which the gavel goes on: the smallest blocs, unless a card says otherwise."""
        if state.round == 1:
            return (state.speaker,)  # settled at the deal (M7)
        by_card = next_speaker_by_card(state)
        if by_card != NOBODY:
            use_up(state, "next-speaker", by_card)
            return (by_card,)
        return smallest_blocs(state)


def smallest_blocs(state: Machrou3State) -> tuple[int, ...]:
    smallest = min(state.blocs)
    return tuple(seat for seat, bloc in enumerate(state.blocs) if bloc == smallest)


@dataclass(frozen=True, slots=True)
class ChooseSpeaker(Step[Machrou3State]):
    """Between tied players the current Speaker chooses the next (M13)."""

    tied: tuple[int, ...]

    def ask(self, state: Machrou3State) -> dict[int, Decision]:
        return {state.speaker: Decision("speaker", tuple(Option(seat_id(seat)) for seat in self.tied))}

    def take(self, state: Machrou3State, move: Move, emit: Emit) -> None:
        then(state, OpenRound(seat_of(move.picks[0])))


@dataclass(frozen=True, slots=True)
class OpenRound(Step[Machrou3State]):
    """Hand over the gavel and let everybody act once, from the Speaker going left (M12)."""

    asks: ClassVar[bool] = False
    speaker: int

    def run(self, state: Machrou3State, emit: Emit) -> None:
        state.speaker = self.speaker
        emit("round-opened", round=state.round, speaker=self.speaker)
        then(state, NextTurn(left_from(state, self.speaker)))


def left_from(state: Machrou3State, seat: int) -> tuple[int, ...]:
    """All seats in turn order, beginning with this one."""
    return (*range(seat, state.players), *range(seat))


@dataclass(frozen=True, slots=True)
class NextTurn(Step[Machrou3State]):
    """The turn passes to the next seat that has not acted in this round."""

    asks: ClassVar[bool] = False
    waiting: tuple[int, ...]

    def run(self, state: Machrou3State, emit: Emit) -> None:
        if state.turn != NOBODY:
            for spent in ("gag", "swap-refused", "extra-action"):
                use_up(state, spent, state.turn)
            state.turns_taken += 1
        if not self.waiting:
            state.turn = NOBODY
            then(state, StartRound())
            return
        state.turn = self.waiting[0]
        emit("turn-begins", seat=state.turn, round=state.round)
        then(state, ChooseAction(state.turn), NextTurn(self.waiting[1:]))


@dataclass(frozen=True, slots=True)
class ChooseAction(Step[Machrou3State]):
    """The menu of a turn: one action, and a fulfilled Objective may be declared before it (M12, M15-M20, M27)."""

    seat: int

    def ask(self, state: Machrou3State) -> dict[int, Decision]:
        seat = self.seat
        options = [PASS, OBJECTIVE]
        if swap.refusal(state, seat) is None:
            options.append(SWAP)
        if campaign.refusal(state, seat) is None:
            options.append(CAMPAIGN)
        if battle.refusal(state, seat) is None:
            options.append(BATTLE)
        if fulfilled(state, seat):
            options.append(DECLARE)
        return {seat: Decision("action", tuple(options))}

    def explain(self, state: Machrou3State, seat: int) -> Decision:
        menu = (
            PASS,
            OBJECTIVE,
            Option("swap", swap.refusal(state, seat)),
            Option("campaign", campaign.refusal(state, seat)),
            Option("battle", battle.refusal(state, seat)),
            Option("declare", declare_refusal(state, seat)),
        )
        return Decision("action", menu)

    def take(self, state: Machrou3State, move: Move, emit: Emit) -> None:
        seat, action = self.seat, move.picks[0]
        if action == "declare":
            then(state, self)
            declare(state, seat, emit)
        elif action == "pass":
            emit("passed", seat=seat)
            note(state, acts.PASS, seat)
            end_turn(state, seat)
        elif action == "objective":
            note(state, acts.RENEW, seat)
            draw_objective(state, seat, emit)
            then(state, FinishTurn(seat))
        elif action == "swap":
            then(state, swap.ChooseGift(seat), AfterSwap(seat))
        elif action == "campaign":
            then(state, campaign.ChooseSwing(seat), FinishTurn(seat))
        else:
            then(state, battle.ChooseChallenging(seat), FinishTurn(seat))


@dataclass(frozen=True, slots=True)
class AfterSwap(Step[Machrou3State]):
    """An agreed swap was the action; a refused one was only talk, so the menu comes back without it."""

    asks: ClassVar[bool] = False
    seat: int

    def run(self, state: Machrou3State, emit: Emit) -> None:
        refused = bent(state, "swap-refused", self.seat)
        then(state, ChooseAction(self.seat) if refused else FinishTurn(self.seat))


def declare_refusal(state: Machrou3State, seat: int) -> Reason | None:
    if not state.objectives[seat]:
        return Reason("why-no-objective")
    return None if fulfilled(state, seat) else Reason("why-not-fulfilled")


@dataclass(frozen=True, slots=True)
class FinishTurn(Step[Machrou3State]):
    """After the action an Objective may still be declared before the turn passes (M27).

    It is asked after every action, so that a pause does not tell who could declare.
    """

    seat: int

    def ask(self, state: Machrou3State) -> dict[int, Decision]:
        options = (DECLARE, END) if fulfilled(state, self.seat) else (END,)
        return {self.seat: Decision("finish", options)}

    def explain(self, state: Machrou3State, seat: int) -> Decision:
        return Decision("finish", (Option("declare", declare_refusal(state, seat)), END))

    def take(self, state: Machrou3State, move: Move, emit: Emit) -> None:
        if move.picks[0] == "declare":
            then(state, self)
            declare(state, self.seat, emit)
        else:
            end_turn(state, self.seat)


def end_turn(state: Machrou3State, seat: int) -> None:
    """Let the turn pass, unless a card grants another action first."""
    if use_up(state, "extra-action", seat):
        then(state, ChooseAction(seat))
