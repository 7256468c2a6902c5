"""The end of a game: who won, who was after whom, and when and by whom everybody fell."""

import math
from typing import TYPE_CHECKING, NamedTuple

from engine.contract import SPECTATOR
from engine.games.bureaucracy.rules.treasury import fallen, seats_in
from engine.games.bureaucracy.state import ALIVE, NOBODY
from engine.games.bureaucracy.view import BureaucracyView
from scenes.boards.bureaucracy.cards import seal
from scenes.boards.bureaucracy.fates import fates
from scenes.boards.bureaucracy.layout import Ring
from scenes.boards.bureaucracy.pieces import tint
from scenes.boards.bureaucracy.sketch import Sketch
from scenes.play.ending import EndingScene
from scenes.play.session import Session
from scenes.ui import art
from scenes.ui.animation import ease_out
from scenes.ui.kit import Box, Kit
from scenes.ui.page import Page
from scenes.ui.painter import Painter
from scenes.ui.text import DISPLAY, LABEL
from scenes.ui.theme import CREAM, DARK, LIGHT, Colour, hexed, mix, rgb

if TYPE_CHECKING:
    from scenes.app import App

_FIRST, _STEP, _LAST = 0.6, 0.42, 1.6  # seconds before the first hunter, for each, and after the last
_WALL, _WALL_RAY = rgb("2B2420"), rgb("352C26")


class _Layout(NamedTuple):
    poster: Box
    title: Box
    ring: Ring
    rows: tuple[Box, ...]
    buttons: Box


def _layout(kit: Kit, players: int) -> _Layout:
    """A poster at the start, the hunt in the middle, a row for everybody, and the ways out below."""
    compact = kit.compact
    margin, foot = (10.0, 56.0) if compact else (24.0, 84.0)
    poster = Box(0, 0, kit.width * 0.27, kit.height)
    column = Box(poster.right + margin, margin, kit.width - poster.w - 2 * margin, kit.height - 2 * margin)
    buttons = Box(column.x, column.bottom - foot, column.w, foot)
    title = Box(column.x, column.y, column.w, 38 if compact else 64)
    body = Box(column.x, title.bottom + 6, column.w, buttons.y - margin - title.bottom - 6)
    share = 0.46
    radius = min(body.w * share, body.h) / 2 + (4 if compact else 10)
    ring = Ring(body.x + body.w * share / 2, body.centery, radius, players)
    left = body.x + body.w * share + margin
    gap = 6.0 if compact else 10.0
    tall = min((body.h - gap * (players - 1)) / players, 74.0 if compact else 112.0)
    top = body.centery - (tall * players + gap * (players - 1)) / 2
    rows = tuple(Box(left, top + seat * (tall + gap), body.right - left, tall) for seat in range(players))
    return _Layout(poster, title, ring, rows, buttons)


class ResultScene(EndingScene):
    """Hunters and their targets are shown one after another, then the poster of the winner slides in."""

    home_icon = "house"

    def __init__(self, app: "App", session: Session) -> None:
        super().__init__(app, session)
        outcome = session.table.outcome()
        assert outcome is not None, "only a game that is over has a result"
        self.winners = outcome.winners
        self.view: BureaucracyView = session.table.view(SPECTATOR)
        self.fates = fates(session.table.events(SPECTATOR), self.view.players)
        self.length = _FIRST + _STEP * self.view.players + _LAST

    def cues(self) -> list[tuple[float, str]]:
        turns = [(_FIRST + _STEP * seat, "flip") for seat in range(self.view.players)]
        return [(0.0, "gavel"), *turns, (self.length - _LAST, "reveal")]

    @property
    def shown(self) -> int:
        """How many players' targets have been shown."""
        if not self.is_moving:
            return self.view.players
        return min(self.view.players, max(0, int((self.age - _FIRST) / _STEP + 1))) if self.age >= _FIRST else 0

    # --- the picture ---

    def build(self, painter: Painter, page: Page) -> None:
        layout = _layout(painter.kit, self.view.players)
        texts = self.session.texts
        painter.text(texts("rt-result-hunts"), layout.title, layout.title.h * 0.86, DISPLAY)
        if self.is_moving:
            self._placard(painter, layout.poster)
            self.skip_control(painter, page)
            return
        self._hunt(painter, layout.ring, self.view.players)
        for seat, row in enumerate(layout.rows):
            self._row(painter, row, seat)
        self._poster(painter, layout.poster)
        self.buttons(painter, page, layout.buttons)

    def draw_over(self, painter: Painter) -> None:
        if not self.is_moving:
            return
        layout = _layout(painter.kit, self.view.players)
        self._hunt(painter, layout.ring, self.shown)
        for seat, row in enumerate(layout.rows[: self.shown]):
            self._row(painter, row, seat)
        end = self.length - _LAST
        if self.age > end:
            moved = ease_out((self.age - end) / (_LAST * 0.6))
            box = layout.poster
            self._poster(painter, Box(box.x - box.w * (1 - min(1.0, moved)), box.y, box.w, box.h))

    def _placard(self, painter: Painter, box: Box) -> None:
        """What hangs where the poster will be."""
        texts = self.session.texts
        inner = f'<rect width="{box.w:g}" height="{box.h:g}" fill="{hexed(_WALL)}"/>'
        painter.svg(inner + art.rays(box.w / 2, box.h / 2, 28, box.w + box.h, _WALL_RAY, 3), box)
        radius = box.w * 0.24
        painter.disc(box.centerx, box.centery - radius * 0.3, radius, _WALL, CREAM, 5)
        painter.icon("objective", box.centerx, box.centery - radius * 0.3, radius * 1.1, CREAM)
        compact = painter.kit.compact
        title = Box(box.x + 20, box.centery + radius * 0.9, box.w - 40, 50 if compact else 70)
        painter.text(texts("result-reveal"), title, 40 if compact else 60, DISPLAY, CREAM, "centre")
        hint = Box(title.x, title.bottom + 6, title.w, 30)
        painter.text(texts("result-reveal-skip"), hint, 15 if compact else 19, LABEL, CREAM, "centre")

    def _poster(self, painter: Painter, box: Box) -> None:
        """The winner's seal and name on rays in their colour; those who share it stand below each other."""
        kit, theme = painter.kit, painter.theme
        first = self.winners[0]
        piece = self.session.pieces[first]
        ground = tint(theme, piece, 0.18)
        inner = f'<rect width="{box.w:g}" height="{box.h:g}" fill="{hexed(ground)}"/>'
        light = mix(ground, (255, 252, 240), 0.18)
        inner += art.rays(box.w / 2, box.h * 0.4, 32, box.w + box.h, light, 3)
        painter.kept(("result-poster", piece), box, lambda brush: brush.svg(inner, box), margin=0)
        compact = kit.compact
        count = len(self.winners)
        tall = min(box.h * 0.34, box.h * 0.62 / count)
        for place, seat in enumerate(self.winners):
            middle = box.y + box.h * 0.1 + place * (tall + 14)
            self._laurel(painter, Box(box.x + box.w * 0.08, middle, box.w * 0.84, tall), seat)
        plate = Box(box.x, box.bottom - box.h * 0.24, box.w, box.h * 0.24)
        painter.fill(plate, DARK)
        painter.fill(Box(plate.x, plate.y, plate.w, 5), theme.focus)
        names = ", ".join(self.session.names[seat] for seat in self.winners)
        words = self.session.texts("rt-result-won", count=count, players=names)
        room = Box(plate.x + 16, plate.y + 14, plate.w - 32, plate.h * 0.52)
        painter.text(words, room, 54 if compact else 92, DISPLAY, LIGHT, "centre", lines=2, least=18)
        below = Box(room.x, room.bottom + 2, room.w, plate.bottom - 8 - room.bottom)
        why = self.session.texts("rt-result-why", why=self._why())
        painter.text(why, below, 15 if compact else 20, LABEL, CREAM, "centre", lines=2, least=10)
        painter.fill(Box(box.right - 6, box.y, 6, box.h), DARK)

    def _laurel(self, painter: Painter, box: Box, seat: int) -> None:
        theme, piece = painter.theme, self.session.pieces[seat]
        painter.shadow(box, 7, 8)
        painter.fill(box, theme.card)
        window = Box(box.x + 8, box.y + 8, box.w - 16, box.h * 0.62)
        seal(painter, window, self.view.factions[seat], tint(theme, piece, 0.5))
        painter.frame(window, DARK, 3)
        painter.frame(box, DARK, 3)
        foot = Box(box.x + 12, window.bottom + 4, box.w - 24, box.bottom - 6 - window.bottom - 4)
        radius = foot.h * 0.3
        painter.token(piece, foot.x + radius * 1.3, foot.centery, radius)
        room = Box(foot.x + radius * 3, foot.y, foot.w - radius * 3, foot.h * 0.56)
        painter.text(self.session.names[seat], room, foot.h * 0.5, DISPLAY, least=15, cut=True)
        name = self.session.words.faction(self.view.factions[seat])
        below = Box(room.x, room.bottom, room.w, foot.h * 0.36)
        painter.text(name, below, foot.h * 0.26, LABEL, theme.ink2, least=12, cut=True)

    def _why(self) -> str:
        if not self.view.living():
            return "drawn"
        gone = fallen(self.view)  # type: ignore[arg-type]
        return "targets" if not self.view.targets[self.winners[0]] & ~gone else "counted"

    # --- the hunt ---

    def _hunt(self, painter: Painter, ring: Ring, shown: int) -> None:
        """Everybody around a circle, and an arrow to each of their targets."""
        theme = painter.theme
        painter.ring(ring.x, ring.y, ring.radius * 0.78, theme.rule, 2.5, "9 7")
        for seat in range(shown):
            for target in seats_in(self.view.targets[seat]):
                self._chase(painter, ring, seat, target)
        for seat in range(ring.players):
            self._hunter(painter, ring, seat)

    def _chase(self, painter: Painter, ring: Ring, seat: int, target: int) -> None:
        (x1, y1), (x2, y2) = self._spot(ring, seat), self._spot(ring, target)
        turn = math.atan2(y2 - y1, x2 - x1)
        aside = 7 * ring.scale  # so that two who hunt each other have two arrows
        ox, oy = -math.sin(turn) * aside, math.cos(turn) * aside
        edge = self._radius(ring) * 1.5
        hx, hy = math.cos(turn), math.sin(turn)
        start = x1 + hx * edge + ox, y1 + hy * edge + oy
        end = x2 - hx * edge + ox, y2 - hy * edge + oy
        width = max(4.0, 8 * ring.scale)
        head = width * 2.6
        base = end[0] - hx * head, end[1] - hy * head
        wing = width * 1.5
        tip = [end, (base[0] - hy * wing, base[1] + hx * wing), (base[0] + hy * wing, base[1] - hx * wing)]
        colour = painter.theme.players[self.session.pieces[seat]]
        is_down = self.view.fell[target] != ALIVE
        xs, ys = (start[0], end[0]), (start[1], end[1])
        area = Box(min(xs), min(ys), abs(xs[1] - xs[0]) + 1, abs(ys[1] - ys[0]) + 1).inflate(60, 60)
        sketch = Sketch(painter, area)
        for extra, ink in ((4.0, painter.theme.line), (0.0, colour)):
            sketch.line((start, base), ink, width + extra, "" if is_down or extra else "11 7")
            sketch.area(tip, ink, ink if extra else None, extra)
        sketch.show()

    def _radius(self, ring: Ring) -> float:
        return min(30.0, ring.radius * 0.105)

    def _spot(self, ring: Ring, seat: int) -> tuple[float, float]:
        turn = math.radians(ring.angle(seat))
        return ring.x + ring.radius * 0.78 * math.cos(turn), ring.y + ring.radius * 0.78 * math.sin(turn)

    def _hunter(self, painter: Painter, ring: Ring, seat: int) -> None:
        x, y = self._spot(ring, seat)
        theme, radius = painter.theme, self._radius(ring)
        is_out = self.view.fell[seat] != ALIVE
        edge: Colour = theme.focus if seat in self.winners else theme.edge
        painter.disc(
            x, y, radius * 1.28, theme.sunk if is_out else theme.card, edge, 5 if seat in self.winners else 2.5
        )
        painter.token(self.session.pieces[seat], x, y - 2, radius * 0.8)
        if is_out:
            painter.disc(x + radius, y + radius, radius * 0.52, theme.card, theme.line, 2)
            painter.icon("skull", x + radius, y + radius, radius * 0.74, theme.danger)
        elif seat in self.winners:
            painter.disc(x + radius, y + radius, radius * 0.52, theme.focus, DARK, 2)
            painter.icon("crown", x + radius, y + radius, radius * 0.74, DARK)
        wide, tall = (130.0, 20.0) if painter.kit.compact else (180.0, 26.0)
        is_above = y < ring.y - 1
        top = y - radius * 1.42 - tall if is_above else y + radius * 1.42
        size = 15 if painter.kit.compact else 20
        painter.text(
            self.session.names[seat], Box(x - wide / 2, top, wide, tall), size, LABEL, align="centre", cut=True
        )

    # --- rows ---

    def _row(self, painter: Painter, row: Box, seat: int) -> None:
        """One player: faction, end, coins, and both targets with what became of them."""
        theme, session, view = painter.theme, self.session, self.view
        is_winner = seat in self.winners
        painter.shadow(row, 3, 4)
        painter.fill(row, theme.inverse if is_winner else theme.panel)
        ink = theme.inverse_ink if is_winner else theme.ink
        quiet = ink if is_winner else theme.ink2
        window = Box(row.x, row.y, min(row.h * 1.5, row.w * 0.2), row.h)
        is_out = view.fell[seat] != ALIVE
        seal(painter, window, view.factions[seat], tint(theme, session.pieces[seat], 0.5), is_out)
        painter.line(window.right, row.y, window.right, row.bottom - 1, theme.edge, 2.5)
        x = window.right + 10
        size = min(36.0, row.h * 0.42)
        half = row.w * 0.36
        painter.mark(session.pieces[seat], x + size * 0.4, row.y + row.h * 0.3, size * 0.36)
        name = Box(x + size, row.y + row.h * 0.06, half - size, row.h * 0.5)
        painter.text(session.names[seat], name, size, DISPLAY, ink, least=14, cut=True)
        below = Box(x, row.y + row.h * 0.56, half, row.h * 0.36)
        painter.text(self._fate(seat), below, 17 if not painter.kit.compact else 13.5, LABEL, quiet, least=11, cut=True)
        rest = Box(x + half + 8, row.y + 5, row.right - 10 - x - half - 8, row.h - 10)
        for place, target in enumerate(seats_in(view.targets[seat])):
            cell = Box(rest.x, rest.y + place * rest.h / 2, rest.w, rest.h / 2)
            self._target(painter, cell, target, ink)
        painter.frame(row, theme.edge, 2.5)

    def _fate(self, seat: int) -> str:
        texts, fate = self.session.texts, self.fates[seat]
        if fate is not None:
            by = self.session.names[fate.by] if fate.by != NOBODY else "nobody"
            return texts("rt-result-fell", round=fate.round, by=by)
        coins = texts("rt-result-coins", coins=self.view.coins[seat])
        return f"{texts('rt-result-winner' if seat in self.winners else 'rt-result-alive')} · {coins}"

    def _target(self, painter: Painter, cell: Box, target: int, ink: Colour) -> None:
        is_out = self.view.fell[target] != ALIVE
        size = min(20.0, cell.h * 0.68)
        painter.icon("objective", cell.x + size * 0.6, cell.centery, size, ink)
        painter.mark(self.session.pieces[target], cell.x + size * 1.8, cell.centery, size * 0.45)
        room = Box(cell.x + size * 2.6, cell.y, cell.w - size * 4, cell.h)
        painter.text(self.session.names[target], room, size, LABEL, ink, least=11, cut=True)
        icon = "skull" if is_out else "minus"
        painter.icon(icon, cell.right - size * 0.6, cell.centery, size, ink)
