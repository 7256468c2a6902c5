"""The bots of the window: they think in a process of their own, and the window never waits for them."""

import multiprocessing
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from queue import SimpleQueue
from threading import Thread
from typing import NamedTuple

from engine.bots.parley import Conversation, Cue, talking_seats
from engine.bots.simple import RandomBot
from engine.bots.worker import Answer, Request, luck_of, serve
from engine.contract import SPECTATOR, TALK, Decision, Move
from engine.rng import Rng
from engine.table import Table

TRIES = 2  # a worker that fails is replaced once before the game goes on without it
LONGEST_THOUGHT = 60.0  # seconds after which a worker is taken for lost
GRACE = 0.3  # seconds that a worker gets to end by itself


class WorkerError(Exception):
    """The worker did not answer as it should; the text says how."""


class Asked(NamedTuple):
    """What was sent off, and the state of the record at that time; without a decision it was a turn to speak."""

    number: int
    seat: int
    decision: Decision | None
    mark: tuple[int, int, int]


class BotDesk:
    """Asks bots for moves. Only what a bot's own seat sees ever leaves this process.

    `wake` is called, from another thread, when there is something to `poll`. `trouble` holds the report of a worker
    that failed so often that a random answer was given in its place.
    """

    def __init__(self, table: Table, wake: Callable[[], None]) -> None:
        self.table = table
        self.trouble: str | None = None
        self.conversation = Conversation(table.rules.parlance, talking_seats(taken.bot for taken in table.seats))
        self._number = 0
        self._asked: Asked | None = None
        self._answers: SimpleQueue[Answer] = SimpleQueue()
        self._clerk = Clerk(self._answers, wake)

    @property
    def is_thinking(self) -> bool:
        """Whether a move is on its way; one for a table that has changed meanwhile is not."""
        return self._asked is not None and self._asked.mark == self._mark()

    def _mark(self) -> tuple[int, int, int]:
        return self.table.event_count, len(self.table.moves), len(self.table.sealed)

    def request(self, seat: int, cue: Cue | None = None) -> Request:
        """What the bot of a seat is told now: what it is asked, or that it is its turn to speak."""
        table = self.table
        taken = table.seats[seat]
        assert taken.bot is not None, "people answer for themselves"
        luck = luck_of(table.seed, table.event_count, seat).seed
        decision = table.asked()[seat] if cue is None else None
        request = Request(self._number, table.rules.name, taken.bot, table.view(seat), decision, luck)
        return request._replace(persona=taken.persona, cue=cue)

    def ask(self, seat: int, cue: Cue | None = None) -> None:
        """Have the bot of a seat think, or speak on its cue; what was asked before is forgotten."""
        self._number += 1
        request = self.request(seat, cue)
        self._asked = Asked(request.number, seat, request.decision, self._mark())
        self._clerk.send(request)

    def let_speak(self) -> bool:
        """Give the word to the next bot that has something to say to the table as it is; False when all is said.

        Ask for it only when no thought is on its way. What comes of it is a talk move, or nothing, from `poll`.
        """
        cue = self.conversation.cue(self.table.view(SPECTATOR))
        if cue is not None:
            self.ask(cue.seat, cue)
        return cue is not None

    def drop(self) -> None:
        """Forget what was asked, for instance because a player has taken back a move."""
        self._asked = None

    def poll(self) -> Move | None:
        """The move, if it is there; never waits. Who had nothing to say makes none."""
        while not self._answers.empty():
            answer = self._answers.get()
            asked = self._asked
            if asked is None or answer.number != asked.number:
                continue
            self.trouble = answer.trouble or self.trouble
            is_fresh = self.is_thinking
            self._asked = None
            if is_fresh and (asked.decision is not None or answer.picks):
                topic = TALK if asked.decision is None else asked.decision.topic
                return Move(asked.seat, topic, answer.picks)
        return None

    def close(self) -> None:
        """Dismiss the worker, whatever it is doing."""
        self._asked = None
        self._clerk.close()


class Clerk:
    """Carries requests to the worker and answers back, in a thread that may wait where the window may not.

    Process and thread start with the first request. The thread alone starts, replaces and ends the process.
    """

    def __init__(self, answers: "SimpleQueue[Answer]", wake: Callable[[], None]) -> None:
        self._answers = answers
        self._wake = wake
        self._requests: SimpleQueue[Request | None] = SimpleQueue()
        self._thread: Thread | None = None
        self._worker: Worker | None = None
        self._is_closed = False

    def send(self, request: Request) -> None:
        if self._is_closed:
            return
        self._requests.put(request)
        if self._thread is None:
            self._thread = Thread(target=self._run, name="bots", daemon=True)
            self._thread.start()

    def close(self) -> None:
        self._is_closed = True
        self._requests.put(None)
        if self._thread is None:
            return
        for is_patient in (True, False):
            if (worker := self._worker) is not None:
                worker.interrupt(is_patient)
            self._thread.join(GRACE)

    def _run(self) -> None:
        try:
            while (request := self._requests.get()) is not None and not self._is_closed:
                # Only the last request counts: a thought that nobody waits for any more is not begun.
                if not self._requests.empty():
                    continue
                answer = self._answer(request)
                if self._is_closed:
                    return
                self._answers.put(answer)
                self._wake()
        finally:
            self._dismiss()

    def _answer(self, request: Request) -> Answer:
        """The worker's answer; after too many failures any answer, so that the game goes on."""
        trouble = ""
        for _ in range(TRIES):
            if self._is_closed:
                break
            try:
                return self._hire().answer(request)
            except Exception as problem:  # whatever it is, players wait for a move
                trouble = str(problem) or type(problem).__name__
                self._dismiss()
        if request.decision is None:
            return Answer(request.number, (), trouble)  # the silence of one bot holds nobody up
        picks = RandomBot().choose(request.view, request.decision, Rng.resume(request.luck), request.budget)
        return Answer(request.number, picks, trouble)

    def _hire(self) -> "Worker":
        if self._worker is None:
            self._worker = Worker()
            if self._is_closed:
                self._worker.interrupt()  # whoever closed the desk may not have seen it
        return self._worker

    def _dismiss(self) -> None:
        worker, self._worker = self._worker, None
        if worker is not None:
            worker.end()


class Worker:
    """One process in which bots think."""

    def __init__(self) -> None:
        spawn = multiprocessing.get_context("spawn")
        self.connection: Connection
        self.connection, far_end = spawn.Pipe()
        self.process: SpawnProcess = spawn.Process(target=serve, args=(far_end,), name="bots", daemon=True)
        try:
            self.process.start()
        finally:
            far_end.close()

    def answer(self, request: Request) -> Answer:
        """Wait for the answer; raises WorkerError if it is none, EOFError or OSError if the process is gone."""
        self.connection.send(request)
        if not self.connection.poll(LONGEST_THOUGHT):
            raise WorkerError(f"no answer within {LONGEST_THOUGHT:g} seconds")
        answer = self.connection.recv()
        if not isinstance(answer, Answer) or answer.number != request.number:
            raise WorkerError(f"not an answer to request {request.number}: {answer!r}")
        if answer.trouble:
            raise WorkerError(answer.trouble)
        if not request.accepts(answer.picks):
            topic = TALK if request.decision is None else request.decision.topic
            raise WorkerError(f"not an answer to {topic}: {answer.picks!r}")
        return answer

    def interrupt(self, is_patient: bool = True) -> None:
        """Have the process end, if need be by force; may be called from any thread."""
        with suppress(OSError):
            self.process.terminate() if is_patient else self.process.kill()

    def end(self) -> None:
        """End the process and wait until it is gone; it gets little time to go by itself."""
        self.connection.close()
        self.interrupt()
        self.process.join(GRACE)
        if self.process.is_alive():
            self.interrupt(is_patient=False)
            self.process.join(GRACE)
