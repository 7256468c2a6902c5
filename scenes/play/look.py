"""What a game's look must offer to the table, which knows no game by name."""

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, Protocol

import pygame

from engine.contract import Decision, Event, Reason
from scenes.play.bubbles import Perch
from scenes.play.curtain import Stage
from scenes.play.moment import Moment
from scenes.play.session import Session
from scenes.scene import Scene
from scenes.texts import Texts
from scenes.ui.animation import Timeline
from scenes.ui.kit import Box, Kit
from scenes.ui.page import Page
from scenes.ui.painter import Painter

if TYPE_CHECKING:
    from scenes.app import App
    from scenes.play.booth import BoothScene
    from scenes.play.table import TableScene


class Look(Protocol):
    """Draws a table from a seat's View and nothing else, and knows what of it is private."""

    # Whether players may turn something up on their own turn, whatever else they are asked.
    declares: bool

    def build(self, painter: Painter, page: Page, moment: Moment, table: "TableScene") -> None:
        """Draw the whole table and add its controls."""

    def prepare(self, kit: Kit) -> Iterator[None]:
        """Draw in advance what would hold up a frame later, a few milliseconds' work at a time."""

    def follow(self, view: Any, event: Event) -> Any:
        """The view after an event, as far as the table shows it."""

    def animate(self, timeline: Timeline, event: Event, view: Any, pace: float, still: bool, kit: Kit) -> None:
        """Add what moves when this happens, `pace` times as long as usual; `still` asks for fades only."""

    def sound(self, event: Event, play: Callable[[str], None]) -> None:
        """Play what is heard when this happens; it never depends on what is hidden."""

    def line(self, event: Event) -> tuple[int, str] | None:
        """An event in the log: the seat it speaks of, or -1, and the words; None for what is not worth a line."""

    def is_secret(self, decision: Decision) -> bool:
        """Whether a question is asked behind the curtain."""

    def is_binding(self, topic: str, pick: str) -> bool:
        """Whether an answer can never be taken back."""

    def passes(self, decision: Decision) -> str:
        """The answer that lets a short moment pass, or "" for a question that must be answered."""

    def purpose(self, decision: Decision) -> str:
        """What the cover says a person is called for; it names no secret."""

    def why_no_declaring(self, view: Any) -> Reason:
        """Why a person cannot turn anything up now."""

    def minds_pointing(self, key: str | None) -> bool:
        """Whether the table looks different when this control is pointed at."""

    def public_area(self, kit: Kit, view: Any) -> pygame.Rect:
        """The part of the window that shows the board and nothing private, for the pictures beside saves."""

    def perch(self, kit: Kit, view: Any, seat: int) -> Perch:
        """Where the speech bubble of a seat hangs."""

    def hint_place(self, kit: Kit, view: Any) -> Box:
        """Where the card with a hint lies, over something that can wait."""

    def result_scene(self, app: "App", session: Session) -> Scene:
        """The scene that tells how it ended."""


class Desk(Protocol):
    """Draws what lies in the private booth: a player's own cards, and the question that only they may answer."""

    def kind_of(self, decision: Decision | None) -> str:
        """What the desk is laid for; `look` and `declare` can be left without an answer."""

    def draw_private(
        self, painter: Painter, stage: Stage, origin: tuple[float, float], session: Session, view: Any
    ) -> None:
        """What this player alone may see, in the left half; one layout for every role."""

    def build_desk(
        self, painter: Painter, page: Page, stage: Stage, origin: tuple[float, float], booth: "BoothScene", view: Any
    ) -> None:
        """The question and its answers, in the right half."""

    def standing(self, texts: Texts, view: Any, booth: "BoothScene") -> tuple[list[str], str]:
        """What everybody may know of each seat, and of them all; a seat that is not asked has no words."""

    def draw_casting(self, painter: Painter, stage: Stage, booth: "BoothScene", share: float) -> None:
        """The chosen ballot on its way into the box, whatever is on it."""
