"""Steps that several games share."""

from collections.abc import Iterable
from functools import cache
from typing import ClassVar

from engine.contract import Decision, Emit, Move, Option, S, State, Step

ABSTAINS = ""  # in the box: this seat is not asked


@cache
def numbers(least: int, most: int) -> tuple[Option, ...]:
    """The options from one whole number to another, both among them."""
    return tuple(Option(str(number)) for number in range(least, most + 1))


def open_box(state: State, voters: Iterable[int]) -> None:
    """Set an empty ballot box on the table for these seats; do it where a Ballot is pushed."""
    asked = frozenset(voters)
    state.box = tuple(None if seat in asked else ABSTAINS for seat in range(state.players))


class Ballot(Step[S]):
    """Every seat with an open place in the box answers once, in any order; the last answer opens the box.

    A subclass says what a seat is asked (`decision`) and what the answers do (`close`).
    """

    __slots__ = ()
    sealed: ClassVar[bool] = True
    # A shuffled ballot leaves no trace of who put in what; the table rewrites its record accordingly.
    shuffled: ClassVar[bool] = True

    def decision(self, state: S, seat: int) -> Decision:
        raise NotImplementedError

    def close(self, state: S, answers: tuple[str, ...], emit: Emit) -> None:
        """Use the answers, by seat; ABSTAINS where a seat was not asked."""
        raise NotImplementedError

    def ask(self, state: S) -> dict[int, Decision]:
        return {seat: self.decision(state, seat) for seat, answer in enumerate(state.box) if answer is None}

    def take(self, state: S, move: Move, emit: Emit) -> None:
        seat = move.seat
        box = (*state.box[:seat], move.picks[0], *state.box[seat + 1 :])
        emit("answer-given", seat=seat)
        if None in box:
            state.box = box
            state.steps.append(self)
        else:
            state.box = ()
            self.close(state, tuple(answer or ABSTAINS for answer in box), emit)
