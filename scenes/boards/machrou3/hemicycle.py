"""Parliament from above: rows of an amphitheatre with a mark for each seat, from the left wing to the right."""

import math
from collections.abc import Sequence
from functools import lru_cache
from typing import Literal, NamedTuple

import pygame

from scenes.ui import art
from scenes.ui.kit import Box
from scenes.ui.painter import Painter
from scenes.ui.text import DISPLAY, LABEL
from scenes.ui.theme import CREAM, DARK, SHAPE_OF, Theme, hexed, mix

SEATS = 128
ROWS = 8
BASE = 0.06  # how far the chamber goes on below its middle, in parts of its radius
_FIRST_ROW, _LAST_ROW = 0.376, 0.923  # radii of the rows, in parts of the chamber's
_ROSTRUM = 0.267
_SEAT = 0.0285

Kind = Literal["counts", "void", "empty"]
Place = tuple[float, float, int]


class SeatDot(NamedTuple):
    """One seat of Parliament: whose it is, and whether its vote counts; a seat of nobody has no piece."""

    piece: str
    kind: Kind = "counts"


@lru_cache(maxsize=4)
def places(count: int = SEATS) -> tuple[Place, ...]:
    """Where the seats are in a half disc of radius 1 around 0,0, from left to right, each with its row.

    128 seats make rows of 9, 11, 13 and so on up to 23.
    """
    radii = [_FIRST_ROW + (_LAST_ROW - _FIRST_ROW) * row / (ROWS - 1) for row in range(ROWS)]
    found = []
    for row, (radius, size) in enumerate(zip(radii, _row_sizes(radii, count), strict=True)):
        for seat in range(size):
            turn = math.pi * (seat / (size - 1) if size > 1 else 0.5)
            found.append((turn, row, -radius * math.cos(turn), radius * math.sin(turn)))
    found.sort()
    return tuple((x, y, row) for _, row, x, y in found)


def _row_sizes(radii: Sequence[float], count: int) -> list[int]:
    """Seats shared out by the length of the rows, what is left over to the rows that are nearest to one more."""
    exact = [count * radius / sum(radii) for radius in radii]
    sizes = [int(share) for share in exact]
    for row in sorted(range(len(radii)), key=lambda row: sizes[row] - exact[row])[: count - sum(sizes)]:
        sizes[row] += 1
    return sizes


def chamber(box: Box) -> tuple[float, float, float]:
    """The middle and the radius of the largest chamber that a box holds."""
    radius = min(box.w / 2, box.h / (1 + BASE))
    return box.centerx, box.bottom - radius * BASE, radius


def draw_hemicycle(painter: Painter, box: Box, seats: Sequence[SeatDot], count: str = "", word: str = "") -> None:
    """The chamber with its seats; a number and a word stand on the rostrum."""
    draw_chamber(painter, box)
    draw_seats(painter, box, seats)
    draw_rostrum(painter, box, count, word)


def draw_chamber(painter: Painter, box: Box) -> None:
    """The empty floor."""
    theme = painter.theme
    x, y, radius = chamber(box)
    base = radius * BASE
    edge = radius - 2
    outline = f"M{radius - edge:.1f},{radius + base - 2:.1f} V{radius:.1f} A{edge:.1f},{edge:.1f} 0 0 1 "
    outline += f"{radius + edge:.1f},{radius:.1f} V{radius + base - 2:.1f}Z"
    inner = f'<path d="{outline}" fill="{hexed(theme.panel)}" stroke="{hexed(theme.edge)}" stroke-width="3.5"/>'
    for share in (_FIRST_ROW - 0.059, _LAST_ROW + 0.041):
        arc = radius * share
        path = f"M{radius - arc:.1f},{radius:.1f} A{arc:.1f},{arc:.1f} 0 0 1 {radius + arc:.1f},{radius:.1f}"
        inner += f'<path d="{path}" fill="none" stroke="{hexed(theme.rule)}" stroke-width="2"/>'
    painter.svg(inner, Box(x - radius, y - radius, 2 * radius, radius + base))


def draw_rostrum(painter: Painter, box: Box, count: str, word: str) -> None:
    """The Speaker's place, with a number and a word, or with a cedar when there is nothing to count."""
    theme = painter.theme
    ground, ink = (mix(theme.header, DARK, 0.3), CREAM) if theme.is_night else (DARK, CREAM)
    x, y, radius = chamber(box)
    arc, foot = radius * _ROSTRUM, y + radius * BASE - 2
    path = f"M0,{arc:.1f} A{arc:.1f},{arc:.1f} 0 0 1 {2 * arc:.1f},{arc:.1f}Z"
    painter.svg(f'<path d="{path}" fill="{hexed(ground)}"/>', Box(x - arc, foot - arc, 2 * arc, arc))
    if not count:
        painter.icon("cedar", x, foot - arc * 0.47, arc * 0.54, ink)
        return
    painter.text(
        count, Box(x - arc * 0.7, foot - arc * 0.86, arc * 1.4, arc * 0.52), arc * 0.56, DISPLAY, ink, "centre"
    )
    label = Box(x - arc * 0.84, foot - arc * 0.32, arc * 1.68, arc * 0.28)
    painter.text(word, label, max(painter.kit.smallest_text, arc * 0.16), LABEL, ink, "centre")


def draw_seats(painter: Painter, box: Box, seats: Sequence[SeatDot]) -> None:
    """The marks of seats that are taken one after another from the left."""
    x, y, radius = chamber(box)
    for seat, (across, up, _) in zip(seats, places()[: len(seats)], strict=True):
        painter.picture(
            seat_picture(seat, radius * _SEAT * painter.kit.unit, painter.theme), x + across * radius, y - up * radius
        )


def seat_picture(seat: SeatDot, radius: float, theme: Theme) -> pygame.Surface:
    """The mark of a seat: the player's, the same crossed out if the vote is void, or a dashed ring for nobody's."""
    if seat.kind == "counts":
        return art.flat(seat.piece, radius, theme)
    pixels = max(4, round(radius * 2.5))

    def make() -> pygame.Surface:
        return art.rasterised(
            art.drawing(_crossed(seat.piece, theme) if seat.piece else _nobodys(theme), 50, 50), pixels, pixels
        )

    return art.remembered(("seat", seat, pixels, theme.name), make)


def _crossed(piece: str, theme: Theme) -> str:
    """A player's shape, pale and struck through."""
    ink = hexed(theme.ink)
    pale = hexed(mix(theme.card, theme.players[piece], 0.28))
    shape = art.shape_path(SHAPE_OF[piece], 17)
    return (
        f'<path transform="translate(25,25)" d="{shape}" fill="{pale}" stroke="{ink}" stroke-width="2.4" '
        f'stroke-linejoin="round"/><path d="M8,42 L42,8 M8,8 L42,42" stroke="{ink}" stroke-width="3.6"/>'
    )


def _nobodys(theme: Theme) -> str:
    ring = f'stroke="{hexed(theme.ink3)}" stroke-width="3.2" stroke-dasharray="7 5"'
    return f'<circle cx="25" cy="25" r="15" fill="none" {ring}/>'
