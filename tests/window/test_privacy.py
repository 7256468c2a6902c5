"""Nothing on the open table depends on what is hidden: frames with all secrets scrambled are the same pixels."""

from pathlib import Path

import pygame
import pytest

from engine.bots import make_bot
from engine.contract import SPECTATOR, TALK, Move
from engine.rng import Rng
from engine.talk import menu, option_of
from scenes.play.booth import BoothScene
from scenes.play.session import Session
from scenes.play.table import TableScene
from tests.window.pilot import Pilot, new_session, open_app

MOVES = 260


def play_some(session: Session, count: int, luck: Rng) -> None:
    table = session.table
    bot = make_bot("random", table.rules)
    for _ in range(count):
        if table.is_over:
            return
        say_anything(session, luck)
        seat, decision = next(iter(table.asked().items()))
        table.submit(Move(seat, decision.topic, bot.choose(table.view(seat), decision, luck.split(), 1.0)))


def say_anything(session: Session, luck: Rng) -> None:
    """Somebody says something, now and then."""
    table = session.table
    if luck.below(4):
        return
    seat = luck.below(table.setup.players)
    lines = menu(table.rules, table.view(seat))
    if lines:
        line = lines[luck.below(len(lines))]
        table.submit(Move(seat, TALK, (option_of(line.phrase, line.reasons[0] if line.reasons else ""),)))


def frame_of(folder: Path, session: Session) -> bytes:
    """What the open table shows of a session that has come to where it is."""
    app = open_app(folder, (1280, 720))
    table_scene = TableScene(app, session)
    app.push(table_scene)
    Pilot(app).frames(2)
    app.stack[:] = [table_scene]  # a cover may lie on it: the table below is what is compared
    table_scene.drawer = "talk"
    table_scene.refresh()
    app.frame(0.0)
    picture = pygame.image.tobytes(app.screen, "RGB")
    app.close()
    return picture


@pytest.mark.parametrize(("game", "seed"), [("machrou3", 0), ("machrou3", 1), ("machrou3", 2), ("bureaucracy", 1)])
def test_the_shared_table_looks_the_same_whatever_is_hidden(game: str, seed: int, tmp_path: Path) -> None:
    luck = Rng(seed)
    session = new_session(tmp_path, people=4, seed=seed, game=game)
    compared = 0
    for _ in range(9):
        play_some(session, 7 + seed, luck)
        table = session.table
        if table.is_over:
            break
        true = table._state
        seen = frame_of(tmp_path, Session(table, session.keeper, "en"))
        table._state = table.rules.guess(table.view(SPECTATOR), Rng(compared))
        assert table._state != true
        assert frame_of(tmp_path, Session(table, session.keeper, "en")) == seen
        table._state = true
        compared += 1
    assert compared >= 5


def test_the_log_of_a_shared_table_names_no_secret(tmp_path: Path) -> None:
    session = new_session(tmp_path, people=4, seed=5)
    play_some(session, MOVES, Rng(5))
    app = open_app(tmp_path, (1280, 720))
    scene = TableScene(app, session)
    drawn = [event for event in session.table.all_events() if event.kind == "objective-drawn"]
    names = {session.words.objective(str(event.data["objective"])) for event in drawn if "objective" in event.data}
    public = {session.words.objective(card) for _, card in session.table.view(SPECTATOR).completed}
    assert names - public, "some Objectives were drawn in secret"
    for secret in names - public:
        assert not any(words.endswith(f"drew the Objective {secret}.") for _, words in scene.telling.lines)
    app.close()


@pytest.mark.parametrize("topic", ["vote", "vote.secret"])
def test_a_vote_in_the_booth_shows_nobodys_targets(topic: str, tmp_path: Path) -> None:
    """Whoever looks over a voter's shoulder must not learn whom they are after (B3)."""
    seed = 1
    session = new_session(tmp_path, people=4, seed=seed, game="bureaucracy")
    table, luck = session.table, Rng(seed)
    while not any(decision.topic == topic for decision in table.asked().values()):
        play_some(session, 1, luck)
    true = table._state
    pictures = set()
    for number in range(3):
        app = open_app(tmp_path, (1280, 720))
        app.push(BoothScene(app, session, 0, table.pending()[0], lambda _pick: None))
        Pilot(app).frames(2)
        pictures.add(pygame.image.tobytes(app.screen, "RGB"))
        app.close()
        table._state = table.rules.guess(table.view(SPECTATOR), Rng(number))
        assert table._state.targets != true.targets
    assert len(pictures) == 1
