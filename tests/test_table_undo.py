"""Undo by information: a seat takes its moves back until something hidden was shown or another acts."""

import pytest

from engine.contract import SPECTATOR, Move
from engine.stack import IllegalMove
from engine.table import Table
from tests.contract.parlour import kinds, play, sit_down


def test_a_public_move_can_be_taken_back_by_the_seat_that_made_it() -> None:
    table = play(sit_down(), "0 menu talk")
    before, events = table._state.copy(), table.all_events()
    play(table, "0 talk hello")
    assert table.can_undo(0)
    assert table.undo(0)
    assert table.same_state(before)
    assert table.all_events() == events
    assert table.moves == [Move(0, "menu", ("talk",))]


def test_moves_are_taken_back_one_by_one_down_to_the_first() -> None:
    table = play(sit_down(), "0 menu talk", "0 talk hello", "0 menu talk")
    assert [table.undo(0) for _ in range(4)] == [True, True, True, False]
    assert table.same_state(sit_down()._state)


@pytest.mark.parametrize("other", [SPECTATOR, 1, 2])
def test_nobody_takes_back_the_move_of_another(other: int) -> None:
    table = play(sit_down(), "0 menu talk")
    assert not table.can_undo(other)
    assert not table.undo(other)
    assert table.moves


def test_nothing_can_be_taken_back_before_the_first_move() -> None:
    table = sit_down()
    heard: list[Table] = []
    table.on_change = heard.append
    assert not table.can_undo(0)
    assert not table.undo(0)
    assert not heard


def test_a_turn_that_was_passed_on_can_be_taken_back_until_the_next_seat_acts() -> None:
    table = play(sit_down(), "0 menu leave")
    assert table.can_undo(0)
    play(table, "1 menu talk")
    assert not table.can_undo(0)
    assert table.can_undo(1)


def test_taking_back_does_not_bring_the_right_to_undo_back_to_an_earlier_seat() -> None:
    table = play(sit_down(), "0 menu leave", "1 menu talk")
    table.undo(1)
    assert not table.can_undo(0)


@pytest.mark.parametrize("revealing", ["roll", "draw", "peek", "swear"])
def test_what_revealed_something_or_was_sworn_stands(revealing: str) -> None:
    table = play(sit_down(), f"0 menu {revealing}")
    assert not table.can_undo(0)
    assert not table.undo(0)


@pytest.mark.parametrize("revealing", ["roll", "draw", "peek", "swear"])
def test_nothing_before_a_revelation_can_be_taken_back(revealing: str) -> None:
    table = play(sit_down(), "0 menu talk", "0 talk hello", f"0 menu {revealing}", "0 menu talk")
    assert table.undo(0)
    assert not table.undo(0)


def test_an_answer_in_a_ballot_can_be_taken_back_until_another_seat_answers() -> None:
    table = play(sit_down(), "0 menu vote", "1 vote yes")
    assert table.undo(1)
    assert table.sealed == ()
    assert set(table.asked()) == {0, 1, 2}
    play(table, "1 vote no", "2 vote yes")
    assert not table.can_undo(1)
    assert table.can_undo(2)


def test_the_last_answer_opens_the_box_and_stands() -> None:
    table = play(sit_down(2), "0 menu vote", "0 vote yes", "1 vote yes")
    assert not table.can_undo(1)
    assert not table.can_undo(0)


def test_the_only_answer_of_a_ballot_stands() -> None:
    table = play(sit_down(), "0 menu vote-alone", "0 vote yes")
    assert not table.can_undo(0)


def test_a_standing_choice_can_be_taken_back() -> None:
    table = play(sit_down(), "0 meanwhile cough")
    assert table.undo(0)
    assert kinds(table, 1) == ["opened"]


def test_a_move_that_was_taken_back_can_be_made_again() -> None:
    table = play(sit_down(), "0 menu talk", "0 talk hello")
    after, events, moves = table._state.copy(), table.all_events(), list(table.moves)
    table.undo(0)
    assert table.redo(0)
    assert table.same_state(after)
    assert table.all_events() == events
    assert table.moves == moves


def test_moves_are_made_again_in_their_order() -> None:
    table = play(sit_down(), "0 menu talk", "0 talk hello", "0 menu talk", "0 talk bye")
    after = table._state.copy()
    for _ in range(4):
        table.undo(0)
    assert [table.redo(0) for _ in range(5)] == [True] * 4 + [False]
    assert table.same_state(after)


def test_a_move_made_again_can_be_taken_back_again() -> None:
    table = play(sit_down(), "0 menu talk")
    table.undo(0)
    table.redo(0)
    assert table.undo(0)
    assert table.same_state(sit_down()._state)


def test_nobody_makes_the_move_of_another_again() -> None:
    table = play(sit_down(), "0 menu talk")
    table.undo(0)
    assert not table.redo(1)
    assert table.redo(0)


def test_there_is_nothing_to_make_again_without_taking_back() -> None:
    assert not play(sit_down(), "0 menu talk").redo(0)


def test_a_new_move_ends_what_could_be_made_again() -> None:
    table = play(sit_down(), "0 menu talk")
    table.undo(0)
    play(table, "0 menu leave")
    assert not table.redo(0)


def test_an_illegal_move_leaves_what_can_be_made_again() -> None:
    table = play(sit_down(), "0 menu talk")
    table.undo(0)
    with pytest.raises(IllegalMove):
        play(table, "1 menu talk")
    assert table.redo(0)


def test_an_answer_in_a_ballot_can_be_given_again() -> None:
    table = play(sit_down(), "0 menu vote", "1 vote yes")
    table.undo(1)
    assert table.redo(1)
    assert table.sealed == (Move(1, "vote", ("yes",)),)
