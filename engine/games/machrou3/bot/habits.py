"""Which answers come to a sensible player's mind first, question by question."""

from collections.abc import Callable, Sequence
from math import exp

from engine.contract import Decision
from engine.games.machrou3.board import INDEX, members
from engine.games.machrou3.bot.election import candidacy, president
from engine.games.machrou3.bot.evidence import in_favour
from engine.games.machrou3.bot.situation import Situation
from engine.games.machrou3.rules import battle, campaign, swap
from engine.games.machrou3.rules.rulings import challengeable, connected
from engine.games.machrou3.rules.turn import ROUNDS
from engine.games.machrou3.state import seat_of
from engine.games.machrou3.view import Machrou3View

FIRST = 1000.0  # the weight of what a sensible player does before all else
NEVER = 1e-9  # of what nobody in their right mind does while there is anything else

Habit = Callable[[Situation, str], float]


def prior(view: Machrou3View, decision: Decision, doubts: Sequence[float] | None = None) -> tuple[float, ...]:
    """The weights of a decision's options for a sensible player who looks no further."""
    habit = HABITS.get(decision.topic)
    if habit is None:
        return (1.0,) * len(decision.options)
    situation = Situation(view, doubts)
    weights = tuple([habit(situation, option.id) for option in decision.options])
    # What is fulfilled is declared before anything can spoil it; nothing else comes to mind.
    return tuple([weight if weight == FIRST else 0.0 for weight in weights]) if FIRST in weights else weights


def _action(now: Situation, pick: str) -> float:
    view = now.view
    if pick == "declare":
        return FIRST
    if pick == "pass":
        return 0.05
    if pick == "objective":
        if not view.objective:
            return 1.5 if view.round < ROUNDS else 0.3
        return 0.6 * (1 - now.own_nearness()) * (ROUNDS - view.round) / ROUNDS
    if pick == "campaign":
        return 4.0 if view.seat == view.speaker else 2.0
    if pick == "battle":
        margins = [_best_margin(now, own) for own in members(view.held[view.seat])]
        return 3.0 if margins and max(margins) >= 0 else 0.2
    return 0.3


def _margin(now: Situation, own: int, target: int) -> int:
    """By how much a battle would be won if everybody else stayed neutral."""
    fight = battle.Battle(now.seat, now.view.owner[target], own, target)
    challenge, defence = fight.totals(now.board)
    return challenge - defence


def _best_margin(now: Situation, own: int) -> int:
    targets = connected(now.board, own) & challengeable(now.board, now.seat)
    for ally in now.view.allies:
        targets &= ~now.view.held[ally]
    return max((_margin(now, own, target) for target in members(targets)), default=-99)


def _eagerness(margin: int) -> float:
    return exp(max(-12, min(12, margin)) / 3)


def _battle_from(now: Situation, pick: str) -> float:
    return _eagerness(_best_margin(now, INDEX[pick]))


def _battle_at(now: Situation, pick: str) -> float:
    step = now.view.steps[-1]
    assert isinstance(step, battle.ChooseDefending)
    target = INDEX[pick]
    owner = now.view.owner[target]
    # Allies are spared; among the others whom one fears most is everybody's first concern.
    call = NEVER if owner in now.view.allies else (now.fears[owner] + 5) / (max(now.fears) + 5)
    return call * _eagerness(_margin(now, step.challenging, target)) * (1 + now.prize(target))


def _campaign_at(now: Situation, pick: str) -> float:
    return 0.2 + now.prize(INDEX[pick])


def _campaign_vote(now: Situation, pick: str) -> float:
    step = now.view.steps[-1]
    assert isinstance(step, campaign.CampaignVote)
    if step.seat == now.seat:
        wish = 0.99
    elif step.seat in now.view.allies:
        wish = 0.95
    else:
        # The more a campaigner is feared already, the less anybody wants to feed them.
        bigger = sum(fear > now.fears[step.seat] for fear in now.fears)
        wish = in_favour(bigger / (now.view.players - 2), bool(now.view.allies), False)
        if not now.view.allies:
            wish = 0.1 + 0.7 * bigger / (now.view.players - 2)
    return wish if pick == campaign.WITH else 1 - wish


def _support(now: Situation, pick: str) -> float:
    fight = now.view.battle
    assert fight is not None
    if pick == battle.NEUTRAL:
        return 0.5
    backed, other = fight.challenger, fight.defender
    if pick == battle.DEFENDER:
        backed, other = other, backed
    if backed in now.view.allies:
        return 1.5
    if other in now.view.allies:
        return 0.05
    return 1.0 if now.fears[backed] < now.fears[other] else 0.1


def _help(_now: Situation, pick: str) -> float:
    return 6.0 if pick == "accept" else 0.5


def _swap_take(now: Situation, pick: str) -> float:
    return 0.2 + now.prize(INDEX[pick])


def _consent(now: Situation, pick: str) -> float:
    step = now.view.steps[-1]
    assert isinstance(step, swap.AskConsent)
    gain = now.prize(step.gift) - now.prize(step.wanted)
    agrees = 1 / (1 + exp(-3 * gain))
    return agrees if pick == "agree" else 1 - agrees


def _speaker(now: Situation, pick: str) -> float:
    seat = seat_of(pick)
    return 10.0 if seat == now.seat else 2.0 if seat in now.view.allies else 1.0


HABITS: dict[str, Habit] = {
    "action": _action,
    "finish": lambda _now, pick: FIRST if pick == "declare" else 1.0,
    "speaker": _speaker,
    "battle.from": _battle_from,
    "battle.at": _battle_at,
    "battle.support": _support,
    "battle.help": _help,
    "campaign.at": _campaign_at,
    "campaign.vote": _campaign_vote,
    "swap.take": _swap_take,
    "swap.consent": _consent,
    "stand": candidacy,
    "president": president,
}
