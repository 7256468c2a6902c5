"""Ten thousand random games end without an error.

The suite plays a slice of them; `BALLOT_BOX_GAMES=10000 python3 tests tests/test_ten_thousand.py` plays all.
"""

import os

from engine.contract import Move, ignore
from engine.rng import Rng
from engine.stack import carry_out, pending
from tests.contract.playing import CASES, MOST_MOVES, Case, every_case

GAMES_IN_ALL = int(os.environ.get("BALLOT_BOX_GAMES", "1500"))


def play(case: Case, seed: int) -> None:
    """One game the way simulation plays: any allowed answer of any seat that is asked."""
    state = case.deal(seed)
    rng = Rng(seed)
    moves = 0
    while state.steps:
        seat, decision = rng.pick(list(pending(state).items()))
        count = decision.least + rng.below(min(decision.most, len(decision.options)) - decision.least + 1)
        picks = tuple(option.id for option in rng.shuffled(decision.options)[:count])
        carry_out(state, Move(seat, decision.topic, picks), ignore)
        moves += 1
        assert moves < MOST_MOVES, "the game does not end"
    case.rules.check_state(state)
    assert case.rules.outcome(state) is not None


@every_case
def test_a_share_of_ten_thousand_random_games_ends_without_an_error(case: Case) -> None:
    errors = {}
    games = -(-GAMES_IN_ALL // len(CASES))
    for seed in range(games):
        try:
            play(case, seed)
        except Exception as problem:
            errors[seed] = repr(problem)
    assert not errors, f"{len(errors)} of {games} games failed, the first of them with seed {min(errors)}"
