"""What the bots thought: their beliefs over time, their lies, and the vote that decided, once the game is over."""

import time
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from engine.bots.hindsight import Hindsight, hindsight
from scenes.play.belief_cell import draw_cell
from scenes.play.belief_vote import draw_decisive, draw_lie
from scenes.play.session import Session
from scenes.play.story import Story
from scenes.scene import Scene
from scenes.ui.kit import Box, Kit
from scenes.ui.page import Page
from scenes.ui.painter import Painter
from scenes.ui.text import DISPLAY, LABEL
from scenes.ui.theme import CREAM
from scenes.ui.widgets import button, icon_button

if TYPE_CHECKING:
    from scenes.app import App

SLICE = 0.004  # seconds of a frame for looking back
A_PAGE = 4  # bots


class BeliefsScene(Scene):
    """Looks back while it is open, a little in each frame, and shows what was found."""

    name = "beliefs"

    def __init__(self, app: "App", session: Session, tell: Callable[[Session, Hindsight], Story]) -> None:
        super().__init__(app)
        self.session = session
        self.tell = tell
        self.story: Story | None = None
        self.found: Hindsight | None = None
        self.page_number = 0
        table = session.table
        self._looking: Iterator[Hindsight | None] = hindsight(
            table.rules, table.setup, table.seed, table.seats, tuple(table.moves)
        )

    @property
    def wakes_in(self) -> float | None:
        return 0.0 if self.found is None else None

    def update(self, seconds: float) -> None:
        if self.found is not None:
            return
        until = time.perf_counter() + SLICE
        while self.found is None and time.perf_counter() < until:
            self.found = next(self._looking)
        if self.found is not None:
            self.story = self.tell(self.session, self.found)
            self.refresh()

    def retext(self) -> None:
        super().retext()
        if self.found is not None:
            self.story = self.tell(self.session, self.found)

    @property
    def pages(self) -> int:
        return max(1, -(-len(self.story.cells) // A_PAGE)) if self.story is not None else 1

    def turn_page(self) -> None:
        self.page_number = (self.page_number + 1) % self.pages
        self.refresh()

    # --- the picture ---

    def build(self, painter: Painter, page: Page) -> None:
        kit = painter.kit
        bar = Box(0, 0, kit.width, 46.0 if kit.compact else 60.0)
        self._masthead(painter, page, bar)
        left, right = _columns(kit, bar.bottom)
        self._buttons(painter, page, right)
        if self.story is None:
            painter.text(self.session.texts("beliefs-looking"), left, 26, LABEL, painter.theme.ink2, "centre", lines=2)
            return
        self._cells(painter, page, left, self.story)
        self._right(painter, right, self.story)

    def _masthead(self, painter: Painter, page: Page, bar: Box) -> None:
        texts, compact = self.session.texts, painter.kit.compact
        painter.fill(bar, painter.theme.masthead)
        margin = 8.0 if compact else 24.0
        side = bar.h - (6 if compact else 18)
        place = Box(margin, bar.centery - side / 2, side, side)
        label = texts("beliefs-back")
        icon_button(painter, page, "back", place, "undo", label, self.back, colour=CREAM)
        title = Box(place.right + 14, bar.y, bar.w * 0.4, bar.h).inflate(0, -bar.h * 0.36)
        shown = painter.text(texts("beliefs-title"), title, bar.h * 0.66, DISPLAY, CREAM)
        if self.story is not None:
            rest = Box(shown.right + 22, bar.y, bar.right - margin - shown.right - 22, bar.h)
            painter.text(self.story.subtitle, rest, 15 if compact else 19, LABEL, CREAM, cut=True)

    def _cells(self, painter: Painter, page: Page, box: Box, story: Story) -> None:
        """The headline, four bots at a time, and below them where all of this comes from."""
        compact = painter.kit.compact
        head, foot, gap = (46.0, 30.0, 10.0) if compact else (66.0, 44.0, 16.0)
        self._headline(painter, Box(box.x, box.y, box.w, head), story)
        foot_row = Box(box.x, box.bottom - foot, box.w, foot)
        self._foot(painter, page, foot_row)
        room = Box(box.x, box.y + head + 4, box.w, box.h - head - foot - 8)
        shown = story.cells[self.page_number * A_PAGE : (self.page_number + 1) * A_PAGE]
        wide, tall = (room.w - gap) / 2, (room.h - gap) / 2
        for place, cell in enumerate(shown):
            column, row = place % 2, place // 2
            # Who has no neighbour gets the whole row.
            broad = room.w if column == 0 and place == len(shown) - 1 else wide
            at = Box(room.x + column * (wide + gap), room.y + row * (tall + gap), broad, tall)
            draw_cell(painter, at, self.session, story, cell)

    def _headline(self, painter: Painter, box: Box, story: Story) -> None:
        size = 15.0 if painter.kit.compact else 17.0
        end = box.right
        for word, width in reversed(list(zip(story.legend, (7.0, 3.0), strict=True))):
            wide = painter.width(word, size, LABEL) * painter.kit.larger_text + 4
            end -= wide
            painter.text(word, Box(end, box.y, wide, box.h), size, LABEL)
            end -= 52
            painter.line(end, box.centery, end + 42, box.centery, painter.theme.ink, width)
            end -= 22
        painter.text(story.headline, Box(box.x, box.y, end - box.x, box.h), box.h * 0.84, DISPLAY, least=17)

    def _foot(self, painter: Painter, page: Page, row: Box) -> None:
        texts, compact = self.session.texts, painter.kit.compact
        size = 13.5 if compact else 16.0
        end = row.right
        if self.pages > 1:
            wide = 220.0 if not compact else 170.0
            place = Box(row.right - wide, row.y + 3, wide, row.h - 5)
            word = texts("beliefs-page", page=self.page_number + 1, pages=self.pages)
            button(painter, page, "page", place, word, self.turn_page, size=20, icon="caret")
            end = place.x - 14
        painter.icon("eye", row.x + size, row.centery, size * 1.5, painter.theme.ink2)
        note = Box(row.x + size * 2.3, row.y, end - row.x - size * 2.3, row.h)
        painter.text(texts("beliefs-note"), note, size, LABEL, painter.theme.ink2, lines=2)

    def _right(self, painter: Painter, box: Box, story: Story) -> None:
        compact = painter.kit.compact
        buttons, lie, gap = (148.0, 132.0, 10.0) if compact else (192.0, 164.0, 16.0)
        lie = lie if story.lie is not None else 0.0
        upper = Box(box.x, box.y, box.w, box.h - buttons - lie - gap * (2 if lie else 1))
        if story.decisive is not None:
            draw_decisive(painter, upper, self.session, story.decisive)
        if story.lie is not None:
            draw_lie(painter, Box(box.x, upper.bottom + gap, box.w, lie), self.session, story.lie)

    def _buttons(self, painter: Painter, page: Page, box: Box) -> None:
        texts, compact = self.session.texts, painter.kit.compact
        tall, gap, size = (66.0, 10.0, 22.0) if compact else (84.0, 16.0, 30.0)
        low = Box(box.x, box.bottom - tall, box.w, tall)
        wide = (low.w - gap) / 2
        high = Box(box.x, low.y - gap - tall, box.w, tall)
        result = texts("beliefs-result")
        button(painter, page, "result", high, result, self.back, icon="ballot", cap="Esc", primary=True, size=size)
        left, right = Box(low.x, low.y, wide, tall), Box(low.x + wide + gap, low.y, wide, tall)
        button(painter, page, "again", left, texts("beliefs-again"), self._again, icon="cycle", size=size)
        button(painter, page, "title", right, texts("beliefs-to-title"), self._title, icon="cedar", size=size)

    def _again(self) -> None:
        from scenes.play.start import again

        again(self.app, self.session)

    def _title(self) -> None:
        from scenes.title import TitleScene

        self.app.replace_all(TitleScene(self.app))


def _columns(kit: Kit, top: float) -> tuple[Box, Box]:
    """The bots, and beside them the vote."""
    margin, gap, aside = (10.0, 12.0, 320.0) if kit.compact else (24.0, 16.0, 484.0)
    wide = min(kit.width - 2 * margin, 1600.0 if kit.compact else 2400.0)
    x = (kit.width - wide) / 2
    tall = kit.height - top - margin - (4.0 if kit.compact else 12.0)
    y = top + (4.0 if kit.compact else 12.0)
    return Box(x, y, wide - aside - gap, tall), Box(x + wide - aside, y, aside, tall)
