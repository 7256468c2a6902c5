"""How bots stand by their word: what it costs them to break a promise."""

from typing import Any

from engine.bots.people import Persona
from engine.bots.trust import grudges
from engine.contract import AnyRules, Decision
from engine.ledger import record
from engine.talk import Parlance, Pledge

PRICE = 0.35  # of a win: what the most honest give up for a promise that everybody can check
DOUBTFUL = 0.4  # of that, where nobody will be able to tell


def scruples(rules: AnyRules, view: Any, decision: Decision, persona: Persona) -> dict[str, float]:
    """What each option costs by the promises it breaks, in the measure of `Rules.evaluate`."""
    parlance = rules.parlance
    broken = parlance.breaches(view, decision) if parlance is not None and view.talk else {}
    if parlance is None or not broken:
        return {}
    betrayed = grudges(record(rules, view), view.seat, view.players)
    return {
        option: sum(_price(parlance, pledge, persona, betrayed) for pledge in pledges)
        for option, pledges in broken.items()
    }


def _price(parlance: Parlance, pledge: Pledge, persona: Persona, betrayed: tuple[int, ...]) -> float:
    """More for the honest; less where nothing can be proven, and towards somebody who broke their word first."""
    weight = DOUBTFUL if parlance.is_unprovable(pledge.content) else 1.0
    forgiving = 1 - persona.grudge * min(1, betrayed[pledge.target])
    return PRICE * persona.honesty * weight * forgiving
