"""A parlour game of a few lines that shows everything a table must be able to handle.

The seat whose turn it is may talk, roll a die, draw a hidden card, peek at one, swear an oath, call a ballot, leave the
turn to the next, or end the game. It may also cough or break a ballot off at any time.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, NamedTuple

from engine.contract import (
    SPECTATOR,
    Decision,
    Emit,
    Move,
    Option,
    Outcome,
    Reason,
    Rules,
    Setup,
    State,
    Step,
    TimeLimit,
    tell_secret,
)
from engine.rng import Rng
from engine.stack import then
from engine.steps import Ballot, open_box
from engine.table import Table

ACTIONS = ("talk", "roll", "draw", "peek", "swear", "vote", "show-hands", "vote-alone", "leave", "end")
YES_OR_NO = (Option("yes"), Option("no"))


@dataclass(slots=True)
class ParlourState(State):
    turn: int
    turns: int
    said: tuple[str, ...]
    cards: tuple[int, ...]
    yes: int

    def copy(self) -> "ParlourState":
        return ParlourState(
            self.players,
            self.steps[:],
            self.rng.copy(),
            self.box,
            self.turn,
            self.turns,
            self.said,
            self.cards,
            self.yes,
            talk=self.talk,
        )


class ParlourView(NamedTuple):
    seat: int
    said: tuple[str, ...]
    card: int
    voted: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Menu(Step[ParlourState]):
    seat: int

    def ask(self, state: ParlourState) -> dict[int, Decision]:
        return {self.seat: Decision("menu", tuple(map(Option, ACTIONS)))}

    def take(self, state: ParlourState, move: Move, emit: Emit) -> None:
        action = move.picks[0]
        if action == "end":
            emit("ended")
            return
        if action == "leave":
            pass_turn(state, emit)
            return
        then(state, self)
        if action == "talk":
            then(state, Talk(self.seat))
        elif action == "roll":
            emit("rolled", seat=self.seat, dice=state.rng.below(6))
        elif action == "draw":
            cards = list(state.cards)
            cards[self.seat] = 1 + state.rng.below(50)
            state.cards = tuple(cards)
            tell_secret(state, emit, "drawn", (self.seat,), {"card": cards[self.seat]}, seat=self.seat)
        elif action == "peek":
            tell_secret(state, emit, "peeked", (self.seat,), {"card": state.cards[0]}, seat=self.seat)
        elif action == "swear":
            state.said = (*state.said, "oath")
            emit("sworn", seat=self.seat)
        else:
            open_box(state, (self.seat,) if action == "vote-alone" else range(state.players))
            then(state, ShowHands() if action == "show-hands" else SecretVote())


@dataclass(frozen=True, slots=True)
class Talk(Step[ParlourState]):
    """A second choice in the same turn."""

    seat: int

    def ask(self, state: ParlourState) -> dict[int, Decision]:
        return {self.seat: Decision("talk", (Option("hello"), Option("bye")))}

    def explain(self, state: ParlourState, seat: int) -> Decision:
        options = self.ask(state)[seat].options
        return Decision("talk", (*options, Option("shout", Reason("why-too-loud"))))

    def take(self, state: ParlourState, move: Move, emit: Emit) -> None:
        state.said = (*state.said, move.picks[0])
        emit("said", seat=self.seat, word=move.picks[0])


@dataclass(frozen=True, slots=True)
class SecretVote(Ballot[ParlourState]):
    def decision(self, state: ParlourState, seat: int) -> Decision:
        return Decision("vote", YES_OR_NO)

    def close(self, state: ParlourState, answers: tuple[str, ...], emit: Emit) -> None:
        state.yes = answers.count("yes")
        emit("counted", yes=state.yes)


@dataclass(frozen=True, slots=True)
class ShowHands(SecretVote):
    shuffled: ClassVar[bool] = False


@dataclass(frozen=True, slots=True)
class Opening(Step[ParlourState]):
    """Asks nobody: a table runs it before anybody sits down."""

    asks: ClassVar[bool] = False

    def run(self, state: ParlourState, emit: Emit) -> None:
        emit("opened")


def pass_turn(state: ParlourState, emit: Emit) -> None:
    state.turn = (state.turn + 1) % state.players
    state.turns += 1
    emit("turn-passes", seat=state.turn)
    then(state, Menu(state.turn))


class Parlour(Rules[ParlourState, ParlourView]):
    name = "parlour"
    version = 1
    seat_counts = range(2, 5)
    modes = ("short",)
    house_rules = ()
    default_house_rules = frozenset()
    clocks: ClassVar[Mapping[str, int]] = {"turn": 30}
    binding = frozenset({"sworn"})
    state_type = ParlourState
    step_types = (Menu, Talk, SecretVote, ShowHands, Opening)

    def setup(self, options: Setup, seed: int) -> ParlourState:
        rng = Rng(seed)
        cards = tuple(rng.below(50) for _ in range(options.players))
        return ParlourState(options.players, [Menu(0), Opening()], rng, (), 0, 0, (), cards, 0)

    def view(self, state: ParlourState, seat: int) -> ParlourView:
        voted = tuple(voter for voter, answer in enumerate(state.box) if answer)
        return ParlourView(seat, state.said, SPECTATOR if seat == SPECTATOR else state.cards[seat], voted)

    def standing(self, state: ParlourState) -> dict[int, Decision]:
        return {state.turn: Decision("meanwhile", (Option("cough"), Option("break-off")))} if state.steps else {}

    def take_standing(self, state: ParlourState, move: Move, emit: Emit) -> None:
        if move.picks == ("cough",):
            emit("coughed", seat=move.seat)
            return
        state.box = ()
        state.steps[:] = [Menu(state.turn)]
        emit("broken-off", seat=move.seat)

    def time_limit(self, state: ParlourState) -> TimeLimit | None:
        if state.steps and isinstance(state.steps[-1], Menu | Talk):
            return TimeLimit(f"turn-{state.turns}", "turn", state.turn)
        return None

    def time_up(self, state: ParlourState, emit: Emit) -> None:
        emit("time-up", seat=state.turn)
        state.steps.clear()
        pass_turn(state, emit)

    def outcome(self, state: ParlourState) -> Outcome | None:
        return None if state.steps else Outcome(("guests",) * state.players, (0,), "guests")

    def rounds(self, state: ParlourState) -> int:
        return state.turns // state.players


RULES = Parlour()


def sit_down(players: int = 3, seed: int = 1) -> Table:
    """A new table."""
    return Table(RULES, Setup(players, "short"), seed)


def play(table: Table, *moves: str) -> Table:
    """Make moves given by their text."""
    for move in moves:
        table.submit(Move.parse(move))
    return table


def kinds(table: Table, seat: int, since: int = 0) -> list[str]:
    """What a seat was told, by kind."""
    return [event.kind for event in table.events(seat, since)]
