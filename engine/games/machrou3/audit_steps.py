"""Whether the pending steps of a state can be pending: their order on the stack, and what they name."""

from dataclasses import fields

from engine.contract import AnyStep
from engine.games.machrou3.board import DISTRICTS
from engine.games.machrou3.content import POWER
from engine.games.machrou3.rules.battle import (
    CHALLENGER,
    DEFENDER,
    AnswerHelp,
    Battle,
    ChooseChallenging,
    ChooseDefending,
    Intervene,
)
from engine.games.machrou3.rules.campaign import CampaignVote, ChooseSwing
from engine.games.machrou3.rules.deal import Identify
from engine.games.machrou3.rules.declare import OBJECTIVES_THAT_END_PHASE_1, CheckPhaseEnd
from engine.games.machrou3.rules.election import ConsiderStanding, PresidentialVote
from engine.games.machrou3.rules.powers import POWER_KINDS, ChooseForPower
from engine.games.machrou3.rules.swap import AskConsent, ChooseGift, ChooseReturn
from engine.games.machrou3.rules.turn import (
    AfterSwap,
    ChooseAction,
    ChooseSpeaker,
    FinishTurn,
    NextTurn,
    StartRound,
)
from engine.games.machrou3.state import NOBODY, Machrou3State
from engine.stack import pending
from engine.steps import ABSTAINS

# What may be asked in a turn, by the step that waits below it.
ASKED_IN_TURN: dict[type[AnyStep], tuple[type[AnyStep], ...]] = {
    FinishTurn: (ChooseSwing, CampaignVote, ChooseChallenging, ChooseDefending, Intervene, AnswerHelp),
    AfterSwap: (ChooseGift, ChooseReturn, AskConsent),
}
SEATS = {"seat", "partner", "challenger", "defender", "speaker"}
PLACES = {"district", "gift", "wanted", "challenging", "defending"}


def work_adds_up(state: Machrou3State) -> bool:
    """Whether the steps stand in an order that play leads to, and everybody who is asked can answer."""
    return (
        all(_names_what_exists(state, step) for step in state.steps)
        and _stands_in_order(state)
        and _box_is_right(state)
        and all(len(decision.options) >= decision.least for decision in pending(state).values())
    )


def _stands_in_order(state: Machrou3State) -> bool:
    steps = state.steps
    if not steps:
        return True
    kinds = [type(step) for step in steps]
    if state.turn != NOBODY:
        return kinds[0] is NextTurn and state.round >= 1 and _is_turn(state, steps[1:])
    if kinds == [StartRound, Identify]:
        return state.round == 0
    if kinds == [ChooseSpeaker]:
        return state.round >= 1
    return kinds in ([ConsiderStanding], [PresidentialVote])


def _is_turn(state: Machrou3State, steps: list[AnyStep]) -> bool:
    """A menu, or an action under way with what follows it below; a power that is being used lies on top of either."""
    if len(state.completed) > OBJECTIVES_THAT_END_PHASE_1 - (CheckPhaseEnd() not in steps):
        return False
    if len(steps) > 2 and isinstance(steps[-1], ChooseForPower) and isinstance(steps[-2], CheckPhaseEnd):
        steps = steps[:-2]
    if not steps or any(isinstance(step, ChooseForPower | CheckPhaseEnd) for step in steps):
        return False
    if not all(_acts(step) in (None, state.turn) for step in steps):
        return False
    if len(steps) == 1:
        return isinstance(steps[0], ChooseAction | FinishTurn)
    return len(steps) == 2 and type(steps[1]) in ASKED_IN_TURN.get(type(steps[0]), ())


def _acts(step: AnyStep) -> int | None:
    """The seat whose turn a step belongs to, where it says so."""
    if isinstance(step, Intervene | AnswerHelp):
        return step.battle.challenger
    seat: int | None = getattr(step, "seat", None)
    return seat


def _names_what_exists(state: Machrou3State, step: AnyStep) -> bool:
    for field in fields(step):  # type: ignore[arg-type]
        value = getattr(step, field.name)
        if field.name in SEATS and value not in range(state.players):
            return False
        if field.name in PLACES and value not in range(len(DISTRICTS)):
            return False
        if isinstance(value, Battle) and not _is_battle(state, value):
            return False
    if isinstance(step, NextTurn | ChooseSpeaker):
        named = step.waiting if isinstance(step, NextTurn) else step.tied
        return len(set(named)) == len(named) and all(seat in range(state.players) for seat in named)
    if isinstance(step, ChooseForPower):
        return _is_choice(state, step)
    if isinstance(step, ConsiderStanding):
        seat = (state.speaker + step.place) % state.players
        return step.place >= 0 <= step.silent < state.players and seat == step.seat not in state.candidates
    if isinstance(step, Intervene | AnswerHelp):
        sides = (step.battle.challenger, step.battle.defender)
        return step.seat not in sides and getattr(step, "side", CHALLENGER) in (CHALLENGER, DEFENDER)
    return True


def _is_battle(state: Machrou3State, battle: Battle) -> bool:
    seats = [seat for seat, _ in battle.backing]
    return (
        _names_what_exists(state, battle)
        and battle.challenger != battle.defender
        and battle.asked in range(state.players)
        and len(set(seats)) == len(seats)
        and all(seat in range(state.players) for seat in seats)
        and all(side in (CHALLENGER, DEFENDER) for _, side in battle.backing)
    )


def _is_choice(state: Machrou3State, step: ChooseForPower) -> bool:
    """Whether each of the picks made so far could have been made."""
    if step.power not in POWER or step.power not in state.power_discards:
        return False
    power = POWER[step.power]
    choices = POWER_KINDS[power.effect].choices
    if len(step.picks) >= len(choices):
        return False
    return all(
        pick in choices[place](state, step.seat, step.picks[:place], power) for place, pick in enumerate(step.picks)
    )


def _box_is_right(state: Machrou3State) -> bool:
    """A box stands there exactly when a ballot is open; it holds answers that could be given, and waits for one."""
    ballot = next((step for step in state.steps if step.sealed), None)
    if ballot is None or not state.box:
        return ballot is None and not state.box
    if len(state.box) != state.players or None not in state.box:
        return False
    silent = set(state.candidates) if isinstance(ballot, PresidentialVote) else set()
    if {seat for seat, answer in enumerate(state.box) if answer == ABSTAINS} != silent:
        return False
    possible = {option.id for decision in ballot.ask(state).values() for option in decision.options}
    return all(answer in possible for answer in state.box if answer)
