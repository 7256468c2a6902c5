"""The watch over the demo station: windows that crash, hang or are killed come back, and none outlives its watch."""

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from scenes import system
from scenes.console.main import main
from scenes.kiosk.arrangement import Arrangement
from scenes.kiosk.counters import Counters
from scenes.kiosk.records import ends
from scenes.kiosk.supervisor import Order, Patience, Serve, Supervisor
from tests.window import kiosk_windows

ROOT = Path(__file__).resolve().parents[2]
SOON = 30.0  # seconds; a busy machine starts a process slowly
EAGER = Patience(start=SOON, silence=0.6, early=SOON, pauses=(0.0, 0.0, 0.01, 0.01), slow=0.05, grace=SOON, look=0.02)

needs_signals = pytest.mark.skipif(sys.platform == "win32", reason="processes are ended in another way")


def watch(home: Path, serve: Serve, patience: Patience = EAGER) -> Supervisor:
    return Supervisor(Order(home), serve, patience)


def wait_for(look: Callable[[], bool]) -> None:
    until = time.monotonic() + SOON
    while not look():
        assert time.monotonic() < until, "what was waited for did not come"
        time.sleep(0.02)


def lives(pid: int) -> bool:
    """Whether a process runs: a dead one that nobody has asked after does not."""
    try:
        os.kill(pid, 0)
    except OSError:
        return False
    stat = Path(f"/proc/{pid}/stat")
    return not stat.exists() or stat.read_text().rpartition(")")[2].split()[0] != "Z"


def counted(home: Path) -> dict[str, int]:
    return dict(Counters(system.data_folder(home)).today())


def test_a_window_that_the_staff_closes_ends_the_watch(tmp_path: Path) -> None:
    assert watch(tmp_path, kiosk_windows.closed).run() == 0
    assert len(kiosk_windows.pids(tmp_path)) == 1
    assert counted(tmp_path) == {}
    assert ends(system.log_folder(tmp_path)) == []


def test_a_window_that_crashes_comes_back_and_each_crash_is_written_down(tmp_path: Path) -> None:
    assert watch(tmp_path, kiosk_windows.crashing).run() == 0
    assert counted(tmp_path) == {"crashes": 3, "restarts": 3}
    written = ends(system.log_folder(tmp_path))
    assert [(end["reason"], end["status"]) for end in written] == [("crash", 70)] * 3


def test_a_window_that_hangs_is_ended_and_comes_back(tmp_path: Path) -> None:
    assert watch(tmp_path, kiosk_windows.hanging).run() == 0
    first, second = kiosk_windows.pids(tmp_path)
    assert first != second
    assert not lives(first)
    assert [end["reason"] for end in ends(system.log_folder(tmp_path))] == ["hang"]


def test_a_window_that_always_breaks_down_is_said_once_and_tried_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    supervisor = watch(tmp_path, kiosk_windows.always_crashing)
    thread = threading.Thread(target=supervisor.run)
    thread.start()
    wait_for(lambda: len(kiosk_windows.pids(tmp_path)) > len(EAGER.pauses) + 1)
    supervisor.end()
    thread.join(SOON)
    assert not thread.is_alive()
    said = capsys.readouterr().err.strip().splitlines()
    assert len(said) == 1
    assert "4 times in a row" in said[0]


@needs_signals
def test_a_killed_window_comes_back_and_the_end_of_the_watch_ends_it(tmp_path: Path) -> None:
    supervisor = watch(tmp_path, kiosk_windows.living)
    thread = threading.Thread(target=supervisor.run)
    thread.start()
    wait_for(lambda: len(kiosk_windows.pids(tmp_path)) == 1)
    os.kill(kiosk_windows.pids(tmp_path)[0], signal.SIGKILL)
    wait_for(lambda: len(kiosk_windows.pids(tmp_path)) == 2)
    supervisor.end()
    thread.join(SOON)
    assert not any(lives(pid) for pid in kiosk_windows.pids(tmp_path))
    assert counted(tmp_path) == {"crashes": 1, "restarts": 1}
    assert ends(system.log_folder(tmp_path))[0]["status"] == -signal.SIGKILL


class Program:
    """The demo station as an organiser starts it, in a window that nobody sees."""

    def __init__(self, home: Path, *arguments: str) -> None:
        self.home = home
        environment = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
        command = [sys.executable, "game.py", "--portable", str(home), "--kiosk", "--size", "1280x720", *arguments]
        self.process = subprocess.Popen(command, cwd=ROOT, env=environment, stderr=subprocess.PIPE, text=True)
        wait_for(lambda: bool(self.children()))

    def children(self) -> list[int]:
        """The windows that the watch has started: one, or none while it waits."""
        return _children_of(self.process.pid)

    def stop(self) -> None:
        """Leave nothing running, whatever has failed."""
        if self.process.poll() is None:
            self.process.terminate()
            self.process.communicate(timeout=SOON)

    def end(self) -> tuple[int, str]:
        _, complaints = self.process.communicate(timeout=SOON)
        return self.process.returncode, complaints


def _children_of(pid: int) -> list[int]:
    """The processes of our kind that a process has started."""
    found: list[str] = []
    for task in Path(f"/proc/{pid}/task").glob("*/children"):
        with suppress(OSError):
            found += task.read_text().split()
    return [child for child in map(int, found) if "spawn_main" in _command_of(child)]


def _command_of(pid: int) -> str:
    try:
        return Path(f"/proc/{pid}/cmdline").read_text()
    except OSError:
        return ""


@pytest.fixture
def program(tmp_path: Path) -> Iterator[Program]:
    started = Program(tmp_path, "--pin", "1357")
    yield started
    started.stop()


@pytest.mark.skipif(sys.platform != "linux", reason="looks processes up where Linux lists them")
class TestTheProgram:
    def test_it_ends_with_its_window_when_it_is_told_to(self, program: Program) -> None:
        window = program.children()[0]
        program.process.send_signal(signal.SIGTERM)
        assert program.end() == (0, "")
        assert not lives(window)
        assert Arrangement.read(system.config_folder(program.home)).opens("1357")

    def test_neither_its_window_nor_the_bots_outlive_it(self, program: Program) -> None:
        window = program.children()[0]
        wait_for(lambda: len(_children_of(window)) > 0)
        family = [window, *_children_of(window)]
        program.process.kill()
        program.end()
        wait_for(lambda: not any(lives(pid) for pid in family))


class TestTheCommand:
    @pytest.mark.parametrize("pin", ["12", "123456789", "12a4"])
    def test_a_pin_that_is_none_gets_one_sentence(
        self, pin: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        assert main(["--portable", str(tmp_path), "--kiosk", "--pin", pin]) == 2
        assert capsys.readouterr().err == "A PIN has four to eight digits.\n"

    def test_a_pin_belongs_to_the_demo_station(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        assert main(["--portable", str(tmp_path), "--pin", "1234"]) == 2
        assert capsys.readouterr().err == "The option --pin belongs to --kiosk.\n"

    def test_the_help_names_the_demo_station(self, capsys: pytest.CaptureFixture[str]) -> None:
        with pytest.raises(SystemExit):
            main(["window", "--help"])
        assert "--kiosk" in capsys.readouterr().out
