"""What a computer does to a game: silence, a gamepad pulled out, a screen taken away, clocks that jump, a full disk."""

import json
import os
import resource
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame
import pytest

from engine import saves
from engine.games import GAMES
from engine.table import replay
from scenes import system
from scenes.album import Album, Wish
from scenes.app import LONGEST_FRAME, App
from scenes.console.main import main
from scenes.console.window import tell_of_slot
from scenes.load import LoadScene
from scenes.packing.checks import by_source
from scenes.play.start import begin, open_save
from scenes.play.table import TableScene
from scenes.settings import Settings
from scenes.slots import Slot
from scenes.title import TitleScene
from scenes.ui import sound
from scenes.window import start_video
from tests.window.pilot import Pilot, new_table, open_app
from tests.window.xdesk import ROOT

QUICK = {"speed": "instant", "mute": True, "reveal": "press", "reduced_motion": True}


def at_title(folder: Path, **settings: object) -> Pilot:
    app = open_app(folder, **settings)
    app.push(TitleScene(app))
    pilot = Pilot(app)
    pilot.frames(3)
    return pilot


def said(app: App) -> str:
    """The sentence at the bottom of the window."""
    assert app._toast.message is not None
    assert not app._toast.message.startswith("["), "a text is missing"
    return app._toast.message


def wait_until(is_so: Callable[[], bool], pilot: Pilot) -> None:
    until = time.monotonic() + 10
    while not is_so() and time.monotonic() < until:
        time.sleep(0.01)
        pilot.frames(1, 0.0)
    assert is_so()


# --- sound ---


@pytest.mark.parametrize("fault", ["no device", "a device that does not open"])
def test_without_a_loudspeaker_the_game_says_so_once_and_goes_on(
    fault: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sound, "synthesise", lambda _name: b"\0\0")
    if fault == "no device":
        monkeypatch.setattr(sound, "has_loudspeaker", lambda: False)
    else:

        def refuse(*_arguments: object, **_options: object) -> None:
            raise pygame.error("no such device")

        monkeypatch.setattr(pygame.mixer, "init", refuse)
    pilot = at_title(tmp_path, mute=False)
    pilot.app.sounds.play("click")
    wait_until(lambda: pilot.app._toast.message is not None, pilot)
    assert "in silence" in said(pilot.app)
    pilot.wait(4.0)
    pilot.app.sounds.play("click")
    pilot.wait(0.5)
    assert pilot.app._toast.message is None, "it is said once"
    pilot.app.close()


def test_who_has_muted_the_game_is_not_told_about_loudspeakers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sound, "has_loudspeaker", lambda: False)
    pilot = at_title(tmp_path, mute=True)
    pilot.app.sounds.play("click")
    pilot.wait(0.5)
    assert pilot.app._toast.message is None
    pilot.app.close()


# --- gamepads ---


def test_a_gamepad_that_is_pulled_out_lets_go_of_all_it_held(tmp_path: Path) -> None:
    pilot = at_title(tmp_path)
    hands = pilot.app.hands
    held: list[bool] = []
    hands._pads[3] = object()  # type: ignore[assignment]
    hands._pushed[0] = 1
    hands._hold(pygame.K_RETURN, held.append)
    pygame.event.post(pygame.event.Event(pygame.JOYDEVICEREMOVED, instance_id=3))
    pilot.frames(2)
    assert held == [True, False]
    assert (hands._pads, hands._pushed) == ({}, {})
    assert "gamepad is gone" in said(pilot.app)
    pilot.key(pygame.K_DOWN)
    assert pilot.app.hands.by_keyboard
    pilot.app.close()


# --- screens ---


def desktops(monkeypatch: pytest.MonkeyPatch, *sizes: tuple[int, int]) -> None:
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: list(sizes))


def lies_at(monkeypatch: pytest.MonkeyPatch, place: tuple[int, int]) -> list[tuple[int, int]]:
    """Have the window lie somewhere; returns where it is moved to afterwards."""
    moved: list[tuple[int, int]] = []
    monkeypatch.setattr(pygame.display, "get_window_position", lambda: moved[-1] if moved else place)
    monkeypatch.setattr(pygame.display, "set_window_position", moved.append)
    return moved


def test_a_window_on_a_screen_that_is_taken_away_comes_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    desktops(monkeypatch, (1920, 1080), (2560, 1440))
    pilot = at_title(tmp_path)
    moved = lies_at(monkeypatch, (2400, 100))
    desktops(monkeypatch, (1920, 1080))
    pygame.event.post(pygame.event.Event(pygame.WINDOWDISPLAYCHANGED, display_index=0))
    pilot.frames(2)
    assert moved == [(pygame.WINDOWPOS_CENTERED, pygame.WINDOWPOS_CENTERED)]
    assert "brought back" in said(pilot.app)
    pilot.click("play")
    pilot.app.close()


def test_a_window_larger_than_the_screen_that_is_left_shrinks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    desktops(monkeypatch, (3840, 2160))
    start_video(dummy=True)
    app = App(Settings(mute=True, speed="instant"), tmp_path, (2560, 1440))
    app.push(TitleScene(app))
    pilot = Pilot(app)
    pilot.frames(3)
    desktops(monkeypatch, (1366, 768))
    pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSGAINED))
    pilot.frames(3)
    assert app.screen.get_size() == (1280, 720)
    assert app.kit.size == (1280, 720)
    app.close()


def test_a_window_that_was_only_moved_to_another_screen_stays_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    desktops(monkeypatch, (1920, 1080), (1920, 1080))
    pilot = at_title(tmp_path)
    moved = lies_at(monkeypatch, (-1800, 50))
    pygame.event.post(pygame.event.Event(pygame.WINDOWDISPLAYCHANGED, display_index=1))
    pilot.frames(2)
    assert moved == []
    pilot.app.close()


@pytest.mark.parametrize("kept", [(5000, 3000, 10, 10), (1280, 720, 4000, 100), (1280, 720, -900, 100)])
def test_a_kept_window_that_no_screen_can_show_opens_where_it_can_be_seen(
    kept: tuple[int, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    desktops(monkeypatch, (1920, 1080))
    moved: list[tuple[int, int]] = []
    monkeypatch.setattr(pygame.display, "set_window_position", moved.append)
    start_video(dummy=True)
    app = App(Settings(mute=True, window=kept), tmp_path)
    width, height = app.screen.get_size()
    assert width <= 1920
    assert height <= 1080
    assert all(0 <= x < 1920 and 0 <= y < 1080 for x, y in moved)
    app.close()


def test_desktops_are_told_whose_window_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for server in ("X11", "WAYLAND"):
        monkeypatch.delenv(f"SDL_VIDEO_{server}_WMCLASS", raising=False)
    pilot = at_title(tmp_path)
    assert {os.environ[f"SDL_VIDEO_{server}_WMCLASS"] for server in ("X11", "WAYLAND")} == {system.APP_ID}
    pilot.app.close()


# --- clocks ---


def test_a_system_clock_that_jumps_takes_nobodys_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pilot = Pilot(open_app(tmp_path))
    scene = Album(pilot.app, Wish(people=1)).open("table")
    assert isinstance(scene, TableScene)
    table = scene.table
    table.clocks.update(table.rules.clocks)
    pilot.frames(10)
    before = table.seconds_left()
    assert before is not None
    now = time.time()
    for jump in (10 * 365 * 86400, -10 * 365 * 86400):
        monkeypatch.setattr(time, "time", lambda jump=jump: now + jump)
        pilot.frames(30)
    after = table.seconds_left()
    assert after is not None
    assert before - 2 < after <= before
    pilot.app.close()


def test_a_computer_that_was_asleep_lets_no_time_pass(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pilot = at_title(tmp_path)
    passed: list[float] = []
    moments = iter([0.0, 100.0, 100.01, 100.02, 9000.0])
    last = [0.0]

    def now() -> float:
        last[0] = next(moments, last[0] + 0.01)
        return last[0]

    monkeypatch.setattr(time, "perf_counter", now)
    monkeypatch.setattr(pilot.app, "frame", passed.append)
    monkeypatch.setattr(pilot.app, "_rest", lambda _seconds: None)
    pilot.app.run(lambda: len(passed) > 4)
    assert max(passed) == LONGEST_FRAME
    monkeypatch.undo()
    pilot.app.close()


# --- disks ---


def limited() -> None:
    """Let no file of this process grow: what a full disk is to whoever writes."""
    import signal

    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (512, 512))


@pytest.mark.skipif(sys.platform == "win32", reason="no such limit there")
def test_a_whole_game_is_played_while_no_file_can_be_written_and_the_old_save_stays(tmp_path: Path) -> None:
    (tmp_path / "config").mkdir()
    (tmp_path / "config" / "settings.json").write_text(json.dumps(QUICK))
    (tmp_path / "data").mkdir()
    old = new_table(people=0, seed=5)
    saves.save(old, tmp_path / "data" / "autosave.json")
    before = (tmp_path / "data" / "autosave.json").read_bytes()
    quiet = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "PYTHONDONTWRITEBYTECODE": "1"}
    command = [sys.executable, "game.py", "--portable", str(tmp_path), "--watch", "7", "--leave-at-end"]
    done = subprocess.run(
        [*command, "--size", "640x360"],
        cwd=ROOT,
        env={**os.environ, **quiet},
        preexec_fn=limited,
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert (tmp_path / "data" / "autosave.json").read_bytes() == before
    assert not list((tmp_path / "data").glob("*.tmp"))


def test_a_folder_that_takes_nothing_is_named_at_the_start(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("a file in its place")
    pilot = at_title(tmp_path)
    slot = Slot(system.data_folder(tmp_path))
    tell_of_slot(pilot.app, slot)
    assert "Nothing can be saved here" in said(pilot.app)
    assert said(pilot.app).endswith(".")
    pilot.app.close()


# --- two windows ---


def test_a_second_window_keeps_a_game_of_its_own_and_says_so(tmp_path: Path) -> None:
    first = Slot(system.data_folder(tmp_path))
    pilot = at_title(tmp_path)
    second = Slot(system.data_folder(tmp_path))
    pilot.app.autosave = second.name
    tell_of_slot(pilot.app, second)
    assert "already open" in said(pilot.app)
    begin(pilot.app, new_table(people=0, seed=4))
    pilot.frames(20)
    assert sorted(path.name for path in (tmp_path / "data").glob("autosave*.json"))[0].startswith("autosave-2")
    assert not (tmp_path / "data" / "autosave.json").exists()
    pilot.app.close()
    for slot in (first, second):
        slot.free()


def test_the_game_of_a_window_that_is_gone_is_among_the_saved_ones(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    saves.save(new_table(people=1, seed=4), tmp_path / "data" / "autosave-2.json")
    before = (tmp_path / "data" / "autosave-2.json").read_bytes()
    pilot = at_title(tmp_path)
    pilot.click("load")
    pilot.frames(2)
    assert isinstance(pilot.top, LoadScene)
    assert [saved.path.name for saved in pilot.top.games] == ["autosave-2.json"]
    open_save(pilot.app, tmp_path / "data" / "autosave-2.json")
    pilot.frames(10)
    table = next(scene for scene in pilot.app.stack if isinstance(scene, TableScene))
    table.save()
    assert table.session.keeper.own is not None
    assert table.session.keeper.own.parent.name == "saves"
    assert (tmp_path / "data" / "autosave-2.json").read_bytes() == before, "another window may be writing it"
    pilot.app.close()


@pytest.mark.usefixtures("dummy")
def test_a_window_beside_another_is_told_of_it_when_it_opens(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    monkeypatch.setattr(App, "toast", lambda _app, message: told.append(message))
    other = Slot(system.data_folder(tmp_path))
    assert run_window(tmp_path, "--once") == 0
    other.free()
    assert run_window(tmp_path, "--once") == 0
    assert told == ["Ballot Box is already open: this window keeps its own game, autosave-2.json."]


# --- how a window opens, and when it leaves ---


def run_window(folder: Path, *arguments: str) -> int:
    (folder / "config").mkdir(exist_ok=True)
    (folder / "config" / "settings.json").write_text(json.dumps(QUICK))
    return main(["--portable", str(folder), "--size", "640x360", *arguments])


@pytest.fixture
def dummy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")


@pytest.mark.usefixtures("dummy")
def test_a_game_of_bots_is_watched_to_its_end_and_the_window_leaves(tmp_path: Path) -> None:
    assert run_window(tmp_path, "--watch", "7", "--leave-at-end") == 0
    table = saves.load(tmp_path / "data" / "autosave.json", GAMES)
    assert table.is_over
    assert table.seed == 7
    assert all(seat.bot is not None for seat in table.seats)


@pytest.mark.usefixtures("dummy")
def test_a_window_that_is_opened_once_shows_one_frame_and_leaves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    frames: list[Any] = []
    flip = pygame.display.flip
    monkeypatch.setattr(pygame.display, "flip", lambda: (frames.append(1), flip()))
    assert run_window(tmp_path, "--once") == 0
    assert len(frames) == 1


@pytest.mark.usefixtures("dummy")
def test_the_last_game_is_gone_on_with_at_once(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    whole = by_source(new_table(people=0, seed=2))
    begun = replay(whole.rules, whole.setup, whole.seed, whole.seats, whole.moves[:-9], ())
    assert not begun.is_over
    saves.save(begun, tmp_path / "data" / "autosave.json")
    assert run_window(tmp_path, "--continue", "--leave-at-end") == 0
    table = saves.load(tmp_path / "data" / "autosave.json", GAMES)
    assert table.seed == 2
    assert table.is_over


@pytest.mark.usefixtures("dummy")
def test_with_no_game_to_go_on_with_the_title_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    monkeypatch.setattr(App, "toast", lambda _app, message: told.append(message))
    assert run_window(tmp_path, "--continue", "--once") == 0
    assert told == ["There is no game to go on with; start one first."]


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--watch", "soon"), "--watch needs a whole number"),
        (("--watch", "1", "--game", "chess"), "chess"),
        (("--watch", "1", "--continue"), "not allowed with"),
    ],
)
def test_what_makes_no_sense_is_refused_before_a_window_opens(
    arguments: tuple[str, ...], words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run_window(tmp_path, *arguments) == 2
    assert words in capsys.readouterr().err


def test_a_program_without_a_console_says_what_is_wrong_in_a_box(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    monkeypatch.setattr(sys, "stdout", None)
    monkeypatch.setattr(sys, "stderr", None)
    monkeypatch.setattr(system, "show_message", told.append)
    assert main(["no-such-command"]) == 2
    assert len(told) == 1
    assert "no-such-command" in told[0]
    assert main(["--version"]) == 0
