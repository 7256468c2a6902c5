"""The private room of one player: their cards, and a question that only they may answer."""

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from engine.contract import Decision
from scenes.boards import booth_desk
from scenes.play.advice import Adviser
from scenes.play.cover import Latch, LatchButton, moves
from scenes.play.curtain import Stage, draw_dots, draw_folds, draw_rays, draw_wallpaper
from scenes.play.hint import HINT_KEY, Hint
from scenes.play.look import Desk
from scenes.play.session import Session
from scenes.scene import Scene
from scenes.ui.animation import ease_out
from scenes.ui.kit import Box
from scenes.ui.page import Control, Look, Page
from scenes.ui.painter import Painter
from scenes.ui.text import DISPLAY, LABEL
from scenes.ui.theme import CREAM, DARK, Colour, rgb
from scenes.ui.widgets import icon_button

if TYPE_CHECKING:
    from scenes.app import App

CASTING = 0.32  # seconds in which a ballot slides into the box, whatever is on it
_PAPER_WALL = (rgb("D9C79E"), rgb("E3D3AE"), rgb("C4AE7E"))
_NIGHT_WALL = (rgb("231D19"), rgb("2B2420"), rgb("181310"))


class BoothScene(Scene):
    """One layout for every role and every answer. `done` gets the answer, or None when the player just leaves.

    A ballot is chosen first and cast second; until it is cast it can be changed. With an adviser there are hints on
    the question, or on one that is asked at the open table: `hint_on`.
    """

    private = True

    def __init__(
        self,
        app: "App",
        session: Session,
        seat: int,
        decision: Decision | None,
        done: Callable[[str | None], None],
        adviser: Adviser | None = None,
        hint_on: Decision | None = None,
    ) -> None:
        super().__init__(app)
        self.name = "hand" if decision is None else "ballot"
        self.session = session
        self.desk: Desk = booth_desk(session.game)
        self.seat = seat
        self.decision = decision
        self.done = done
        self.chosen: str | None = None
        self.casting: float | None = None
        self.is_over = False
        self.is_covered = False
        self.latch = Latch()
        self.button = LatchButton(self.latch, session.pieces[seat], session.names[seat])
        self.last_second = -1
        self.hint = Hint(session, adviser, self.refresh) if adviser is not None else None
        self.hint_on = hint_on if hint_on is not None else decision
        if hint_on is not None:
            self.show_hint()

    @property
    def kind(self) -> str:
        return self.desk.kind_of(self.decision)

    # --- time ---

    @property
    def is_moving(self) -> bool:
        return self.casting is not None or self.latch.held_for is not None

    @property
    def wakes_in(self) -> float | None:
        left = self.session.table.seconds_left()
        waits = [wait for wait in (self.latch.wakes_in if self.is_covered else None,) if wait is not None]
        if left is not None:
            waits.append(left % 1.0 or 1.0)
        return min(waits, default=None)

    def update(self, seconds: float) -> None:
        if self.is_over or self.app.top is not self:
            return
        if self.is_covered:
            self._update_cover(seconds)
            return
        if self.session.pass_time is not None and self.session.pass_time(seconds):
            self._leave_with(None)
            return
        left = int(self.session.table.seconds_left() or -1)
        if left != self.last_second:
            self.last_second = left
            self.refresh()
        if self.hint is not None:
            self.hint.update()
        if self.casting is not None:
            self.casting += seconds
            if self.casting >= CASTING:
                self._leave_with(self.chosen)

    def _update_cover(self, seconds: float) -> None:
        self.latch.update(seconds)
        if self.latch.is_open:
            self.is_covered = False
            self.latch = Latch()
            self.button = LatchButton(self.latch, self.session.pieces[self.seat], self.session.names[self.seat])
            self.refresh()
        elif self.button.needs_redraw():
            self.refresh()

    def focus_lost(self) -> None:
        """At a shared table the curtain falls when the window is left; nothing that was chosen is lost."""
        if self.session.is_shared and not self.is_covered:
            self.is_covered = True
            self.latch.age = 0.0
            self.latch.reset()
            self.focus = "open"
            self.refresh()

    # --- answers ---

    def choose(self, option: str) -> None:
        """Put a ballot, or a card, in front."""
        self.chosen = option
        self.app.sounds.play("paper")
        self.focus = "cast"
        self.refresh()

    def cast(self) -> None:
        """Give the chosen answer; the ballot slides into the box face down."""
        if self.chosen is None or self.casting is not None:
            return
        self.app.sounds.play("ballot")
        if moves(self.app.settings):
            self.casting = 0.0
        else:
            self._leave_with(self.chosen)

    def answer(self, option: str) -> None:
        """Give an answer that needs no ballot."""
        self._leave_with(option)

    def leave(self) -> None:
        if self.hint is not None:
            self.hint.close()

    def leave_booth(self) -> None:
        self._leave_with(None)

    def _leave_with(self, answer: str | None) -> None:
        if not self.is_over:
            self.is_over = True
            self.done(answer)

    @property
    def can_leave(self) -> bool:
        """Whether one may go without an answer: to hide at a shared table, or when nothing must be answered."""
        return self.session.is_shared or not self.must_answer

    @property
    def must_answer(self) -> bool:
        return self.kind not in ("look", "declare")

    def back(self) -> None:
        if not self.must_answer:
            self.leave_booth()
        elif self.session.open_menu is not None:
            self.session.open_menu()

    def show_hint(self) -> None:
        """What a good player would answer here, or nothing more of it."""
        if self.hint is not None and self.hint_on is not None and not self.is_covered:
            self.hint.toggle(self.seat, self.hint_on)

    def key(self, event: pygame.Event) -> bool:
        if event.key == HINT_KEY:
            self.show_hint()
            return True
        if event.key == pygame.K_SPACE and self.session.is_shared and not self.is_covered:
            self.leave_booth()
            return True
        return False

    # --- the picture ---

    def build(self, painter: Painter, page: Page) -> None:
        stage = Stage(painter.kit)
        if self.is_covered:
            self._build_cover(painter, page, stage)
            return
        view = self.session.table.view(self.seat)
        self._room(painter, stage)
        self._header(painter, page, stage)
        left = (132 + stage.spare_x * 0.3, 112 + stage.spare_y * 0.4)
        self.desk.draw_private(painter, stage, left, self.session, view)
        right = (946 + stage.spare_x * 0.7, 106 + stage.spare_y * 0.4)
        self.desk.build_desk(painter, page, stage, right, self, view)
        self._strip(painter, stage, view)
        if self.hint is not None:
            self.hint.build(painter, page, self._hint_place(stage))

    def _hint_place(self, stage: Stage) -> Box:
        """Over the lower part of one's own cards, which one knows by heart."""
        left, top = 132 + stage.spare_x * 0.3, 712 + stage.spare_y * 0.4
        return stage.box(left, top, 756, 256)

    def _build_cover(self, painter: Painter, page: Page, stage: Stage) -> None:
        draw_wallpaper(painter, self.session.pieces[self.seat])
        sheet = Box(0, 0, stage.size(980), stage.size(420))
        sheet.center = painter.kit.screen.center
        inside = painter.panel(sheet)
        name = self.session.names[self.seat]
        title = Box(inside.x + 20, inside.y + stage.size(30), inside.w - 40, stage.size(90))
        painter.text(self.texts("booth-covered", name=name), title, stage.size(80), DISPLAY, align="centre", cut=True)
        note = Box(inside.x + 20, title.bottom + stage.size(14), inside.w - 40, stage.size(50))
        painter.text(self.texts("booth-covered.text"), note, stage.size(24), LABEL, align="centre")
        box = Box(
            inside.x + stage.size(60), inside.bottom - stage.size(176), inside.w - stage.size(120), stage.size(136)
        )
        self.button.add(painter, page, box, self.latch.press)

    def _room(self, painter: Painter, stage: Stage) -> None:
        """Wallpaper with rays, printer's dots at its foot, and a curtain on either side."""
        kit = painter.kit
        wall, ray, dot = _NIGHT_WALL if painter.theme.is_night else _PAPER_WALL
        colour = painter.theme.players[self.session.pieces[self.seat]]

        def draw(brush: Painter) -> None:
            brush.fill(kit.screen, wall)
            draw_rays(brush, kit.width * 0.715, kit.height * 0.52, 36, kit.width, ray)
            foot = Box(0, kit.height * 0.72, kit.width, kit.height * 0.28)
            draw_dots(brush, foot, stage.size(12), stage.size(3.2), dot)
            wide = stage.size(84)
            for x in (0.0, kit.width - wide):
                draw_folds(brush, Box(x, 0, wide, kit.height), colour, 4)
            brush.fill(Box(wide, 0, stage.size(5), kit.height), DARK)
            brush.fill(Box(kit.width - wide - stage.size(5), 0, stage.size(5), kit.height), DARK)

        painter.kept(("booth", colour), kit.screen, draw, margin=0)

    def _header(self, painter: Painter, page: Page, stage: Stage) -> None:
        kit, texts = painter.kit, self.texts
        bar = Box(0, 0, kit.width, stage.size(72))
        painter.fill(bar, DARK)
        name = self.session.names[self.seat]
        painter.token(self.session.pieces[self.seat], stage.size(54), bar.centery - 2, stage.size(22))
        room = Box(stage.size(96), 0, stage.size(460), bar.h)
        shown = painter.text(name, room, stage.size(46), DISPLAY, CREAM, cut=True)
        label = texts("booth-private")
        size = max(kit.smallest_text, stage.size(19))
        tag = Box(shown.right + 14, bar.h * 0.22, painter.width(label, size, LABEL) + size * 2.6, bar.h * 0.56)
        painter.fill(tag, CREAM, 3)
        painter.icon("lock", tag.x + size * 0.9, tag.centery, size, DARK)
        painter.text(label, Box(tag.x + size * 1.7, tag.y, tag.w - size * 1.9, tag.h), size, LABEL, DARK)
        right = kit.width - 20
        if self.can_leave:
            word = texts("booth-hide" if self.session.is_shared else "booth-back")
            cap = texts("booth-key-space") if self.session.is_shared else "Esc"
            right = self._hide_button(painter, page, Box(0, bar.h * 0.15, right, bar.h * 0.7), word, cap, size)
        if self.hint is not None and self.hint_on is not None:
            side = bar.h * 0.7
            place = Box(right - 12 - side, bar.h * 0.15, side, side)
            icon_button(painter, page, "hint", place, "torch", texts("table-hint"), self.show_hint, colour=CREAM)
            right = place.x
        left = self.session.table.seconds_left()
        if left is not None:
            whole = int(left + 0.999)
            words = texts("booth-clock", minutes=str(whole // 60), seconds=f"{whole % 60:02}")
            clock = Box(right - stage.size(170), 0, stage.size(150), bar.h)
            painter.icon("clock", clock.x + 18, clock.centery, stage.size(30), CREAM)
            painter.text(words, Box(clock.x + 40, 0, clock.w - 40, bar.h), stage.size(32), DISPLAY, CREAM)

    def _hide_button(self, painter: Painter, page: Page, bar: Box, word: str, cap: str, size: float) -> float:
        broad = painter.width(word, size, LABEL) + painter.width(cap, size, LABEL) + size * 5
        box = Box(bar.right - broad, bar.y, broad, bar.h)

        def draw(brush: Painter, look: Look) -> None:
            ground: Colour = CREAM if look in (Look.HOVER, Look.PRESSED) else DARK
            ink = DARK if ground == CREAM else CREAM
            brush.fill(box, ground, 4)
            brush.frame(box, CREAM, 2.5, 4)
            brush.icon("eyeoff", box.x + size * 1.2, box.centery, size * 1.25, ink)
            brush.text(word, Box(box.x + size * 2.2, box.y, box.w - size * 2.4, box.h), size, LABEL, ink)
            brush.keycap(cap, box.right - size * 0.6, box.centery - brush.kit.smallest_text / 2 - 3.5, ink)

        page.add(painter, Control("hide", box, self.leave_booth, draw, word))
        return box.x

    def _strip(self, painter: Painter, stage: Stage, view: object) -> None:
        """What everybody may know: who has answered so far, by seat and not by time."""
        texts, session = self.session.texts, self.session
        kit = painter.kit
        box = Box(stage.size(132), kit.height - stage.size(90), kit.width - stage.size(264), stage.size(70))
        painter.panel(box)
        states, note = self.desk.standing(texts, view, self)
        shown = [seat for seat, state in enumerate(states) if state]
        size = max(kit.smallest_text, stage.size(19))
        note_wide = painter.width(note, size, LABEL) + 12
        painter.text(
            note, Box(box.right - note_wide - 16, box.y, note_wide, box.h), size, LABEL, painter.theme.ink2, "end"
        )
        wide = (box.w - note_wide - 40) / max(1, len(session.names))
        for place, seat in enumerate(shown):
            x = box.x + 16 + place * wide
            painter.mark(session.pieces[seat], x + 14, box.centery, stage.size(13))
            words = f"{session.names[seat]} · {states[seat]}"
            painter.text(words, Box(x + 32, box.y, wide - 40, box.h), size, LABEL, cut=True, least=10)

    def draw_over(self, painter: Painter) -> None:
        if self.is_covered:
            control = self.page.find("open") if self.page is not None else None
            if control is not None and self.latch.held_for is not None:
                self.button.draw_ring(painter, control.box, self.latch.share)
        elif self.casting is not None:
            self.desk.draw_casting(painter, Stage(painter.kit), self, ease_out(self.casting / CASTING))
