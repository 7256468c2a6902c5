"""The rail of a compact table: what does not fit beside the board opens over it, one drawer at a time."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from scenes.play.moment import Moment
from scenes.ui.kit import Box
from scenes.ui.page import Control, Look, Page
from scenes.ui.painter import Painter
from scenes.ui.text import LABEL

if TYPE_CHECKING:
    from scenes.play.table import TableScene


class Drawer(NamedTuple):
    """An entry of the rail; the first one is the board itself and closes what is open."""

    name: str
    icon: str
    word: str


def build_rail(
    painter: Painter, page: Page, rail: Box, drawers: Sequence[Drawer], moment: Moment, table: "TableScene"
) -> None:
    painter.panel(rail)
    tall = rail.h / len(drawers)
    for number, drawer in enumerate(drawers):
        cell = Box(rail.x, rail.y + number * tall, rail.w, tall)
        _entry(painter, page, cell, drawer, number == 0, moment, table)


def _entry(
    painter: Painter, page: Page, cell: Box, drawer: Drawer, is_board: bool, moment: Moment, table: "TableScene"
) -> None:
    is_on = moment.drawer == drawer.name or (is_board and not moment.drawer)

    def draw(brush: Painter, look: Look) -> None:
        theme = brush.theme
        ground = theme.inverse if is_on else theme.hot if look is Look.HOVER else theme.panel
        ink = theme.inverse_ink if is_on else theme.ink
        brush.fill(cell, ground)
        brush.frame(cell, theme.edge, 2)
        brush.icon(drawer.icon, cell.centerx, cell.centery - 12, 26, ink)
        word = Box(cell.x + 3, cell.centery + 8, cell.w - 6, 20)
        brush.text(drawer.word, word, 13, LABEL, ink, "centre", least=10)

    def press() -> None:
        table.toggle_drawer(moment.drawer if is_board else drawer.name)

    page.add(painter, Control(f"drawer:{drawer.name}", cell, press, draw, drawer.word, restored=False))
