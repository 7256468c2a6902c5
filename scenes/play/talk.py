"""What is said at a table, as its screens show it: who says what to whom, what became of it, and what can be answered.

Everything here follows from public facts, for talk is public: at a shared table everybody may read all of it.
"""

from collections.abc import Callable
from typing import Any, NamedTuple, Protocol

from engine.contract import EVERYBODY, TALK, Move, Statement
from engine.ledger import Entry, Standing, record, standing_of
from engine.talk import NONE, OPEN, WHY, Line, Phrase, Verdict, menu, option_of, statement_of
from scenes.play.composer import Composer
from scenes.play.session import Session
from scenes.talk_words import TalkWords
from scenes.texts import text_id

ROWS = 40  # statements back that a list can hold
_ANSWERS = ("accept", "reject", "agree", "disagree")
_WISHES = ("request", "offer")
_OPINIONS = ("claim", "estimate", "accuse")
_DECISIONS = ("accept", "reject")  # what answers them
_ICONS = {
    "accept": "with",
    "agree": "with",
    "reject": "against",
    "disagree": "against",
    "ask": "quote",
    "claim": "chat",
}


class Reply(NamedTuple):
    """An answer that one press gives. `pick` is the option that says it."""

    number: int  # of the statement that it answers
    pick: str
    word: str
    icon: str


class Row(NamedTuple):
    """One statement as a list shows it; `status` tells what became of it, and `words` puts that into words."""

    number: int
    statement: Statement
    sentence: str
    status: str = ""
    words: str = ""
    replies: tuple[Reply, ...] = ()


class Account(NamedTuple):
    """What the public ledger says of one seat: its promises in order, and how many came to which end."""

    seat: int
    entries: tuple[Entry, ...]
    standing: Standing


class Desk(Protocol):
    """The scene that the talk takes place on."""

    focus: str | None

    def say(self, move: Move) -> None: ...

    def refresh(self) -> None: ...

    def open_ledger(self) -> None: ...


class Talk:
    """The talk of one table. `speaker` is the person who speaks with the next statement, None where nobody can."""

    def __init__(self, session: Session, table: "Desk") -> None:
        self.session = session
        self.table = table
        self.words = TalkWords(session.texts, session.names)
        self.speaker: int | None = session.people[0] if session.people else None
        self.composer = Composer(self)
        self._kept: dict[str, tuple[object, Any]] = {}

    def retext(self) -> None:
        """The language has changed."""
        self.words = TalkWords(self.session.texts, self.session.names)
        self._kept.clear()

    def refresh(self, focus: str | None = None) -> None:
        """Show what has changed, with the focus on a control if one is named."""
        if focus is not None:
            self.table.focus = focus
        self.table.refresh()

    def open_ledger(self) -> None:
        self.table.open_ledger()

    @property
    def is_possible(self) -> bool:
        """Whether this game has words for talk at all."""
        return self.session.table.rules.parlance is not None

    def is_asked(self, seat: int | None) -> None:
        """Somebody is asked something: whoever that is will speak, unless another person is about to."""
        if seat in self.session.people and not self.composer.is_open:
            self.speaker = seat

    def let_speak(self, seat: int) -> None:
        """Another person takes the word."""
        self.speaker = seat
        self.composer.forget()

    def _once(self, name: str, make: Callable[[], Any]) -> Any:
        """What was made last, as long as the table and the speaker are the same."""
        table = self.session.table
        mark = (table.event_count, len(table.moves), len(table.sealed), self.speaker, self.session.texts.language)
        known = self._kept.get(name)
        if known is None or known[0] != mark:
            known = self._kept[name] = mark, make()
        return known[1]

    # --- what can be said ---

    def lines(self) -> tuple[Line, ...]:
        """The speaker's menu."""
        found: tuple[Line, ...] = self._once("lines", self._menu)
        return found

    def _menu(self) -> tuple[Line, ...]:
        session = self.session
        if self.speaker is None or session.table.is_over:
            return ()
        return menu(session.table.rules, session.table.view(self.speaker))

    def topics(self) -> tuple[Line, ...]:
        """The part of the menu that answers nobody."""
        return tuple(line for line in self.lines() if not is_reply(line.phrase))

    def submit(self, pick: str) -> None:
        """Say what an option stands for, if it can still be said."""
        table, speaker = self.session.table, self.speaker
        if speaker is not None and statement_of(table.rules, table.view(speaker), pick) is not None:
            self.composer.forget()
            self.table.say(Move(speaker, TALK, (pick,)))

    # --- what was said ---

    def public_view(self) -> Any:
        """What the open table shows; talk and its ledger are the same in every View."""
        return self._once("view", lambda: self.session.table.view(self.session.eyes))

    def record(self) -> tuple[Entry, ...]:
        """What became of every word that facts can judge."""
        found: tuple[Entry, ...] = self._once("record", lambda: record(self.session.table.rules, self.public_view()))
        return found

    def accounts(self) -> tuple[Account, ...]:
        """The public ledger, seat by seat."""
        entries = [entry for entry in self.record() if entry.pledge.act == "promise"]
        return tuple(
            Account(
                seat,
                tuple(entry for entry in entries if entry.pledge.speaker == seat),
                standing_of(tuple(entries), seat),
            )
            for seat in range(len(self.session.names))
        )

    @property
    def waiting(self) -> int:
        """How many statements wait for an answer of the speaker and of nobody else."""
        return sum(bool(row.replies) and row.statement.target == self.speaker for row in self.rows())

    def rows(self) -> tuple[Row, ...]:
        """The last statements, oldest first."""
        found: tuple[Row, ...] = self._once("rows", self._rows)
        return found

    def _rows(self) -> tuple[Row, ...]:
        talk: tuple[Statement, ...] = self.public_view().talk
        verdicts = {
            entry.pledge.number: entry.verdict
            for entry in self.record()
            if talk[entry.pledge.number].speaker == entry.pledge.speaker
        }
        replies = self._replies()
        rows = []
        for number in range(max(0, len(talk) - ROWS), len(talk)):
            said = talk[number]
            status, words = self._status(talk, number, verdicts.get(number))
            rows.append(
                Row(number, said, self.words.sentence(said, number), status, words, tuple(replies.get(number, ())))
            )
        return tuple(rows)

    def _status(self, talk: tuple[Statement, ...], number: int, verdict: Verdict | None) -> tuple[str, str]:
        """What became of a statement: the verdict on a word, or how a wish was answered."""
        texts = self.session.texts
        if verdict == OPEN and talk[number].act in _OPINIONS:
            return "unproven", texts("talk-status-unproven")
        if verdict is not None:
            return verdict.status, self.words.verdict(verdict)
        if talk[number].act not in _WISHES:
            return "", ""
        answers = [said.act for said in talk[number + 1 :] if said.refs == number and said.act in _DECISIONS]
        if answers:
            agreed = answers.count("accept")
            if talk[number].target == EVERYBODY:
                return "kept" if agreed else "broken", texts("talk-status-answers", agreed=agreed, all=len(answers))
            return ("kept", texts("talk-status-accepted")) if agreed else ("broken", texts("talk-status-rejected"))
        if self._is_live(talk[number]):
            return "open", texts("talk-status-open")
        return "unanswered", texts("talk-status-unanswered")

    def _is_live(self, said: Statement) -> bool:
        """Whether anybody who was spoken to can still answer."""
        table = self.session.table
        parlance = table.rules.parlance
        if parlance is None or table.is_over:
            return False
        seats = [said.target] if said.target != EVERYBODY else range(len(self.session.names))
        return any(parlance.is_live(table.view(seat), said) for seat in seats if seat != said.speaker)

    def _replies(self) -> dict[int, list[Reply]]:
        """The quick answers to what was said to the speaker, by the number of the statement."""
        found: dict[int, list[Reply]] = {}
        talk = self.public_view().talk
        for line in self.lines():
            phrase = line.phrase
            if is_reply(phrase) and talk[phrase.refs].target in (self.speaker, EVERYBODY):
                found.setdefault(phrase.refs, []).append(self._reply(line))
        return found

    def _reply(self, line: Line) -> Reply:
        """An answer gives the weightiest reason only where it consists of nothing else."""
        phrase = line.phrase
        gives_reason = phrase.act == "claim" and phrase.content == WHY
        because = line.reasons[0] if gives_reason and line.reasons else ""
        name = text_id("talk-reply", phrase.act)
        kinds = [word for word in phrase.content.split(":") if not word.startswith("seat-")]
        own = text_id("talk-reply", phrase.act, *kinds)
        texts = self.session.texts
        word = texts(own) if texts.has(own) else texts(name)
        return Reply(phrase.refs, option_of(phrase, because), word, _ICONS.get(phrase.act, "chat"))


def is_reply(phrase: Phrase) -> bool:
    """Whether a phrase answers what somebody said, or asks why they said it."""
    if phrase.refs == NONE:
        return False
    return phrase.act in _ANSWERS or phrase.act == "claim" or (phrase.act == "ask" and phrase.content == WHY)
