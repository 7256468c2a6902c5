"""A table: the true state of one game, who sits at it, and the record of what was done."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from engine.contract import (
    CLOCK,
    TALK,
    AnyRules,
    AnyStep,
    Datum,
    Decision,
    Event,
    Move,
    Outcome,
    Setup,
    State,
    TimeLimit,
    ignore,
)
from engine.stack import IllegalMove, pending, settle, submit
from engine.steps import Ballot


class Seat(NamedTuple):
    """Who sits there: a name, the level of the bot that plays, or None for a person, and the piece they play with.

    `persona` is the id of the manner in which a bot plays, see `engine.bots.people`.
    """

    name: str
    bot: str | None = None
    piece: str = ""
    persona: str = ""


class Moment(NamedTuple):
    """What undo goes back to."""

    seat: int
    state: State
    events: int
    moves: int
    sealed: tuple[Move, ...]
    move: Move


class Table:
    """Owns the State: nothing outside the engine ever holds it. All that seats see comes from `view` and `events`."""

    def __init__(self, rules: AnyRules, setup: Setup, seed: int, seats: Sequence[Seat] = ()) -> None:
        self.rules = rules
        self.setup = setup
        self.seed = seed
        self.seats = tuple(seats) or tuple(Seat(f"seat-{number}") for number in range(setup.players))
        self.moves: list[Move] = []
        self.sealed: tuple[Move, ...] = ()
        self.record_version = rules.version  # 0 once the record mixes rules of several versions
        self.clocks: dict[str, int | None] = dict.fromkeys(rules.clocks)
        self.on_change: Callable[[Table], None] | None = None
        self._events: list[Event] = []
        self._undo: list[Moment] = []
        self._redo: list[Move] = []
        self._clock_id = ""
        self._seconds_used = 0.0
        self._state: State = rules.setup(setup, seed)
        settle(self._state, self._note)

    @classmethod
    def restore(
        cls,
        rules: AnyRules,
        setup: Setup,
        seed: int,
        seats: Sequence[Seat],
        state: State,
        moves: Sequence[Move],
        sealed: Sequence[Move],
        events: Sequence[Event],
    ) -> "Table":
        """A table as it was saved under other rules: its state counts, its moves can no longer be replayed."""
        table = cls(rules, setup, seed, seats)
        table._state = state
        table._events = list(events)
        table.moves = list(moves)
        table.sealed = tuple(sealed)
        table.record_version = 0
        return table

    def pending(self) -> dict[int, Decision]:
        """The decisions that keep the game waiting, with greyed options and their reasons."""
        state = self._state
        return {seat: state.steps[-1].explain(state, seat) for seat in pending(state)}

    def asked(self) -> dict[int, Decision]:
        """The same decisions as simulation sees them: only what may be picked."""
        return pending(self._state)

    def standing(self) -> dict[int, Decision]:
        return self.rules.standing(self._state)

    def view(self, seat: int) -> Any:
        return self.rules.view(self._state, seat)

    def outcome(self) -> Outcome | None:
        return self.rules.outcome(self._state)

    def encoded_state(self, encode: Callable[[object], Any]) -> Any:
        """The state for a save; the one way out of it."""
        return encode(self._state)

    def same_state(self, state: State) -> bool:
        return self._state == state

    def statistics(self) -> dict[str, dict[str, int]]:
        return self.rules.statistics(self._state)

    @property
    def rounds(self) -> int:
        return self.rules.rounds(self._state)

    @property
    def is_over(self) -> bool:
        return not self._state.steps

    @property
    def gathers_secrets(self) -> bool:
        """Whether seats are answering something that stays secret until the last answer is in."""
        return bool(self._state.steps) and self._state.steps[-1].sealed

    def events(self, seat: int, since: int = 0) -> list[Event]:
        """What a seat, or an onlooker, has seen happen, from the event numbered `since` on."""
        return [event for event in self._events[since:] if event.seen_by(seat)]

    @property
    def event_count(self) -> int:
        return len(self._events)

    def all_events(self) -> tuple[Event, ...]:
        """Everything that happened, secrets included: for saves and for the time after the game."""
        return tuple(self._events)

    def submit(self, move: Move) -> None:
        """Make a move; IllegalMove changes nothing."""
        if self._is_talk(move):
            self._speak(move)
            return
        self._make(move)
        self._redo.clear()

    def _is_talk(self, move: Move) -> bool:
        return move.topic == TALK and self.rules.parlance is not None

    def _speak(self, move: Move) -> None:
        """Let a seat say something: nobody takes that back, and it takes no undo from anybody without need."""
        submit(self.rules, self._state, move, self._note)
        self.moves.append(move)
        # What could not have been said before a move speaks of it: that move can no longer be taken back.
        for place in reversed(range(len(self._undo))):
            if self._said_again(self._undo[place]) is None:
                del self._undo[: place + 1]
                break
        if self.on_change is not None:
            self.on_change(self)

    def _said_since(self, moment: Moment) -> list[Move]:
        return [move for move in self.moves[moment.moves :] if self._is_talk(move)]

    def _said_again(self, moment: Moment) -> State | None:
        """The state that undo goes back to, with all that was said since; None if it could not be said there."""
        state = moment.state.copy()
        try:
            for move in self._said_since(moment):
                submit(self.rules, state, move, ignore)
        except IllegalMove:
            return None
        return state

    def _make(self, move: Move) -> None:
        before = self._state.copy()
        moment = Moment(move.seat, before, len(self._events), len(self.moves), self.sealed, move)
        submit(self.rules, self._state, move, self._note)
        self._record(move, before)
        if self._undo and self._undo[-1].seat != move.seat:
            self._undo.clear()
        if self._is_final(moment):
            self._undo.clear()
            self._redo.clear()
        else:
            self._undo.append(moment)
        if self.on_change is not None:
            self.on_change(self)

    def _note(self, kind: str, only: tuple[int, ...] | None = None, /, **data: Datum) -> None:
        self._events.append(Event(kind, data, only))

    def _record(self, move: Move, before: State) -> None:
        """Write down a move; answers to a ballot only when it is over, in an order that tells nothing."""
        ballot = before.steps[-1]
        asked = ballot.ask(before).get(move.seat) if ballot.sealed else None
        if asked is not None and asked.topic == move.topic:
            self.sealed = (*self.sealed, move)
            if ballot not in self._state.steps:
                self.moves.extend(unsealed(ballot, self.sealed))
                self.sealed = ()
            return
        self.moves.append(move)
        if not self._state.box:
            self.sealed = ()  # a ballot that was broken off leaves no trace

    def _is_final(self, moment: Moment) -> bool:
        """Whether something hidden was shown, or something binding was said, so that undo would cheat."""
        before, after = moment.state, self._state
        if moment.move.topic == CLOCK or before.rng != after.rng or (before.box and not after.box):
            return True
        return any(
            event.only is not None or event.kind in self.rules.binding for event in self._events[moment.events :]
        )

    def can_undo(self, seat: int) -> bool:
        return bool(self._undo) and self._undo[-1].seat == seat

    def undo(self, seat: int) -> bool:
        """Take back the seat's last move if nothing hidden was revealed and nobody else has acted since."""
        if not self.can_undo(seat):
            return False
        moment = self._undo.pop()
        said = self._said_since(moment)
        self._state = moment.state
        del self._events[moment.events :]
        del self.moves[moment.moves :]
        self.sealed = moment.sealed
        for spoken in said:
            submit(self.rules, self._state, spoken, self._note)
            self.moves.append(spoken)
        self._redo.append(moment.move)
        if self.on_change is not None:
            self.on_change(self)
        return True

    def redo(self, seat: int) -> bool:
        """Make the move again that was just taken back."""
        if not self._redo or self._redo[-1].seat != seat:
            return False
        waiting = self._redo[:-1]
        self._make(self._redo[-1])
        self._redo = waiting
        return True

    def time_limit(self) -> TimeLimit | None:
        """The clock that runs now, if the table plays with it."""
        limit = self.rules.time_limit(self._state)
        return limit if limit is not None and self.clocks.get(limit.kind) is not None else None

    def seconds_left(self) -> float | None:
        limit = self.time_limit()
        if limit is None:
            return None
        used = self._seconds_used if limit.id == self._clock_id else 0.0
        return max(0.0, (self.clocks[limit.kind] or 0) - used)

    def tick(self, seconds: float) -> bool:
        """Let time pass, and tell whether it has run out; then the clock's own move has been made (M14, M29)."""
        limit = self.time_limit()
        if limit is None:
            return False
        if limit.id != self._clock_id:
            self._clock_id, self._seconds_used = limit.id, 0.0
        self._seconds_used += seconds
        if self.seconds_left() != 0.0:
            return False
        self.submit(Move(limit.seat, CLOCK, ()))
        return True


def unsealed(ballot: AnyStep, answers: Sequence[Move]) -> list[Move]:
    """The record of a finished ballot: by seat; and if it was shuffled, the answers dealt out in order of their text.

    Any deal of the same answers leads to the same game, so the replay stays true while nobody can read who gave which.
    """
    by_seat = sorted(answers)
    if not (isinstance(ballot, Ballot) and ballot.shuffled):
        return by_seat
    picks = sorted(move.picks for move in by_seat)
    return [move._replace(picks=pick) for move, pick in zip(by_seat, picks, strict=True)]


def replay(
    rules: AnyRules,
    setup: Setup,
    seed: int,
    seats: Sequence[Seat],
    moves: Sequence[Move],
    sealed: Sequence[Move] = (),
) -> Table:
    """The table that these moves lead to; IllegalMove if they do not follow from each other."""
    table = Table(rules, setup, seed, seats)
    for move in (*moves, *sealed):
        table.submit(move)
    return table
