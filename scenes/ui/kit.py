"""The measure of a window: how large one unit is, which layout fits, and on which side reading begins.

Screens are laid out in units: on a large layout 1920 x 1080 of them or more fill the window, on a compact one 1280 x
720 or more. Everything is placed as if read from the left; `Kit.pixels` mirrors it where reading begins on the right.
"""

from dataclasses import dataclass

import pygame

from scenes.settings import Settings
from scenes.texts import Texts
from scenes.ui.theme import PAPER, THEMES, Theme

Box = pygame.FRect

LARGE = (1920, 1080)
COMPACT = (1280, 720)
LEAST_LARGE = (1600, 900)  # a window smaller than this gets the compact layout
RIGHT_TO_LEFT = frozenset({"ar"})


@dataclass(frozen=True, eq=False, repr=False)
class Kit:
    """What a screen is drawn with; a new one whenever the window, the theme or the language changes."""

    size: tuple[int, int]  # of the window, in pixels
    unit: float  # pixels a unit
    compact: bool
    mirrored: bool
    theme: Theme
    texts: Texts
    settings: Settings
    larger_text: float = 1.0

    @property
    def width(self) -> float:
        return self.size[0] / self.unit

    @property
    def height(self) -> float:
        return self.size[1] / self.unit

    @property
    def screen(self) -> Box:
        return Box(0, 0, self.width, self.height)

    @property
    def smallest_text(self) -> float:
        """The smallest size of text, in units, that can be read at arm's length."""
        return 13 if self.compact else 14

    def pixels(self, box: Box) -> pygame.Rect:
        """Where a box lies in the window."""
        unit = self.unit
        left = self.width - box.x - box.w if self.mirrored else box.x
        x, y = round(left * unit), round(box.y * unit)
        return pygame.Rect(x, y, round((left + box.w) * unit) - x, round((box.y + box.h) * unit) - y)

    def point(self, x: float, y: float) -> tuple[int, int]:
        """Where a point lies in the window."""
        return round((self.width - x if self.mirrored else x) * self.unit), round(y * self.unit)

    def length(self, units: float) -> int:
        """A thickness or radius in whole pixels, never nothing."""
        return max(1, round(units * self.unit))


def make_kit(size: tuple[int, int], settings: Settings, texts: Texts) -> Kit:
    """The measure of a window of this size. Large text means the compact layout, whose units are larger.

    What that does not gain, `larger_text` asks of every single text, as far as its box has room.
    """
    width, height = size
    is_small = width < LEAST_LARGE[0] or height < LEAST_LARGE[1]
    compact = is_small or settings.text_size > 100
    base = COMPACT if compact else LARGE
    unit = min(width / base[0], height / base[1])
    gained = 1.0 if is_small else unit / min(width / LARGE[0], height / LARGE[1])
    larger = max(1.0, settings.text_size / 100 / gained) if compact else 1.0
    theme = THEMES.get(settings.theme, PAPER)
    return Kit(size, unit, compact, texts.language in RIGHT_TO_LEFT, theme, texts, settings, larger)
