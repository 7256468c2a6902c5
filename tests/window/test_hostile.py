"""A monkey at the window: whatever it does, nothing breaks, nothing leaks, and the game can be played to its end."""

import errno
import json
import os
import random
import traceback
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from engine import saves
from engine.games import GAMES
from scenes.album import Album, Wish
from scenes.app import App
from scenes.boards.machrou3.result import ResultScene
from scenes.crash import CrashScene
from scenes.keep import Keeper
from scenes.load import LoadScene
from scenes.play.booth import BoothScene
from scenes.play.cover import CoverScene
from scenes.play.start import begin
from scenes.play.table import TableScene
from scenes.scene import Scene
from scenes.settings import SPEEDS, TEXT_SIZES, Settings
from scenes.texts import languages
from scenes.title import TitleScene
from tests.window.pilot import Pilot, new_table, open_app
from tests.window.test_whole_games import Player

EVENTS = int(os.environ.get("HOSTILE_EVENTS", "60"))  # more of them when hunting
SEEDS = int(os.environ.get("HOSTILE_SEEDS", "1"))
SIZES = ((640, 360), (800, 600), (1280, 720), (1280, 720), (1600, 900), (2560, 1080), (3840, 2160))
KEYS = tuple(getattr(pygame, name) for name in sorted(dir(pygame)) if name.startswith("K_"))
BUSY_KEYS = (
    *(pygame.K_1, pygame.K_2, pygame.K_3, pygame.K_4, pygame.K_5, pygame.K_6, pygame.K_7),
    *(pygame.K_RETURN, pygame.K_SPACE, pygame.K_ESCAPE, pygame.K_ESCAPE, pygame.K_TAB),
    *(pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN),
    *(pygame.K_t, pygame.K_t, pygame.K_h),
    *(pygame.K_p, pygame.K_p, pygame.K_l, pygame.K_z, pygame.K_y, pygame.K_m, pygame.K_s, pygame.K_n, pygame.K_o),
    *(pygame.K_F1, pygame.K_F12, pygame.K_DELETE, pygame.K_BACKSPACE, pygame.K_COMMA, pygame.K_END, pygame.K_HOME),
)
MODS = (0, 0, 0, 0, pygame.KMOD_SHIFT, pygame.KMOD_CTRL, pygame.KMOD_ALT, pygame.KMOD_META, pygame.KMOD_CTRL | 1)
WRITINGS = ("a", "Z", "é", "ليلى", "\u202e", "\x00", "\n", "👑", "  ", "W" * 60, "\ud800", "e\u0301", "")
PAUSES = (0.0, 1 / 60, 1 / 60, 0.05, 0.3, 0.7, 1.2)


def booths(app: App) -> list[BoothScene]:
    return [scene for scene in app.stack if isinstance(scene, BoothScene)]


def open_secrets(app: App) -> list[str]:
    """What of the stack shows one player's own to whoever looks at a shared table."""
    found = []
    for scene in app.stack:
        session = getattr(scene, "session", None)
        if session is None or not session.is_shared:
            continue
        if isinstance(scene, TableScene):
            found += ["cards held open"] if scene.peeking else []
        elif scene.private and not getattr(scene, "is_covered", False):
            found.append(f"{type(scene).__name__} of seat {getattr(scene, 'seat', '?')}")
    return found


def pixels(app: App) -> bytes:
    return pygame.image.tobytes(app.screen, "RGB")


class Monkey:
    """Posts real events without sense, and looks after each frame whether the window is still sane."""

    def __init__(self, pilot: Pilot, seed: int) -> None:
        self.pilot = pilot
        self.app = pilot.app
        self.luck = random.Random(seed)
        self.done: list[str] = []
        self.opened: set[int] = set()  # private scenes whose cover was opened before
        self.covers: list[CoverScene] = []
        self.quits = 0

    def act(self, count: int) -> None:
        for _ in range(count):
            self.once()

    def once(self) -> None:
        """A few events, then a frame, as a slow machine would take them."""
        for _ in range(self.luck.choice((1, 1, 1, 2, 3))):
            event = self.event()
            if event is not None:
                self.post(event)
        self.pass_time(self.luck.choice(PAUSES))

    def post(self, event: pygame.Event) -> None:
        self.done.append(f"{pygame.event.event_name(event.type)} {event.dict}")
        pygame.event.post(event)

    def pass_time(self, seconds: float) -> None:
        before = [scene for scene in self.app.stack if isinstance(scene, CoverScene)]
        try:
            self.app.frame(seconds)
        except Exception:
            self.fail(traceback.format_exc())
        self.look(before)

    def fail(self, what: str) -> None:
        last = "\n".join(self.done[-12:])
        pytest.fail(f"{what}\nafter {len(self.done)} events, the last of which:\n{last}", pytrace=False)

    # --- what must always hold ---

    def look(self, covers: list[CoverScene]) -> None:
        app = self.app
        for scene in app.stack:
            if isinstance(scene, CrashScene):
                self.fail(f"the crash page came up:\n{scene.report}")
        if not app.stack:
            self.fail("nothing is left on the stack")
        if not app.is_running:
            self.quits += 1  # asked for by Ctrl+Q or a button; the window would close now
            app.is_running = True
        if pygame.display.get_surface() is not app.screen or app.screen.get_size() != app.kit.size:
            self.fail("the window and its measure differ")
        self.look_for_secrets(covers)

    def look_for_secrets(self, covers: list[CoverScene]) -> None:
        """A private scene of a shared table comes up right after its cover was opened, and never otherwise."""
        for scene in booths(self.app):
            if scene.session.is_shared and id(scene) not in self.opened:
                name = scene.session.names[scene.seat]
                if not any(cover.is_done and cover.player == name for cover in covers):
                    self.fail(f"{name}'s own was shown without a cover opened before")
            self.opened.add(id(scene))

    def lose_focus(self) -> None:
        """The players look at something else: nothing private may stay, neither in the scenes nor on the screen."""
        self.pass_time(0.0)
        quits, before = self.quits, pixels(self.app)
        seen = self.app.stack[self.app._lowest() :]
        secrets = [booth for booth in booths(self.app) if booth in seen and open_secrets(self.app)]
        self.post(pygame.event.Event(pygame.WINDOWFOCUSLOST))
        if self.luck.random() < 0.5:
            self.post(self.anywhere())
        self.pass_time(0.0)
        if found := open_secrets(self.app):
            self.fail(f"survived the loss of focus: {found}")
        if secrets and self.quits == quits and pixels(self.app) == before:
            self.fail(f"the screen still shows the booth of seat {secrets[0].seat}, though the focus is lost")

    # --- events ---

    def event(self) -> pygame.Event | None:
        deeds: list[tuple[int, Callable[[], pygame.Event | None]]] = [
            (6, self.on_control),
            (4, self.anywhere),
            (8, self.key),
            (1, self.wheel),
            (2, self.text),
            (1, self.joystick),
            (1, self.focus),
            (1, self.resize),
            (1, self.setting),
        ]
        return self.luck.choices([deed for _, deed in deeds], [weight for weight, _ in deeds])[0]()

    def mouse(self, place: tuple[int, int]) -> pygame.Event:
        kind = self.luck.choice((pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP))
        if kind == pygame.MOUSEMOTION:
            return pygame.event.Event(kind, pos=place, rel=(3, -2), buttons=(0, 0, 0), touch=False)
        return pygame.event.Event(kind, pos=place, button=self.luck.choice((1, 1, 1, 1, 2, 3, 6)), touch=False)

    def anywhere(self) -> pygame.Event:
        width, height = self.app.screen.get_size()
        return self.mouse((self.luck.randint(-200, width + 200), self.luck.randint(-200, height + 200)))

    def on_control(self) -> pygame.Event | None:
        """A click on something that can be clicked, or the half of one."""
        page = self.app.top.page
        if page is None or not page.controls:
            return self.anywhere()
        place = self.app.kit.pixels(self.luck.choice(page.controls).box).center
        if self.luck.random() < 0.3:
            return self.mouse(place)
        self.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=place, button=1, touch=False))
        if self.luck.random() < 0.5:
            self.pass_time(self.luck.choice(PAUSES))
        return pygame.event.Event(pygame.MOUSEBUTTONUP, pos=place, button=1, touch=False)

    def key(self) -> pygame.Event:
        key = self.luck.choice(BUSY_KEYS if self.luck.random() < 0.8 else KEYS)
        mod = self.luck.choice(MODS)
        letter = chr(key) if 32 <= key < 127 else self.luck.choice(("", "\r", "\x1b"))
        if self.luck.random() < 0.6:
            self.post(pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode=letter, scancode=0))
            if self.luck.random() < 0.5:
                self.pass_time(self.luck.choice(PAUSES))
            return pygame.event.Event(pygame.KEYUP, key=key, mod=mod, unicode=letter, scancode=0)
        kind = self.luck.choice((pygame.KEYDOWN, pygame.KEYDOWN, pygame.KEYUP))
        return pygame.event.Event(kind, key=key, mod=mod, unicode=letter, scancode=0)

    def wheel(self) -> pygame.Event:
        y = self.luck.choice((-30, -3, -1, 0, 1, 3, 30))
        share = self.luck.random()
        return pygame.event.Event(
            pygame.MOUSEWHEEL, x=0, y=y, precise_x=0.0, precise_y=y + share, flipped=False, touch=False
        )

    def text(self) -> pygame.Event:
        return pygame.event.Event(pygame.TEXTINPUT, text=self.luck.choice(WRITINGS))

    def joystick(self) -> pygame.Event:
        choices = (
            pygame.event.Event(pygame.JOYBUTTONDOWN, joy=0, instance_id=0, button=self.luck.randrange(16)),
            pygame.event.Event(pygame.JOYBUTTONUP, joy=0, instance_id=0, button=self.luck.randrange(16)),
            pygame.event.Event(
                pygame.JOYHATMOTION,
                joy=0,
                instance_id=0,
                hat=0,
                value=(self.luck.randint(-1, 1), self.luck.randint(-1, 1)),
            ),
            pygame.event.Event(pygame.JOYAXISMOTION, joy=0, instance_id=0, axis=0, value=self.luck.uniform(-1, 1)),
        )
        return self.luck.choice(choices)

    def focus(self) -> pygame.Event | None:
        if self.luck.random() < 0.6:
            self.lose_focus()
        return pygame.event.Event(pygame.WINDOWFOCUSGAINED)

    def resize(self) -> pygame.Event:
        """The window changes its size as a window manager would have it, or goes full screen by F11."""
        if self.luck.random() < 0.25:
            return pygame.event.Event(pygame.KEYDOWN, key=pygame.K_F11, mod=0, unicode="", scancode=0)
        width, height = self.luck.choice(SIZES)
        pygame.display.set_mode((width, height), pygame.RESIZABLE)
        self.post(pygame.event.Event(pygame.WINDOWSIZECHANGED, x=width, y=height))
        self.post(pygame.event.Event(pygame.WINDOWEXPOSED))
        return pygame.event.Event(pygame.VIDEORESIZE, size=(width, height), w=width, h=height)

    def setting(self) -> pygame.Event | None:
        name, values = self.luck.choice(
            (
                ("theme", ("paper", "night")),
                ("text_size", TEXT_SIZES),
                ("language", languages()),
                ("speed", SPEEDS),
                ("reveal", ("hold", "press")),
                ("discreet", (False, True)),
                ("pattern_assist", (False, True)),
                ("reduced_motion", (False, True)),
                ("confirm", (False, True)),
            )
        )
        self.done.append(f"setting {name}")
        self.app.change_settings(**{name: self.luck.choice(values)})
        return None


class Guest(Player):
    """A player who finds the window as the monkey left it, and brings the game to its end."""

    def step(self) -> None:
        scene = self.pilot.top
        if isinstance(scene, BoothScene) and scene.is_covered:
            self.open_cover()
        elif isinstance(scene, TitleScene):
            self.act("continue" if "continue" in self.pilot.controls() else "play")
            self.pilot.frames(2)
        elif isinstance(scene, TableScene) and scene.has_ended:
            raise AssertionError("the result is gone")
        elif isinstance(scene, TableScene) and scene.drawer:
            self.pilot.key(pygame.K_ESCAPE)  # it lies on the map
        elif not isinstance(scene, (BoothScene, CoverScene, TableScene, ResultScene)):
            self.leave(scene)
        else:
            super().step()

    def open_cover(self) -> None:
        """The monkey may have pressed once already."""
        before = self.pilot.top
        self.pilot.wait(0.6)
        for _ in range(2):
            if self.pilot.top is before and "open" in self.pilot.controls():
                self.act("open")
                self.pilot.wait(0.5)

    def leave(self, scene: Scene) -> None:
        if scene.name == "newgame":
            self.act("start")
        else:
            self.pilot.key(pygame.K_ESCAPE)
        self.pilot.frames(2)

    def play_on(self) -> None:
        """From wherever the window is to the result; one that was looked at and left is one as well."""
        scene = self.pilot.top
        if any(isinstance(one, TableScene) and one.table.is_over for one in self.pilot.app.stack):
            return
        self.play_to_the_end()
        assert isinstance(self.pilot.top, ResultScene), scene


def calm(app: App) -> None:
    """The monkey is led away: the window is in front, of the usual size, and shows things at once."""
    pygame.event.clear()
    pygame.display.set_mode((1280, 720), pygame.RESIZABLE)
    pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSGAINED))
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=(-5, -5), button=1, touch=False))
    pygame.event.post(pygame.event.Event(pygame.WINDOWSIZECHANGED, x=1280, y=720))
    app.change_settings(speed="instant", reveal="press", confirm=False, text_size=100, fullscreen=False, mute=True)
    app.frame(0.0)
    app.frame(0.0)


@pytest.fixture
def windows() -> Iterator[list[App]]:
    """Windows that are closed whatever happens, so that no bot goes on thinking."""
    opened: list[App] = []
    yield opened
    for app in opened:
        for scene in app.stack:
            if isinstance(scene, TableScene):
                scene.desk.close()
        if pygame.display.get_init():
            app.close()


def set_up(folder: Path, windows: list[App], **settings: object) -> Pilot:
    app = open_app(folder, (1280, 720), **settings)
    windows.append(app)
    return Pilot(app)


@pytest.mark.parametrize("seed", range(SEEDS))
@pytest.mark.parametrize(
    "name",
    ["title", "newgame", "load", "settings", "rules", "debate", "battle", "hand", "handover", "ballot", "result"],
)
def test_a_monkey_breaks_no_scene(name: str, seed: int, tmp_path: Path, windows: list[App]) -> None:
    pilot = set_up(tmp_path, windows, reveal="press")
    Album(pilot.app, Wish()).open(name)
    if not isinstance(pilot.app.stack[0], (TitleScene, TableScene)):
        pilot.app.stack.insert(0, TitleScene(pilot.app))  # where one comes from, and where Esc leads back to
    monkey = Monkey(pilot, seed * 1000 + sum(map(ord, name)))
    monkey.opened |= {id(scene) for scene in booths(pilot.app)}  # the album opens them without a cover
    monkey.act(EVENTS)
    calm(pilot.app)
    pilot.frames(3)
    assert pilot.app.stack
    assert pilot.app.top.page is not None


@pytest.mark.parametrize("seed", range(SEEDS))
@pytest.mark.parametrize("people", [1, 2, 4])
def test_a_game_can_be_played_to_its_end_after_a_monkey(
    people: int, seed: int, tmp_path: Path, windows: list[App]
) -> None:
    pilot = set_up(tmp_path, windows, reveal="press" if people == 2 else "hold")
    table = new_table(people=people, players=4 + seed % 3, seed=seed + people)
    if people > 1:
        table.clocks.update(dict.fromkeys(table.rules.clocks, 20))
    begin(pilot.app, table)
    pilot.frames(2)
    monkey = Monkey(pilot, seed * 10 + people)
    monkey.act(EVENTS)
    for _ in range(3):  # at other moments of the game as well
        calm(pilot.app)
        guest = Guest(pilot, True, seed)
        for _ in range(12):
            if not isinstance(pilot.top, ResultScene):
                guest.step()
        monkey.opened |= {id(scene) for scene in booths(pilot.app)}
        monkey.act(EVENTS // 4)
    calm(pilot.app)
    Guest(pilot, True, seed).play_on()


# --- what the monkey has found, one by one ---


class Voice:
    """Hears what the window says in passing."""

    def __init__(self, app: App) -> None:
        self.said: list[str] = []
        say = app.toast

        def toast(message: str) -> None:
            self.said.append(message)
            say(message)

        app.toast = toast  # type: ignore[method-assign]

    def only_sentence(self) -> str:
        """The one thing that was said; it is a sentence for players."""
        assert len(self.said) == 1, self.said
        assert_is_sentence(self.said[0])
        return self.said[0]


def assert_is_sentence(words: str) -> None:
    assert words[:1].strip(), "nothing was said"
    assert words[-1] in ".!?:", words
    assert "\n" not in words, words
    for sign in ("Traceback", "Error", "[", "{", "Errno", "None"):
        assert sign not in words, words


def shared_table(folder: Path, windows: list[App], **settings: object) -> tuple[Pilot, TableScene]:
    """Four people at one window, one of whom has the floor, with the hand lying before them."""
    pilot = set_up(folder, windows, **{"reveal": "press", **settings})
    begin(pilot.app, new_table(people=4, seed=3))
    pilot.frames(2)
    guest = Guest(pilot, True, 1)
    wanted = pilot.app.settings.reveal
    pilot.app.change_settings(reveal="press")
    while not (isinstance(pilot.top, TableScene) and pilot.top.decision and pilot.top.decision.topic == "action"):
        guest.step()
    pilot.app.change_settings(reveal=wanted)
    scene = pilot.top
    assert isinstance(scene, TableScene)
    scene.toggle_drawer("hand")
    pilot.frames(2)
    return pilot, scene


def press(key: int, mod: int = 0, text: str = "") -> None:
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode=text, scancode=0))


def release(key: int) -> None:
    pygame.event.post(pygame.event.Event(pygame.KEYUP, key=key, mod=0, unicode="", scancode=0))


def test_escape_pressed_twice_at_once_goes_back_once(tmp_path: Path, windows: list[App]) -> None:
    pilot = set_up(tmp_path, windows)
    pilot.app.push(TitleScene(pilot.app))
    pilot.frames(2)
    pilot.click("options")
    pilot.frames(2)
    press(pygame.K_ESCAPE)
    press(pygame.K_ESCAPE)
    pilot.frames(2)
    assert pilot.app.is_running
    assert [scene.name for scene in pilot.app.stack] == ["title"]


def test_cards_held_open_do_not_become_the_next_players(tmp_path: Path, windows: list[App]) -> None:
    pilot, scene = shared_table(tmp_path, windows)
    first = scene.asked
    pilot.click("peek")
    assert scene.peeking
    pilot.click("option:pass")
    for _ in range(20):
        pilot.frames(2)
        if scene.asked not in (None, first):
            break
    assert scene.asked != first
    assert not scene.peeking


def test_letting_go_of_the_key_closes_the_cards(tmp_path: Path, windows: list[App]) -> None:
    pilot, scene = shared_table(tmp_path, windows, reveal="hold")
    press(pygame.K_p, text="p")
    pilot.frames(2)
    assert scene.peeking
    release(pygame.K_p)
    pilot.frames(2)
    assert not scene.peeking


def test_a_menu_does_not_keep_cards_open_beneath_it(tmp_path: Path, windows: list[App]) -> None:
    pilot, scene = shared_table(tmp_path, windows)
    pilot.app.push(EmptySheet(pilot.app))
    pilot.frames(2)
    closed = pixels(pilot.app)
    pilot.app.pop()
    pilot.frames(2)
    scene.peek(True)
    pilot.frames(2)
    opened = pixels(pilot.app)
    pilot.app.push(EmptySheet(pilot.app))
    pilot.frames(2)
    is_closed = pixels(pilot.app) == closed
    assert is_closed
    assert opened != closed


class EmptySheet(Scene):
    """A sheet with nothing on it."""

    covers = False

    def build(self, painter: Any, page: Any) -> None:
        pass


def test_a_menu_over_a_ballot_does_not_keep_it_on_the_screen(tmp_path: Path, windows: list[App]) -> None:
    pilot = set_up(tmp_path, windows, reveal="press")
    begin(pilot.app, new_table(people=4, seed=3))
    pilot.frames(2)
    guest = Guest(pilot, True, 1)
    while not (isinstance(pilot.top, BoothScene) and pilot.top.kind == "identify"):
        guest.step()
    pilot.key(pygame.K_ESCAPE)
    pilot.frames(2)
    assert not isinstance(pilot.top, BoothScene)
    before = pixels(pilot.app)
    pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    pilot.frames(2)
    assert open_secrets(pilot.app) == []
    has_gone = pixels(pilot.app) != before
    assert has_gone


def test_no_screenshot_shows_cards_that_are_held_open(tmp_path: Path, windows: list[App]) -> None:
    pilot, scene = shared_table(tmp_path, windows)
    pilot.click("peek")
    assert scene.peeking
    voice = Voice(pilot.app)
    pilot.key(pygame.K_F12)
    voice.only_sentence()
    assert list((tmp_path / "data").glob("screenshots/*")) == []


def test_a_screenshot_says_where_it_is(tmp_path: Path, windows: list[App]) -> None:
    pilot = set_up(tmp_path, windows)
    pilot.app.push(TitleScene(pilot.app))
    pilot.frames(2)
    voice = Voice(pilot.app)
    pilot.key(pygame.K_F12)
    assert "ballot-box-1" in voice.only_sentence()


def test_time_that_runs_out_during_a_question_breaks_nothing(tmp_path: Path, windows: list[App]) -> None:
    pilot, scene = shared_table(tmp_path, windows, confirm=True)
    scene.table.clocks.update(dict.fromkeys(scene.table.rules.clocks, 20))
    pilot.click("option:pass")
    pilot.frames(2)
    assert pilot.top.name == "confirm"
    pilot.wait(25)
    if pilot.top.name == "confirm":
        pilot.click("yes")
    pilot.frames(3)
    pilot.app.change_settings(confirm=False)
    Guest(pilot, True, 1).play_on()


def test_a_hold_ends_when_the_key_is_let_go_elsewhere(tmp_path: Path, windows: list[App]) -> None:
    pilot, scene = shared_table(tmp_path, windows, reveal="hold")
    assert scene.asked is not None
    scene.look_at(scene.asked)
    pilot.frames(2)
    pilot.wait(0.7)
    press(pygame.K_RETURN)
    pilot.frames(2)
    press(pygame.K_TAB)
    release(pygame.K_RETURN)
    pilot.wait(1.5)
    assert isinstance(pilot.top, CoverScene)


def test_writing_an_at_sign_does_not_quit(tmp_path: Path, windows: list[App]) -> None:
    pilot = set_up(tmp_path, windows)
    pilot.app.push(TitleScene(pilot.app))
    pilot.frames(2)
    press(pygame.K_q, pygame.KMOD_LCTRL | pygame.KMOD_RALT, "@")  # AltGr and Q on many keyboards
    pilot.frames(2)
    assert pilot.app.is_running


def test_full_screen_leads_back_to_the_same_size(tmp_path: Path, windows: list[App]) -> None:
    app = open_app(tmp_path, (1500, 860))
    windows.append(app)
    pilot = Pilot(app)
    app.push(TitleScene(app))
    pilot.frames(2)
    pilot.key(pygame.K_F11)
    pilot.key(pygame.K_F11)
    assert app.screen.get_size() == (1500, 860)


def test_closing_the_window_dismisses_the_bots(tmp_path: Path) -> None:
    app = open_app(tmp_path, (1280, 720))
    begin(app, new_table(people=0))
    Pilot(app).frames(4)
    scene = app.top
    assert isinstance(scene, TableScene)
    app.close()
    scene.desk.ask(scene.session.asked_bot() or 0)
    assert scene.desk._clerk._is_closed


# --- bad folders ---


def a_file_in_its_place(folder: Path, _patch: pytest.MonkeyPatch) -> None:
    (folder / "data").write_text("not a folder")


def a_full_disk_at_the_end(_folder: Path, patch: pytest.MonkeyPatch) -> None:
    patch.setattr(os, "replace", failing(errno.ENOSPC))


def a_full_disk_while_writing(_folder: Path, patch: pytest.MonkeyPatch) -> None:
    patch.setattr(os, "fsync", failing(errno.ENOSPC))


def a_folder_to_read_only(_folder: Path, patch: pytest.MonkeyPatch) -> None:
    patch.setattr(os, "mkdir", failing(errno.EROFS))


PATIENCE = 2000  # steps in which even a slow machine lets somebody move


def failing(number: int) -> Callable[..., None]:
    def fail(*_arguments: object, **_options: object) -> None:
        raise OSError(number, os.strerror(number))

    return fail


@pytest.mark.parametrize(
    "trouble", [a_file_in_its_place, a_full_disk_at_the_end, a_full_disk_while_writing, a_folder_to_read_only]
)
def test_a_game_that_cannot_be_saved_goes_on(
    trouble: Callable[[Path, pytest.MonkeyPatch], None],
    tmp_path: Path,
    windows: list[App],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pilot = set_up(tmp_path, windows)
    pilot.app.push(TitleScene(pilot.app))
    pilot.frames(2)
    voice = Voice(pilot.app)
    trouble(tmp_path, monkeypatch)
    pilot.click("play")
    pilot.frames(2)
    pilot.click("start")
    pilot.frames(2)
    guest = Guest(pilot, True, 1)
    for _ in range(60):
        guest.step()
    voice.only_sentence()
    voice.said.clear()
    pilot.key(pygame.K_s, pygame.KMOD_CTRL)
    pilot.key(pygame.K_F12)
    for words in voice.said:
        assert_is_sentence(words)
    scene = next(scene for scene in pilot.app.stack if isinstance(scene, TableScene))
    moves = len(scene.table.moves)
    for _ in range(PATIENCE):
        if len(scene.table.moves) > moves:
            break
        guest.step()
    assert len(scene.table.moves) > moves


def test_a_forbidden_folder_leaves_a_title_to_look_at(
    tmp_path: Path, windows: list[App], monkeypatch: pytest.MonkeyPatch
) -> None:
    pilot = set_up(tmp_path, windows)
    look = Path.stat

    def forbid(path: Path, **options: Any) -> os.stat_result:
        if (tmp_path / "data") in path.parents:
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(path))
        return look(path, **options)

    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "autosave.json").write_text("{}")
    monkeypatch.setattr(Path, "stat", forbid)
    pilot.app.push(TitleScene(pilot.app))
    pilot.frames(2)
    pilot.click("load")
    pilot.frames(2)
    assert isinstance(pilot.top, LoadScene)
    assert CrashScene(pilot.app, "the page for the worst case opens as well").report


# --- bad files ---


def good_save(folder: Path) -> bytes:
    table = new_table(people=1)
    saves.save(table, folder / "good.json")
    return (folder / "good.json").read_bytes()


def bad_saves(good: bytes) -> dict[str, bytes]:
    """Files that are none, by what is wrong with them."""
    head: dict[str, Any] = json.loads(good)

    def having(**changes: Any) -> bytes:
        return json.dumps({**head, **changes}).encode()

    return {
        "empty": b"",
        "truncated": good[: len(good) // 2],
        "binary": bytes(range(256)) * 40,
        "no-object": b"[1, 2, 3]",
        "foreign": b'{"format": "somebody-elses", "version": 1}',
        "huge": good + b" " * saves.LARGEST,
        "deep": b"[" * 100_000,
        "later": having(version=999),
        "no-version": having(version=None),
        "other-game": having(game="chess"),
        "odd-game": having(game=["machrou3"]),
        "changed": having(sum="0" * 64),
        "cut-body": having(body=head["body"][:100]),
        "no-body": having(body=None),
    }


def test_a_damaged_file_is_refused_with_one_sentence(tmp_path: Path, windows: list[App]) -> None:
    pilot = set_up(tmp_path, windows)
    folder = tmp_path / "data" / "saves"
    folder.mkdir(parents=True)
    bad = bad_saves(good_save(tmp_path))
    for name, data in bad.items():
        (folder / f"{name}.json").write_bytes(data)
    pilot.app.push(TitleScene(pilot.app))
    pilot.frames(2)
    pilot.click("load")
    pilot.frames(2)
    scene = pilot.top
    assert isinstance(scene, LoadScene)
    assert len(scene.games) == len(bad)
    for number, saved in enumerate(scene.games):
        scene._select(number)
        pilot.frames(2)
        voice = Voice(pilot.app)
        pilot.click("open")
        pilot.frames(2)
        assert pilot.top is scene, saved.path.name
        assert saved.path.name in voice.only_sentence()


def test_what_a_save_says_of_itself_and_its_picture_may_be_anything(tmp_path: Path, windows: list[App]) -> None:
    pilot = set_up(tmp_path, windows)
    folder = tmp_path / "data" / "saves"
    folder.mkdir(parents=True)
    odd = {"names": [1, None, "x" * 5000, "\u202eevil"], "round": "ten", "pieces": {"a": 1}, "mode": 7}
    for name in ("a", "b", "c"):
        head = json.loads(good_save(tmp_path))
        (folder / f"{name}.json").write_text(json.dumps(head if name == "a" else {**head, **odd}))
    (folder / "a.png").write_bytes(b"no picture")
    pygame.image.save(pygame.Surface((1, 600)), folder / "b.png")
    pygame.image.save(pygame.Surface((3, 1)), folder / "c.png")
    pilot.app.push(LoadScene(pilot.app))
    pilot.frames(2)
    assert isinstance(pilot.top, LoadScene)


@pytest.mark.parametrize("has_spare", [True, False])
def test_continuing_a_damaged_game(has_spare: bool, tmp_path: Path, windows: list[App]) -> None:
    """The spare is offered where the newest file is damaged; without it, the title goes on to a new game."""
    pilot = set_up(tmp_path, windows)
    good = good_save(tmp_path)
    path = Keeper(tmp_path / "data").autosave_path
    path.parent.mkdir(parents=True)
    if has_spare:
        saves.spare_of(path).write_bytes(good)
    for name, data in bad_saves(good).items():
        path.write_bytes(data)
        pilot.app.replace_all(TitleScene(pilot.app))
        pilot.frames(2)
        voice = Voice(pilot.app)
        if has_spare:
            assert "continue" in pilot.controls(), name
        if "continue" in pilot.controls():
            pilot.click("continue")
            pilot.frames(2)
            voice.only_sentence()
        assert any(isinstance(scene, TableScene) for scene in pilot.app.stack) == has_spare, name
        assert path.read_bytes() == data or has_spare
    table, _ = saves.load_autosave(path, GAMES) if has_spare else (None, False)
    assert (table is not None) == has_spare


def test_a_file_that_is_no_save_any_more_is_not_written_over(tmp_path: Path, windows: list[App]) -> None:
    pilot, scene = shared_table(tmp_path, windows)
    pilot.key(pygame.K_s, pygame.KMOD_CTRL)
    own = scene.session.keeper.own
    assert own is not None
    own.write_text("a diary")
    voice = Voice(pilot.app)
    pilot.key(pygame.K_s, pygame.KMOD_CTRL)
    voice.only_sentence()
    assert own.read_text() == "a diary"


@pytest.mark.parametrize(
    "written",
    [
        "",
        "{",
        "[]",
        "null",
        "[" * 100_000,
        '{"theme": 7, "speed": "warp", "text_size": 1000, "effects_volume": -5, "language": "xx"}',
        '{"window": [1, 1]}',
        '{"window": [19999, 19999, -9, 99999]}',
        '{"window": "large", "table": {"machrou3": 5}}',
        '{"table": {"machrou3": {"seats": [1, null, {"name": 5, "bot": [], "piece": {}}, {"bot": "god"}]}}}',
        '{"table": {"machrou3": {"elders": [9], "mode": [], "house_rules": "all", "clock": {}, "seconds": 1e99}}}',
    ],
)
def test_damaged_settings_are_as_at_first(written: str, tmp_path: Path, windows: list[App]) -> None:
    (tmp_path / "config").mkdir()
    (tmp_path / "config" / "settings.json").write_text(written)
    settings = Settings.read(tmp_path / "config").having(mute=True)
    if settings.language not in languages():
        settings = settings.having(language="en")  # as the command does that opens the window
    open_app(tmp_path)
    app = App(settings, tmp_path)
    windows.append(app)
    assert max(app.screen.get_size()) <= 8192
    assert min(app.screen.get_size()) >= 360
    app.push(TitleScene(app))
    pilot = Pilot(app)
    pilot.frames(2)
    pilot.click("play")
    pilot.frames(2)
    assert pilot.top.name == "newgame"
