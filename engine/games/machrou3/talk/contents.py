"""What statements of Machrou3 Ra2is speak of: votes, support, peace, the Presidency, sides and Objectives.

Everything here asks public facts only, so that it is the same for every seat.
"""

from typing import Any, cast

from engine.contract import Statement
from engine.games.machrou3.acts import VOTE, Act
from engine.games.machrou3.content import CORRUPT, REFORMIST
from engine.games.machrou3.rules.battle import AnswerHelp, Battle, own_support
from engine.games.machrou3.rules.campaign import CampaignVote
from engine.games.machrou3.rules.election import ConsiderStanding, PresidentialVote
from engine.games.machrou3.state import seat_id
from engine.games.machrou3.view import Machrou3View
from engine.talk import DEAL

PEACE = "peace"  # no battle against the other for a round
SUPPORT = "support"  # backing in the battle that is being fought
VOTE_WITH, VOTE_AGAINST = "vote:with", "vote:against"  # in the campaign that is being voted on
PRESIDENT = "president"  # with a seat: the vote in the election

SIDES = (f"side:{REFORMIST}", f"side:{CORRUPT}")
VOTED = ("voted:with", "voted:against")
OBJECTIVE = ("objective:near", "objective:far")
ACCUSED = CORRUPT  # what one is accused of
BROKE = "broke"  # or of a broken promise, which the accusation refers to
ASK_SIDE, ASK_VOTE = "side", "voted"

_TURN_SHIFT = 10  # a moment counts turns, and within them deeds


def moment_of(view: Machrou3View) -> int:
    return view.turns_taken << _TURN_SHIFT | len(view.acts)


def turn_at(moment: int) -> int:
    """How many turns were over at a moment."""
    return moment >> _TURN_SHIFT


def beginning_of(turn: int) -> int:
    """The first moment of a turn."""
    return max(0, turn) << _TURN_SHIFT


def deeds_before(moment: int) -> int:
    """How many deeds had been done for all to see at a moment."""
    return moment & (1 << _TURN_SHIFT) - 1


def deeds_since(view: Machrou3View, moment: int) -> tuple[Act, ...]:
    """What was done for all to see since a moment."""
    return view.acts[deeds_before(moment) :]


def round_of(view: Machrou3View, turn: int) -> int:
    """The round of a turn: everybody has one turn in each (M12)."""
    return min(turn // view.players + 1, view.round)


def president(seat: int) -> str:
    return f"{PRESIDENT}:{seat_id(seat)}"


def campaign_of(view: Machrou3View) -> CampaignVote | None:
    """The campaign that is being voted on."""
    for step in view.steps:
        if isinstance(step, CampaignVote):
            return step
    return None


def last_vote(view: Machrou3View) -> Act | None:
    """The campaign that was counted last, if that was not long ago."""
    for act in reversed(view.acts):
        if act.kind == VOTE:
            return act if act.turn >= view.turns_taken - 1 else None
    return None


def undecided(view: Machrou3View, battle: Battle) -> list[int]:
    """The seats that can still step in, in the order in which they are asked (M22)."""
    step = view.steps[-1]
    has_answered = isinstance(step, AnswerHelp)
    board = cast(Any, view)
    found = []
    for offset in range(battle.asked + (1 if has_answered else 0), view.players):
        seat = (battle.challenger + offset) % view.players
        if seat in (battle.challenger, battle.defender):
            continue
        if own_support(board, seat, battle.defending, battle.challenging):
            found.append(seat)
    return found


def is_election(view: Machrou3View) -> bool:
    return bool(view.steps) and isinstance(view.steps[-1], ConsiderStanding | PresidentialVote)


def is_possible(view: Machrou3View, doer: int, content: str, said: Statement) -> bool:
    """Whether a seat can still do what was spoken of then."""
    now = view.turns_taken
    if content in (VOTE_WITH, VOTE_AGAINST):
        if campaign_of(view) is None or turn_at(said.moment) != now:
            return False
        return not any(act.kind == VOTE for act in deeds_since(view, said.moment))
    if content == SUPPORT:
        battle = view.battle
        return battle is not None and turn_at(said.moment) == now and doer in undecided(view, battle)
    if content == PEACE:
        return not is_election(view) and now - turn_at(said.moment) < view.players
    return is_election(view) and doer not in view.candidates


def halves(content: str) -> tuple[str, str]:
    """What an offer gives, and what it wants for it."""
    gives, _, wants = content.partition(DEAL)
    return gives, wants
