"""What lies over every scene: the focus ring, the tooltip, and what the window says in passing."""

import pygame

from scenes.ui.kit import Box
from scenes.ui.page import Control, Page
from scenes.ui.painter import Painter
from scenes.ui.text import LABEL
from scenes.ui.theme import DARK, LIGHT

TIP_DELAY = 0.35  # seconds of pointing until a tip appears
_TOAST = 3.0  # seconds
_TIP_WIDTH = 380.0


class Toast:
    """One sentence at a time, and for how long it stays."""

    def __init__(self) -> None:
        self.message: str | None = None
        self.left = 0.0

    def say(self, message: str) -> None:
        self.message, self.left = message, _TOAST

    def pass_time(self, seconds: float) -> None:
        self.left -= seconds
        if self.left <= 0:
            self.message = None

    def draw(self, painter: Painter) -> None:
        if self.message is None:
            return
        kit = painter.kit
        size = kit.smallest_text + 5
        broad = min(kit.width - 40, painter.width(self.message, size, LABEL) + 44)
        box = Box((kit.width - broad) / 2, kit.height - 84, broad, 44)
        painter.shadow(box)
        painter.fill(box, DARK)
        painter.frame(box, kit.theme.focus, 2.5)
        painter.text(self.message, box.inflate(-30, -8), size, LABEL, LIGHT, "centre", cut=True)


def draw_ring(painter: Painter, page: Page, control: Control) -> None:
    """Show where the keyboard is, on any ground."""
    kit = painter.kit
    box = page.ring.get(control.key, control.box).inflate(10, 10)
    outer = kit.pixels(box).inflate(2, 2)
    pygame.draw.rect(painter.surface, DARK, outer, kit.length(6), border_radius=kit.length(6))
    painter.frame(box, kit.theme.focus, 4, 6)


def draw_tip(painter: Painter, page: Page, control: Control) -> None:
    """Say what a control is, and why it is closed, below it or above."""
    tip = control.tip if isinstance(control.tip, str) else control.tip()
    message = "\n".join(filter(None, (tip, control.why)))
    kit = painter.kit
    size = kit.smallest_text + 2
    broad = min(_TIP_WIDTH, max(painter.width(line, size, LABEL) for line in message.split("\n")) + 26)
    tall = painter.height(message, broad - 24, size, LABEL) + 16
    anchor = page.ring.get(control.key, control.box)
    x = min(max(8.0, anchor.centerx - broad / 2), kit.width - broad - 8)
    y = anchor.bottom + 10 if anchor.bottom + 12 + tall < kit.height else max(4.0, anchor.y - tall - 10)
    box = Box(x, y, broad, tall)
    painter.shadow(box, 3, 4)
    painter.fill(box, DARK)
    painter.frame(box, LIGHT, 1.5)
    painter.text(message, box.inflate(-24, -14), size, LABEL, LIGHT, lines=12, cut=True)
