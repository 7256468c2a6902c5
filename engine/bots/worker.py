"""The process in which bots think, so that no window waits for them: it answers one request after another."""

import signal
import traceback
from multiprocessing.connection import Connection
from typing import Any, NamedTuple

from engine.bots import Bot, make_bot
from engine.contract import Decision, Picks
from engine.games import GAMES
from engine.rng import Rng

USUAL_EFFORT = 1.0

_APART = 0x5EED_B075  # keeps the bots' luck apart from the shuffling of the cards


class Request(NamedTuple):
    """All that a bot is told: what its own seat sees, what that seat is asked, and its luck."""

    number: int
    game: str
    level: str
    view: Any
    decision: Decision
    luck: int
    budget: float = USUAL_EFFORT
    persona: str = ""


class Answer(NamedTuple):
    """What a bot picked; or, in `trouble`, why it could not."""

    number: int
    picks: Picks
    trouble: str = ""


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
        """Let the bot choose; a mistake of its own becomes the answer's trouble."""
        try:
            picks = self._bot(request).choose(request.view, request.decision, Rng.resume(request.luck), request.budget)
        except Exception:
            return Answer(request.number, (), traceback.format_exc())
        return Answer(request.number, picks)

    def _bot(self, request: Request) -> Bot:
        kind = request.game, request.level, request.persona
        if kind not in self.bots:
            self.bots[kind] = make_bot(request.level, GAMES[request.game], request.persona)
        return self.bots[kind]


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
