"""The pictures follow the game event by event, and arrive where the game is."""

from pathlib import Path

import pytest

from engine.bots import make_bot
from engine.contract import SPECTATOR, Move
from engine.games import GAMES
from engine.rng import Rng
from scenes.boards import make_look
from scenes.keep import Keeper
from scenes.play.session import Session
from tests.window.pilot import new_table

# What the pictures of each game follow.
SHOWN = {
    "machrou3": ("owner", "held", "ip", "leaders", "blocs", "media", "round", "speaker", "completed", "candidates"),
    "bureaucracy": (
        *("coins", "attackers", "defenders", "allies", "factions", "fell", "turn", "turns_taken", "round"),
        *("law", "law_since", "flipped", "actions", "deck_left", "discards"),
    ),
}
GAMES_PLAYED = [(game, seed) for game, count in (("machrou3", 12), ("bureaucracy", 24)) for seed in range(count)]


def test_every_game_says_what_its_pictures_follow() -> None:
    assert set(SHOWN) == set(GAMES)


@pytest.mark.parametrize(("game", "seed"), GAMES_PLAYED)
def test_following_all_events_leads_to_the_true_view(game: str, seed: int, tmp_path: Path) -> None:
    counts = GAMES[game].seat_counts
    table = new_table(people=0, players=counts[seed % len(counts)], seed=seed, game=game)
    follow = make_look(Session(table, Keeper(tmp_path), "en")).follow
    bot, luck = make_bot("random", table.rules), Rng(seed)
    shown = table.view(SPECTATOR)
    while not table.is_over:
        seat, decision = next(iter(table.asked().items()))
        before = table.event_count
        table.submit(Move(seat, decision.topic, bot.choose(table.view(seat), decision, luck.split(), 1.0)))
        happened = table.events(SPECTATOR, before)
        for event in happened:
            shown = follow(shown, event)
        true = table.view(SPECTATOR)
        is_choosing_speaker = any(decision.topic == "speaker" for decision in table.asked().values())
        for name in SHOWN[game]:
            if name == "round" and is_choosing_speaker:
                continue  # the next round is announced once it has a Speaker
            assert getattr(shown, name) == getattr(true, name), (name, [event.kind for event in happened])
