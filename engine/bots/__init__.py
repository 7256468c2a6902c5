"""Bots for any game: they see Views, know the contract, and nothing else."""

from collections.abc import Callable
from typing import Protocol

from engine.bots.easy import EasyBot
from engine.bots.normal import NormalBot
from engine.bots.simple import RandomBot
from engine.contract import AnyRules, Decision, Picks
from engine.rng import Rng


class Bot(Protocol):
    """Answers a decision from what its seat sees.

    `budget` scales the work of the level: 1 is its usual number of tries. The same view, decision and generator always
    give the same answer, whatever is hidden and however fast the machine is.
    """

    def choose(self, view: object, decision: Decision, rng: Rng, budget: float) -> Picks: ...


MAKERS: dict[str, Callable[[AnyRules], Bot]] = {
    "random": lambda _: RandomBot(),
    "easy": EasyBot,
    "normal": NormalBot,
}
LEVELS = tuple(MAKERS)


def make_bot(level: str, rules: AnyRules) -> Bot:
    """The bot of a level, for one game."""
    return MAKERS[level](rules)
