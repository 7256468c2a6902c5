"""Secret ballots: only the counts matter, and only the counts remain (M18)."""

from hypothesis import given, settings
from hypothesis import strategies as st

from engine import saves
from engine.contract import SPECTATOR
from engine.table import Table, replay
from tests.games.machrou3.play import campaign, happened, owner, play, position, rule, state_of

ballots = st.integers(4, 6).flatmap(
    lambda players: st.lists(st.sampled_from(["with", "against"]), min_size=players, max_size=players)
)


@rule("M18")
@settings(max_examples=60)
@given(answers=ballots)
def test_a_campaign_passes_exactly_when_more_vote_with_than_against(answers: list[str]) -> None:
    table = _ballot(answers, list(range(len(answers))))
    more = answers.count("with") > answers.count("against")
    assert owner(table, "zahle") == (1 if more else -1)
    (counted,) = happened(table, "campaign-counted")
    assert counted["votes_with"] == answers.count("with")
    assert counted["votes_against"] == answers.count("against")


@rule("M18")
@settings(max_examples=60)
@given(answers=ballots, data=st.data())
def test_the_same_cards_from_other_hands_leave_the_same_table(answers: list[str], data: st.DataObject) -> None:
    order = data.draw(st.permutations(range(len(answers))))
    one = _ballot(answers, order)
    two = _ballot(data.draw(st.permutations(answers)), order)
    assert state_of(one) == state_of(two)
    assert one.moves == two.moves
    assert one.all_events() == two.all_events()
    assert saves.dump(one) == saves.dump(two)
    for seat in (SPECTATOR, *range(len(answers))):
        assert one.view(seat) == two.view(seat)


@rule("M18")
@settings(max_examples=60)
@given(answers=ballots, data=st.data())
def test_the_order_of_answering_changes_neither_the_table_nor_the_record(
    answers: list[str], data: st.DataObject
) -> None:
    seats = range(len(answers))
    one = _ballot(answers, data.draw(st.permutations(seats)))
    two = _ballot(answers, data.draw(st.permutations(seats)))
    assert state_of(one) == state_of(two)
    assert one.moves == two.moves


@rule("M18")
@settings(max_examples=60)
@given(answers=ballots, data=st.data())
def test_the_record_of_a_ballot_leads_to_the_same_table_again(answers: list[str], data: st.DataObject) -> None:
    table = _ballot(answers, data.draw(st.permutations(range(len(answers)))))
    again = replay(table.rules, table.setup, table.seed, table.seats, table.moves)
    assert again.same_state(state_of(table))
    assert again.moves == table.moves


@rule("M18")
@settings(max_examples=60)
@given(answers=ballots, data=st.data())
def test_while_a_ballot_is_open_a_seat_learns_nothing_from_the_answers_of_others(
    answers: list[str], data: st.DataObject
) -> None:
    order = data.draw(st.permutations(range(len(answers))))[:-1]
    watcher = data.draw(st.integers(0, len(answers) - 1))
    other = [answer if seat == watcher else "with" for seat, answer in enumerate(answers)]
    one, two = _ballot(answers, order), _ballot(other, order)
    assert one.view(watcher) == two.view(watcher)
    assert one.view(SPECTATOR) == two.view(SPECTATOR)
    assert one.events(watcher) == two.events(watcher)
    assert one.moves == two.moves


def _ballot(answers: list[str], order: list[int]) -> Table:
    """A campaign of seat 1 for Zahle, on which the seats vote in this order."""
    table = campaign(position(len(answers), turn=1), 1, "zahle")
    return play(table, *(f"{seat} campaign.vote {answers[seat]}" for seat in order))
