"""The sheet on which everybody reads what was said, answers it by one press, and says something by menus."""

from collections.abc import Sequence

import pygame

from engine.contract import EVERYBODY
from scenes.play.composer_form import build_form, inline_height
from scenes.play.talk import Reply, Row, Talk
from scenes.ui import widgets
from scenes.ui.kit import Box
from scenes.ui.page import Control, Look, Page
from scenes.ui.painter import Painter
from scenes.ui.text import BOLD, LABEL, TEXT
from scenes.ui.theme import Colour

REPLY_HEIGHT = 35.0
STACKED_FROM = 330.0  # a sheet higher than that has room for the form with its labels
_STATUS_ICONS = {
    "kept": "with",
    "true": "with",
    "broken": "against",
    "false": "against",
    "unverifiable": "eyeoff",
    "unproven": "eyeoff",
}


def build_talk(painter: Painter, page: Page, box: Box, talk: Talk) -> None:
    """The whole sheet: what was said, newest last, and below it the form."""
    inside = _sheet(painter, page, box, talk)
    has_form = talk.speaker is not None and not talk.session.table.is_over
    is_stacked = box.h >= STACKED_FROM
    tall = (_stacked_height(painter) if is_stacked else inline_height(painter)) if has_form else 0.0
    build_statements(painter, page, Box(inside.x, inside.y, inside.w, inside.h - tall), talk)
    if has_form:
        form = Box(inside.x, inside.bottom - tall, inside.w, tall)
        painter.line(form.x, form.y, form.right, form.y, painter.theme.rule, 2)
        build_form(painter, page, form, talk, is_stacked)


def build_list(painter: Painter, page: Page, box: Box, talk: Talk) -> None:
    """A sheet of statements alone, newest first."""
    inside = _sheet(painter, page, box, talk, "talk-statements")
    build_statements(painter, page, inside, talk, newest_first=True)


def build_speech(painter: Painter, page: Page, box: Box, talk: Talk) -> None:
    """A sheet with the form alone, under the name of whoever speaks."""
    session, speaker = talk.session, talk.speaker
    name = session.names[speaker] if speaker is not None else ""
    inside = painter.panel(box, talk.session.texts("talk-says", player=name), "quote", header=_header(painter))
    build_form(painter, page, inside, talk, is_stacked=True)


def _header(painter: Painter) -> float:
    return 34.0 if not painter.kit.compact else 28.0


def _stacked_height(painter: Painter) -> float:
    return 176.0 if not painter.kit.compact else 172.0


def _sheet(painter: Painter, page: Page, box: Box, talk: Talk, title: str = "talk-title") -> Box:
    """The paper with its header: who speaks if several could, and the way to the ledger."""
    texts = talk.session.texts
    tall = _header(painter)
    inside = painter.panel(box, texts(title), "chat", header=tall)
    ink = painter.theme.header_ink
    side = tall - 6
    button = Box(box.right - side - 8, box.y + 3, side, side)
    label = texts("talk-open-ledger")

    def draw(brush: Painter, look: Look) -> None:
        colour = brush.theme.focus if look is Look.HOVER else ink
        brush.icon("handshake", button.centerx, button.centery, button.h * 0.86, colour)

    page.add(painter, Control("talk:ledger", button, talk.open_ledger, draw, label, label, restored=False))
    end = button.x - 10
    if talk.speaker is not None:
        end -= painter.keycap("T", end, box.centery - box.h / 2 + tall / 2 - painter.kit.smallest_text / 2 - 3.5, ink)
    people = talk.session.people
    if len(people) > 1:
        _speakers(painter, page, Box(box.x + 130, box.y, end - 12 - box.x - 130, tall), talk, people)
    return inside


def _speakers(painter: Painter, page: Page, room: Box, talk: Talk, people: Sequence[int]) -> None:
    """The people who can speak; whoever does is marked."""
    session, theme = talk.session, painter.theme
    side = min(room.h - 4, room.w / len(people))
    for place, seat in enumerate(people):
        cell = Box(room.right - (len(people) - place) * side, room.centery - side / 2, side, side)

        def draw(brush: Painter, look: Look, cell: Box = cell, seat: int = seat) -> None:
            is_on = seat == talk.speaker
            if is_on or look is Look.HOVER:
                brush.fill(cell.inflate(-2, -2), theme.header_ink if is_on else theme.ink3, 4)
            brush.mark(session.pieces[seat], cell.centerx, cell.centery, side * 0.3, theme.header if is_on else None)

        def speak(seat: int = seat) -> None:
            talk.let_speak(seat)
            talk.refresh()

        label = session.texts("talk-speaks", player=session.names[seat])
        page.add(painter, Control(f"talk:speaker:{seat}", cell, speak, draw, label, label, restored=False))


# --- what was said ---


def build_statements(painter: Painter, page: Page, room: Box, talk: Talk, newest_first: bool = False) -> None:
    """As many of the last statements as there is room for, with the answers that can be given to them."""
    rows = talk.rows()
    if not rows:
        words = talk.session.texts("talk-empty")
        painter.text(words, room.inflate(-30, -16), _size(painter), TEXT, painter.theme.ink2, "centre", lines=3)
        return
    shown = _fitting(painter, rows, room.w, room.h - 4, talk.speaker)
    if newest_first:
        shown.reverse()
    y = room.y + 2
    with painter.clipped(room):
        for place, (row, tall) in enumerate(shown):
            _row(painter, page, Box(room.x, y, room.w, tall), row, talk, has_line=place > 0)
            y += tall


def _fitting(
    painter: Painter, rows: Sequence[Row], width: float, height: float, reader: int | None
) -> list[tuple[Row, float]]:
    """The last rows that fit, oldest first; what still waits for an answer of the reader is among them."""
    waiting = [row for row in rows if row.replies and row.statement.target == reader]
    first = waiting[-1:]
    left = height - sum(_row_height(painter, row, width) for row in first)
    shown = [*first]
    for row in reversed(rows):
        if row in first:
            continue
        left -= _row_height(painter, row, width)
        if left < 0 and shown:
            break
        shown.append(row)
    return [(row, _row_height(painter, row, width)) for row in sorted(shown, key=lambda row: row.number)]


def _size(painter: Painter) -> float:
    return 16.0 if not painter.kit.compact else 14.0


def _head_height(painter: Painter) -> float:
    return _size(painter) * 1.42


def _row_height(painter: Painter, row: Row, width: float) -> float:
    size = _size(painter)
    sentence = min(3, painter.height(row.sentence, width - 20, size) / (size * 1.28) + 0.2)
    replies = REPLY_HEIGHT if row.replies else 0.0
    return 4 + _head_height(painter) + round(max(1.0, sentence)) * size * 1.28 + replies + 2


def _row(painter: Painter, page: Page, box: Box, row: Row, talk: Talk, has_line: bool) -> None:
    size, head = _size(painter), _head_height(painter)
    inner = Box(box.x + 10, box.y + 3, box.w - 20, box.h - 4)
    if has_line:
        painter.line(inner.x, box.y, inner.right, box.y, painter.theme.rule, 1.4)
    _row_head(painter, Box(inner.x, inner.y, inner.w, head), row, talk)
    replies = REPLY_HEIGHT if row.replies else 0.0
    words = Box(inner.x, inner.y + head, inner.w, inner.bottom - inner.y - head - replies)
    painter.text(row.sentence, words, size, TEXT, vertical="top", lines=3, cut=True)
    if row.replies:
        _replies(
            painter, page, Box(inner.x + 2, inner.bottom - replies + 3, inner.w - 4, replies - 4), row.replies, talk
        )


def status_colour(painter: Painter, status: str) -> Colour:
    """The ink of a word's fate; an icon or a word always says the same."""
    theme = painter.theme
    inks = {"kept": theme.success, "true": theme.success, "broken": theme.danger, "false": theme.danger}
    return theme.warn if status == "open" else inks.get(status, theme.ink2)


def _row_head(painter: Painter, box: Box, row: Row, talk: Talk) -> None:
    """Who to whom, the act, and at the end what became of it; names give way first where room is scarce."""
    session, said = talk.session, row.statement
    size = _size(painter)
    small = max(painter.kit.smallest_text, size - 2)
    end = box.right - _status(painter, box, row, small)
    act = talk.words.act(said.act)
    tag = painter.width(act, small, LABEL) + small
    speaker, whom = session.names[said.speaker], talk.words.whom(said.target)
    is_to_all = said.target == EVERYBODY
    mark = size * 1.25
    room = end - 8 - box.x - mark - tag - 12 - size - (0 if is_to_all else mark)
    both = painter.width(speaker, size, BOLD) + painter.width(whom, size, BOLD) + 16
    x = box.x
    painter.mark(session.pieces[said.speaker], x + mark * 0.42, box.centery, size * 0.46)
    x += mark
    wide = min(painter.width(speaker, size, BOLD) + 3, room * (0.5 if is_to_all else 1.0) if both > room else room)
    painter.text(speaker, Box(x, box.y, wide, box.h), size, BOLD, cut=True)
    x += wide + 5
    painter.icon("arrow", x + size * 0.4, box.centery, size * 0.8, painter.theme.ink2)
    x += size + 4
    if not is_to_all:
        painter.mark(session.pieces[said.target], x + mark * 0.42, box.centery, size * 0.46)
        x += mark
    if is_to_all or both <= room:
        wide = min(painter.width(whom, size, BOLD) + 3, end - 8 - tag - 6 - x)
        painter.text(whom, Box(x, box.y, wide, box.h), size, BOLD, cut=True)
        x += wide + 6
    if x + tag <= end:
        painter.tag(act, x, box.centery, small, painter.theme.ink)


def _status(painter: Painter, box: Box, row: Row, size: float) -> float:
    """What became of a statement, at the end of its row; returns its width."""
    if not row.words:
        return 0.0
    ink = status_colour(painter, row.status)
    wide = painter.width(row.words, size, LABEL) + 2
    painter.text(row.words, Box(box.right - wide, box.y, wide, box.h), size, LABEL, ink, "end")
    icon = _STATUS_ICONS.get(row.status, "")
    if icon:
        wide += size + 4
        painter.icon(icon, box.right - wide + size * 0.5, box.centery, size * 0.95, ink)
    return wide


def _replies(painter: Painter, page: Page, box: Box, replies: Sequence[Reply], talk: Talk) -> None:
    """Answers that one press gives."""
    size = max(painter.kit.smallest_text, _size(painter) - 1)
    gap = 6.0
    wanted = [painter.width(reply.word, size, LABEL) + size * 2.1 for reply in replies]
    share = min(1.0, (box.w - gap * (len(replies) - 1)) / sum(wanted))
    x = box.x
    for reply, wide in zip(replies, wanted, strict=True):
        cell = Box(x, box.y, wide * share, box.h)
        _reply(painter, page, cell, reply, size, talk)
        x += cell.w + gap


def _reply(painter: Painter, page: Page, cell: Box, reply: Reply, size: float, talk: Talk) -> None:
    def draw(brush: Painter, look: Look) -> None:
        here, ink = widgets.face(brush, cell.inflate(0, -3), look, radius=3)
        brush.icon(reply.icon, here.x + size * 0.85, here.centery, size * 0.95, ink)
        word = Box(here.x + size * 1.55, here.y, here.w - size * 1.8, here.h)
        brush.text(reply.word, word, size, LABEL, ink, cut=True)

    key = f"talk-reply:{reply.pick}"
    page.add(painter, Control(key, cell, lambda: talk.submit(reply.pick), draw, reply.word, restored=False))


def first_control(page: Page) -> str | None:
    """Where the focus goes when somebody wants to talk: the first answer, else the form."""
    keys = [control.key for control in page.controls if control.focusable]
    replies = [key for key in keys if key.startswith("talk-reply:")]
    return replies[0] if replies else next((key for key in keys if key.startswith("talk:to")), None)


TALK_KEY = pygame.K_t
