"""Objectives: when each is met, how they are declared, and the end of phase 1 (M8, M16, M26-M28).

How much an Objective needs is taken from the content, which may be tuned; what it counts is written out here.
"""

from collections.abc import Callable
from itertools import combinations
from random import Random
from typing import Any

import pytest

from engine.contract import Move
from engine.games.machrou3.audit import audit
from engine.games.machrou3.board import DISTRICTS, GROUPS
from engine.games.machrou3.content import OBJECTIVE, OBJECTIVES, Objective
from engine.rng import Rng
from engine.stack import IllegalMove
from engine.table import Table, replay
from tests.games.machrou3.play import (
    MET,
    PLENTY,
    RULES,
    asked,
    battle,
    campaign,
    can_declare_now,
    dealt,
    happened,
    held,
    identify,
    new_game,
    options,
    owner,
    play,
    position,
    ready,
    refuses,
    rule,
    state_of,
    swap,
    vote,
    why_not,
)
from tests.games.machrou3.test_board import FACTS, SEATS

Wanted = dict[str, Any]
EVERYWHERE = list(FACTS)
GROUP_MEMBERS = {group: [name for name in FACTS if FACTS[name][1] == group] for group in SEATS}
PROVINCES = ("north", "bekaa", "mount-lebanon", "beirut", "south")
PROVINCE_MEMBERS = {name: [district for district in FACTS if FACTS[district][2] == name] for name in PROVINCES}
# Ten districts, each of which borders the next; Akkar borders none of them.
CHAIN = "sour zahrani saida chouf aley baabda metn keserwan jbeil batroun"
WAY_NORTH = CHAIN.split()


def amounting_to(total: int, values: dict[str, int]) -> list[str]:
    """Up to ten names whose values add up to exactly the total; none if there are none."""
    for many in range(1, 11):
        for names in combinations(values, many):
            if sum(values[name] for name in names) == total:
                return list(names)
    return []


def heaviest(group: str) -> str:
    return max(GROUP_MEMBERS[group], key=lambda name: FACTS[name][0])


def holding(names: list[str], others: list[str] | None = None) -> Wanted:
    return {"hold": {0: " ".join(names), 1: " ".join(others or [])}, "media": ""}


def hold(card: Objective, amount: int) -> Wanted:
    inside = [name for place, name in enumerate(EVERYWHERE) if card.where >> place & 1]
    outside = [name for name in EVERYWHERE if name not in inside]
    return holding(inside[:amount] + outside[: 10 - amount], inside[amount:][:10])


def gain(card: Objective, amount: int) -> Wanted:
    """So many districts that count and were not dealt, one that was, one dealt but lost, some elsewhere."""
    inside = [name for place, name in enumerate(EVERYWHERE) if card.where >> place & 1]
    outside = [name for name in EVERYWHERE if name not in inside]
    old, lost, *new = inside
    wanted = holding([*new[:amount], old, *outside[:4]], [lost, *new[amount:][:9]])
    return wanted | {"dealt": {0: f"{old} {lost}", 1: " ".join(new)}}


def lead(card: Objective, amount: int) -> Wanted:
    """Lead so many of the groups that count and others that do not, and follow in one that does."""
    inside = [group.id for place, group in enumerate(GROUPS) if card.where >> place & 1]
    shared = next(group for group in inside if len(GROUP_MEMBERS[group]) > 1)
    led = [group for group in inside if group != shared][:amount]
    outside = [group for group in SEATS if group not in inside][: 9 - amount]
    weakest = min(GROUP_MEMBERS[shared], key=lambda name: FACTS[name][0])
    return holding([*map(heaviest, led + outside), weakest], [heaviest(shared)])


def governorates(card: Objective, amount: int) -> Wanted:
    enough = [name for province in PROVINCES[:amount] for name in PROVINCE_MEMBERS[province][: card.least]]
    short = [name for province in PROVINCES[amount:] for name in PROVINCE_MEMBERS[province][: card.least - 1]]
    return holding(enough + short)


def gain_provinces(_: Objective, amount: int) -> Wanted:
    """A district that was not dealt in so many governorates, and one that was in every other."""
    first = [PROVINCE_MEMBERS[province][0] for province in PROVINCES]
    more = [PROVINCE_MEMBERS[province][1] for province in PROVINCES[:amount]]
    return holding(first + more, []) | {"dealt": {0: " ".join(first[amount:])}}


def stations(_: Objective, amount: int) -> Wanted:
    return holding(WAY_NORTH[:7], ["zahle"]) | {"media": " ".join(["zahle", *WAY_NORTH[:amount]])}


def bloc(_: Objective, amount: int) -> Wanted:
    return holding([heaviest(group) for group in amounting_to(amount, SEATS)])


def ahead(_: Objective, amount: int) -> Wanted:
    """Seat 1 leads one group and seat 2 the smallest; seat 0 is so much ahead of seat 1."""
    for rival in sorted(SEATS, key=lambda group: SEATS[group])[1:]:
        free = {group: seats for group, seats in SEATS.items() if group not in (rival, "south-1")}
        mine = amounting_to(SEATS[rival] + amount, free)
        if mine:
            wanted = holding([heaviest(group) for group in mine], [heaviest(rival)])
            wanted["hold"][2] = "saida"
            return wanted
    raise AssertionError(f"no bloc is {amount} ahead")


def whole_groups(_: Objective, amount: int) -> Wanted:
    """So many groups whole, one dealt whole, one all but a district, and a group of a single district."""
    several = sorted((g for g in SEATS if len(GROUP_MEMBERS[g]) > 1), key=lambda g: len(GROUP_MEMBERS[g]))
    *whole, short, old = several[: amount + 2]
    names = [name for group in whole for name in GROUP_MEMBERS[group]]
    wanted = holding([*names, *GROUP_MEMBERS[short][1:], *GROUP_MEMBERS[old], "baabda"])
    return wanted | {"dealt": {0: " ".join([*GROUP_MEMBERS[old], *(GROUP_MEMBERS[group][0] for group in whole)])}}


def chain(_: Objective, amount: int) -> Wanted:
    """A chain, and a district apart that only a Media Station could tie to it."""
    return holding([*WAY_NORTH[:amount], "akkar"]) | {"media": f"{WAY_NORTH[amount - 1]} akkar"}


def influence(_: Objective, amount: int) -> Wanted:
    return holding(amounting_to(amount, {name: facts[0] for name, facts in FACTS.items()}))


def hold_heavy(card: Objective, amount: int) -> Wanted:
    enough = [name for name, facts in FACTS.items() if facts[0] >= card.least]
    short = [name for name, facts in FACTS.items() if facts[0] < card.least]
    return holding([*enough[:amount], short[0]]) | {"ip": {short[0]: card.least - 1, enough[0]: card.least}}


def hold_light(card: Objective, amount: int) -> Wanted:
    enough = [name for name, facts in FACTS.items() if facts[0] <= card.least]
    short = [name for name, facts in FACTS.items() if facts[0] > card.least]
    return holding([*enough[:amount], short[0]]) | {"ip": {short[0]: card.least + 1, enough[0]: card.least}}


def origin_leads(_: Objective, amount: int) -> Wanted:
    return holding(["aley"], [] if amount else ["chouf"]) | {"origins": {0: "aley", 1: "chouf"}}


def origin_ring(_: Objective, amount: int) -> Wanted:
    ring = ["aley", "baabda", "baalbek", "metn", "rashaya", "west-bekaa"]
    return holding(["zahle", *ring[:amount], "sour", "akkar"], ring[amount:]) | {"origins": {0: "zahle"}}


def origin_taken(_: Objective, amount: int) -> Wanted:
    homes = ["akkar", "sour", "zahle"]
    others = dict(enumerate(homes, start=1))
    return holding(["metn", *homes[:amount]], homes[amount:]) | {"origins": {0: "metn", **others}}


def origin_station(_: Objective, amount: int) -> Wanted:
    return holding(["zahle", "sour"]) | {"origins": {0: "zahle"}, "media": "sour zahle" if amount else "sour"}


def origin_province(_: Objective, amount: int) -> Wanted:
    home = ["chouf", "jbeil", "keserwan", "metn", "baabda", "aley"]
    return holding([*home[:amount], "sour", "akkar", "beirut-1"]) | {"origins": {0: "chouf"}}


def origin_away(_: Objective, amount: int) -> Wanted:
    away = ["beirut-1", "sour", "akkar", "batroun", "saida", "zahle"]
    return holding(["chouf", "jbeil", *away[:amount]]) | {"origins": {0: "chouf"}}


def won(what: str) -> Callable[[Objective, int], Wanted]:
    return lambda _, amount: {what: {0: amount, 1: PLENTY}}


# A position for each kind of condition in which seat 0 has exactly so much of it.
EXACTLY: dict[str, Callable[[Objective, int], Wanted]] = {
    "hold": hold,
    "gain": gain,
    "lead": lead,
    "governorates": governorates,
    "gain-provinces": gain_provinces,
    "stations": stations,
    "bloc": bloc,
    "ahead": ahead,
    "whole-groups": whole_groups,
    "chain": chain,
    "influence": influence,
    "hold-heavy": hold_heavy,
    "hold-light": hold_light,
    "battles": won("battles"),
    "backed": won("backed"),
    "campaigns": won("campaigns"),
    "origin-leads": origin_leads,
    "origin-ring": origin_ring,
    "origin-taken": origin_taken,
    "origin-station": origin_station,
    "origin-province": origin_province,
    "origin-away": origin_away,
}
every_objective = pytest.mark.parametrize("card", OBJECTIVES, ids=lambda card: card.id)
every_count = pytest.mark.parametrize("players", [4, 5, 6])


@rule("M27")
@every_count
@every_objective
def test_objective_is_met_exactly_at_its_threshold(card: Objective, players: int) -> None:
    table = _with_exactly(card, players, card.need[players - 4])
    assert "declare" in options(table, 0)


@rule("M27")
@every_count
@every_objective
def test_objective_is_not_met_one_below_its_threshold(card: Objective, players: int) -> None:
    table = _with_exactly(card, players, card.need[players - 4] - 1)
    assert "declare" not in options(table, 0)
    assert why_not(table, 0, "declare") == "why-not-fulfilled"


@rule("M8")
def test_the_box_holds_23_objectives_and_6_about_a_district_of_origin() -> None:
    assert len({card.id for card in OBJECTIVES if not card.origin}) == 23
    assert len({card.id for card in OBJECTIVES if card.origin}) == 6


@rule("M8")
@pytest.mark.parametrize(
    ("card", "places"),
    [
        ("northern-pact", PROVINCE_MEMBERS["north"]),
        ("southern-pact", PROVINCE_MEMBERS["south"]),
        ("two-halves-of-the-capital", PROVINCE_MEMBERS["beirut"]),
        ("corniche", [name for name in FACTS if FACTS[name][3]]),
        ("far-from-the-sea", [name for name in FACTS if not FACTS[name][3]]),
        ("land-rush", EVERYWHERE),
    ],
)
def test_objective_counts_the_districts_that_its_name_speaks_of(card: str, places: list[str]) -> None:
    where = OBJECTIVE[card].where
    assert [name for place, name in enumerate(EVERYWHERE) if where >> place & 1] == places


@rule("M8")
@pytest.mark.parametrize(
    ("card", "groups"),
    [("mountain-benches", [g for g in SEATS if g.startswith("mount")]), ("many-benches", list(SEATS))],
)
def test_objective_counts_the_groups_that_its_name_speaks_of(card: str, groups: list[str]) -> None:
    where = OBJECTIVE[card].where
    assert [group.id for place, group in enumerate(GROUPS) if where >> place & 1] == groups


@rule("M8")
@pytest.mark.parametrize("card", [card for card in OBJECTIVES if card.origin and card.kind != "origin-taken"])
def test_objective_about_an_own_district_of_origin_needs_that_district(card: Objective) -> None:
    wanted = EXACTLY[card.kind](card, card.need[0])
    home = wanted["origins"][0]
    wanted["hold"] = {0: wanted["hold"][0].replace(home, "").strip(), 2: home}
    assert "declare" not in options(position(objectives={0: card.id}, **wanted), 0)


@rule("M8")
def test_a_tie_leads_no_group() -> None:
    card = OBJECTIVE["many-benches"]
    led = [heaviest(group) for group in SEATS if group != "north-3"][: card.need[0] - 1]
    table = position(hold={0: " ".join([*led, "bcharre"]), 1: "zgharta"}, objectives={0: card.id})
    assert "declare" not in options(table, 0)


@rule("M23", "M27")
def test_a_battle_won_as_challenger_counts_for_battle_hardened() -> None:
    table = battle(position(hold={0: "baalbek", 1: "zahle"}, media=""), 0, "baalbek", "zahle")
    assert state_of(table).battles_won[0] == 1


@rule("M23", "M27")
def test_a_battle_won_as_defender_does_not_count_for_battle_hardened() -> None:
    table = battle(position(hold={0: "sour", 1: "bint-jbeil"}, media=""), 0, "sour", "bint-jbeil")
    assert state_of(table).battles_won == (0, 0, 0, 0)


@rule("M23", "M27")
def test_a_lost_battle_counts_for_no_objective_of_the_loser() -> None:
    table = battle(position(hold={0: "sour", 1: "bint-jbeil"}, media=""), 0, "sour", "bint-jbeil")
    assert state_of(table).battles_won[0] == 0
    taken = battle(position(hold={0: "baalbek", 1: "zahle"}, media=""), 0, "baalbek", "zahle")
    assert state_of(taken).battles_won[1] == 0


@rule("M22", "M27")
@pytest.mark.parametrize(("challenging", "winner"), [("baalbek", "challenger"), ("rashaya", "defender")])
def test_backing_the_winner_counts_for_kingmaker_and_backing_the_loser_does_not(challenging: str, winner: str) -> None:
    hold = {0: challenging, 1: "zahle", 2: "koura miniyeh"}
    sides = {}
    for side in ("challenger", "defender"):
        table = position(hold=hold, media="koura zahle", ip={"koura": 1})
        battle(table, 0, challenging, "zahle")
        play(table, f"2 battle.support {side}", f"{0 if side == 'challenger' else 1} battle.help accept")
        sides[side] = state_of(table).winners_backed
    assert sides.pop(winner) == (0, 0, 1, 0)
    assert set(sides.values()) == {(0, 0, 0, 0)}


@rule("M22", "M27")
@pytest.mark.parametrize("answer", ["neutral", "challenger"])
def test_neither_neutrality_nor_refused_help_counts_for_kingmaker(answer: str) -> None:
    table = battle(position(hold={0: "baalbek", 1: "zahle", 2: "aley"}, media=""), 0, "baalbek", "zahle")
    play(table, f"2 battle.support {answer}")
    if answer != "neutral":
        play(table, "0 battle.help refuse")
    assert owner(table, "zahle") == 0
    assert state_of(table).winners_backed == (0, 0, 0, 0)


@rule("M18", "M27")
def test_campaigns_won_with_and_without_a_vote_count_for_stump_speaker_and_lost_ones_do_not() -> None:
    table = campaign(position(), 0, "zahle")
    assert state_of(table).campaigns_won == (1, 0, 0, 0)
    play(table, "0 finish end")
    vote(campaign(table, 1, "akkar"), "with with with against")
    assert state_of(table).campaigns_won == (1, 1, 0, 0)
    play(table, "1 finish end")
    vote(campaign(table, 2, "sour"), "with with against against")
    assert state_of(table).campaigns_won == (1, 1, 0, 0)


@rule("M26")
@pytest.mark.parametrize("players", [4, 5, 6])
def test_districts_change_hands_only_by_swap_campaign_battle_or_card(players: int) -> None:
    causes = {"swap-answered", "campaign-declared", "campaign-counted", "battle-decided", "power-used"}
    for seed in range(12):
        for before, events, _ in _random_play(players, seed):
            kinds = [event.kind for event in events]
            assert "district-changed" not in kinds or causes & set(kinds), (seed, before, kinds)


@rule("M26")
@pytest.mark.parametrize("players", [4, 5, 6])
def test_other_cards_never_pass_from_one_player_to_another(players: int) -> None:
    for seed in range(12):
        hands: tuple[str, ...] = ()
        characters: tuple[str, ...] = ()
        for _, _, table in _random_play(players, seed):
            state = state_of(table)
            assert state.characters == (characters or state.characters)
            for seat, card in enumerate(state.objectives):
                others = [other for place, other in enumerate(hands) if place != seat and other]
                assert card not in others, (seed, card)
            hands, characters = state.objectives, state.characters


@rule("M26")
def test_no_action_lets_a_player_give_a_district_away() -> None:
    table = position(hold=dealt(4))
    assert set(options(table, 0)) <= {"pass", "objective", "swap", "campaign", "battle", "declare"}


@rule("M27")
def test_a_declared_objective_lies_face_up_with_its_player() -> None:
    table = play(ready("immunity"), "0 action declare")
    assert state_of(table).completed == ((0, MET),)
    assert state_of(table).objectives[0] == ""
    for seat in (0, 1, 2, 3, -1):
        assert table.view(seat).completed == ((0, MET),)


@rule("M27")
def test_the_top_exceptional_power_is_drawn_and_applied_at_once() -> None:
    table = play(ready("decree", hold={0: "akkar"}), "0 action declare")
    assert asked(table) == {0: "power.take-swing"}
    play(table, "0 power.take-swing zahle")
    assert held(table, 0) == {"akkar", "zahle"}
    assert state_of(table).power_discards == ("decree",)
    assert "decree" not in state_of(table).power_pile


@rule("M27")
def test_declaring_is_no_action_and_the_action_may_still_be_taken() -> None:
    table = play(ready("immunity"), "0 action declare")
    assert asked(table) == {0: "action"}
    campaign(table, 0, "zahle")
    assert owner(table, "zahle") == 0


@rule("M27")
def test_an_objective_may_be_declared_after_the_action_before_the_turn_passes() -> None:
    table = campaign(ready("immunity"), 0, "zahle")
    assert options(table, 0) == ["declare", "end"]
    play(table, "0 finish declare", "0 finish end")
    assert state_of(table).completed == ((0, MET),)
    assert asked(table) == {1: "action"}


@rule("M27")
def test_an_objective_that_the_action_fulfils_may_be_declared_at_once() -> None:
    card = "two-halves-of-the-capital"
    table = position(hold={0: "beirut-1"}, objectives={0: card}, powers=["immunity"])
    assert "declare" not in options(table, 0)
    campaign(table, 0, "beirut-2")
    play(table, "0 finish declare")
    assert state_of(table).completed == ((0, card),)


@rule("M27")
def test_an_objective_that_is_not_fulfilled_cannot_be_declared() -> None:
    table = position(objectives={0: "great-bloc"})
    assert refuses(table, "0 action declare")
    assert refuses(table, "0 declare declare")
    campaign(table, 0, "zahle")
    assert options(table, 0) == ["end"]
    assert refuses(table, "0 finish declare")


@rule("M27")
def test_nobody_declares_on_the_turn_of_another() -> None:
    table = position(objectives={1: MET}, battles={1: PLENTY}, turn=0)
    assert can_declare_now(table) == set()
    assert refuses(table, "1 declare declare")
    assert refuses(table, "1 action declare")


@rule("M27")
@pytest.mark.parametrize("seat", [1, 2, 3])
def test_nobody_declares_while_they_are_asked_on_the_turn_of_another(seat: int) -> None:
    hold = {0: "metn", 1: "zahle", 2: "aley"}
    table = battle(position(hold=hold, media="", objectives={seat: MET}, battles={seat: PLENTY}), 0, "metn", "zahle")
    assert asked(table) == {2: "battle.support"}
    assert can_declare_now(table) == set()
    assert refuses(table, f"{seat} declare declare")


@rule("M27")
def test_a_player_without_an_objective_has_nothing_to_declare() -> None:
    table = position(battles={0: PLENTY})
    assert "declare" not in options(table, 0)
    assert why_not(table, 0, "declare") == "why-no-objective"


@rule("M27")
def test_two_objectives_may_be_declared_in_one_turn() -> None:
    table = ready("think-tank", campaigns={0: PLENTY}, objective_pile=("stump-speaker", "great-bloc"))
    play(table, "0 action declare", "0 power.choose-objective stump-speaker", "0 action declare")
    assert len(state_of(table).completed) == 2


@rule("M27")
def test_an_objective_may_be_declared_while_others_are_asked_to_intervene_in_a_battle() -> None:
    table = battle(ready("immunity", hold={0: "metn", 1: "zahle", 2: "aley"}, media=""), 0, "metn", "zahle")
    assert asked(table) == {2: "battle.support"}
    assert can_declare_now(table) == {0}
    play(table, "0 declare declare")
    assert state_of(table).completed == ((0, MET),)
    assert asked(table) == {2: "battle.support"}
    play(table, "2 battle.support challenger")
    assert asked(table) == {0: "battle.help"}


@rule("M27")
def test_an_objective_may_be_declared_while_the_defender_considers_help() -> None:
    table = battle(ready("immunity", hold={0: "metn", 1: "zahle", 2: "aley"}, media=""), 0, "metn", "zahle")
    play(table, "2 battle.support defender", "0 declare declare")
    assert asked(table) == {1: "battle.help"}


@rule("M27")
def test_an_objective_may_be_declared_while_a_swap_is_considered() -> None:
    table = swap(ready("immunity", hold={0: "metn", 1: "aley"}), 0, "metn", "aley")
    play(table, "0 declare declare", "1 swap.consent agree")
    assert owner(table, "aley") == 0
    assert state_of(table).completed == ((0, MET),)


@rule("M27", "M18")
def test_an_objective_may_be_declared_while_a_ballot_is_open() -> None:
    table = campaign(ready("immunity", seat=1), 1, "zahle")
    play(table, "1 campaign.vote with", "0 campaign.vote with", "1 declare declare")
    assert asked(table) == {2: "campaign.vote", 3: "campaign.vote"}
    vote(table, "with against")
    assert owner(table, "zahle") == 1
    assert state_of(table).completed == ((1, MET),)


@rule("M27", "M18")
@pytest.mark.parametrize("seat", [1, 2])
def test_a_bot_can_think_while_a_power_is_used_in_an_open_ballot(seat: int) -> None:
    table = campaign(ready("bastion", seat=1, hold={1: "akkar"}), 1, "zahle")
    play(table, "0 campaign.vote with", "1 declare declare")
    view = table.view(seat)
    assert RULES.view(RULES.guess(view, Rng(1)), seat) == view


@rule("M27", "M18")
@pytest.mark.parametrize("power", ["immunity", "bastion"])
def test_a_game_in_which_somebody_declared_before_they_voted_replays(power: str) -> None:
    table = campaign(ready(power, seat=1, hold={1: "akkar"}), 1, "zahle")
    play(table, "0 campaign.vote against", "1 declare declare")
    if power == "bastion":
        play(table, "1 power.bastion akkar")
    vote(table, "with with with")
    again = replay(table.rules, table.setup, table.seed, table.seats, table.moves)
    assert again.same_state(state_of(table))


@rule("M27", "M28", "M18")
def test_a_declaration_before_the_own_vote_that_breaks_off_a_ballot_leaves_no_votes_behind() -> None:
    table = campaign(ready("immunity", seat=1, completed=(0, 0, 2, 2, 3)), 1, "zahle")
    play(table, "0 campaign.vote against", "1 declare declare")
    assert [str(move) for move in table.moves if move.topic == "campaign.vote"] == []


@rule("M27")
@pytest.mark.parametrize(
    ("lines", "topic"),
    [
        (["0 action swap"], "swap.give"),
        (["0 action swap", "0 swap.give baalbek"], "swap.take"),
        (["0 action campaign"], "campaign.at"),
        (["0 action battle"], "battle.from"),
        (["0 action battle", "0 battle.from baalbek"], "battle.at"),
    ],
)
def test_an_objective_may_be_declared_while_the_action_is_being_chosen(lines: list[str], topic: str) -> None:
    table = play(ready("immunity", hold=dealt(4)), *lines)
    assert asked(table) == {0: topic}
    play(table, "0 declare declare")
    assert state_of(table).completed == ((0, MET),)
    assert options(table, 0)


@rule("M27")
def test_a_power_that_is_being_used_comes_before_another_declaration() -> None:
    table = ready("bastion", hold={0: "akkar"}, campaigns={0: PLENTY})
    play(table, "0 action declare")
    assert can_declare_now(table) == set()
    assert refuses(table, "0 declare declare")


@rule("M27", "M23")
@pytest.mark.parametrize(
    ("power", "lines", "keeps"),
    [
        ("vacant-chair", ["0 power.vacate bcharre"], "tripoli"),
        ("land-registry", ["0 power.force-swap koura", "0 power.force-swap bcharre"], "tripoli"),
        ("land-registry", ["0 power.force-swap tripoli", "0 power.force-swap akkar"], "koura"),
    ],
)
def test_a_power_that_moves_a_fighting_district_calls_the_battle_off(power: str, lines: list[str], keeps: str) -> None:
    hold = {0: "tripoli koura", 1: "bcharre akkar", 2: "zgharta"}
    table = battle(ready(power, hold=hold, media="tripoli bcharre", ip={"bcharre": 6}), 0, "tripoli", "bcharre")
    assert asked(table) == {2: "battle.support"}
    play(table, "0 declare declare", *lines)
    after = [held(table, seat) for seat in range(4)]
    while "finish" not in asked(table).values():
        play(table, "2 battle.support neutral")
    assert happened(table, "battle-called-off")
    assert not happened(table, "battle-decided")
    assert [held(table, seat) for seat in range(4)] == after
    assert owner(table, keeps) == 0


@rule("M27", "M25")
def test_a_power_that_fills_the_challengers_hand_calls_the_battle_off() -> None:
    nine = "akkar miniyeh zgharta koura batroun jbeil keserwan metn baalbek"
    table = battle(ready("decree", hold={0: nine, 1: "zahle", 2: "aley"}, media=""), 0, "baalbek", "zahle")
    play(table, "0 declare declare", "0 power.take-swing sour", "2 battle.support neutral")
    assert len(held(table, 0)) == 10
    assert owner(table, "zahle") == 1
    assert happened(table, "battle-called-off")


@rule("M27", "M21")
def test_a_power_used_during_a_battle_changes_its_totals() -> None:
    table = battle(ready("public-works", hold={0: "metn", 1: "zahle", 2: "aley"}, media=""), 0, "metn", "zahle")
    play(table, "0 declare declare", "0 power.strengthen metn", "2 battle.support neutral")
    (fought,) = happened(table, "battle-decided")
    assert (fought["challenge"], fought["won"]) == (10, True)


@rule("M27", "M18")
def test_a_power_that_takes_the_district_of_an_open_ballot_makes_the_campaign_void() -> None:
    table = campaign(ready("decree", seat=1), 1, "zahle")
    play(table, "1 campaign.vote with", "1 declare declare", "1 power.take-swing zahle")
    vote(table, "with with with")
    assert held(table, 1) == {"zahle"}
    assert state_of(table).campaigns_won[1] == 0
    assert happened(table, "campaign-void")


@rule("M27", "M25")
def test_a_campaign_won_with_a_hand_that_a_power_has_filled_is_void() -> None:
    nine = "akkar miniyeh zgharta koura batroun jbeil keserwan metn baalbek"
    table = campaign(ready("decree", seat=1, hold={1: nine}), 1, "zahle")
    play(table, "1 campaign.vote with", "1 declare declare", "1 power.take-swing sour")
    vote(table, "with with with")
    assert len(held(table, 1)) == 10
    assert owner(table, "zahle") == -1


@rule("M27", "M17")
def test_a_power_that_moves_a_district_of_a_swap_makes_the_swap_fail() -> None:
    table = swap(ready("vacant-chair", hold={0: "metn", 1: "aley koura"}), 0, "metn", "aley")
    play(table, "0 declare declare", "0 power.vacate aley", "1 swap.consent agree")
    assert (owner(table, "metn"), owner(table, "aley")) == (0, -1)


@rule("M27")
def test_a_power_that_takes_the_last_swing_district_does_not_leave_its_player_without_an_option() -> None:
    rest = [district.id for district in DISTRICTS if district.id not in ("akkar", "zahle")]
    hold = {0: "akkar", 1: " ".join(rest[:9]), 2: " ".join(rest[9:18]), 3: " ".join(rest[18:])}
    table = play(ready("decree", hold=hold), "0 action campaign", "0 declare declare")
    play(table, "0 power.take-swing zahle")
    assert all(decision.options for decision in table.asked().values())


@rule("M27")
def test_a_truce_with_the_only_possible_defender_does_not_leave_the_challenger_without_an_option() -> None:
    table = ready("truce", hold={0: "baalbek", 1: "zahle"}, media="")
    play(table, "0 action battle", "0 battle.from baalbek", "0 declare declare", "0 power.truce seat-1")
    assert all(decision.options for decision in table.asked().values())


@rule("M27")
def test_a_recount_of_the_only_possible_target_does_not_leave_the_challenger_without_an_option() -> None:
    table = ready("recount", hold={0: "baalbek", 1: "hermel"}, media="")
    play(table, "0 action battle", "0 declare declare", "0 power.vacate hermel")
    assert all(decision.options for decision in table.asked().values())


@rule("M27")
def test_vacating_the_only_district_to_swap_for_does_not_leave_the_player_without_an_option() -> None:
    table = ready("recount", hold={0: "akkar", 1: "aley"}, media="")
    play(table, "0 action swap", "0 declare declare", "0 power.vacate aley")
    assert all(decision.options for decision in table.asked().values())


@rule("M27")
def test_a_declaration_cannot_be_undone_once_the_power_is_seen() -> None:
    table = play(ready("immunity"), "0 action declare")
    assert not table.can_undo(0)


@rule("M27", "M22")
def test_a_helper_whose_connected_district_a_power_has_taken_backs_nobody() -> None:
    table = battle(ready("recount", hold={0: "baalbek", 1: "zahle", 2: "aley"}, media=""), 0, "baalbek", "zahle")
    play(table, "0 declare declare", "0 power.vacate aley")
    play(table, "2 battle.support challenger")
    assert happened(table, "stayed-neutral")
    assert state_of(table).winners_backed == (0, 0, 0, 0)


@rule("M27", "M22")
def test_help_that_a_power_has_made_worthless_before_it_was_accepted_counts_for_nothing() -> None:
    table = battle(ready("recount", hold={0: "baalbek", 1: "zahle", 2: "aley"}, media=""), 0, "baalbek", "zahle")
    play(table, "2 battle.support challenger", "0 declare declare", "0 power.vacate aley", "0 battle.help accept")
    assert state_of(table).winners_backed == (0, 0, 0, 0)


@rule("M28")
def test_the_sixth_objective_ends_phase_1_after_its_power_is_applied() -> None:
    table = play(ready("decree", completed=(0, 1, 1, 2, 3)), "0 action declare")
    assert asked(table) == {0: "power.take-swing"}
    play(table, "0 power.take-swing zahle")
    assert owner(table, "zahle") == 0
    assert asked(table) == {0: "stand"}
    assert state_of(table).turn == -1


@rule("M28")
def test_five_objectives_do_not_end_phase_1() -> None:
    table = play(ready("immunity", completed=(0, 1, 1, 2)), "0 action declare")
    assert len(state_of(table).completed) == 5
    assert asked(table) == {0: "action"}


@rule("M28")
def test_six_objectives_count_over_all_players_and_not_for_each() -> None:
    table = play(ready("immunity", completed=(1, 2, 3, 2, 1)), "0 action declare")
    assert set(asked(table).values()) == {"stand"}


@rule("M28")
def test_the_sixth_objective_ends_phase_1_in_the_middle_of_a_battle() -> None:
    hold = {0: "metn", 1: "zahle", 2: "aley"}
    table = ready("immunity", hold=hold, media="", completed=(1, 2, 3, 2, 1))
    battle(table, 0, "metn", "zahle")
    play(table, "0 declare declare")
    assert set(asked(table).values()) == {"stand"}
    assert not happened(table, "battle-decided")
    assert (owner(table, "metn"), owner(table, "zahle")) == (0, 1)
    assert refuses(table, "2 battle.support challenger")


@rule("M28")
def test_the_sixth_objective_ends_phase_1_in_the_middle_of_a_ballot() -> None:
    table = campaign(ready("immunity", seat=1, completed=(1, 2, 3, 2, 1)), 1, "zahle")
    play(table, "0 campaign.vote with", "1 campaign.vote with", "2 campaign.vote with", "1 declare declare")
    assert set(asked(table).values()) == {"stand"}
    assert state_of(table).box == ()
    assert owner(table, "zahle") == -1
    assert refuses(table, "3 campaign.vote with")


@rule("M28")
def test_the_players_who_have_not_acted_yet_do_not_act_any_more() -> None:
    table = play(ready("second-wind", completed=(1, 2, 3, 2, 1)), "0 action declare")
    assert state_of(table).round == 1
    with pytest.raises(IllegalMove):
        table.submit(Move.parse("1 action pass"))


def _with_exactly(card: Objective, players: int, amount: int) -> Table:
    """Seat 0 holds the card, and has exactly so much of what it counts."""
    return position(players, objectives={0: card.id}, **EXACTLY[card.kind](card, amount))


def _random_play(players: int, seed: int) -> Any:
    """Play a game of random moves; after each, what was done, the events it caused, and the table."""
    table = identify(new_game(players, seed))
    rng = Random(seed)
    while not table.is_over:
        open_now = [*table.asked().items(), *table.standing().items()]
        seat, decision = rng.choice(open_now)
        if not decision.options:
            return
        move = Move(seat, decision.topic, (rng.choice(decision.allowed()),))
        seen = table.event_count
        table.submit(move)
        audit(state_of(table))
        yield move, table.all_events()[seen:], table
