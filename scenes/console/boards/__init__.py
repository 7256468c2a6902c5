"""How each game's table looks in a terminal: one module a game, and one line here."""

from collections.abc import Sequence
from importlib import import_module
from typing import Any, Protocol

from engine.contract import Decision, Event, Outcome
from scenes.console.terminal.paint import Paint
from scenes.texts import Texts

# The module and its class for each game: named, not searched for, so that a packed program finds them too.
_BOARDS = {
    "machrou3": ("scenes.console.boards.machrou3", "Machrou3Board"),
    "bureaucracy": ("scenes.console.boards.bureaucracy", "BureaucracyBoard"),
}


class Board(Protocol):
    """Draws from a seat's View and nothing else; an onlooker's View draws what everybody may see."""

    def moment(self, view: Any) -> object:
        """Changes when the whole table is worth showing again."""

    def table(self, view: Any, columns: int) -> list[str]:
        """The board as everybody sees it."""

    def standings(self, view: Any, columns: int) -> list[str]:
        """Where everybody stands, in a few lines."""

    def look(self, view: Any, place: str, columns: int) -> list[str]:
        """A place by the beginning of its name, and what surrounds it; nothing if there is none."""

    def hand(self, view: Any, columns: int) -> list[str]:
        """What this seat alone knows, in as many lines whatever that is."""

    def secrets(self, view: Any, columns: int) -> list[str]:
        """The same at length: cards with all their texts, and what others have shown to this seat."""

    def question(self, view: Any, decision: Decision, columns: int) -> list[str]:
        """What the seat is asked, and what the answer is about."""

    def label(self, view: Any, decision: Decision, option: str) -> str:
        """The name of an option."""

    def note(self, view: Any, decision: Decision, option: str) -> str:
        """What an option would lead to, or nothing."""

    def usual(self, decision: Decision) -> str | None:
        """The option that Enter alone stands for; it must not depend on what is hidden."""

    def event(self, event: Event, seat: int) -> str:
        """What happened, as a seat saw it; nothing for what is not worth a line."""

    def result(self, view: Any, outcome: Outcome, columns: int) -> list[str]:
        """How it ended, with everything face up."""


def make_board(game: str, texts: Texts, names: Sequence[str], paint: Paint) -> Board:
    """The board of a game, for the players of one table."""
    module, name = _BOARDS[game]
    board: Board = getattr(import_module(module), name)(texts, names, paint)
    return board
