"""The furniture of the screen on which a table is planned: rows of seats, stamps, pieces and buttons."""

from typing import TYPE_CHECKING

import pygame

from scenes.newgame_people import people_row, person_line
from scenes.plan import LONGEST_NAME, OFFERED, SeatPlan
from scenes.play.stamps import draw_stamp
from scenes.texts import Texts
from scenes.ui import art, widgets
from scenes.ui.kit import Box, Kit
from scenes.ui.page import Control, Deed, Draw, Look, Page
from scenes.ui.painter import Painter
from scenes.ui.text import DISPLAY, LABEL
from scenes.ui.theme import CREAM, DARK, LIGHT, PIECES, Colour, hexed, mix

if TYPE_CHECKING:
    from scenes.newgame import NewGameScene

WITH_FACES = 364.0  # the height of an open row that shows all personalities
LOW_ROW = 72.0  # a seat with less room than that is told in one line


def cell_ground(painter: Painter, box: Box, look: Look, is_chosen: bool = False) -> Colour:
    """A flat cell, printed in ink when chosen; returns the colour of what is written on it."""
    theme = painter.theme
    ground = theme.inverse if is_chosen else theme.hot if look in (Look.HOVER, Look.PRESSED) else theme.panel
    if look is Look.DISABLED:
        painter.fill(box, theme.panel, 3)
        painter.frame(box, theme.rule, 2, 3)
        return theme.ink3
    painter.fill(box, ground, 3)
    painter.frame(box, ground if is_chosen else theme.control_edge, 2.5, 3)
    return theme.inverse_ink if is_chosen else theme.ink


def wide_choice(
    painter: Painter, page: Page, key: str, box: Box, words: str, note: str, icon: str, is_chosen: bool, press: Deed
) -> None:
    """A wide cell with an icon, a word and a line beside it, printed in ink when chosen."""

    def draw(brush: Painter, look: Look) -> None:
        ink = cell_ground(brush, box, look, is_chosen)
        brush.icon(icon, box.x + box.h * 0.5, box.centery, box.h * 0.54, ink)
        inner = Box(box.x + box.h * 0.9, box.y + box.h * 0.22, box.w - box.h * 0.9 - 14, box.h * 0.56)
        shown = brush.text(words, inner, box.h * 0.5, DISPLAY, ink)
        rest = Box(shown.right + 14, box.y, box.right - 14 - shown.right - 14, box.h)
        if not brush.kit.compact:
            brush.text(note, rest, 16, LABEL, ink, "end", lines=2)

    painter.shadow(box, 3, 4)
    page.add(painter, Control(key, box, press, draw, words, note if painter.kit.compact else "", restored=False))


def small_button(
    painter: Painter, page: Page, key: str, box: Box, icon: str, label: str, press: Deed, why: str = ""
) -> None:
    """A flat button with an icon, or a caret up or down; its label is its tooltip."""

    def draw(brush: Painter, look: Look) -> None:
        ink = cell_ground(brush, box, look)
        if icon in ("up", "down"):
            x, y, tip = box.w / 2, box.h / 2, box.h * (-0.15 if icon == "up" else 0.15)
            path = f"M{x - 0.28 * box.h:g},{y - tip:g} L{x:g},{y + tip:g} L{x + 0.28 * box.h:g},{y - tip:g}"
            brush.svg(f'<path d="{path}" fill="none" stroke="{hexed(ink)}" stroke-width="3.6"/>', box)
        else:
            brush.icon(icon, box.centerx, box.centery, box.h * 0.5, ink)

    page.add(painter, Control(key, box, press, draw, label, label, why, restored=False))


def ballot_box(painter: Painter, box: Box, ink: Colour) -> None:
    """A ballot going into its box."""
    paper, dark = (hexed(ink), hexed(DARK if ink == LIGHT else LIGHT))
    red = hexed(painter.theme.brand)
    inner = (
        f'<rect x="8" y="54" width="104" height="60" fill="{red}" stroke="{paper}" stroke-width="5"/>'
        f'<rect x="1" y="43" width="118" height="16" fill="{paper}"/>'
        f'<rect x="38" y="47" width="46" height="7" fill="{dark}"/>'
        f'<g transform="rotate(-7 60 28)"><rect x="40" y="2" width="41" height="47" fill="{paper}"/>'
        f'<path d="M49,24 L58,33 L73,14" fill="none" stroke="{red}" stroke-width="6"/></g>'
    )
    area = painter.kit.pixels(box)
    painter.surface.blit(art.svg(art.drawing(inner, 120, 120), *area.size), area)


def newsprint(painter: Painter, box: Box) -> None:
    """Dots that grow towards the foot of the page."""
    theme, area = painter.theme, painter.kit.pixels(box)

    def make() -> pygame.Surface:
        dots = art.halftone(0, 0, box.w, box.h, 13, 3.2, mix(theme.page, theme.rule, 0.55))
        return art.rasterised(art.drawing(dots, box.w, box.h), *area.size)

    painter.surface.blit(art.remembered(("newgame-dots", theme.name, area.size), make), area)


def poster(painter: Painter, box: Box, game: str, title: str) -> None:
    """The poster of a game with its title, a little askew under a strip of tape."""
    kit = painter.kit
    area = kit.pixels(box)

    def make() -> pygame.Surface:
        sheet = pygame.Surface(area.size, pygame.SRCALPHA)
        sheet.blit(art.picture(*area.size, game, "poster.svg"), (0, 0))
        flat = Kit(area.size, kit.unit, kit.compact, False, kit.theme, kit.texts, kit.settings)
        plate = Box(box.w * 0.07, box.h * 0.825, box.w * 0.86, box.h * 0.15)
        Painter(sheet, flat).text(title, plate, 50, DISPLAY, CREAM, "centre")
        return pygame.transform.rotozoom(sheet, 1.6, 1)

    def make_shadow() -> pygame.Surface:
        return (
            pygame.mask.from_surface(picture).to_surface(setcolor=(*DARK, 66), unsetcolor=(0, 0, 0, 0)).convert_alpha()
        )

    picture = art.remembered(("newgame-poster", game, title, area.size), make)
    shadow = art.remembered(("newgame-poster-shadow", game, area.size), make_shadow)
    painter.picture(shadow, box.centerx + 9, box.centery + 11)
    painter.picture(picture, box.centerx, box.centery)
    tape = '<path d="M2,4 L92,1 L94,27 L4,30Z" fill="#F6ECD4" fill-opacity="0.8"/>'
    painter.svg(tape, Box(box.centerx - 48, box.y - 16, 96, 32))


def stamp(painter: Painter, box: Box, seat: SeatPlan) -> None:
    """The stamp of a seat: a bot shows its face, a person their piece."""
    draw_stamp(painter, box, seat.piece, seat.persona if seat.bot is not None else "")


def faded_token(painter: Painter, piece: str, x: float, y: float, radius: float) -> None:
    """A piece that somebody else has."""
    theme, unit = painter.theme, painter.kit.unit

    def make() -> pygame.Surface:
        faint = art.token(piece, radius * unit, theme).copy()
        faint.fill((255, 255, 255, 97), special_flags=pygame.BLEND_RGBA_MULT)
        return faint

    painter.picture(art.remembered(("faded", piece, round(radius * unit, 2), theme.name), make), x, y + radius * 0.15)


def empty_chair(scene: "NewGameScene", painter: Painter, page: Page, box: Box, place: int) -> None:
    """A chair that nobody sits on; the first of them takes somebody in."""
    texts = scene.texts
    is_next = place == len(scene.plan.seats)

    def draw(brush: Painter, look: Look) -> None:
        theme = brush.theme
        ink = theme.ink if is_next else theme.ink3
        brush.fill(box, theme.hot if look is Look.HOVER else theme.page)
        brush.dashed(box, ink if is_next else theme.rule, 2.5, "9 7")
        big = 20.0 if brush.kit.compact else 28.0
        x = box.x + (44 if brush.kit.compact else 62)
        brush.icon("plus" if is_next else "seat", x + big * 0.6, box.centery, big * 1.1, ink)
        words = texts("newgame-add" if is_next else "newgame-empty")
        shown = brush.text(words, Box(x + big * 1.8, box.y, box.w * 0.5, box.h), big, DISPLAY, ink)
        if is_next:
            note = texts("newgame-add-note", many=scene.plan.rules.seat_counts[-1])
            brush.text(note, Box(shown.right + 16, box.y, 240, box.h), big * 0.66, LABEL, theme.ink2)

    if is_next:
        page.add(painter, Control("add", box, scene.add_seat, draw, texts("newgame-add"), restored=False))
    else:
        draw(painter, Look.REST)


def _row_sheet(painter: Painter, box: Box, ground: Colour, piece: str, place: int) -> float:
    """The paper of a seat with the player's colour at its edge and its number; returns where the rest begins."""
    compact = painter.kit.compact
    painter.fill(box, ground)
    painter.fill(Box(box.x, box.y, 12, box.h), painter.theme.players[piece])
    painter.frame(box, painter.theme.edge)
    painter.line(box.x + 12, box.y, box.x + 12, box.bottom - 1, painter.theme.edge, 2)
    number = Box(box.x + 12, box.y, 36 if compact else 50, min(box.h, 84 if compact else 130))
    painter.text(str(place + 1), number, 24 if compact else 32, DISPLAY, painter.theme.ink3, "centre")
    return number.right


def closed_row(scene: "NewGameScene", painter: Painter, page: Page, box: Box, place: int) -> None:
    """A seat in short; pressing it opens it."""
    texts, seat, name = scene.texts, scene.plan.seats[place], scene.names[place]

    def draw(brush: Painter, look: Look) -> None:
        theme, compact = brush.theme, brush.kit.compact
        ground = theme.hot if look in (Look.HOVER, Look.PRESSED) else theme.panel
        x = _row_sheet(brush, box, ground, seat.piece, place)
        tall = min(box.h - (10 if compact else 16), 110.0)
        stamp(brush, Box(x, box.centery - tall / 2, tall * 0.8, tall), seat)
        x += tall * 0.8 + (16 if compact else 22)
        if box.h < LOW_ROW:
            _name_in_line(brush, box, x, name, seat, texts)
        else:
            _name_and_kind_below(brush, box, x, name, seat, texts)
        radius = min(17.0 if compact else 22.0, box.h * 0.36)
        brush.token(seat.piece, box.right - (72 if compact else 100), box.centery, radius)
        brush.icon("caret", box.right - (28 if compact else 40), box.centery, 18, theme.ink2)

    painter.shadow(box)
    label = texts("newgame-seat", number=place + 1, name=name)
    open_it = scene.doing(scene.open_seat, place)
    page.add(painter, Control(f"seat:{place}", box, open_it, draw, label, restored=False))


def _name_and_kind_below(brush: Painter, box: Box, x: float, name: str, seat: SeatPlan, texts: Texts) -> None:
    compact = brush.kit.compact
    size = 26.0 if compact else 36.0
    brush.text(name, Box(x, box.centery - size * 1.06, box.w * 0.5, size * 1.1), size, DISPLAY, cut=True)
    small = 14.0 if compact else 18.0
    icon = "person" if seat.bot is None else "robot"
    brush.icon(icon, x + small * 0.6, box.centery + small * 1.1, small * 1.3, brush.theme.ink2)
    kind = Box(x + small * 1.7, box.centery + small * 0.3, box.w * 0.5, small * 1.6)
    brush.text(kind_of(texts, seat), kind, small, LABEL, brush.theme.ink2)


def _name_in_line(brush: Painter, box: Box, x: float, name: str, seat: SeatPlan, texts: Texts) -> None:
    """Where many sit at the table, name and kind share a line."""
    compact = brush.kit.compact
    size, small = (24.0, 14.0) if compact else (32.0, 18.0)
    shown = brush.text(name, Box(x, box.y, box.w * 0.34, box.h), size, DISPLAY, cut=True)
    x = shown.right + small
    icon = "person" if seat.bot is None else "robot"
    brush.icon(icon, x + small * 0.6, box.centery, small * 1.3, brush.theme.ink2)
    kind = Box(x + small * 1.7, box.y, box.w * 0.4, box.h)
    brush.text(kind_of(texts, seat), kind, small, LABEL, brush.theme.ink2)


def kind_of(texts: Texts, seat: SeatPlan) -> str:
    """Person, or bot of which level."""
    if seat.bot is None:
        return texts("newgame-kind-person")
    title, level = texts(f"bot-{seat.persona}.title"), texts(f"newgame-level-{seat.bot}")
    return texts("newgame-kind-bot", level=level, title=title)


def open_row(scene: "NewGameScene", painter: Painter, page: Page, box: Box) -> None:
    """All that can be chosen for one seat."""
    compact, theme, place = painter.kit.compact, painter.theme, scene.open
    seat = scene.plan.seats[place]
    painter.shadow(box)
    x = _row_sheet(painter, box, theme.card, seat.piece, place)
    pad, strip = (12.0, 62.0) if compact else (16.0, 84.0)
    has_faces = box.h >= WITH_FACES
    people = 144.0 if has_faces else 0.0
    tall = box.h - strip - people - 2 * pad
    stamp(painter, Box(x, box.y + pad, tall * 0.8, tall), seat)
    x += tall * 0.8 + (16 if compact else 22)
    room = Box(x, box.y + pad, box.right - pad - x, tall)
    _name_and_kind(scene, painter, page, room, has_faces)
    y = box.bottom - strip - people
    painter.line(box.x + 12 + pad, y, box.right - pad, y, theme.rule, 2)
    _pieces(scene, painter, page, Box(box.x + 12 + pad, y + 6, box.w - 12 - 2 * pad, strip - 12))
    if has_faces:
        y += strip
        painter.line(box.x + 12 + pad, y, box.right - pad, y, theme.rule, 2)
        people_row(scene, painter, page, Box(box.x + 12 + pad, y + 8, box.w - 12 - 2 * pad, people - 16))


def _name_and_kind(scene: "NewGameScene", painter: Painter, page: Page, room: Box, has_faces: bool) -> None:
    texts, compact = scene.texts, painter.kit.compact
    seat = scene.plan.seats[scene.open]
    wide, tall = (room.w - 16) / 2, 44.0 if compact else 54.0
    size, small = (20, 14.0) if compact else (26, 17.0)
    unnamed = scene.plan.usual_name(texts, scene.open)
    box = Box(room.x, room.y, wide, tall)
    name = widgets.entry(
        painter,
        page,
        "name",
        box,
        seat.name,
        texts("newgame-name"),
        scene.rename,
        most=LONGEST_NAME,
        size=size,
        hint=unnamed,
    )
    erase = name.edit
    name.edit = lambda event: scene.ends_typing(event) or (erase is not None and erase(event))
    below = Box(room.x, box.bottom + 6, wide, room.bottom - box.bottom - 6)
    if seat.bot is not None and not has_faces:
        person_line(scene, painter, page, Box(below.x, below.y, wide, min(tall, below.h)))
    else:
        note = texts("newgame-name-note", name=unnamed)
        if seat.bot is not None:
            note = texts(f"bot-{seat.persona}.manner")
        painter.text(note, below, small, LABEL, painter.theme.ink2, lines=2, vertical="top")
    kinds = [("person", texts("newgame-person")), ("bot", texts("newgame-bot"))]
    right = Box(room.x + wide + 16, room.y, wide, tall)
    kind = "person" if seat.bot is None else "bot"
    widgets.choices(painter, page, "kind", right, kinds, kind, scene.seat_kind, size=small + 2)
    below = Box(right.x, right.bottom + 6, wide, room.bottom - right.bottom - 6)
    if seat.bot is None:
        painter.text(texts("newgame-person-note"), below, small, LABEL, painter.theme.ink2, lines=3, vertical="top")
    else:
        levels = [(level, texts(f"newgame-level-{level}")) for level in OFFERED]
        cells = Box(below.x, below.y, wide, min(tall, below.h))
        widgets.choices(painter, page, "level", cells, levels, seat.bot, scene.seat_level, size=small + 1)


def _pieces(scene: "NewGameScene", painter: Painter, page: Page, box: Box) -> None:
    """All pieces there are; one that is taken carries the number of its seat, and choosing it swaps the two."""
    texts, compact = scene.texts, painter.kit.compact
    label = 84.0 if compact else 110.0
    size = 14 if compact else 17
    painter.text(texts("newgame-piece"), Box(box.x, box.y, label - 8, box.h), size, LABEL, painter.theme.ink2, lines=2)
    step = (box.w - label) / len(PIECES)
    for number, piece in enumerate(PIECES):
        cell = Box(box.x + label + number * step, box.y, step, box.h).inflate(-6, 0)
        owner = scene.plan.owner_of(piece)
        draw = _piece_cell(cell, piece, owner, owner == scene.open)
        words = texts(f"newgame-piece-{piece}")
        is_taken = owner is not None and owner != scene.open
        tip = (
            texts("newgame-piece-taken", piece=words, name=scene.names[owner])
            if is_taken and owner is not None
            else words
        )
        choose = scene.doing(scene.plan.choose_piece, scene.open, piece)
        page.add(painter, Control(f"piece:{piece}", cell, choose, draw, words, tip, restored=False))


def _piece_cell(cell: Box, piece: str, owner: int | None, is_mine: bool) -> Draw:
    """How one piece of the row is drawn."""

    def draw(brush: Painter, look: Look) -> None:
        theme = brush.theme
        is_hot = look in (Look.HOVER, Look.PRESSED)
        brush.fill(cell, theme.sunk if is_mine else theme.hot if is_hot else theme.card, 3)
        radius = cell.h * 0.29
        if is_mine:
            brush.frame(cell, theme.ink, 3, 3)
        if owner is None or is_mine:
            brush.token(piece, cell.centerx, cell.centery - 1, radius)
            return
        faded_token(brush, piece, cell.centerx, cell.centery - 1, radius)
        side = cell.h * 0.36
        tag = Box(cell.right - side - 1, cell.bottom - side - 1, side, side)
        brush.fill(tag, theme.inverse, 2)
        brush.text(
            str(owner + 1), tag.inflate(0, -side * 0.34), side * 0.86, DISPLAY, theme.inverse_ink, "centre", least=9
        )

    return draw
