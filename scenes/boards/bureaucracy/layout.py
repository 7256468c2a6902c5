"""Where everything lies around the table of Bureaucracy, in both layouts and for three to eight players.

The table is no Tiled map: its mats are equal parts of a ring whose number is that of the players, so every place on
it follows from a few radii, and a file would have to say the same six times over.
"""

import math
from dataclasses import dataclass
from functools import lru_cache

from scenes.ui.kit import Box, Kit

BASE_RADIUS = 362.0  # of the table on the large layout; everything on it grows and shrinks with it
MAT, BLOTTER = 348.0, 214.0
OUTER, INNER, CLASP = 322.0, 274.0, 318.0
ARROW = 244.0  # how far out the heads of arrows reach

# Where the first player's mat lies, so that mats and cards are the same on both sides, by the number of players.
_FIRST = {3: -120.0, 4: -135.0, 5: -144.0, 6: -120.0, 7: -900 / 7, 8: -112.5}
# The places of cards clockwise from the upper left: the side, and how far down its column.
_SLOTS = {
    3: ((0, 0.0), (1, 1.0), (0, 2.0)),
    4: ((0, 0.0), (1, 0.0), (1, 2.0), (0, 2.0)),
    5: ((0, 0.0), (1, 0.0), (1, 1.0), (1, 2.0), (0, 2.0)),
    6: ((0, 0.0), (1, 0.0), (1, 1.0), (1, 2.0), (0, 2.0), (0, 1.0)),
    7: ((0, 0.0), (1, 0.0), (1, 1.0), (1, 2.0), (1, 3.0), (0, 3.0), (0, 1.5)),
    8: ((0, 0.0), (1, 0.0), (1, 1.0), (1, 2.0), (1, 3.0), (0, 3.0), (0, 2.0), (0, 1.0)),
}


@dataclass(frozen=True)
class Ring:
    """The round table: its middle, its radius, and how many mats lie on it. Angles in degrees, 0 is to the right."""

    x: float
    y: float
    radius: float
    players: int

    @property
    def scale(self) -> float:
        return self.radius / BASE_RADIUS

    @property
    def box(self) -> Box:
        return Box(self.x - self.radius, self.y - self.radius, 2 * self.radius, 2 * self.radius)

    @property
    def half(self) -> float:
        """Half the breadth of a mat, in degrees."""
        return 180.0 / self.players

    def angle(self, seat: int) -> float:
        """Where the middle of a mat lies, from -180 to 180."""
        return (_FIRST[self.players] + 360.0 * seat / self.players + 180.0) % 360.0 - 180.0

    def at(self, degrees: float, reach: float) -> tuple[float, float]:
        """A point at an angle, so far from the middle as it would be on a table of the usual size."""
        turn = math.radians(degrees)
        return self.x + reach * self.scale * math.cos(turn), self.y + reach * self.scale * math.sin(turn)

    def row(self, seat: int, reach: float, count: int, pitch: float) -> list[tuple[float, float]]:
        """Places side by side along a mat, read from the left, or from the top at the sides of the table."""
        middle = self.angle(seat)
        room = (2 * self.half - 14.0) / max(1, count - 1) if count > 1 else 0.0
        step = min(math.degrees(pitch / reach), room) if count > 1 else 0.0
        turn = -1.0 if 5.0 < middle < 175.0 else 1.0
        return [self.at(middle + turn * step * (place - (count - 1) / 2), reach) for place in range(count)]

    def holds(self, x: float, y: float, seat: int) -> bool:
        """Whether a point lies on a player's mat."""
        away = math.hypot(x - self.x, y - self.y) / self.scale
        if not BLOTTER <= away <= BASE_RADIUS:
            return False
        turn = math.degrees(math.atan2(y - self.y, x - self.x))
        return abs((turn - self.angle(seat) + 180.0) % 360.0 - 180.0) <= self.half

    def mat_box(self, seat: int) -> Box:
        """The box around a mat."""
        points = self.outline(seat)
        xs, ys = [x for x, _ in points], [y for _, y in points]
        return Box(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))

    def outline(self, seat: int, inset: float = 0.0) -> tuple[tuple[float, float], ...]:
        """The edge of a mat."""
        return _outline(self, seat, inset)


@lru_cache(maxsize=256)
def _outline(ring: Ring, seat: int, inset: float) -> tuple[tuple[float, float], ...]:
    middle, far, near = ring.angle(seat), MAT - inset, BLOTTER + inset
    wide = ring.half - math.degrees(inset / far)
    tight = ring.half - math.degrees(inset / near)
    steps = max(6, round(wide / 3))
    outer = [ring.at(middle - wide + 2 * wide * place / steps, far) for place in range(steps + 1)]
    inner = [ring.at(middle + tight - 2 * tight * place / steps, near) for place in range(steps + 1)]
    return (*outer, *inner)


@dataclass(frozen=True)
class TableLayout:
    """The boxes of the table. On the compact layout cards become plates, and targets and factions drawers."""

    masthead: Box
    seats: tuple[Box, ...]
    turn: Box
    stage: Box
    ring: Ring
    prompt: Box
    main: Box
    targets: Box
    talk: Box
    log: Box
    rail: Box | None = None

    @property
    def open_table(self) -> Box:
        """The table with the cards around it, of which nothing is private."""
        if self.rail is not None:
            return self.stage
        left, right = min(card.x for card in self.seats), max(card.right for card in self.seats)
        return Box(left, self.stage.y, right - left, self.stage.h)

    @property
    def roster(self) -> Box:
        """Where the compact layout lists all factions: over the table."""
        return self.stage


def table_layout(kit: Kit, players: int) -> TableLayout:
    return _compact(kit, players) if kit.compact else _large(kit, players)


def _large(kit: Kit, players: int) -> TableLayout:
    """Broader windows keep the sheets together in the middle; higher ones spread them."""
    x = (kit.width - 1920) / 2
    more = kit.height - 1080
    rows = 4 if players > 6 else 3
    tall = 236.0 if rows == 4 else 320.0
    pitch = (992.0 + more - tall) / (rows - 1)
    columns = (x + 24, x + 1096)
    seats = tuple(Box(columns[side], 72 + place * pitch, 300, tall) for side, place in _SLOTS[players])
    right = x + 1412
    return TableLayout(
        masthead=Box(0, 0, kit.width, 60),
        seats=seats,
        turn=Box(x + 340, 72, 740, 46),
        stage=Box(x + 340, 130, 740, 738 + more),
        ring=Ring(x + 710, 499 + more / 2, BASE_RADIUS, players),
        prompt=Box(x + 340, 880 + more, 740, 184),
        main=Box(right, 72, 484, 434),
        targets=Box(right, 522, 484, 174),
        talk=Box(right, 712, 484, 206),
        log=Box(right, 934, 484, 130 + more),
    )


def _compact(kit: Kit, players: int) -> TableLayout:
    x = (kit.width - 1280) / 2
    more = kit.height - 720
    gap = 6.0
    wide = (1264 - gap * (players - 1)) / players
    seats = tuple(Box(x + 8 + seat * (wide + gap), 54, wide, 56) for seat in range(players))
    right = x + 676
    stage = Box(x + 76, 118, 592, 594 + more)
    return TableLayout(
        masthead=Box(0, 0, kit.width, 46),
        seats=seats,
        turn=Box(right, 118, 596, 34),
        stage=stage,
        ring=Ring(stage.centerx, stage.centery - 2, 290, players),
        prompt=Box(right, 428, 596, 148),
        main=Box(right, 160, 596, 260),
        targets=Box(stage.x, stage.y, 420, 190),
        talk=Box(right, 428, 596, 284 + more),
        log=Box(right, 584, 596, 128 + more),
        rail=Box(x + 8, 118, 60, 594 + more),
    )
