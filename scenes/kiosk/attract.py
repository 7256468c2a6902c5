"""What passers-by see: bots at play with captions that teach, the posters, and a button as large as the screen."""

from typing import TYPE_CHECKING, NamedTuple

import pygame

from scenes.kiosk.attract_pane import draw_paper, draw_poster, draw_words
from scenes.kiosk.demo import Demo
from scenes.kiosk.parts import (
    BAND,
    SINKING,
    band_ground,
    band_words,
    draw_nothing,
    language_tags,
    press_button,
    seat_stamp,
    touch_poster,
)
from scenes.play.curtain import Stage
from scenes.scene import Scene
from scenes.texts import languages
from scenes.ui import wall
from scenes.ui.kit import Box, Kit
from scenes.ui.page import Control, Page
from scenes.ui.painter import Painter
from scenes.ui.text import LABEL
from scenes.ui.theme import DARK

if TYPE_CHECKING:
    from scenes.app import App
    from scenes.kiosk.stall import Stall

BOARD_TIME = 40.0  # seconds of a game
POSTER_TIME = 8.0  # and of each poster
PUSH_EVERY = 4.0  # seconds between two times that the button is pressed
_LEAST_POSTER = 560.0  # breadth of the poster with the button, on the stage


class _Layout(NamedTuple):
    pane: Box  # words and board, or a game's poster
    words: Box
    board: Box
    poster: Box
    band: Box


def _layout(kit: Kit, board: tuple[int, int]) -> _Layout:
    """The board as large as on its table if there is room; what is left goes to the words and to the button."""
    stage = Stage(kit)
    band = Box(0, kit.height - stage.size(BAND), kit.width, stage.size(BAND))
    words = stage.size(420)
    wide, tall = board[0] / kit.unit, board[1] / kit.unit
    room = kit.width - words - stage.size(_LEAST_POSTER)
    scale = min(1.0, room / wide, band.y / tall)
    wide, tall = wide * scale, tall * scale
    spare = max(0.0, kit.width - words - wide - stage.size(684))
    words += spare * 0.4
    pane = Box(0, 0, words + wide, band.y)
    slot = Box(words, (band.y - tall) / 2, wide, tall)
    return _Layout(pane, Box(0, 0, words, band.y), slot, Box(pane.right, 0, kit.width - pane.right, band.y), band)


class AttractScene(Scene):
    """Shows a game for a while, then the posters, and again; any touch or key lets people sit down."""

    name = "kiosk"

    def __init__(self, app: "App", stall: "Stall") -> None:
        super().__init__(app)
        self.stall = stall
        self.age = 0.0  # of the present loop
        self.since_push = 0.0
        self.round = 0  # which game is shown
        self.demo = Demo(stall, self.game)
        self.focus = "touch"
        self._shown: object = None

    @property
    def game(self) -> str:
        games = self.stall.games
        return games[self.round % len(games)]

    @property
    def poster(self) -> str | None:
        """The game whose poster hangs where the board was; None while the board is shown."""
        if self.age < BOARD_TIME:
            return None
        games = self.stall.games
        return games[min(len(games) - 1, int((self.age - BOARD_TIME) / POSTER_TIME))]

    # --- scene ---

    def leave(self) -> None:
        if self not in self.app.stack:
            self.demo.close()

    def retext(self) -> None:
        self.demo.retext()
        super().retext()

    def refresh(self) -> None:
        self.demo.refresh()
        super().refresh()

    @property
    def is_moving(self) -> bool:
        return self.since_push < SINKING or (self.poster is None and self.demo.is_moving)

    @property
    def wakes_in(self) -> float | None:
        waits: list[float | None] = [PUSH_EVERY - self.since_push]
        if self.poster is None:
            waits += [BOARD_TIME - self.age, self.demo.wakes_in]
        else:
            waits.append(POSTER_TIME - (self.age - BOARD_TIME) % POSTER_TIME)
        return max(0.0, min(wait for wait in waits if wait is not None))

    def update(self, seconds: float) -> None:
        self.age += seconds
        self.since_push += seconds
        if self.since_push >= PUSH_EVERY:
            self.since_push = 0.0
        if self.poster is None:
            self.demo.update(seconds)
        if self.age >= BOARD_TIME + POSTER_TIME * len(self.stall.games):
            self._begin_again()
        looks = (self.poster, self.demo.caption, self.demo.changes)
        if looks != self._shown:
            self._shown = looks
            super().refresh()

    def _begin_again(self) -> None:
        """The next loop; with a new game if the old one is over, or if there are several to show."""
        self.age = 0.0
        if self.demo.has_ended or len(self.stall.games) > 1:
            self.round += 1
            self.demo.close()
            self.demo = Demo(self.stall, self.game)

    def touch(self, place: int = 0) -> None:
        self.app.sounds.play("stamp")
        self.stall.gather(self.game, place)

    def back(self) -> None:
        """There is nothing behind this."""

    def key(self, event: pygame.Event) -> bool:
        self.touch()
        return True

    # --- the picture ---

    def _layout(self, kit: Kit) -> _Layout:
        return _layout(kit, self.demo.area().size)

    def build(self, painter: Painter, page: Page) -> None:
        layout = self._layout(painter.kit)
        label = self.texts("kiosk-touch-label")
        whole = Control("touch", painter.kit.screen, self.touch, draw_nothing, label, overlaps=True, restored=False)
        page.add(painter, whole)
        page.ring["touch"] = layout.poster.inflate(-24, -24)
        if self.poster is None:
            draw_paper(painter, layout.pane, layout.words)
            self._board(painter, layout)
            draw_words(painter, layout.words, self.demo.session, self.demo.caption)
        else:
            draw_poster(painter, layout.pane, self.poster)
        touch_poster(painter, layout.poster, self.texts("kiosk-touch"), self.texts("kiosk-touch.second"))
        painter.fill(Box(layout.poster.x, 0, 7, layout.poster.h), DARK)
        self._band(painter, page, layout.band)

    def draw_over(self, painter: Painter) -> None:
        layout = self._layout(painter.kit)
        if self.poster is None and self.demo.is_moving:
            self._board(painter, layout)
        if self.since_push < SINKING:
            press_button(painter, layout.poster, self.since_push / SINKING)

    def _board(self, painter: Painter, layout: _Layout) -> None:
        """The board of the game that is being played, and what moves on it."""
        demo, slot = self.demo, painter.kit.pixels(layout.board)
        sheet = demo.moving_board() if demo.is_moving else demo.board()
        if sheet.get_size() != slot.size:
            sheet = pygame.transform.smoothscale(sheet, slot.size)
        painter.surface.blit(sheet, slot)

    def _band(self, painter: Painter, page: Page, box: Box) -> None:
        """Seats to touch, languages, and how long a table lasts."""
        stage = Stage(painter.kit)
        painter.fill(box, band_ground(painter))
        painter.fill(Box(box.x, box.y, box.w, stage.size(7)), DARK)
        head = Box(box.x + stage.size(36), box.y, stage.size(400), box.h)
        band_words(painter, head, self.texts("kiosk-table"), self.texts("kiosk-table.text"))
        pieces = self.stall.pieces(self.game)
        known = languages()
        tags = Box(box.right - stage.size(180), box.y + stage.size(14), stage.size(150), box.h - stage.size(24))
        right = tags.x if len(known) > 1 else box.right
        free = Box(right - stage.size(600), box.y, stage.size(580), box.h)
        count = self.texts("kiosk-free-seats", seats=len(pieces))
        band_words(painter, free, count, self.texts("kiosk-free-seats.text"))
        self._seats(painter, page, stage, Box(head.right, box.y, free.x - head.right, box.h), pieces)
        language_tags(painter, page, tags, known, self.app.settings.language, self._speak)

    def _seats(self, painter: Painter, page: Page, stage: Stage, box: Box, pieces: tuple[str, ...]) -> None:
        tall = stage.size(118)
        wide = min(tall * 0.8, box.w / len(pieces) - stage.size(12))
        gap = min(stage.size(26), (box.w - wide * len(pieces)) / len(pieces))
        x = box.centerx - (wide * len(pieces) + gap * (len(pieces) - 1)) / 2
        for place, piece in enumerate(pieces):
            here = Box(x, box.y + stage.size(16), wide, wide / 0.8)
            x += wide + gap

            def press(place: int = place) -> None:
                self.touch(place)

            name = self.texts(f"kiosk-name-{piece}")
            seat_stamp(painter, page, here, place, piece, False, name, press)
            line = Box(here.x - gap / 2, here.bottom + stage.size(2), here.w + gap, stage.size(28))
            size = max(painter.kit.smallest_text, stage.size(19))
            painter.text(name, line, size, LABEL, wall.PALE, "centre", least=10)

    def _speak(self, language: str) -> None:
        self.app.change_settings(language=language)
