"""What a sensible player of Bureaucracy knows: how good a position is, and which answers come to mind first."""

from engine.contract import Decision
from engine.games.bureaucracy.state import BureaucracyState
from engine.games.bureaucracy.view import BureaucracyView


def evaluate(state: BureaucracyState) -> tuple[float, ...]:
    """How good a state is for each seat, from 0 (lost) to 1 (won)."""
    if state.winners:
        share = 1 / len(state.winners)
        return tuple([share if seat in state.winners else 0.0 for seat in range(state.players)])
    return tuple([0.5] * state.players)


def prior(view: BureaucracyView, decision: Decision) -> tuple[float, ...]:
    """The weights of a decision's options for a sensible player who looks no further."""
    return (1.0,) * len(decision.options)
