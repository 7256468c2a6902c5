"""The whole log, as far as its reader may know it, with a choice of whose acts to read."""

from typing import TYPE_CHECKING

import pygame

from scenes.play.session import Session
from scenes.scene import Scene
from scenes.ui.kit import Box
from scenes.ui.page import Control, Look, Page
from scenes.ui.painter import Painter
from scenes.ui.text import LABEL, TEXT
from scenes.ui.widgets import button, scrollbar

if TYPE_CHECKING:
    from scenes.app import App

EVERYBODY = -2


class LogScene(Scene):
    """A sheet over the table; the newest line stands last, where reading begins."""

    name = "log"
    covers = False

    def __init__(self, app: "App", session: Session, lines: tuple[tuple[int, str], ...]) -> None:
        super().__init__(app)
        self.session = session
        self.lines = lines
        self.whose = EVERYBODY
        self.place = 1.0  # how far down the reader is

    def build(self, painter: Painter, page: Page) -> None:
        kit, texts = painter.kit, self.session.texts
        wide = min(kit.width - 80, 1000.0)
        box = Box((kit.width - wide) / 2, 40, wide, kit.height - 80)
        inside = painter.panel(box, texts("table-log"), "log", texts("table-log-count", count=len(self.lines)))
        self._filters(painter, page, Box(inside.x + 12, inside.y + 10, inside.w - 24, 48))
        close = Box(inside.x + 12, inside.bottom - 64, inside.w - 24, 52)
        button(
            painter, page, "close", close, texts("table-log-close"), lambda: self.app.pop(self), cap="Esc", primary=True
        )
        self._list(painter, page, Box(inside.x + 12, inside.y + 68, inside.w - 24, close.y - 10 - inside.y - 68))

    def _filters(self, painter: Painter, page: Page, box: Box) -> None:
        entries = [(EVERYBODY, self.session.texts("table-log-all")), *enumerate(self.session.names)]
        wide = box.w / len(entries)
        for number, (seat, word) in enumerate(entries):
            self._filter(painter, page, Box(box.x + number * wide, box.y, wide - 6, box.h), seat, word)

    def _filter(self, painter: Painter, page: Page, cell: Box, seat: int, word: str) -> None:
        is_on = seat == self.whose

        def draw(brush: Painter, look: Look) -> None:
            theme = brush.theme
            ground = theme.inverse if is_on else theme.hot if look is Look.HOVER else theme.card
            ink = theme.inverse_ink if is_on else theme.ink
            brush.fill(cell, ground)
            brush.frame(cell, theme.control_edge, 2)
            room = cell.inflate(-14, 0)
            if seat >= 0:
                brush.mark(self.session.pieces[seat], cell.x + 20, cell.centery, 10, ink)
                room = Box(cell.x + 36, cell.y, cell.w - 42, cell.h)
            brush.text(word, room, 18, LABEL, ink, "centre" if seat < 0 else "start", cut=True)

        def press() -> None:
            self.whose = seat
            self.place = 1.0
            self.refresh()

        page.add(painter, Control(f"filter:{seat}", cell, press, draw, word))

    def _list(self, painter: Painter, page: Page, box: Box) -> None:
        lines = [line for line in self.lines if self.whose in (EVERYBODY, line[0])]
        room = Box(box.x, box.y, box.w - 26, box.h)
        size = 18.0 if not painter.kit.compact else 15.0
        heights = [painter.height(words, room.w - 40, size) + 8 for _, words in lines]
        whole = sum(heights)
        seen = min(1.0, room.h / max(1.0, whole))
        y = room.y - _whole_lines(heights, max(0.0, whole - room.h) * self.place)
        with painter.clipped(room):
            for (seat, words), tall in zip(lines, heights, strict=True):
                if y + tall > room.y and y < room.bottom:
                    if seat >= 0:
                        painter.mark(self.session.pieces[seat], room.x + 14, y + size * 0.85, size * 0.5)
                    text = Box(room.x + 34, y, room.w - 40, tall)
                    painter.text(words, text, size, TEXT, vertical="top", lines=6, cut=True)
                    painter.line(room.x, y + tall - 2, room.right, y + tall - 2, painter.theme.rule, 1.2)
                y += tall
        bar = Box(box.right - 18, box.y, 18, box.h)
        scrollbar(painter, page, "scroll", bar, self.place, seen, self._scroll_to, self.session.texts("table-log"))

    def _scroll_to(self, place: float) -> None:
        self.place = min(1.0, max(0.0, place))
        self.refresh()

    def scroll(self, steps: float) -> None:
        self._scroll_to(self.place - steps * 0.12)

    def key(self, event: pygame.Event) -> bool:
        steps = {pygame.K_PAGEUP: 3.0, pygame.K_PAGEDOWN: -3.0, pygame.K_HOME: 99.0, pygame.K_END: -99.0}
        if event.key == pygame.K_l:
            self.app.pop(self)
        elif event.key in steps:
            self.scroll(steps[event.key])
        else:
            return False
        return True


def _whole_lines(heights: list[float], above: float) -> float:
    """The height of the lines that do not fit above, rounded up to whole ones."""
    passed = 0.0
    for tall in heights:
        if passed >= above:
            break
        passed += tall
    return passed
