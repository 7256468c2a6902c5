"""Watches over the demo station: starts its window as a process of its own, and again when it crashes or hangs."""

import multiprocessing
import signal
import sys
import threading
import time
from collections.abc import Callable
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import NamedTuple

from scenes import system
from scenes.kiosk import counters
from scenes.kiosk.counters import Counters
from scenes.kiosk.records import last_report, note_end
from scenes.texts import ENGLISH, load_texts

BEAT = b"."
LEFT = 0  # exit status of a window that the staff has closed


class Order(NamedTuple):
    """How the window of the station shall be."""

    home: Path | None
    size: tuple[int, int] | None = None
    theme: str = ""
    language: str = ""


class Patience(NamedTuple):
    """Seconds, and how often: what the watch puts up with."""

    start: float = 60.0  # until the first sign of life
    silence: float = 20.0  # between two signs of life
    early: float = 30.0  # a window that ends sooner has broken down at once
    pauses: tuple[float, ...] = (0.0, 1.0, 3.0, 10.0)  # before each new start after breaking down at once
    slow: float = 60.0  # the pause from then on
    grace: float = 3.0  # for a window that is told to end
    look: float = 0.25  # between two looks at it


Serve = Callable[[Order, Connection], None]


class Supervisor:
    """Runs windows one after another until one is closed by the staff, or the watch itself is ended."""

    def __init__(self, order: Order, serve: Serve, patience: Patience | None = None) -> None:
        self.order = order
        self.serve = serve
        self.patience = patience or Patience()
        self.logs = system.log_folder(order.home)
        self.is_ended = threading.Event()
        self.process: BaseProcess | None = None

    def run(self) -> int:
        """Keep the station open; returns the exit status of the program."""
        broken_at_once = 0
        try:
            while not self.is_ended.is_set():
                began = time.monotonic()
                if self._watch_one():
                    return 0
                if self.is_ended.is_set():
                    break
                lived = time.monotonic() - began
                broken_at_once = broken_at_once + 1 if lived < self.patience.early else 0
                self.is_ended.wait(self._pause(broken_at_once))
                if not self.is_ended.is_set():
                    self._count(counters.RESTARTS)
        finally:
            self._stop()
        return 0

    def end(self) -> None:
        """Have it all end; may be called from a signal."""
        self.is_ended.set()

    def _pause(self, broken_at_once: int) -> float:
        """How long to wait before the next start; after too many failures in a row, say so."""
        pauses = self.patience.pauses
        if broken_at_once < len(pauses):
            return pauses[broken_at_once]
        if broken_at_once == len(pauses):
            self._complain(broken_at_once)
        return self.patience.slow

    def _complain(self, count: int) -> None:
        texts = load_texts(ENGLISH)
        seconds = round(self.patience.slow)
        sentence = texts("kiosk-watch-slow", count=count, seconds=seconds, folder=str(self.logs))
        if sys.stderr is not None:
            print(sentence, file=sys.stderr, flush=True)

    # --- one window ---

    def _watch_one(self) -> bool:
        """Start a window and stay until it ends; tells whether the staff has closed it."""
        began = time.time()
        spawn = multiprocessing.get_context("spawn")
        mine, theirs = spawn.Pipe()
        process = spawn.Process(target=self.serve, args=(self.order, theirs), name="kiosk", daemon=False)
        self.process = process
        try:
            process.start()
            theirs.close()
            hung = self._listen(process, mine)
            if hung or self.is_ended.is_set():
                self._stop()
            process.join(self.patience.grace)
        finally:
            mine.close()
        if process.exitcode == LEFT and not hung:
            return True
        if not self.is_ended.is_set():
            self._count(counters.CRASHES)
            reason = "hang" if hung else "crash"
            report = last_report(self.logs, began - 1)
            note_end(
                self.logs, reason=reason, status=process.exitcode, lived=round(time.time() - began, 1), report=report
            )
        return False

    def _listen(self, process: BaseProcess, connection: Connection) -> bool:
        """Stay as long as the window lives and gives signs of life; tells whether it has stopped giving any."""
        until = time.monotonic() + self.patience.start
        while process.is_alive() and not self.is_ended.is_set():
            if time.monotonic() > until:
                return True
            try:
                if connection.poll(self.patience.look):
                    connection.recv_bytes()
                    until = time.monotonic() + self.patience.silence
            except (EOFError, OSError):  # it has hung up, and is about to end
                process.join(self.patience.look)
        return False

    def _stop(self) -> None:
        """End the window, by force if it does not go."""
        process = self.process
        if process is None or not process.is_alive():
            return
        process.terminate()
        process.join(self.patience.grace)
        if process.is_alive():
            process.kill()
            process.join(self.patience.grace)

    def _count(self, name: str) -> None:
        """Counted while no window is open, so that no two processes write at once."""
        Counters(system.data_folder(self.order.home)).add(name)


def keep_open(order: Order) -> int:
    """Run the demo station until the staff closes it or the system ends the program."""
    from scenes.kiosk.process import serve_station

    supervisor = Supervisor(order, serve_station)
    for name in ("SIGTERM", "SIGINT", "SIGHUP", "SIGBREAK"):
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), lambda _signal, _frame: supervisor.end())
    return supervisor.run()
