"""Exceptional Powers: each does what its card says (M27, M40). Amounts are taken from the content."""

from typing import Any

import pytest

from engine.contract import SPECTATOR
from engine.games.machrou3.content import OBJECTIVE, POWER, POWERS
from engine.games.machrou3.state import Secret
from engine.table import Table
from tests.games.machrou3.play import (
    MET,
    PLENTY,
    asked,
    battle,
    bloc,
    campaign,
    dealt,
    happened,
    held,
    ip,
    leader,
    neighbours,
    options,
    owner,
    pass_round,
    pass_turn,
    pass_until,
    play,
    position,
    ready,
    refuses,
    rule,
    state_of,
    stations,
    swing_districts,
    vote,
    why_not,
)
from tests.games.machrou3.test_board import FACTS

TEN = "akkar tripoli miniyeh zgharta koura bcharre batroun jbeil keserwan metn"


def draw(power: str, *picks: str, seat: int = 0, players: int = 4, **wanted: Any) -> Table:
    """Let a seat declare, draw this power and make these picks."""
    table = play(ready(power, seat, players, **wanted), f"{seat} action declare")
    return play(table, *(f"{seat} power.{POWER[power].effect} {pick}" for pick in picks))


def is_idle(table: Table, power: str) -> bool:
    """Whether the power found nothing to work on, and the turn goes on."""
    idle = [event["power"] for event in happened(table, "power-idle")] == [power]
    return idle and asked(table) == {0: "action"}


@rule("M27")
def test_the_box_holds_27_different_powers() -> None:
    assert len({power.id for power in POWERS}) == len(POWERS) == 27


@rule("M27")
@pytest.mark.parametrize("power", [power.id for power in POWERS])
def test_every_power_is_applied_at_once_and_then_lies_on_the_discards(power: str) -> None:
    table = play(ready(power, hold=dealt(4), objectives={0: MET, 1: "great-bloc"}), "0 action declare")
    while asked(table) != {0: "action"}:
        ((seat, decision),) = table.asked().items()
        assert decision.topic == f"power.{POWER[power].effect}"
        play(table, f"{seat} {decision.topic} {decision.allowed()[-2 if POWER[power].declinable else 0]}")
    assert [event["power"] for event in happened(table, "power-used")] == [power]
    assert state_of(table).power_discards == (power,)
    assert len(state_of(table).power_pile) == 26


@rule("M27")
@pytest.mark.parametrize("power", [power.id for power in POWERS if power.declinable])
def test_a_declined_power_changes_nothing(power: str) -> None:
    table = play(ready(power, hold=dealt(4)), "0 action declare")
    before = state_of(table).copy()
    play(table, f"0 power.{POWER[power].effect} decline")
    after = state_of(table)
    assert (after.owner, after.ip, after.borders, after.media) == (
        before.owner,
        before.ip,
        before.borders,
        before.media,
    )
    assert after.effects == ()
    assert asked(table) == {0: "action"}


@rule("M27")
@pytest.mark.parametrize("power", [power.id for power in POWERS if not power.declinable])
def test_a_power_that_does_not_offer_it_cannot_be_declined(power: str) -> None:
    table = play(ready(power, hold=dealt(4), objectives={0: MET, 1: "great-bloc"}), "0 action declare")
    assert "decline" not in options(table, 0)
    assert refuses(table, f"0 power.{POWER[power].effect} decline")


@rule("M27")
@pytest.mark.parametrize("power", ["land-registry", "moving-mast", "landslide"])
def test_a_power_can_be_declined_only_before_its_first_choice(power: str) -> None:
    table = play(ready(power, hold=dealt(4)), "0 action declare")
    play(table, f"0 power.{POWER[power].effect} {options(table, 0)[0]}")
    assert "decline" not in options(table, 0)


@rule("M27")
def test_only_the_drawer_chooses_for_a_power() -> None:
    table = draw("decree")
    assert asked(table) == {0: "power.take-swing"}
    assert all(refuses(table, f"{seat} power.take-swing zahle") for seat in (1, 2, 3))


@rule("M27", "M40")
def test_decree_takes_any_swing_district_without_a_vote() -> None:
    table = draw("decree", hold=dealt(4))
    before = bloc(table, 0)
    assert set(options(table, 0)) == swing_districts(table)
    play(table, "0 power.take-swing beirut-1")
    assert owner(table, "beirut-1") == 0
    assert bloc(table, 0) == before + 8


@rule("M27", "M18")
def test_decree_is_not_a_campaign() -> None:
    assert state_of(draw("decree", "zahle")).campaigns_won == (0, 0, 0, 0)


@rule("M27", "M25")
def test_decree_has_no_effect_for_a_player_with_ten_districts() -> None:
    table = draw("decree", hold={0: TEN})
    assert is_idle(table, "decree")
    assert len(held(table, 0)) == 10


@rule("M27")
def test_decree_has_no_effect_when_no_district_is_swing() -> None:
    names = list(FACTS)
    quarters = {seat: " ".join(names[seat * 7 : seat * 7 + 7]) for seat in range(4)}
    assert is_idle(draw("decree", hold=quarters), "decree")


@rule("M27", "M40")
def test_defection_takes_a_weak_neighbouring_district_of_another_player() -> None:
    # Next to Zahle: Aley 4 and Rashaya 4 are weak, Metn 7 is not; Akkar 5 is weak but far.
    hold = {0: "zahle", 1: "metn aley akkar", 2: "rashaya"}
    table = draw("defection", hold=hold, media="zahle akkar")
    assert options(table, 0) == ["aley", "rashaya"]
    play(table, "0 power.take-neighbour aley")
    assert owner(table, "aley") == 0
    assert held(table, 1) == {"metn", "akkar"}


@rule("M27")
def test_defection_reaches_a_district_of_exactly_its_ceiling_and_none_above() -> None:
    ceiling = POWER["defection"].ceiling
    changed = {"aley": ceiling, "rashaya": ceiling + 1}
    table = draw("defection", hold={0: "zahle", 1: "aley rashaya"}, ip=changed)
    assert options(table, 0) == ["aley"]


@rule("M27", "M25")
def test_defection_has_no_effect_for_a_player_with_ten_districts() -> None:
    hold = {0: TEN.replace("metn", "zahle"), 1: "aley rashaya"}
    assert is_idle(draw("defection", hold=hold), "defection")


@rule("M27")
def test_defection_has_no_effect_on_swing_or_distant_districts() -> None:
    assert is_idle(draw("defection", hold={0: "zahle", 1: "akkar hasbaya"}), "defection")


@rule("M27", "M35")
@pytest.mark.parametrize(("power", "reaches"), [("defection", True), ("recount", True), ("vacant-chair", False)])
def test_a_power_takes_a_district_of_origin_only_if_it_says_so(power: str, reaches: bool) -> None:
    table = draw(power, hold={0: "zahle", 1: "aley rashaya"}, origins={1: "aley"})
    assert options(table, 0) == (["aley", "rashaya"] if reaches else ["rashaya"])


@rule("M27", "M40")
@pytest.mark.parametrize("power", ["vacant-chair", "recount"])
def test_a_vacated_district_of_another_player_becomes_swing(power: str) -> None:
    table = draw(power, "nabatieh", hold=dealt(4))
    assert owner(table, "nabatieh") == -1
    assert "nabatieh" in swing_districts(table)


@rule("M27", "M8")
@pytest.mark.parametrize("power", ["vacant-chair", "recount"])
def test_any_district_of_others_up_to_the_ceiling_can_be_vacated(power: str) -> None:
    table = draw(power, hold=dealt(4))
    others = [name for seat in (1, 2, 3) for name in dealt(4)[seat].split()]
    weak = {name for name in others if FACTS[name][0] <= POWER[power].ceiling}
    assert set(options(table, 0)) == weak
    assert weak != set(others)


@rule("M27")
@pytest.mark.parametrize("power", ["vacant-chair", "recount"])
def test_vacating_has_no_effect_when_nobody_else_has_a_weak_district(power: str) -> None:
    assert is_idle(draw(power, hold={0: "akkar", 1: "baabda chouf"}), power)


@rule("M27", "M3")
@pytest.mark.parametrize("power", ["public-works", "pension-scheme"])
def test_strengthening_adds_influence_to_an_own_district(power: str) -> None:
    table = draw(power, hold={0: "aley koura", 1: "bcharre"})
    assert options(table, 0) == ["koura", "aley"]
    play(table, "0 power.strengthen aley")
    assert ip(table, "aley") == 4 + POWER[power].amount
    assert ip(table, "koura") == 4


@rule("M27", "M3")
def test_strengthening_turns_a_group_at_once() -> None:
    # Aley 4 + 3 ties with Chouf at 7, and beats it at 6.
    amount = POWER["public-works"].amount
    tied = draw("public-works", "aley", hold={0: "aley", 1: "chouf"}, ip={"chouf": 4 + amount})
    assert leader(tied, "mount-lebanon-4") == -1
    ahead = draw("public-works", "aley", hold={0: "aley", 1: "chouf"}, ip={"chouf": 3 + amount})
    assert leader(ahead, "mount-lebanon-4") == 0
    assert (bloc(ahead, 0), bloc(ahead, 1)) == (13, 0)


@rule("M27")
@pytest.mark.parametrize("power", ["public-works", "pension-scheme", "bastion", "family-visits", "new-antenna"])
def test_a_power_for_own_districts_has_no_effect_without_one(power: str) -> None:
    assert is_idle(draw(power, hold={1: "akkar"}), power)


@rule("M27")
def test_added_influence_stays_with_the_district_when_it_changes_hands() -> None:
    table = draw("pension-scheme", "aley", hold={0: "aley", 1: "koura"})
    play(table, "0 action swap", "0 swap.give aley", "0 swap.take koura", "1 swap.consent agree")
    assert owner(table, "aley") == 1
    assert ip(table, "aley") == 4 + POWER["pension-scheme"].amount


@rule("M27", "M3")
def test_scandal_takes_influence_from_a_district_of_another_player() -> None:
    table = draw("scandal", hold={0: "zgharta", 1: "bcharre chouf"})
    assert options(table, 0) == ["bcharre", "chouf"]
    play(table, "0 power.weaken bcharre")
    assert ip(table, "bcharre") == 7 - POWER["scandal"].amount
    assert leader(table, "north-3") == 0


@rule("M27")
def test_scandal_leaves_a_district_at_least_one_point() -> None:
    table = draw("scandal", "nabatieh", hold={1: "nabatieh"}, ip={"nabatieh": 2})
    assert ip(table, "nabatieh") == 1


@rule("M27")
def test_scandal_has_no_effect_when_nobody_else_holds_a_district() -> None:
    assert is_idle(draw("scandal", hold={0: "akkar"}), "scandal")


@rule("M27")
def test_family_visits_strengthen_every_own_district_of_one_governorate() -> None:
    table = draw("family-visits", hold={0: "zahle rashaya akkar", 1: "baalbek"})
    assert set(options(table, 0)) == {"bekaa", "north"}
    play(table, "0 power.strengthen-province bekaa")
    amount = POWER["family-visits"].amount
    assert [ip(table, name) for name in ("zahle", "rashaya")] == [10 + amount, 4 + amount]
    assert [ip(table, name) for name in ("akkar", "baalbek", "hermel")] == [5, 11, 5]


@rule("M27")
def test_redrawn_lines_move_influence_across_a_frontier() -> None:
    table = draw("redrawn-lines", hold={0: "zahle sour", 1: "metn akkar"})
    assert options(table, 0) == ["zahle"]
    play(table, "0 power.shift zahle")
    assert options(table, 0) == ["metn"]
    play(table, "0 power.shift metn")
    amount = POWER["redrawn-lines"].amount
    assert (ip(table, "zahle"), ip(table, "metn")) == (10 + amount, 7 - amount)


@rule("M27")
def test_redrawn_lines_take_only_from_districts_that_have_more_to_spare() -> None:
    amount = POWER["redrawn-lines"].amount
    changed = {"metn": amount + 1, "aley": amount}
    table = draw("redrawn-lines", "zahle", hold={0: "zahle", 1: "metn aley"}, ip=changed)
    assert options(table, 0) == ["metn"]
    play(table, "0 power.shift metn")
    assert ip(table, "metn") == 1


@rule("M27")
def test_redrawn_lines_have_no_effect_without_a_neighbour_to_take_from() -> None:
    assert is_idle(draw("redrawn-lines", hold={0: "zahle metn", 1: "akkar"}), "redrawn-lines")


@rule("M27", "M40")
def test_land_registry_swaps_without_consent_for_a_district_of_a_little_more_influence() -> None:
    limit = 7 + POWER["land-registry"].amount
    changed = {"tripoli": limit, "keserwan": limit + 1}
    table = draw("land-registry", "metn", hold={0: "metn", 1: "tripoli", 2: "keserwan aley"}, ip=changed)
    assert options(table, 0) == ["tripoli", "aley"]
    play(table, "0 power.force-swap tripoli")
    assert (owner(table, "tripoli"), owner(table, "metn")) == (0, 1)
    assert asked(table) == {0: "action"}


@rule("M27")
def test_land_registry_offers_only_districts_that_find_a_partner() -> None:
    table = draw("land-registry", hold={0: "nabatieh metn", 1: "tripoli"})
    assert options(table, 0) == ["metn", "decline"]


@rule("M27", "M25")
def test_land_registry_works_for_players_with_ten_districts() -> None:
    table = draw("land-registry", "metn", "aley", hold={0: TEN, 1: "aley"})
    assert len(held(table, 0)) == 10
    assert held(table, 1) == {"metn"}


@rule("M27")
def test_land_registry_has_no_effect_when_all_others_are_too_strong() -> None:
    assert is_idle(draw("land-registry", hold={0: "nabatieh", 1: "baabda"}), "land-registry")


@rule("M27", "M20")
def test_new_antenna_places_a_station_on_an_own_district_that_has_none() -> None:
    table = draw("new-antenna", hold={0: "akkar sour", 1: "tripoli"}, media="sour tripoli")
    assert options(table, 0) == ["akkar"]
    play(table, "0 power.add-station akkar")
    assert stations(table) == {"sour", "tripoli", "akkar"}
    play(table, "0 action battle")
    assert "akkar" in options(table, 0)


@rule("M27")
def test_new_antenna_has_no_effect_when_every_own_district_has_a_station() -> None:
    assert is_idle(draw("new-antenna", hold={0: "sour"}, media="sour"), "new-antenna")


@rule("M27", "M20")
def test_jammed_signal_removes_any_station() -> None:
    table = draw("jammed-signal", hold={0: "sour", 1: "tripoli"}, media="sour tripoli zahle")
    assert options(table, 0) == ["tripoli", "sour", "zahle", "decline"]
    play(table, "0 power.remove-station tripoli")
    assert stations(table) == {"sour", "zahle"}
    assert "battle" not in options(table, 0)


@rule("M27")
def test_jammed_signal_has_no_effect_without_stations() -> None:
    assert is_idle(draw("jammed-signal", hold={0: "sour"}, media=""), "jammed-signal")


@rule("M27", "M20")
def test_moving_mast_moves_any_station_to_an_own_district_that_has_none() -> None:
    table = draw("moving-mast", hold={0: "akkar sour", 1: "tripoli"}, media="sour tripoli")
    assert options(table, 0) == ["tripoli", "sour", "decline"]
    play(table, "0 power.move-station tripoli")
    assert options(table, 0) == ["akkar"]
    play(table, "0 power.move-station akkar")
    assert stations(table) == {"sour", "akkar"}


@rule("M27")
@pytest.mark.parametrize(("hold", "media"), [("sour", "sour tripoli"), ("sour akkar", "")])
def test_moving_mast_has_no_effect_without_a_station_or_a_place_for_it(hold: str, media: str) -> None:
    assert is_idle(draw("moving-mast", hold={0: hold}, media=media), "moving-mast")


@rule("M27", "M2", "M20")
def test_mountain_tunnel_opens_a_frontier_both_ways() -> None:
    table = draw("mountain-tunnel", "sour", hold={0: "sour", 1: "akkar"}, media="")
    assert set(options(table, 0)) == set(FACTS) - {"sour", "bint-jbeil", "nabatieh", "zahrani"}
    play(table, "0 power.open-frontier akkar")
    assert "akkar" in neighbours(table, "sour")
    assert "sour" in neighbours(table, "akkar")
    battle(table, 0, "sour", "akkar")
    assert owner(table, "akkar") == 0


@rule("M27", "M2", "M20")
def test_landslide_closes_a_frontier_both_ways() -> None:
    table = draw("landslide", "sour", hold={0: "sour zahrani", 1: "nabatieh"}, media="")
    assert options(table, 0) == ["nabatieh", "bint-jbeil"]
    play(table, "0 power.close-frontier nabatieh")
    assert neighbours(table, "sour") == {"zahrani", "bint-jbeil"}
    assert "sour" not in neighbours(table, "nabatieh")
    play(table, "0 action battle")
    assert options(table, 0) == ["zahrani"]


@rule("M27")
def test_landslide_has_no_effect_where_no_foreign_district_is_near() -> None:
    table = draw("landslide", hold={1: "akkar"})
    assert is_idle(table, "landslide")


@rule("M27")
def test_dossier_shows_one_objective_to_its_drawer_alone() -> None:
    hands = {0: MET, 1: "great-bloc", 3: "land-rush"}
    table = draw("dossier", objectives=hands)
    assert options(table, 0) == ["seat-1", "seat-3"]
    play(table, "0 power.see-objective seat-3")
    assert table.view(0).secrets == (Secret(0, "objective", (3,), "land-rush"),)
    for other in (1, 2, SPECTATOR):
        assert "land-rush" not in repr(table.view(other))
        assert not any("land-rush" in repr(event) for event in table.events(other))
    assert table.view(3).secrets == ()


@rule("M27")
def test_everybody_hears_whose_objective_a_dossier_shows_and_the_drawer_which_it_is() -> None:
    table = draw("dossier", "seat-3", objectives={0: MET, 3: "land-rush"})
    told = {seat: [e.data for e in table.events(seat) if e.kind == "objective-seen"] for seat in (0, 1, 3, SPECTATOR)}
    assert told.pop(0) == [{"seat": 0, "target": 3, "objective": "land-rush"}]
    assert all(public == [{"seat": 0, "target": 3}] for public in told.values())


@rule("M27", "M16")
def test_what_a_dossier_showed_is_forgotten_when_the_objective_is_changed() -> None:
    table = draw("dossier", "seat-1", objectives={0: MET, 1: "great-bloc"})
    play(table, "0 action pass", "1 action objective")
    assert table.view(0).secrets == ()


@rule("M27")
def test_what_a_dossier_showed_is_no_secret_any_more_when_the_objective_is_declared() -> None:
    hands = {0: MET, 1: "stump-speaker"}
    table = draw("dossier", "seat-1", objectives=hands, campaigns={1: PLENTY}, powers=["dossier", "immunity"])
    play(table, "0 action pass", "1 action declare")
    assert table.view(0).secrets == ()


@rule("M27", "M16")
def test_a_dossier_on_one_player_is_not_forgotten_when_another_changes_their_objective() -> None:
    table = draw("dossier", "seat-3", objectives={0: MET, 1: "great-bloc", 3: "land-rush"})
    play(table, "0 action pass", "1 action objective")
    assert [secret.answer for secret in table.view(0).secrets] == ["land-rush"]


@rule("M27")
def test_dossier_has_no_effect_when_nobody_else_holds_an_objective() -> None:
    assert is_idle(draw("dossier"), "dossier")


@rule("M27", "M9")
@pytest.mark.parametrize(("pair", "answer"), [(("seat-1", "seat-2"), "same"), (("seat-3", "seat-1"), "different")])
def test_wiretap_tells_its_drawer_alone_whether_two_others_are_on_the_same_side(
    pair: tuple[str, str], answer: str
) -> None:
    table = draw("wiretap", *pair, players=4, corrupt=(3,))
    assert [secret.answer for secret in table.view(0).secrets] == [answer]
    told = [event.data for event in table.events(0) if event.kind == "sides-compared"]
    assert [event["answer"] for event in told] == [answer]
    for other in (1, 2, 3, SPECTATOR):
        assert table.view(other).secrets == ()
        public = [event.data for event in table.events(other) if event.kind == "sides-compared"]
        assert ["answer" in event for event in public] == [False]


@rule("M27")
def test_wiretap_compares_two_different_other_players() -> None:
    table = draw("wiretap")
    assert options(table, 0) == ["seat-1", "seat-2", "seat-3"]
    play(table, "0 power.compare-sides seat-2")
    assert options(table, 0) == ["seat-1", "seat-3"]


@rule("M27", "M9")
def test_wiretap_finds_two_corrupt_players_on_the_same_side() -> None:
    table = draw("wiretap", "seat-1", "seat-4", players=5, corrupt=(1, 4))
    assert [secret.answer for secret in table.view(0).secrets] == ["same"]


@rule("M27", "M40", "M20")
def test_immunity_forbids_all_challenges_until_the_end_of_the_next_round() -> None:
    hold = {0: "zahle beirut-2", 1: "baalbek chouf", 2: "akkar tripoli", 3: "sour bint-jbeil"}
    table = draw("immunity", hold=hold, media="", powers=["immunity"])
    pass_until(table, 1)
    assert "battle" not in options(table, 1)
    pass_round(table)
    pass_until(table, 1)
    assert state_of(table).round == 2
    assert "battle" not in options(table, 1)
    pass_round(table)
    pass_until(table, 1)
    assert state_of(table).round == 3
    assert "battle" in options(table, 1)


@rule("M27", "M20")
def test_immunity_does_not_keep_its_holder_from_challenging() -> None:
    table = draw("immunity", hold={0: "baalbek", 1: "zahle"}, media="")
    battle(table, 0, "baalbek", "zahle")
    assert owner(table, "zahle") == 0


@rule("M27", "M40", "M21")
def test_bastion_adds_influence_whenever_the_district_defends_whoever_holds_it() -> None:
    table = draw("bastion", "zahle", hold={0: "zahle rashaya", 1: "baalbek"}, media="")
    play(table, "0 action pass")
    battle(table, 1, "baalbek", "zahle")
    (fought,) = happened(table, "battle-decided")
    assert (fought["challenge"], fought["defence"]) == (11, 10 + 4 + POWER["bastion"].amount)
    assert owner(table, "baalbek") == -1
    lost = draw("bastion", "hermel", hold={0: "hermel", 1: "baalbek", 2: "bcharre"}, media="")
    play(lost, "0 action pass")
    battle(lost, 1, "baalbek", "hermel")
    play(lost, "2 battle.support neutral", "1 finish end")
    assert owner(lost, "hermel") == 1
    battle(lost, 2, "bcharre", "hermel")
    assert happened(lost, "battle-decided")[1]["defence"] == 5 + 11 + POWER["bastion"].amount


@rule("M27", "M3", "M21")
def test_bastion_adds_nothing_to_attacks_supports_or_groups() -> None:
    table = draw("bastion", "metn", hold={0: "metn aley", 1: "zahle"}, media="")
    assert ip(table, "metn") == 7
    battle(table, 0, "aley", "zahle")
    (fought,) = happened(table, "battle-decided")
    assert fought["challenge"] == 4 + 7


@rule("M27", "M40", "M12")
def test_second_wind_allows_one_more_action_in_this_turn() -> None:
    table = draw("second-wind")
    campaign(table, 0, "zahle")
    play(table, "0 finish end")
    assert asked(table) == {0: "action"}
    campaign(table, 0, "akkar")
    play(table, "0 finish end")
    assert asked(table) == {1: "action"}
    assert held(table, 0) == {"zahle", "akkar"}


@rule("M27", "M15")
def test_passing_with_second_wind_leaves_one_more_action() -> None:
    table = play(draw("second-wind"), "0 action pass")
    assert asked(table) == {0: "action"}
    play(table, "0 action pass")
    assert asked(table) == {1: "action"}


@rule("M27")
def test_second_wind_drawn_after_the_action_still_allows_another() -> None:
    table = campaign(ready("second-wind"), 0, "zahle")
    play(table, "0 finish declare", "0 finish end")
    assert asked(table) == {0: "action"}


@rule("M27", "M12")
def test_second_wind_is_gone_in_the_next_round() -> None:
    table = play(draw("second-wind", hold=dealt(4)), "0 action pass", "0 action pass")
    pass_round(table)
    pass_until(table, 0)
    pass_turn(table)
    assert 0 not in asked(table)


@rule("M27", "M40", "M13")
def test_borrowed_gavel_makes_its_holder_speaker_of_the_next_round_whatever_their_bloc() -> None:
    table = draw("borrowed-gavel", hold={0: "chouf beirut-2", 1: "akkar"}, seat=0)
    pass_round(table)
    assert state_of(table).round == 2
    assert state_of(table).speaker == 0


@rule("M27", "M13")
def test_borrowed_gavel_lasts_one_round() -> None:
    table = draw("borrowed-gavel", hold={0: "chouf", 1: "akkar", 2: "zahle", 3: "saida"})
    pass_round(table)
    pass_round(table)
    assert state_of(table).round == 3
    assert state_of(table).speaker == 3


@rule("M27", "M40")
def test_gag_order_leaves_another_player_only_pass_and_objective_on_their_next_turn() -> None:
    table = draw("gag-order", hold={0: "metn", 1: "zahle sour", 2: "akkar"})
    assert options(table, 0) == ["seat-1", "seat-2", "seat-3"]
    play(table, "0 power.gag seat-1", "0 action pass")
    assert options(table, 1) == ["pass", "objective"]
    assert why_not(table, 1, "campaign") == "why-gagged"
    pass_until(table, 2)
    assert "campaign" in options(table, 2)


@rule("M27")
def test_a_gagged_player_may_declare_an_objective() -> None:
    hands = {0: MET, 1: "stump-speaker"}
    table = draw("gag-order", "seat-1", objectives=hands, campaigns={1: PLENTY})
    play(table, "0 action pass")
    assert options(table, 1) == ["pass", "objective", "declare"]


@rule("M27")
def test_a_gag_order_ends_with_the_gagged_turn() -> None:
    table = draw("gag-order", "seat-1", hold=dealt(4))
    pass_until(table, 2)
    pass_until(table, 1)
    assert state_of(table).round == 2
    assert "campaign" in options(table, 1)


@rule("M27")
def test_a_gag_order_on_a_player_who_has_acted_waits_for_the_next_round() -> None:
    table = draw("gag-order", "seat-0", seat=1, hold=dealt(4))
    pass_until(table, 0)
    assert state_of(table).round == 2
    assert options(table, 0) == ["pass", "objective"]


@rule("M27", "M40", "M18")
def test_party_whip_wins_the_next_campaign_vote_on_a_tie() -> None:
    table = campaign(draw("party-whip", seat=1), 1, "zahle")
    vote(table, "with with against against")
    assert owner(table, "zahle") == 1


@rule("M27", "M18")
def test_party_whip_does_not_win_a_vote_that_is_lost() -> None:
    table = campaign(draw("party-whip", seat=1), 1, "zahle")
    vote(table, "with against against against")
    assert owner(table, "zahle") == -1


@rule("M27", "M18")
def test_party_whip_does_not_work_for_others() -> None:
    table = play(draw("party-whip", seat=1), "1 action pass")
    vote(campaign(table, 2, "zahle"), "with with against against")
    assert owner(table, "zahle") == -1


@rule("M27", "M18")
def test_party_whip_is_spent_by_the_next_vote_even_without_a_tie() -> None:
    table = draw("party-whip", seat=1, hold={0: "akkar", 2: "saida", 3: "metn"})
    vote(campaign(table, 1, "zahle"), "with with with against")
    pass_until(table, 2)
    pass_until(table, 1)
    assert state_of(table).speaker != 1
    vote(campaign(table, 1, "sour"), "with with against against")
    assert owner(table, "sour") == -1


@rule("M27", "M40", "M18")
def test_blank_cheque_skips_the_vote_on_the_next_campaign() -> None:
    table = campaign(draw("blank-cheque", seat=1), 1, "zahle")
    assert owner(table, "zahle") == 1
    assert not happened(table, "campaign-counted")
    assert state_of(table).effects == ()


@rule("M27", "M18")
def test_blank_cheque_works_once() -> None:
    table = campaign(draw("blank-cheque", seat=1, hold={0: "akkar", 2: "saida", 3: "metn"}), 1, "zahle")
    play(table, "1 finish end")
    pass_until(table, 2)
    pass_until(table, 1)
    assert state_of(table).speaker != 1
    campaign(table, 1, "sour")
    assert set(asked(table).values()) == {"campaign.vote"}


@rule("M27", "M19")
def test_blank_cheque_is_not_spent_by_a_speaker_who_needs_no_vote() -> None:
    table = campaign(draw("blank-cheque"), 0, "zahle")
    assert owner(table, "zahle") == 0
    assert [effect.kind for effect in state_of(table).effects] == ["no-vote"]


@rule("M27", "M16")
def test_think_tank_shows_two_objectives_of_which_one_is_kept_and_one_discarded() -> None:
    table = draw("think-tank", objective_pile=("corniche", "great-bloc", "land-rush"))
    assert options(table, 0) == ["corniche", "great-bloc"]
    play(table, "0 power.choose-objective great-bloc")
    state = state_of(table)
    assert state.objectives[0] == "great-bloc"
    assert state.objective_discards == ("corniche",)
    assert state.objective_pile[0] == "land-rush"


@rule("M27", "M8")
def test_think_tank_sets_aside_objectives_about_a_district_of_origin() -> None:
    table = draw("think-tank", objective_pile=("home-ground", "corniche", "favourite-son", "great-bloc"))
    assert options(table, 0) == ["corniche", "great-bloc"]
    assert state_of(table).objective_discards == ("home-ground", "favourite-son")


@rule("M27", "M16")
def test_think_tank_shows_its_cards_to_nobody_else() -> None:
    table = draw("think-tank", objective_pile=("corniche", "great-bloc"))
    assert table.view(0).objectives_offered == ("corniche", "great-bloc")
    for other in (1, 2, 3, SPECTATOR):
        assert table.view(other).objectives_offered == ()
        assert "corniche" not in repr(table.view(other))
    play(table, "0 power.choose-objective corniche")
    for other in (1, 2, 3, SPECTATOR):
        assert "corniche" not in repr(table.view(other))
        assert not any("corniche" in repr(event) for event in table.events(other))


@rule("M27", "M16")
def test_think_tank_makes_the_pile_anew_when_it_is_too_small() -> None:
    table = ready("think-tank")
    state = state_of(table)
    state.objective_discards, state.objective_pile = state.objective_pile[1:], state.objective_pile[:1]
    play(table, "0 action declare")
    assert len(options(table, 0)) == 2
    assert not any(OBJECTIVE[card].origin for card in options(table, 0))


@rule("M27", "M40", "M3")
def test_casting_vote_wins_every_tie_for_the_lead_of_a_group() -> None:
    table = draw("casting-vote", hold={0: "bcharre", 1: "zgharta"})
    assert leader(table, "north-3") == 0
    assert bloc(table, 0) == 10
    behind = draw("casting-vote", hold={0: "bcharre", 1: "batroun"})
    assert leader(behind, "north-3") == 1


@rule("M27", "M3")
def test_casting_vote_lasts_for_ties_that_come_later() -> None:
    table = draw("casting-vote", hold={1: "zgharta"}, seat=0)
    campaign(table, 0, "bcharre")
    assert leader(table, "north-3") == 0
    play(table, "0 finish end")
    pass_round(table)
    pass_round(table)
    assert leader(table, "north-3") == 0


@rule("M27", "M3")
def test_casting_vote_leaves_ties_between_others_to_nobody() -> None:
    table = draw("casting-vote", hold={1: "bcharre", 2: "zgharta", 0: "koura"})
    assert leader(table, "north-3") == -1


@rule("M27", "M40", "M20")
def test_truce_forbids_both_players_to_challenge_each_other() -> None:
    table = draw("truce", hold={0: "zahle", 1: "baalbek", 2: "metn"}, media="")
    assert options(table, 0) == ["seat-1", "seat-2", "seat-3"]
    play(table, "0 power.truce seat-1", "0 action battle", "0 battle.from zahle")
    assert options(table, 0) == ["metn"]
    play(table, "0 battle.at metn", "1 battle.support challenger", "0 battle.help accept", "0 finish end")
    assert held(table, 0) == {"zahle", "metn"}
    assert "battle" not in options(table, 1)


@rule("M27", "M20")
def test_truce_leaves_both_free_to_challenge_others_and_others_to_challenge_them() -> None:
    hold = {0: "zahle", 1: "baalbek", 2: "metn"}
    table = draw("truce", "seat-1", hold=hold, media="")
    pass_until(table, 2)
    play(table, "2 action battle", "2 battle.from metn")
    assert options(table, 2) == ["zahle", "baalbek"]


@rule("M27", "M20")
def test_truce_ends_with_the_next_round() -> None:
    hold = {0: "zahle beirut-2", 1: "baalbek chouf"}
    table = draw("truce", "seat-1", hold=hold, media="")
    pass_until(table, 1)
    assert "battle" not in options(table, 1)
    pass_round(table)
    pass_until(table, 1)
    assert state_of(table).round == 2
    assert "battle" not in options(table, 1)
    pass_round(table)
    pass_until(table, 1)
    assert state_of(table).round == 3
    assert "battle" in options(table, 1)


@rule("M8", "M27")
def test_the_beginners_game_has_no_district_of_origin_that_a_power_would_spare() -> None:
    assert state_of(position(hold=dealt(4))).origins == (-1, -1, -1, -1)
