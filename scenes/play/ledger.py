"""The public ledger: every promise of the game by the seat that gave it, settled by deeds and by nothing else."""

from typing import TYPE_CHECKING

from engine.ledger import Entry
from scenes.play.talk import Account, Talk
from scenes.play.talk_panel import status_colour
from scenes.scene import Scene
from scenes.ui.kit import Box
from scenes.ui.page import Page
from scenes.ui.painter import Painter
from scenes.ui.text import BOLD, DISPLAY, LABEL, TEXT
from scenes.ui.widgets import button

if TYPE_CHECKING:
    from scenes.app import App

_COUNTS = ("kept", "broken", "open", "unverifiable")
_SETTLED = ("kept", "broken")


class LedgerScene(Scene):
    """A sheet over the table with a column for every seat."""

    name = "ledger"
    covers = False

    def __init__(self, app: "App", talk: Talk) -> None:
        super().__init__(app)
        self.talk = talk

    def build(self, painter: Painter, page: Page) -> None:
        kit, texts = painter.kit, self.talk.session.texts
        accounts = self.talk.accounts()
        wide = min(kit.width - 60, 320.0 * len(accounts) + 40)
        box = Box((kit.width - wide) / 2, 40, wide, kit.height - 80)
        inside = painter.panel(box, texts("ledger-title"), "handshake", texts("ledger-note"))
        foot = 60.0 if kit.compact else 68.0
        close = Box(inside.x + 12, inside.bottom - foot, inside.w - 24, foot - 12)
        done = texts("table-log-close")
        button(painter, page, "close", close, done, lambda: self.app.pop(self), cap="Esc", primary=True)
        room = Box(inside.x, inside.y, inside.w, close.y - 12 - inside.y)
        step = room.w / len(accounts)
        for place, account in enumerate(accounts):
            column = Box(room.x + place * step, room.y, step, room.h)
            if place:
                painter.line(column.x, column.y + 10, column.x, column.bottom - 4, painter.theme.rule, 2)
            self._column(painter, column.inflate(-24 if not kit.compact else -14, -20), account)

    def _column(self, painter: Painter, box: Box, account: Account) -> None:
        session = self.talk.session
        size = 34.0 if not painter.kit.compact else 25.0
        painter.mark(session.pieces[account.seat], box.x + size * 0.4, box.y + size * 0.55, size * 0.38)
        name = Box(box.x + size, box.y, box.w - size, size * 1.1)
        painter.text(session.names[account.seat], name, size, DISPLAY, cut=True, least=15)
        marks = Box(box.x, name.bottom + 8, box.w, 30.0 if not painter.kit.compact else 25.0)
        draw_marks(painter, marks, account)
        y = self._counts(painter, Box(box.x, marks.bottom + 8, box.w, box.bottom), account)
        self._promises(painter, Box(box.x, y + 8, box.w, box.bottom - y - 8), account)

    def _counts(self, painter: Painter, box: Box, account: Account) -> float:
        """How many promises came to which end; returns where the lines end."""
        texts, theme = self.talk.session.texts, painter.theme
        size = 17.0 if not painter.kit.compact else 14.5
        y = box.y
        for name, count in zip(_COUNTS, account.standing, strict=True):
            row = Box(box.x, y, box.w, size * 1.5)
            ink = status_colour(painter, name) if count else theme.ink2
            painter.text(texts(f"ledger-{name}"), row, size, LABEL, ink)
            painter.text(str(count), row, size, LABEL, ink, "end")
            y = row.bottom
        painter.line(box.x, y + 3, box.right, y + 3, theme.rule, 2)
        return y + 3

    def _promises(self, painter: Painter, box: Box, account: Account) -> None:
        """The promises with their ends, the last first, as far as there is room."""
        texts, words = self.talk.session.texts, self.talk.words
        size = 16.0 if not painter.kit.compact else 14.0
        if not account.entries:
            painter.text(texts("ledger-none"), box, size, TEXT, painter.theme.ink2, vertical="top", lines=3)
            return
        y = box.y
        for entry in reversed(account.entries):
            sentence = texts("talk-preview", sentence=words.pledge(entry.pledge))
            tall = min(3, painter.height(sentence, box.w, size) / size / 1.28 + 0.1) * size * 1.28 + size * 1.5
            if y + tall > box.bottom:
                return
            self._promise(painter, Box(box.x, y, box.w, tall), entry, sentence, size)
            y += tall + 10

    def _promise(self, painter: Painter, box: Box, entry: Entry, sentence: str, size: float) -> None:
        session, pledge, verdict = self.talk.session, entry.pledge, entry.verdict
        head = Box(box.x, box.y, box.w, size * 1.5)
        end = self.talk.words.verdict(verdict)
        wide = painter.width(end, size - 1, LABEL) + 3
        painter.text(end, head, size - 1, LABEL, status_colour(painter, verdict.status), "end")
        x = head.x
        if pledge.target >= 0:
            painter.icon("arrow", x + size * 0.4, head.centery, size * 0.8, painter.theme.ink2)
            painter.mark(session.pieces[pledge.target], x + size * 1.5, head.centery, size * 0.45)
            x += size * 2.2
        whom = Box(x, head.y, head.right - wide - 8 - x, head.h)
        painter.text(self.talk.words.whom(pledge.target), whom, size, BOLD, cut=True)
        body = Box(box.x, head.bottom, box.w, box.bottom - head.bottom)
        painter.text(sentence, body, size, TEXT, painter.theme.ink2, vertical="top", lines=3, cut=True)


def draw_marks(painter: Painter, box: Box, account: Account) -> None:
    """A square for every promise that deeds have settled, in order: a check on paper, or a cross on ink."""
    settled = [entry.verdict.status for entry in account.entries if entry.verdict.status in _SETTLED]
    wide = box.h * 0.9
    room = max(1, int((box.w + 4) / (wide + 4)))
    theme = painter.theme
    for place, status in enumerate(settled[-room:]):
        cell = Box(box.x + place * (wide + 4), box.y, wide, box.h)
        is_kept = status == "kept"
        painter.fill(cell, theme.card if is_kept else theme.inverse)
        painter.frame(cell, theme.edge if is_kept else theme.inverse, 2.5)
        ink = theme.ink if is_kept else theme.inverse_ink
        painter.icon("with" if is_kept else "against", cell.centerx, cell.centery, wide * 0.58, ink)
    if not settled:
        painter.dashed(Box(box.x, box.y, wide, box.h), theme.rule, 2)
