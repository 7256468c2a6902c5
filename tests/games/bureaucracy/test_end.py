"""Elimination, victory and the round limit (B23-B25)."""

from typing import Any

import pytest

from engine.games.bureaucracy.rules.rulings import LAST_ROUND, ROUND_LIMIT, ROUNDS_WITH_LIMIT
from engine.games.bureaucracy.state import ALIVE
from tests.games.bureaucracy.play import RULES, Game, layout, position, rule


def kill(game: Game, *targets: int) -> Game:
    for target in targets:
        game.play(f"0 attack seat-{target}", f"0 attack.force {game.state.coins[target]}")
    return game.play("0 attack done")


@rule("B23")
def test_losing_the_last_coin_takes_troops_cards_and_alliances() -> None:
    hands = {1: ("safe-conduct",)}
    game = position("card", coins=(9, 1), attackers=(0, 3), allies=[(1, 2)], hands=hands, deck=["stamp-duty"])
    game.pass_unanimously()
    state = game.state
    assert state.fell[1] == 1
    assert (state.attackers[1], state.defenders[1], state.allies[1], state.actions[1]) == (0, 0, 0, ())
    assert state.allies[2] == 0
    assert "safe-conduct" in state.discards


@rule("B23")
def test_an_eliminated_player_has_no_more_turns() -> None:
    game = kill(position(attackers=(3,), coins=(9, 3)), 1)
    game.play("0 muster.late done", "0 diplomacy done")
    assert game.state.turn == 2


@rule("B23")
def test_the_turn_of_a_player_who_is_eliminated_in_it_is_over() -> None:
    game = position("card", coins=(1,), deck=["stamp-duty"]).pass_unanimously()
    assert game.state.turn == 1
    assert game.happened("eliminated") == [{"seat": 0}]


@rule("B24")
def test_both_targets_out_wins_whoever_eliminated_them() -> None:
    targets = {0: (1, 3), 1: (0, 3), 2: (1, 3), 3: (0, 2)}
    game = position(attackers=(2,), coins=(1, 1, 9, 1), targets={**targets, 0: (1, 2)})
    kill(game, 1)
    assert game.state.winners == ()
    kill_three = position(attackers=(2,), coins=(9, 1, 9, 1), targets={**targets, 0: (1, 2)})
    kill(kill_three, 1, 3)
    assert kill_three.state.winners == (2,)
    assert kill_three.state.steps == []


@rule("B24")
def test_the_active_player_wins_before_others_who_are_done_at_the_same_time() -> None:
    targets = {0: (1, 3), 1: (0, 2), 2: (1, 3), 3: (0, 2)}
    game = kill(position(attackers=(2,), coins=(9, 1, 9, 1), targets=targets), 1, 3)
    assert game.state.winners == (0,)
    outcome = RULES.outcome(game.state)
    assert outcome is not None
    assert outcome == (("seat-0", "seat-1", "seat-2", "seat-3"), (0,), "seat-0")


@rule("B24")
def test_others_who_are_done_at_the_same_time_draw() -> None:
    targets = {0: (2, 3), 1: (0, 3), 2: (1, 4), 3: (1, 4), 4: (0, 2)}
    game = kill(position(players=5, attackers=(2,), coins=(9, 1, 9, 9, 1), targets=targets), 1, 4)
    assert game.state.winners == (2, 3)
    outcome = RULES.outcome(game.state)
    assert outcome is not None
    assert (outcome.winners, outcome.winning_side) == ((2, 3), "draw")


@rule("B24")
def test_nobody_left_alive_is_a_draw_among_the_last_eliminated() -> None:
    game = position("card", players=3, coins=(1, 1, 1), deck=["stamp-duty"]).pass_unanimously()
    assert game.state.winners == (0, 1, 2)


@rule("B24")
def test_an_eliminated_player_cannot_win() -> None:
    targets = {0: (1, 2), 1: (0, 2), 2: (0, 1)}
    game = position("card", players=3, coins=(1, 9, 1), targets=targets, deck=["stamp-duty"]).pass_unanimously()
    assert game.state.winners == (1,)


def last_turn(round_number: int, limited: bool, **laid: Any) -> Game:
    """Seat 3 is about to end the given round."""
    house_rules = frozenset({ROUND_LIMIT}) if limited else frozenset[str]()
    state = layout(turn=3, house_rules=house_rules, **laid)
    state.steps = position("diplomacy", turn=3).state.steps
    state.round = round_number
    state.fell = [1 if coins == 0 else ALIVE for coins in state.coins]
    return Game(state).play("3 diplomacy done")


@rule("B25")
def test_after_twelve_rounds_most_targets_eliminated_wins() -> None:
    game = last_turn(ROUNDS_WITH_LIMIT, limited=True, coins=(2, 0, 9, 9), targets={0: (1, 3), 2: (0, 3), 3: (0, 2)})
    assert game.state.winners == (0,)


@rule("B25")
def test_coins_decide_between_equals_and_equals_draw() -> None:
    assert last_turn(12, limited=True, coins=(4, 8, 5, 7)).state.winners == (1,)
    assert last_turn(12, limited=True, coins=(4, 8, 8, 7)).state.winners == (1, 2)


@rule("B25")
@pytest.mark.parametrize(("number", "limited", "ends"), [(11, True, False), (12, True, True), (12, False, False)])
def test_the_limit_is_a_house_rule(number: int, limited: bool, ends: bool) -> None:
    assert bool(last_turn(number, limited).state.winners) == ends
    assert ROUND_LIMIT not in RULES.default_house_rules


@rule("B25")
def test_even_without_the_limit_no_game_goes_on_for_ever() -> None:
    assert not last_turn(LAST_ROUND - 1, limited=False).state.winners
    assert last_turn(LAST_ROUND, limited=False).state.winners
