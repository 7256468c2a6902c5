"""The table of Bureaucracy in the window, put together from its sheets."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING, Any

import pygame

from engine.contract import Decision, Event, Reason
from engine.games.bureaucracy.rules.actions import PASS
from engine.games.bureaucracy.state import NOBODY, seat_id
from engine.games.bureaucracy.view import BureaucracyView
from scenes.boards.bureaucracy import motion, motion_cards
from scenes.boards.bureaucracy.arrows import draw_attacks
from scenes.boards.bureaucracy.follow import follow
from scenes.boards.bureaucracy.layout import Ring, TableLayout, table_layout
from scenes.boards.bureaucracy.mats import draw_hot_mat
from scenes.boards.bureaucracy.middle import card_boxes, draw_middle, draw_tally
from scenes.boards.bureaucracy.panel import draw_main, main_facts
from scenes.boards.bureaucracy.prompt import build_prompt
from scenes.boards.bureaucracy.ring import draw_alliances, draw_ground, draw_player
from scenes.boards.bureaucracy.roster import draw_roster
from scenes.boards.bureaucracy.seats import build_seats, seat_tip
from scenes.boards.bureaucracy.strip import draw_strip
from scenes.boards.bureaucracy.tally import Tally, TallyKeeper
from scenes.boards.bureaucracy.targets import build_targets
from scenes.play.bubbles import Perch
from scenes.play.moment import Moment
from scenes.play.parts import MastButton, clock_face, log_sheet, masthead
from scenes.play.rail import Drawer, build_rail
from scenes.play.session import Session
from scenes.play.talk_panel import build_talk
from scenes.scene import Scene
from scenes.ui.animation import Timeline
from scenes.ui.kit import Box, Kit
from scenes.ui.page import Control, Look, Page
from scenes.ui.painter import Painter
from scenes.ui.text import LABEL
from scenes.ui.theme import CREAM

if TYPE_CHECKING:
    from scenes.app import App
    from scenes.play.table import TableScene

SECRET_TOPICS = frozenset({"faction", "vote", "vote.secret"})
# Answers after which nothing can be taken back; the first choice of a chain can.
BINDING_TOPICS = frozenset({"veto", "defend", "lend", "diplomacy", "diplomacy.answer", "action", "action.target"})
_SPEAKS_OF = ("seat", "target")
_PLANNING = frozenset({"attack", "attack.force"})
_WORDS = 150.0  # what a bubble and its tail need beside a mat


class TableLook:
    """Implements scenes.play.look.Look."""

    declares = False

    def __init__(self, session: Session) -> None:
        self.session = session
        self.tally = TallyKeeper(session)

    # --- the whole table ---

    def build(self, painter: Painter, page: Page, moment: Moment, table: "TableScene") -> None:
        layout = table_layout(painter.kit, moment.view.players)
        tally = self.tally.now(moment.is_moving)
        self._masthead(painter, page, layout, moment, table)
        self._stage(painter, page, layout, moment, tally)
        build_seats(painter, page, layout.seats, moment, table.look_at)
        view = moment.view
        strip = (view.turn, view.steps, self.session.names, self.session.pieces)
        painter.kept(("strip", strip), layout.turn, lambda brush: draw_strip(brush, layout.turn, moment))
        facts = main_facts(moment, tally)
        painter.kept(("main", facts), layout.main, lambda brush: draw_main(brush, layout.main, moment, tally))
        build_prompt(painter, page, layout.prompt, moment)
        if painter.kit.compact:
            log_sheet(painter, page, layout.log, moment, table.open_log)
            self._rail(painter, page, layout, moment, table)
        else:
            build_targets(painter, page, layout.targets, moment, table)
            has_talk = table.talk.is_possible
            log_sheet(painter, page, layout.log if has_talk else layout.talk.union(layout.log), moment, table.open_log)
            if has_talk:
                build_talk(painter, page, layout.talk, table.talk)

    def prepare(self, kit: Kit) -> Iterator[None]:
        """Draw the cards that the first motions need."""
        return motion_cards.prepare(self.session, kit)

    def _masthead(self, painter: Painter, page: Page, layout: TableLayout, moment: Moment, table: "TableScene") -> None:
        texts, view = self.session.texts, moment.view
        phase = texts("rt-round-turn", round=view.round, player=self.session.names[max(0, view.turn)])
        muted = painter.kit.settings.mute
        room = masthead(
            painter,
            page,
            layout.masthead,
            texts("game-bureaucracy"),
            phase if view.turn != NOBODY else texts("rt-before"),
            MastButton("menu", "menu", texts("table-menu"), table.open_menu),
            (
                MastButton("hint", "torch", texts("table-hint"), table.show_hint),
                MastButton("undo", "undo", texts("table-undo"), table.undo),
                MastButton("rules", "book", texts("table-rules"), table.open_rules),
                MastButton("sound", "muted" if muted else "sound", texts("table-sound"), table.toggle_mute),
                MastButton("options", "gear", texts("table-options"), table.open_options),
            ),
            emblem="veto",
        )
        right = room.right - 8
        if moment.seconds_left is not None:
            right = clock_face(painter, right, layout.masthead, moment.seconds_left) - 12
        words = texts("rt-alive", alive=len(view.living()), players=view.players)
        place = Box(room.x + 10, room.y, right - room.x - 12, room.h)
        painter.text(words, place, 17 if not painter.kit.compact else 15, LABEL, CREAM, "end", cut=True)

    def _stage(self, painter: Painter, page: Page, layout: TableLayout, moment: Moment, tally: Tally | None) -> None:
        """The round table with all that stands on it, and its controls."""
        ring, view = layout.ring, moment.view
        draw_ground(painter, ring, layout.seats, moment)
        draw_alliances(painter, ring, view, is_under=True)
        for seat in range(view.players):
            draw_player(painter, ring, moment, seat)
        draw_middle(painter, ring, moment, tally)
        draw_alliances(painter, ring, view, is_under=False)
        if tally is not None and not view.flipped:
            draw_tally(painter, ring, self.session, tally)
        is_planned = moment.decision is not None and moment.decision.topic in _PLANNING
        draw_attacks(painter, ring, self.session, view, is_planned)
        if moment.drawer and painter.kit.compact:
            return  # a drawer lies over the table
        self._mats(painter, page, ring, moment)
        self._cards(painter, page, ring, moment)

    def _mats(self, painter: Painter, page: Page, ring: Ring, moment: Moment) -> None:
        """Every mat tells of its player; one that stands for an answer can be pressed like it."""
        for seat in range(moment.view.players):
            option = seat_id(seat)
            is_answer = moment.options.get(option) == ""
            if is_answer and moment.pointed in (f"mat:{seat}", f"option:{option}"):
                draw_hot_mat(painter, ring, seat, painter.theme.focus, 9.0)
            control = Control(
                f"mat:{seat}",
                ring.mat_box(seat),
                partial(moment.answer, option) if is_answer else _nothing,
                _draw_nothing,
                self.session.names[seat],
                partial(seat_tip, moment, seat),
                shape=_on_mat(painter.kit, ring, seat),
                focusable=False,
                restored=False,
            )
            page.add(painter, control)

    def _cards(self, painter: Painter, page: Page, ring: Ring, moment: Moment) -> None:
        """What the cards in the middle say, for whoever points at them."""
        for card, box in card_boxes(ring, moment.view, self.tally.now(moment.is_moving)).items():
            words = f"{self.session.words.card(card)}\n{self.session.words.card_text(card)}"
            control = Control(f"card:{card}", box, _nothing, _draw_nothing, words, words, focusable=False)
            control.overlaps, control.restored = True, False
            page.add(painter, control)

    def _rail(self, painter: Painter, page: Page, layout: TableLayout, moment: Moment, table: "TableScene") -> None:
        """The compact layout's drawers: the secret targets open over the table."""
        assert layout.rail is not None
        texts = self.session.texts
        entries = [("table", "troop"), ("factions", "people"), ("targets", "lock")]
        if table.talk.is_possible:
            entries.insert(2, ("talk", "chat"))
        drawers = [Drawer(name, icon, texts(f"rt-rail-{name}")) for name, icon in entries]
        build_rail(painter, page, layout.rail, drawers, moment, table)
        if moment.drawer == "targets":
            build_targets(painter, page, layout.targets, moment, table)
        elif moment.drawer == "talk":
            build_talk(painter, page, layout.talk, table.talk)
        elif moment.drawer == "factions":
            draw_roster(painter, layout.roster, moment)

    # --- what happens ---

    def follow(self, view: Any, event: Event) -> Any:
        self.tally.follow(event)
        return follow(view, event)

    def animate(self, timeline: Timeline, event: Event, view: Any, pace: float, still: bool, kit: Kit) -> None:
        motion.animate(self.session, timeline, event, view, pace, still, kit)

    def sound(self, event: Event, play: Callable[[str], None]) -> None:
        motion.sound(event, play)

    def line(self, event: Event) -> tuple[int, str] | None:
        words = self.session.words.event(event)
        if not words:
            return None
        seat = next((event.data[key] for key in _SPEAKS_OF if isinstance(event.data.get(key), int)), -1)
        assert isinstance(seat, int)
        return seat, words

    # --- what is private ---

    def is_secret(self, decision: Decision) -> bool:
        return decision.topic in SECRET_TOPICS

    def is_binding(self, topic: str, pick: str) -> bool:
        return topic in BINDING_TOPICS or (topic == "attack" and pick == "done")

    def passes(self, decision: Decision) -> str:
        """The windows of action cards pass (B9)."""
        return PASS if decision.topic == "action" else ""

    def purpose(self, decision: Decision) -> str:
        return self.session.texts(f"rt-purpose-{decision.topic.replace('.', '-')}")

    def why_no_declaring(self, view: BureaucracyView) -> Reason:
        raise NotImplementedError("nothing is ever turned up here")

    def minds_pointing(self, key: str | None) -> bool:
        """Pointing at an answer shows what it would come to; pointing away takes it off again."""
        return key is None or key.startswith(("option:", "mat:"))

    def public_area(self, kit: Kit, view: BureaucracyView) -> pygame.Rect:
        return kit.pixels(table_layout(kit, view.players).open_table)

    def perch(self, kit: Kit, view: BureaucracyView, seat: int) -> Perch:
        layout = table_layout(kit, view.players)
        plate = layout.seats[seat]
        if kit.compact:
            return Perch(plate.x + plate.h * 0.5, plate.bottom + 4, hangs=True, room=kit.screen)
        # Beside the mat is room for words where the next mat is far enough; else they cover a part of it.
        room = Box(0, 0, max(other.right for other in layout.seats), kit.height)
        column = [other for other in layout.seats if other.x == plate.x and other.y != plate.y]
        is_free_below = all(other.bottom <= plate.y or other.y >= plate.bottom + _WORDS for other in column)
        if is_free_below and plate.bottom + _WORDS <= kit.height:
            return Perch(plate.centerx, plate.bottom + 2, hangs=True, room=room)
        if all(other.y >= plate.bottom or other.bottom <= plate.y - _WORDS for other in column):
            return Perch(plate.centerx, plate.y - 2, hangs=False, room=room)
        return Perch(plate.centerx, plate.y + plate.h * 0.42, hangs=True, room=kit.screen)

    def hint_place(self, kit: Kit, view: BureaucracyView) -> Box:
        layout = table_layout(kit, view.players)
        return layout.log if kit.compact else layout.talk.union(layout.log)

    def result_scene(self, app: "App", session: Session) -> Scene:
        from scenes.boards.bureaucracy.result import ResultScene

        return ResultScene(app, session)


def _on_mat(kit: Kit, ring: Ring, seat: int) -> Callable[[int, int], bool]:
    """Whether a pixel lies on a mat."""

    def holds(px: int, py: int) -> bool:
        x, y = px / kit.unit, py / kit.unit
        return ring.holds(kit.width - x if kit.mirrored else x, y, seat)

    return holds


def _nothing() -> None:
    """What is read, and not pressed."""


def _draw_nothing(_painter: Painter, _look: Look) -> None:
    """What is pointed at here is drawn with the table."""
