"""The window that the system gives us: its size, its place, and whether it fills the screen."""

import os

import pygame

from scenes import system
from scenes.settings import Settings
from scenes.ui import art
from scenes.ui.kit import COMPACT

_COMFORTABLE = ((2560, 1440), (1920, 1080), (1600, 900))
_LARGEST_SHARE = 0.92  # of the desktop
_VISIBLE = 80  # pixels of the window that must lie on a screen


def start_video(dummy: bool = False) -> None:
    """Make pygame ready; a machine without a graphics card presents its frames seven times faster this way."""
    os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    for server in ("X11", "WAYLAND"):
        # pygame names the window after the script; desktops look for the name in the desktop entry.
        os.environ[f"SDL_VIDEO_{server}_WMCLASS"] = system.APP_ID
    if dummy:
        os.environ["SDL_VIDEODRIVER"] = "dummy"
        os.environ["SDL_AUDIODRIVER"] = "dummy"
    elif system.has_no_graphics_card():
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
    pygame.display.init()
    pygame.font.init()


class Window:
    """Opens where it was last time. While it fills the screen it remembers the size and place it had before."""

    def __init__(self, settings: Settings, size: tuple[int, int] | None, title: str) -> None:
        stored = settings.window
        self._size = size or ((stored[0], stored[1]) if stored and _fits(stored[0], stored[1]) else _usual_size())
        self._place = (stored[2], stored[3]) if len(stored) == 4 else None
        self.is_full = settings.fullscreen and size is None
        pygame.display.set_caption(title)
        pygame.display.set_icon(art.picture(64, 64, "common", "icon.svg"))
        self.screen = self._open()
        self._desktops = pygame.display.get_desktop_sizes()

    def _open(self) -> pygame.Surface:
        if self.is_full:
            return pygame.display.set_mode((0, 0), pygame.FULLSCREEN)
        screen = pygame.display.set_mode(self._size, pygame.RESIZABLE)
        if self._place is not None and _is_on_screen(self._place):
            pygame.display.set_window_position(self._place)
        return screen

    def toggle_full(self) -> None:
        """Fill the screen, or go back to the size and place from before."""
        self.measure()
        self.is_full = not self.is_full
        self.screen = self._open()

    def find_screen(self) -> bool:
        """Bring the window back to the only screen that is left, and tell whether it was out of reach.

        With several screens the system knows better: it alone knows how they stand beside each other.
        """
        before, self._desktops = self._desktops, pygame.display.get_desktop_sizes()
        if self.is_full or self._desktops == before or len(self._desktops) != 1:
            return False
        size = self.screen.get_size()
        if _fits(*size) and _is_on_screen(pygame.display.get_window_position()):
            return False
        self._size = size if _fits(*size) else _usual_size()
        self._place = None
        self.screen = self._open()
        pygame.display.set_window_position((pygame.WINDOWPOS_CENTERED, pygame.WINDOWPOS_CENTERED))
        return True

    def measure(self) -> tuple[int, ...]:
        """Size and place outside full screen, as settings keep them."""
        if not self.is_full:
            self._size = self.screen.get_size()
            self._place = pygame.display.get_window_position()
        return (*self._size, *(self._place or ()))

    def look_again(self) -> None:
        """The system has changed the size."""
        surface = pygame.display.get_surface()
        assert surface is not None
        self.screen = surface


def _usual_size() -> tuple[int, int]:
    """As large as the desktop comfortably allows."""
    width, height = pygame.display.get_desktop_sizes()[0]
    for fitting in _COMFORTABLE:
        if fitting[0] <= width * _LARGEST_SHARE and fitting[1] <= height * _LARGEST_SHARE:
            return fitting
    return COMPACT


def _fits(width: int, height: int) -> bool:
    """Whether a window of this size can be seen whole on some screen."""
    return any(width <= desktop[0] and height <= desktop[1] for desktop in pygame.display.get_desktop_sizes())


def _is_on_screen(place: tuple[int, int]) -> bool:
    """Whether a window there can be seen; a screen may be gone that was there last time."""
    desktops = pygame.display.get_desktop_sizes()
    reach = sum(width for width, _ in desktops), max(height for _, height in desktops)
    return 0 <= place[0] < reach[0] - _VISIBLE and 0 <= place[1] < reach[1] - _VISIBLE
