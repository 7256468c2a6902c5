"""The battle sheet: both sides build up with running totals, and what would come of it if it ended now."""

from typing import Any

from engine.games.machrou3.board import DISTRICTS, members
from engine.games.machrou3.rules.battle import CHALLENGER, DEFENDER, Battle, own_support
from engine.games.machrou3.rules.rulings import defence_bonus
from engine.games.machrou3.state import NOBODY
from scenes.boards.machrou3.outlook import Prospect, battle_prospect
from scenes.play.moment import Moment
from scenes.ui.kit import Box
from scenes.ui.painter import Align, Painter
from scenes.ui.text import DISPLAY, LABEL
from scenes.ui.theme import DARK, ink_on

MOST_ROWS = 4


def forces(view: Any, battle: Battle, side: str) -> list[tuple[int, int, bool]]:
    """The districts that fight on a side: (district, holder, whether it comes by a Media Station); the front first."""
    seat, front = (battle.challenger, battle.challenging) if side == CHALLENGER else (battle.defender, battle.defending)
    by_link = side == CHALLENGER and not view.borders[battle.defending] >> front & 1
    found = [(front, seat, by_link)]
    for backer in (seat, *(helper for helper, backed in battle.backing if backed == side)):
        for district in members(own_support(view, backer, battle.defending, battle.challenging)):
            is_near = view.borders[battle.defending] >> district & 1
            found.append((district, backer, not is_near))
    return found


def build_battle(painter: Painter, box: Box, moment: Moment, battle: Battle, totals: tuple[float, float]) -> None:
    """Draw the sheet of a battle, or of one that is only being considered."""
    texts, view = moment.session.texts, moment.view
    compact = painter.kit.compact
    note = texts("table-battle-considered") if view.battle is None else ""
    inside = painter.panel(box, texts("table-battle"), "battle", note)
    banner = Box(box.x, inside.y, box.w, 118 if not compact else 74)
    _banner(painter, banner, moment, battle, totals)
    tug = Box(box.x, banner.bottom, box.w, 14 if not compact else 10)
    _tug(painter, tug, moment, battle, totals)
    outlook = battle_prospect(view, battle)
    foot = 34.0 if not compact else 25.0
    rows = Box(inside.x + 12, tug.bottom + 8, inside.w - 24, inside.bottom - tug.bottom - 8 - foot)
    half = (rows.w - 14) / 2
    _side(painter, Box(rows.x, rows.y, half, rows.h), moment, battle, CHALLENGER)
    _side(painter, Box(rows.x + half + 14, rows.y, half, rows.h), moment, battle, DEFENDER)
    _foot(painter, Box(inside.x + 12, inside.bottom - foot, inside.w - 24, foot), moment, outlook)


def _banner(painter: Painter, box: Box, moment: Moment, battle: Battle, totals: tuple[float, float]) -> None:
    """The two totals, large, in the colours of those who fight."""
    session, texts, theme = moment.session, moment.session.texts, painter.theme
    half = box.w / 2
    for number, (seat, role, front) in enumerate(
        (
            (battle.challenger, "table-challenger", battle.challenging),
            (battle.defender, "table-defender", battle.defending),
        )
    ):
        part = Box(box.x + number * half, box.y, half, box.h)
        colour = theme.players[session.pieces[seat]]
        ink = ink_on(colour)
        painter.fill(part, colour)
        big = box.h * (0.98 if not painter.kit.compact else 1.04)
        wide = painter.width("00", big, DISPLAY)
        align: Align = "start" if number == 0 else "end"
        total_x = part.right - box.h * 0.34 - wide if number == 0 else part.x + box.h * 0.34
        painter.text(str(round(totals[number])), Box(total_x, part.y, wide, part.h), big, DISPLAY, ink, "centre")
        room_x = part.x + 16 if number == 0 else total_x + wide + 8
        room = Box(room_x, part.y, (total_x - 8 if number == 0 else part.right - 16) - room_x, part.h)
        small = max(painter.kit.smallest_text, box.h * 0.13)
        painter.text(
            texts(role).upper(), Box(room.x, room.y + box.h * 0.1, room.w, box.h * 0.2), small, LABEL, ink, align
        )
        name = Box(room.x, room.y + box.h * 0.31, room.w, box.h * 0.38)
        painter.text(session.names[seat], name, box.h * 0.37, DISPLAY, ink, align, cut=True)
        place = Box(room.x, room.y + box.h * 0.7, room.w, box.h * 0.22)
        painter.text(session.words.district(front), place, max(small, box.h * 0.14), LABEL, ink, align)
    radius = box.h * 0.27
    painter.disc(box.centerx, box.centery, radius, theme.inverse if theme.is_night else theme.card, DARK, 3)
    word = Box(box.centerx - radius, box.centery - radius, radius * 2, radius * 2)
    painter.text(texts("table-versus"), word, radius, DISPLAY, DARK, "centre")
    painter.line(box.x, box.bottom, box.right, box.bottom, theme.line, 2.5)


def _tug(painter: Painter, box: Box, moment: Moment, battle: Battle, totals: tuple[float, float]) -> None:
    theme, pieces = painter.theme, moment.session.pieces
    share = totals[0] / max(1.0, totals[0] + totals[1])
    painter.fill(box, theme.players[pieces[battle.defender]])
    painter.fill(Box(box.x, box.y, box.w * share, box.h), theme.players[pieces[battle.challenger]])
    painter.fill(Box(box.x + box.w * share - 1.5, box.y, 3, box.h), DARK)
    painter.fill(Box(box.centerx - 1.5, box.y - 3, 3, box.h + 3), DARK)
    painter.frame(box, theme.line, 2.5)


def _side(painter: Painter, box: Box, moment: Moment, battle: Battle, side: str) -> None:
    """A row a district, the front one heavier; what does not fit is summed up in the last row."""
    view, session, theme = moment.view, moment.session, painter.theme
    fighting = forces(view, battle, side)
    bonus = defence_bonus(view, battle.defending) if side == DEFENDER else 0
    gap = 5.0 if not painter.kit.compact else 3.0
    tall = min(38.0 if not painter.kit.compact else 30.0, (box.h - gap * (MOST_ROWS - 1)) / MOST_ROWS)
    shown = fighting if len(fighting) + bool(bonus) <= MOST_ROWS else fighting[: MOST_ROWS - 1 - bool(bonus)]
    rows: list[tuple[int, int, bool, str, int]] = [
        (district, seat, media, session.words.district(district), view.ip[district]) for district, seat, media in shown
    ]
    rest = fighting[len(shown) :]
    if rest:
        points = sum(view.ip[district] for district, _, _ in rest)
        rows.append((NOBODY, NOBODY, False, session.texts("table-battle-more", count=len(rest)), points))
    if bonus:
        rows.append((NOBODY, NOBODY, False, session.texts("effect-bastion"), bonus))
    for number, (district, seat, media, word, points) in enumerate(rows):
        row = Box(box.x, box.y + number * (tall + gap), box.w, tall)
        painter.fill(row, theme.card)
        if district != NOBODY:
            painter.fill(Box(row.x, row.y, 12, row.h), theme.lands[DISTRICTS[district].governorate])
            painter.line(row.x + 12, row.y, row.x + 12, row.bottom, theme.edge, 2)
            painter.mark(session.pieces[seat], row.x + 30, row.centery, tall * 0.29)
        painter.frame(row, theme.edge, 3.5 if number == 0 else 2)
        size = min(19.0, tall * 0.52)
        painter.text(word, Box(row.x + 48, row.y, row.w - 48 - tall * 1.9, row.h), size, LABEL)
        if number == 0:
            painter.icon("sword" if side == CHALLENGER else "shield", row.right - tall * 1.4, row.centery, tall * 0.46)
        elif media:
            painter.icon("media", row.right - tall * 1.4, row.centery, tall * 0.56)
        painter.roundel(str(points), row.right - tall * 0.52, row.centery, tall * 0.4)


def _foot(painter: Painter, box: Box, moment: Moment, outlook: Prospect) -> None:
    """If it ended now: which district changes hands, and whose bloc grows or shrinks."""
    texts = moment.session.texts
    size = 15.0 if not painter.kit.compact else 13.5
    head = texts("table-if-now")
    wide = painter.width(head.upper(), size, LABEL) + 10
    painter.text(head.upper(), Box(box.x, box.y, wide, box.h), size, LABEL, painter.theme.ink2)
    rest = Box(box.x + wide + 4, box.y, box.w - wide - 4, box.h)
    painter.text(outlook_words(moment, outlook), rest, size + 1, LABEL, cut=True)


def outlook_words(moment: Moment, outlook: Prospect) -> str:
    """What would change hands, in words."""
    session, texts = moment.session, moment.session.texts
    parts = [
        texts("table-would-go", district=session.words.district(district), seat=session.words.seat(owner))
        for district, owner in outlook.owners.items()
    ]
    parts += [
        texts("table-seats-change", player=session.names[seat], change=f"{change:+d}".replace("-", "–"))
        for seat, change in outlook.seats.items()
    ]
    return " · ".join(parts) or texts("table-nothing-changes")
