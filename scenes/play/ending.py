"""How a game ended: first a reveal, which any key or click cuts short, then a page that stays."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, ClassVar

import pygame

from scenes.boards import teller_of
from scenes.play.session import Session
from scenes.scene import Scene
from scenes.ui.kit import Box
from scenes.ui.page import Control, Look, Page
from scenes.ui.painter import Painter
from scenes.ui.widgets import button

if TYPE_CHECKING:
    from scenes.app import App


class EndingScene(Scene):
    """What every game's result has in common: its time, its ways out, and the game once more."""

    name = "result"
    length: float  # seconds of the reveal
    home_icon: ClassVar[str] = "cedar"

    def __init__(self, app: "App", session: Session) -> None:
        super().__init__(app)
        self.session = session
        self.age = 0.0

    def cues(self) -> Sequence[tuple[float, str]]:
        """The sounds of the reveal with their moments."""
        return ()

    def enter(self) -> None:
        settings = self.app.settings
        if settings.reduced_motion or settings.speed in ("off", "instant"):
            self.age = self.length

    @property
    def is_moving(self) -> bool:
        return self.age < self.length

    def update(self, seconds: float) -> None:
        if not self.is_moving:
            return
        before, self.age = self.age, min(self.length, self.age + seconds)
        for moment, cue in self.cues():
            if before <= moment < self.age:
                self.app.sounds.play(cue)
        if not self.is_moving:
            self.refresh()

    def skip(self) -> None:
        """Straight to the end of the reveal."""
        if self.is_moving:
            self.age = self.length
            self.app.sounds.play("reveal")
            self.refresh()

    def key(self, event: pygame.Event) -> bool:
        was_moving = self.is_moving
        self.skip()
        return was_moving

    def back(self) -> None:
        if self.is_moving:
            self.skip()
        else:
            self.app.pop(self)

    # --- controls ---

    def skip_control(self, painter: Painter, page: Page) -> None:
        """While the reveal runs the whole page is a control that ends it."""
        words = self.session.texts("result-reveal-skip")
        screen = painter.kit.screen
        control = Control("skip", screen, self.skip, _draw_nothing, words, focusable=False, restored=False)
        page.add(painter, control)

    def ways_out(self) -> list[tuple[str, str, Callable[[], None], int]]:
        """What to do next: name, icon, deed and key."""
        entries = [("again", "cycle", self._again, 0), ("look", "eye", self.back, 0)]
        if self.session.open_log is not None:
            entries.append(("log", "log", self.session.open_log, pygame.K_l))
        if self._has_beliefs():
            entries.append(("beliefs", "trend", self._beliefs, 0))
        return [*entries, ("title", self.home_icon, self._title, 0)]

    def _has_beliefs(self) -> bool:
        """Whether there were bots who had somebody to suspect, and the record can be played again."""
        table = self.session.table
        can_be_replayed = table.record_version == table.rules.version
        has_bots = len(self.session.people) < len(table.seats)
        return can_be_replayed and has_bots and teller_of(self.session.game) is not None

    def _beliefs(self) -> None:
        from scenes.play.beliefs import BeliefsScene

        self.app.push(BeliefsScene(self.app, self.session, teller_of(self.session.game)))

    def buttons(self, painter: Painter, page: Page, box: Box) -> None:
        entries = self.ways_out()
        compact = painter.kit.compact
        gap = 8.0 if compact else 16.0
        shares = [1.2 if name != "log" else 0.8 for name, *_ in entries]
        wide = (box.w - gap * (len(entries) - 1)) / sum(shares)
        x = box.x
        for (name, icon, press, shortcut), share in zip(entries, shares, strict=True):
            place = Box(x, box.y, wide * share, box.h)
            word = self.session.texts(f"result-{name}")
            keys = (shortcut,) if shortcut else ()
            size = 23 if compact else 30
            button(painter, page, name, place, word, press, icon=icon, primary=name == "again", size=size, keys=keys)
            x = place.right + gap

    def _again(self) -> None:
        from scenes.play.start import again

        again(self.app, self.session)

    def _title(self) -> None:
        from scenes.title import TitleScene

        self.app.replace_all(TitleScene(self.app))


def _draw_nothing(_painter: Painter, _look: Look) -> None:
    """The whole page is the control; nothing of it changes."""
