"""The hint: what a good player would do in a person's place, and why, for that person alone."""

from collections.abc import Callable

import pygame

from engine.contract import Decision, Reason
from scenes.play.advice import Advice, Adviser
from scenes.play.session import Session
from scenes.texts import text_id
from scenes.ui.kit import Box
from scenes.ui.page import Control, Look, Page
from scenes.ui.painter import Painter
from scenes.ui.text import DISPLAY, LABEL, TEXT

HINT_KEY = pygame.K_h


class Hint:
    """One question and the advice on it; both are gone as soon as something else is asked."""

    def __init__(self, session: Session, adviser: Adviser, refresh: Callable[[], None]) -> None:
        self.session = session
        self.adviser = adviser
        self.refresh = refresh
        self.decision: Decision | None = None
        self.advice: Advice | None = None

    @property
    def is_open(self) -> bool:
        return self.decision is not None

    def toggle(self, seat: int, decision: Decision) -> None:
        """Ask for advice, or put it away."""
        if self.is_open:
            self.close()
            return
        self.decision = decision
        self.adviser.ask(seat, decision)
        self.refresh()

    def close(self) -> None:
        if self.is_open:
            self.decision = self.advice = None
            self.adviser.drop()
            self.refresh()

    def update(self) -> None:
        """See whether the advice has come."""
        if self.is_open and self.advice is None and (advice := self.adviser.poll()) is not None:
            self.advice = advice
            self.refresh()

    # --- the picture ---

    def build(self, painter: Painter, page: Page, box: Box) -> None:
        """The card, over whatever lies there, and a mark on the control that it speaks of."""
        if self.decision is None:
            return
        if self.advice is not None and self.advice.pick:
            _point_at(painter, page, f"option:{self.advice.pick}")
        texts = self.session.texts

        def draw(brush: Painter, look: Look) -> None:
            inside = brush.panel(box, texts("hint-title"), "torch", header=34.0 if not brush.kit.compact else 28.0)
            ink = brush.theme.focus if look is Look.HOVER else brush.theme.header_ink
            tall = inside.y - box.y
            brush.keycap("H", box.right - 10, box.y + tall / 2 - brush.kit.smallest_text / 2 - 3.5, ink)
            self._words(brush, inside.inflate(-24, -12))

        label = texts("hint-close")
        page.add(painter, Control("hint:card", box, self.close, draw, label, label, overlaps=True, restored=False))

    def _words(self, painter: Painter, box: Box) -> None:
        texts, advice = self.session.texts, self.advice
        assert self.decision is not None
        small = min(22.0, box.h * 0.16) if box.w > 420 else 17.0
        small = small if not painter.kit.compact else 14.5
        if advice is None or not advice.pick:
            words = texts("hint-thinking" if advice is None else "hint-none")
            painter.text(words, box, small, LABEL, painter.theme.ink2, "centre", lines=3)
            return
        size = min(34.0, box.h * 0.34)
        head = Box(box.x, box.y, box.w, size * 1.1)
        painter.text(self.session.words.option(self.decision, advice.pick), head, size, DISPLAY, cut=True, least=15)
        body = Box(box.x, head.bottom + 3, box.w, box.bottom - head.bottom - 3)
        why = texts("hint-no-reason")
        if advice.reason is not None:
            why = texts.why(named(advice.reason, self.session))
        painter.text(why, body, small, TEXT, lines=6, vertical="top", cut=True)


def named(reason: Reason, session: Session) -> Reason:
    """A reason with the names of what it speaks of: `player` is a seat, anything else an id that has a text, or not."""

    def name(key: str, value: str | int) -> str | int:
        if key == "player" and isinstance(value, int):
            return session.names[value]
        kind = text_id(key, str(value))
        return session.texts(kind) if session.texts.has(kind) else value

    return reason._replace(args=tuple((key, name(key, value)) for key, value in reason.args))


def _point_at(painter: Painter, page: Page, key: str) -> None:
    """A dashed frame around a control and a torch at its corner: it looks like no focus and like no choice."""
    control = page.find(key)
    if control is None:
        return
    box = page.ring.get(key, control.box).inflate(8, 8)
    theme = painter.theme
    painter.frame(box, theme.inverse_ink, 4, 5)
    painter.dashed(box, theme.inverse, 4, "10 7")
    side = 26.0
    painter.disc(box.x + 6, box.y + 6, side / 2, theme.inverse)
    painter.icon("torch", box.x + 6, box.y + 6, side * 0.72, theme.inverse_ink)
