"""What a person may type besides an answer: look around, take back, save, leave."""

from collections.abc import Callable, Sequence
from pathlib import Path

from engine.contract import SPECTATOR, Decision, Move
from scenes.console.terminal.answer import Refused, Unclear, choices_of, understand
from scenes.console.terminal.pages import Pages
from scenes.console.terminal.paint import short, wrap
from scenes.console.terminal.screen import Screen
from scenes.console.terminal.talk import Chatter
from scenes.keep import Keeper, NotASave

EVERYTHING = "all"  # after the letter of the log
_WITH_MORE = frozenset("bls")  # the letters after which more may be typed


class Leave(Exception):
    """A person has had enough for now."""


class Again(Exception):
    """The table has changed under the question: look at it anew."""


class Commands:
    """One letter each. The seat is whoever sits at the machine, SPECTATOR where everybody may be looking."""

    def __init__(self, pages: Pages, screen: Screen, keeper: Keeper, people: Sequence[int]) -> None:
        self.pages = pages
        self.table = pages.table
        self.screen = screen
        self.keeper = keeper
        self.people = people
        self.chatter = Chatter(pages, screen)
        self.deeds: dict[str, Callable[[int, str], None]] = {
            "?": self._help,
            "b": self._board,
            "r": self._rules,
            "l": self._log,
            "p": self._peek,
            "u": self._undo,
            "y": self._redo,
            "s": self._save,
            "t": self._talk,
            "q": self._quit,
        }

    def obey(self, typed: str, seat: int) -> bool:
        """Carry out what was typed if it is a command, and tell whether it was one."""
        letter, _, rest = typed.partition(" ")
        letter = letter.lower()
        if letter not in self.deeds or (rest and letter not in _WITH_MORE):
            return False
        self.deeds[letter](seat, rest.strip())
        return True

    def read(self, typed: str, seat: int, decision: Decision, standing: Decision | None = None) -> Move | None:
        """The move that was typed; if it is none, the person is told why."""
        choices = choices_of(decision, standing, lambda asked, option: self.pages.label(seat, asked, option))
        try:
            return understand(typed, seat, decision, choices, self.pages.board.usual(decision))
        except Unclear as problem:
            self.say(problem.message, **problem.arguments)
        except Refused as problem:
            self.screen.show(wrap(self.pages.reason(problem.reason), self.screen.columns))
        return None

    def take_standing(self, typed: str, seat: int, standing: Decision) -> bool:
        """Make a standing choice if that is what was typed."""
        move = self.read(typed, seat, standing)
        if move is not None:
            self.table.submit(move)
        return move is not None

    def say(self, message: str, /, **arguments: str | int) -> None:
        self.screen.show(self.pages.sentence(message, self.screen.columns, **arguments))

    def _help(self, seat: int, _: str) -> None:
        self.screen.show(self.pages.help(self.screen.columns))

    def _board(self, seat: int, place: str) -> None:
        columns = self.screen.columns
        view = self.table.view(seat)
        if not place:
            self.screen.show(["", *self.pages.board.table(view, columns)])
        elif closer := self.pages.board.look(view, place, columns):
            self.screen.show(["", *closer])
        else:
            self.say("term-unknown-place", place=short(place))

    def _rules(self, seat: int, _: str) -> None:
        self.screen.show(self.pages.rules(self.screen.columns))

    def _log(self, seat: int, rest: str) -> None:
        self.screen.show(["", *self.pages.log(seat, rest.lower() == EVERYTHING, self.screen.columns)])

    def _peek(self, seat: int, _: str) -> None:
        if seat == SPECTATOR:
            self.say("term-peek-covered")
        else:
            columns = self.screen.columns
            self.screen.show(["", *self.pages.board.secrets(self.table.view(seat), columns)])

    def _talk(self, seat: int, _: str) -> None:
        if seat == SPECTATOR:
            self.say("term-talk-covered")
            return
        move = self.chatter.choose(seat)
        if move is not None:
            self.table.submit(move)
            raise Again

    def _undo(self, seat: int, _: str) -> None:
        for mover in self._movers(seat):
            if self.table.undo(mover):
                self.say("term-undone")
                raise Again
        self.say("term-nothing-to-undo")

    def _redo(self, seat: int, _: str) -> None:
        for mover in self._movers(seat):
            if self.table.redo(mover):
                self.say("term-redone")
                raise Again
        self.say("term-nothing-to-redo")

    def _movers(self, seat: int) -> Sequence[int]:
        return self.people if seat == SPECTATOR else (seat,)

    def _save(self, seat: int, rest: str) -> None:
        try:
            path = self.keeper.save(self.table, Path(rest).expanduser() if rest else None)
        except NotASave as problem:
            self.say("term-save-refused", path=str(problem))
        except (OSError, ValueError, RuntimeError) as problem:
            self.say("term-save-failed", reason=getattr(problem, "strerror", None) or type(problem).__name__)
        else:
            self.say("term-saved", path=str(path))

    def _quit(self, seat: int, _: str) -> None:
        raise Leave
