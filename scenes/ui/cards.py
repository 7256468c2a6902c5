"""Cards of paper for any game: drawn in units of their own, kept as pictures, sharp at every size.

A card is printed on paper in both themes, so that its inks are always those of the Paper printing. Turned cards and
cards with a shadow have an even margin: their middle stays theirs.
"""

from collections.abc import Callable, Hashable
from dataclasses import dataclass

import pygame

from scenes.ui import art
from scenes.ui.kit import Box, Kit
from scenes.ui.painter import Painter
from scenes.ui.text import BOLD, DISPLAY
from scenes.ui.theme import DARK, LIGHT, PAPER, Colour, hexed, mix, rgb

BALLOT = (270.0, 378.0)
BRASS_LIGHT = rgb("F1E4C4")
_BRIEF = 210.0  # units of the screen; a card narrower than this leaves its small print out

Face = Callable[[Painter], None]


@dataclass(frozen=True)
class CardKit(Kit):
    """The measure of a card: its unit is its own, but its small print is as large as that of the screen."""

    least: float = 14.0

    @property
    def smallest_text(self) -> float:
        return self.least


@dataclass(frozen=True)
class Lay:
    """How a card lies: turned by degrees, lifted by units of the screen, and with a line around it if it is chosen."""

    degrees: float = 0.0
    lift: float = 0.0
    ring: Colour | None = None


FLAT = Lay()


def stock(kit: Kit) -> Colour:
    """The paper that cards are printed on, a little dimmer at night."""
    return mix(kit.theme.inverse, DARK, 0.06) if kit.theme.is_night else LIGHT


def card_painter(kit: Kit, width_px: int, size: tuple[float, float]) -> Painter:
    """A brush for an empty card of this width."""
    unit = width_px / size[0]
    area = width_px, round(size[1] * unit)
    least = kit.smallest_text * kit.unit / unit
    own = CardKit(area, unit, kit.compact, False, PAPER, kit.texts, kit.settings, kit.larger_text, least)
    return Painter(pygame.Surface(area, pygame.SRCALPHA), own)


def sheet(
    kit: Kit, key: Hashable, width_px: int, size: tuple[float, float], face: Face, lay: Lay = FLAT
) -> pygame.Surface:
    """The picture of a card; the key names all that its face depends on beside the look of the screen."""
    look = (kit.theme.name, kit.texts.language, kit.compact, kit.larger_text, kit.unit, kit.mirrored, width_px)

    def make() -> pygame.Surface:
        brush = card_painter(kit, width_px, size)
        face(brush)
        return brush.surface

    flat = art.remembered(("card", key, look), make)
    if lay == FLAT:
        return flat
    return art.remembered(("laid", key, look, lay), lambda: _laid(kit, flat, lay))


def _laid(kit: Kit, card: pygame.Surface, lay: Lay) -> pygame.Surface:
    """A card with its line, turned, on its hard shadow."""
    margin = kit.length(14) if lay.ring is not None else 2
    width, height = card.get_size()
    canvas = pygame.Surface((width + 2 * margin, height + 2 * margin), pygame.SRCALPHA)
    if lay.ring is not None:
        line = canvas.get_rect().inflate(-4, -4)
        pygame.draw.rect(canvas, lay.ring, line, kit.length(6), border_radius=round(width * 0.04) + margin)
    canvas.blit(card, (margin, margin))
    turned = pygame.transform.rotozoom(canvas, -lay.degrees, 1) if lay.degrees else canvas
    if not lay.lift:
        return turned
    dark = turned.copy()
    dark.fill((0, 0, 0, 150 if kit.theme.is_night else 66), special_flags=pygame.BLEND_RGBA_MULT)
    reach = kit.length(lay.lift)
    across = round(reach * (-0.8 if kit.mirrored else 0.8))
    whole = pygame.Surface((turned.get_width() + 2 * reach, turned.get_height() + 2 * reach), pygame.SRCALPHA)
    whole.blit(dark, (reach + across, 2 * reach))
    whole.blit(turned, (reach, reach))
    return whole


def blank(brush: Painter, kit: Kit, size: tuple[float, float], ground: Colour | None = None) -> None:
    """The paper of a card, with an ink edge and round corners."""
    width, height = size
    brush.svg(
        f'<rect x="1.5" y="1.5" width="{width - 3:g}" height="{height - 3:g}" rx="{width * 0.04:g}" '
        f'fill="{hexed(ground or stock(kit))}" stroke="{hexed(DARK)}" stroke-width="3"/>',
        Box(0, 0, width, height),
    )


def is_brief(kit: Kit, width_px: int) -> bool:
    return width_px / kit.unit < _BRIEF


# --- ballots ---


def ballot_paper(brush: Painter, kit: Kit, ground: Colour, ink: Colour, number: str) -> None:
    """A ballot paper with its double frame and the key that chooses it."""
    blank(brush, kit, BALLOT, ground)
    whole = Box(0, 0, *BALLOT)
    brush.frame(whole.inflate(-27, -27), ink, 2.5)
    brush.frame(whole.inflate(-39, -39), ink, 1.2)
    brush.text(number, Box(26, 26, 40, 34), 30, DISPLAY, ink, "centre", least=10)


def vote_card(kit: Kit, kind: str, word: str, sub: str, number: str, width_px: int, lay: Lay = FLAT) -> pygame.Surface:
    """With, black on white, or Against, white on black: the same size and weight."""
    paper = stock(kit)
    ground, ink = (paper, DARK) if kind == "with" else (DARK, paper)

    def face(brush: Painter) -> None:
        ballot_paper(brush, kit, ground, ink, number)
        middle, tall = BALLOT[0] / 2, BALLOT[1]
        brush.ring(middle, tall * 0.385, 78, ink, 9.5)
        brush.icon(kind, middle, tall * 0.385, 98, ink)
        brush.text(word, Box(28, tall * 0.62, BALLOT[0] - 56, 66), 64, DISPLAY, ink, "centre", least=14)
        brush.text(sub, Box(28, tall * 0.80, BALLOT[0] - 56, 46), 20, BOLD, ink, "centre", lines=2, cut=True)

    return sheet(kit, ("vote", kind, word, sub, number), width_px, BALLOT, face, lay)
