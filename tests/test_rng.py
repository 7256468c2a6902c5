"""The generator: the same everywhere, fair, and all of it in one integer."""

from collections import Counter
from itertools import pairwise, permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.rng import Rng

seeds = st.integers(min_value=0, max_value=2**64 - 1)
GOLDEN_NUMBERS = [48, 419, 345, 247, 476, 276, 459, 341]
GOLDEN_SEED = 6710017998746742783
GOLDEN_SHUFFLE = (3, 0, 8, 1, 2, 4, 7, 5, 9, 6)


def test_the_numbers_of_a_seed_are_the_same_for_ever() -> None:
    """Replays rest on these: whoever changes them must raise the version of every game's rules."""
    rng = Rng(2024)
    assert [rng.below(1_000) for _ in range(8)] == GOLDEN_NUMBERS
    assert rng.seed == GOLDEN_SEED
    assert Rng(7).shuffled(range(10)) == GOLDEN_SHUFFLE


@given(seed=seeds, bound=st.integers(min_value=1, max_value=2**32))
def test_numbers_stay_below_their_bound(seed: int, bound: int) -> None:
    assert 0 <= Rng(seed).below(bound) < bound


@given(seed=seeds)
def test_the_state_stays_a_64_bit_integer(seed: int) -> None:
    rng = Rng(seed)
    for _ in range(20):
        rng.below(6)
        assert 0 <= rng.seed < 2**64


@given(seed=st.integers(min_value=-(2**70), max_value=2**70))
def test_any_integer_is_a_seed(seed: int) -> None:
    assert 0 <= Rng(seed).below(6) < 6


def test_every_face_of_a_die_is_as_likely_as_the_others() -> None:
    rng = Rng(1)
    faces = Counter(rng.below(6) for _ in range(12_000))
    assert all(1_850 < faces[face] < 2_150 for face in range(6))


def test_small_seeds_begin_differently() -> None:
    firsts = Counter(Rng(seed).below(10) for seed in range(2_000))
    assert all(140 < firsts[digit] < 260 for digit in range(10))


def test_one_number_says_nothing_about_the_next() -> None:
    rng = Rng(5)
    numbers = [rng.below(2) for _ in range(8_001)]
    pairs = Counter(pairwise(numbers))
    assert all(1_850 < count < 2_150 for count in pairs.values())


def test_a_chance_lies_between_zero_and_one() -> None:
    rng = Rng(3)
    chances = [rng.chance() for _ in range(4_000)]
    assert all(0 <= chance < 1 for chance in chances)
    assert 0.48 < sum(chances) / len(chances) < 0.52


def test_a_pick_is_one_of_the_items_and_each_is_picked() -> None:
    rng = Rng(4)
    assert {rng.pick("abcd") for _ in range(200)} == set("abcd")


def test_a_weighted_choice_follows_the_weights() -> None:
    rng = Rng(6)
    places = Counter(rng.weighted((1.0, 0.0, 3.0)) for _ in range(8_000))
    assert places[1] == 0
    assert 2.6 < places[2] / places[0] < 3.4


def test_weights_of_zero_are_all_alike() -> None:
    rng = Rng(8)
    places = Counter(rng.weighted((0.0, 0.0)) for _ in range(2_000))
    assert all(900 < places[place] < 1_100 for place in (0, 1))


def test_a_weighted_choice_finds_a_place_when_rounding_runs_past_the_end(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Rng, "chance", lambda _: 1.0)
    assert Rng(9).weighted((0.1, 0.2, 0.3)) == 2


def test_a_shuffle_keeps_every_item_and_reaches_every_order() -> None:
    rng = Rng(10)
    orders = Counter(rng.shuffled("abc") for _ in range(3_000))
    assert orders.keys() == set(permutations("abc"))
    assert all(400 < count < 600 for count in orders.values())


def test_shuffled_leaves_the_items_where_they_were() -> None:
    items = [1, 2, 3, 4, 5]
    assert sorted(Rng(11).shuffled(items)) == items == [1, 2, 3, 4, 5]


def test_shuffle_works_in_place() -> None:
    items = list(range(20))
    Rng(12).shuffle(items)
    assert items != list(range(20))
    assert sorted(items) == list(range(20))


def test_a_copy_goes_on_alike_and_on_its_own() -> None:
    rng = Rng(13)
    twin = rng.copy()
    assert [twin.below(100) for _ in range(5)] == [rng.below(100) for _ in range(5)]
    twin.below(2)
    assert twin != rng


def test_a_stored_seed_resumes_where_it_stopped() -> None:
    rng = Rng(14)
    rng.below(5)
    resumed = Rng.resume(rng.seed)
    assert resumed == rng
    assert resumed.below(1_000_000) == rng.below(1_000_000)


def test_a_split_goes_another_way() -> None:
    rng = Rng(15)
    other = rng.split()
    assert [other.below(100) for _ in range(10)] != [rng.below(100) for _ in range(10)]


def test_splits_differ_from_each_other() -> None:
    rng = Rng(16)
    assert len({rng.split().seed for _ in range(100)}) == 100


def test_generators_are_equal_by_what_they_will_say() -> None:
    assert Rng(17) == Rng(17)
    assert Rng(17) != Rng(18)
    assert Rng(17) != Rng(17).seed


def test_a_generator_cannot_be_a_key() -> None:
    with pytest.raises(TypeError):
        hash(Rng(19))


def test_the_text_of_a_generator_shows_how_to_resume_it() -> None:
    rng = Rng(20)
    assert eval(repr(rng), {"Rng": Rng}) == rng
