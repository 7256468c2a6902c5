"""The middle of the round table: the law in force, the card of the vote, and how the vote went."""

from engine.games.bureaucracy.view import BureaucracyView
from scenes.boards.bureaucracy.cards import decree_card
from scenes.boards.bureaucracy.layout import Ring
from scenes.boards.bureaucracy.mats import FELT, FELT_TEXT
from scenes.boards.bureaucracy.sketch import Point
from scenes.boards.bureaucracy.tally import Tally
from scenes.play.moment import Moment
from scenes.play.session import Session
from scenes.ui.cards import Lay
from scenes.ui.kit import Box
from scenes.ui.painter import Painter
from scenes.ui.text import DISPLAY, LABEL
from scenes.ui.theme import DARK
from scenes.ui.widgets import stamp

CARD_WIDE = 150.0  # of a card on the blotter, on a table of the usual size


def law_spot(ring: Ring) -> Point:
    return ring.x - 82 * ring.scale, ring.y - 8 * ring.scale


def flipped_spot(ring: Ring) -> Point:
    return ring.x + 82 * ring.scale, ring.y - 8 * ring.scale


def draw_middle(painter: Painter, ring: Ring, moment: Moment, tally: Tally | None) -> None:
    """The law in force, the card that is voted on or was, and how many cards are left."""
    view, session = moment.view, moment.session
    _place(painter, ring, session, view.law, law_spot(ring), "rt-no-law")
    second = _second_card(view, tally)
    _place(painter, ring, session, second, flipped_spot(ring), "rt-no-card")
    if tally is not None and second and not view.flipped:
        _verdict(painter, ring, session, tally)
    words = session.texts("rt-deck", deck=view.deck_left, discards=len(view.discards))
    size = 15.0 if not painter.kit.compact else 13.0
    wide = painter.width(words, size, LABEL) * painter.kit.larger_text + 24
    room = Box(ring.x - wide / 2, ring.y - 150 * ring.scale, wide, 24)
    painter.fill(room, FELT[1] if painter.theme.is_night else FELT[0], 4)
    painter.text(words, room, size, LABEL, FELT_TEXT, "centre", cut=True)


def _second_card(view: BureaucracyView, tally: Tally | None) -> str:
    """What lies beside the law: the card of the vote, also when it is over; a law that passed has moved."""
    if view.flipped or tally is None:
        return view.flipped
    return tally.card if tally.card != view.law else ""


def _verdict(painter: Painter, ring: Ring, session: Session, tally: Tally) -> None:
    x, y = flipped_spot(ring)
    wide = CARD_WIDE * ring.scale
    box = Box(x - wide * 0.46, y + wide * 0.38, wide * 0.92, wide * 0.27)
    theme = painter.theme
    word = session.texts("rt-passed" if tally.passed else "rt-failed")
    stamp(painter, box, word, theme.success if tally.passed else theme.danger, -7)


def _place(painter: Painter, ring: Ring, session: Session, card: str, spot: Point, empty: str) -> None:
    x, y = spot
    wide = CARD_WIDE * ring.scale
    if card:
        picture = decree_card(painter.kit, session, card, painter.kit.length(wide), lay=Lay(lift=4))
        painter.picture(picture, x, y)
        return
    box = Box(x - wide / 2, y - wide * 0.7, wide, wide * 1.4)
    painter.fill(box, FELT[1] if painter.theme.is_night else FELT[0])  # ribbons do not cross what is written here
    painter.dashed(box, (0x8A, 0x9C, 0x91), 2.4)
    painter.text(session.texts(empty), box.inflate(-18, -18), 15, LABEL, FELT_TEXT, "centre", lines=4)


def card_boxes(ring: Ring, view: BureaucracyView, tally: Tally | None) -> dict[str, Box]:
    """The cards in the middle with their places, for tips."""
    wide = CARD_WIDE * ring.scale
    found = {}
    for card, (x, y) in ((view.law, law_spot(ring)), (_second_card(view, tally), flipped_spot(ring))):
        if card:
            found[card] = Box(x - wide / 2, y - wide * 0.7, wide, wide * 1.4)
    return found


def draw_tally(painter: Painter, ring: Ring, session: Session, tally: Tally) -> None:
    """The last vote in a strip: who was for it and who against, where hands were open, and the count."""
    kit, theme = painter.kit, painter.theme
    wide, tall = 300 * ring.scale, 40 * ring.scale
    strip = Box(ring.x - wide / 2, ring.y + 112 * ring.scale, wide, tall)
    paper = theme.inverse if theme.is_night else theme.card
    painter.shadow(strip, 3, 4)
    painter.fill(strip, paper)
    count = f"{tally.votes_with}:{tally.votes_against}"
    size = tall * 0.68
    room = painter.width(count, size, DISPLAY) + 16
    voters = [(seat, vote) for seat, vote in enumerate(tally.votes) if vote]
    step = (wide - room) / max(1, len(voters))
    for place, (seat, vote) in enumerate(voters):
        cell = Box(strip.x + place * step, strip.y, step, tall)
        if vote == "against":
            painter.fill(cell, (0xE6, 0xD8, 0xB6))
        side = min(8.5 * ring.scale, step * 0.2)
        painter.mark(session.pieces[seat], cell.centerx - side * 1.1, cell.centery, side, DARK)
        painter.icon(vote, cell.centerx + side * 1.25, cell.centery, side * 1.7, DARK)
    if not voters:
        note = Box(strip.x + 8, strip.y, wide - room - 10, tall)
        painter.text(session.texts("rt-tally-secret"), note, 15 if not kit.compact else 13, LABEL, DARK, least=10)
    painter.text(count, Box(strip.right - room, strip.y, room, tall), size, DISPLAY, DARK, "centre")
    painter.frame(strip, DARK, 2.5)
