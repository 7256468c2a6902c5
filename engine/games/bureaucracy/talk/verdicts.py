"""What public facts say of a word given in Bureaucracy."""

from engine.games.bureaucracy import acts
from engine.games.bureaucracy.acts import Act
from engine.games.bureaucracy.rules.treasury import seats_in
from engine.games.bureaucracy.state import ALIVE, NOBODY, seat_of
from engine.games.bureaucracy.talk.contents import (
    ALLIANCE,
    DEFEND,
    HUNTS,
    HUNTS_ME,
    PEACE,
    PREY,
    REVENGE,
    SPARED,
    THREAT_AGAINST,
    THREAT_WITH,
    THREATS,
    VETO,
    VOTES,
    deeds_since,
    end_of_round,
    is_declared,
    is_over,
    is_vote,
    moment_of,
    round_of,
    turn_at,
)
from engine.games.bureaucracy.view import BureaucracyView
from engine.ledger import BROKEN, FALSE, KEPT, PROMISE, TRUE, UNVERIFIABLE, VOID
from engine.talk import OPEN, Pledge, Verdict


def verdict(view: BureaucracyView, pledge: Pledge) -> Verdict | None:
    """Open, kept, broken, unverifiable or void for a promise; open, true or false for a claim about targets."""
    content = pledge.content
    if pledge.act != PROMISE:
        return _about_targets(view, pledge)
    if content == PEACE:
        return _peace(view, pledge)
    if content == ALLIANCE:
        return _alliance(view, pledge)
    if content in VOTES:
        return _vote(view, pledge)
    if content in (DEFEND, VETO):
        return _help(view, pledge)
    return _revenge(view, pledge) if content == REVENGE else _threat(view, pledge)


def _peace(view: BureaucracyView, pledge: Pledge) -> Verdict:
    """No attack on the other until everybody could have had a turn (B13)."""
    over = end_of_round(view, pledge.moment)
    struck = _strike(view, pledge.moment, pledge.speaker, pledge.target, over)
    if struck is not None:
        return Verdict(BROKEN, struck.round)
    return _at_the_end(view, pledge, over, KEPT)


def _strike(view: BureaucracyView, moment: int, one: int, two: int, over: int) -> Act | None:
    """The first attack of one player on another since a moment, before a turn."""
    for act in deeds_since(view, moment):
        if act.kind == acts.ATTACK and (act.seat, act.target) == (one, two) and act.turn < over:
            return act
    return None


def _at_the_end(view: BureaucracyView, pledge: Pledge, over: int, status: str) -> Verdict:
    """What becomes of a word when its time is up; nothing of it when one of the two is gone before."""
    for seat in (pledge.speaker, pledge.target):
        if seat != NOBODY and view.fell[seat] != ALIVE and view.fell[seat] < over:
            return Verdict(VOID, round_of(view, pledge.round))
    if view.turns_taken >= over or is_over(view):
        return Verdict(status, round_of(view, pledge.round))
    return OPEN


def _alliance(view: BureaucracyView, pledge: Pledge) -> Verdict:
    """Forming it keeps the word, refusing breaks it; an alliance that nobody offers was nobody's fault (B22)."""
    pair = {pledge.speaker, pledge.target}
    over = end_of_round(view, pledge.moment)
    for act in deeds_since(view, pledge.moment):
        if act.turn < over and {act.seat, act.target} == pair:
            if act.kind == acts.ALLY:
                return Verdict(KEPT, act.round)
            if act.kind == acts.REFUSE:
                return Verdict(BROKEN if act.seat == pledge.speaker else VOID, act.round)
    return _at_the_end(view, pledge, over, VOID)


def _vote(view: BureaucracyView, pledge: Pledge) -> Verdict:
    """An open vote shows everything (B5); shuffled papers prove nothing, unless all of them are alike (B6)."""
    wanted = pledge.content.partition(":")[2]
    counted = _vote_on(view, pledge)
    if counted is None:
        return OPEN if is_vote(view) and pledge.moment == moment_of(view) else Verdict(VOID, pledge.round)
    if counted.kind == acts.VOTE:
        kept = counted.votes[pledge.speaker] == wanted
        return Verdict(KEPT if kept else BROKEN, counted.round)
    return Verdict(_proven(counted, wanted), counted.round)


def _vote_on(view: BureaucracyView, pledge: Pledge) -> Act | None:
    """The vote that was being taken when something was said, once it is counted."""
    for act in deeds_since(view, pledge.moment)[:1]:
        if act.kind in (acts.VOTE, acts.BALLOT) and act.turn == turn_at(pledge.moment):
            return act
    return None


def _proven(counted: Act, wanted: str) -> str:
    if wanted not in counted.votes:
        return BROKEN
    return KEPT if set(counted.votes) == {wanted} else UNVERIFIABLE


def _help(view: BureaucracyView, pledge: Pledge) -> Verdict:
    """A veto or lent defenders for the other, in the turn in which they were promised (B14, B15)."""
    kinds = (acts.LEND,) if pledge.content == DEFEND else (acts.VETO, acts.LET)
    number = turn_at(pledge.moment)
    for act in deeds_since(view, pledge.moment):
        if act.turn == number and act.kind in kinds and (act.seat, act.target) == (pledge.speaker, pledge.target):
            kept = act.kind == acts.VETO or act.troops > 0
            return Verdict(KEPT if kept else BROKEN, act.round)
    is_open = number == view.turns_taken and not is_over(view) and is_declared(view)
    return OPEN if is_open else Verdict(VOID, pledge.round)


def _revenge(view: BureaucracyView, pledge: Pledge) -> Verdict:
    """Once attacked within a round, the speaker has until the end of the next one to strike back."""
    provoked = _strike(view, pledge.moment, pledge.target, pledge.speaker, end_of_round(view, pledge.moment))
    if provoked is None:
        return _at_the_end(view, pledge, end_of_round(view, pledge.moment), VOID)
    return _struck_back(view, pledge, provoked.turn)


def _struck_back(view: BureaucracyView, pledge: Pledge, since: int) -> Verdict:
    """Whether the speaker attacked after the turn `since`, within a round of it; an empty threat is a broken word."""
    over = since + view.players + 1
    for act in deeds_since(view, pledge.moment):
        is_strike = act.kind == acts.ATTACK and (act.seat, act.target) == (pledge.speaker, pledge.target)
        if is_strike and since <= act.turn < over:
            return Verdict(KEPT, act.round)
    had_turn = view.turns_taken >= over
    if had_turn and view.fell[pledge.speaker] == ALIVE and view.fell[pledge.target] == ALIVE:
        return Verdict(BROKEN, round_of(view, pledge.round))
    return _at_the_end(view, pledge, over, VOID)


def _threat(view: BureaucracyView, pledge: Pledge) -> Verdict:
    """Who voted as they were told must be left alone for a round, and who did not must be attacked."""
    counted = _vote_on(view, pledge)
    if counted is None:
        return OPEN if is_vote(view) and pledge.moment == moment_of(view) else Verdict(VOID, pledge.round)
    obeyed = _obeyed(counted, pledge)
    if obeyed is None:
        return Verdict(VOID, counted.round)
    return _peace(view, pledge) if obeyed else _struck_back(view, pledge, counted.turn)


def _obeyed(counted: Act, pledge: Pledge) -> bool | None:
    """Whether the one threatened voted as told; None where the papers do not show it."""
    wanted = {THREAT_WITH: "with", THREAT_AGAINST: "against"}[pledge.content]
    if counted.kind == acts.VOTE:
        return counted.votes[pledge.target] == wanted
    proof = _proven(counted, wanted)
    return None if proof == UNVERIFIABLE else proof == KEPT


def is_due(view: BureaucracyView, pledge: Pledge) -> bool:
    """Whether a threat that is open has been dared, so that only an attack can keep it."""
    if pledge.content == REVENGE:
        over = end_of_round(view, pledge.moment)
        return _strike(view, pledge.moment, pledge.target, pledge.speaker, over) is not None
    counted = _vote_on(view, pledge) if pledge.content in THREATS else None
    return counted is not None and _obeyed(counted, pledge) is False


def owes_peace(view: BureaucracyView, pledge: Pledge) -> bool:
    """Whether a promise that is open forbids an attack: peace, or a threat that was heeded."""
    if pledge.content == PEACE:
        return True
    counted = _vote_on(view, pledge) if pledge.content in (THREAT_WITH, THREAT_AGAINST) else None
    return counted is not None and _obeyed(counted, pledge) is True


def _about_targets(view: BureaucracyView, pledge: Pledge) -> Verdict | None:
    """What was said of secret targets, once they are shown at the end of the game (B3)."""
    kind, *names = pledge.content.split(":")
    seats = [seat_of(name) for name in names]
    if kind in (PREY, SPARED):
        hunter, hunted = pledge.speaker, seats[0]
    elif kind == HUNTS:
        hunter, hunted = seats
    elif kind == HUNTS_ME:
        hunter, hunted = pledge.target, pledge.speaker
    else:
        return None
    if not view.winners:
        return OPEN
    is_so = (hunted in seats_in(view.targets[hunter])) != (kind == SPARED)
    return Verdict(TRUE if is_so else FALSE, view.round)
