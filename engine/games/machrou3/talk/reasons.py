"""The public facts that Machrou3 Ra2is lets players give as reasons; only what is true now is on offer.

A reason is an id with arguments: `attacked-me:seat-2`, `bloc:seat-1:24`.
"""

from collections import Counter
from collections.abc import Iterator

from engine.contract import Statement
from engine.games.machrou3.acts import ATTACK, BACK, Act
from engine.games.machrou3.state import NOBODY, seat_id, seat_of
from engine.games.machrou3.talk.contents import ACCUSED, VOTE_AGAINST
from engine.games.machrou3.talk.verdicts import verdict
from engine.games.machrou3.view import Machrou3View
from engine.ledger import BROKEN, KEPT, PROMISE, pledges
from engine.talk import WHY, Phrase

MOST = 5  # reasons on offer for one phrase
FRIENDS = 2  # how often one must have backed another before it is worth remarking

# Ids by how many seats they name; what follows the seats is a number.
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
    "no-objective": 1,
    "smallest": 1,
    "peaceful": 1,
    "threat": 1,
    "nothing-done": 1,
    "modest": 1,
    "strong": 1,
}
NUMBERED = frozenset(("modest", "strong"))
_HOSTILE = ("accuse", "reject")


def reasons(view: Machrou3View, phrase: Phrase) -> tuple[str, ...]:
    """What speaks for a phrase, the weightiest first."""
    if phrase.act == "ask" or (phrase.act == "claim" and phrase.content != WHY):
        return ()
    about, is_hostile = _gist(view, phrase)
    if about == NOBODY:
        return tuple(_of_the_table(view))
    facts = _against(view, about) if is_hostile else _in_favour(view, about)
    return tuple(dict.fromkeys(facts))[:MOST]


def _gist(view: Machrou3View, phrase: Phrase) -> tuple[int, bool]:
    """Whom a phrase speaks of, and whether it speaks against them."""
    if phrase.content == WHY and phrase.act == "claim":
        return _gist_of(view, view.talk[view.talk[phrase.refs].refs])
    if phrase.act in ("agree", "disagree"):
        about, is_hostile = _gist_of(view, view.talk[phrase.refs])
        return about, is_hostile == (phrase.act == "agree")
    said = Statement(phrase.act, view.seat, phrase.target, phrase.content, refs=phrase.refs)
    return _gist_of(view, said)


def _gist_of(view: Machrou3View, said: Statement) -> tuple[int, bool]:
    if said.act == "estimate":
        side, _, seat = said.content.partition(":")
        return seat_of(seat), side == ACCUSED
    if said.content == VOTE_AGAINST and said.act in ("request", "promise", "accept"):
        campaigner = next((step.seat for step in view.steps if hasattr(step, "district")), NOBODY)
        return campaigner, True
    return said.target, said.act in _HOSTILE


def _against(view: Machrou3View, about: int) -> Iterator[str]:
    me, name = view.seat, seat_id(about)
    if about == me:
        return
    deeds = [act for act in view.acts if act.seat == about]
    if any(act.kind == ATTACK and act.target == me for act in deeds):
        yield f"attacked-me:{name}"
    if _words(view, about, BROKEN):
        yield f"broke:{name}"
    if any(act.kind == BACK and act.other == me for act in deeds):
        yield f"opposed-me:{name}"
    yield from _friends(deeds, me, name)
    yield from _victims(deeds, me, name)
    if _biggest(view) == about:
        yield f"biggest:{name}"
    if not any(act.kind == BACK and act.target == me for act in deeds):
        yield f"nothing-done:{name}"
    yield _size(view, about)


def _friends(deeds: list[Act], me: int, name: str) -> Iterator[str]:
    backed = Counter(act.target for act in deeds if act.kind == BACK and act.target != me)
    for friend, times in backed.most_common(1):
        if times >= FRIENDS:
            yield f"backs:{name}:{seat_id(friend)}"


def _victims(deeds: list[Act], me: int, name: str) -> Iterator[str]:
    for act in reversed(deeds):
        if act.kind == ATTACK and act.target != me:
            yield f"attacked:{name}:{seat_id(act.target)}"
            return


def _in_favour(view: Machrou3View, about: int) -> Iterator[str]:
    me, name = view.seat, seat_id(about)
    deeds = [act for act in view.acts if act.seat == about]
    if about != me and any(act.kind == BACK and act.target == me for act in deeds):
        yield f"helped-me:{name}"
    if _words(view, about, KEPT):
        yield f"kept:{name}"
    if any(seat == about for seat, _ in view.completed):
        yield f"objective:{name}"
    if about != me and view.round > 1 and not any(act.kind == ATTACK and act.target == me for act in deeds):
        yield f"peaceful:{name}"
    if _smallest(view) == about:
        yield f"smallest:{name}"
    yield from (reason for reason in _of_the_table(view) if not reason.endswith(name))
    yield _size(view, about)


def _of_the_table(view: Machrou3View) -> Iterator[str]:
    """What speaks for holding together, whoever is spoken to."""
    biggest = _biggest(view)
    if biggest not in (NOBODY, view.seat):
        yield f"threat:{seat_id(biggest)}"


def _size(view: Machrou3View, seat: int) -> str:
    """The size of a bloc, which always says something."""
    kind = "strong" if view.blocs[seat] == max(view.blocs) else "modest"
    return f"{kind}:{seat_id(seat)}:{view.blocs[seat]}"


def _biggest(view: Machrou3View) -> int:
    return _only(view.blocs, max(view.blocs))


def _smallest(view: Machrou3View) -> int:
    return _only(view.blocs, min(view.blocs))


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


def is_reason(players: int, because: str) -> bool:
    """Whether there can be such a reason at a table of this size."""
    kind, *arguments = because.split(":")
    seats = KINDS.get(kind, -1)
    if len(arguments) != seats + (kind in NUMBERED):
        return False
    named = [seat_id(seat) for seat in range(players)]
    numbers = arguments[seats:]
    return all(seat in named for seat in arguments[:seats]) and all(n.isdecimal() and len(n) < 4 for n in numbers)
