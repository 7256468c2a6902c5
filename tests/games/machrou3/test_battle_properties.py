"""Battles on random boards, against a second, naive reading of rules and map (M20-M25)."""

from dataclasses import dataclass

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.table import Table
from tests.games.machrou3.play import (
    asked,
    happened,
    options,
    owner,
    play,
    position,
    rule,
    state_of,
)
from tests.games.machrou3.test_board import FACTS, FRONTIERS, SEATS

LIMIT = 10
NOBODY = -1


@dataclass(frozen=True)
class Board:
    """Who holds what, where stations stand, what districts are worth; by name, without bit masks."""

    players: int
    owners: dict[str, int]
    stations: frozenset[str]
    worth: dict[str, int]

    def of(self, seat: int) -> set[str]:
        return {name for name, holder in self.owners.items() if holder == seat}

    def connected(self, here: str, there: str) -> bool:
        return here != there and (frozenset((here, there)) in FRONTIERS or {here, there} <= self.stations)

    def battles(self, seat: int) -> set[tuple[str, str]]:
        """Every pair of a challenging and a defending district that a seat may name (M20, M25)."""
        if len(self.of(seat)) >= LIMIT:
            return set()
        return {
            (mine, theirs)
            for mine in self.of(seat)
            for theirs, holder in self.owners.items()
            if holder not in (seat, NOBODY) and self.connected(mine, theirs)
        }

    def support(self, seat: int, challenging: str, defending: str) -> int:
        """What a seat's districts around the defending one add, without the challenging one (M21, M22)."""
        names = self.of(seat) - {challenging, defending}
        return sum(self.worth[name] for name in names if self.connected(name, defending))

    def table(self, seat: int) -> Table:
        return position(
            self.players,
            hold={holder: " ".join(sorted(self.of(holder))) for holder in range(self.players)},
            media=" ".join(sorted(self.stations)),
            ip=self.worth,
            speaker=seat,
        )


@st.composite
def boards(draw: st.DrawFn) -> Board:
    players = draw(st.integers(4, 6))
    owners: dict[str, int] = {}
    for name in FACTS:
        seat = draw(st.integers(NOBODY, players - 1))
        owners[name] = seat if list(owners.values()).count(seat) < LIMIT else NOBODY
    stations = draw(st.frozensets(st.sampled_from(sorted(FACTS)), max_size=6))
    changes = draw(st.dictionaries(st.sampled_from(sorted(FACTS)), st.integers(1, 15), max_size=6))
    worth = {name: changes.get(name, facts[0]) for name, facts in FACTS.items()}
    return Board(players, owners, stations, worth)


@rule("M20", "M25")
@settings(max_examples=60)
@given(board=boards(), seat=st.integers(0, 3))
def test_exactly_the_battles_of_the_rules_are_offered(board: Board, seat: int) -> None:
    table = board.table(seat)
    assert ("battle" in options(table, seat)) is bool(board.battles(seat))
    offered = set()
    if board.battles(seat):
        play(table, f"{seat} action battle")
        for challenging in options(table, seat):
            play(table, f"{seat} battle.from {challenging}")
            offered |= {(challenging, defending) for defending in options(table, seat)}
            table.undo(seat)
    assert offered == board.battles(seat)


@rule("M21", "M22", "M23", "M25")
@settings(max_examples=200)
@given(board=boards(), seat=st.integers(0, 3), data=st.data())
def test_a_battle_goes_as_a_naive_reading_of_the_rules_says(board: Board, seat: int, data: st.DataObject) -> None:
    battles = sorted(board.battles(seat))
    if not battles:
        return
    challenging, defending = data.draw(st.sampled_from(battles))
    defender = board.owners[defending]
    table = board.table(seat)
    play(table, f"{seat} action battle", f"{seat} battle.from {challenging}", f"{seat} battle.at {defending}")

    challenge = board.worth[challenging] + board.support(seat, challenging, defending)
    defence = board.worth[defending] + board.support(defender, challenging, defending)
    for step in range(1, board.players):
        helper = (seat + step) % board.players
        help_worth = board.support(helper, challenging, defending)
        if helper == defender or not help_worth:
            continue
        assert asked(table) == {helper: "battle.support"}
        side = data.draw(st.sampled_from(["neutral", "challenger", "defender"]))
        play(table, f"{helper} battle.support {side}")
        if side == "neutral":
            continue
        accepted = data.draw(st.booleans())
        fighter = seat if side == "challenger" else defender
        play(table, f"{fighter} battle.help {'accept' if accepted else 'refuse'}")
        challenge += help_worth if accepted and side == "challenger" else 0
        defence += help_worth if accepted and side == "defender" else 0

    (fought,) = happened(table, "battle-decided")
    assert (fought["challenge"], fought["defence"]) == (challenge, defence)
    expected = dict(board.owners)
    if challenge >= defence:
        expected[defending] = seat
    else:
        expected[challenging] = NOBODY
    assert {name: owner(table, name) for name in FACTS} == expected
    assert max(list(expected.values()).count(holder) for holder in range(board.players)) <= LIMIT


@rule("M3", "M4")
@settings(max_examples=100)
@given(board=boards())
def test_parliament_is_as_a_naive_count_says(board: Board) -> None:
    blocs = [0] * board.players
    for group, seats in SEATS.items():
        sums = [
            sum(board.worth[name] for name in board.of(seat) if FACTS[name][1] == group)
            for seat in range(board.players)
        ]
        if max(sums) > 0 and sums.count(max(sums)) == 1:
            blocs[sums.index(max(sums))] += seats
    assert state_of(board.table(0)).blocs == blocs
