"""The pile of Objectives: drawing and changing them (M8, M16)."""

from engine.contract import Emit, tell_secret
from engine.games.machrou3.content import OBJECTIVE
from engine.games.machrou3.state import Machrou3State


def top_objectives(state: Machrou3State, count: int, emit: Emit) -> tuple[str, ...]:
    """The next playable cards of the pile, which is made ready for them.

    The Beginner's Game discards cards that speak of a District of Origin (M8); an empty pile is made anew.
    """
    ready: list[str] = []
    pile = list(state.objective_pile)
    while len(ready) < count:
        if not pile:
            pile = list(state.rng.shuffled(state.objective_discards))
            state.objective_discards = ()
        card = pile.pop(0)
        if OBJECTIVE[card].origin and state.mode == "beginner":
            state.objective_discards = (*state.objective_discards, card)
            emit("objective-set-aside", objective=card)
        else:
            ready.append(card)
    state.objective_pile = (*ready, *pile)
    return tuple(ready)


def draw_objective(state: Machrou3State, seat: int, emit: Emit) -> None:
    """Draw a secret Objective; the one in hand, if any, is discarded face down (M16)."""
    (card,) = top_objectives(state, 1, emit)
    take_objective(state, seat, card, emit)


def take_objective(state: Machrou3State, seat: int, card: str, emit: Emit) -> None:
    """Move a card from the pile into a seat's hand in place of the one it held."""
    old = state.objectives[seat]
    if old:
        state.objective_discards = (*state.objective_discards, old)
        forget_objective(state, seat)
    state.objective_pile = tuple(other for other in state.objective_pile if other != card)
    state.objectives = (*state.objectives[:seat], card, *state.objectives[seat + 1 :])
    tell_secret(state, emit, "objective-drawn", (seat,), {"objective": card}, seat=seat, changed=bool(old))


def forget_objective(state: Machrou3State, seat: int) -> None:
    """What a card showed of an Objective is out of date once it leaves the hand."""
    if state.secrets:
        state.secrets = tuple(s for s in state.secrets if s.kind != "objective" or s.about != (seat,))
