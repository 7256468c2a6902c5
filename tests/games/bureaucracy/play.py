"""How tests play Bureaucracy: lay out a position, make moves in their text form, look at what followed."""

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from engine.contract import Datum, Decision, Event, Move, Setup
from engine.games.bureaucracy.audit_steps import rest_of_turn
from engine.games.bureaucracy.content import CARDS
from engine.games.bureaucracy.meta import Bureaucracy
from engine.games.bureaucracy.rules.deal import empty_table
from engine.games.bureaucracy.rules.treasury import form_alliance
from engine.games.bureaucracy.state import BureaucracyState, Effect
from engine.rng import Rng
from engine.stack import IllegalMove, pending, settle, submit

rule = pytest.mark.rule

RULES = Bureaucracy()
# How many parts of a turn still wait on the stack when one of them is next.
PARTS = {"start": 10, "income": 9, "card": 7, "muster": 6, "attack": 5, "end": 4, "late": 3, "diplomacy": 2}


class Game:
    """A position with all that has happened since."""

    def __init__(self, state: BureaucracyState) -> None:
        self.state = state
        self.events: list[Event] = []
        settle(state, self.note)

    def note(self, kind: str, only: tuple[int, ...] | None = None, /, **data: Datum) -> None:
        self.events.append(Event(kind, data, only))

    def play(self, *moves: str) -> "Game":
        for move in moves:
            submit(RULES, self.state, Move.parse(move), self.note)
        return self

    def vote(self, *answers: str) -> "Game":
        """Let the living answer the ballot, by seat."""
        for seat, answer in zip(self.state.living(), answers, strict=True):
            self.play(f"{seat} {self.asked()[seat]} {answer}")
        return self

    def pass_unanimously(self) -> "Game":
        return self.vote(*["with"] * len(self.state.living()))

    def pending(self) -> dict[int, Decision]:
        return pending(self.state)

    def asked(self) -> dict[int, str]:
        return {seat: decision.topic for seat, decision in self.pending().items()}

    def options(self, seat: int) -> tuple[str, ...]:
        return self.pending()[seat].allowed()

    def why_not(self, seat: int, option: str) -> str:
        """Why an option is greyed out."""
        explained = self.state.steps[-1].explain(self.state, seat)
        reasons = {shown.id: shown.why_not for shown in explained.options}
        reason = reasons[option]
        return "" if reason is None else reason.id

    def refuses(self, move: str) -> bool:
        try:
            self.play(move)
        except IllegalMove:
            return True
        return False

    def happened(self, kind: str) -> list[Mapping[str, Datum]]:
        return [event.data for event in self.events if event.kind == kind]


def position(part: str = "attack", **laid: Any) -> Game:
    """Seat 0 is at `part` of its turn in round 1; whatever is not named is plain, and factions have no ability.

    `allies` are pairs, `hands` action cards by seat, `deck` the cards that come next, `targets` seats by seat.
    """
    state = layout(**laid)
    state.steps = rest_of_turn(state)[: PARTS[part]]
    return Game(state)


def layout(
    players: int = 4,
    turn: int = 0,
    coins: Sequence[int] = (),
    attackers: Sequence[int] = (),
    defenders: Sequence[int] = (),
    allies: Sequence[tuple[int, int]] = (),
    factions: Mapping[int, str] | None = None,
    targets: Mapping[int, tuple[int, int]] | None = None,
    hands: Mapping[int, tuple[str, ...]] | None = None,
    law: str = "",
    deck: Sequence[str] = (),
    effects: Sequence[Effect] = (),
    house_rules: frozenset[str] = frozenset(),
) -> BureaucracyState:
    state = empty_table(Setup(players, "standard", house_rules), Rng(1))
    state.round = state.turns_taken = 1
    state.turn = turn
    state.coins = [*coins, *([9] * (players - len(coins)))]
    state.attackers = [*attackers, *([0] * (players - len(attackers)))]
    state.defenders = [*defenders, *([0] * (players - len(defenders)))]
    for one, two in allies:
        form_alliance(state, one, two, lambda *_args, **_data: None)
    state.factions = tuple((factions or {}).get(seat, "") for seat in range(players))
    rows = targets or {}
    state.targets = tuple(
        sum(1 << target for target in rows.get(seat, ((seat + 1) % players, (seat + 2) % players)))
        for seat in range(players)
    )
    state.actions = tuple((hands or {}).get(seat, ()) for seat in range(players))
    state.law = law
    state.effects = tuple(effects)
    placed = {law, *deck, *(card for hand in state.actions for card in hand)}
    state.discards = tuple(card.id for card in CARDS if card.id not in placed)
    state.deck = tuple(reversed(deck))
    return state
