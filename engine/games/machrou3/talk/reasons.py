"""The public facts that Machrou3 Ra2is lets players give as reasons; only what is true now is on offer.

A reason is an id with arguments: `attacked-me:seat-2`, `bloc:seat-1:24`.
"""

from collections import Counter
from collections.abc import Iterator

from engine.contract import Statement
from engine.games.machrou3.acts import ATTACK, BACK, Act
from engine.games.machrou3.board import members
from engine.games.machrou3.state import NOBODY, seat_id, seat_of
from engine.games.machrou3.talk.contents import (
    ACCUSED,
    BROKE,
    PEACE,
    PRESIDENT,
    SUPPORT,
    VOTE_AGAINST,
    campaign_of,
    undecided,
)
from engine.games.machrou3.talk.verdicts import verdict
from engine.games.machrou3.view import Machrou3View
from engine.ledger import BROKEN, KEPT, PROMISE, pledges
from engine.talk import EXCUSE, WHY, Phrase

MOST = 5  # reasons on offer for one phrase
FRIENDS = 2  # how often one must have backed another before it is worth remarking

# How many seats each reason names; the last two add a number of seats in Parliament.
KINDS = {
    "attacked-me": 1,
    "attacked": 2,
    "opposed-me": 1,
    "backs": 2,
    "broke": 1,
    "biggest": 1,
    "helped-me": 1,
    "kept": 1,
    "objective": 1,
    "smallest": 1,
    "peaceful": 1,
    "threat": 1,
    "border": 1,
    "reach": 1,
    "nothing-done": 1,
    "modest": 1,
    "strong": 1,
}
_HOSTILE = ("accuse", "reject")
_OPINIONS = ("accuse", "estimate")


def reasons(view: Machrou3View, phrase: Phrase) -> tuple[str, ...]:
    """What speaks for a phrase, the weightiest first."""
    if phrase.act == "ask" or (phrase.act == "claim" and phrase.content not in (WHY, EXCUSE)):
        return ()
    said = _meant(view, phrase)
    about, is_hostile = _gist(view, phrase, said)
    facts = [*_against(view, about)] if is_hostile else [*_in_favour(view, about)]
    if said.content == BROKE and phrase.content != EXCUSE:
        # The promise itself is the reason; only what was done to this player adds to it.
        facts = [fact for fact in facts if fact.partition(":")[0] in ("attacked-me", "opposed-me")]
    if said.act in _OPINIONS or said.content.startswith(PRESIDENT):
        facts += _merits(view, about, is_hostile)
    if said.act not in _OPINIONS:
        facts = [*_circumstances(view, said, about), *facts, *_interests(view, about, is_hostile)]
    return tuple(dict.fromkeys(facts))[:MOST]


def _meant(view: Machrou3View, phrase: Phrase) -> Statement:
    """What a phrase comes to: who agrees, disagrees or says why speaks of what was said before."""
    if phrase.content == EXCUSE:
        return Statement("accuse", view.seat, phrase.target)
    if phrase.act == "claim":
        return view.talk[view.talk[phrase.refs].refs]
    if phrase.act in ("agree", "disagree"):
        return view.talk[phrase.refs]
    return Statement(phrase.act, view.seat, phrase.target, phrase.content, refs=phrase.refs)


def _gist(view: Machrou3View, phrase: Phrase, said: Statement) -> tuple[int, bool]:
    """Whom a phrase speaks of, and whether it speaks against them."""
    about, is_hostile = said.target, said.act in _HOSTILE
    if said.act == "estimate":
        side, _, seat = said.content.partition(":")
        about, is_hostile = seat_of(seat), side == ACCUSED
    elif said.content == VOTE_AGAINST and not is_hostile:
        campaign = campaign_of(view)
        about, is_hostile = (NOBODY if campaign is None else campaign.seat), True
    return about, is_hostile == (phrase.act != "disagree")


def _against(view: Machrou3View, about: int) -> Iterator[str]:
    me, name = view.seat, seat_id(about)
    if about in (me, NOBODY):
        return
    deeds = [act for act in view.acts if act.seat == about]
    if any(act.kind == ATTACK and act.target == me for act in deeds):
        yield f"attacked-me:{name}"
    if _words(view, about, BROKEN):
        yield f"broke:{name}"
    if any(act.kind == BACK and act.other == me for act in deeds):
        yield f"opposed-me:{name}"
    yield from _friends(deeds, me, name)
    yield from _victims(view, deeds, name)
    if _biggest(view) == about:
        yield f"biggest:{name}"


def _friends(deeds: list[Act], me: int, name: str) -> Iterator[str]:
    backed = Counter(act.target for act in deeds if act.kind == BACK and act.target != me)
    for friend, times in backed.most_common(1):
        if times >= FRIENDS:
            yield f"backs:{name}:{seat_id(friend)}"


def _victims(view: Machrou3View, deeds: list[Act], name: str) -> Iterator[str]:
    """The last attack on somebody else, unless this player had a hand in it."""
    me = view.seat
    helped = {act.turn for act in view.acts if act.kind == BACK and act.seat == me}
    for act in reversed(deeds):
        if act.kind == ATTACK and act.target != me and act.turn not in helped:
            yield f"attacked:{name}:{seat_id(act.target)}"
            return


def _in_favour(view: Machrou3View, about: int) -> Iterator[str]:
    if about == NOBODY:
        return
    me, name = view.seat, seat_id(about)
    deeds = [act for act in view.acts if act.seat == about]
    if about != me and any(act.kind == BACK and act.target == me for act in deeds):
        yield f"helped-me:{name}"
    if about != me and view.round > 1 and not any(act.kind == ATTACK and act.target == me for act in deeds):
        yield f"peaceful:{name}"
    if _words(view, about, KEPT):
        yield f"kept:{name}"


def _merits(view: Machrou3View, about: int, is_hostile: bool) -> Iterator[str]:
    """What speaks for somebody as a Reformist, and as a President."""
    if not is_hostile and any(seat == about for seat, _ in view.completed):
        yield f"objective:{seat_id(about)}"


def _circumstances(view: Machrou3View, said: Statement, about: int) -> Iterator[str]:
    """Why one speaks of peace or support with just this player."""
    if about in (NOBODY, view.seat) or said.act in _HOSTILE:
        return
    if PEACE in said.content and _are_neighbours(view, view.seat, about):
        yield f"border:{seat_id(about)}"
    battle = view.battle
    if said.content.endswith(SUPPORT) and battle is not None and about in undecided(view, battle):
        yield f"reach:{seat_id(about)}"


def _are_neighbours(view: Machrou3View, one: int, two: int) -> bool:
    return any(view.borders[district] & view.held[two] for district in members(view.held[one]))


def _interests(view: Machrou3View, about: int, is_hostile: bool) -> Iterator[str]:
    """What counts when votes, support and peace are dealt out: at the least the size of a bloc."""
    me, blocs = view.seat, view.blocs
    if is_hostile and about not in (me, NOBODY):
        if not any(act.kind == BACK and (act.seat, act.target) == (about, me) for act in view.acts):
            yield f"nothing-done:{seat_id(about)}"
    elif not is_hostile:
        if about != NOBODY and _only(blocs, min(blocs)) == about:
            yield f"smallest:{seat_id(about)}"
        biggest = _biggest(view)
        if biggest not in (NOBODY, me, about):
            yield f"threat:{seat_id(biggest)}"
    if about != NOBODY:
        kind = "strong" if blocs[about] == max(blocs) else "modest"
        yield f"{kind}:{seat_id(about)}:{blocs[about]}"


def _biggest(view: Machrou3View) -> int:
    return _only(view.blocs, max(view.blocs))


def _only(blocs: tuple[int, ...], size: int) -> int:
    return blocs.index(size) if blocs.count(size) == 1 else NOBODY


def _words(view: Machrou3View, seat: int, status: str) -> bool:
    """Whether a promise of this seat came to such an end."""
    if not view.talk:
        return False
    for pledge in pledges(view):
        if pledge.act == PROMISE and pledge.speaker == seat:
            found = verdict(view, pledge)
            if found is not None and found.status == status:
                return True
    return False
