"""The debate before the Presidential Election: a lectern for every player, what everybody can count, and who stands.

Nothing here knows more than the table does: projections go by candidacies and blocs, never by hidden sides or votes.
"""

from typing import NamedTuple

from engine.contract import Decision
from engine.games.machrou3.rules.election import PresidentialVote
from engine.games.machrou3.state import NOBODY
from engine.games.machrou3.view import Machrou3View
from scenes.boards.machrou3.debate_ledger import build_ledger
from scenes.boards.machrou3.debate_stage import Lectern, draw_stage, head_of
from scenes.play.bubbles import Perch
from scenes.play.moment import Moment
from scenes.play.parts import Choice, log_sheet, prompt_answers
from scenes.play.talk import Talk
from scenes.play.talk_panel import build_list, build_speech
from scenes.ui.kit import Box, Kit
from scenes.ui.page import Page
from scenes.ui.painter import Painter
from scenes.ui.text import DISPLAY, LABEL, TEXT

_ICONS = {"stand": "lectern", "wait": "pass"}


class _Layout(NamedTuple):
    stage: Box
    ledger: Box
    prompt: Box
    said: Box
    form: Box
    log: Box | None  # the compact layout has no room for it: a key opens it


def debate_layout(kit: Kit, box: Box) -> _Layout:
    """The stage above the ledger, beside them the question, what was said, the form and the log."""
    compact = kit.compact
    gap = 8.0 if compact else 16.0
    aside = 372.0 if compact else 484.0
    low, asked, form, log = (226.0, 180.0, 176.0, 0.0) if compact else (324.0, 226.0, 204.0, 112.0)
    left = Box(box.x, box.y, box.w - aside - gap, box.h)
    right = Box(left.right + gap, box.y, aside, box.h)
    log_top = right.bottom - log
    form_top = (log_top - gap if log else right.bottom) - form
    said_top = right.y + asked + gap
    return _Layout(
        stage=Box(left.x, left.y, left.w, left.h - low - gap),
        ledger=Box(left.x, left.bottom - low, left.w, low),
        prompt=Box(right.x, right.y, aside, asked),
        said=Box(right.x, said_top, aside, form_top - gap - said_top),
        form=Box(right.x, form_top, aside, form),
        log=Box(right.x, log_top, aside, log) if log else None,
    )


def debate_perch(kit: Kit, box: Box, view: Machrou3View, seat: int) -> Perch:
    """Above the head of a figure on the stage."""
    stage = debate_layout(kit, box).stage
    x, y = head_of(stage, view.players, seat, seat in view.candidates)
    wide = stage.w / view.players
    bay = Box(stage.x + seat * wide, stage.y, wide, stage.h)
    return Perch(x, y, hangs=False, room=bay.inflate(-12, -12))


def hint_place(kit: Kit, box: Box) -> Box:
    """Over what was said: that can wait."""
    return debate_layout(kit, box).said


def build_debate(painter: Painter, page: Page, box: Box, moment: Moment, talk: Talk) -> None:
    """Draw the debate, or the gathering of the secret votes, and add the answers of the one who is asked."""
    layout = debate_layout(painter.kit, box)
    lecterns = [_lectern(moment, seat) for seat in range(moment.view.players)]
    title = moment.session.texts("debate-title")
    painter.kept(
        ("debate-stage", tuple(lecterns), title),
        layout.stage,
        lambda brush: draw_stage(brush, layout.stage, title, lecterns),
    )
    build_ledger(painter, layout.ledger, moment, talk.accounts())
    _prompt(painter, page, layout.prompt, moment)
    build_list(painter, page, layout.said, talk)
    if talk.speaker is not None and not talk.session.table.is_over:
        build_speech(painter, page, layout.form, talk)
    open_log = moment.session.open_log
    if layout.log is not None:
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
        face=session.faces[seat],
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
