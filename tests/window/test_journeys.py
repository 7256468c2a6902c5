"""Journeys through a real window: an X server, real keys and clicks, and what they leave on disk."""

import json
import shutil
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine import saves
from engine.games import GAMES
from scenes.album import Album, Wish
from tests.window.pilot import Pilot, open_app
from tests.window.xdesk import Desk, is_here, is_required, wait_for, x_server

pytestmark = pytest.mark.skipif(not is_here() and not is_required(), reason="there is no Xvfb or xdotool here")
SIZE = (1280, 720)


@pytest.fixture(scope="module")
def display() -> Iterator[str]:
    with x_server() as name:
        yield name


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A portable folder whose settings make everything happen at once."""
    (tmp_path / "config").mkdir()
    settings = {"speed": "instant", "mute": True, "reveal": "press"}
    (tmp_path / "config" / "settings.json").write_text(json.dumps(settings))
    return tmp_path


def places(folder: Path, scene: str, **wish: int) -> dict[str, tuple[int, int]]:
    """Where the controls of a scene lie, found in a window that nobody sees."""
    scratch = folder / "scratch"
    app = open_app(scratch, SIZE)
    Album(app, Wish(**wish)).open(scene)
    pilot = Pilot(app)
    found = {key: app.kit.pixels(control.box).center for key, control in pilot.controls().items()}
    app.close()
    shutil.rmtree(scratch, ignore_errors=True)
    return found


def autosave(folder: Path) -> Path:
    return folder / "data" / "autosave.json"


def moves_of(folder: Path) -> int:
    """How many moves the last save holds."""
    table, _ = saves.load_autosave(autosave(folder), GAMES)
    return len(table.moves) + len(table.sealed)


def start(display: str, folder: Path) -> Desk:
    desk = Desk(display, folder, "--size", "1280x720")
    time.sleep(0.8)
    return desk


def begin_by_keyboard(desk: Desk, folder: Path) -> None:
    """From the title to the first question with the keyboard alone."""
    desk.key("ctrl+n", pause=0.6)
    desk.key("Return", pause=0.8)
    wait_for(lambda: autosave(folder).exists())


def test_a_game_is_begun_and_played_by_keyboard_alone(display: str, folder: Path) -> None:
    desk = start(display, folder)
    try:
        begin_by_keyboard(desk, folder)
        time.sleep(0.6)
        desk.key("1", "Return", pause=0.5)
        wait_for(lambda: moves_of(folder) >= 1)
        for _ in range(12):
            desk.key("1", "Return", pause=0.25)
        assert moves_of(folder) > 4
        desk.key("ctrl+q")
        status, complaints = desk.end()
        assert (status, complaints) == (0, "")
    finally:
        desk.stop()


def test_a_killed_game_loses_nothing_and_goes_on(display: str, folder: Path) -> None:
    desk = start(display, folder)
    begin_by_keyboard(desk, folder)
    time.sleep(0.6)
    desk.key("1", "Return", pause=0.5)
    wait_for(lambda: moves_of(folder) >= 4)
    before = moves_of(folder)
    desk.kill()
    assert moves_of(folder) >= before
    again = start(display, folder)
    try:
        again.key("Return", pause=1.0)
        for _ in range(6):
            again.key("1", "Return", pause=0.3)
        wait_for(lambda: moves_of(folder) > before)
    finally:
        again.stop()


def test_a_game_is_begun_by_mouse_alone(display: str, folder: Path) -> None:
    title, newgame = places(folder, "title"), places(folder, "newgame")
    desk = start(display, folder)
    try:
        desk.click(title["play"])
        time.sleep(0.6)
        desk.click(newgame["start"])
        wait_for(lambda: autosave(folder).exists())
    finally:
        desk.stop()


def test_the_window_can_be_resized_closed_and_comes_back_as_it_was(display: str, folder: Path) -> None:
    desk = start(display, folder)
    desk.resize(1500, 860)
    time.sleep(0.5)
    desk.key("ctrl+q")
    status, complaints = desk.end()
    assert (status, complaints) == (0, "")
    kept = json.loads((folder / "config" / "settings.json").read_text())
    assert kept["window"][:2] == [1500, 860]


def test_full_screen_and_back(display: str, folder: Path) -> None:
    desk = start(display, folder)
    try:
        desk.key("F11", pause=0.6)
        settings = folder / "config" / "settings.json"
        assert json.loads(settings.read_text())["fullscreen"] is True
        desk.key("F11", pause=0.6)
        assert json.loads(settings.read_text())["fullscreen"] is False
        assert desk.process.poll() is None
    finally:
        desk.stop()
