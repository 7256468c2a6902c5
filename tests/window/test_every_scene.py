"""Every scene at every size and theme: no text leaves its box, no two controls cover each other."""

from pathlib import Path

import pygame
import pytest

from scenes.album import Album, Wish, scenes_of
from scenes.app import App
from scenes.boards import BOARDS
from scenes.console.errors import UserError
from scenes.play.table import TableScene
from scenes.ui import kit
from tests.window.pilot import open_app

SIZES = ((1280, 720), (1280, 960), (1600, 900), (1920, 1080), (2560, 1080), (3840, 2160))
THEMES = ("paper", "night")
# Every size in both printings; every second of them is every size in one printing, by turns.
LOOKS = [
    *((size, theme) for number, size in enumerate(SIZES) for theme in (THEMES if number % 2 == 0 else THEMES[::-1])),
]


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


# The scenes of every game; those that are the same for all of them are looked at once.
SHELL = ("title", "load", "settings", "crash", "log", "menu")
SCENES = [(game, name) for game in BOARDS for name in scenes_of(game) if game == BOARDS[0] or name not in SHELL]


@pytest.mark.parametrize(("game", "name"), SCENES)
def test_nothing_leaves_its_box(game: str, name: str, tmp_path: Path) -> None:
    app = open_app(tmp_path, SIZES[0])
    Album(app, Wish(game)).open(name)
    found = []
    for size, theme in LOOKS if game == BOARDS[0] else LOOKS[::2]:
        show(app, size, theme)
        found += [f"{size} {theme} {problem}" for problem in problems(app)]
    app.close()
    assert found == []


def test_a_scene_that_a_game_lacks_is_one_clear_sentence(tmp_path: Path) -> None:
    app = open_app(tmp_path, SIZES[0])
    with pytest.raises(UserError, match=r"has no scene “debate”; it has: .*factions"):
        Album(app, Wish("bureaucracy")).open("debate")
    app.close()


def test_a_picture_of_the_title_shows_its_posters(tmp_path: Path) -> None:
    app = open_app(tmp_path, SIZES[0])
    page = Album(app, Wish()).open("title").page
    app.close()
    assert page is not None
    assert all(page.find(f"poster:{game}") is not None for game in BOARDS)


MORE_PLAYERS = [
    *(
        ("machrou3", name, n)
        for name in ("table", "battle", "newgame", "debate", "result", "handover", "ledger", "beliefs")
        for n in (5, 6)
    ),
    *(("bureaucracy", name, n) for name in ("table", "vote", "result") for n in (3, 8)),
    ("bureaucracy", "attack", 6),
]


@pytest.mark.parametrize(("game", "name", "players"), MORE_PLAYERS)
def test_any_number_of_players_finds_room(game: str, name: str, players: int, tmp_path: Path) -> None:
    app = open_app(tmp_path, SIZES[0])
    Album(app, Wish(game, players=players, seed=3)).open(name)
    found = []
    for size in (SIZES[0], SIZES[3]):
        show(app, size, "paper")
        found += [f"{size} {problem}" for problem in problems(app)]
    app.close()
    assert found == []


LARGE_TEXT = [
    *(("machrou3", name) for name in ("title", "table", "battle", "settings", "hand", "newgame")),
    *(("machrou3", name) for name in ("talk", "debate", "beliefs")),
    *(("bureaucracy", name) for name in ("table", "defend", "vote", "factions", "newgame", "result")),
]


@pytest.mark.parametrize(("game", "name"), LARGE_TEXT)
@pytest.mark.parametrize("text_size", [150, 200])
def test_large_text_stays_in_its_box(game: str, name: str, text_size: int, tmp_path: Path) -> None:
    app = open_app(tmp_path, (1920, 1080), text_size=text_size)
    Album(app, Wish(game)).open(name)
    found = problems(app)
    app.close()
    assert found == []


@pytest.mark.parametrize("name", ["talk", "debate", "beliefs"])
def test_what_is_read_from_the_right_fits_as_well(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kit, "RIGHT_TO_LEFT", frozenset({"en"}))
    app = open_app(tmp_path, SIZES[3])
    Album(app, Wish(players=5, seed=4)).open(name)
    assert app.kit.mirrored
    found = problems(app)
    app.close()
    assert found == []


@pytest.mark.parametrize("players", [3, 8])
@pytest.mark.parametrize("drawer", ["factions", "targets"])
def test_what_lies_in_a_drawer_stays_in_it(drawer: str, players: int, tmp_path: Path) -> None:
    app = open_app(tmp_path, SIZES[0])
    table = Album(app, Wish("bureaucracy", players=players)).open("recruit")
    assert isinstance(table, TableScene)
    table.toggle_drawer(drawer)
    app.frame(0.0)
    found = problems(app)
    app.close()
    assert found == []
