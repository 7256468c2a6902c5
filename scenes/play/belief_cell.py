"""One bot after the game: its face, its verdict on itself, its chart, and what it said against better knowledge."""

from collections.abc import Sequence

from scenes.play.belief_chart import Mark, draw_chart
from scenes.play.session import Session
from scenes.play.stamps import draw_stamp
from scenes.play.story import Cell, Flag, Section, Side, Story
from scenes.ui.kit import Box
from scenes.ui.painter import Painter
from scenes.ui.text import DISPLAY, LABEL, TEXT
from scenes.ui.theme import LIGHT, PAPER, Colour


def draw_cell(painter: Painter, box: Box, session: Session, story: Story, cell: Cell) -> None:
    """Above who it was and how it did; below the chart with its flags, and beside it the words."""
    compact = painter.kit.compact
    inside = painter.panel(box)
    head = Box(inside.x, inside.y, inside.w, 58.0 if compact else 90.0)
    _head(painter, head, session, cell)
    painter.line(box.x, head.bottom, box.right, head.bottom, painter.theme.edge, 2.5)
    body = Box(inside.x, head.bottom + 6, inside.w, inside.bottom - head.bottom - 10)
    chart = Box(body.x + 6, body.y, body.w * 0.62, body.h)
    _chart(painter, chart, story, cell)
    x = chart.right + 8
    painter.line(x, body.y + 4, x, body.bottom - 4, painter.theme.rule, 2)
    _sections(painter, Box(x + 12, body.y + 2, body.right - x - 22, body.h - 4), session, cell.sections)


def _head(painter: Painter, box: Box, session: Session, cell: Cell) -> None:
    compact = painter.kit.compact
    tall = box.h - 10
    stamp = Box(box.x + 8, box.y + 5, tall * 0.8, tall)
    draw_stamp(painter, stamp, session.pieces[cell.seat], session.faces[cell.seat])
    size = 24.0 if compact else 36.0
    small = 14.0 if compact else 17.0
    x = stamp.right + 12
    radius = size * 0.34
    upper = Box(x, box.y + box.h * 0.12, box.right - 12 - x, size * 1.15)
    upper.w = side_tag(painter, cell.side, box.right - 12, upper.centery, small) - 10 - x
    painter.mark(session.pieces[cell.seat], x + radius, upper.centery, radius)
    name = Box(x + radius * 2 + 9, upper.y, upper.right - x - radius * 2 - 9, upper.h)
    shown = painter.text(session.names[cell.seat], name, size, DISPLAY, cut=True, least=14)
    title = session.texts(f"bot-{session.faces[cell.seat]}.title")
    rest = Box(shown.right + 10, upper.y, upper.right - shown.right - 10, upper.h)
    if rest.w > painter.width(title, small, LABEL):
        painter.text(title, rest, small - 1, LABEL, painter.theme.ink2)
    lower = Box(x, upper.bottom, box.right - 12 - x, box.bottom - upper.bottom - 2)
    painter.text(cell.verdict, lower, small, LABEL, cut=True)


def side_tag(painter: Painter, side: Side, right: float, y: float, size: float) -> float:
    """A side as a band that ends at `right`; returns where it begins."""
    wide = painter.width(side.word, size, LABEL) + size * 2.6
    band = Box(right - wide, y - size * 0.95, wide, size * 1.9)
    painter.fill(band, ink_of(side))
    painter.icon(side.icon, band.x + size * 0.95, band.centery, size * 1.15, LIGHT)
    words = Box(band.x + size * 1.75, band.y, band.w - size * 2, band.h)
    painter.text(side.word, words, size, LABEL, LIGHT, least=10)
    return band.x


def ink_of(side: Side) -> Colour:
    """The ink of a side on printed matter that is the same in both printings."""
    colour: Colour = getattr(PAPER, side.ink)
    return colour


def _chart(painter: Painter, box: Box, story: Story, cell: Cell) -> None:
    compact = painter.kit.compact
    small = 13.0 if compact else 16.0
    caption = Box(box.x + (30 if compact else 40), box.y, box.w - 40, small * 1.5)
    painter.text(cell.caption, caption, small, LABEL, painter.theme.ink2, cut=True)
    flags = _flags_height(painter, box.w, cell.flags, small)
    chart = Box(box.x, caption.bottom + 2, box.w, box.bottom - caption.bottom - flags - 4)
    marks = [Mark(flag.step, number + 1) for number, flag in enumerate(cell.flags)]
    draw_chart(painter, chart, cell.curves, story.steps, marks, story.prior)
    y = chart.bottom + 2
    for number, flag in enumerate(cell.flags):
        tall = _flag_height(painter, box.w, flag, small)
        _flag(painter, Box(box.x + 4, y, box.w - 8, tall), number + 1, flag, small)
        y += tall


def _flag_height(painter: Painter, width: float, flag: Flag, size: float) -> float:
    return min(2.6, painter.height(flag.words, width - size * 2.6, size) / size) * size + 5


def _flags_height(painter: Painter, width: float, flags: Sequence[Flag], size: float) -> float:
    return sum(_flag_height(painter, width, flag, size) for flag in flags)


def _flag(painter: Painter, box: Box, number: int, flag: Flag, size: float) -> None:
    radius = size * 0.72
    spot = Box(box.x, box.y + 1, radius * 2, radius * 2)
    painter.disc(spot.centerx, spot.centery, radius, painter.theme.inverse)
    painter.text(str(number), spot, size * 1.15, DISPLAY, painter.theme.inverse_ink, "centre", least=9)
    words = Box(box.x + radius * 2 + 8, box.y, box.w - radius * 2 - 8, box.h)
    painter.text(flag.words, words, size, TEXT, vertical="top", lines=2, cut=True)


def _sections(painter: Painter, box: Box, session: Session, sections: Sequence[Section]) -> None:
    """Lies, broken promises and trust, one below the other; the last lines go first where room is scarce."""
    small = 13.0 if painter.kit.compact else 16.0
    y = box.y
    for place, section in enumerate(sections):
        left = box.bottom - y - (len(sections) - place - 1) * small * 3.2
        y = _section(painter, Box(box.x, y, box.w, left), session, section, small) + small * 0.5


def _section(painter: Painter, box: Box, session: Session, section: Section, size: float) -> float:
    """A heading and as many of its lines as fit; returns where they end."""
    head = Box(box.x, box.y, box.w, size * 1.5)
    painter.icon(section.icon, head.x + size * 0.6, head.centery, size * 1.15)
    painter.text(section.title, Box(head.x + size * 1.5, head.y, head.w - size * 1.5, head.h), size, LABEL, cut=True)
    y = head.bottom
    for line in section.lines or (session.texts("beliefs-none"),):
        tall = min(2.6, painter.height(line, box.w, size) / size) * size + 4
        if y + tall > box.bottom and y > head.bottom:
            break
        ink = painter.theme.ink if section.lines else painter.theme.ink2
        painter.text(line, Box(box.x, y, box.w, tall), size, TEXT, ink, vertical="top", lines=2, cut=True)
        y += tall
    return y
