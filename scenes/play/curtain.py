"""What private rooms are made of: a stage that keeps its proportions, folds of cloth, rays, and the polling booth."""

import math

import pygame

from scenes.ui import art
from scenes.ui.kit import Box, Kit
from scenes.ui.painter import Painter
from scenes.ui.theme import CREAM, DARK, SHAPE_OF, Colour, hexed, mix, rgb

STAGE = (1920.0, 1080.0)
_COMPACT = 2 / 3
BLACK: Colour = (0, 0, 0)
WHITE: Colour = (255, 255, 255)
_FOLDS = 9
_CLOTH = (rgb("F3E7C8"), rgb("B79F6C"), rgb("DCC897"))


class Stage:
    """Measures a screen as if it were 1920 by 1080; what a window has beyond that is `spare`."""

    def __init__(self, kit: Kit) -> None:
        self.kit = kit
        self.scale = _COMPACT if kit.compact else 1.0
        self.width = kit.width / self.scale
        self.height = kit.height / self.scale
        self.spare_x = self.width - STAGE[0]
        self.spare_y = self.height - STAGE[1]

    def box(self, x: float, y: float, width: float, height: float) -> Box:
        return Box(x * self.scale, y * self.scale, width * self.scale, height * self.scale)

    def size(self, units: float) -> float:
        """A size of text or a length in units of the kit."""
        return units * self.scale

    def pixels(self, units: float) -> int:
        return self.kit.length(units * self.scale)


def draw_folds(painter: Painter, box: Box, colour: Colour, folds: int) -> None:
    """A curtain that hangs straight: three tones a fold."""
    painter.fill(box, colour)
    wide = box.w / folds
    for fold in range(folds):
        x = box.x + fold * wide
        painter.fill(Box(x, box.y, wide * 0.28, box.h), mix(colour, BLACK, 0.34))
        painter.fill(Box(x + wide * 0.28, box.y, wide * 0.24, box.h), mix(colour, BLACK, 0.14))
        painter.fill(Box(x + wide * 0.74, box.y, wide * 0.12, box.h), mix(colour, WHITE, 0.16))


def draw_rays(painter: Painter, x: float, y: float, count: int, length: float, colour: Colour) -> None:
    """Sunbeams across the whole picture, smooth at their edges."""
    surface = painter.surface
    middle = painter.kit.point(x, y)
    reach = length * painter.kit.unit
    for number in range(count):
        angles = [math.tau * (number + part) / count + 0.035 for part in (0, 0.5)]
        ends = [(middle[0] + reach * math.cos(angle), middle[1] + reach * math.sin(angle)) for angle in angles]
        pygame.draw.polygon(surface, colour, [middle, *ends])
        for end in ends:
            pygame.draw.aaline(surface, colour, middle, end)


def draw_dots(
    painter: Painter, box: Box, step: float, biggest: float, colour: Colour, is_falling: bool = False
) -> None:
    """A field of printer's dots that grow downwards, or shrink."""
    kit = painter.kit
    rows = int(box.h / step) + 1
    dots = []
    for row in range(rows):
        share = 1 - row / rows if is_falling else row / rows
        for column in (0, 1):
            cx = (column + (0.5 if row % 2 else 0)) * step
            dots.append(f'<circle cx="{cx:g}" cy="{row * step:g}" r="{biggest * share:.2f}" fill="{hexed(colour)}"/>')
    wide = kit.length(step)
    tile = art.svg(art.drawing("".join(dots), step, box.h), wide, kit.length(box.h))
    area = kit.pixels(box)
    for x in range(area.x, area.right, wide):
        painter.surface.blit(tile, (x, area.y))


def draw_wallpaper(painter: Painter, piece: str) -> None:
    """A player's colour all over, with their shape in a quiet pattern."""
    stage = Stage(painter.kit)
    colour = painter.theme.players[piece]
    painter.fill(painter.kit.screen, colour)
    side = stage.size(150)
    line = hexed(mix(colour, WHITE if sum(colour) < 560 else BLACK, 0.10))
    path = art.shape_path(SHAPE_OF[piece], 46)
    inner = f'<path transform="translate(75,75)" d="{path}" fill="none" stroke="{line}" stroke-width="5"/>'
    pixels = painter.kit.length(side)
    tile = art.svg(art.drawing(inner, 150, 150), pixels, pixels)
    for row in range(int(painter.kit.height / side) + 2):
        for column in range(-1, int(painter.kit.width / side) + 2):
            painter.picture(tile, column * side + (side / 2 if row % 2 else 0), row * side)


class PollingBooth:
    """The booth of the cover, 640 by 830 on the stage; its curtain bears the player's shape and can open."""

    def __init__(self, painter: Painter, x: float, y: float, piece: str) -> None:
        self.stage = Stage(painter.kit)
        self.painter = painter
        self.x, self.y = x, y
        self.piece = piece

    def draw(self, sign: str, display: str) -> None:
        """The booth with its curtain shut."""
        painter, stage = self.painter, self.stage
        frame = stage.box(self.x - 40, self.y - 40, 840, 960)
        painter.svg(f'<g transform="scale({stage.scale:g})"><g transform="translate(40,40)">{_BOOTH}</g></g>', frame)
        self.draw_curtain(0.0)
        board = stage.box(self.x - 20, self.y - 34, 680, 104)
        painter.fill(board, DARK)
        painter.frame(stage.box(self.x - 8, self.y - 22, 656, 80), CREAM, stage.size(3))
        painter.text(sign, stage.box(self.x + 10, self.y - 18, 620, 72), stage.size(66), display, CREAM, "centre")

    def draw_curtain(self, share: float) -> None:
        """The curtain, opened by a share: its halves are pushed to the sides."""
        painter, stage = self.painter, self.stage
        place = stage.box(self.x + 34, self.y + 92, 572, 640)
        area = painter.kit.pixels(place)
        cloth = art.remembered(
            ("cloth", self.piece, painter.theme.name, area.size), lambda: self._cloth(area.width, area.height)
        )
        if share <= 0:
            painter.surface.blit(cloth, area)
            return
        painter.fill(stage.box(self.x + 37, self.y + 116, 566, 594), rgb("15100D"))
        # A drawing keeps its proportions, so the cloth may be a pixel narrower or lower than its place.
        half, tall = cloth.get_width() // 2, cloth.get_height()
        wide = max(1, round(half * (1 - 0.84 * share)))
        for start, x in ((0, area.x), (half, area.right - wide)):
            part = cloth.subsurface((start, 0, half, tall))
            painter.surface.blit(pygame.transform.smoothscale(part, (wide, area.h)), (x, area.y))

    def _cloth(self, width: int, height: int) -> pygame.Surface:
        """The shut curtain with its rail; the shape printed on it is darker in the folds."""
        cloth = art.rasterised(art.drawing(_curtain(), 572, 640), width, height).copy()
        scale = width / 572
        side = round(416 * scale)
        colour = self.painter.theme.players[self.piece]
        path = art.shape_path(SHAPE_OF[self.piece], 170)
        inner = f'<path transform="translate(208,208)" d="{path}" fill="{hexed(colour)}" fill-rule="evenodd"/>'
        emblem = art.rasterised(art.drawing(inner, 416, 416), side, side).copy()
        left, fold = (width - side) / 2, width / _FOLDS
        for number in range(_FOLDS):
            for start, end, light in ((0.0, 0.26, 120), (0.26, 0.48, 184)):
                strip = pygame.Rect(round((number + start) * fold - left), 0, round((end - start) * fold), side)
                emblem.fill((light, light, light, 255), strip.clip(emblem.get_rect()), pygame.BLEND_RGBA_MULT)
        cloth.blit(emblem, (round(left), round(100 * scale)))
        return cloth


def _leg(x: float, turn: int) -> str:
    return (
        f'<g transform="translate({x:g},0) scale({turn},1)">'
        '<path d="M-26,560 L26,560 L20,766 L-20,766Z" fill="#39405A"/>'
        '<path d="M0,560 L26,560 L20,766 L4,766Z" fill="#262B40"/>'
        '<path d="M-16,764 h30 v20 h-30z" fill="#F3CFA6"/>'
        '<path d="M-20,780 Q0,770 18,780 L58,802 Q72,812 68,822 L-22,822Z" fill="#1F1A17"/>'
        '<path d="M-22,816 H69" stroke="#F6ECD4" stroke-width="5"/></g>'
    )


_BOOTH = (
    '<path d="M40,890 L780,890 L680,820 L40,820Z" fill="#000000" fill-opacity=".22"/>'
    '<rect width="640" height="830" fill="#2A221C" stroke="#1F1A17" stroke-width="7"/>'
    '<rect x="34" y="110" width="572" height="720" fill="#15100D"/>'
    '<rect x="34" y="610" width="572" height="220" fill="#E7D6AC"/>'
    '<rect x="34" y="790" width="572" height="40" fill="#A98F57"/>'
    f"{_leg(258, -1)}{_leg(382, 1)}"
    '<rect y="70" width="34" height="760" fill="#5A4630" stroke="#1F1A17" stroke-width="5"/>'
    '<rect x="606" y="70" width="34" height="760" fill="#43331F" stroke="#1F1A17" stroke-width="5"/>'
)


def _curtain() -> str:
    """Cloth 572 wide, whose hem hangs in scallops, on a brass rail."""
    wide = 572 / _FOLDS
    parts = []

    def strip(fold: int, start: float, end: float, colour: Colour) -> str:
        steps = [start + (end - start) * number / 8 for number in range(8, -1, -1)]
        hem = " ".join(f"L{(fold + at) * wide:.1f},{594 + 60 * at * (1 - at):.1f}" for at in steps)
        return f'<path d="M{(fold + start) * wide:.1f},18 H{(fold + end) * wide:.1f} {hem}Z" fill="{hexed(colour)}"/>'

    for fold in range(_FOLDS):
        parts += [strip(fold, 0, 1, _CLOTH[0]), strip(fold, 0, 0.26, _CLOTH[1]), strip(fold, 0.26, 0.48, _CLOTH[2])]
    scallops = f"q{wide / 2:.2f},30 {wide:.2f},0 " * _FOLDS
    parts.append(f'<path d="M0,594 {scallops}" fill="none" stroke="#1F1A17" stroke-width="5"/>')
    parts.append('<rect x="-8" y="10" width="588" height="14" fill="#B98A2E" stroke="#1F1A17" stroke-width="4"/>')
    parts += [
        f'<circle cx="{wide * (fold + 0.5):.1f}" cy="17" r="13" fill="none" stroke="#E2BE6A" stroke-width="6"/>'
        for fold in range(_FOLDS)
    ]
    return "".join(parts)
