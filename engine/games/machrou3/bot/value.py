"""How good a position of Machrou3 Ra2is is for each seat, with all cards on the table."""

from math import exp

from engine.games.machrou3.content import CORRUPT, OBJECTIVE, REFORMIST, SIDE
from engine.games.machrou3.rules.conditions import needed, progress
from engine.games.machrou3.rules.election import winning_side
from engine.games.machrou3.rules.parliament import influence
from engine.games.machrou3.rules.turn import ROUNDS
from engine.games.machrou3.state import NOBODY, Machrou3State

DANGER = 0.015  # what a seat more for the biggest other bloc costs a Reformist, whoever it may be
SCALE = 18.0  # seats that turn an even election into a likely win
OWN_BLOC = 0.03  # what a seat of one's own is worth besides one's side's chances: trust begins at home


def evaluate(state: Machrou3State) -> tuple[float, ...]:
    """Each seat's chance that its side wins, as far as seats and Objectives tell."""
    sides = [SIDE[name] for name in state.characters]
    if state.votes:
        winner = winning_side(state)
        return tuple([float(side == winner) for side in sides])
    strength = [_strength(state, seat, side) for seat, side in enumerate(sides)]
    corrupt = [value for value, side in zip(strength, sides, strict=True) if side == CORRUPT]
    reformist = [value for value, side in zip(strength, sides, strict=True) if side == REFORMIST]
    # The Corrupt vote as one; of the Reformists some always follow the wrong candidate.
    lead = 0.55 * sum(reformist) + 0.25 * max(reformist) - sum(corrupt) - 4
    hope = 1 / (1 + exp(-lead / SCALE))
    return tuple([_outlook(state, seat, side, hope) for seat, side in enumerate(sides)])


def _outlook(state: Machrou3State, seat: int, side: str, hope: float) -> float:
    """A side's chance as one of its seats sees it: the own bloc is loyal, and a Reformist fears every giant."""
    own = OWN_BLOC * state.blocs[seat]
    if side == CORRUPT:
        return 0.9 * (1 - hope) + own
    # Seats that may not vote in the end are worth little: the Objective comes first.
    own *= _eligibility(state, seat)
    biggest = max(bloc for other, bloc in enumerate(state.blocs) if other != seat)
    return 0.9 * hope + own + DANGER * (40 - biggest)


def _strength(state: Machrou3State, seat: int, side: str) -> float:
    """The seats a player will probably weigh in with: those of today, and some that its influence promises."""
    seats = 0.85 * state.blocs[seat] + 0.1 * influence(state, state.held[seat])
    return seats * (_eligibility(state, seat) if side == REFORMIST else 1.0 + 0.02 * nearness(state, seat))


def _eligibility(state: Machrou3State, seat: int) -> float:
    """How likely a Reformist's vote will count: certain with a completed Objective, else as near as the one in hand."""
    if any(done == seat for done, _ in state.completed):
        return 1.0
    time_left = (ROUNDS - state.round + 1) / ROUNDS if state.turn != NOBODY or state.round < ROUNDS else 0.0
    if state.candidates or not state.steps:
        return 0.0
    return 0.1 + 0.8 * nearness(state, seat) ** 2 * (0.5 + 0.5 * time_left)


def nearness(state: Machrou3State, seat: int) -> float:
    """How much of the Objective in hand is there, from 0 to 1."""
    card = state.objectives[seat]
    if not card:
        return 0.0
    objective = OBJECTIVE[card]
    return min(1.0, max(0.0, progress(state, seat, objective) / needed(state, objective)))
