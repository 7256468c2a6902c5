"""Parts of a table that every game uses: the masthead, the prompt, the bar of actions and the log."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

import pygame

from scenes.play.moment import Moment
from scenes.ui.kit import Box
from scenes.ui.page import Control, Look, Page
from scenes.ui.painter import Painter
from scenes.ui.text import DISPLAY, LABEL, TEXT
from scenes.ui.theme import CREAM, DARK, Colour, ink_on, mix
from scenes.ui.widgets import icon_button

NUMBER_KEYS = (
    pygame.K_1,
    pygame.K_2,
    pygame.K_3,
    pygame.K_4,
    pygame.K_5,
    pygame.K_6,
    pygame.K_7,
    pygame.K_8,
    pygame.K_9,
)


class MastButton(NamedTuple):
    key: str
    icon: str
    label: str
    press: Callable[[], None]


def masthead(
    painter: Painter,
    page: Page,
    box: Box,
    title: str,
    phase: str,
    left: MastButton,
    right: Sequence[MastButton],
    emblem: str = "cedar",
) -> Box:
    """The black bar on top; returns the room between the title and the buttons for the game's own tracker."""
    theme = painter.theme
    painter.fill(box, theme.masthead)
    side = box.h * 0.7
    margin = (box.h - side) / 2
    x = box.x + (24 if not painter.kit.compact else 10)
    icon_button(
        painter, page, left.key, Box(x, box.y + margin, side, side), left.icon, left.label, left.press, colour=CREAM
    )
    x += side + 18
    painter.icon(emblem, x + box.h * 0.3, box.centery, box.h * 0.58, CREAM)
    x += box.h * 0.6 + 10
    size = box.h * 0.6
    wide = painter.width(title, size, DISPLAY) + 6
    painter.text(title, Box(x, box.y, wide, box.h), size, DISPLAY, CREAM)
    x += wide + 24
    if phase and not painter.kit.compact:
        wide = painter.width(phase, 18, LABEL) + 8
        painter.text(phase, Box(x, box.y, wide, box.h), 18, LABEL, CREAM)
        x += wide
    end = box.right - (24 if not painter.kit.compact else 10)
    for entry in reversed(right):
        end -= side
        place = Box(end, box.y + margin, side, side)
        icon_button(painter, page, entry.key, place, entry.icon, entry.label, entry.press, colour=CREAM)
        end -= 10
    return Box(x, box.y, end - x, box.h)


def clock_face(painter: Painter, right: float, box: Box, seconds: float) -> float:
    """The time that is left, in a paper window; returns where it begins."""
    whole = int(seconds + 0.999)
    words = f"{whole // 60}:{whole % 60:02}"
    size = box.h * 0.55
    wide = box.h * 0.55 + painter.width("00:00", size, DISPLAY) + 22
    window = Box(right - wide, box.y + box.h * 0.13, wide, box.h * 0.74)
    hurried = whole <= 10
    painter.fill(window, (0xC6, 0x38, 0x2A) if hurried else CREAM, 4)
    ink = CREAM if hurried else DARK
    painter.icon("clock", window.x + box.h * 0.34, box.centery, box.h * 0.46, ink)
    painter.text(words, Box(window.x + box.h * 0.62, box.y, wide - box.h * 0.7, box.h), size, DISPLAY, ink)
    return window.x


class Choice(NamedTuple):
    """An option as a prompt or an action bar shows it."""

    id: str
    word: str
    note: str = ""
    why: str = ""
    icon: str = ""
    piece: str = ""
    tip: str = ""


def prompt_sheet(painter: Painter, box: Box, question: str, aside: str, piece: str) -> Box:
    """The inverse sheet that says who is asked what; returns the room for answers."""
    theme = painter.theme
    painter.panel(box, inverse=True)
    size = 29.0 if not painter.kit.compact else 23.0
    x = box.x + 14
    if piece:
        painter.mark(piece, x + 13, box.y + 27 * box.h / 128 + 3, size * 0.46, theme.inverse_ink)
        x += 34
    head = Box(x, box.y + 8, box.right - 14 - x, box.h * 0.33)
    wide = min(head.w, painter.width(question, size, DISPLAY) + 4)
    if aside and wide < head.w * 0.66:
        rest = Box(head.x + wide + 14, head.y, head.w - wide - 14, head.h)
        painter.text(aside, rest, 16, LABEL, theme.inverse_ink, "end", lines=2)
        head.w = wide
    painter.text(question, head, size, DISPLAY, theme.inverse_ink, lines=1 if wide < head.w else 2)
    top = box.y + box.h * 0.42
    return Box(box.x + 14, top, box.w - 28, box.bottom - 12 - top)


def prompt_answers(
    painter: Painter,
    page: Page,
    room: Box,
    choices: Sequence[Choice],
    answer: Callable[[str], None],
    rows: int = 1,
) -> None:
    """The answers side by side, on as many rows as wanted, each with what it would lead to and its key."""
    gap = 10.0 if rows == 1 else 6.0
    columns = -(-max(1, len(choices)) // rows)
    wide = (room.w - gap * (columns - 1)) / columns
    tall = (room.h - gap * (rows - 1)) / rows
    for number, choice in enumerate(choices):
        row, column = divmod(number, columns)
        box = Box(room.x + column * (wide + gap), room.y + row * (tall + gap), wide, tall)
        _answer(painter, page, box, choice, number, answer)


def _answer(painter: Painter, page: Page, box: Box, choice: Choice, number: int, answer: Callable[[str], None]) -> None:
    def draw(brush: Painter, look: Look) -> None:
        theme = brush.theme
        ground = {Look.HOVER: mix(theme.card, (255, 255, 255), 0.6), Look.PRESSED: theme.pressed}.get(look, theme.card)
        if look is Look.HOVER and theme.is_night:
            ground = mix(theme.card, (255, 255, 255), 0.16)
        ink = theme.ink3 if look is Look.DISABLED else theme.ink
        brush.fill(box, ground, 4)
        brush.frame(box, theme.inverse, 2.5, 4)
        cap = brush.kit.smallest_text + 7 + 6
        inner = Box(box.x + 8, box.y + 4, box.w - 16 - cap, box.h - 8)
        upper = Box(inner.x, inner.y, inner.w, inner.h * 0.56) if choice.note else inner
        size = min(25.0, upper.h * 0.85)
        lead = size * 0.9 + 6 if choice.icon or choice.piece else 0.0
        wide = min(brush.width(choice.word, size * brush.kit.larger_text, DISPLAY) + 3, upper.w - lead)
        x = upper.x + max(0.0, (box.w - 16 - lead - wide) / 2)
        x = min(x, upper.right - lead - wide)
        if choice.piece:
            brush.mark(choice.piece, x + size * 0.42, upper.centery, size * 0.42)
        elif choice.icon:
            brush.icon(choice.icon, x + size * 0.45, upper.centery, size * 0.95, ink)
        brush.text(choice.word, Box(x + lead, upper.y, upper.right - x - lead, upper.h), size, DISPLAY, ink)
        if choice.note:
            line = Box(box.x + 6, inner.y + inner.h * 0.54, box.w - 12, inner.h * 0.46)
            brush.text(choice.note, line, 16, LABEL, ink, "centre", lines=2 if line.h > 34 else 1, cut=True)
        brush.keycap(str(number + 1), box.right - 6, box.y + 6, ink)

    keys = (NUMBER_KEYS[number],) if number < len(NUMBER_KEYS) else ()
    control = Control(
        f"option:{choice.id}", box, lambda: answer(choice.id), draw, choice.word, choice.tip, choice.why, keys
    )
    page.add(painter, control)


def action_bar(
    painter: Painter,
    page: Page,
    box: Box,
    choices: Sequence[Choice],
    answer: Callable[[str], None],
    chosen: str = "",
    colour: Colour | None = None,
) -> None:
    """The actions of a turn: always all of them, closed ones greyed with their reason."""
    painter.panel(box)
    wide = box.w / len(choices)
    for number, choice in enumerate(choices):
        _action(painter, page, Box(box.x + number * wide, box.y, wide, box.h), choice, number, answer, chosen, colour)


def _action(
    painter: Painter,
    page: Page,
    box: Box,
    choice: Choice,
    number: int,
    answer: Callable[[str], None],
    chosen: str,
    colour: Colour | None,
) -> None:
    is_chosen = choice.id == chosen

    def draw(brush: Painter, look: Look) -> None:
        brush.kept(("action", choice, number, is_chosen, colour, look), box, lambda kept: paint(kept, look), margin=0)

    def paint(brush: Painter, look: Look) -> None:
        theme = brush.theme
        ground, ink = theme.panel, theme.ink
        if is_chosen:
            ground = colour or theme.inverse
            ink = theme.inverse_ink if colour is None else ink_on(colour)
        elif look is Look.HOVER:
            ground = theme.hot
        elif look is Look.PRESSED:
            ground = theme.pressed
        elif look is Look.DISABLED:
            ink = theme.ink3
        brush.fill(box, ground)
        brush.frame(box, theme.edge, 2.5)
        high = box.h
        brush.icon(choice.icon, box.centerx, box.y + high * 0.29, high * 0.33, ink)
        word = Box(box.x + 6, box.y + high * 0.48, box.w - 12, high * 0.27)
        brush.text(choice.word, word, min(28, high * 0.28), DISPLAY, ink, "centre")
        if choice.note and not brush.kit.compact:
            note = Box(box.x + 4, box.y + high * 0.75, box.w - 8, high * 0.18)
            brush.text(choice.note, note, 14.5, LABEL, ink, "centre", cut=True)
        brush.keycap(str(number + 1), box.right - 7, box.y + 6, ink)

    control = Control(
        f"option:{choice.id}",
        box,
        lambda: answer(choice.id),
        draw,
        choice.word,
        choice.tip,
        choice.why if not is_chosen else "",
        (NUMBER_KEYS[number],),
    )
    control.restored = False
    page.add(painter, control)


def log_sheet(painter: Painter, page: Page, box: Box, moment: Moment, open_log: Callable[[], None]) -> None:
    """The last lines of what happened; those since the reader's last turn are marked. It opens the whole log."""
    texts = moment.session.texts
    note = texts("table-log-new", count=moment.fresh) if moment.fresh else ""
    tall = 34.0 if not painter.kit.compact else 28.0
    inside = painter.panel(box, texts("table-log"), "log", header=tall)
    beside = Box(box.x + 120, box.y, box.w - 120 - 52, tall)
    painter.text(note, beside, painter.kit.smallest_text, LABEL, painter.theme.header_ink, "end", cut=True)
    size = 16.0 if not painter.kit.compact else 14.0
    line = size * 1.56
    rows = max(1, int((inside.h - 6) / line))
    lines = moment.news[-rows:]
    first_new = len(lines) - moment.fresh
    with painter.clipped(inside):
        for number, (seat, words) in enumerate(lines):
            y = inside.y + 4 + number * line
            row = Box(inside.x + 8, y, inside.w - 16, line)
            if number >= first_new:
                painter.fill(Box(inside.x, y, 5, line), painter.theme.focus)
            elif number:
                painter.line(row.x, y, row.right, y, painter.theme.rule, 1.2)
            if seat >= 0:
                painter.mark(moment.session.pieces[seat], row.x + 11, row.centery, size * 0.48)
            painter.text(words, Box(row.x + 26, y, row.w - 28, line), size, TEXT, cut=True)
    if not lines:
        painter.text(
            texts("table-log-empty"), inside.inflate(-30, -20), size, TEXT, painter.theme.ink2, "centre", lines=2
        )
    bar = Box(box.right - 44, box.y + 3, 38, tall - 6)

    def draw(brush: Painter, look: Look) -> None:
        ink = brush.theme.focus if look is Look.HOVER else brush.theme.header_ink
        brush.icon("zoom", bar.centerx, bar.centery, bar.h * 0.72, ink)

    label = texts("table-open-log")
    page.add(painter, Control("log", bar, open_log, draw, label, label, keys=(pygame.K_l,), restored=False))
