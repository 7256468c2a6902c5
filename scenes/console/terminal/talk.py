"""Talk in the terminal: what a person can say now, why, and what became of the promises so far."""

from engine.contract import EVERYBODY, TALK, Move
from engine.ledger import ledger
from engine.talk import Line, menu, option_of
from scenes.console.terminal.pages import Pages
from scenes.console.terminal.paint import wrap
from scenes.console.terminal.screen import Screen
from scenes.talk_words import TalkWords

LATEST = 12  # promises of the ledger that are shown


class Chatter:
    """Lets a person choose a statement by its number, and then a reason for it."""

    def __init__(self, pages: Pages, screen: Screen) -> None:
        self.pages = pages
        self.table = pages.table
        self.screen = screen
        self.words = TalkWords(pages.texts, pages.names)

    def choose(self, seat: int) -> Move | None:
        """What the person at this seat wants to say; None if they thought better of it."""
        lines = menu(self.table.rules, self.table.view(seat))
        if not lines:
            self._show("term-talk-empty")
            return None
        self.screen.show(["", *self._ledger(seat), *self._menu(seat, lines)])
        number = self._number("term-talk-which", len(lines))
        if number is None:
            return None
        line = lines[number - 1]
        return Move(seat, TALK, (option_of(line.phrase, self._reason(seat, line)),))

    def _reason(self, seat: int, line: Line) -> str:
        """One of the reasons that are true now; Enter gives none."""
        if not line.reasons:
            return ""
        told = [self.words.reason(reason, seat, line.phrase.target) for reason in line.reasons]
        self.screen.show([f"{number:>3}  {words}" for number, words in enumerate(told, 1)])
        number = self._number("term-talk-why", len(told))
        return "" if number is None else line.reasons[number - 1]

    def _number(self, prompt: str, last: int) -> int | None:
        while typed := self.screen.ask(self.pages.texts(prompt) + " "):
            if typed.isdecimal() and 1 <= int(typed[:6]) <= last:
                return int(typed[:6])
            self._show("term-talk-unclear", last=last)
        return None

    def _menu(self, seat: int, lines: tuple[Line, ...]) -> list[str]:
        rows = []
        for number, (phrase, _) in enumerate(lines, 1):
            name = "term-talk-choice-all" if phrase.target == EVERYBODY else "term-talk-choice"
            sentence = self.words.phrase(phrase, seat)
            act, target = self.words.act(phrase.act), self.words.whom(phrase.target)
            rows.append(f"{number:>3}  {self.pages.texts(name, act=act, target=target, sentence=sentence)}")
        return rows

    def _ledger(self, seat: int) -> list[str]:
        entries = ledger(self.table.rules, self.table.view(seat))[-LATEST:]
        if not entries:
            return []
        heading = self.pages.paint.bold(self.pages.texts("term-talk-ledger"))
        return [heading, *(f" · {self.words.row(entry)}" for entry in entries), ""]

    def _show(self, message: str, /, **arguments: int) -> None:
        self.screen.show(wrap(self.pages.texts(message, **arguments), self.screen.columns))
