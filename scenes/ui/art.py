"""Pictures: SVG files and drawings in code, sharp at every size, cached by size and colour."""

import io
import math
from collections import OrderedDict
from collections.abc import Callable, Hashable

import pygame

from scenes.assets import asset_path
from scenes.ui.theme import DARK, SHAPE_OF, Colour, Theme, hexed, mix

_CACHED_PIXELS = 24_000_000  # some 96 MB of pictures, a few screens' worth


class Gallery:
    """Remembers pictures, and forgets the ones that were used longest ago."""

    def __init__(self) -> None:
        self._pictures: OrderedDict[Hashable, pygame.Surface] = OrderedDict()
        self._pixels = 0

    def get(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        picture = self._pictures.get(key)
        if picture is None:
            picture = make()
            self._pictures[key] = picture
            self._pixels += picture.get_width() * picture.get_height()
            while self._pixels > _CACHED_PIXELS and len(self._pictures) > 1:
                _, old = self._pictures.popitem(last=False)
                self._pixels -= old.get_width() * old.get_height()
        else:
            self._pictures.move_to_end(key)
        return picture

    def clear(self) -> None:
        self._pictures.clear()
        self._pixels = 0


_gallery = Gallery()


def forget() -> None:
    _gallery.clear()


def remembered(key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
    """A picture that is made at most once as long as there is room for it; the key names all it depends on."""
    return _gallery.get(key, make)


def rasterised(markup: str, width: int, height: int) -> pygame.Surface:
    """The picture of SVG markup, stretched to a size; nothing of it is remembered."""
    size = max(1, width), max(1, height)
    picture = pygame.image.load_sized_svg(io.BytesIO(markup.encode()), size)
    return picture.convert_alpha() if pygame.display.get_surface() is not None else picture


def svg(markup: str, width: int, height: int) -> pygame.Surface:
    """The picture of SVG markup; drawing the same markup again is free."""
    return remembered(("svg", markup, width, height), lambda: rasterised(markup, width, height))


def drawing(inner: str, width: float, height: float) -> str:
    """SVG markup around elements that were drawn in a box of this size."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:g}" height="{height:g}" '
        f'viewBox="0 0 {width:g} {height:g}">{inner}</svg>'
    )


def picture(width: int, height: int, *path: str) -> pygame.Surface:
    """An SVG file below assets at a size in pixels."""

    def make() -> pygame.Surface:
        return rasterised(asset_path(*path).read_text(encoding="utf-8"), width, height)

    return remembered(("file", path, width, height), make)


def icon(name: str, pixels: int, colour: Colour) -> pygame.Surface:
    """An icon of assets/common/icon, printed in one ink."""

    def make() -> pygame.Surface:
        white = picture(pixels, pixels, "common", "icon", f"{name}.svg")
        tinted = white.copy()
        tinted.fill((*colour, 255), special_flags=pygame.BLEND_RGBA_MULT)
        return tinted

    return remembered(("icon", name, pixels, colour), make)


def token(piece: str, radius: float, theme: Theme) -> pygame.Surface:
    """A player's bakelite piece; the face is a little above the middle of the picture."""
    side = max(4, round(radius * 80 / 27))
    return picture(side, side, "common", "token", f"{piece}-{theme.name}.svg")


def flat(piece: str, radius: float, theme: Theme, outline: Colour | None = None) -> pygame.Surface:
    """A player's colour and shape as a flat mark, for lists and rows."""
    pixels = max(4, round(radius * 2.5))
    edge = outline or (DARK if not theme.is_night else theme.ink)

    def make() -> pygame.Surface:
        path = shape_path(SHAPE_OF[piece], 18)
        inner = (
            f'<path transform="translate(25,25)" d="{path}" fill="{hexed(theme.players[piece])}" '
            f'stroke="{hexed(edge)}" stroke-width="3.4" stroke-linejoin="round" fill-rule="evenodd"/>'
        )
        return rasterised(drawing(inner, 50, 50), pixels, pixels)

    return remembered(("flat", piece, pixels, theme.name, edge), make)


def _closed(points: list[tuple[float, float]], radius: float) -> str:
    return "M" + " L".join(f"{x * radius:.2f},{y * radius:.2f}" for x, y in points) + "Z"


def _ngon(count: int, radius: float, turn: float) -> list[tuple[float, float]]:
    angles = [math.radians(turn + 360 * number / count) for number in range(count)]
    return [(radius * math.cos(angle), radius * math.sin(angle)) for angle in angles]


def shape_path(shape: str, radius: float) -> str:
    """The outline of a piece around 0,0, as an SVG path."""
    r = radius
    match shape:
        case "disc":
            k = 0.96 * r
            return f"M{-k},0 A{k},{k} 0 1 1 {k},0 A{k},{k} 0 1 1 {-k},0Z"
        case "square":
            return _closed([(-0.84, -0.84), (0.84, -0.84), (0.84, 0.84), (-0.84, 0.84)], r)
        case "triangle":
            return _closed([(0, -1.08), (1.06, 0.82), (-1.06, 0.82)], r)
        case "diamond":
            return _closed([(0, -1.14), (1.02, 0), (0, 1.14), (-1.02, 0)], r)
        case "star":
            pairs = zip(_ngon(5, 1.16, -90), _ngon(5, 0.56, -54), strict=True)
            return _closed([point for pair in pairs for point in pair], r)
        case "hexagon":
            return _closed(_ngon(6, 1.04, 0), r)
        case "cross":
            t, e = 0.40, 1.0
            corners = [(-t, -e), (t, -e), (t, -t), (e, -t), (e, t), (t, t)]
            return _closed([*corners, *((-x, -y) for x, y in corners)], r)
        case "dome":
            return f"M{-r * 1.04},{0.62 * r} A{r * 1.04},{r * 1.16} 0 0 1 {r * 1.04},{0.62 * r}Z"
        case "ring":
            q = r / 2
            hole = f"M{-q},0 A{q},{q} 0 1 0 {q},0 A{q},{q} 0 1 0 {-q},0Z"
            return f"M{-r},0 A{r},{r} 0 1 1 {r},0 A{r},{r} 0 1 1 {-r},0Z {hole}"
        case "chevron":
            return _closed([(0, -1), (1, 0.05), (1, 0.9), (0, -0.12), (-1, 0.9), (-1, 0.05)], r)
        case "drop":
            left = f"A{0.86 * r},{0.8 * r} 0 0 1 {-0.86 * r},{0.26 * r}"
            back = f"C{-0.86 * r},{-0.2 * r} {-0.35 * r},{-0.6 * r} 0,{-1.2 * r}Z"
            return f"M0,{-1.2 * r} C{0.35 * r},{-0.6 * r} {0.86 * r},{-0.2 * r} {0.86 * r},{0.26 * r} {left} {back}"
        case _:
            k = r / 2
            turns = " ".join(f"A{k},{k} 0 0 1 {x},{y}" for x, y in ((k, -k), (k, k), (-k, k), (-k, -k)))
            return f"M0,{-r} {turns} A{k},{k} 0 0 1 0,{-r}Z"


def rays(x: float, y: float, count: int, length: float, colour: Colour, turn: float = 0.0) -> str:
    """Sunbeams from a point, as SVG elements."""
    wedges = []
    for number in range(count):
        angles = [math.radians(turn + 360 * (number + part) / count) for part in (0, 0.5)]
        (ax, ay), (bx, by) = ((x + length * math.cos(a), y + length * math.sin(a)) for a in angles)
        wedges.append(f"M{x:.1f},{y:.1f} L{ax:.1f},{ay:.1f} L{bx:.1f},{by:.1f}Z")
    return f'<path d="{" ".join(wedges)}" fill="{hexed(colour)}"/>'


def halftone(x: float, y: float, width: float, height: float, step: float, biggest: float, colour: Colour) -> str:
    """A field of dots that grow downwards, as SVG elements."""
    dots = []
    rows, columns = int(height / step) + 1, int(width / step) + 1
    for row in range(rows):
        radius = biggest * row / rows
        if radius < 0.35:
            continue
        for column in range(columns):
            cx = x + column * step + (step / 2 if row % 2 else 0)
            dots.append(_dot(cx, y + row * step, radius))
    return f'<path d="{" ".join(dots)}" fill="{hexed(colour)}"/>'


def _dot(x: float, y: float, r: float) -> str:
    return f"M{x - r:.1f},{y:.1f}A{r:.2f},{r:.2f} 0 1 1 {x + r:.1f},{y:.1f}A{r:.2f},{r:.2f} 0 1 1 {x - r:.1f},{y:.1f}Z"


def shade_of(colour: Colour) -> Colour:
    """The side of a piece, in the shade."""
    return mix(colour, (0x14, 0x0E, 0x0A), 0.42)
