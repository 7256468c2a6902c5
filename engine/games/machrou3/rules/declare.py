"""Declaring a fulfilled Objective, and the end of phase 1 that may follow (M27, M28)."""

from dataclasses import dataclass
from typing import ClassVar

from engine.contract import Emit, Step
from engine.games.machrou3 import acts
from engine.games.machrou3.rules.election import open_election
from engine.games.machrou3.rules.objectives import forget_objective
from engine.games.machrou3.rules.parliament import note
from engine.games.machrou3.rules.powers import UsePower
from engine.games.machrou3.state import Machrou3State
from engine.stack import then

OBJECTIVES_THAT_END_PHASE_1 = 6


def declare(state: Machrou3State, seat: int, emit: Emit) -> None:
    """Turn a fulfilled Objective face up, then draw and apply an Exceptional Power (M27)."""
    card = state.objectives[seat]
    state.objectives = (*state.objectives[:seat], "", *state.objectives[seat + 1 :])
    state.completed = (*state.completed, (seat, card))
    forget_objective(state, seat)
    note(state, acts.COMPLETE, seat)
    emit("objective-completed", seat=seat, objective=card, total=len(state.completed))
    power, *pile = state.power_pile
    state.power_pile = tuple(pile)
    state.power_discards = (*state.power_discards, power)
    emit("power-drawn", seat=seat, power=power)
    then(state, UsePower(seat, power), CheckPhaseEnd())


@dataclass(frozen=True, slots=True)
class CheckPhaseEnd(Step[Machrou3State]):
    """Phase 1 ends at once with the sixth completed Objective (M28)."""

    asks: ClassVar[bool] = False

    def run(self, state: Machrou3State, emit: Emit) -> None:
        if len(state.completed) >= OBJECTIVES_THAT_END_PHASE_1:
            open_election(state, emit)
