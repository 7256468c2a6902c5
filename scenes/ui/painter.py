"""Draws on a surface in units: panels, text that stays in its box, icons and pieces."""

from collections.abc import Callable, Hashable, Iterator, Sequence
from contextlib import contextmanager
from typing import Literal, NamedTuple

import pygame

from scenes.ui import art
from scenes.ui.kit import Box, Kit
from scenes.ui.text import (
    BOLD,
    DISPLAY,
    LABEL,
    TEXT,
    cap_height,
    font_for,
    is_arabic,
    line_picture,
    line_size,
    shortened,
    wrapped,
)
from scenes.ui.theme import DARK, Colour, hexed, ink_on

Align = Literal["start", "centre", "end"]
Vertical = Literal["top", "middle", "bottom"]

EDGE = 2.5
HEADER = 40.0
HEADER_COMPACT = 32.0
_LINE_HEIGHT = {DISPLAY: 1.0, TEXT: 1.28, BOLD: 1.28, LABEL: 1.18}


class Setting(NamedTuple):
    """A text set in type: its lines with their places in the room, what they fill, and whether all of it fits."""

    lines: tuple[tuple[pygame.Surface, int, int], ...]
    filled: tuple[float, float, float, float]
    fits: bool


_settings: dict[Hashable, Setting] = {}
_REMEMBERED = 6000


def forget_settings() -> None:
    """Drop every text that has been set."""
    _settings.clear()


class Painter:
    """A brush for one picture. `faults` lists the texts that did not fit their boxes: tests want none."""

    def __init__(self, surface: pygame.Surface, kit: Kit) -> None:
        self.surface = surface
        self.kit = kit
        self.theme = kit.theme
        self.faults: list[str] = []

    # --- areas and lines ---

    def fill(self, box: Box, colour: Colour, radius: float = 0) -> None:
        corner = self.kit.length(radius) if radius else 0
        if corner:
            pygame.draw.rect(self.surface, colour, self.kit.pixels(box), border_radius=corner)
        else:
            self.surface.fill(colour, self.kit.pixels(box))

    def frame(self, box: Box, colour: Colour, width: float = EDGE, radius: float = 0) -> None:
        """A line inside the edge of a box."""
        corner = self.kit.length(radius) if radius else 0
        pygame.draw.rect(self.surface, colour, self.kit.pixels(box), self.kit.length(width), border_radius=corner)

    def veil(self, box: Box, colour: Colour, opacity: int) -> None:
        """A colour laid thinly over a box."""
        area = self.kit.pixels(box)
        self.surface.blit(_tint(area.size, colour, opacity), area)

    def shadow(self, box: Box, dx: float = 5, dy: float = 6) -> None:
        """The hard shadow of a thing that is drawn next: the two strips of it that will show."""
        ink = (0, 0, 0) if self.theme.is_night else DARK
        self.veil(Box(box.right, box.y + dy, dx, box.h), ink, self.theme.shadow)
        self.veil(Box(box.x + dx, box.bottom, box.w - dx, dy), ink, self.theme.shadow)

    def line(self, x1: float, y1: float, x2: float, y2: float, colour: Colour, width: float = 2) -> None:
        kit = self.kit
        pygame.draw.line(self.surface, colour, kit.point(x1, y1), kit.point(x2, y2), kit.length(width))

    def disc(
        self, x: float, y: float, radius: float, colour: Colour, edge: Colour | None = None, width: float = 2
    ) -> None:
        """A filled circle, smooth at its rim."""
        side = radius * 2 + width
        rim = f' stroke="{hexed(edge)}" stroke-width="{width:g}"' if edge else ""
        inner = f'<circle cx="{side / 2:g}" cy="{side / 2:g}" r="{radius:g}" fill="{hexed(colour)}"{rim}/>'
        self.picture(art.svg(art.drawing(inner, side, side), *self._whole(side, side)), x, y)

    def ring(self, x: float, y: float, radius: float, colour: Colour, width: float = 2, dashes: str = "") -> None:
        side = radius * 2 + width + 2
        dash = f' stroke-dasharray="{dashes}"' if dashes else ""
        inner = (
            f'<circle cx="{side / 2:g}" cy="{side / 2:g}" r="{radius:g}" fill="none" stroke="{hexed(colour)}" '
            f'stroke-width="{width:g}"{dash}/>'
        )
        self.picture(art.svg(art.drawing(inner, side, side), *self._whole(side, side)), x, y)

    def dashed(self, box: Box, colour: Colour, width: float = 2.2, dashes: str = "7 5") -> None:
        """A dashed line inside the edge of a box."""
        half = width / 2
        inner = (
            f'<rect x="{half:g}" y="{half:g}" width="{box.w - width:g}" height="{box.h - width:g}" fill="none" '
            f'stroke="{hexed(colour)}" stroke-width="{width:g}" stroke-dasharray="{dashes}"/>'
        )
        self.svg(inner, box)

    def _whole(self, width: float, height: float) -> tuple[int, int]:
        return max(1, round(width * self.kit.unit)), max(1, round(height * self.kit.unit))

    # --- pictures ---

    def picture(self, picture: pygame.Surface, x: float, y: float) -> None:
        """A picture around a point."""
        px, py = self.kit.point(x, y)
        self.surface.blit(picture, (px - picture.get_width() // 2, py - picture.get_height() // 2))

    def svg(self, inner: str, box: Box) -> None:
        """SVG elements, drawn in a box whose corner is 0,0 and whose measure is units."""
        area = self.kit.pixels(box)
        self.surface.blit(art.svg(art.drawing(inner, box.w, box.h), *area.size), area)

    def file(self, box: Box, *path: str) -> None:
        """An SVG file below assets."""
        area = self.kit.pixels(box)
        self.surface.blit(art.picture(*area.size, *path), area)

    def icon(self, name: str, x: float, y: float, size: float, colour: Colour | None = None) -> None:
        """An icon around a point."""
        self.picture(art.icon(name, self.kit.length(size), colour or self.theme.ink), x, y)

    def token(self, piece: str, x: float, y: float, radius: float) -> None:
        """A player's piece standing on the table."""
        self.picture(art.token(piece, radius * self.kit.unit, self.theme), x, y + radius * 0.15)

    def mark(self, piece: str, x: float, y: float, radius: float, outline: Colour | None = None) -> None:
        """A player's colour and shape, flat."""
        self.picture(art.flat(piece, radius * self.kit.unit, self.theme, outline), x, y)

    # --- text ---

    def text(
        self,
        text: str,
        box: Box,
        size: float = 18,
        role: str = TEXT,
        colour: Colour | None = None,
        align: Align = "start",
        vertical: Vertical = "middle",
        lines: int = 1,
        least: float | None = None,
        cut: bool = False,
    ) -> Box:
        """A text inside a box: broken into at most `lines` lines, made smaller down to `least` if need be.

        A text that does not fit even then is a fault unless it may be cut, and ends in dots. Returns what it fills.
        """
        kit = self.kit
        area = kit.pixels(box)
        if not text or area.w <= 0 or area.h <= 0:
            return Box(box.x, box.y, 0, 0)
        ink = colour or self.theme.ink
        key = (text, size, role, ink, area.size, align, vertical, lines, least, cut, kit.unit, kit.larger_text)
        setting = _settings.get((key, kit.mirrored, kit.compact))
        if setting is None:
            if len(_settings) > _REMEMBERED:
                _settings.clear()
            setting = self._typeset(text, area.size, size, role, ink, align, vertical, lines, least)
            _settings[key, kit.mirrored, kit.compact] = setting
        for picture, dx, dy in setting.lines:
            self.surface.blit(picture, (area.x + dx, area.y + dy))
        if not setting.fits and not cut:
            self.faults.append(f"'{text}' does not fit {tuple(round(value) for value in box)}")
        left, top, wide, tall = setting.filled
        x = (area.x + left) / kit.unit
        return Box(kit.width - x - wide if kit.mirrored else x, (area.y + top) / kit.unit, wide, tall)

    def _typeset(
        self,
        text: str,
        room: tuple[int, int],
        size: float,
        role: str,
        ink: Colour,
        align: Align,
        vertical: Vertical,
        lines: int,
        least: float | None,
    ) -> "Setting":
        """Find the largest size at which a text fits a room, and where its lines go in it."""
        kit = self.kit
        area = pygame.Rect((0, 0), room)
        smallest = min(size, kit.smallest_text if least is None else least)
        fits = True
        for step in _sizes(size * kit.larger_text, smallest):
            pixels = max(1, round(step * kit.unit))
            broken = self._broken(text, role, pixels, area, lines)
            if broken is not None:
                break
        else:
            broken, fits = self._cut(text, role, pixels, area, lines), False
        return self._set(broken, role, pixels, area, ink, align, vertical, fits)

    def _broken(self, text: str, role: str, pixels: int, area: pygame.Rect, lines: int) -> tuple[str, ...] | None:
        """The lines of a text at a size, or None if they do not fit."""
        if lines == 1:
            fits = line_size(text, role, pixels)[0] <= area.w and _ink_height(role, pixels) <= area.h
            return (text,) if fits else None
        broken = wrapped(text, role, pixels, area.w)
        if len(broken) > lines or any(line_size(line, role, pixels)[0] > area.w for line in broken):
            return None
        return broken if _block_height(role, pixels, len(broken)) <= area.h + 1 else None

    def _cut(self, text: str, role: str, pixels: int, area: pygame.Rect, lines: int) -> tuple[str, ...]:
        if lines == 1:
            return (shortened(text, role, pixels, area.w),)
        room = max(1, min(lines, int(area.h / (pixels * _LINE_HEIGHT[role]))))
        broken = wrapped(text, role, pixels, area.w)
        if len(broken) <= room:
            return broken
        last = shortened(" ".join(broken[room - 1 :]), role, pixels, area.w)
        return (*broken[: room - 1], last if last.endswith("…") else f"{last}…")

    def _set(
        self,
        broken: Sequence[str],
        role: str,
        pixels: int,
        area: pygame.Rect,
        colour: Colour,
        align: Align,
        vertical: Vertical,
        fits: bool,
    ) -> "Setting":
        """Place lines so that their capitals, not their invisible margins, stand where they should."""
        top, base = cap_height(role, pixels)
        step = pixels * _LINE_HEIGHT[role]
        height = base - top + step * (len(broken) - 1)
        y: float = -top
        if vertical == "middle":
            y = (area.h - height) / 2 - top
        elif vertical == "bottom":
            y = area.h - height - top
        elif role != DISPLAY:
            y = (step - (base - top)) / 2 - top
        placed = []
        for number, line in enumerate(broken):
            picture = line_picture(line, role, pixels, colour)
            # Arabic faces have another ascent: their base line is put on that of the Latin ones.
            drop = base - _ascent(line, role, pixels) if is_arabic(line) else 0
            placed.append((picture, self._aligned(picture.get_width(), area, align), round(y + number * step) + drop))
        broadest = max(picture.get_width() for picture, _, _ in placed)
        left = min(x for _, x, _ in placed)
        unit = self.kit.unit
        return Setting(tuple(placed), (left, y + top, broadest / unit, height / unit), fits)

    def _aligned(self, width: int, area: pygame.Rect, align: Align) -> int:
        if align == "centre":
            return area.x + (area.w - width) // 2
        at_right = (align == "end") != self.kit.mirrored
        return area.right - width if at_right else area.x

    def width(self, text: str, size: float, role: str = TEXT) -> float:
        """How broad a line would be, in units."""
        return line_size(text, role, max(1, round(size * self.kit.unit)))[0] / self.kit.unit

    def height(self, text: str, width: float, size: float = 18, role: str = TEXT) -> float:
        """How high a text would be, broken at a width, in units."""
        pixels = max(1, round(size * self.kit.unit))
        count = len(wrapped(text, role, pixels, round(width * self.kit.unit)))
        return (_block_height(role, pixels, count) + 1) / self.kit.unit

    # --- furniture ---

    def panel(
        self,
        box: Box,
        title: str = "",
        icon: str = "",
        note: str = "",
        header: float | None = None,
        inverse: bool = False,
    ) -> Box:
        """A sheet of paper with a shadow, and a black header if it has a title; returns the room inside."""
        theme = self.theme
        self.shadow(box)
        self.fill(box, theme.inverse if inverse else theme.panel)
        inside = box.inflate(-2 * EDGE, -2 * EDGE)
        if title:
            tall = header or (HEADER_COMPACT if self.kit.compact else HEADER)
            self.header(Box(box.x, box.y, box.w, tall), title, icon, note)
            inside = Box(inside.x, box.y + tall, inside.w, box.bottom - EDGE - box.y - tall)
        self.frame(box, theme.inverse if inverse else theme.edge)
        return inside

    def header(self, bar: Box, title: str, icon: str = "", note: str = "") -> None:
        theme = self.theme
        self.fill(bar, theme.header)
        x = bar.x + 12
        if icon:
            self.icon(icon, x + bar.h * 0.32, bar.centery, bar.h * 0.64, theme.header_ink)
            x += bar.h * 0.64 + 9
        size = bar.h * 0.65
        room = bar.right - 12 - x
        broad = self.width(title, size, DISPLAY)
        self.text(title, Box(x, bar.y, min(room, broad + 4), bar.h), size, DISPLAY, theme.header_ink)
        if note:
            rest = Box(x + broad + 14, bar.y, bar.right - 12 - x - broad - 14, bar.h)
            self.text(note, rest, max(self.kit.smallest_text, bar.h * 0.38), LABEL, theme.header_ink, "end", cut=True)

    def roundel(self, text: str, x: float, y: float, radius: float) -> None:
        """Influence Points: a number on paper in an ink ring."""
        theme = self.theme
        paper = theme.inverse if theme.is_night else theme.card
        self.disc(x, y, radius - 1, paper, DARK, 2.2)
        self.text(
            text, Box(x - radius, y - radius, radius * 2, radius * 2), radius * 1.5, DISPLAY, DARK, "centre", least=8
        )

    def keycap(self, text: str, right: float, top: float, colour: Colour) -> float:
        """A key that does the same, at the end of a control; returns its width."""
        size = self.kit.smallest_text
        wide = max(20.0, self.width(text, size, LABEL) + 10)
        box = Box(right - wide, top, wide, size + 7)
        self.frame(box, colour, 1.8, 3)
        self.text(text, box, size, LABEL, colour, "centre", least=10)
        return wide

    def tag(self, text: str, x: float, y: float, size: float, colour: Colour, filled: Colour | None = None) -> float:
        """An outlined word, its start at x and its middle at y; returns its width."""
        wide = self.width(text, size, LABEL) + size
        box = Box(x, y - size * 0.72, wide, size * 1.44)
        if filled is not None:
            self.fill(box, filled, 3)
        self.frame(box, colour if filled is None else filled, 1.8, 3)
        self.text(text, box, size, LABEL, colour, "centre", least=10)
        return wide

    def ink_on(self, piece: str) -> Colour:
        return ink_on(self.theme.players[piece])

    def kept(self, key: Hashable, box: Box, draw: "Callable[[Painter], None]", margin: float = 8) -> None:
        """A part of the page that is painted once and then kept as long as its key stays the same.

        The key names everything that the drawing depends on besides the kit; nothing may be drawn beyond the margin.
        """
        kit = self.kit
        area = kit.pixels(box).inflate(2 * kit.length(margin), 2 * kit.length(margin))
        whole = (key, area.topleft, area.size, kit.unit, kit.size, kit.theme.name, kit.mirrored, kit.texts.language)
        faults: list[str] = []

        def make() -> pygame.Surface:
            painter = Painter(self.surface, kit)
            draw(painter)
            faults.extend(painter.faults)
            return self.surface.subsurface(area.clip(self.surface.get_rect())).copy()

        picture = art.remembered(("kept", whole), make)
        self.faults += faults
        self.surface.blit(picture, area.clip(self.surface.get_rect()))

    @contextmanager
    def clipped(self, box: Box) -> Iterator[None]:
        """Draw nothing outside a box for a while."""
        before = self.surface.get_clip()
        self.surface.set_clip(self.kit.pixels(box).clip(before))
        try:
            yield
        finally:
            self.surface.set_clip(before)


def _sizes(size: float, smallest: float) -> list[float]:
    """The sizes to try, each some seven hundredths smaller, ending with the smallest."""
    sizes = [size]
    while sizes[-1] * 0.93 > smallest:
        sizes.append(sizes[-1] * 0.93)
    return sizes if sizes[-1] == smallest else [*sizes, smallest]


def _ascent(line: str, role: str, pixels: int) -> int:
    return font_for(line, role, pixels).get_ascent()


def _ink_height(role: str, pixels: int) -> int:
    top, base = cap_height(role, pixels)
    return base - top


def _block_height(role: str, pixels: int, lines: int) -> float:
    extra = 0.0 if role == DISPLAY else 0.25 * pixels
    return _ink_height(role, pixels) + (lines - 1) * pixels * _LINE_HEIGHT[role] + extra


def _tint(size: tuple[int, int], colour: Colour, opacity: int) -> pygame.Surface:
    """A see-through sheet; small ones are kept."""

    def make() -> pygame.Surface:
        sheet = pygame.Surface((max(1, size[0]), max(1, size[1])))
        sheet.fill(colour)
        sheet.set_alpha(opacity)
        return sheet

    return art.remembered(("tint", size, colour, opacity), make)
