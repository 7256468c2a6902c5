"""Every scene at every size and theme: no text leaves its box, no two controls cover each other."""

from pathlib import Path

import pygame
import pytest

from scenes.album import SCENES, Album, Wish
from scenes.app import App
from scenes.ui import kit
from tests.window.pilot import open_app

SIZES = ((1280, 720), (1280, 960), (1600, 900), (1920, 1080), (2560, 1080), (3840, 2160))
THEMES = ("paper", "night")


def show(app: App, size: tuple[int, int], theme: str) -> None:
    """The same scene in another window and printing."""
    if app.screen.get_size() != size:
        pygame.display.set_mode(size, pygame.RESIZABLE)
        app.resized()
    app.change_settings(theme=theme)
    app.frame(0.0)


def problems(app: App) -> list[str]:
    scene = app.top
    assert scene.page is not None
    found = [f"text: {fault}" for fault in scene.faults]
    found += [f"controls: {one} covers {other}" for one, other in scene.page.overlapping()]
    screen = pygame.Rect((0, 0), app.kit.size)
    for control in scene.page.controls:
        if not screen.inflate(4, 4).contains(app.kit.pixels(control.box)):
            found.append(f"controls: {control.key} leaves the window")
    return found


@pytest.mark.parametrize("name", SCENES)
def test_nothing_leaves_its_box(name: str, tmp_path: Path) -> None:
    app = open_app(tmp_path, SIZES[0])
    Album(app, Wish()).open(name)
    found = []
    for size in SIZES:
        for theme in THEMES:
            show(app, size, theme)
            found += [f"{size} {theme} {problem}" for problem in problems(app)]
    app.close()
    assert found == []


def test_a_picture_of_the_title_shows_its_posters(tmp_path: Path) -> None:
    app = open_app(tmp_path, SIZES[0])
    page = Album(app, Wish()).open("title").page
    app.close()
    assert page is not None
    assert page.find("poster:machrou3") is not None


@pytest.mark.parametrize("name", ["table", "battle", "newgame", "debate", "result", "handover", "ledger", "beliefs"])
@pytest.mark.parametrize("players", [5, 6])
def test_more_players_find_room_as_well(name: str, players: int, tmp_path: Path) -> None:
    app = open_app(tmp_path, SIZES[0])
    Album(app, Wish(players=players, seed=3)).open(name)
    found = []
    for size in (SIZES[0], SIZES[3]):
        show(app, size, "paper")
        found += [f"{size} {problem}" for problem in problems(app)]
    app.close()
    assert found == []


@pytest.mark.parametrize(
    "name", ["title", "table", "battle", "settings", "hand", "newgame", "talk", "debate", "beliefs"]
)
@pytest.mark.parametrize("text_size", [150, 200])
def test_large_text_stays_in_its_box(name: str, text_size: int, tmp_path: Path) -> None:
    app = open_app(tmp_path, (1920, 1080), text_size=text_size)
    Album(app, Wish()).open(name)
    found = problems(app)
    app.close()
    assert found == []


@pytest.mark.parametrize("name", ["talk", "debate", "ledger", "hint", "beliefs"])
def test_what_is_read_from_the_right_fits_as_well(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kit, "RIGHT_TO_LEFT", frozenset({"en"}))
    app = open_app(tmp_path, SIZES[3])
    Album(app, Wish(players=5, seed=4)).open(name)
    assert app.kit.mirrored
    found = problems(app)
    app.close()
    assert found == []
