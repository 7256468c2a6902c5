"""The action Campaign and its secret ballot (M18, M19)."""

import json
from itertools import permutations

import pytest

from engine import saves
from engine.contract import SPECTATOR
from engine.games.machrou3.board import DISTRICTS
from engine.table import Table, replay
from tests.games.machrou3.play import (
    MET,
    PLENTY,
    RULES,
    asked,
    campaign,
    dealt,
    happened,
    held,
    options,
    owner,
    play,
    position,
    refuses,
    rule,
    state_of,
    swing_districts,
    vote,
    why_not,
)

WITHOUT_PRIVILEGE: frozenset[str] = frozenset()


@rule("M18")
def test_any_swing_district_can_be_campaigned_for_wherever_it_lies() -> None:
    table = play(position(hold={0: "akkar", 1: "tripoli"}), "0 action campaign")
    assert set(options(table, 0)) == {district.id for district in DISTRICTS} - {"akkar", "tripoli"}


@rule("M18")
def test_a_district_that_somebody_holds_cannot_be_campaigned_for() -> None:
    table = play(position(hold=dealt(4)), "0 action campaign")
    assert set(options(table, 0)) == swing_districts(table)
    assert refuses(table, "0 campaign.at zahle")
    assert refuses(table, "0 campaign.at sour")


@rule("M18")
def test_campaign_is_not_offered_when_no_district_is_swing() -> None:
    thirds = [" ".join(d.id for d in DISTRICTS[start : start + 7]) for start in (0, 7, 14, 21)]
    table = position(hold=dict(enumerate(thirds)))
    assert "campaign" not in options(table, 0)
    assert why_not(table, 0, "campaign") == "why-no-swing-district"


@rule("M18")
@pytest.mark.parametrize("players", [4, 5, 6])
def test_all_players_vote_the_campaigner_and_the_speaker_included(players: int) -> None:
    table = campaign(position(players, turn=1), 1, "zahle")
    assert asked(table) == dict.fromkeys(range(players), "campaign.vote")


@rule("M18")
@pytest.mark.parametrize(
    ("answers", "passes"),
    [
        ("with with with with", True),
        ("with with with against", True),
        ("with with against against", False),
        ("with against against against", False),
        ("with with with against against", True),
        ("with with against against against", False),
        ("with with with with against against", True),
        ("with with with against against against", False),
        ("against against against against against against", False),
    ],
)
def test_a_strict_majority_takes_the_district_and_a_tie_fails(answers: str, passes: bool) -> None:
    table = campaign(position(len(answers.split()), turn=1), 1, "zahle")
    vote(table, answers)
    assert owner(table, "zahle") == (1 if passes else -1)
    assert asked(table) == {1: "finish"}


@rule("M18")
def test_everybody_may_answer_in_any_order_and_nothing_happens_before_the_last() -> None:
    table = campaign(position(turn=1), 1, "zahle")
    play(table, "3 campaign.vote with", "0 campaign.vote with", "1 campaign.vote with")
    assert owner(table, "zahle") == -1
    assert asked(table) == {2: "campaign.vote"}
    assert not happened(table, "campaign-counted")
    play(table, "2 campaign.vote against")
    assert owner(table, "zahle") == 1


@rule("M18")
def test_the_counts_are_public() -> None:
    table = vote(campaign(position(5, turn=1), 1, "zahle"), "with against with against with")
    (counted,) = happened(table, "campaign-counted")
    assert (counted["votes_with"], counted["votes_against"], counted["passed"]) == (3, 2, True)


@rule("M18")
def test_a_failed_campaign_is_still_the_action_of_the_turn() -> None:
    table = vote(campaign(position(turn=1), 1, "zahle"), "with against against against")
    play(table, "1 finish end")
    assert asked(table) == {2: "action"}
    assert held(table, 1) == set()


@rule("M18")
def test_while_the_ballot_is_open_others_see_only_who_has_answered() -> None:
    table = campaign(position(turn=1), 1, "zahle")
    play(table, "2 campaign.vote against", "0 campaign.vote with")
    assert table.view(1).box == ("?", None, "?", None)
    assert table.view(0).box == ("with", None, "?", None)
    assert table.view(2).box == ("?", None, "against", None)
    assert table.view(SPECTATOR).box == ("?", None, "?", None)


@rule("M18")
def test_no_event_of_a_ballot_tells_who_voted_what() -> None:
    twins = [_voted(answers) for answers in set(permutations(["with", "with", "with", "against"]))]
    assert len(twins) == 4
    assert all(table.all_events() == twins[0].all_events() for table in twins)


@rule("M18")
def test_the_record_of_moves_does_not_tell_who_voted_what() -> None:
    twins = [_voted(answers) for answers in set(permutations(["with", "with", "against", "against"]))]
    assert len(twins) == 6
    assert all(table.moves == twins[0].moves for table in twins)
    assert all(table.sealed == () for table in twins)


@rule("M18")
def test_who_answered_first_leaves_no_trace_in_the_record_of_moves() -> None:
    tables = []
    for order in ((0, 1, 2, 3), (3, 2, 1, 0)):
        table = campaign(position(turn=1), 1, "zahle")
        play(table, *(f"{seat} campaign.vote {'against' if seat == 3 else 'with'}" for seat in order))
        tables.append(table)
    assert tables[0].moves == tables[1].moves


@rule("M18")
def test_a_saved_game_does_not_tell_who_voted_what() -> None:
    twins = [_voted(answers) for answers in set(permutations(["with", "with", "with", "against"]))]
    files = {saves.dump(table) for table in twins}
    assert len(files) == 1


@rule("M18")
def test_no_view_tells_who_voted_what_after_the_count() -> None:
    one, two = _voted(("with", "with", "with", "against")), _voted(("against", "with", "with", "with"))
    assert all(one.view(seat) == two.view(seat) for seat in (SPECTATOR, 0, 1, 2, 3))


@rule("M18")
def test_the_whole_truth_forgets_who_voted_what() -> None:
    one, two = _voted(("with", "with", "with", "against")), _voted(("against", "with", "with", "with"))
    assert state_of(one) == state_of(two)
    assert state_of(one).box == ()


@rule("M18")
def test_undo_does_not_bring_a_counted_ballot_back() -> None:
    table = _voted(("with", "with", "with", "against"))
    assert not any(table.can_undo(seat) for seat in range(4))


@rule("M18")
def test_the_record_of_a_ballot_replays_to_the_same_count() -> None:
    table = _voted(("against", "with", "with", "with"))
    again = replay(table.rules, table.setup, table.seed, table.seats, table.moves)
    assert again.same_state(state_of(table))
    (counted,) = happened(again, "campaign-counted")
    assert (counted["votes_with"], counted["votes_against"]) == (3, 1)


@rule("M18")
def test_a_game_saved_in_the_middle_of_a_ballot_goes_on_there() -> None:
    table = campaign(position(turn=1), 1, "zahle")
    play(table, "3 campaign.vote with", "0 campaign.vote with")
    loaded = saves.parse(saves.dump(table), {"machrou3": table.rules})
    assert asked(loaded) == {1: "campaign.vote", 2: "campaign.vote"}
    vote(loaded, "with against")
    assert owner(loaded, "zahle") == 1


@rule("M18", "M28")
def test_a_ballot_that_is_broken_off_leaves_no_trace() -> None:
    tables = []
    for answer in ("with", "against"):
        table = position(
            objectives={1: MET}, battles={1: PLENTY}, completed=(0, 0, 2, 2, 3), powers=["immunity"], turn=1
        )
        campaign(table, 1, "zahle")
        play(table, f"0 campaign.vote {answer}", "1 campaign.vote with", "1 declare declare")
        tables.append(table)
    one, two = tables
    assert set(asked(one).values()) == {"stand"}
    assert one.moves == two.moves
    assert one.all_events() == two.all_events()
    assert saves.dump(one) == saves.dump(two)


@rule("M18")
def test_the_file_of_a_game_in_play_names_no_votes_in_plain_text() -> None:
    table = campaign(position(turn=1), 1, "zahle")
    play(table, "3 campaign.vote against")
    document = json.loads(saves.dump(table))
    assert "campaign.vote" not in json.dumps(document)


@rule("M19")
def test_the_speaker_takes_a_swing_district_without_a_vote() -> None:
    table = campaign(position(speaker=2), 2, "zahle")
    assert owner(table, "zahle") == 2
    assert asked(table) == {2: "finish"}
    assert not happened(table, "campaign-counted")


@rule("M19")
def test_the_privilege_belongs_to_the_speaker_alone() -> None:
    table = campaign(position(speaker=2, turn=3), 3, "zahle")
    assert set(asked(table).values()) == {"campaign.vote"}


@rule("M19")
def test_taking_a_swing_district_is_the_action_of_the_speakers_turn() -> None:
    table = campaign(position(), 0, "zahle")
    play(table, "0 finish end")
    assert asked(table) == {1: "action"}


@rule("M19")
def test_without_the_house_rule_the_speaker_needs_a_vote_too() -> None:
    table = campaign(position(house_rules=WITHOUT_PRIVILEGE), 0, "zahle")
    assert asked(table) == dict.fromkeys(range(4), "campaign.vote")


@rule("M19")
def test_the_privilege_is_on_in_the_beginners_game_unless_switched_off() -> None:
    assert "speaker-takes-swing" in RULES.default_house_rules
    assert "speaker-takes-swing" in RULES.house_rules


@rule("M19", "M13")
def test_the_privilege_moves_on_with_the_gavel() -> None:
    table = position(hold={0: "akkar", 1: "saida", 2: "chouf", 3: "beirut-2"}, speaker=0)
    play(table, *(f"{seat} action pass" for seat in range(4)))
    campaign(table, 1, "zahle")
    assert owner(table, "zahle") == 1


def _voted(answers: tuple[str, ...]) -> Table:
    """A campaign of seat 1 for Zahle, voted on in seat order."""
    return vote(campaign(position(turn=1), 1, "zahle"), " ".join(answers))
