"""What can be said in Bureaucracy, and what becomes of it."""

from collections.abc import Iterator, Mapping
from functools import cache

from engine.contract import EVERYBODY, Decision, Statement
from engine.games.bureaucracy.rules.attack import AskVeto
from engine.games.bureaucracy.state import ALIVE, BureaucracyState, seat_id
from engine.games.bureaucracy.talk.contents import (
    ALLIANCE,
    ASK_AIM,
    BROKE,
    DEALS,
    DEFEND,
    HELP_DEALS,
    HUNTS_ME,
    PEACE,
    REVENGE,
    THREAT_AGAINST,
    THREAT_WITH,
    THREATS,
    VETO,
    VOTE_DEALS,
    VOTES,
    end_of_round,
    halves,
    hunts,
    is_possible,
    is_secret_vote,
    is_under_attack,
    is_vote,
    lenders,
    may_ally,
    moment_of,
    prey,
    spared,
    vetoers,
)
from engine.games.bureaucracy.talk.manners import appetite, initiatives, occasion, opinion, reply
from engine.games.bureaucracy.talk.promises import Breaches, bound, breaches, dares, victims
from engine.games.bureaucracy.talk.reasons import KINDS, reasons
from engine.games.bureaucracy.talk.verdicts import verdict
from engine.games.bureaucracy.view import BureaucracyView
from engine.ledger import BROKEN, PROMISE, pledges
from engine.talk import EXCUSE, WHY, Mood, Parlance, Phrase, Pledge, Verdict, Wish


class BureaucracyParlance(Parlance):
    """Implements engine.talk.Parlance; what is open to one seat here is open to every one, whatever it targets."""

    def when(self, view: BureaucracyView) -> tuple[int, int]:
        return view.round, moment_of(view)

    def phrases(self, view: BureaucracyView) -> Iterator[Phrase]:
        """The vote or the attack at hand first, then treaties, then targets and suspicions."""
        if view.round == 0 or view.winners or view.fell[view.seat] != ALIVE:
            return
        others = [seat for seat in view.living() if seat != view.seat]
        if is_vote(view):
            yield from _about_the_vote(view, others)
        yield from _about_attacks(view, others)
        yield from _treaties(view, others)
        yield from _about_targets(view, others)
        yield from _reproaches(view)

    def reasons(self, view: BureaucracyView, phrase: Phrase) -> tuple[str, ...]:
        return reasons(view, phrase)

    def replies(self, asked: Statement) -> tuple[str, ...]:
        return (spared(asked.speaker), prey(asked.speaker))

    def is_live(self, view: BureaucracyView, statement: Statement) -> bool:
        """A request as long as it can be granted; anything else for a round."""
        if view.winners or view.fell[view.seat] != ALIVE:
            return False
        speaker, content = statement.speaker, statement.content
        if statement.act == "request":
            return is_possible(view, view.seat, content, speaker, statement)
        if statement.act == "offer":
            gives, wants = halves(content)
            return is_possible(view, speaker, gives, view.seat, statement) and is_possible(
                view, view.seat, wants, speaker, statement
            )
        return view.turns_taken < end_of_round(view, statement.moment)

    def verdict(self, view: BureaucracyView, pledge: Pledge) -> Verdict | None:
        return verdict(view, pledge)

    def occasion(self, board: BureaucracyState | BureaucracyView) -> object:
        return occasion(board)

    def initiatives(self, view: BureaucracyView, mood: Mood) -> Iterator[Wish]:
        return initiatives(view, mood)

    def appetite(self, view: BureaucracyView, statement: Statement, mood: Mood) -> float:
        return appetite(view, statement, mood)

    def opinion(self, view: BureaucracyView, statement: Statement, mood: Mood) -> float:
        return opinion(view, statement, mood)

    def reply(self, view: BureaucracyView, asked: Statement, mood: Mood) -> str:
        return reply(view, asked, mood)

    def is_unprovable(self, content: str) -> bool:
        return False  # most votes are open (B5), and all else lies on the table

    def victims(self, view: BureaucracyView, decision: Decision) -> Mapping[str, int]:
        return victims(view, decision)

    def breaches(self, view: BureaucracyView, decision: Decision) -> Breaches:
        return breaches(view, decision)

    def dares(self, view: BureaucracyView, decision: Decision) -> Mapping[str, float]:
        return dares(view, decision)

    def contents(self, players: int) -> Mapping[str, frozenset[str]]:
        return _contents(players)

    def reason_kinds(self) -> Mapping[str, int]:
        return KINDS


def _about_the_vote(view: BureaucracyView, others: list[int]) -> Iterator[Phrase]:
    """Votes are promised, asked for, traded and extorted; threats need hands that can be seen (B5)."""
    sworn = {content for content, _ in bound(view, view.seat)}
    if not sworn & set(VOTES):
        for seat in others:
            yield from (Phrase("promise", seat, content) for content in VOTES)
            yield from (Phrase("offer", seat, content) for content in VOTE_DEALS[2:])
    yield from (Phrase("request", EVERYBODY, content) for content in VOTES)
    for seat in others:
        yield from (Phrase("offer", seat, content) for content in VOTE_DEALS[:2])
        if not is_secret_vote(view):
            yield Phrase("promise", seat, THREAT_WITH)
            yield Phrase("promise", seat, THREAT_AGAINST)


def _about_attacks(view: BureaucracyView, others: list[int]) -> Iterator[Phrase]:
    """Whoever is under attack asks for defenders and vetoes; whoever has them may promise some."""
    helps = ((VETO, vetoers), (DEFEND, lenders)) if view.attacks else ()
    for content, find in helps:
        if content == VETO and not isinstance(view.steps[-1], AskVeto):
            continue
        if is_under_attack(view, view.seat):
            for seat in find(view, view.seat):
                yield Phrase("request", seat, content)
                yield Phrase("offer", seat, HELP_DEALS[content == VETO])
        for seat in others:
            if is_under_attack(view, seat) and view.seat in find(view, seat):
                yield Phrase("promise", seat, content)


def _treaties(view: BureaucracyView, others: list[int]) -> Iterator[Phrase]:
    """Peace for a round, alliances, and what happens to whoever will have neither."""
    mine = bound(view, view.seat)
    for seat in others:
        theirs = {content for content, target in bound(view, seat) if target == view.seat}
        owed = {content for content, target in mine if target == seat}
        if PEACE not in owed:
            yield Phrase("promise", seat, PEACE)
        if PEACE not in theirs:
            yield Phrase("request", seat, PEACE)
        if PEACE not in owed | theirs:
            yield Phrase("offer", seat, DEALS[0])
        if may_ally(view, view.seat, seat):
            if ALLIANCE not in owed:
                yield Phrase("promise", seat, ALLIANCE)
            if ALLIANCE not in theirs:
                yield Phrase("request", seat, ALLIANCE)
            if PEACE not in theirs and ALLIANCE not in owed:
                yield Phrase("offer", seat, DEALS[1])
            if PEACE not in owed and ALLIANCE not in theirs:
                yield Phrase("offer", seat, DEALS[2])
        if REVENGE not in owed:
            yield Phrase("promise", seat, REVENGE)


def _about_targets(view: BureaucracyView, others: list[int]) -> Iterator[Phrase]:
    """Claims about the own targets, and guesses at who is after whom: only where blood has been drawn."""
    for seat in others:
        yield Phrase("claim", seat, spared(seat))
        yield Phrase("claim", EVERYBODY, prey(seat))
        yield Phrase("ask", seat, ASK_AIM)
        yield Phrase("accuse", seat, HUNTS_ME)
        for victim in others:
            if view.aimed[seat * view.players + victim]:
                yield Phrase("estimate", EVERYBODY, hunts(seat, victim))


def _reproaches(view: BureaucracyView) -> Iterator[Phrase]:
    for pledge in pledges(view):
        if (pledge.act, pledge.target) == (PROMISE, view.seat) and pledge.content not in THREATS:
            found = verdict(view, pledge)
            if found is not None and found.status == BROKEN and view.fell[pledge.speaker] == ALIVE:
                yield Phrase("accuse", pledge.speaker, BROKE, pledge.number)


@cache
def _contents(players: int) -> Mapping[str, frozenset[str]]:
    """Every content there can be at a table of this size, by act."""
    seats = range(players)
    wishes = {PEACE, ALLIANCE, *VOTES, DEFEND, VETO}
    offers = {*DEALS, *VOTE_DEALS, *HELP_DEALS}
    claims = {content for seat in seats for content in (prey(seat), spared(seat))}
    guesses = {hunts(one, two) for one in seats for two in seats if one != two}
    answers = frozenset({*wishes, *offers})
    named = {f"{content}:{seat_id(seat)}" for content in (HUNTS_ME, BROKE) for seat in seats}
    opinions = frozenset({HUNTS_ME, BROKE, *named, *guesses})
    return {
        "claim": frozenset({*claims, WHY, EXCUSE}),
        "estimate": frozenset(guesses),
        "accuse": frozenset({HUNTS_ME, BROKE}),
        "promise": frozenset({*wishes, *THREATS}),
        "request": frozenset(wishes),
        "offer": frozenset(offers),
        "accept": answers,
        "reject": answers | {ASK_AIM},
        "ask": frozenset({ASK_AIM, WHY}),
        "agree": opinions,
        "disagree": opinions,
    }
