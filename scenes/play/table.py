"""The open table: lets people answer, bots think and pictures follow, and covers what is private."""

from collections import deque
from collections.abc import Callable
from pathlib import Path

import pygame

from engine.contract import SPECTATOR, Decision, Event, Move, Option, Reason
from scenes.app import App, wake
from scenes.boards import make_look
from scenes.play.bots import BotDesk
from scenes.play.look import Look
from scenes.play.moment import Moment
from scenes.play.session import Session
from scenes.scene import Scene
from scenes.ui.animation import Timeline
from scenes.ui.page import Page
from scenes.ui.painter import Painter

# How long an act of a bot rests on the table before the next, and how fast pictures move, by the setting.
PAUSES = {"off": 0.7, "slow": 1.3, "normal": 0.6, "fast": 0.2, "instant": 0.0}
PACES = {"off": 0.0, "slow": 1.8, "normal": 1.0, "fast": 0.45, "instant": 0.0}


class TableScene(Scene):
    """Shows the game as far as it has been told, and goes on when everything has been shown."""

    name = "table"

    def __init__(self, app: App, session: Session) -> None:
        super().__init__(app)
        self.session = session
        self.table = session.table
        self.look: Look = make_look(session)
        self.desk = BotDesk(self.table, wake)
        self.timeline = Timeline()
        self.shown = self.table.view(session.eyes)
        self.untold: deque[Event] = deque()
        self.lines: list[tuple[int, str]] = []
        self.line_marks: dict[int, int] = {}  # how many lines each person had read when they last answered
        self.pause = 0.0
        self.asked: int | None = None
        self.decision: Decision | None = None
        self.drawer: str = ""
        self.peeking = False
        self.is_away = False
        self.has_ended = False
        self.chosen: Move | None = None  # what a bot has answered, until the last act has been on the table long enough
        self.must_see: list[int] = []  # people who have learned something that they alone may know
        self.last_second = -1
        self._retell()

    # --- scene ---

    def enter(self) -> None:
        self.is_away = False
        self.session.open_menu = self.open_menu
        self.session.open_log = self.open_log
        self.session.pass_time = self.pass_time

    def leave(self) -> None:
        self.peeking = False
        if self not in self.app.stack:
            self.desk.close()
            self._save_thumbnail(self.session.save_path)

    def retext(self) -> None:
        from scenes.texts import load_texts

        if self.session.texts.language != self.app.texts.language:
            self.session.texts = load_texts(self.app.texts.language, self.session.game)
            self.session.words.texts = self.session.texts
            self._retell()
        super().retext()

    @property
    def is_moving(self) -> bool:
        return self.timeline.is_running or bool(self.untold)

    @property
    def wakes_in(self) -> float | None:
        if self.is_away:
            return None
        waits = []
        if self.pause > 0 and self.chosen is not None:
            waits.append(self.pause)
        left = self.table.seconds_left()
        if left is not None and self._clock_runs():
            waits.append(left % 1.0 or 1.0)
        return min(waits) if waits else (0.0 if self._has_work() else None)

    def _has_work(self) -> bool:
        """Whether the game can go on by itself right now."""
        return self.asked is None and not self.has_ended and (self.chosen is not None or not self.desk.is_thinking)

    def build(self, painter: Painter, page: Page) -> None:
        self.look.build(painter, page, self.moment(), self)

    def draw_over(self, painter: Painter) -> None:
        self.timeline.draw(painter)

    def update(self, seconds: float) -> None:
        if self.is_away:
            return
        if self._clock_runs():
            self._tick(seconds)
        self.pause = max(0.0, self.pause - seconds)
        if self.timeline.is_running:
            self.timeline.update(seconds)
            if self.timeline.is_running:
                return
        while self.untold and not self.timeline.is_running:
            self._tell(self.untold.popleft())
        if not self.timeline.is_running and not self.untold:
            self._go_on()

    def focus_lost(self) -> None:
        """Time stands still, and what was held open closes, while the players look at something else."""
        self.is_away = True
        if self.peeking:
            self.peek(False)

    def focus_gained(self) -> None:
        self.is_away = False

    # --- what is shown ---

    def moment(self) -> Moment:
        """All that the look needs to draw the table now."""
        session = self.session
        reader = self.asked if self.asked is not None else session.eyes
        fresh = len(self.lines) - self.line_marks.get(reader, 0) if reader != SPECTATOR else 0
        deciding = tuple(self.table.asked()) if not self.is_moving else ()
        return Moment(
            session=session,
            view=self.shown,
            eyes=session.eyes,
            deciding=deciding,
            asked=self.asked,
            decision=self.decision,
            answer=self.answer,
            note=self._note(deciding),
            news=tuple(self.lines),
            fresh=max(0, fresh),
            pointed=self.app.hovered if not self.app.by_keyboard else self.focus,
            declare=self._declare_state(),
            is_moving=self.is_moving,
            seconds_left=self.table.seconds_left() if self._clock_runs() else None,
            drawer=self.drawer,
            peeked=self._peeked(),
        )

    def _note(self, deciding: tuple[int, ...]) -> str:
        texts = self.session.texts
        if self.table.is_over:
            return texts("table-note-over")
        if len(deciding) == 1 and deciding[0] not in self.session.people:
            return texts("table-note-thinking", player=self.session.names[deciding[0]])
        return texts("table-note-voting") if len(deciding) > 1 else texts("table-note-wait")

    def _peeked(self) -> int | None:
        """The person whose cards lie open on the table: the only one, or whoever holds them open."""
        session = self.session
        if not session.is_shared:
            return session.people[0] if session.people else None
        return self.hand_seat if self.peeking else None

    @property
    def hand_seat(self) -> int | None:
        """The person whose cards lie before the window."""
        if self.asked is not None:
            return self.asked
        return self.session.people[0] if len(self.session.people) == 1 else None

    def _declare_state(self) -> str | None:
        """Whether somebody here may turn up an Objective now: None if not, "" if so, else why not.

        At a shared table it is always possible to ask on one's turn, for the answer would betray something.
        """
        turn = self.shown.turn
        if turn not in self.session.people or self.is_moving or self.table.is_over:
            return None
        if self.session.is_shared:
            return ""
        options = {option.id: option.why_not for option in self.decision.options} if self.decision else {}
        if "declare" in options:
            why_not = options["declare"]
            return self.session.texts.why(why_not) if why_not else ""
        if turn in self.table.standing():
            return ""
        return self.session.texts.why(self.look.why_no_declaring(self.table.view(turn)))

    def _retell(self) -> None:
        """Write the log anew from what has been shown."""
        events = self.table.events(self.session.eyes)
        told = events[: len(events) - len(self.untold)] if self.untold else events
        self.lines = [line for event in told if (line := self.look.line(event)) is not None]

    # --- the game goes on ---

    def submit(self, move: Move) -> None:
        """Make a move, and let the pictures follow."""
        before = self.table.event_count
        if move.seat in self.session.people:
            self.line_marks[move.seat] = len(self.lines)
        events = self.session.submit(move)
        self.asked, self.decision = None, None
        self.pause = PAUSES[self.app.settings.speed] if events and move.seat not in self.session.people else 0.0
        self.untold.extend(events)
        if self.session.is_shared and move.seat in self.session.people:
            self._note_secrets(move.seat, before)
        trouble = self.session.keeper.new_trouble()
        if trouble is not None:
            self.app.toast(self.texts("term-autosave-failed", reason=trouble))
        self.refresh()

    def _note_secrets(self, seat: int, before: int) -> None:
        """Remember to show a person, behind the curtain, what a move has told them alone."""
        private = [
            event
            for event in self.table.events(seat, before)
            if event.only is not None and SPECTATOR not in event.only and len(event.data) > 0
        ]
        if private and seat not in self.must_see:
            self.must_see.append(seat)

    def _tell(self, event: Event) -> None:
        """Show one event: its picture moves if it has one, then the table is as the event left it."""
        line = self.look.line(event)
        if line is not None:
            self.lines.append(line)
        pace = PACES[self.app.settings.speed]
        before = self.shown
        self.look.sound(event, self.app.sounds.play)
        if pace > 0:
            still = self.app.settings.reduced_motion
            self.look.animate(self.timeline, event, before, pace, still, self.app.kit)
        if self.timeline.is_running:
            self.timeline.add(0, ended=lambda: self._show(event))
        else:
            self._show(event)

    def _show(self, event: Event) -> None:
        self.shown = self.look.follow(self.shown, event)
        if not self.untold:
            self.shown = self.table.view(self.session.eyes)
        self.refresh()

    def _go_on(self) -> None:
        """Nothing is left to show: ask the next person, or let the next bot think."""
        if self.has_ended:
            return
        if self.table.is_over:
            self._end()
        elif self.must_see:
            self._show_secrets(self.must_see.pop(0))
        elif (person := self.session.asked_person()) is not None:
            self._ask(*person)
        else:
            self._let_bot_move()

    def _let_bot_move(self) -> None:
        if self.chosen is None and self.desk.is_thinking:
            self.chosen = self.desk.poll()
        if self.chosen is not None:
            if self.pause <= 0:
                move, self.chosen = self.chosen, None
                self.submit(move)
            return
        seat = self.session.asked_bot()
        if seat is not None and not self.desk.is_thinking:
            self.desk.ask(seat)
            self.refresh()

    def _forget_bot(self) -> None:
        """What a bot has thought of is of no use once the table has changed."""
        self.chosen = None
        self.desk.drop()

    def _ask(self, seat: int, decision: Decision) -> None:
        if self.asked == seat and self.decision is not None and self.decision.topic == decision.topic:
            return
        self.asked, self.decision = seat, decision
        if self.look.is_secret(decision):
            self._ask_in_private(seat, decision)
        else:
            self.shown = self.table.view(self.session.eyes)
            self.focus = None
            self.refresh()

    def _ask_in_private(self, seat: int, decision: Decision) -> None:
        purpose = self.look.purpose(decision)

        def answered(pick: str | None) -> None:
            self.asked, self.decision = None, None
            if pick is not None:
                self.submit(Move(seat, decision.topic, (pick,)))

        self.enter_booth(seat, decision, purpose, answered)

    def enter_booth(
        self, seat: int, decision: Decision | None, purpose: str, answered: Callable[[str | None], None]
    ) -> None:
        """Let one person alone see their own; at a shared table behind a cover."""
        from scenes.play.booth import BoothScene
        from scenes.play.cover import CoverScene

        def done(pick: str | None) -> None:
            self.app.pop(booth)
            answered(pick)
            self.refresh()

        booth = BoothScene(self.app, self.session, seat, decision, done)
        if not self.session.is_shared:
            self.app.push(booth)
            return

        def opened() -> None:
            self.app.pop(cover)
            self.app.push(booth)

        cover = CoverScene(self.app, self.session, seat, purpose, opened)
        self.app.push(cover)

    def _show_secrets(self, seat: int) -> None:
        self.enter_booth(seat, None, self.session.texts("cover-purpose-news"), lambda _pick: None)

    def _end(self) -> None:
        self.has_ended = True
        self.asked, self.decision = None, None
        self.shown = self.table.view(self.session.eyes)
        self.refresh()
        self.app.push(self.look.result_scene(self.app, self.session))

    # --- what people do ---

    def answer(self, pick: str) -> None:
        """A person answers on the open table."""
        if pick == "declare":
            self.declare()
            return
        if self.asked is None or self.decision is None or pick not in self.decision.allowed():
            return
        seat, topic = self.asked, self.decision.topic
        if self.app.settings.confirm and self.look.is_binding(topic, pick):
            self._confirm(lambda: self.submit(Move(seat, topic, (pick,))), pick)
            return
        self.app.sounds.play("click")
        self.submit(Move(seat, topic, (pick,)))

    def _confirm(self, deed: Callable[[], None], pick: str) -> None:
        from scenes.menu import ConfirmScene

        texts = self.session.texts
        assert self.decision is not None
        word = self.session.words.option(self.decision, pick)
        self.app.push(ConfirmScene(self.app, texts("table-confirm"), texts("table-confirm-text"), word, deed))

    def declare(self) -> None:
        """Turn up a fulfilled Objective; at a shared table one asks for it behind the curtain."""
        seat = self.shown.turn
        if self._declare_state() is None:
            return
        decision = self._declare_decision(seat)
        if not self.session.is_shared:
            if decision.options[0].why_not is None:
                self.submit(Move(seat, decision.topic, ("declare",)))
            return

        def answered(pick: str | None) -> None:
            if pick == "declare":
                self.submit(Move(seat, decision.topic, ("declare",)))

        self.enter_booth(seat, decision, self.session.texts("cover-purpose-declare"), answered)

    def _declare_decision(self, seat: int) -> Decision:
        """The question whether to declare, taken from whatever the seat is asked now."""
        pending = self.table.pending().get(seat)
        if pending is not None:
            for option in pending.options:
                if option.id == "declare":
                    return Decision(pending.topic, (option,))
        standing = self.table.standing().get(seat)
        if standing is not None:
            return standing
        reason: Reason = self.look.why_no_declaring(self.table.view(seat))
        return Decision("declare", (Option("declare", reason),))

    def look_at(self, seat: int) -> None:
        """A person wants to see their own cards, at length."""
        if seat in self.session.people:
            purpose = self.session.texts("cover-purpose-look")
            self.enter_booth(seat, None, purpose, lambda _pick: None)

    def peek(self, is_open: bool) -> None:
        """Hold the cards open on the table, or let them fall."""
        if self.peeking != is_open:
            self.peeking = is_open
            self.app.sounds.play("flip")
            self.refresh()

    def toggle_drawer(self, name: str) -> None:
        self.drawer = "" if self.drawer == name else name
        self.refresh()

    def undo(self) -> None:
        """Take back the last choice, if nothing was revealed and nobody else has acted since."""
        self._change_mind(self.table.undo, "term-undone", "term-nothing-to-undo")

    def redo(self) -> None:
        self._change_mind(self.table.redo, "term-redone", "term-nothing-to-redo")

    def _change_mind(self, deed: Callable[[int], bool], done: str, refused: str) -> None:
        if not any(deed(seat) for seat in self.session.people):
            self.app.toast(self.texts(refused))
            return
        self.timeline.skip()
        self.untold.clear()
        self._forget_bot()
        self.asked, self.decision = None, None
        self.shown = self.table.view(self.session.eyes)
        self._retell()
        self.app.toast(self.texts(done))
        self.refresh()

    def key(self, event: pygame.Event) -> bool:
        control = event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META)
        if event.key == pygame.K_z:
            self.undo()
        elif control and event.key == pygame.K_y:
            self.redo()
        elif control and event.key == pygame.K_s:
            self.save()
        elif event.key == pygame.K_F1:
            self.open_rules()
        elif event.key == pygame.K_m:
            self.toggle_mute()
        elif event.key in (pygame.K_SPACE, pygame.K_RETURN) and self.is_moving:
            self.skip()
        elif control and event.key == pygame.K_COMMA:
            self.open_options()
        else:
            return False
        return True

    def skip(self) -> None:
        """Have done with everything that moves."""
        self.timeline.skip()
        while self.untold:
            event = self.untold.popleft()
            line = self.look.line(event)
            if line is not None:
                self.lines.append(line)
        self.shown = self.table.view(self.session.eyes)
        self.pause = 0.0
        self.refresh()

    def hover(self, key: str | None) -> None:
        if self.look.minds_pointing(key):
            self.refresh()

    # --- the clock ---

    def _clock_runs(self) -> bool:
        limit = self.table.time_limit()
        return limit is not None and limit.seat in self.session.people and not self.is_moving

    def pass_time(self, seconds: float) -> bool:
        """Let the clock run while a person looks at their own cards; tells whether their time is up."""
        before = self.table.event_count
        if self._clock_runs():
            self._tick(seconds)
        return self.table.event_count != before

    def _tick(self, seconds: float) -> None:
        before = self.table.event_count
        if self.table.tick(seconds):
            self.untold.extend(self.table.events(self.session.eyes, before))
            self._forget_bot()
            self.asked, self.decision = None, None
            self.app.sounds.play("gavel")
            self.refresh()
            return
        left = int((self.table.seconds_left() or 0.0) + 0.999)
        if left != self.last_second:
            self.last_second = left
            if left <= 10:
                self.app.sounds.play("tick")
            self.refresh()

    # --- the menu and what it offers ---

    def back(self) -> None:
        if self.drawer:
            self.toggle_drawer(self.drawer)
        else:
            self.open_menu()

    def open_menu(self) -> None:
        from scenes.play.table_menu import table_menu

        self.app.push(table_menu(self.app, self))

    def open_log(self) -> None:
        from scenes.play.log import LogScene

        self.app.push(LogScene(self.app, self.session, tuple(self.lines)))

    def open_rules(self) -> None:
        from scenes.rules import RulesScene

        self.app.push(RulesScene(self.app, self.session.game))

    def open_options(self) -> None:
        from scenes.options import OptionsScene

        self.app.push(OptionsScene(self.app))

    def toggle_mute(self) -> None:
        self.app.change_settings(mute=not self.app.settings.mute)

    def save(self) -> None:
        """Keep the game under a name of its own."""
        keeper = self.session.keeper
        try:
            path = keeper.save(self.table)
        except OSError as problem:
            self.app.toast(self.texts("table-save-failed", reason=problem.strerror or "?"))
            return
        self._save_thumbnail(path)
        self.app.toast(self.texts("term-saved", path=path.name))

    def _save_thumbnail(self, path: Path) -> None:
        """Put a small picture of the board beside a save; it shows nothing that is private."""
        if self.picture is None:
            return
        area = self.look.public_area(self.app.kit)
        board = self.picture.subsurface(area.clip(self.picture.get_rect()))
        small = pygame.transform.smoothscale(board, (240, round(240 * area.h / area.w)))
        try:
            pygame.image.save(small, path.with_suffix(".png"))
        except (OSError, pygame.error):
            return  # a save without a picture is still a save
