"""What the table shows at one moment, and how an answer gets back from it."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from engine.contract import Decision
from scenes.play.session import Session


@dataclass(frozen=True)
class Moment:
    """`view` is what has been shown so far, seen with the eyes of `eyes`; `asked` decides on this very screen."""

    session: Session
    view: Any
    eyes: int
    deciding: tuple[int, ...]  # the seats that the game waits for
    asked: int | None
    decision: Decision | None
    answer: Callable[[str], None]
    note: str = ""  # what goes on while nobody is asked here
    news: tuple[tuple[int, str], ...] = ()  # the log: the seat that a line speaks of, and the line
    fresh: int = 0  # how many of these lines are new since the eyes' last turn
    pointed: str | None = None  # the key of the control that is pointed at or focused
    declare: str | None = None  # whether an Objective may be turned up: None if not, "" if so, else why not
    is_moving: bool = False
    seconds_left: float | None = None
    passes_in: int | None = None  # seconds until the moment passes without an answer
    drawer: str = ""
    peeked: int | None = None  # the person whose cards lie open

    @property
    def options(self) -> dict[str, str]:
        """The options that are open or closed, with the reason for the latter."""
        if self.decision is None:
            return {}
        why = self.session.texts.why
        return {option.id: why(option.why_not) if option.why_not else "" for option in self.decision.options}
