"""What a sensible player of Machrou3 Ra2is talks about, and what requests are worth to one."""

from collections.abc import Iterator
from math import exp

from engine.bots.trust import DISTRUSTED
from engine.contract import EVERYBODY, Decision, Option, Statement
from engine.games.machrou3.board import members
from engine.games.machrou3.bot.habits import prior
from engine.games.machrou3.bot.situation import Situation
from engine.games.machrou3.content import CORRUPT, REFORMIST, TEAMS
from engine.games.machrou3.rules import battle, campaign, election, turn
from engine.games.machrou3.rules.rulings import challengeable, connected
from engine.games.machrou3.state import Machrou3State, seat_id, seat_of
from engine.games.machrou3.talk.contents import (
    ACCUSED,
    ASK_SIDE,
    BROKE,
    PEACE,
    PRESIDENT,
    SIDES,
    SUPPORT,
    VOTE_AGAINST,
    VOTE_WITH,
    VOTED,
    campaign_of,
    halves,
    last_vote,
    president,
    turn_at,
    undecided,
)
from engine.games.machrou3.talk.hearsay import suspect_of
from engine.games.machrou3.talk.promises import open_promises
from engine.games.machrou3.talk.verdicts import verdict
from engine.games.machrou3.view import Machrou3View
from engine.ledger import BROKEN, PROMISE, pledges
from engine.talk import DEAL, Mood, Phrase, Wish

SUSPICIOUS = 0.18  # how far beyond its share a doubt must be to be spoken of
ENOUGH_SAID = 2  # rounds for which nobody repeats a suspicion


def occasion(board: Machrou3State | Machrou3View) -> object:
    """The beginning of a turn, of a ballot or of a battle, and every step of the debate."""
    if board.round == 0 or not board.steps:
        return None
    step = board.steps[-1]
    if isinstance(step, turn.ChooseAction):
        return "turn", board.turns_taken
    if isinstance(step, campaign.CampaignVote):
        return "campaign", board.turns_taken, len(board.acts)
    if isinstance(step, battle.Intervene | battle.AnswerHelp):
        return "battle", board.turns_taken, step.battle.challenging, step.battle.defending
    if isinstance(step, election.ConsiderStanding | election.PresidentialVote):
        return "election", board.candidates, type(step).__name__
    return None


def initiatives(view: Machrou3View, mood: Mood) -> Iterator[Wish]:
    """What is worth saying now, with its urgency."""
    now = Situation(view, mood.doubts)
    accused = {suspect_of(said) for said in _lately(view, ENOUGH_SAID) if said.speaker == view.seat}
    yield from _reproaches(view)
    # Nobody bargains with a player they have just called Corrupt.
    yield from (wish for wish in _bargains(now, mood) if wish.phrase.target not in accused)
    yield from _on_sides(view, mood)


def _bargains(now: Situation, mood: Mood) -> Iterator[Wish]:
    view, step = now.view, now.view.steps[-1]
    if isinstance(step, campaign.CampaignVote):
        yield from _on_a_campaign(now, step)
    elif view.battle is not None:
        yield from _on_a_battle(now, view.battle)
    elif isinstance(step, election.ConsiderStanding | election.PresidentialVote):
        yield from _on_the_election(now, mood)
    elif isinstance(step, turn.ChooseAction):
        yield from _on_peace(now)


def _reproaches(view: Machrou3View) -> Iterator[Wish]:
    """A promise that was broken to one's face is not passed over; the menu holds only what is so."""
    spoken = {said.refs for said in view.talk if said.speaker == view.seat and said.act == "accuse"}
    for pledge in pledges(view):
        if (pledge.act, pledge.target) == (PROMISE, view.seat) and pledge.number not in spoken:
            found = verdict(view, pledge)
            if found is not None and found.status == BROKEN:
                yield Wish(0.85, Phrase("accuse", pledge.speaker, BROKE, pledge.number))


def _on_a_campaign(now: Situation, step: campaign.CampaignVote) -> Iterator[Wish]:
    view = now.view
    if step.seat == view.seat:
        yield Wish(0.75, Phrase("request", EVERYBODY, VOTE_WITH))
        for seat in range(view.players):
            # Who has something to fear from the campaigner has something to gain from a quiet round.
            if seat != view.seat and seat not in view.allies and _danger(now, view.seat, seat) > 0.6:
                yield Wish(0.72, Phrase("offer", seat, f"{PEACE}{DEAL}{VOTE_WITH}"))
        return
    if open_promises(view, view.seat):
        return
    wish = _share(now, VOTE_WITH, step.seat)
    if wish < 0.3 and now.fears[step.seat] == max(now.fears):
        yield Wish(0.6, Phrase("request", EVERYBODY, VOTE_AGAINST))
    if wish > 0.6:
        yield Wish(0.45, Phrase("promise", step.seat, VOTE_WITH))
    elif wish > 0.35 and _danger(now, step.seat, view.seat) > 0.5:
        yield Wish(0.6, Phrase("offer", step.seat, f"{VOTE_WITH}{DEAL}{PEACE}"))


def _on_a_battle(now: Situation, fight: battle.Battle) -> Iterator[Wish]:
    """The parties ask those who could turn the battle; who has made up their mind may say so."""
    view = now.view
    helpers = undecided(view, fight)
    if view.seat in (fight.challenger, fight.defender):
        challenge, defence = fight.totals(now.board)
        is_behind = (challenge < defence) == (view.seat == fight.challenger)
        for seat in helpers:
            strength = fight.strength(now.board, seat) / 20
            urgency = min(0.8, 0.35 + strength + (0.2 if is_behind else 0.0))
            yield Wish(urgency, Phrase("request", seat, SUPPORT))
            if is_behind and now.fears[seat] < max(now.fears):
                yield Wish(urgency - 0.05, Phrase("offer", seat, f"{PEACE}{DEAL}{SUPPORT}"))
    elif view.seat in helpers and not any(p.content == SUPPORT for p in open_promises(view, view.seat)):
        for seat in (fight.challenger, fight.defender):
            wish = _share(now, SUPPORT, seat)
            if wish > 0.6:
                yield Wish(0.3 + 0.2 * wish, Phrase("promise", seat, SUPPORT))


def _on_peace(now: Situation) -> Iterator[Wish]:
    """Whoever is about to act could attack; so could one, in one's own turn to come."""
    view = now.view
    actor = view.turn
    if actor == view.seat:
        return
    if any(s.act == "reject" and s.speaker == actor and s.target == view.seat for s in _lately(view, 2)):
        return  # nobody begs
    danger, temptation = _danger(now, actor, view.seat), _danger(now, view.seat, actor)
    if danger > 0.5:
        urgency = 0.1 + 0.45 * danger - 0.1 * (now.fears[actor] == max(now.fears))
        yield Wish(urgency, Phrase("offer", actor, f"{PEACE}{DEAL}{PEACE}"))
        if temptation < 0.3:
            yield Wish(urgency - 0.1, Phrase("request", actor, PEACE))


def _lately(view: Machrou3View, rounds: int) -> list[Statement]:
    oldest = view.turns_taken - rounds * view.players
    return [said for said in view.talk if turn_at(said.moment) > oldest]


def _on_the_election(now: Situation, mood: Mood) -> Iterator[Wish]:
    view = now.view
    me, candidates = view.seat, view.candidates
    asked = {said.content for said in view.talk if said.speaker == me and said.act == "request"}
    if me in candidates:
        if president(me) not in asked:
            yield Wish(0.8, Phrase("request", EVERYBODY, president(me)))
        return
    if not candidates or any(pledge.content.startswith(PRESIDENT) for pledge in open_promises(view, me)):
        return
    best = max(candidates, key=lambda seat: (_share(now, president(seat), seat), -seat))
    if _means_it(now, best, mood):
        yield Wish(0.5, Phrase("promise", best, president(best)))
        if president(best) not in asked:
            yield Wish(0.4, Phrase("request", EVERYBODY, president(best)))


def _means_it(now: Situation, candidate: int, mood: Mood) -> bool:
    """Whether a vote can be promised: the Corrupt have their own candidate, now or later; nobody backs a suspect."""
    view = now.view
    if view.allies:
        return candidate in view.allies or (mood.is_crafty and mood.honesty < 0.5)
    return _suspicion(view, mood, candidate) < 0 and mood.trust[candidate] > DISTRUSTED


def _on_sides(view: Machrou3View, mood: Mood) -> Iterator[Wish]:
    """Suspicions, and what one says of oneself. An honest Corrupt player says nothing about sides."""
    me = view.seat
    if view.allies and not mood.is_crafty:
        return
    bound = {pledge.target for pledge in open_promises(view, me)}
    said = {(s.act, s.content) for s in _lately(view, ENOUGH_SAID) if s.speaker == me}
    if view.round <= 2 and ("claim", SIDES[0]) not in {(s.act, s.content) for s in view.talk if s.speaker == me}:
        yield Wish(0.3, Phrase("claim", EVERYBODY, SIDES[0]))
    for seat in range(view.players):
        if seat != me:
            yield from _on_side_of(view, seat, said, mood, is_bound=seat in bound)


def _on_side_of(
    view: Machrou3View, seat: int, said: set[tuple[str, str]], mood: Mood, is_bound: bool
) -> Iterator[Wish]:
    """What there is to say of one seat's side; nobody accuses whom they owe something, or turns round at once."""
    excess = _suspicion(view, mood, seat)
    hostile, friendly = (("estimate", f"{side}:{seat_id(seat)}") for side in (CORRUPT, REFORMIST))
    if excess > SUSPICIOUS and not is_bound and ("accuse", ACCUSED) not in said and friendly not in said:
        if hostile not in said:
            yield Wish(0.3 + 0.6 * excess, Phrase("estimate", EVERYBODY, hostile[1]))
        elif excess > 2 * SUSPICIOUS:
            yield Wish(0.25 + 0.5 * excess, Phrase("accuse", seat, ACCUSED))
    is_trusted = view.round > 1 and mood.trust[seat] > 0.5 and not mood.grudges[seat]
    if excess < -SUSPICIOUS / 2 and is_trusted and friendly not in said and hostile not in said:
        yield Wish(0.35, Phrase("estimate", EVERYBODY, friendly[1]))


def _suspicion(view: Machrou3View, mood: Mood, seat: int) -> float:
    """How far a seat is suspected beyond its share; the Corrupt suspect, aloud, whoever stands in their way."""
    base = TEAMS[view.players][0] / view.players
    if not view.allies:
        return mood.doubts[seat] - base
    if seat in view.allies:
        return -SUSPICIOUS
    return 0.25 if view.blocs[seat] == max(view.blocs) else 0.0


def opinion(view: Machrou3View, statement: Statement, mood: Mood) -> float:
    """Agreement with what was said of somebody's side, from -1 to 1."""
    side, _, named = statement.content.partition(":")
    about = seat_of(named) if named else statement.target
    if about == view.seat:
        return -1.0 if side == CORRUPT else 0.0
    if view.allies and not mood.is_crafty:
        return 0.0
    excess = max(-1.0, min(1.0, 3 * _suspicion(view, mood, about)))
    if statement.speaker in view.allies:
        excess *= 0.5  # two who always agree are soon taken for a pair
    return excess if side == CORRUPT else -excess


def reply(view: Machrou3View, asked: Statement, mood: Mood) -> str:
    """What one says of oneself when asked: the own side, if that can be said; a vote only where the counts tell it."""
    if asked.content == ASK_SIDE:
        return SIDES[0] if mood.is_crafty or not view.allies else ""
    vote = last_vote(view)
    if vote is not None and min(vote.counts) == 0:
        return VOTED[vote.counts.index(0) ^ 1]
    return ""  # the ballot is secret, and nobody keeps a record of it


def appetite(view: Machrou3View, statement: Statement, mood: Mood) -> float:
    """What a request or an offer is worth, from 0 to 1; below 0 if the answer has been given already."""
    now = Situation(view, mood.doubts)
    gives, wanted = halves(statement.content) if statement.act == "offer" else ("", statement.content)
    speaker = statement.speaker
    campaign_now = campaign_of(view)
    if wanted == VOTE_AGAINST and campaign_now is not None and campaign_now.seat == view.seat:
        return -1.0  # not worth an answer
    for pledge in open_promises(view, view.seat):
        if _family(pledge.content) == _family(wanted):
            if pledge.content != wanted or (wanted == SUPPORT and pledge.target != speaker):
                return 0.0
            if pledge.target == speaker or wanted != PEACE:
                return -1.0
    worth = _share(now, wanted, speaker)
    if not view.allies:
        # Nobody does favours to a suspect, and least of all makes one President.
        excess = max(0.0, _suspicion(view, mood, speaker))
        worth -= 0.6 * excess
        if any(suspect_of(said) == speaker and said.speaker == view.seat for said in _lately(view, 1)):
            worth -= 0.3
        if wanted.startswith(PRESIDENT) and (excess > 0 or mood.trust[speaker] < DISTRUSTED):
            return 0.0
    if gives == PEACE:
        worth += 0.4 * _danger(now, speaker, view.seat) * mood.trust[speaker]
    elif gives:
        worth += 0.35 * mood.trust[speaker]
    return max(0.0, min(1.0, worth))


def _family(content: str) -> str:
    """Contents of one family cannot be promised side by side."""
    return content.partition(":")[0]


def _share(now: Situation, content: str, other: int) -> float:
    """How much one would like to do what was spoken of, with or without having promised it."""
    view = now.view
    if content in (VOTE_WITH, VOTE_AGAINST):
        if campaign_of(view) is None:
            return 0.0
        weights = prior(view, campaign.VOTE, now.doubts)
        return weights[0 if content == VOTE_WITH else 1] / (sum(weights) or 1.0)
    if content == SUPPORT:
        fight = view.battle
        if fight is None:
            return 0.0
        neutral, challenger, defender = prior(view, battle.SUPPORT, now.doubts)
        backed = challenger if other == fight.challenger else defender
        return backed / (neutral + challenger + defender)
    if content == PEACE:
        if other in view.allies:
            return 0.75
        return 0.7 - 0.7 * _danger(now, view.seat, other) * now.fears[other] / (max(now.fears) or 1.0)
    if view.allies and seat_of(content.partition(":")[2]) not in view.allies:
        return 0.1  # whoever else stands, this vote is not to be had
    weights = prior(view, _presidential_vote(view), now.doubts)
    names = [seat_id(seat) for seat in view.candidates]
    name = content.partition(":")[2]
    return weights[names.index(name)] / (sum(weights) or 1.0) if name in names else 0.0


def _presidential_vote(view: Machrou3View) -> Decision:
    """What voters will be asked, if nobody else stands."""
    return Decision("president", tuple([Option(seat_id(candidate)) for candidate in view.candidates]))


def _danger(now: Situation, attacker: int, victim: int) -> float:
    """How well one player could attack another, from 0 to 1, if everybody else stayed neutral."""
    view, board = now.view, now.board
    best = -99
    for own in members(view.held[attacker]):
        targets = connected(board, own) & challengeable(board, attacker) & view.held[victim]
        for target in members(targets):
            challenge, defence = battle.Battle(attacker, victim, own, target).totals(board)
            best = max(best, challenge - defence)
    return 0.0 if best == -99 else 1 / (1 + exp(-best / 4))
