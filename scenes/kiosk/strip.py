"""The strip below a guided table: whose turn it is, what that means, how long the table is open, and the way out."""

from dataclasses import replace
from typing import NamedTuple

import pygame

from scenes.kiosk.guide import Guidance
from scenes.ui import wall
from scenes.ui.kit import Box, Kit, make_kit
from scenes.ui.painter import Painter
from scenes.ui.text import DISPLAY, LABEL, TEXT
from scenes.ui.theme import CREAM, DARK, LIGHT, mix, rgb

SHARE = 0.08  # of the window's height
_GROUND = rgb("2B2420")


class StripState(NamedTuple):
    """All that the strip shows."""

    guidance: Guidance
    minutes: int
    is_pressed: bool


def strip_height(height: int) -> int:
    """How much of a window of this height the strip takes."""
    return round(height * SHARE)


class Strip:
    """Drawn below the scenes, in the part of the window that they do not have."""

    def __init__(self, kit: Kit, window: tuple[int, int]) -> None:
        whole = make_kit(window, kit.settings, kit.texts)
        self.area = pygame.Rect(0, window[1] - strip_height(window[1]), window[0], strip_height(window[1]))
        self.kit = replace(whole, size=self.area.size)

    def leave_box(self) -> Box:
        kit = self.kit
        wide = 190.0 if kit.compact else 270.0
        return Box(kit.width - wide - 14, kit.height * 0.14, wide, kit.height * 0.72)

    def is_leave(self, place: tuple[int, int]) -> bool:
        """Whether a point of the window lies on the way out."""
        return bool(self.kit.pixels(self.leave_box()).move(self.area.topleft).collidepoint(place))

    def draw(self, window: pygame.Surface, state: StripState) -> None:
        painter = Painter(window.subsurface(self.area), self.kit)
        kit, texts = self.kit, self.kit.texts
        painter.fill(kit.screen, DARK if not painter.theme.is_night else painter.theme.sunk)
        painter.fill(Box(0, 0, kit.width, 4), painter.theme.focus)
        leave = self.leave_box()
        self._leave(painter, leave, state.is_pressed)
        clock = self._clock(painter, leave.x - 16, texts("kiosk-minutes-left", minutes=state.minutes))
        self._guidance(painter, Box(18, 6, clock - 34, kit.height - 10), state.guidance)

    def _leave(self, painter: Painter, box: Box, is_pressed: bool) -> None:
        ground = CREAM if is_pressed else mix(_GROUND, CREAM, 0.08)
        ink = DARK if is_pressed else CREAM
        painter.fill(box, ground, 4)
        painter.frame(box, CREAM, 2.5, 4)
        size = box.h * 0.46
        painter.icon("gate", box.x + size * 0.95, box.centery, size, ink)
        words = Box(box.x + size * 1.7, box.y, box.w - size * 1.9, box.h)
        painter.text(self.kit.texts("kiosk-leave"), words, size, DISPLAY, ink)

    def _clock(self, painter: Painter, right: float, words: str) -> float:
        size = self.kit.height * 0.26
        wide = painter.width(words, size, LABEL) + size * 1.9
        painter.icon("clock", right - wide + size * 0.7, self.kit.height / 2, size * 1.25, wall.PALE)
        room = Box(right - wide + size * 1.6, 0, wide - size * 1.6, self.kit.height)
        painter.text(words, room, size, LABEL, wall.PALE)
        return right - wide

    def _guidance(self, painter: Painter, box: Box, guidance: Guidance) -> None:
        x = box.x
        if guidance.piece:
            radius = box.h * 0.3
            painter.token(guidance.piece, x + radius, box.centery - 2, radius)
            x += radius * 2 + 16
        else:
            painter.icon("zoom", x + box.h * 0.25, box.centery, box.h * 0.5, painter.theme.focus)
            x += box.h * 0.5 + 16
        upper = Box(x, box.y + box.h * 0.06, box.right - x, box.h * 0.4)
        painter.text(guidance.head, upper, box.h * 0.38, DISPLAY, painter.theme.focus, cut=True)
        lower = Box(x, box.y + box.h * 0.5, box.right - x, box.h * 0.46)
        painter.text(guidance.text, lower, box.h * 0.28, TEXT, LIGHT, cut=True)
