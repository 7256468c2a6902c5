"""Any game can be saved and loaded in the middle of any step, and goes on as if nothing had happened."""

from collections.abc import Iterator

import pytest

from engine.contract import Move
from engine.games import GAMES
from engine.rng import Rng
from engine.saves import dump, parse
from engine.stack import IllegalMove
from engine.table import Seat, Table, replay
from tests.contract.playing import MOST_MOVES, Case, any_move, every_case


def tables(case: Case, seed: int, games: int) -> Iterator[Table]:
    """Every moment of some random games at a table."""
    for game in range(case.share(games)):
        table = Table(case.rules, case.setup, seed * 1_000 + game)
        rng = Rng(seed * 1_000 + game)
        yield table
        while not table.is_over:
            assert table.event_count < MOST_MOVES
            table.submit(any_move(case.rules, table._state, rng))
            yield table


def play_to_the_end(table: Table, rng: Rng) -> list[Move]:
    moves: list[Move] = []
    while not table.is_over:
        moves.append(any_move(table.rules, table._state, rng))
        table.submit(moves[-1])
    return moves


@every_case
def test_a_loaded_game_stands_where_it_was_saved(case: Case) -> None:
    steps = set()
    for number, table in enumerate(tables(case, seed=41, games=12)):
        if number % case.every(5):
            continue
        steps |= {type(step) for step in table._state.steps[-1:]}
        loaded = parse(dump(table), GAMES)
        assert loaded.same_state(table._state)
        assert loaded.pending() == table.pending()
        assert loaded.standing() == table.standing()
        assert (loaded.moves, loaded.sealed) == (table.moves, table.sealed)
        assert all(loaded.view(looker) == table.view(looker) for looker in case.lookers)
        assert loaded.outcome() == table.outcome()
    asking = {kind for kind in case.rules.step_types if kind.asks}
    assert len(steps) > len(asking) / 2


@every_case
def test_a_loaded_game_ends_like_the_one_that_was_saved(case: Case) -> None:
    rng = Rng(42)
    for table in tables(case, seed=42, games=25):
        if table.is_over or rng.below(case.every(25)):
            continue
        loaded = parse(dump(table), GAMES)
        original = parse(dump(table), GAMES)
        moves = play_to_the_end(original, Rng(table.event_count))
        for move in moves:
            loaded.submit(move)
        assert loaded.same_state(original._state)
        assert loaded.all_events() == original.all_events()
        assert loaded.outcome() == original.outcome() is not None


@every_case
def test_a_saved_game_goes_on_like_the_one_that_was_never_saved(case: Case) -> None:
    for seed in range(case.share(15)):
        table = Table(case.rules, case.setup, seed)
        rng = Rng(seed)
        for _ in range(20 + 3 * seed):
            if not table.is_over:
                table.submit(any_move(case.rules, table._state, rng))
        loaded = parse(dump(table), GAMES)
        for move in play_to_the_end(table, rng):
            loaded.submit(move)
        assert loaded.same_state(table._state)
        assert loaded.moves == table.moves


@every_case
def test_the_record_of_a_game_leads_to_its_end(case: Case) -> None:
    for seed in range(case.share(60)):
        table = Table(case.rules, case.setup, seed)
        play_to_the_end(table, Rng(seed))
        again = replay(case.rules, case.setup, seed, table.seats, table.moves)
        assert again.same_state(table._state)
        assert again.moves == table.moves


@every_case
def test_saving_changes_nothing(case: Case) -> None:
    for number, table in enumerate(tables(case, seed=44, games=2)):
        if number % case.every(10) == 0:
            before = table._state.copy()
            assert dump(table) == dump(table)
            assert table.same_state(before)


@every_case
def test_a_save_that_was_loaded_is_saved_as_it_was(case: Case) -> None:
    table = Table(case.rules, case.setup, 7, [Seat(f"Ziad {n}", None) for n in range(case.setup.players)])
    for kind in case.rules.clocks:
        table.clocks[kind] = 75
    rng = Rng(7)
    for _ in range(50):
        # In order of seats, as the record has them: then even the log comes back the same.
        seat, decision = min(table.asked().items())
        table.submit(Move(seat, decision.topic, rng.shuffled(decision.allowed())[: decision.least]))
    loaded = parse(dump(table), GAMES)
    assert loaded.seats == table.seats
    assert loaded.clocks == table.clocks
    assert dump(loaded) == dump(table)


@every_case
def test_a_loaded_game_refuses_what_the_saved_one_refuses(case: Case) -> None:
    table = parse(dump(Table(case.rules, case.setup, 8)), GAMES)
    with pytest.raises(IllegalMove):
        table.submit(Move(0, "no-such-topic", ("x",)))
