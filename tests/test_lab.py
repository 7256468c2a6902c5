"""Many games in a row: what is counted, and how sure it is."""

import pytest

from engine.contract import Setup, ignore
from engine.games import GAMES
from engine.lab import Tally, play_random, rate, simulate
from engine.rng import Rng
from engine.stack import settle

RULES = GAMES["machrou3"]
TABLE = Setup(4, "beginner", RULES.default_house_rules)


@pytest.mark.parametrize(
    ("hits", "tries", "low", "high"),
    [(50, 100, 0.4038, 0.5962), (0, 20, 0.0, 0.1611), (20, 20, 0.8389, 1.0), (3, 10, 0.1078, 0.6032)],
)
def test_interval_is_wilsons(hits: int, tries: int, low: float, high: float) -> None:
    found = rate(hits, tries)
    assert found.rate == hits / tries
    assert (found.low, found.high) == (pytest.approx(low, abs=5e-4), pytest.approx(high, abs=5e-4))


def test_no_games_tell_nothing() -> None:
    assert rate(0, 0) == (0.0, 0.0, 1.0)


def test_every_game_is_won_by_one_side_and_all_its_seats() -> None:
    tally = simulate(RULES, TABLE, ("random",), range(40))
    assert tally.errors == []
    assert tally.games == 40 == sum(tally.wins.values()) == sum(tally.rounds.values())
    assert tally.seat_wins.total() == tally.wins["corrupt"] * 1 + tally.wins["reformist"] * 3
    assert tally.side_games == {"corrupt": 40, "reformist": 40}


def test_same_seeds_give_the_same_tally_in_one_piece_or_two() -> None:
    whole = simulate(RULES, TABLE, ("random", "easy"), range(6))
    parts = Tally()
    parts.add(simulate(RULES, TABLE, ("random", "easy"), range(2)))
    parts.add(simulate(RULES, TABLE, ("random", "easy"), range(2, 6)))
    assert parts == whole


def test_game_that_breaks_is_reported_and_the_others_go_on(monkeypatch: pytest.MonkeyPatch) -> None:
    deal = RULES.setup
    monkeypatch.setattr(RULES, "setup", lambda options, seed: deal(options, seed) if seed != 3 else 1 // 0)
    tally = simulate(RULES, TABLE, ("random",), range(5))
    assert tally.games == 4
    assert len(tally.errors) == 1
    assert tally.errors[0].startswith("seed 3: ZeroDivisionError")


def test_random_play_counts_what_it_decided() -> None:
    state = RULES.setup(TABLE, 5)
    assert play_random(state, Rng(6)) > 50
    assert RULES.outcome(state) is not None
    again = RULES.setup(TABLE, 5)
    settle(again, ignore)
    assert RULES.outcome(again) is None
