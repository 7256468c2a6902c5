"""A chart of beliefs over time: a line for each seat in its colour, its shape at each step, its value at the end."""

from collections.abc import Sequence
from typing import NamedTuple

from scenes.ui.art import shape_path
from scenes.ui.kit import Box
from scenes.ui.painter import Painter
from scenes.ui.text import DISPLAY, LABEL
from scenes.ui.theme import SHAPE_OF, hexed


class Curve(NamedTuple):
    """What was believed of one seat at each step, from 0 to 1; a thick line is one that was right to be high."""

    piece: str
    values: tuple[float, ...]
    is_thick: bool = False


class Mark(NamedTuple):
    """A numbered flag at a step."""

    step: int
    number: int


class _Frame(NamedTuple):
    """The plot inside a chart, in units from the chart's corner."""

    x: float
    y: float
    w: float
    h: float
    steps: int

    def at(self, step: float, value: float) -> tuple[float, float]:
        return self.x + self.w * step / max(1, self.steps - 1), self.y + self.h * (1 - value)


def draw_chart(
    painter: Painter, box: Box, curves: Sequence[Curve], steps: Sequence[str], marks: Sequence[Mark], prior: float
) -> None:
    """Time runs with the reading; `prior` is what one had to believe at first, a dashed line."""
    compact = painter.kit.compact
    left, right, top, bottom = (30.0, 56.0, 6.0, 20.0) if compact else (40.0, 68.0, 10.0, 28.0)
    frame = _Frame(left, top, box.w - left - right, box.h - top - bottom, len(steps))
    inner = _ground(painter, frame, prior) + "".join(_mark_line(painter, frame, mark) for mark in marks)
    inner += "".join(_line(painter, frame, curve) for curve in curves)
    labels = _labels(curves, frame)
    for curve, y in zip(curves, labels, strict=True):
        x, end = frame.at(len(steps) - 1, curve.values[-1])
        inner += f'<path d="M{x:.1f},{end:.1f} L{x + 15:.1f},{y:.1f}" stroke="{hexed(painter.theme.ink)}"/>'
    if painter.kit.mirrored:
        inner = f'<g transform="translate({box.w:g},0) scale(-1,1)">{inner}</g>'
    painter.svg(inner, box)
    _axes(painter, box, frame, steps)
    for mark in marks:
        x, _ = frame.at(mark.step, 0)
        radius = 9.0 if compact else 12.0
        place = Box(box.x + x - radius, box.y + frame.y + 3, 2 * radius, 2 * radius)
        painter.disc(place.centerx, place.centery, radius, painter.theme.inverse)
        painter.text(str(mark.number), place, radius * 1.5, DISPLAY, painter.theme.inverse_ink, "centre", least=9)
    _ends(painter, box, frame, curves, labels)


def _ground(painter: Painter, frame: _Frame, prior: float) -> str:
    theme = painter.theme
    x, y, w, h, _ = frame
    inner = (
        f'<rect x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}" fill="{hexed(theme.card)}" '
        f'stroke="{hexed(theme.edge)}" stroke-width="2.5"/>'
    )
    for value in (0.25, 0.75):
        _, level = frame.at(0, value)
        inner += f'<path d="M{x:g},{level:.1f} h{w:g}" stroke="{hexed(theme.rule)}" stroke-width="1.4"/>'
    _, level = frame.at(0, prior)
    return inner + (
        f'<path d="M{x:g},{level:.1f} h{w:g}" stroke="{hexed(theme.ink3)}" stroke-width="1.8" stroke-dasharray="6 5"/>'
    )


def _mark_line(painter: Painter, frame: _Frame, mark: Mark) -> str:
    x, _ = frame.at(mark.step, 0)
    return (
        f'<path d="M{x:.1f},{frame.y:g} v{frame.h:g}" stroke="{hexed(painter.theme.ink)}" stroke-width="2" '
        'stroke-dasharray="3 4"/>'
    )


def _line(painter: Painter, frame: _Frame, curve: Curve) -> str:
    """The line on a broader one in ink, and the seat's shape at every step between the first and the last."""
    theme = painter.theme
    points = [frame.at(step, value) for step, value in enumerate(curve.values)]
    path = "M" + " L".join(f"{x:.1f},{y:.1f}" for x, y in points)
    ink, colour = hexed(theme.ink), hexed(theme.players[curve.piece])
    broad, narrow = (7.5, 5.0) if curve.is_thick else (5.0, 2.8)
    inner = f'<path d="{path}" fill="none" stroke="{ink}" stroke-width="{broad}" stroke-linejoin="round"/>'
    inner += f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{narrow}" stroke-linejoin="round"/>'
    shape = shape_path(SHAPE_OF[curve.piece], 5.0)
    for x, y in points[1:-1]:
        inner += (
            f'<path transform="translate({x:.1f},{y:.1f})" d="{shape}" fill="{colour}" stroke="{ink}" '
            'stroke-width="1.5" fill-rule="evenodd"/>'
        )
    return inner


def _labels(curves: Sequence[Curve], frame: _Frame) -> list[float]:
    """Where the values stand at the end: as near to their lines as they can without covering each other."""
    apart = min(31.0, frame.h / max(1, len(curves)))
    order = sorted(range(len(curves)), key=lambda place: -curves[place].values[-1])
    heights = [0.0] * len(curves)
    lowest = frame.y - apart
    for place in order:
        _, y = frame.at(0, curves[place].values[-1])
        lowest = heights[place] = max(y, lowest + apart)
    over = max(0.0, lowest - (frame.y + frame.h - 4))
    for place in reversed(order):
        limit = frame.y + frame.h - 4 - apart * (len(order) - 1 - order.index(place))
        heights[place] = min(heights[place], limit) if over else heights[place]
    return heights


def _axes(painter: Painter, box: Box, frame: _Frame, steps: Sequence[str]) -> None:
    theme = painter.theme
    size = 13.0 if painter.kit.compact else 15.0
    for value in (1.0, 0.5, 0.0):
        _, y = frame.at(0, value)
        shift = size * 0.6 if value == 1 else -size * 0.5 if value == 0 else 0.0
        place = Box(box.x, box.y + y + shift - size, frame.x - 6, size * 2)
        painter.text(str(round(value * 100)), place, size, LABEL, theme.ink2, "end", least=10)
    wide = frame.w / max(1, len(steps) - 1)
    for step, word in enumerate(steps):
        x, _ = frame.at(step, 0)
        is_last = step == len(steps) - 1
        broad = wide * (1.1 if 0 < step < len(steps) - 1 else 1.6)
        place = Box(box.x + x - broad * (0.72 if is_last else 0.5), box.y + frame.y + frame.h + 3, broad, size * 1.5)
        painter.text(word, place, size, LABEL, theme.ink2, "centre", least=9, cut=True)


def _ends(painter: Painter, box: Box, frame: _Frame, curves: Sequence[Curve], labels: Sequence[float]) -> None:
    """The seat's mark and the last value, in per cent, behind each line."""
    radius, size = (8.0, 17.0) if painter.kit.compact else (11.0, 22.0)
    x = box.x + frame.x + frame.w + 8 + radius
    for curve, y in zip(curves, labels, strict=True):
        painter.mark(curve.piece, x, box.y + y, radius)
        place = Box(x + radius + 5, box.y + y - size * 0.7, box.right - x - radius - 5, size * 1.4)
        painter.text(str(round(curve.values[-1] * 100)), place, size, DISPLAY, least=10)
