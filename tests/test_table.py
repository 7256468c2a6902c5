"""A table: who sits at it, what each of them is told, what is recorded, and its clocks."""

import pytest

from engine.contract import CLOCK, SPECTATOR, Decision, Event, Move, Option, Outcome, Reason, Setup, ignore
from engine.stack import IllegalMove, pending, settle, then
from engine.table import Seat, Table, replay
from tests.contract.parlour import RULES, Menu, Opening, Talk, kinds, play, sit_down


def test_seats_get_plain_names_when_nobody_gave_any() -> None:
    assert sit_down().seats == (Seat("seat-0"), Seat("seat-1"), Seat("seat-2"))


def test_seats_keep_the_names_and_bots_they_were_given() -> None:
    seats = (Seat("Rima"), Seat("Karim", bot="easy"))
    table = Table(RULES, Setup(2, "short"), 1, seats)
    assert table.seats == seats
    assert [seat.bot for seat in table.seats] == [None, "easy"]


def test_a_new_table_is_ready_for_the_first_decision() -> None:
    table = sit_down()
    assert list(table.asked()) == [0]
    assert kinds(table, 0) == ["opened"]
    assert not table.is_over
    assert table.outcome() is None
    assert table.rounds == 0


def test_pending_shows_greyed_options_and_asked_does_not() -> None:
    table = play(sit_down(), "0 menu talk")
    assert [option.id for option in table.pending()[0].options] == ["hello", "bye", "shout"]
    assert table.asked()[0].allowed() == table.pending()[0].allowed() == ("hello", "bye")


def test_a_seat_sees_its_own_card_and_an_onlooker_none() -> None:
    table = sit_down()
    cards = [table.view(seat).card for seat in range(3)]
    assert cards == list(RULES.setup(Setup(3, "short"), 1).cards)
    assert table.view(SPECTATOR).card == SPECTATOR


def test_a_game_that_is_over_asks_nobody_and_has_an_outcome() -> None:
    table = play(sit_down(), "0 menu end")
    assert table.is_over
    assert table.pending() == table.asked() == table.standing() == {}
    assert table.outcome() == Outcome(("guests",) * 3, (0,), "guests")
    assert table.statistics() == {}
    assert not table.gathers_secrets


def test_rounds_are_counted_by_the_rules() -> None:
    assert play(sit_down(2), "0 menu leave", "1 menu leave").rounds == 1


def test_the_seat_that_draws_is_told_the_card_and_the_others_are_not() -> None:
    table = sit_down()
    since = table.event_count
    play(table, "0 menu draw")
    card = table.view(0).card
    assert table.events(0, since) == [Event("drawn", {"seat": 0, "card": card}, (0,))]
    for other in (1, 2, SPECTATOR):
        assert table.events(other, since) == [Event("drawn", {"seat": 0}, (SPECTATOR, 1, 2))]


def test_everybody_is_told_what_is_public() -> None:
    table = play(sit_down(), "0 menu swear")
    assert all(kinds(table, seat) == ["opened", "sworn"] for seat in (SPECTATOR, 0, 1, 2))


def test_events_can_be_asked_for_from_a_number_on() -> None:
    table = play(sit_down(), "0 menu swear")
    since = table.event_count
    play(table, "0 menu leave")
    assert kinds(table, 1, since) == ["turn-passes"]
    assert kinds(table, 1, table.event_count) == []


def test_all_events_hold_both_twins() -> None:
    table = play(sit_down(), "0 menu draw")
    assert [event.kind for event in table.all_events()] == ["opened", "drawn", "drawn"]
    assert table.event_count == 3


def test_an_illegal_move_changes_nothing() -> None:
    table = play(sit_down(), "0 menu talk")
    before = table._state.copy()
    events = table.all_events()
    changes: list[Table] = []
    table.on_change = changes.append
    for wrong in ("1 talk hello", "0 talk shout", "0 menu draw", "0 talk -", "1 clock -", "0 clock now"):
        with pytest.raises(IllegalMove):
            table.submit(Move.parse(wrong))
    assert table.same_state(before)
    assert table.all_events() == events
    assert table.moves == [Move(0, "menu", ("talk",))]
    assert table.can_undo(0)
    assert not changes


def test_a_standing_choice_is_carried_out_and_recorded() -> None:
    table = play(sit_down(), "0 meanwhile cough")
    assert table.moves == [Move(0, "meanwhile", ("cough",))]
    assert kinds(table, 1) == ["opened", "coughed"]


def test_a_standing_choice_is_open_to_its_seat_only() -> None:
    with pytest.raises(IllegalMove):
        play(sit_down(), "1 meanwhile cough")


def test_a_standing_choice_may_name_only_what_is_offered() -> None:
    with pytest.raises(IllegalMove):
        play(sit_down(), "0 meanwhile sneeze")


def test_same_state_tells_states_apart() -> None:
    table = sit_down()
    other = sit_down(seed=2)
    assert table.same_state(sit_down()._state)
    assert not table.same_state(other._state)


def test_the_listener_is_told_of_every_change() -> None:
    table = sit_down()
    heard: list[int] = []
    table.on_change = lambda changed: heard.append(len(changed.moves))
    play(table, "0 menu talk", "0 talk hello")
    table.undo(0)
    table.redo(0)
    assert heard == [1, 2, 1, 2]


@pytest.mark.rule("M18")
def test_answers_stay_out_of_the_record_while_the_ballot_is_open() -> None:
    table = play(sit_down(), "0 menu vote", "2 vote yes", "0 vote no")
    assert table.gathers_secrets
    assert table.moves == [Move(0, "menu", ("vote",))]
    assert table.sealed == (Move(2, "vote", ("yes",)), Move(0, "vote", ("no",)))
    assert [event.kind for event in table.all_events()] == ["opened", "answer-given", "answer-given"]
    assert all(set(event.data) <= {"seat"} for event in table.all_events())


@pytest.mark.rule("M18")
def test_a_shuffled_ballot_is_recorded_by_seat_with_its_answers_in_order_of_their_text() -> None:
    table = play(sit_down(), "0 menu vote", "2 vote no", "0 vote yes", "1 vote yes")
    assert not table.gathers_secrets
    assert table.sealed == ()
    assert list(map(str, table.moves)) == ["0 menu vote", "0 vote no", "1 vote yes", "2 vote yes"]


@pytest.mark.rule("M18")
def test_nobody_can_tell_from_the_record_who_gave_which_answer() -> None:
    ballots = [("yes", "no", "no"), ("no", "yes", "no"), ("no", "no", "yes")]
    records = set()
    for answers in ballots:
        votes = [f"{seat} vote {answer}" for seat, answer in enumerate(answers)]
        records.add(tuple(play(sit_down(), "0 menu vote", *votes).moves))
    assert len(records) == 1


def test_a_show_of_hands_is_recorded_as_it_was() -> None:
    table = play(sit_down(), "0 menu show-hands", "2 vote no", "0 vote yes", "1 vote yes")
    assert list(map(str, table.moves)) == ["0 menu show-hands", "0 vote yes", "1 vote yes", "2 vote no"]


def test_a_ballot_that_is_broken_off_leaves_no_trace() -> None:
    table = play(sit_down(), "0 menu vote", "0 vote yes", "1 vote no", "0 meanwhile break-off")
    assert table.sealed == ()
    assert list(map(str, table.moves)) == ["0 menu vote", "0 meanwhile break-off"]
    assert replay(RULES, table.setup, table.seed, table.seats, table.moves).same_state(table._state)


def test_a_standing_choice_in_a_ballot_is_no_answer() -> None:
    table = play(sit_down(), "0 menu vote", "1 vote yes", "0 meanwhile cough")
    assert list(map(str, table.moves)) == ["0 menu vote", "0 meanwhile cough"]
    assert table.sealed == (Move(1, "vote", ("yes",)),)
    play(table, "0 vote no", "2 vote no")
    assert replay(RULES, table.setup, table.seed, table.seats, table.moves).same_state(table._state)


def test_taking_back_the_call_for_a_ballot_takes_the_own_answer_with_it() -> None:
    table = play(sit_down(), "0 menu vote", "0 vote yes")
    assert table.undo(0)
    assert table.undo(0)
    assert table.sealed == ()
    assert table.same_state(sit_down()._state)


def test_moves_lead_to_the_same_table_again() -> None:
    table = play(sit_down(), "0 menu draw", "0 menu vote", "1 vote no", "0 vote yes")
    again = replay(RULES, table.setup, table.seed, table.seats, table.moves, table.sealed)
    assert again.same_state(table._state)
    assert set(again.sealed) == set(table.sealed)
    assert again.record_version == RULES.version


def test_moves_that_do_not_follow_from_each_other_are_refused() -> None:
    with pytest.raises(IllegalMove):
        replay(RULES, Setup(3, "short"), 1, (), [Move(0, "menu", ("leave",)), Move(0, "menu", ("leave",))])


def test_a_table_restored_under_other_rules_goes_on_from_its_state() -> None:
    old = play(sit_down(), "0 menu leave", "1 menu vote", "2 vote yes")
    state = old._state.copy()
    table = Table.restore(RULES, old.setup, 1, old.seats, state, old.moves, old.sealed, old.all_events())
    assert table.record_version == 0
    assert table.all_events() == old.all_events()
    play(table, "0 vote no", "1 vote no")
    assert list(map(str, table.moves[-3:])) == ["0 vote no", "1 vote no", "2 vote yes"]


def with_clock(seconds: int = 30) -> Table:
    table = sit_down()
    table.clocks["turn"] = seconds
    return table


def test_clocks_are_off_until_somebody_turns_them_on() -> None:
    table = sit_down()
    assert table.clocks == {"turn": None}
    assert table.time_limit() is None
    assert table.seconds_left() is None
    assert not table.tick(1_000)
    assert table.moves == []


@pytest.mark.rule("M14")
def test_a_clock_runs_down() -> None:
    table = with_clock()
    assert table.seconds_left() == 30
    assert not table.tick(12.5)
    assert table.seconds_left() == 17.5


@pytest.mark.rule("M14")
def test_the_turn_is_over_when_the_clock_has_run_out() -> None:
    table = with_clock()
    assert not table.tick(29)
    assert table.tick(1)
    assert table.moves == [Move(0, CLOCK, ())]
    assert list(table.asked()) == [1]
    assert "time-up" in kinds(table, SPECTATOR)


def test_a_clock_starts_afresh_with_the_next_turn() -> None:
    table = with_clock()
    table.tick(20)
    play(table, "0 menu leave")
    assert table.seconds_left() == 30
    table.tick(5)
    assert table.seconds_left() == 25


def test_a_clock_goes_on_through_the_choices_of_one_turn() -> None:
    table = with_clock()
    table.tick(20)
    play(table, "0 menu talk")
    table.tick(4)
    play(table, "0 talk hello")
    assert table.seconds_left() == 6


def test_a_clock_waits_while_others_are_asked() -> None:
    table = with_clock()
    table.tick(20)
    play(table, "0 menu vote")
    assert table.seconds_left() is None
    assert not table.tick(100)
    play(table, "0 vote yes", "1 vote yes", "2 vote yes")
    assert table.seconds_left() == 10


def test_a_clock_that_is_far_over_time_shows_nothing_left() -> None:
    table = with_clock()
    assert table.tick(500)
    assert table.seconds_left() == 30


def test_the_listener_is_told_when_time_runs_out() -> None:
    table = with_clock()
    heard: list[Table] = []
    table.on_change = heard.append
    table.tick(10)
    assert not heard
    table.tick(20)
    assert heard == [table]


@pytest.mark.rule("M14")
def test_nobody_takes_back_that_time_ran_out() -> None:
    table = with_clock()
    table.tick(30)
    assert not table.can_undo(0)


def test_a_clock_can_be_turned_off_in_the_middle_of_a_turn() -> None:
    table = with_clock()
    table.tick(29)
    table.clocks["turn"] = None
    assert not table.tick(100)


def test_a_decision_accepts_different_allowed_picks_within_its_bounds() -> None:
    greyed = Option("d", Reason("why-not"))
    decision = Decision("pick", (Option("a"), Option("b"), Option("c"), greyed), least=1, most=2)
    assert decision.accepts(("a",))
    assert decision.accepts(("c", "a"))
    for wrong in ((), ("a", "b", "c"), ("a", "a"), ("d",), ("e",), ("a", "d")):
        assert not decision.accepts(wrong)


@pytest.mark.parametrize("move", [Move(0, "vote", ("yes",)), Move(-1, "x", ()), Move(11, "a.b", ("c", "d-e"))])
def test_a_move_has_a_text_that_reads_back(move: Move) -> None:
    assert Move.parse(str(move)) == move


def test_the_text_of_a_move_is_seat_topic_and_picks() -> None:
    assert str(Move(2, "menu", ("a", "b"))) == "2 menu a+b"
    assert str(Move(2, "clock", ())) == "2 clock -"


@pytest.mark.parametrize("text", ["", "0", "0 a", "x a b", "0 a b c", "0  a", " a b", "0 a ", "--1 a b", "1.5 a b"])
def test_what_is_no_move_is_not_read_as_one(text: str) -> None:
    with pytest.raises(ValueError, match="is not a move"):
        Move.parse(text)


def test_steps_are_done_in_the_order_they_are_written_and_before_what_was_pending() -> None:
    state = sit_down()._state
    then(state, Talk(1), Opening(), Talk(2))
    assert state.steps == [Menu(0), Talk(2), Opening(), Talk(1)]


def test_steps_that_ask_nobody_run_until_somebody_is_asked() -> None:
    state = sit_down()._state
    then(state, Opening(), Opening(), Talk(2), Opening())
    settle(state, ignore)
    assert list(pending(state)) == [2]
    assert state.steps == [Menu(0), Opening(), Talk(2)]
