"""Levels measured against each other: deals with the sides swapped, intervals, and guesses at who hides."""

import pytest

from engine.contract import Setup, ignore
from engine.games import GAMES
from engine.ladder import Contest, Deal, Duel, camps_of, guess_errors, mean_of, shares
from engine.stack import settle
from tests.contract.parlour import RULES as PARLOUR

RULES = GAMES["machrou3"]
TABLE = Setup(4, "beginner", RULES.default_house_rules)


def no_clock() -> float:
    return 0.0


def test_interval_of_a_mean_is_that_of_independent_deals() -> None:
    found = mean_of([0.0, 1.0, 0.0, 1.0])
    assert found.mean == 0.5
    assert found.high - found.mean == pytest.approx(found.mean - found.low)
    assert found.high == pytest.approx(0.5 + 1.96 * (1 / 3 / 4) ** 0.5)


@pytest.mark.parametrize("values", [[], [0.7]])
def test_too_few_deals_tell_nothing_for_certain(values: list[float]) -> None:
    assert mean_of(values)[1:] == (-1.0, 1.0, len(values))


def test_gain_is_what_a_side_wins_more_by_the_first_level_on_average_over_the_sides() -> None:
    deal = Deal(4, first={"hidden": 1.0, "open": 1.0}, second={"hidden": 0.0, "open": 0.0})
    assert deal.gain == 0.5
    assert Deal(4, first={"hidden": 1.0, "open": 0.0}, second={"hidden": 1.0, "open": 0.0}).gain == 0


def test_each_deal_is_played_with_either_level_on_either_side() -> None:
    duel = Contest(RULES, ("easy", "random"), 0.1).play(TABLE, range(3), no_clock)
    assert duel.errors == []
    assert len(duel.deals) == 3
    for deal in duel.deals:
        for camp, other in (("hidden", "open"), ("open", "hidden")):
            # The first level holds one camp while the second holds the other.
            assert deal.first[camp] + deal.second[other] == 1
    assert all(duel.seconds[level] for level in ("easy", "random"))


def test_a_duel_is_the_same_in_one_piece_or_two() -> None:
    contest = Contest(RULES, ("easy", "random"), 0.1)
    whole = contest.play(TABLE, range(4), no_clock)
    parts = Duel()
    parts.add(contest.play(TABLE, range(1), no_clock))
    parts.add(contest.play(TABLE, range(1, 4), no_clock))
    assert parts == whole


def test_a_deal_that_breaks_is_reported_and_the_others_go_on(monkeypatch: pytest.MonkeyPatch) -> None:
    deal = RULES.setup
    monkeypatch.setattr(RULES, "setup", lambda options, seed: deal(options, seed) if seed != 1 else 1 // 0)
    duel = Contest(RULES, ("easy", "random"), 0.05).play(TABLE, range(2), no_clock)
    assert len(duel.deals) == 1
    assert duel.errors[0].startswith("seed 1: ZeroDivisionError")


def test_knowing_nothing_but_the_deal_scores_as_the_prior_does() -> None:
    state = RULES.setup(TABLE, 5)
    settle(state, ignore)
    errors = guess_errors(RULES, state)
    assert len(errors) == 3
    for guessed, prior in errors:
        assert guessed == pytest.approx(prior) == pytest.approx(2 / 9)


def test_where_nobody_hides_there_is_nobody_to_guess() -> None:
    state = PARLOUR.setup(Setup(3, "short"), 1)
    assert camps_of(PARLOUR, state) == ("open", "open", "open")
    assert guess_errors(PARLOUR, state) == []


def test_camps_share_the_victory_by_their_winners() -> None:
    state = PARLOUR.setup(Setup(3, "short"), 1)
    state.steps.clear()
    assert shares(PARLOUR.outcome(state), ("even", "odd", "even")) == {"even": 1.0, "odd": 0.0}
    with pytest.raises(RuntimeError):
        shares(None, ("even", "odd"))
