"""Controls and the page that holds them: pointing, pressing, focus, keys and tooltips.

A page is built anew whenever its scene changes; what is focused or pointed at goes on by the keys of the controls.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from enum import Enum

import pygame

from scenes.ui.kit import Box, Kit
from scenes.ui.painter import Painter


class Look(Enum):
    """The state that a control is drawn in."""

    REST = "rest"
    HOVER = "hover"
    PRESSED = "pressed"
    DISABLED = "disabled"


Draw = Callable[[Painter, Look], None]
Deed = Callable[[], None]


@dataclass(eq=False)
class Control:
    """Something that can be pressed. Its key stays the same as long as it means the same.

    A control with a `why` is closed: it can be focused and pointed at, and says why it cannot be pressed. `shape`
    narrows the box to what counts as inside, in pixels. With `held`, `press` happens as the button goes down and
    `held(False)` as it comes up. `adjust` makes the arrows to the sides change a value instead of moving the focus.
    """

    key: str
    box: Box
    press: Deed
    draw: Draw
    label: str = ""  # what it is called, for tests and for those who cannot see it
    tip: str | Callable[[], str] = ""
    why: str = ""
    keys: tuple[int, ...] = ()
    shape: Callable[[int, int], bool] | None = None
    held: Callable[[bool], None] | None = None
    adjust: Callable[[int], None] | None = None
    type_in: Callable[[str], None] | None = None  # takes the text that is typed while it has the focus
    edit: Callable[[pygame.Event], bool] | None = None  # takes keys while it has the focus
    drag: Callable[[float], None] | None = None  # how far along its box the pointer is, from 0 to 1
    focusable: bool = True
    overlaps: bool = False  # it lies on other controls on purpose, and comes first
    restored: bool = True  # hovering redraws it over what lay beneath

    def look(self, hovered: bool, pressed: bool) -> Look:
        if self.why:
            return Look.DISABLED
        if pressed:
            return Look.PRESSED
        return Look.HOVER if hovered else Look.REST


@dataclass(eq=False, repr=False)
class Page:
    """The controls of a scene. `pick` finds the one at a point, the last added first."""

    kit: Kit
    controls: list[Control] = field(default_factory=list)
    beneath: dict[str, pygame.Surface] = field(default_factory=dict)
    ring: dict[str, Box] = field(default_factory=dict)  # where the focus ring goes when not around the box
    shut: frozenset[str] = frozenset()  # controls that are not there, wherever a scene would put them

    def add(self, painter: Painter, control: Control) -> Control:
        """Take in a control and draw it at rest, unless it is shut."""
        if control.key in self.shut:
            return control
        if control.restored:
            area = self._margin(control)
            self.beneath[control.key] = painter.surface.subsurface(area).copy()
        control.draw(painter, control.look(False, False))
        self.controls.append(control)
        return control

    def _margin(self, control: Control) -> pygame.Rect:
        """The part of the picture that a control may touch in any of its looks, with its shadow."""
        reach = self.kit.length(9)
        area = self.kit.pixels(control.box).inflate(2 * reach, 2 * reach)
        return area.clip(pygame.Rect((0, 0), self.kit.size))

    def redraw(self, painter: Painter, control: Control, look: Look) -> None:
        """Draw a control in another look over the finished picture."""
        if control.restored:
            painter.surface.blit(self.beneath[control.key], self._margin(control))
        control.draw(painter, look)

    def find(self, key: str | None) -> Control | None:
        return next((control for control in self.controls if control.key == key), None)

    def at(self, x: int, y: int) -> Control | None:
        for control in reversed(self.controls):
            if self.kit.pixels(control.box).collidepoint(x, y) and (control.shape is None or control.shape(x, y)):
                return control
        return None

    def order(self) -> list[Control]:
        return [control for control in self.controls if control.focusable]

    def overlapping(self) -> Iterator[tuple[str, str]]:
        """Pairs of controls that cover each other without meaning to."""
        plain = [control for control in self.controls if control.shape is None and not control.overlaps]
        for number, one in enumerate(plain):
            for other in plain[number + 1 :]:
                common = one.box.clip(other.box)
                if common.w > 1 and common.h > 1:
                    yield one.key, other.key


def neighbour(page: Page, from_key: str | None, dx: int, dy: int) -> Control | None:
    """The control that an arrow key leads to: the nearest in that direction, straight ahead before aside."""
    here = page.find(from_key)
    order = page.order()
    if here is None:
        return order[0] if order else None
    x, y = page.kit.pixels(here.box).center
    best: tuple[float, Control] | None = None
    for control in order:
        if control is here:
            continue
        cx, cy = page.kit.pixels(control.box).center
        ahead = (cx - x) * dx + (cy - y) * dy
        aside = abs((cx - x) * dy) + abs((cy - y) * dx)
        if ahead <= 1 or aside > ahead * 2.4:
            continue
        distance = ahead + aside * 2.0
        if best is None or distance < best[0]:
            best = distance, control
    return best[1] if best else None
