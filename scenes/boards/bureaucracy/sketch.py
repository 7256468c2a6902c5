"""Drawing in SVG around a place of the table: points of the screen become points of a small picture."""

from collections.abc import Iterable

from scenes.ui.kit import Box
from scenes.ui.painter import Painter
from scenes.ui.theme import Colour, hexed

Point = tuple[float, float]


class Sketch:
    """Elements drawn in the units of the screen; a mirrored screen mirrors the points, and nothing else."""

    def __init__(self, painter: Painter, box: Box) -> None:
        self.painter = painter
        left, top = int(box.x) - 1, int(box.y) - 1
        self.box = Box(left, top, int(box.right) + 2 - left, int(box.bottom) + 2 - top)
        self._parts: list[str] = []

    def at(self, x: float, y: float) -> Point:
        local = x - self.box.x
        return (self.box.w - local if self.painter.kit.mirrored else local), y - self.box.y

    def path(self, points: Iterable[Point], closed: bool = False) -> str:
        drawn = "M" + " L".join("{:.1f},{:.1f}".format(*self.at(x, y)) for x, y in points)
        return drawn + "Z" if closed else drawn

    def area(self, points: Iterable[Point], colour: Colour, edge: Colour | None = None, width: float = 0.0) -> None:
        line = f' stroke="{hexed(edge)}" stroke-width="{width:g}" stroke-linejoin="round"' if edge else ""
        self._parts.append(f'<path d="{self.path(points, True)}" fill="{hexed(colour)}"{line}/>')

    def line(
        self, points: Iterable[Point], colour: Colour, width: float, dashes: str = "", closed: bool = False
    ) -> None:
        dash = f' stroke-dasharray="{dashes}"' if dashes else ""
        self._parts.append(
            f'<path d="{self.path(points, closed)}" fill="none" stroke="{hexed(colour)}" '
            f'stroke-width="{width:g}" stroke-linejoin="round"{dash}/>'
        )

    def disc(
        self, x: float, y: float, radius: float, colour: Colour, edge: Colour | None = None, width: float = 0.0
    ) -> None:
        cx, cy = self.at(x, y)
        line = f' stroke="{hexed(edge)}" stroke-width="{width:g}"' if edge else ""
        self._parts.append(f'<circle cx="{cx:.1f}" cy="{cy:.1f}" r="{radius:.1f}" fill="{hexed(colour)}"{line}/>')

    def veil(self, x: float, y: float, radius: float, opacity: float) -> None:
        cx, cy = self.at(x, y)
        self._parts.append(
            f'<circle cx="{cx:.1f}" cy="{cy:.1f}" r="{radius:.1f}" fill="#000000" fill-opacity="{opacity:g}"/>'
        )

    def raw(self, markup: str) -> None:
        self._parts.append(markup)

    def show(self) -> None:
        """Put the drawing where it belongs."""
        self.painter.svg("".join(self._parts), self.box)
