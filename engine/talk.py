"""What is said at a table: statements as data, for people and bots alike.

How a screen, a terminal or a bot uses it:

- `menu(rules, view)` lists what the seat of a View may say now, a `Line` for every phrase with the reasons that are
  true of it. It depends on public facts alone, so that a menu never betrays its reader.
- `Move(seat, TALK, (option_of(phrase, because),))` says it: hand it to `Table.submit`, or to `engine.stack.submit`.
  Talk is never asked for and never blocks; it can be said at any time at which the menu holds it.
- Everybody then finds the Statement at the end of `view.talk`, and the event `said` in the log; its number is its
  place.
- `engine.ledger` tells what became of promises, claims and suspicions; `scenes.talk_words` puts all of it into words.

What there is to talk about is the game's own affair: see Parlance. Talk is recorded, saved and replayed like any move.
"""

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from engine.contract import EVERYBODY, SPECTATOR, TALK, AnyRules, Decision, Emit, Move, State, Statement

ACTS = (
    "claim",
    "estimate",
    "accuse",
    "promise",
    "request",
    "offer",
    "accept",
    "reject",
    "ask",
    "agree",
    "disagree",
)
SAID = "said"  # the kind of the event that reports a statement
WHY = "why"  # the content that asks for a reason, and that gives one
EXCUSE = "excuse"  # the content that answers for a promise which was broken
DEAL = "="  # in an offer: what the speaker gives, and what they want for it
NONE = -1  # refers to no statement

MOST_AT_ONCE = 4  # things a seat may bring up by itself at one moment; answers are free
REMEMBERED = 60  # statements back that can still be answered
MOST_SEATS = 99  # more than any table has

_CLOSING = ("accept", "reject", "agree", "disagree", "claim")  # acts that answer a statement for good
_NOTHING = "-"


class Phrase(NamedTuple):
    """What can be said, apart from the reason for it."""

    act: str
    target: int = EVERYBODY
    content: str = ""
    refs: int = NONE


class Line(NamedTuple):
    """A phrase on the menu, with the reasons that are true of it now; none need be given."""

    phrase: Phrase
    reasons: tuple[str, ...]


class Verdict(NamedTuple):
    """What public facts say of a statement, and the round in which they said it (0 while it is open).

    For a promise: open, kept, broken, unverifiable or void. For a claim: open, true, false or unverifiable.
    """

    status: str
    round: int = 0


OPEN = Verdict("open")


class Parlance:
    """What a game adds to talk. It is asked with a View and answers from public facts only, for every seat alike."""

    def when(self, view: Any) -> tuple[int, int]:
        """The round, and a count of moments: it grows when talk turns to something new, and never falls."""
        raise NotImplementedError

    def phrases(self, view: Any) -> Iterator[Phrase]:
        """What the seat of this view can bring up now; answers to what others said come by themselves."""
        raise NotImplementedError

    def reasons(self, view: Any, phrase: Phrase) -> tuple[str, ...]:
        """The public facts that speak for a phrase now, the weightiest first."""
        return ()

    def is_live(self, view: Any, statement: Statement) -> bool:
        """Whether what was said can still be answered."""
        raise NotImplementedError

    def replies(self, asked: Statement) -> tuple[str, ...]:
        """The contents with which a question that does not ask why can be answered."""
        return ()

    def verdict(self, view: Any, pledge: "Pledge") -> Verdict | None:
        """What public facts say of a promise, claim, estimate or accusation; None if it says nothing to be judged."""
        raise NotImplementedError

    def contents(self, players: int) -> Mapping[str, frozenset[str]]:
        """Every content that there can be at a table of this size, by act."""
        raise NotImplementedError

    def reason_kinds(self) -> Mapping[str, int]:
        """The ids of all reasons without their arguments, and how many seats each names."""
        return {}

    def is_reason(self, players: int, because: str) -> bool:
        """Whether there can be such a reason; after the seats that it names a number may follow."""
        kind, *arguments = because.split(":")
        count = self.reason_kinds().get(kind, MOST_SEATS)
        seats, numbers = arguments[:count], arguments[count:]
        named = {f"seat-{seat}" for seat in range(players)}
        sound = len(numbers) <= 1 and all(number.isdecimal() and len(number) < 4 for number in numbers)
        return sound and len(seats) == count and set(seats) <= named

    # What bots need besides; a game whose bots keep silent leaves it at that.

    def occasion(self, board: Any) -> object:
        """What there is to talk about now, None for nothing: when it changes, everybody may say something.

        It is asked with a View or a State, very often, and looks at public facts only.
        """
        return None

    def initiatives(self, view: Any, mood: "Mood") -> Iterator["Wish"]:
        """What the view's seat could sensibly bring up now."""
        return iter(())

    def appetite(self, view: Any, statement: Statement, mood: "Mood") -> float:
        """How gladly the seat would grant a request or take an offer, from 0 to 1; 0.5 is indifference."""
        return 0.0

    def opinion(self, view: Any, statement: Statement, mood: "Mood") -> float:
        """How far the seat agrees with a suspicion or an accusation, from -1 to 1."""
        return 0.0

    def reply(self, view: Any, asked: Statement, mood: "Mood") -> str:
        """The content with which the seat answers a question that does not ask why; nothing if it will not."""
        return ""

    def is_unprovable(self, content: str) -> bool:
        """Whether as a rule nobody can tell if this was kept."""
        return False

    def victims(self, view: Any, decision: Decision) -> Mapping[str, int]:
        """Whom each option would hurt, where it hurts somebody: how a broken promise is paid back."""
        return {}

    def dares(self, view: Any, decision: Decision) -> Mapping[str, float]:
        """The options that bring down a threat upon the view's seat, and how much it is to be feared, from 0 to 1."""
        return {}

    def breaches(self, view: Any, decision: Decision) -> Mapping[str, tuple["Pledge", ...]]:
        """The options by which the view's seat would break promises that are open, with those promises."""
        return {}


class Mood(NamedTuple):
    """What a bot brings to the conversation: whom it suspects and trusts, and its manner."""

    doubts: tuple[float, ...]  # for each seat the chance that it is on the side which hides
    trust: tuple[float, ...]  # for each seat the chance that it keeps its word
    grudges: tuple[int, ...]  # promises to this seat that each other has broken
    honesty: float
    is_crafty: bool  # whether it lies when that serves its side


class Wish(NamedTuple):
    """Something worth saying, and how much, from 0 to 1."""

    urgency: float
    phrase: Phrase


class Pledge(NamedTuple):
    """A word that facts can judge: `number` is the statement by which it was given."""

    number: int
    act: str  # promise, claim, estimate or accuse
    speaker: int
    target: int
    content: str
    round: int
    moment: int


def option_of(phrase: Phrase, because: str = "") -> str:
    """The id of a phrase with its reason, as a Move picks it."""
    target = _NOTHING if phrase.target == EVERYBODY else str(phrase.target)
    refs = _NOTHING if phrase.refs == NONE else str(phrase.refs)
    return "/".join((phrase.act, target, phrase.content or _NOTHING, because or _NOTHING, refs))


def parse_option(pick: str) -> Line | None:
    """The phrase and the one reason that an option id names; None when it names none."""
    parts = pick.split("/")
    if len(parts) != 5 or not all(parts) or parts[0] not in ACTS:
        return None
    act, target, content, because, refs = ("" if part == _NOTHING else part for part in parts)
    if not all(number == "" or (number.isdecimal() and len(number) < 6) for number in (target, refs)):
        return None
    phrase = Phrase(act, int(target or EVERYBODY), content, int(refs or NONE))
    return Line(phrase, (because,) if because else ())


def phrase_of(statement: Statement) -> Phrase:
    return Phrase(statement.act, statement.target, statement.content, statement.refs)


def move_of(statement: Statement) -> Move:
    """The move that says it."""
    return Move(statement.speaker, TALK, (option_of(phrase_of(statement), statement.because),))


def menu(rules: AnyRules, view: Any) -> tuple[Line, ...]:
    """Everything the seat of a view may say now: answers first, then what it can bring up."""
    parlance = rules.parlance
    if parlance is None:
        return ()
    return tuple([Line(phrase, parlance.reasons(view, phrase)) for phrase in phrases(parlance, view)])


def phrases(parlance: Parlance, view: Any) -> Iterator[Phrase]:
    """The menu without its reasons, which take longer to find."""
    if view.seat == SPECTATOR or not view.steps:
        return
    _, moment = parlance.when(view)
    own = [said for said in view.talk[-REMEMBERED:] if said.speaker == view.seat and said.moment == moment]
    repeated = {phrase_of(said) for said in own}
    is_silenced = sum(not _is_answer(said) for said in own) >= MOST_AT_ONCE
    yield from (answer for answer in _answers(parlance, view) if answer not in repeated)
    if not is_silenced:
        yield from (phrase for phrase in _questions(parlance, view) if phrase not in repeated)
        yield from (phrase for phrase in parlance.phrases(view) if phrase not in repeated)


def _is_answer(statement: Statement) -> bool:
    return statement.refs != NONE and statement.act in _CLOSING


def unanswered(parlance: Parlance, view: Any) -> Iterator[tuple[int, Statement]]:
    """What others have said that the view's seat can still answer, oldest first."""
    seat, talk = view.seat, view.talk
    first = max(0, len(talk) - REMEMBERED)
    answered = {said.refs for said in talk[first:] if said.speaker == seat and _is_answer(said)}
    for number in range(first, len(talk)):
        said = talk[number]
        if said.speaker != seat and number not in answered and parlance.is_live(view, said):
            yield number, said


def _answers(parlance: Parlance, view: Any) -> Iterator[Phrase]:
    seat = view.seat
    for number, said in unanswered(parlance, view):
        speaker = said.speaker
        if said.act in ("request", "offer") and said.target in (seat, EVERYBODY):
            yield Phrase("accept", speaker, said.content, number)
            yield Phrase("reject", speaker, said.content, number)
        elif said.act == "ask" and said.target == seat:
            if said.content == WHY:
                yield Phrase("claim", speaker, WHY, number)
            else:
                for content in parlance.replies(said):
                    yield Phrase("claim", speaker, content, number)
                yield Phrase("reject", speaker, said.content, number)
        elif said.act == "accuse" and said.target == seat:
            # What the ledger proves cannot be denied, but explained.
            if said.refs == NONE:
                yield Phrase("disagree", speaker, said.content, number)
            else:
                yield Phrase("claim", speaker, EXCUSE, number)
        elif said.act in ("accuse", "estimate"):
            # Who was accused to their face has to be named when others speak of it.
            content = said.content if said.act == "estimate" else f"{said.content}:seat-{said.target}"
            yield Phrase("agree", speaker, content, number)
            if said.refs == NONE:
                yield Phrase("disagree", speaker, content, number)


def _questions(parlance: Parlance, view: Any) -> Iterator[Phrase]:
    """Why an accusation, a suspicion or a refusal; once each."""
    seat, talk = view.seat, view.talk
    asked = {said.refs for said in talk if said.speaker == seat and said.act == "ask"}
    for number in range(max(0, len(talk) - REMEMBERED), len(talk)):
        said = talk[number]
        is_mine = said.target == seat and said.act in ("accuse", "reject")
        if said.speaker == seat or number in asked or said.because or not (is_mine or said.act == "estimate"):
            continue
        if parlance.is_live(view, said):
            yield Phrase("ask", said.speaker, WHY, number)


def statement_of(rules: AnyRules, view: Any, pick: str) -> Statement | None:
    """What the seat of a view would say by this option; None when it cannot be said now."""
    parlance, meant = rules.parlance, parse_option(pick)
    if parlance is None or meant is None or meant.phrase not in phrases(parlance, view):
        return None
    if meant.reasons and meant.reasons[0] not in parlance.reasons(view, meant.phrase):
        return None
    act, target, content, refs = meant.phrase
    because = meant.reasons[0] if meant.reasons else ""
    return Statement(act, view.seat, target, content, because, refs, *parlance.when(view))


def say(rules: AnyRules, state: State, move: Move, emit: Emit) -> bool:
    """Say what a move picks, for everybody to hear; False, and nothing happens, when it cannot be said now."""
    if len(move.picks) != 1 or not 0 <= move.seat < state.players or not state.steps:
        return False
    statement = statement_of(rules, rules.view(state, move.seat), move.picks[0])
    if statement is None:
        return False
    act, speaker, target, content, because, refs, _, _ = statement
    emit(
        SAID,
        number=len(state.talk),
        seat=speaker,
        act=act,
        target=target,
        content=content,
        because=because,
        refs=refs,
    )
    state.talk = (*state.talk, statement)
    return True


def check_talk(rules: AnyRules, state: State) -> None:
    """Raise ValueError when what was said in a loaded state cannot have been said in this game."""
    moment = 0
    for number, said in enumerate(state.talk):
        seats = range(state.players)
        sound = (
            rules.parlance is not None
            and said.act in ACTS
            and said.speaker in seats
            and (said.target == EVERYBODY or said.target in seats)
            and NONE <= said.refs < number
            and said.round >= 0
            and said.moment >= moment
            and said.content in rules.parlance.contents(state.players)[said.act]
            and (not said.because or rules.parlance.is_reason(state.players, said.because))
        )
        if not sound:
            raise ValueError(f"statement {number} does not add up")
        moment = said.moment
