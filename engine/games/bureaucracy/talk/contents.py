"""What statements of Bureaucracy speak of: peace, votes, vetoes, lent defenders, alliances, threats and targets.

Everything here asks public facts only, so that it is the same for every seat.
"""

from typing import Any, cast

from engine.contract import Statement
from engine.games.bureaucracy.acts import Act
from engine.games.bureaucracy.rules import attack, battle, diplomacy, turn, votes
from engine.games.bureaucracy.rules.rulings import can_pay, free_defenders, in_law, is_secret, may_lend, veto_price
from engine.games.bureaucracy.state import ALIVE, BureaucracyState, seat_id
from engine.games.bureaucracy.view import BureaucracyView
from engine.talk import DEAL

PEACE = "peace"  # no attack on the other for a round
ALLIANCE = "alliance"  # yes to an alliance, if it is offered within a round
VOTE_WITH, VOTE_AGAINST = "vote:with", "vote:against"  # in the vote at hand
VETO = "veto"  # paid against the attack on the other
DEFEND = "defend"  # defenders lent to the other against the attack at hand
REVENGE = "revenge"  # attack me within a round, and I attack you in my turn
THREAT_WITH, THREAT_AGAINST = "threat:with", "threat:against"  # vote like that, or I attack you; else I do not
THREATS = (REVENGE, THREAT_WITH, THREAT_AGAINST)
VOTES = (VOTE_WITH, VOTE_AGAINST)

PREY, SPARED = "prey", "spared"  # claims, each of a seat: I am after it, I am not
HUNTS = "hunts"  # an estimate of two seats: the one is after the other
HUNTS_ME = "hunts-me"  # what one is accused of
BROKE = "broke"  # or of a broken promise, which the accusation refers to
ASK_AIM = "aim"  # am I one of your targets?

DEALS = (f"{PEACE}{DEAL}{PEACE}", f"{ALLIANCE}{DEAL}{PEACE}", f"{PEACE}{DEAL}{ALLIANCE}")
VOTE_DEALS = (
    f"{PEACE}{DEAL}{VOTE_WITH}",
    f"{PEACE}{DEAL}{VOTE_AGAINST}",
    f"{VOTE_WITH}{DEAL}{PEACE}",
    f"{VOTE_AGAINST}{DEAL}{PEACE}",
)
HELP_DEALS = (f"{PEACE}{DEAL}{DEFEND}", f"{PEACE}{DEAL}{VETO}")

_TURN_SHIFT = 10  # a moment counts turns, and within them deeds
BALLOTS = (votes.OpenBallot, votes.SealedBallot)
PLANNING = (turn.Muster, turn.AssignTroops, attack.ChooseTarget, attack.ChooseForce)
DEFENDING = (battle.AskLend, battle.SendDefenders)
CLOSING = (diplomacy.Diplomacy, diplomacy.AskAlliance)


def moment_of(view: BureaucracyView) -> int:
    return view.turns_taken << _TURN_SHIFT | len(view.acts)


def turn_at(moment: int) -> int:
    """The number of the turn at a moment."""
    return moment >> _TURN_SHIFT


def beginning_of(number: int) -> int:
    """The first moment of a turn."""
    return max(0, number) << _TURN_SHIFT


def deeds_since(view: BureaucracyView, moment: int) -> tuple[Act, ...]:
    """What was done for all to see since a moment."""
    return view.acts[moment & (1 << _TURN_SHIFT) - 1 :]


def end_of_round(view: BureaucracyView, moment: int) -> int:
    """The turn in which a round that began at a moment is over: everybody who lived then could have had one."""
    begun = turn_at(moment)
    return begun + sum([fell in (ALIVE,) or fell >= begun for fell in view.fell])


def round_of(view: BureaucracyView, said: int) -> int:
    """The round in which a promise ran out that was made in round `said`."""
    return min(view.round, said + 1)


def is_over(view: BureaucracyView) -> bool:
    return not view.steps


def is_vote(board: BureaucracyState | BureaucracyView) -> bool:
    """Whether a vote is being taken."""
    return bool(board.steps) and isinstance(board.steps[-1], BALLOTS)


def is_secret_vote(view: BureaucracyView) -> bool:
    return view.flipped != "" and is_secret(cast(Any, view), view.flipped)


def is_under_attack(view: BureaucracyView, seat: int) -> bool:
    """Whether declared attackers are on their way to a player."""
    return is_declared(view) and any(one.target == seat and not one.stopped for one in view.attacks)


def is_declared(board: BureaucracyState | BureaucracyView) -> bool:
    """Whether the attacks of this turn are more than a plan."""
    return bool(board.attacks) and not isinstance(board.steps[-1], PLANNING)


def vetoers(view: BureaucracyView, attacked: int) -> list[int]:
    """The seats that can still stop the attack on a player."""
    step = view.steps[-1]
    if not isinstance(step, attack.AskVeto):
        return []
    board = cast(Any, view)
    found = []
    for one in view.attacks:
        if one.target == attacked:
            for offset in range(step.offset, view.players):
                seat = (view.turn + offset) % view.players
                price = veto_price(board, seat, one)
                if price and can_pay(board, seat, price):
                    found.append(seat)
    return found


def lenders(view: BureaucracyView, attacked: int) -> list[int]:
    """The seats that can still lend defenders to a player under attack."""
    board, step = cast(Any, view), view.steps[-1]
    for index, one in enumerate(view.attacks):
        if one.target == attacked and not one.stopped and is_declared(view):
            has_begun = isinstance(step, DEFENDING) and index <= step.index
            if has_begun and not (isinstance(step, battle.AskLend) and index == step.index):
                return []
            first = step.offset if isinstance(step, battle.AskLend) and index == step.index else 1
            order = [(view.turn + offset) % view.players for offset in range(first, view.players)]
            return [seat for seat in order if may_lend(board, seat, one) and free_defenders(board, seat)]
    return []


def are_allies(view: BureaucracyView, one: int, two: int) -> bool:
    return bool(view.allies[one] >> two & 1)


def may_ally(view: BureaucracyView, one: int, two: int) -> bool:
    """Whether an alliance can be formed that is worth talking about."""
    return not are_allies(view, one, two) and not in_law(cast(Any, view), "no-ally-income")


def prey(seat: int) -> str:
    return f"{PREY}:{seat_id(seat)}"


def spared(seat: int) -> str:
    return f"{SPARED}:{seat_id(seat)}"


def hunts(one: int, two: int) -> str:
    return f"{HUNTS}:{seat_id(one)}:{seat_id(two)}"


def halves(content: str) -> tuple[str, str]:
    """What an offer gives, and what it wants for it."""
    gives, _, wants = content.partition(DEAL)
    return gives, wants


def is_possible(view: BureaucracyView, doer: int, content: str, other: int, said: Statement) -> bool:
    """Whether a seat can still do for another what was spoken of then."""
    if view.fell[doer] != ALIVE or (other >= 0 and view.fell[other] != ALIVE):
        return False
    if content in VOTES:
        return is_vote(view) and said.moment == moment_of(view)
    if content == DEFEND:
        return turn_at(said.moment) == view.turns_taken and doer in lenders(view, other)
    if content == VETO:
        return turn_at(said.moment) == view.turns_taken and doer in vetoers(view, other)
    if content == ALLIANCE and not may_ally(view, doer, other):
        return False
    return view.turns_taken < end_of_round(view, said.moment)
