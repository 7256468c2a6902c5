"""How bots stand by their word: what it costs them to break a promise, and what the word of others is to them."""

from typing import Any

from engine.bots.people import Persona
from engine.bots.trust import grudges
from engine.contract import AnyRules, Decision
from engine.ledger import record
from engine.talk import Parlance, Pledge

PRICE = 0.35  # of a win: what the most honest give up for a promise that everybody can check
REVENGE = 0.05  # of a win: what hurting somebody who broke their word is worth, once or twice, to the most vengeful
THREATENED = 0.04  # of a win: what daring somebody costs who can do as they threaten
DOUBTFUL = 0.4  # of that, where nobody will be able to tell


def scruples(rules: AnyRules, view: Any, decision: Decision, persona: Persona) -> dict[str, float]:
    """What each option costs by promises broken and threats dared, less what revenge is worth.

    It is in the measure of `evaluate`.
    """
    parlance = rules.parlance
    if parlance is None or not view.talk:
        return {}
    broken, victims = parlance.breaches(view, decision), parlance.victims(view, decision)
    dares = parlance.dares(view, decision)
    if not broken and not victims and not dares:
        return {}
    betrayed = grudges(record(rules, view), view.seat, view.players)
    costs = {option: -REVENGE * persona.grudge * min(2, betrayed[seat]) for option, seat in victims.items()}
    for option, fear in dares.items():
        costs[option] = costs.get(option, 0.0) + THREATENED * fear * (1 - persona.risk / 2)
    for option, pledges in broken.items():
        costs[option] = costs.get(option, 0.0) + sum(_price(parlance, p, persona, betrayed) for p in pledges)
    return costs


def _price(parlance: Parlance, pledge: Pledge, persona: Persona, betrayed: tuple[int, ...]) -> float:
    """More for the honest; less where nothing can be proven, and towards somebody who broke their word first."""
    weight = DOUBTFUL if parlance.is_unprovable(pledge.content) else 1.0
    forgiving = 1 - persona.grudge * min(1, betrayed[pledge.target])
    return PRICE * persona.honesty * weight * forgiving
