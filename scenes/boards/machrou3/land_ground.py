"""The ground of the map: sea, coast, neighbours, tinted land, frontiers, names, the lens over Beirut, the track."""

import random
from typing import Protocol

import pygame

from engine.games.machrou3.board import DISTRICTS
from scenes.boards.machrou3.land_geometry import Edge, Projection, path, shared_edges, strokes
from scenes.maps import Board
from scenes.texts import Texts, text_id
from scenes.ui import art
from scenes.ui.kit import Kit
from scenes.ui.text import BOLD, DISPLAY, LABEL, line_picture, line_size
from scenes.ui.theme import Colour, hexed, mix

GOVERNORATE = {district.id: district.governorate for district in DISTRICTS}
LENS = ("beirut-1", "beirut-2")
_WHITE = (255, 255, 255)
_COAST_LINES = ((34, 0.35, 1.5), (24, 0.5, 1.8), (15, 0.7, 2.1), (7, 0.9, 2.4))
_MAJORITY = 65


class Ground:
    """Draws everything that stays where it is."""

    def __init__(self, board: Board, projection: Projection, kit: Kit, texts: Texts) -> None:
        self.board = board
        self.projection = projection
        self.kit = kit
        self.theme = kit.theme
        self.texts = texts
        self.edges = shared_edges(board.districts)

    def draw(self) -> pygame.Surface:
        surface = pygame.Surface(self.projection.area.size)
        self._track(surface)
        inner = self.projection.inner.move(-self.projection.area.x, -self.projection.area.y)
        surface.blit(self._land(), inner)
        pygame.draw.rect(surface, self.theme.edge, inner, self.kit.length(2.5))
        self._title(surface)
        for name in self.board.labels:
            self.label(surface, name)
        self._captions(surface)
        pygame.draw.rect(surface, self.theme.edge, surface.get_rect(), self.kit.length(2.5))
        return surface

    def _place(self, x: float, y: float) -> tuple[int, int]:
        """A place of the board on the panel's own surface."""
        px, py = self.projection.point(x, y)
        return px - self.projection.area.x, py - self.projection.area.y

    def raster(self, inner: str) -> pygame.Surface:
        """SVG elements in units of the board, as large as the inner part of the panel."""
        width, height = self.projection.inner.size
        markup = (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
            f'viewBox="{self.projection.view_box()}" preserveAspectRatio="none">{inner}</svg>'
        )
        return art.rasterised(markup, width, height)

    # --- sea and land ---

    def _land(self) -> pygame.Surface:
        surface = pygame.Surface(self.projection.inner.size)
        surface.fill(self.theme.sea)
        surface.blit(self.raster(self._sea()), (0, 0))
        self._neighbours(surface)
        surface.blit(self.raster(self._tints()), (0, 0))
        self._misregistration(surface)
        if self.kit.settings.pattern_assist:
            self._patterns(surface)
        surface.blit(self.raster(self._lines() + self._lens()), (0, 0))
        return surface

    def _outline(self) -> str:
        """Coast and outer frontiers."""
        return strokes(edge for edge, names in self.edges.items() if len(names) == 1)

    def _sea(self) -> str:
        """Broken hatching, and lines that follow the coast and fade outwards."""
        theme, night = self.theme, self.theme.is_night
        luck = random.Random(4)
        dashes = []
        for y in range(int(self.projection.top) + 8, 880, 13):
            x = self.projection.left - luck.randrange(80)
            while x < 800:
                length = luck.randrange(26, 90)
                dashes.append(f"M{x:.0f},{y}h{length}")
                x += length + luck.randrange(16, 54)
        hatch = mix(theme.sea, theme.hatch, 0.75)
        parts = [f'<path d="{"".join(dashes)}" stroke="{hexed(hatch)}" stroke-width="1.5" fill="none"/>']
        dry = path(self.board.neighbours.points) + self._outline()
        shallow = mix(theme.sea, (0x3A, 0x56, 0x70) if night else _WHITE, 0.2)
        line = mix(theme.hatch, (0x6E, 0x93, 0xB5) if night else theme.ink, 0.35)
        parts.append(_stroke(dry, shallow, 80))
        for distance, strength, width in _COAST_LINES:
            parts.append(_stroke(dry, mix(shallow, line, strength), 2 * distance + width))
            parts.append(_stroke(dry, shallow, 2 * distance - width))
        return "".join(parts)

    def _neighbours(self, surface: pygame.Surface) -> None:
        """Plain dotted paper: whatever lies beyond is no part of the game."""
        theme = self.theme
        shape = path(self.board.neighbours.points)
        surface.blit(self.raster(f'<path d="{shape}" fill="{hexed(theme.neighbour)}"/>'), (0, 0))
        scale = self.projection.scale
        dots = pygame.Surface(surface.get_size(), pygame.SRCALPHA)
        ink = mix(theme.neighbour, theme.ink, 0.2)
        side = max(1, round(1.7 * scale))
        for row, y in enumerate(range(0, round(surface.get_height() / scale), 11)):
            for x in range(4 if row % 2 else 10, round(surface.get_width() / scale), 12):
                dots.fill((*ink, 255), (round(x * scale), round(y * scale), side, side))
        mask = self.raster(f'<path d="{shape}" fill="#FFFFFF"/>')
        dots.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        surface.blit(dots, (0, 0))

    def _tints(self) -> str:
        theme = self.theme
        land = "".join(path(region.points) for region in self.board.districts.values())
        shade = 0.45 if theme.is_night else 0.16
        parts = [f'<path d="{land}" transform="translate(6,8)" fill="#000000" fill-opacity="{shade}"/>']
        for name, region in self.board.districts.items():
            tint = hexed(theme.lands[GOVERNORATE[name]])
            shape = path(region.points)
            parts.append(f'<path d="{shape}" fill="{tint}" stroke="{tint}" stroke-width="1"/>')
        return "".join(parts)

    def _misregistration(self, surface: pygame.Surface) -> None:
        """A rim in the shade on the south-east of each governorate, as if the press had slipped."""
        theme = self.theme
        for name in theme.lands:
            shape = self._governorate(name)
            if name == "beirut" or not shape:
                continue
            ink = (
                mix(theme.lands[name], (0, 0, 0), 0.3)
                if theme.is_night
                else mix(theme.lands[name], theme.shades[name], 0.5)
            )
            rim = self.raster(f'<path d="{shape}" fill="{hexed(ink)}"/>')
            moved = self.raster(f'<path d="{shape}" transform="translate(-5,-6)" fill="#FFFFFF" stroke="#FFFFFF"/>')
            rim.blit(moved, (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
            surface.blit(rim, (0, 0))

    def _governorate(self, name: str) -> str:
        regions = self.board.districts.items()
        return "".join(path(region.points) for district, region in regions if GOVERNORATE[district] == name)

    def _patterns(self, surface: pygame.Surface) -> None:
        """A pattern for each governorate, for those who do not tell its tint from others."""
        for name in self.theme.lands:
            shape = self._governorate(name)
            lens = "".join(path(region.points) for region in self.board.lens.districts.values())
            sheet = self.raster(_pattern(name, self.theme.ink))
            mask = self.raster(f'<path d="{shape + (lens if name == "beirut" else "")}" fill="#FFFFFF"/>')
            sheet.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
            sheet.set_alpha(60)
            surface.blit(sheet, (0, 0))

    def _lines(self) -> str:
        theme = self.theme
        within: list[Edge] = []
        between: list[Edge] = []
        for edge, names in self.edges.items():
            if len(names) == 2:
                same = GOVERNORATE[names[0]] == GOVERNORATE[names[1]]
                (within if same else between).append(edge)
        parts = [
            _stroke(strokes(within), theme.line, 1.9),
            _stroke(strokes(between), theme.line, 4.6),
            _stroke(self._outline(), theme.line, 5),
        ]
        if theme.is_night:
            parts.append(_stroke(self._outline(), theme.key_line, 1.6))
        return "".join(parts)

    def _lens(self) -> str:
        """Beirut enlarged in the sea, with lines to where it lies."""
        theme, lens = self.theme, self.board.lens
        line = theme.key_line if theme.is_night else theme.line
        glass, spot = lens.glass, lens.spot
        sea = mix(theme.sea, (0x3A, 0x56, 0x70) if theme.is_night else _WHITE, 0.3)
        parts = [
            *(
                f'<path d="{path(leader, closed=False)}" stroke="{hexed(line)}" stroke-width="2.4" '
                'stroke-dasharray="7 5" fill="none"/>'
                for leader in lens.leaders
            ),
            f'<circle cx="{spot.x}" cy="{spot.y}" r="{spot.radius}" fill="none" '
            f'stroke="{hexed(line)}" stroke-width="3"/>',
            f'<circle cx="{glass.x + 5}" cy="{glass.y + 7}" r="{glass.radius}" fill="#000000" fill-opacity="0.18"/>',
            f'<circle cx="{glass.x}" cy="{glass.y}" r="{glass.radius}" fill="{hexed(sea)}"/>',
        ]
        for regions in (lens.context, lens.districts):
            for name, region in regions.items():
                tint = hexed(theme.lands[GOVERNORATE.get(name, "mount-lebanon")])
                shape = path(region.points)
                parts.append(f'<path d="{shape}" fill="{tint}" stroke="{hexed(theme.line)}" stroke-width="3"/>')
        rim = f'cx="{glass.x}" cy="{glass.y}" r="{glass.radius}" fill="none"'
        parts.append(f'<circle {rim} stroke="{hexed(line)}" stroke-width="5"/>')
        return "".join(parts)

    # --- words ---

    def label(self, surface: "Sheet | pygame.Surface", name: str) -> None:
        """The name of a district in capitals, with a paper halo so that it can be read on anything."""
        place = self.board.labels[name]
        word = self.texts(text_id("district", name)).upper()
        scale = self.projection.scale
        pixels = max(10, round((15.5 if not self.kit.compact else 18.0) * scale))
        while pixels > 8 and line_size(word, LABEL, pixels)[0] > (place.width + 26) * scale:
            pixels -= 1
        theme = self.theme
        halo = mix(theme.lands[GOVERNORATE[name]], _WHITE if not theme.is_night else (0, 0, 0), 0.72)
        x, y = self._place(place.centre[0], place.centre[1] - (8 if self.kit.compact else 0))
        haloed(surface, word, pixels, theme.ink, halo, x, y, max(1, round(2 * scale)))

    def _captions(self, surface: pygame.Surface) -> None:
        """The names on the rim of the lens."""
        for name, place in self.board.lens.captions.items():
            word = self.texts(text_id("district", name)).upper()
            picture = line_picture(word, LABEL, max(9, round(13 * self.projection.scale)), self.theme.ink)
            turned = pygame.transform.rotate(picture, -place.angle) if place.angle else picture
            x, y = self._place(place.x, place.y)
            surface.blit(turned, (x - turned.get_width() // 2, y - turned.get_height() // 2))

    def _title(self, surface: pygame.Surface) -> None:
        place, scale = self.board.piles["title"], self.projection.scale
        x = self.projection.inner.x - self.projection.area.x + round(16 * scale)
        y = self._place(place.x, place.y)[1]
        title = line_picture(self.texts("map-title"), DISPLAY, round(58 * scale), self.theme.ink)
        surface.blit(title, (x, y))
        note = line_picture(self.texts("map-note"), LABEL, max(11, round(16.5 * scale)), self.theme.ink2)
        surface.blit(note, (x, y + title.get_height() - round(4 * scale)))

    def _track(self, surface: pygame.Surface) -> None:
        """The Blocs Track: a dot a seat, a number every five, the majority printed white on black."""
        theme, projection = self.theme, self.projection
        surface.fill(theme.card)
        pixels = max(10, round((15 if not self.kit.compact else 13) * self.kit.unit))
        for number, cell in enumerate(self.board.blocs_track):
            x, y = projection.rim(*cell.centre)
            x, y = x - projection.area.x, y - projection.area.y
            if number % 5:
                pygame.draw.circle(surface, theme.ink3, (x, y), max(1, round(1.8 * self.kit.unit)))
                continue
            ink = theme.ink
            if number == _MAJORITY:
                side = projection.inner.x - projection.area.x
                box = pygame.Rect(0, 0, side, side)
                box.center = (x, y)
                pygame.draw.rect(surface, theme.ink, box)
                ink = theme.card
            picture = line_picture(str(number), BOLD, pixels, ink)
            surface.blit(picture, (x - picture.get_width() // 2, y - picture.get_height() // 2))


class Sheet(Protocol):
    """What a word can be printed on."""

    def blit(self, picture: pygame.Surface, place: tuple[int, int]) -> object: ...


def haloed(
    surface: Sheet | pygame.Surface, word: str, pixels: int, ink: Colour, halo: Colour, x: int, y: int, reach: int
) -> None:
    """A word around a point with a rim in another colour."""
    rim, picture = line_picture(word, LABEL, pixels, halo), line_picture(word, LABEL, pixels, ink)
    left, top = x - picture.get_width() // 2, y - picture.get_height() // 2
    for dx in range(-reach, reach + 1):
        for dy in range(-reach, reach + 1):
            if 0 < dx * dx + dy * dy <= reach * reach + 1:
                surface.blit(rim, (left + dx, top + dy))
    surface.blit(picture, (left, top))


def _stroke(shape: str, colour: Colour, width: float) -> str:
    return (
        f'<path d="{shape}" fill="none" stroke="{hexed(colour)}" stroke-width="{width:g}" '
        'stroke-linecap="round" stroke-linejoin="round"/>'
    )


def _pattern(governorate: str, ink: Colour) -> str:
    """Dots, lines, plus signs, waves or checks all over the board."""
    parts = []
    for y in range(0, 900, 16):
        for x in range(0, 820, 16):
            match governorate:
                case "north":
                    parts.append(f"M{x + 6},{y + 6}h4v4h-4z")
                case "bekaa":
                    parts.append(f"M{x},{y + 16}L{x + 16},{y}L{x + 16},{y + 3}L{x + 3},{y + 16}z")
                case "mount-lebanon":
                    parts.append(f"M{x + 7},{y + 3}h2v4h4v2h-4v4h-2v-4h-4v-2h4z")
                case "beirut":
                    parts.append(f"M{x},{y + 7}q4,-5 8,0t8,0v2q-4,5 -8,0t-8,0z")
                case _:
                    parts.append(f"M{x},{y}h8v8h-8zM{x + 8},{y + 8}h8v8h-8z")
    return f'<path d="{"".join(parts)}" fill="{hexed(ink)}"/>'
