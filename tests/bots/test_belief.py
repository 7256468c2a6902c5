"""What bots conclude about hidden sides from what all have seen."""

from itertools import product
from typing import Any

import pytest

from engine.bots.belief import TRUST, belief, changes, conclude, suspicion, weigh
from engine.bots.mind import blurred, innocent_doubts, spread
from engine.contract import SPECTATOR, Evidence, Setup
from engine.games import GAMES
from engine.games.machrou3 import acts
from engine.games.machrou3.acts import Act
from engine.games.machrou3.bot.evidence import count_chance, evidence
from engine.games.machrou3.view import CORRUPT_SEATS
from engine.lab import play_random
from engine.rng import Rng

RULES = GAMES["machrou3"]
EVEN = (20, 20, 20, 20, 20)
WORLDS = CORRUPT_SEATS[5]


def after(*deeds: Act, players: int = 5, seat: int = SPECTATOR) -> Any:
    """The view of a seat that is not Corrupt, or of an onlooker, once these deeds are on record."""
    state = RULES.setup(Setup(players, "beginner", RULES.default_house_rules), 3)
    state.acts = deeds
    if seat != SPECTATOR:
        corrupt = [name for name in state.characters if name in ("adnan", "nisreen", "fawzi")]
        honest = [name for name in state.characters if name not in corrupt]
        state.characters = (*honest, *corrupt)
    return RULES.view(state, seat)


def test_probabilities_add_up_to_one() -> None:
    believed = belief(RULES, after(Act(acts.BACK, 0, EVEN, 1, 2), Act(acts.ATTACK, 3, EVEN, 4)))
    assert sum(weight for _, weight in believed) == pytest.approx(1)
    assert [world for world, _ in believed] == list(WORLDS)


def test_without_deeds_all_worlds_are_alike() -> None:
    assert {round(weight, 9) for _, weight in belief(RULES, after())} == {0.1}


def test_a_reformist_never_suspects_themselves() -> None:
    doubts = suspicion(RULES, after(seat=0))
    assert doubts[0] == 0
    assert doubts[1:] == pytest.approx((0.5,) * 4)


def test_helping_each_other_against_the_smaller_bloc_looks_like_a_pair() -> None:
    big = (20, 40, 10, 20, 20)
    doubts = suspicion(RULES, after(*[Act(acts.BACK, 0, big, 1, 2)] * 3))
    assert min(doubts[0], doubts[1]) > max(doubts[2:])


def test_attacking_each_other_clears_a_pair() -> None:
    believed = dict(belief(RULES, after(Act(acts.ATTACK, 0, EVEN, 1))))
    assert believed[(0, 1)] == min(believed.values())


@pytest.mark.rule("M31")
def test_seeing_to_an_objective_looks_innocent() -> None:
    doubts = suspicion(RULES, after(Act(acts.RENEW, 2, EVEN), Act(acts.COMPLETE, 2, EVEN)))
    assert doubts[2] == min(doubts)


@pytest.mark.rule("M18")
def test_the_count_of_a_ballot_is_weighed_without_knowing_who_voted_what() -> None:
    chances = [0.9, 0.2, 0.5, 0.7]
    for count in range(5):
        by_hand = 0.0
        for votes in product((0, 1), repeat=4):
            if sum(votes) == count:
                part = 1.0
                for vote, chance in zip(votes, chances, strict=True):
                    part *= chance if vote else 1 - chance
                by_hand += part
        assert count_chance(chances, count) == pytest.approx(by_hand)
    assert count_chance(chances, 5) == count_chance(chances, -1) == 0


@pytest.mark.rule("M18")
def test_few_votes_for_a_campaigner_speak_against_a_corrupt_friend_among_the_voters() -> None:
    found = evidence(Act(acts.VOTE, 0, EVEN, counts=(1, 4)), WORLDS)
    assert found is not None
    chances = dict(zip(WORLDS, found.chances, strict=True))
    assert chances[(0, 1)] < chances[(1, 2)]


def test_every_kind_of_deed_is_possible_for_both_sides() -> None:
    for kind in acts.KINDS:
        counts = (3, 2) if kind == acts.VOTE else ()
        found = evidence(Act(kind, 0, EVEN, 1, 2, counts), WORLDS)
        assert found is None or all(0 < chance <= 1 for chance in found.chances), kind


def test_no_deed_is_proof() -> None:
    sure, never = changes(Evidence((1.0, 0.0)))
    assert 0 < sure - never < 3


def test_cheap_talk_moves_the_log_odds_by_its_bound_at_most() -> None:
    one, other = changes(Evidence((1.0, 0.0), bound=0.5))
    assert one - other == pytest.approx(0.5)
    assert changes(Evidence((0.5, 0.45), bound=0.5)) == changes(Evidence((0.5, 0.45)))
    assert TRUST < 1


def test_a_past_is_weighed_the_same_in_one_go_or_piece_by_piece() -> None:
    state = RULES.setup(Setup(6, "beginner", RULES.default_house_rules), 8)
    play_random(state, Rng(8))
    worlds, deeds = CORRUPT_SEATS[6], state.acts
    whole = weigh(RULES, worlds, deeds, (0.0,) * len(worlds))
    for cut in range(0, len(deeds), 9):
        conclude(RULES, worlds, deeds[:cut])
        assert conclude(RULES, worlds, deeds) == pytest.approx(whole)
    other = conclude(RULES, worlds, deeds[5:])
    assert other == pytest.approx(weigh(RULES, worlds, deeds[5:], (0.0,) * len(worlds)))


def test_what_an_onlooker_believes_is_sharper_for_a_seat_that_knows_itself() -> None:
    public = belief(RULES, after(*[Act(acts.BACK, 0, EVEN, 1, 2)] * 2))
    doubts = innocent_doubts(RULES, public, 0, 5)
    assert doubts[0] == 0
    assert sum(doubts) == pytest.approx(2)


def test_who_misses_much_believes_less() -> None:
    keen = [((0,), 0.8), ((1,), 0.2)]
    assert blurred(keen, 1.0) == keen
    assert blurred(keen, 0.0) == [((0,), 0.5), ((1,), 0.5)]
    assert 0.5 < dict(blurred(keen, 0.5))[(0,)] < 0.8


def test_worlds_are_drawn_in_proportion_to_belief() -> None:
    drawn = spread([((0,), 0.75), ((1,), 0.25)], 8, Rng(1))
    assert (drawn.count((0,)), drawn.count((1,))) == (6, 2)
    assert len(spread([((0,), 0.3), ((1,), 0.7)], 7, Rng(2))) == 7


def test_a_game_where_nobody_hides_has_one_world_and_no_doubts() -> None:
    from tests.contract.parlour import sit_down

    table = sit_down()
    assert list(table.rules.worlds(table.view(0))) == [()]
    assert belief(table.rules, table.view(0)) == [((), 1.0)]
