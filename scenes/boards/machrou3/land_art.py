"""The drawn map of one window size: its ground, what stands on it, and the marks that show what is going on."""

from collections.abc import Sequence

import pygame

from engine.games.machrou3.board import DISTRICTS
from engine.games.machrou3.state import NOBODY
from scenes.boards.machrou3.land_geometry import Projection, bounds, contains, path
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
        self._dimmed: tuple[frozenset[int], pygame.Surface] | None = None
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
            paper = hexed((0x1B, 0x20, 0x29) if self.theme.is_night else self.theme.panel)
            others = [number for number in range(len(DISTRICTS)) if number not in keep]
            shapes = "".join(path(self.outline(number)) for number in others)
            veil = self._ground.raster(f'<path d="{shapes}" fill="{paper}" fill-opacity="{_FADE}"/>')
            surface = self.ground().copy()
            inner, area = self.projection.inner, self.projection.area
            surface.blit(veil, (inner.x - area.x, inner.y - area.y))
            self._dimmed = keep, surface
        return self._dimmed[1]

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
        left, top, right, bottom = bounds(self.outline(district))
        left, top = left - _MARGIN, top - _MARGIN
        wide, high = right + _MARGIN - left, bottom + _MARGIN - top
        size = round(wide * self.scale), round(high * self.scale)
        shape = path(self.outline(district))

        def raster(inner: str) -> pygame.Surface:
            markup = (
                f'<svg xmlns="http://www.w3.org/2000/svg" width="{size[0]}" height="{size[1]}" '
                f'viewBox="{left:.2f} {top:.2f} {wide:.2f} {high:.2f}" preserveAspectRatio="none">{inner}</svg>'
            )
            return art.rasterised(markup, *size)

        sheet = raster(_inside(state, shape, colour, (left, top, wide, high)))
        sheet.blit(raster(f'<path d="{shape}" fill="#FFFFFF"/>'), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        if state in ("selected", "attacked", "hover"):
            width = 4 if state == "hover" else 6
            ink = f'stroke="{hexed(self.theme.line)}" stroke-width="{width}" stroke-linejoin="round"'
            sheet.blit(raster(f'<path d="{shape}" fill="none" {ink}/>'), (0, 0))
        if state != "flash":
            label = sheet.copy()
            self._reprint(label, district, (left, top))
            sheet = label
        return sheet, self.to_pixels(left, top)

    def _reprint(self, sheet: pygame.Surface, district: int, corner: tuple[float, float]) -> None:
        """Print the district's name again, over a mark that would bury it."""
        x, y = self.to_pixels(*corner)
        area = self.projection.area
        self._ground.label(_Shifted(sheet, (area.x - x, area.y - y)), DISTRICTS[district].id)

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


def _inside(state: str, shape: str, colour: Colour, box: tuple[float, float, float, float]) -> str:
    """What a mark puts inside the outline, before it is cut off there."""

    def ring(ink: Colour, width: float, dashes: str = "") -> str:
        dash = f' stroke-dasharray="{dashes}"' if dashes else ""
        line = f'stroke="{hexed(ink)}" stroke-width="{width * 2:g}" stroke-linejoin="round"{dash}'
        return f'<path d="{shape}" fill="none" {line}/>'

    match state:
        case "hover":
            return f'<path d="{shape}" fill="#FFFFFF" fill-opacity="0.35"/>'
        case "flash":
            return f'<path d="{shape}" fill="{hexed(colour)}" fill-opacity="0.8"/>'
        case "target":
            return ring(LIGHT, 8.5) + ring(DARK, 6.5, "12 8")
        case "selected":
            return ring(DARK, 11.5) + ring(colour, 9.5)
        case "attacked":
            left, top, wide, high = box
            lines = "".join(
                f"M{left + x:.0f},{top:.0f}l{-high:.0f},{high:.0f}" for x in range(0, round(wide + high), 15)
            )
            tint = f'<path d="{shape}" fill="{hexed(colour)}" fill-opacity="0.3"/>'
            hatch = (
                f'<path d="{lines}" stroke="{hexed(mix(colour, DARK, 0.5))}" stroke-width="4.5" stroke-opacity="0.35"/>'
            )
            return tint + hatch + ring(DARK, 11.5) + ring(colour, 9.5)
        case "supports":
            return ring(DARK, 7.5) + ring(colour, 6)
        case _:
            return ring(LIGHT, 6.5) + ring(colour, 6, "10 8")


def _blit(surface: pygame.Surface, picture: pygame.Surface, x: int, y: int) -> None:
    surface.blit(picture, (x - picture.get_width() // 2, y - picture.get_height() // 2))


def _print(surface: pygame.Surface, word: str, pixels: int, ink: Colour, lift: int = 0) -> None:
    """A number in the middle of a small picture; capitals have no descent to be centred with."""
    picture = line_picture(word, DISPLAY, max(8, pixels), ink)
    top = picture.get_bounding_rect()
    x = (surface.get_width() - top.w) // 2 - top.x
    y = (surface.get_height() - top.h) // 2 - top.y + lift
    surface.blit(picture, (x, y))
