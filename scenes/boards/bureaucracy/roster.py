"""All factions at a glance, for the compact table whose plates have no room for them."""

from engine.games.bureaucracy.rules.treasury import seats_in
from engine.games.bureaucracy.state import ALIVE
from scenes.boards.bureaucracy.cards import seal
from scenes.boards.bureaucracy.pieces import tint
from scenes.play.moment import Moment
from scenes.ui.kit import Box
from scenes.ui.painter import Painter
from scenes.ui.text import BOLD, LABEL, TEXT


def draw_roster(painter: Painter, box: Box, moment: Moment) -> None:
    """A row for each player: seal, faction, ability, allies and open cards."""
    view = moment.view
    inside = painter.panel(box, moment.session.texts("rt-roster"), "people")
    tall = inside.h / view.players
    for seat in range(view.players):
        _row(painter, Box(inside.x, inside.y + seat * tall, inside.w, tall), moment, seat)


def _row(painter: Painter, row: Box, moment: Moment, seat: int) -> None:
    view, session, theme = moment.view, moment.session, painter.theme
    faction, piece = view.factions[seat], session.pieces[seat]
    window = Box(row.x, row.y, 84, row.h)
    is_out = view.fell[seat] != ALIVE
    seal(painter, window, faction, tint(theme, piece, 0.5), is_out)
    painter.line(row.x, row.bottom, row.right - 1, row.bottom, theme.rule, 1.6)
    painter.line(window.right, row.y, window.right, row.bottom - 1, theme.edge, 2)
    x = window.right + 8
    head = Box(x + 20, row.y + 4, row.right - x - 28, min(20.0, row.h * 0.32))
    painter.mark(piece, x + 8, head.centery, 7)
    name = session.words.faction(faction) if faction else session.texts("rt-faction-hidden")
    words = f"{session.names[seat]} · {name}"
    painter.text(words, head, 15, BOLD, theme.ink3 if is_out else theme.ink, least=11, cut=True)
    allies = [session.names[ally] for ally in seats_in(view.allies[seat])]
    notes = [session.words.card(card) for card in view.actions[seat]]
    foot = session.texts("rt-tip-allies", count=len(allies), names=", ".join(allies))
    foot = " ".join([foot, *(session.texts("rt-roster-card", name=note) for note in notes)])
    body = Box(x, head.bottom + 1, row.right - 8 - x, row.h * 0.36)
    if faction:
        painter.text(session.words.faction_text(faction), body, 13, TEXT, theme.ink2, lines=2, least=11, cut=True)
    last = Box(x, body.bottom + 1, body.w, row.bottom - 3 - body.bottom)
    if not is_out:
        painter.text(foot, last, 13, LABEL, theme.ink2, least=10, cut=True)
