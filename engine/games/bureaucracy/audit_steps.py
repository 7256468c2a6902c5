"""Whether the pending steps of a state can be pending: their order on the stack, and what they name."""

from dataclasses import fields
from typing import Any

from engine.contract import AnyStep
from engine.games.bureaucracy.content import CARD, END, START, WINDOWS
from engine.games.bureaucracy.rules import actions, attack, battle, deal, diplomacy, turn, votes
from engine.games.bureaucracy.state import BureaucracyState
from engine.stack import pending
from engine.steps import ABSTAINS

Stack = list[AnyStep]

BALLOTS = (votes.OpenBallot, votes.SealedBallot)


def work_adds_up(state: BureaucracyState) -> bool:
    """Whether the steps stand in an order that play leads to, and everybody who is asked can answer."""
    return (
        _stands_in_order(state)
        and _box_is_right(state)
        and (not state.steps or all(_is_possible(state, step) for step in state.steps))
        and all(len(decision.options) >= decision.least for decision in pending(state).values())
    )


def rest_of_turn(state: BureaucracyState) -> Stack:
    """The parts of a turn that follow its start, the last one first, as they wait on the stack."""
    seat = state.turn
    return [
        turn.NextTurn(),
        diplomacy.Diplomacy(seat),
        turn.OpenMuster(is_before=False),
        actions.OpenWindow(END),
        attack.PlanAttacks(seat),
        turn.OpenMuster(is_before=True),
        turn.FlipCard(),
        diplomacy.EarlyDiplomacy(),
        turn.Income(),
        actions.OpenWindow(START),
    ]


def _stands_in_order(state: BureaucracyState) -> bool:
    steps = state.steps
    if not steps:
        return True
    if steps[0] != turn.NextTurn():
        return False
    if state.turn < 0:
        return _is_deal(state, steps[1:])
    whole = rest_of_turn(state)
    shared = 0
    while shared < min(len(steps), len(whole)) and steps[shared] == whole[shared]:
        shared += 1
    return _is_under_way(state, steps[shared:], shared)


def _is_deal(state: BureaucracyState, steps: Stack) -> bool:
    """Factions, then the first troops one after another (B1, B2)."""
    order = [deal.RecruitFirst(seat) for seat in state.around(state.first)][::-1]
    if any(state.factions):
        return bool(steps) and steps == order[: len(steps)]
    return steps == [*order, deal.ChooseFaction()]


def _is_under_way(state: BureaucracyState, steps: Stack, waiting: int) -> bool:
    """Whether `steps` can lie on the rest of a turn of which so many parts are still waiting."""
    kinds = tuple(type(step) for step in steps)
    if any(getattr(step, "seat", None) != state.turn for step in steps if isinstance(step, OWN_STEPS)):
        return False
    possible = UNDER_WAY.get(waiting, ())
    return kinds in possible


OWN_STEPS = (turn.Muster, turn.AssignTroops, attack.ChooseTarget, attack.ChooseForce, diplomacy.Diplomacy)

_WINDOW = ((actions.PlayAction,), (actions.OpenWindow, actions.ChooseActionTarget))
_IN_VOTE = tuple(
    (*ahead, *rest)
    for ahead in ((), (turn.LookAhead,))
    for rest in (
        *((ballot,) for ballot in BALLOTS),
        *((votes.OpenVote, *window) for window in _WINDOW),
    )
)
_MUSTER = ((turn.Muster,), (turn.Muster, turn.AssignTroops))
_AFTER_ATTACKS = (battle.ResolveAttacks, actions.OpenWindow, battle.Defend, actions.OpenWindow)
_IN_ATTACK = (
    (attack.ChooseTarget,),
    (*_AFTER_ATTACKS, attack.AskVeto),
    *((*_AFTER_ATTACKS[:3], *window) for window in _WINDOW),
    (*_AFTER_ATTACKS[:2], battle.AskLend),
    (*_AFTER_ATTACKS[:2], battle.SendDefenders),
    *((*_AFTER_ATTACKS[:1], *window) for window in _WINDOW),
    (battle.ResolveAttacks, battle.DivideReturned),
)
_IN_DIPLOMACY = (
    (diplomacy.Diplomacy,),
    (diplomacy.Diplomacy, diplomacy.AskAlliance),
    (diplomacy.AskAlliance,),
)
# By the number of parts of the turn that still wait below, NextTurn among them. A part that was put back on the stack
# unchanged, to go on after a choice, counts as one that waits.
_CHOOSING = ((actions.ChooseActionTarget,),)
UNDER_WAY: dict[int, tuple[tuple[type[AnyStep], ...], ...]] = {
    1: _IN_DIPLOMACY,
    2: (*_MUSTER, ()),
    3: _WINDOW,
    4: (*_IN_ATTACK, *_CHOOSING),
    5: (*_MUSTER, (attack.ChooseForce,)),
    6: _IN_VOTE,
    7: ((diplomacy.Diplomacy,), (diplomacy.AskAlliance,)),
    9: _WINDOW,
    10: _CHOOSING,
}


def _is_possible(state: BureaucracyState, step: AnyStep) -> bool:
    """Whether what a step names is there."""
    return all(_names_what_exists(state, step, name) for name in _fields(step)) and _fits(state, step)


def _fields(step: AnyStep) -> tuple[str, ...]:
    return tuple(field.name for field in fields(step))  # type: ignore[arg-type]


def _names_what_exists(state: BureaucracyState, step: AnyStep, name: str) -> bool:
    value: Any = getattr(step, name)
    ranges = {
        "index": range(len(state.attacks) + 1),
        "offset": range(state.players + 1),
        "done_with": range(1 << state.players),
    }
    places = ranges.get(name, state.living() if name in ("seat", "partner", "target") else None)
    return places is None or value in places


def _fits(state: BureaucracyState, step: AnyStep) -> bool:
    """Whether a step of the kind can be pending in this state."""
    match step:
        case actions.PlayAction(window=window, offset=offset, seat=seat):
            return window in WINDOWS and seat == (state.turn + offset) % state.players
        case attack.AskVeto(offset=offset, seat=seat):
            return seat == (state.turn + offset) % state.players
        case battle.AskLend(offset=offset, seat=seat, index=index):
            return seat == (state.turn + offset) % state.players and index < len(state.attacks)
        case actions.OpenWindow(window=window):
            return window in WINDOWS
        case actions.ChooseActionTarget(card=card, seat=seat):
            return card in CARD and card in state.actions[seat]
        case battle.SendDefenders(index=index, seat=seat) | battle.DivideReturned(index=index, seat=seat):
            return index < len(state.attacks) and state.attacks[index].target == seat
        case diplomacy.AskAlliance(seat=seat, partner=partner):
            return seat == state.turn and not state.allies[seat] >> partner & 1
        case votes.OpenBallot() | votes.SealedBallot():
            return state.flipped != ""
    return True


def _box_is_right(state: BureaucracyState) -> bool:
    """A box stands there exactly when a ballot is open; it holds answers that could be given, and waits for one."""
    ballot = next((step for step in state.steps if step.sealed), None)
    if ballot is None or not state.box:
        return ballot is None and not state.box
    if len(state.box) != state.players or None not in state.box:
        return False
    living = state.living()
    for seat, answer in enumerate(state.box):
        if (answer == ABSTAINS) != (seat not in living):
            return False
        if answer and answer not in ballot.decision(state, seat).allowed():  # type: ignore[attr-defined]
            return False
    return True
