"""What passers-by see: bots at play with captions that teach, the posters, and a button as large as the screen."""

from typing import TYPE_CHECKING, NamedTuple

import pygame

from scenes.kiosk.demo import Demo
from scenes.kiosk.parts import (
    BAND,
    SINKING,
    band_ground,
    band_words,
    bot_stamp,
    draw_nothing,
    language_tags,
    press_button,
    seat_stamp,
    touch_poster,
)
from scenes.play.curtain import Stage
from scenes.scene import Scene
from scenes.texts import languages
from scenes.ui import art, wall
from scenes.ui.kit import Box, Kit
from scenes.ui.page import Control, Page
from scenes.ui.painter import Painter
from scenes.ui.text import DISPLAY, LABEL, TEXT
from scenes.ui.theme import CREAM, DARK, LIGHT, hexed

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
            self._pane(painter, layout)
        else:
            self._hang(painter, layout.pane, self.poster)
        touch_poster(painter, layout.poster, self.texts("kiosk-touch"), self.texts("kiosk-touch.second"))
        painter.fill(Box(layout.poster.x, 0, 7, layout.poster.h), DARK)
        self._band(painter, page, layout.band)

    def draw_over(self, painter: Painter) -> None:
        layout = self._layout(painter.kit)
        if self.poster is None and self.demo.is_moving:
            self._board(painter, layout)
        if self.since_push < SINKING:
            press_button(painter, layout.poster, self.since_push / SINKING)

    def _pane(self, painter: Painter, layout: _Layout) -> None:
        """The board, and beside it the brand, a caption and who is playing."""
        stage = Stage(painter.kit)
        painter.kept("kiosk-paper", layout.pane, lambda brush: _paper(brush, layout), margin=0)
        self._board(painter, layout)
        margin = stage.size(44)
        room = Box(margin, stage.size(40), layout.words.w - margin * 1.6, layout.words.h - stage.size(70))
        self._brand(painter, stage, room)
        self._caption(painter, stage, Box(room.x, room.y + stage.size(356), room.w, stage.size(250)))
        self._bots(painter, stage, Box(room.x, room.bottom - stage.size(214), room.w, stage.size(214)))

    def _brand(self, painter: Painter, stage: Stage, room: Box) -> None:
        side = stage.size(62)
        wall.seal(painter, Box(room.x, room.y, side, side))
        name = Box(room.x + side + stage.size(16), room.y, room.w - side - stage.size(16), side)
        painter.text(self.texts("ui-title"), name, stage.size(50), DISPLAY)
        tall = stage.size(86)
        lines = [self.texts(f"kiosk-words-{number}") for number in (1, 2, 3)]
        size = stage.size(92)
        while (
            size > 12 and max(painter.width(line, size * painter.kit.larger_text, DISPLAY) for line in lines) > room.w
        ):
            size *= 0.97
        for number, line in enumerate(lines):
            place = Box(room.x, room.y + stage.size(84) + number * tall, room.w, tall)
            painter.text(line, place, size, DISPLAY, least=12)

    def _caption(self, painter: Painter, stage: Stage, box: Box) -> None:
        """The last act that taught something, as if its bot said it."""
        caption, theme = self.demo.caption, painter.theme
        small = max(painter.kit.smallest_text, stage.size(17))
        size = max(painter.kit.smallest_text + 1, stage.size(23))
        head = painter.height(caption.act, box.w - stage.size(46), small, LABEL) + stage.size(14)
        text = painter.height(caption.meaning, box.w - stage.size(36), size, TEXT) + stage.size(12)
        tall = min(box.h - stage.size(24), head + text + stage.size(24))
        card = Box(box.x, box.bottom - stage.size(24) - tall, box.w, tall)
        painter.shadow(card)
        painter.fill(card, theme.card)
        painter.frame(card, theme.edge, 3)
        tag = Box(card.x + stage.size(14), card.y + stage.size(12), card.w - stage.size(28), head)
        painter.fill(tag, theme.inverse, 3)
        painter.text(caption.act, tag.inflate(-stage.size(18), 0), small, LABEL, theme.inverse_ink, lines=3, cut=True)
        words = Box(tag.x + 2, tag.bottom + stage.size(8), tag.w - 4, card.bottom - tag.bottom - stage.size(16))
        painter.text(caption.meaning, words, size, TEXT, lines=7, vertical="top", cut=True)
        self._tail(painter, stage, card, caption.seat)

    def _tail(self, painter: Painter, stage: Stage, card: Box, seat: int) -> None:
        """The bubble points at whoever acted."""
        if seat < 0:
            return
        theme, count = painter.theme, len(self.demo.session.names)
        x = card.x + (seat + 0.5) * card.w / count
        side = stage.size(30)
        shape = (
            f'<path d="M1,0 L{side / 2:g},{side * 0.8:g} L{side - 1:g},0" fill="{hexed(theme.card)}" '
            f'stroke="{hexed(theme.edge)}" stroke-width="3"/>'
        )
        painter.svg(shape, Box(x - side / 2, card.bottom - 3, side, side))

    def _bots(self, painter: Painter, stage: Stage, box: Box) -> None:
        """Who is playing, and that it is happening now."""
        session = self.demo.session
        count = len(session.names)
        gap = stage.size(10)
        tag = stage.size(56)
        wide = min(stage.size(100), (box.w - gap * (count - 1)) / count, (box.h - tag - stage.size(18)) / 1.34)
        for seat, name in enumerate(session.names):
            x = box.x + (seat + 0.5) * box.w / count - wide / 2
            bot_stamp(painter, Box(x, box.y, wide, wide * 1.34), seat, session.pieces[seat], name)
        live = Box(box.x, box.bottom - tag, box.w, tag)
        word = self.texts("kiosk-live")
        size = stage.size(32)
        dark = Box(live.x, live.y, painter.width(word, size, DISPLAY) + stage.size(62), tag)
        painter.shadow(live, 4, 5)
        painter.fill(live, painter.theme.card)
        painter.fill(dark, DARK)
        painter.frame(live, DARK, 3)
        painter.disc(dark.x + stage.size(26), dark.centery, stage.size(9), (0xE4, 0x57, 0x3D))
        place = Box(dark.x + stage.size(44), dark.y, dark.w - stage.size(48), tag)
        painter.text(word, place, size, DISPLAY, CREAM, least=12)
        rest = Box(dark.right + stage.size(14), live.y, live.right - dark.right - stage.size(22), tag)
        painter.text(self.texts("kiosk-playing", bots=count), rest, stage.size(21), LABEL, least=11)

    def _board(self, painter: Painter, layout: _Layout) -> None:
        """The board of the game that is being played, and what moves on it."""
        demo, slot = self.demo, painter.kit.pixels(layout.board)
        sheet = demo.moving_board() if demo.is_moving else demo.board()
        if sheet.get_size() != slot.size:
            sheet = pygame.transform.smoothscale(sheet, slot.size)
        painter.surface.blit(sheet, slot)

    def _hang(self, painter: Painter, pane: Box, game: str) -> None:
        """A game's poster with what it promises."""
        stage, texts = Stage(painter.kit), self.texts
        wall.paint_wall(painter)
        tall = pane.h - stage.size(110)
        wide = tall * wall.POSTER_SHAPE[0] / wall.POSTER_SHAPE[1]
        poster = Box(pane.x + stage.size(64), pane.y + stage.size(52), wide, tall)
        wall.paint_poster(painter, poster, game)
        x = poster.right + stage.size(56)
        room = Box(x, poster.y, pane.right - stage.size(40) - x, poster.h)
        title = Box(room.x, room.y + stage.size(20), room.w, stage.size(240))
        painter.text(
            texts(f"ui-poster-{game}"), title, stage.size(110), DISPLAY, LIGHT, lines=2, vertical="top", least=18
        )
        said = Box(room.x, title.bottom, room.w, stage.size(270))
        painter.text(
            texts(f"ui-poster-{game}.tagline"), said, stage.size(34), TEXT, LIGHT, lines=6, vertical="top", least=13
        )
        y = said.bottom + stage.size(16)
        size = max(painter.kit.smallest_text, stage.size(27))
        for fact, icon in (("players", "people"), ("kind", "eyeoff")):
            painter.icon(icon, room.x + size * 0.7, y + size, size * 1.3, painter.theme.focus)
            line = Box(room.x + size * 1.8, y, room.w - size * 1.8, size * 2)
            painter.text(texts(f"ui-poster-{game}.{fact}"), line, size, LABEL, wall.PALE, least=12)
            y += size * 2.1

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


def _paper(painter: Painter, layout: _Layout) -> None:
    """What the words beside the board are printed on."""
    stage, words = Stage(painter.kit), layout.words
    painter.fill(layout.pane, painter.theme.panel)
    foot = Box(0, words.h * 0.5, words.w, words.h * 0.5)
    dots = art.halftone(0, 0, foot.w, foot.h, stage.size(13), stage.size(3.4), painter.theme.sunk)
    painter.svg(dots, foot)
