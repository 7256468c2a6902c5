"""The action Swap (M17)."""

import pytest

from engine.games.machrou3.state import Effect
from tests.games.machrou3.play import (
    asked,
    bloc,
    dealt,
    happened,
    held,
    options,
    owner,
    pass_until,
    play,
    position,
    refuses,
    rule,
    state_of,
    swap,
    swing_districts,
    why_not,
)


@rule("M17")
def test_two_districts_change_hands_when_the_other_player_consents() -> None:
    table = swap(position(hold={0: "metn", 1: "aley"}), 0, "metn", "aley")
    assert asked(table) == {1: "swap.consent"}
    play(table, "1 swap.consent agree")
    assert (held(table, 0), held(table, 1)) == ({"aley"}, {"metn"})
    assert asked(table) == {0: "finish"}


@rule("M17", "M4")
def test_a_swap_brings_both_blocs_up_to_date() -> None:
    table = swap(position(hold={0: "baabda", 1: "beirut-2"}), 0, "baabda", "beirut-2")
    play(table, "1 swap.consent agree")
    assert (bloc(table, 0), bloc(table, 1)) == (11, 6)


@rule("M17")
@pytest.mark.parametrize("wanted", ["zgharta", "sour", "nabatieh"])
def test_a_district_of_equal_or_lower_influence_may_be_asked_for(wanted: str) -> None:
    table = swap(position(hold={0: "metn", 1: wanted}), 0, "metn", wanted)
    assert asked(table) == {1: "swap.consent"}


@rule("M17")
def test_a_district_of_higher_influence_may_not_be_asked_for() -> None:
    table = play(position(hold={0: "metn", 1: "tripoli aley"}), "0 action swap", "0 swap.give metn")
    assert options(table, 0) == ["aley"]
    assert refuses(table, "0 swap.take tripoli")


@rule("M17")
def test_influence_counts_as_cards_have_changed_it() -> None:
    table = position(hold={0: "metn", 1: "tripoli zgharta"}, ip={"tripoli": 7, "zgharta": 8})
    play(table, "0 action swap", "0 swap.give metn")
    assert options(table, 0) == ["tripoli"]


@rule("M17")
def test_only_districts_for_which_somebody_has_one_of_equal_or_lower_influence_can_be_given() -> None:
    table = play(position(hold={0: "metn sour aley", 1: "jezzine"}), "0 action swap")
    assert options(table, 0) == ["metn", "sour"]


@rule("M17")
def test_swap_is_not_offered_when_nobody_has_a_district_of_equal_or_lower_influence() -> None:
    table = position(hold={0: "aley", 1: "sour", 2: "zahle"})
    assert "swap" not in options(table, 0)
    assert why_not(table, 0, "swap") == "why-nothing-to-swap"


@rule("M17")
def test_neither_swing_districts_nor_own_ones_can_be_asked_for() -> None:
    table = position(hold=dealt(4))
    play(table, "0 action swap", "0 swap.give baalbek")
    offered = set(options(table, 0))
    assert offered
    assert not offered & swing_districts(table)
    assert not offered & held(table, 0)


@rule("M17")
def test_a_district_of_any_player_anywhere_can_be_asked_for() -> None:
    table = play(position(hold={0: "akkar", 1: "aley", 3: "nabatieh"}), "0 action swap", "0 swap.give akkar")
    assert options(table, 0) == ["aley", "nabatieh"]


@rule("M17")
def test_only_the_holder_of_the_wanted_district_is_asked_for_consent() -> None:
    table = swap(position(hold={0: "metn", 1: "tripoli", 2: "aley"}), 0, "metn", "aley")
    assert asked(table) == {2: "swap.consent"}
    assert refuses(table, "1 swap.consent agree")
    assert refuses(table, "0 swap.consent agree")


@rule("M17")
def test_without_consent_nothing_changes_hands() -> None:
    table = swap(position(hold={0: "metn", 1: "aley"}), 0, "metn", "aley")
    play(table, "1 swap.consent refuse")
    assert (held(table, 0), held(table, 1)) == ({"metn"}, {"aley"})


@rule("M17", "M14")
def test_after_a_refusal_the_player_still_has_an_action_but_no_other_swap_this_turn() -> None:
    table = swap(position(hold={0: "metn", 1: "aley", 2: "koura"}), 0, "metn", "aley")
    play(table, "1 swap.consent refuse")
    assert asked(table) == {0: "action"}
    assert "swap" not in options(table, 0)
    assert why_not(table, 0, "swap") == "why-swap-refused"


@rule("M17")
def test_a_refused_player_may_offer_a_swap_again_in_their_next_turn() -> None:
    table = position(hold={0: "metn", 1: "baabda", 2: "beirut-2", 3: "aley chouf"})
    swap(table, 0, "metn", "aley")
    play(table, "3 swap.consent refuse", "0 action pass")
    pass_until(table, 0)
    assert state_of(table).round == 2
    assert "swap" in options(table, 0)


@rule("M17")
def test_a_refusal_does_not_keep_others_from_offering_a_swap() -> None:
    table = swap(position(hold={0: "metn", 1: "zgharta"}), 0, "metn", "zgharta")
    play(table, "1 swap.consent refuse", "0 action pass")
    assert "swap" in options(table, 1)


@rule("M17", "M25")
def test_a_player_with_ten_districts_may_swap() -> None:
    ten = "akkar tripoli miniyeh zgharta koura bcharre batroun jbeil keserwan metn"
    table = swap(position(hold={0: ten, 1: "aley"}), 0, "metn", "aley")
    play(table, "1 swap.consent agree")
    assert len(held(table, 0)) == 10
    assert owner(table, "aley") == 0


@rule("M17", "M26")
def test_a_swap_moves_no_other_card() -> None:
    table = position(hold={0: "metn", 1: "aley"}, objectives={0: "great-bloc", 1: "land-rush"})
    before = state_of(table).copy()
    swap(table, 0, "metn", "aley")
    play(table, "1 swap.consent agree")
    after = state_of(table)
    assert after.objectives == before.objectives
    assert after.characters == before.characters
    assert [event["district"] for event in happened(table, "district-changed")] == ["metn", "aley"]


@rule("M17", "M35")
def test_a_district_of_origin_is_never_part_of_a_swap() -> None:
    table = position(hold={0: "metn baabda", 1: "aley koura"}, origins={0: "baabda", 1: "aley"})
    play(table, "0 action swap")
    assert options(table, 0) == ["metn"]
    play(table, "0 swap.give metn")
    assert options(table, 0) == ["koura"]


@rule("M17", "M40")
def test_a_gagged_player_cannot_swap() -> None:
    table = position(hold={0: "metn", 1: "aley"}, effects=[Effect("gag", 0, 1, 1)])
    assert "swap" not in options(table, 0)
    assert why_not(table, 0, "swap") == "why-gagged"
