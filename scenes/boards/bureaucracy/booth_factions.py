"""Three factions on the desk, of which one is kept (B1)."""

from typing import TYPE_CHECKING

import pygame

from scenes.boards.bureaucracy.cards import faction_card
from scenes.play.curtain import Stage
from scenes.play.parts import NUMBER_KEYS
from scenes.ui.cards import Lay
from scenes.ui.page import Control, Look, Page
from scenes.ui.painter import Painter
from scenes.ui.text import LABEL
from scenes.ui.widgets import button

if TYPE_CHECKING:
    from scenes.play.booth import BoothScene


def faction_place(origin: tuple[float, float], number: int) -> tuple[float, float, float]:
    """The middle of a faction card on the desk and its width, in units of the stage."""
    x, y = origin
    return x + 842 / 3 * (number + 0.5), y + 400, 262.0


def build_factions(
    painter: Painter, page: Page, stage: Stage, origin: tuple[float, float], booth: "BoothScene"
) -> None:
    """Three cards, of which one is kept (B1)."""
    assert booth.decision is not None
    for number, option in enumerate(booth.decision.options):
        _faction(painter, page, stage, faction_place(origin, number), booth, option.id, number)
    x, y = origin
    texts = booth.session.texts
    if booth.chosen is None:
        word, why = texts("booth-choose-card"), texts("booth-choose-card-why")
    else:
        word, why = texts("booth-keep", word=booth.session.words.faction(booth.chosen)), ""
    button(
        painter,
        page,
        "cast",
        stage.box(x + 60, y + 650, 722, 92),
        word,
        booth.cast,
        icon="ballot",
        why=why,
        keys=(pygame.K_RETURN, pygame.K_KP_ENTER),
        cap=texts("booth-key-enter"),
        primary=not why,
        size=stage.size(44),
    )
    note = stage.box(x, y + 760, 842, 60)
    painter.text(texts("rt-faction-note"), note, stage.size(20), LABEL, align="centre", lines=2, least=10)


def _faction(
    painter: Painter,
    page: Page,
    stage: Stage,
    place: tuple[float, float, float],
    booth: "BoothScene",
    option: str,
    number: int,
) -> None:
    x, y, wide = place
    is_chosen = booth.chosen == option
    session = booth.session

    def draw(brush: Painter, look: Look) -> None:
        if booth.casting is not None and is_chosen:
            return
        lay = Lay(
            (-2, 0.8, 2.2)[number % 3],
            10 if is_chosen or look is Look.HOVER else 6,
            brush.theme.focus if is_chosen else None,
        )
        card = faction_card(brush.kit, session, option, session.pieces[booth.seat], stage.pixels(wide), lay)
        lift = -6 if is_chosen else -3 if look is Look.HOVER else 0
        brush.picture(card, x * stage.scale, (y + lift) * stage.scale)

    box = stage.box(x - wide / 2, y - wide * 0.7, wide, wide * 1.4)
    name = session.words.faction(option)
    keys = (NUMBER_KEYS[number],)
    page.add(painter, Control(f"option:{option}", box, lambda: booth.choose(option), draw, name, keys=keys))
