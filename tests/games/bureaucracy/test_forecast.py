"""What a law or a motion would mean, as voters are told before they vote."""

import pytest

from engine.games.bureaucracy.content import LAWS, MOTIONS
from engine.games.bureaucracy.rules.forecast import TOUCHES, forecast
from engine.games.bureaucracy.view import public_state, view_of
from engine.rng import Rng
from tests.games.bureaucracy.play import layout, position


def test_a_law_shows_the_coins_after_the_next_income_now_and_then() -> None:
    state = layout(coins=(6, 2, 4, 4), attackers=(2, 1, 3, 1), defenders=(2, 1, 2, 1))
    rows = forecast(state, "quartermaster-act")
    assert [row.coins_then - row.coins for row in rows] == [-1, 0, -2, 0]
    assert [row.coins for row in rows] == [7, 3, 5, 5]


def test_a_law_is_compared_with_the_law_it_would_repeal() -> None:
    (first, *_) = forecast(layout(coins=(3,), law="living-wage"), "austerity")
    assert (first.coins, first.coins_then) == (5, 3)


@pytest.mark.parametrize("card", [card.id for card in MOTIONS if card.effect not in ("new-faction",)])
def test_a_motion_does_what_was_forecast(card: str) -> None:
    laid = {"coins": (7, 2, 4, 6), "attackers": (3, 0, 1), "defenders": (0, 1), "allies": [(0, 1)], "law": "toll-roads"}
    before = position("card", deck=[card], **laid)
    rows = forecast(public_state(view_of(before.state, 1), Rng(0)), card)
    state = before.pass_unanimously().state
    assert [row.coins_then for row in rows] == state.coins
    assert [row.attackers_then for row in rows] == state.attackers
    assert [row.defenders_then for row in rows] == state.defenders


def test_a_forecast_changes_nothing() -> None:
    state = layout(coins=(7, 2, 4, 6), attackers=(3, 0, 1))
    before = state.copy()
    for card in (*LAWS, *MOTIONS):
        forecast(state, card.id)
    assert state == before


def test_a_card_that_moves_nothing_says_whom_it_binds() -> None:
    effects = {card.effect for card in (*LAWS, *MOTIONS)}
    numbers = {"upkeep", "levy", "stipend", "wage", "no-ally-income", "levelling", "coins", "attackers", "defenders"}
    assert effects - numbers - {"to-defenders", "repeal"} == TOUCHES.keys()
    rows = forecast(layout(allies=[(0, 2)]), "honour-among-allies")
    assert [row.touched for row in rows] == [True, False, True, False]
