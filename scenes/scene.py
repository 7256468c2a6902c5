"""What every screen is: it builds a page, hears what its controls do not take, and may move."""

from typing import TYPE_CHECKING

import pygame

from scenes.ui.page import Page
from scenes.ui.painter import Painter

if TYPE_CHECKING:
    from scenes.app import App


class Scene:
    """One screen. `build` draws the whole picture and adds the controls; it runs again only after `refresh`.

    What moves is drawn by `draw_over` on top of the picture, in every frame as long as `is_moving`. Drawing never
    changes anything; time comes in by `update`.
    """

    name = ""  # what `game.py shot` calls it
    covers = True  # False for a sheet that lies on the scene below
    private = False  # whether it shows what one player alone may see

    def __init__(self, app: "App") -> None:
        self.app = app
        self.texts = app.texts
        self.page: Page | None = None
        self.picture: pygame.Surface | None = None
        self.canvas: pygame.Surface | None = None  # what the picture is painted on, again and again
        self.faults: list[str] = []
        self.focus: str | None = None

    def enter(self) -> None:
        """The scene is on top now, for the first time or again."""

    def leave(self) -> None:
        """The scene is taken off, or another one covers it."""

    def build(self, painter: Painter, page: Page) -> None:
        raise NotImplementedError

    def refresh(self) -> None:
        """Have the page built again before the next frame."""
        self.picture = None

    def retext(self) -> None:
        """The language or a setting has changed."""
        self.texts = self.app.texts
        self.refresh()

    @property
    def is_moving(self) -> bool:
        return False

    @property
    def wakes_in(self) -> float | None:
        """Seconds until something happens by itself; None if nothing will."""
        return None

    def update(self, seconds: float) -> None:
        """Let time pass."""

    def draw_over(self, painter: Painter) -> None:
        """Draw what moves."""

    def key(self, event: pygame.Event) -> bool:
        """A key that no control has taken; tells whether it meant something."""
        return False

    def back(self) -> None:
        """Esc: go back; never quits the program."""
        self.app.pop()

    def scroll(self, steps: float) -> None:
        """The wheel was turned, upwards if positive."""

    def hover(self, key: str | None) -> None:
        """Another control is pointed at, or none."""

    def focus_lost(self) -> None:
        """The window is no longer in front: a private scene hides."""

    def focus_gained(self) -> None:
        """The window is in front again."""
