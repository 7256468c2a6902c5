"""Rounds, turns, the Speaker, the clock, and the actions Pass and Objective (M12-M16)."""

import pytest

from engine.contract import Move
from engine.games.machrou3.content import OBJECTIVE
from engine.games.machrou3.rules.conditions import fulfilled
from engine.games.machrou3.state import Effect
from engine.stack import IllegalMove
from engine.table import Table
from tests.games.machrou3.play import (
    MET,
    PLENTY,
    RULES,
    asked,
    battle,
    campaign,
    dealt,
    happened,
    held,
    identify,
    new_game,
    options,
    pass_round,
    pass_turn,
    pass_until,
    play,
    position,
    refuses,
    rule,
    state_of,
    swap,
    vote,
)


@rule("M12")
@pytest.mark.parametrize(("players", "speaker"), [(4, 0), (4, 2), (5, 4), (6, 3)])
def test_everybody_acts_once_a_round_from_the_speaker_going_left(players: int, speaker: int) -> None:
    table = position(players, hold=dealt(players), speaker=speaker)
    order = []
    while state_of(table).round == 1:
        (seat,) = asked(table)
        order.append(seat)
        pass_turn(table)
    assert order == [(speaker + step) % players for step in range(players)]


@rule("M12")
def test_a_second_action_is_refused_in_the_same_turn() -> None:
    table = campaign(position(hold=dealt(4), speaker=0), 0, "koura")
    assert asked(table) == {0: "finish"}
    assert refuses(table, "0 action campaign")
    play(table, "0 finish end")
    assert asked(table) == {1: "action"}
    assert refuses(table, "0 action pass")


@rule("M12")
def test_nobody_acts_out_of_turn() -> None:
    table = position(hold=dealt(4), speaker=2)
    assert [seat for seat in range(4) if not refuses(table, f"{seat} action battle")] == [2]


@rule("M12", "M28")
@pytest.mark.parametrize("players", [4, 5, 6])
def test_phase_1_ends_after_five_rounds(players: int) -> None:
    table = identify(new_game(players))
    turns = 0
    while "stand" not in asked(table).values():
        if "speaker" in asked(table).values():
            ((seat, decision),) = table.asked().items()
            play(table, f"{seat} speaker {decision.options[0].id}")
        else:
            pass_turn(table)
            turns += 1
    assert state_of(table).round == 5
    assert turns == 5 * players
    assert [event["round"] for event in happened(table, "round-opened")] == [1, 2, 3, 4, 5]


@rule("M12")
def test_a_round_lasts_until_the_last_player_has_acted() -> None:
    table = pass_until(position(hold=dealt(4), speaker=1), 0)
    assert state_of(table).round == 1
    pass_turn(table)
    assert state_of(table).round == 2


@rule("M13")
def test_the_smallest_bloc_becomes_speaker_at_the_start_of_a_round() -> None:
    table = position(hold={0: "akkar", 1: "zahle beirut-1", 2: "saida", 3: "chouf"}, speaker=0)
    pass_round(table)
    assert state_of(table).speaker == 2
    assert asked(table) == {2: "action"}


@rule("M13")
def test_the_gavel_stays_for_the_whole_round_whatever_happens_to_the_blocs() -> None:
    table = position(hold={0: "saida", 1: "akkar", 2: "chouf", 3: "beirut-2"}, speaker=0)
    campaign(table, 0, "tripoli")
    play(table, "0 finish end")
    assert state_of(table).speaker == 0
    pass_round(table)
    assert state_of(table).speaker == 1


@rule("M13")
def test_between_tied_blocs_the_current_speaker_chooses_the_next() -> None:
    table = position(hold={0: "akkar", 1: "zahle", 2: "chouf", 3: "beirut-2"}, speaker=3)
    pass_round(table)
    assert asked(table) == {3: "speaker"}
    assert options(table, 3) == ["seat-0", "seat-1"]
    play(table, "3 speaker seat-1")
    assert state_of(table).speaker == 1
    assert asked(table) == {1: "action"}


@rule("M13")
def test_a_tied_speaker_may_keep_the_gavel() -> None:
    table = pass_round(position(speaker=2))
    assert options(table, 2) == ["seat-0", "seat-1", "seat-2", "seat-3"]
    play(table, "2 speaker seat-2")
    assert state_of(table).speaker == 2


@rule("M13")
def test_only_the_current_speaker_chooses_between_tied_blocs() -> None:
    table = pass_round(position(speaker=2))
    assert all(refuses(table, f"{seat} speaker seat-0") for seat in (0, 1, 3))


@rule("M13")
def test_the_chooser_is_the_speaker_of_the_last_round_and_not_the_first_of_the_game() -> None:
    table = position(hold={0: "chouf", 1: "akkar", 2: "zahle"}, speaker=0)
    pass_round(table)
    assert state_of(table).speaker == 3
    campaign(table, 3, "beirut-2")
    pass_round(table)
    assert asked(table) == {3: "speaker"}


@rule("M14")
def test_the_rule_book_gives_a_turn_90_seconds() -> None:
    assert RULES.clocks["turn"] == 90


@rule("M14")
def test_a_table_plays_without_a_clock_until_one_is_set() -> None:
    table = position()
    assert table.seconds_left() is None
    assert not table.tick(10_000)
    assert asked(table) == {0: "action"}


@rule("M14")
@pytest.mark.parametrize("seconds", [90, 45])
def test_a_turn_is_over_when_its_time_runs_out(seconds: int) -> None:
    table = _timed(position(hold=dealt(4)), seconds)
    assert not table.tick(seconds - 0.5)
    assert asked(table) == {0: "action"}
    assert table.tick(0.5)
    assert asked(table) == {1: "action"}
    assert held(table, 0) == set(dealt(4)[0].split())


@rule("M14")
def test_every_turn_has_its_own_time() -> None:
    table = _timed(position())
    table.tick(80)
    pass_turn(table)
    assert table.seconds_left() == 90
    assert not table.tick(89)


@rule("M14")
def test_the_same_seat_has_its_full_time_again_in_the_next_round() -> None:
    table = _timed(position(speaker=3, hold={0: "akkar", 1: "zahle", 2: "chouf"}))
    table.tick(80)
    pass_round(table)
    assert asked(table) == {3: "action"}
    assert table.seconds_left() == 90


@rule("M14")
@pytest.mark.parametrize(
    "lines",
    [
        ["0 action swap"],
        ["0 action swap", "0 swap.give baalbek"],
        ["0 action campaign"],
        ["0 action battle"],
        ["0 action battle", "0 battle.from baalbek"],
    ],
)
def test_time_that_runs_out_while_an_action_is_chosen_ends_the_turn_without_it(lines: list[str]) -> None:
    table = _timed(position(hold=dealt(4)))
    play(table, *lines)
    assert table.tick(90)
    assert asked(table) == {1: "action"}
    assert [held(table, seat) for seat in range(4)] == [set(pile.split()) for pile in dealt(4).values()]


@rule("M14")
def test_choosing_an_action_does_not_turn_the_clock_back() -> None:
    table = _timed(position(hold=dealt(4)))
    table.tick(60)
    play(table, "0 action battle")
    assert table.seconds_left() == 30


@rule("M14")
def test_the_clock_waits_while_others_are_asked() -> None:
    table = campaign(_timed(position(turn=1)), 1, "zahle")
    assert table.time_limit() is None
    assert not table.tick(10_000)
    vote(table, "with with with against")
    assert table.seconds_left() == 90


@rule("M14")
def test_time_that_runs_out_after_the_action_ends_the_turn_and_keeps_the_action() -> None:
    table = campaign(_timed(position()), 0, "zahle")
    assert asked(table) == {0: "finish"}
    assert table.tick(90)
    assert asked(table) == {1: "action"}
    assert held(table, 0) == {"zahle"}


@rule("M14")
def test_time_that_runs_out_for_the_last_player_opens_the_next_round() -> None:
    table = _timed(position(turn=3))
    assert table.tick(90)
    assert state_of(table).round == 2


@rule("M14")
def test_a_card_cannot_keep_a_turn_going_whose_time_has_run_out() -> None:
    table = _timed(position(effects=[Effect("extra-action", 0, until=1)]))
    assert table.tick(90)
    assert asked(table) == {1: "action"}


@rule("M14")
@pytest.mark.parametrize("seat", [1, 2, 3])
def test_nobody_stops_the_clock_of_another(seat: int) -> None:
    table = position()
    with pytest.raises(IllegalMove):
        table.submit(Move(seat, "clock", ()))


@rule("M14")
def test_a_turn_that_ran_out_of_time_cannot_be_taken_back() -> None:
    table = _timed(position())
    table.tick(90)
    assert not table.can_undo(0)


@rule("M14")
def test_a_declared_campaign_cannot_be_undone() -> None:
    table = campaign(position(turn=1), 1, "zahle")
    assert not table.undo(1)
    assert asked(table) == dict.fromkeys(range(4), "campaign.vote")


@rule("M14", "M19")
def test_a_campaign_without_a_vote_cannot_be_undone() -> None:
    table = campaign(position(), 0, "zahle")
    assert not table.undo(0)
    assert held(table, 0) == {"zahle"}


@rule("M14")
def test_a_declared_battle_cannot_be_undone() -> None:
    table = battle(position(hold=dealt(4)), 0, "baalbek", "zahle")
    assert not table.undo(0)


@rule("M14", "M16")
def test_a_changed_objective_cannot_be_undone() -> None:
    table = play(position(objectives={0: "great-bloc"}), "0 action objective")
    assert not table.undo(0)


@rule("M14", "M15")
def test_a_declared_pass_cannot_be_undone() -> None:
    table = play(position(), "0 action pass")
    assert not table.can_undo(0)


@rule("M14", "M17")
def test_a_swap_that_was_agreed_to_cannot_be_undone() -> None:
    table = swap(position(hold={0: "metn", 1: "aley"}), 0, "metn", "aley")
    play(table, "1 swap.consent agree")
    assert not table.can_undo(1)


@rule("M14")
def test_an_action_that_is_not_declared_yet_may_still_be_changed() -> None:
    table = play(position(hold=dealt(4)), "0 action battle", "0 battle.from baalbek")
    assert table.undo(0)
    assert table.undo(0)
    assert asked(table) == {0: "action"}


@rule("M15")
def test_passing_changes_nothing_but_whose_turn_it_is() -> None:
    table = position(hold=dealt(4), objectives={0: "great-bloc"})
    before = state_of(table).copy()
    play(table, "0 action pass")
    after = state_of(table)
    assert asked(table) == {1: "action"}
    assert (after.owner, after.objectives, after.blocs) == (before.owner, before.objectives, before.blocs)
    assert (after.objective_pile, after.power_pile, after.rng) == (
        before.objective_pile,
        before.power_pile,
        before.rng,
    )


@rule("M15")
def test_passing_is_always_offered() -> None:
    assert "pass" in options(position(), 0)
    assert "pass" in options(position(hold={0: "akkar"}, effects=[Effect("gag", 0, 1, 2)]), 0)


@rule("M16")
def test_changing_an_objective_discards_it_and_draws_the_next() -> None:
    table = position(objectives={0: "great-bloc"}, objective_pile=("land-rush",))
    play(table, "0 action objective")
    state = state_of(table)
    assert state.objectives[0] == "land-rush"
    assert state.objective_discards == ("great-bloc",)
    assert "land-rush" not in state.objective_pile
    assert asked(table) == {0: "finish"}


@rule("M16")
def test_whoever_completed_their_objective_may_draw_a_new_one() -> None:
    table = position(objectives={0: MET}, battles={0: PLENTY}, powers=["immunity"], objective_pile=("corniche",))
    play(table, "0 action declare")
    assert state_of(table).objectives[0] == ""
    play(table, "0 action objective")
    assert state_of(table).objectives[0] == "corniche"
    assert state_of(table).objective_discards == ()


@rule("M16")
def test_a_completed_objective_is_replaced_only_by_an_action() -> None:
    table = position(objectives={0: MET}, battles={0: PLENTY}, powers=["immunity"])
    play(table, "0 action declare", "0 action pass")
    assert state_of(table).objectives[0] == ""


@rule("M16")
def test_only_the_drawer_sees_which_objective_they_drew() -> None:
    table = position(objectives={0: "great-bloc"}, objective_pile=("land-rush",))
    play(table, "0 action objective")
    (seen,) = [event for event in table.events(0) if event.kind == "objective-drawn"]
    assert seen.data["objective"] == "land-rush"
    for other in (1, 2, 3, -1):
        (public,) = [event for event in table.events(other) if event.kind == "objective-drawn"]
        assert public.data == {"seat": 0, "changed": True}


@rule("M16")
def test_the_discarded_objective_stays_face_down() -> None:
    table = position(objectives={0: "great-bloc"})
    play(table, "0 action objective")
    assert not any("great-bloc" in repr(table.view(seat)) for seat in (1, 2, 3, -1))
    assert not any("great-bloc" in repr(event) for seat in (1, 2, 3, -1) for event in table.events(seat))


@rule("M16")
def test_an_empty_pile_of_objectives_is_made_anew_from_the_discards() -> None:
    table = position(objectives={0: "great-bloc"})
    state = state_of(table)
    state.objective_discards, state.objective_pile = state.objective_pile, ()
    play(table, "0 action objective")
    assert state.objectives[0]
    assert state.objectives[0] != "great-bloc"
    assert not OBJECTIVE[state.objectives[0]].origin


@rule("M16")
def test_drawing_is_the_action_of_the_turn_even_if_the_new_objective_is_met_already() -> None:
    table = position(hold={0: "beirut-1 beirut-2"}, objective_pile=("two-halves-of-the-capital",))
    play(table, "0 action objective")
    assert fulfilled(state_of(table), 0)
    assert asked(table) == {0: "finish"}
    assert options(table, 0) == ["declare", "end"]


def _timed(table: Table, seconds: int = 90) -> Table:
    table.clocks["turn"] = seconds
    return table
