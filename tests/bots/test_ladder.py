"""How levels are measured: whole sides change places, or one bot sits among others in each seat in turn."""

import pytest

from engine.contract import Setup
from engine.games import GAMES
from engine.ladder import Contest, Deal


def clock() -> float:
    return 0.0


def test_where_everybody_plays_alone_the_first_level_sits_in_each_seat() -> None:
    contest = Contest(GAMES["bureaucracy"], ("easy", "random"), budget=0.2)
    duel = contest.play(Setup(3, "standard"), range(1, 4), clock)
    assert not duel.errors
    assert [deal.games for deal in duel.deals] == [3, 3, 3]
    assert all(deal.alone is not None and 0 <= deal.alone <= 1 for deal in duel.deals)
    assert sum(deal.times_share for deal in duel.deals) / 3 > 1.2
    assert set(duel.seconds) == {"easy", "random"}


def test_where_a_side_hides_sides_are_swapped() -> None:
    contest = Contest(GAMES["machrou3"], ("easy", "random"), budget=0.1)
    duel = contest.play(Setup(4, "beginner"), range(1, 2), clock)
    assert [deal.games for deal in duel.deals] == [2]
    assert set(duel.deals[0].first) == set(duel.deals[0].second) == {"hidden", "open"}


def test_an_equal_wins_its_share() -> None:
    assert Deal(4, alone=0.25).gain == 0
    assert Deal(4, alone=0.25).times_share == 1
    assert Deal(5, alone=0.5).gain == pytest.approx(0.3)
