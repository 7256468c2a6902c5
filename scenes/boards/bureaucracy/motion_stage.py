"""What every motion on the table is made of: its stage, and things that travel across it."""

from collections.abc import Callable
from dataclasses import dataclass

from engine.contract import Event
from engine.games.bureaucracy.view import BureaucracyView
from scenes.boards.bureaucracy import pieces
from scenes.boards.bureaucracy.layout import OUTER, TableLayout
from scenes.boards.bureaucracy.ring import (
    RADIUS,
)
from scenes.boards.bureaucracy.sketch import Point
from scenes.play.session import Session
from scenes.ui.animation import Timeline, blend, ease_out
from scenes.ui.kit import Box, Kit
from scenes.ui.painter import Painter
from scenes.ui.text import DISPLAY, LABEL
from scenes.ui.theme import DARK, LIGHT

MOST_FLYING = 6  # pieces of a kind; more of them would be a blur


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


def on_arc(start: Point, end: Point, share: float, height: float) -> Point:
    """A point on the way of a thing that a hand moves: up a little, and down."""
    moved = ease_out(share)
    lift = height * (1 - (2 * moved - 1) ** 2)
    return blend(start[0], end[0], moved), blend(start[1], end[1], moved) - lift


def coins_fly(stage: Stage, start: Point, end: Point, count: int, beside: bool = False) -> None:
    """Coins travel one after another from here to there."""
    shown = min(MOST_FLYING, count)
    scale = stage.layout.ring.scale
    if not shown:
        return

    def draw(painter: Painter, share: float) -> None:
        for number in range(shown):
            own = share * (1 + 0.12 * (shown - 1)) - 0.12 * number
            if 0 < own < 1:
                pieces.coins(painter, *on_arc(start, end, own, 46 * scale), 1, 16 * scale)

    (stage.beside if beside else stage.show)(0.4 + 0.04 * shown, draw)


def troops_fly(stage: Stage, seat: int, kind: str, start: Point, end: Point, count: int, beside: bool = False) -> None:
    shown = min(MOST_FLYING, count)
    scale = stage.layout.ring.scale
    if not shown:
        return
    piece = stage.piece_of(seat)

    def draw(painter: Painter, share: float) -> None:
        for number in range(shown):
            own = share * (1 + 0.1 * (shown - 1)) - 0.1 * number
            if 0 < own < 1:
                x, y = on_arc(start, end, own, 30 * scale)
                pieces.troop(painter, kind, piece, x + number * 7 * scale, y, RADIUS * scale)

    (stage.beside if beside else stage.show)(0.42 + 0.03 * shown, draw)


def mat_spot(stage: Stage, seat: int) -> Point:
    return stage.layout.ring.at(stage.layout.ring.angle(seat), OUTER)


def bank(stage: Stage) -> Point:
    """Where coins come from and go to that belong to nobody."""
    return stage.layout.ring.x, stage.layout.ring.y + 150 * stage.layout.ring.scale


def banner(word: str, note: str, piece: str) -> Draw:
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
