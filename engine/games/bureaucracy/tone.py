"""How an answer comes across: what a quick-tempered, a resentful or a daring player likes about it."""

from engine.contract import Decision, Tone
from engine.games.bureaucracy.acts import HURT, PART, REFUSE
from engine.games.bureaucracy.state import seat_of
from engine.games.bureaucracy.view import BureaucracyView

PLAIN = Tone()
TONES = {
    ("muster", "buy-attacker"): Tone(aggression=0.6, risk=0.4),
    ("muster", "buy-defender"): Tone(aggression=-0.6, risk=-0.5),
    ("muster.late", "buy-attacker"): Tone(aggression=0.6, risk=0.4),
    ("muster.late", "buy-defender"): Tone(aggression=-0.6, risk=-0.5),
    ("recruit", "attacker"): Tone(aggression=0.6, risk=0.3),
    ("recruit", "defender"): Tone(aggression=-0.6, risk=-0.3),
    ("attack", "done"): Tone(aggression=-0.8, risk=-0.3),
    ("diplomacy.answer", "refuse"): Tone(aggression=0.4),
}


def tone(view: BureaucracyView, decision: Decision) -> tuple[Tone, ...]:
    """The tone of each option of a decision."""
    return tuple([_tone(view, decision.topic, option.id) for option in decision.options])


def _tone(view: BureaucracyView, topic: str, pick: str) -> Tone:
    known = TONES.get((topic, pick))
    if known is not None:
        return known
    if topic == "attack":
        return Tone(aggression=0.8, grudge=_grievance(view, seat_of(pick)), risk=0.4)
    if topic == "action.target":
        return Tone(aggression=0.3, grudge=_grievance(view, seat_of(pick)))
    if topic == "diplomacy" and pick.startswith("break"):
        return Tone(aggression=0.5, grudge=_grievance(view, seat_of(pick)), risk=0.2)
    if topic == "diplomacy" and pick.startswith("form"):
        return Tone(grudge=-_grievance(view, seat_of(pick)))
    return PLAIN


def _grievance(view: BureaucracyView, seat: int) -> float:
    """How much there is to pay back: attacks, cards, and alliances broken or refused; from 0 to 1."""
    me = view.seat
    wrongs = view.aimed[seat * view.players + me] / 2
    wrongs += sum([act.seat == seat and act.target == me and act.kind in (HURT, PART, REFUSE) for act in view.acts])
    return min(1.0, wrongs / 3)
