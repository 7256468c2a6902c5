"""The set-up of the Beginner's Game (M6-M11)."""

import pytest

from engine.contract import SPECTATOR, Setup, SetupError
from engine.games.machrou3.content import CHARACTERS, CORRUPT, OBJECTIVE, OBJECTIVES, SIDE
from engine.games.machrou3.rules.conditions import is_met
from engine.games.machrou3.rules.deal import first_speaker
from engine.table import Table
from tests.games.machrou3.play import (
    RULES,
    asked,
    campaign,
    held,
    identify,
    new_game,
    options,
    play,
    position,
    refuses,
    rule,
    state_of,
    stations,
    swing_districts,
    vote,
)
from tests.games.machrou3.test_board import FACTS

PILES = {
    4: (
        "sour jezzine baalbek aley metn bint-jbeil",
        "baabda zahrani beirut-2 miniyeh tripoli nabatieh",
        "west-bekaa zahle akkar keserwan hermel zgharta",
        "bcharre chouf saida marjayoun hasbaya jbeil",
    ),
    5: (
        "sour baalbek aley metn bint-jbeil",
        "baabda beirut-2 miniyeh tripoli nabatieh",
        "west-bekaa zahle akkar keserwan zgharta",
        "bcharre chouf jezzine marjayoun hasbaya",
        "beirut-1 batroun jbeil koura saida",
    ),
    6: (
        "baalbek jezzine keserwan nabatieh",
        "bcharre beirut-2 miniyeh tripoli",
        "zahle akkar metn zgharta",
        "chouf zahrani marjayoun hasbaya",
        "beirut-1 batroun jbeil saida",
        "sour baabda west-bekaa aley",
    ),
}
STATIONS = {
    4: "sour tripoli zahle jbeil",
    5: "sour tripoli zahle jbeil hasbaya",
    6: "baalbek beirut-2 akkar hasbaya saida baabda",
}
SWING = {
    4: "koura batroun beirut-1 rashaya",
    5: "zahrani hermel rashaya",
    6: "koura bint-jbeil rashaya hermel",
}
CORRUPT_COUNT = {4: 1, 5: 2, 6: 2}
ELITE = {"adnan", "nisreen", "fawzi"}
ACTIVISTS = {"lara", "latif", "nahida", "faten", "mansour"}
SEEDS = range(60)
every_count = pytest.mark.parametrize("players", [4, 5, 6])


@rule("M6")
@every_count
def test_the_fixed_piles_are_dealt_whole(players: int) -> None:
    table = new_game(players)
    piles = {frozenset(held(table, seat)) for seat in range(players)}
    assert piles == {frozenset(pile.split()) for pile in PILES[players]}


@rule("M6")
@every_count
def test_every_seat_may_draw_every_pile(players: int) -> None:
    drawn = {(seat, frozenset(held(table, seat))) for table in _games(players) for seat in range(players)}
    assert len(drawn) == players * players


@rule("M6")
@every_count
def test_media_stations_stand_on_their_fixed_districts(players: int) -> None:
    assert stations(new_game(players)) == set(STATIONS[players].split())


@rule("M6", "M5")
@every_count
def test_districts_in_no_pile_are_swing_districts(players: int) -> None:
    assert swing_districts(new_game(players)) == set(SWING[players].split())


@rule("M1", "M6")
def test_each_of_the_four_piles_is_worth_41_influence_points() -> None:
    for pile in PILES[4]:
        assert sum(FACTS[name][0] for name in pile.split()) == 41


@rule("M6")
@pytest.mark.parametrize("players", [2, 3, 7])
def test_no_other_number_of_players_can_sit_down(players: int) -> None:
    with pytest.raises(SetupError):
        RULES.setup(Setup(players, "beginner"), 1)


@rule("M7")
@every_count
def test_the_smallest_bloc_is_the_first_speaker(players: int) -> None:
    for table in _games(players):
        state = state_of(table)
        assert state.blocs[state.speaker] == min(state.blocs)
        assert state.blocs.count(min(state.blocs)) == 1, "the fixed piles leave no tie for the smallest bloc"
        identify(table)
        assert asked(table) == {state.speaker: "action"}


@rule("M7")
@pytest.mark.parametrize(("elders", "speaker"), [((3, 2, 1, 0), 2), ((0, 1, 2, 3), 1), ((1, 3, 2, 0), 1), ((), 1)])
def test_between_equally_small_blocs_the_older_player_is_the_first_speaker(
    elders: tuple[int, ...], speaker: int
) -> None:
    state = RULES.setup(Setup(4, "beginner", RULES.default_house_rules, elders), 1)
    state.blocs = [9, 6, 6, 8]
    assert first_speaker(state) == speaker


@rule("M7")
@pytest.mark.parametrize("elders", [(0, 1, 2), (0, 1, 2, 2), (1, 2, 3, 4)])
def test_the_order_of_ages_names_every_seat_once(elders: tuple[int, ...]) -> None:
    with pytest.raises(SetupError):
        new_game(4, elders=elders)


@rule("M8")
@every_count
def test_everybody_draws_one_objective_and_no_two_the_same(players: int) -> None:
    for table in _games(players):
        hands = state_of(table).objectives
        assert all(hands)
        assert len(set(hands)) == players


@rule("M8")
@every_count
def test_nobody_is_dealt_an_objective_about_a_district_of_origin(players: int) -> None:
    assert not any(OBJECTIVE[card].origin for table in _games(players) for card in state_of(table).objectives)


@rule("M8")
def test_objectives_about_a_district_of_origin_that_come_up_at_the_deal_are_discarded() -> None:
    discards = [state_of(table).objective_discards for table in _games(6)]
    assert any(discards)
    assert all(OBJECTIVE[card].origin for cards in discards for card in cards)


@rule("M8")
def test_an_objective_about_a_district_of_origin_is_discarded_and_another_drawn() -> None:
    table = position(objective_pile=("home-ground", "favourite-son", "great-bloc"))
    play(table, "0 action objective")
    assert state_of(table).objectives[0] == "great-bloc"
    assert state_of(table).objective_discards == ("home-ground", "favourite-son")


@rule("M8")
def test_an_objective_is_a_secret_of_its_holder() -> None:
    table = new_game(4)
    hands = state_of(table).objectives
    for seat in range(4):
        view = table.view(seat)
        assert view.objective == hands[seat]
        shown = repr(view)
        assert not any(repr(hands[other]) in shown for other in range(4) if other != seat)
    assert table.view(SPECTATOR).objective == ""


@rule("M8")
def test_no_objective_is_met_at_the_deal() -> None:
    met = [
        (players, objective.id)
        for players in (4, 5, 6)
        for objective in OBJECTIVES
        for seat in range(players)
        if is_met(state_of(new_game(players)), seat, objective)
    ]
    assert met == []


@rule("M8")
@every_count
def test_nothing_is_won_completed_or_bent_at_the_deal(players: int) -> None:
    state = state_of(new_game(players))
    nothing = (0,) * players
    assert (state.battles_won, state.winners_backed, state.campaigns_won) == (nothing, nothing, nothing)
    assert (state.completed, state.effects, state.secrets, state.candidates, state.votes) == ((), (), (), (), ())
    assert state.dealt == tuple(state.held)


@rule("M9")
@every_count
def test_as_many_corrupt_and_reformists_are_dealt_as_the_table_needs(players: int) -> None:
    for table in _games(players):
        names = state_of(table).characters
        assert len(set(names)) == players
        assert len(set(names) & ELITE) == CORRUPT_COUNT[players]
        assert len(set(names) & ACTIVISTS) == players - CORRUPT_COUNT[players]


@rule("M9")
@every_count
def test_every_character_but_the_judge_comes_into_play(players: int) -> None:
    seen = {name for table in _games(players) for name in state_of(table).characters}
    assert seen == ELITE | ACTIVISTS


@rule("M9")
def test_the_corrupt_may_sit_anywhere() -> None:
    seats = {
        seat for table in _games(4) for seat, name in enumerate(state_of(table).characters) if SIDE[name] == CORRUPT
    }
    assert seats == {0, 1, 2, 3}


@rule("M9")
def test_adnan_alone_is_marked_with_the_eye_and_saleh_alone_is_the_judge() -> None:
    assert [character.id for character in CHARACTERS if character.exposed] == ["adnan"]
    assert [character.id for character in CHARACTERS if character.judge] == ["saleh"]
    assert {character.id for character in CHARACTERS if character.side == CORRUPT} == ELITE
    assert {character.id for character in CHARACTERS if character.side != CORRUPT} == ACTIVISTS | {"saleh"}


@rule("M10")
@every_count
def test_every_seat_is_asked_alike_to_look_at_its_cards(players: int) -> None:
    for table in _games(players):
        decisions = table.pending()
        assert set(decisions) == set(range(players))
        assert len(set(decisions.values())) == 1


@rule("M10")
def test_nobody_acts_before_everybody_has_looked() -> None:
    table = new_game(4)
    play(table, "3 identify seen", "0 identify seen", "1 identify seen")
    assert asked(table) == {2: "identify"}
    play(table, "2 identify seen")
    assert set(asked(table).values()) == {"action"}


@rule("M10")
@pytest.mark.parametrize("players", [5, 6])
def test_the_corrupt_know_each_other(players: int) -> None:
    table = position(players, corrupt=(1, 3))
    assert table.view(1).allies == (1, 3)
    assert table.view(3).allies == (1, 3)


@rule("M10")
@every_count
def test_a_reformist_knows_only_their_own_character(players: int) -> None:
    for table in _games(players):
        names = state_of(table).characters
        for seat, name in enumerate(names):
            if SIDE[name] == CORRUPT:
                continue
            view = table.view(seat)
            assert view.character == name
            assert view.allies == ()
            assert not any(repr(other) in repr(view) for other in names if other != name)


@rule("M10")
def test_the_corrupt_learn_who_the_other_is_but_not_which_character_they_play() -> None:
    table = position(5, corrupt=(1, 3))
    other = state_of(table).characters[3]
    assert repr(other) not in repr(table.view(1))


@rule("M10")
def test_identification_tells_everybody_the_same_and_nothing_about_characters() -> None:
    table = identify(new_game(5))
    names = state_of(table).characters
    for event in table.all_events():
        assert event.only is None
        assert not any(repr(name) in repr(event) for name in names)


@rule("M10")
def test_who_looked_when_leaves_no_trace_in_the_record() -> None:
    quick = play(new_game(4), *(f"{seat} identify seen" for seat in (0, 1, 2, 3)))
    slow = play(new_game(4), *(f"{seat} identify seen" for seat in (2, 3, 1, 0)))
    assert quick.moves == slow.moves


@rule("M11")
@every_count
def test_everybody_has_one_with_and_one_against_card(players: int) -> None:
    table = campaign(position(players, hold={0: "akkar"}, speaker=0, turn=1), 1, "zahle")
    assert asked(table) == dict.fromkeys(range(players), "campaign.vote")
    assert all(options(table, seat) == ["with", "against"] for seat in range(players))


@rule("M11")
def test_nobody_puts_in_two_cards() -> None:
    table = campaign(position(turn=1), 1, "zahle")
    assert refuses(table, "0 campaign.vote with+against")
    play(table, "0 campaign.vote with")
    assert refuses(table, "0 campaign.vote with")


@rule("M11")
def test_the_voting_cards_come_back_after_every_ballot() -> None:
    table = campaign(position(turn=1), 1, "zahle")
    vote(table, "with with with with")
    play(table, "1 finish end")
    campaign(table, 2, "akkar")
    assert all(options(table, seat) == ["with", "against"] for seat in range(4))


def _games(players: int) -> list[Table]:
    return [new_game(players, seed) for seed in SEEDS]
