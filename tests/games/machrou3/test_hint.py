"""The reasons of hints: every one has its sentence, and none says what its reader cannot see."""

from pathlib import Path

import pytest

from engine.bots import make_bot
from engine.bots.hint import hint
from engine.contract import Move, Setup
from engine.games import GAMES
from engine.rng import Rng
from engine.table import Table
from scenes.keep import Keeper
from scenes.play.hint import named
from scenes.play.session import Session

RULES = GAMES["machrou3"]


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_every_answer_has_a_reason_that_can_be_read(seed: int, tmp_path: Path) -> None:
    table = Table(RULES, Setup(5, RULES.modes[0], RULES.default_house_rules), seed)
    session = Session(table, Keeper(tmp_path), "en")
    bot, luck = make_bot("random", RULES), Rng(seed)
    seen: set[str] = set()
    while not table.is_over:
        seat, decision = next(iter(table.asked().items()))
        view = table.view(seat)
        for option in decision.options:
            reason = RULES.reason(view, decision, (option.id,))
            seen.add(reason.id)
            sentence = session.texts.why(named(reason, session))
            assert "[" not in sentence, f"{reason.id} has no text"
            assert "{" not in sentence, f"{reason.id} lacks an argument"
        table.submit(Move(seat, decision.topic, bot.choose(view, decision, luck.split(), 1.0)))
    assert len(seen) >= 12


def test_a_hint_is_the_same_whatever_is_hidden() -> None:
    table = Table(RULES, Setup(4, RULES.modes[0], RULES.default_house_rules), 5)
    bot, luck = make_bot("random", RULES), Rng(5)
    compared = 0
    while compared < 3:
        seat, decision = next(iter(table.asked().items()))
        view = table.view(seat)
        if len(table.moves) % 20 == 19 and len(decision.options) > 1:
            found = hint(RULES, view, decision, Rng(7), 0.05)
            scrambled = RULES.view(RULES.guess(view, Rng(compared)), seat)
            assert hint(RULES, scrambled, decision, Rng(7), 0.05) == found
            assert found.advice[0].picks[0] in decision.allowed()
            compared += 1
        table.submit(Move(seat, decision.topic, bot.choose(view, decision, luck.split(), 1.0)))
