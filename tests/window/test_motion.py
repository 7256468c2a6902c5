"""Whatever happens in a game, its picture moves, and comes to rest soon."""

from pathlib import Path

import pytest

from engine.bots import make_bot
from engine.contract import SPECTATOR, Move
from engine.games import GAMES
from engine.rng import Rng
from scenes.boards import make_look
from scenes.ui.animation import Timeline
from scenes.ui.painter import Painter
from tests.window.pilot import new_session, open_app

LONGEST = 6.0  # seconds that one event may take at the usual pace
ENOUGH = 3  # of a kind are watched
FRAME = 0.13
SEEDS = {"machrou3": (1,), "bureaucracy": (2, 3, 6)}  # games in which nearly everything happens
# What must have moved among all that did.
MOVED = {
    "machrou3": {"district-changed", "battle-declared", "campaign-counted", "power-drawn"},
    "bureaucracy": {
        *("factions-revealed", "turn-begins", "income", "card-flipped", "votes-revealed", "vote-counted", "law-passed"),
        *("troop-bought", "action-played", "attack-declared", "attack-vetoed", "attack-resolved", "defenders-lent"),
        *("defenders-sent", "defenders-returned", "alliance-formed", "alliance-ended", "eliminated"),
    },
}


def test_every_game_is_watched() -> None:
    assert set(SEEDS) == set(MOVED) == set(GAMES)


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_event_moves_and_comes_to_rest(game: str, tmp_path: Path) -> None:
    app = open_app(tmp_path, (1280, 720))
    counts = GAMES[game].seat_counts
    moved: dict[str, int] = {}
    for seed in SEEDS[game]:
        session = new_session(tmp_path, people=0, players=counts[len(counts) // 2], seed=seed, game=game)
        table, look = session.table, make_look(session)
        bot, luck, view = make_bot("random", table.rules), Rng(seed), table.view(SPECTATOR)
        while not table.is_over:
            seat, decision = next(iter(table.asked().items()))
            before = table.event_count
            table.submit(Move(seat, decision.topic, bot.choose(table.view(seat), decision, luck.split(), 1.0)))
            for event in table.events(SPECTATOR, before):
                if moved.get(event.kind, 0) < ENOUGH:
                    timeline = Timeline()
                    look.animate(timeline, event, view, 1.0, False, app.kit)
                    moved[event.kind] = moved.get(event.kind, 0) + timeline.is_running
                    passed = 0.0
                    while timeline.is_running:
                        timeline.update(FRAME)
                        timeline.draw(Painter(app.screen, app.kit))
                        passed += FRAME
                        assert passed < LONGEST, event
                view = look.follow(view, event)
    app.close()
    assert {kind for kind, count in moved.items() if count} >= MOVED[game]
