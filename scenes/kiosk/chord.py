"""The staff's sign: the four corners of the screen, one after another, or three keys and a letter."""

import pygame

CORNER = 0.13  # of the shorter side of the window
PATIENCE = 8.0  # seconds for all four
KEY = pygame.K_k
MODIFIERS = (pygame.KMOD_CTRL, pygame.KMOD_ALT, pygame.KMOD_SHIFT)


def is_key_chord(event: pygame.Event) -> bool:
    """Ctrl, Alt, Shift and K together."""
    return event.key == KEY and all(event.mod & modifier for modifier in MODIFIERS)


class CornerChord:
    """Upper left, upper right, lower right, lower left; anything else in between begins anew."""

    def __init__(self) -> None:
        self._done = 0
        self._age = 0.0

    def pass_time(self, seconds: float) -> None:
        self._age += seconds
        if self._age > PATIENCE:
            self._done = 0

    def touch(self, place: tuple[int, int], size: tuple[int, int]) -> bool:
        """Take a touch; tells whether it was the last of the four."""
        corner = corner_at(place, size)
        if corner != self._done:
            self._done = 0
        if corner == self._done:
            self._age = 0.0 if corner == 0 else self._age
            self._done += 1
        if self._done < 4:
            return False
        self._done = 0
        return True


def corner_at(place: tuple[int, int], size: tuple[int, int]) -> int | None:
    """The corner that a point lies in, clockwise from the upper left."""
    reach = min(size) * CORNER
    x, y = place
    is_left, is_right = x < reach, x >= size[0] - reach
    is_top, is_bottom = y < reach, y >= size[1] - reach
    corners = ((is_left and is_top), (is_right and is_top), (is_right and is_bottom), (is_left and is_bottom))
    return corners.index(True) if any(corners) else None
