"""The options: a rail of sections, a page of rows that apply at once, and a preview of what they change."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import pygame

from scenes import system
from scenes.scene import Scene
from scenes.settings import SPEEDS, TEXT_SIZES
from scenes.texts import languages
from scenes.ui import art, wall, widgets
from scenes.ui.kit import Box
from scenes.ui.page import Control, Look, Page
from scenes.ui.painter import EDGE, Painter
from scenes.ui.text import BOLD, DISPLAY, LABEL
from scenes.ui.theme import DARK, LIGHT, THEMES, Colour, hexed, rgb

if TYPE_CHECKING:
    from scenes.app import App

SECTIONS = (("access", "eye"), ("table", "ballot"), ("sound", "sound"), ("window", "screen"), ("about", "log"))
_ABOUT = ("code", "fonts", "art")
_LANDS = ("north", "mount-lebanon", "beirut", "bekaa", "south")
_TILE = 16


class Row(NamedTuple):
    """One line of a page: a heading alone, or a setting with its icon and whatever changes it."""

    key: str
    icon: str = ""
    control: Callable[[Painter, Page, Box], object] | None = None
    weight: float = 1.0
    text: str = ""  # instead of its explanation


def open_folder(path: Path) -> bool:
    """Show a folder in the system's file manager, and tell whether that could be tried."""
    try:
        path.mkdir(parents=True, exist_ok=True)
        if sys.platform == "win32":
            os.startfile(path)
        else:
            program = "open" if sys.platform == "darwin" else "xdg-open"
            subprocess.Popen([program, str(path)], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    except OSError:
        return False
    return True


class OptionsScene(Scene):
    """Everything that a player can set. Nothing waits for Done: it only goes back."""

    name = "settings"

    def __init__(self, app: "App", section: str = "access") -> None:
        super().__init__(app)
        self.section = section
        self.focus = f"section:{section}"

    # --- the frame ---

    def build(self, painter: Painter, page: Page) -> None:
        compact = painter.kit.compact
        room = wall.masthead(painter, page, self.texts("options-title"), "gear", self.texts("options-note"), self.back)
        margin = 12.0 if compact else 16.0
        side = 16.0 if compact else 24.0
        room = Box(side, room.y + margin, room.w - 2 * side, room.h - 2 * margin)
        rail = Box(room.x, room.y, 210 if compact else 300, room.h)
        right = room.right if compact else room.right - 648 - margin
        body = Box(rail.right + margin, room.y, right - rail.right - margin, room.h)
        if compact:
            done = Box(rail.x, rail.bottom - 66, rail.w, 66)
            rail.h -= 66 + margin
        else:
            done = Box(right + margin, room.bottom - 106, 648, 106)
        self._rail(painter, page, rail)
        self._rows(painter, page, body)
        if not compact:
            Preview(self.app).draw(painter, Box(done.x, room.y, done.w, done.y - margin - room.y))
        word, cap = self.texts("options-done"), self.texts("menu-esc")
        size = 32 if compact else 48
        widgets.button(painter, page, "done", done, word, self.back, icon="with", cap=cap, primary=True, size=size)

    def _rail(self, painter: Painter, page: Page, box: Box) -> None:
        tall = 84.0 if painter.kit.compact else 104.0
        painter.panel(Box(box.x, box.y, box.w, tall * len(SECTIONS) + 2 * EDGE))
        for number, (name, icon) in enumerate(SECTIONS):
            cell = Box(box.x + EDGE, box.y + EDGE + number * tall, box.w - 2 * EDGE, tall)
            self._tab(painter, page, cell, name, icon)

    def _tab(self, painter: Painter, page: Page, cell: Box, name: str, icon: str) -> None:
        is_open = name == self.section

        def draw(brush: Painter, look: Look) -> None:
            theme = brush.theme
            ink, pale = (theme.inverse_ink, theme.inverse_ink) if is_open else (theme.ink, theme.ink2)
            hot = theme.hot if look in (Look.HOVER, Look.PRESSED) else theme.panel
            brush.fill(cell, theme.inverse if is_open else hot)
            if not is_open and name != SECTIONS[-1][0]:
                brush.fill(Box(cell.x, cell.bottom - 2, cell.w, 2), theme.rule)
            side = cell.h * 0.36
            brush.icon(icon, cell.x + 14 + side / 2, cell.centery, side, ink)
            x = cell.x + side + 28
            words = Box(x, cell.y + cell.h * 0.18, cell.right - 8 - x, cell.h * 0.36)
            brush.text(self.texts(f"options-{name}"), words, cell.h * 0.32, DISPLAY, ink)
            below = Box(x, cell.y + cell.h * 0.53, words.w, cell.h * 0.3)
            brush.text(self.texts(f"options-{name}.note"), below, 13.5 if brush.kit.compact else 16, LABEL, pale)

        label = self.texts(f"options-{name}")
        page.add(painter, Control(f"section:{name}", cell, lambda: self._open(name), draw, label))

    def _open(self, name: str) -> None:
        self.section = name
        self.refresh()

    def _set(self, name: str, value: object) -> None:
        self.app.change_settings(**{name: value})

    # --- the rows ---

    def _rows(self, painter: Painter, page: Page, box: Box) -> None:
        rows = {
            "access": self._access,
            "table": self._table,
            "sound": self._sound,
            "window": self._window,
            "about": self._about,
        }[self.section]()
        compact = painter.kit.compact
        bar, tall = (34.0, 76.0) if compact else (44.0, 100.0)
        needed = sum(bar if row.control is None and not row.icon else tall * row.weight for row in rows)
        squeeze = min(1.2, (box.h - 2 * EDGE) / needed)
        painter.panel(Box(box.x, box.y, box.w, needed * squeeze + 2 * EDGE))
        y = box.y + EDGE
        for number, row in enumerate(rows):
            is_heading = row.control is None and not row.icon
            height = (bar if is_heading else tall * row.weight) * squeeze
            line = Box(box.x + EDGE, y, box.w - 2 * EDGE, height)
            if is_heading:
                self._heading(painter, line, row, number == 0)
            else:
                is_last = number + 1 == len(rows) or not rows[number + 1].icon
                self._row(painter, page, line, row, is_last)
            y += height

    def _heading(self, painter: Painter, line: Box, row: Row, is_first: bool) -> None:
        theme = painter.theme
        painter.fill(line, theme.sunk)
        if not is_first:
            painter.fill(Box(line.x, line.y, line.w, 2), theme.edge)
        painter.fill(Box(line.x, line.bottom - 2, line.w, 2), theme.edge)
        words = line.inflate(-40, -4)
        painter.text(self.texts(f"options-{row.key}"), words, line.h * 0.66, DISPLAY)

    def _row(self, painter: Painter, page: Page, line: Box, row: Row, is_last: bool) -> None:
        theme, compact = painter.theme, painter.kit.compact
        if not is_last:
            painter.fill(Box(line.x, line.bottom - 2, line.w, 2), theme.rule)
        side = 28.0 if compact else 36.0
        painter.icon(row.icon, line.x + 20 + side / 2, line.centery, side)
        x = line.x + 20 + side + (14 if compact else 20)
        half = 400.0 if compact else 396.0
        room = line.right - 20 - x - (half + 20 if row.control is not None else 0)
        self._explain(painter, Box(x, line.y, room, line.h), row)
        if row.control is not None:
            height = min(46.0 if compact else 52.0, line.h - 12)
            row.control(painter, page, Box(line.right - 20 - half, line.centery - height / 2, half, height))

    def _explain(self, painter: Painter, box: Box, row: Row) -> None:
        """A setting's name and what it does, together in the middle of the row."""
        compact, larger = painter.kit.compact, painter.kit.larger_text
        size, small = (18.0, 15.0) if compact else (23.0, 18.0)
        text = row.text or self.texts(f"options-{row.key}.text")
        tall = min(size * 1.5 * larger, box.h * 0.44)
        below = min(painter.height(text, box.w - 2, small * larger, LABEL) + 2, box.h - tall - 6)
        y = box.centery - (tall + below) / 2
        painter.text(self._row_name(row), Box(box.x, y, box.w, tall), size, BOLD)
        words = Box(box.x, y + tall, box.w, below)
        painter.text(text, words, small, LABEL, painter.theme.ink2, vertical="top", lines=5, cut=bool(row.text))

    def _row_name(self, row: Row) -> str:
        from scenes.assets import version

        return self.texts(f"options-{row.key}", version=version())

    # --- what the sections hold ---

    def _access(self) -> list[Row]:
        settings = self.app.settings
        looks = [(name, self.texts(f"ui-theme-{name}")) for name in THEMES]
        sizes = [(str(size), self.texts("options-percent", size=size)) for size in TEXT_SIZES]
        reveals = [(value, self.texts(f"options-reveal-{value}")) for value in ("hold", "press")]
        return [
            Row("seeing"),
            Row("theme", "contrast", self._choices("theme", looks, settings.theme)),
            Row("text_size", "text", self._choices("text_size", sizes, str(settings.text_size), int)),
            self._switch("pattern_assist", "cards"),
            Row("secrets"),
            self._switch("discreet", "eyeoff"),
            Row("reveal", "touch", self._choices("reveal", reveals, settings.reveal)),
            Row("moving"),
            self._switch("reduced_motion", "motion"),
        ]

    def _table(self) -> list[Row]:
        speeds = [self._speed(name) for name in SPEEDS]
        lengths = [(name, self.texts(f"options-moments-{name}")) for name in ("wait", "short", "long")]
        moments = Row("moments", "clock", self._choices("moments", lengths, self.app.settings.moments))
        return [Row("pace"), *speeds, Row("caution"), moments, self._switch("confirm", "lock")]

    def _sound(self) -> list[Row]:
        volume = Row("effects_volume", "sound", self._volume)
        return [Row("effects"), volume, self._switch("mute", "muted")]

    def _window(self) -> list[Row]:
        spoken = [(name, self.texts(f"ui-language-{name}")) for name in languages()]
        flip = self.app.toggle_fullscreen
        return [
            Row("frame"),
            self._switch("fullscreen", "screen", flip),
            Row("words"),
            Row("language", "globe", self._choices("language", spoken, self.app.settings.language)),
        ]

    def _about(self) -> list[Row]:
        name = Row("about-name", "ballot")
        icons = ("wrench", "text", "cards")
        licences = [Row(f"about-{part}", icon, None, 1.25) for part, icon in zip(_ABOUT, icons, strict=True)]
        files = Row("about-saves", "crate", self._folder, text=str(system.data_folder(self.app.portable)))
        return [Row("program"), name, Row("licences"), *licences, Row("files"), files]

    def _choices(
        self,
        name: str,
        values: list[tuple[str, str]],
        chosen: str,
        stored: Callable[[str], object] = str,
    ) -> Callable[[Painter, Page, Box], object]:
        def add(painter: Painter, page: Page, box: Box) -> None:
            size = 17 if painter.kit.compact else 19
            choose = lambda value: self._set(name, stored(value))  # noqa: E731
            widgets.choices(painter, page, name, box, values, chosen, choose, size=size)

        return add

    def _switch(self, name: str, icon: str, flip: Callable[[], None] | None = None) -> Row:
        is_on = bool(getattr(self.app.settings, name))
        deed = flip or (lambda: self._set(name, not is_on))

        def add(painter: Painter, page: Page, box: Box) -> None:
            cell = Box(box.right - box.h * 1.9, box.y, box.h * 1.9, box.h)
            widgets.switch(painter, page, name, cell, is_on, self.texts(f"options-{name}"), deed)

        return Row(name, icon, add)

    def _speed(self, name: str) -> Row:
        """One pace, chosen by pressing its switch; exactly one of them is on."""
        is_on = self.app.settings.speed == name

        def add(painter: Painter, page: Page, box: Box) -> None:
            cell = Box(box.right - box.h * 1.9, box.y, box.h * 1.9, box.h)
            label = self.texts(f"options-speed-{name}")
            widgets.switch(painter, page, f"speed:{name}", cell, is_on, label, lambda: self._set("speed", name))

        icons = dict(zip(SPEEDS, ("minus", "walk", "pass", "motion", "power"), strict=True))
        return Row(f"speed-{name}", icons[name], add)

    def _volume(self, painter: Painter, page: Page, box: Box) -> None:
        value = self.app.settings.effects_volume
        bar = Box(box.x, box.y, box.w - 84, box.h)
        change = lambda new: self._set("effects_volume", new)  # noqa: E731
        widgets.slider(painter, page, "effects_volume", bar, value, self.texts("options-effects_volume"), change)
        number = Box(bar.right + 8, box.y, 76, box.h)
        painter.text(self.texts("options-percent", size=value), number, 28, DISPLAY, align="end")

    def _folder(self, painter: Painter, page: Page, box: Box) -> None:
        cell = Box(box.right - 240, box.y, 240, box.h)
        word = self.texts("options-open-folder")
        widgets.button(painter, page, "folder", cell, word, self._show_folder, icon="crate")

    def _show_folder(self) -> None:
        folder = system.data_folder(self.app.portable)
        if not open_folder(folder):
            self.app.toast(self.texts("options-folder-failed", path=str(folder)))


class Preview:
    """What the settings do: lands with their tints and patterns, a card, a text, pieces and a button."""

    def __init__(self, app: "App") -> None:
        self.settings = app.settings
        self.texts = app.texts

    def draw(self, painter: Painter, box: Box) -> None:
        upper = Box(box.x, box.y, box.w, (box.h - 16) * 0.5)
        lower = Box(box.x, upper.bottom + 16, box.w, box.bottom - upper.bottom - 16)
        title, note = self.texts("options-preview"), self.texts("options-preview.note")
        self._lands(painter, painter.panel(upper, title, "eye", note))
        note = self.texts("options-preview-cards.note", discreet=self.settings.discreet)
        inside = painter.panel(lower, self.texts("options-preview-cards"), "cards", note)
        self._card(painter, Box(inside.x + 24, inside.y + 20, (inside.h - 44) * 5 / 7, inside.h - 44))
        x = inside.x + 24 + (inside.h - 44) * 5 / 7 + 26
        self._sample(painter, Box(x, inside.y + 20, inside.right - 24 - x, inside.h - 44))

    def _lands(self, painter: Painter, room: Box) -> None:
        """Five stripes of land, each with its district's roundel and a piece on it."""
        theme = painter.theme
        pieces = ("vermilion", "saffron", "cobalt", "teal", "plum")
        wide = room.w / len(_LANDS)
        for number, land in enumerate(_LANDS):
            stripe = Box(room.x + number * wide, room.y, wide, room.h)
            painter.fill(stripe, theme.lands[land])
            if self.settings.pattern_assist:
                painter.svg(pattern(land, stripe.w, stripe.h, theme.ink), stripe)
            if number:
                painter.fill(Box(stripe.x - 2, stripe.y, 4, stripe.h), theme.line)
            plate = Box(stripe.x + 10, stripe.bottom - 54, stripe.w - 20, 40)
            painter.fill(plate, theme.card)
            painter.frame(plate, theme.edge, 2)
            painter.text(self.texts(f"options-land-{land}"), plate.inflate(-10, 0), 17, LABEL, align="centre")
            middle = stripe.y + (stripe.h - 60) / 2
            painter.roundel(str(5 + number * 2), stripe.centerx, middle - 34, 26)
            painter.token(pieces[number], stripe.centerx, middle + 34, 27)

    def _card(self, painter: Painter, box: Box) -> None:
        """A character as the booth shows it: in colour, or in grey with the side as a word."""
        theme, discreet = painter.theme, self.settings.discreet
        painter.shadow(box, 4, 5)
        painter.fill(box, LIGHT, 7)
        painter.frame(box, DARK, 3, 7)
        window = Box(box.x + 10, box.y + 10, box.w - 20, box.h * 0.66)
        painter.fill(window, rgb("D8CDB4") if discreet else rgb("F0B9A4"))
        with painter.clipped(window):
            if not discreet:
                painter.svg(art.rays(window.w / 2, window.h * 0.6, 26, window.w, rgb("F7CDBC")), window)
            tall = window.h * 0.98
            area = painter.kit.pixels(Box(0, 0, tall * 240 / 286, tall))
            painter.picture(_bust("lara", area.size, discreet), window.centerx, window.bottom - tall / 2)
        painter.frame(window, DARK, 2.5)
        plate = Box(window.x, window.bottom, window.w, box.h * 0.13)
        painter.fill(plate, DARK)
        painter.text(self.texts("options-preview-name"), plate, plate.h * 0.8, DISPLAY, LIGHT, "centre")
        side = Box(window.x, plate.bottom, window.w, box.bottom - 10 - plate.bottom)
        if not discreet:
            side.h = min(side.h, 34)
            painter.fill(side, rgb("B3241C"))
        ink = DARK if discreet else LIGHT
        painter.text(self.texts("options-preview-side"), side, 20, LABEL, ink, "centre")
        if not discreet:
            painter.disc(window.x + 22, window.y + 22, 16, LIGHT, theme.line, 2.5)
            painter.icon("flame", window.x + 22, window.y + 22, 22, rgb("B3241C"))

    def _sample(self, painter: Painter, box: Box) -> None:
        words = Box(box.x, box.y, box.w, box.h * 0.46)
        painter.text(self.texts("options-preview-text"), words, 23, vertical="top", lines=6)
        pitch = box.w / 6
        for number, piece in enumerate(("vermilion", "saffron", "cobalt", "teal", "plum", "rose")):
            painter.token(piece, box.x + pitch * (number + 0.5), box.y + box.h * 0.6, min(20, pitch * 0.38))
        button = Box(box.x, box.bottom - 72, box.w, 66)
        here, ink = widgets.face(painter, button, Look.REST)
        painter.icon("campaign", here.x + 44, here.centery, 36, ink)
        word = Box(here.x + 76, here.y, here.w - 90, here.h)
        painter.text(self.texts("options-preview-button"), word, 34, DISPLAY, ink)


def _bust(name: str, size: tuple[int, int], is_grey: bool) -> pygame.Surface:
    coloured = art.picture(*size, "machrou3", "bust", f"{name}.svg")
    if not is_grey:
        return coloured
    return art.remembered(("grey", name, size), lambda: pygame.transform.grayscale(coloured))


def pattern(land: str, width: float, height: float, ink: Colour) -> str:
    """A governorate's own pattern over an area, as SVG elements in faint ink."""
    shapes = {
        "north": "m4.8,8 a3.2,3.2 0 1 0 6.4,0 a3.2,3.2 0 1 0 -6.4,0",
        "bekaa": "m0,16 l16,-16",
        "mount-lebanon": "m8,3 v10 m-5,-5 h10",
        "beirut": "m0,8 q4,-7 8,0 t8,0",
        "south": "m0,0 h8 v8 h-8 z m8,8 h8 v8 h-8 z",
    }
    filled = land in ("north", "south")
    columns, rows = int(width / _TILE) + 1, int(height / _TILE) + 1
    path = "".join(
        f"M{column * _TILE},{row * _TILE} {shapes[land]}" for column in range(columns) for row in range(rows)
    )
    paint = f'fill="{hexed(ink)}"' if filled else f'fill="none" stroke="{hexed(ink)}" stroke-width="2.8"'
    return f'<path d="{path}" {paint} fill-opacity="0.17" stroke-opacity="0.17"/>'
