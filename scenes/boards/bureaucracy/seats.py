"""The cards of the players beside the table, and their plates above it where there is less room."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from engine.games.bureaucracy.rules.treasury import seats_in
from engine.games.bureaucracy.state import ALIVE, NOBODY
from scenes.boards.bureaucracy.cards import seal
from scenes.boards.bureaucracy.pieces import ACTION_INK, tint
from scenes.play.moment import Moment
from scenes.ui.kit import Box
from scenes.ui.page import Control, Look, Page
from scenes.ui.painter import Painter
from scenes.ui.text import DISPLAY, LABEL, TEXT
from scenes.ui.theme import LIGHT, Colour, mix, rgb
from scenes.ui.widgets import stamp

if TYPE_CHECKING:
    from engine.games.bureaucracy.view import BureaucracyView

_PALE = rgb("E7D6B4")
_HEAD, _BAR, _STRIP = 46.0, 9.0, 28.0


def status(moment: Moment, seat: int) -> tuple[str, str]:
    """What a player is about, in a word or two with an icon; nothing here depends on what is hidden."""
    texts, view = moment.session.texts, moment.view
    if view.fell[seat] != ALIVE:
        return texts("rt-status-out"), "skull"
    if seat in moment.deciding and not moment.is_moving:
        return texts("rt-status-deciding"), "hand"
    word = _attack_status(moment, seat)
    if word is not None:
        return word
    if view.box and view.box[seat] != "":
        return texts("rt-status-voted" if view.box[seat] else "rt-status-voting"), "ballot"
    return (texts("rt-status-turn"), "cycle") if seat == view.turn else ("", "")


def _attack_status(moment: Moment, seat: int) -> tuple[str, str] | None:
    texts, view, names = moment.session.texts, moment.view, moment.session.names
    going = [attack for attack in view.attacks if not attack.stopped]
    if seat == view.turn and going:
        return texts("rt-status-attacks", count=len(going)), "attacker"
    for attack in view.attacks:
        if attack.target == seat:
            return texts("rt-status-spared" if attack.stopped else "rt-status-attacked"), "attacker"
        if attack.stopped_by == seat:
            return texts("rt-status-vetoed", price=attack.paid), "veto"
        for lender, count in attack.lent:
            if lender == seat:
                return texts("rt-status-lends", count=count, player=names[attack.target]), "shield"
    return None


def seat_tip(moment: Moment, seat: int) -> str:
    """A player in words: faction with its ability, pieces, allies and open cards."""
    session, view, texts = moment.session, moment.view, moment.session.texts
    lines = [session.names[seat]]
    is_person = seat in session.people
    lines.append(texts("table-player-kind", person=is_person, level=session.table.seats[seat].bot or "none"))
    if view.fell[seat] != ALIVE:
        return "\n".join([*lines, texts("rt-tip-out", turn=view.fell[seat])])
    if view.factions[seat]:
        faction = view.factions[seat]
        lines.append(
            texts("rt-tip-faction", name=session.words.faction(faction), text=session.words.faction_text(faction))
        )
    counts = {"coins": view.coins[seat], "attackers": view.attackers[seat], "defenders": view.defenders[seat]}
    lines.append(texts("rt-tip-counts", **counts))
    allies = [session.names[ally] for ally in seats_in(view.allies[seat])]
    lines.append(texts("rt-tip-allies", count=len(allies), names=", ".join(allies)))
    for card in view.actions[seat]:
        lines.append(texts("rt-tip-action", name=session.words.card(card), text=session.words.card_text(card)))
    return "\n".join(lines + ([texts("rt-tip-look")] if is_person else []))


def build_seats(
    painter: Painter, page: Page, boxes: tuple[Box, ...], moment: Moment, look_at: Callable[[int], None]
) -> None:
    for seat, box in enumerate(boxes):
        _seat(painter, page, box, seat, moment, look_at)


def draw_seat(painter: Painter, box: Box, seat: int, moment: Moment, look: Look = Look.REST) -> None:
    """A player's card or plate, painted once for everything that it shows."""
    session = moment.session
    is_acting = seat in moment.deciding and len(moment.deciding) == 1 and not moment.is_moving
    facts = (
        seat,
        session.names[seat],
        session.pieces[seat],
        _facts(moment.view, seat),
        status(moment, seat),
        is_acting,
    )

    key = ("seat", facts, look)
    painter.kept(key, box, lambda kept: _paint(kept, box, seat, moment, look, is_acting))


def _seat(painter: Painter, page: Page, box: Box, seat: int, moment: Moment, look_at: Callable[[int], None]) -> None:
    session = moment.session

    def draw(brush: Painter, look: Look) -> None:
        draw_seat(brush, box, seat, moment, look)

    control = Control(
        f"seat:{seat}",
        box,
        lambda: look_at(seat),
        draw,
        session.names[seat],
        lambda: seat_tip(moment, seat),
        focusable=seat in session.people,
        restored=False,
    )
    page.add(painter, control)


def _facts(view: "BureaucracyView", seat: int) -> tuple[object, ...]:
    """All that a card shows of a player."""
    counts = (view.coins[seat], view.attackers[seat], view.defenders[seat])
    return (view.factions[seat], counts, view.allies[seat], view.actions[seat], view.fell[seat], seat == view.turn)


def _paint(painter: Painter, box: Box, seat: int, moment: Moment, look: Look, is_acting: bool) -> None:
    theme = painter.theme
    painter.shadow(box)
    ground = theme.inverse if is_acting else theme.hot if look is Look.HOVER else theme.panel
    ink = theme.inverse_ink if is_acting else theme.ink
    painter.fill(box, ground)
    if painter.kit.compact:
        _plate(painter, box, seat, moment, ink, ground)
    else:
        _card(painter, box, seat, moment, ink, ground)
    bar = 6.0 if painter.kit.compact else _BAR
    foot = Box(box.x, box.bottom - bar, box.w, bar)
    painter.fill(foot, theme.players[moment.session.pieces[seat]])
    painter.line(box.x, foot.y, box.right - 1, foot.y, theme.line, 2.5)
    if moment.view.fell[seat] != ALIVE:
        _out(painter, box, moment)
    painter.frame(box, theme.inverse if is_acting else theme.edge, 2.5)


def _out(painter: Painter, box: Box, moment: Moment) -> None:
    """An eliminated player fades towards the paper, under a stamp."""
    painter.veil(box, painter.theme.page, 118)
    tall = 84.0 if not painter.kit.compact else 34.0
    wide = min(box.w - 20, 210.0)
    place = Box(box.centerx - wide / 2, box.centery - tall / 2, wide, tall)
    if painter.kit.compact:
        place.x = box.right - wide * 0.72
        place.w = wide * 0.66
    stamp(painter, place, moment.session.texts("rt-out"), painter.theme.danger, -7)


# --- the card on the large layout ---


def _card(painter: Painter, box: Box, seat: int, moment: Moment, ink: Colour, ground: Colour) -> None:
    is_small = box.h < 300
    view, session, theme = moment.view, moment.session, painter.theme
    _head(painter, Box(box.x, box.y, box.w, _HEAD), seat, moment, ink, ground)
    window = Box(box.x, box.y + _HEAD, box.w, 44.0 if is_small else 96.0)
    is_out = view.fell[seat] != ALIVE
    if view.factions[seat]:
        seal(painter, window, view.factions[seat], tint(theme, session.pieces[seat], 0.5), is_out)
    else:
        painter.fill(window, theme.sunk)
        painter.icon("eyeoff", window.centerx, window.centery, window.h * 0.6, theme.ink3)
    painter.frame(Box(window.x, window.y - 1, window.w, window.h + 2), theme.line, 2.5)
    _faction(painter, Box(box.x + 14, window.bottom + 6, box.w - 24, 32), seat, moment, ink)
    y = window.bottom + 39
    if not is_small:
        words = (
            session.words.faction_text(view.factions[seat]) if view.factions[seat] else session.texts("rt-no-faction")
        )
        quiet = theme.ink2 if ink == theme.ink else mix(ink, ground, 0.12)
        painter.text(
            words, Box(box.x + 14, y - 2, box.w - 26, 50), 16.5, TEXT, quiet, vertical="top", lines=2, cut=True
        )
        y = box.y + _HEAD + 96 + 88
    counts = Box(box.x + 6, y, box.w - 12, 54)
    painter.line(counts.x, counts.y, counts.right, counts.y, mix(ink, ground, 0.72), 2)
    _counts(painter, counts, seat, moment, ink, 42)
    strip = Box(box.x, box.bottom - _BAR - _STRIP - 1, box.w, _STRIP)
    _action_strip(painter, strip, seat, moment, mix(ink, ground, 0.62))


def _head(painter: Painter, box: Box, seat: int, moment: Moment, ink: Colour, ground: Colour) -> None:
    session = moment.session
    painter.token(session.pieces[seat], box.x + 27, box.centery, 15)
    right = box.right - 10
    word, icon = status(moment, seat)
    if word:
        size = 15.0
        wide = min(painter.width(word, size, LABEL) + 34, 152.0)
        tag = Box(right - wide, box.centery - 13, wide, 26)
        is_loud = seat == moment.view.turn or seat in moment.deciding
        if is_loud:
            painter.fill(tag, ink, 3)
        painter.frame(tag, ink, 1.8, 3)
        tone = ground if is_loud else ink
        painter.icon(icon, tag.x + 15, tag.centery, 15, tone)
        painter.text(word, Box(tag.x + 26, tag.y, tag.w - 31, tag.h), size, LABEL, tone, least=11, cut=True)
        right = tag.x - 6
    is_bot = seat not in session.people
    room = Box(box.x + 50, box.y, right - box.x - 50 - (26 if is_bot else 0), box.h)
    shown = painter.text(session.names[seat], room, 34, DISPLAY, ink, least=18, cut=True)
    if is_bot:
        painter.icon("robot", shown.right + 15, box.centery, 20, mix(ink, ground, 0.25))


def _faction(painter: Painter, box: Box, seat: int, moment: Moment, ink: Colour) -> None:
    """The name of the faction, and the shapes of all allies."""
    view, session = moment.view, moment.session
    allies = seats_in(view.allies[seat])
    step = 21.0 if len(allies) < 5 else 15.0
    room = len(allies) * step + (28 if allies else 0)
    name = session.words.faction(view.factions[seat]) if view.factions[seat] else session.texts("rt-faction-hidden")
    painter.text(name, Box(box.x, box.y, box.w - room - 4, box.h), 27, DISPLAY, ink, least=14, cut=True)
    if allies:
        painter.icon("ally", box.right - room + 12, box.centery, 20, ink)
    for place, ally in enumerate(allies):
        x = box.right - (len(allies) - place) * step + step / 2
        painter.mark(session.pieces[ally], x, box.centery, 8, ink if ink != painter.theme.ink else None)


def _counts(painter: Painter, box: Box, seat: int, moment: Moment, ink: Colour, size: float) -> None:
    """Coins, attackers and defenders in three cells."""
    view = moment.view
    cells = (("coin", view.coins[seat]), ("attacker", view.attackers[seat]), ("shield", view.defenders[seat]))
    wide = box.w / 3
    for place, (icon, count) in enumerate(cells):
        x = box.x + place * wide
        if place:
            painter.line(x, box.y + 4, x, box.bottom, mix(ink, painter.theme.panel, 0.72), 2)
        lead = size * 0.62
        broad = lead + 8 + painter.width(str(count), size, DISPLAY)
        start = x + (wide - broad) / 2
        painter.icon(icon, start + lead / 2, box.centery, lead, ink)
        painter.text(str(count), Box(start + lead + 8, box.y, wide, box.h), size, DISPLAY, ink)


def _action_strip(painter: Painter, box: Box, seat: int, moment: Moment, quiet: Colour) -> None:
    """The action cards that lie open before a player (B9): one by its name, several by their number."""
    texts, cards = moment.session.texts, moment.view.actions[seat]
    if not cards:
        place = Box(box.x + 6, box.y - 2, box.w - 12, box.h - 2)
        painter.dashed(place, quiet, 2, "7 5")
        painter.text(texts("rt-no-action"), place, 15, LABEL, quiet, "centre")
        return
    word = moment.session.words.card(cards[0]) if len(cards) == 1 else texts("rt-actions", count=len(cards))
    painter.fill(box, ACTION_INK)
    painter.icon("power", box.x + 22, box.centery, 17, LIGHT)
    room = Box(box.x + 40, box.y, box.w - 124, box.h)
    painter.text(word, room, 16, LABEL, LIGHT, cut=True)
    note = Box(box.right - 100, box.y, 88, box.h)
    painter.text(texts("rt-action-open"), note, 14, LABEL, _PALE, "end", least=11, cut=True)


# --- the plate on the compact layout ---


def _plate(painter: Painter, box: Box, seat: int, moment: Moment, ink: Colour, ground: Colour) -> None:
    view, session = moment.view, moment.session
    upper = Box(box.x, box.y + 1, box.w, 26)
    painter.mark(session.pieces[seat], upper.x + 15, upper.centery, 8.5, ink if ink != painter.theme.ink else None)
    word, icon = status(moment, seat)
    right = upper.right - 6
    if view.actions[seat]:
        painter.icon("power", right - 8, upper.centery, 16, ink)
        right -= 18
    if word:
        painter.icon(icon, right - 8, upper.centery, 16, ink)
        right -= 20
    room = Box(upper.x + 28, upper.y, right - upper.x - 28, upper.h)
    shown = painter.text(session.names[seat], room, 23, DISPLAY, ink, least=13, cut=True)
    size = 13.0
    if word and painter.width(word, size, LABEL) * painter.kit.larger_text + 14 < right - shown.right:
        place = Box(shown.right + 6, upper.y, right - shown.right - 8, upper.h)
        painter.text(word, place, size, LABEL, mix(ink, ground, 0.2), "end", cut=True)
    _counts(painter, Box(box.x + 2, box.y + 25, box.w - 4, 24), seat, moment, ink, 20)


def whose_turn(moment: Moment) -> str:
    """The name of the active player, or nothing before the first turn."""
    view = moment.view
    return moment.session.names[view.turn] if view.turn != NOBODY else ""
