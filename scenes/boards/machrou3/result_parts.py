"""What the election came to, and the parts of its page: the President's poster and a card for every player."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import IntEnum
from functools import cached_property
from typing import Any

import pygame

from engine.contract import Outcome
from engine.games.machrou3.content import CORRUPT
from engine.games.machrou3.rules.election import vote_weights
from engine.games.machrou3.state import NOBODY
from engine.games.machrou3.view import Machrou3View
from scenes.boards.machrou3.cards import guilloche
from scenes.boards.machrou3.hemicycle import SEATS, Kind, SeatDot
from scenes.play.session import Session
from scenes.play.stamps import RATIO, draw_stamp
from scenes.texts import text_id
from scenes.ui import art
from scenes.ui.card_backs import card_back
from scenes.ui.kit import Box, Kit
from scenes.ui.painter import Painter
from scenes.ui.text import BOLD, DISPLAY, LABEL, TEXT
from scenes.ui.theme import CREAM, DARK, LIGHT, PAPER, Colour, hexed, mix, rgb
from scenes.ui.widgets import stamp

_POSTERS = {CORRUPT: ("566518", "66761F", "C3CC8C")}
_REFORMIST_POSTER = ("B3241C", "C9432F", "F0B9A4")
_GROUNDS = {CORRUPT: rgb("A9B45E")}
_REFORMIST_GROUND = rgb("EE9A78")
_BRASS = rgb("E3B23C")
_PALE = rgb("E7D6B4")
_SASH = rgb("FBF4E2")


class Open(IntEnum):
    """How much of a player's card shows: nothing, who they were, whether their vote counts, whether they won."""

    CLOSED = 0
    CHARACTER = 1
    VOTE = 2
    ALL = 3


@dataclass(frozen=True)
class Verdict:
    """The end of a game, with every card face up."""

    session: Session
    view: Machrou3View
    outcome: Outcome

    @cached_property
    def weights(self) -> tuple[int, ...]:
        """What every vote weighed; nothing, if a Reformist has no Objective (M31)."""
        state: Any = self.view  # the rules read the same facts from a View
        return vote_weights(state)

    def is_void(self, seat: int) -> bool:
        """Whether a player voted in vain: a Reformist without an Objective (M31)."""
        has_objective = any(owner == seat for owner, _ in self.view.completed)
        return self.outcome.sides[seat] != CORRUPT and not has_objective

    def totals(self, with_void: bool = False) -> dict[int, int]:
        """The seats behind each candidate, those with most first; void votes only if one asks what might have been."""
        counted = self.view.blocs if with_void else self.weights
        sums = dict.fromkeys(self.view.candidates, 0)
        for seat, choice in enumerate(self.view.votes):
            sums[choice] += counted[seat]
        return dict(sorted(sums.items(), key=lambda entry: -entry[1]))

    @property
    def tied(self) -> tuple[int, ...]:
        """The candidates that share the top (M32)."""
        totals = self.totals()
        best = max(totals.values())
        return tuple(candidate for candidate, total in totals.items() if total == best)

    @cached_property
    def seats_before(self) -> tuple[SeatDot, ...]:
        """The same Parliament before the votes are weighed."""
        return tuple(dot._replace(kind="counts") if dot.piece else dot for dot in self.seats)

    @cached_property
    def seats(self) -> tuple[SeatDot, ...]:
        """Parliament from left to right: the front-runner's voters, void and empty seats, the others' voters."""
        view = self.view
        first, *others = self.totals()
        blocs = [
            *self._voters(first),
            *(seat for seat in range(view.players) if self.is_void(seat)),
            NOBODY,
            *(seat for candidate in reversed(others) for seat in reversed(self._voters(candidate))),
        ]
        empty = SEATS - sum(view.blocs)
        return tuple(
            dot for seat in blocs for dot in ([SeatDot("", "empty")] * empty if seat == NOBODY else self._bloc(seat))
        )

    def _voters(self, candidate: int) -> list[int]:
        """Whose votes count for a candidate, the candidate's own first."""
        seats = [seat for seat, choice in enumerate(self.view.votes) if choice == candidate and not self.is_void(seat)]
        return sorted(seats, key=lambda seat: seat != candidate)

    def _bloc(self, seat: int) -> list[SeatDot]:
        kind: Kind = "void" if self.is_void(seat) else "counts"
        return [SeatDot(self.session.pieces[seat], kind)] * self.view.blocs[seat]

    # --- in words ---

    @property
    def headline(self) -> str:
        """Who won: told to the only person at the table, or to everybody."""
        texts, people = self.session.texts, self.session.people
        winners = texts(f"{text_id('side', self.outcome.winning_side)}.plural")
        if len(people) != 1:
            return texts("result-headline", winners=winners)
        has_won = people[0] in self.outcome.winners
        return texts("result-headline-won" if has_won else "result-headline-lost", winners=winners)

    @property
    def story(self) -> str:
        """Who the President was all the time, or how the vote was tied (M32)."""
        texts, view, names = self.session.texts, self.view, self.session.names
        if view.president == NOBODY:
            *first, last = [names[seat] for seat in self.tied]
            players = texts("result-and", first=", ".join(first), last=last)
            return texts("result-tied", players=players, seats=max(self.totals().values()))
        character = view.characters[view.president]
        arguments = {
            "character": texts(text_id("character", character)),
            "epithet": texts(text_id("result-epithet", character)),
        }
        if self.session.people == (view.president,):
            return texts("result-was-you", **arguments)
        return texts("result-was", player=names[view.president], **arguments)

    @property
    def what_if(self) -> str:
        """What the vote would have been if all of it had counted."""
        texts = self.session.texts
        void = sum(self.view.blocs) - sum(self.weights)
        if not void:
            return texts("result-sound-note")
        score = list(self.totals(with_void=True).values())
        spoken = texts("result-score", first=score[0], second=score[1]) if len(score) > 1 else str(score[0])
        return texts("result-void-note", seats=void, score=spoken)


def side_icon(side: str) -> str:
    return "coins" if side == CORRUPT else "flame"


def side_colour(side: str) -> Colour:
    """The ink of a side on printed matter that is the same in both printings."""
    return PAPER.corrupt if side == CORRUPT else PAPER.reformist


def side_tag(painter: Painter, verdict: Verdict, side: str, box: Box) -> None:
    """A side as a band: its colour, its icon and its word."""
    word = verdict.session.texts(text_id("side", side))
    painter.fill(box, side_colour(side))
    size = box.h * 0.64
    wide = min(painter.width(word, size * painter.kit.larger_text, LABEL) + 3, box.w - size * 1.4 - 8)
    x = box.centerx - (wide + size * 1.4) / 2
    painter.icon(side_icon(side), x + size * 0.5, box.centery, size * 1.1, LIGHT)
    painter.text(word, Box(x + size * 1.4, box.y + 3, wide, box.h - 6), size, LABEL, LIGHT, least=11)


def as_picture(kit: Kit, box: Box, draw: Callable[[Painter, Box], None]) -> pygame.Surface:
    """A part of the page as a picture of its own, to be moved about."""
    area = kit.pixels(box)
    own = replace(kit, size=area.size)
    brush = Painter(pygame.Surface(area.size, pygame.SRCALPHA), own)
    draw(brush, Box(0, 0, area.w / kit.unit, area.h / kit.unit))
    return brush.surface


# --- the poster ---


def draw_poster(painter: Painter, box: Box, verdict: Verdict) -> None:
    """The President as they would have themselves printed; nobody at all if the vote was tied."""
    compact = painter.kit.compact
    tall, brass, rule = (170.0, 8.0, 5.0) if compact else (234.0, 12.0, 8.0)
    title_tall, name_tall = (28.0, 84.0) if compact else (44.0, 150.0)
    band = Box(box.x, box.bottom - tall, box.w, tall)
    head = Box(box.x + 16, box.y + title_tall * 0.66, box.w - 32, title_tall + name_tall)
    bust_tall = min(band.y - head.bottom + name_tall * 0.16, box.w * 0.9 * 286 / 240)
    bust = Box(box.centerx - bust_tall * 120 / 286, band.y - bust_tall, bust_tall * 240 / 286, bust_tall)
    _poster_picture(painter, box, bust, verdict)
    _poster_head(painter, head, title_tall, name_tall, verdict)
    painter.fill(band, DARK)
    painter.fill(Box(band.x, band.y - brass, band.w, brass), _BRASS)
    _poster_foot(painter, band.inflate(-36 if compact else -56, -24 if compact else -36), verdict)
    painter.fill(Box(box.right - rule, box.y, rule, box.h), DARK)


def _poster_picture(painter: Painter, box: Box, bust: Box, verdict: Verdict) -> None:
    """Rays in the winners' colour, and in the sun the President, or the winners' sign alone."""
    president, side = verdict.view.president, verdict.outcome.winning_side
    ground, ray, pale = (rgb(code) for code in _POSTERS.get(side, _REFORMIST_POSTER))
    radius = bust.w * 0.478
    x, y = box.w / 2, bust.y + bust.h * 0.48 - box.y
    inner = f'<rect width="{box.w:g}" height="{box.h:g}" fill="{hexed(ground)}"/>'
    inner += art.rays(x, y, 28, box.h + box.w, ray, 3)
    inner += (
        f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{hexed(pale)}" stroke="{hexed(DARK)}" stroke-width="6"/>'
        f'<circle cx="{x:g}" cy="{y:g}" r="{radius * 1.084:g}" fill="none" stroke="{hexed(mix(pale, LIGHT, 0.5))}" '
        'stroke-width="4"/>'
    )
    painter.svg(inner, box)
    if president == NOBODY:
        painter.icon(side_icon(side), box.centerx, box.y + y, radius * 1.1, DARK)
    else:
        painter.file(bust, "machrou3", "bust", f"{verdict.view.characters[president]}.svg")
        _sash(painter, bust)
    foot = Box(box.x, bust.bottom - bust.h * 0.34, box.w, bust.h * 0.34)
    dots = art.halftone(0, 0, foot.w, foot.h, 11, 3.0, mix(ground, DARK, 0.7))
    painter.svg(f'<g opacity=".24">{dots}</g>', foot)


def _poster_head(painter: Painter, head: Box, title_tall: float, name_tall: float, verdict: Verdict) -> None:
    session, president = verdict.session, verdict.view.president
    texts = session.texts
    title = texts("result-no-president" if president == NOBODY else "result-president")
    painter.text(title, Box(head.x, head.y, head.w, title_tall), title_tall, DISPLAY, LIGHT, "centre")
    name = texts("result-nobody") if president == NOBODY else session.names[president]
    room = Box(head.x, head.y + title_tall + name_tall * 0.05, head.w, name_tall * 0.9)
    if president == NOBODY:
        painter.text(name, room, name_tall, DISPLAY, LIGHT, "centre")
        return
    piece_wide = name_tall * 0.5
    wide = min(painter.width(name, name_tall, DISPLAY), room.w - piece_wide)
    x = room.centerx - (wide + piece_wide) / 2
    painter.mark(session.pieces[president], x + piece_wide * 0.4, room.centery, piece_wide * 0.36, LIGHT)
    painter.text(name, Box(x + piece_wide, room.y, wide + 4, room.h), name_tall, DISPLAY, LIGHT, "centre", cut=True)


def _poster_foot(painter: Painter, room: Box, verdict: Verdict) -> None:
    """Who won, as whom, and how long it took."""
    view, texts = verdict.view, verdict.session.texts
    compact = painter.kit.compact
    side = verdict.outcome.winning_side
    top = Box(room.x, room.y, room.w, room.h * 0.42)
    icon = top.h * 0.62
    size = min(84.0, top.h * 0.95)
    words = verdict.headline
    while painter.width(words, size, DISPLAY) > top.w - icon - 14 and size > 20:
        size *= 0.96
    wide = painter.width(words, size, DISPLAY) + 4
    icon = min(icon, size * 0.9)
    x = top.centerx - (wide + icon + 12) / 2
    ink = rgb("B7C95A") if side == CORRUPT else rgb("F0674F")
    painter.icon(side_icon(side), x + icon / 2, top.centery, icon, ink)
    painter.text(words, Box(x + icon + 12, top.y, wide, top.h), size, DISPLAY, LIGHT)
    story = Box(room.x, top.bottom + 2, room.w, room.h * 0.36)
    painter.text(verdict.story, story, 22 if not compact else 16, TEXT, _PALE, "centre", lines=2)
    facts = texts("result-facts", round=view.round, count=len(view.completed))
    foot = Box(room.x, room.bottom - room.h * 0.18, room.w, room.h * 0.18)
    painter.text(facts, foot, 18 if not compact else 14, LABEL, _PALE, "centre")


def _sash(painter: Painter, bust: Box) -> None:
    """The sash of office, with a cedar."""
    k = bust.w / 240
    red, white = hexed(PAPER.reformist), hexed(_SASH)
    inner = (
        f'<g transform="scale({k:.4f})"><path d="M52,256 L84,238 L200,296 L160,300Z" fill="{white}"/>'
        f'<path d="M45,262 L52,256 L172,300 L150,300Z" fill="{red}"/>'
        f'<path d="M84,238 L92,233 L214,292 L200,296Z" fill="{red}"/></g>'
    )
    painter.svg(inner, bust)
    cedar = art.icon("cedar", painter.kit.length(22 * k), PAPER.success)
    turned = pygame.transform.rotozoom(cedar, -26, 1)
    painter.picture(turned, bust.x + 97 * k, bust.y + 258 * k)


# --- a card for every player ---


def draw_card(painter: Painter, box: Box, verdict: Verdict, seat: int, shown: Open = Open.ALL) -> None:
    """One player: who they were, how much they weighed and whom for; closed, only that they hold a card."""
    painter.fill(box, painter.theme.card)
    _card_head(painter, Box(box.x, box.y, box.w, _head_tall(painter)), verdict, seat, shown is Open.ALL)
    body = _body_of(painter, box)
    if shown:
        _card_body(painter, body, verdict, seat, shown >= Open.VOTE)
    else:
        back = card_back(painter.kit, "identity", painter.kit.length(body.h * 0.66))
        painter.picture(back, body.centerx, body.centery)
    painter.frame(box, painter.theme.edge)


def void_place(painter: Painter, box: Box) -> Box:
    """Where a void vote is stamped on a card."""
    return _void_on(_portrait_of(painter, _body_of(painter, box)))


def _void_on(portrait: Box) -> Box:
    return Box(portrait.x - 2, portrait.y + portrait.h * 0.58, portrait.w + 4, portrait.h * 0.34)


def _head_tall(painter: Painter) -> float:
    return 32.0 if painter.kit.compact else 46.0


def _body_of(painter: Painter, box: Box) -> Box:
    head = _head_tall(painter)
    margins = (-12, -10) if painter.kit.compact else (-20, -16)
    return Box(box.x, box.y + head, box.w, box.h - head).inflate(*margins)


def _portrait_of(painter: Painter, body: Box) -> Box:
    """The window of the portrait: what the three lines below it leave."""
    tall = body.h - (68.0 if painter.kit.compact else 96.0)
    return Box(body.x, body.y, min(tall / 1.2, body.w * 0.5), tall)


def _card_head(painter: Painter, head: Box, verdict: Verdict, seat: int, is_decided: bool) -> None:
    """The player's name; a winner's is printed in reverse."""
    theme, session, texts = painter.theme, verdict.session, verdict.session.texts
    has_won = is_decided and seat in verdict.outcome.winners
    painter.fill(head, theme.inverse if has_won else theme.panel)
    ink = theme.inverse_ink if has_won else theme.ink
    radius = head.h * 0.26
    painter.mark(session.pieces[seat], head.x + radius + 10, head.centery, radius, ink if has_won else None)
    x, end = head.x + radius * 2 + 17, head.right - 8
    if session.faces[seat]:
        tall = head.h - 6
        draw_stamp(painter, Box(x - 2, head.y + 3, tall / RATIO, tall), session.pieces[seat], session.faces[seat])
        x += tall / RATIO + 5
    if has_won:
        end = _head_word(painter, head, end, texts("result-won"), "star", ink, x + head.w * 0.4)
    elif seat in verdict.view.candidates:
        end = _head_word(painter, head, end, texts("result-candidate"), "lectern", theme.ink2, x + head.w * 0.4)
    painter.text(
        session.names[seat], Box(x, head.y + 5, end - x, head.h - 10), head.h * 0.7, DISPLAY, ink, cut=True, least=14
    )
    painter.fill(Box(head.x, head.bottom - 1, head.w, 2.5), theme.edge)


def _head_word(painter: Painter, head: Box, end: float, word: str, icon: str, ink: Colour, least: float) -> float:
    """A word with an icon at the end of a card's head, the icon alone if there is no room; returns where it begins."""
    size = max(painter.kit.smallest_text, 15.0 if not painter.kit.compact else 0)
    side = size * 1.25
    wide = painter.width(word, size, LABEL)
    if end - wide - side - 4 > least:
        painter.text(word, Box(end - wide - 2, head.y, wide + 3, head.h), size, LABEL, ink, "end")
        end -= wide + 5
    painter.icon(icon, end - side / 2, head.centery, side, ink)
    return end - side - 6


def _card_body(painter: Painter, body: Box, verdict: Verdict, seat: int, is_weighed: bool) -> None:
    texts = verdict.session.texts
    line, band, gap = (19.0, 20.0, 5.0) if painter.kit.compact else (27.0, 26.0, 8.0)
    portrait = _portrait_of(painter, body)
    character, side = verdict.view.characters[seat], verdict.outcome.sides[seat]
    draw_portrait(painter, portrait, character, side)
    beside = Box(portrait.right + 8, body.y, body.right - portrait.right - 8, portrait.h)
    name = Box(beside.x, beside.y, beside.w, beside.h * 0.24)
    painter.text(texts(text_id("character", character)), name, beside.h * 0.22, DISPLAY, least=13)
    is_void = is_weighed and verdict.is_void(seat)
    _card_number(painter, beside, verdict, seat, is_void)
    tag = Box(body.x, portrait.bottom + gap, body.w, band)
    side_tag(painter, verdict, side, tag)
    _vote_line(painter, Box(body.x, tag.bottom + gap / 2, body.w, line), verdict, seat)
    if is_weighed:
        words, colour = _why(painter, verdict, seat)
        foot = Box(body.x, body.bottom - line, body.w, line)
        painter.text(words, foot, 13 if painter.kit.compact else 15.5, LABEL, colour, least=11)
    if is_void:
        draw_void(painter, _void_on(portrait), verdict)


def _card_number(painter: Painter, room: Box, verdict: Verdict, seat: int, is_void: bool) -> None:
    """The seats that a player brings, struck out if they count for nothing."""
    theme, bloc = painter.theme, verdict.view.blocs[seat]
    number = Box(room.x, room.y + room.h * 0.28, room.w, room.h * 0.46)
    ink = theme.ink3 if is_void else theme.ink
    shown = painter.text(str(bloc), number, room.h * 0.52, DISPLAY, ink, least=14)
    if is_void:
        painter.fill(Box(shown.x - 4, number.centery - 2, shown.w + 8, 4), theme.danger)
    word = verdict.session.texts("result-seats-count", seats=bloc)
    label = Box(room.x, room.y + room.h * 0.78, room.w, room.h * 0.22)
    painter.text(word, label, 13 if painter.kit.compact else 15, LABEL, theme.ink2)


def draw_void(painter: Painter, box: Box, verdict: Verdict) -> None:
    stamp(painter, box, verdict.session.texts("result-void"), painter.theme.danger, -10)


def _why(painter: Painter, verdict: Verdict, seat: int) -> tuple[str, Colour]:
    """Why a vote counts or does not."""
    texts, theme = verdict.session.texts, painter.theme
    if verdict.is_void(seat):
        return texts("result-in-vain"), theme.danger
    done = sum(1 for owner, _ in verdict.view.completed if owner == seat)
    if not done and verdict.outcome.sides[seat] == CORRUPT:
        return texts("result-corrupt"), theme.ink2
    return texts("result-objectives", count=done), theme.ink2


def _vote_line(painter: Painter, line: Box, verdict: Verdict, seat: int) -> None:
    session, choice = verdict.session, verdict.view.votes[seat]
    size = 17.0 if not painter.kit.compact else 13.5
    painter.icon("ballot", line.x + size * 0.6, line.centery, size * 1.2)
    x = line.x + size * 1.5
    word = session.texts("result-voted")
    wide = painter.width(word, size, TEXT) + 5
    if line.w > wide + size * 7:
        painter.text(word, Box(x, line.y, wide, line.h), size, TEXT)
        x += wide + 3
    else:
        painter.icon("arrow", x + size * 0.4, line.centery, size * 0.8)
        x += size * 1.1
    painter.mark(session.pieces[choice], x + size * 0.5, line.centery, size * 0.5)
    x += size * 1.3
    painter.text(session.names[choice], Box(x, line.y, line.right - x, line.h), size, BOLD, cut=True, least=12)


def draw_portrait(painter: Painter, window: Box, character: str, side: str) -> None:
    """A character on the ground of their side."""
    ground = _GROUNDS.get(side, _REFORMIST_GROUND)
    light = mix(ground, rgb("FFF6DC"), 0.4)
    inner = f'<rect width="{window.w:g}" height="{window.h:g}" fill="{hexed(ground)}"/>'
    if side == CORRUPT:
        inner += guilloche(window.w, window.h, light, 9, 8, 1.6)
    else:
        inner += art.rays(window.w / 2, window.h * 0.52, 18, window.h * 1.2, light, 4)
    painter.svg(inner, window)
    tall = max(window.h * 0.94, window.w * 0.94 * 286 / 240)
    bust = Box(window.centerx - tall * 120 / 286, window.bottom - tall, tall * 240 / 286, tall)
    if tall > window.h:
        bust.y = window.y + window.h * 0.04
    with painter.clipped(window):
        painter.file(bust, "machrou3", "bust", f"{character}.svg")
    painter.frame(window, DARK if not painter.theme.is_night else CREAM, 2.5)
