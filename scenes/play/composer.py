"""Puts a statement together from menus: to whom, what kind of thing, what, and why. Nothing is typed."""

from typing import TYPE_CHECKING, NamedTuple

from engine.contract import EVERYBODY
from engine.talk import NONE, Line, Phrase, option_of
from scenes.texts import text_id

if TYPE_CHECKING:
    from scenes.play.talk import Talk

TO, ACT, WHAT, BECAUSE = "to", "act", "what", "because"
FIELDS = (TO, ACT, WHAT, BECAUSE)


class Entry(NamedTuple):
    """A line of a menu; `piece` stands before it if it is a player, and `short` is how the field shows it."""

    id: str
    word: str
    short: str = ""
    piece: str = ""


class Field(NamedTuple):
    """One part of the statement: what is chosen, and all that could be."""

    name: str
    chosen: Entry
    entries: tuple[Entry, ...]


class Composer:
    """Remembers what was chosen; whatever of that cannot be said any more gives way to what can."""

    def __init__(self, talk: "Talk") -> None:
        self.talk = talk
        self.menu = ""  # the field whose menu is open
        self._wanted: dict[str, str] = {}
        self._fields: tuple[object, tuple[Field, ...]] = None, ()  # as they were last, and what they followed from

    @property
    def is_open(self) -> bool:
        return bool(self.menu)

    def forget(self) -> None:
        """Begin anew."""
        self.menu = ""
        self._wanted.clear()

    def open_menu(self, field: str) -> None:
        """Open the menu of a field, or close it."""
        self.menu = "" if self.menu == field else field

    def choose(self, field: str, value: str) -> None:
        """Take an entry; what was chosen in the fields after it stays if it still fits."""
        self._wanted[field] = value
        self.menu = ""

    def step(self, field: str, by: int) -> None:
        """The next or the previous entry of a field."""
        found = next((one for one in self.fields() if one.name == field), None)
        if found is not None:
            ids = [entry.id for entry in found.entries]
            place = ids.index(found.chosen.id) + by
            self._wanted[field] = ids[min(len(ids) - 1, max(0, place))]

    def option(self) -> str:
        """The option that says what is chosen; empty when there is nothing to say."""
        line, because = self._line(), self._because()
        return option_of(line.phrase, because) if line is not None else ""

    def sentence(self) -> str:
        """What would be said."""
        line, speaker = self._line(), self.talk.speaker
        if line is None or speaker is None:
            return ""
        said = self.talk.words.phrase(line.phrase, speaker)
        because = self._because()
        if not because:
            return said
        reason = self.talk.words.reason(because, speaker, line.phrase.target)
        return self.talk.session.texts("talk-because", sentence=said, reason=reason)

    def fields(self) -> tuple[Field, ...]:
        """The four fields; none when there is nothing to say."""
        lines = self.talk.lines()
        known = (lines, self.talk.speaker, tuple(self._wanted.items()), self.talk.session.texts.language)
        if self._fields[0] is None or self._fields[0] != known:
            self._fields = known, self._made()
        return self._fields[1]

    def _made(self) -> tuple[Field, ...]:
        line, speaker = self._line(), self.talk.speaker
        if line is None or speaker is None:
            return ()
        lines = self.talk.topics()
        to_them = [one for one in lines if one.phrase.target == line.phrase.target]
        of_kind = [one for one in to_them if one.phrase.act == line.phrase.act]
        targets = sorted({one.phrase.target for one in lines})
        acts = dict.fromkeys(one.phrase.act for one in to_them)
        reasons = [self._no_reason(), *(self._reason(line.phrase, because) for because in line.reasons)]
        because = self._because()
        return (
            self._field(TO, [self._target(target) for target in targets], str(line.phrase.target)),
            self._field(ACT, [self._act(act) for act in acts], line.phrase.act),
            self._field(WHAT, [self._content(one.phrase) for one in of_kind], option_of(line.phrase)),
            self._field(BECAUSE, reasons, because),
        )

    def _field(self, name: str, entries: list[Entry], chosen: str) -> Field:
        return Field(name, next(entry for entry in entries if entry.id == chosen), tuple(entries))

    def _line(self) -> Line | None:
        """The line of the menu that fits best what was chosen."""
        lines = list(self.talk.topics())
        for name, value_of in ((TO, _target_of), (ACT, _act_of), (WHAT, _option_of)):
            wanted = self._wanted.get(name)
            fitting = [line for line in lines if value_of(line) == wanted]
            lines = fitting or lines
        return lines[0] if lines else None

    def _because(self) -> str:
        line, wanted = self._line(), self._wanted.get(BECAUSE, "")
        return wanted if line is not None and wanted in line.reasons else ""

    # --- words ---

    def _target(self, target: int) -> Entry:
        word = self.talk.words.whom(target)
        piece = self.talk.session.pieces[target] if target != EVERYBODY else ""
        return Entry(str(target), word, word, piece)

    def _act(self, act: str) -> Entry:
        word = self.talk.words.act(act)
        return Entry(act, word, word)

    def _content(self, phrase: Phrase) -> Entry:
        assert self.talk.speaker is not None
        sentence = self.talk.words.phrase(phrase, self.talk.speaker)
        return Entry(option_of(phrase), sentence, self._short(phrase) or sentence)

    def _short(self, phrase: Phrase) -> str:
        """What a statement speaks of in a word or two, if the texts have such a word."""
        names = self.talk.session.names
        kinds = [word for word in phrase.content.replace("=", ":for:").split(":") if not word.startswith("seat-")]
        seats = [word for word in phrase.content.split(":") if word.startswith("seat-")]
        name = text_id("talk-about", *kinds)
        if not self.talk.session.texts.has(name):
            return ""
        player = names[int(seats[0].removeprefix("seat-"))] if seats else "nobody"
        other = names[int(seats[1].removeprefix("seat-"))] if len(seats) > 1 else "nobody"
        word = self.talk.session.texts(name, player=player, other=other)
        return word if phrase.refs == NONE else f"{word} ({phrase.refs + 1})"

    def _no_reason(self) -> Entry:
        word = self.talk.session.texts("talk-no-reason")
        return Entry("", word, word)

    def _reason(self, phrase: Phrase, because: str) -> Entry:
        assert self.talk.speaker is not None
        word = self.talk.words.reason(because, self.talk.speaker, phrase.target)
        return Entry(because, word, word)


def _target_of(line: Line) -> str:
    return str(line.phrase.target)


def _act_of(line: Line) -> str:
    return line.phrase.act


def _option_of(line: Line) -> str:
    return option_of(line.phrase)
