"""How pending work is carried out: steps wait on a stack, the last one is next."""

from typing import Any

from engine.contract import CLOCK, TALK, AnyRules, Decision, Emit, Move, State, Step
from engine.talk import say


class IllegalMove(ValueError):
    """The move answers nothing that is asked now."""


def then(state: State, *steps: Step[Any]) -> None:
    """Do these steps next, in the order they are written, before anything that was already pending."""
    state.steps.extend(steps[::-1])


def settle(state: State, emit: Emit) -> None:
    """Run pending steps until one asks a seat, or nothing is left and the game is over."""
    steps = state.steps
    while steps and not steps[-1].asks:
        steps.pop().run(state, emit)


def pending(state: State) -> dict[int, Decision]:
    """The decisions that keep the game waiting, by seat."""
    return state.steps[-1].ask(state) if state.steps else {}


def carry_out(state: State, move: Move, emit: Emit) -> None:
    """Make a move that is known to answer the pending step: for search and simulation, which pick from `pending`."""
    state.steps.pop().take(state, move, emit)
    settle(state, emit)


def submit(rules: AnyRules, state: State, move: Move, emit: Emit) -> None:
    """Make any move - answer, standing choice, talk or the clock's - or raise IllegalMove and change nothing."""
    if move.topic == TALK and say(rules, state, move, emit):
        return None
    asked = pending(state).get(move.seat)
    if asked is not None and asked.topic == move.topic and asked.accepts(move.picks):
        return carry_out(state, move, emit)
    standing = rules.standing(state).get(move.seat)
    if standing is not None and standing.topic == move.topic and standing.accepts(move.picks):
        rules.take_standing(state, move, emit)
        return settle(state, emit)
    limit = rules.time_limit(state)
    if move.topic == CLOCK and limit is not None and limit.seat == move.seat and not move.picks:
        rules.time_up(state, emit)
        return settle(state, emit)
    raise IllegalMove(f"'{move}' answers nothing that is asked now")
