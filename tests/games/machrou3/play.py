"""How tests play Machrou3 Ra2is: lay out a position, make moves in their text form, look at what followed."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import pytest

from engine.contract import Datum, Move, Setup, ignore
from engine.games.machrou3.audit import audit
from engine.games.machrou3.board import DISTRICTS, GROUP_INDEX, INDEX, mask_of, members
from engine.games.machrou3.content import CHARACTERS, CORRUPT, OBJECTIVES, PILES, REFORMIST, TEAMS
from engine.games.machrou3.meta import Machrou3
from engine.games.machrou3.rules.parliament import give, seat_everybody, swing
from engine.games.machrou3.rules.turn import OpenRound
from engine.games.machrou3.state import NOBODY, Effect, Machrou3State
from engine.stack import IllegalMove, settle
from engine.table import Table

rule = pytest.mark.rule

RULES = Machrou3()
# With PLENTY of won battles this Objective is fulfilled, whatever the board looks like.
MET = "battle-hardened"
PLENTY = 50


@dataclass(frozen=True)
class Position:
    """What a test wants to find on the table; whatever it does not name is plain.

    Districts that `hold` does not name are Swing, and none of those held was dealt unless `dealt` names it.
    Seats that `objectives` does not name hold none; `completed` names a seat for each completed Objective.
    Without `corrupt` the last seats are Corrupt.
    """

    hold: Mapping[int, str] = field(default_factory=dict)
    dealt: Mapping[int, str] = field(default_factory=dict)
    objectives: Mapping[int, str] = field(default_factory=dict)
    objective_pile: Sequence[str] = ()
    completed: Sequence[int] = ()
    corrupt: Sequence[int] = ()
    powers: Sequence[str] = ()
    battles: Mapping[int, int] = field(default_factory=dict)
    backed: Mapping[int, int] = field(default_factory=dict)
    campaigns: Mapping[int, int] = field(default_factory=dict)
    origins: Mapping[int, str] = field(default_factory=dict)
    ip: Mapping[str, int] = field(default_factory=dict)
    media: str | None = None
    effects: Sequence[Effect] = ()
    speaker: int = 0
    round: int = 1

    def lay_out(self, state: Machrou3State) -> None:
        """Turn a state fresh from the deal into this position, where the Speaker opens a round."""
        seats = range(state.players)
        self._lay_board(state)
        self._deal_characters(state)
        self._deal_objectives(state)
        rest = [card for card in state.power_pile if card not in self.powers]
        cut = len(rest) - len(self.completed)
        state.power_pile, state.power_discards = (*self.powers, *rest[:cut]), tuple(rest[cut:])
        state.battles_won = tuple(self.battles.get(seat, 0) for seat in seats)
        state.winners_backed = tuple(self.backed.get(seat, 0) for seat in seats)
        state.campaigns_won = tuple(self.campaigns.get(seat, 0) for seat in seats)
        state.speaker = self.speaker
        state.round = self.round
        state.box = ()
        state.steps[:] = [OpenRound(self.speaker)]
        opened = state.copy()
        settle(opened, ignore)
        audit(opened)

    def _lay_board(self, state: Machrou3State) -> None:
        state.ip = tuple(self.ip.get(district.id, district.ip) for district in DISTRICTS)
        if self.media is not None:
            state.media = mask_of(self.media)
        state.origins = tuple(
            INDEX[self.origins[seat]] if seat in self.origins else NOBODY for seat in range(state.players)
        )
        state.effects = tuple(self.effects)
        state.dealt = tuple(mask_of(self.dealt.get(seat, "")) for seat in range(state.players))
        for district in range(len(DISTRICTS)):
            give(state, district, NOBODY, ignore)
        for seat, names in self.hold.items():
            for name in names.split():
                assert state.owner[INDEX[name]] == NOBODY, f"two seats hold {name}"
                give(state, INDEX[name], seat, ignore)
        seat_everybody(state, ignore)

    def _deal_characters(self, state: Machrou3State) -> None:
        many, _ = TEAMS[state.players]
        corrupt = tuple(self.corrupt) or tuple(range(state.players - many, state.players))
        assert len(corrupt) == many, f"{state.players} players have {many} Corrupt"
        decks = {
            side: [character.id for character in CHARACTERS if character.side == side and not character.judge]
            for side in (CORRUPT, REFORMIST)
        }
        state.characters = tuple(
            decks[CORRUPT if seat in corrupt else REFORMIST].pop(0) for seat in range(state.players)
        )

    def _deal_objectives(self, state: Machrou3State) -> None:
        hands = tuple(self.objectives.get(seat, "") for seat in range(state.players))
        first = tuple(self.objective_pile)
        plain = [card.id for card in OBJECTIVES if not card.origin and card.id not in hands + first]
        done = plain[-len(self.completed) :] if self.completed else []
        state.objectives = hands
        state.completed = tuple(zip(self.completed, done, strict=True))
        state.objective_discards = ()
        rest = [card.id for card in OBJECTIVES if card.id not in (*hands, *first, *done)]
        state.objective_pile = (*first, *rest)


class Arranged(Machrou3):
    """The game dealt as a test wants it: a table over it records, replays and saves like any other."""

    def __init__(self, wanted: Position) -> None:
        self.wanted = wanted

    def setup(self, options: Setup, seed: int) -> Machrou3State:
        state = super().setup(options, seed)
        self.wanted.lay_out(state)
        return state


def new_game(players: int = 4, seed: int = 1, elders: tuple[int, ...] = ()) -> Table:
    """A table as the set-up leaves it, before anybody has looked at their cards."""
    return Table(RULES, Setup(players, "beginner", RULES.default_house_rules, elders), seed)


def position(
    players: int = 4,
    turn: int | None = None,
    house_rules: frozenset[str] = RULES.default_house_rules,
    **wanted: Any,
) -> Table:
    """A table where it is the turn of a seat, by default the Speaker's; the seats before it have passed."""
    rules = Arranged(Position(**wanted))
    table = Table(rules, Setup(players, "beginner", house_rules), seed=1)
    return table if turn is None else pass_until(table, turn)


def ready(power: str, seat: int = 0, players: int = 4, **wanted: Any) -> Table:
    """The turn of a seat that can declare its Objective and will then draw this power."""
    fulfilled: dict[str, Any] = {"objectives": {seat: MET}, "battles": {seat: PLENTY}, "powers": [power]}
    return position(players, turn=seat, **(fulfilled | wanted))


def dealt(players: int = 4) -> dict[int, str]:
    """The fixed piles, each to the seat of its number."""
    return dict(enumerate(PILES[players]))


def state_of(table: Table) -> Machrou3State:
    """The truth, which only tests look at."""
    state = table._state
    assert isinstance(state, Machrou3State)
    return state


def play(table: Table, *lines: str) -> Table:
    """Make moves written as `seat topic pick`; after each of them the state must add up."""
    for line in lines:
        table.submit(Move.parse(line))
        audit(state_of(table))
    return table


def refuses(table: Table, line: str) -> bool:
    """Whether a move is not allowed, and leaves everything as it was."""
    before, record = state_of(table).copy(), (list(table.moves), table.event_count)
    try:
        table.submit(Move.parse(line))
    except IllegalMove:
        return table.same_state(before) and (list(table.moves), table.event_count) == record
    return False


def vote(table: Table, answers: str) -> Table:
    """Answer the open ballot: one word for each seat that is asked, in seat order."""
    asked = table.asked()
    for (seat, decision), answer in zip(sorted(asked.items()), answers.split(), strict=True):
        play(table, f"{seat} {decision.topic} {answer}")
    return table


def identify(table: Table) -> Table:
    """Let everybody look at their own cards."""
    return vote(table, "seen " * len(table.asked()))


def campaign(table: Table, seat: int, district: str) -> Table:
    return play(table, f"{seat} action campaign", f"{seat} campaign.at {district}")


def battle(table: Table, seat: int, challenging: str, defending: str) -> Table:
    return play(table, f"{seat} action battle", f"{seat} battle.from {challenging}", f"{seat} battle.at {defending}")


def swap(table: Table, seat: int, gift: str, wanted: str) -> Table:
    return play(table, f"{seat} action swap", f"{seat} swap.give {gift}", f"{seat} swap.take {wanted}")


def pass_turn(table: Table) -> Table:
    """Let the seat whose turn it is pass, or end its turn after its action."""
    ((seat, decision),) = table.asked().items()
    return play(table, f"{seat} {decision.topic} {'end' if decision.topic == 'finish' else 'pass'}")


def pass_until(table: Table, seat: int) -> Table:
    """Let everybody pass until it is this seat's turn to act; a tied gavel goes to the first of the tied."""
    while asked(table) != {seat: "action"}:
        if list(asked(table).values()) == ["speaker"]:
            ((chooser, decision),) = table.asked().items()
            play(table, f"{chooser} speaker {decision.options[0].id}")
        else:
            pass_turn(table)
    return table


def pass_round(table: Table) -> Table:
    """Let everybody who has not acted in this round pass."""
    now = state_of(table).round
    while state_of(table).round == now and set(asked(table).values()) <= {"action", "finish"}:
        pass_turn(table)
    return table


def election(players: int = 4, **wanted: Any) -> Table:
    """A table at the opening of the election: the fifth round of a position is passed."""
    return pass_round(position(players, round=5, **wanted))


def stand(table: Table, *candidates: int) -> Table:
    """Let these seats stand and all others wait until candidacies are closed."""
    while set(asked(table).values()) == {"stand"}:
        (seat,) = asked(table)
        play(table, f"{seat} stand {'stand' if seat in candidates else 'wait'}")
    return table


def asked(table: Table) -> dict[int, str]:
    """Who is asked what now."""
    return {seat: decision.topic for seat, decision in table.asked().items()}


def options(table: Table, seat: int) -> list[str]:
    """What a seat may pick now; nothing when it is not asked."""
    decision = table.asked().get(seat)
    return [] if decision is None else list(decision.allowed())


def why_not(table: Table, seat: int, option: str) -> str:
    """The id of the reason that greys out an option on the screen; empty when it may be picked."""
    reasons = {choice.id: choice.why_not for choice in table.pending()[seat].options}
    reason = reasons[option]
    return "" if reason is None else reason.id


def can_declare_now(table: Table) -> set[int]:
    """The seats that may declare an Objective beside what is asked."""
    return {seat for seat, decision in table.standing().items() if decision.topic == "declare"}


def happened(table: Table, kind: str) -> list[Mapping[str, Datum]]:
    """The facts of all events of a kind, the private ones included, oldest first."""
    return [event.data for event in table.all_events() if event.kind == kind]


def owner(table: Table, district: str) -> int:
    return state_of(table).owner[INDEX[district]]


def held(table: Table, seat: int) -> set[str]:
    return {DISTRICTS[district].id for district in members(state_of(table).held[seat])}


def swing_districts(table: Table) -> set[str]:
    return {DISTRICTS[district].id for district in members(swing(state_of(table)))}


def stations(table: Table) -> set[str]:
    return {DISTRICTS[district].id for district in members(state_of(table).media)}


def neighbours(table: Table, district: str) -> set[str]:
    return {DISTRICTS[other].id for other in members(state_of(table).borders[INDEX[district]])}


def ip(table: Table, district: str) -> int:
    return state_of(table).ip[INDEX[district]]


def bloc(table: Table, seat: int) -> int:
    return state_of(table).blocs[seat]


def leader(table: Table, group: str) -> int:
    return state_of(table).leaders[GROUP_INDEX[group]]
