"""A desk with a real X server that draws into memory, and a hand that types and clicks on it."""

import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
WAIT = 30.0


def is_here() -> bool:
    return shutil.which("Xvfb") is not None and shutil.which("xdotool") is not None


def is_required() -> bool:
    """Whether a missing X server is a failure and no reason to leave the journeys out."""
    return os.environ.get("BALLOT_BOX_JOURNEYS") == "required"


@contextmanager
def x_server() -> Iterator[str]:
    """An X server of its own on a free number; it ends with the test."""
    reader, writer = os.pipe()
    command = ["Xvfb", "-displayfd", str(writer), "-screen", "0", "1920x1080x24", "-nolisten", "tcp"]
    process = subprocess.Popen(command, pass_fds=(writer,), stderr=subprocess.DEVNULL)
    os.close(writer)
    try:
        with os.fdopen(reader) as number:
            yield f":{number.readline().strip()}"
    finally:
        process.terminate()
        process.wait(10)


class Desk:
    """The program as a player starts it, in a real window."""

    def __init__(self, display: str, folder: Path, *arguments: str) -> None:
        self.display = display
        self.folder = folder
        self.environment = {
            **os.environ,
            "DISPLAY": display,
            "SDL_VIDEODRIVER": "x11",
            "SDL_AUDIODRIVER": "dummy",
            "PYGAME_HIDE_SUPPORT_PROMPT": "1",
        }
        command = [sys.executable, "game.py", "--portable", str(folder), *arguments]
        self.process = subprocess.Popen(
            command, cwd=ROOT, env=self.environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )
        self.window = self._find_window()

    def _find_window(self) -> str:
        """The program's window; if none comes, what the program said instead."""
        search = ("search", "--onlyvisible", "--pid", str(self.process.pid))
        try:
            return wait_for(lambda: self._xdotool(*search, check=False)).splitlines()[0]
        except AssertionError:
            self.process.kill()
            said = "".join(self.process.communicate(timeout=10))
            raise AssertionError(
                f"no window came within {WAIT:g} seconds; the program said: {said or 'nothing'}"
            ) from None

    def _xdotool(self, *arguments: str, check: bool = True) -> str:
        done = subprocess.run(
            ["xdotool", *arguments], env=self.environment, check=check, capture_output=True, text=True, timeout=20
        )
        return done.stdout.strip()

    def key(self, *keys: str, pause: float = 0.12) -> None:
        """Press keys by their X names, as a keyboard would."""
        for key in keys:
            self._xdotool("key", "--clearmodifiers", key)
            time.sleep(pause)

    def hold(self, key: str, seconds: float) -> None:
        self._xdotool("keydown", key)
        time.sleep(seconds)
        self._xdotool("keyup", key)
        time.sleep(0.15)

    def click(self, place: tuple[int, int]) -> None:
        self.move(place)
        self._xdotool("click", "1")
        time.sleep(0.15)

    def move(self, place: tuple[int, int]) -> None:
        self._xdotool("mousemove", "--window", self.window, str(place[0]), str(place[1]))
        time.sleep(0.1)

    def type(self, text: str) -> None:
        self._xdotool("type", "--delay", "40", text)
        time.sleep(0.15)

    def resize(self, width: int, height: int) -> None:
        self._xdotool("windowsize", "--sync", self.window, str(width), str(height))
        time.sleep(0.3)

    def close_window(self) -> None:
        """Close the window as its frame would."""
        self._xdotool("windowclose", self.window)

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(10)

    def end(self) -> tuple[int, str]:
        """Wait for the program to end; its exit status and what it complained about."""
        _, complaints = self.process.communicate(timeout=20)
        return self.process.returncode, complaints

    def stop(self) -> None:
        if self.process.poll() is None:
            self.process.terminate()
            self.process.communicate(timeout=10)


def wait_for(look: Callable[[], object], seconds: float = WAIT) -> str:
    """What `look` finds, as soon as it finds something."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        found = look()
        if found:
            return str(found)
        time.sleep(0.05)
    raise AssertionError("what was waited for did not come")
