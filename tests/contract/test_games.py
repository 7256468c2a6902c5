"""What every game in the box keeps to: it ends, it repeats, its copies are independent, and it adds up."""

import os
import re
import subprocess
import sys
from dataclasses import FrozenInstanceError, fields
from pathlib import Path

import pytest

from engine.contract import DRAW, Setup, SetupError, ignore
from engine.games import GAMES
from engine.rng import Rng
from engine.stack import submit
from tests.contract.playing import (
    CASES,
    HOUSE_RULE_CASES,
    Case,
    Log,
    any_move,
    every_case,
    play_on,
    points,
    positions,
    snapshot,
)
from tests.sentences import sentence

ROOT = Path(__file__).resolve().parents[2]


def test_the_box_knows_each_game_by_its_name() -> None:
    assert GAMES
    assert all(name == rules.name for name, rules in GAMES.items())


@every_case
def test_random_games_end_with_an_outcome(case: Case) -> None:
    for seed in range(case.share(300)):
        state = case.deal(seed)
        play_on(case.rules, state, Rng(seed))
        assert case.rules.outcome(state) is not None


@pytest.mark.parametrize(("case", "rule"), HOUSE_RULE_CASES, ids=lambda value: str(value))
def test_random_games_end_when_a_house_rule_is_turned_over(case: Case, rule: str) -> None:
    assert (rule in case.setup.house_rules) != (rule in case.rules.default_house_rules)
    for seed in range(case.share(30)):
        state = case.deal(seed)
        play_on(case.rules, state, Rng(seed))
        assert case.rules.outcome(state) is not None


@every_case
def test_no_game_has_an_outcome_before_its_end(case: Case) -> None:
    for state in positions(case, seed=1, games=10):
        assert (case.rules.outcome(state) is None) == bool(state.steps)


@every_case
def test_winners_are_the_seats_of_the_winning_side(case: Case) -> None:
    for seed in range(case.share(30)):
        state = case.deal(seed)
        play_on(case.rules, state, Rng(seed))
        outcome = case.rules.outcome(state)
        assert outcome is not None
        assert len(outcome.sides) == case.setup.players
        winning = {outcome.sides[seat] for seat in outcome.winners}
        # Whoever wins wins with the whole side; a draw is shared by several sides.
        assert outcome.winners == tuple(seat for seat, side in enumerate(outcome.sides) if side in winning)
        assert outcome.winning_side == (min(winning) if len(winning) == 1 else DRAW)
        assert winning


@every_case
def test_the_same_seed_and_choices_give_the_same_log_and_the_same_end(case: Case) -> None:
    for seed in range(case.share(10)):
        first, second = Log(), Log()
        state = case.deal(seed, first.note)
        moves = play_on(case.rules, state, Rng(seed), first.note)
        again = case.deal(seed, second.note)
        for move in moves:
            submit(case.rules, again, move, second.note)
        assert second == first
        assert again == state


@every_case
def test_another_seed_gives_another_game(case: Case) -> None:
    deals = [snapshot(case.deal(seed)) for seed in range(5)]
    assert all(deals[one] != deals[two] for one in range(5) for two in range(one))


GAME_IN_A_FRESH_PROCESS = """
import hashlib
from tests.contract.playing import CASES, Log, Rng, play_on, snapshot
told = hashlib.sha256()
for case in CASES:
    log = Log()
    state = case.deal(5, log.note)
    play_on(case.rules, state, Rng(5), log.note)
    told.update(repr((list(log), snapshot(state))).encode())
print(told.hexdigest())
"""


def test_no_game_depends_on_the_order_in_which_a_process_hashes() -> None:
    told = set()
    for hash_seed in ("1", "2"):
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
        command = [sys.executable, "-c", GAME_IN_A_FRESH_PROCESS]
        told.add(subprocess.check_output(command, cwd=ROOT, env=environment, text=True))
    assert len(told) == 1


@every_case
def test_a_copy_equals_its_original(case: Case) -> None:
    for state in points(case, seed=4, count=100):
        twin = state.copy()
        assert twin is not state
        assert type(twin) is type(state)
        assert twin == state
        assert snapshot(twin) == snapshot(state)


def can_change(value: object) -> bool:
    try:
        hash(value)
    except TypeError:
        return True
    return False


@every_case
def test_a_copy_shares_nothing_that_can_change(case: Case) -> None:
    for state in points(case, seed=20, count=20):
        twin = state.copy()
        for field in fields(state):
            value = getattr(state, field.name)
            assert not can_change(value) or getattr(twin, field.name) is not value, field.name


@every_case
def test_playing_on_in_a_copy_leaves_the_original_alone(case: Case) -> None:
    for state in points(case, seed=5, count=60):
        before = snapshot(state)
        play_on(case.rules, state.copy(), Rng(1))
        assert snapshot(state) == before


@every_case
def test_playing_on_leaves_a_copy_alone(case: Case) -> None:
    rng = Rng(6)
    for state in points(case, seed=6, count=60):
        kept = state.copy()
        before = snapshot(kept)
        # The game itself must go on from here, so that the next point is another one.
        for _ in range(6):
            if state.steps:
                submit(case.rules, state, any_move(case.rules, state, rng), ignore)
        assert snapshot(kept) == before


@every_case
def test_a_copy_plays_on_exactly_like_its_original(case: Case) -> None:
    for state in points(case, seed=7, count=40):
        one, two = state.copy(), state.copy()
        first, second = Log(), Log()
        play_on(case.rules, one, Rng(2), first.note)
        play_on(case.rules, two, Rng(2), second.note)
        assert one == two
        assert first == second


@every_case
def test_everything_adds_up_after_every_move(case: Case) -> None:
    for state in positions(case, seed=13, games=40):
        case.rules.check_state(state)


@every_case
def test_every_step_is_registered_by_a_name_of_its_own(case: Case) -> None:
    names = [kind.__name__ for kind in case.rules.step_types]
    assert len(set(names)) == len(names)
    for state in positions(case, seed=14, games=10):
        assert {type(step) for step in state.steps} <= set(case.rules.step_types)


@every_case
def test_steps_cannot_be_changed(case: Case) -> None:
    for state in points(case, seed=15, count=20):
        for step in state.steps:
            hash(step)
            for field in fields(step):
                with pytest.raises(FrozenInstanceError):
                    setattr(step, field.name, None)


@every_case
def test_rounds_and_statistics_are_counts(case: Case) -> None:
    state = case.deal(3)
    assert case.rules.rounds(state) >= 0
    play_on(case.rules, state, Rng(3))
    assert case.rules.rounds(state) >= 1
    for heading, counts in case.rules.statistics(state).items():
        assert heading
        assert all(isinstance(name, str) and isinstance(count, int) for name, count in counts.items())


def wrong_setups(case: Case) -> dict[str, Setup]:
    setup = case.setup
    return {
        "too few": setup._replace(players=case.rules.seat_counts[0] - 1),
        "too many": setup._replace(players=case.rules.seat_counts[-1] + 1),
        "unknown mode": setup._replace(mode="underwater"),
        "unknown house rule": setup._replace(house_rules=frozenset({"everybody-wins"})),
        "an elder twice": setup._replace(elders=(0,) * setup.players),
        "an elder missing": setup._replace(elders=tuple(range(setup.players - 1))),
    }


@every_case
@pytest.mark.parametrize("wrong", wrong_setups(CASES[0]))
def test_a_setup_that_cannot_be_played_is_refused_in_one_sentence(case: Case, wrong: str) -> None:
    with pytest.raises(SetupError) as caught:
        case.rules.setup(wrong_setups(case)[wrong], 1)
    assert re.fullmatch(r"[^.\n\[]+\.", sentence(caught.value))


@every_case
def test_the_order_of_ages_may_be_given(case: Case) -> None:
    elders = tuple(reversed(range(case.setup.players)))
    state = Case(case.rules, case.setup._replace(elders=elders)).deal(1)
    case.rules.check_state(state)
    play_on(case.rules, state, Rng(1))
