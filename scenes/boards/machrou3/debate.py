"""The debate before the Presidential Election: a lectern for every player, what everybody can count, and who stands.

Nothing here knows more than the table does: projections go by candidacies and blocs, never by hidden sides or votes.
"""

from typing import NamedTuple

from engine.contract import Decision
from engine.games.machrou3.rules.election import PresidentialVote
from engine.games.machrou3.state import NOBODY
from engine.games.machrou3.view import Machrou3View
from scenes.boards.machrou3.debate_stage import Lectern, draw_stage
from scenes.boards.machrou3.parliament import ALL_SEATS, MAJORITY
from scenes.play.moment import Moment
from scenes.play.parts import Choice, log_sheet, prompt_answers
from scenes.ui.kit import Box, Kit
from scenes.ui.page import Page
from scenes.ui.painter import Painter
from scenes.ui.text import DISPLAY, LABEL, TEXT
from scenes.ui.theme import hexed, ink_on

_ICONS = {"stand": "lectern", "wait": "pass"}
_RULES = (
    ("seat", "debate-rule-seats"),
    ("lectern", "debate-rule-self"),
    ("objective", "debate-rule-void"),
    ("coins", "debate-rule-tie"),
)


class _Layout(NamedTuple):
    stage: Box
    ledger: Box
    prompt: Box
    reminder: Box
    log: Box


def debate_layout(kit: Kit, box: Box) -> _Layout:
    """The stage above the ledger, beside them the question, the rules and the log; more height is for stage and log."""
    compact = kit.compact
    gap = 8.0 if compact else 16.0
    aside = 372.0 if compact else 484.0
    low, asked, rules = (208.0, 196.0, 216.0) if compact else (292.0, 250.0, 272.0)
    left = Box(box.x, box.y, box.w - aside - gap, box.h)
    right = Box(left.right + gap, box.y, aside, box.h)
    log_top = right.y + asked + rules + 2 * gap
    return _Layout(
        stage=Box(left.x, left.y, left.w, left.h - low - gap),
        ledger=Box(left.x, left.bottom - low, left.w, low),
        prompt=Box(right.x, right.y, aside, asked),
        reminder=Box(right.x, right.y + asked + gap, aside, rules),
        log=Box(right.x, log_top, aside, right.bottom - log_top),
    )


def build_debate(painter: Painter, page: Page, box: Box, moment: Moment) -> None:
    """Draw the debate, or the gathering of the secret votes, and add the answers of the one who is asked."""
    layout = debate_layout(painter.kit, box)
    lecterns = [_lectern(moment, seat) for seat in range(moment.view.players)]
    title = moment.session.texts("debate-title")
    painter.kept(
        ("debate-stage", tuple(lecterns), title),
        layout.stage,
        lambda brush: draw_stage(brush, layout.stage, title, lecterns),
    )
    _ledger(painter, layout.ledger, moment)
    _prompt(painter, page, layout.prompt, moment)
    _reminder(painter, layout.reminder, moment)
    open_log = moment.session.open_log
    log_sheet(painter, page, layout.log, moment, open_log if open_log is not None else _nothing)


def _nothing() -> None:
    """There is no log to open."""


def is_voting(view: Machrou3View) -> bool:
    """Whether the candidates are known and the votes are being gathered."""
    return bool(view.steps) and isinstance(view.steps[-1], PresidentialVote)


def _lectern(moment: Moment, seat: int) -> Lectern:
    session, view = moment.session, moment.view
    plate, status = _plate(moment, seat)
    return Lectern(
        name=session.names[seat],
        piece=session.pieces[seat],
        is_person=seat in session.people,
        seat=seat,
        stands=seat in view.candidates,
        is_speaker=seat == view.speaker,
        plate=plate,
        status=status,
    )


def _plate(moment: Moment, seat: int) -> tuple[str, str]:
    """How a player stands: the look of the plate, and its words."""
    view, texts = moment.view, moment.session.texts
    if view.votes:
        if seat == view.president:
            return "brass", texts("debate-elected")
        if seat in view.candidates:
            return "paper", texts("debate-stood")
        return "paper", texts("debate-voted-for", player=moment.session.names[view.votes[seat]])
    if seat in view.candidates:
        return "paper", texts("debate-stands")
    if is_voting(view):
        has_voted = view.box[seat] is not None
        return ("paper", texts("debate-voted")) if has_voted else ("dashed", texts("debate-not-voted"))
    if seat in moment.deciding or seat == moment.asked:
        return "brass", texts("debate-asked")
    return "dashed", texts("debate-undecided")


# --- the ledger ---


def _ledger(painter: Painter, box: Box, moment: Moment) -> None:
    """What everybody can count, lined up with the lecterns, and the weight behind each candidate."""
    view, texts, theme = moment.view, moment.session.texts, painter.theme
    compact = painter.kit.compact
    inside = painter.panel(box, texts("debate-ledger"), "people", texts("debate-ledger.note"))
    bar_tall = 78.0 if compact else 104.0
    rows = Box(box.x, inside.y, box.w, inside.h - bar_tall)
    wide = rows.w / view.players
    for seat in range(view.players):
        cell = Box(rows.x + seat * wide, rows.y, wide, rows.h)
        if seat:
            painter.line(cell.x, cell.y + 8, cell.x, cell.bottom - 8, theme.rule, 2)
        _account(painter, cell, moment, seat)
    _projection(painter, Box(inside.x, rows.bottom, inside.w, bar_tall), moment)


def _account(painter: Painter, cell: Box, moment: Moment, seat: int) -> None:
    session, view, texts, theme = moment.session, moment.view, moment.session.texts, painter.theme
    compact = painter.kit.compact
    inner = cell.inflate(-24 if not compact else -14, -12 if not compact else -8)
    head = Box(inner.x, inner.y, inner.w, inner.h * 0.42)
    size = head.h * 0.82
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
    done = sum(1 for owner, _ in view.completed if owner == seat)
    lines = [
        ("objective", texts("debate-objectives", count=done)),
        ("pin", texts("debate-districts", count=view.held[seat].bit_count())),
    ]
    tall = inner.h * 0.29
    small = 17.0 if not compact else 14.0
    for place, (picture, words) in enumerate(lines):
        line = Box(inner.x, head.bottom + place * tall, inner.w, tall)
        painter.icon(picture, line.x + small * 0.6, line.centery, small * 1.15, theme.ink2)
        rest = Box(line.x + small * 1.5, line.y, line.w - small * 1.5, line.h)
        painter.text(words, rest, small, LABEL, theme.ink if place or done else theme.ink2)
        if place and seat == view.speaker:
            shown = painter.width(words, small, LABEL)
            _gavel(
                painter, Box(rest.x + shown + 10, line.y, rest.w - shown - 10, line.h), texts("debate-speaker"), small
            )


def _gavel(painter: Painter, room: Box, word: str, size: float) -> None:
    """The Speaker's gavel at the end of a line, with its word if there is room."""
    wide = painter.width(word, size, LABEL)
    has_room = room.w >= wide + size * 1.6
    x = room.right - (wide + 6 if has_room else 0) - size * 0.6
    painter.icon("gavel", x, room.centery, size * 1.15)
    if has_room:
        painter.text(word, Box(room.right - wide - 2, room.y, wide + 3, room.h), size, LABEL, align="end")


# --- the weight behind candidates ---


def _projection(painter: Painter, box: Box, moment: Moment) -> None:
    """A bar of all seats: solid where a candidate votes for themselves, hatched where nobody has spoken."""
    view, texts, theme = moment.view, moment.session.texts, painter.theme
    compact = painter.kit.compact
    painter.fill(box, theme.card)
    painter.line(box.x, box.y, box.right, box.y, theme.edge, 2.5)
    pad = 10.0 if compact else 18.0
    head = Box(box.x + pad, box.y + 4, box.w - 2 * pad, box.h * 0.34)
    small = 16.0 if not compact else 13.5
    open_seats = sum(bloc for seat, bloc in enumerate(view.blocs) if seat not in view.candidates)
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
    _bar(painter, bar, moment)
    middle = bar.x + bar.w * MAJORITY / ALL_SEATS
    painter.line(middle, bar.y - 4, middle, bar.bottom + 5, theme.ink, 3)
    label = Box(middle - 150, bar.bottom + 3, 300, foot)
    painter.text(texts("debate-majority", seats=MAJORITY), label, small, LABEL, theme.ink2, "centre")


def _bar(painter: Painter, bar: Box, moment: Moment) -> None:
    view, theme, pieces = moment.view, painter.theme, moment.session.pieces
    painter.fill(bar, theme.panel)
    order = [*view.candidates, *(seat for seat in range(view.players) if seat not in view.candidates)]
    x = bar.x
    for seat in order:
        wide = bar.w * view.blocs[seat] / ALL_SEATS
        if wide <= 0:
            continue
        part = Box(x, bar.y, wide, bar.h)
        has_spoken = seat in view.candidates
        colour = theme.players[pieces[seat]]
        ink = ink_on(colour) if has_spoken else theme.ink
        if has_spoken:
            painter.fill(part, colour)
        else:
            painter.svg(_hatched(part.w, part.h, hexed(theme.panel), hexed(colour)), part)
        _part_label(painter, part, str(view.blocs[seat]), pieces[seat], has_spoken, ink)
        painter.line(part.right, bar.y + 1, part.right, bar.bottom - 2, theme.edge, 2.5)
        x = part.right
    painter.frame(bar, theme.edge, 2.5)


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


# --- the question ---


def _prompt(painter: Painter, page: Page, box: Box, moment: Moment) -> None:
    painter.panel(box, inverse=True)
    inner = box.inflate(-36, -26) if not painter.kit.compact else box.inflate(-24, -18)
    if moment.asked is not None and moment.decision is not None and moment.decision.topic == "stand":
        _question(painter, page, inner, moment, moment.asked, moment.decision)
    elif is_voting(moment.view):
        _ballots(painter, inner, moment)
    else:
        texts = moment.session.texts
        waiting = texts("debate-counted" if moment.view.votes else "debate-waiting")
        deciding = moment.deciding[0] if len(moment.deciding) == 1 else NOBODY
        title = moment.note or waiting
        rest = _headline(painter, inner, title, moment.session.pieces[deciding] if deciding != NOBODY else "")
        words = waiting if moment.note else ""
        painter.text(words, rest, 17, TEXT, painter.theme.inverse_ink, vertical="top", lines=4)


def _headline(painter: Painter, box: Box, words: str, piece: str) -> Box:
    """The title of the sheet, after a player's piece; returns the room below."""
    theme = painter.theme
    size = 38.0 if not painter.kit.compact else 29.0
    x = box.x
    if piece:
        painter.mark(piece, x + size * 0.36, box.y + size * 0.5, size * 0.36, theme.inverse_ink)
        x += size * 0.96
    room = Box(x, box.y, box.right - x, size)
    fits = painter.width(words, size * 0.7, DISPLAY) <= room.w
    if not fits:
        room.h = size * 1.5
    painter.text(words, room, size, DISPLAY, theme.inverse_ink, lines=1 if fits else 2, cut=True, least=18)
    return Box(box.x, room.bottom + 6, box.w, box.bottom - room.bottom - 6)


def _question(painter: Painter, page: Page, box: Box, moment: Moment, seat: int, decision: Decision) -> None:
    session, view, texts = moment.session, moment.view, moment.session.texts
    title = texts("debate-question", player=session.names[seat])
    rest = _headline(painter, box, title, session.pieces[seat])
    tall = 84.0 if not painter.kit.compact else 66.0
    if view.candidates or view.speaker == seat:
        words = texts("debate-question-text", seats=view.blocs[seat])
    else:
        words = texts("debate-question-alone", seats=view.blocs[seat], player=session.names[view.speaker])
    room = Box(rest.x, rest.y, rest.w, rest.h - tall - 8)
    size = 17.0 if not painter.kit.compact else 14.5
    painter.text(words, room, size, TEXT, painter.theme.inverse_ink, vertical="top", lines=5)
    choices = [
        Choice(
            option.id,
            session.words.option(decision, option.id),
            session.words.hint(decision, option.id),
            moment.options[option.id],
            _ICONS.get(option.id, ""),
        )
        for option in decision.options
    ]
    prompt_answers(painter, page, Box(rest.x, rest.bottom - tall, rest.w, tall), choices, moment.answer)


def _ballots(painter: Painter, box: Box, moment: Moment) -> None:
    """How many votes are in the box, and whose; never for whom."""
    view, texts, theme, session = moment.view, moment.session.texts, painter.theme, moment.session
    voters = [seat for seat in range(view.players) if seat not in view.candidates]
    voted = [seat for seat in voters if view.box[seat] is not None]
    rest = _headline(painter, box, texts("debate-vote"), "")
    small = 17.0 if not painter.kit.compact else 14.5
    line = Box(rest.x, rest.y, rest.w, small * 1.5)
    painter.text(texts("debate-ballots-in", count=len(voted), all=len(voters)), line, small, LABEL, theme.inverse_ink)
    tall = rest.h - line.h * 2 - 14
    wide = min(tall * 0.72, (rest.w - 10 * (len(voters) - 1)) / len(voters))
    for place, seat in enumerate(voters):
        card = Box(rest.x + place * (wide + 10), line.bottom + 6, wide, tall)
        if seat in voted:
            painter.fill(card, theme.inverse_ink, 4)
            painter.mark(session.pieces[seat], card.centerx, card.y + card.h * 0.36, wide * 0.24)
            painter.icon("ballot", card.centerx, card.y + card.h * 0.74, wide * 0.4, theme.inverse)
        else:
            painter.dashed(card, theme.inverse_ink, 2.4)
            painter.mark(session.pieces[seat], card.centerx, card.centery, wide * 0.24, theme.inverse_ink)
    foot = Box(rest.x, rest.bottom - line.h, rest.w, line.h)
    painter.text(moment.note, foot, small, LABEL, theme.inverse_ink, cut=True)


def _reminder(painter: Painter, box: Box, moment: Moment) -> None:
    """How the President is made, in four lines."""
    texts = moment.session.texts
    inside = painter.panel(box, texts("debate-reminder"), "law")
    compact = painter.kit.compact
    size = 18.0 if not compact else 14.5
    pad = 16.0 if not compact else 10.0
    tall = (inside.h - 8) / len(_RULES)
    for place, (icon, words) in enumerate(_RULES):
        line = Box(inside.x + pad, inside.y + 4 + place * tall, inside.w - 2 * pad, tall)
        if place:
            painter.line(line.x, line.y, line.right, line.y, painter.theme.rule, 1.6)
        painter.icon(icon, line.x + size * 0.75, line.centery, size * 1.5)
        rest = Box(line.x + size * 2.1, line.y + 3, line.w - size * 2.1, line.h - 6)
        painter.text(texts(words), rest, size, TEXT, lines=2)
