"""The Parliament sheet: every District Group, who holds what in it, who leads it and by how much, and the blocs."""

import pygame

from engine.games.machrou3.board import GROUP_OF, GROUPS, INDEX, SEATS
from engine.games.machrou3.rules.parliament import standings
from engine.games.machrou3.state import NOBODY
from scenes.play.moment import Moment
from scenes.texts import Texts, text_id
from scenes.ui.kit import Box
from scenes.ui.page import Control, Look, Page
from scenes.ui.painter import EDGE, HEADER, HEADER_COMPACT, Painter
from scenes.ui.text import BOLD, DISPLAY, LABEL, line_picture, line_size
from scenes.ui.theme import hexed, ink_on, mix

ALL_SEATS = sum(SEATS.values())
MAJORITY = ALL_SEATS // 2 + 1
GOVERNORATES_DOWN = ("north", "mount-lebanon", "beirut", "bekaa", "south")


def governorate_of(group: int) -> str:
    """The governorate that a District Group lies in."""
    return GROUPS[group].id.rpartition("-")[0]


def build_parliament(painter: Painter, page: Page, box: Box, moment: Moment) -> None:
    """Draw the sheet; its rows tell more when they are pointed at."""
    view, pieces = moment.view, moment.session.pieces
    hot = _hot_group(moment)
    facts = (view.owner, view.ip, view.leaders, view.blocs, view.players, pieces, hot)
    painter.kept(("parliament", facts), box, lambda brush: _sheet(brush, box, moment, hot))
    for group, line in _lines(painter, box):
        _point_at_row(painter, page, line, group, moment)


def _hot_group(moment: Moment) -> int | None:
    """The group of the district that is pointed at."""
    place = (moment.pointed or "").partition(":")[2]
    return GROUP_OF[INDEX[place]] if place in INDEX else None


def _lines(painter: Painter, box: Box) -> list[tuple[int, Box]]:
    """The groups from north to south with the boxes of their rows."""
    head = HEADER_COMPACT if painter.kit.compact else HEADER
    top = box.y + head + 58
    tall = (box.bottom - EDGE - top) / len(GROUPS)
    groups = [group for name in GOVERNORATES_DOWN for group in range(len(GROUPS)) if governorate_of(group) == name]
    left, wide = box.x + EDGE + 26, box.w - 2 * EDGE - 26
    return [(group, Box(left, top + row * tall, wide, tall)) for row, group in enumerate(groups)]


def _sheet(painter: Painter, box: Box, moment: Moment, hot: int | None) -> None:
    texts, view = moment.session.texts, moment.view
    note = texts("table-seats-held", held=sum(view.blocs), all=ALL_SEATS)
    inside = painter.panel(box, texts("table-parliament"), "seat", note)
    _bar(painter, Box(inside.x + 10, inside.y + 9, inside.w - 20, 30), moment)
    lines = dict(_lines(painter, box))
    for governorate in GOVERNORATES_DOWN:
        groups = [group for group in lines if governorate_of(group) == governorate]
        first, last = lines[groups[0]], lines[groups[-1]]
        band = Box(inside.x, first.y, 26, last.bottom - first.y)
        _band(painter, band, governorate, texts(text_id("governorate", governorate)))
        painter.line(inside.x, band.y, inside.right, band.y, painter.theme.edge, 2.5)
        for group in groups:
            _row(painter, lines[group], group, moment, group == hot, is_last=group == groups[-1])


def _bar(painter: Painter, box: Box, moment: Moment) -> None:
    """The blocs side by side; seats that nobody holds are hatched, and a mark shows the majority."""
    theme, view = painter.theme, moment.view
    painter.fill(box, theme.sunk)
    hatch = "".join(f"M{x},{box.h:g} l{box.h:g},-{box.h:g} " for x in range(-30, round(box.w), 9))
    ink = hexed(mix(theme.sunk, theme.ink, 0.22))
    painter.svg(f'<path d="{hatch}" stroke="{ink}" stroke-width="3"/>', box)
    x = box.x
    for seat, bloc in enumerate(view.blocs):
        wide = box.w * bloc / ALL_SEATS
        colour = theme.players[moment.session.pieces[seat]]
        part = Box(x, box.y, wide, box.h)
        painter.fill(part, colour)
        painter.fill(Box(x + wide - 2, box.y, 2, box.h), theme.edge)
        if wide > 22:
            painter.text(str(bloc), part, 22, DISPLAY, ink_on(colour), "centre")
        x += wide
    painter.frame(box, theme.edge, 2.5)
    middle = box.x + box.w * MAJORITY / ALL_SEATS
    size = painter.kit.smallest_text
    painter.svg(f'<path d="M0,7 L6,0 L12,7Z" fill="{hexed(theme.ink)}"/>', Box(middle - 6, box.bottom + 2, 12, 8))
    painter.text(str(MAJORITY), Box(middle + 9, box.bottom + 1, 40, size), size, LABEL, theme.ink)


def _band(painter: Painter, band: Box, governorate: str, name: str) -> None:
    """The governorate's tint with its name turned upwards."""
    theme, kit = painter.theme, painter.kit
    painter.fill(band, theme.lands[governorate])
    painter.line(band.right, band.y, band.right, band.bottom, theme.edge, 2.5)
    pixels = kit.length(15)
    while pixels > 6 and line_size(name.upper(), LABEL, pixels)[0] > band.h * kit.unit - 8:
        pixels -= 1
    if pixels < kit.length(11):
        return  # a single row names its governorate itself
    turned = pygame.transform.rotate(line_picture(name.upper(), LABEL, pixels, theme.ink), 90)
    painter.picture(turned, band.centerx, band.centery)


def _row(painter: Painter, line: Box, group: int, moment: Moment, hot: bool, is_last: bool) -> None:
    """One group: its districts with their holders and points, its seats, its leader and the lead."""
    texts, view, pieces, theme = moment.session.texts, moment.view, moment.session.pieces, painter.theme
    sums = standings(view, group)
    ranked = sorted(sums.values(), reverse=True)
    leader = view.leaders[group]
    if hot:
        painter.fill(line, theme.hot)
    if not is_last:
        painter.line(line.x + 2, line.bottom, line.right, line.bottom, theme.rule, 1.5)
    size = max(painter.kit.smallest_text, 15)
    painter.text(short_name(texts, GROUPS[group].id), Box(line.x + 8, line.y, 106, line.h), size, LABEL)
    x = line.x + 118
    for district in GROUPS[group].districts:
        owner = view.owner[district]
        if owner == NOBODY:
            painter.ring(x + 8, line.centery, 6, theme.ink3, 1.8, "3 2.4")
        else:
            painter.mark(pieces[owner], x + 8, line.centery, 6.6)
        painter.text(str(view.ip[district]), Box(x + 17, line.y, 16, line.h), 14, BOLD, least=12)
        x += 33
    right = line.right - 6
    if leader != NOBODY:
        lead = ranked[0] - ranked[1] if len(ranked) > 1 else ranked[0]
        painter.mark(pieces[leader], right - 12, line.centery, 10)
        painter.text(f"+{lead}", Box(right - 52, line.y, 26, line.h), 14, LABEL, theme.ink2, "end", least=12)
    else:
        word = texts("table-tie" if sums else "table-nobody")
        painter.text(word, Box(right - 52, line.y, 52, line.h), 14, LABEL, theme.ink2, "end", least=12)
    painter.text(str(GROUPS[group].seats), Box(right - 82, line.y, 28, line.h), 26, DISPLAY, theme.ink, "end")


def _point_at_row(painter: Painter, page: Page, line: Box, group: int, moment: Moment) -> None:
    def draw(brush: Painter, look: Look) -> None:
        if look is Look.HOVER:
            _row(brush, line, group, moment, hot=True, is_last=False)

    name = moment.session.texts(text_id("group", GROUPS[group].id))

    def tip() -> str:
        return _tip(moment, group, name, standings(moment.view, group))

    box = Box(line.x + 1, line.y + 1, line.w - 2, line.h - 2)
    key = f"group:{GROUPS[group].id}"
    page.add(painter, Control(key, box, lambda: None, draw, name, tip, focusable=False, restored=False))


def short_name(texts: Texts, group: str) -> str:
    """The name of a District Group where there is little room."""
    short = text_id("table-short", group)
    return texts(short) if texts.has(short) else texts(text_id("group", group))


def _tip(moment: Moment, group: int, name: str, sums: dict[int, int]) -> str:
    """The group in words: its seats and everybody's points."""
    texts, session = moment.session.texts, moment.session
    lines = [name, texts("table-group-seats", seats=GROUPS[group].seats)]
    for seat, points in sorted(sums.items(), key=lambda entry: -entry[1]):
        lines.append(texts("table-group-points", player=session.names[seat], points=points))
    return "\n".join(lines)
