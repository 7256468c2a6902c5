"""What moves and sounds when something happens: an entry for every kind of event.

Nothing here lasts longer, looks or sounds different because of what is hidden.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

import pygame

from engine.contract import Event
from engine.games.bureaucracy.state import NOBODY
from engine.games.bureaucracy.view import BureaucracyView
from scenes.boards.bureaucracy import pieces
from scenes.boards.bureaucracy.arrows import draw_arrow, lanes, way, width_of
from scenes.boards.bureaucracy.cards import decree_card
from scenes.boards.bureaucracy.follow import follow
from scenes.boards.bureaucracy.layout import INNER, OUTER, TableLayout, table_layout
from scenes.boards.bureaucracy.mats import draw_hot_mat
from scenes.boards.bureaucracy.ring import (
    CARD_WIDE,
    RADIUS,
    card_spot,
    coin_spot,
    draw_tie,
    flipped_spot,
    guard_spots,
    guards,
    law_spot,
    tie_points,
)
from scenes.boards.bureaucracy.seats import draw_seat
from scenes.boards.bureaucracy.sketch import Point
from scenes.play.moment import Moment
from scenes.play.session import Session
from scenes.ui.animation import Timeline, blend, ease_out
from scenes.ui.card_backs import card_back
from scenes.ui.cards import vote_card
from scenes.ui.kit import Box, Kit
from scenes.ui.painter import Painter
from scenes.ui.text import DISPLAY, LABEL
from scenes.ui.theme import DARK, LIGHT
from scenes.ui.widgets import stamp

FADE = 0.12  # what is left of every motion for those who want none
_LARGE_CARD = 260.0  # of a card that is held up to be read, on a table of the usual size
_BALLOT, _VOTE = 54.0, 70.0  # of a vote on its way, and of one that is turned before its mat
_MOST_FLYING = 6  # pieces of a kind; more of them would be a blur

_SOUNDS = {
    "turn-begins": "gavel",
    "income": "pawn",
    "card-flipped": "flip",
    "vote-called": "newsflash",
    "votes-revealed": "reveal",
    "vote-counted": "stamp",
    "law-repealed": "paper",
    "answer-given": "ballot",
    "troop-bought": "pawn",
    "troops-changed": "pawn",
    "troops-assigned": "pawn",
    "coins-changed": "pawn",
    "action-played": "flip",
    "attack-declared": "newsflash",
    "attack-vetoed": "stamp",
    "attack-stopped": "stamp",
    "defenders-sent": "support_against",
    "defenders-lent": "support_for",
    "attack-resolved": "stamp",
    "alliance-offered": "paper",
    "alliance-formed": "support_for",
    "alliance-refused": "support_against",
    "alliance-ended": "support_against",
    "faction-changed": "flip",
    "factions-revealed": "reveal",
    "eliminated": "gavel",
    "time-up": "gavel",
}


def sound(event: Event, play: Callable[[str], None]) -> None:
    name = _SOUNDS.get(event.kind)
    if name is not None:
        play(name)


Draw = Callable[[Painter, float], None]


@dataclass
class Stage:
    """All that an animation needs to know."""

    session: Session
    timeline: Timeline
    event: Event
    view: BureaucracyView
    pace: float
    kit: Kit
    layout: TableLayout

    def piece_of(self, seat: int) -> str:
        return self.session.pieces[seat]

    def number(self, key: str) -> int:
        value = self.event.data[key]
        assert isinstance(value, int)
        return value

    @property
    def middle(self) -> Point:
        return self.layout.ring.x, self.layout.ring.y

    def show(self, seconds: float, draw: Draw) -> None:
        self.timeline.add(seconds * self.pace, draw)

    def beside(self, seconds: float, draw: Draw) -> None:
        self.timeline.add_beside(seconds * self.pace, draw)


def animate(
    session: Session, timeline: Timeline, event: Event, view: BureaucracyView, pace: float, still: bool, kit: Kit
) -> None:
    """Add what moves; an event that nothing else shows makes its player's mat light up."""
    if event.kind in _SILENT:
        return
    if still:
        timeline.add(FADE * pace)
        return
    stage = Stage(session, timeline, event, view, pace, kit, table_layout(kit, view.players))
    _MOTIONS.get(event.kind, _light_mat)(stage)


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


# --- small motions ---


def _light_mat(stage: Stage) -> None:
    """A line along the mat of whoever acts."""
    seat = stage.event.data.get("seat")
    if not isinstance(seat, int) or seat == NOBODY:
        return
    colour = stage.kit.theme.focus

    def draw(painter: Painter, share: float) -> None:
        draw_hot_mat(painter, stage.layout.ring, seat, colour, 4 + 6 * (1 - abs(2 * share - 1)))

    stage.show(0.3, draw)


def _arc(start: Point, end: Point, share: float, height: float) -> Point:
    """A point on the way of a thing that a hand moves: up a little, and down."""
    moved = ease_out(share)
    lift = height * (1 - (2 * moved - 1) ** 2)
    return blend(start[0], end[0], moved), blend(start[1], end[1], moved) - lift


def _coins_fly(stage: Stage, start: Point, end: Point, count: int, beside: bool = False) -> None:
    """Coins travel one after another from here to there."""
    shown = min(_MOST_FLYING, count)
    scale = stage.layout.ring.scale
    if not shown:
        return

    def draw(painter: Painter, share: float) -> None:
        for number in range(shown):
            own = share * (1 + 0.12 * (shown - 1)) - 0.12 * number
            if 0 < own < 1:
                pieces.coins(painter, *_arc(start, end, own, 46 * scale), 1, 16 * scale)

    (stage.beside if beside else stage.show)(0.4 + 0.04 * shown, draw)


def _troops_fly(stage: Stage, seat: int, kind: str, start: Point, end: Point, count: int, beside: bool = False) -> None:
    shown = min(_MOST_FLYING, count)
    scale = stage.layout.ring.scale
    if not shown:
        return
    piece = stage.piece_of(seat)

    def draw(painter: Painter, share: float) -> None:
        for number in range(shown):
            own = share * (1 + 0.1 * (shown - 1)) - 0.1 * number
            if 0 < own < 1:
                x, y = _arc(start, end, own, 30 * scale)
                pieces.troop(painter, kind, piece, x + number * 7 * scale, y, RADIUS * scale)

    (stage.beside if beside else stage.show)(0.42 + 0.03 * shown, draw)


def _mat_spot(stage: Stage, seat: int) -> Point:
    return stage.layout.ring.at(stage.layout.ring.angle(seat), OUTER)


def _bank(stage: Stage) -> Point:
    """Where coins come from and go to that belong to nobody."""
    return stage.layout.ring.x, stage.layout.ring.y + 150 * stage.layout.ring.scale


def _banner(word: str, note: str, piece: str) -> Draw:
    """A black band across the table, in and out again."""

    def draw(painter: Painter, share: float) -> None:
        kit = painter.kit
        inside = ease_out(min(1.0, share * 4)) * (1.0 if share < 0.85 else ease_out((1 - share) / 0.15))
        tall = 104 * inside
        if tall < 6:
            return
        band = Box(0, kit.height * 0.44 - tall / 2, kit.width, tall)
        painter.fill(band, DARK)
        for y in (band.y, band.bottom - 4):
            painter.fill(Box(0, y, kit.width, 4), kit.theme.focus)
        if inside <= 0.9:
            return
        size = 54.0
        wide = min(kit.width - 240, painter.width(word, size, DISPLAY))
        beside = painter.width(note, 22, LABEL) + 24 if note else 0.0
        x = (kit.width - wide - beside) / 2
        if piece:
            painter.token(piece, x - 46, band.centery - 2, 24)
        painter.text(word, Box(x, band.y, wide + 8, band.h), size, DISPLAY, LIGHT)
        painter.text(note, Box(x + wide + 24, band.y, beside, band.h), 22, LABEL, LIGHT)

    return draw


# --- turns and coins ---


def _turn_begins(stage: Stage) -> None:
    seat, names = stage.number("seat"), stage.session.names
    word = stage.session.texts("rt-turn-of", player=names[seat])
    note = stage.session.texts("table-round", round=stage.number("round"))
    stage.show(0.75, _banner(word, note, stage.piece_of(seat)))


def _income(stage: Stage) -> None:
    """Everybody's coins come at once."""
    ring, bank = stage.layout.ring, _bank(stage)
    seat = stage.number("seat")
    _coins_fly(stage, bank, coin_spot(ring, seat), stage.number("amount"))
    allies = stage.event.data["allies"]
    assert isinstance(allies, tuple)
    for ally, share in allies:
        _coins_fly(stage, bank, coin_spot(ring, ally), share, beside=True)


def _coins_changed(stage: Stage) -> None:
    seat, amount = stage.number("seat"), stage.number("amount")
    spot = coin_spot(stage.layout.ring, seat)
    if amount > 0:
        _coins_fly(stage, _bank(stage), spot, amount)
    else:
        _coins_fly(stage, spot, _bank(stage), -amount)


def _fee_paid(stage: Stage) -> None:
    ring = stage.layout.ring
    start, end = coin_spot(ring, stage.number("seat")), coin_spot(ring, stage.number("target"))
    _coins_fly(stage, start, end, stage.number("amount"))


# --- troops ---


def _bought(stage: Stage) -> None:
    """Coins go to the bank while the troop comes from it."""
    seat, kind = stage.number("seat"), str(stage.event.data["piece"])
    _coins_fly(stage, coin_spot(stage.layout.ring, seat), _bank(stage), stage.number("price"))
    _troops_fly(stage, seat, kind, _bank(stage), _mat_spot(stage, seat), 1, beside=True)


def _troops_changed(stage: Stage) -> None:
    seat = stage.number("seat")
    is_first = True
    for kind in (pieces.ATTACKER, pieces.DEFENDER):
        count = stage.number(f"{kind}s")
        ends = (_bank(stage), _mat_spot(stage, seat)) if count > 0 else (_mat_spot(stage, seat), _bank(stage))
        if count:
            _troops_fly(stage, seat, kind, *ends, abs(count), beside=not is_first)
            is_first = False


# --- cards and votes ---


def _turning(back: pygame.Surface, front: pygame.Surface, share: float) -> pygame.Surface:
    """A card that is turned up by growing narrow and broad again."""
    card = back if share < 0.5 else front
    narrow = max(0.02, abs(1 - 2 * min(1.0, share)))
    if narrow > 0.98:
        return card
    return pygame.transform.smoothscale(card, (max(2, round(card.get_width() * narrow)), card.get_height()))


def _card_flipped(stage: Stage) -> None:
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


def _factions_revealed(stage: Stage) -> None:
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


def _action_played(stage: Stage) -> None:
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


def _answer_given(stage: Stage) -> None:
    """A vote, face down, slides from its voter to the middle."""
    start, end = _mat_spot(stage, stage.number("seat")), stage.middle
    card = card_back(stage.kit, "ballot", stage.kit.length(_BALLOT * stage.layout.ring.scale))

    def draw(painter: Painter, share: float) -> None:
        painter.picture(card, *_arc(start, end, share, 40))

    stage.show(0.28, draw)


def _votes_revealed(stage: Stage) -> None:
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


def _vote_counted(stage: Stage) -> None:
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


def _law_passed(stage: Stage) -> None:
    """The law goes from the place of the vote to that of the law."""
    kit, ring = stage.kit, stage.layout.ring
    card = decree_card(kit, stage.session, str(stage.event.data["card"]), kit.length(CARD_WIDE * ring.scale))
    start, end = flipped_spot(ring), law_spot(ring)
    stage.show(0.4, lambda painter, share: painter.picture(card, *_arc(start, end, share, 30)))


def _law_repealed(stage: Stage) -> None:
    ring, theme = stage.layout.ring, stage.kit.theme
    word = stage.session.texts("rt-repealed")
    x, y = law_spot(ring)

    def draw(painter: Painter, share: float) -> None:
        larger = blend(1.3, 1.0, ease_out(min(1.0, share / 0.3))) * ring.scale
        stamp(painter, Box(x - 100 * larger, y - 30 * larger, 200 * larger, 60 * larger), word, theme.danger, -8)

    stage.show(0.7, draw)


# --- attacks ---


def _attack_declared(stage: Stage) -> None:
    """The arrow grows along its way."""
    ring = stage.layout.ring
    target, count = stage.number("target"), stage.number("attackers")
    known = [points for attack, points in lanes(ring, stage.view) if attack.target == target]
    points = known[0] if known else way(ring, stage.number("seat"), target)
    colour = stage.kit.theme.players[stage.piece_of(stage.number("seat"))]

    def draw(painter: Painter, share: float) -> None:
        draw_arrow(painter, ring, points, width_of(count), colour, share=max(0.15, ease_out(share)))

    stage.show(0.48, draw)
    if stage.number("price"):
        _coins_fly(stage, coin_spot(ring, stage.number("seat")), _bank(stage), stage.number("price"), beside=True)


def _attack_spot(stage: Stage, target: int) -> Point:
    """The middle of an attack's arrow."""
    for attack, points in lanes(stage.layout.ring, stage.view):
        if attack.target == target:
            return points[len(points) * 2 // 5]
    return stage.middle


def _stamped(word: str) -> Callable[[Stage], None]:
    """A stamp comes down on an attack; a veto is paid for while it does."""

    def motion(stage: Stage) -> None:
        seat, ring = stage.number("seat"), stage.layout.ring
        x, y = _attack_spot(stage, stage.number("target"))
        text, danger = stage.session.texts(word), stage.kit.theme.danger

        def draw(painter: Painter, share: float) -> None:
            larger = blend(1.3, 1.0, ease_out(min(1.0, share / 0.35))) * ring.scale
            stamp(painter, Box(x - 80 * larger, y - 34 * larger, 160 * larger, 68 * larger), text, danger, -5)

        stage.show(0.7, draw)
        if "price" in stage.event.data:
            _coins_fly(stage, coin_spot(ring, seat), _bank(stage), stage.number("price"), beside=True)

    return motion


def _defenders_sent(stage: Stage) -> None:
    seat = stage.number("seat")
    end = guard_spots(stage.layout.ring, seat, 1)[0]
    _troops_fly(stage, seat, pieces.DEFENDER, _mat_spot(stage, seat), end, stage.number("count"))


def _defenders_lent(stage: Stage) -> None:
    seat, target = stage.number("seat"), stage.number("target")
    end = guard_spots(stage.layout.ring, target, 1)[0]
    _troops_fly(stage, seat, pieces.DEFENDER, _mat_spot(stage, seat), end, stage.number("count"))


def _defenders_returned(stage: Stage) -> None:
    seat, target = stage.number("seat"), stage.number("target")
    start = guard_spots(stage.layout.ring, target, 1)[0]
    _troops_fly(stage, seat, pieces.DEFENDER, start, _mat_spot(stage, seat), stage.number("returned"))


def _attack_resolved(stage: Stage) -> None:
    """Both sides meet on the mat of the attacked: who falls is crossed out, and what it cost stands below."""
    texts, ring, kit = stage.session.texts, stage.layout.ring, stage.kit
    seat, target = stage.number("seat"), stage.number("target")
    down = {pieces.ATTACKER: stage.number("attackers_lost"), pieces.DEFENDER: stage.number("defenders_lost")}
    attack = next((each for each in stage.view.attacks if each.target == target), None)
    line = guards(stage.session, attack) if attack is not None else []
    lines = {
        pieces.ATTACKER: [(pieces.ATTACKER, stage.piece_of(seat))] * stage.number("attackers"),
        pieces.DEFENDER: line,
    }
    title = texts("rt-resolves", player=stage.session.names[seat], target=stage.session.names[target])
    cost = texts("rt-cost", coins=stage.number("coins_lost"))
    wide, tall = 520 * ring.scale, 240 * ring.scale

    def draw(painter: Painter, share: float) -> None:
        sheet = Box(stage.middle[0] - wide / 2, stage.middle[1] - tall / 2, wide, tall)
        inside = painter.panel(sheet, title, "attacker")
        for number, kind in enumerate(lines):
            row = Box(inside.x + 18, inside.y + 10 + number * inside.h * 0.36, inside.w - 36, inside.h * 0.34)
            gone = round(down[kind] * min(1.0, max(0.0, (share - 0.2) / 0.35)))
            troops = [(*each, "fallen" if place < gone else "") for place, each in enumerate(lines[kind])]
            pieces.troop_row(painter, row, troops, min(17.0, row.h * 0.36))
        if share > 0.55:
            foot = Box(inside.x + 12, inside.bottom - inside.h * 0.28, inside.w - 24, inside.h * 0.26)
            ink = kit.theme.danger if stage.number("coins_lost") else kit.theme.success
            painter.text(cost, foot, 36 * ring.scale, DISPLAY, ink, "centre")

    stage.show(1.7, draw)


# --- alliances and the end ---


def _alliance_formed(stage: Stage) -> None:
    """The ribbon is laid from one to the other, then the knot is tied."""
    ring = stage.layout.ring
    points = tie_points(ring, stage.number("seat"), stage.number("partner"))

    def draw(painter: Painter, share: float) -> None:
        shown = points[: max(2, round(len(points) * ease_out(min(1.0, share / 0.7))))]
        draw_tie(painter, ring, shown)
        if share > 0.7:
            x, y = points[len(points) // 2]
            pieces.knot(painter, x, y, 18 * ring.scale * blend(1.5, 1.0, (share - 0.7) / 0.3))

    stage.show(0.6, draw)


def _alliance_ended(stage: Stage) -> None:
    ring = stage.layout.ring
    points = tie_points(ring, stage.number("seat"), stage.number("partner"))
    x, y = points[len(points) // 2]
    stage.show(0.5, lambda painter, share: pieces.knot(painter, x, y + 10 * share, 19 * ring.scale, True))


def _eliminated(stage: Stage) -> None:
    seat, names = stage.number("seat"), stage.session.names
    word = stage.session.texts("rt-eliminated", player=names[seat])
    stage.show(1.3, _banner(word, "", stage.piece_of(seat)))


def _time_up(stage: Stage) -> None:
    stage.show(0.9, _banner(stage.session.texts("rt-time-up"), "", stage.piece_of(stage.number("seat"))))


# Kinds whose news another event shows, or that the next page shows by itself.
_SILENT = frozenset(
    {
        "attack-planned",
        "vote-called",
        "motion-carried",
        "alliances-dissolved",
        "targets-shown",
        "game-won",
        "secrets-dealt",
        "table-opened",
        "troops-assigned",
    }
)
_MOTIONS: dict[str, Callable[[Stage], None]] = {
    "turn-begins": _turn_begins,
    "income": _income,
    "coins-changed": _coins_changed,
    "fee-paid": _fee_paid,
    "troop-bought": _bought,
    "troops-changed": _troops_changed,
    "factions-revealed": _factions_revealed,
    "card-flipped": _card_flipped,
    "action-played": _action_played,
    "answer-given": _answer_given,
    "votes-revealed": _votes_revealed,
    "vote-counted": _vote_counted,
    "law-passed": _law_passed,
    "law-repealed": _law_repealed,
    "attack-declared": _attack_declared,
    "attack-vetoed": _stamped("rt-veto"),
    "attack-stopped": _stamped("rt-stopped"),
    "defenders-sent": _defenders_sent,
    "defenders-lent": _defenders_lent,
    "defenders-returned": _defenders_returned,
    "attack-resolved": _attack_resolved,
    "alliance-formed": _alliance_formed,
    "alliance-ended": _alliance_ended,
    "eliminated": _eliminated,
    "time-up": _time_up,
}
