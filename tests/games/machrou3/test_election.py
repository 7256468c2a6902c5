"""Phase 2, the Presidential Election (M29-M32)."""

import pytest

from engine.contract import SPECTATOR, Outcome
from engine.games.machrou3.content import CORRUPT, REFORMIST
from engine.table import Table
from tests.games.machrou3.play import (
    RULES,
    asked,
    election,
    happened,
    options,
    play,
    refuses,
    rule,
    stand,
    state_of,
    vote,
)

# Blocs of 13, 11, 8 and 7 seats for seats 0 to 3.
HOLD = {0: "chouf", 1: "beirut-2", 2: "metn", 3: "zahle"}
ALL_DONE = (0, 1, 2, 3)


@rule("M29")
def test_the_rule_book_gives_the_debate_five_minutes() -> None:
    assert RULES.clocks["debate"] == 300


@rule("M29")
@pytest.mark.parametrize("speaker", [0, 2])
def test_players_are_asked_to_stand_in_turn_order_from_the_speaker(speaker: int) -> None:
    table = election(speaker=speaker)
    order = []
    while set(asked(table).values()) == {"stand"}:
        (seat,) = asked(table)
        order.append(seat)
        play(table, f"{seat} stand wait")
    assert order == [(speaker + step) % 4 for step in range(4)]


@rule("M29")
def test_any_player_may_stand_and_everybody_sees_it() -> None:
    table = play(election(), "0 stand wait", "1 stand stand")
    assert all(table.view(seat).candidates == (1,) for seat in (SPECTATOR, 0, 1, 2, 3))
    assert happened(table, "candidate-stands") == [{"seat": 1}]


@rule("M29")
def test_a_candidate_may_not_withdraw() -> None:
    table = play(election(), "0 stand stand")
    assert not table.can_undo(0)
    assert refuses(table, "0 stand wait")
    stand(table)
    assert state_of(table).candidates == (0,)


@rule("M29")
def test_after_a_new_candidacy_all_others_are_asked_again() -> None:
    table = election()
    play(table, "0 stand wait", "1 stand wait", "2 stand wait", "3 stand stand")
    assert asked(table) == {0: "stand"}
    play(table, "0 stand wait", "1 stand stand")
    order = []
    while set(asked(table).values()) == {"stand"}:
        (seat,) = asked(table)
        order.append(seat)
        play(table, f"{seat} stand wait")
    assert order == [2, 0]
    assert state_of(table).candidates == (3, 1)


@rule("M29")
@pytest.mark.parametrize(("candidates", "asked_again"), [((1, 5), [0, 2, 3, 4]), ((1, 2, 5), [0, 3, 4])])
def test_candidates_are_passed_over_and_nobody_else_is(candidates: tuple[int, ...], asked_again: list[int]) -> None:
    table = election(6)
    play(table, *(f"{seat} stand {'stand' if seat in candidates else 'wait'}" for seat in range(6)))
    order = []
    while set(asked(table).values()) == {"stand"}:
        (seat,) = asked(table)
        order.append(seat)
        play(table, f"{seat} stand wait")
    assert order == asked_again


@rule("M29")
def test_candidacies_close_after_a_full_round_without_a_new_one() -> None:
    table = stand(election(), 2)
    assert happened(table, "candidacies-closed") == [{"candidates": (2,)}]
    assert set(asked(table).values()) == {"president"}


@rule("M29")
@pytest.mark.parametrize("speaker", [0, 3])
def test_if_nobody_stands_the_speaker_must(speaker: int) -> None:
    table = stand(election(speaker=speaker))
    assert state_of(table).candidates == (speaker,)


@rule("M29")
def test_no_candidacy_is_accepted_after_the_debate() -> None:
    table = election()
    table.clocks["debate"] = 300
    assert not table.tick(200)
    play(table, "0 stand wait", "1 stand stand")
    assert not table.tick(99)
    assert table.tick(1)
    assert state_of(table).candidates == (1,)
    assert asked(table) == dict.fromkeys((0, 2, 3), "president")
    assert refuses(table, "2 stand stand")
    vote(table, "seat-1 seat-1 seat-1")
    assert table.is_over


@rule("M29")
def test_the_speaker_must_stand_if_the_debate_ends_without_a_candidate() -> None:
    table = election(speaker=2)
    table.clocks["debate"] = 300
    play(table, "2 stand wait")
    table.tick(300)
    assert state_of(table).candidates == (2,)


@rule("M29")
def test_the_debate_has_one_clock_for_all() -> None:
    table = election()
    table.clocks["debate"] = 300
    table.tick(120)
    play(table, "0 stand wait")
    assert table.seconds_left() == 180


@rule("M29")
def test_the_end_of_the_debate_cannot_be_taken_back() -> None:
    table = play(election(), "0 stand stand")
    table.clocks["debate"] = 300
    table.tick(300)
    assert set(asked(table).values()) == {"president"}
    assert not any(table.can_undo(seat) for seat in range(4))


@rule("M30")
def test_everybody_but_the_candidates_is_asked_at_the_same_time() -> None:
    table = stand(election(5), 1, 3)
    assert asked(table) == dict.fromkeys((0, 2, 4), "president")
    assert all(set(options(table, seat)) == {"seat-1", "seat-3"} for seat in (0, 2, 4))


@rule("M30")
def test_a_candidate_votes_for_themselves() -> None:
    table = stand(election(hold=HOLD, completed=ALL_DONE), 1, 3)
    assert refuses(table, "1 president seat-3")
    vote(table, "seat-3 seat-3")
    assert state_of(table).votes == (3, 1, 3, 3)


@rule("M30")
def test_only_a_candidate_can_be_voted_for() -> None:
    table = stand(election(), 1)
    assert refuses(table, "0 president seat-2")
    assert refuses(table, "0 president seat-0")


@rule("M30")
def test_nobody_sees_a_vote_before_all_are_in() -> None:
    table = stand(election(), 0, 1)
    play(table, "3 president seat-1")
    assert table.view(2).box == ("", "", None, "?")
    assert table.view(SPECTATOR).votes == ()
    assert not happened(table, "votes-revealed")
    assert not any("seat-1" in repr(event) for event in table.all_events())


@rule("M30")
def test_everybody_sees_who_voted_for_whom_once_all_hands_are_open() -> None:
    table = vote(stand(election(hold=HOLD, completed=ALL_DONE), 0, 1), "seat-1 seat-0")
    assert happened(table, "votes-revealed") == [{"votes": (0, 1, 1, 0), "weights": (13, 11, 8, 7)}]


@rule("M30")
def test_if_everybody_stands_everybody_votes_for_themselves_and_the_game_is_over() -> None:
    table = stand(election(hold=HOLD, completed=ALL_DONE), 0, 1, 2, 3)
    assert state_of(table).votes == (0, 1, 2, 3)
    assert table.is_over
    assert state_of(table).president == 0


@rule("M31")
def test_all_characters_are_revealed_with_the_votes_and_not_before() -> None:
    table = stand(election(corrupt=(3,)), 0)
    assert all(table.view(seat).characters == () for seat in (SPECTATOR, 0, 1, 2, 3))
    vote(table, "seat-0 seat-0 seat-0")
    names = state_of(table).characters
    assert all(table.view(seat).characters == names for seat in (SPECTATOR, 0, 1, 2, 3))


@rule("M31")
def test_each_vote_weighs_the_seats_of_the_voter() -> None:
    # 13 + 7 for seat 0 against 11 + 8 for seat 1.
    assert _president(election(hold=HOLD, completed=ALL_DONE, corrupt=(2,)), (0, 1), "seat-1 seat-0") == 0
    assert _president(election(hold=HOLD, completed=ALL_DONE, corrupt=(2,)), (0, 1), "seat-0 seat-1") == 0
    assert _president(election(hold=HOLD, completed=ALL_DONE, corrupt=(2,)), (0, 1), "seat-1 seat-1") == 1


@rule("M31")
def test_the_vote_of_a_reformist_without_an_objective_counts_zero() -> None:
    table = election(hold=HOLD, completed=(0, 1, 3), corrupt=(3,))
    assert _president(table, (0, 1), "seat-1 seat-0") == 0
    (revealed,) = happened(table, "votes-revealed")
    assert revealed["weights"] == (13, 11, 0, 7)


@rule("M31")
def test_the_vote_of_a_corrupt_player_always_counts() -> None:
    table = election(hold=HOLD, corrupt=(2,))
    vote(stand(table, 0), "seat-0 seat-0 seat-0")
    (revealed,) = happened(table, "votes-revealed")
    assert revealed["weights"] == (0, 0, 8, 0)


@rule("M31")
def test_one_objective_makes_a_vote_count_in_full_and_a_second_adds_nothing() -> None:
    table = election(hold=HOLD, completed=(0, 0, 1), corrupt=(3,))
    vote(stand(table, 0), "seat-0 seat-0 seat-0")
    (revealed,) = happened(table, "votes-revealed")
    assert revealed["weights"] == (13, 11, 0, 7)


@rule("M31")
def test_an_objective_that_is_held_but_not_declared_does_not_make_a_vote_count() -> None:
    table = election(hold=HOLD, objectives={0: "battle-hardened"}, battles={0: 50}, corrupt=(3,))
    vote(stand(table, 1), "seat-1 seat-1 seat-1")
    (revealed,) = happened(table, "votes-revealed")
    assert revealed["weights"] == (0, 0, 0, 7)


@rule("M31")
def test_a_reformist_without_an_objective_may_still_be_elected_by_others() -> None:
    table = election(hold=HOLD, completed=(1, 3), corrupt=(3,))
    assert _president(table, (0, 3), "seat-0 seat-0") == 0
    assert _sides(table) == (REFORMIST, (0, 1, 2))


@rule("M31")
def test_a_candidate_without_an_objective_does_not_add_their_own_seats() -> None:
    # Seat 0 is Reformist and void; 8 seats of seat 2 for them lose to the 11 of seat 1.
    table = election(hold=HOLD, completed=(1, 2), corrupt=(3,))
    assert _president(table, (0, 1, 3), "seat-0") == 1


@rule("M31")
@pytest.mark.parametrize("players", [4, 5, 6])
def test_everybody_must_vote_whether_their_vote_counts_or_not(players: int) -> None:
    table = stand(election(players), 0)
    assert set(asked(table)) == set(range(1, players))


@rule("M32")
def test_the_corrupt_win_with_a_corrupt_president() -> None:
    table = election(hold=HOLD, completed=ALL_DONE, corrupt=(0,))
    assert _president(table, (0, 1), "seat-0 seat-1") == 0
    assert _sides(table) == (CORRUPT, (0,))


@rule("M32")
def test_the_reformists_win_with_a_reformist_president() -> None:
    table = election(hold=HOLD, completed=ALL_DONE, corrupt=(1,))
    assert _president(table, (0, 1), "seat-0 seat-1") == 0
    assert _sides(table) == (REFORMIST, (0, 2, 3))


@rule("M32")
def test_a_corrupt_player_wins_with_the_other_corrupt_as_president() -> None:
    table = election(5, hold=HOLD, completed=ALL_DONE, corrupt=(0, 4))
    assert _president(table, (0, 1), "seat-0 seat-0 seat-1") == 0
    assert _sides(table) == (CORRUPT, (0, 4))


@rule("M32")
def test_a_tie_between_a_corrupt_and_a_reformist_candidate_is_a_win_for_the_corrupt() -> None:
    # Zahle and Akkar: seven seats each.
    table = election(hold={0: "zahle", 1: "akkar"}, completed=(0, 1), corrupt=(1,))
    assert _president(table, (0, 1), "seat-0 seat-1") == -1
    assert _sides(table) == (CORRUPT, (1,))


@rule("M32")
def test_a_tie_between_two_reformists_at_the_top_is_a_win_for_the_corrupt() -> None:
    table = election(hold={0: "zahle", 1: "akkar"}, completed=(0, 1), corrupt=(3,))
    assert _president(table, (0, 1), "seat-0 seat-1") == -1
    assert _sides(table) == (CORRUPT, (3,))


@rule("M32")
def test_a_tie_below_the_top_does_not_matter() -> None:
    table = election(hold={0: "zahle", 1: "akkar", 2: "chouf"}, completed=(0, 1, 2), corrupt=(3,))
    assert _president(table, (0, 1, 2), "seat-0") == 2
    assert _sides(table)[0] == REFORMIST


@rule("M32")
def test_a_tie_at_zero_is_a_win_for_the_corrupt() -> None:
    table = election(hold={0: "zahle", 1: "akkar"}, corrupt=(3,))
    assert _president(table, (0, 1), "seat-0 seat-1") == -1
    assert _sides(table)[0] == CORRUPT


@rule("M32")
def test_the_only_candidate_is_elected_even_with_no_vote_that_counts() -> None:
    table = election(hold={1: "akkar"}, corrupt=(3,))
    assert _president(table, (0,), "seat-0 seat-0 seat-0") == 0
    assert _sides(table)[0] == REFORMIST


@rule("M32")
def test_three_candidates_level_at_the_top_are_a_win_for_the_corrupt() -> None:
    table = election(hold={0: "zahle", 1: "akkar", 2: "sour"}, completed=(0, 1, 2), corrupt=(3,))
    assert _president(table, (0, 1, 2), "seat-0") == -1
    assert _sides(table)[0] == CORRUPT


@rule("M32")
def test_there_is_no_outcome_before_the_votes_are_counted() -> None:
    table = election()
    assert table.outcome() is None
    stand(table, 0)
    assert table.outcome() is None


def _president(table: Table, candidates: tuple[int, ...], votes: str) -> int:
    """Let these seats stand and the others vote, in seat order; -1 is a tie."""
    vote(stand(table, *candidates), votes)
    assert table.is_over
    return state_of(table).president


def _sides(table: Table) -> tuple[str, tuple[int, ...]]:
    outcome = table.outcome()
    assert isinstance(outcome, Outcome)
    return outcome.winning_side, outcome.winners
