"""The form in which a statement is put together: fields with menus, and the button that says it."""

from scenes.play.composer import ACT, BECAUSE, TO, WHAT, Field
from scenes.play.talk import Talk
from scenes.ui import widgets
from scenes.ui.kit import Box
from scenes.ui.page import Control, Draw, Look, Page
from scenes.ui.painter import Painter
from scenes.ui.text import LABEL, TEXT

MOST_WIDE = 620.0  # of a menu
_LABELS = {TO: "talk-label-to", ACT: "talk-label-act", BECAUSE: "talk-label-because"}


def inline_height(painter: Painter) -> float:
    """What the form takes when it is one row."""
    return 46.0 if not painter.kit.compact else 44.0


def build_form(painter: Painter, page: Page, box: Box, talk: Talk, is_stacked: bool) -> None:
    """The fields and the button; a sentence when there is nothing to say."""
    fields = {field.name: field for field in talk.composer.fields()}
    if not fields:
        words = talk.session.texts("talk-nothing")
        painter.text(words, box.inflate(-24, -8), 15, LABEL, painter.theme.ink2, "centre", lines=2)
    elif is_stacked:
        _stacked(painter, page, box, talk, fields)
    else:
        _inline(painter, page, box, talk, fields)


def _inline(painter: Painter, page: Page, box: Box, talk: Talk, fields: dict[str, Field]) -> None:
    """One row: to whom as a sign, the act, what, the reason as a sign, and Send."""
    texts = talk.session.texts
    row = Box(box.x + 8, box.y + 6, box.w - 16, box.h - 12)
    word = texts("talk-send")
    size = max(painter.kit.smallest_text, 14.5)
    send = painter.width(word, size, LABEL) * painter.kit.larger_text + 20
    gap = 5.0
    sign = 46.0
    rest = row.w - send - 2 * sign - 4 * gap
    _sign(painter, page, Box(row.x, row.y, sign, row.h), talk, fields[TO], "people")
    x = row.x + sign + gap
    for name, wide in ((ACT, rest * 0.42), (WHAT, rest * 0.58)):
        _field(painter, page, Box(x, row.y, wide, row.h), talk, fields[name])
        x += wide + gap
    _sign(painter, page, Box(x, row.y, sign, row.h), talk, fields[BECAUSE], "quote")
    _say(painter, page, Box(row.right - send, row.y, send, row.h), talk, word, size)


def _stacked(painter: Painter, page: Page, box: Box, talk: Talk, fields: dict[str, Field]) -> None:
    """A row for each part with its label, and what would be said beside the button."""
    texts = talk.session.texts
    pad = 12.0 if not painter.kit.compact else 8.0
    inner = box.inflate(-2 * pad, -2 * pad + 2)
    foot = 46.0 if not painter.kit.compact else 44.0
    tall = (inner.h - foot) / 3
    size = max(painter.kit.smallest_text, 15.5)
    labels = max(painter.width(texts(name), size, LABEL) for name in _LABELS.values()) * painter.kit.larger_text + 12
    for place, (name, label) in enumerate(_LABELS.items()):
        row = Box(inner.x, inner.y + place * tall, inner.w, tall - 5)
        painter.text(texts(label), Box(row.x, row.y, labels - 6, row.h), size, LABEL, painter.theme.ink2)
        room = Box(row.x + labels, row.y, row.w - labels, row.h)
        if name == ACT:
            first = Box(room.x, room.y, room.w * 0.34 - 6, room.h)
            _field(painter, page, first, talk, fields[ACT])
            room = Box(first.right + 6, room.y, room.right - first.right - 6, room.h)
        _field(painter, page, room, talk, fields[WHAT if name == ACT else name])
    word = texts("talk-say-it")
    wide = painter.width(word, 24, "display") * painter.kit.larger_text + 44
    button = Box(inner.right - wide, inner.bottom - foot + 4, wide, foot - 6)
    words = Box(inner.x, button.y, inner.w - wide - 10, button.h)
    preview = texts("talk-preview", sentence=talk.composer.sentence())
    painter.text(preview, words, size, TEXT, painter.theme.ink2, lines=2, cut=True)
    widgets.button(painter, page, "talk:say", button, word, lambda: talk.submit(talk.composer.option()), size=24)


def _field(painter: Painter, page: Page, box: Box, talk: Talk, field: Field) -> None:
    """What is chosen, with a caret; pressing opens the menu, the arrows go through it."""
    chosen = field.chosen
    is_open = talk.composer.menu == field.name
    size = min(max(painter.kit.smallest_text, 15.0), box.h * 0.62)

    def draw(brush: Painter, look: Look) -> None:
        theme = brush.theme
        brush.fill(box, theme.hot if look is not Look.REST or is_open else theme.card, 3)
        brush.frame(box, theme.control_edge, 2.5, 3)
        caret = min(14.0, box.h * 0.4)
        room = Box(box.x + 7, box.y, box.w - 14 - caret - 2, box.h)
        if chosen.piece:
            brush.mark(chosen.piece, room.x + size * 0.5, box.centery, size * 0.46)
            room = Box(room.x + size * 1.25, room.y, room.w - size * 1.25, room.h)
        brush.text(chosen.short, room, size, LABEL, cut=True)
        brush.icon("caret", box.right - 7 - caret / 2, box.centery, caret, theme.ink)

    _add_field(painter, page, box, talk, field, draw)


def _sign(painter: Painter, page: Page, box: Box, talk: Talk, field: Field, icon: str) -> None:
    """A field as a sign, whose words are its tip: a player's piece, or an icon; a reason given is printed in ink."""
    piece = field.chosen.piece
    is_inked = field.name == BECAUSE and bool(field.chosen.id)

    def draw(brush: Painter, look: Look) -> None:
        theme = brush.theme
        is_hot = look is not Look.REST or talk.composer.menu == field.name
        brush.fill(box, theme.inverse if is_inked else theme.hot if is_hot else theme.card, 3)
        brush.frame(box, theme.control_edge, 2.5, 3)
        ink = theme.inverse_ink if is_inked else theme.ink
        if piece:
            brush.mark(piece, box.x + box.w * 0.36, box.centery, box.h * 0.26)
        else:
            brush.icon(icon, box.x + box.w * 0.36, box.centery, box.h * 0.56, ink)
        brush.icon("caret", box.right - 12, box.centery, 12, ink)

    _add_field(painter, page, box, talk, field, draw)


def _add_field(painter: Painter, page: Page, box: Box, talk: Talk, field: Field, draw: Draw) -> None:
    def press() -> None:
        talk.composer.open_menu(field.name)
        talk.refresh()

    def adjust(by: int) -> None:
        talk.composer.step(field.name, by)
        talk.refresh()

    tip = talk.session.texts(f"talk-tip-{field.name}", chosen=field.chosen.word)
    control = Control(f"talk:{field.name}", box, press, draw, tip, tip, adjust=adjust, restored=False)
    page.add(painter, control)


def _say(painter: Painter, page: Page, box: Box, talk: Talk, word: str, size: float) -> None:
    def draw(brush: Painter, look: Look) -> None:
        here, ink = widgets.face(brush, box.inflate(0, -2), look, primary=True, radius=3)
        brush.text(word, here.inflate(-8, 0), size, LABEL, ink, "centre")

    def tip() -> str:
        return talk.session.texts("talk-preview", sentence=talk.composer.sentence())

    page.add(painter, Control("talk:say", box, lambda: talk.submit(talk.composer.option()), draw, word, tip))


# --- the menu of a field ---


def build_menu(painter: Painter, page: Page, talk: Talk) -> None:
    """The open menu, over everything else; a press beside it closes it."""
    composer = talk.composer
    if not composer.is_open:
        return
    field = next((one for one in composer.fields() if one.name == composer.menu), None)
    anchor = page.find(f"talk:{composer.menu}")
    if field is None or anchor is None:
        return

    def shut() -> None:
        composer.menu = ""
        talk.refresh()

    everything = Control(
        "talk:shut", painter.kit.screen, shut, _nothing, focusable=False, overlaps=True, restored=False
    )
    page.add(painter, everything)
    compact = painter.kit.compact
    size, tall = (17.0, 36.0) if not compact else (15.0, 34.0)
    wide = max(painter.width(entry.word, size, LABEL) * painter.kit.larger_text for entry in field.entries) + 62
    box = _place(painter, anchor.box, min(max(wide, anchor.box.w), MOST_WIDE), tall, len(field.entries))
    painter.shadow(box)
    painter.fill(box, painter.theme.card)
    step = (box.h - 6) / len(field.entries)
    for place in range(len(field.entries)):
        row = Box(box.x + 3, box.y + 3 + place * step, box.w - 6, step)
        _menu_row(painter, page, row, talk, field, place, min(size, step * 0.62))
    painter.frame(box, painter.theme.edge, 3)


def _nothing(_painter: Painter, _look: Look) -> None:
    """Nothing is drawn."""


def _place(painter: Painter, anchor: Box, wide: float, tall: float, count: int) -> Box:
    """Above the field or below it, wherever there is more room, and never beyond the window."""
    kit = painter.kit
    above, below = anchor.y - 12, kit.height - anchor.bottom - 12
    high = min(tall * count + 6, max(above, below))
    x = min(max(8.0, anchor.x), kit.width - wide - 8)
    return Box(x, anchor.y - 4 - high if above > below else anchor.bottom + 4, wide, high)


def _menu_row(painter: Painter, page: Page, row: Box, talk: Talk, field: Field, place: int, size: float) -> None:
    entry = field.entries[place]
    is_chosen = entry.id == field.chosen.id

    def draw(brush: Painter, look: Look) -> None:
        theme = brush.theme
        ground = theme.inverse if is_chosen else theme.hot if look is not Look.REST else theme.card
        ink = theme.inverse_ink if is_chosen else theme.ink
        brush.fill(row, ground)
        room = Box(row.x + 12, row.y, row.w - 24, row.h)
        if is_chosen:
            brush.icon("with", row.right - 18, row.centery, size * 0.9, ink)
            room.w -= 20
        if entry.piece:
            brush.mark(entry.piece, room.x + size * 0.5, row.centery, size * 0.48, ink if is_chosen else None)
            room = Box(room.x + size * 1.4, room.y, room.w - size * 1.4, room.h)
        brush.text(entry.word, room, size, LABEL, ink, cut=True)

    def press() -> None:
        talk.composer.choose(field.name, entry.id)
        talk.refresh(focus=f"talk:{field.name}")

    key = f"talk-menu:{field.name}:{place}"
    page.add(painter, Control(key, row, press, draw, entry.word, overlaps=True, restored=False))
