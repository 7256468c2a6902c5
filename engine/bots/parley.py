"""How bots talk: what they bring up, what they answer, and who speaks when.

`Conversation` conducts the bots of a table, in simulation, terminal and window alike: as long as `cue` names a seat,
have it speak with `utter`, say what comes of it, and ask again. It never waits for anybody and never blocks play.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple

from engine.bots.belief import suspicion
from engine.bots.people import Persona
from engine.bots.trust import DISTRUSTED, grudges, trust_in
from engine.contract import EVERYBODY, AnyRules, Statement
from engine.ledger import record
from engine.rng import Rng
from engine.talk import NONE, WHY, Mood, Parlance, Phrase, Wish, phrases

HONEST_LEVELS = frozenset(("easy", "random"))
SILENT_LEVELS = frozenset(("random",))
RESERVE = 0.75  # how urgent something must be for somebody without any chattiness
OPENNESS = 0.6  # how much of that a chatterbox does without
MEMORY = 3  # statements for which nobody likes to repeat a reason
CROWD = 12  # statements back that still ring in everybody's ears
PATIENCE = 0.06  # by how much each of them makes somebody hold back
AGREES = 0.5  # the appetite from which on a request is granted
FLATTERY = 0.25  # what the word of somebody trusted adds to an appetite, and that of a liar takes away


class Cue(NamedTuple):
    """Whose turn it is to speak: in answer to a statement, or of their own accord."""

    seat: int
    number: int = NONE


def talking_seats(levels: Iterable[str | None]) -> tuple[int, ...]:
    """The seats whose bots speak at all, by the level of each seat; None where a person sits."""
    return tuple([seat for seat, level in enumerate(levels) if level is not None and level not in SILENT_LEVELS])


class Conversation:
    """Tells which bot should speak next. It remembers whom it has asked, so that silence is an answer too."""

    def __init__(
        self, parlance: Parlance | None, seats: tuple[int, ...], starters: tuple[int, ...] | None = None
    ) -> None:
        self.parlance = parlance
        self.seats = seats
        self.starters = seats if starters is None else starters
        self._heard: int | None = None
        self._occasion: object = None
        self._cues: list[Cue] = []

    def cue(self, board: Any) -> Cue | None:
        """The next bot to speak as the table stands, by a State or by any View of it; None when all is said."""
        if self.parlance is None or not self.seats or not board.steps:
            return None
        talk = board.talk
        occasion = self.parlance.occasion(board)
        if self._heard is None or self._heard > len(talk):
            # Whoever comes to a table that has been left finds that everybody has had their say.
            self._heard, self._occasion = len(talk), occasion
        if occasion != self._occasion:
            self._occasion = occasion
            first = board.turn if board.turn in range(board.players) else 0
            order = [(first + place) % board.players for place in range(board.players)]
            self._cues = [Cue(seat) for seat in order if seat in self.starters] if occasion is not None else []
        if self._heard < len(talk):
            # What has just been said is answered before anything else is brought up.
            heard = range(self._heard, len(talk))
            self._heard = len(talk)
            answers = [Cue(seat, number) for number in heard for seat in self._called_upon(board, talk[number])]
            self._cues = answers + self._cues
        return self._cues.pop(0) if self._cues else None

    def is_due(self, board: Any) -> bool:
        """Whether there may be somebody to speak; a cheap question that changes nothing."""
        if self.parlance is None or not self.seats or not board.steps:
            return False
        return bool(self._cues) or self._heard != len(board.talk) or self.parlance.occasion(board) != self._occasion

    def _called_upon(self, board: Any, said: Statement) -> list[int]:
        """Who is expected to answer: whoever is spoken to, and when somebody is accused whoever is named."""
        if said.target != EVERYBODY:
            return [said.target] if said.target in self.seats else []
        if said.act in ("request", "estimate"):
            first = said.speaker
            order = [(first + place) % board.players for place in range(1, board.players)]
            return [seat for seat in order if seat in self.seats]
        return []


def utter(rules: AnyRules, view: Any, cue: Cue, level: str, persona: Persona, rng: Rng) -> Statement | None:
    """What the bot of the view's seat says when it is its turn to speak; None for silence."""
    parlance = rules.parlance
    if parlance is None or level in SILENT_LEVELS or not view.steps:
        return None
    speaker = Speaker(rules, parlance, view, level, persona, rng)
    if cue.number == NONE:
        return speaker.speak()
    return speaker.answer(cue.number) if cue.number < len(view.talk) else None


class Speaker:
    """One bot at one moment of a conversation."""

    def __init__(self, rules: AnyRules, parlance: Parlance, view: Any, level: str, persona: Persona, rng: Rng) -> None:
        self.parlance = parlance
        self.view = view
        self.persona = persona
        self.rng = rng
        entries = record(rules, view)
        self.mood = Mood(
            suspicion(rules, view),
            trust_in(entries, view.players, view.round),
            grudges(entries, view.seat, view.players),
            persona.honesty,
            level not in HONEST_LEVELS,
        )

    def speak(self) -> Statement | None:
        """The most urgent thing to say, if it is urgent enough for somebody of this manner."""
        menu = set(phrases(self.parlance, self.view))
        wishes = [wish for wish in self.parlance.initiatives(self.view, self.mood) if wish.phrase in menu]
        if not wishes:
            return None
        best = max(wishes, key=lambda wish: wish.urgency + 0.1 * self.rng.chance())
        return self._said(best.phrase) if self._feels_like_it(best) else None

    def _feels_like_it(self, wish: Wish) -> bool:
        """Whether something is urgent enough to be said; the more has just been said, the more it must be."""
        _, moment = self.parlance.when(self.view)
        crowd = len([s for s in self.view.talk[-CROWD:] if s.moment == moment and s.refs == NONE])
        barrier = RESERVE - OPENNESS * self.persona.chattiness + PATIENCE * crowd
        return wish.urgency + 0.2 * (self.rng.chance() - 0.5) > barrier

    def answer(self, number: int) -> Statement | None:
        """An answer to what was said, if there is one to give."""
        said = self.view.talk[number]
        menu = [phrase for phrase in phrases(self.parlance, self.view) if phrase.refs == number]
        choose = ANSWERS.get(said.act)
        phrase = choose(self, said, menu) if choose is not None and menu else None
        return self._said(phrase) if phrase is not None else None

    def _said(self, phrase: Phrase) -> Statement | None:
        """The phrase with a reason; who speaks against somebody always has one."""
        reasons = self.parlance.reasons(self.view, phrase)
        if not reasons and phrase.refs == NONE and phrase.act in ("accuse", "estimate"):
            return None
        when = self.parlance.when(self.view)
        because = self._fresh(reasons, phrase.act in ("agree", "disagree"))
        return Statement(phrase.act, self.view.seat, phrase.target, phrase.content, because, phrase.refs, *when)

    def _fresh(self, reasons: tuple[str, ...], is_short: bool) -> str:
        """One of the weightiest reasons, rather one that this seat has not just given; what is short can do without."""
        given = [said.because for said in self.view.talk if said.speaker == self.view.seat][-MEMORY:]
        best = [reason for reason in reasons if reason not in given] or ([] if is_short else list(reasons))
        return best[self.rng.weighted([3.0, 2.0, 1.0][: len(best)])] if best else ""

    def grant(self, said: Statement, menu: list[Phrase]) -> Phrase | None:
        """Yes or no to a request or an offer, by what it is worth and by who asks."""
        speaker, mood = said.speaker, self.mood
        if said.target == EVERYBODY and not self._feels_like_it(Wish(0.5, menu[0])):
            return None
        appetite = self.parlance.appetite(self.view, said, mood)
        if appetite < 0:
            return None  # it has been promised already
        wants = appetite + FLATTERY * (mood.trust[speaker] - 0.6) - 0.2 * self.persona.grudge * mood.grudges[speaker]
        agrees = wants >= AGREES
        if said.act == "offer" and mood.trust[speaker] < DISTRUSTED:
            agrees = False
        if not agrees and appetite > 0 and self._lies_about(said):
            agrees = True
        return _first(menu, "accept" if agrees else "reject")

    def _lies_about(self, said: Statement) -> bool:
        """Whether to say yes and mean no: only where nobody can prove it afterwards."""
        unprovable = self.parlance.is_unprovable(said.content)
        return self.mood.is_crafty and unprovable and self.rng.chance() < 0.5 * (1 - self.persona.honesty)

    def explain(self, said: Statement, menu: list[Phrase]) -> Phrase | None:
        """The reason to whoever asks for it; to other questions an answer, or a refusal to give one."""
        if said.content == WHY:
            why = _first(menu, "claim")
            return why if why is not None and self.parlance.reasons(self.view, why) else None
        content = self.parlance.reply(self.view, said, self.mood)
        given = [phrase for phrase in menu if phrase.act == "claim" and phrase.content == content]
        return given[0] if given else _first(menu, "reject")

    def deny(self, said: Statement, menu: list[Phrase]) -> Phrase | None:
        """Nobody lets an accusation stand; for a promise that was broken there are only excuses."""
        return _first(menu, "disagree") or _first(menu, "claim")

    def comment(self, said: Statement, menu: list[Phrase]) -> Phrase | None:
        """Agreement or not with what somebody thinks of a third player, from those who have an opinion."""
        opinion = self.parlance.opinion(self.view, said, self.mood)
        if abs(opinion) < 0.5 or not self._feels_like_it(Wish(0.35 + 0.2 * abs(opinion), menu[0])):
            return None
        return _first(menu, "agree" if opinion > 0 else "disagree")

    def insist(self, said: Statement, menu: list[Phrase]) -> Phrase | None:
        """Who is refused without a reason may ask for it."""
        ask = _first(menu, "ask")
        return ask if ask is not None and self._feels_like_it(Wish(0.5, ask)) else None


ANSWERS: Mapping[str, Callable[[Speaker, Statement, list[Phrase]], Phrase | None]] = {
    "request": Speaker.grant,
    "offer": Speaker.grant,
    "ask": Speaker.explain,
    "accuse": Speaker.deny,
    "estimate": Speaker.comment,
    "reject": Speaker.insist,
}


def _first(menu: list[Phrase], act: str) -> Phrase | None:
    return next((phrase for phrase in menu if phrase.act == act), None)
