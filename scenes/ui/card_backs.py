"""The backs of the cards, and piles of them: the same border for all, one ink for each kind."""

import pygame

from scenes.ui import art
from scenes.ui.cards import BRASS_LIGHT, FLAT, Lay, sheet
from scenes.ui.kit import Box, Kit
from scenes.ui.painter import Painter
from scenes.ui.text import DISPLAY
from scenes.ui.theme import DARK, Colour, hexed, mix, rgb

BACK = (200.0, 280.0)
AGENDA_INK = rgb("5A4420")
POWER_INK = rgb("7A2115")
_INKS = {
    "identity": DARK,
    "objective": AGENDA_INK,
    "power": POWER_INK,
    "newsflash": rgb("223A52"),
    "ballot": DARK,
}
_EMBLEMS = {"identity": "people", "objective": "objective", "power": "power", "newsflash": "news", "ballot": "ballot"}
_STEP = 2.5  # units of a card between two cards of a pile
_MOST = 6  # cards of a pile that show


def card_back(kit: Kit, kind: str, width_px: int, label: str = "", lay: Lay = FLAT) -> pygame.Surface:
    """The back of a card; without a label it looks the same from both ends, but for its emblem."""
    return sheet(kit, ("back", kind, label), width_px, BACK, lambda brush: _face(brush, kind, label), lay)


def pile(kit: Kit, kind: str, width_px: int, count: int, label: str = "") -> pygame.Surface:
    """A stack of backs, the thicker the more cards lie in it; none at all is a dashed place."""
    shown = min(_MOST, (count + 3) // 4)
    size = BACK[0] + _STEP * _MOST, BACK[1] + _STEP * _MOST
    broad = round(width_px * size[0] / BACK[0])

    def face(brush: Painter) -> None:
        if not count:
            brush.dashed(Box(2, 2, BACK[0] - 4, BACK[1] - 4), kit.theme.ink3, 3)
            return
        for number in range(shown, 0, -1):
            place = Box(number * _STEP, number * _STEP, *BACK)
            brush.svg(_border(mix(BRASS_LIGHT, DARK, 0.12)), place)
        brush.surface.blit(card_back(kit, kind, width_px, label), (0, 0))

    return sheet(kit, ("pile", kind, shown, count > 0, label), broad, size, face)


def _border(colour: Colour) -> str:
    return (
        f'<rect x="1.5" y="1.5" width="197" height="277" rx="9" fill="{hexed(colour)}" '
        f'stroke="{hexed(DARK)}" stroke-width="3"/>'
    )


def _face(brush: Painter, kind: str, label: str) -> None:
    ink = _INKS[kind]
    brush.svg(_border(BRASS_LIGHT), Box(0, 0, *BACK))
    window = Box(10, 10, BACK[0] - 20, BACK[1] - (48 if label else 20))
    ground = f'<rect width="{window.w:g}" height="{window.h:g}" fill="{hexed(ink)}"/>'
    brush.svg(ground + _pattern(kind, window.w, window.h, ink), window)
    brush.disc(window.centerx, window.centery, 50, ink, BRASS_LIGHT, 6)
    brush.icon(_EMBLEMS[kind], window.centerx, window.centery, 58, BRASS_LIGHT)
    if label:
        brush.text(label, Box(12, window.bottom, BACK[0] - 24, 38), 30, DISPLAY, DARK, "centre", least=10)


def _pattern(kind: str, width: float, height: float, ink: Colour) -> str:
    """The tone on tone of a back, alike from both ends."""
    pale, paler = mix(ink, BRASS_LIGHT, 0.16), mix(ink, BRASS_LIGHT, 0.28)
    x, y = width / 2, height / 2
    match kind:
        case "identity":
            return _lozenges(x, y, pale, paler)
        case "objective":
            return "".join(
                f'<circle cx="{x:g}" cy="{y:g}" r="{18 * ring}" fill="none" stroke="{hexed(pale)}" stroke-width="6"/>'
                for ring in range(3, 10)
            )
        case "power":
            return art.rays(x, y, 24, height, pale, 3.75)
        case "newsflash":
            lines = [f"M0,{y + 14 * row:g} H{width:g}" for row in range(-9, 10)]
            return f'<path d="{" ".join(lines)}" stroke="{hexed(pale)}" stroke-width="3.6" stroke-dasharray="60 10"/>'
        case _:
            lines = [f"M{x + 20 * row - y:g},0 l{height:g},{height:g}" for row in range(-14, 15)]
            return f'<path d="{" ".join(lines)}" stroke="{hexed(pale)}" stroke-width="7"/>'


def _lozenges(x: float, y: float, line: Colour, dot: Colour) -> str:
    step, reach = 32.0, 13.4
    outlines, dots = [], []
    for row in range(-9, 10):
        for column in range(-3, 4):
            cx = x + column * step + (step / 2 if row % 2 else 0)
            cy = y + row * step / 2
            outlines.append(
                f"M{cx:g},{cy - reach:g} L{cx + reach:g},{cy:g} L{cx:g},{cy + reach:g} L{cx - reach:g},{cy:g}Z"
            )
            dots.append(f'<circle cx="{cx:g}" cy="{cy:g}" r="3" fill="{hexed(dot)}"/>')
    return f'<path d="{" ".join(outlines)}" fill="none" stroke="{hexed(line)}" stroke-width="2.4"/>' + "".join(dots)
