"""What the station's screens are made of: the poster with the button, the ring that counts, seats, the band."""

import math
from collections.abc import Callable

from scenes.play.curtain import Stage
from scenes.play.stamps import draw_stamp
from scenes.ui import art, wall
from scenes.ui.kit import Box
from scenes.ui.page import Control, Look, Page
from scenes.ui.painter import Painter
from scenes.ui.text import DISPLAY, LABEL
from scenes.ui.theme import CREAM, DARK, LIGHT, SHAPE_OF, Colour, hexed, mix, rgb

BAND = 184.0  # height of the band below everything, on the stage
SINK = 10.0  # how deep the button goes
SINKING = 0.5  # seconds
GROUND, RAY, DOT = rgb("1F1A17"), rgb("2E2722"), rgb("0B0807")
BAND_GROUND = rgb("2B2420")
_NIGHT_BAND = rgb("0A0D13")
_POSTER_ART = 684.0, 600.0  # the measure of the drawings of button and hand
_WORDS = 366.0  # what the two words below the button take of the poster


def band_ground(painter: Painter) -> Colour:
    return _NIGHT_BAND if painter.theme.is_night else BAND_GROUND


def draw_nothing(_painter: Painter, _look: Look) -> None:
    """The control is a part of the picture."""


# --- the poster that says what to do ---


def touch_poster(painter: Painter, box: Box, upper: str, lower: str) -> None:
    """Rays, the button at rest, and two words as large as they go; painted once."""
    painter.kept(("kiosk-poster", upper, lower), box, lambda brush: _paint_poster(brush, box, upper, lower), margin=0)


def _paint_poster(painter: Painter, box: Box, upper: str, lower: str) -> None:
    stage = Stage(painter.kit)
    picture = _upper_part(box, stage)
    x, y = box.w / 2, picture.h * 0.53
    with painter.clipped(box):
        rays = art.rays(x, y, 40, box.w + box.h, RAY, 2)
        dots = art.halftone(0, picture.h * 0.42, box.w, picture.h * 0.58, stage.size(13), stage.size(4.6), DOT)
        painter.fill(box, GROUND)
        painter.svg(rays + dots, Box(box.x, box.y, box.w, picture.h))
        painter.file(_drawing(picture, stage), "common", "kiosk", "socket.svg")
        press_button(painter, box, 0.0)
    painter.fill(Box(box.x, picture.bottom, box.w, box.bottom - picture.bottom), GROUND)
    painter.fill(Box(box.x, picture.bottom - stage.size(8), box.w, stage.size(8)), painter.theme.focus)
    words = Box(box.x + stage.size(28), picture.bottom, box.w - stage.size(56), box.bottom - picture.bottom)
    top = Box(words.x, words.y + words.h * 0.02, words.w, words.h * 0.54)
    painter.text(upper, top, stage.size(258), DISPLAY, LIGHT, "centre", least=20)
    foot = Box(words.x, words.y + words.h * 0.54, words.w, words.h * 0.42)
    painter.text(lower, foot, stage.size(192), DISPLAY, LIGHT, "centre", least=20)


def _upper_part(box: Box, stage: Stage) -> Box:
    """The part of the poster above its words."""
    return Box(box.x, box.y, box.w, max(box.h * 0.4, box.h - stage.size(_WORDS)))


def _drawing(room: Box, stage: Stage) -> Box:
    """Where the drawings go, larger than their room where the hand comes in from below."""
    scale = stage.scale * max(0.7, min(1.25, room.h / stage.size(520)))
    wide, tall = _POSTER_ART[0] * scale, _POSTER_ART[1] * scale
    return Box(room.centerx - wide / 2, room.y + (room.h - 520 * scale) / 2, wide, tall)


def press_button(painter: Painter, box: Box, share: float) -> None:
    """The button with the hand on it, pressed down and let go again as the share goes from 0 to 1."""
    stage = Stage(painter.kit)
    room = _upper_part(box, stage)
    room.h -= stage.size(8)
    place = _drawing(room.move(0, 0), stage)
    depth = stage.size(SINK) * math.sin(math.pi * min(1.0, max(0.0, share)))
    with painter.clipped(room):
        painter.file(_drawing(_upper_part(box, stage), stage), "common", "kiosk", "socket.svg")
        painter.file(place.move(0, depth - stage.size(SINK)), "common", "kiosk", "button.svg")
        painter.file(place.move(0, depth), "common", "kiosk", "hand.svg")


# --- the ring that counts ---


def draw_ring(painter: Painter, box: Box, share: float, word: str, ink: Colour = LIGHT) -> None:
    """A ring of brass of which a share is left, around a number."""
    step = round(min(1.0, max(0.0, share)) * 120)
    brass, rest = hexed(painter.theme.focus), hexed(mix(ink, BAND_GROUND, 0.72))
    line = f'fill="none" stroke="{brass}" stroke-width="16"'
    arc = f'<circle cx="66" cy="66" r="56" {line}/>' if step >= 120 else ""
    if 0 < step < 120:
        angle = math.tau * step / 120
        end = f"{66 + 56 * math.sin(angle):.2f},{66 - 56 * math.cos(angle):.2f}"
        arc = f'<path d="M66,10 A56,56 0 {int(step > 60)} 1 {end}" {line}/>'
    whole = f'<circle cx="66" cy="66" r="56" fill="none" stroke="{rest}" stroke-width="16"/>'
    scale = min(box.w, box.h) / 132
    side = 132 * scale
    place = Box(box.centerx - side / 2, box.centery - side / 2, side, side)
    painter.svg(f'<g transform="scale({scale:.4f})">{whole}{arc}</g>', place)
    painter.text(word, place.inflate(-side * 0.36, 0), side * 0.46, DISPLAY, ink, "centre", least=8)


# --- seats ---


def seat_stamp(
    painter: Painter,
    page: Page,
    box: Box,
    place: int,
    piece: str,
    is_taken: bool,
    label: str,
    press: Callable[[], None],
) -> None:
    """A place at the table: a stamp if it is taken, else a dashed outline that can be touched."""

    def draw(brush: Painter, look: Look) -> None:
        if look in (Look.HOVER, Look.PRESSED):
            brush.fill(box.inflate(10, 10), mix(band_ground(brush), CREAM, 0.2), 4)
        if is_taken:
            draw_stamp(brush, Box(box.x, box.y, box.w * 240 / 248, box.h * 300 / 310), piece, "")
            return
        brush.dashed(box.inflate(-4, -4), rgb("C9B78F"), 3, "9 7")
        side = min(box.w, box.h) * 0.62
        path = art.shape_path(SHAPE_OF[piece], 34)
        inner = (
            f'<path transform="translate({side / 2:g},{side / 2:g}) scale({side / 100:.3f})" d="{path}" '
            f'fill="{hexed(brush.theme.players[piece])}" fill-opacity="0.35" stroke="#C9B78F" stroke-width="5" '
            'stroke-dasharray="9 6"/>'
        )
        brush.svg(inner, Box(box.centerx - side / 2, box.centery - side / 2, side, side))

    page.add(painter, Control(f"seat:{place}", box, press, draw, label, overlaps=True, restored=False))


def bot_stamp(painter: Painter, box: Box, piece: str, face: str, name: str) -> None:
    """A bot's face on its stamp, with its name below."""
    strip = box.h * 0.2
    painter.shadow(Box(box.x, box.y, box.w, box.h), 3, 4)
    painter.fill(box, CREAM)
    draw_stamp(painter, Box(box.x, box.y, box.w * 240 / 248, (box.h - strip) * 300 / 310), piece, face)
    words = Box(box.x + 4, box.bottom - strip - box.h * 0.02, box.w - 8, strip)
    painter.text(name, words, strip * 0.85, DISPLAY, DARK, "centre", least=8, cut=True)


def language_tags(
    painter: Painter, page: Page, box: Box, known: tuple[str, ...], chosen: str, choose: Callable[[str], None]
) -> None:
    """The languages below each other, if there is a choice."""
    if len(known) < 2:
        return
    gap = 8.0
    tall = min(52.0, (box.h - gap * (len(known) - 1)) / len(known))
    y = box.centery - (tall * len(known) + gap * (len(known) - 1)) / 2
    for name in known:
        place = Box(box.x, y, box.w, tall)

        def press(name: str = name) -> None:
            choose(name)

        word = painter.kit.texts(f"ui-language-{name}")
        control = wall.wall_tag(painter, page, f"language:{name}", place, word, name == chosen, press)
        control.overlaps = True
        y += tall + gap


def band_words(painter: Painter, box: Box, head: str, note: str) -> None:
    """A heading and a line below it, on the dark band."""
    stage = Stage(painter.kit)
    upper = Box(box.x, box.y + box.h * 0.2, box.w, box.h * 0.34)
    painter.text(head, upper, stage.size(54), DISPLAY, LIGHT, least=14)
    lower = Box(box.x, box.y + box.h * 0.56, box.w, box.h * 0.3)
    painter.text(
        note, lower, max(painter.kit.smallest_text + 1, stage.size(22)), LABEL, wall.PALE, lines=2, vertical="top"
    )
