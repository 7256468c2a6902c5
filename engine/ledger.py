"""What became of the words given at a table: the public ledger of promises, and the claims that facts can judge.

It is a pure function of a View and of public facts, so that bots, window and terminal always agree on it.
"""

from collections.abc import Iterator
from typing import Any, NamedTuple

from engine.contract import AnyRules, Statement
from engine.talk import DEAL, OPEN, Pledge, Verdict

KEPT, BROKEN, UNVERIFIABLE, VOID = "kept", "broken", "unverifiable", "void"  # what becomes of promises, and `open`
TRUE, FALSE = "true", "false"  # what becomes of claims, estimates and accusations
PROMISE = "promise"
_CLAIMS = ("claim", "estimate", "accuse")


class Entry(NamedTuple):
    """A word that was given, and what facts say of it."""

    pledge: Pledge
    verdict: Verdict = OPEN


def pledges(view: Any) -> Iterator[Pledge]:
    """Every promise, whichever way it was given, and every claim with a content, in the order they were made."""
    for number in range(len(view.talk)):
        yield from _pledges_in(view.talk, number)


def given_by(view: Any, seat: int, since: int) -> Iterator[Pledge]:
    """The words that a seat has given since a moment, the last one first; asked often, so it looks no further."""
    talk = view.talk
    for number in range(len(talk) - 1, -1, -1):
        said = talk[number]
        if said.moment < since:
            return
        if said.act == PROMISE:
            concerns = said.speaker == seat
        else:
            concerns = said.act == "accept" and seat in (said.speaker, said.target)
        if concerns:
            yield from (pledge for pledge in _pledges_in(talk, number) if pledge.speaker == seat)


def _pledges_in(talk: tuple[Statement, ...], number: int) -> Iterator[Pledge]:
    """The words given by one statement: two when an offer is accepted."""
    said = talk[number]
    act, content, when = said.act, said.content, (said.round, said.moment)
    if act == "accept":
        asked = talk[said.refs]
        if asked.act == "offer":
            gives, _, wants = content.partition(DEAL)
            yield Pledge(number, PROMISE, asked.speaker, said.speaker, gives, *when)
            content = wants
        yield Pledge(number, PROMISE, said.speaker, asked.speaker, content, *when)
    elif act == PROMISE or (act in _CLAIMS and content):
        yield Pledge(number, act, said.speaker, said.target, content, *when)


def ledger(rules: AnyRules, view: Any) -> tuple[Entry, ...]:
    """All promises of the game with what became of them, in the order they were made."""
    return tuple([entry for entry in record(rules, view) if entry.pledge.act == PROMISE])


def record(rules: AnyRules, view: Any) -> tuple[Entry, ...]:
    """Promises, claims, estimates and accusations with what became of them, in the order they were made."""
    parlance = rules.parlance
    if parlance is None or not view.talk:
        return ()
    judged = ((pledge, parlance.verdict(view, pledge)) for pledge in pledges(view))
    return tuple([Entry(pledge, verdict) for pledge, verdict in judged if verdict is not None])


class Standing(NamedTuple):
    """How a seat stands by its word, in counts."""

    kept: int = 0
    broken: int = 0
    open: int = 0
    unverifiable: int = 0


def standing_of(entries: tuple[Entry, ...], seat: int) -> Standing:
    """How many of a seat's promises were kept, were broken, are open, and cannot be judged."""
    found = [entry.verdict.status for entry in entries if entry.pledge.act == PROMISE and entry.pledge.speaker == seat]
    return Standing(*[found.count(status) for status in (KEPT, BROKEN, OPEN.status, UNVERIFIABLE)])
