"""Bureaucracy as the box sees it: its facts for menus, and the contract's questions answered."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from engine.contract import DRAW, Decision, Emit, Outcome, Picks, Reason, Rules, Setup, TimeLimit, Tone, World
from engine.games.bureaucracy import advice, bot, tone
from engine.games.bureaucracy.audit import audit
from engine.games.bureaucracy.rules import actions, attack, battle, deal, diplomacy, turn, votes
from engine.games.bureaucracy.rules.rulings import ROUND_LIMIT
from engine.games.bureaucracy.state import BureaucracyState, seat_id
from engine.games.bureaucracy.talk import BureaucracyParlance
from engine.games.bureaucracy.talk.promises import swayed
from engine.games.bureaucracy.view import BureaucracyView, guess, view_of
from engine.rng import Rng

# What the active player does alone; the clock of the turn runs only then.
ON_THE_CLOCK = (
    turn.Muster,
    turn.AssignTroops,
    attack.ChooseTarget,
    attack.ChooseForce,
    diplomacy.Diplomacy,
)


class Bureaucracy(Rules[BureaucracyState, BureaucracyView]):
    name = "bureaucracy"
    version = 2
    seat_counts = range(3, 9)
    modes = ("standard",)
    house_rules = (ROUND_LIMIT,)
    default_house_rules: ClassVar[frozenset[str]] = frozenset()  # the round limit is for demonstrations (B25)
    clocks: ClassVar[Mapping[str, int]] = {"turn": 90}
    # What others have heard, and may already have acted on.
    binding = frozenset(
        {
            "attack-declared",
            "attack-vetoed",
            "attack-resolved",
            "action-played",
            "defenders-lent",
            "defenders-sent",
            "alliance-formed",
            "alliance-refused",
            "alliance-ended",
            "alliance-offered",
            "turn-begins",
            "card-flipped",
        }
    )
    parlance = BureaucracyParlance()
    state_type = BureaucracyState
    step_types = (
        deal.Opening,
        deal.ChooseFaction,
        deal.RecruitFirst,
        turn.NextTurn,
        turn.Income,
        turn.FlipCard,
        turn.LookAhead,
        turn.OpenMuster,
        turn.Muster,
        turn.AssignTroops,
        votes.OpenVote,
        votes.OpenBallot,
        votes.SealedBallot,
        actions.OpenWindow,
        actions.PlayAction,
        actions.ChooseActionTarget,
        attack.PlanAttacks,
        attack.ChooseTarget,
        attack.ChooseForce,
        attack.DeclareAttacks,
        attack.Vetoes,
        attack.AskVeto,
        battle.Defend,
        battle.AskLend,
        battle.SendDefenders,
        battle.ResolveAttacks,
        battle.DivideReturned,
        diplomacy.EarlyDiplomacy,
        diplomacy.Diplomacy,
        diplomacy.AskAlliance,
    )

    def setup(self, options: Setup, seed: int) -> BureaucracyState:
        self.check_setup(options)
        return deal.deal(options, seed)

    def upgrade(self, state: dict[str, Any]) -> None:
        """The first rules did not write down who did what to whom."""
        state.setdefault("acts", [])

    def check_state(self, state: BureaucracyState) -> None:
        audit(state)

    def view(self, state: BureaucracyState, seat: int) -> BureaucracyView:
        return view_of(state, seat)

    def guess(self, view: BureaucracyView, rng: Rng, world: World | None = None) -> BureaucracyState:
        return guess(view, rng)

    def time_limit(self, state: BureaucracyState) -> TimeLimit | None:
        if state.steps and isinstance(state.steps[-1], ON_THE_CLOCK):
            return TimeLimit(f"turn-{state.turns_taken}", "turn", state.turn)
        return None

    def time_up(self, state: BureaucracyState, emit: Emit) -> None:
        """What is left of the turn is lost; an attack that was only planned does not take place."""
        emit("time-up", seat=state.turn)
        state.attacks = ()
        del state.steps[1:]

    def outcome(self, state: BureaucracyState) -> Outcome | None:
        if not state.winners:
            return None
        sides = tuple(seat_id(seat) for seat in range(state.players))
        return Outcome(sides, state.winners, sides[state.winners[0]] if len(state.winners) == 1 else DRAW)

    def statistics(self, state: BureaucracyState) -> dict[str, dict[str, int]]:
        return {
            "factions_held": dict.fromkeys(state.factions, 1),
            "factions_won": dict.fromkeys([state.factions[seat] for seat in state.winners], 1),
        }

    def rounds(self, state: BureaucracyState) -> int:
        return state.round

    def turn_mark(self, state: BureaucracyState) -> object:
        return state.turns_taken

    def foresight(self, state: BureaucracyState) -> int:
        """To the next own turn and no further: what was bought and whom it drew shows by then."""
        return len(state.living())

    def evaluate(self, state: BureaucracyState) -> tuple[float, ...]:
        return bot.evaluate(state)

    def prior(
        self, view: BureaucracyView, decision: Decision, doubts: Sequence[float] | None = None
    ) -> tuple[float, ...]:
        return swayed(view, decision, bot.prior(view, decision))

    def tone(self, view: BureaucracyView, decision: Decision) -> tuple[Tone, ...]:
        return tone.tone(view, decision)

    def reason(self, view: BureaucracyView, decision: Decision, picks: Picks) -> Reason:
        return advice.reason(view, decision, picks)
