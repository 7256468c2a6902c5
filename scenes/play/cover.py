"""The curtain between two players: it names the next one, and opens only by a deliberate act of theirs."""

import math
from collections.abc import Callable
from typing import TYPE_CHECKING

from scenes.play.curtain import PollingBooth, Stage, draw_dots, draw_wallpaper
from scenes.play.session import Session
from scenes.scene import Scene
from scenes.settings import Settings
from scenes.ui.kit import Box
from scenes.ui.page import Control, Look, Page
from scenes.ui.painter import Painter
from scenes.ui.text import DISPLAY, LABEL, TEXT
from scenes.ui.theme import CREAM, DARK, LIGHT, Colour, hexed, ink_on, rgb

if TYPE_CHECKING:
    from scenes.app import App

QUIET = 0.5  # seconds in which nothing that is pressed counts
HOLD = 1.0
APART = 0.4  # two presses nearer to each other are one that trembled
PATIENCE = 6.0  # how long a first press waits for the second
OPENING = 0.28
_FLOOR = rgb("C9B284")
_STEPS = 40  # of the ring that fills


def moves(settings: Settings) -> bool:
    """Whether things slide and open, or are at once where they belong."""
    return not settings.reduced_motion and settings.speed not in ("off", "instant")


class Latch:
    """Tells a deliberate act from a stray one: a long hold, or two presses apart, and neither at once."""

    def __init__(self) -> None:
        self.age = 0.0
        self.held_for: float | None = None
        self.pressed_at: float | None = None
        self.is_open = False

    @property
    def is_quiet(self) -> bool:
        return self.age < QUIET

    @property
    def share(self) -> float:
        """How much of the act is done."""
        if self.is_open:
            return 1.0
        if self.pressed_at is not None:
            return 0.5
        return min(1.0, (self.held_for or 0.0) / HOLD)

    def hold(self, is_down: bool) -> None:
        if not is_down:
            self.held_for = None
        elif not self.is_quiet and self.held_for is None:
            self.held_for = 0.0

    def press(self) -> None:
        if self.is_quiet:
            return
        if self.pressed_at is None:
            self.pressed_at = self.age
        elif self.age - self.pressed_at >= APART:
            self.is_open = True

    def update(self, seconds: float) -> None:
        self.age += seconds
        if self.held_for is not None:
            self.held_for += seconds
            self.is_open = self.is_open or self.held_for >= HOLD
        if self.pressed_at is not None and self.age - self.pressed_at > PATIENCE:
            self.pressed_at = None

    def reset(self) -> None:
        """Forget an act that was begun."""
        self.held_for = self.pressed_at = None

    @property
    def wakes_in(self) -> float | None:
        if self.is_quiet:
            return QUIET - self.age
        return None if self.pressed_at is None else max(0.01, PATIENCE - (self.age - self.pressed_at) + 0.01)


class LatchButton:
    """The button that works a latch: a ring that fills around the player's shape, who they are, and what to do."""

    def __init__(self, latch: Latch, piece: str, name: str) -> None:
        self.latch = latch
        self.piece = piece
        self.name = name
        self._shown: tuple[bool, bool] = (True, False)

    def needs_redraw(self) -> bool:
        """Whether the page shows a latch that has moved on."""
        return self._state() != self._shown

    def _state(self) -> tuple[bool, bool]:
        return self.latch.is_quiet, self.latch.pressed_at is not None

    def add(self, painter: Painter, page: Page, box: Box, press: Callable[[], None]) -> None:
        texts = painter.kit.texts
        is_held = painter.kit.settings.reveal == "hold"
        name = "cover-hold" if is_held else "cover-again" if self.latch.pressed_at is not None else "cover-press"
        title, how = texts(name, name=self.name), texts(f"{name}.how")
        self._shown = self._state()
        is_quiet = self.latch.is_quiet

        def draw(brush: Painter, look: Look) -> None:
            stage = Stage(brush.kit)
            lift = -2.0 if look is Look.HOVER and not is_quiet else 0.0
            here = box.move(0, lift)
            brush.veil(box.move(stage.size(9), stage.size(10)), DARK, 96)
            brush.fill(here, LIGHT)
            brush.frame(here, DARK, stage.size(5))
            left = here.h * 1.02
            ink = rgb("6A5C4D") if is_quiet else DARK
            words = Box(here.x + left, here.y, here.w - left - stage.size(24), here.h)
            upper = Box(words.x, words.y + here.h * 0.12, words.w, here.h * 0.48)
            brush.text(title, upper, stage.size(60), DISPLAY, ink, cut=True)
            lower = Box(words.x, words.y + here.h * 0.6, words.w, here.h * 0.28)
            brush.text(how, lower, stage.size(22), LABEL, rgb("574B41"))
            self.draw_ring(brush, here, self.latch.share)

        held = self.latch.hold if is_held else None
        page.add(painter, Control("open", box, press, draw, title, held=held))

    def draw_ring(self, painter: Painter, box: Box, share: float) -> None:
        """How much of the act is done, around the player's shape."""
        side = box.h * 0.68
        x, y = box.x + box.h * 0.52, box.centery
        colour = painter.theme.players[self.piece]
        inner = '<circle cx="50" cy="50" r="40" fill="none" stroke="#D9C79E" stroke-width="14"/>' + _arc(share, colour)
        painter.svg(
            inner.join((f'<g transform="scale({side / 100:.4f})">', "</g>")),
            Box(x - side / 2, y - side / 2, side, side),
        )
        painter.mark(self.piece, x, y, side * 0.19, DARK)


def _arc(share: float, colour: Colour) -> str:
    step = round(share * _STEPS)
    line = f'fill="none" stroke="{hexed(colour)}" stroke-width="14"'
    if step >= _STEPS:
        return f'<circle cx="50" cy="50" r="40" {line}/>'
    if step <= 0:
        return ""
    angle = math.tau * step / _STEPS
    end = f"{50 + 40 * math.sin(angle):.2f},{50 - 40 * math.cos(angle):.2f}"
    return f'<path d="M50,10 A40,40 0 {int(step > _STEPS / 2)} 1 {end}" {line}/>'


class CoverScene(Scene):
    """Opaque: it knows who is next and what for, and nothing of what lies behind the curtain."""

    name = "handover"

    def __init__(self, app: "App", session: Session, seat: int, purpose_text: str, opened: Callable[[], None]) -> None:
        super().__init__(app)
        self.session = session
        self.purpose = purpose_text
        self.opened = opened
        self.player = session.names[seat]
        self.piece = session.pieces[seat]
        self.latch = Latch()
        self.button = LatchButton(self.latch, self.piece, self.player)
        self.opening: float | None = None
        self.is_done = False
        self.focus = "open"

    def enter(self) -> None:
        self.focus = "open"
        self.latch.age = 0.0
        self.latch.reset()

    def focus_lost(self) -> None:
        self.latch.reset()
        self.refresh()

    def back(self) -> None:
        if self.session.open_menu is not None:
            self.session.open_menu()

    # --- time ---

    @property
    def is_moving(self) -> bool:
        return self.opening is not None or self.latch.held_for is not None

    @property
    def wakes_in(self) -> float | None:
        return self.latch.wakes_in

    def update(self, seconds: float) -> None:
        if self.is_done or self.app.top is not self:
            return
        if self.opening is not None:
            self.opening += seconds
        else:
            self.latch.update(seconds)
            if self.latch.is_open:
                self.opening = 0.0
                self.app.sounds.play("curtain")
            elif self.button.needs_redraw():
                self.refresh()
        if self.opening is not None and (self.opening >= OPENING or not moves(self.app.settings)):
            self.is_done = True
            self.opened()

    # --- the picture ---

    def _booth(self, painter: Painter) -> PollingBooth:
        stage = Stage(painter.kit)
        return PollingBooth(painter, 1080 + stage.spare_x * 0.72, 92 + stage.spare_y * 0.8, self.piece)

    def build(self, painter: Painter, page: Page) -> None:
        stage = Stage(painter.kit)
        draw_wallpaper(painter, self.piece)
        ground = 900 + stage.spare_y * 0.8
        floor = stage.box(0, ground, stage.width, stage.height - ground)
        painter.fill(floor, _FLOOR)
        dots = stage.box(0, ground + 14, stage.width, 170)
        draw_dots(painter, dots, stage.size(12), stage.size(3.0), rgb("AB9568"), is_falling=True)
        painter.fill(stage.box(0, ground - 3, stage.width, 6), DARK)
        self._booth(painter).draw(self.texts("cover-sign"), DISPLAY)
        self._build_words(painter, stage)
        x, y = self._origin(stage)
        self.button.add(painter, page, stage.box(x, y + 836, 840, 136), self._press)
        if self.session.open_menu is not None:
            self._add_menu(painter, page, stage.box(x, y + 990, 300, 68))

    def _origin(self, stage: Stage) -> tuple[float, float]:
        return 110 + stage.spare_x * 0.28, stage.spare_y * 0.8

    def _build_words(self, painter: Painter, stage: Stage) -> None:
        ink = ink_on(painter.theme.players[self.piece])
        x, y = self._origin(stage)
        y *= 0.6
        size = stage.size(24)
        tag = stage.box(x, y + 80, 60, 46)
        tag.w += painter.width(self.purpose, size, LABEL) + stage.size(20)
        painter.fill(tag, DARK)
        painter.icon("lock", tag.x + stage.size(32), tag.centery, stage.size(24), CREAM)
        words = Box(tag.x + stage.size(56), tag.y, tag.w - stage.size(64), tag.h)
        painter.text(self.purpose, words, size, LABEL, CREAM)
        painter.text(self.texts("cover-pass"), stage.box(x - 4, y + 160, 900, 124), stage.size(150), DISPLAY, ink)
        name = stage.box(x - 4, y + 304, 910, 312)
        painter.text(self.player, name, stage.size(400), DISPLAY, ink, least=stage.size(80), cut=True)
        take = "cover-take-hold" if self.app.settings.reveal == "hold" else "cover-take-press"
        lines = (("eyeoff", self.texts("cover-look-away")), ("mouse", self.texts(take, name=self.player)))
        for number, (icon, line) in enumerate(lines):
            row = stage.box(x, y + 672 + number * 60, 900, 52)
            painter.icon(icon, row.x + stage.size(20), row.centery, stage.size(40), ink)
            room = Box(row.x + stage.size(58), row.y, row.w - stage.size(58), row.h)
            painter.text(line, room, stage.size(27), TEXT, ink, lines=2, cut=True)

    def _add_menu(self, painter: Painter, page: Page, box: Box) -> None:
        label = self.texts("cover-menu")

        def draw(brush: Painter, look: Look) -> None:
            size = Stage(brush.kit).size(22)
            if look in (Look.HOVER, Look.PRESSED):
                brush.fill(box, LIGHT, 4)
            brush.icon("menu", box.x + size, box.centery, size * 1.1, DARK)
            room = Box(box.x + size * 2, box.y, box.w - size * 2 - 54, box.h)
            brush.text(label, room, size, LABEL, DARK)
            brush.keycap("Esc", box.right - 8, box.centery - brush.kit.smallest_text / 2 - 3.5, DARK)

        page.add(painter, Control("menu", box, self.back, draw, label))

    def _press(self) -> None:
        self.latch.press()

    def draw_over(self, painter: Painter) -> None:
        if self.opening is not None:
            share = min(1.0, self.opening / OPENING)
            self._booth(painter).draw_curtain(1 - (1 - share) ** 3)
        elif self.latch.held_for is not None and self.page is not None:
            control = self.page.find("open")
            if control is not None:
                self.button.draw_ring(painter, control.box, self.latch.share)
