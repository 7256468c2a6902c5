"""Setting up a table: who sits where, with which piece and how old, by which rules, and against which clock."""

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from engine.games import GAMES
from scenes.assets import asset_path
from scenes.newgame_parts import (
    WITH_FACES,
    ballot_box,
    cell_ground,
    closed_row,
    empty_chair,
    newsprint,
    open_row,
    poster,
    small_button,
    wide_choice,
)
from scenes.plan import CLOCKS, CUSTOM, LONGEST_TURN, OFF, SHORTEST_TURN, TURN_STEP, USUAL_BOT, TablePlan
from scenes.scene import Scene
from scenes.texts import load_texts
from scenes.ui import widgets
from scenes.ui.kit import Box, Kit
from scenes.ui.page import Control, Deed, Look, Page
from scenes.ui.painter import Painter
from scenes.ui.text import BOLD, DISPLAY, LABEL, TEXT
from scenes.ui.theme import CREAM, DARK, mix, rgb

if TYPE_CHECKING:
    from scenes.app import App

ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER)
ALONE, TOGETHER = "alone", "together"
MOST_WIDE, MOST_HIGH = 2200.0, 1180.0  # a larger window leaves margins
LEAST_ROW = 52.0  # the height of a closed row
_STAMP = rgb("FFF7E8")


class NewGameScene(Scene):
    """The choices for one game; nothing is dealt before Start."""

    name = "newgame"

    def __init__(self, app: "App", game: str = "machrou3") -> None:
        super().__init__(app)
        self.game = game
        stored = app.settings.table.get(game)
        self.is_remembered = isinstance(stored, dict)
        self.plan = TablePlan.restored(GAMES[game], stored)
        self.texts = load_texts(app.settings.language, game)
        self.names = self.plan.names(self.texts)
        self.open = 0

    def retext(self) -> None:
        self.texts = load_texts(self.app.settings.language, self.game)
        self.refresh()

    @property
    def minds_age(self) -> bool:
        """Whether the order of age matters in this game; its texts say what for."""
        return self.texts.has(f"newgame-elders-{self.game}")

    # --- what the controls do ---

    def doing(self, deed: Callable[..., object], *arguments: object) -> Deed:
        """A deed that changes the plan and shows it."""

        def do() -> None:
            deed(*arguments)
            self.refresh()

        return do

    def open_seat(self, place: int) -> None:
        self.open = place
        self.refresh()

    def add_seat(self) -> None:
        self.plan.add_seat()
        self.open_seat(len(self.plan.seats) - 1)

    def remove_seat(self) -> None:
        self.plan.remove_seat(self.open)
        self.open_seat(min(self.open, len(self.plan.seats) - 1))

    def rename(self, name: str) -> None:
        self.plan.seats[self.open].name = name
        self.refresh()

    def seat_kind(self, kind: str) -> None:
        """Let a person or a bot sit on the open seat."""
        seat = self.plan.seats[self.open]
        seat.bot = None if kind == "person" else seat.bot or USUAL_BOT
        self.refresh()

    def seat_level(self, level: str) -> None:
        self.plan.seats[self.open].bot = level
        self.refresh()

    def quick_table(self, kind: str) -> None:
        self.plan.sit_alone() if kind == ALONE else self.plan.sit_together()
        self.refresh()

    def choose_mode(self, mode: str) -> None:
        self.plan.mode = mode
        self.refresh()

    def choose_clock(self, clock: str) -> None:
        self.plan.clock = clock
        self.refresh()

    def ends_typing(self, event: pygame.Event) -> bool:
        """Enter in a name is done with it; the next Enter starts."""
        if event.key not in ENTER:
            return False
        self.focus = None
        return True

    def start(self) -> None:
        """Remember the table, and sit down at it."""
        from scenes.play.start import begin

        self.app.change_settings(table={**self.app.settings.table, self.game: self.plan.stored()})
        begin(self.app, self.plan.table(self.texts))

    def show_people(self) -> None:
        from scenes.newgame_people import PeopleScene

        self.app.push(PeopleScene(self.app, self))

    def show_rules(self) -> None:
        from scenes.rules import RulesScene

        self.app.push(RulesScene(self.app, self.game))

    def back(self) -> None:
        self.app.pop(self)

    def draw_over(self, painter: Painter) -> None:
        """Show where typing goes after a click too, when the focus itself stays unmarked."""
        name = self.page.find("name") if self.page is not None and self.focus == "name" else None
        if name is not None and not self.app.hands.by_keyboard:
            painter.frame(name.box, painter.theme.focus, 4, 3)

    # --- the page ---

    def build(self, painter: Painter, page: Page) -> None:
        kit = painter.kit
        self.names = self.plan.names(self.texts)
        mast = 46.0 if kit.compact else 64.0
        if not kit.compact:
            newsprint(painter, Box(0, kit.height - 380, kit.width, 380))
        _masthead(self, painter, page, Box(0, 0, kit.width, mast))
        left, middle, right = _columns(kit, mast)
        if left is not None:
            _about(self, painter, page, left)
        _seats(self, painter, page, middle)
        _choices(self, painter, page, right)


def _columns(kit: Kit, mast: float) -> tuple[Box | None, Box, Box]:
    """The three columns of the page; a compact one goes without the poster."""
    margin, gutter = (8.0, 12.0) if kit.compact else (24.0, 24.0)
    wide = min(kit.width - 2 * margin, 1500.0 if kit.compact else MOST_WIDE)
    high = min(kit.height - mast - 2 * margin, 860.0 if kit.compact else MOST_HIGH)
    x, y = (kit.width - wide) / 2, mast + (kit.height - mast - high) / 2
    if kit.compact:
        end = min(560.0, wide * 0.38)
        return None, Box(x, y, wide - end - gutter, high), Box(x + wide - end, y, end, high)
    start, end = 332.0, min(640.0, wide * 0.298)
    middle = Box(x + start + gutter, y, wide - start - end - 2 * gutter, high)
    return Box(x, y, start, high), middle, Box(x + wide - end, y, end, high)


def _masthead(scene: NewGameScene, painter: Painter, page: Page, bar: Box) -> None:
    texts, compact = scene.texts, painter.kit.compact
    painter.fill(bar, painter.theme.masthead)
    side = bar.h - (6 if compact else 20)
    margin = 8.0 if compact else 24.0
    button = Box(margin, bar.centery - side / 2, side, side)
    widgets.icon_button(painter, page, "back", button, "undo", texts("newgame-back"), scene.back, colour=CREAM)
    title = Box(button.right + 14, bar.y, 260, bar.h).inflate(0, -bar.h * 0.36)
    shown = painter.text(texts("newgame-title"), title, bar.h * 0.72, DISPLAY, CREAM)
    game = texts(f"game-{scene.game}")
    about = Box(shown.right + 22, bar.y, bar.w * 0.4, bar.h)
    seats = texts("newgame-seats", game=game, players=len(scene.plan.seats))
    painter.text(seats, about, 16 if compact else 20, LABEL, CREAM)
    book = Box(bar.right - margin - side, button.y, side, side)
    rules = texts("newgame-rules")
    widgets.icon_button(
        painter, page, "rules", book, "book", rules, scene.show_rules, colour=CREAM, keys=(pygame.K_F1,)
    )
    if scene.is_remembered:
        note = Box(book.x - 300, bar.y, 284, bar.h)
        words = painter.text(texts("newgame-remembered"), note, 15 if compact else 18, LABEL, CREAM, "end")
        painter.icon("replay", words.x - 18, bar.centery, 18 if compact else 22, CREAM)


# --- the poster and what is played ---


def _about(scene: NewGameScene, painter: Painter, page: Page, column: Box) -> None:
    texts = scene.texts
    y = column.y
    if asset_path(scene.game, "poster.svg").is_file():
        wide = 304.0
        poster(
            painter, Box(column.centerx - wide / 2, y + 10, wide, wide * 1.4), scene.game, texts(f"game-{scene.game}")
        )
        y += wide * 1.4 + 34
    tagline = texts(f"game-{scene.game}.tagline")
    tall = painter.height(tagline, column.w - 4, 17, BOLD)
    painter.text(tagline, Box(column.x + 4, y, column.w - 4, tall + 4), 17, BOLD, lines=4, vertical="top")
    y += tall + 22
    for mode in scene.plan.rules.modes:
        y = _mode_card(scene, painter, page, Box(column.x, y, column.w, 132), mode) + 16
    if scene.minds_age:
        _about_dealing(scene, painter, Box(column.x, y, column.w, column.bottom - y))


def _about_dealing(scene: NewGameScene, painter: Painter, box: Box) -> None:
    """What everybody is dealt in secret."""
    dealt = f"newgame-dealt-{scene.game}"
    if scene.texts.has(dealt):
        inside = painter.panel(box, scene.texts("newgame-dealt"), "eyeoff")
        _dealt(scene, painter, inside.inflate(-32, -28), scene.texts(dealt, players=len(scene.plan.seats)))


def _dealt(scene: NewGameScene, painter: Painter, box: Box, words: str) -> None:
    """The characters as backs of cards, one a seat, and how many there are of each side."""
    theme, count = painter.theme, len(scene.plan.seats)
    usual = min(68.0, box.w / count)
    step = max(usual, min(110.0, box.w / count, (box.h - 90) / 1.4))  # larger where there is room
    for number in range(count):
        card = Box(box.x + number * step, box.y, step - 8, (step - 8) * 1.4)
        painter.shadow(card, 2, 3)
        painter.fill(card, DARK, 3)
        painter.frame(card, CREAM if theme.is_night else DARK, 2, 3)
        painter.frame(card.inflate(-8, -8), mix(DARK, CREAM, 0.5), 1.2, 2)
        painter.icon("ballot", card.centerx, card.centery, card.w * 0.5, CREAM)
    y = box.y + step * 1.4 + 6
    painter.text(words, Box(box.x, y, box.w, 26), 18, BOLD)
    note = Box(box.x, y + 30, box.w, box.bottom - y - 30)
    painter.text(scene.texts("newgame-bot-note"), note, 17, LABEL, theme.ink2, vertical="top", lines=3)


def _mode_card(scene: NewGameScene, painter: Painter, page: Page, box: Box, mode: str) -> float:
    """A mode with its description, printed in ink when chosen; only where there are several is it a choice."""
    texts = scene.texts
    is_chosen = scene.plan.mode == mode
    about = f"newgame-mode-{scene.game}-{mode}"

    def draw(brush: Painter, look: Look) -> None:
        ink = cell_ground(brush, box, look, is_chosen)
        x = box.x + 18
        if is_chosen:
            brush.icon("with", x + 11, box.y + 32, 24, ink)
            x += 34
        brush.text(texts(f"mode-{mode}"), Box(x, box.y + 14, box.right - 14 - x, 36), 34, DISPLAY, ink)
        if texts.has(about):
            lower = Box(box.x + 18, box.y + 56, box.w - 36, box.h - 66)
            brush.text(texts(about), lower, 17, TEXT, ink, vertical="top", lines=3)

    painter.shadow(box)
    if len(scene.plan.rules.modes) > 1:
        page.add(painter, Control(f"mode:{mode}", box, scene.doing(scene.choose_mode, mode), draw, restored=False))
    else:
        draw(painter, Look.REST)
    return box.bottom


# --- the seats ---


def _seats(scene: NewGameScene, painter: Painter, page: Page, column: Box) -> None:
    """The quick tables, a row for every chair there can be, and what is done to all of them."""
    plan, compact = scene.plan, painter.kit.compact
    head, foot, gap = (44.0, 44.0, 10.0) if compact else (60.0, 48.0, 12.0)
    _quick_tables(scene, painter, page, Box(column.x, column.y, column.w, head))
    slots = plan.rules.seat_counts[-1]
    room = column.h - head - foot - 2 * (gap + 4) - (slots - 1) * gap
    tall = min(room * 0.37, 232.0) if compact else min(room * 0.33, 290.0)
    if not compact and plan.seats[scene.open].bot is not None and (room - WITH_FACES) / (slots - 1) >= LEAST_ROW:
        tall = WITH_FACES
    low = min((room - tall) / (slots - 1), 104.0 if compact else 128.0)
    y = column.y + head + gap + 4
    for place in range(slots):
        row = Box(column.x, y, column.w, tall if place == scene.open else low)
        if place >= len(plan.seats):
            empty_chair(scene, painter, page, row, place)
        elif place == scene.open:
            open_row(scene, painter, page, row)
        else:
            closed_row(scene, painter, page, row, place)
        y = row.bottom + gap
    _foot(scene, painter, page, Box(column.x, y + 4, column.w, foot))


def _quick_tables(scene: NewGameScene, painter: Painter, page: Page, box: Box) -> None:
    plan, texts = scene.plan, scene.texts
    fits = {ALONE: plan.people == 1 and plan.seats[0].bot is None, TOGETHER: plan.people == len(plan.seats)}
    wide = (box.w - 16) / 2
    for number, (kind, icon) in enumerate(((ALONE, "robot"), (TOGETHER, "people"))):
        cell = Box(box.x + number * (wide + 16), box.y, wide, box.h)
        words, note = texts(f"newgame-{kind}"), texts(f"newgame-{kind}-note")
        wide_choice(
            painter, page, f"table:{kind}", cell, words, note, icon, fits[kind], scene.doing(scene.quick_table, kind)
        )


def _foot(scene: NewGameScene, painter: Painter, page: Page, box: Box) -> None:
    plan, texts = scene.plan, scene.texts
    size = 18 if painter.kit.compact else 23
    wide = min(250.0, (box.w - 16) / 2)
    why = "" if plan.can_remove else texts("newgame-least", few=plan.rules.seat_counts[0])
    remove = texts("newgame-remove", number=scene.open + 1)
    left = Box(box.x, box.y, wide, box.h)
    widgets.button(painter, page, "remove", left, remove, scene.remove_seat, icon="minus", why=why, size=size)
    right = Box(box.x + wide + 16, box.y, wide, box.h)
    shuffle = texts("newgame-shuffle")
    widgets.button(painter, page, "shuffle", right, shuffle, scene.doing(plan.shuffle), icon="swap", size=size)


# --- rules, clock, age and Start ---


def _choices(scene: NewGameScene, painter: Painter, page: Page, column: Box) -> None:
    plan, compact = scene.plan, painter.kit.compact
    gap, head = (10.0, 32.0) if compact else (16.0, 40.0)
    rule = 66.0 if compact else 84.0
    has_modes = compact and len(plan.rules.modes) > 1
    rules = Box(column.x, column.y, column.w, head + rule * len(plan.rules.house_rules) + (56 if has_modes else 0) + 4)
    clock = Box(column.x, rules.bottom + gap, column.w, 136 if compact else 176)
    start = 104.0 if compact else 196.0
    order = Box(column.x, clock.bottom + gap, column.w, column.bottom - start - gap - clock.bottom - gap)
    _house_rules(scene, painter, page, rules, rule, has_modes)
    _clock(scene, painter, page, clock)
    if scene.minds_age:
        _elders(scene, painter, page, order)
    else:
        _about_dealing(scene, painter, order)
    _start(scene, painter, page, Box(column.x, column.bottom - start, column.w, start))


def _house_rules(scene: NewGameScene, painter: Painter, page: Page, box: Box, tall: float, has_modes: bool) -> None:
    plan, texts, compact = scene.plan, scene.texts, painter.kit.compact
    inside = painter.panel(box, texts("newgame-house-rules"), "scales").inflate(-32, 0)
    y = inside.y
    if has_modes:
        modes = [(mode, texts(f"mode-{mode}")) for mode in plan.rules.modes]
        row = Box(inside.x, y + 8, inside.w, 44)
        widgets.choices(painter, page, "mode", row, modes, plan.mode, scene.choose_mode, size=16)
        y += 56
    for rule in plan.rules.house_rules:
        words = texts(f"house-rule-{rule}")
        toggle = Box(inside.right - 72, y + tall / 2 - 20, 72, 40)
        broad = inside.w - 88
        painter.text(words, Box(inside.x, y + 10, broad, 15 if compact else 22), 17 if compact else 20, BOLD)
        about = Box(inside.x, y + (27 if compact else 34), broad, tall - (28 if compact else 36))
        small = 13.5 if compact else 16.5
        painter.text(texts(f"house-rule-{rule}.text"), about, small, LABEL, painter.theme.ink2, vertical="top", lines=2)
        flip = scene.doing(plan.flip_house_rule, rule)
        widgets.switch(painter, page, f"rule:{rule}", toggle, rule in plan.house_rules, words, flip)
        y += tall


def _clock(scene: NewGameScene, painter: Painter, page: Page, box: Box) -> None:
    plan, texts, compact = scene.plan, scene.texts, painter.kit.compact
    inside = painter.panel(box, texts("newgame-clock"), "clock").inflate(-32, -16)
    cells = Box(inside.x, inside.y, inside.w, 44 if compact else 50)
    words = [(clock, texts(f"newgame-clock-{clock}")) for clock in CLOCKS]
    widgets.choices(
        painter, page, "clock", cells, words, plan.clock_now, scene.choose_clock, size=16 if compact else 19
    )
    row = Box(
        inside.x, cells.bottom + (4 if compact else 12), inside.w, inside.bottom - cells.bottom - (4 if compact else 12)
    )
    if plan.clock_now == CUSTOM:
        side = min(44.0, row.h)
        for step, icon, name in ((-1, "minus", "shorter"), (1, "plus", "longer")):
            x = row.x if step < 0 else row.x + side + 10
            limit = SHORTEST_TURN if step < 0 else LONGEST_TURN
            why = texts("newgame-shortest" if step < 0 else "newgame-longest") if plan.seconds == limit else ""
            press = scene.doing(plan.set_seconds, plan.seconds + step * TURN_STEP)
            button = Box(x, row.centery - side / 2, side, side)
            small_button(painter, page, f"clock:{name}", button, icon, texts(f"newgame-{name}"), press, why)
        row = Box(row.x + 2 * side + 26, row.y, row.w - 2 * side - 26, row.h)
    lengths = texts("newgame-clock-none") if plan.clock_now == OFF else _lengths(scene)
    painter.text(lengths, row, 15 if compact else 18, LABEL, painter.theme.ink2, lines=2)


def _lengths(scene: NewGameScene) -> str:
    """How long every clock runs."""
    texts = scene.texts
    parts = []
    for kind, seconds in scene.plan.clocks().items():
        minutes, rest = divmod(seconds or 0, 60)
        time = texts("newgame-time", minutes=minutes, seconds=rest)
        parts.append(texts("newgame-clock-length", clock=texts(f"clock-{kind}"), time=time))
    return "\n".join(parts)


def _elders(scene: NewGameScene, painter: Painter, page: Page, box: Box) -> None:
    """The players from the oldest to the youngest, each of whom can be moved."""
    plan, texts, compact = scene.plan, scene.texts, painter.kit.compact
    inside = painter.panel(box, texts("newgame-elders"), "gavel", texts("newgame-elders-note")).inflate(-32, -8)
    about = f"newgame-elders-{scene.game}"
    y = inside.y
    if texts.has(about):
        size = 14 if compact else 17
        painter.text(texts(about), Box(inside.x, y, inside.w, size * 1.8), size, LABEL, painter.theme.ink2)
        y += size * 1.8
    tall = min((inside.bottom - y) / plan.rules.seat_counts[-1], 60.0)
    last = len(plan.elders) - 1
    for place, seat in enumerate(plan.elders):
        row = Box(inside.x, y + place * tall, inside.w, tall)
        if place:
            painter.line(row.x, row.y, row.right, row.y, painter.theme.rule, 1.5)
        big = min(tall * 0.5, 26.0)
        painter.text(
            str(place + 1), Box(row.x, row.y, 26, tall).inflate(0, -tall * 0.45), big, DISPLAY, painter.theme.ink3
        )
        painter.mark(plan.seats[seat].piece, row.x + 42, row.centery, min(13.0, tall * 0.28))
        side = min(46.0, tall - 4)
        name = scene.names[seat]
        painter.text(
            name,
            Box(row.x + 66, row.y, row.w - 66 - 2 * side - 74, tall).inflate(0, -tall * 0.5),
            big * 0.8,
            BOLD,
            cut=True,
        )
        for step, word, end in ((-1, "older", 0), (1, "younger", last)):
            x = row.right - (side + 26 if step < 0 else 0) - side
            why = texts("newgame-oldest" if step < 0 else "newgame-youngest") if place == end else ""
            press = scene.doing(plan.move_elder, seat, step)
            button = Box(x, row.centery - side / 2, side + 10, side)
            label = texts(f"newgame-{word}", name=name)
            small_button(
                painter, page, f"{word}:{seat}", button.move(-10, 0), "up" if step < 0 else "down", label, press, why
            )


def _start(scene: NewGameScene, painter: Painter, page: Page, box: Box) -> None:
    plan, texts = scene.plan, scene.texts
    why = plan.obstacle(texts)
    summary = texts("newgame-summary", people=plan.people, bots=len(plan.seats) - plan.people)

    def draw(brush: Painter, look: Look) -> None:
        here, ink = widgets.face(brush, box, look, primary=True)
        side = here.h * 0.62
        ballot_box(brush, Box(here.x + here.h * 0.14, here.centery - side / 2, side, side), ink)
        x = here.x + here.h * 0.14 + side + here.h * 0.12
        brush.keycap(texts("newgame-key-enter"), here.right - 14, here.y + 14, ink)
        upper = Box(x, here.y + here.h * 0.12, here.w * 0.5, here.h * 0.5)
        brush.text(texts("newgame-start"), upper, here.h * 0.56, DISPLAY, ink)
        lower = Box(x, here.y + here.h * 0.64, here.right - 16 - x, here.h * 0.3)
        brush.text(why or summary, lower, 15 if brush.kit.compact else 19, LABEL, ink, lines=2, vertical="top")

    page.add(painter, Control("start", box, scene.start, draw, texts("newgame-start"), why=why, keys=ENTER))
