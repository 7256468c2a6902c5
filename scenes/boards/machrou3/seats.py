"""The strip of players: piece, name, gavel, what they are about, districts, completed Objectives and bloc."""

from collections.abc import Callable

from engine.games.machrou3.rules.battle import Battle
from engine.games.machrou3.state import NOBODY
from scenes.play.moment import Moment
from scenes.ui.kit import Box, Kit
from scenes.ui.page import Control, Look, Page
from scenes.ui.painter import Painter
from scenes.ui.text import DISPLAY, LABEL


def build_seats(painter: Painter, page: Page, box: Box, moment: Moment, look_at: Callable[[int], None]) -> None:
    """Draw the plates; a person's plate opens their own cards."""
    for seat in range(moment.view.players):
        _plate(painter, page, seat_box(painter.kit, box, moment.view.players, seat), seat, moment, look_at)


def seat_box(kit: Kit, box: Box, count: int, seat: int) -> Box:
    """The plate of one seat in the strip."""
    gap = 16.0 if not kit.compact else 8.0
    wide = (box.w - gap * (count - 1)) / count
    return Box(box.x + seat * (wide + gap), box.y, wide, box.h)


def status(moment: Moment, seat: int) -> str:
    """What a player is about, in a word or two; nothing here depends on what is hidden."""
    texts, view = moment.session.texts, moment.view
    battle = view.battle
    if seat in moment.deciding and not moment.is_moving:
        return texts("table-status-deciding")
    if battle is not None:
        word = _battle_status(moment, battle, seat)
        if word:
            return word
    if seat in view.candidates:
        return texts("table-status-candidate")
    return texts("table-status-turn") if seat == view.turn else ""


def _battle_status(moment: Moment, battle: Battle, seat: int) -> str:
    texts, names = moment.session.texts, moment.session.names
    if seat == battle.challenger:
        return texts("table-challenger")
    if seat == battle.defender:
        return texts("table-defender")
    for backer, side in battle.backing:
        if backer == seat:
            backed = battle.challenger if side == "challenger" else battle.defender
            return texts("table-status-backs", player=names[backed])
    return ""


def _plate(painter: Painter, page: Page, box: Box, seat: int, moment: Moment, look_at: Callable[[int], None]) -> None:
    session = moment.session
    is_acting = seat in moment.deciding and len(moment.deciding) == 1
    is_person = seat in session.people

    view = moment.view
    done = sum(1 for owner, _ in view.completed if owner == seat)
    has_speaker = (seat == view.speaker, view.round > 0)
    what = (view.blocs[seat], view.held[seat].bit_count(), done, *has_speaker, status(moment, seat))
    facts = (seat, session.names[seat], session.pieces[seat], what, is_acting, seat in moment.deciding)

    def draw(brush: Painter, look: Look) -> None:
        brush.kept(("plate", facts, look), box, lambda kept: paint(kept, look))

    def paint(brush: Painter, look: Look) -> None:
        theme = brush.theme
        brush.shadow(box)
        ground = theme.inverse if is_acting else theme.hot if look is Look.HOVER else theme.panel
        brush.fill(box, ground)
        ink = theme.inverse_ink if is_acting else theme.ink
        bar = box.h * 0.11
        brush.fill(Box(box.x, box.bottom - bar, box.w, bar), theme.players[session.pieces[seat]])
        brush.line(box.x, box.bottom - bar, box.right, box.bottom - bar, theme.line, 2)
        brush.frame(box, theme.inverse if is_acting else theme.edge, 2.5)
        inner = Box(box.x, box.y, box.w, box.h - bar)
        _contents(brush, inner, seat, moment, ink, ground)

    def tip() -> str:
        return _tip(moment, seat)

    control = Control(
        f"seat:{seat}", box, lambda: look_at(seat), draw, session.names[seat], tip, focusable=is_person, restored=False
    )
    page.add(painter, control)


def _tip(moment: Moment, seat: int) -> str:
    """A player in words."""
    session, view, texts = moment.session, moment.view, moment.session.texts
    is_person = seat in session.people
    done = [session.words.objective(card) for owner, card in view.completed if owner == seat]
    return "\n".join(
        [
            session.names[seat],
            texts("table-player-kind", person=is_person, level=session.table.seats[seat].bot or "none"),
            texts("table-player-holds", seats=view.blocs[seat], districts=view.held[seat].bit_count()),
            *(texts("table-player-completed", objective=name) for name in done),
            *([texts("table-player-look")] if is_person else []),
        ]
    )


def _contents(
    painter: Painter, box: Box, seat: int, moment: Moment, ink: tuple[int, int, int], ground: tuple[int, int, int]
) -> None:
    session, view, texts = moment.session, moment.view, moment.session.texts
    compact = painter.kit.compact
    radius = box.h * 0.32
    painter.token(session.pieces[seat], box.x + radius * 1.55, box.centery, radius)
    x = box.x + radius * 3.0
    number = str(view.blocs[seat])
    size = box.h * 0.72
    wide = painter.width("00", size, DISPLAY) + 2
    seats_x = box.right - 8 - box.h * 0.36
    painter.text(number, Box(seats_x - wide - 4, box.y, wide, box.h), size, DISPLAY, ink, "end")
    if compact:
        painter.icon("seat", seats_x + box.h * 0.2, box.centery, box.h * 0.4, ink)
    else:
        painter.icon("seat", seats_x + box.h * 0.18, box.y + box.h * 0.4, box.h * 0.3, ink)
        label = Box(seats_x - 6, box.y + box.h * 0.58, box.h * 0.36 + 12, box.h * 0.24)
        painter.text(texts("table-seats-word"), label, 14, LABEL, ink, "centre", least=11)
    room = Box(x, box.y, seats_x - wide - 10 - x, box.h)
    if compact:
        _compact_middle(painter, room, seat, moment, ink, ground)
    else:
        _middle(painter, room, seat, moment, ink, ground)


def _middle(
    painter: Painter, room: Box, seat: int, moment: Moment, ink: tuple[int, int, int], ground: tuple[int, int, int]
) -> None:
    """Name and gavel above; status, completed Objectives and districts below."""
    session, view, texts = moment.session, moment.view, moment.session.texts
    is_speaker = (seat == view.speaker and view.turn != NOBODY) or (seat == view.speaker and view.round > 0)
    upper = Box(room.x, room.y + 5, room.w, room.h * 0.5)
    gavel = texts("table-speaker")
    gavel_wide = painter.width(gavel, 15, LABEL) + 34 if is_speaker else 0.0
    name_room = upper.w - (gavel_wide + 8 if is_speaker and room.w > 190 else 26 if is_speaker else 0)
    shown = painter.text(
        session.names[seat], Box(upper.x, upper.y, name_room, upper.h), 33, DISPLAY, ink, cut=True, least=18
    )
    if is_speaker:
        _gavel(painter, shown.right + 10, upper.centery, gavel if room.w > 190 else "", ink, ground)
    y = room.y + room.h * 0.76
    x = room.x
    word = status(moment, seat)
    if word and room.w > 150:
        limit = room.w - 104
        size = 14.0
        while painter.width(word, size, LABEL) + size > limit and size > 11.5:
            size -= 0.5
        hot = seat in moment.deciding
        x += painter.tag(word, x, y, size, ground if hot else ink, ink if hot else None) + 9
    painter.icon("objective", x + 8, y, 18, ink)
    x += 20
    done = sum(1 for owner, _ in view.completed if owner == seat)
    for place in range(max(2, done)):
        if place < done:
            painter.disc(x + 7, y, 5.5, ink, ink, 2)
        else:
            painter.ring(x + 7, y, 5.5, ink, 2)
        x += 16
    painter.icon("pin", x + 11, y, 17, ink)
    painter.text(str(view.held[seat].bit_count()), Box(x + 21, y - 12, 26, 24), 16, LABEL, ink)


def _gavel(
    painter: Painter, x: float, y: float, word: str, ink: tuple[int, int, int], ground: tuple[int, int, int]
) -> None:
    if not word:
        painter.icon("gavel", x + 8, y, 20, ink)
        return
    wide = painter.width(word, 15, LABEL) + 34
    painter.fill(Box(x, y - 13, wide, 26), ink, 3)
    painter.icon("gavel", x + 15, y, 18, ground)
    painter.text(word, Box(x + 28, y - 13, wide - 32, 26), 15, LABEL, ground)


def _compact_middle(
    painter: Painter, room: Box, seat: int, moment: Moment, ink: tuple[int, int, int], ground: tuple[int, int, int]
) -> None:
    session, view = moment.session, moment.view
    done = sum(1 for owner, _ in view.completed if owner == seat)
    pips = max(2, done)
    right = room.right - pips * 13 - 4
    gavel = 24.0 if seat == view.speaker and view.round > 0 else 0.0
    shown = painter.text(
        session.names[seat], Box(room.x, room.y, right - room.x - gavel, room.h), 26, DISPLAY, ink, cut=True, least=15
    )
    x = shown.right + 5
    if gavel:
        painter.icon("gavel", x + 9, room.centery, 19, ink)
        x += 22
    word = status(moment, seat)
    if word:
        size = 13.0
        if x + painter.width(word, size, LABEL) + size + 4 < right:
            hot = seat in moment.deciding
            painter.tag(word, x + 2, room.centery, size, ground if hot else ink, ink if hot else None)
    for place in range(pips):
        if place < done:
            painter.disc(right + 8 + place * 13, room.centery, 4.4, ink, ink, 1.8)
        else:
            painter.ring(right + 8 + place * 13, room.centery, 4.4, ink, 1.8)
