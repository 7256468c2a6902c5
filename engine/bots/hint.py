"""A hint for a person: what the strongest bot would do in their place, and one reason from what all can see."""

from typing import Any, NamedTuple

from engine.bots.people import ANYBODY
from engine.bots.thinking import HARD, ThinkingBot
from engine.contract import AnyRules, Decision, Picks, Reason
from engine.rng import Rng

SHOWN = 3  # options that a hint compares


class Advice(NamedTuple):
    """An answer, and how good it looks, from 0 (lost) to 1 (won)."""

    picks: Picks
    value: float


class Hint(NamedTuple):
    """The best few answers, the best first, and why the first: a message id whose `player` is a seat number."""

    advice: tuple[Advice, ...]
    reason: Reason


def hint(rules: AnyRules, view: Any, decision: Decision, rng: Rng, budget: float = 1.0) -> Hint:
    """What the seat of a view might answer; it is told nothing that the view does not hold."""
    ranked = ThinkingBot(rules, HARD, ANYBODY).rank(view, decision, rng, budget)
    advice = tuple([Advice(found.picks, min(1.0, max(0.0, found.average))) for found in ranked[:SHOWN]])
    return Hint(advice, rules.reason(view, decision, advice[0].picks))
