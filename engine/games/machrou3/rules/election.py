"""Phase 2, the Presidential Election (M29-M32)."""

from dataclasses import dataclass
from typing import ClassVar

from engine.contract import Decision, Emit, Move, Option, Step
from engine.games.machrou3 import acts
from engine.games.machrou3.content import CORRUPT, REFORMIST, SIDE
from engine.games.machrou3.rules.parliament import note
from engine.games.machrou3.state import NOBODY, Machrou3State, seat_id, seat_of
from engine.stack import then
from engine.steps import ABSTAINS, Ballot, open_box

STAND = Decision("stand", (Option("stand"), Option("wait")))


def open_election(state: Machrou3State, emit: Emit) -> None:
    """End phase 1 wherever it is, and begin the debate (M28, M29)."""
    state.steps.clear()
    state.box = ()
    state.turn = NOBODY
    emit("election-opened", blocs=tuple(state.blocs))
    then(state, Debate(0, 0))


@dataclass(frozen=True, slots=True)
class Debate(Step[Machrou3State]):
    """Candidacies in turn order from the Speaker, until a full round adds none (M29)."""

    asks: ClassVar[bool] = False
    place: int
    silent: int  # seats in a row that added no candidate

    def run(self, state: Machrou3State, emit: Emit) -> None:
        place, silent = self.place, self.silent
        while silent < state.players:
            seat = (state.speaker + place) % state.players
            if seat not in state.candidates:
                then(state, ConsiderStanding(seat, place, silent))
                return
            place, silent = place + 1, silent + 1
        close_candidacies(state, emit)


@dataclass(frozen=True, slots=True)
class ConsiderStanding(Step[Machrou3State]):
    """Any player may stand, for all to see, and may not withdraw (M29)."""

    seat: int
    place: int
    silent: int

    def ask(self, state: Machrou3State) -> dict[int, Decision]:
        return {self.seat: STAND}

    def take(self, state: Machrou3State, move: Move, emit: Emit) -> None:
        if move.picks[0] == "stand":
            note(state, acts.STAND, self.seat)
            stand(state, self.seat, emit)
            then(state, Debate(self.place + 1, 0))
        else:
            emit("waited", seat=self.seat)
            note(state, acts.WAIT, self.seat)
            then(state, Debate(self.place + 1, self.silent + 1))


def stand(state: Machrou3State, seat: int, emit: Emit) -> None:
    state.candidates = (*state.candidates, seat)
    emit("candidate-stands", seat=seat)


def close_candidacies(state: Machrou3State, emit: Emit) -> None:
    """Go on to the vote; if nobody stands, the Speaker must (M29)."""
    if not state.candidates:
        stand(state, state.speaker, emit)
    emit("candidacies-closed", candidates=state.candidates)
    voters = [seat for seat in range(state.players) if seat not in state.candidates]
    if voters:
        open_box(state, voters)
        then(state, PresidentialVote())
    else:
        count_votes(state, (ABSTAINS,) * state.players, emit)


@dataclass(frozen=True, slots=True)
class PresidentialVote(Ballot[Machrou3State]):
    """Everyone votes at the same time for one candidate; a candidate votes for themselves (M30)."""

    shuffled: ClassVar[bool] = False  # hands are opened for all to see

    def decision(self, state: Machrou3State, seat: int) -> Decision:
        return Decision("president", tuple(Option(seat_id(candidate)) for candidate in state.candidates))

    def close(self, state: Machrou3State, answers: tuple[str, ...], emit: Emit) -> None:
        count_votes(state, answers, emit)


def count_votes(state: Machrou3State, answers: tuple[str, ...], emit: Emit) -> None:
    """Reveal all characters, weigh the votes and name the President (M31, M32)."""
    state.votes = tuple(seat_of(answer) if answer else seat for seat, answer in enumerate(answers))
    state.president = winning_candidate(state)
    emit("characters-revealed", characters=state.characters)
    emit("votes-revealed", votes=state.votes, weights=vote_weights(state))
    emit("president-elected", president=state.president, tied=front_runners(state), side=winning_side(state))


def vote_weights(state: Machrou3State) -> tuple[int, ...]:
    """The weight of every vote: the voter's seats, but nothing from a Reformist without an Objective (M31)."""
    done = {seat for seat, _ in state.completed}
    return tuple(
        bloc if SIDE[state.characters[seat]] == CORRUPT or seat in done else 0 for seat, bloc in enumerate(state.blocs)
    )


def vote_totals(state: Machrou3State) -> dict[int, int]:
    """The seats that voted for each candidate."""
    totals = dict.fromkeys(state.candidates, 0)
    for weight, choice in zip(vote_weights(state), state.votes, strict=True):
        totals[choice] += weight
    return totals


def front_runners(state: Machrou3State) -> tuple[int, ...]:
    """The candidates with the most seats behind them."""
    totals = vote_totals(state)
    best = max(totals.values())
    return tuple(candidate for candidate in state.candidates if totals[candidate] == best)


def winning_candidate(state: Machrou3State) -> int:
    """The candidate with more seats than any other, or nobody (M32)."""
    top = front_runners(state)
    return top[0] if len(top) == 1 else NOBODY


def winning_side(state: Machrou3State) -> str:
    """The President's side; any tie at the top is a win for the Corrupt (M32)."""
    if state.president == NOBODY:
        return CORRUPT
    return CORRUPT if SIDE[state.characters[state.president]] == CORRUPT else REFORMIST
