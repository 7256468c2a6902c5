"""How good a position of Machrou3 Ra2is is for each seat, with all cards on the table."""

from math import exp
from typing import NamedTuple

from engine.games.machrou3.content import OBJECTIVE, REFORMIST, SIDE
from engine.games.machrou3.rules.conditions import needed, progress
from engine.games.machrou3.rules.election import winning_side
from engine.games.machrou3.state import Machrou3State


class Weights(NamedTuple):
    """What seats in Parliament are worth, on the scale of log-odds that the Reformists win, in one round."""

    reformists: float  # a seat of any Reformist, as far as it may vote
    champion: float  # a seat more of their biggest bloc
    corrupt: float  # a seat of the Corrupt
    start: float  # with nobody holding any


# Smoothed by hand from fits to some 250 games between bots; the later, the more the seats of the day decide.
ROUND_WEIGHTS = (
    Weights(0.043, 0.0, 0.031, 0.8),
    Weights(0.043, 0.0, 0.031, 0.8),
    Weights(0.046, 0.005, 0.046, 0.7),
    Weights(0.056, 0.01, 0.072, 1.2),
    Weights(0.068, 0.02, 0.070, -0.3),
    Weights(0.105, 0.07, 0.060, -5.0),
)
OWN_BLOC = 0.006  # what a seat of one's own is worth besides one's side's chances: trust begins at home


def evaluate(state: Machrou3State) -> tuple[float, ...]:
    """Each seat's chance that its side wins, as far as seats and Objectives tell."""
    sides = [SIDE[name] for name in state.characters]
    if state.votes:
        winner = winning_side(state)
        return tuple([float(side == winner) for side in sides])
    hope, shares = _hope(state, sides)
    return tuple(
        [
            hope + OWN_BLOC * shares[seat] if side == REFORMIST else 1 - hope + OWN_BLOC * state.blocs[seat]
            for seat, side in enumerate(sides)
        ]
    )


def _hope(state: Machrou3State, sides: list[str]) -> tuple[float, list[float]]:
    """The Reformists' chance, and how many seats each of them will probably weigh in with."""
    weights = ROUND_WEIGHTS[state.round]
    done = {seat for seat, _ in state.completed}
    shares = [0.0] * state.players
    corrupt = 0
    for seat, side in enumerate(sides):
        if side == REFORMIST:
            shares[seat] = state.blocs[seat] * (1.0 if seat in done else 0.15 + 0.6 * nearness(state, seat) ** 2)
        else:
            corrupt += state.blocs[seat]
    odds = weights.start + weights.reformists * sum(shares) + weights.champion * max(shares)
    return 1 / (1 + exp(weights.corrupt * corrupt - odds)), shares


def nearness(state: Machrou3State, seat: int) -> float:
    """How much of the Objective in hand is there, from 0 to 1."""
    card = state.objectives[seat]
    if not card:
        return 0.0
    objective = OBJECTIVE[card]
    return min(1.0, max(0.0, progress(state, seat, objective) / needed(state, objective)))
