"""The secret targets before the window: backs until their owner looks, and the same sheet for everybody."""

from typing import TYPE_CHECKING

from engine.games.bureaucracy.rules.treasury import seats_in
from engine.games.bureaucracy.state import ALIVE
from engine.games.bureaucracy.view import BureaucracyView
from scenes.boards.bureaucracy.cards import seal
from scenes.boards.bureaucracy.pieces import tint
from scenes.play.moment import Moment
from scenes.play.peeking import own_cards_button
from scenes.play.session import Session
from scenes.ui.card_backs import card_back
from scenes.ui.cards import Lay
from scenes.ui.kit import Box
from scenes.ui.page import Page
from scenes.ui.painter import EDGE, Painter
from scenes.ui.text import DISPLAY, LABEL
from scenes.ui.theme import mix

if TYPE_CHECKING:
    from scenes.play.table import TableScene

TARGETS = 2


def build_targets(painter: Painter, page: Page, box: Box, moment: Moment, table: "TableScene") -> None:
    session, texts = moment.session, moment.session.texts
    seat = table.hand_seat
    title = texts("rt-targets", player=session.names[seat] if seat is not None and session.is_shared else "none")
    view = session.table.view(moment.peeked) if moment.peeked is not None else None
    shown = None if view is None else (own_targets(view), view.fell, view.factions)
    painter.kept(("targets", title, shown), box, lambda brush: _sheet(brush, box, title, moment, view))
    inside = box.inflate(-2 * EDGE, -2 * EDGE)
    below = Box(inside.x + 12, inside.bottom - 54, inside.w - 24, 46)
    own_cards_button(painter, page, below, moment, table)


def own_targets(view: BureaucracyView) -> tuple[int, ...]:
    return seats_in(view.targets[view.seat])


def _sheet(painter: Painter, box: Box, title: str, moment: Moment, view: BureaucracyView | None) -> None:
    inside = painter.panel(box, title, "lock", moment.session.texts("table-private"))
    room = Box(inside.x + 12, inside.y + 8, inside.w - 24, inside.h - 66)
    wide = (room.w - 12) / TARGETS
    for place in range(TARGETS):
        cell = Box(room.x + place * (wide + 12), room.y, wide, room.h)
        if view is None:
            _back(painter, cell, moment.session, place)
        else:
            draw_target(painter, cell, moment.session, view, own_targets(view)[place])


def _back(painter: Painter, cell: Box, session: Session, place: int) -> None:
    """A back beside what it stands for: the same for everybody."""
    wide = cell.h / 1.4 * 0.96
    picture = card_back(painter.kit, "objective", painter.kit.length(wide), lay=Lay((-4, 3)[place]))
    painter.picture(picture, cell.x + wide * 0.6, cell.centery)
    room = Box(cell.x + wide * 1.25, cell.y, cell.w - wide * 1.25, cell.h)
    word = session.texts("rt-target-hidden", number=place + 1)
    painter.text(word, room, 16 if not painter.kit.compact else 14, LABEL, painter.theme.ink2, lines=3, cut=True)


def draw_target(painter: Painter, cell: Box, session: Session, view: BureaucracyView, target: int) -> None:
    """A target: seal, shape, name, and whether it still stands."""
    theme, piece = painter.theme, session.pieces[target]
    painter.fill(cell, theme.card)
    is_out = view.fell[target] != ALIVE
    window = Box(cell.x, cell.y, min(cell.w * 0.36, cell.h * 1.25), cell.h)
    seal(painter, window, view.factions[target], tint(theme, piece, 0.5), is_out)
    painter.line(window.right, cell.y, window.right, cell.bottom - 1, theme.edge, 2)
    x = window.right + 10
    tall = cell.h * 0.4
    painter.mark(piece, x + tall * 0.34, cell.y + cell.h * 0.3, tall * 0.34)
    name = Box(x + tall * 0.9, cell.y + cell.h * 0.06, cell.right - 8 - x - tall * 0.9, cell.h * 0.48)
    painter.text(session.names[target], name, tall, DISPLAY, least=14, cut=True)
    note = Box(x, cell.y + cell.h * 0.56, cell.right - 8 - x, cell.h * 0.36)
    if is_out:
        painter.icon("skull", note.x + 8, note.centery, 18, theme.success)
        note = Box(note.x + 22, note.y, note.w - 22, note.h)
    words = session.texts("rt-target-out" if is_out else "rt-target-stands", coins=view.coins[target])
    ink = theme.success if is_out else theme.ink2
    painter.text(words, note, 16 if not painter.kit.compact else 14, LABEL, ink, least=11, cut=True)
    painter.frame(cell, mix(theme.edge, theme.panel, 0.2), 2)
