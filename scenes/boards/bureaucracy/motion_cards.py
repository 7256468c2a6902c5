"""Cards in motion: turned up, played, voted with, passed and repealed."""

from collections.abc import Iterator

import pygame

from scenes.boards.bureaucracy.cards import decree_card
from scenes.boards.bureaucracy.follow import follow
from scenes.boards.bureaucracy.layout import INNER, table_layout
from scenes.boards.bureaucracy.middle import CARD_WIDE, flipped_spot, law_spot
from scenes.boards.bureaucracy.motion_stage import Draw, Stage, mat_spot, on_arc
from scenes.boards.bureaucracy.ring import card_spot
from scenes.boards.bureaucracy.seats import draw_seat
from scenes.play.moment import Moment
from scenes.play.session import Session
from scenes.ui.animation import blend, ease_out
from scenes.ui.card_backs import card_back
from scenes.ui.cards import vote_card
from scenes.ui.kit import Box, Kit
from scenes.ui.painter import Painter
from scenes.ui.text import LABEL
from scenes.ui.theme import DARK, LIGHT
from scenes.ui.widgets import stamp

_LARGE_CARD = 260.0  # of a card that is held up to be read, on a table of the usual size
_BALLOT, _VOTE = 54.0, 70.0  # of a vote on its way, and of one that is turned before its mat


def prepare(session: Session, kit: Kit) -> Iterator[None]:
    """Draw in advance the cards that motions turn, a picture at a time."""
    ring = table_layout(kit, session.table.setup.players).ring
    for kind, wide in (("power", _LARGE_CARD), ("ballot", _BALLOT), ("ballot", _VOTE)):
        card_back(kit, kind, kit.length(wide * ring.scale))
        yield
    for vote in ("with", "against"):
        _vote_card(session, kit, vote)
        yield


def _vote_card(session: Session, kit: Kit, vote: str) -> pygame.Surface:
    wide = kit.length(_VOTE * table_layout(kit, session.table.setup.players).ring.scale)
    return vote_card(kit, vote, session.texts(f"motion-vote-{vote}"), "", "", wide)


def _turning(back: pygame.Surface, front: pygame.Surface, share: float) -> pygame.Surface:
    """A card that is turned up by growing narrow and broad again."""
    card = back if share < 0.5 else front
    narrow = max(0.02, abs(1 - 2 * min(1.0, share)))
    if narrow > 0.98:
        return card
    return pygame.transform.smoothscale(card, (max(2, round(card.get_width() * narrow)), card.get_height()))


def card_flipped(stage: Stage) -> None:
    """The top card is turned up large, long enough to be read, then goes where it belongs."""
    kit, ring = stage.kit, stage.layout.ring
    card, seat = str(stage.event.data["card"]), stage.number("seat")
    large = kit.length(_LARGE_CARD * ring.scale)
    front = decree_card(kit, stage.session, card, large)
    back = card_back(kit, "power", large)
    is_action = stage.event.data["kind"] == "action"
    end = card_spot(ring, seat) if is_action else flipped_spot(ring)
    small = (52 * 0.7 if is_action else CARD_WIDE) / _LARGE_CARD

    def draw(painter: Painter, share: float) -> None:
        if share < 0.78:
            painter.picture(_turning(back, front, share / 0.22), *stage.middle)
            if share > 0.4 and not is_action:  # while it is read, what comes next is drawn
                decree_card(kit, stage.session, card, kit.length(CARD_WIDE * ring.scale))
            return
        moved = ease_out((share - 0.78) / 0.22)
        size = blend(1.0, small, moved)
        area = round(front.get_width() * size), round(front.get_height() * size)
        x, y = blend(stage.middle[0], end[0], moved), blend(stage.middle[1], end[1], moved)
        painter.picture(pygame.transform.smoothscale(front, area), x, y)

    stage.show(1.5, draw)


def factions_revealed(stage: Stage) -> None:
    """One card after another turns up its faction."""
    session = stage.session
    view = follow(stage.view, stage.event)
    moment = Moment(session, view, session.eyes, (), None, None, lambda _pick: None, is_moving=True)

    def turned(count: int) -> Draw:
        def draw(painter: Painter, _share: float) -> None:
            for seat in range(count):
                draw_seat(painter, stage.layout.seats[seat], seat, moment)

        return draw

    for count in range(1, view.players + 1):
        stage.show(0.3, turned(count))


def action_played(stage: Stage) -> None:
    """The card rises from its mat, large enough to be read, with the name of whoever plays it."""
    kit, ring, session = stage.kit, stage.layout.ring, stage.session
    seat = stage.number("seat")
    front = decree_card(kit, session, str(stage.event.data["card"]), kit.length(_LARGE_CARD * ring.scale))
    start = card_spot(ring, seat)

    def draw(painter: Painter, share: float) -> None:
        moved = ease_out(min(1.0, share / 0.25))
        size = blend(0.16, 1.0, moved)
        area = round(front.get_width() * size), round(front.get_height() * size)
        card = front if moved >= 1 else pygame.transform.smoothscale(front, area)
        x, y = blend(start[0], stage.middle[0], moved), blend(start[1], stage.middle[1], moved)
        painter.picture(card, x, y)
        if moved >= 1:
            label = Box(x - 150, y + front.get_height() / kit.unit / 2 + 8, 300, 34)
            painter.fill(label, DARK)
            painter.mark(stage.piece_of(seat), label.x + 22, label.centery, 11, LIGHT)
            words = session.texts("rt-plays", player=session.names[seat])
            painter.text(words, Box(label.x + 42, label.y, 250, 34), 19, LABEL, LIGHT, cut=True)

    stage.show(1.5, draw)


def answer_given(stage: Stage) -> None:
    """A vote, face down, slides from its voter to the middle."""
    start, end = mat_spot(stage, stage.number("seat")), stage.middle
    card = card_back(stage.kit, "ballot", stage.kit.length(_BALLOT * stage.layout.ring.scale))

    def draw(painter: Painter, share: float) -> None:
        painter.picture(card, *on_arc(start, end, share, 40))

    stage.show(0.28, draw)


def votes_revealed(stage: Stage) -> None:
    """All cards are turned at the same time, each before its voter's mat."""
    votes = stage.event.data["votes"]
    assert isinstance(votes, tuple)
    kit, ring = stage.kit, stage.layout.ring
    back = card_back(kit, "ballot", kit.length(_VOTE * ring.scale))
    fronts = {vote: _vote_card(stage.session, kit, vote) for vote in ("with", "against")}

    def draw(painter: Painter, share: float) -> None:
        for seat, vote in enumerate(votes):
            if vote:
                x, y = ring.at(ring.angle(seat), INNER + 6)
                painter.picture(_turning(back, fronts[vote], share / 0.35), x, y)

    stage.show(1.3, draw)


def vote_counted(stage: Stage) -> None:
    texts, data, theme = stage.session.texts, stage.event.data, stage.kit.theme
    passed = bool(data["passed"])
    word = texts("rt-passed" if passed else "rt-failed")
    note = texts("rt-count", votes_with=stage.number("votes_with"), votes_against=stage.number("votes_against"))
    scale = stage.layout.ring.scale

    def draw(painter: Painter, share: float) -> None:
        larger = blend(1.3, 1.0, ease_out(min(1.0, share / 0.3)))
        x, y = flipped_spot(stage.layout.ring) if stage.view.flipped else stage.middle
        box = Box(x - 130 * scale * larger, y - 46 * scale * larger, 260 * scale * larger, 92 * scale * larger)
        stamp(painter, box, word, theme.success if passed else theme.danger, -7, note)

    stage.show(0.9, draw)


def law_passed(stage: Stage) -> None:
    """The law goes from the place of the vote to that of the law."""
    kit, ring = stage.kit, stage.layout.ring
    card = decree_card(kit, stage.session, str(stage.event.data["card"]), kit.length(CARD_WIDE * ring.scale))
    start, end = flipped_spot(ring), law_spot(ring)
    stage.show(0.4, lambda painter, share: painter.picture(card, *on_arc(start, end, share, 30)))


def law_repealed(stage: Stage) -> None:
    ring, theme = stage.layout.ring, stage.kit.theme
    word = stage.session.texts("rt-repealed")
    x, y = law_spot(ring)

    def draw(painter: Painter, share: float) -> None:
        larger = blend(1.3, 1.0, ease_out(min(1.0, share / 0.3))) * ring.scale
        stamp(painter, Box(x - 100 * larger, y - 30 * larger, 200 * larger, 60 * larger), word, theme.danger, -8)

    stage.show(0.7, draw)
