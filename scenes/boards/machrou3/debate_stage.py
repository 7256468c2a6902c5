"""The stage of the debate: cut-out figures behind lecterns, candidates on a platform in the light.

It is a painted backdrop: its inks are the same in both printings.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from scenes.play.stamps import draw_face
from scenes.ui import art
from scenes.ui.kit import Box
from scenes.ui.painter import Painter
from scenes.ui.text import DISPLAY, LABEL
from scenes.ui.theme import DARK, LIGHT, PAPER, Colour, hexed, mix, rgb

_WALL, _WALL_RAY, _BULB = rgb("2B2420"), rgb("352C26"), rgb("433830")
_FLOOR, _FLOOR_DOT = rgb("C9B284"), rgb("A38C5E")
_WOOD, _WOOD_LIGHT = rgb("8A5530"), rgb("B07A48")
_LAMP, _LAMP_GLASS, _BEAM = rgb("4A4038"), rgb("F7E6A0"), rgb("F4DA74")
_DASHES, _DASHED_INK = rgb("C9A878"), rgb("F0E2C2")
_RIBBON = rgb("C4301C")
_FLOOR_SHARE = 0.125  # of the height
_HEIGHT, _BAY = 540.0, 250.0  # what the measures below were drawn for


@dataclass(frozen=True)
class Lectern:
    """One player on the stage. `plate` is how the lower plate is printed: paper, dashed or brass."""

    name: str
    piece: str
    face: str  # of a bot; a person has none
    stands: bool
    is_speaker: bool
    plate: str
    status: str


def draw_stage(painter: Painter, box: Box, title: str, lecterns: Sequence[Lectern]) -> None:
    painter.shadow(box)
    floor = box.h * _FLOOR_SHARE
    painter.svg(_backdrop(box.w, box.h, floor), box)
    wide = box.w / len(lecterns)
    scale = min(box.h / _HEIGHT, wide / _BAY)
    with painter.clipped(box.inflate(-5, -5)):
        for place, lectern in enumerate(lecterns):
            bay = Box(box.x + place * wide, box.y, wide, box.h)
            _draw_bay(painter, bay, lectern, scale, box.bottom - floor)
    _banner(painter, box, title)
    painter.frame(box, painter.theme.edge)


def head_of(box: Box, count: int, seat: int, stands: bool) -> tuple[float, float]:
    """Just above the head of a figure: where a bubble begins."""
    wide = box.w / count
    scale = min(box.h / _HEIGHT, wide / _BAY)
    return box.x + (seat + 0.5) * wide, _desk_top(box.bottom - box.h * _FLOOR_SHARE, scale, stands) - 226 * scale


def _desk_top(floor: float, scale: float, stands: bool) -> float:
    """Where the desk of a lectern begins; candidates stand on a platform."""
    return floor + 14 * scale - (30 * scale if stands else 0.0) - 172 * scale


def _backdrop(width: float, height: float, floor: float) -> str:
    """A dark wall with rays and rows of unlit bulbs, and a floor of printed dots."""
    wall = height - floor
    inner = f'<rect width="{width:g}" height="{height:g}" fill="{hexed(_WALL)}"/>'
    inner += art.rays(width / 2, wall + height * 0.09, 44, width, _WALL_RAY, 1)
    bulbs = []
    for radius in (0.54, 0.64, 0.74, 0.84):
        count = round(radius * 40)
        for number in range(count + 1):
            turn = math.pi * number / count
            x = width / 2 + radius * width * 0.56 * math.cos(turn)
            y = wall - radius * height * 0.98 * math.sin(turn)
            bulbs.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{height / 105:.1f}" fill="{hexed(_BULB)}"/>')
    inner += "".join(bulbs)
    inner += f'<rect y="{wall:g}" width="{width:g}" height="{floor:g}" fill="{hexed(_FLOOR)}"/>'
    inner += art.halftone(0, wall + 8, width, floor, 11, 3.2, _FLOOR_DOT)
    return inner + f'<rect y="{wall - 2.5:g}" width="{width:g}" height="5" fill="{hexed(DARK)}"/>'


def _banner(painter: Painter, box: Box, title: str) -> None:
    compact = painter.kit.compact
    tall, half = (40.0, 170.0) if compact else (54.0, 250.0)
    cut = tall * 0.24
    inner, tail = "", tall * 0.7
    for side in (0, 1):
        start = 0.0 if side == 0 else 2 * half - tail
        path = f"M{start:g},0 H{start + tail:g} V{tall:g} L{start + tail / 2:g},{tall - cut:g} L{start:g},{tall:g}Z"
        inner += f'<path d="{path}" fill="{hexed(_RIBBON)}" stroke="{hexed(DARK)}" stroke-width="3"/>'
    inner += (
        f'<path d="M{tail:g},-4 H{2 * half - tail:g} V{tall - 4:g} H{tail:g}Z" fill="{hexed(LIGHT)}" '
        f'stroke="{hexed(DARK)}" stroke-width="4"/>'
    )
    place = Box(box.centerx - half, box.y + 1, 2 * half, tall + 2)
    painter.svg(inner, place)
    painter.text(
        title,
        Box(place.x + tail + 8, place.y + 4, place.w - 2 * tail - 16, tall - 13),
        tall * 0.74,
        DISPLAY,
        DARK,
        "centre",
    )


def _draw_bay(painter: Painter, bay: Box, lectern: Lectern, scale: float, floor: float) -> None:
    x = bay.centerx
    if lectern.stands:
        _light(painter, bay, scale, floor)
    top = _desk_top(floor, scale, lectern.stands)
    _figure(painter, bay, lectern, scale, top)
    painter.file(Box(x - 108 * scale, top - 4 * scale, 216 * scale, 176 * scale), "common", "frame", "lectern.svg")
    _microphone(painter, x, top, scale)
    if lectern.stands:
        _rosette(painter, x - 80 * scale, top - 14 * scale, scale, painter.theme.players[lectern.piece])
    if lectern.is_speaker:
        painter.disc(x + 84 * scale, top + 2 * scale, 21 * scale, LIGHT, DARK, 3 * scale)
        painter.icon("gavel", x + 84 * scale, top + 2 * scale, 27 * scale, DARK)
    _plates(painter, bay, lectern, scale, top)


def _light(painter: Painter, bay: Box, scale: float, floor: float) -> None:
    """A lamp, its cone, and the platform that it shines on."""
    middle, high, k = bay.w / 2, floor - bay.y, scale
    lamp = 44 * k
    inner = ""
    for near, far, opacity in ((46, 138, 0.2), (24, 102, 0.16)):
        path = f"M{middle - near * k:.1f},{lamp + 10 * k:.1f} H{middle + near * k:.1f} "
        path += f"L{middle + far * k:.1f},{high:.1f} H{middle - far * k:.1f}Z"
        inner += f'<path d="{path}" fill="{hexed(_BEAM)}" opacity="{opacity}"/>'
    inner += (
        f'<path d="M{middle - 1.5:.1f},0 h3 V{lamp:.1f} h-3Z" fill="{hexed(DARK)}"/>'
        f'<path d="M{middle - 34 * k:.1f},{lamp - 14 * k:.1f} h{68 * k:.1f} l{-10 * k:.1f},{24 * k:.1f} '
        f'h{-48 * k:.1f}Z" '
        f'fill="{hexed(_LAMP)}" stroke="{hexed(DARK)}" stroke-width="{3 * k:.1f}"/>'
        f'<ellipse cx="{middle:.1f}" cy="{lamp + 10 * k:.1f}" rx="{24 * k:.1f}" ry="{7 * k:.1f}" '
        f'fill="{hexed(_LAMP_GLASS)}" stroke="{hexed(DARK)}" stroke-width="{3 * k:.1f}"/>'
    )
    deck = high - 16 * k
    for depth, colour in ((34, _WOOD), (9, _WOOD_LIGHT)):
        path = f"M{middle - 116 * k:.1f},{deck:.1f} h{232 * k:.1f} l{8 * k * depth / 34:.1f},{depth * k:.1f} "
        path += f"h{-(232 + 16 * depth / 34) * k:.1f}Z"
        inner += f'<path d="{path}" fill="{hexed(colour)}" stroke="{hexed(DARK)}" stroke-width="{3.5 * k:.1f}"/>'
    painter.svg(inner, bay)


def _figure(painter: Painter, bay: Box, lectern: Lectern, scale: float, top: float) -> None:
    """A face for a bot; for a person shoulders in their colour, with their piece as the head."""
    k = scale * 0.98
    body = Box(bay.centerx - 120 * k, top - 234 * k, 240 * k, 286 * k)
    with painter.clipped(Box(bay.x, bay.y, bay.w, top + 4 * scale - bay.y)):
        if not lectern.face:
            painter.svg(f'<g transform="scale({k:.4f})">{_shoulders(painter.theme.players[lectern.piece])}</g>', body)
            painter.token(lectern.piece, bay.centerx, body.y + 110 * k, 72 * k)
        else:
            draw_face(painter, body, lectern.face)


def _shoulders(colour: Colour) -> str:
    shade, neck = mix(colour, (0x14, 0x0E, 0x0A), 0.38), mix(colour, (0x14, 0x0E, 0x0A), 0.5)
    left = "M10,290 L10,250 Q16,230 60,216 L98,204 L120,226"
    right = "L142,204 L180,216 Q224,230 230,250 L230,290Z"
    return (
        f'<path d="{left} {right}" fill="{hexed(colour)}"/>'
        f'<path d="M120,226 {right[:-1]} L120,290Z" fill="{hexed(shade)}"/>'
        f'<path d="M100,172 H140 V210 L120,228 L100,210Z" fill="{hexed(neck)}"/>'
    )


def _microphone(painter: Painter, x: float, top: float, scale: float) -> None:
    side = 74.0
    inner = (
        f'<g transform="scale({scale:.4f})"><path d="M52,72 Q52,32 34,20" fill="none" stroke="{hexed(DARK)}" '
        f'stroke-width="5"/><ellipse cx="32" cy="17" rx="8" ry="11" fill="#4A443C" stroke="{hexed(DARK)}" '
        f'stroke-width="3" transform="rotate(-30 32 17)"/></g>'
    )
    painter.svg(inner, Box(x, top - 70 * scale, side * scale, side * scale))


def _rosette(painter: Painter, x: float, y: float, scale: float, colour: Colour) -> None:
    petals = "".join(
        f'<circle cx="{40 + 24 * math.cos(turn):.1f}" cy="{40 + 24 * math.sin(turn):.1f}" r="9" fill="{hexed(colour)}" '
        f'stroke="{hexed(DARK)}" stroke-width="2.4"/>'
        for turn in (number * math.pi / 6 for number in range(12))
    )
    inner = (
        f'<g transform="scale({scale:.4f})"><path d="M26,54 L16,98 L34,86 L44,100 L54,56Z" fill="{hexed(colour)}" '
        f'stroke="{hexed(DARK)}" stroke-width="3"/>{petals}<circle cx="40" cy="40" r="24" fill="{hexed(LIGHT)}" '
        f'stroke="{hexed(DARK)}" stroke-width="3"/></g>'
    )
    painter.svg(inner, Box(x - 40 * scale, y - 40 * scale, 80 * scale, 104 * scale))
    painter.icon("cedar", x, y, 30 * scale, DARK)


def _plates(painter: Painter, bay: Box, lectern: Lectern, scale: float, top: float) -> None:
    """The name, and below it how the player stands."""
    small = max(painter.kit.smallest_text, 18 * scale)
    name_tall, tall = max(50 * scale, small * 1.7), max(34 * scale, small * 1.5)
    wide = min(bay.w - 10, max(190 * scale, 132.0))
    name = Box(bay.centerx - wide / 2, top + 40 * scale, wide, name_tall)
    painter.fill(name, LIGHT)
    painter.frame(name, DARK, 3)
    radius = name_tall * 0.28
    painter.mark(lectern.piece, name.x + radius + 9, name.centery, radius, DARK)
    left = radius * 2 + 16
    room = Box(name.x + left, name.y + 5, name.w - left - 8, name.h - 10)
    painter.text(lectern.name, room, name_tall * 0.82, DISPLAY, DARK, "centre", cut=True, least=14)
    plate = Box(name.x + 2, name.bottom + 8 * scale, name.w - 4, tall)
    if lectern.plate == "dashed":
        painter.dashed(plate, _DASHES, 2.2)
    else:
        painter.fill(plate, LIGHT)
        is_brass = lectern.plate == "brass"
        painter.frame(plate, PAPER.brass if is_brass else DARK, 5 if is_brass else 2.4)
    ink = _DASHED_INK if lectern.plate == "dashed" else DARK
    painter.text(lectern.status, plate.inflate(-12, -10), small, LABEL, ink, "centre", cut=True, least=11)
