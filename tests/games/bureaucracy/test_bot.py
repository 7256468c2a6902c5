"""What a sensible player knows: which positions are good, and what comes to mind first."""

from engine.bots import make_bot
from engine.contract import Setup
from engine.games.bureaucracy.bot import evaluate, prior
from engine.games.bureaucracy.view import view_of
from engine.lab import play_out
from engine.rng import Rng
from tests.games.bureaucracy.play import RULES, Game, layout, position


def weights(game: Game, seat: int) -> dict[str, float]:
    decision = game.pending()[seat]
    ids = [option.id for option in decision.options]
    return dict(zip(ids, prior(view_of(game.state, seat), decision), strict=True))


def test_a_won_game_is_worth_everything_and_a_draw_a_share() -> None:
    state = layout()
    state.winners = (2,)
    assert evaluate(state) == (0, 0, 1, 0)
    state.winners = (0, 3)
    assert evaluate(state) == (0.5, 0, 0, 0.5)


def test_whoever_is_out_has_nothing_to_hope_for() -> None:
    state = layout(coins=(3, 0, 3, 3))
    state.fell[1] = 1
    values = evaluate(state)
    assert values[1] == 0
    assert all(0 < values[seat] < 1 for seat in (0, 2, 3))


def test_a_poorer_target_is_better_than_a_richer_one() -> None:
    rich, poor = layout(coins=(5, 9, 5, 5)), layout(coins=(5, 2, 5, 5))
    assert evaluate(poor)[0] > evaluate(rich)[0]


def test_attacks_on_own_targets_come_to_mind_before_others() -> None:
    found = weights(position(attackers=(3,), targets={0: (1, 3)}), 0)
    assert found["seat-1"] > 5 * found["seat-2"]


def test_enough_defenders_are_sent_to_keep_the_last_coin() -> None:
    game = position(attackers=(4,), coins=(9, 2), defenders=(0, 2))
    game.play("0 attack seat-1", "0 attack.force 4", "0 attack done")
    found = weights(game, 1)
    assert found["2"] == max(found.values())


def test_a_card_that_helps_others_only_is_voted_down() -> None:
    game = position("card", coins=(9, 2, 2, 2), deck=["relief-rolls"])
    assert weights(game, 0)["against"] > weights(game, 0)["with"]
    assert weights(game, 1)["with"] > weights(game, 1)["against"]


def test_an_easy_bot_beats_random_ones_at_twice_its_share() -> None:
    easy, dull = make_bot("easy", RULES), make_bot("random", RULES)
    won = 0
    for seed in range(24):
        state = RULES.setup(Setup(4, "standard"), seed)
        play_out(RULES, state, [easy if seat == seed % 4 else dull for seat in range(4)], Rng(seed), budget=0.5)
        won += seed % 4 in state.winners
    assert won >= 12
