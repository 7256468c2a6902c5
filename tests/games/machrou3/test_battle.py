"""The action Battle of Influence (M20-M25)."""

import pytest

from engine.contract import SPECTATOR
from engine.games.machrou3.state import Effect
from engine.table import Table
from tests.games.machrou3.play import (
    asked,
    battle,
    bloc,
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
    vote,
    why_not,
)

TEN = "akkar tripoli miniyeh zgharta koura bcharre batroun jbeil keserwan metn"
NINE = TEN.removesuffix(" metn")


@rule("M20")
def test_a_challenging_district_borders_a_district_of_another_player() -> None:
    table = play(position(hold={0: "baalbek akkar beirut-2", 1: "zahle"}, media=""), "0 action battle")
    assert options(table, 0) == ["baalbek"]


@rule("M20")
def test_a_defending_district_belongs_to_another_player_and_borders_the_challenging_one() -> None:
    table = position(hold={0: "baalbek metn", 1: "zahle beirut-2", 2: "hermel"}, media="")
    play(table, "0 action battle", "0 battle.from baalbek")
    assert options(table, 0) == ["zahle", "hermel"]


@rule("M20")
def test_two_media_stations_connect_districts_without_a_frontier() -> None:
    table = position(hold={0: "sour", 1: "tripoli"}, media="sour tripoli")
    battle(table, 0, "sour", "tripoli")
    (fought,) = happened(table, "battle-decided")
    assert (fought["challenge"], fought["defence"]) == (6, 8)


@rule("M20")
@pytest.mark.parametrize("media", ["sour", "tripoli", ""])
def test_one_media_station_alone_connects_nothing(media: str) -> None:
    table = position(hold={0: "sour", 1: "tripoli"}, media=media)
    assert "battle" not in options(table, 0)
    assert why_not(table, 0, "battle") == "why-nobody-in-reach"


@rule("M20")
def test_a_media_station_of_the_challenger_serves_only_the_district_it_stands_on() -> None:
    table = position(hold={0: "sour zahrani", 1: "tripoli"}, media="sour tripoli")
    play(table, "0 action battle")
    assert options(table, 0) == ["sour"]


@rule("M20")
def test_swing_districts_cannot_be_battled_for() -> None:
    table = position(hold={0: "baalbek"}, media="")
    assert "battle" not in options(table, 0)


@rule("M20")
def test_own_districts_cannot_be_battled_for() -> None:
    table = position(hold={0: "baalbek zahle metn", 1: "keserwan"}, media="")
    play(table, "0 action battle", "0 battle.from baalbek")
    assert options(table, 0) == ["keserwan"]


@rule("M20")
def test_a_player_without_districts_cannot_battle() -> None:
    table = position(hold={1: "akkar"})
    assert "battle" not in options(table, 0)
    assert why_not(table, 0, "battle") == "why-no-district"


@rule("M21")
def test_the_challengers_other_districts_around_the_defending_one_add_their_influence() -> None:
    table = battle(position(hold={0: "baalbek metn aley", 1: "zahle"}, media=""), 0, "baalbek", "zahle")
    assert _totals(table) == (11 + 7 + 4, 10)


@rule("M21")
def test_the_defenders_other_districts_around_the_defending_one_add_their_influence() -> None:
    table = battle(position(hold={0: "baalbek", 1: "zahle metn rashaya"}, media=""), 0, "baalbek", "zahle")
    assert _totals(table) == (11, 10 + 7 + 4)


@rule("M21")
def test_own_districts_that_do_not_reach_the_defending_one_add_nothing() -> None:
    # Hermel and Keserwan border Baalbek, not Zahle; Chouf borders West Bekaa, not Zahle.
    table = position(hold={0: "baalbek hermel keserwan", 1: "zahle chouf beirut-2"}, media="")
    assert _totals(battle(table, 0, "baalbek", "zahle")) == (11, 10)


@rule("M21")
def test_media_stations_link_own_support_to_a_defending_district_with_a_station() -> None:
    table = position(hold={0: "baalbek sour", 1: "zahle tripoli"}, media="zahle sour tripoli")
    assert _totals(battle(table, 0, "baalbek", "zahle")) == (11 + 6, 10 + 8)


@rule("M21")
def test_media_stations_link_nothing_to_a_defending_district_without_one() -> None:
    table = position(hold={0: "baalbek sour", 1: "zahle tripoli"}, media="baalbek sour tripoli")
    assert _totals(battle(table, 0, "baalbek", "zahle")) == (11, 10)


@rule("M21")
def test_the_challenging_district_counts_once_even_if_it_has_a_frontier_and_a_station() -> None:
    table = position(hold={0: "baalbek", 1: "zahle"}, media="baalbek zahle")
    assert _totals(battle(table, 0, "baalbek", "zahle")) == (11, 10)


@rule("M22")
def test_players_with_a_connected_district_are_asked_from_the_challengers_left() -> None:
    hold = {3: "baalbek", 1: "zahle", 0: "metn", 2: "aley", 4: "rashaya"}
    table = battle(position(5, hold=hold, media="", speaker=3), 3, "baalbek", "zahle")
    order = []
    while "battle.support" in asked(table).values():
        (seat,) = asked(table)
        order.append(seat)
        play(table, f"{seat} battle.support neutral")
    assert order == [4, 0, 2]


@rule("M22")
def test_players_without_a_connected_district_are_not_asked() -> None:
    hold = {0: "baalbek", 1: "zahle", 2: "hermel beirut-2", 3: "tripoli"}
    table = battle(position(hold=hold, media="tripoli baalbek"), 0, "baalbek", "zahle")
    assert asked(table) == {0: "finish"}


@rule("M22")
def test_a_media_station_connects_a_helper_to_the_defending_district() -> None:
    hold = {0: "baalbek", 1: "zahle", 2: "tripoli"}
    table = battle(position(hold=hold, media="tripoli zahle"), 0, "baalbek", "zahle")
    assert asked(table) == {2: "battle.support"}


@rule("M22")
def test_a_helper_backs_a_side_with_all_connected_districts_and_no_others() -> None:
    hold = {0: "baalbek", 1: "zahle", 2: "metn aley beirut-2 sour"}
    table = battle(position(hold=hold, media="sour zahle"), 0, "baalbek", "zahle")
    play(table, "2 battle.support defender", "1 battle.help accept")
    assert _totals(table) == (11, 10 + 7 + 4 + 6)


@rule("M22")
def test_a_helper_may_back_the_challenger() -> None:
    table = battle(position(hold={0: "metn", 1: "zahle", 2: "aley"}, media=""), 0, "metn", "zahle")
    play(table, "2 battle.support challenger")
    assert asked(table) == {0: "battle.help"}
    play(table, "0 battle.help accept")
    assert _totals(table) == (7 + 4, 10)
    assert owner(table, "zahle") == 0
    assert owner(table, "aley") == 2


@rule("M22")
def test_a_neutral_player_adds_to_neither_side() -> None:
    table = battle(position(hold={0: "baalbek", 1: "zahle", 2: "aley"}, media=""), 0, "baalbek", "zahle")
    play(table, "2 battle.support neutral")
    assert _totals(table) == (11, 10)


@rule("M22")
def test_the_side_that_is_offered_help_may_refuse_it() -> None:
    table = battle(position(hold={0: "baalbek", 1: "zahle", 2: "aley"}, media=""), 0, "baalbek", "zahle")
    play(table, "2 battle.support defender")
    assert asked(table) == {1: "battle.help"}
    play(table, "1 battle.help refuse")
    assert _totals(table) == (11, 10)


@rule("M22")
def test_a_refused_helper_does_not_get_to_back_the_other_side() -> None:
    table = battle(position(hold={0: "metn", 1: "zahle", 2: "aley"}, media=""), 0, "metn", "zahle")
    play(table, "2 battle.support challenger", "0 battle.help refuse")
    assert asked(table) == {0: "finish"}
    assert _totals(table) == (7, 10)


@rule("M22")
def test_nobody_supports_both_sides() -> None:
    table = battle(position(hold={0: "metn", 1: "zahle", 2: "aley"}, media=""), 0, "metn", "zahle")
    assert refuses(table, "2 battle.support challenger+defender")
    play(table, "2 battle.support challenger", "0 battle.help accept")
    assert refuses(table, "2 battle.support defender")


@rule("M22")
def test_challenger_and_defender_cannot_intervene_in_their_own_battle() -> None:
    hold = {0: "baalbek metn", 1: "zahle rashaya", 2: "aley"}
    table = battle(position(hold=hold, media=""), 0, "baalbek", "zahle")
    assert asked(table) == {2: "battle.support"}
    assert refuses(table, "0 battle.support challenger")
    assert refuses(table, "1 battle.support defender")


@rule("M22")
def test_support_that_was_given_stays_until_the_battle_is_decided() -> None:
    hold = {0: "metn", 1: "zahle", 2: "aley", 3: "rashaya"}
    table = battle(position(hold=hold, media=""), 0, "metn", "zahle")
    play(table, "2 battle.support challenger", "0 battle.help accept")
    assert asked(table) == {3: "battle.support"}
    play(table, "3 battle.support neutral")
    assert _totals(table) == (11, 10)


@rule("M22")
def test_support_that_was_accepted_cannot_be_undone() -> None:
    hold = {0: "metn", 1: "zahle", 2: "aley", 3: "rashaya"}
    table = battle(position(hold=hold, media=""), 0, "metn", "zahle")
    play(table, "2 battle.support challenger", "0 battle.help accept")
    assert not any(table.can_undo(seat) for seat in range(4))


@rule("M22")
def test_support_that_was_offered_cannot_be_withdrawn() -> None:
    table = battle(position(hold={0: "metn", 1: "zahle", 2: "aley"}, media=""), 0, "metn", "zahle")
    play(table, "2 battle.support challenger")
    assert not table.can_undo(2)


@rule("M22")
def test_several_players_may_back_different_sides() -> None:
    hold = {0: "baalbek", 1: "zahle", 2: "aley", 3: "metn", 4: "rashaya"}
    table = battle(position(5, hold=hold, media=""), 0, "baalbek", "zahle")
    play(table, "2 battle.support challenger", "0 battle.help accept")
    play(table, "3 battle.support defender", "1 battle.help accept")
    play(table, "4 battle.support challenger", "0 battle.help accept")
    assert _totals(table) == (11 + 4 + 4, 10 + 7)


@rule("M22")
def test_everybody_hears_how_the_totals_stand_after_each_support() -> None:
    table = battle(position(hold={0: "metn", 1: "zahle", 2: "aley"}, media=""), 0, "metn", "zahle")
    play(table, "2 battle.support challenger", "0 battle.help accept")
    (declared,) = happened(table, "battle-declared")
    (given,) = happened(table, "support-given")
    assert (declared["challenge"], declared["defence"]) == (7, 10)
    assert (given["challenge"], given["defence"]) == (11, 10)


@rule("M22")
def test_everybody_hears_who_stays_neutral_who_offers_help_and_whose_help_is_refused() -> None:
    hold = {0: "metn", 1: "zahle", 2: "aley", 3: "rashaya"}
    table = battle(position(hold=hold, media=""), 0, "metn", "zahle")
    play(table, "2 battle.support neutral", "3 battle.support defender", "1 battle.help refuse")
    for seat in (SPECTATOR, 0, 1, 2, 3):
        heard = {event.kind: event.data for event in table.events(seat)}
        assert heard["stayed-neutral"] == {"seat": 2}
        assert heard["support-offered"] == {"seat": 3, "side": "defender"}
        assert heard["support-refused"] == {"seat": 3, "side": "defender"}
        assert "support-given" not in heard


@rule("M23")
def test_the_challenger_with_the_higher_total_takes_the_district() -> None:
    table = battle(position(hold={0: "baalbek", 1: "zahle"}, media=""), 0, "baalbek", "zahle")
    assert held(table, 0) == {"baalbek", "zahle"}
    assert held(table, 1) == set()


@rule("M23")
def test_equal_totals_go_to_the_challenger() -> None:
    table = battle(position(hold={0: "zgharta", 1: "bcharre"}, media=""), 0, "zgharta", "bcharre")
    assert _totals(table) == (7, 7)
    assert owner(table, "bcharre") == 0


@rule("M23")
def test_a_challenger_with_one_point_less_loses_the_challenging_district_to_nobody() -> None:
    table = battle(position(hold={0: "sour", 1: "bint-jbeil"}, media=""), 0, "sour", "bint-jbeil")
    assert _totals(table) == (6, 7)
    assert (owner(table, "sour"), owner(table, "bint-jbeil")) == (-1, 1)


@rule("M23")
def test_a_challenger_who_loses_loses_only_the_challenging_district() -> None:
    hold = {0: "sour nabatieh", 1: "bint-jbeil marjayoun"}
    table = battle(position(hold=hold, media=""), 0, "nabatieh", "bint-jbeil")
    assert held(table, 0) == {"sour"}


@rule("M14", "M23")
@pytest.mark.parametrize(
    "lines", [["2 battle.support neutral"], ["2 battle.support challenger", "0 battle.help refuse"]]
)
def test_a_battle_that_is_decided_cannot_be_undone(lines: list[str]) -> None:
    table = battle(position(hold={0: "metn", 1: "zahle", 2: "aley"}, media=""), 0, "metn", "zahle")
    play(table, *lines)
    assert owner(table, "metn") == -1
    assert not any(table.can_undo(seat) for seat in range(4))


@rule("M23")
def test_helpers_lose_and_win_nothing() -> None:
    hold = {0: "metn", 1: "zahle", 2: "aley", 3: "baabda"}
    table = battle(position(hold=hold, media=""), 0, "metn", "zahle")
    play(table, "2 battle.support challenger", "0 battle.help accept")
    play(table, "3 battle.support defender", "1 battle.help accept")
    assert (held(table, 2), held(table, 3)) == ({"aley"}, {"baabda"})


@rule("M23", "M4")
def test_a_lost_challenging_district_takes_its_seats_out_of_the_bloc() -> None:
    table = position(hold={0: "metn", 1: "baabda"}, media="")
    assert bloc(table, 0) == 8
    battle(table, 0, "metn", "baabda")
    assert bloc(table, 0) == 0


@rule("M23")
def test_a_battle_is_the_action_of_the_turn() -> None:
    table = battle(position(hold={0: "baalbek", 1: "zahle"}, media=""), 0, "baalbek", "zahle")
    assert asked(table) == {0: "finish"}
    play(table, "0 finish end")
    assert asked(table) == {1: "action"}


@rule("M24")
def test_baalbek_fails_at_zahle_with_28_against_36_and_becomes_swing() -> None:
    table = position(hold=dealt(4), speaker=0)
    battle(table, 0, "baalbek", "zahle")
    (declared,) = happened(table, "battle-declared")
    assert (declared["challenge"], declared["defence"]) == (11 + 7 + 4 + 6, 10 + 6)
    # Yellow backs the Defender with Baabda and Tripoli; Green could intervene from Jbeil and stays neutral.
    play(table, "1 battle.support defender", "2 battle.help accept", "3 battle.support neutral")
    assert _totals(table) == (28, 36)
    assert owner(table, "baalbek") == -1
    assert owner(table, "zahle") == 2


@rule("M24")
def test_without_yellow_baalbek_would_have_taken_zahle() -> None:
    table = battle(position(hold=dealt(4), speaker=0), 0, "baalbek", "zahle")
    play(table, "1 battle.support defender", "2 battle.help refuse", "3 battle.support neutral")
    assert _totals(table) == (28, 16)
    assert owner(table, "zahle") == 0


@rule("M25")
def test_a_player_with_ten_districts_is_offered_neither_campaign_nor_battle() -> None:
    table = position(hold={0: TEN, 1: "baabda"})
    assert not {"campaign", "battle"} & set(options(table, 0))
    assert why_not(table, 0, "campaign") == "why-ten-districts"
    assert why_not(table, 0, "battle") == "why-ten-districts"
    assert refuses(table, "0 action campaign")
    assert refuses(table, "0 action battle")


@rule("M25")
def test_a_player_with_nine_districts_may_take_the_tenth_by_battle() -> None:
    table = battle(position(hold={0: NINE, 1: "metn"}), 0, "keserwan", "metn")
    assert len(held(table, 0)) == 10


@rule("M25")
def test_a_player_with_nine_districts_may_take_the_tenth_by_campaign() -> None:
    table = vote(campaign(position(hold={1: NINE}, turn=1), 1, "metn"), "with with with with")
    assert len(held(table, 1)) == 10


@rule("M25")
def test_a_player_with_ten_districts_can_still_be_challenged_and_help_others() -> None:
    table = position(hold={0: "baabda", 1: TEN, 2: "zahle"}, media="")
    play(table, "0 action battle", "0 battle.from baabda")
    assert options(table, 0) == ["metn", "zahle"]
    play(table, "0 battle.at zahle")
    assert asked(table) == {1: "battle.support"}


@rule("M23", "M35")
def test_a_district_of_origin_that_loses_as_challenger_does_not_become_swing() -> None:
    table = position(hold={0: "sour", 1: "bint-jbeil"}, media="", origins={0: "sour"})
    battle(table, 0, "sour", "bint-jbeil")
    assert owner(table, "sour") == 0


@rule("M20", "M40")
def test_a_gagged_player_may_neither_battle_nor_campaign() -> None:
    table = position(hold={0: "baalbek", 1: "zahle"}, effects=[Effect("gag", 0, 1, 1)])
    assert not {"battle", "campaign"} & set(options(table, 0))


@rule("M21", "M22")
def test_influence_in_a_battle_counts_as_cards_have_changed_it() -> None:
    changed = {"baalbek": 3, "zahle": 1, "metn": 20, "aley": 2}
    hold = {0: "baalbek metn", 1: "zahle", 2: "aley"}
    table = battle(position(hold=hold, media="", ip=changed), 0, "baalbek", "zahle")
    play(table, "2 battle.support defender", "1 battle.help accept")
    assert _totals(table) == (23, 3)


def _totals(table: Table) -> tuple[object, object]:
    """Challenge and defence of the only battle that was decided."""
    (fought,) = happened(table, "battle-decided")
    return fought["challenge"], fought["defence"]
