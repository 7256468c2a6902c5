"""How the vote was decided, and the lie that worked: the sheets beside what the bots thought."""

from scenes.play.session import Session
from scenes.play.stamps import RATIO, draw_stamp
from scenes.play.story import Column, Decisive, Lie, Part
from scenes.ui.kit import Box
from scenes.ui.painter import Painter
from scenes.ui.text import BOLD, DISPLAY, LABEL, TEXT
from scenes.ui.theme import hexed, ink_on


def draw_decisive(painter: Painter, box: Box, session: Session, decisive: Decisive) -> None:
    """Two columns of votes on one foot, as high as they weigh, and who could have turned them."""
    compact = painter.kit.compact
    inside = painter.panel(box, session.texts("beliefs-decisive"), "ballot", decisive.note)
    pad = 12.0 if compact else 22.0
    foot = 96.0 if compact else 132.0
    head = 62.0 if compact else 104.0
    room = Box(inside.x + pad, inside.y, inside.w - 2 * pad, inside.h - foot)
    gap = 14.0 if compact else 28.0
    wide = (room.w - gap * (len(decisive.columns) - 1)) / len(decisive.columns)
    most = max(1, *(column.total for column in decisive.columns))
    stand = Box(room.x, room.y + head, room.w, room.h - head - 8)
    for place, column in enumerate(decisive.columns):
        x = room.x + place * (wide + gap)
        _head(painter, Box(x, room.y + 6, wide, head - 10), session, column)
        tall = stand.h * column.total / most
        _stack(painter, Box(x, stand.bottom - tall, wide, tall), session, column)
    painter.line(room.x, stand.bottom, room.right, stand.bottom, painter.theme.edge, 5)
    below = Box(room.x, inside.bottom - foot + 6, room.w, foot - 12)
    _voter(painter, below, session, decisive)


def _head(painter: Painter, box: Box, session: Session, column: Column) -> None:
    """The candidate's name and side, and the total as large as it goes."""
    size = box.h * 1.05
    number = str(column.total)
    wide = min(painter.width(number, size, DISPLAY) + 4, box.w * 0.6)
    painter.text(number, Box(box.right - wide, box.y, wide, box.h), size, DISPLAY, align="end", least=20)
    room = box.w - wide - 8
    name = Box(box.x, box.y, room, box.h * 0.5)
    painter.text(session.names[column.seat], name, box.h * 0.38, DISPLAY, vertical="bottom", cut=True, least=13)
    small = max(painter.kit.smallest_text, box.h * 0.17)
    row = Box(box.x, box.y + box.h * 0.55, room, small * 1.6)
    theme = painter.theme
    ink = getattr(theme, column.side.ink)
    painter.icon(column.side.icon, row.x + small * 0.55, row.centery, small * 1.1, ink)
    words = Box(row.x + small * 1.35, row.y, row.w - small * 1.35, row.h)
    painter.text(column.side.word, words, small, LABEL, ink, least=10, cut=True)


def _stack(painter: Painter, box: Box, session: Session, column: Column) -> None:
    """The votes of everybody on one pile, the smallest on top."""
    y = box.bottom
    for part in column.parts:
        tall = box.h * part.weight / max(1, column.total)
        _part(painter, Box(box.x, y - tall, box.w, tall), session, part)
        y -= tall
    if column.parts:
        painter.frame(box, painter.theme.edge)


def _part(painter: Painter, box: Box, session: Session, part: Part) -> None:
    theme = painter.theme
    colour = theme.players[session.pieces[part.seat]]
    ink = ink_on(colour)
    painter.fill(box, colour)
    if part.is_decisive:
        steps = range(-int(box.h), int(box.w), 16)
        lines = " ".join(f"M{x},{box.h:g} l{box.h:g},-{box.h:g}" for x in steps)
        hatch = f'<path d="{lines}" stroke="{hexed(ink)}" stroke-opacity="0.28" stroke-width="4" fill="none"/>'
        painter.svg(hatch, box)
    painter.line(box.x, box.y, box.right, box.y, theme.edge, 2.5)
    size = min(30.0, box.h * 0.8)
    if size < 9:
        return
    small = min(17.0 if not painter.kit.compact else 14.0, size)
    number = painter.width(str(part.weight), size, DISPLAY) + 4
    radius = min(9.0, size * 0.36)
    painter.mark(session.pieces[part.seat], box.x + 10 + radius, box.centery, radius, ink)
    painter.text(
        str(part.weight), Box(box.right - number - 8, box.y, number, box.h), size, DISPLAY, ink, "end", least=8
    )
    name = Box(box.x + 18 + radius * 2, box.y, box.w - 30 - radius * 2 - number, box.h)
    painter.text(session.names[part.seat], name, small, LABEL, ink, cut=True, least=8)


def _voter(painter: Painter, box: Box, session: Session, decisive: Decisive) -> None:
    """Who decided, with their face, and what would have been."""
    compact = painter.kit.compact
    x = box.x
    if decisive.seat >= 0:
        stamp = Box(box.x, box.y + 2, (box.h - 6) / RATIO, box.h - 6)
        draw_stamp(painter, stamp, session.pieces[decisive.seat], session.faces[decisive.seat])
        x = stamp.right + 14
    head = Box(x, box.y, box.right - x, box.h * 0.34)
    painter.text(decisive.title, head, head.h * 0.86, DISPLAY, cut=True, least=15)
    words = Box(x, head.bottom + 2, box.right - x, box.bottom - head.bottom - 2)
    painter.text(decisive.words, words, 13.5 if compact else 18, TEXT, vertical="top", lines=4, cut=True)


def draw_lie(painter: Painter, box: Box, session: Session, lie: Lie) -> None:
    """Who said what to whom, and how it was taken."""
    compact = painter.kit.compact
    inside = painter.panel(box, lie.title, "unmask").inflate(-28 if not compact else -18, -12)
    size = 14.0 if compact else 17.0
    row = Box(inside.x, inside.y, inside.w, size * 1.7)
    painter.mark(session.pieces[lie.seat], row.x + size * 0.55, row.centery, size * 0.55)
    x = row.x + size * 1.4
    for word in (session.names[lie.seat], "", lie.target):
        if not word:
            painter.icon("arrow", x + size * 0.5, row.centery, size * 0.85, painter.theme.ink2)
            x += size * 1.4
            continue
        shown = painter.text(word, Box(x, row.y, min(150.0, row.right - x), row.h), size, BOLD, cut=True)
        x = shown.right + 8
    small = max(painter.kit.smallest_text, size - 2.5)
    if x + painter.width(lie.tag, small, LABEL) + small < row.right:
        painter.tag(lie.tag, x, row.centery, small, painter.theme.ink)
    tall = inside.bottom - row.bottom
    sentence = session.texts("talk-preview", sentence=lie.sentence)
    quote = Box(inside.x, row.bottom, inside.w, tall * 0.56)
    painter.text(sentence, quote, size * 1.2, TEXT, lines=2, cut=True)
    painter.text(lie.effect, Box(inside.x, quote.bottom, inside.w, tall * 0.44), size - 1, LABEL, lines=1, cut=True)
