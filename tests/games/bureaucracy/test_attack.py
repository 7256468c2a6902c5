"""Attacks, vetoes, defenders and their return (B13-B20)."""

import pytest

from engine.games.bureaucracy.rules.battle import losses
from engine.games.bureaucracy.state import Effect
from tests.games.bureaucracy.play import Game, position, rule


def attack(game: Game, *orders: str) -> Game:
    """Seat 0 attacks: "1:3" sends three attackers against seat 1; all are declared together."""
    for order in orders:
        target, count = order.split(":")
        game.play(f"0 attack seat-{target}", f"0 attack.force {count}")
    return game.play("0 attack done")


@rule("B13")
def test_any_number_of_players_is_attacked_at_once() -> None:
    game = position(attackers=(5,))
    game.play("0 attack seat-1", "0 attack.force 2")
    assert not game.happened("attack-declared")
    game.play("0 attack seat-3", "0 attack.force 3", "0 attack done")
    declared = [(event["target"], event["attackers"]) for event in game.happened("attack-declared")]
    assert declared == [(1, 2), (3, 3)]
    assert game.state.coins[1:] == [7, 9, 6]


@rule("B13")
def test_an_attacker_attacks_one_player_only() -> None:
    game = position(attackers=(3,)).play("0 attack seat-1", "0 attack.force 2", "0 attack seat-2")
    assert game.options(0) == ("1",)
    game.play("0 attack.force 1")
    assert game.options(0) == ("done",)
    assert game.why_not(0, "seat-1") == "why-attacked-already"
    assert game.why_not(0, "seat-3") == "why-no-attackers"


@rule("B14")
def test_an_ally_of_the_attacker_vetoes_an_attack_for_three_coins() -> None:
    game = attack(position(attackers=(2,), coins=(5, 5, 5, 5), allies=[(0, 2)]), "1:2")
    assert game.asked() == {2: "veto"}
    game.play("2 veto seat-1")
    assert game.state.coins[1:3] == [5, 2]
    assert game.state.attackers[0] == 2
    assert not game.happened("attack-resolved")


@rule("B14")
def test_two_vetoes_cost_six() -> None:
    game = attack(position(attackers=(2,), coins=(5, 5, 5, 7), allies=[(0, 3)]), "1:1", "2:1")
    game.play("3 veto seat-1")
    assert game.asked() == {3: "veto"}
    game.play("3 veto seat-2")
    assert game.state.coins[3] == 1


@rule("B14")
def test_a_veto_that_cannot_be_paid_is_greyed() -> None:
    game = attack(position(attackers=(2,), coins=(5, 5, 5, 6), allies=[(0, 3)]), "1:1", "2:1")
    game.play("3 veto seat-1")
    assert game.asked() != {3: "veto"}
    assert [event["target"] for event in game.happened("attack-resolved")] == [2]


@rule("B14")
def test_the_attacked_ally_has_no_veto_on_the_own_attack() -> None:
    game = attack(position(attackers=(2,), allies=[(0, 1), (0, 2)]), "1:1", "3:1")
    assert game.options(1) == ("seat-3", "pass")
    assert game.why_not(1, "seat-1") == "why-own-attack"


@rule("B15")
def test_allies_lend_clockwise_and_then_the_attacked_sends() -> None:
    game = position(attackers=(4,), defenders=(0, 2, 1, 1), allies=[(1, 2), (1, 3)])
    attack(game, "1:4")
    assert game.asked() == {2: "lend"}
    game.play("2 lend 1")
    assert game.asked() == {3: "lend"}
    game.play("3 lend 1")
    assert game.asked() == {1: "defend"}
    assert game.options(1) == ("0", "1", "2")
    game.play("1 defend 0")
    assert game.state.attackers[0] == 0
    assert game.state.coins[1] == 9


@rule("B15")
def test_an_ally_of_both_who_attacks_lends_nothing() -> None:
    game = attack(position(attackers=(2,), defenders=(3, 0, 0, 0), allies=[(0, 1)]), "1:2")
    assert game.state.coins[1] == 7
    assert not game.happened("defenders-lent")


@rule("B15")
def test_a_defender_lent_to_one_is_not_lent_to_another() -> None:
    game = position(attackers=(2,), defenders=(0, 0, 0, 1), allies=[(1, 3), (2, 3)])
    attack(game, "1:1", "2:1").play("3 lend 1")
    assert [event["target"] for event in game.happened("defenders-lent")] == [1]
    assert game.state.coins[1:3] == [9, 8]


@rule("B16")
@pytest.mark.parametrize(
    ("attackers", "defenders", "expected"),
    [(2, 2, (2, 1, 0)), (3, 2, (3, 1, 0)), (3, 1, (2, 1, 1)), (5, 2, (4, 2, 1)), (1, 1, (1, 0, 0)), (4, 0, (0, 0, 4))],
)
def test_the_worked_numbers_of_an_attack(attackers: int, defenders: int, expected: tuple[int, int, int]) -> None:
    assert losses(attackers, defenders) == expected
    game = position(attackers=(attackers,), defenders=(0, defenders))
    attack(game, f"1:{attackers}")
    if defenders:
        game.play(f"1 defend {defenders}")
    fallen, buried, coins = expected
    assert game.state.attackers[0] == attackers - fallen
    assert game.state.defenders[1] == defenders - buried
    assert game.state.coins[1] == 9 - coins


@rule("B17")
def test_an_attacked_allys_own_defenders_do_not_count_and_the_alliance_holds() -> None:
    game = attack(position(attackers=(2,), defenders=(0, 5), allies=[(0, 1)]), "1:2")
    assert game.state.coins[1] == 7
    assert game.state.defenders[1] == 5
    assert game.state.allies[0] == 0b10


@rule("B17")
def test_third_allies_may_still_lend_to_an_attacked_ally() -> None:
    game = attack(position(attackers=(2,), defenders=(0, 5, 1), allies=[(0, 1), (1, 2)]), "1:2").play("2 lend 1")
    assert game.state.coins[1] == 9
    assert game.state.defenders[:3] == [0, 5, 0]


def defended(lent: tuple[int, int], own: int, attackers: int) -> Game:
    """An attack on seat 1, for which seats 2 and 3 lend defenders."""
    game = position(attackers=(attackers,), defenders=(0, own, *lent), allies=[(1, 2), (1, 3)])
    attack(game, f"1:{attackers}").play(f"2 lend {lent[0]}", f"3 lend {lent[1]}")
    return game.play(f"1 defend {own}") if own else game


@rule("B18")
def test_lent_defenders_go_home_first() -> None:
    game = defended((1, 1), own=2, attackers=4)
    assert game.state.defenders == [0, 0, 1, 1]


@rule("B18")
def test_the_attacked_player_divides_what_does_not_reach_for_all() -> None:
    game = defended((2, 2), own=0, attackers=4)
    assert game.asked() == {1: "divide"}
    assert game.options(1) == ("0", "1", "2")
    game.play("1 divide 0")
    assert game.state.defenders == [0, 0, 0, 2]


@rule("B18")
def test_nobody_gets_back_more_than_they_lent() -> None:
    game = defended((1, 3), own=0, attackers=2)
    assert game.asked() == {1: "divide"}
    assert game.options(1) == ("0", "1")
    game.play("1 divide 0")
    assert game.state.defenders == [0, 0, 0, 3]


@rule("B18")
def test_nothing_is_asked_where_the_division_is_no_choice() -> None:
    for game in (defended((1, 1), own=0, attackers=4), defended((2, 1), own=1, attackers=2)):
        assert game.happened("attack-resolved")
        assert game.asked() == {0: "muster.late"}


@rule("B19")
def test_all_attacks_of_a_turn_are_resolved_at_the_same_time() -> None:
    game = position(attackers=(4,), coins=(9, 2, 2, 9), defenders=(0, 1), targets={0: (1, 2)})
    attack(game, "1:2", "2:2")
    assert game.asked() == {1: "defend"}
    assert len(game.state.attacks) == 2
    assert game.state.coins[2] == 2
    game.play("1 defend 0")
    assert [event["seat"] for event in game.happened("eliminated")] == [1, 2]
    assert game.state.winners == (0,)


@rule("B20")
def test_who_must_attack_cannot_refuse() -> None:
    game = position(attackers=(1,), effects=[Effect("march", 0)])
    assert game.why_not(0, "done") == "why-must-attack"
    assert game.refuses("0 attack done")
    attack(game, "1:1")
    assert game.state.coins[1] == 8


@rule("B20")
def test_who_must_attack_assigns_a_defender_to_it() -> None:
    game = position(defenders=(2,), effects=[Effect("march", 0)])
    assert (game.state.attackers[0], game.state.defenders[0]) == (1, 1)
    assert game.asked() == {0: "attack"}


@rule("B20")
def test_where_the_attack_is_impossible_nothing_happens() -> None:
    assert position(effects=[Effect("march", 0)]).asked() == {0: "muster.late"}
    protected = [Effect("march", 0), *(Effect("protect", seat) for seat in (1, 2, 3))]
    assert position(attackers=(2,), effects=protected).asked() == {0: "muster.late"}
