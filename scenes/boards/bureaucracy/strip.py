"""The parts of a turn in a row: what is done has a check, what goes on is printed in ink."""

from engine.games.bureaucracy.state import NOBODY
from scenes.boards.bureaucracy.outlook import PHASES, phase
from scenes.play.moment import Moment
from scenes.ui.kit import Box
from scenes.ui.painter import Painter
from scenes.ui.text import DISPLAY, LABEL

_ICONS = {"income": "coin", "vote": "ballot", "troops": "troop", "attack": "attacker", "end": "ally"}
_SHARES = {"income": 1.0, "vote": 1.28, "troops": 1.0, "attack": 1.0, "end": 1.28}


def draw_strip(painter: Painter, box: Box, moment: Moment) -> None:
    view, theme = moment.view, painter.theme
    painter.panel(box)
    now = phase(view) if view.turn != NOBODY else ""
    x = box.x + 8
    if view.turn != NOBODY:
        name = moment.session.names[view.turn]
        size = box.h * 0.58
        painter.token(moment.session.pieces[view.turn], x + box.h * 0.34, box.centery - 1, box.h * 0.27)
        wide = min(painter.width(name, size, DISPLAY) + 6, box.w * 0.22)
        painter.text(name, Box(x + box.h * 0.76, box.y, wide, box.h), size, DISPLAY, least=14, cut=True)
        x += box.h * 0.76 + wide + 8
    unit = (box.right - x) / sum(_SHARES.values())
    place = PHASES.index(now) if now else -1
    for number, name in enumerate(PHASES):
        cell = Box(x, box.y, unit * _SHARES[name], box.h)
        x = cell.right
        ink = theme.ink2 if number < place else theme.ink3
        if number == place:
            painter.fill(cell, theme.inverse)
            ink = theme.inverse_ink
        painter.line(cell.x, cell.y + 3, cell.x, cell.bottom - 3, theme.rule, 2)
        icon = "with" if number < place else _ICONS[name]
        word = moment.session.texts(f"rt-phase-{name}")
        size = 17.0 if not painter.kit.compact else 14.0
        lead = size + 6
        wide = min(cell.w - lead - 12, painter.width(word, size * painter.kit.larger_text, LABEL) + 2)
        start = cell.x + (cell.w - lead - wide) / 2
        painter.icon(icon, start + size / 2, cell.centery, size, ink)
        painter.text(word, Box(start + lead, cell.y, wide, cell.h), size, LABEL, ink, least=11, cut=True)
    painter.frame(box, theme.edge)
