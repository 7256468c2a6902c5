"""The table of Machrou3 Ra2is in the window, put together from its sheets."""

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

import pygame

from engine.contract import Decision, Event, Reason
from engine.games.machrou3.rules.battle import Battle
from engine.games.machrou3.rules.election import ConsiderStanding, PresidentialVote
from engine.games.machrou3.view import Machrou3View
from scenes.boards.machrou3 import motion
from scenes.boards.machrou3.battle import build_battle
from scenes.boards.machrou3.debate import build_debate, debate_layout, debate_perch, hint_place
from scenes.boards.machrou3.floor import build_floor
from scenes.boards.machrou3.follow import follow
from scenes.boards.machrou3.hand import build_hand
from scenes.boards.machrou3.layout import TableLayout, table_layout
from scenes.boards.machrou3.map_sheet import MapSheet
from scenes.boards.machrou3.parliament import build_parliament
from scenes.boards.machrou3.prompt import build_actions, build_prompt, considered_battle
from scenes.boards.machrou3.seats import build_seats, seat_box
from scenes.play.bubbles import Perch
from scenes.play.moment import Moment
from scenes.play.parts import MastButton, clock_face, log_sheet, masthead
from scenes.play.rail import Drawer, build_rail
from scenes.play.session import Session
from scenes.play.talk_panel import build_talk
from scenes.scene import Scene
from scenes.ui.animation import Timeline
from scenes.ui.kit import Box, Kit
from scenes.ui.page import Page
from scenes.ui.painter import Painter
from scenes.ui.text import DISPLAY
from scenes.ui.theme import CREAM, DARK

if TYPE_CHECKING:
    from scenes.app import App
    from scenes.play.table import TableScene

ROUNDS = 5
SECRET_TOPICS = frozenset({"identify", "campaign.vote", "president", "power.choose-objective"})
# Answers after which nothing can be taken back; the first choice of a chain can.
BINDING_TOPICS = frozenset({"battle.at", "campaign.at", "battle.support", "battle.help", "swap.consent", "stand"})
_SPEAKS_OF = ("seat", "after", "speaker", "president", "before")


class TableLook:
    """Implements scenes.play.look.Look."""

    declares = True

    def __init__(self, session: Session) -> None:
        self.session = session
        self.map = MapSheet(session)

    # --- the whole table ---

    def build(self, painter: Painter, page: Page, moment: Moment, table: "TableScene") -> None:
        kit = painter.kit
        layout = table_layout(kit)
        self._masthead(painter, page, layout, moment, table)
        build_seats(painter, page, layout.seats, moment, table.look_at)
        if _is_debate(moment.view):
            build_debate(painter, page, layout.body, moment, table.talk)
            return
        self._right_column(painter, page, layout, moment, table)
        self.map.build(painter, page, layout.map, moment)
        if kit.compact:
            self._rail(painter, page, layout, moment, table)
        else:
            build_parliament(painter, page, layout.parliament, moment)
            build_hand(painter, page, layout.hand, moment, table)

    def prepare(self, kit: Kit) -> Iterator[None]:
        return self.map.art_for(kit).prepare()

    def _right_column(
        self, painter: Painter, page: Page, layout: TableLayout, moment: Moment, table: "TableScene"
    ) -> None:
        build_prompt(painter, page, layout.prompt, moment)
        build_actions(painter, page, layout.actions, moment)
        battle = considered_battle(moment)
        if battle is not None:
            self._battle(painter, layout.main, moment, battle)
        else:
            build_floor(painter, layout.main, moment)
        log_sheet(painter, page, layout.log, moment, table.open_log)
        if not painter.kit.compact:
            build_talk(painter, page, layout.talk, table.talk)

    def _battle(self, painter: Painter, box: Box, moment: Moment, battle: Battle) -> None:
        view = moment.view
        facts = (battle, view.owner, view.ip, view.media, view.borders, view.effects, view.battle is None)
        totals = battle.totals(view)
        painter.kept(("battle", facts), box, lambda brush: build_battle(brush, box, moment, battle, totals))

    def _masthead(self, painter: Painter, page: Page, layout: TableLayout, moment: Moment, table: "TableScene") -> None:
        texts, view = self.session.texts, moment.view
        phase = texts("table-phase-election" if _is_debate(view) else "table-phase-parliament")
        muted = painter.kit.settings.mute
        room = masthead(
            painter,
            page,
            layout.masthead,
            texts("game-machrou3"),
            phase,
            MastButton("menu", "menu", texts("table-menu"), table.open_menu),
            (
                MastButton("hint", "torch", texts("table-hint"), table.show_hint),
                MastButton("undo", "undo", texts("table-undo"), table.undo),
                MastButton("rules", "book", texts("table-rules"), table.open_rules),
                MastButton("sound", "muted" if muted else "sound", texts("table-sound"), table.toggle_mute),
                MastButton("options", "gear", texts("table-options"), table.open_options),
            ),
        )
        right = room.right - 8
        if moment.seconds_left is not None:
            right = clock_face(painter, right, layout.masthead, moment.seconds_left) - 12
        self._round_tracker(painter, Box(room.x, room.y, right - room.x, room.h), view)

    def _round_tracker(self, painter: Painter, room: Box, view: Machrou3View) -> None:
        """The five rounds as tokens, the present one ringed."""
        texts = self.session.texts
        radius = room.h * 0.3
        wide = ROUNDS * radius * 2.4
        x = room.right - wide
        for number in range(1, ROUNDS + 1):
            centre = x + radius * 1.2 + (number - 1) * radius * 2.4
            is_past = number < view.round
            colour = (
                (0x8A, 0x7F, 0x68) if is_past else (0xC6, 0x38, 0x2A) if number == view.round else (0xE3, 0xD3, 0xAC)
            )
            painter.disc(centre, room.centery, radius, colour, CREAM if number == view.round else DARK, 3)
            ink = CREAM if number == view.round else DARK
            cell = Box(centre - radius, room.centery - radius, radius * 2, radius * 2)
            painter.text(str(number), cell, radius * 1.25, DISPLAY, ink, "centre", least=10)
        word = texts("table-round", round=max(1, view.round))
        size = room.h * 0.45
        broad = painter.width(word, size, DISPLAY)
        if x - broad - 20 > room.x:
            painter.text(word, Box(x - broad - 16, room.y, broad + 4, room.h), size, DISPLAY, CREAM)

    def _rail(self, painter: Painter, page: Page, layout: TableLayout, moment: Moment, table: "TableScene") -> None:
        """The compact layout's drawers: Parliament and the hand open over the map."""
        assert layout.rail is not None
        texts = self.session.texts
        entries = (("map", "pin"), ("parliament", "seat"), ("talk", "chat"), ("hand", "lock"))
        waiting = {"talk": table.talk.waiting}
        drawers = [
            Drawer(name, icon, texts(f"table-rail-{name}", count=waiting.get(name, 0))) for name, icon in entries
        ]
        build_rail(painter, page, layout.rail, drawers, moment, table)
        if moment.drawer == "parliament":
            build_parliament(painter, page, layout.parliament, moment)
        elif moment.drawer == "hand":
            build_hand(painter, page, layout.hand, moment, table)
        elif moment.drawer == "talk":
            build_talk(painter, page, layout.talk, table.talk)

    # --- what happens ---

    def follow(self, view: Any, event: Event) -> Any:
        return follow(view, event)

    def animate(self, timeline: Timeline, event: Event, view: Any, pace: float, still: bool, kit: Kit) -> None:
        motion.animate(self, timeline, event, view, pace, still, kit)

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
        return topic in BINDING_TOPICS or (topic == "action" and pick in ("pass", "objective"))

    def passes(self, decision: Decision) -> str:
        return ""

    def purpose(self, decision: Decision) -> str:
        return self.session.texts(f"cover-purpose-{decision.topic.replace('.', '-')}")

    def why_no_declaring(self, view: Machrou3View) -> Reason:
        return Reason("why-not-fulfilled" if view.objective else "why-no-objective")

    def minds_pointing(self, key: str | None) -> bool:
        """Pointing at a place shows the battle for it; pointing away takes it off again."""
        return True

    def public_area(self, kit: Kit, view: Machrou3View) -> pygame.Rect:
        layout = table_layout(kit)
        return kit.pixels(debate_layout(kit, layout.body).stage if _is_debate(view) else layout.map)

    def perch(self, kit: Kit, view: Machrou3View, seat: int) -> Perch:
        layout = table_layout(kit)
        if _is_debate(view):
            return debate_perch(kit, layout.body, view, seat)
        plate = seat_box(kit, layout.seats, view.players, seat)
        return Perch(plate.x + plate.h * 0.5, plate.bottom + 4, hangs=True, room=plate)

    def hint_place(self, kit: Kit, view: Machrou3View) -> Box:
        layout = table_layout(kit)
        return hint_place(kit, layout.body) if _is_debate(view) else layout.log

    def result_scene(self, app: "App", session: Session) -> Scene:
        from scenes.boards.machrou3.result import ResultScene

        return ResultScene(app, session)


def _is_debate(view: Machrou3View) -> bool:
    step = view.steps[-1] if view.steps else None
    return isinstance(step, ConsiderStanding | PresidentialVote) or not view.steps
