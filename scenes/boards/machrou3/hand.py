"""The hand before the window: closed at a shared table until somebody holds it open, open to a single person."""

from typing import TYPE_CHECKING

from engine.games.machrou3.content import SIDE
from engine.games.machrou3.view import Machrou3View
from scenes.boards.machrou3.cards import character_card, objective_state
from scenes.play.moment import Moment
from scenes.play.peeking import own_cards_button
from scenes.texts import text_id
from scenes.ui.card_backs import card_back
from scenes.ui.cards import Lay
from scenes.ui.kit import Box
from scenes.ui.page import Page
from scenes.ui.painter import EDGE, Painter
from scenes.ui.text import BOLD, DISPLAY, LABEL, TEXT

if TYPE_CHECKING:
    from scenes.play.table import TableScene

_BACKS = ("identity", "objective", "ballot")


def build_hand(painter: Painter, page: Page, box: Box, moment: Moment, table: "TableScene") -> None:
    session, texts = moment.session, moment.session.texts
    seat = table.hand_seat
    title = texts("table-hand", player=session.names[seat] if seat is not None and session.is_shared else "none")
    view = session.table.view(moment.peeked) if moment.peeked is not None else None
    cards = None if view is None else (view.character, view.objective, _state_of(view), view.players)
    facts = (title, cards, painter.kit.settings.discreet)
    painter.kept(("hand", facts), box, lambda brush: _sheet(brush, box, title, moment, view))
    inside = box.inflate(-2 * EDGE, -2 * EDGE)
    below = Box(inside.x + 10, inside.bottom - 60, inside.w - 20, 50)
    own_cards_button(painter, page, below, moment, table)


def _state_of(view: Machrou3View) -> tuple[int, int]:
    return objective_state(view, view.objective) if view.objective else (0, 0)


def _sheet(painter: Painter, box: Box, title: str, moment: Moment, view: Machrou3View | None) -> None:
    inside = painter.panel(box, title, "lock", moment.session.texts("table-private"))
    room = Box(inside.x + 12, inside.y + 10, inside.w - 24, inside.bottom - inside.y - 78)
    if view is None:
        _closed(painter, room, moment)
    else:
        _open(painter, room, moment, view)


def _closed(painter: Painter, room: Box, moment: Moment) -> None:
    """Backs of cards, the same for everybody."""
    texts, kit = moment.session.texts, painter.kit
    wide = min(112.0, room.h * 0.7)
    step = (room.w - wide) / 2
    for number, kind in enumerate(_BACKS):
        label = texts(f"card-back-{kind}")
        card = card_back(kit, kind, kit.length(wide), label, Lay((6, 0, -6)[number]))
        painter.picture(card, room.x + wide / 2 + step * number, room.centery + (5 if number != 1 else 0))


def _open(painter: Painter, room: Box, moment: Moment, view: Machrou3View) -> None:
    """The character, and the Objective with how far it has come."""
    session, texts, theme = moment.session, moment.session.texts, painter.theme
    tall = min(room.h, 190.0)
    wide = tall / 1.4
    card = character_card(painter.kit, texts, view.character, painter.kit.length(wide))
    painter.picture(card, room.x + wide / 2, room.y + room.h / 2)
    x = room.x + wide + 14
    text = Box(x, room.y, room.right - x, room.h)
    side = texts(text_id("side", SIDE[view.character]))
    name = texts(text_id("character", view.character))
    painter.text(f"{name} · {side}", Box(text.x, text.y, text.w, 22), 16, LABEL, theme.ink2)
    y = text.y + 24
    if not view.objective:
        rest = Box(text.x, y, text.w, room.bottom - y)
        painter.text(texts("term-machrou3-no-objective"), rest, 17, TEXT, vertical="top", lines=6)
        return
    title = Box(text.x, y, text.w, 26)
    painter.text(session.words.objective(view.objective), title, 25, DISPLAY, lines=1, least=15)
    words = session.words.objective_text(view.objective, view.players)
    body = Box(text.x, y + 29, text.w, room.bottom - y - 29 - 30)
    painter.text(words, body, 16, TEXT, vertical="top", lines=7, least=11)
    _progress(painter, Box(text.x, room.bottom - 26, text.w, 22), view)


def _progress(painter: Painter, box: Box, view: Machrou3View) -> None:
    """How far the Objective has come: a bar with a number."""
    theme = painter.theme
    now, need = objective_state(view, view.objective)
    bar = Box(box.x, box.y + 3, box.w - 62, 15)
    painter.fill(bar, theme.sunk)
    painter.fill(Box(bar.x, bar.y, bar.w * now / max(1, need), bar.h), theme.ink)
    painter.frame(bar, theme.edge, 2)
    painter.text(f"{now}/{need}", Box(box.right - 56, box.y, 56, box.h), 18, BOLD, theme.ink, "end")
