"""The game that bots play for passers-by: a table that lies on no stack, of which only the board is shown."""

import pygame

from engine.bots import LEVELS
from engine.games import GAMES
from scenes.kiosk.narration import Caption, Narration, about
from scenes.kiosk.stall import Stall, seated
from scenes.play.table import TableScene
from scenes.ui.page import Page
from scenes.ui.painter import Painter

PACE = 2.0  # how much faster than for players everything goes
READING = 3.2  # seconds for which a caption stays, at least


class Demo(TableScene):
    """Goes on by itself whenever time passes; everybody sees it with an onlooker's eyes."""

    changes = 0  # of the picture, so far

    def __init__(self, stall: Stall, game: str) -> None:
        table = seated(GAMES[game], frozenset(), stall.words(game))
        assert all(seat.bot in LEVELS for seat in table.seats)
        super().__init__(stall.app, stall.session(table))
        self.game = game
        self.narration = Narration(stall.app, self.session, self.look, self.bubbles.hear)
        self.telling = self.narration
        self.reading = 0.0  # seconds until the game may go on
        self._moving: pygame.Surface | None = None  # the table with what moves on it
        self._read: Caption | None = None

    @property
    def caption(self) -> Caption:
        """What is said of the game now."""
        texts = self.session.texts
        said = self.narration.caption
        if said is None:
            return Caption(-1, texts("kiosk-demo-begins", game=texts(f"game-{self.game}")), about(texts, self.game))
        return said if said.meaning else said._replace(meaning=about(texts, self.game))

    def update(self, seconds: float) -> None:
        """Play on; an act that teaches something stays on the table until it can have been read."""
        self.reading = max(0.0, self.reading - seconds)
        self.pause = max(0.0, self.pause - seconds * PACE)
        self._prepare()
        if self.telling.is_running:
            if self.telling.update(seconds * PACE):
                self._has_said()
                self.refresh()
        elif self.reading <= 0:
            self._go_on()

    def _has_said(self) -> None:
        caption = self.narration.caption
        if caption is not None and caption is not self._read and caption.meaning:
            self.reading = 0.0 if self.app.settings.speed == "instant" else READING
        self._read = caption

    @property
    def wakes_in(self) -> float | None:
        return max(0.02, self.reading) if self.reading > 0 else super().wakes_in

    def _end(self) -> None:
        """The result is not shown: the next game is about to begin."""
        self.has_ended = True
        self.telling.catch_up()
        self.refresh()

    def refresh(self) -> None:
        self.changes += 1
        super().refresh()

    def close(self) -> None:
        """Dismiss the bots."""
        self.desk.close()

    # --- the picture ---

    def board(self) -> pygame.Surface:
        """The board as it is now, without what moves on it."""
        kit = self.app.kit
        if self.picture is None or self.picture.get_size() != kit.size:
            sheet = self.canvas
            if sheet is None or sheet.get_size() != kit.size:
                sheet = self.canvas = pygame.Surface(kit.size)
            sheet.fill(kit.theme.page)
            self.build(Painter(sheet, kit), Page(kit))
            self.picture = sheet
        return self.picture.subsurface(self.area())

    def moving_board(self) -> pygame.Surface:
        """The board with what moves on it, which may come from beyond its edges."""
        still, area = self.board(), self.area()
        if self._moving is None or self._moving.get_size() != self.app.kit.size:
            self._moving = pygame.Surface(self.app.kit.size)
        self._moving.blit(still, area)
        self.draw_over(Painter(self._moving, self.app.kit))
        return self._moving.subsurface(area)

    def area(self) -> pygame.Rect:
        """Where the board lies on the table."""
        area = self.look.public_area(self.app.kit, self.telling.view)
        return area.clip(pygame.Rect((0, 0), self.app.kit.size))
