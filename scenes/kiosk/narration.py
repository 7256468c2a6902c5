"""What the station says to newcomers: a sentence for each question and for what happens, by game, with a fallback."""

from typing import NamedTuple

from engine.contract import Decision, Event
from scenes.play.look import Look
from scenes.play.session import Session
from scenes.play.telling import Telling
from scenes.texts import Texts, text_id


class Caption(NamedTuple):
    """An event for those who see the game for the first time: whose act it was, the act, and what it means."""

    seat: int
    act: str
    meaning: str


def meaning_of(texts: Texts, game: str, kind: str) -> str:
    """What an event of a kind teaches; empty if nobody has thought of anything."""
    name = text_id("kiosk-teach", game, kind)
    return texts(name) if texts.has(name) else ""


def about(texts: Texts, game: str) -> str:
    """One sentence about a game, for events that teach nothing of their own."""
    name = text_id("kiosk-teach", game)
    return texts(name if texts.has(name) else "kiosk-teach")


def advice_on(texts: Texts, game: str, decision: Decision) -> str:
    """What a newcomer may want to know when asked this."""
    name = text_id("kiosk-ask", game, decision.topic)
    return texts(name if texts.has(name) else "kiosk-ask")


class Narration(Telling):
    """Tells a table as usual, and remembers the last caption."""

    caption: Caption | None = None

    def _tell(self, event: Event) -> None:
        super()._tell(event)
        caption = caption_of(self.session, self.look, event)
        if caption is not None:
            self.caption = caption


def caption_of(session: Session, look: Look, event: Event) -> Caption | None:
    """The caption of an event, if it is worth a line of the log."""
    line = look.line(event)
    if line is None:
        return None
    seat, act = line
    return Caption(seat, act, meaning_of(session.texts, session.game, event.kind))
