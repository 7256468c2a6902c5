"""The process in which bots think, so that no window waits for them: it answers one request after another."""

import signal
import traceback
from multiprocessing.connection import Connection
from typing import Any, NamedTuple

from engine.bots import Bot, make_bot
from engine.bots.hint import hint
from engine.bots.parley import Cue, utter
from engine.bots.people import persona_of
from engine.contract import Decision, Picks, Reason
from engine.games import GAMES
from engine.rng import Rng
from engine.talk import move_of

USUAL_EFFORT = 1.0

_APART = 0x5EED_B075  # keeps the bots' luck apart from the shuffling of the cards


class Request(NamedTuple):
    """All that a bot is told: what its own seat sees, what that seat is asked, its luck and its manner.

    With a `cue` instead of a decision it is the bot's turn to speak.
    """

    number: int
    game: str
    level: str
    view: Any
    decision: Decision | None
    luck: int
    budget: float = USUAL_EFFORT
    persona: str = ""
    cue: Cue | None = None
    wants_reason: bool = False  # it is a person who asks, for advice

    def accepts(self, picks: Picks) -> bool:
        """Whether this can be the answer; nobody has to say anything."""
        return len(picks) <= 1 if self.decision is None else self.decision.accepts(picks)


class Answer(NamedTuple):
    """What a bot picked, nothing for silence; or, in `trouble`, why it could not."""

    number: int
    picks: Picks
    trouble: str = ""
    reason: Reason | None = None


def luck_of(seed: int, event_count: int, seat: int) -> Rng:
    """The luck of a bot for one choice.

    By the number of what has happened, so that a saved game goes on as if it had not been left.
    """
    common = Rng(seed ^ _APART).split().seed
    return Rng(common ^ (event_count << 8 | seat)).split()


class Thinker:
    """Answers requests; bots are made once for each game, level and persona."""

    def __init__(self) -> None:
        self.bots: dict[tuple[str, str, str], Bot] = {}

    def answer(self, request: Request) -> Answer:
        """Let the bot choose or speak; a mistake of its own becomes the answer's trouble."""
        rng = Rng.resume(request.luck)
        try:
            if request.decision is None:
                picks = _words(request, rng)
            elif request.wants_reason:
                found = hint(GAMES[request.game], request.view, request.decision, rng, request.budget)
                return Answer(request.number, found.advice[0].picks, reason=found.reason)
            else:
                picks = self._bot(request).choose(request.view, request.decision, rng, request.budget)
        except Exception:
            return Answer(request.number, (), traceback.format_exc())
        return Answer(request.number, picks)

    def _bot(self, request: Request) -> Bot:
        kind = request.game, request.level, request.persona
        if kind not in self.bots:
            self.bots[kind] = make_bot(request.level, GAMES[request.game], request.persona)
        return self.bots[kind]


def _words(request: Request, rng: Rng) -> Picks:
    """What the bot has to say: the pick of a talk move, or nothing."""
    rules, persona = GAMES[request.game], persona_of(request.persona)
    cue = request.cue or Cue(request.view.seat)
    said = utter(rules, request.view, cue, request.level, persona, rng)
    return () if said is None else move_of(said).picks


def serve(connection: Connection) -> None:
    """Answer until the other side hangs up or sends None."""
    # Ctrl+C at a terminal reaches every process of it; the window decides what it means.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    thinker = Thinker()
    try:
        while (request := connection.recv()) is not None:
            connection.send(thinker.answer(request))
    except (EOFError, OSError):
        return
