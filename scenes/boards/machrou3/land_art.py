"""The drawn map of one window size: its ground, what stands on it, and the marks that show what is going on."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import pygame

from engine.games.machrou3.board import DISTRICTS
from engine.games.machrou3.state import NOBODY
from scenes.boards.machrou3.land_geometry import Projection, bounds, contains, dashes, path
from scenes.boards.machrou3.land_ground import LENS, Ground, Sheet
from scenes.maps import Board, Point
from scenes.texts import Texts
from scenes.ui import art
from scenes.ui.kit import Kit
from scenes.ui.text import DISPLAY, line_picture
from scenes.ui.theme import DARK, LIGHT, Colour, hexed, ink_on, mix

_FADE = 0.46  # how far land that has no part in a battle fades towards paper
_MARGIN = 6.0  # units of the board around a district that its marks may touch


class MapArt:
    """Everything is drawn once and kept; pixels are those of the window."""

    def __init__(self, board: Board, area: pygame.Rect, kit: Kit, texts: Texts) -> None:
        self.board = board
        self.kit = kit
        self.theme = kit.theme
        self.projection = Projection.fit(board, area, kit.unit, kit.compact)
        self.scale = self.projection.scale
        self._ground = Ground(board, self.projection, kit, texts)
        self._whole: pygame.Surface | None = None
        self._faded: pygame.Surface | None = None
        self._dimmed: tuple[frozenset[int], pygame.Surface] | None = None
        self._stencils: dict[tuple[int, Layer], pygame.Surface] = {}
        self._overlays: dict[tuple[int, str, Colour], tuple[pygame.Surface, tuple[int, int]]] = {}
        self._small: dict[object, pygame.Surface] = {}
        self._boxes: dict[int, pygame.Rect] = {}

    # --- the ground ---

    def ground(self) -> pygame.Surface:
        if self._whole is None:
            self._whole = self._ground.draw()
        return self._whole

    def dimmed(self, keep: frozenset[int]) -> pygame.Surface:
        """The ground with all land faded but these districts."""
        if self._dimmed is None or self._dimmed[0] != keep:
            surface = self._all_faded().copy()
            corner = self.projection.area.topleft
            for district in keep:
                place = self._stencil_place(district).move(-corner[0], -corner[1])
                part = self._stencil(district, Layer()).copy()
                part.blit(self.ground(), (-place.x, -place.y), special_flags=pygame.BLEND_RGB_MULT)
                surface.blit(part, place)
            self._dimmed = keep, surface
        return self._dimmed[1]

    def _all_faded(self) -> pygame.Surface:
        if self._faded is None:
            paper = hexed((0x1B, 0x20, 0x29) if self.theme.is_night else self.theme.panel)
            shapes = "".join(path(self.outline(number)) for number in range(len(DISTRICTS)))
            veil = self._ground.raster(f'<path d="{shapes}" fill="{paper}" fill-opacity="{_FADE}"/>')
            self._faded = self.ground().copy()
            inner, area = self.projection.inner, self.projection.area
            self._faded.blit(veil, (inner.x - area.x, inner.y - area.y))
        return self._faded

    def prepare(self) -> Iterator[None]:
        """Make what the first battle would wait for, a little at a time."""
        self._all_faded()
        layers = {layer for state in ("selected", "attacked", "supports") for layer, *_ in _layers(state, DARK)}
        for district in range(len(DISTRICTS)):
            yield
            for layer in layers:
                self._stencil(district, layer)

    def outline(self, district: int) -> tuple[Point, ...]:
        """The shape of a district where players look for it: Beirut's two in the lens."""
        name = DISTRICTS[district].id
        return (self.board.lens.districts if name in LENS else self.board.districts)[name].points

    # --- places ---

    def to_pixels(self, x: float, y: float) -> tuple[int, int]:
        return self.projection.point(x, y)

    def spot(self, district: int) -> tuple[int, int]:
        """Where the pawn of a district stands."""
        name = DISTRICTS[district].id
        pawn = self.board.pawns[name]
        if self.kit.compact:
            roundel = self.board.influence[name]
            return self.to_pixels((pawn.x + roundel.x) / 2, pawn.y)
        return self.to_pixels(pawn.x, pawn.y)

    def bounds(self, district: int) -> pygame.Rect:
        """The box around a district."""
        if district not in self._boxes:
            self._boxes[district] = self._find_bounds(district)
        return self._boxes[district]

    def _find_bounds(self, district: int) -> pygame.Rect:
        left, top, right, bottom = bounds(self.outline(district))
        x, y = self.to_pixels(left, top)
        right_px, bottom_px = self.to_pixels(right, bottom)
        return pygame.Rect(x, y, right_px - x, bottom_px - y)

    def district_at(self, x: int, y: int) -> int | None:
        """The district at a point of the window."""
        inner = self.projection.inner
        if not inner.collidepoint(x, y):
            return None
        bx = (x - inner.x) / self.scale + self.projection.left
        by = (y - inner.y) / self.scale + self.projection.top
        glass = self.board.lens.glass
        in_lens = (bx - glass.x) ** 2 + (by - glass.y) ** 2 <= glass.radius**2
        for number, district in enumerate(DISTRICTS):
            if in_lens:
                shapes = (self.board.lens.districts.get(district.id), self.board.lens.context.get(district.id))
            else:
                shapes = (self.board.districts[district.id], None)
            if any(shape is not None and contains(shape.points, bx, by) for shape in shapes):
                return number
        return None

    def track_spot(self, seats: int, place: int) -> tuple[int, int]:
        """Where the pawn of a bloc of so many seats stands; several on one cell stand a little apart."""
        cell = self.board.blocs_track[min(seats, len(self.board.blocs_track) - 1)]
        x, y = self.projection.rim(*cell.centre)
        step = round(11 * self.kit.unit)
        at_side = cell.y >= 32 and cell.y + cell.height <= self.board.height - 32
        return (
            (x + place * step, y)
            if at_side and x < self.projection.area.centerx
            else (
                (x - place * step, y)
                if at_side
                else (x, y + place * step * (1 if y < self.projection.area.centery else -1))
            )
        )

    # --- pieces ---

    def pieces(
        self,
        surface: pygame.Surface,
        owner: Sequence[int],
        ip: Sequence[int],
        media: int,
        pieces: Sequence[str],
        dim: frozenset[int],
    ) -> None:
        """Pawns, Influence Points and Media Stations on every district."""
        for district in range(len(DISTRICTS)):
            self.piece(surface, district, owner, ip, media, pieces, district in dim)

    def piece(
        self,
        surface: pygame.Surface,
        district: int,
        owner: Sequence[int],
        ip: Sequence[int],
        media: int,
        pieces: Sequence[str],
        dim: bool = False,
    ) -> None:
        """What stands on one district; on a small map the points are printed on the pawn."""
        name = DISTRICTS[district].id
        seat = owner[district]
        x, y = self.spot(district)
        piece = pieces[seat] if seat != NOBODY else ""
        if self.kit.compact:
            _blit(surface, self._merged(piece, ip[district], dim), x, y)
        else:
            _blit(surface, self._pawn(piece, dim), x, y)
            place = self.board.influence[name]
            _blit(surface, self._roundel(ip[district], dim), *self.to_pixels(place.x, place.y))
        if media >> district & 1:
            place = self.board.media[name]
            px, py = self.to_pixels(place.x, place.y)
            if self.kit.compact:
                px -= round((place.x - self.board.pawns[name].x) * self.scale * 0.35)
            _blit(surface, self._station(dim), px, py)

    def _kept(self, key: object, picture: pygame.Surface, dim: bool) -> pygame.Surface:
        """A small picture, seen through paper if it is dim."""
        if dim:
            picture = picture.copy()
            picture.set_alpha(130)
        self._small[key] = picture
        return picture

    def _pawn(self, piece: str, dim: bool) -> pygame.Surface:
        key = ("pawn", piece, dim)
        if key in self._small:
            return self._small[key]
        radius = 16 * self.scale
        picture = art.token(piece, radius, self.theme) if piece else self._empty(radius)
        return self._kept(key, picture, dim)

    def _empty(self, radius: float) -> pygame.Surface:
        """The place of a pawn that is not there: a Swing District."""
        side = round(radius * 2.3)
        ink = hexed(self.theme.ink2)
        ring = f'<circle cx="23" cy="23" r="16" fill="none" stroke="{ink}" stroke-width="2.6" stroke-dasharray="5 4"/>'
        return art.rasterised(art.drawing(ring, 46, 46), side, side)

    def _roundel(self, ip: int, dim: bool) -> pygame.Surface:
        key = ("roundel", ip, dim)
        if key in self._small:
            return self._small[key]
        side = round(31 * self.scale)
        paper = hexed(self.theme.inverse if self.theme.is_night else self.theme.card)
        disc = f'<circle cx="15.5" cy="15.5" r="14" fill="{paper}" stroke="{hexed(DARK)}" stroke-width="2.4"/>'
        picture = art.rasterised(art.drawing(disc, 31, 31), side, side)
        _print(picture, str(ip), round(25 * self.scale), DARK)
        return self._kept(key, picture, dim)

    def _merged(self, piece: str, ip: int, dim: bool) -> pygame.Surface:
        key = ("merged", piece, ip, dim)
        if key in self._small:
            return self._small[key]
        radius = 20 * self.scale
        if piece:
            picture = art.token(piece, radius, self.theme).copy()
            ink = ink_on(self.theme.players[piece])
        else:
            picture = self._empty(radius * 0.92)
            ink = self.theme.ink
        lift = -round(radius * 0.14) if piece else 0
        drop = round(radius * 0.2) if piece in ("cobalt", "umber", "slate") else 0
        _print(picture, str(ip), round(24 * self.scale), ink, lift + drop)
        return self._kept(key, picture, dim)

    def _station(self, dim: bool) -> pygame.Surface:
        key = ("station", dim)
        if key in self._small:
            return self._small[key]
        side = round(29 * self.scale)
        inks = f'fill="{hexed(DARK)}" stroke="{hexed(LIGHT)}" stroke-width="1.6"'
        inner = f'<rect x="1" y="1" width="27" height="27" rx="4" {inks}/>'
        picture = art.rasterised(art.drawing(inner, 29, 29), side, side)
        mast = art.icon("media", round(21 * self.scale), LIGHT)
        _blit(picture, mast, side // 2, side // 2)
        return self._kept(key, picture, dim)

    def track_pawns(self, surface: pygame.Surface, blocs: Sequence[int], pieces: Sequence[str]) -> None:
        """The pawns of the blocs on the track."""
        radius = (14 if not self.kit.compact else 10.5) * self.kit.unit
        standing: dict[int, int] = {}
        for seat, bloc in enumerate(blocs):
            place = standing.get(bloc, 0)
            standing[bloc] = place + 1
            _blit(surface, art.token(pieces[seat], radius, self.theme), *self.track_spot(bloc, place))

    # --- marks ---

    def overlay(self, district: int, state: str, colour: Colour) -> tuple[pygame.Surface, tuple[int, int]]:
        """A mark for a district and where its corner goes: hover, selected, target, attacked, supports, may, flash."""
        key = (district, state, colour)
        if key not in self._overlays:
            if len(self._overlays) > 400:
                self._overlays.clear()
            self._overlays[key] = self._make_overlay(district, state, colour)
        return self._overlays[key]

    def _make_overlay(self, district: int, state: str, colour: Colour) -> tuple[pygame.Surface, tuple[int, int]]:
        place = self._stencil_place(district)
        sheet = pygame.Surface(place.size, pygame.SRCALPHA)
        for layer, ink, opacity in _layers(state, colour):
            printed = self._stencil(district, layer).copy()
            printed.fill((*ink, round(255 * opacity)), special_flags=pygame.BLEND_RGBA_MULT)
            sheet.blit(printed, (0, 0))
        if state in ("selected", "attacked", "hover"):
            printed = self._stencil(district, Layer(4 if state == "hover" else 6, is_outside=True)).copy()
            printed.fill((*self.theme.line, 255), special_flags=pygame.BLEND_RGBA_MULT)
            sheet.blit(printed, (0, 0))
        if state != "flash":
            self._reprint(sheet, district, place)
        return sheet, place.topleft

    def _stencil_place(self, district: int) -> pygame.Rect:
        """Where the stencils of a district go in the window."""
        left, top, right, bottom = bounds(self.outline(district))
        size = round((right - left + 2 * _MARGIN) * self.scale), round((bottom - top + 2 * _MARGIN) * self.scale)
        return pygame.Rect(self.to_pixels(left - _MARGIN, top - _MARGIN), size)

    def _stencil(self, district: int, layer: "Layer") -> pygame.Surface:
        """A shape in white that any ink can be printed through."""
        key = (district, layer)
        if key not in self._stencils:
            left, top, right, bottom = bounds(self.outline(district))
            left, top = left - _MARGIN, top - _MARGIN
            wide, high = right + _MARGIN - left, bottom + _MARGIN - top
            size = self._stencil_place(district).size
            inner = layer.svg(self.outline(district), (left, top, wide, high))
            markup = (
                f'<svg xmlns="http://www.w3.org/2000/svg" width="{size[0]}" height="{size[1]}" '
                f'viewBox="{left:.2f} {top:.2f} {wide:.2f} {high:.2f}" preserveAspectRatio="none">{inner}</svg>'
            )
            sheet = art.rasterised(markup, *size)
            if not layer.is_outside and layer != Layer():
                sheet.blit(self._stencil(district, Layer()), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
            self._stencils[key] = sheet
        return self._stencils[key]

    def _reprint(self, sheet: pygame.Surface, district: int, place: pygame.Rect) -> None:
        """Print the district's name again, over a mark that would bury it."""
        area = self.projection.area
        self._ground.label(_Shifted(sheet, (area.x - place.x, area.y - place.y)), DISTRICTS[district].id)

    def name(self, surface: pygame.Surface, district: int) -> None:
        """Print a district's name over whatever lies on it."""
        self._ground.label(_Shifted(surface, self.projection.area.topleft), DISTRICTS[district].id)

    def label_box(self, district: int) -> pygame.Rect:
        """Where a district's name stands."""
        place = self.board.labels[DISTRICTS[district].id]
        x, y = self.to_pixels(place.x, place.y)
        return pygame.Rect(x, y, round(place.width * self.scale), round(place.height * self.scale))


class _Shifted(Sheet):
    """A surface whose corner lies elsewhere."""

    def __init__(self, surface: pygame.Surface, shift: tuple[int, int]) -> None:
        self.surface = surface
        self.shift = shift

    def blit(self, picture: pygame.Surface, place: tuple[int, int]) -> None:
        self.surface.blit(picture, (place[0] + self.shift[0], place[1] + self.shift[1]))


class Layer(NamedTuple):
    """One thing that a mark prints on a district: its whole area, a line along its border, or a hatch."""

    line: float = 0.0  # how broad; 0 fills the area
    dashes: tuple[float, float] | None = None  # their length and that of the gaps
    is_outside: bool = False  # whether the line runs on both sides of the border
    is_hatch: bool = False

    def svg(self, outline: Sequence[Point], box: tuple[float, float, float, float]) -> str:
        if not self.line:
            return f'<path d="{path(outline)}" fill="#FFFFFF"/>'
        if self.is_hatch:
            left, top, wide, high = box
            steps = range(0, round(wide + high), 15)
            line = "".join(f"M{left + x:.0f},{top:.0f}l{-high:.0f},{high:.0f}" for x in steps)
        elif self.dashes is not None:
            line = dashes((*outline, outline[0]), *self.dashes)
        else:
            line = path(outline)
        broad = self.line if self.is_outside or self.is_hatch else 2 * self.line
        return f'<path d="{line}" fill="none" stroke="#FFFFFF" stroke-width="{broad:g}" stroke-linejoin="round"/>'


def _layers(state: str, colour: Colour) -> list[tuple[Layer, Colour, float]]:
    """What a mark prints inside the outline, one over the other: a layer, its ink and how opaque it is."""
    selected = [(Layer(11.5), DARK, 1.0), (Layer(9.5), colour, 1.0)]
    match state:
        case "hover":
            return [(Layer(), (255, 255, 255), 0.35)]
        case "flash":
            return [(Layer(), colour, 0.8)]
        case "target":
            return [(Layer(8.5), LIGHT, 1.0), (Layer(6.5, (12, 8)), DARK, 1.0)]
        case "selected":
            return selected
        case "attacked":
            hatch = (Layer(4.5, is_hatch=True), mix(colour, DARK, 0.5), 0.35)
            return [(Layer(), colour, 0.3), hatch, *selected]
        case "supports":
            return [(Layer(7.5), DARK, 1.0), (Layer(6), colour, 1.0)]
        case _:
            return [(Layer(6.5), LIGHT, 1.0), (Layer(6, (10, 8)), colour, 1.0)]


def _blit(surface: pygame.Surface, picture: pygame.Surface, x: int, y: int) -> None:
    surface.blit(picture, (x - picture.get_width() // 2, y - picture.get_height() // 2))


def _print(surface: pygame.Surface, word: str, pixels: int, ink: Colour, lift: int = 0) -> None:
    """A number in the middle of a small picture; capitals have no descent to be centred with."""
    picture = line_picture(word, DISPLAY, max(8, pixels), ink)
    top = picture.get_bounding_rect()
    x = (surface.get_width() - top.w) // 2 - top.x
    y = (surface.get_height() - top.h) // 2 - top.y + lift
    surface.blit(picture, (x, y))
