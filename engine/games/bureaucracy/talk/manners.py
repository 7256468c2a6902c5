"""What a sensible player of Bureaucracy talks about, and what requests are worth to one."""

from collections.abc import Iterator

from engine.bots.trust import DISTRUSTED
from engine.contract import EVERYBODY, Statement
from engine.games.bureaucracy import bot
from engine.games.bureaucracy.rules import attack, votes
from engine.games.bureaucracy.rules.treasury import seats_in
from engine.games.bureaucracy.state import ALIVE, BureaucracyState, seat_of
from engine.games.bureaucracy.talk.contents import (
    ALLIANCE,
    ASK_AIM,
    BALLOTS,
    BROKE,
    CLOSING,
    DEALS,
    DEFEND,
    DEFENDING,
    HELP_DEALS,
    HUNTS_ME,
    PEACE,
    PLANNING,
    REVENGE,
    THREAT_AGAINST,
    THREAT_WITH,
    THREATS,
    VETO,
    VOTE_AGAINST,
    VOTE_DEALS,
    VOTE_WITH,
    VOTES,
    are_allies,
    halves,
    hunts,
    is_under_attack,
    lenders,
    may_ally,
    prey,
    spared,
    turn_at,
    vetoers,
)
from engine.games.bureaucracy.talk.promises import bound
from engine.games.bureaucracy.talk.verdicts import verdict
from engine.games.bureaucracy.view import BureaucracyView, hunters
from engine.ledger import BROKEN, PROMISE, pledges
from engine.talk import DEAL, Mood, Phrase, Wish

ENOUGH_SAID = 2  # rounds for which nobody repeats a suspicion, a threat or a claim
SURE = 0.75  # how likely it must be that somebody is after a player before it is said aloud
LIAR = 0.5  # the honesty below which a crafty player lies about targets
BLUNT = 0.75  # the honesty from which on one tells even a target the truth
OCCASIONS: tuple[tuple[str, tuple[type, ...]], ...] = (
    ("vote", BALLOTS),
    ("plan", PLANNING),
    ("veto", (attack.AskVeto,)),
    ("defence", DEFENDING),
    ("treaties", CLOSING),
)


def occasion(board: BureaucracyState | BureaucracyView) -> object:
    """The stages of a turn that give people something to talk about."""
    if board.round == 0 or not board.steps:
        return None
    step = board.steps[-1]
    return next(((name, board.turns_taken) for name, kinds in OCCASIONS if isinstance(step, kinds)), None)


class Company:
    """What a player makes of the others when there is something to be said."""

    def __init__(self, view: BureaucracyView, mood: Mood) -> None:
        self.view = view
        self.mood = mood
        self.me = view.seat
        self.hunt = hunters(view)
        self.prey = [seat for seat in seats_in(view.targets[view.seat]) if view.fell[seat] == ALIVE]
        self.others = [seat for seat in view.living() if seat != view.seat]

    def danger(self, seat: int) -> float:
        """How much a player is to be feared: how likely it is after this one, and how well it could strike."""
        view = self.view
        reach = max(0, view.attackers[seat] - view.defenders[self.me]) / max(1, view.coins[self.me])
        return min(1.0, self.hunt[seat][self.me] * (0.4 + reach))

    def vote(self) -> float:
        """How gladly one votes With, from 0 to 1."""
        with_it, against = bot.prior(self.view, votes.VOTE)
        return with_it / ((with_it + against) or 1.0)

    def lies(self) -> bool:
        """Whether one says of targets what is not so."""
        return self.mood.is_crafty and self.mood.honesty < LIAR


def initiatives(view: BureaucracyView, mood: Mood) -> Iterator[Wish]:
    """What is worth saying now, with its urgency."""
    company = Company(view, mood)
    found = occasion(view)
    stage = found[0] if isinstance(found, tuple) else ""
    yield from _reproaches(view)
    yield from STAGES[stage](company) if stage in STAGES else ()
    yield from _suspicions(company)


def _reproaches(view: BureaucracyView) -> Iterator[Wish]:
    """A promise that was broken to one's face is not passed over; the menu holds only what is so."""
    spoken = {said.refs for said in view.talk if said.speaker == view.seat and said.act == "accuse"}
    for pledge in pledges(view):
        to_me = (pledge.act, pledge.target) == (PROMISE, view.seat) and pledge.content not in THREATS
        if to_me and pledge.number not in spoken:
            found = verdict(view, pledge)
            if found is not None and found.status == BROKEN:
                yield Wish(0.85, Phrase("accuse", pledge.speaker, BROKE, pledge.number))


def _on_the_vote(company: Company) -> Iterator[Wish]:
    """Whoever cares asks for votes, buys them or extorts them; whoever does not care sells."""
    view, wish = company.view, company.vote()
    care = abs(wish - 0.5) * 2
    wanted, threat = (VOTE_WITH, THREAT_WITH) if wish > 0.5 else (VOTE_AGAINST, THREAT_AGAINST)
    buys = VOTE_DEALS[0 if wish > 0.5 else 1]
    yield Wish(0.2 + 0.4 * care + 0.1 * (view.turn == company.me), Phrase("request", EVERYBODY, wanted))
    for seat in company.others:
        if seat in company.prey or are_allies(view, company.me, seat):
            continue
        armed = view.attackers[company.me] > 2 * view.defenders[seat]
        if care > 0.6 and armed and not _lately(company, "promise", threat):
            yield Wish(0.3 + 0.35 * care, Phrase("promise", seat, threat))
        elif care > 0.5 and view.attackers[company.me]:
            yield Wish(0.2 + 0.35 * care, Phrase("offer", seat, buys))
        # Whoever is plainly after one sells no peace.
        may_deal = company.hunt[seat][company.me] < SURE and not _was_refused(company, seat)
        if care < 0.4 and may_deal and company.danger(seat) > 0.25:
            sells = VOTE_DEALS[2 if wish > 0.5 else 3]
            yield Wish(0.25 + 0.4 * company.danger(seat), Phrase("offer", seat, sells))


def _on_the_plan(company: Company) -> Iterator[Wish]:
    """Whoever is about to act is asked for peace, warned, or told that it is not worth it."""
    view, actor = company.view, company.view.turn
    if actor == company.me or actor not in company.others:
        return
    danger = company.danger(actor)
    if _was_refused(company, actor):
        return  # nobody begs
    if actor not in company.prey or company.lies():
        yield Wish(0.15 + 0.6 * danger, Phrase("offer", actor, DEALS[0]))
        if not _lately(company, "claim", spared(actor)):
            yield Wish(0.1 + 0.5 * danger, Phrase("claim", actor, spared(actor)))
    if view.attackers[company.me] >= max(1, view.defenders[actor]):
        yield Wish(0.1 + 0.6 * danger, Phrase("promise", actor, REVENGE))
    if 0.4 < company.hunt[actor][company.me] < 0.9 and not _lately(company, "ask", ASK_AIM):
        yield Wish(0.1 + 0.45 * danger, Phrase("ask", actor, ASK_AIM))


def _on_an_attack(company: Company) -> Iterator[Wish]:
    """Whoever is under attack calls for help, from those least likely to enjoy the sight."""
    view, me = company.view, company.me
    if not is_under_attack(view, me):
        return
    for content, helpers in ((VETO, vetoers(view, me)), (DEFEND, lenders(view, me))):
        for seat in helpers:
            urgency = 0.8 - 0.4 * company.hunt[seat][me]
            yield Wish(urgency, Phrase("request", seat, content))
            if seat not in company.prey:
                yield Wish(urgency - 0.05, Phrase("offer", seat, HELP_DEALS[content == VETO]))


def _on_treaties(company: Company) -> Iterator[Wish]:
    """At the end of a turn alliances are sounded out before they are offered (B22)."""
    view, actor = company.view, company.view.turn
    if actor == company.me:
        for seat in company.others:
            liking = _liking(company, seat)
            if liking > 0.5 and may_ally(view, company.me, seat):
                yield Wish(0.1 + 0.5 * liking, Phrase("request", seat, ALLIANCE))
    elif actor in company.others and may_ally(view, company.me, actor):
        liking = _liking(company, actor)
        if company.danger(actor) > 0.25 and liking > 0.3 and not _was_refused(company, actor):
            yield Wish(0.2 + 0.5 * company.danger(actor), Phrase("offer", actor, DEALS[1]))
        elif liking > 0.6:
            yield Wish(0.15 + 0.4 * liking, Phrase("promise", actor, ALLIANCE))


def _suspicions(company: Company) -> Iterator[Wish]:
    """Who is after whom, as far as it is plain; nobody draws attention to the hunt for an own target."""
    view, me = company.view, company.me
    for seat in company.others:
        is_after_me = company.hunt[seat][me] > SURE and view.aimed[seat * view.players + me]
        if is_after_me and not _lately(company, "accuse", HUNTS_ME):
            yield Wish(0.5, Phrase("accuse", seat, HUNTS_ME))
        for victim in company.others:
            is_plain = victim != seat and company.hunt[seat][victim] > SURE and victim not in company.prey
            if is_plain and not _lately(company, "estimate", hunts(seat, victim)):
                yield Wish(0.35, Phrase("estimate", EVERYBODY, hunts(seat, victim)))


def _lately(company: Company, act: str, content: str) -> bool:
    """Whether this player has said so not long ago."""
    view = company.view
    oldest = view.turns_taken - ENOUGH_SAID * view.players
    said = [s for s in view.talk if s.speaker == company.me and turn_at(s.moment) > oldest]
    return any((s.act, s.content) == (act, content) for s in said)


def _was_refused(company: Company, seat: int) -> bool:
    view = company.view
    refusals = [s for s in view.talk if (s.act, s.speaker, s.target) == ("reject", seat, company.me)]
    return any(turn_at(s.moment) > view.turns_taken - view.players for s in refusals)


def _liking(company: Company, seat: int) -> float:
    """How welcome an alliance with somebody is: less with a target, and least with a hunter."""
    base = 0.3 if seat in company.prey else 0.85
    return max(0.0, base - 0.7 * max(0.0, company.hunt[seat][company.me] - 0.3))


def opinion(view: BureaucracyView, statement: Statement, mood: Mood) -> float:
    """Agreement with what was said of who is after whom, from -1 to 1."""
    company = Company(view, mood)
    kind, *names = statement.content.split(":")
    pair = [seat_of(name) for name in names]
    hunter, hunted = (pair[0], pair[1]) if len(pair) == 2 else (statement.target, statement.speaker)
    if hunter == view.seat:
        return -1.0 if hunted not in company.prey or company.lies() else 0.0
    if hunted in company.prey or kind == BROKE:
        return 0.0  # let others talk about that
    return max(-1.0, min(1.0, 2.5 * (company.hunt[hunter][hunted] - 0.45)))


def reply(view: BureaucracyView, asked: Statement, mood: Mood) -> str:
    """Whether whoever asks is a target: the truth to the others; to a target itself what one is made of."""
    company = Company(view, mood)
    if asked.speaker not in company.prey or company.lies():
        return spared(asked.speaker)
    return prey(asked.speaker) if mood.honesty >= BLUNT else ""


def appetite(view: BureaucracyView, statement: Statement, mood: Mood) -> float:
    """What a request or an offer is worth, from 0 to 1; below 0 if the answer has been given already."""
    company = Company(view, mood)
    gives, wanted = halves(statement.content) if statement.act == "offer" else ("", statement.content)
    speaker = statement.speaker
    sworn = bound(view, view.seat)
    if (wanted, speaker) in sworn or (wanted in VOTES and any(content == wanted for content, _ in sworn)):
        return -1.0
    if wanted in VOTES and any(content in VOTES for content, _ in sworn):
        return 0.0
    worth = _worth(company, wanted, speaker)
    if gives == PEACE:
        worth += 0.4 * company.danger(speaker) * mood.trust[speaker]
    elif gives:
        worth += 0.25 * mood.trust[speaker]
    if DEAL in statement.content and mood.trust[speaker] < DISTRUSTED:
        worth -= 0.3
    return max(0.0, min(1.0, worth))


def _worth(company: Company, wanted: str, speaker: int) -> float:
    """How much one would like to do what was spoken of, with or without having promised it."""
    view, is_prey = company.view, speaker in company.prey
    if wanted in VOTES:
        share = company.vote() if isinstance(view.steps[-1], BALLOTS) else 0.0
        share = share if wanted == VOTE_WITH else 1 - share
        return share + (0.35 * company.danger(speaker) if _is_threatened(company, speaker) else 0.0)
    if wanted == PEACE:
        if is_prey:
            return 0.6 if company.lies() else 0.1
        return 0.75 - 0.3 * company.hunt[speaker][company.me]
    if wanted == ALLIANCE:
        return _liking(company, speaker)
    if is_prey:
        return 0.0
    rich = 0.15 if wanted == DEFEND or view.coins[company.me] > 6 else -0.1
    return 0.55 + rich - 0.6 * max(0.0, company.hunt[speaker][company.me] - 0.3)


def _is_threatened(company: Company, speaker: int) -> bool:
    """Whether a player has just backed a request with a threat."""
    threats = {content for content, target in bound(company.view, speaker) if target == company.me}
    return bool(threats & {THREAT_WITH, THREAT_AGAINST})


STAGES = {
    "vote": _on_the_vote,
    "plan": _on_the_plan,
    "veto": _on_an_attack,
    "defence": _on_an_attack,
    "treaties": _on_treaties,
}
