"""The open table: lets people answer, bots think and pictures follow, and covers what is private."""

import time
from collections.abc import Callable, Iterator

import pygame

from engine.contract import SPECTATOR, TALK, Decision, Move
from engine.stack import IllegalMove
from scenes.app import App, wake
from scenes.boards import make_look
from scenes.play import declaring, keeping
from scenes.play.advice import Adviser
from scenes.play.bots import BotDesk
from scenes.play.bubbles import Bubbles
from scenes.play.composer_form import build_menu
from scenes.play.hint import HINT_KEY, Hint
from scenes.play.look import Look
from scenes.play.moment import Moment
from scenes.play.passing import SECONDS, Passing
from scenes.play.session import Session
from scenes.play.talk import Talk
from scenes.play.talk_panel import TALK_KEY, first_control
from scenes.play.telling import PAUSES, Telling
from scenes.scene import Scene
from scenes.ui.keys import is_command
from scenes.ui.kit import Kit
from scenes.ui.page import Page
from scenes.ui.painter import Painter

TALK_DRAWER = "talk"
PREPARING = 0.002  # seconds of a frame


class TableScene(Scene):
    """Shows the game as far as it has been told, and goes on when everything has been shown."""

    name = "table"

    def __init__(self, app: App, session: Session) -> None:
        super().__init__(app)
        self.session = session
        self.table = session.table
        self.look: Look = make_look(session)
        self.desk = BotDesk(self.table, wake)
        self.adviser = Adviser(self.table, wake)
        self.hint = Hint(session, self.adviser, self.refresh)
        self.talk = Talk(session, self)
        self.bubbles = Bubbles(app, session)
        self.telling = Telling(app, session, self.look, self.bubbles.hear)
        self.line_marks: dict[int, int] = {}  # how many lines each person had read when they last answered
        self.pause = 0.0
        self.asked: int | None = None
        self.decision: Decision | None = None
        self.drawer: str = ""
        self.peeking = False
        self.is_away = False
        self.has_ended = False
        self.chosen: Move | None = None  # what a bot has answered, until the last act has been on the table long enough
        self.passing = Passing()
        self.must_see: list[int] = []  # people who have learned something that they alone may know
        self.last_second = -1
        self._preparing: Iterator[None] = iter(())
        self._prepared_for: Kit | None = None
        self._is_prepared = False

    # --- scene ---

    def enter(self) -> None:
        self.is_away = False
        self.session.open_menu = self.open_menu
        self.session.open_log = self.open_log
        self.session.open_ledger = self.open_ledger
        self.session.pass_time = self.pass_time

    @property
    def private(self) -> bool:  # type: ignore[override]
        return self.peeking and self.session.is_shared

    def leave(self) -> None:
        self._stop_peeking()
        if self not in self.app.stack:
            self.desk.close()
            self.adviser.close()
            keeping.save_thumbnail(self, self.session.save_path)

    def retext(self) -> None:
        from scenes.texts import load_texts

        if self.session.texts.language != self.app.texts.language:
            self.session.texts = load_texts(self.app.texts.language, self.session.game)
            self.session.words.texts = self.session.texts
            self.talk.retext()
            self.telling.write_lines()
        super().retext()

    @property
    def is_moving(self) -> bool:
        return self.telling.is_running or self.bubbles.is_moving

    @property
    def wakes_in(self) -> float | None:
        if self.is_away:
            return None
        waits = [] if self.passing.wakes_in is None else [self.passing.wakes_in]
        if not self._is_prepared:
            waits.append(0.0)
        if self.pause > 0 and self.chosen is not None:
            waits.append(self.pause)
        if self.bubbles.wakes_in is not None:
            waits.append(self.bubbles.wakes_in)
        left = self.table.seconds_left()
        if left is not None and self._clock_runs():
            waits.append(left % 1.0 or 1.0)
        return min(waits) if waits else (0.0 if self._has_work() else None)

    def _has_work(self) -> bool:
        """Whether the game can go on by itself right now."""
        if self.has_ended or (self.chosen is None and self.desk.is_thinking):
            return False
        return self.asked is None or self._is_talk_due()

    def build(self, painter: Painter, page: Page) -> None:
        self.look.build(painter, page, self.moment(), self)
        if self.hint.is_open:
            self.hint.build(painter, page, self.look.hint_place(painter.kit, self.telling.view))
        build_menu(painter, page, self.talk)

    def draw_over(self, painter: Painter) -> None:
        self.telling.draw(painter)
        if self.drawer != TALK_DRAWER:  # there one reads all of it
            self.bubbles.draw(painter, lambda seat: self.look.perch(painter.kit, self.telling.view, seat))

    def update(self, seconds: float) -> None:
        """What was told is shown to its end under a sheet as well; the game itself waits until the sheet is gone."""
        if self.is_away:
            return
        is_on_top = self.app.top is self
        if is_on_top and self._clock_runs():
            self._tick(seconds)
        self.pause = max(0.0, self.pause - seconds)
        self._prepare()
        self.hint.update()
        if self.bubbles.update(seconds):
            self.refresh()
        if self.telling.is_running and self.telling.update(seconds):
            self.refresh()
        if is_on_top and not self.telling.is_running:
            self._let_pass(seconds)
            self._go_on()

    def _let_pass(self, seconds: float) -> None:
        """A moment that passes by itself runs while its question is open and nothing lies on the table."""
        if self.asked is None:
            return
        if self.passing.update(seconds):
            self.refresh()
        if self.passing.is_over:
            pick, self.passing.left = self.passing.pick, None
            assert self.decision is not None
            self.submit(Move(self.asked, self.decision.topic, (pick,)))

    def _prepare(self) -> None:
        """Spend a little of each frame on pictures that will be wanted soon."""
        if self._prepared_for is not self.app.kit:
            self._prepared_for = self.app.kit
            self._preparing = self.look.prepare(self.app.kit)
            self._is_prepared = False
        until = time.perf_counter() + PREPARING
        for _ in self._preparing:
            if time.perf_counter() >= until:
                return
        self._is_prepared = True

    def focus_lost(self) -> None:
        """Time stands still, and what was held open closes, while the players look at something else."""
        self.is_away = True
        self._stop_peeking()

    def focus_gained(self) -> None:
        self.is_away = False

    # --- what is shown ---

    def moment(self) -> Moment:
        """All that the look needs to draw the table now."""
        session = self.session
        reader = self.asked if self.asked is not None else session.eyes
        fresh = len(self.telling.lines) - self.line_marks.get(reader, 0) if reader != SPECTATOR else 0
        deciding = tuple(self.table.asked()) if not self.is_moving else ()
        return Moment(
            session=session,
            view=self.telling.view,
            eyes=session.eyes,
            deciding=deciding,
            asked=self.asked,
            decision=self.decision,
            answer=self.answer,
            note=self._note(deciding),
            news=tuple(self.telling.lines),
            fresh=max(0, fresh),
            pointed=self.app.hands.hovered if not self.app.hands.by_keyboard else self.focus,
            declare=declaring.state(self),
            is_moving=self.is_moving,
            seconds_left=self.table.seconds_left() if self._clock_runs() else None,
            passes_in=self.passing.whole_seconds if self.asked is not None else None,
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

    # --- the game goes on ---

    def submit(self, move: Move) -> None:
        """Make a move, and let the pictures follow."""
        before = self.table.event_count
        if move.seat in self.session.people:
            self.line_marks[move.seat] = len(self.telling.lines)
        events = self.session.submit(move)
        self.asked, self.decision = None, None
        self.hint.close()
        self.pause = PAUSES[self.app.settings.speed] if events and move.seat not in self.session.people else 0.0
        self.telling.add(events)
        self._stop_peeking()
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

    def _go_on(self) -> None:
        """Nothing is left to show: ask the next person, or let the next bot think."""
        if self.has_ended:
            return
        if self.table.is_over:
            self._end()
        elif self.must_see:
            self._show_secrets(self.must_see.pop(0))
        else:
            person = self.session.asked_person()
            # Behind a curtain nobody hears what is said: it opens when the bots have had their say.
            if person is not None and not (self.look.is_secret(person[1]) and self._is_talk_due()):
                self._ask(*person)
            self._let_bots_on(is_waited_for=person is None)

    def _is_talk_due(self) -> bool:
        is_speaking = self.chosen is not None or self.desk.is_thinking
        return is_speaking or self.desk.conversation.is_due(self.table.view(SPECTATOR))

    def _let_bots_on(self, is_waited_for: bool) -> None:
        """Bots have their say first, which keeps no person from answering; then the one that is asked moves."""
        if self.chosen is None and self.desk.is_thinking:
            self.chosen = self.desk.poll()
        if self.chosen is not None:
            if self.pause <= 0:
                move, self.chosen = self.chosen, None
                self.say(move) if move.topic == TALK else self.submit(move)
            return
        if self.desk.is_thinking:
            return
        if self.app.top is self and self.desk.let_speak():
            return
        seat = self.session.asked_bot() if is_waited_for else None
        if seat is not None:
            if self.look.passes(self.table.asked()[seat]):
                self.pause = max(self.pause, SECONDS[self.app.settings.moments] or 0.0)
            self.desk.ask(seat)
            self.refresh()

    def say(self, move: Move) -> None:
        """Let a seat say something: whatever is asked stays asked. What comes too late is left unsaid."""
        try:
            events = self.session.submit(move)
        except IllegalMove:
            return
        if move.seat not in self.session.people:
            self.pause = PAUSES[self.app.settings.speed]
        self.telling.add(events)
        self.refresh()

    def _forget_bot(self) -> None:
        """What a bot has thought of is of no use once the table has changed."""
        self.hint.close()
        self.chosen = None
        self.desk.drop()

    def _ask(self, seat: int, decision: Decision) -> None:
        if self.asked == seat and self.decision is not None and self.decision.topic == decision.topic:
            return
        self.asked, self.decision = seat, decision
        self.talk.is_asked(seat)
        self.hint.close()
        self.passing.begin(self.look.passes(decision), self.app.settings.moments)
        if self.look.is_secret(decision):
            self._ask_in_private(seat, decision)
        else:
            self.telling.catch_up()
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
        self,
        seat: int,
        decision: Decision | None,
        purpose: str,
        answered: Callable[[str | None], None],
        hint_on: Decision | None = None,
    ) -> None:
        """Let one person alone see their own, and a hint if they want one; at a shared table behind a cover."""
        from scenes.play.booth import BoothScene
        from scenes.play.cover import CoverScene

        def done(pick: str | None) -> None:
            self.app.pop(booth)
            answered(pick)
            self.refresh()

        self.hint.close()
        booth = BoothScene(self.app, self.session, seat, decision, done, self.adviser, hint_on)
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
        self.telling.catch_up()
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
        seat = self.telling.view.turn
        if declaring.state(self) is None:
            return
        decision = declaring.question(self, seat)

        def answered(pick: str | None) -> None:
            if pick == "declare":
                self.submit(Move(seat, decision.topic, ("declare",)))

        if self.session.is_shared:
            self.enter_booth(seat, decision, self.session.texts("cover-purpose-declare"), answered)
        elif decision.options[0].why_not is None:
            answered("declare")

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

    def _stop_peeking(self) -> None:
        """Whatever else happens, nobody's cards lie open any more."""
        if self.peeking:
            self.peeking = False
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
        self._forget_bot()
        self.asked, self.decision = None, None
        self.telling.forget()
        self.app.toast(self.texts(done))
        self.refresh()

    def key(self, event: pygame.Event) -> bool:
        control = is_command(event)
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
        elif event.key == HINT_KEY:
            self.show_hint()
        elif event.key == TALK_KEY and self.talk.is_possible:
            self.start_talking()
        elif event.key in (pygame.K_SPACE, pygame.K_RETURN) and self.is_moving:
            self.skip()
        elif control and event.key == pygame.K_COMMA:
            self.open_options()
        else:
            return False
        return True

    def show_hint(self) -> None:
        """Show whoever is asked what a good player would do; with others at the table, behind the curtain."""
        if self.asked is None or self.decision is None:
            self.app.toast(self.texts("hint-nobody"))
        elif self.session.is_shared:
            purpose = self.session.texts("cover-purpose-hint")
            self.enter_booth(self.asked, None, purpose, lambda _pick: None, hint_on=self.decision)
        else:
            self.hint.toggle(self.asked, self.decision)

    def start_talking(self) -> None:
        """Go to the talk: to what can be answered, else to the form; where it lies in a drawer, open that."""
        if self._focus_on_talk():
            return
        self.drawer = TALK_DRAWER
        self.refresh()
        self._focus_on_talk()

    def _focus_on_talk(self) -> bool:
        self.app.picture_of(self.app.stack.index(self))
        key = first_control(self.page) if self.page is not None else None
        if key is not None:
            self.focus = key
            self.app.hands.by_keyboard = True
        return key is not None

    def skip(self) -> None:
        """Have done with everything that moves."""
        self.telling.skip()
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
            self.telling.add(self.table.events(self.session.eyes, before))
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
        if self.talk.composer.is_open:
            self.talk.composer.menu = ""
            self.refresh()
        elif self.hint.is_open:
            self.hint.close()
        elif self.drawer:
            self.toggle_drawer(self.drawer)
        else:
            self.open_menu()

    def open_menu(self) -> None:
        from scenes.play.table_menu import table_menu

        self.app.push(table_menu(self.app, self))

    def open_log(self) -> None:
        from scenes.play.log import LogScene

        self.app.push(LogScene(self.app, self.session, tuple(self.telling.lines)))

    def open_ledger(self) -> None:
        from scenes.play.ledger import LedgerScene

        self.app.push(LedgerScene(self.app, self.talk))

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
        self.app.toast(keeping.save(self))
