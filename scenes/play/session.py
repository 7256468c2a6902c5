"""One game on one table: who sits there, what they are called, and the record that is kept of it."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from engine.contract import SPECTATOR, Decision, Event, Move
from engine.table import Table
from scenes.boards import make_words
from scenes.keep import Keeper
from scenes.play.stamps import face_of
from scenes.texts import Texts, load_texts
from scenes.ui.theme import PIECES


class Session:
    """The table with all that a screen needs to speak of it. `people` are the seats that persons sit at."""

    def __init__(self, table: Table, keeper: Keeper, language: str, texts: Texts | None = None) -> None:
        self.table = table
        self.keeper = keeper
        self.people: tuple[int, ...] = tuple(seat for seat, taken in enumerate(table.seats) if taken.bot is None)
        self.pieces = pieces_of([taken.piece for taken in table.seats])
        # The face of each bot, and nothing for a person.
        self.faces: tuple[str, ...] = tuple(
            "" if taken.bot is None else face_of(taken.persona, seat) for seat, taken in enumerate(table.seats)
        )
        self.names: tuple[str, ...] = tuple(taken.name for taken in table.seats)
        self.texts: Texts = texts or load_texts(language, table.rules.name)
        self.words: Any = make_words(self.game, self.texts, self.names)
        self.open_menu: Callable[[], None] | None = None  # the table offers these to the scenes that cover it
        self.open_log: Callable[[], None] | None = None
        self.open_ledger: Callable[[], None] | None = None
        self.pass_time: Callable[[float], bool] | None = None  # tells whether time is up

    @property
    def game(self) -> str:
        return self.table.rules.name

    @property
    def is_shared(self) -> bool:
        """Whether several people sit at this computer, who must not see each other's cards."""
        return len(self.people) > 1

    @property
    def eyes(self) -> int:
        """Whose view the open table shows: the only person's, else an onlooker's."""
        return self.people[0] if len(self.people) == 1 else SPECTATOR

    def asked_person(self) -> tuple[int, Decision] | None:
        """The person who must answer next, with greyed options; people answer a secret ballot before bots do."""
        pending = self.table.pending()
        for seat, decision in pending.items():
            if seat in self.people:
                return seat, decision
        return None

    def asked_bot(self) -> int | None:
        """The bot that must answer next, if no person is asked."""
        asked = self.table.asked()
        if any(seat in self.people for seat in asked):
            return None
        return next(iter(asked), None)

    def submit(self, move: Move) -> list[Event]:
        """Make a move and return what the open table sees of it."""
        before = self.table.event_count
        self.table.submit(move)
        return self.table.events(self.eyes, before)

    @property
    def save_path(self) -> Path:
        return self.keeper.autosave_path


def pieces_of(wanted: Sequence[str]) -> tuple[str, ...]:
    """A piece for every seat: the one that was chosen, else the first that is free."""
    taken = {piece for piece in wanted if piece in PIECES}
    free = iter([piece for piece in PIECES if piece not in taken])
    used: set[str] = set()
    pieces = []
    for piece in wanted:
        chosen = piece if piece in PIECES and piece not in used else next(free)
        used.add(chosen)
        pieces.append(chosen)
    return tuple(pieces)
