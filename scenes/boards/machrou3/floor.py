"""The sheet beside the map while no battle is fought: completed Objectives, what is in force, the last power."""

from engine.games.machrou3.rules.declare import OBJECTIVES_THAT_END_PHASE_1
from scenes.play.moment import Moment
from scenes.ui.kit import Box
from scenes.ui.painter import Painter
from scenes.ui.text import DISPLAY, LABEL, TEXT

HIDDEN_EFFECTS = frozenset({"swap-refused"})


def build_floor(painter: Painter, box: Box, moment: Moment) -> None:
    texts, view = moment.session.texts, moment.view
    note = texts("table-floor-note", count=len(view.completed), most=OBJECTIVES_THAT_END_PHASE_1)
    inside = painter.panel(box, texts("table-floor"), "objective", note)
    compact = painter.kit.compact
    slots = Box(inside.x + 12, inside.y + 10, inside.w - 24, 106 if not compact else 66)
    _slots(painter, slots, moment)
    y = slots.bottom + (12 if not compact else 7)
    power = view.power_discards[-1] if view.power_discards else ""
    foot = (92.0 if not compact else 62.0) if power else 0.0
    _in_force(painter, Box(inside.x + 12, y, inside.w - 24, inside.bottom - y - foot - 4), moment)
    if power:
        _last_power(painter, Box(inside.x + 12, inside.bottom - foot, inside.w - 24, foot - 8), moment, power)


def _slots(painter: Painter, box: Box, moment: Moment) -> None:
    """Six places for completed Objectives: the sixth ends the first part of the game."""
    view, session, theme = moment.view, moment.session, painter.theme
    gap = 10.0
    wide = (box.w - gap * 5) / OBJECTIVES_THAT_END_PHASE_1
    for number in range(OBJECTIVES_THAT_END_PHASE_1):
        card = Box(box.x + number * (wide + gap), box.y, wide, box.h)
        if number >= len(view.completed):
            painter.dashed(card, theme.ink3, 2, "6 5")
            painter.text(str(number + 1), card, box.h * 0.4, DISPLAY, theme.rule, "centre")
            continue
        seat, objective = view.completed[number]
        painter.fill(card, theme.card)
        painter.fill(Box(card.x, card.y, card.w, box.h * 0.32), (0x5A, 0x44, 0x20))
        painter.mark(session.pieces[seat], card.centerx, card.y + box.h * 0.16, box.h * 0.12, theme.card)
        painter.frame(card, theme.edge, 2)
        name = Box(card.x + 5, card.y + box.h * 0.34, card.w - 10, box.h * 0.64)
        painter.text(session.words.objective(objective), name, 16, LABEL, align="centre", lines=3, least=11)


def _in_force(painter: Painter, box: Box, moment: Moment) -> None:
    """The cards that bend the rules for a while, or how the game goes when there are none."""
    texts, session, theme = moment.session.texts, moment.session, painter.theme
    effects = [effect for effect in moment.view.effects if effect.kind not in HIDDEN_EFFECTS]
    head = 26.0 if not painter.kit.compact else 21.0
    painter.text(texts("table-in-force"), Box(box.x, box.y, box.w, head), head * 0.92, DISPLAY)
    size = 16.5 if not painter.kit.compact else 14.0
    y = box.y + head + 4
    if not effects:
        rest = Box(box.x, y, box.w, box.bottom - y)
        painter.text(texts("table-nothing-in-force"), rest, size, TEXT, theme.ink2, vertical="top", lines=5)
        return
    for effect in effects:
        words = session.words.effect(effect)
        tall = min(painter.height(words, box.w - 26, size) + 3, size * 2.9)
        if y + tall > box.bottom:
            break
        painter.icon("power", box.x + 9, y + size * 0.72, 17, theme.warn)
        painter.text(words, Box(box.x + 24, y, box.w - 26, tall), size, TEXT, vertical="top", lines=2, cut=True)
        y += tall + 3


def _last_power(painter: Painter, box: Box, moment: Moment, power: str) -> None:
    """The Exceptional Power that was drawn last."""
    session, theme = moment.session, painter.theme
    painter.line(box.x, box.y - 5, box.right, box.y - 5, theme.rule, 1.5)
    side = min(box.h, 70.0)
    emblem = Box(box.x, box.y + (box.h - side) / 2, side * 0.72, side)
    painter.fill(emblem, (0x7A, 0x21, 0x15), 4)
    painter.frame(emblem, theme.edge, 2, 4)
    painter.icon("power", emblem.centerx, emblem.centery, side * 0.5, (0xF1, 0xE4, 0xC4))
    x = emblem.right + 14
    label = session.texts("table-last-power")
    small = painter.kit.smallest_text
    name = Box(x, box.y + box.h * 0.24, box.right - x, box.h * 0.3)
    if painter.kit.compact:  # there is no room for a line above the name
        name = Box(x, box.y, name.w, box.h * 0.5)
        painter.text(label, name, small, LABEL, theme.ink2, "end")
    else:
        painter.text(label, Box(x, box.y, name.w, box.h * 0.24), small, LABEL, theme.ink2)
    painter.text(session.words.power(power), name, 24, DISPLAY, least=15)
    text = Box(x, box.y + box.h * 0.54, box.right - x, box.h * 0.46)
    painter.text(session.words.power_text(power), text, 16, TEXT, vertical="top", lines=2, least=12)
