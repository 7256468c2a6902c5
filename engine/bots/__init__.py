"""Bots for any game: they see Views, know the contract, and nothing else."""

from typing import Protocol

from engine.bots.people import persona_of
from engine.bots.simple import RandomBot
from engine.bots.thinking import EASY, HARD, NORMAL, ThinkingBot
from engine.contract import AnyRules, Decision, Picks
from engine.rng import Rng


class Bot(Protocol):
    """Answers a decision from what its seat sees.

    `budget` scales the work of the level: 1 is its usual number of tries. The same view, decision and generator always
    give the same answer, whatever is hidden and however fast the machine is.
    """

    def choose(self, view: object, decision: Decision, rng: Rng, budget: float) -> Picks: ...


DEPTHS = {"easy": EASY, "normal": NORMAL, "hard": HARD}
LEVELS = ("random", *DEPTHS)


def make_bot(level: str, rules: AnyRules, persona: str = "") -> Bot:
    """The bot of a level, for one game; a persona colours its play."""
    return RandomBot() if level == "random" else ThinkingBot(rules, DEPTHS[level], persona_of(persona))
