"""What a sensible player of Machrou3 Ra2is knows: how good a position is, and which answers come to mind first."""

from collections.abc import Callable
from math import exp
from typing import Any, cast

from engine.contract import Decision
from engine.games.machrou3 import acts
from engine.games.machrou3.board import GROUP_OF, GROUPS, INDEX, members
from engine.games.machrou3.content import CORRUPT, OBJECTIVE, REFORMIST, SIDE, TEAMS
from engine.games.machrou3.rules import battle, campaign
from engine.games.machrou3.rules.conditions import needed, progress
from engine.games.machrou3.rules.election import winning_side
from engine.games.machrou3.rules.parliament import influence
from engine.games.machrou3.rules.rulings import challengeable, connected
from engine.games.machrou3.rules.turn import ROUNDS
from engine.games.machrou3.state import NOBODY, Machrou3State, seat_of
from engine.games.machrou3.view import Machrou3View

DANGER = 0.015  # what a seat more for the biggest other bloc costs a Reformist, whoever it may be
FIRST = 1000.0  # the weight of what a sensible player does before all else
SCALE = 18.0  # seats that turn an even election into a likely win
OWN_BLOC = 0.03  # what a seat of one's own is worth besides one's side's chances: trust begins at home


def evaluate(state: Machrou3State) -> tuple[float, ...]:
    """Each seat's chance that its side wins, as far as seats and Objectives tell."""
    sides = [SIDE[name] for name in state.characters]
    if state.votes:
        winner = winning_side(state)
        return tuple([float(side == winner) for side in sides])
    strength = [_strength(state, seat, side) for seat, side in enumerate(sides)]
    corrupt = [value for value, side in zip(strength, sides, strict=True) if side == CORRUPT]
    reformist = [value for value, side in zip(strength, sides, strict=True) if side == REFORMIST]
    # The Corrupt vote as one; of the Reformists some always follow the wrong candidate.
    lead = 0.55 * sum(reformist) + 0.25 * max(reformist) - sum(corrupt) - 4
    hope = 1 / (1 + exp(-lead / SCALE))
    return tuple([_outlook(state, seat, side, hope) for seat, side in enumerate(sides)])


def _outlook(state: Machrou3State, seat: int, side: str, hope: float) -> float:
    """A side's chance as one of its seats sees it: the own bloc is loyal, and a Reformist fears every giant."""
    own = OWN_BLOC * state.blocs[seat]
    if side == CORRUPT:
        return 0.9 * (1 - hope) + own
    # Seats that may not vote in the end are worth little: the Objective comes first.
    own *= _eligibility(state, seat)
    return 0.9 * hope + own + DANGER * (40 - max(threats(state, seat)))


def bond(board: Machrou3State | Machrou3View, one: int, two: int) -> int:
    """How often two players were seen to help each other, less how often they were seen to hurt each other."""
    pair = {one, two}
    helped = 0
    for act in board.acts:
        if act.seat in pair:
            if act.target in pair:
                helped += act.kind in (acts.BACK, acts.AGREE)
                helped -= act.kind in (acts.ATTACK, acts.HURT)
            elif act.other in pair:
                helped -= act.kind == acts.BACK
    return helped


def threats(board: Machrou3State | Machrou3View, seat: int) -> list[float]:
    """How big each other player is, together with those who keep helping them: what a Reformist keeps an eye on."""
    blocs, players = board.blocs, board.players
    sizes = [float(bloc) for bloc in blocs]
    if TEAMS[players][0] > 1:  # a single Corrupt has nobody to help
        for one in range(players):
            for two in range(one):
                tie = min(1.0, bond(board, one, two) / 4)
                if tie > 0 and seat not in (one, two):
                    sizes[one] += tie * blocs[two]
                    sizes[two] += tie * blocs[one]
    sizes[seat] = 0.0
    return sizes


def _strength(state: Machrou3State, seat: int, side: str) -> float:
    """The seats a player will probably weigh in with: those of today, and some that its influence promises."""
    seats = 0.85 * state.blocs[seat] + 0.1 * influence(state, state.held[seat])
    return seats * (_eligibility(state, seat) if side == REFORMIST else 1.0 + 0.02 * _nearness(state, seat))


def _eligibility(state: Machrou3State, seat: int) -> float:
    """How likely a Reformist's vote will count: certain with a completed Objective, else as near as the one in hand."""
    if any(done == seat for done, _ in state.completed):
        return 1.0
    time_left = (ROUNDS - state.round + 1) / ROUNDS if state.turn != NOBODY or state.round < ROUNDS else 0.0
    if state.candidates or not state.steps:
        return 0.0
    return 0.1 + 0.8 * _nearness(state, seat) ** 2 * (0.5 + 0.5 * time_left)


def _nearness(state: Machrou3State, seat: int) -> float:
    """How much of the Objective in hand is there, from 0 to 1."""
    card = state.objectives[seat]
    if not card:
        return 0.0
    objective = OBJECTIVE[card]
    return min(1.0, max(0.0, progress(state, seat, objective) / needed(state, objective)))


def prior(view: Machrou3View, decision: Decision) -> tuple[float, ...]:
    """The weights of a decision's options for a sensible player who looks no further."""
    habit = HABITS.get(decision.topic)
    if habit is None:
        return (1.0,) * len(decision.options)
    # A View names its fields as the State does, so what rules compute of the open board can be asked of it too.
    board = cast(Any, view)
    weights = tuple([habit(view, board, option.id) for option in decision.options])
    # What is fulfilled is declared before anything can spoil it; nothing else comes to mind.
    return tuple([weight if weight == FIRST else 0.0 for weight in weights]) if FIRST in weights else weights


def _own_nearness(view: Machrou3View, board: Any) -> float:
    if not view.objective:
        return 0.0
    objective = OBJECTIVE[view.objective]
    return min(1.0, max(0.0, progress(board, view.seat, objective) / needed(board, objective)))


def _action(view: Machrou3View, board: Any, pick: str) -> float:
    if pick == "declare":
        return FIRST
    if pick == "pass":
        return 0.05
    if pick == "objective":
        if not view.objective:
            return 1.5 if view.round < ROUNDS else 0.3
        return 0.6 * (1 - _own_nearness(view, board)) * (ROUNDS - view.round) / ROUNDS
    if pick == "campaign":
        return 4.0 if view.seat == view.speaker else 2.0
    if pick == "battle":
        margins = [_best_margin(view, board, own) for own in members(view.held[view.seat])]
        return 3.0 if margins and max(margins) >= 0 else 0.2
    return 0.3


def _margin(view: Machrou3View, board: Any, own: int, target: int) -> int:
    """By how much a battle would be won if everybody else stayed neutral."""
    fight = battle.Battle(view.seat, view.owner[target], own, target)
    challenge, defence = fight.totals(board)
    return challenge - defence


def _best_margin(view: Machrou3View, board: Any, own: int) -> int:
    targets = connected(board, own) & challengeable(board, view.seat)
    return max((_margin(view, board, own, target) for target in members(targets)), default=-99)


def _eagerness(margin: int) -> float:
    return exp(max(-12, min(12, margin)) / 3)


def _battle_from(view: Machrou3View, board: Any, pick: str) -> float:
    return _eagerness(_best_margin(view, board, INDEX[pick]))


def _battle_at(view: Machrou3View, board: Any, pick: str) -> float:
    step = view.steps[-1]
    assert isinstance(step, battle.ChooseDefending)
    target = INDEX[pick]
    owner = view.owner[target]
    # Allies are spared; among the others the biggest bloc is everybody's first concern.
    feared = threats(view, view.seat)
    call = 0.2 if owner in view.allies else (feared[owner] + 5) / (max(feared) + 5)
    return call * _eagerness(_margin(view, board, step.challenging, target)) * (1 + _prize(view, target))


def _prize(view: Machrou3View, district: int) -> float:
    """What a district is worth: its group's seats in proportion to its share of the influence there."""
    group = GROUPS[GROUP_OF[district]]
    share = view.ip[district] / sum(view.ip[member] for member in group.districts)
    return group.seats * share / 5


def _campaign_at(view: Machrou3View, _board: Any, pick: str) -> float:
    return 0.2 + _prize(view, INDEX[pick])


def _campaign_vote(view: Machrou3View, _board: Any, pick: str) -> float:
    step = view.steps[-1]
    assert isinstance(step, campaign.CampaignVote)
    if step.seat == view.seat or step.seat in view.allies:
        in_favour = 0.95
    else:
        # The bigger the campaigner already is, the less anybody wants to feed them.
        feared = threats(view, view.seat)
        bigger = sum(threat > feared[step.seat] for threat in feared)
        in_favour = 0.1 + 0.7 * bigger / (view.players - 2)
    return in_favour if pick == campaign.WITH else 1 - in_favour


def _support(view: Machrou3View, _board: Any, pick: str) -> float:
    fight = view.battle
    assert fight is not None
    if pick == battle.NEUTRAL:
        return 0.6
    backed, other = fight.challenger, fight.defender
    if pick == battle.DEFENDER:
        backed, other = other, backed
    if backed in view.allies:
        return 1.5
    if other in view.allies:
        return 0.1
    feared = threats(view, view.seat)
    return 1.0 if feared[backed] < feared[other] else 0.1


def _help(_view: Machrou3View, _board: Any, pick: str) -> float:
    return 6.0 if pick == "accept" else 0.5


def _swap_take(view: Machrou3View, _board: Any, pick: str) -> float:
    return 0.2 + _prize(view, INDEX[pick])


def _consent(view: Machrou3View, _board: Any, pick: str) -> float:
    step = view.steps[-1]
    gain = _prize(view, step.gift) - _prize(view, step.wanted)  # type: ignore[attr-defined]
    agrees = 1 / (1 + exp(-3 * gain))
    return agrees if pick == "agree" else 1 - agrees


def _speaker(view: Machrou3View, _board: Any, pick: str) -> float:
    seat = seat_of(pick)
    return 10.0 if seat == view.seat else 2.0 if seat in view.allies else 1.0


def _counts(view: Machrou3View, seat: int) -> float:
    """How far others may reckon with a seat's own vote."""
    return 1.0 if any(done == seat for done, _ in view.completed) else 0.45


def _stand(view: Machrou3View, _board: Any, pick: str) -> float:
    suspects = _suspects(view)
    rivals = [view.blocs[seat] * _counts(view, seat) for seat in view.candidates if seat not in suspects]
    mine = view.blocs[view.seat] * _counts(view, view.seat)
    if any(seat in view.allies for seat in view.candidates):
        wish = 0.05  # two Corrupt candidates would share the votes of one
    elif view.allies:
        # Somebody Corrupt has to stand; better the one with more seats.
        wish = 0.9 if view.blocs[view.seat] == max(view.blocs[seat] for seat in view.allies) else 0.4
    elif not rivals:
        others = [bloc for seat, bloc in enumerate(view.blocs) if seat != view.seat]
        wish = 0.75 if mine >= max(others) else 0.3
    else:
        wish = 0.4 if mine > 1.5 * max(rivals) else 0.05
    return wish if pick == "stand" else 1 - wish


def _president(view: Machrou3View, _board: Any, pick: str) -> float:
    seat = seat_of(pick)
    if seat in view.allies:
        return 1e9
    doubt = 0.1 if seat in _suspects(view) else 1.0
    return doubt * (1 + view.blocs[seat] * _counts(view, seat)) ** 4


def _suspects(view: Machrou3View) -> tuple[int, ...]:
    """At a table with two Corrupt: the pair of other players who have helped each other most, if they have."""
    if TEAMS[view.players][0] < 2 or view.allies:
        return ()
    others = [seat for seat in range(view.players) if seat != view.seat]
    pairs = [(one, two) for one in others for two in others if one < two]
    closest = max(pairs, key=lambda pair: bond(view, *pair))
    return closest if bond(view, *closest) > 0 else ()


Habit = Callable[[Machrou3View, Any, str], float]

HABITS: dict[str, Habit] = {
    "action": _action,
    "finish": lambda _view, _board, pick: FIRST if pick == "declare" else 1.0,
    "speaker": _speaker,
    "battle.from": _battle_from,
    "battle.at": _battle_at,
    "battle.support": _support,
    "battle.help": _help,
    "campaign.at": _campaign_at,
    "campaign.vote": _campaign_vote,
    "swap.take": _swap_take,
    "swap.consent": _consent,
    "stand": _stand,
    "president": _president,
}
