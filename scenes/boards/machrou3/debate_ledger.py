"""The public ledger of the debate: what everybody can count, whose word held, and the weight behind each candidate.

It goes by candidacies, blocs and promises, never by hidden sides or votes.
"""

from collections.abc import Sequence

from engine.games.machrou3.state import NOBODY, seat_of
from engine.games.machrou3.talk.contents import PRESIDENT
from engine.games.machrou3.view import Machrou3View
from scenes.boards.machrou3.parliament import ALL_SEATS, MAJORITY
from scenes.play.ledger import draw_marks
from scenes.play.moment import Moment
from scenes.play.talk import Account
from scenes.ui.kit import Box
from scenes.ui.painter import Painter
from scenes.ui.text import DISPLAY, LABEL
from scenes.ui.theme import hexed, ink_on


def build_ledger(painter: Painter, box: Box, moment: Moment, accounts: Sequence[Account]) -> None:
    """Accounts that line up with the lecterns, and below them the projection."""
    view, texts, theme = moment.view, moment.session.texts, painter.theme
    inside = painter.panel(box, texts("debate-ledger"), "handshake", texts("ledger-note"))
    bar_tall = 78.0 if painter.kit.compact else 104.0
    rows = Box(box.x, inside.y, box.w, inside.h - bar_tall)
    wide = rows.w / view.players
    for seat in range(view.players):
        cell = Box(rows.x + seat * wide, rows.y, wide, rows.h)
        if seat:
            painter.line(cell.x, cell.y + 8, cell.x, cell.bottom - 8, theme.rule, 2)
        _account(painter, cell, moment, accounts[seat])
    _projection(painter, Box(inside.x, rows.bottom, inside.w, bar_tall), moment, _words_given(accounts))


def _words_given(accounts: Sequence[Account]) -> dict[int, int]:
    """Whom each seat has last promised its vote, as far as that is still open."""
    given: dict[int, int] = {}
    for account in accounts:
        for entry in account.entries:
            kind, _, candidate = entry.pledge.content.partition(":")
            if kind == PRESIDENT and entry.verdict.status == "open":
                given[account.seat] = seat_of(candidate)
    return given


def _account(painter: Painter, cell: Box, moment: Moment, account: Account) -> None:
    """Seats, settled promises in order, their counts, and what the seat has said about its vote."""
    view, texts, theme = moment.view, moment.session.texts, painter.theme
    compact = painter.kit.compact
    inner = cell.inflate(-24 if not compact else -14, -12 if not compact else -8)
    head = Box(inner.x, inner.y, inner.w, inner.h * 0.34)
    _account_head(painter, head, moment, account.seat)
    small = 17.0 if not compact else 14.0
    tall = inner.h * 0.22
    marks = Box(inner.x, head.bottom + 1, inner.w, min(tall, 30.0))
    draw_marks(painter, Box(marks.x, marks.y, marks.w * 0.62, marks.h), account)
    done = sum(1 for owner, _ in view.completed if owner == account.seat)
    _tally(painter, Box(marks.x + marks.w * 0.62, marks.y, marks.w * 0.38, marks.h), done, view, account.seat)
    line = Box(inner.x, head.bottom + tall + 2, inner.w, tall)
    kept = texts("debate-kept", count=account.standing.kept)
    shown = painter.text(kept, Box(line.x, line.y, line.w * 0.5, line.h), small, LABEL)
    ink = theme.danger if account.standing.broken else theme.ink2
    rest = Box(shown.right + 14, line.y, line.right - shown.right - 14, line.h)
    painter.text(texts("debate-broken", count=account.standing.broken), rest, small, LABEL, ink)
    _vote(painter, Box(inner.x, line.bottom, inner.w, tall), moment, account, small)


def _tally(painter: Painter, box: Box, done: int, view: Machrou3View, seat: int) -> None:
    """Completed Objectives, and the gavel of the Speaker."""
    size = box.h * 0.8
    number = painter.width("0", size, DISPLAY) + 4
    painter.text(str(done), Box(box.right - number, box.y, number, box.h), size, DISPLAY, align="end")
    painter.icon("objective", box.right - number - size * 0.55, box.centery, size)
    if seat == view.speaker:
        painter.icon("gavel", box.right - number - size * 1.9, box.centery, size)


def _vote(painter: Painter, line: Box, moment: Moment, account: Account, size: float) -> None:
    """Whom the seat votes for by its own word."""
    session, texts, theme = moment.session, moment.session.texts, painter.theme
    candidate = _words_given([account]).get(account.seat, NOBODY)
    stands = account.seat in moment.view.candidates
    ink = theme.ink if stands or candidate != NOBODY else theme.ink2
    painter.icon("ballot", line.x + size * 0.6, line.centery, size * 1.15, ink)
    rest = Box(line.x + size * 1.5, line.y, line.w - size * 1.5, line.h)
    if stands or candidate == NOBODY:
        painter.text(texts("debate-own-vote" if stands else "debate-silent"), rest, size, LABEL, ink)
        return
    shown = painter.text(texts("debate-promised"), rest, size, LABEL, ink)
    painter.mark(session.pieces[candidate], shown.right + 8 + size * 0.5, line.centery, size * 0.48)
    x = shown.right + 14 + size
    painter.text(session.names[candidate], Box(x, line.y, line.right - x, line.h), size, LABEL, ink, cut=True)


def _account_head(painter: Painter, head: Box, moment: Moment, seat: int) -> None:
    session, view = moment.session, moment.view
    size = head.h * 0.92
    icon = size * 0.62
    number = painter.width("00", size, DISPLAY) + 4
    painter.icon("seat", head.right - icon / 2, head.centery, icon)
    painter.text(
        str(view.blocs[seat]), Box(head.right - icon - 6 - number, head.y, number, head.h), size, DISPLAY, align="end"
    )
    radius = size * 0.3
    painter.mark(session.pieces[seat], head.x + radius, head.centery, radius)
    name = Box(head.x + radius * 2 + 8, head.y, head.w - radius * 2 - 8 - icon - number - 12, head.h)
    painter.text(session.names[seat], name, size * 0.72, DISPLAY, cut=True, least=15)


# --- the weight behind candidates ---


def _projection(painter: Painter, box: Box, moment: Moment, given: dict[int, int]) -> None:
    """A bar of all seats: solid where a candidate votes for themselves, hatched where somebody gave their word."""
    view, texts, theme = moment.view, moment.session.texts, painter.theme
    compact = painter.kit.compact
    painter.fill(box, theme.card)
    painter.line(box.x, box.y, box.right, box.y, theme.edge, 2.5)
    pad = 10.0 if compact else 18.0
    head = Box(box.x + pad, box.y + 4, box.w - 2 * pad, box.h * 0.34)
    small = 16.0 if not compact else 13.5
    silent = [seat for seat in range(view.players) if seat not in view.candidates and seat not in given]
    open_seats = sum(view.blocs[seat] for seat in silent)
    empty = ALL_SEATS - sum(view.blocs)
    words = [
        texts("debate-declared", seats=ALL_SEATS - open_seats - empty),
        texts("debate-unspoken", seats=open_seats),
        texts("debate-nobodys", seats=empty),
    ]
    title = texts("debate-projection")
    painter.text(title, Box(head.x, head.y, head.w * 0.42, head.h), small * 1.1, LABEL)
    painter.text(
        " · ".join(words), Box(head.x + head.w * 0.43, head.y, head.w * 0.57, head.h), small, LABEL, theme.ink2, "end"
    )
    foot = small * 1.25
    bar = Box(box.x + pad, head.bottom + 2, box.w - 2 * pad, box.bottom - head.bottom - foot - 8)
    _bar(painter, bar, moment, given)
    middle = bar.x + bar.w * MAJORITY / ALL_SEATS
    painter.line(middle, bar.y - 4, middle, bar.bottom + 5, theme.ink, 3)
    label = Box(middle - 150, bar.bottom + 3, 300, foot)
    painter.text(texts("debate-majority", seats=MAJORITY), label, small, LABEL, theme.ink2, "centre")


def _bar(painter: Painter, bar: Box, moment: Moment, given: dict[int, int]) -> None:
    view, theme, pieces = moment.view, painter.theme, moment.session.pieces
    painter.fill(bar, theme.panel)
    x = bar.x
    for seat in _in_order(view.candidates, view.players, given):
        wide = bar.w * view.blocs[seat] / ALL_SEATS
        if wide <= 0:
            continue
        part = Box(x, bar.y, wide, bar.h)
        is_own = seat in view.candidates
        colour = theme.players[pieces[seat]]
        if is_own:
            painter.fill(part, colour)
        elif seat in given:
            painter.svg(_hatched(part.w, part.h, hexed(theme.panel), hexed(colour)), part)
        ink = ink_on(colour) if is_own else theme.ink
        _part_label(painter, part, str(view.blocs[seat]), pieces[seat], is_own, ink)
        painter.line(part.right, bar.y + 1, part.right, bar.bottom - 2, theme.edge, 2.5)
        x = part.right
    painter.frame(bar, theme.edge, 2.5)


def _in_order(candidates: Sequence[int], players: int, given: dict[int, int]) -> list[int]:
    """Each candidate with those who gave them their word, then whoever has not spoken."""
    order: list[int] = []
    for candidate in candidates:
        order.append(candidate)
        order += [seat for seat, to in given.items() if to == candidate and seat not in candidates]
    return order + [seat for seat in range(players) if seat not in order]


def _part_label(painter: Painter, part: Box, number: str, piece: str, solid: bool, ink: tuple[int, int, int]) -> None:
    """The number of a part on the bar, with the piece where there is room; on hatching it gets a paper window."""
    size = part.h * 0.78
    radius = part.h * 0.27
    wide = painter.width(number, size, DISPLAY) + 2
    whole = wide + radius * 2 + 8
    if part.w < wide + 6:
        return
    has_piece = part.w >= whole + 10
    x = part.centerx - (whole if has_piece else wide) / 2
    if not solid:
        window = Box(x - 6, part.y + 4, (whole if has_piece else wide) + 12, part.h - 8)
        painter.fill(window.clip(part), painter.theme.panel)
    if has_piece:
        painter.mark(piece, x + radius, part.centery, radius, ink if solid else None)
        x += radius * 2 + 8
    painter.text(number, Box(x, part.y, wide, part.h), size, DISPLAY, ink)


def _hatched(width: float, height: float, ground: str, line: str) -> str:
    steps = range(-int(height), int(width), 14)
    lines = " ".join(f"M{x},{height:g} l{height:g},-{height:g}" for x in steps)
    return (
        f'<rect width="{width:g}" height="{height:g}" fill="{ground}"/>'
        f'<path d="{lines}" stroke="{line}" stroke-width="5" fill="none"/>'
    )
