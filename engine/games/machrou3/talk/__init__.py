"""What can be said in Machrou3 Ra2is, and what becomes of it."""

from collections.abc import Iterator, Mapping
from functools import cache

from engine.contract import EVERYBODY, Decision, Statement
from engine.games.machrou3.rules.battle import Battle
from engine.games.machrou3.rules.campaign import CampaignVote
from engine.games.machrou3.state import Machrou3State, seat_id
from engine.games.machrou3.talk.contents import (
    ACCUSED,
    ASK_SIDE,
    ASK_VOTE,
    BROKE,
    OBJECTIVE,
    PEACE,
    SIDES,
    SUPPORT,
    VOTE_AGAINST,
    VOTE_WITH,
    VOTED,
    campaign_of,
    halves,
    is_election,
    is_possible,
    last_vote,
    moment_of,
    president,
    turn_at,
    undecided,
)
from engine.games.machrou3.talk.manners import appetite, initiatives, occasion, opinion, reply
from engine.games.machrou3.talk.promises import Breaches, breaches, victims
from engine.games.machrou3.talk.reasons import KINDS, reasons
from engine.games.machrou3.talk.verdicts import verdict
from engine.games.machrou3.view import Machrou3View
from engine.ledger import BROKEN, PROMISE, pledges
from engine.talk import DEAL, EXCUSE, OPEN, WHY, Mood, Parlance, Phrase, Pledge, Verdict, Wish

DEALS = (f"{PEACE}{DEAL}{PEACE}", f"{PEACE}{DEAL}{VOTE_WITH}", f"{VOTE_WITH}{DEAL}{PEACE}")
BATTLE_DEALS = (f"{PEACE}{DEAL}{SUPPORT}", f"{SUPPORT}{DEAL}{PEACE}")
_SUSPICIONS = (ACCUSED, "reformist")


class Machrou3Parlance(Parlance):
    """Implements engine.talk.Parlance; what is open to one seat here is open to every role."""

    def when(self, view: Machrou3View) -> tuple[int, int]:
        return view.round, moment_of(view)

    def phrases(self, view: Machrou3View) -> Iterator[Phrase]:
        """The battle or vote at hand first, then the election or peace, then what can be said at any time."""
        if view.round == 0 or view.votes:
            return
        campaign, battle = campaign_of(view), view.battle
        if battle is not None:
            yield from _about_battle(view, battle)
        elif campaign is not None:
            yield from _about_campaign(view, campaign)
        yield from _about_election(view) if is_election(view) else _about_peace(view)
        yield from _claims(view)
        yield from _suspicions(view)

    def reasons(self, view: Machrou3View, phrase: Phrase) -> tuple[str, ...]:
        return reasons(view, phrase)

    def replies(self, asked: Statement) -> tuple[str, ...]:
        return SIDES if asked.content == ASK_SIDE else VOTED

    def is_live(self, view: Machrou3View, statement: Statement) -> bool:
        """A request as long as it can be granted; anything else until everybody has had a turn."""
        if view.votes:
            return False
        if statement.act == "request":
            return is_possible(view, view.seat, statement.content, statement)
        if statement.act == "offer":
            gives, wants = halves(statement.content)
            doers = ((statement.speaker, gives), (view.seat, wants))
            return all(is_possible(view, doer, content, statement) for doer, content in doers)
        return view.turns_taken - turn_at(statement.moment) < view.players

    def verdict(self, view: Machrou3View, pledge: Pledge) -> Verdict | None:
        return verdict(view, pledge)

    def occasion(self, board: Machrou3State | Machrou3View) -> object:
        return occasion(board)

    def initiatives(self, view: Machrou3View, mood: Mood) -> Iterator[Wish]:
        return initiatives(view, mood)

    def appetite(self, view: Machrou3View, statement: Statement, mood: Mood) -> float:
        return appetite(view, statement, mood)

    def opinion(self, view: Machrou3View, statement: Statement, mood: Mood) -> float:
        return opinion(view, statement, mood)

    def reply(self, view: Machrou3View, asked: Statement, mood: Mood) -> str:
        return reply(view, asked, mood)

    def is_unprovable(self, content: str) -> bool:
        return content in (VOTE_WITH, VOTE_AGAINST)

    def victims(self, view: Machrou3View, decision: Decision) -> Mapping[str, int]:
        return victims(view, decision)

    def breaches(self, view: Machrou3View, decision: Decision) -> Breaches:
        return breaches(view, decision)

    def contents(self, players: int) -> Mapping[str, frozenset[str]]:
        return _contents(players)

    def reason_kinds(self) -> Mapping[str, int]:
        return KINDS


def _others(view: Machrou3View) -> list[int]:
    return [seat for seat in range(view.players) if seat != view.seat]


def _about_campaign(view: Machrou3View, campaign: CampaignVote) -> Iterator[Phrase]:
    if campaign.seat == view.seat:
        yield Phrase("request", EVERYBODY, VOTE_WITH)
        for seat in _others(view):
            yield Phrase("request", seat, VOTE_WITH)
            yield Phrase("offer", seat, DEALS[1])
        return
    yield Phrase("promise", campaign.seat, VOTE_WITH)
    yield Phrase("offer", campaign.seat, DEALS[2])
    yield Phrase("request", EVERYBODY, VOTE_AGAINST)


def _about_battle(view: Machrou3View, battle: Battle) -> Iterator[Phrase]:
    sides = (battle.challenger, battle.defender)
    helpers = undecided(view, battle)
    if view.seat in sides:
        for seat in helpers:
            yield Phrase("request", seat, SUPPORT)
            yield Phrase("offer", seat, BATTLE_DEALS[0])
    elif view.seat in helpers:
        for seat in sides:
            yield Phrase("promise", seat, SUPPORT)
            yield Phrase("offer", seat, BATTLE_DEALS[1])


def _about_election(view: Machrou3View) -> Iterator[Phrase]:
    me = view.seat
    if me in view.candidates:
        yield Phrase("request", EVERYBODY, president(me))
    for candidate in view.candidates:
        if candidate == me:
            for seat in _others(view):
                if seat not in view.candidates:
                    yield Phrase("request", seat, president(me))
        else:
            if me not in view.candidates:
                yield Phrase("promise", candidate, president(candidate))
            yield Phrase("request", EVERYBODY, president(candidate))


def _about_peace(view: Machrou3View) -> Iterator[Phrase]:
    bound = _bound_to_peace(view)
    for seat in _others(view):
        if (view.seat, seat) not in bound:
            yield Phrase("promise", seat, PEACE)
            if (seat, view.seat) not in bound:
                yield Phrase("offer", seat, DEALS[0])
        if (seat, view.seat) not in bound:
            yield Phrase("request", seat, PEACE)


def _bound_to_peace(view: Machrou3View) -> set[tuple[int, int]]:
    """Who owes whom peace now."""
    return {
        (pledge.speaker, pledge.target)
        for pledge in pledges(view)
        if pledge.content == PEACE and verdict(view, pledge) == OPEN
    }


def _claims(view: Machrou3View) -> Iterator[Phrase]:
    for content in SIDES:
        yield Phrase("claim", EVERYBODY, content)
    if view.has_objective[view.seat]:
        for content in OBJECTIVE:
            yield Phrase("claim", EVERYBODY, content)
    vote = last_vote(view)
    if vote is not None:
        # What the counts disprove cannot be claimed.
        for content, count in zip(VOTED, vote.counts, strict=True):
            if count:
                yield Phrase("claim", EVERYBODY, content)


def _suspicions(view: Machrou3View) -> Iterator[Phrase]:
    for seat in _others(view):
        for side in _SUSPICIONS:
            yield Phrase("estimate", EVERYBODY, f"{side}:{seat_id(seat)}")
        yield Phrase("accuse", seat, ACCUSED)
        yield Phrase("ask", seat, ASK_SIDE)
        if last_vote(view) is not None:
            yield Phrase("ask", seat, ASK_VOTE)
    for pledge in pledges(view):
        if (pledge.act, pledge.target) == (PROMISE, view.seat):
            found = verdict(view, pledge)
            if found is not None and found.status == BROKEN:
                yield Phrase("accuse", pledge.speaker, BROKE, pledge.number)


@cache
def _contents(players: int) -> Mapping[str, frozenset[str]]:
    """Every content there can be at a table of this size, by act."""
    names = [seat_id(seat) for seat in range(players)]
    wishes = {PEACE, SUPPORT, VOTE_WITH, VOTE_AGAINST, *(president(seat) for seat in range(players))}
    suspicions = {f"{side}:{name}" for side in _SUSPICIONS for name in names}
    answers = frozenset({*wishes, *DEALS, *BATTLE_DEALS})
    opinions = frozenset({ACCUSED, BROKE, *suspicions, *(f"{BROKE}:{name}" for name in names)})
    return {
        "claim": frozenset({*SIDES, *OBJECTIVE, *VOTED, WHY, EXCUSE}),
        "estimate": frozenset(suspicions),
        "accuse": frozenset({ACCUSED, BROKE}),
        "promise": frozenset(wishes),
        "request": frozenset(wishes),
        "offer": frozenset({*DEALS, *BATTLE_DEALS}),
        "accept": answers,
        "reject": answers | {ASK_SIDE, ASK_VOTE},
        "ask": frozenset({ASK_SIDE, ASK_VOTE, WHY}),
        "agree": opinions,
        "disagree": opinions,
    }
