"""Tells a table what has happened, one event after another, at the pace that its players like."""

from collections import deque
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

from engine.contract import Event
from engine.talk import SAID
from scenes.play.look import Look
from scenes.play.session import Session
from scenes.ui.animation import Timeline
from scenes.ui.painter import Painter

if TYPE_CHECKING:
    from scenes.app import App

# How long an act of a bot rests on the table before the next, and how fast pictures move, by the setting.
PAUSES = {"off": 0.7, "slow": 1.3, "normal": 0.6, "fast": 0.2, "instant": 0.0}
PACES = {"off": 0.0, "slow": 1.8, "normal": 1.0, "fast": 0.45, "instant": 0.0}


class Telling:
    """Runs behind the record: `view` and `lines` are what has been shown so far of what the open table may see."""

    def __init__(self, app: "App", session: Session, look: Look, hear: Callable[[Event], None]) -> None:
        self.app = app
        self.hear = hear  # told of everything that is said
        self.session = session
        self.look = look
        self.timeline = Timeline()
        self.view: Any = session.table.view(session.eyes)
        self.lines: list[tuple[int, str]] = []
        self._untold: deque[Event] = deque()
        self._steps = 0  # of the telling; each changes the picture
        self.write_lines()

    @property
    def is_running(self) -> bool:
        return self.timeline.is_running or bool(self._untold)

    def add(self, events: Iterable[Event]) -> None:
        """Have more to tell."""
        self._untold.extend(events)

    def update(self, seconds: float) -> bool:
        """Let time pass; tells whether the table looks different now, apart from what moves on it."""
        before = self._steps
        if self.timeline.is_running:
            self.timeline.update(seconds)
        while self._untold and not self.timeline.is_running:
            self._tell(self._untold.popleft())
        return self._steps != before

    def draw(self, painter: Painter) -> None:
        self.timeline.draw(painter)

    def _tell(self, event: Event) -> None:
        """Show one event: its picture moves if it has one, then the table is as the event left it."""
        self._steps += 1
        self._write(event)
        if event.kind == SAID:  # talk holds nothing up
            self.hear(event)
            self._follow(event)
            return
        settings = self.app.settings
        self.look.sound(event, self.app.sounds.play)
        pace = PACES[settings.speed]
        if pace > 0:
            self.look.animate(self.timeline, event, self.view, pace, settings.reduced_motion, self.app.kit)
        if self.timeline.is_running:
            self.timeline.add(0, ended=lambda: self._follow(event))
        else:
            self._follow(event)

    def _follow(self, event: Event) -> None:
        self._steps += 1
        self.view = self.look.follow(self.view, event)
        if not self._untold:
            self.catch_up()

    def catch_up(self) -> None:
        """Show the table as it is."""
        self.view = self.session.table.view(self.session.eyes)

    def skip(self) -> None:
        """Have done with everything that moves."""
        self.timeline.skip()
        while self._untold:
            self._write(self._untold.popleft())
        self.catch_up()

    def forget(self) -> None:
        """What was still to be told has been taken back."""
        self.timeline.skip()
        self._untold.clear()
        self.catch_up()
        self.write_lines()

    def _write(self, event: Event) -> None:
        line = self.look.line(event)
        if line is not None:
            self.lines.append(line)

    def write_lines(self) -> None:
        """Write the log anew, from the first event on."""
        events = self.session.table.events(self.session.eyes)
        told = events[: len(events) - len(self._untold)]
        self.lines = [line for event in told if (line := self.look.line(event)) is not None]
