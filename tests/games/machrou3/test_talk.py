"""What can be said in Machrou3 Ra2is, and what the facts make of it (M18, M20, M22, M30)."""

import pytest

from engine.contract import EVERYBODY, SPECTATOR
from engine.games import GAMES
from engine.ledger import ledger, record
from engine.saves import dump, parse
from engine.table import Table, replay
from engine.talk import Phrase, menu
from tests.games.machrou3.play import (
    RULES,
    battle,
    campaign,
    dealt,
    election,
    happened,
    identify,
    new_game,
    pass_turn,
    play,
    position,
    refuses,
    rule,
    stand,
    state_of,
    vote,
)


def verdicts(table: Table) -> list[str]:
    """What has become of all promises and claims, in the order they were made."""
    return [entry.verdict.status for entry in record(table.rules, table.view(SPECTATOR))]


def sayable(table: Table, seat: int) -> dict[Phrase, tuple[str, ...]]:
    return {line.phrase: line.reasons for line in menu(table.rules, table.view(seat))}


def contested() -> Table:
    """Seat 0 challenges Zahle of seat 1 from Baalbek; seats 2 and 3 could step in."""
    table = position(hold={0: "baalbek", 1: "zahle", 2: "metn", 3: "baabda"})
    return battle(table, 0, "baalbek", "zahle")


def test_nothing_is_said_before_everybody_knows_their_part() -> None:
    table = new_game()
    assert not sayable(table, 0)
    assert sayable(identify(table), 0)


def test_an_onlooker_says_nothing() -> None:
    table = position(hold=dealt())
    assert not sayable(table, SPECTATOR)
    assert refuses(table, "-1 talk claim/-/side:reformist/-/-")


@pytest.mark.parametrize(
    "line",
    [
        "1 talk claim/-/side:martian/-/-",
        "1 talk promise/1/peace/-/-",
        "1 talk promise/9/peace/-/-",
        "1 talk promise/0/vote:with/-/-",
        "1 talk promise/0/peace/attacked-me:seat-0/-",
        "1 talk accept/0/peace/-/0",
        "1 talk promise/0/peace/-",
        "1 talk shout/0/peace/-/-",
    ],
)
def test_what_makes_no_sense_now_cannot_be_said(line: str) -> None:
    assert refuses(position(hold=dealt()), line)


def test_a_statement_is_heard_by_everybody() -> None:
    table = play(position(hold=dealt()), "2 talk promise/0/peace/-/-")
    assert happened(table, "said") == [
        {"number": 0, "seat": 2, "act": "promise", "target": 0, "content": "peace", "because": "", "refs": -1}
    ]
    assert all(table.view(seat).talk == table.view(SPECTATOR).talk for seat in range(4))


@rule("M18")
@pytest.mark.parametrize(("answers", "status"), [("with with", "kept"), ("with against", "unverifiable")])
def test_a_promised_vote_can_be_judged_only_if_all_cards_are_alike(answers: str, status: str) -> None:
    table = campaign(position(hold={0: "akkar"}, house_rules=frozenset()), 0, "zahle")
    play(table, "1 talk promise/0/vote:with/-/-")
    assert verdicts(table) == ["open"]
    assert verdicts(vote(table, f"with {answers} with")) == [status]


@rule("M18")
def test_nobody_can_claim_what_the_counts_disprove() -> None:
    table = campaign(position(hold={0: "akkar"}, house_rules=frozenset()), 0, "zahle")
    vote(table, "with with with with")
    assert Phrase("claim", EVERYBODY, "voted:with") in sayable(table, 1)
    assert Phrase("claim", EVERYBODY, "voted:against") not in sayable(table, 1)


@rule("M18")
def test_talk_during_a_ballot_does_not_depend_on_who_has_voted() -> None:
    table = campaign(position(hold={0: "akkar"}, house_rules=frozenset()), 0, "zahle")
    before = sayable(table, 2)
    play(table, "1 campaign.vote with")
    assert sayable(table, 2) == before


@rule("M20")
def test_a_promise_of_peace_is_broken_by_a_challenge_within_the_round() -> None:
    table = position(hold={0: "baalbek", 1: "zahle"})
    play(table, "0 talk promise/1/peace/-/-")
    assert verdicts(battle(table, 0, "baalbek", "zahle")) == ["broken"]


@rule("M20")
def test_a_promise_of_peace_is_kept_once_everybody_has_had_a_turn() -> None:
    table = position(hold={0: "baalbek", 1: "zahle"})
    play(table, "0 talk promise/1/peace/-/-")
    for _ in range(3):
        pass_turn(table)
        assert verdicts(table) == ["open"]
    assert verdicts(pass_turn(table)) == ["kept"]


@rule("M22")
@pytest.mark.parametrize(("side", "status"), [("challenger", "kept"), ("neutral", "broken"), ("defender", "broken")])
def test_promised_support_is_judged_by_what_the_helper_does(side: str, status: str) -> None:
    table = play(contested(), "2 talk promise/0/support/-/-")
    assert verdicts(table) == ["open"]
    assert verdicts(play(table, f"2 battle.support {side}")) == [status]


@rule("M22")
def test_support_that_is_turned_down_was_still_offered() -> None:
    table = play(contested(), "2 talk promise/0/support/-/-", "2 battle.support challenger", "0 battle.help refuse")
    assert verdicts(table) == ["kept"]


def test_accepting_a_request_is_a_promise_to_who_asked() -> None:
    table = play(contested(), "0 talk request/2/support/-/-", "2 talk accept/0/support/-/0")
    (entry,) = ledger(table.rules, table.view(0))
    assert (entry.pledge.speaker, entry.pledge.target, entry.pledge.content) == (2, 0, "support")


def test_accepting_an_offer_binds_both_sides() -> None:
    table = position(hold={0: "baalbek", 1: "zahle"})
    play(table, "1 talk offer/0/peace=peace/-/-", "0 talk accept/1/peace=peace/-/0")
    pledges = [entry.pledge for entry in ledger(table.rules, table.view(2))]
    assert [(pledge.speaker, pledge.target) for pledge in pledges] == [(1, 0), (0, 1)]
    assert verdicts(battle(table, 0, "baalbek", "zahle")) == ["open", "broken"]


def test_a_request_is_answered_once_and_only_by_whom_it_was_made_to() -> None:
    table = play(contested(), "0 talk request/2/support/-/-")
    assert refuses(table, "3 talk accept/0/support/-/0")
    play(table, "2 talk reject/0/support/-/0")
    assert refuses(table, "2 talk accept/0/support/-/0")


def test_a_request_lapses_with_what_it_asked_for() -> None:
    table = play(contested(), "0 talk request/2/support/-/-", "2 battle.support neutral")
    assert refuses(table, "2 talk accept/0/support/-/0")


def test_a_broken_promise_can_be_reproached_and_explained_but_not_denied() -> None:
    table = play(contested(), "2 talk promise/0/support/-/-", "2 battle.support defender", "1 battle.help accept")
    play(table, "0 talk accuse/2/broke/opposed-me:seat-2/0")
    answers = [phrase for phrase in sayable(table, 2) if phrase.refs == 1]
    assert {(phrase.act, phrase.content) for phrase in answers} == {("claim", "excuse")}


@rule("M30")
@pytest.mark.parametrize(("choice", "status"), [("seat-0", "kept"), ("seat-1", "broken")])
def test_a_promised_vote_for_president_is_judged_when_hands_are_opened(choice: str, status: str) -> None:
    table = election(hold=dealt(), corrupt=(3,))
    stand(table, 0, 1)
    play(table, "2 talk promise/0/president:seat-0/-/-")
    for seat in sorted(table.asked()):
        play(table, f"{seat} president {choice if seat == 2 else 'seat-1'}")
    assert verdicts(table) == [status]


@rule("M31")
def test_claims_about_sides_are_judged_when_the_masks_come_off() -> None:
    table = election(hold=dealt(), corrupt=(3,))
    play(table, "3 talk claim/-/side:reformist/-/-", "0 talk estimate/-/corrupt:seat-3/-/-")
    play(table, "1 talk accuse/2/corrupt/-/-")
    stand(table, 0)
    assert verdicts(table) == ["open", "open", "open"]
    for seat in sorted(table.asked()):
        play(table, f"{seat} president seat-0")
    assert verdicts(table) == ["false", "true", "false"]


def test_only_what_is_true_now_can_be_given_as_a_reason() -> None:
    table = play(contested(), "2 battle.support challenger", "0 battle.help accept")
    told = sayable(table, 1)[Phrase("accuse", 0, "corrupt")]
    assert "attacked-me:seat-0" in told
    assert "helped-me:seat-2" in sayable(table, 0)[Phrase("promise", 2, "peace")]
    assert not any(reason.startswith("attacked-me") for reason in sayable(table, 3)[Phrase("accuse", 0, "corrupt")])


def test_undo_keeps_what_others_have_said_meanwhile() -> None:
    table = play(position(hold=dealt()), "0 action battle", "1 talk claim/-/side:reformist/-/-")
    assert table.can_undo(0)
    table.undo(0)
    assert [said.speaker for said in state_of(table).talk] == [1]
    assert [str(move) for move in table.moves] == ["1 talk claim/-/side:reformist/-/-"]
    assert len(happened(table, "said")) == 1
    assert table.redo(0)
    assert replay(table.rules, table.setup, table.seed, table.seats, table.moves).same_state(state_of(table))


def test_own_words_cannot_be_taken_back() -> None:
    table = play(position(hold=dealt()), "0 talk claim/-/side:reformist/-/-")
    assert not table.can_undo(0)
    assert not table.undo(0)


def test_a_saved_game_remembers_what_was_said() -> None:
    table = identify(new_game())
    play(table, "1 talk claim/-/side:reformist/-/-", "2 talk estimate/-/corrupt:seat-1/-/-")
    again = parse(dump(table), GAMES)
    assert again.same_state(state_of(table))
    assert record(RULES, again.view(0)) == record(RULES, table.view(0))
