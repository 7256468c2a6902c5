"""What the screens around the games share: the poster wall, posters and their buttons, and the bar on top of a page."""

import math
import random
from dataclasses import dataclass

import pygame

from scenes.ui import art, widgets
from scenes.ui.kit import Box, Kit
from scenes.ui.page import Control, Deed, Look, Page
from scenes.ui.painter import Painter
from scenes.ui.text import DISPLAY, LABEL
from scenes.ui.theme import CREAM, DARK, LIGHT, Colour, Theme, hexed, mix, rgb

POSTER_SHAPE = 500, 700  # of every poster's drawing
_PLATE = 18, 572, 464, 110  # where its title is printed
_GOLD = rgb("E9AE2E")
_TAPE = rgb("E7D6A6")
PALE = rgb("E7D6B4")


@dataclass(frozen=True, eq=False, repr=False)
class _Bricks:
    """The inks of a wall at day or at night."""

    wall: Colour
    ray: Colour
    dots: Colour
    torn: Colour


_DAY = _Bricks(rgb("2B2420"), rgb("332B26"), rgb("1C1714"), rgb("3A312A"))
_NIGHT = _Bricks(rgb("11151E"), rgb("171C27"), rgb("0A0D13"), rgb("1C222E"))
# The remains of older posters: x, y, breadth and height as shares of the wall.
_REMAINS = ((0.0, 0.30, 0.10, 0.34), (0.49, 0.46, 0.09, 0.34), (0.47, -0.02, 0.10, 0.22), (0.88, 0.16, 0.13, 0.42))


def paint_wall(painter: Painter) -> None:
    """A dark wall with faint sunbeams, a halftone foot and what is left of older posters."""
    kit, bricks = painter.kit, _bricks(painter.theme)
    painter.fill(kit.screen, bricks.wall)
    _rays(painter, bricks.ray)
    for place, (x, y, wide, tall) in enumerate(_REMAINS):
        _torn(painter, Box(x * kit.width, y * kit.height, wide * kit.width, tall * kit.height), bricks.torn, place)
    _halftone_foot(painter, kit.height * 0.42, bricks.dots)


def _bricks(theme: Theme) -> _Bricks:
    return _NIGHT if theme.is_night else _DAY


def _rays(painter: Painter, colour: Colour) -> None:
    """Drawn without smoothing: the two inks are so close that nobody sees the steps, and it is far quicker."""
    width, height = painter.kit.size
    x, y, reach = width / 2, height * 1.09, math.hypot(width, height) * 1.1
    count = 44
    for number in range(count // 2, count):
        angles = [math.tau * (number + part) / count for part in (0, 0.5)]
        rim = [(x + reach * math.cos(angle), y + reach * math.sin(angle)) for angle in angles]
        pygame.draw.polygon(painter.surface, colour, [(x, y), *rim])


def _torn(painter: Painter, box: Box, colour: Colour, seed: int) -> None:
    """A sheet of which the edges were ripped."""
    chance = random.Random(seed)
    corners = [box.topleft, box.topright, box.bottomright, box.bottomleft]
    points = []
    for (x1, y1), (x2, y2) in zip(corners, [*corners[1:], corners[0]], strict=True):
        for step in range(9):
            share = step / 9
            x, y = x1 + (x2 - x1) * share, y1 + (y2 - y1) * share
            points.append(painter.kit.point(x + chance.uniform(-9, 9), y + chance.uniform(-9, 9)))
    pygame.draw.polygon(painter.surface, colour, points)


def _halftone_foot(painter: Painter, height: float, colour: Colour) -> None:
    """Dots that grow towards the floor: one narrow strip of them, repeated over the wall."""
    kit = painter.kit
    step = kit.length(14)
    rows = round(height * kit.unit / step)

    def dot(x: float, row: int) -> str:
        return f'<circle cx="{x:g}" cy="{(row + 0.5) * step:g}" r="{step * 0.37 * row / rows:.2f}"/>'

    middle = "".join(dot(step / 2, row) for row in range(2, rows, 2))
    sides = "".join(dot(x, row) for row in range(1, rows, 2) for x in (0, step))
    inner = f'<g fill="{hexed(colour)}">{middle}{sides}</g>'
    strip = art.svg(art.drawing(inner, step, rows * step), step, rows * step)
    painter.surface.fblits((strip, (x, kit.size[1] - rows * step)) for x in range(0, kit.size[0], step))


def ballot_box(painter: Painter, box: Box) -> None:
    """The emblem, for dark grounds: a red box that swallows a ballot."""
    painter.file(box, "common", "icon.svg")


def seal(painter: Painter, box: Box) -> None:
    """The emblem on a dark square of its own, for paper."""
    painter.shadow(box, 4, 5)
    painter.fill(box, _bricks(painter.theme).wall)
    painter.frame(box, painter.theme.edge)
    ballot_box(painter, box.inflate(-box.w * 0.28, -box.h * 0.28))


# --- posters ---


def poster_height(width: float) -> float:
    return width * POSTER_SHAPE[1] / POSTER_SHAPE[0]


def hang_poster(painter: Painter, page: Page, box: Box, game: str, press: Deed, is_chosen: bool) -> Control:
    """A poster on the wall that can be pressed; the chosen one has a ring of brass around it."""
    texts = painter.kit.texts
    title = texts(f"ui-poster-{game}")
    _poster_shadow(painter, box)

    def draw(brush: Painter, look: Look) -> None:
        ring = 9 if look in (Look.HOVER, Look.PRESSED) else 7
        if is_chosen or ring == 9:
            brush.fill(box.inflate(2 * ring, 2 * ring), brush.theme.focus)
        _sheet(brush, box, game)

    return page.add(painter, Control(f"poster:{game}", box, press, draw, title, texts("ui-poster-tip", game=title)))


def paint_poster(painter: Painter, box: Box, game: str) -> None:
    """A poster that is only looked at."""
    _poster_shadow(painter, box)
    _sheet(painter, box, game)


def _poster_shadow(painter: Painter, box: Box) -> None:
    painter.veil(box.inflate(14, 14).move(-13 if painter.kit.mirrored else 13, 17), (0, 0, 0), 120)


def _sheet(painter: Painter, box: Box, game: str) -> None:
    """The paper of a poster with its title and its tape."""
    texts = painter.kit.texts
    painter.file(box, game, "poster.svg")
    _plate(painter, box, texts(f"ui-poster-{game}"), texts(f"ui-poster-{game}.second"))
    _tape(painter, box)


def _plate(painter: Painter, box: Box, title: str, second: str) -> None:
    """The printed foot of a poster."""
    scale = box.w / POSTER_SHAPE[0]
    x, y, wide, tall = (value * scale for value in _PLATE)
    plate = Box(box.x + x, box.y + y, wide, tall)
    upper = Box(plate.x + 12 * scale, plate.y + 12 * scale, plate.w - 24 * scale, plate.h * 0.52)
    painter.text(title, upper, 68 * scale, DISPLAY, LIGHT, "centre", least=9)
    lower = Box(upper.x, upper.bottom, upper.w, plate.bottom - upper.bottom - 6 * scale)
    painter.text(second, lower, 40 * scale, DISPLAY, _GOLD, "centre", least=9)


def _tape(painter: Painter, box: Box) -> None:
    wide, tall = box.w * 0.24, box.w * 0.07
    area = Box(box.centerx - wide / 2, box.y - min(tall / 2, 8), wide, tall)
    lean = tall * 0.09
    shape = f"M0,{lean:.1f} L{wide:.1f},0 L{wide:.1f},{tall - lean:.1f} L0,{tall:.1f}Z"
    painter.svg(f'<path d="{shape}" fill="{hexed(_TAPE)}" fill-opacity="0.84"/>', area)


# --- buttons on the wall ---


def wall_button(
    painter: Painter,
    page: Page,
    key: str,
    box: Box,
    word: str,
    note: str,
    icon: str,
    press: Deed,
    *,
    is_first: bool = False,
    cap: str = "",
) -> Control:
    """A strip of paper with an icon, a word and a line below; the first of them is printed on brass."""

    def draw(brush: Painter, look: Look) -> None:
        here, ink = _strip(brush, box, look, is_first)
        side = here.h * 0.44
        x = here.x + here.h * 0.24
        brush.icon(icon, x + side / 2, here.centery, side, ink)
        x += side + here.h * 0.18
        room = here.right - 16 - x
        if cap:
            room -= brush.keycap(cap, here.right - 14, here.centery - brush.kit.smallest_text / 2 - 3.5, ink) + 10
        big = here.h * (0.46 if is_first else 0.42)
        upper = Box(x, here.y + here.h * 0.12, room, here.h * 0.46)
        brush.text(word, upper, big, DISPLAY, ink)
        lower = Box(x, here.y + here.h * 0.58, room, here.h * 0.3)
        brush.text(note, lower, max(brush.kit.smallest_text, here.h * 0.17), LABEL, ink, cut=True)

    return page.add(painter, Control(key, box, press, draw, word))


def _strip(painter: Painter, box: Box, look: Look, is_first: bool) -> tuple[Box, Colour]:
    """The paper of a button on the wall; returns where it lies in this look, and the ink on it."""
    theme = painter.theme
    lift = {Look.HOVER: -2.0, Look.PRESSED: 3.0}.get(look, 0.0)
    here = box.move(0, lift)
    ground = theme.focus if is_first else theme.card if theme.is_night else CREAM
    ink = DARK if is_first or not theme.is_night else theme.ink
    if look is Look.HOVER:
        ground = mix(ground, LIGHT, 0.12 if theme.is_night and not is_first else 0.45)
    if look is not Look.PRESSED:
        shift = -5 if painter.kit.mirrored else 5
        painter.veil(here.move(shift, 6 - lift), (0, 0, 0), 130)
    painter.fill(here, ground)
    painter.frame(here, theme.edge if theme.is_night and not is_first else rgb("0F0C0A"), 3.5)
    return here, ink


def wall_tag(painter: Painter, page: Page, key: str, box: Box, word: str, is_on: bool, press: Deed) -> Control:
    """One of a few words of which the chosen one is printed on paper."""

    def draw(brush: Painter, look: Look) -> None:
        wall = _bricks(brush.theme).wall
        if is_on:
            brush.fill(box, CREAM)
        elif look in (Look.HOVER, Look.PRESSED):
            brush.fill(box, mix(wall, CREAM, 0.18))
        brush.frame(box, CREAM if is_on else mix(wall, CREAM, 0.45), 2.5)
        size = 15 if brush.kit.compact else 19
        brush.text(word, box.inflate(-12, 0), size, LABEL, DARK if is_on else PALE, "centre")

    return page.add(painter, Control(key, box, press, draw, word))


# --- the bar on top of a page ---


def bar_height(kit: Kit) -> float:
    return 46 if kit.compact else 60


def masthead(painter: Painter, page: Page, title: str, icon: str, note: str, back: Deed) -> Box:
    """The black bar on top of a page with the way back; returns the room below it, without margins."""
    kit = painter.kit
    tall = bar_height(kit)
    painter.fill(Box(0, 0, kit.width, tall), painter.theme.masthead)
    side = tall - 14 if kit.compact else 44
    margin = 8 if kit.compact else 24
    square = Box(margin, (tall - side) / 2, side, side)
    label = kit.texts("ui-back")
    widgets.icon_button(painter, page, "back", square, "undo", label, back, colour=CREAM)
    x = square.right + 16
    painter.icon(icon, x + tall * 0.3, tall / 2, tall * 0.58, CREAM)
    x += tall * 0.6 + 12
    size = tall * 0.7
    broad = painter.width(title, size * kit.larger_text, DISPLAY) + 4
    painter.text(title, Box(x, 0, min(broad, kit.width * 0.5), tall), size, DISPLAY, CREAM)
    x += min(broad, kit.width * 0.5) + 22
    small = 15 if kit.compact else 18
    painter.text(note, Box(x, 2, kit.width - margin - x, tall), small, LABEL, PALE, cut=True)
    return Box(0, tall, kit.width, kit.height - tall)
