"""The public facts that Bureaucracy lets players give as reasons; only what is true now is on offer.

A reason is an id with arguments: `struck-me:seat-2`, `rich:seat-1:9`.
"""

from collections.abc import Iterator

from engine.contract import EVERYBODY, Statement
from engine.games.bureaucracy import acts
from engine.games.bureaucracy.state import ALIVE, NOBODY, seat_id, seat_of
from engine.games.bureaucracy.talk.contents import (
    BROKE,
    HUNTS,
    PREY,
    SPARED,
    THREATS,
    VOTE_AGAINST,
    VOTE_WITH,
    are_allies,
)
from engine.games.bureaucracy.talk.verdicts import verdict
from engine.games.bureaucracy.view import BureaucracyView
from engine.ledger import BROKEN, KEPT, PROMISE, pledges
from engine.talk import EXCUSE, WHY, Phrase

MOST = 5  # reasons on offer for one phrase

# How many seats each reason names; the last ones add a number.
KINDS = {
    "struck-me": 1,
    "struck": 2,
    "hurt-me": 1,
    "left-me": 1,
    "refused-me": 1,
    "let-me-down": 1,
    "broke": 1,
    "saved-me": 1,
    "ally": 1,
    "kept": 1,
    "never-struck": 1,
    "richest": 1,
    "poorest": 1,
    "armed": 1,
    "army": 1,
    "purse": 1,
}
_HOSTILE = ("accuse", "reject", "estimate")


def reasons(view: BureaucracyView, phrase: Phrase) -> tuple[str, ...]:
    """What speaks for a phrase, the weightiest first."""
    if phrase.act == "ask" or (phrase.act == "claim" and phrase.content not in (WHY, EXCUSE)):
        return ()
    said = _meant(view, phrase)
    about, is_hostile = _gist(phrase, said)
    facts = [*_against(view, about)] if is_hostile else [*_in_favour(view, about)]
    if said.content == BROKE and phrase.content != EXCUSE:
        # The promise itself is the reason; only what was done to this player adds to it.
        facts = [fact for fact in facts if fact.endswith(f"-me:{seat_id(about)}")]
    if said.content.startswith(HUNTS):
        facts = [*_of_the_hunt(view, said, about), *facts] if is_hostile else facts
    facts += _figures(view, about)
    return tuple(dict.fromkeys(facts))[:MOST]


def _meant(view: BureaucracyView, phrase: Phrase) -> Statement:
    """What a phrase comes to: who agrees, disagrees or says why speaks of what was said before."""
    if phrase.content == EXCUSE:
        return Statement("accuse", view.seat, phrase.target)
    if phrase.act == "claim":
        return view.talk[view.talk[phrase.refs].refs]
    if phrase.act in ("agree", "disagree"):
        return view.talk[phrase.refs]
    return Statement(phrase.act, view.seat, phrase.target, phrase.content, refs=phrase.refs)


def _gist(phrase: Phrase, said: Statement) -> tuple[int, bool]:
    """Whom a phrase speaks of, and whether it speaks against them."""
    about, is_hostile = said.target, said.act in _HOSTILE or said.content in THREATS
    kind, *names = said.content.split(":")
    if kind in (HUNTS, PREY, SPARED):
        about = seat_of(names[0])
    if about == EVERYBODY and said.content in (VOTE_WITH, VOTE_AGAINST):
        about = NOBODY
    return about, is_hostile == (phrase.act != "disagree")


def _of_the_hunt(view: BureaucracyView, said: Statement, about: int) -> Iterator[str]:
    """The attacks that make one think that a player is after somebody."""
    victim = said.speaker
    if said.act == "estimate":
        victim = seat_of(said.content.rpartition(":")[2])
    if victim not in (about, view.seat) and view.aimed[about * view.players + victim]:
        yield f"struck:{seat_id(about)}:{seat_id(victim)}"


def _against(view: BureaucracyView, about: int) -> Iterator[str]:
    me, name = view.seat, seat_id(about)
    if about in (me, NOBODY):
        return
    if view.aimed[about * view.players + me]:
        yield f"struck-me:{name}"
    if _words(view, about, BROKEN):
        yield f"broke:{name}"
    deeds = [act for act in view.acts if act.seat == about]
    to_me = {act.kind for act in deeds if act.target == me}
    for kind, fact in ((acts.HURT, "hurt-me"), (acts.PART, "left-me"), (acts.REFUSE, "refused-me")):
        if kind in to_me:
            yield f"{fact}:{name}"
    if any((act.kind == acts.LET and act.target == me) or _kept_back(act, me) for act in deeds):
        yield f"let-me-down:{name}"
    for act in reversed(deeds):
        if act.kind == acts.ATTACK and act.target != me:
            yield f"struck:{name}:{seat_id(act.target)}"
            break
    if _only(view, max(view.coins)) == about:
        yield f"richest:{name}"
    if view.attackers[about] > max([0, *(n for seat, n in enumerate(view.attackers) if seat != about)]):
        yield f"armed:{name}"


def _kept_back(act: acts.Act, me: int) -> bool:
    return act.kind == acts.LEND and act.target == me and not act.troops


def _in_favour(view: BureaucracyView, about: int) -> Iterator[str]:
    if about == NOBODY:
        return
    me, name = view.seat, seat_id(about)
    if about != me:
        deeds = [act for act in view.acts if act.seat == about]
        if any(act.target == me and (act.kind == acts.VETO or (act.kind == acts.LEND and act.troops)) for act in deeds):
            yield f"saved-me:{name}"
        if are_allies(view, me, about):
            yield f"ally:{name}"
        if view.round > 1 and not view.aimed[about * view.players + me]:
            yield f"never-struck:{name}"
    if _words(view, about, KEPT):
        yield f"kept:{name}"
    living = [view.coins[seat] for seat in view.living()]
    if living and living.count(min(living)) == 1 and view.coins[about] == min(living):
        yield f"poorest:{name}"


def _figures(view: BureaucracyView, about: int) -> Iterator[str]:
    """What everybody can count: there is always that to say."""
    if about == NOBODY or view.fell[about] != ALIVE:
        return
    if view.attackers[about]:
        yield f"army:{seat_id(about)}:{view.attackers[about]}"
    yield f"purse:{seat_id(about)}:{view.coins[about]}"


def _only(view: BureaucracyView, coins: int) -> int:
    """The one player with so many coins."""
    return view.coins.index(coins) if view.coins.count(coins) == 1 else NOBODY


def _words(view: BureaucracyView, seat: int, status: str) -> bool:
    """Whether a promise of this seat came to such an end."""
    for pledge in pledges(view):
        if pledge.act == PROMISE and pledge.speaker == seat:
            found = verdict(view, pledge)
            if found is not None and found.status == status:
                return True
    return False
