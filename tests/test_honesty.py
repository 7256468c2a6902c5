"""The proof of honesty itself: it passes honest bots, and finds one that peeks."""

from typing import Any

from engine import honesty
from engine.bots.simple import RandomBot
from engine.contract import Decision, Picks, Setup
from engine.games import GAMES
from engine.rng import Rng

RULES = GAMES["machrou3"]
TABLE = Setup(5, "beginner", RULES.default_house_rules)


def test_an_honest_bot_chooses_the_same_whatever_is_hidden() -> None:
    found = honesty.examine(RULES, [TABLE], "normal", 3, range(8), 0.05)
    assert (found.points, found.scrambles, found.broken) == (8, 24, [])
    assert found.varied > 20


class Peeking(RandomBot):
    """Knows more than its View, by a back door to the state that it is asked about."""

    def __init__(self) -> None:
        self.secret = 0

    def choose(self, view: object, decision: Decision, rng: Rng, budget: float) -> Picks:
        self.secret += 1
        return (decision.options[self.secret % len(decision.options)].id,)


def test_a_bot_that_goes_by_something_else_is_found_out() -> None:
    state: Any
    ((state, seat, decision),) = honesty.some_choice(RULES, TABLE, 4)
    found = honesty.compare(RULES, Peeking(), state, seat, decision, 5, Rng(4), 1.0)
    assert found.broken
    assert decision.topic in found.broken[0]


def test_choices_are_found_all_over_the_game() -> None:
    topics = set()
    rounds = set()
    for seed in range(40):
        for state, _, decision in honesty.some_choice(RULES, TABLE, seed):
            topics.add(decision.topic)
            rounds.add(RULES.rounds(state))
            assert len(decision.options) > 1
    assert {"action", "campaign.vote", "battle.support"} <= topics
    assert len(rounds) >= 4
