"""The pictures follow the game event by event, and arrive where the game is."""

import pytest

from engine.bots import make_bot
from engine.contract import SPECTATOR, Move
from engine.rng import Rng
from scenes.boards.machrou3.follow import follow
from tests.window.pilot import new_table

SHOWN = ("owner", "held", "ip", "leaders", "blocs", "media", "round", "speaker", "completed", "candidates")


@pytest.mark.parametrize("seed", range(12))
def test_following_all_events_leads_to_the_true_view(seed: int) -> None:
    table = new_table(people=0, players=4 + seed % 3, seed=seed)
    bot, luck = make_bot("random", table.rules), Rng(seed)
    shown = table.view(SPECTATOR)
    while not table.is_over:
        seat, decision = next(iter(table.asked().items()))
        before = table.event_count
        table.submit(Move(seat, decision.topic, bot.choose(table.view(seat), decision, luck.split(), 1.0)))
        for event in table.events(SPECTATOR, before):
            shown = follow(shown, event)
        true = table.view(SPECTATOR)
        is_choosing_speaker = any(decision.topic == "speaker" for decision in table.asked().values())
        for name in SHOWN:
            if name == "round" and is_choosing_speaker:
                continue  # the next round is announced once it has a Speaker
            assert getattr(shown, name) == getattr(true, name), name
