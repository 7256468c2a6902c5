"""The rule book: the rules in short on spreads of two columns, and a last page with the keys."""

from typing import TYPE_CHECKING, NamedTuple

import pygame

from scenes.scene import Scene
from scenes.texts import Texts, load_texts
from scenes.ui import wall, widgets
from scenes.ui.kit import Box
from scenes.ui.page import Page
from scenes.ui.painter import Painter
from scenes.ui.text import BOLD, DISPLAY, LABEL

if TYPE_CHECKING:
    from scenes.app import App

_WIDEST = 1700.0
_TURN = {
    pygame.K_PAGEUP: -1,
    pygame.K_PAGEDOWN: 1,
    pygame.K_HOME: -100,
    pygame.K_END: 100,
}


class Paragraph(NamedTuple):
    """A rule with its number, and how high it stands in its column."""

    number: int
    text: str
    height: float


class RulesScene(Scene):
    """Turned by the wheel, the arrows, Page Up and Page Down; Esc closes the book."""

    name = "rules"

    def __init__(self, app: "App", game: str) -> None:
        super().__init__(app)
        self.game = game
        self.words: Texts = load_texts(app.texts.language, game)
        self.spread = 0
        self._spreads = 1
        self.focus = "next"

    def retext(self) -> None:
        self.words = load_texts(self.app.texts.language, self.game)
        super().retext()

    # --- the picture ---

    def build(self, painter: Painter, page: Page) -> None:
        kit = painter.kit
        game = self.words(f"game-{self.game}")
        room = wall.masthead(painter, page, self.texts("ui-rules-title"), "book", game, self.back)
        margin = 14.0 if kit.compact else 24.0
        foot = 60.0 if kit.compact else 84.0
        width = min(_WIDEST, room.w - 2 * margin)
        book = Box(room.centerx - width / 2, room.y + margin, width, room.h - 2 * margin - foot)
        columns = self._leaves(painter, book)
        spreads = self._set(painter, columns[0].size)
        self._spreads = len(spreads) + 1
        self.spread = min(self.spread, self._spreads - 1)
        if self.spread == len(spreads):
            self._keys(painter, columns)
        else:
            for column, paragraphs in zip(columns, spreads[self.spread], strict=False):
                self._column(painter, column, paragraphs)
        self._foot(painter, page, Box(book.x, book.bottom + margin, book.w, foot - margin / 2))

    def _leaves(self, painter: Painter, book: Box) -> tuple[Box, Box]:
        """The open book; returns the room for text on its two sides."""
        theme, compact = painter.theme, painter.kit.compact
        painter.shadow(book, 8, 9)
        painter.fill(book, theme.edge)
        sheet = book.inflate(-6, -6)
        painter.fill(sheet, theme.card)
        for step, share in enumerate((14, 8, 4)):
            wide = (34.0, 20.0, 9.0)[step]
            painter.veil(
                Box(sheet.centerx - wide, sheet.y, 2 * wide, sheet.h), (0, 0, 0), share * (3 if theme.is_night else 1)
            )
        painter.line(sheet.centerx, sheet.y, sheet.centerx, sheet.bottom, theme.rule, 2)
        side, top = (30.0, 24.0) if compact else (64.0, 44.0)
        wide = sheet.w / 2 - 2 * side
        left = Box(sheet.x + side, sheet.y + top, wide, sheet.h - 2 * top)
        return left, Box(sheet.centerx + side, left.y, wide, left.h)

    def _measure(self, painter: Painter) -> tuple[float, float, float]:
        """The size of the text, the room for its numbers and the gap between paragraphs."""
        return (16.0, 46.0, 12.0) if painter.kit.compact else (21.5, 76.0, 24.0)

    def _set(self, painter: Painter, room: tuple[float, float]) -> list[list[list[Paragraph]]]:
        """Break the rules into columns, as evenly as the height allows, and the columns into spreads."""
        size, aside, gap = self._measure(painter)
        size *= painter.kit.larger_text
        paragraphs = []
        while self.words.has(text_id := f"rules-{self.game}-{len(paragraphs) + 1}"):
            text = self.words(text_id)
            height = painter.height(text, room[0] - aside - 1, size) + size * 0.35
            paragraphs.append(Paragraph(len(paragraphs) + 1, text, min(height, room[1])))
        columns = _filled(paragraphs, room[1], gap)
        even = _evened(paragraphs, len(columns) + len(columns) % 2, room[1], gap)
        columns = even or columns
        return [columns[first : first + 2] for first in range(0, len(columns), 2)]

    def _column(self, painter: Painter, room: Box, paragraphs: list[Paragraph]) -> None:
        size, aside, gap = self._measure(painter)
        theme = painter.theme
        y = room.y
        for paragraph in paragraphs:
            number = Box(room.x, y, aside - 14, size * 2.1)
            painter.text(str(paragraph.number), number, size * 2.1, DISPLAY, theme.ink, "end", "top", least=12)
            painter.fill(Box(room.x + aside - 6, y, 2, paragraph.height), theme.rule)
            words = Box(room.x + aside + 8, y, room.w - aside - 8, paragraph.height)
            words.x, words.w = room.x + aside + 6, room.w - aside - 6
            painter.text(paragraph.text, words.inflate(0, 2), size, vertical="top", lines=40)
            y += paragraph.height + gap

    def _keys(self, painter: Painter, columns: tuple[Box, Box]) -> None:
        """What the keys do: a cap and a line each, over both columns."""
        compact = painter.kit.compact
        count = 0
        while self.texts.has(f"ui-key-{count + 1}"):
            count += 1
        half = (count + 1) // 2
        head = 52.0 if compact else 84.0
        left = columns[0]
        painter.text(
            self.texts("ui-keys-title"), Box(left.x, left.y, left.w, head * 0.8), head * 0.72, DISPLAY, vertical="top"
        )
        right = Box(columns[1].x, columns[1].y, columns[1].w, head * 0.8)
        painter.text(
            self.texts("ui-keys-text"), right, 16 if compact else 20, colour=painter.theme.ink2, lines=2, vertical="top"
        )
        pitch = min(60.0 if compact else 88.0, (left.h - head) / half)
        for number in range(count):
            column = columns[number // half]
            row = Box(column.x, column.y + head + number % half * pitch, column.w, pitch)
            self._key_row(painter, row, f"ui-key-{number + 1}")

    def _key_row(self, painter: Painter, row: Box, text_id: str) -> None:
        theme, compact = painter.theme, painter.kit.compact
        painter.fill(Box(row.x, row.y, row.w, 2), theme.rule)
        wide = row.w * 0.36
        size = 15.0 if compact else 19.0
        cap = Box(row.x, row.centery - size * 1.05, min(wide, self._broad(painter, text_id, size)), size * 2.1)
        painter.fill(cap.move(0, 3), theme.ink, 5)
        painter.fill(cap, theme.panel, 5)
        painter.frame(cap, theme.control_edge, 2, 5)
        painter.text(self.texts(text_id), cap.inflate(-12, 0), size, LABEL, align="centre")
        words = Box(row.x + wide + 16, row.y + 4, row.w - wide - 16, row.h - 8)
        painter.text(self.texts(f"{text_id}.does"), words, size + 1, BOLD, lines=2)

    def _broad(self, painter: Painter, text_id: str, size: float) -> float:
        return painter.width(self.texts(text_id), size * painter.kit.larger_text, LABEL) + 26

    def _foot(self, painter: Painter, page: Page, box: Box) -> None:
        """Turning the pages, where one is, and the way out."""
        wide = 220.0 if painter.kit.compact else 300.0
        first, last = self.spread == 0, self.spread == self._spreads - 1
        left = Box(box.x, box.y, wide, box.h)
        right = Box(box.right - wide, box.y, wide, box.h)
        why = self.texts("ui-rules-first") if first else ""
        keys = (pygame.K_PAGEUP,)
        word, cap = self.texts("ui-rules-back"), self.texts("ui-rules-back.cap")
        widgets.button(painter, page, "previous", left, word, lambda: self._turn(-1), why=why, keys=keys, cap=cap)
        place = self.texts("ui-rules-page", page=self.spread + 1, pages=self._spreads)
        middle = Box(left.right + 20, box.y, right.x - left.right - 40, box.h)
        painter.text(place, middle, 22 if painter.kit.compact else 30, DISPLAY, align="centre")
        if last:
            word, cap = self.texts("ui-rules-close"), self.texts("menu-esc")
            widgets.button(painter, page, "next", right, word, self.back, cap=cap, primary=True)
        else:
            word, cap = self.texts("ui-rules-next"), self.texts("ui-rules-next.cap")
            keys = (pygame.K_PAGEDOWN,)
            widgets.button(painter, page, "next", right, word, lambda: self._turn(1), keys=keys, cap=cap, primary=True)

    # --- turning ---

    def _turn(self, step: int) -> None:
        self.spread = min(self._spreads - 1, max(0, self.spread + step))
        self.refresh()

    def scroll(self, steps: float) -> None:
        if steps:
            self._turn(-1 if steps > 0 else 1)

    def key(self, event: pygame.Event) -> bool:
        if event.key not in _TURN:
            return False
        self._turn(_TURN[event.key])
        return True


def _filled(paragraphs: list[Paragraph], height: float, gap: float) -> list[list[Paragraph]]:
    """The columns that paragraphs need when each is filled before the next begins."""
    columns: list[list[Paragraph]] = []
    left = 0.0
    for paragraph in paragraphs:
        if not columns or paragraph.height > left:
            columns.append([])
            left = height
        columns[-1].append(paragraph)
        left -= paragraph.height + gap
    return columns


def _evened(paragraphs: list[Paragraph], count: int, height: float, gap: float) -> list[list[Paragraph]]:
    """So many columns of about the same height, or none if they would be too high."""
    for share in range(40, 101, 3):
        columns = _filled(paragraphs, height * share / 100, gap)
        if len(columns) <= count and all(sum(one.height + gap for one in column) - gap <= height for column in columns):
            return columns
    return []
