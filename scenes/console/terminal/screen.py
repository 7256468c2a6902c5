"""The terminal itself: lines out, one line in, and a clean sheet when the machine changes hands."""

import shutil
import time
from collections.abc import Callable, Iterable
from typing import TextIO

from scenes.console.terminal.paint import PLAIN, SHAPES, TIE

# Home, wipe the window, wipe what was scrolled out of it.
_WIPE = "\x1b[H\x1b[2J\x1b[3J"
_BLANK_LINES = 120  # without ANSI: more than any window shows
_WIDEST = 120
_NARROWEST = 60
UNREADABLE = "\ufffd"  # stands for a line that is no text


class TimeUp(Exception):
    """Nothing was typed in time."""


class InputEnded(Exception):
    """Nobody will type anything any more."""


class Screen:
    """Two streams that somebody reads and types at; injected, so that a test can be that somebody."""

    def __init__(
        self,
        typed: TextIO,
        shown: TextIO,
        *,
        ansi: bool,
        columns: Callable[[], int] | None = None,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self.typed = typed
        self.shown = shown
        self.ansi = ansi
        self.now = now
        self._columns = columns or (lambda: shutil.get_terminal_size((100, 40)).columns)
        self._encoding = getattr(shown, "encoding", None) or "utf-8"
        self._has_shapes = _can_encode(SHAPES, self._encoding)

    @property
    def columns(self) -> int:
        return max(_NARROWEST, min(_WIDEST, self._columns()))

    def show(self, lines: Iterable[str]) -> None:
        for line in lines:
            self.shown.write(self._presentable(line.rstrip()) + "\n")
        self.shown.flush()

    def clear(self) -> None:
        """Leave nothing of what was shown, not even to scrolling back."""
        self.shown.write(_WIPE if self.ansi else "\n" * _BLANK_LINES)
        self.shown.flush()

    def ask(self, prompt: str, seconds: float | None = None) -> str:
        """The next line typed; TimeUp if there is none within `seconds` and the terminal can be watched."""
        self.shown.write(self._presentable(prompt))
        self.shown.flush()
        if seconds is not None and not self._typed_within(seconds):
            self.forget_typing()  # half a line must not begin the next one
            self.shown.write("\n")
            raise TimeUp
        try:
            line = self.typed.readline()
        except UnicodeDecodeError:
            return UNREADABLE
        if not line:
            self.shown.write("\n")
            raise InputEnded
        return line.strip()

    def forget_typing(self) -> None:
        """Drop keys pressed too early, so that an impatient Enter does not lift a cover."""
        if not self.typed.isatty():
            return
        try:
            import termios

            termios.tcflush(self.typed.fileno(), termios.TCIFLUSH)
        except (ImportError, OSError):
            return  # not on this system: the cover is then only as good as the players' patience

    def _typed_within(self, seconds: float) -> bool:
        if not self.typed.isatty():
            return True
        try:
            import select

            return bool(select.select([self.typed], [], [], seconds)[0])
        except (OSError, ValueError):
            return True  # a console that cannot be watched: the clock is read after the answer

    def _presentable(self, text: str) -> str:
        text = text.replace(TIE, " ")
        text = text if self._has_shapes else text.translate(PLAIN)
        return text.encode(self._encoding, "replace").decode(self._encoding)


def _can_encode(text: str, encoding: str) -> bool:
    try:
        text.encode(encoding)
    except UnicodeEncodeError:
        return False
    return True
