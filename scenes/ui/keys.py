"""What keys and the buttons of a gamepad mean everywhere."""

import pygame

ARROWS = {
    pygame.K_LEFT: (-1, 0),
    pygame.K_RIGHT: (1, 0),
    pygame.K_UP: (0, -1),
    pygame.K_DOWN: (0, 1),
}
CONFIRM = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)
PAD_BUTTONS = {0: pygame.K_RETURN, 1: pygame.K_ESCAPE, 2: pygame.K_p, 3: pygame.K_l, 4: pygame.K_TAB, 5: pygame.K_TAB}
PAD_PUSHED, PAD_CENTRED = 0.6, 0.3  # how far a stick is moved when it counts as pushed, and as let go


def is_command(event: pygame.Event) -> bool:
    """Whether Ctrl or Cmd is held; AltGr, which writes letters, counts as Ctrl and Alt on some systems."""
    return bool(event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META)) and not event.mod & (
        pygame.KMOD_RALT | pygame.KMOD_MODE
    )


def arrow_towards(dx: int, dy: int) -> int:
    """The arrow key for a direction, sideways before up and down."""
    step = (dx, 0) if dx else (0, dy)
    return next(key for key, towards in ARROWS.items() if towards == step)
