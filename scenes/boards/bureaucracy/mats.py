"""The round table itself: its wood, the mats of the players, the blotter, and ribbons from cards to mats."""

import math
from collections.abc import Sequence

from scenes.boards.bureaucracy.layout import BASE_RADIUS, BLOTTER, MAT, Ring
from scenes.boards.bureaucracy.pieces import tint
from scenes.boards.bureaucracy.sketch import Sketch
from scenes.ui import art
from scenes.ui.kit import Box
from scenes.ui.painter import Painter
from scenes.ui.theme import Colour, mix, rgb

_WOOD = (rgb("5A3B26"), rgb("7C563A"))
_WOOD_NIGHT = (rgb("3A281B"), rgb("553C28"))
_FELT = (rgb("3C4B43"), rgb("42534A"), rgb("66796D"))
_FELT_NIGHT = (rgb("26322D"), rgb("2B3933"), rgb("4B5C53"))
FELT_TEXT = rgb("E7D6B4")
FELT = (_FELT[0], _FELT_NIGHT[0])


def draw_table(painter: Painter, ring: Ring, pieces: Sequence[str], living: Sequence[bool]) -> None:
    """Wood, mats and blotter; the mat of an eliminated player is bare."""
    reach = 24.0 * ring.scale
    sketch = Sketch(painter, ring.box.inflate(reach, reach + 8))
    wood, grain = _WOOD_NIGHT if painter.theme.is_night else _WOOD
    line = painter.theme.line
    shift = -8.0 if painter.kit.mirrored else 8.0
    sketch.veil(ring.x + shift * ring.scale, ring.y + 11 * ring.scale, ring.radius, 0.2)
    sketch.disc(ring.x, ring.y, ring.radius, wood, line, 4 * ring.scale)
    sketch.line(_circle(ring, BASE_RADIUS - 6), grain, 3 * ring.scale, closed=True)
    _blotter(painter, sketch, ring)
    sketch.show()
    for seat, piece in enumerate(pieces):
        _mat(painter, ring, seat, piece, living[seat])


def _mat(painter: Painter, ring: Ring, seat: int, piece: str, lives: bool) -> None:
    """One mat, a picture of its own: when its player falls, only this one is drawn anew."""
    theme = painter.theme
    sketch = Sketch(painter, ring.mat_box(seat).inflate(8, 8))
    ground = tint(theme, piece) if lives else mix(theme.page, theme.sunk, 0.5)
    sketch.area(ring.outline(seat), ground, theme.line, 3 * ring.scale)
    if lives:
        middle, wide = ring.angle(seat), ring.half - 3
        guide = [ring.at(middle - wide + wide * place / 12, 290) for place in range(25)]
        sketch.line(guide, mix(theme.players[piece], theme.panel, 0.35), 2 * ring.scale, "7 6")
    sketch.show()


def _blotter(painter: Painter, sketch: Sketch, ring: Ring) -> None:
    felt, ray, rim = _FELT_NIGHT if painter.theme.is_night else _FELT
    sketch.disc(ring.x, ring.y, BLOTTER * ring.scale, felt, painter.theme.line, 5 * ring.scale)
    x, y = sketch.at(ring.x, ring.y)
    sketch.raw(art.rays(x, y, 40, (BLOTTER - 12) * ring.scale, ray, 2))
    sketch.line(_circle(ring, BLOTTER - 9), rim, 2 * ring.scale, closed=True)


def _circle(ring: Ring, reach: float) -> list[tuple[float, float]]:
    return [ring.at(4.0 * number, reach) for number in range(90)]


def draw_hot_mat(painter: Painter, ring: Ring, seat: int, colour: Colour, width: float = 7.0) -> None:
    """The mat of whoever is asked, or points at it, has a line inside its edge."""
    sketch = Sketch(painter, ring.mat_box(seat).inflate(6, 6))
    sketch.line(ring.outline(seat, 6.5), colour, width * ring.scale, closed=True)
    sketch.show()


def draw_ribbons(painter: Painter, ring: Ring, cards: Sequence[Box], pieces: Sequence[str]) -> None:
    """A ribbon in each player's colour ties the card to the mat; the table lies over its end."""
    theme = painter.theme
    for seat, card in enumerate(cards):
        is_left = card.centerx < ring.x
        rim_y = ring.at(ring.angle(seat), BASE_RADIUS)[1]
        y = min(max(rim_y, card.y + 40), card.bottom - 40)
        start = (card.right - 4 if is_left else card.x + 4, y)
        end = ring.at(_tie_angle(ring, seat, start), BASE_RADIUS - 8)
        sketch = Sketch(
            painter,
            Box(
                min(start[0], end[0]),
                min(start[1], end[1]),
                abs(end[0] - start[0]) + 1,
                abs(end[1] - start[1]) + 1,
            ).inflate(30, 30),
        )
        sketch.line((start, end), theme.line, 20)
        sketch.line((start, end), theme.players[pieces[seat]], 13)
        sketch.show()


def _tie_angle(ring: Ring, seat: int, start: tuple[float, float]) -> float:
    """Where on the rim of its mat a ribbon from a card ends: as near to the card as the mat reaches."""
    wanted = math.degrees(math.atan2(start[1] - ring.y, start[0] - ring.x))
    middle = ring.angle(seat)
    away = (wanted - middle + 180.0) % 360.0 - 180.0
    most = max(0.0, ring.half - 7.0)
    return middle + min(most, max(-most, away))


def draw_rim_tokens(painter: Painter, ring: Ring, pieces: Sequence[str]) -> None:
    """Where cards lie elsewhere, a piece on the rim says whose mat it is."""
    for seat, piece in enumerate(pieces):
        x, y = ring.at(ring.angle(seat), MAT + 8)
        painter.token(piece, x, y, 10)
