"""Forming and breaking alliances (B22)."""

from dataclasses import dataclass
from typing import ClassVar

from engine.contract import Decision, Emit, Move, Option, Step
from engine.games.bureaucracy.acts import ALLY, PART, REFUSE
from engine.games.bureaucracy.rules.rulings import gift
from engine.games.bureaucracy.rules.treasury import end_alliance, form_alliance, gain, pay, write_down
from engine.games.bureaucracy.state import ALIVE, BureaucracyState, seat_of
from engine.stack import then

ANSWER = Decision("diplomacy.answer", (Option("agree"), Option("refuse")))
FORM = tuple(Option(f"form-{seat}") for seat in range(8))
BREAK = tuple(Option(f"break-{seat}") for seat in range(8))
DONE = Option("done")


@dataclass(frozen=True, slots=True)
class EarlyDiplomacy(Step[BureaucracyState]):
    """A faction's gift: one alliance may be offered at the start of the own turn, too."""

    asks: ClassVar[bool] = False

    def run(self, state: BureaucracyState, emit: Emit) -> None:
        if gift(state, state.turn, "early-alliance"):
            step = Diplomacy(state.turn, is_early=True)
            if len(step.options(state)) > 1:
                then(state, step)


@dataclass(frozen=True, slots=True)
class Diplomacy(Step[BureaucracyState]):
    """Offer and break any number of alliances, each other player once a turn; `done_with` is who had theirs (B22)."""

    seat: int
    done_with: int = 0
    is_early: bool = False

    def ask(self, state: BureaucracyState) -> dict[int, Decision]:
        return {self.seat: Decision("diplomacy", self.options(state))}

    def options(self, state: BureaucracyState) -> tuple[Option, ...]:
        seat, allies, done_with = self.seat, state.allies[self.seat], self.done_with
        options = []
        for other, fell in enumerate(state.fell):
            if fell != ALIVE or other == seat or done_with >> other & 1:
                continue
            if not allies >> other & 1:
                options.append(FORM[other])
            elif not self.is_early:
                options.append(BREAK[other])
        options.append(DONE)
        return tuple(options)

    def take(self, state: BureaucracyState, move: Move, emit: Emit) -> None:
        pick, seat = move.picks[0], self.seat
        if pick == "done":
            return
        other = seat_of(pick)
        if not self.is_early:
            again = Diplomacy(seat, self.done_with | 1 << other)
            if len(again.options(state)) > 1:
                then(state, again)
        if pick.startswith("form"):
            emit("alliance-offered", seat=seat, partner=other)
            then(state, AskAlliance(seat, other))
            return
        break_alliance(state, seat, other, emit)


def break_alliance(state: BureaucracyState, seat: int, other: int, emit: Emit) -> None:
    """End an alliance from one side; some partners charge for it, as far as it leaves a coin (B11)."""
    end_alliance(state, seat, other)
    write_down(state, PART, seat, other)
    emit("alliance-ended", seat=seat, partner=other)
    fee = min(gift(state, other, "parting-fee"), state.coins[seat] - 1)
    if fee > 0:
        pay(state, seat, fee)
        gain(state, other, fee)
        emit("fee-paid", seat=seat, target=other, amount=fee)


@dataclass(frozen=True, slots=True)
class AskAlliance(Step[BureaucracyState]):
    """An alliance needs the other player's agreement (B22)."""

    seat: int
    partner: int

    def ask(self, state: BureaucracyState) -> dict[int, Decision]:
        return {self.partner: ANSWER}

    def take(self, state: BureaucracyState, move: Move, emit: Emit) -> None:
        agrees = move.picks[0] == "agree"
        write_down(state, ALLY if agrees else REFUSE, self.partner, self.seat)
        if agrees:
            form_alliance(state, self.seat, self.partner, emit)
        else:
            emit("alliance-refused", seat=self.seat, partner=self.partner)
