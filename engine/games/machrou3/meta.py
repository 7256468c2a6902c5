"""Machrou3 Ra2is as the box sees it: its facts for menus, and the contract's questions answered."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any, ClassVar

from engine.contract import (
    Decision,
    Emit,
    Evidence,
    Move,
    Outcome,
    Picks,
    Reason,
    Rules,
    Setup,
    Statement,
    TimeLimit,
    Tone,
    World,
)
from engine.games.machrou3 import bot
from engine.games.machrou3.acts import Act
from engine.games.machrou3.audit import audit
from engine.games.machrou3.content import CORRUPT, SIDE
from engine.games.machrou3.rules import battle, campaign, deal, declare, election, powers, swap, turn
from engine.games.machrou3.rules.conditions import fulfilled
from engine.games.machrou3.rules.rulings import SPEAKER_TAKES_SWING
from engine.games.machrou3.state import NOBODY, Machrou3State
from engine.games.machrou3.talk import Machrou3Parlance
from engine.games.machrou3.talk.hearsay import heard, with_hearsay
from engine.games.machrou3.talk.promises import swayed
from engine.games.machrou3.view import Machrou3View, guess, view_of, worlds
from engine.rng import Rng
from engine.stack import then

DECLARE = Decision("declare", (turn.DECLARE,))
CHOOSING_DISTRICTS = (
    swap.ChooseGift,
    swap.ChooseReturn,
    campaign.ChooseSwing,
    battle.ChooseChallenging,
    battle.ChooseDefending,
)
ON_THE_CLOCK = (turn.ChooseAction, turn.FinishTurn, *CHOOSING_DISTRICTS)


class Machrou3(Rules[Machrou3State, Machrou3View]):
    name = "machrou3"
    version = 2
    seat_counts = range(4, 7)
    modes = ("beginner",)
    house_rules = (SPEAKER_TAKES_SWING,)
    default_house_rules = frozenset({SPEAKER_TAKES_SWING})
    clocks: ClassVar[Mapping[str, int]] = {"turn": 90, "debate": 300}  # M14, M29
    # A declared action cannot be changed (M14), support not withdrawn (M22), a candidacy neither (M29); and a
    # completed Objective turns up a power that nobody has seen.
    binding = frozenset(
        {
            "passed",
            "swap-answered",
            "campaign-declared",
            "battle-declared",
            "battle-decided",
            "support-offered",
            "support-given",
            "objective-completed",
            "candidate-stands",
        }
    )
    parlance = Machrou3Parlance()
    state_type = Machrou3State
    step_types = (
        deal.Identify,
        turn.StartRound,
        turn.ChooseSpeaker,
        turn.OpenRound,
        turn.NextTurn,
        turn.ChooseAction,
        turn.AfterSwap,
        turn.FinishTurn,
        swap.ChooseGift,
        swap.ChooseReturn,
        swap.AskConsent,
        campaign.ChooseSwing,
        campaign.CampaignVote,
        battle.ChooseChallenging,
        battle.ChooseDefending,
        battle.Battle,
        battle.Intervene,
        battle.AnswerHelp,
        powers.UsePower,
        powers.ChooseForPower,
        declare.CheckPhaseEnd,
        election.Debate,
        election.ConsiderStanding,
        election.PresidentialVote,
    )

    def setup(self, options: Setup, seed: int) -> Machrou3State:
        self.check_setup(options)
        return deal.deal(options, seed)

    def upgrade(self, state: dict[str, Any]) -> None:
        """The first rules counted helpful and hurtful deeds; now each of them is written down."""
        if state.pop("goodwill", None) is not None:
            state["acts"] = []

    def check_state(self, state: Machrou3State) -> None:
        audit(state)

    def view(self, state: Machrou3State, seat: int) -> Machrou3View:
        return view_of(state, seat)

    def guess(self, view: Machrou3View, rng: Rng, world: World | None = None) -> Machrou3State:
        return guess(view, rng, world)

    def worlds(self, view: Machrou3View) -> Sequence[World]:
        return worlds(view)

    def truth(self, state: Machrou3State) -> World:
        return tuple([seat for seat, name in enumerate(state.characters) if SIDE[name] == CORRUPT])

    def hidden_side(self, world: World) -> Collection[int]:
        return world

    def deeds(self, view: Machrou3View) -> tuple[Any, ...]:
        return with_hearsay(view)

    def evidence(self, deed: Act | Statement, worlds: Sequence[World]) -> Evidence | None:
        return heard(deed, worlds) if isinstance(deed, Statement) else bot.evidence(deed, worlds)

    def standing(self, state: Machrou3State) -> dict[int, Decision]:
        """An Objective may be declared at any time of one's turn, even while others are asked (M27)."""
        seat = state.turn
        if seat == NOBODY or not fulfilled(state, seat):
            return {}
        # The menus offer it themselves, and a power that is being used comes first.
        if isinstance(state.steps[-1], turn.ChooseAction | turn.FinishTurn | powers.ChooseForPower):
            return {}
        return {seat: DECLARE}

    def take_standing(self, state: Machrou3State, move: Move, emit: Emit) -> None:
        if isinstance(state.steps[-1], CHOOSING_DISTRICTS):
            # The power may take away what was being chosen from: a half-made choice goes back to the menu.
            while not isinstance(state.steps[-1], turn.NextTurn):
                state.steps.pop()
            then(state, turn.ChooseAction(move.seat))
        declare.declare(state, move.seat, emit)

    def time_limit(self, state: Machrou3State) -> TimeLimit | None:
        step = state.steps[-1] if state.steps else None
        if isinstance(step, ON_THE_CLOCK):
            return TimeLimit(f"turn-{state.turns_taken}", "turn", state.turn)
        if isinstance(step, election.ConsiderStanding):
            return TimeLimit("debate", "debate", step.seat)
        return None

    def time_up(self, state: Machrou3State, emit: Emit) -> None:
        """An undecided turn is over (M14); no candidacy is accepted after the debate (M29)."""
        if isinstance(state.steps[-1], election.ConsiderStanding):
            emit("time-up", seat=state.steps[-1].seat, clock="debate")
            state.steps.clear()
            election.close_candidacies(state, emit)
            return
        emit("time-up", seat=state.turn, clock="turn")
        while not isinstance(state.steps[-1], turn.NextTurn):
            state.steps.pop()

    def outcome(self, state: Machrou3State) -> Outcome | None:
        if not state.votes:
            return None
        sides = tuple(SIDE[name] for name in state.characters)
        winner = election.winning_side(state)
        return Outcome(sides, tuple(seat for seat, side in enumerate(sides) if side == winner), winner)

    def statistics(self, state: Machrou3State) -> dict[str, dict[str, int]]:
        met = dict.fromkeys((card for _, card in state.completed), 1)
        held = met | dict.fromkeys((card for card in state.objectives if card), 1)
        return {
            "objectives_held": held,
            "objectives_met": met,
            "powers_drawn": dict.fromkeys(state.power_discards, 1),
        }

    def rounds(self, state: Machrou3State) -> int:
        return state.round

    def turn_mark(self, state: Machrou3State) -> object:
        return state.turns_taken  # stands still in the election, which is looked through to its end

    def evaluate(self, state: Machrou3State) -> tuple[float, ...]:
        return bot.evaluate(state)

    def prior(self, view: Machrou3View, decision: Decision, doubts: Sequence[float] | None = None) -> tuple[float, ...]:
        return swayed(view, decision, bot.prior(view, decision, doubts), doubts)

    def tone(self, view: Machrou3View, decision: Decision) -> tuple[Tone, ...]:
        return bot.tone(view, decision)

    def reason(self, view: Machrou3View, decision: Decision, picks: Picks) -> Reason:
        return bot.reason(view, decision, picks)
