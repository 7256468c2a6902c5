"""Income, votes, cards in windows, troops and alliances (B4-B12, B21, B22)."""

import pytest

from engine.contract import SPECTATOR
from engine.games.bureaucracy.state import Effect
from engine.games.bureaucracy.view import view_of
from tests.games.bureaucracy.play import position, rule


@rule("B4")
def test_the_active_player_gains_one_and_one_for_each_ally_who_gains_one_too() -> None:
    game = position("income", coins=(3, 3, 3, 3), allies=[(0, 1), (0, 3), (1, 2)], deck=["petty-cash"])
    assert game.state.coins == [6, 4, 3, 4]


@rule("B5")
@pytest.mark.parametrize(("votes", "passes"), [("wwwa", True), ("wwaa", False), ("waaa", False), ("wwww", True)])
def test_a_strict_majority_passes_and_a_tie_fails(votes: str, passes: bool) -> None:
    game = position("card", deck=["toll-roads"])
    game.vote(*["with" if vote == "w" else "against" for vote in votes])
    assert (game.state.law == "toll-roads") == passes


@rule("B5")
def test_open_votes_are_revealed_together_with_names() -> None:
    game = position("card", deck=["toll-roads"])
    game.play("0 vote with", "2 vote against", "3 vote with")
    assert not game.happened("votes-revealed")
    assert view_of(game.state, 1).box == ("?", None, "?", "?")
    game.play("1 vote with")
    assert game.happened("votes-revealed")[0]["votes"] == ("with", "with", "against", "with")


@rule("B5")
def test_only_the_living_vote() -> None:
    game = position("card", coins=(5, 1, 5, 5), deck=["stamp-duty"]).pass_unanimously()
    assert game.happened("eliminated") == [{"seat": 1}]
    game.state.deck = ("toll-roads",)
    game.play("0 muster done", "0 muster.late done", "0 diplomacy done")
    assert set(game.asked()) == {0, 2, 3}
    game.vote("with", "against", "with")
    assert game.state.law == "toll-roads"


@rule("B6")
def test_a_secret_ballot_tells_counts_and_nothing_else() -> None:
    first = position("card", deck=["poor-relief"])
    second = position("card", deck=["poor-relief"])
    assert set(first.asked().values()) == {"vote.secret"}
    first.vote("with", "with", "against", "with")
    second.vote("against", "with", "with", "with")
    assert first.events == second.events
    assert first.state == second.state
    assert not first.happened("votes-revealed")
    assert first.happened("vote-counted")[0]["votes_with"] == 3


@rule("B6")
def test_in_a_secret_ballot_every_paper_counts_once() -> None:
    game = position("card", deck=["poor-relief"], factions={0: "court-poets"})
    game.vote("with", "with", "against", "against")
    assert game.state.law == ""


@rule("B7")
def test_a_new_law_repeals_the_older_one_at_once() -> None:
    game = position("card", deck=["toll-roads"], law="living-wage").pass_unanimously()
    assert game.state.law == "toll-roads"
    assert "living-wage" in game.state.discards


@rule("B7")
def test_a_law_stays_when_the_next_one_fails() -> None:
    game = position("card", deck=["toll-roads"], law="living-wage").vote("against", "against", "with", "with")
    assert game.state.law == "living-wage"
    assert "toll-roads" in game.state.discards


@rule("B8")
def test_a_passed_motion_works_once_and_is_discarded() -> None:
    game = position("card", coins=(3, 3, 3, 3), deck=["winter-bonus"]).pass_unanimously()
    assert game.state.coins == [4, 4, 4, 4]
    assert "winter-bonus" in game.state.discards


@rule("B8")
def test_a_failed_motion_is_discarded_without_effect() -> None:
    game = position("card", coins=(3, 3, 3, 3), deck=["winter-bonus"]).vote("with", "with", "against", "against")
    assert game.state.coins == [3, 3, 3, 3]
    assert "winter-bonus" in game.state.discards


@rule("B9")
def test_an_action_card_lies_open_before_the_player_who_turned_it_up() -> None:
    game = position("card", deck=["sandbags"])
    for looker in (SPECTATOR, 0, 1, 2, 3):
        assert view_of(game.state, looker).actions == (("sandbags",), (), (), ())


@rule("B9")
def test_a_window_is_offered_clockwise_from_the_active_player() -> None:
    hands = {0: ("loophole",), 1: ("petty-cash",), 3: ("volunteers",)}
    game = position("start", turn=3, hands=hands, law="toll-roads")
    order = []
    while game.asked() and "action" in game.asked().values():
        (seat,) = game.asked()
        order.append(seat)
        game.play(f"{seat} action pass")
    assert order == [3, 0, 1]


@rule("B9")
def test_only_holders_of_a_card_that_fits_the_window_are_asked() -> None:
    game = position("start", hands={1: ("sandbags",), 2: ("petty-cash",)})
    assert game.asked() == {2: "action"}
    assert game.options(2) == ("petty-cash", "pass")


@rule("B9")
def test_an_action_is_carried_out_at_once_and_discarded() -> None:
    game = position("start", coins=(3, 3, 3, 3), hands={2: ("petty-cash",)}, deck=["sandbags"])
    game.play("2 action petty-cash")
    assert game.state.coins[2] == 5
    assert game.state.actions[2] == ()
    assert "petty-cash" in game.state.discards


@rule("B9")
@pytest.mark.parametrize(
    ("part", "card", "moves"),
    [
        ("start", "petty-cash", ()),
        ("card", "filibuster", ()),
        ("attack", "injunction", ("0 attack seat-1", "0 attack.force 1", "0 attack done")),
        ("attack", "sandbags", ("0 attack seat-1", "0 attack.force 1", "0 attack done")),
        ("end", "petty-cash", ()),
    ],
)
def test_each_window_opens_at_its_moment(part: str, card: str, moves: tuple[str, ...]) -> None:
    game = position(part, attackers=(1,), hands={1: (card,)}, deck=["toll-roads"]).play(*moves)
    assert game.asked() == {1: "action"}


@rule("B10")
def test_troops_cost_three_coins_each() -> None:
    game = position("muster", coins=(8,)).play("0 muster buy-attacker", "0 muster buy-defender")
    assert (game.state.coins[0], game.state.attackers[0], game.state.defenders[0]) == (2, 1, 1)


@rule("B10")
def test_any_number_of_own_troops_is_reassigned() -> None:
    game = position("muster", attackers=(3,), defenders=(1,)).play("0 muster assign")
    assert game.options(0) == ("0", "1", "2", "3", "4")
    game.play("0 muster.assign 0")
    assert (game.state.attackers[0], game.state.defenders[0]) == (0, 4)
    assert game.why_not(0, "assign") == "why-assigned"


@rule("B11")
def test_a_payment_that_would_take_the_last_coin_is_not_offered() -> None:
    assert position("muster", coins=(3,), attackers=(1,)).why_not(0, "buy-attacker") == "why-price"
    assert "buy-attacker" in position("muster", coins=(4,), attackers=(1,)).options(0)


@rule("B11")
def test_a_loss_that_a_card_forces_can_take_the_last_coin() -> None:
    game = position("card", coins=(3, 1, 3, 3), deck=["stamp-duty"]).pass_unanimously()
    assert game.happened("eliminated") == [{"seat": 1}]


@rule("B12")
def test_an_empty_deck_is_made_of_the_shuffled_discards() -> None:
    game = position("card", law="toll-roads", hands={1: ("sandbags",)})
    flipped = game.happened("card-flipped")[0]["card"]
    cards = {*game.state.deck, flipped, "toll-roads", "sandbags"}
    assert len(cards) == 60
    assert game.state.discards == ()


@rule("B21")
def test_troops_are_bought_again_at_the_end_but_not_reassigned() -> None:
    game = position("late", coins=(7,), attackers=(2,)).play("0 muster.late buy-defender")
    assert (game.state.coins[0], game.state.defenders[0]) == (4, 1)
    assert game.options(0) == ("buy-attacker", "buy-defender", "done")


@rule("B22")
@pytest.mark.parametrize("answer", ["agree", "refuse"])
def test_an_alliance_needs_both(answer: str) -> None:
    game = position("diplomacy").play("0 diplomacy form-2")
    assert game.asked() == {2: "diplomacy.answer"}
    game.play(f"2 diplomacy.answer {answer}")
    assert (game.state.allies[0] == 1 << 2) == (answer == "agree")
    assert game.state.allies[2] == (1 if answer == "agree" else 0)


@rule("B22")
def test_one_is_enough_to_break_an_alliance() -> None:
    game = position("diplomacy", allies=[(0, 1), (0, 2)]).play("0 diplomacy break-1")
    assert game.state.allies == [1 << 2, 0, 1, 0]


@rule("B22")
def test_any_number_of_alliances_is_formed_and_broken_each_player_once() -> None:
    game = position("diplomacy", allies=[(0, 1)])
    game.play("0 diplomacy break-1", "0 diplomacy form-2", "2 diplomacy.answer agree")
    assert game.options(0) == ("form-3", "done")
    game.play("0 diplomacy form-3", "3 diplomacy.answer agree")
    assert game.state.allies[0] == 0b1100
    assert game.state.turn == 1


def test_effects_of_cards_end_with_the_turn() -> None:
    game = position("diplomacy", effects=[Effect("protect", 2)]).play("0 diplomacy done")
    assert game.state.turn == 1
    assert game.state.effects == ()


def test_when_time_is_up_a_planned_attack_does_not_take_place() -> None:
    game = position("attack", attackers=(2,)).play("0 attack seat-1", "0 attack.force 2", "0 clock -")
    assert game.state.turn == 1
    assert game.state.coins[1] == 9 + 1
    assert not game.happened("attack-declared")
