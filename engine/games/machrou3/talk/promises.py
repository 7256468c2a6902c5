"""Which answers of Machrou3 Ra2is would break a promise, and how far others count on promises."""

from collections.abc import Mapping, Sequence
from typing import Any, cast

from engine.contract import Decision
from engine.games.machrou3.board import INDEX, members
from engine.games.machrou3.rules.battle import CHALLENGER, DEFENDER, NEUTRAL
from engine.games.machrou3.rules.campaign import AGAINST, WITH
from engine.games.machrou3.rules.rulings import challengeable, connected
from engine.games.machrou3.state import seat_of
from engine.games.machrou3.talk.contents import (
    PEACE,
    PRESIDENT,
    SUPPORT,
    VOTE_AGAINST,
    VOTE_WITH,
    beginning_of,
    campaign_of,
)
from engine.games.machrou3.talk.verdicts import verdict
from engine.games.machrou3.view import Machrou3View
from engine.ledger import given_by
from engine.talk import OPEN, Pledge

Breaches = Mapping[str, tuple[Pledge, ...]]
BANDWAGON = 4.0  # what promised votes add to a candidate, if they were all the votes there are
FAITHLESS = 0.3  # how likely a sensible player is to break a word, beside one who has not given it


def open_promises(view: Machrou3View, seat: int) -> list[Pledge]:
    """What a seat has promised and must still keep."""
    # Nothing that is promised lasts longer than until everybody has had a turn.
    since = beginning_of(view.turns_taken - view.players + 1)
    return [pledge for pledge in given_by(view, seat, since) if verdict(view, pledge) == OPEN]


def breaches(view: Machrou3View, decision: Decision) -> Breaches:
    """The options that would break open promises of the view's seat."""
    find = BREAKS.get(decision.topic)
    promises = open_promises(view, view.seat) if find is not None and view.talk else []
    if find is None or not promises:
        return {}
    found = {option.id: find(view, option.id, promises) for option in decision.options}
    return {option: tuple(broken) for option, broken in found.items() if broken}


def victims(view: Machrou3View, decision: Decision) -> Mapping[str, int]:
    """Whom a challenge, a vote against a campaign or support for the other side would hurt."""
    found: dict[str, int] = {}
    campaign, fight = campaign_of(view), view.battle
    if decision.topic == "battle.at":
        found = {option.id: view.owner[INDEX[option.id]] for option in decision.options}
    elif decision.topic == "campaign.vote" and campaign is not None:
        found = {AGAINST: campaign.seat}
    elif decision.topic == "battle.support" and fight is not None:
        found = {CHALLENGER: fight.defender, DEFENDER: fight.challenger}
    return {option: seat for option, seat in found.items() if seat != view.seat}


def swayed(
    view: Machrou3View, decision: Decision, weights: tuple[float, ...], doubts: Sequence[float] | None
) -> tuple[float, ...]:
    """A prior in which promises count: one's own are rather kept, and votes go where votes were promised."""
    if not view.talk or decision.topic not in COUNTED_ON:
        return weights
    if decision.topic == "president" and not view.allies:
        following = _following(view, doubts)
        pairs = zip(decision.options, weights, strict=True)
        weights = tuple([weight * following[seat_of(option.id)] for option, weight in pairs])
    broken = breaches(view, decision)
    pairs = zip(decision.options, weights, strict=True)
    return tuple([weight * (FAITHLESS if option.id in broken else 1.0) for option, weight in pairs])


def _following(view: Machrou3View, doubts: Sequence[float] | None) -> list[float]:
    """How much likelier a vote for each seat becomes by the votes promised to it by those who can be trusted."""
    behind = [0.0] * view.players
    for seat in range(view.players):
        if seat == view.seat:
            continue
        faith = 1.0 if doubts is None else (1 - doubts[seat]) ** 2
        for pledge in open_promises(view, seat)[:1]:
            if pledge.content.startswith(PRESIDENT):
                behind[seat_of(pledge.content.partition(":")[2])] += faith * view.blocs[seat]
    most = sum(view.blocs) or 1
    return [(1 + BANDWAGON * seats / most) ** 2 for seats in behind]


def _vote(view: Machrou3View, pick: str, promises: list[Pledge]) -> list[Pledge]:
    if campaign_of(view) is None:
        return []
    broken = {WITH: VOTE_AGAINST, AGAINST: VOTE_WITH}[pick]
    return [pledge for pledge in promises if pledge.content == broken]


def _support(view: Machrou3View, pick: str, promises: list[Pledge]) -> list[Pledge]:
    battle = view.battle
    if battle is None:
        return []
    backed = {CHALLENGER: battle.challenger, DEFENDER: battle.defender, NEUTRAL: None}[pick]
    parties = (battle.challenger, battle.defender)
    return [
        pledge
        for pledge in promises
        if pledge.content == SUPPORT and pledge.target in parties and pledge.target != backed
    ]


def _attack(view: Machrou3View, pick: str, promises: list[Pledge]) -> list[Pledge]:
    """A challenge to somebody who was promised peace."""
    victim = view.owner[INDEX[pick]]
    return [pledge for pledge in promises if pledge.content == PEACE and pledge.target == victim]


def _attack_from(view: Machrou3View, pick: str, promises: list[Pledge]) -> list[Pledge]:
    """A district that reaches nobody but those who were promised peace."""
    board = cast(Any, view)
    targets = members(connected(board, INDEX[pick]) & challengeable(board, view.seat))
    return _all_bound(view, targets, promises)


def _any_attack(view: Machrou3View, pick: str, promises: list[Pledge]) -> list[Pledge]:
    """The action Battle, when all who are in reach were promised peace."""
    if pick != "battle":
        return []
    board = cast(Any, view)
    reached = 0
    for own in members(view.held[view.seat]):
        reached |= connected(board, own)
    return _all_bound(view, members(reached & challengeable(board, view.seat)), promises)


def _all_bound(view: Machrou3View, targets: list[int], promises: list[Pledge]) -> list[Pledge]:
    peace = [pledge for pledge in promises if pledge.content == PEACE]
    spared = {pledge.target for pledge in peace}
    return peace if targets and all(view.owner[target] in spared for target in targets) else []


def _president(_view: Machrou3View, pick: str, promises: list[Pledge]) -> list[Pledge]:
    chosen = f"{PRESIDENT}:{pick}"
    return [pledge for pledge in promises if pledge.content.startswith(PRESIDENT) and pledge.content != chosen]


def _stand(view: Machrou3View, pick: str, promises: list[Pledge]) -> list[Pledge]:
    """A candidate votes for themselves (M30)."""
    if pick != "stand":
        return []
    return [
        pledge
        for pledge in promises
        if pledge.content.startswith(PRESIDENT) and seat_of(pledge.content.partition(":")[2]) != view.seat
    ]


BREAKS = {
    "action": _any_attack,
    "battle.from": _attack_from,
    "battle.at": _attack,
    "battle.support": _support,
    "campaign.vote": _vote,
    "president": _president,
    "stand": _stand,
}
COUNTED_ON = frozenset(("battle.at", "battle.support", "campaign.vote", "president"))
