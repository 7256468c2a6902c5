"""The end of a game of Machrou3 Ra2is: the ballots are opened one thing after another, then all lies open."""

import math
from typing import TYPE_CHECKING, NamedTuple

import pygame

from engine.contract import SPECTATOR
from scenes.boards.machrou3.hemicycle import BASE, SEATS, draw_chamber, draw_rostrum, draw_seats
from scenes.boards.machrou3.result_parts import (
    Open,
    Verdict,
    as_picture,
    draw_card,
    draw_poster,
    draw_void,
    side_icon,
    side_tag,
    void_place,
)
from scenes.play.ending import EndingScene
from scenes.play.session import Session
from scenes.ui import art
from scenes.ui.animation import ease_out
from scenes.ui.kit import Box, Kit
from scenes.ui.page import Page
from scenes.ui.painter import Painter
from scenes.ui.text import DISPLAY, LABEL
from scenes.ui.theme import CREAM, DARK, hexed, mix, rgb

if TYPE_CHECKING:
    from scenes.app import App

SEATED = 0.012  # seconds for each seat of Parliament to be taken
TURNING = 1.6  # when the first card turns
TURNED = 4.0  # when the last one lies open
FLIP = 0.32
STAMPED = 4.3  # when it is clear which votes are void
COUNTED = 5.2
LENGTH = 6.0
_WALL, _WALL_RAY = rgb("2B2420"), rgb("352C26")


class _Layout(NamedTuple):
    poster: Box
    column: Box
    chamber: Box
    cards: tuple[Box, ...]
    buttons: Box
    note: Box


def _layout(kit: Kit, players: int, candidates: int) -> _Layout:
    """The poster on one side; on the other, in a column, Parliament, the cards and what to do next."""
    compact = kit.compact
    margin, gap = (12.0, 8.0) if compact else (42.0, 16.0)
    poster = Box(0, 0, 405 if compact else 648, kit.height)
    room = kit.width - poster.right - 2 * margin
    wide = min(room, 1100.0 if compact else 1500.0)
    column = Box(poster.right + margin + (room - wide) / 2, 0, wide, kit.height)
    note_tall, button_tall, card_tall = (22.0, 44.0, 214.0) if compact else (26.0, 64.0, 300.0)
    more = max(0.0, kit.height - (720 if compact else 1080))
    card_tall += min(more * 0.1, 24.0)
    note = Box(column.x, kit.height - note_tall - (4 if compact else 14), wide, note_tall)
    buttons = Box(column.x, note.y - button_tall - (6 if compact else 12), wide, button_tall)
    top = buttons.y - card_tall - (12 if compact else 26)
    card = (wide - gap * (players - 1)) / players
    cards = tuple(Box(column.x + seat * (card + gap), top, card, card_tall) for seat in range(players))
    bottom = top - (12 if compact else 26)
    head = 62.0 if compact else 112.0
    radius = _chamber_radius(compact, wide, head, bottom, candidates)
    tall = radius * (1 + BASE)
    chamber = Box(column.centerx - radius, bottom - tall, 2 * radius, tall)
    return _Layout(poster, column, chamber, cards, buttons, note)


def _chamber_radius(compact: bool, wide: float, top: float, bottom: float, candidates: int) -> float:
    """The largest chamber that stays clear of the totals in the upper corners."""
    totals_wide, totals_end = (225.0, 96.0) if compact else (350.0, 190.0)
    if candidates > 2:
        totals_end = max(totals_end, 14 + 37.0 * (candidates - 1) if compact else 44 + 56.0 * (candidates - 1))
    radius = min(wide / 2, (bottom - top) / (1 + BASE))
    while radius > 100:
        above = bottom - radius * BASE - totals_end
        if above >= radius or math.sqrt(radius**2 - max(0.0, above) ** 2) <= wide / 2 - totals_wide:
            break
        radius -= 4
    return radius


class ResultScene(EndingScene):
    """The count of the Presidential Election, the characters, and who stands behind the front-runner."""

    length = LENGTH

    def __init__(self, app: "App", session: Session) -> None:
        super().__init__(app, session)
        outcome = session.table.outcome()
        assert outcome is not None, "only a game that is over has a result"
        self.verdict = Verdict(session, session.table.view(SPECTATOR), outcome)
        self._poster: pygame.Surface | None = None
        self._pictures: dict[tuple[Open, int], pygame.Surface] = {}

    def cues(self) -> list[tuple[float, str]]:
        """Every cue of the reveal."""
        players = self.verdict.view.players
        cues = [(0.0, "gavel"), (COUNTED, "reveal")]
        cues += [(_turn_of(seat, players), "flip") for seat in range(players)]
        if any(self.verdict.is_void(seat) for seat in range(players)):
            cues.append((TURNED, "stamp"))
        return cues

    # --- the picture ---

    def build(self, painter: Painter, page: Page) -> None:
        self._pictures.clear()
        self._poster = None
        layout = self._layout(painter.kit)
        self._ground(painter, layout)
        draw_chamber(painter, layout.chamber)
        for seat, box in enumerate(layout.cards):
            painter.shadow(box)
            draw_card(painter, box, self.verdict, seat, Open.CLOSED if self.is_moving else Open.ALL)
        if self.is_moving:
            self._placard(painter, layout.poster)
            self.skip_control(painter, page)
            return
        draw_seats(painter, layout.chamber, self.verdict.seats)
        self._rostrum(painter, layout, SEATS)
        self._scores(painter, layout, 1.0)
        draw_poster(painter, layout.poster, self.verdict)
        painter.text(self.verdict.what_if, layout.note, 17, LABEL, painter.theme.ink2, "centre")
        self.buttons(painter, page, layout.buttons)

    def draw_over(self, painter: Painter) -> None:
        if not self.is_moving:
            return
        layout = self._layout(painter.kit)
        taken = min(SEATS, int(self.age / SEATED))
        seats = self.verdict.seats if self.age >= STAMPED else self.verdict.seats_before
        draw_seats(painter, layout.chamber, seats[:taken])
        self._rostrum(painter, layout, taken)
        for seat, box in enumerate(layout.cards):
            self._draw_card(painter, seat, box)
        if self.age > STAMPED:
            self._scores(painter, layout, (self.age - STAMPED) / (COUNTED - STAMPED))
        if self.age > COUNTED:
            self._slide(painter, layout.poster, ease_out((self.age - COUNTED) / (LENGTH - COUNTED) * 1.25))

    def _layout(self, kit: Kit) -> _Layout:
        return _layout(kit, self.verdict.view.players, len(self.verdict.view.candidates))

    def _ground(self, painter: Painter, layout: _Layout) -> None:
        theme, kit = painter.theme, painter.kit
        tall = 200.0
        area = Box(layout.poster.right, kit.height - tall, kit.width - layout.poster.right, tall)
        dots = art.halftone(0, 0, area.w, area.h, 12, 3, mix(theme.page, theme.ink3, 0.22))
        painter.svg(dots, area)

    def _placard(self, painter: Painter, box: Box) -> None:
        """What hangs where the poster will be."""
        inner = f'<rect width="{box.w:g}" height="{box.h:g}" fill="{hexed(_WALL)}"/>'
        inner += art.rays(box.w / 2, box.h / 2, 28, box.w + box.h, _WALL_RAY, 3)
        painter.svg(inner, box)
        radius = box.w * 0.24
        painter.disc(box.centerx, box.centery - radius * 0.3, radius, _WALL, CREAM, 5)
        painter.icon("ballot", box.centerx, box.centery - radius * 0.3, radius * 1.1, CREAM)
        compact = painter.kit.compact
        title = Box(box.x + 24, box.centery + radius * 0.9, box.w - 48, 50 if compact else 70)
        painter.text(self.session.texts("result-reveal"), title, 44 if compact else 64, DISPLAY, CREAM, "centre")
        hint = Box(title.x, title.bottom + 6, title.w, 30)
        painter.text(self._skip_words(), hint, 16 if compact else 20, LABEL, CREAM, "centre")
        painter.fill(Box(box.right - 8, box.y, 8, box.h), DARK)

    def _skip_words(self) -> str:
        return self.session.texts("result-reveal-skip")

    def _rostrum(self, painter: Painter, layout: _Layout, taken: int) -> None:
        word = self.session.texts("result-seats-count", seats=taken)
        draw_rostrum(painter, layout.chamber, str(taken), word)

    def _picture(self, painter: Painter, shown: Open, seat: int, box: Box) -> pygame.Surface:
        """A card as a picture that can be turned, painted once."""
        if (shown, seat) not in self._pictures:
            self._pictures[shown, seat] = as_picture(
                painter.kit, box, lambda brush, own: draw_card(brush, own, self.verdict, seat, shown)
            )
        return self._pictures[shown, seat]

    def _draw_card(self, painter: Painter, seat: int, box: Box) -> None:
        """A card turns by growing narrow and broad again; later its vote is weighed, and stamped if it is void."""
        turned = (self.age - _turn_of(seat, self.verdict.view.players)) / FLIP
        if turned <= 0:
            return
        if turned < 1:
            self._flip(painter, seat, box, ease_out(turned))
            return
        shown = Open.CHARACTER if self.age < STAMPED else Open.VOTE
        painter.surface.blit(self._picture(painter, shown, seat, box), painter.kit.pixels(box))
        if TURNED <= self.age < STAMPED and self.verdict.is_void(seat):
            place = void_place(painter, box)
            larger = 1.3 - 0.3 * ease_out((self.age - TURNED) / (STAMPED - TURNED))
            draw_void(painter, place.scale_by(larger), self.verdict)

    def _flip(self, painter: Painter, seat: int, box: Box, share: float) -> None:
        picture = self._picture(painter, Open.CLOSED if share < 0.5 else Open.CHARACTER, seat, box)
        breadth = max(1, round(picture.get_width() * abs(1 - 2 * share)))
        painter.fill(box, painter.theme.sunk)
        narrow = pygame.transform.smoothscale(picture, (breadth, picture.get_height()))
        painter.picture(narrow, box.centerx, box.centery)

    def _slide(self, painter: Painter, box: Box, share: float) -> None:
        """The poster comes in from the side."""
        if self._poster is None:
            self._poster = as_picture(painter.kit, box, lambda brush, own: draw_poster(brush, own, self.verdict))
        painter.picture(self._poster, box.centerx - box.w * (1 - min(1.0, share)), box.centery)

    # --- the count ---

    def _scores(self, painter: Painter, layout: _Layout, share: float) -> None:
        """The front-runner at one side of the chamber, the others at the other; totals grow with the share."""
        totals = self.verdict.totals()
        done = min(1.0, max(0.0, share))
        column, compact = layout.column, painter.kit.compact
        top, tall = (14.0, 78.0) if compact else (44.0, 140.0)
        first, *others = totals
        shown = {seat: round(total * done) for seat, total in totals.items()}
        wide = column.w * 0.33
        self._score(painter, Box(column.x, top, wide, tall), first, shown[first], True, done > 0)
        if len(others) == 1:
            box = Box(column.right - wide, top, wide, tall)
            self._score(painter, box, others[0], shown[others[0]], False, done > 0)
        row = 37.0 if compact else 56.0
        for place, seat in enumerate(others if len(others) > 1 else ()):
            box = Box(column.right - column.w * 0.22, top + place * row, column.w * 0.22, row)
            self._small_score(painter, box, seat, shown[seat], done > 0)
        if done >= 1:
            middle = Box(column.centerx - column.w * 0.15, top - (4 if compact else 0), column.w * 0.3, 44)
            painter.text(self._seats_note(), middle, 19 if not compact else 14.5, LABEL, align="centre", lines=2)

    def _seats_note(self) -> str:
        view = self.verdict.view
        void = sum(view.blocs) - sum(self.verdict.weights)
        empty = SEATS - sum(view.blocs)
        if not void and not empty:
            return self.session.texts("result-all-count", seats=SEATS)
        return self.session.texts("result-seats-note", void=void, empty=empty)

    def _score(self, painter: Painter, box: Box, seat: int, number: int, at_start: bool, is_open: bool) -> None:
        """A candidate's total, as large as it goes, with name and side beside it."""
        session = self.session
        size = box.h * 1.3
        broad = painter.width(str(max(self.verdict.totals().values())), size, DISPLAY) + 6
        gap = box.h * 0.13
        rest = box.w - broad - gap
        x = box.x if at_start else box.right - broad
        painter.text(str(number), Box(x, box.y, broad, box.h), size, DISPLAY, align="start" if at_start else "end")
        side = Box(box.x + broad + gap if at_start else box.x, box.y + box.h * 0.08, rest, box.h * 0.4)
        radius = side.h * 0.33
        name = session.names[seat]
        wide = min(painter.width(name, side.h * 0.95, DISPLAY) + 4, rest - radius * 2 - 8)
        mark_x = side.x + radius if at_start else side.right - radius
        painter.mark(session.pieces[seat], mark_x, side.centery, radius)
        room = Box(side.x + radius * 2 + 8 if at_start else side.right - radius * 2 - 8 - wide, side.y, wide, side.h)
        painter.text(name, room, side.h * 0.95, DISPLAY, align="start" if at_start else "end", cut=True, least=16)
        if is_open:
            tag = min(rest, 82.0 if painter.kit.compact else 136.0)
            place = Box(side.x if at_start else side.right - tag, box.y + box.h * 0.6, tag, box.h * 0.24)
            side_tag(painter, self.verdict, self.verdict.outcome.sides[seat], place)

    def _small_score(self, painter: Painter, box: Box, seat: int, number: int, is_open: bool) -> None:
        """One of several candidates: total, piece, name and the sign of the side in a row."""
        size = box.h * 0.86
        broad = painter.width("00", size, DISPLAY) + 4
        painter.text(str(number), Box(box.right - broad, box.y, broad, box.h), size, DISPLAY, align="end")
        radius = box.h * 0.23
        x = box.right - broad - 10 - radius
        painter.mark(self.session.pieces[seat], x, box.centery, radius)
        icon = box.h * 0.46
        room = Box(box.x + icon + 8, box.y, x - radius - 8 - box.x - icon - 8, box.h)
        shown = painter.text(self.session.names[seat], room, size * 0.62, DISPLAY, align="end", cut=True, least=16)
        if is_open:
            side = self.verdict.outcome.sides[seat]
            colour = painter.theme.corrupt if side == "corrupt" else painter.theme.reformist
            painter.icon(side_icon(side), shown.x - 8 - icon / 2, box.centery, icon, colour)


def _turn_of(seat: int, players: int) -> float:
    """When a player's card begins to turn."""
    return TURNING + (TURNED - FLIP - TURNING) * seat / max(1, players - 1)
