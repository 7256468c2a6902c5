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
        spreads, size = self._set(painter, columns[0].size)
        self._spreads = len(spreads) + 1
        self.spread = min(self.spread, self._spreads - 1)
        if self.spread == len(spreads):
            self._keys(painter, columns)
        else:
            for column, paragraphs in zip(columns, spreads[self.spread], strict=False):
                self._column(painter, column, paragraphs, size)
        self._foot(painter, page, Box(book.x, book.bottom + margin, book.w, foot - margin / 2))

    def _leaves(self, painter: Painter, book: Box) -> tuple[Box, Box]:
        """The open book; returns the room for text on its two sides."""
        theme, compact = painter.theme, painter.kit.compact
        painter.shadow(book, 8, 9)
        painter.fill(book, theme.edge)
        sheet = book.inflate(-6, -6)
        painter.fill(sheet, theme.card)
        for wide in (30.0, 14.0):
            fold = Box(sheet.centerx - wide, sheet.y, 2 * wide, sheet.h)
            painter.veil(fold, (0, 0, 0), 34 if theme.is_night else 11)
        painter.line(sheet.centerx, sheet.y, sheet.centerx, sheet.bottom, theme.rule, 2)
        side, top = (30.0, 24.0) if compact else (64.0, 44.0)
        wide = sheet.w / 2 - 2 * side
        left = Box(sheet.x + side, sheet.y + top, wide, sheet.h - 2 * top)
        return left, Box(sheet.centerx + side, left.y, wide, left.h)

    def _set(self, painter: Painter, room: tuple[float, float]) -> tuple[list[list[list[Paragraph]]], float]:
        """The rules in spreads of two columns, and the size of text that fills them best."""
        usual = 16.5 if painter.kit.compact else 21.5
        needed = self._columns(painter, room, usual)
        count = len(needed) + len(needed) % 2
        for step in (1.3, 1.24, 1.18, 1.12, 1.06, 1.0):
            columns = self._columns(painter, room, usual * step)
            if len(columns) <= count:
                break
        paragraphs = [paragraph for column in columns for paragraph in column]
        columns = _evened(paragraphs, count, room[1], _gap(usual * step)) or columns
        return [columns[first : first + 2] for first in range(0, len(columns), 2)], usual * step

    def _columns(self, painter: Painter, room: tuple[float, float], size: float) -> list[list[Paragraph]]:
        """The rules at a size of text, one column after another."""
        larger = size * painter.kit.larger_text
        paragraphs: list[Paragraph] = []
        while self.words.has(text_id := f"rules-{self.game}-{len(paragraphs) + 1}"):
            text = self.words(text_id)
            height = painter.height(text, room[0] - _aside(size) - 1, larger) + larger * 0.35
            paragraphs.append(Paragraph(len(paragraphs) + 1, text, min(height, room[1])))
        return _filled(paragraphs, room[1], _gap(size))

    def _column(self, painter: Painter, room: Box, paragraphs: list[Paragraph], size: float) -> None:
        theme, aside = painter.theme, _aside(size)
        y = room.y
        for paragraph in paragraphs:
            number = Box(room.x, y, aside - size * 0.9, size * 2.1)
            painter.text(str(paragraph.number), number, size * 2.1, DISPLAY, theme.ink, "start", "top", least=12)
            painter.fill(Box(room.x + aside - size * 0.6, y, 2, paragraph.height), theme.rule)
            words = Box(room.x + aside, y - 1, room.w - aside, paragraph.height + 2)
            painter.text(paragraph.text, words, size, vertical="top", lines=40)
            y += paragraph.height + _gap(size)

    def _keys(self, painter: Painter, columns: tuple[Box, Box]) -> None:
        """What the keys do: a cap and a line each, over both columns."""
        compact = painter.kit.compact
        count = 0
        while self.texts.has(f"ui-key-{count + 1}"):
            count += 1
        half = (count + 1) // 2
        head = 52.0 if compact else 84.0
        left = columns[0]
        title = Box(left.x, left.y, left.w, head * 0.8)
        painter.text(self.texts("ui-keys-title"), title, head * 0.72, DISPLAY, vertical="top")
        aside, size = Box(columns[1].x, left.y, left.w, head * 0.8), 16 if compact else 20
        painter.text(self.texts("ui-keys-text"), aside, size, colour=painter.theme.ink2, lines=2, vertical="top")
        pitch = min(70.0 if compact else 116.0, (left.h - head) / half)
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


def _aside(size: float) -> float:
    """The room for a rule's number beside text of a size."""
    return size * 3.1


def _gap(size: float) -> float:
    """The room between two rules."""
    return size * 0.95


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
