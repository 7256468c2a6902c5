"""Advice for a person: what a bot that thinks would do in their place, and why."""

from typing import Any, NamedTuple

from engine.bots.belief import suspicion
from engine.bots.thinking import HARD, ThinkingBot
from engine.contract import AnyRules, Decision, Picks, Reason
from engine.rng import Rng


class Hint(NamedTuple):
    """The best answer, why it is worth giving, and what the answers that were tried are worth, the best first."""

    picks: Picks
    reason: Reason | None
    values: tuple[tuple[str, float], ...]


def hint(rules: AnyRules, view: Any, decision: Decision, rng: Rng, budget: float) -> Hint:
    """What the strongest bot would answer, knowing what the view's seat sees and nothing else."""
    if len(decision.options) == 1 and decision.least == 1:
        picks: Picks = (decision.options[0].id,)
        return Hint(picks, rules.counsel(view, decision, picks[0], suspicion(rules, view)), ())
    ranked = ThinkingBot(rules, HARD).rank(view, decision, rng, budget)
    picks = ranked[0].picks
    values = tuple(("+".join(candidate.picks), candidate.value) for candidate in ranked)
    reason = rules.counsel(view, decision, picks[0], suspicion(rules, view)) if picks else None
    return Hint(picks, reason, values)
