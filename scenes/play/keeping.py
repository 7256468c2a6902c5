"""Keeping a game where its player wants it, with a small picture of the board beside it."""

from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from scenes.keep import NotASave

if TYPE_CHECKING:
    from scenes.play.table import TableScene

_WIDTH = 480  # pixels


def save(table: "TableScene") -> str:
    """Save the game of a table; returns the sentence that says what came of it."""
    try:
        path = table.session.keeper.save(table.table)
    except OSError as problem:
        return table.texts("table-save-failed", reason=problem.strerror or "?")
    except NotASave as problem:
        return table.texts("table-save-no-save", path=problem.path.name)
    save_thumbnail(table, path)
    return table.texts("term-saved", path=path.name)


def save_thumbnail(table: "TableScene", path: Path) -> None:
    """Put a small picture of the board beside a save; it shows nothing that is private."""
    if table.picture is None:
        return
    area = table.look.public_area(table.app.kit, table.telling.view)
    board = table.picture.subsurface(area.clip(table.picture.get_rect()))
    small = pygame.transform.smoothscale(board, (_WIDTH, round(_WIDTH * area.h / area.w)))
    try:
        pygame.image.save(small, path.with_suffix(".png"))
    except (OSError, pygame.error):
        return  # a save without a picture is still a save
