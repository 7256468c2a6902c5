"""Sheets that lie on a scene: a question with two answers, and the menu of a game."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from scenes.scene import Scene
from scenes.ui import widgets
from scenes.ui.kit import Box
from scenes.ui.page import Deed, Page
from scenes.ui.painter import HEADER, Painter

if TYPE_CHECKING:
    from scenes.app import App


class ConfirmScene(Scene):
    """Asks before something that may be regretted. The safe answer has the focus, and Esc means it."""

    name = "confirm"
    covers = False

    def __init__(self, app: "App", title: str, message: str, yes_word: str, yes: Deed, danger: bool = False) -> None:
        super().__init__(app)
        self.title = title
        self.message = message
        self.yes_word = yes_word
        self.yes = yes
        self.danger = danger
        self.focus = "no"

    def build(self, painter: Painter, page: Page) -> None:
        kit = painter.kit
        width = 560.0 if kit.compact else 680.0
        size = 19.0 if kit.compact else 23.0
        aside = 76 if self.danger else 0
        spoken = painter.height(self.message, width - 56 - aside, size * kit.larger_text)
        button = 60.0 if kit.compact else 72.0
        height = min(kit.height - 40, HEADER + 28 + spoken + 26 + button + 26)
        box = Box((kit.width - width) / 2, (kit.height - height) / 2, width, height)
        inside = painter.panel(box, self.title, "gavel", header=HEADER)
        foot = inside.bottom - 22 - button
        words = Box(inside.x + 26 + aside, inside.y + 14, inside.w - 52 - aside, foot - inside.y - 28)
        if self.danger:
            painter.fill(Box(inside.x, inside.y, 10, inside.h), painter.theme.danger)
            painter.icon("skull", inside.x + 62, words.centery, 46, painter.theme.danger)
        painter.text(self.message, words, size, lines=10)
        half = (inside.w - 52 - 16) / 2
        left = Box(inside.x + 26, foot, half, button)
        word = self.texts("menu-no")
        widgets.button(painter, page, "no", left, word, self.back, icon="undo", cap=self.texts("menu-esc"))
        right = Box(left.right + 16, foot, half, button)
        widgets.button(painter, page, "yes", right, self.yes_word, self._agree, primary=True)

    def _agree(self) -> None:
        self.app.pop(self)
        self.yes()


class MenuItem(NamedTuple):
    """One line of a menu; with a `why` it is closed and says so."""

    key: str
    word: str
    icon: str
    note: str
    deed: Deed
    why: str = ""


class MenuScene(Scene):
    """The menu of a game that waits below. A choice closes the menu and then does its deed; Esc goes back."""

    name = "menu"
    covers = False

    def __init__(self, app: "App", items: Sequence[MenuItem | tuple[str, str, str, str, Deed, str]]) -> None:
        super().__init__(app)
        self.items = tuple(MenuItem(*item) for item in items)
        self.focus = self.items[0].key if self.items else None

    def build(self, painter: Painter, page: Page) -> None:
        kit = painter.kit
        width = 440.0 if kit.compact else 540.0
        gap = 10.0 if kit.compact else 14.0
        tall = 62.0 if kit.compact else 80.0
        room = kit.height - 48 - HEADER - 2 * 22
        tall = min(tall, (room + gap) / max(1, len(self.items)) - gap)
        height = HEADER + 2 * 22 + len(self.items) * (tall + gap) - gap
        box = Box((kit.width - width) / 2, (kit.height - height) / 2, width, height)
        inside = painter.panel(box, self.texts("menu-title"), "menu", self.texts("menu-note"), header=HEADER)
        y = inside.y + 20
        for place, item in enumerate(self.items):
            line = Box(inside.x + 24, y, inside.w - 48, tall)
            widgets.button(
                painter,
                page,
                item.key,
                line,
                item.word,
                lambda item=item: self._choose(item),  # type: ignore[misc]
                icon=item.icon,
                note=item.note,
                why=item.why,
                primary=place == 0,
                size=28,
            )
            y += tall + gap

    def _choose(self, item: MenuItem) -> None:
        self.app.pop(self)
        item.deed()
