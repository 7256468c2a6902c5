"""Taking seats: a touch on a stamp claims that place, and when the ring has run down bots take all others."""

from typing import TYPE_CHECKING

from scenes.kiosk.parts import band_ground, draw_ring, seat_stamp
from scenes.play.curtain import Stage
from scenes.scene import Scene
from scenes.ui import wall
from scenes.ui.kit import Box
from scenes.ui.page import Page
from scenes.ui.painter import Painter
from scenes.ui.text import DISPLAY, LABEL
from scenes.ui.theme import LIGHT

if TYPE_CHECKING:
    from scenes.app import App
    from scenes.kiosk.stall import Stall

GATHERING = 30.0  # seconds from the first touch
_FOOT = 236.0  # height of the band, on the stage


class SeatsScene(Scene):
    """A second touch on a stamp gives the place back; if nobody sits when the ring is empty, nobody plays."""

    name = "kiosk-seats"

    def __init__(self, app: "App", stall: "Stall", game: str, place: int) -> None:
        super().__init__(app)
        self.stall = stall
        self.game = game
        self.taken = {place}
        self.left = GATHERING
        self.has_begun = False
        self.focus = "start"

    @property
    def seconds_left(self) -> int:
        return int(self.left + 0.999)

    @property
    def wakes_in(self) -> float | None:
        return self.left % 1.0 or 1.0

    def update(self, seconds: float) -> None:
        if self.app.top is not self or self.has_begun:
            return
        before = self.seconds_left
        self.left -= seconds
        if self.left <= 0:
            self.start()
        elif self.seconds_left != before:
            if self.seconds_left <= 5:
                self.app.sounds.play("tick")
            self.refresh()

    # --- what people do ---

    def touch(self, place: int) -> None:
        """Sit down, or stand up again; a full table begins at once."""
        self.taken ^= {place}
        self.app.sounds.play("pawn")
        self.refresh()
        if len(self.taken) == len(self.stall.pieces(self.game)):
            self.start()

    def choose(self, game: str) -> None:
        """Another game; whoever has a place there keeps it."""
        self.game = game
        self.taken = {place for place in self.taken if place < len(self.stall.pieces(game))}
        self.left = GATHERING
        self.refresh()

    def start(self) -> None:
        """Begin with whoever sits, or go back if nobody does."""
        if self.has_begun:
            return
        self.has_begun = True
        if self.taken:
            self.app.sounds.play("gavel")
            self.stall.begin(self.game, self.taken)
        else:
            self.stall.show()

    def back(self) -> None:
        self.stall.show()

    # --- the picture ---

    def build(self, painter: Painter, page: Page) -> None:
        kit, stage = painter.kit, Stage(painter.kit)
        wall.paint_wall(painter)
        foot = Box(0, kit.height - stage.size(_FOOT), kit.width, stage.size(_FOOT))
        room = Box(stage.size(84), stage.size(56), kit.width - stage.size(168), foot.y - stage.size(112))
        wide = min(stage.size(500), room.h * wall.POSTER_SHAPE[0] / wall.POSTER_SHAPE[1])
        tall = wall.poster_height(wide)
        poster = Box(room.x, room.y + (room.h - tall) / 2, wide, tall)
        wall.paint_poster(painter, poster, self.game)
        aside = Box(poster.right + stage.size(90), room.y, room.right - poster.right - stage.size(90), room.h)
        self._words(painter, page, stage, aside)
        below = Box(aside.x, aside.y + stage.size(290), aside.w, aside.bottom - aside.y - stage.size(290))
        self._stamps(painter, page, stage, below)
        self._foot(painter, page, stage, foot)

    def _words(self, painter: Painter, page: Page, stage: Stage, box: Box) -> None:
        """What to do, what awaits whoever does it, and the other games."""
        title = Box(box.x, box.y, box.w, stage.size(130))
        painter.text(self.texts("kiosk-seats"), title, stage.size(150), DISPLAY, LIGHT, least=30)
        line = Box(box.x, title.bottom + stage.size(10), box.w, stage.size(44))
        painter.text(self.texts("kiosk-seats.text"), line, stage.size(30), LABEL, wall.PALE)
        games = self.stall.games
        y = line.bottom + stage.size(18)
        if len(games) < 2:
            promise = Box(box.x, y, box.w, stage.size(44))
            painter.text(self.texts("kiosk-promise"), promise, stage.size(26), LABEL, painter.theme.focus)
            return
        x = box.x
        for game in games:
            word = self.texts(f"ui-poster-{game}")
            size = max(15.0, stage.size(24))
            cell = Box(x, y, painter.width(word, size, LABEL) + 44, stage.size(68))

            def press(game: str = game) -> None:
                self.choose(game)

            wall.wall_tag(painter, page, f"game:{game}", cell, word, game == self.game, press)
            x = cell.right + stage.size(14)

    def _stamps(self, painter: Painter, page: Page, stage: Stage, box: Box) -> None:
        pieces = self.stall.pieces(self.game)
        gap = stage.size(34)
        label = stage.size(84)
        wide = min(stage.size(262), (box.w - gap * (len(pieces) - 1)) / len(pieces), (box.h - label) * 0.8)
        tall = wide / 0.8
        for place, piece in enumerate(pieces):
            here = Box(box.x + place * (wide + gap), box.y + (box.h - tall - label) / 2, wide, tall)
            name = self.texts(f"kiosk-name-{piece}")
            is_taken = place in self.taken

            def press(place: int = place) -> None:
                self.touch(place)

            seat_stamp(painter, page, here, place, piece, is_taken, name, press)
            line = Box(here.x - gap / 2, here.bottom + stage.size(10), here.w + gap, stage.size(42))
            painter.text(name, line, stage.size(40), DISPLAY, LIGHT, "centre", least=12)
            word = self.texts("kiosk-taken" if is_taken else "kiosk-free")
            below = Box(line.x, line.bottom, line.w, stage.size(32))
            ink = painter.theme.focus if is_taken else wall.PALE
            painter.text(word, below, max(painter.kit.smallest_text, stage.size(22)), LABEL, ink, "centre", least=11)

    def _foot(self, painter: Painter, page: Page, stage: Stage, box: Box) -> None:
        painter.fill(box, band_ground(painter))
        painter.fill(Box(box.x, box.y, box.w, stage.size(7)), painter.theme.focus)
        ring = Box(box.x + stage.size(84), box.y + stage.size(32), stage.size(172), stage.size(172))
        draw_ring(painter, ring, self.left / GATHERING, str(self.seconds_left))
        pieces = self.stall.pieces(self.game)
        head = self.texts("kiosk-seats-taken", taken=len(self.taken), seats=len(pieces))
        wide = stage.size(440)
        start = Box(box.right - stage.size(84) - wide, box.y + stage.size(44), wide, stage.size(150))
        back = Box(start.x - stage.size(24) - stage.size(330), start.y, stage.size(330), start.h)
        words = Box(ring.right + stage.size(36), box.y, back.x - ring.right - stage.size(60), box.h)
        upper = Box(words.x, box.y + box.h * 0.24, words.w, box.h * 0.28)
        painter.text(head, upper, stage.size(62), DISPLAY, LIGHT, least=16)
        lower = Box(words.x, box.y + box.h * 0.56, words.w, box.h * 0.3)
        note = self.texts("kiosk-seats-note" if self.taken else "kiosk-seats-none", seconds=self.seconds_left)
        size = max(painter.kit.smallest_text, stage.size(24))
        painter.text(note, lower, size, LABEL, wall.PALE, lines=2, vertical="top")
        stop, stop_note = self.texts("kiosk-seats-back"), self.texts("kiosk-seats-back.note")
        wall.wall_button(painter, page, "back", back, stop, stop_note, "undo", self.back)
        word, more = self.texts("kiosk-seats-start"), self.texts("kiosk-seats-start.note")
        wall.wall_button(painter, page, "start", start, word, more, "ballot", self.start, is_first=True)
