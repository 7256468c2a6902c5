"""What the bots of Machrou3 Ra2is think of a position, and what comes to their mind first."""

import pytest

from engine.bots import make_bot
from engine.bots.belief import suspicion
from engine.contract import SPECTATOR, Move, Picks
from engine.games.machrou3 import acts, bot
from engine.games.machrou3.acts import Act
from engine.games.machrou3.content import SIDE
from engine.lab import play_out
from engine.rng import Rng
from engine.table import Table
from tests.games.machrou3.play import MET, PLENTY, RULES, new_game, position

SURE = 8  # looks at the same question with other luck


def asked(table: Table, seat: int) -> list[Picks]:
    """What the easy bot at a seat answers, over and over."""
    easy = make_bot("easy", RULES)
    decision = table.asked()[seat]
    return [easy.choose(table.view(seat), decision, Rng(luck), 1.0) for luck in range(SURE)]


def outlook(**wanted: object) -> tuple[float, ...]:
    return bot.evaluate(position(**wanted)._state)  # type: ignore[arg-type]


def test_won_game_is_worth_one_to_the_winners_and_nothing_to_the_others() -> None:
    state = RULES.setup(new_game().setup, 3)
    play_out(RULES, state, [make_bot("random", RULES)] * 4, Rng(4))
    outcome = RULES.outcome(state)
    assert outcome is not None
    assert bot.evaluate(state) == tuple(float(seat in outcome.winners) for seat in range(4))


def test_seats_of_ones_own_are_worth_having() -> None:
    poor = outlook(hold={0: "akkar", 1: "chouf", 2: "zahle", 3: "metn"})
    rich = outlook(hold={0: "akkar beirut-2", 1: "chouf", 2: "zahle", 3: "metn"})
    assert rich[0] > poor[0]
    assert rich[3] < poor[3]  # the Corrupt one


def test_reformist_values_a_completed_objective() -> None:
    board = {0: "akkar", 1: "chouf", 2: "zahle", 3: "metn"}
    assert outlook(hold=board, completed=[0])[0] > outlook(hold=board)[0]


def test_two_who_keep_helping_each_other_are_suspected_of_being_corrupt_together() -> None:
    table = position(5, hold={0: "akkar", 1: "chouf", 2: "zahle", 3: "metn", 4: "saida"})
    state = table._state.copy()
    state.acts += (Act(acts.BACK, 3, tuple(state.blocs), 4, 1),) * 4  # type: ignore[attr-defined]
    before, after = suspicion(RULES, table.view(0)), suspicion(RULES, RULES.view(state, 0))  # type: ignore[arg-type]
    assert after[3] > before[3]
    assert after[4] > before[4]
    assert after[1] < before[1]
    assert after[0] == 0


def test_prior_weighs_every_option_of_every_question_in_a_game() -> None:
    rng = Rng(9)
    topics = set()
    for seed in range(3):
        table = new_game(6, seed)
        while not table.is_over:
            seat, decision = next(iter(table.asked().items()))
            weights = bot.prior(table.view(seat), decision)
            assert len(weights) == len(decision.options)
            assert min(weights) >= 0
            assert max(weights) > 0
            topics.add(decision.topic)
            table.submit(Move(seat, decision.topic, (rng.pick(decision.options).id,)))
    assert {"action", "battle.from", "battle.at", "battle.support", "campaign.vote", "stand", "president"} <= topics


def test_easy_bot_declares_what_it_has_fulfilled() -> None:
    table = position(hold={0: "akkar"}, objectives={0: MET}, battles={0: PLENTY})
    assert asked(table, 0) == [("declare",)] * SURE


def test_easy_bot_does_not_attack_what_it_cannot_take() -> None:
    table = position(hold={0: "akkar", 1: "miniyeh tripoli zgharta hermel baalbek bcharre", 2: "metn", 3: "chouf"})
    assert ("battle",) not in asked(table, 0)


def test_easy_bot_votes_for_its_own_campaign() -> None:
    table = position(hold={0: "akkar", 1: "chouf", 2: "zahle", 3: "metn"}, speaker=1, turn=0)
    table.submit(Move(0, "action", ("campaign",)))
    table.submit(Move(0, "campaign.at", ("beirut-2",)))
    assert asked(table, 0).count(("with",)) == SURE


def test_corrupt_bot_votes_for_the_corrupt_candidate() -> None:
    table = position(5, hold={0: "beirut-2", 1: "akkar", 2: "metn", 3: "chouf", 4: "saida"}, round=5, corrupt=[3, 4])
    for seat in range(5):
        table.submit(Move(seat, "action", ("pass",)))
    while "stand" in {decision.topic for decision in table.asked().values()}:
        (seat,) = table.asked()
        table.submit(Move(seat, "stand", ("stand" if seat in (0, 3) else "wait",)))
    assert table.view(SPECTATOR).candidates == (0, 3)
    assert asked(table, 4) == [("seat-3",)] * SURE


@pytest.mark.parametrize("players", [4, 6])
def test_easy_side_beats_random_side(players: int) -> None:
    """Whole sides against each other, each deal played both ways round; far from the border, so never by chance."""
    easy, random = make_bot("easy", RULES), make_bot("random", RULES)
    wins = 0
    for seed in range(16):
        for favoured in ("corrupt", "reformist"):
            state = RULES.setup(new_game(players).setup, seed)
            seated = [easy if SIDE[name] == favoured else random for name in state.characters]
            play_out(RULES, state, seated, Rng(seed), 0.5)
            outcome = RULES.outcome(state)
            wins += outcome is not None and outcome.winning_side == favoured
    assert wins >= 20  # of 32
