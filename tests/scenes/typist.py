"""Somebody at the terminal, for tests: reads what is shown, types what a test wants, keeps every page."""

import io
import re
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from engine.bots import Bot, make_bot
from engine.contract import AnyRules, Setup
from engine.games import GAMES
from engine.rng import Rng
from engine.table import Seat, Table
from scenes.console.boards import make_board
from scenes.console.terminal.bots import Bots
from scenes.console.terminal.pages import Pages
from scenes.console.terminal.paint import Paint
from scenes.console.terminal.play import TerminalGame
from scenes.console.terminal.screen import Screen
from scenes.keep import Keeper
from scenes.texts import load_texts

RULES = GAMES["machrou3"]
TEXTS = load_texts("en", "machrou3")
NAMES = ("Nour", "Ola", "Pia", "Qays", "Rauf", "Sami")  # no character is called like this
COLUMNS = 100
BLANK = "\n" * 120  # how the screen is cleared without ANSI

Answer = Callable[[str], str]  # what to type at a page; an empty text is the end of input


MOST_LINES = 3000  # no game needs as many; a test that types more is caught in a question


class Typist(io.StringIO):
    """The keyboard: hands every page to `answer`, and takes its line from there."""

    def __init__(self, shown: io.StringIO, answer: Answer) -> None:
        super().__init__()
        self.shown = shown
        self.answer = answer
        self.pages: list[str] = []
        self._read = 0

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        self.pages.append(self.shown.getvalue()[self._read :])
        self._read = len(self.shown.getvalue())
        assert len(self.pages) < MOST_LINES, self.pages[-1]
        return self.answer(self.pages[-1])


def options(page: str) -> list[str]:
    """The numbers of the options on a page that may be picked; long lists stand in columns."""
    rows = re.findall(r"^ {1,2}\d+  \S.*$", page, re.MULTILINE)
    return [number for row in rows for number in re.findall(r"(?:^| ) {1,2}(\d+)  (?=[^\W\d])", row)]


def any_answer(seed: int) -> Answer:
    """Picks at random, and presses Enter where nothing can be picked."""
    rng = Rng(seed)

    def answer(page: str) -> str:
        numbers = options(page)
        return f"{rng.pick(numbers)}\n" if numbers else "\n"

    return answer


def script(lines: Iterable[str]) -> Answer:
    """Types these lines, whatever is shown; then the input ends."""
    left = iter(lines)

    def answer(_: str) -> str:
        line = next(left, None)
        return "" if line is None else f"{line}\n"

    return answer


def new_table(people: int, seed: int = 1, players: int = 4, bot: str = "random") -> Table:
    seats = [Seat(name, None if seat < people else bot) for seat, name in enumerate(NAMES[:players])]
    return Table(RULES, Setup(players, "beginner", RULES.default_house_rules), seed, seats)


def state_of(table: Table) -> Any:
    """The true state, which a test may look at and change."""
    return table.encoded_state(lambda state: state)


def pages_of(table: Table, colours: bool = False) -> Pages:
    paint = Paint(colours)
    board = make_board("machrou3", TEXTS, [seat.name for seat in table.seats], paint)
    return Pages(table, board, TEXTS, paint)


class Sitting:
    """A game at a terminal, wired up as the program does it."""

    def __init__(
        self,
        table: Table,
        answer: Answer,
        folder: Path,
        *,
        columns: int = COLUMNS,
        ansi: bool = False,
        colours: bool = False,
        now: Callable[[], float] = lambda: 0.0,
        make: Callable[[str, AnyRules], Bot] = make_bot,
    ) -> None:
        self.table = table
        self.shown = io.StringIO()
        self.typist = Typist(self.shown, answer)
        self.pages = pages_of(table, colours)
        self.screen = Screen(self.typist, self.shown, ansi=ansi, columns=lambda: columns, now=now)
        self.keeper = Keeper(folder, command="game")
        self.game = TerminalGame(self.pages, self.screen, self.keeper, Bots(table, make))

    def play(self) -> str:
        """Play until the end or until the input ends, and give back all that was shown."""
        self.game.play()
        return self.shown.getvalue()


def play(table: Table, answer: Answer, folder: Path, **wishes: Any) -> Sitting:
    sitting = Sitting(table, answer, folder, **wishes)
    sitting.play()
    return sitting
