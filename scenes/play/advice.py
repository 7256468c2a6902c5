"""Asks the strongest bot for advice, in a process of its own: neither the window nor the bots have to wait for it."""

from collections.abc import Callable
from queue import SimpleQueue
from typing import NamedTuple

from engine.bots.worker import Answer, Request, luck_of
from engine.contract import Decision, Reason
from engine.table import Table
from scenes.play.bots import Clerk

ADVISER = "hard"  # the level whose advice is worth having


class Advice(NamedTuple):
    """What a good player would answer, and why; without a pick there is none."""

    pick: str
    reason: Reason | None


class Adviser:
    """Thinks about one question at a time; the answer to an older one is of no use any more."""

    def __init__(self, table: Table, wake: Callable[[], None]) -> None:
        self.table = table
        self._number = 0
        self._waiting = False
        self._answers: SimpleQueue[Answer] = SimpleQueue()
        self._clerk = Clerk(self._answers, wake)

    @property
    def is_thinking(self) -> bool:
        return self._waiting

    def ask(self, seat: int, decision: Decision) -> None:
        """Think about what a seat is asked, knowing what that seat sees and nothing else."""
        self._number += 1
        self._waiting = True
        self._clerk.send(self.request(seat, decision))

    def request(self, seat: int, decision: Decision) -> Request:
        """What the adviser is told."""
        table = self.table
        luck = luck_of(table.seed, table.event_count, seat).seed
        open_options = tuple(option for option in decision.options if option.why_not is None)
        question = decision._replace(options=open_options)
        request = Request(self._number, table.rules.name, ADVISER, table.view(seat), question, luck)
        return request._replace(wants_reason=True)

    def drop(self) -> None:
        """Forget the question."""
        self._waiting = False

    def poll(self) -> Advice | None:
        """The advice, once it is there; never waits."""
        while not self._answers.empty():
            answer = self._answers.get()
            if self._waiting and answer.number == self._number:
                self._waiting = False
                return advice_in(answer)
        return None

    def close(self) -> None:
        self._waiting = False
        self._clerk.close()


def advice_in(answer: Answer) -> Advice:
    """What an answer advises; nothing if the adviser ran into trouble."""
    has_advice = bool(answer.picks) and not answer.trouble
    return Advice(answer.picks[0] if has_advice else "", answer.reason)
