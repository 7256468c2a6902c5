"""The stamp of a seat: perforated paper in the seat's colour, with the face of a bot or the piece of a person."""

from engine.bots.people import PEOPLE, PERSONA
from scenes.ui import art
from scenes.ui.kit import Box
from scenes.ui.painter import Painter
from scenes.ui.text import DISPLAY
from scenes.ui.theme import DARK, LIGHT, Colour, hexed, mix, rgb

RATIO = 94 / 76  # height to width
_NAME = 0.17  # of the height: the strip with a name
_SLATE = rgb("525664")


def face_of(persona: str, place: int) -> str:
    """The face of a bot: its personality's, or, where it has none, the one whose turn it is by its place."""
    return persona if persona in PERSONA else PEOPLE[place % len(PEOPLE)].id


def draw_face(painter: Painter, box: Box, face: str) -> None:
    """A face as it is: 240 by 286."""
    painter.file(box, "common", "face", f"{face}.svg")


def draw_stamp(painter: Painter, box: Box, piece: str, face: str, name: str = "", is_bright: bool = True) -> None:
    """A stamp with a face, or with the piece where there is none; one that is not bright is printed on slate."""
    colour: Colour = painter.theme.players[piece] if is_bright else _SLATE
    painter.file(Box(box.x, box.y, box.w * 248 / 240, box.h * 310 / 300), "common", "frame", "stamp-240x300.svg")
    inset = box.w * 0.085
    window = box.inflate(-2 * inset, -2 * inset)
    if name:
        strip = Box(window.x, window.bottom - box.h * _NAME + inset * 0.4, window.w, box.h * _NAME)
        painter.text(name, strip, strip.h * 0.86, DISPLAY, DARK, "centre", least=8, cut=True)
        window.h = strip.y - window.y
    ground = f'<rect width="{window.w:g}" height="{window.h:g}" fill="{hexed(colour)}"/>'
    beams = art.rays(window.w / 2, window.h * 0.6, 18, window.h * 1.2, mix(colour, (255, 255, 255), 0.16))
    painter.svg(ground + beams, window)
    if face:
        scale = window.h / 262
        with painter.clipped(window):
            body = Box(window.centerx - 120 * scale, window.bottom - 282 * scale, 240 * scale, 286 * scale)
            draw_face(painter, body, face)
    else:
        radius = min(window.w, window.h) * 0.36
        painter.disc(window.centerx, window.centery, radius, LIGHT, DARK, 2)
        painter.token(piece, window.centerx, window.centery - radius * 0.06, radius * 0.58)
    painter.frame(window, DARK, max(1.5, box.w * 0.02))
