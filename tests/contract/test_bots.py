"""Bots are honest: they choose from what their seat sees, and from nothing else."""

import pytest

from engine.bots import LEVELS, make_bot
from engine.contract import Decision, Move
from engine.rng import Rng
from engine.stack import pending
from engine.table import Table
from tests.contract.playing import CASES, AnyState, Case, every_case, points

POINTS = 300 // len(CASES) + 1  # for each level; `game.py honesty` looks at more
BUDGET = 0.1  # of a level's usual work; honesty does not depend on how long a bot thinks
HASTE = 0.02  # the same for whole games
CHOICES = 60  # of a level in one game; whoever thinks long would take minutes over all of them

every_level = pytest.mark.parametrize("level", LEVELS)


def real_choice(state: AnyState, rng: Rng) -> tuple[int, Decision] | None:
    """A seat that is asked now and has something to choose."""
    asked = [(seat, decision) for seat, decision in pending(state).items() if len(decision.options) > 1]
    return rng.pick(asked) if asked else None


@every_case
@every_level
def test_a_bot_chooses_the_same_whatever_is_hidden_from_it(case: Case, level: str) -> None:
    rules, bot = case.rules, make_bot(level, case.rules)
    rng = Rng(51)
    compared, wanted = 0, case.share(POINTS)
    for number, state in enumerate(points(case, seed=51, count=3 * POINTS, every=3)):
        choice = real_choice(state, rng)
        if choice is None or compared == wanted:
            continue
        seat, decision = choice
        view = rules.view(state, seat)
        world = rules.guess(view, Rng(number))
        picks = bot.choose(view, decision, Rng(number), BUDGET)
        again = bot.choose(rules.view(world, seat), pending(world)[seat], Rng(number), BUDGET)
        assert picks == again
        assert decision.accepts(picks)
        compared += 1
    assert compared == wanted


@every_case
@every_level
def test_a_new_bot_chooses_like_one_that_has_played(case: Case, level: str) -> None:
    rules, veteran = case.rules, make_bot(level, case.rules)
    rng = Rng(52)
    for number, state in enumerate(points(case, seed=52, count=60)):
        choice = real_choice(state, rng)
        if choice is not None:
            view = rules.view(state, choice[0])
            picks = veteran.choose(view, choice[1], Rng(number), BUDGET)
            assert make_bot(level, rules).choose(view, choice[1], Rng(number), BUDGET) == picks


@every_case
@every_level
def test_bots_play_a_game_to_its_end(case: Case, level: str) -> None:
    thinking, others = make_bot(level, case.rules), make_bot("random", case.rules)
    table = Table(case.rules, case.setup, 53)
    rng = Rng(53)
    chosen = 0
    while not table.is_over:
        seat, decision = next(iter(table.asked().items()))
        # One choice in four is the level's own, so that they are spread over the whole game.
        is_own = len(table.moves) % 4 == 0 and chosen < CHOICES
        bot = thinking if is_own else others
        chosen += is_own
        table.submit(Move(seat, decision.topic, bot.choose(table.view(seat), decision, rng, HASTE)))
    assert chosen >= 10
    assert table.outcome() is not None
