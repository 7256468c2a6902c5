"""The board and who leads what on it (M1-M5). All facts are written out here once more, on purpose."""

from itertools import combinations

import pytest

from engine.contract import SPECTATOR
from engine.games.machrou3.board import BORDERS, DISTRICTS, GOVERNORATES, GROUPS, INDEX, members
from tests.games.machrou3.play import (
    battle,
    bloc,
    campaign,
    dealt,
    leader,
    neighbours,
    play,
    position,
    rule,
    state_of,
    swing_districts,
)

# id: IP, group, governorate, on the coast
FACTS = {
    "akkar": (5, "north-1", "north", True),
    "tripoli": (8, "north-2", "north", True),
    "miniyeh": (4, "north-2", "north", True),
    "zgharta": (7, "north-3", "north", False),
    "koura": (4, "north-3", "north", True),
    "bcharre": (7, "north-3", "north", False),
    "batroun": (8, "north-3", "north", True),
    "jbeil": (5, "mount-lebanon-1", "mount-lebanon", True),
    "keserwan": (8, "mount-lebanon-1", "mount-lebanon", True),
    "metn": (7, "mount-lebanon-2", "mount-lebanon", True),
    "baabda": (12, "mount-lebanon-3", "mount-lebanon", True),
    "aley": (4, "mount-lebanon-4", "mount-lebanon", True),
    "chouf": (11, "mount-lebanon-4", "mount-lebanon", True),
    "beirut-1": (10, "beirut-1", "beirut", True),
    "beirut-2": (9, "beirut-2", "beirut", True),
    "saida": (7, "south-1", "south", True),
    "zahrani": (5, "south-2", "south", True),
    "jezzine": (6, "south-1", "south", False),
    "sour": (6, "south-2", "south", True),
    "nabatieh": (3, "south-3", "south", False),
    "bint-jbeil": (7, "south-3", "south", False),
    "marjayoun": (6, "south-3", "south", False),
    "hasbaya": (5, "south-3", "south", False),
    "zahle": (10, "bekaa-1", "bekaa", False),
    "west-bekaa": (6, "bekaa-2", "bekaa", False),
    "rashaya": (4, "bekaa-2", "bekaa", False),
    "baalbek": (11, "bekaa-3", "bekaa", False),
    "hermel": (5, "bekaa-3", "bekaa", False),
}

SEATS = {
    "north-1": 7,
    "north-2": 11,
    "north-3": 10,
    "mount-lebanon-1": 8,
    "mount-lebanon-2": 8,
    "mount-lebanon-3": 6,
    "mount-lebanon-4": 13,
    "beirut-1": 8,
    "beirut-2": 11,
    "south-1": 5,
    "south-2": 7,
    "south-3": 11,
    "bekaa-1": 7,
    "bekaa-2": 6,
    "bekaa-3": 10,
}

# Each of the 58 frontiers once.
PAIRS = """
    akkar/hermel akkar/miniyeh tripoli/koura tripoli/miniyeh tripoli/zgharta miniyeh/bcharre
    miniyeh/hermel miniyeh/zgharta zgharta/bcharre zgharta/koura koura/batroun koura/bcharre
    bcharre/baalbek bcharre/batroun bcharre/hermel batroun/baalbek batroun/jbeil jbeil/baalbek
    jbeil/keserwan keserwan/baalbek keserwan/metn metn/baabda metn/baalbek metn/beirut-1 metn/zahle
    baabda/aley baabda/beirut-1 baabda/beirut-2 baabda/zahle aley/chouf aley/west-bekaa aley/zahle
    chouf/jezzine chouf/saida chouf/west-bekaa beirut-1/beirut-2 saida/jezzine saida/zahrani
    zahrani/jezzine zahrani/nabatieh zahrani/sour jezzine/hasbaya jezzine/marjayoun jezzine/nabatieh
    jezzine/west-bekaa sour/bint-jbeil sour/nabatieh nabatieh/bint-jbeil nabatieh/marjayoun
    bint-jbeil/marjayoun marjayoun/hasbaya hasbaya/rashaya hasbaya/west-bekaa zahle/baalbek
    zahle/rashaya zahle/west-bekaa west-bekaa/rashaya baalbek/hermel
"""
FRONTIERS = frozenset(frozenset(pair.split("/")) for pair in PAIRS.split())


@rule("M1")
def test_there_are_28_districts_with_their_influence_group_governorate_and_coast() -> None:
    found = {d.id: (d.ip, d.group, d.governorate, d.coast) for d in DISTRICTS}
    assert found == FACTS
    assert len(FACTS) == 28


@rule("M1")
def test_there_are_15_groups_with_128_seats() -> None:
    assert {group.id: group.seats for group in GROUPS} == SEATS
    assert len(SEATS) == 15
    assert sum(SEATS.values()) == 128


@rule("M1")
def test_every_group_holds_exactly_its_own_districts() -> None:
    for group in GROUPS:
        inside = {name for name, facts in FACTS.items() if facts[1] == group.id}
        assert {DISTRICTS[number].id for number in group.districts} == inside
        assert {DISTRICTS[number].id for number in members(group.mask)} == inside


@rule("M1")
def test_there_are_five_governorates_and_no_group_spans_two() -> None:
    assert set(GOVERNORATES) == {"north", "bekaa", "mount-lebanon", "beirut", "south"}
    for group in GROUPS:
        assert len({DISTRICTS[number].governorate for number in group.districts}) == 1


@rule("M1")
@pytest.mark.parametrize(
    ("district", "printed"),
    [
        ("tripoli", 8),
        ("zgharta", 7),
        ("koura", 4),
        ("bcharre", 7),
        ("batroun", 8),
        ("metn", 7),
        ("baabda", 12),
        ("aley", 4),
        ("sour", 6),
        ("zahle", 10),
        ("west-bekaa", 6),
        ("baalbek", 11),
    ],
)
def test_influence_that_the_rule_book_prints_stands_on_the_board(district: str, printed: int) -> None:
    assert DISTRICTS[INDEX[district]].ip == printed


@rule("M2")
def test_the_58_frontiers_are_those_of_the_map_and_run_both_ways() -> None:
    assert len(FRONTIERS) == 58
    for here, there in combinations(FACTS, 2):
        borders = frozenset((here, there)) in FRONTIERS
        assert bool(BORDERS[INDEX[here]] >> INDEX[there] & 1) is borders, (here, there)
        assert bool(BORDERS[INDEX[there]] >> INDEX[here] & 1) is borders, (there, here)


@rule("M2")
def test_no_district_borders_itself() -> None:
    assert not any(BORDERS[number] >> number & 1 for number in range(28))


@rule("M2")
def test_zahle_borders_the_six_districts_of_the_rule_book() -> None:
    assert neighbours(position(), "zahle") == {"baalbek", "west-bekaa", "rashaya", "metn", "baabda", "aley"}


@rule("M2")
def test_beirut_1_borders_metn_and_baabda() -> None:
    assert {"metn", "baabda"} <= neighbours(position(), "beirut-1")


@rule("M2")
def test_the_districts_of_every_group_hang_together() -> None:
    for group in GROUPS:
        reached = 1 << group.districts[0]
        for _ in group.districts:
            for district in members(reached):
                reached |= BORDERS[district] & group.mask
        assert reached == group.mask, group.id


@rule("M3")
def test_bcharre_and_zgharta_outweigh_batroun_and_koura_for_ten_seats() -> None:
    table = position(hold={0: "batroun koura", 1: "bcharre zgharta"})
    assert leader(table, "north-3") == 1
    assert (bloc(table, 0), bloc(table, 1)) == (0, 10)


@rule("M3")
def test_a_tied_group_gives_its_seats_to_nobody() -> None:
    table = position(hold={0: "bcharre", 1: "zgharta"})
    assert leader(table, "north-3") == -1
    assert (bloc(table, 0), bloc(table, 1)) == (0, 0)


@rule("M3")
def test_a_tie_below_the_highest_sum_does_not_matter() -> None:
    table = position(hold={0: "bcharre", 1: "zgharta", 2: "batroun"})
    assert leader(table, "north-3") == 2


@rule("M3")
def test_the_sum_of_influence_counts_and_not_the_number_of_districts() -> None:
    table = position(hold={0: "koura nabatieh hasbaya", 1: "batroun bint-jbeil", 2: "jbeil", 3: "keserwan"})
    assert leader(table, "north-3") == 1
    assert leader(table, "south-3") == 0
    assert leader(table, "mount-lebanon-1") == 3


@rule("M3")
def test_a_group_that_nobody_has_a_district_in_belongs_to_nobody() -> None:
    assert leader(position(hold={0: "akkar"}), "bekaa-1") == -1


@rule("M3")
def test_the_leader_loses_a_group_as_soon_as_another_draws_level() -> None:
    table = position(hold={1: "bcharre"}, speaker=0)
    assert leader(table, "north-3") == 1
    campaign(table, 0, "zgharta")
    assert leader(table, "north-3") == -1
    assert bloc(table, 1) == 0


@rule("M4")
def test_baalbek_hermel_baabda_and_beirut_1_make_a_bloc_of_24_seats() -> None:
    assert bloc(position(hold={2: "baalbek baabda beirut-1"}), 2) == 24


@rule("M4")
def test_a_bloc_grows_at_once_with_a_district_that_decides_a_group() -> None:
    table = position(hold={0: "baabda"}, speaker=0)
    campaign(table, 0, "beirut-1")
    assert bloc(table, 0) == 6 + 8


@rule("M4")
def test_both_blocs_change_at_once_when_a_battle_turns_a_group() -> None:
    table = position(hold={0: "baalbek keserwan", 1: "zahle akkar"}, media="")
    battle(table, 0, "baalbek", "zahle")
    assert (bloc(table, 0), bloc(table, 1)) == (10 + 8 + 7, 7)


@rule("M4")
@pytest.mark.parametrize("players", [4, 5, 6])
def test_every_view_shows_the_blocs_as_they_are(players: int) -> None:
    table = position(players, hold=dealt(players))
    for seat in (SPECTATOR, *range(players)):
        assert table.view(seat).blocs == tuple(state_of(table).blocs)


@rule("M5")
def test_districts_that_nobody_holds_are_swing_districts() -> None:
    assert swing_districts(position(hold=dealt(4))) == {"koura", "batroun", "beirut-1", "rashaya"}


@rule("M5")
def test_every_seat_and_every_onlooker_sees_the_swing_districts() -> None:
    table = position(hold=dealt(4))
    swing = [number for number, district in enumerate(DISTRICTS) if district.id in swing_districts(table)]
    for seat in (SPECTATOR, 0, 1, 2, 3):
        assert [number for number, holder in enumerate(table.view(seat).owner) if holder == -1] == swing


@rule("M5")
def test_a_district_that_is_given_up_can_swing_to_anybody() -> None:
    table = position(hold={0: "sour", 1: "bint-jbeil nabatieh"}, media="")
    battle(table, 0, "sour", "bint-jbeil")
    play(table, "0 finish end", "1 action campaign")
    assert "sour" in swing_districts(table)
    play(table, "1 campaign.at sour")
