"""Why an answer in Machrou3 Ra2is is worth giving, in a sentence: from public facts and from what follows of them.

A reason names players as `seat-2`; whoever shows it puts their names there.
"""

from collections.abc import Sequence
from typing import Any, cast

from engine.contract import Decision, Reason
from engine.games.machrou3.board import INDEX
from engine.games.machrou3.content import OBJECTIVE
from engine.games.machrou3.rules.battle import Battle, ChooseDefending
from engine.games.machrou3.rules.campaign import CampaignVote
from engine.games.machrou3.rules.conditions import needed, progress
from engine.games.machrou3.rules.swap import AskConsent
from engine.games.machrou3.state import seat_id, seat_of
from engine.games.machrou3.view import Machrou3View

CLEAR = 0.05  # how far two suspicions must be apart to be told as a reason


def counsel(view: Machrou3View, decision: Decision, pick: str, doubts: Sequence[float]) -> Reason | None:
    """The reason for an answer; None where there is none but that it came out best."""
    match decision.topic:
        case "action" | "finish":
            return _deed(view, pick)
        case "battle.at":
            return _battle(view, pick)
        case "campaign.vote":
            return _vote(view, pick, doubts)
        case "battle.support":
            return _support(view, pick, doubts)
        case "swap.consent":
            return _swap(view, pick, doubts)
        case "president":
            return _trusted(view, seat_of(pick), doubts, "hint-president")
        case "stand":
            seats = view.blocs[view.seat]
            return _reason("hint-stand" if pick == "stand" else "hint-wait", seats=seats)
    return None


def _reason(message: str, **arguments: str | int) -> Reason:
    return Reason(message, tuple(arguments.items()))


def _percent(doubt: float) -> int:
    return round(doubt * 100)


def _deed(view: Machrou3View, pick: str) -> Reason | None:
    if pick == "objective":
        if not view.objective:
            return _reason("hint-objective-none")
        objective, board = OBJECTIVE[view.objective], cast(Any, view)
        return _reason("hint-objective", done=progress(board, view.seat, objective), all=needed(board, objective))
    if pick == "campaign":
        return _reason("hint-campaign", count=view.players)
    known = {"pass": "hint-pass", "declare": "hint-declare", "swap": "hint-swap", "battle": "hint-battle"}
    return _reason(known[pick]) if pick in known else None


def _battle(view: Machrou3View, pick: str) -> Reason | None:
    """What each side would bring before anybody steps in."""
    step = view.steps[-1]
    if not isinstance(step, ChooseDefending):
        return None
    place = INDEX[pick]
    defender = view.owner[place]
    challenge, defence = Battle(step.seat, defender, step.challenging, place).totals(cast(Any, view))
    return _reason(
        "hint-battle-at", challenge=challenge, defence=defence, player=seat_id(defender), seats=view.blocs[defender]
    )


def _vote(view: Machrou3View, pick: str, doubts: Sequence[float]) -> Reason | None:
    step = view.steps[-1]
    if not isinstance(step, CampaignVote):
        return None
    seat = step.seat
    if seat == view.seat:
        return _reason("hint-own-campaign")
    if pick == "with":
        return _trusted(view, seat, doubts, "hint-vote-with")
    if not view.allies and doubts[seat] >= 0.5:
        return _reason("hint-vote-suspect", player=seat_id(seat), percent=_percent(doubts[seat]))
    return _reason("hint-vote-bloc", player=seat_id(seat), seats=view.blocs[seat])


def _support(view: Machrou3View, pick: str, doubts: Sequence[float]) -> Reason | None:
    battle = view.battle
    if battle is None:
        return None
    if pick == "neutral":
        return _reason("hint-neutral")
    sides = (battle.challenger, battle.defender)
    backed, other = sides if pick == "challenger" else sides[::-1]
    if backed in view.allies:
        return _reason("hint-ally", player=seat_id(backed))
    if not view.allies and doubts[backed] + CLEAR < doubts[other]:
        less, more = _percent(doubts[backed]), _percent(doubts[other])
        return _reason("hint-back", player=seat_id(backed), other=seat_id(other), percent=less, more=more)
    if view.blocs[other] > view.blocs[backed]:
        return _reason("hint-back-smaller", player=seat_id(other), seats=view.blocs[other])
    return None


def _swap(view: Machrou3View, pick: str, doubts: Sequence[float]) -> Reason | None:
    step = view.steps[-1]
    if not isinstance(step, AskConsent):
        return None
    if pick == "agree":
        return _reason("hint-swap-agree")
    if view.allies:
        return None
    return _reason("hint-swap-refuse", player=seat_id(step.seat), percent=_percent(doubts[step.seat]))


def _trusted(view: Machrou3View, seat: int, doubts: Sequence[float], message: str) -> Reason | None:
    """Somebody is on the own side, or seems to be."""
    if seat in view.allies:
        return _reason("hint-ally", player=seat_id(seat))
    return None if view.allies else _reason(message, player=seat_id(seat), percent=_percent(doubts[seat]))
