"""The pages of the terminal player, told from one seat's View and events and from nothing else."""

from itertools import count

from engine.contract import SPECTATOR, Decision, Reason
from engine.table import Table
from scenes.console.boards import Board
from scenes.console.terminal.paint import Paint, hang, pad, printable, seen, width, wrap
from scenes.texts import Texts

MOST_NEWS = 14  # lines; the log has the rest
LONG_LIST = 9  # more options than this are set in columns
WIDEST_LABEL = 34
LAST_OF_LOG = 30


class Pages:
    """Builds pages and shows none, so that a test can read what a seat would see."""

    def __init__(self, table: Table, board: Board, texts: Texts, paint: Paint) -> None:
        self.table = table
        self.board = board
        self.texts = texts
        self.paint = paint
        self.names = tuple(printable(seat.name) for seat in table.seats)

    def turn(self, seat: int, since: int, whole: bool, columns: int) -> list[str]:
        """What a seat that is asked sees: table and hand if `whole`, the news and the question."""
        view = self.table.view(seat)
        lines = ["", *self.board.table(view, columns), "", *self.board.hand(view, columns)] if whole else []
        return [*lines, *self.news(seat, since, columns), "", *self.question(seat, columns)]

    def question(self, seat: int, columns: int) -> list[str]:
        """The question with its numbered options, and what may be done besides."""
        view = self.table.view(seat)
        decision, standing = self.asked(seat)
        lines = self.board.question(view, decision, columns)
        if decision.most > 1:
            lines += self.sentence("term-pick-several", columns, least=decision.least, most=decision.most)
        lines += self._options(seat, decision, 1, columns)
        if standing is not None:
            lines += ["", *self.standing(seat, standing, 1 + len(decision.options), columns)]
        return lines

    def standing(self, seat: int, standing: Decision, first: int, columns: int) -> list[str]:
        """What a seat may do besides what is asked."""
        return [*wrap(self.texts("term-standing"), columns), *self._options(seat, standing, first, columns)]

    def visit(self, seat: int, columns: int) -> list[str]:
        """What a seat may see while another is asked: all it knows, and what it may do at any time."""
        view = self.table.view(seat)
        lines = [*self.board.table(view, columns), "", *self.board.secrets(view, columns), ""]
        standing = self.table.standing().get(seat)
        return lines if standing is None else [*lines, *self.standing(seat, standing, 1, columns), ""]

    def asked(self, seat: int) -> tuple[Decision, Decision | None]:
        """What a seat is asked, and its standing choice beside that."""
        return self.table.pending()[seat], self.table.standing().get(seat)

    def prompt(self, seat: int, message: str) -> str:
        """The last line before the cursor: who is asked, and how much time is left where a clock runs."""
        name = f"{self.paint.mark(seat)} {self.paint.seat(seat, self.names[seat])}"
        limit = self.table.time_limit()
        if limit is not None and limit.seat == seat:
            minutes, seconds = divmod(round(self.table.seconds_left() or 0), 60)
            name = f"{name} {minutes}:{seconds:02}"
        return f"{self.texts(message, name=name)} "

    def label(self, seat: int, decision: Decision, option: str) -> str:
        return seen(self.board.label(self.table.view(seat), decision, option))

    def _options(self, seat: int, decision: Decision, first: int, columns: int) -> list[str]:
        view = self.table.view(seat)
        labels = [self.board.label(view, decision, option.id) for option in decision.options]
        broad = min(WIDEST_LABEL, max(map(width, labels)))
        rows = []
        for number, (option, label) in enumerate(zip(decision.options, labels, strict=True), first):
            if option.why_not is None:
                row = self.paint.bold(f"{number:>3}  {pad(label, broad)}")
                note = self._note(view, decision, option.id)
            else:
                # Brackets tell what is greyed out where there are no colours.
                row = self.paint.dim(f"{f'({number})':>4} {pad(label, broad)}")
                note = self.paint.dim(self.reason(option.why_not))
            rows.append((f"{row}  ", note))
        if len(rows) > LONG_LIST:
            return _in_columns([lead + note for lead, note in rows], columns)
        return [line for lead, note in rows for line in hang(lead, note, columns)]

    def _note(self, view: object, decision: Decision, option: str) -> str:
        note = self.board.note(view, decision, option)
        if option == self.board.usual(decision):
            note = f"{self.texts('term-enter')} {note}"
        return note

    def reason(self, why_not: Reason) -> str:
        return self.texts.why(why_not)

    def happened(self, seat: int, since: int = 0) -> list[str]:
        """What a seat has seen happen, a sentence each."""
        told = (self.board.event(event, seat) for event in self.table.events(seat, since))
        return [sentence for sentence in told if sentence]

    def news(self, seat: int, since: int, columns: int) -> list[str]:
        """What happened lately, under its heading; nothing if nothing did."""
        lines = self.bare_news(seat, since, columns)
        if not lines:
            return []
        left_out = max(0, len(lines) - MOST_NEWS)
        heading = "term-news-public" if seat == SPECTATOR else "term-news"
        earlier = [self.paint.dim("   " + self.texts("term-news-earlier", count=left_out))] if left_out else []
        return ["", self.paint.bold(self.texts(heading)), *earlier, *lines[left_out:]]

    def bare_news(self, seat: int, since: int, columns: int) -> list[str]:
        return self._sentences(self.happened(seat, since), columns)

    def log(self, seat: int, whole: bool, columns: int) -> list[str]:
        lines = self.bare_news(seat, 0, columns)
        if not lines:
            return [self.texts("term-log-empty")]
        if whole or len(lines) <= LAST_OF_LOG:
            return lines
        earlier = self.texts("term-log-earlier", count=len(lines) - LAST_OF_LOG)
        return [self.paint.dim("   " + earlier), *lines[-LAST_OF_LOG:]]

    def _sentences(self, sentences: list[str], columns: int) -> list[str]:
        return [line for text in sentences for line in hang(" · ", text, columns)]

    def sentence(self, message: str, columns: int, /, **arguments: str | int) -> list[str]:
        return wrap(self.texts(message, **arguments), columns)

    def rules(self, columns: int) -> list[str]:
        """The rules in short, one paragraph a text."""
        lines: list[str] = []
        for number in count(1):
            name = f"rules-{self.table.rules.name}-{number}"
            if not self.texts.has(name):
                return lines
            lines += ["", *wrap(self.texts(name), columns)]
        raise AssertionError("count never ends")

    def help(self, columns: int) -> list[str]:
        lines: list[str] = []
        for number in count(1):
            if not self.texts.has(f"term-help-{number}"):
                return lines
            keys = pad(self.paint.bold(self.texts(f"term-help-{number}.keys")), 12)
            lines += hang(f"  {keys}  ", self.texts(f"term-help-{number}"), columns)
        raise AssertionError("count never ends")


def _in_columns(cells: list[str], columns: int) -> list[str]:
    """Cells in as many columns as fit, read downwards."""
    broad = max(map(width, cells)) + 2
    across = max(1, columns // broad)
    height = -(-len(cells) // across)
    rows = [cells[row::height] for row in range(height)]
    return ["".join(pad(cell, broad) for cell in row) for row in rows]
