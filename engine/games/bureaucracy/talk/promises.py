"""Which answers of Bureaucracy would break a promise or dare a threat, and whom an answer hurts."""

from collections.abc import Iterator, Mapping
from typing import Any, cast

from engine.contract import Decision
from engine.games.bureaucracy.content import CARD
from engine.games.bureaucracy.rules.actions import HOSTILE, PASS
from engine.games.bureaucracy.rules.votes import AGAINST, WITH
from engine.games.bureaucracy.state import seat_of
from engine.games.bureaucracy.talk.contents import (
    ALLIANCE,
    DEFEND,
    REVENGE,
    THREAT_AGAINST,
    THREAT_WITH,
    THREATS,
    VETO,
    VOTE_AGAINST,
    VOTE_WITH,
    beginning_of,
)
from engine.games.bureaucracy.talk.verdicts import is_due, owes_peace, verdict
from engine.games.bureaucracy.view import BureaucracyView
from engine.ledger import PROMISE, given_by
from engine.talk import OPEN, Pledge

Breaches = Mapping[str, tuple[Pledge, ...]]
FAITHLESS = 0.3  # how likely a sensible player is to break a word, beside one who has not given it
COWED = 0.5  # how likely one is to do what an armed player has threatened to answer
VOTE_TOPICS = ("vote", "vote.secret")


def open_promises(view: BureaucracyView, seat: int) -> list[Pledge]:
    """What a seat has promised and must still keep."""
    # A threat can wait for two rounds, a promise for one.
    since = beginning_of(view.turns_taken - 2 * view.players)
    return [pledge for pledge in given_by(view, seat, since) if verdict(view, pledge) == OPEN]


def bound(view: BureaucracyView, seat: int) -> set[tuple[str, int]]:
    """The contents of those promises, with whom they were made to."""
    return {(pledge.content, pledge.target) for pledge in open_promises(view, seat)}


def open_threats(view: BureaucracyView) -> Iterator[Pledge]:
    """What others have threatened the view's seat with within a round, and may still carry out."""
    since = beginning_of(view.turns_taken - view.players)
    for number in range(len(view.talk) - 1, -1, -1):
        said = view.talk[number]
        if said.moment < since:
            return
        if said.act == PROMISE and said.content in THREATS and said.target == view.seat:
            threat = Pledge(number, PROMISE, said.speaker, said.target, said.content, said.round, said.moment)
            if verdict(view, threat) == OPEN:
                yield threat


def breaches(view: BureaucracyView, decision: Decision) -> Breaches:
    """The options that would break open promises of the view's seat."""
    find = BREAKS.get(decision.topic)
    promises = open_promises(view, view.seat) if find is not None and view.talk else []
    if find is None or not promises:
        return {}
    found = {option.id: find(view, option.id, promises) for option in decision.options}
    return {option: tuple(broken) for option, broken in found.items() if broken}


def victims(view: BureaucracyView, decision: Decision) -> Mapping[str, int]:
    """Whom an attack, or a card played against somebody, would hurt."""
    if decision.topic == "attack" or (decision.topic == "action.target" and _is_hostile(view)):
        return {option.id: seat_of(option.id) for option in decision.options if option.id.startswith("seat-")}
    if decision.topic == "diplomacy":
        return {option.id: seat_of(option.id) for option in decision.options if option.id.startswith("break-")}
    return {}


def _is_hostile(view: BureaucracyView) -> bool:
    return CARD[cast(Any, view.steps[-1]).card].effect in HOSTILE


def swayed(view: BureaucracyView, decision: Decision, weights: tuple[float, ...]) -> tuple[float, ...]:
    """A prior in which words count: one's own are rather kept, and what was threatened is rather not brought about."""
    if not view.talk or decision.topic not in BREAKS:
        return weights
    broken, dared = breaches(view, decision), dares(view, decision)
    pairs = zip(decision.options, weights, strict=True)
    return tuple(
        [
            weight * (FAITHLESS if option.id in broken else 1.0) * (1 - (1 - COWED) * dared.get(option.id, 0.0))
            for option, weight in pairs
        ]
    )


def dares(view: BureaucracyView, decision: Decision) -> dict[str, float]:
    """The options that bring down a threat upon the view's seat, and how much it is to be feared, from 0 to 1."""
    if decision.topic != "attack" and decision.topic not in VOTE_TOPICS:
        return {}
    found: dict[str, float] = {}
    for pledge in open_threats(view):
        option = _dared(decision, pledge)
        if option:
            strength = view.attackers[pledge.speaker] / (1 + view.defenders[view.seat] + view.coins[view.seat] / 2)
            found[option] = max(found.get(option, 0.0), min(1.0, strength))
    return found


def _dared(decision: Decision, pledge: Pledge) -> str:
    """The option of a decision that a threat is about."""
    if decision.topic == "attack":
        return f"seat-{pledge.speaker}" if pledge.content == REVENGE else ""
    return {THREAT_WITH: AGAINST, THREAT_AGAINST: WITH}.get(pledge.content, "")


def _vote(_view: BureaucracyView, pick: str, promises: list[Pledge]) -> list[Pledge]:
    broken = {WITH: VOTE_AGAINST, AGAINST: VOTE_WITH}[pick]
    return [pledge for pledge in promises if pledge.content == broken]


def _attack(view: BureaucracyView, pick: str, promises: list[Pledge]) -> list[Pledge]:
    """An attack on somebody who was promised peace, or who did as they were told; or none where one was threatened."""
    if pick == "done":
        attacked = {attack.target for attack in view.attacks}
        return [pledge for pledge in promises if pledge.target not in attacked and is_due(view, pledge)]
    victim = seat_of(pick)
    return [pledge for pledge in promises if pledge.target == victim and owes_peace(view, pledge)]


def _veto(_view: BureaucracyView, pick: str, promises: list[Pledge]) -> list[Pledge]:
    """Letting an attack happen that one said one would stop; paying for one veto may be all one can do."""
    return [p for p in promises if p.content == VETO and pick == PASS]


def _lend(view: BureaucracyView, pick: str, promises: list[Pledge]) -> list[Pledge]:
    step = cast(Any, view.steps[-1])
    attacked = view.attacks[step.index].target
    return [p for p in promises if p.content == DEFEND and p.target == attacked and pick == "0"]


def _answer(view: BureaucracyView, pick: str, promises: list[Pledge]) -> list[Pledge]:
    asker = cast(Any, view.steps[-1]).seat
    return [p for p in promises if p.content == ALLIANCE and p.target == asker and pick == "refuse"]


BREAKS = {
    "attack": _attack,
    "vote": _vote,
    "vote.secret": _vote,
    "veto": _veto,
    "lend": _lend,
    "diplomacy.answer": _answer,
}
