"""How far bots of each level look ahead: the strongest to their own next turn."""

import pytest

from engine.bots.thinking import EASY, HARD, NORMAL, Depth, ThinkingBot
from engine.games.bureaucracy.meta import Bureaucracy
from engine.games.bureaucracy.state import BureaucracyState
from engine.rng import Rng
from tests.games.bureaucracy.play import position


class Watched(Bureaucracy):
    """Remembers in which turns positions were judged."""

    def __init__(self) -> None:
        self.judged: set[int] = set()

    def evaluate(self, state: BureaucracyState) -> tuple[float, ...]:
        if state.steps:
            self.judged.add(state.turns_taken)
        return super().evaluate(state)


@pytest.mark.parametrize(
    ("depth", "budget", "turns"), [(EASY, 1.0, 1), (NORMAL, 1.0, 2), (HARD, 1.0, 4), (HARD, 0.5, 2)]
)
def test_stronger_bots_look_further_and_less_far_in_a_hurry(depth: Depth, budget: float, turns: int) -> None:
    rules = Watched()
    game = position(attackers=(2,), defenders=(0, 1, 1, 1))
    ThinkingBot(rules, depth).rank(rules.view(game.state, 0), game.pending()[0], Rng(1), budget)
    assert rules.judged == {game.state.turns_taken + turns}
