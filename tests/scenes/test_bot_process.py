"""Bots in a process of their own: the same answers, no waiting, no secrets, and nothing left behind."""

import multiprocessing
import os
import pickle
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from multiprocessing.connection import Connection
from pathlib import Path

import pytest

from engine.bots import make_bot
from engine.bots.parley import Cue
from engine.bots.worker import Answer, Request, Thinker, luck_of, serve
from engine.contract import TALK, Move
from engine.table import Seat, Table
from scenes.console.terminal.bots import Bots
from scenes.play import bots
from scenes.play.bots import BotDesk
from tests.scenes.typist import RULES, new_table

ROOT = Path(__file__).resolve().parents[2]
SOON = 20.0  # seconds; a busy machine starts a process slowly

needs_signals = pytest.mark.skipif(sys.platform == "win32", reason="processes cannot be held still")


class Office:
    """A table of bots, with a desk that asks them."""

    def __init__(self, bot: str = "easy") -> None:
        self.table = new_table(0, bot=bot)
        self.woken = threading.Event()
        self.desk = BotDesk(self.table, self.woken.set)

    @property
    def seat(self) -> int:
        return next(iter(self.table.asked()))

    def wait(self) -> Move | None:
        assert self.woken.wait(SOON)
        self.woken.clear()
        return self.desk.poll()

    def move(self) -> Move:
        self.desk.ask(self.seat)
        move = self.wait()
        assert move is not None
        return move

    def process(self) -> multiprocessing.process.BaseProcess:
        worker = self.desk._clerk._worker
        assert worker is not None
        return worker.process

    def hold_still(self) -> int:
        """Stop the worker where it is, as if its thought took long."""
        pid = self.process().pid
        assert pid is not None
        os.kill(pid, signal.SIGSTOP)
        return pid


@pytest.fixture
def office() -> Iterator[Office]:
    made = Office()
    yield made
    made.desk.close()


def expected(office: Office) -> Move:
    request = office.desk.request(office.seat)
    return Move(office.seat, request.decision.topic, Thinker().answer(request).picks)


def die(_: Connection) -> None:
    """A worker that breaks down at once."""
    os._exit(3)


# --- answers ---


def test_worker_answers_as_a_bot_in_this_process_would(office: Office) -> None:
    for _ in range(12):
        wanted = expected(office)
        assert office.move() == wanted
        office.table.submit(wanted)
    assert office.desk.trouble is None


def test_window_and_terminal_play_the_same_game(office: Office) -> None:
    terminal = new_table(0, bot="easy")
    players = Bots(terminal, make_bot)
    for _ in range(8):
        office.table.submit(office.move())
        players.answer(next(iter(terminal.asked())))
    assert office.table.moves == terminal.moves


def test_luck_differs_by_seat_and_by_what_has_happened() -> None:
    lucks = {luck_of(7, count, seat).seed for count in range(40) for seat in range(6)}
    assert len(lucks) == 240
    assert luck_of(7, 3, 1) == luck_of(7, 3, 1) != luck_of(8, 3, 1)


def test_answer_wakes_the_window_once(office: Office) -> None:
    office.move()
    assert not office.woken.is_set()
    assert not office.desk.is_thinking
    assert office.desk.poll() is None


# --- waiting ---


def test_nothing_starts_before_the_first_question(office: Office) -> None:
    assert office.desk._clerk._thread is None
    assert office.desk.poll() is None
    assert not office.desk.is_thinking


def test_asking_does_not_wait_for_the_process(office: Office) -> None:
    start = time.perf_counter()
    office.desk.ask(office.seat)
    assert time.perf_counter() - start < 0.1
    assert office.desk.is_thinking
    assert office.wait() is not None


@needs_signals
def test_poll_never_waits_for_a_thought(office: Office) -> None:
    office.move()
    pid = office.hold_still()
    office.desk.ask(office.seat)
    start = time.perf_counter()
    for _ in range(100):
        assert office.desk.poll() is None
    assert time.perf_counter() - start < 0.1
    assert office.desk.is_thinking
    os.kill(pid, signal.SIGCONT)
    assert office.wait() is not None


@needs_signals
def test_stale_answer_is_dropped(office: Office) -> None:
    office.move()
    pid = office.hold_still()
    office.desk.ask(office.seat)
    office.desk.ask(office.seat)
    os.kill(pid, signal.SIGCONT)
    moves = [office.wait()]
    if moves == [None]:
        moves.append(office.wait())
    assert moves[-1] is not None
    assert moves.count(None) == len(moves) - 1


def test_answer_for_a_table_that_has_changed_is_dropped(office: Office) -> None:
    office.desk.ask(office.seat)
    assert office.woken.wait(SOON)
    office.table.submit(expected(office))
    assert not office.desk.is_thinking
    assert office.desk.poll() is None


def test_dropped_question_gets_no_answer(office: Office) -> None:
    office.desk.ask(office.seat)
    office.desk.drop()
    assert not office.desk.is_thinking
    assert office.wait() is None


# --- secrets ---


def test_only_the_view_of_the_own_seat_is_sent(office: Office) -> None:
    for seat in office.table.asked():
        request = office.desk.request(seat)
        assert request.view == office.table.view(seat)
        assert request.view.seat == seat
        assert all(request.view != office.table.view(other) for other in range(4) if other != seat)
        assert pickle.loads(pickle.dumps(request)) == request


def test_what_is_hidden_from_a_seat_does_not_change_what_its_bot_is_told(office: Office) -> None:
    table, seat = office.table, office.seat
    for luck in range(5):
        other = RULES.guess(table.view(seat), luck_of(luck, 0, seat))
        seats, events = table.seats, table.all_events()
        guessed = Table.restore(RULES, table.setup, table.seed, seats, other, table.moves, table.sealed, events)
        assert BotDesk(guessed, lambda: None).request(seat) == office.desk.request(seat)


# --- trouble ---


@needs_signals
def test_worker_killed_in_mid_thought_is_replaced_and_answers_the_same(office: Office) -> None:
    office.move()
    wanted = expected(office)
    pid = office.hold_still()
    office.desk.ask(office.seat)
    os.kill(pid, signal.SIGKILL)
    assert office.wait() == wanted
    assert office.desk.trouble is None
    assert office.process().pid != pid


def test_worker_that_died_between_two_questions_is_replaced(office: Office) -> None:
    office.move()
    office.process().kill()
    assert office.move() == expected(office)
    assert office.desk.trouble is None


def test_game_goes_on_when_no_worker_lives(office: Office, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "serve", die)
    move = office.move()
    assert office.table.asked()[move.seat].accepts(move.picks)
    assert office.desk.trouble
    office.table.submit(move)


def test_game_goes_on_when_no_process_can_be_started(office: Office, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse() -> None:
        raise OSError("too many processes")

    monkeypatch.setattr(bots, "Worker", refuse)
    move = office.move()
    assert office.table.asked()[move.seat].accepts(move.picks)
    assert office.desk.trouble == "too many processes"


def test_mistake_of_a_bot_is_reported_and_the_game_goes_on() -> None:
    office = Office()
    office.table.seats = tuple(Seat(seat.name, "genius") for seat in office.table.seats)
    move = office.move()
    assert office.table.asked()[move.seat].accepts(move.picks)
    assert "genius" in (office.desk.trouble or "")
    office.desk.close()


def test_answer_that_may_not_be_given_is_refused(office: Office) -> None:
    office.move()
    request = office.desk.request(office.seat)
    worker = bots.Worker()
    near, far = multiprocessing.Pipe()
    worker.connection, real = near, worker.connection
    for wrong in (Answer(request.number, ("no-such-option",)), Answer(request.number + 1, ()), "nonsense"):
        far.send(wrong)
        with pytest.raises(bots.WorkerError):
            worker.answer(request)
    real.close()
    worker.end()


# --- the end ---


def test_close_leaves_no_process_behind(office: Office) -> None:
    office.move()
    process, thread = office.process(), office.desk._clerk._thread
    office.desk.close()
    assert not process.is_alive()
    assert thread is not None
    assert not thread.is_alive()
    assert process not in multiprocessing.active_children()


def test_close_while_the_worker_is_starting_leaves_no_process_behind(office: Office) -> None:
    office.desk.ask(office.seat)
    office.desk.close()
    thread = office.desk._clerk._thread
    assert thread is not None
    thread.join(SOON)
    assert office.desk._clerk._worker is None
    assert not [child for child in multiprocessing.active_children() if child.name == "bots"]


@needs_signals
def test_close_ends_a_worker_that_does_not_listen(office: Office) -> None:
    office.move()
    process = office.process()
    office.hold_still()
    office.desk.ask(office.seat)
    start = time.perf_counter()
    office.desk.close()
    assert time.perf_counter() - start < 2
    assert not process.is_alive()


def test_closed_desk_asks_nobody(office: Office) -> None:
    office.move()
    office.desk.close()
    office.desk.ask(office.seat)
    assert office.desk.poll() is None
    office.desk.close()


# --- the process itself ---


@pytest.fixture
def _interruptible() -> Iterator[None]:
    before = signal.getsignal(signal.SIGINT)
    yield
    signal.signal(signal.SIGINT, before)


def served(send: Callable[[Connection], None]) -> list[Answer]:
    """What the loop of the worker answers, run here."""
    near, far = multiprocessing.Pipe()
    send(near)
    serve(far)
    answers = []
    while near.poll():
        answers.append(near.recv())
    return answers


@pytest.mark.usefixtures("_interruptible")
def test_worker_answers_in_order_until_it_is_told_to_stop(office: Office) -> None:
    first = office.desk.request(office.seat)
    requests: list[Request | None] = [first, first._replace(number=5, level="genius"), first._replace(number=6), None]

    def send(connection: Connection) -> None:
        for request in requests:
            connection.send(request)

    answers = served(send)
    assert [answer.number for answer in answers] == [0, 5, 6]
    assert answers[0].picks == answers[2].picks == expected(office).picks
    assert "genius" in answers[1].trouble
    assert signal.getsignal(signal.SIGINT) is signal.SIG_IGN


@pytest.mark.usefixtures("_interruptible")
def test_worker_stops_when_the_window_is_gone() -> None:
    near, far = multiprocessing.Pipe()
    near.close()
    serve(far)


def test_worker_loads_neither_screens_nor_the_first_start() -> None:
    """As game.py starts it: Python imports the main module again in the new process."""
    code = (
        "import os, sys, threading, pygame\n"
        f"sys.modules['__main__'].__file__ = {str(ROOT / 'game.py')!r}\n"
        "from scenes.play.bots import BotDesk\n"
        "from tests.scenes.typist import new_table\n"
        "os.environ['PYTHONPROFILEIMPORTTIME'] = '1'\n"
        "woken = threading.Event()\n"
        "desk = BotDesk(new_table(0, bot='easy'), woken.set)\n"
        "desk.ask(next(iter(desk.table.asked()))); assert woken.wait(20)\n"
        "print(desk.poll(), desk.trouble); desk.close()\n"
    )
    environment = {**os.environ, "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, env=environment, capture_output=True, text=True)
    assert done.stdout.strip().endswith("None"), done.stderr
    imported = {line.rpartition("|")[2].strip() for line in done.stderr.splitlines() if line.startswith("import time:")}
    assert "engine.bots.worker" in imported
    assert not [name for name in imported if name.partition(".")[0] in ("pygame", "scenes", "fluent", "venv")]


# --- talk ---


def test_worker_speaks_as_a_bot_in_this_process_would(office: Office) -> None:
    terminal = new_table(0, bot="easy")
    players = Bots(terminal, make_bot)
    for _ in range(7):
        while office.desk.let_speak():
            said = office.wait()
            if said is not None:
                office.table.submit(said)
        office.table.submit(office.move())
        players.talk()
        players.answer(next(iter(terminal.asked())))
    assert office.table.moves == terminal.moves
    assert any(move.topic == TALK for move in terminal.moves)


def test_a_bot_that_cannot_speak_keeps_silent(office: Office, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "serve", die)
    office.desk.ask(office.seat, Cue(office.seat))
    assert office.wait() is None
    assert office.desk.trouble
    assert not office.desk.is_thinking


def test_words_that_come_too_late_are_dropped(office: Office) -> None:
    office.desk.ask(office.seat, Cue(office.seat))
    office.table.submit(expected(office))
    assert office.wait() is None
