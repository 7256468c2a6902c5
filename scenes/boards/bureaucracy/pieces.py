"""The pieces on the table, drawn for every colour and size: attackers, defenders, coins, knots and small cards."""

import pygame

from scenes.ui import art
from scenes.ui.kit import Box
from scenes.ui.painter import Painter
from scenes.ui.text import DISPLAY
from scenes.ui.theme import DARK, SHAPE_OF, Colour, Theme, hexed, ink_on, mix

ATTACKER, DEFENDER = "attacker", "defender"
MOST_STACKED = 6  # coins; more are a number beside the stack
GOLD, GOLD_SIDE = (0xE0, 0xAE, 0x3C), (0x8F, 0x67, 0x18)
LAW_INK, MOTION_INK, ACTION_INK = (0x3B, 0x3A, 0x63), (0x6B, 0x4A, 0x12), (0x7A, 0x21, 0x15)
CARD_INKS = {"law": LAW_INK, "motion": MOTION_INK, "action": ACTION_INK}
CARD_ICONS = {"law": "law", "motion": "hand", "action": "power"}

_BODY = {
    ATTACKER: "M0,-26.8 L20.7,-4 L20.7,21.6 L-20.7,21.6 L-20.7,-4Z",
    DEFENDER: "M-20.7,-22 L0,-18 L20.7,-22 L20.7,2.2 Q19.8,17.6 0,26.8 Q-19.8,17.6 -20.7,2.2Z",
}
_EMBLEM_DROP = {ATTACKER: 2.2, DEFENDER: -0.4}
TALL = 64 / 23  # the side of a troop's picture, in radii


def troop(painter: Painter, kind: str, piece: str, x: float, y: float, radius: float, state: str = "") -> None:
    """One troop; `state` is "" for one that stands, "fallen" for one that is crossed out, "away" for a lent one."""
    side = max(6, round(radius * TALL * painter.kit.unit))
    painter.picture(troop_picture(painter.theme, kind, piece, side, state), x, y)


def troop_picture(theme: Theme, kind: str, piece: str, side: int, state: str = "") -> pygame.Surface:
    key = ("troop", kind, piece, side, theme.name, state)
    return art.remembered(key, lambda: art.rasterised(_troop(theme, kind, piece, state), side, side))


def _troop(theme: Theme, kind: str, piece: str, state: str) -> str:
    body, colour, line = _BODY[kind], theme.players[piece], hexed(theme.line)
    if state == "away":
        edge = hexed(theme.ink if theme.is_night else DARK)
        return art.drawing(
            f'<path transform="translate(30,30)" d="{body}" fill="none" stroke="{edge}" stroke-width="2.6" '
            'stroke-dasharray="6 4.5"/>',
            64,
            64,
        )
    stroke = f'stroke="{line}" stroke-width="2.9" stroke-linejoin="round"'
    emblem = art.shape_path(SHAPE_OF[piece], 9.4)
    inner = (
        f'<path d="{body}" transform="translate(4.6,9.7)" fill="#000000" fill-opacity=".22"/>'
        f'<path d="{body}" transform="translate(0,5.7)" fill="{hexed(art.shade_of(colour))}" {stroke}/>'
        f'<path d="{body}" fill="{hexed(colour)}" {stroke}/>'
        f'<path d="{emblem}" transform="translate(0,{_EMBLEM_DROP[kind]})" fill="{hexed(ink_on(colour))}" '
        'fill-rule="evenodd"/>'
    )
    if state == "fallen":
        inner += _cross(line, hexed(theme.card))
    return art.drawing(f'<g transform="translate(30,28)">{inner}</g>', 64, 64)


def _cross(ink: str, halo: str) -> str:
    cross = "M-22,-20 L22,24 M22,-20 L-22,24"
    return (
        f'<path d="{cross}" stroke="{halo}" stroke-width="9" stroke-linecap="round"/>'
        f'<path d="{cross}" stroke="{ink}" stroke-width="4.4" stroke-linecap="round"/>'
    )


def troop_row(
    painter: Painter, room: Box, troops: list[tuple[str, str, str]], radius: float, at_end: bool = False
) -> None:
    """Troops in a row - kind, piece, state -, closer together where the room is short."""
    if not troops:
        return
    step = min(radius * 2.7, (room.w - 2 * radius) / max(1, len(troops) - 1)) if len(troops) > 1 else 0.0
    start = room.right - radius - step * (len(troops) - 1) if at_end else room.x + radius
    for place, (kind, piece, state) in enumerate(troops):
        troop(painter, kind, piece, start + place * step, room.centery, radius, state)


def coins(painter: Painter, x: float, y: float, count: int, radius: float) -> None:
    """A stack of coins around its foot; a tall one carries its number."""
    if count <= 0:
        return
    shown = min(count, MOST_STACKED)
    unit = painter.kit.unit
    wide, tall = radius * 64 / 24, radius * (80 + 7.2 * 3) / 24
    area = max(6, round(wide * unit)), max(6, round(tall * unit))
    picture = art.remembered(("coins", shown, area), lambda: art.rasterised(_stack(shown), *area))
    painter.picture(picture, x, y - tall * 0.5 + radius * 0.95)
    if count > MOST_STACKED:
        number(painter, str(count), x + radius * 1.1, y - radius * 1.2, radius * 0.72)


def _stack(count: int) -> str:
    gold, side = hexed(GOLD), hexed(GOLD_SIDE)
    stroke = 'stroke="#1F1A17" stroke-width="1.8"'
    parts = ['<ellipse cx="4.8" cy="8.2" rx="24" ry="14.9" fill="#000000" fill-opacity=".22"/>']
    for place in range(count):
        y = -7.2 * place
        parts.append(f'<path d="M-24,{y:g} v7.2 A24,14.9 0 0 0 24,{y + 7.2:g} v-7.2Z" fill="{side}" {stroke}/>')
        parts.append(f'<ellipse cy="{y:g}" rx="24" ry="14.9" fill="{gold}" {stroke}/>')
    top = -7.2 * (count - 1)
    parts.append(f'<ellipse cy="{top:g}" rx="17.8" ry="10.8" fill="none" stroke="{side}" stroke-width="1.6"/>')
    parts.append(f'<path d="M-6.7,{top:g} l4.8,3.8 l9.1,-8.2" fill="none" stroke="#1F1A17" stroke-width="4.1"/>')
    return art.drawing(f'<g transform="translate(30,76)">{"".join(parts)}</g>', 64, 101.6)


def coin_row(painter: Painter, box: Box, before: int, after: int) -> None:
    """Flat coins in a row: those that go are dashed rings, those that come have a thick rim."""
    most = max(before, after)
    if not most:
        return
    radius = min(11.0, box.h * 0.36)
    step = min(radius * 1.4, (box.w - 2 * radius - 3) / max(1, most - 1)) if most > 1 else 0.0
    for place in range(most):
        x = box.x + radius + 1.5 + place * step
        if place < after:
            painter.disc(x, box.centery, radius, GOLD, DARK, 3.2 if place >= before else 1.8)
        else:
            painter.ring(x, box.centery, radius, painter.theme.ink, 1.8, "4 3")


def number(painter: Painter, text: str, x: float, y: float, radius: float) -> None:
    """A numeral on a paper disc."""
    theme = painter.theme
    paper = theme.inverse if theme.is_night else theme.card
    painter.disc(x, y, radius, paper, DARK, max(1.6, radius * 0.13))
    box = Box(x - radius, y - radius, 2 * radius, 2 * radius)
    painter.text(text, box, radius * 1.45, DISPLAY, DARK, "centre", least=8)


def knot(painter: Painter, x: float, y: float, radius: float, is_cracked: bool = False) -> None:
    """The rings that tie two allies together; a crack goes through them where an ally attacks (B17)."""
    theme = painter.theme
    paper = theme.inverse if theme.is_night else theme.card
    painter.disc(x, y, radius, paper, DARK, radius * 0.15)
    painter.icon("broken" if is_cracked else "ally", x, y, radius * 1.35, DARK)


def small_card(painter: Painter, x: float, y: float, tall: float, degrees: float = -5.0) -> None:
    """An action card as it lies on a mat: its title stands on the player's own card."""
    unit = painter.kit.unit
    area = max(6, round(tall * 44 / 60 * unit)), max(6, round(tall * unit))
    markup = _small_card(ACTION_INK)

    def make() -> pygame.Surface:
        sheet = art.rasterised(markup, *area)
        bolt = art.icon("power", max(4, round(area[1] * 0.4)), (0xF1, 0xE4, 0xC4))
        sheet.blit(bolt, ((area[0] - bolt.get_width()) // 2 - 1, (area[1] - bolt.get_height()) // 2 - 1))
        return pygame.transform.rotozoom(sheet, -degrees, 1)

    painter.picture(art.remembered(("small-card", area, degrees), make), x, y)


def _small_card(ink: Colour) -> str:
    return art.drawing(
        '<rect x="4" y="5" width="39" height="54" rx="3" fill="#000000" fill-opacity=".25"/>'
        '<rect x="1" y="1" width="38" height="53" rx="3" fill="#FCF7E9" stroke="#1F1A17" stroke-width="2"/>'
        f'<rect x="5" y="5" width="30" height="45" fill="{hexed(ink)}"/>',
        44,
        60,
    )


def tint(theme: Theme, piece: str, share: float = 0.62) -> Colour:
    """A player's colour as it is printed on mats and seals."""
    return mix(theme.players[piece], theme.panel, share)
