"""How an answer comes across: what a quick-tempered, a resentful or a daring player likes about it."""

from engine.contract import Decision, Tone
from engine.games.machrou3 import acts
from engine.games.machrou3.board import INDEX
from engine.games.machrou3.rules import battle
from engine.games.machrou3.view import Machrou3View

PLAIN = Tone()
ACTIONS = {"battle": Tone(aggression=1.0, risk=0.5), "pass": Tone(aggression=-1.0), "objective": Tone(risk=-0.5)}
CANDIDACY = {"stand": Tone(aggression=0.5, risk=1.0), "wait": Tone(risk=-0.5)}


def tone(view: Machrou3View, decision: Decision) -> tuple[Tone, ...]:
    """The tone of each option of a decision."""
    return tuple([_tone(view, decision.topic, option.id) for option in decision.options])


def _tone(view: Machrou3View, topic: str, pick: str) -> Tone:
    if topic == "action":
        return ACTIONS.get(pick, PLAIN)
    if topic == "stand":
        return CANDIDACY.get(pick, PLAIN)
    if topic == "battle.at":
        return Tone(grudge=_grievance(view, view.owner[INDEX[pick]]))
    fight = view.battle
    if topic == "battle.support" and fight is not None and pick != battle.NEUTRAL:
        opposed = fight.defender if pick == battle.CHALLENGER else fight.challenger
        return Tone(aggression=0.3, grudge=_grievance(view, opposed))
    return PLAIN


def _grievance(view: Machrou3View, seat: int) -> float:
    """How much there is to pay back: attacks, and help given to the other side; from 0 to 1."""
    wrongs = 0
    for act in view.acts:
        if act.seat == seat:
            wrongs += act.kind in (acts.ATTACK, acts.HURT) and act.target == view.seat
            wrongs += act.kind == acts.BACK and act.other == view.seat
    return min(1.0, wrongs / 3)
