"""The door of the staff: a pad of digits, by finger or by keyboard, that takes longer after every wrong PIN."""

from typing import TYPE_CHECKING

import pygame

from scenes.kiosk.arrangement import LONGEST_PIN, SHORTEST_PIN, is_pin
from scenes.play.curtain import Stage
from scenes.scene import Scene
from scenes.ui import wall, widgets
from scenes.ui.kit import Box
from scenes.ui.page import Page
from scenes.ui.painter import Painter
from scenes.ui.text import DISPLAY, LABEL
from scenes.ui.theme import CREAM, LIGHT, mix

if TYPE_CHECKING:
    from scenes.app import App
    from scenes.kiosk.stall import Stall

PATIENCE = 20.0  # seconds without a digit, after which a curious visitor is back where they were
_KEYS = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "delete", "0", "enter")


class PinScene(Scene):
    """Asks for the PIN; with `is_new`, or while there is none, lets one be chosen."""

    name = "kiosk-pin"

    def __init__(self, app: "App", stall: "Stall", is_new: bool = False) -> None:
        super().__init__(app)
        self.stall = stall
        self.is_new = is_new or not stall.arrangement.has_pin
        self.typed = ""
        self.was_wrong = False
        self.quiet = 0.0
        self._wait_shown = 0

    @property
    def wait(self) -> int:
        """Seconds until another PIN may be tried."""
        return 0 if self.is_new else int(self.stall.pin_wait + 0.999)

    @property
    def wakes_in(self) -> float | None:
        return 1.0 if self.stall.arrangement.has_pin else None

    def update(self, seconds: float) -> None:
        if self.app.top is not self:
            return
        self.quiet += seconds
        if self.quiet >= PATIENCE:
            self.back()
        if self.wait != self._wait_shown:
            self._wait_shown = self.wait
            self.refresh()

    # --- typing ---

    def press(self, key: str) -> None:
        """A key of the pad."""
        self.quiet = 0.0
        self.app.sounds.play("click")
        if key == "enter":
            self.enter_pin()
        elif key == "delete":
            self.typed = self.typed[:-1]
        elif not self.wait:
            self.typed = (self.typed + key)[:LONGEST_PIN]
            self.was_wrong = False
        self.refresh()

    def enter_pin(self) -> None:
        """Take what was typed."""
        typed, self.typed = self.typed, ""
        if self.is_new:
            self.was_wrong = not is_pin(typed)
            if not self.was_wrong:
                self.stall.choose_pin(typed)
                self._open()
        elif self.stall.try_pin(typed):
            self._open()
        else:
            self.was_wrong = True
            self.app.sounds.play("error")

    def _open(self) -> None:
        from scenes.kiosk.staff import StaffScene

        self.app.replace_all(StaffScene(self.app, self.stall))

    def key(self, event: pygame.Event) -> bool:
        if event.unicode and event.unicode in "0123456789":
            self.press(event.unicode)
        elif event.key == pygame.K_BACKSPACE:
            self.press("delete")
        elif event.key in (pygame.K_RETURN, pygame.K_KP_ENTER):
            self.press("enter")
        else:
            return False
        return True

    def back(self) -> None:
        """Back to whatever was there, unless the station has no PIN yet."""
        if self.stall.arrangement.has_pin:
            self.app.pop(self)

    # --- the picture ---

    def build(self, painter: Painter, page: Page) -> None:
        kit, stage = painter.kit, Stage(painter.kit)
        wall.paint_wall(painter)
        wide = stage.size(620)
        left = Box(
            kit.width / 2 - stage.size(760), (kit.height - stage.size(860)) / 2, stage.size(720), stage.size(860)
        )
        pad = Box(kit.width / 2 + stage.size(140), left.y, wide, left.h)
        self._words(painter, stage, left)
        self._pad(painter, page, pad)
        if self.stall.arrangement.has_pin:
            place = Box(left.x, left.bottom - stage.size(120), stage.size(420), stage.size(120))
            word, note = self.texts("kiosk-pin-back"), self.texts("kiosk-pin-back.note")
            wall.wall_button(painter, page, "back", place, word, note, "undo", self.back)

    def _words(self, painter: Painter, stage: Stage, box: Box) -> None:
        state = "new" if self.is_new else "ask"
        painter.icon("lock", box.x + stage.size(70), box.y + stage.size(70), stage.size(130), painter.theme.focus)
        title = Box(box.x, box.y + stage.size(170), box.w, stage.size(110))
        painter.text(self.texts(f"kiosk-pin-{state}"), title, stage.size(120), DISPLAY, LIGHT, least=24)
        note = Box(box.x, title.bottom + stage.size(12), box.w, stage.size(100))
        size = max(15.0, stage.size(28))
        words = self.texts(f"kiosk-pin-{state}.text", least=SHORTEST_PIN, most=LONGEST_PIN)
        painter.text(words, note, size, LABEL, wall.PALE, lines=3, vertical="top")
        self._digits(painter, stage, Box(box.x, note.bottom + stage.size(10), box.w, stage.size(90)))
        line = Box(box.x, note.bottom + stage.size(110), box.w, stage.size(90))
        painter.text(self._trouble(), line, size, LABEL, painter.theme.focus, lines=2, vertical="top")

    def _trouble(self) -> str:
        if self.wait:
            return self.texts("kiosk-pin-wait", seconds=self.wait)
        if not self.was_wrong:
            return ""
        return self.texts("kiosk-pin-unfit" if self.is_new else "kiosk-pin-wrong", least=SHORTEST_PIN, most=LONGEST_PIN)

    def _digits(self, painter: Painter, stage: Stage, box: Box) -> None:
        """A place for every digit; what is typed is seen only while a PIN is being chosen."""
        side = box.w / LONGEST_PIN
        for number in range(LONGEST_PIN):
            cell = Box(box.x + number * side, box.y, side - stage.size(12), box.h)
            painter.frame(cell, mix(CREAM, (0x2B, 0x24, 0x20), 0.4), 2.5, 4)
            if number < len(self.typed) and self.is_new:
                painter.text(self.typed[number], cell, stage.size(64), DISPLAY, LIGHT, "centre", least=14)
            elif number < len(self.typed):
                painter.disc(cell.centerx, cell.centery, stage.size(14), LIGHT)

    def _pad(self, painter: Painter, page: Page, box: Box) -> None:
        gap = box.w * 0.03
        wide, tall = (box.w - 2 * gap) / 3, (box.h - 3 * gap) / 4
        for number, key in enumerate(_KEYS):
            cell = Box(box.x + number % 3 * (wide + gap), box.y + number // 3 * (tall + gap), wide, tall)

            def press(key: str = key) -> None:
                self.press(key)

            word = key if key.isdigit() else self.texts(f"kiosk-pin-{key}")
            size = tall * (0.62 if key.isdigit() else 0.3)
            widgets.button(painter, page, f"pad:{key}", cell, word, press, primary=key == "enter", size=size)
