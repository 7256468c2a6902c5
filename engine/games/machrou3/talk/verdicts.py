"""What public facts say of a word given in Machrou3 Ra2is."""

from engine.games.machrou3.acts import ATTACK, BACK, COMPLETE, STAY_OUT, VOTE, Act
from engine.games.machrou3.content import SIDE
from engine.games.machrou3.state import seat_of
from engine.games.machrou3.talk.contents import (
    ACCUSED,
    OBJECTIVE,
    PEACE,
    PRESIDENT,
    SIDES,
    SUPPORT,
    VOTE_AGAINST,
    VOTE_WITH,
    VOTED,
    campaign_of,
    deeds_since,
    is_election,
    round_of,
    turn_at,
    undecided,
)
from engine.games.machrou3.view import Machrou3View
from engine.ledger import BROKEN, FALSE, KEPT, PROMISE, TRUE, UNVERIFIABLE, VOID
from engine.talk import OPEN, Pledge, Verdict


def verdict(view: Machrou3View, pledge: Pledge) -> Verdict | None:
    """Open, kept, broken, unverifiable or void for a promise; open, true, false or unverifiable for a claim."""
    content = pledge.content
    if pledge.act == PROMISE:
        if content == PEACE:
            return _peace(view, pledge)
        if content == SUPPORT:
            return _support(view, pledge)
        if content in (VOTE_WITH, VOTE_AGAINST):
            return _vote(view, pledge)
        return _presidency(view, pledge)
    if content in VOTED:
        return _claimed_vote(view, pledge)
    if content in OBJECTIVE:
        return _claimed_objective(view, pledge)
    return _side(view, pledge)


def _peace(view: Machrou3View, pledge: Pledge) -> Verdict:
    """No battle against the other until everybody has had a turn."""
    over = turn_at(pledge.moment) + view.players
    for act in deeds_since(view, pledge.moment):
        if act.kind == ATTACK and (act.seat, act.target) == (pledge.speaker, pledge.target) and act.turn < over:
            return Verdict(BROKEN, round_of(view, act.turn))
    if view.turns_taken >= over or is_election(view) or not view.steps:
        return Verdict(KEPT, round_of(view, min(over, view.turns_taken)))
    return OPEN


def _support(view: Machrou3View, pledge: Pledge) -> Verdict:
    """Backing offered is a promise kept, even if it is refused; standing aside is not."""
    speaker, target = pledge.speaker, pledge.target
    for act in deeds_since(view, pledge.moment):
        if act.kind == ATTACK:
            return Verdict(VOID, round_of(view, act.turn))
        if act.seat == speaker and act.kind in (BACK, STAY_OUT) and target in (act.target, act.other):
            kept = act.kind == BACK and act.target == target
            return Verdict(KEPT if kept else BROKEN, round_of(view, act.turn))
    turn = turn_at(pledge.moment)
    battle = view.battle
    if battle is not None and turn == view.turns_taken and speaker in undecided(view, battle):
        return OPEN
    return Verdict(VOID, round_of(view, turn))


def _vote(view: Machrou3View, pledge: Pledge) -> Verdict:
    """Shuffled cards prove nothing (M18), unless all of them are alike."""
    turn = turn_at(pledge.moment)
    for act in deeds_since(view, pledge.moment):
        if act.kind == VOTE:
            status = _proven(act, pledge.content == VOTE_WITH, KEPT, BROKEN)
            return Verdict(status, round_of(view, act.turn))
    if campaign_of(view) is not None and turn == view.turns_taken:
        return OPEN
    return Verdict(VOID, round_of(view, turn))


def _proven(act: Act, is_with: bool, yes: str, no: str) -> str:
    """What the counts of a campaign prove of one who spoke of their vote."""
    same, other = act.counts if is_with else act.counts[::-1]
    if other == 0:
        return yes
    return no if same == 0 else UNVERIFIABLE


def _presidency(view: Machrou3View, pledge: Pledge) -> Verdict:
    candidate = seat_of(pledge.content.removeprefix(f"{PRESIDENT}:"))
    if view.votes:
        kept = view.votes[pledge.speaker] == candidate
        return Verdict(KEPT if kept else BROKEN, view.round)
    return OPEN


def _claimed_vote(view: Machrou3View, pledge: Pledge) -> Verdict:
    """About the campaign that was counted last before it was said."""
    before = len(view.acts) - len(deeds_since(view, pledge.moment))
    for act in reversed(view.acts[:before]):
        if act.kind == VOTE:
            return Verdict(_proven(act, pledge.content == VOTED[0], TRUE, FALSE), pledge.round)
    return Verdict(UNVERIFIABLE, pledge.round)


def _claimed_objective(view: Machrou3View, pledge: Pledge) -> Verdict:
    """Completing it within a round proves that it was near; nothing proves that it was not."""
    over = turn_at(pledge.moment) + view.players
    for act in deeds_since(view, pledge.moment):
        if act.kind == COMPLETE and act.seat == pledge.speaker and act.turn < over:
            return Verdict(TRUE if pledge.content == OBJECTIVE[0] else FALSE, round_of(view, act.turn))
    is_over = view.turns_taken >= over or is_election(view) or not view.steps
    return Verdict(UNVERIFIABLE, round_of(view, over)) if is_over else OPEN


def _side(view: Machrou3View, pledge: Pledge) -> Verdict | None:
    """What was said of somebody's side, once the masks are off (M31)."""
    side, _, seat = pledge.content.partition(":")
    if pledge.content in SIDES:
        about, side = pledge.speaker, seat
    elif pledge.content == ACCUSED:
        about = pledge.target
    elif seat:
        about = seat_of(seat)
    else:
        return None
    if not view.characters:
        return OPEN
    return Verdict(TRUE if SIDE[view.characters[about]] == side else FALSE, view.round)
