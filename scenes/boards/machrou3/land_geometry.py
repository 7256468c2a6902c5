"""Shapes of the map: inside or outside, shared frontiers, and the way from the board's units to pixels."""

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

import pygame

from scenes.maps import Board, Point, Region

Edge = frozenset[Point]

BORDER = 32.0  # the Blocs Track around the land, in units of the board
_COMPACT_BORDER = 22.0


@dataclass(frozen=True)
class Projection:
    """From the board to the window. A panel of another shape shows more sea in the west; the track keeps to its rim."""

    area: pygame.Rect  # the whole panel
    inner: pygame.Rect  # the land and the sea within the track
    scale: float  # pixels a unit of the board
    left: float  # the board's x at the inner left edge
    top: float
    board: tuple[int, int]

    @classmethod
    def fit(cls, board: Board, area: pygame.Rect, unit: float, compact: bool) -> "Projection":
        rim = round((_COMPACT_BORDER if compact else BORDER) * unit)
        inner = area.inflate(-2 * rim, -2 * rim)
        wide, high = board.width - 2 * BORDER, board.height - 2 * BORDER
        scale = min(inner.w / wide, inner.h / high)
        left = board.width - BORDER - inner.w / scale
        top = BORDER - (inner.h / scale - high) / 2
        return cls(area, inner, scale, left, top, (board.width, board.height))

    def point(self, x: float, y: float) -> tuple[int, int]:
        """A place within the track, in pixels of the window."""
        return round(self.inner.x + (x - self.left) * self.scale), round(self.inner.y + (y - self.top) * self.scale)

    def rim(self, x: float, y: float) -> tuple[int, int]:
        """A place on the track, which runs along the rim of the panel whatever its shape."""
        width, height = self.board
        half = (self.inner.x - self.area.x) // 2
        across = min(max(x / width * self.area.w, half), self.area.w - half)
        down = min(max(y / height * self.area.h, half), self.area.h - half)
        if y < BORDER:
            down = half
        elif y > height - BORDER:
            down = self.area.h - half
        elif x < BORDER:
            across = half
        else:
            across = self.area.w - half
        return round(self.area.x + across), round(self.area.y + down)

    def view_box(self) -> str:
        """What of the board the inner part shows, for SVG."""
        wide, high = self.inner.w / self.scale, self.inner.h / self.scale
        return f"{self.left:.2f} {self.top:.2f} {wide:.2f} {high:.2f}"


def path(points: Iterable[Point], closed: bool = True) -> str:
    """A line through points as an SVG path."""
    return "M" + "L".join(f"{x:g},{y:g}" for x, y in points) + ("Z" if closed else "")


def dashes(points: Sequence[Point], on: float, off: float) -> str:
    """An open line through points as an SVG path of dashes.

    SDL's own dashing of long outlines reads memory that nobody has written, so that no two pictures are alike.
    """
    drawn: list[list[Point]] = [[points[0]]]
    left = on  # of the dash or the gap that is being walked
    is_dash = True
    for (ax, ay), (bx, by) in pairwise(points):
        length = math.dist((ax, ay), (bx, by))
        walked = 0.0
        while length - walked > left:
            walked += left
            corner = ax + (bx - ax) * walked / length, ay + (by - ay) * walked / length
            if is_dash:
                drawn[-1].append(corner)
            else:
                drawn.append([corner])
            is_dash = not is_dash
            left = on if is_dash else off
        left -= length - walked
        if is_dash:
            drawn[-1].append((bx, by))
    return "".join(_rounded(dash) for dash in drawn if len(dash) > 1)


def _rounded(points: Iterable[Point]) -> str:
    return "M" + "L".join(f"{x:.2f},{y:.2f}" for x, y in points)


def contains(points: tuple[Point, ...], x: float, y: float) -> bool:
    """Whether a point lies inside a closed shape."""
    inside = False
    last_x, last_y = points[-1]
    for next_x, next_y in points:
        if (next_y > y) != (last_y > y) and x < (last_x - next_x) * (y - next_y) / (last_y - next_y) + next_x:
            inside = not inside
        last_x, last_y = next_x, next_y
    return inside


def edges(points: tuple[Point, ...]) -> list[Edge]:
    return [frozenset(pair) for pair in zip(points, (*points[1:], points[0]), strict=True) if pair[0] != pair[1]]


def shared_edges(regions: Mapping[str, Region]) -> dict[Edge, list[str]]:
    """Every edge with the regions on its sides; an edge with one region is coast or outer frontier."""
    found: dict[Edge, list[str]] = {}
    for name, region in regions.items():
        for edge in edges(region.points):
            found.setdefault(edge, []).append(name)
    return found


def strokes(lines: Iterable[Edge]) -> str:
    """Edges as one SVG path."""
    return "".join(path(sorted(edge), closed=False) for edge in lines)


def bounds(points: Iterable[Point]) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of a shape."""
    xs, ys = zip(*points, strict=True)
    return min(xs), min(ys), max(xs), max(ys)
