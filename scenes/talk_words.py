"""What was said, in words: a Statement of the engine becomes a sentence, in one of several variants.

`TalkWords(texts, names)` gives `line(statement, number)` for a log, `sentence` for a bubble, `phrase` for a menu,
`reason` for a list of reasons, and `verdict` for the end of a row in the ledger. It knows no game: what a statement
speaks of is in the texts `say-ACT-CONTENT-VARIANT` and `reason-ID` of each game.
"""

from collections.abc import Iterator, Sequence

from engine.contract import EVERYBODY, Event, Statement
from engine.ledger import Entry
from engine.talk import DEAL, NONE, Parlance, Phrase, Pledge, Verdict
from scenes.texts import Argument, Texts, text_id

MOST_VARIANTS = 9
_SEAT = "seat-"
_PLACES = ("one", "two", "three")


class TalkWords:
    """Turns what was said at one table into what players read."""

    def __init__(self, texts: Texts, names: Sequence[str]) -> None:
        self.texts = texts
        self.names = tuple(names)
        self._variants: dict[str, int] = {}

    def line(self, statement: Statement, number: int) -> str:
        """Who says what to whom, for a log; the number of the statement picks the variant."""
        return self._line(statement.speaker, statement.target, self.sentence(statement, number))

    def event(self, event: Event) -> str:
        """The same for the event that reported it."""
        statement, number = statement_in(event)
        return self.line(statement, number)

    def sentence(self, statement: Statement, number: int) -> str:
        """What is said, with its reason, in the words of the speaker."""
        act, speaker, target, content, because, refs, _, _ = statement
        said = self.phrase(Phrase(act, target, content, refs), speaker, number)
        if not because:
            return said
        return self.texts("talk-because", sentence=said, reason=self.reason(because, speaker, target))

    def phrase(self, phrase: Phrase, speaker: int, number: int = 0) -> str:
        """The sentence without a reason: as it stands on a menu, unless a statement's number picks a variant."""
        kind, seats, _ = _taken_apart(phrase.content)
        if phrase.act == "disagree" and not seats:
            seats = [speaker]  # whoever is accused to their face denies it for themselves
        return self._told(self._name_of(phrase.act, kind, number), seats, speaker, phrase.target)

    def reason(self, because: str, speaker: int, target: int = EVERYBODY) -> str:
        """A public fact as the speaker would put it to the one spoken to."""
        kind, seats, numbers = _taken_apart(because)
        return self._told(text_id("reason", kind), seats, speaker, target, numbers)

    def act(self, act: str) -> str:
        return self.texts(text_id("talk-act", act))

    def whom(self, target: int) -> str:
        """The addressee's name, or the word for the whole table."""
        return self.texts("talk-everybody") if target == EVERYBODY else self.names[target]

    def verdict(self, verdict: Verdict) -> str:
        """What became of a word, for the end of its row."""
        return self.texts(text_id("talk-verdict", verdict.status), round=verdict.round)

    def pledge(self, pledge: Pledge) -> str:
        """A word given, without who gave it to whom."""
        return self.phrase(Phrase(pledge.act, pledge.target, pledge.content), pledge.speaker)

    def row(self, entry: Entry) -> str:
        """A row of the public ledger."""
        pledge = entry.pledge
        return self.texts(
            "talk-ledger-row",
            speaker=self.names[pledge.speaker],
            target=self.whom(pledge.target),
            content=self.pledge(pledge),
            verdict=self.verdict(entry.verdict),
        )

    def _line(self, speaker: int, target: int, sentence: str) -> str:
        if target == EVERYBODY:
            return self.texts("talk-line-all", speaker=self.names[speaker], sentence=sentence)
        named = {"speaker": self.names[speaker], "target": self.names[target]}
        return self.texts("talk-line", **named, sentence=sentence)

    def _name_of(self, act: str, kind: str, number: int) -> str:
        """The id of one variant: the text of this content, else the one that contents of its kind share."""
        own, shared = bases(act, kind)
        base = own if self._count(own) else shared
        return f"{base}-{number % max(1, self._count(base)) + 1}"

    def _count(self, base: str) -> int:
        if base not in self._variants:
            known = (number for number in range(MOST_VARIANTS) if not self.texts.has(f"{base}-{number + 1}"))
            self._variants[base] = next(known, MOST_VARIANTS)
        return self._variants[base]

    def _told(self, name: str, seats: Sequence[int], speaker: int, target: int, numbers: Sequence[int] = ()) -> str:
        """A text with its names; it has forms of its own where it speaks of the speaker or of the one spoken to."""
        form = ""
        if seats and target != EVERYBODY:
            form = ".you" if seats[0] == target else ""
        if seats and seats[0] == speaker:
            form = ".me"
        name = f"{name}{form}" if self.texts.has(f"{name}{form}") else name
        named: dict[str, Argument] = {key: self.names[seat] for key, seat in zip(_PLACES, seats, strict=False)}
        if seats:
            named["seat"] = self.names[seats[0]]
        if numbers:
            named["number"] = numbers[0]
        return self.texts(name, **named)


def bases(act: str, kind: str) -> tuple[str, str]:
    """The ids, without the number of a variant, under which a content is looked for: its own and a shared one."""
    return text_id("say", act, kind), text_id("say", act, "deal") if "-for-" in kind else text_id("say", act)


def wanted_texts(parlance: Parlance, players: int) -> Iterator[tuple[str, ...]]:
    """The texts that a game's talk needs: of each group the first that is there will do."""
    for act, contents in parlance.contents(players).items():
        for content in sorted(contents):
            yield tuple(f"{base}-1" for base in bases(act, _taken_apart(content)[0]))
    yield from ((text_id("reason", kind),) for kind in parlance.reason_kinds())


def statement_in(event: Event) -> tuple[Statement, int]:
    """What a `said` event reports, with its number."""
    data = event.data
    act, content, because = (str(data[key]) for key in ("act", "content", "because"))
    speaker, target, refs, number = (_whole(data[key]) for key in ("seat", "target", "refs", "number"))
    return Statement(act, speaker, target, content, because, refs), number


def _whole(value: object) -> int:
    return value if isinstance(value, int) else NONE


def _taken_apart(content: str) -> tuple[str, list[int], list[int]]:
    """An id with arguments: its text's name, the seats and the numbers in it."""
    words: list[str] = []
    seats: list[int] = []
    numbers: list[int] = []
    for word in content.replace(DEAL, ":for:").split(":"):
        if word.startswith(_SEAT):
            seats.append(int(word.removeprefix(_SEAT)))
        elif word.isdecimal():
            numbers.append(int(word))
        else:
            words.append(word)
    return "-".join(words), seats, numbers
