"""The button under a player's own cards: held open at a shared table, a way into the booth for a single person."""

from typing import TYPE_CHECKING

import pygame

from scenes.play.moment import Moment
from scenes.ui.kit import Box
from scenes.ui.page import Control, Look, Page
from scenes.ui.painter import Painter
from scenes.ui.text import DISPLAY, LABEL
from scenes.ui.widgets import button, face

if TYPE_CHECKING:
    from scenes.play.table import TableScene


def own_cards_button(painter: Painter, page: Page, box: Box, moment: Moment, table: "TableScene") -> None:
    """Whoever's cards lie before the window can look at them; with nobody there it says so."""
    texts, seat = moment.session.texts, table.hand_seat
    if seat is None:
        painter.text(texts("table-hand-nobody"), box, 16, LABEL, painter.theme.ink2, "centre", lines=2)
    elif moment.session.is_shared:
        _peek_button(painter, page, box, moment, table)
    else:
        word, keys = texts("table-look"), (pygame.K_p,)
        button(
            painter, page, "peek", box, word, lambda: table.look_at(seat), icon="eye", keys=keys, cap="P", primary=True
        )


def _peek_button(painter: Painter, page: Page, box: Box, moment: Moment, table: "TableScene") -> None:
    """Held down it shows the cards; for those who cannot hold, a press opens and another one closes."""
    texts = moment.session.texts
    by_hold = painter.kit.settings.reveal == "hold"
    is_open = moment.peeked is not None
    word = texts("table-peek-hold" if by_hold else "table-peek-close" if is_open else "table-peek-press")

    def draw(brush: Painter, look: Look) -> None:
        here, ink = face(brush, box, look, primary=True)
        broad = brush.width(word, 26 * brush.kit.larger_text, DISPLAY)
        x = here.centerx - min(broad, here.w - 110) / 2
        brush.icon("eyeoff" if is_open else "eye", x - 26, here.centery, 28, ink)
        brush.text(word, Box(x, here.y, here.right - 50 - x, here.h), 26, DISPLAY, ink)
        brush.keycap("P", here.right - 12, here.centery - 10, ink)

    control = Control("peek", box, lambda: table.peek(not is_open), draw, word, keys=(pygame.K_p,))
    if by_hold:
        control.held = table.peek
    page.add(painter, control)
