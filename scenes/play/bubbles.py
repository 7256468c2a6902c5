"""Speech bubbles at the seats: what is said hangs there for a while, for everybody to read, and never takes a click."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, NamedTuple

import pygame

from engine.contract import EVERYBODY, Event, Statement
from scenes.play.session import Session
from scenes.play.stamps import RATIO, draw_stamp
from scenes.talk_words import TalkWords, statement_in
from scenes.ui import art
from scenes.ui.animation import ease_out
from scenes.ui.kit import Box
from scenes.ui.painter import Painter
from scenes.ui.text import LABEL, TEXT
from scenes.ui.theme import DARK, LIGHT, PAPER, hexed

if TYPE_CHECKING:
    from scenes.app import App

MOST = 3  # bubbles at a time
# Seconds that a bubble hangs, by the setting; at the other speeds the list alone tells what was said.
SECONDS = {"slow": 9.0, "normal": 6.0, "fast": 3.5}
RISING = 0.16  # seconds in which a bubble comes up
_TAIL = 20.0
_RISE = 12.0
_EDGE = 8.0  # room for the shadow


class Perch(NamedTuple):
    """Where a bubble's tail points: from below the seat upwards, or from above a head downwards."""

    x: float
    y: float
    hangs: bool  # the bubble is below the point
    room: Box  # no bubble reaches out of it


@dataclass
class Bubble:
    statement: Statement
    number: int
    age: float = 0.0


class Bubbles:
    """What hangs over the table now."""

    def __init__(self, app: "App", session: Session) -> None:
        self.app = app
        self.session = session
        self.shown: list[Bubble] = []

    def hear(self, event: Event) -> None:
        """Somebody has said something: whatever they said before makes room."""
        self.app.sounds.play("speak")
        if self._seconds() is None:
            return
        statement, number = statement_in(event)
        kept = [bubble for bubble in self.shown if bubble.statement.speaker != statement.speaker]
        self.shown = [*kept[-(MOST - 1) :], Bubble(statement, number)]

    def _seconds(self) -> float | None:
        return SECONDS.get(self.app.settings.speed)

    @property
    def is_moving(self) -> bool:
        rises = not self.app.settings.reduced_motion
        return rises and any(bubble.age < RISING for bubble in self.shown)

    @property
    def wakes_in(self) -> float | None:
        """Seconds until the oldest bubble goes."""
        lasts = self._seconds() or 0.0
        return max(0.001, min(lasts - bubble.age for bubble in self.shown)) if self.shown else None

    def update(self, seconds: float) -> bool:
        """Let time pass; tells whether a bubble has gone."""
        if not self.shown:
            return False
        lasts = self._seconds() or 0.0
        for bubble in self.shown:
            bubble.age += seconds
        left = [bubble for bubble in self.shown if bubble.age < lasts]
        has_gone = len(left) < len(self.shown)
        self.shown = left
        return has_gone

    # --- the picture ---

    def draw(self, painter: Painter, perch_of: Callable[[int], Perch]) -> None:
        for bubble in self.shown:
            rest = 0.0
            if not self.app.settings.reduced_motion:
                rest = 1 - ease_out(bubble.age / RISING)
            self._draw(painter, bubble, perch_of(bubble.statement.speaker), rest * _RISE)

    def _draw(self, painter: Painter, bubble: Bubble, perch: Perch, away: float) -> None:
        session, said = self.session, bubble.statement
        words = TalkWords(session.texts, session.names)
        sentence = session.texts("talk-preview", sentence=words.sentence(said, bubble.number))
        speaker = session.names[said.speaker]
        if said.target == EVERYBODY:
            who = session.texts("talk-bubble-to-all", speaker=speaker)
        else:
            who = session.texts("talk-bubble-to", speaker=speaker, target=session.names[said.target])
        box = place(painter, perch, sentence, bool(session.faces[said.speaker]))
        tail = min(max(perch.x, box.x + 26), box.right - 26) - box.x
        box = box.move(0, away if perch.hangs else -away)
        face = session.faces[said.speaker]
        told = _Words(words.act(said.act), who, sentence, session.pieces[said.speaker], face)
        _show(painter, box, told, tail, perch.hangs)


def _sizes(painter: Painter) -> tuple[float, float, float]:
    """The breadth of a bubble, and the sizes of its sentence and its first line."""
    return (244.0, 15.0, 13.0) if painter.kit.compact else (300.0, 18.0, 14.5)


def _stamp(painter: Painter) -> float:
    """The breadth of the speaker's stamp."""
    return 34.0 if painter.kit.compact else 44.0


def place(painter: Painter, perch: Perch, sentence: str, has_stamp: bool) -> Box:
    """The body of a bubble at its perch."""
    room = perch.room
    wide, size, small = _sizes(painter)
    wide = min(wide, room.w)
    stamp = _stamp(painter) if has_stamp else 0.0
    lines = min(5, max(1, round(painter.height(sentence, wide - 28 - stamp, size) / (size * 1.28))))
    tall = max(small * 1.9 + lines * size * 1.28, stamp * RATIO) + 18
    y = perch.y + _TAIL if perch.hangs else max(room.y, perch.y - _TAIL - tall)
    return Box(min(max(room.x, perch.x - wide * 0.35), room.right - wide), y, wide, tall)


class _Words(NamedTuple):
    """What a bubble says, and the stamp of the speaker if that is a bot."""

    act: str
    who: str
    sentence: str
    piece: str
    face: str


def _show(painter: Painter, box: Box, words: _Words, tail: float, hangs: bool) -> None:
    """A bubble from a picture that is painted once: it moves, and whatever moves beside it draws it again."""
    kit = painter.kit
    whole = Box(box.x - _EDGE, box.y - _TAIL - _EDGE, box.w + 2 * _EDGE, box.h + 2 * (_TAIL + _EDGE))
    area = kit.pixels(whole)

    def make() -> pygame.Surface:
        own = Painter(pygame.Surface(area.size, pygame.SRCALPHA), replace(kit, size=area.size))
        _draw_bubble(own, Box(_EDGE, _TAIL + _EDGE, box.w, box.h), words, tail, hangs)
        return own.surface

    look = (kit.unit, kit.mirrored, kit.larger_text, kit.theme.name)
    painter.surface.blit(art.remembered(("bubble", words, round(tail), hangs, area.size, look), make), area)


def _draw_bubble(painter: Painter, box: Box, words: _Words, tail: float, hangs: bool) -> None:
    """Printed paper with a tail: the act and the addressee above, the sentence below. The same in both printings."""
    act, who, sentence, piece, face = words
    _, size, small = _sizes(painter)
    shadow = (*((0, 0, 0) if painter.theme.is_night else DARK), painter.theme.shadow)
    painter.surface.fill(shadow, painter.kit.pixels(box.move(5, 6)))
    painter.fill(box, LIGHT)
    painter.frame(box, DARK, 3)
    tail = box.w - tail if painter.kit.mirrored else tail
    path = f"M{tail - 12:g},{_TAIL + 3:g} L{tail:g},2 L{tail + 12:g},{_TAIL + 3:g}"
    if not hangs:
        path = f"M{tail - 12:g},0 L{tail:g},{_TAIL + 1:g} L{tail + 12:g},0"
    inner = f'<path d="{path}" fill="{hexed(LIGHT)}" stroke="{hexed(DARK)}" stroke-width="3" stroke-linejoin="round"/>'
    painter.svg(inner, Box(box.x, box.y - _TAIL if hangs else box.bottom - 3, box.w, _TAIL + 3))
    inside = box.inflate(-28, -18)
    if face:
        stamp = Box(inside.right - _stamp(painter) + 6, inside.y - 2, _stamp(painter), _stamp(painter) * RATIO)
        draw_stamp(painter, stamp, piece, face)
        inside.w -= _stamp(painter)
    head = Box(inside.x, inside.y, inside.w, small * 1.6)
    wide = painter.width(act, small, LABEL) + small
    painter.fill(Box(head.x, head.y, wide, head.h), DARK, 3)
    painter.text(act, Box(head.x, head.y, wide, head.h), small, LABEL, LIGHT, "centre", least=10)
    painter.text(who, Box(head.x + wide + 8, head.y, head.w - wide - 8, head.h), small, LABEL, PAPER.ink2, cut=True)
    body = Box(inside.x, head.bottom + 4, inside.w, inside.bottom - head.bottom - 3)
    painter.text(sentence, body, size, TEXT, DARK, vertical="top", lines=5, cut=True)
