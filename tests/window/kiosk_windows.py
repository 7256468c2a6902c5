"""Windows that the watch over the demo station starts in tests: they crash, hang, live or are closed."""

import os
import sys
import time
from multiprocessing.connection import Connection
from pathlib import Path

from scenes.kiosk.process import Pulse, end_with
from scenes.kiosk.supervisor import BEAT, Order


def note(order: Order, word: str) -> int:
    """Write a word down; returns how many there are now."""
    assert order.home is not None
    path = order.home / "starts.txt"
    with path.open("a") as file:
        file.write(f"{word} {os.getpid()}\n")
    return len(path.read_text().splitlines())


def pids(home: Path) -> list[int]:
    path = home / "starts.txt"
    return [int(line.split()[1]) for line in path.read_text().splitlines()] if path.exists() else []


def closed(order: Order, connection: Connection) -> None:
    """The staff closes it at once."""
    note(order, "closed")
    connection.send_bytes(BEAT)


def crashing(order: Order, _connection: Connection) -> None:
    """Breaks down three times, then the staff closes it."""
    if note(order, "crash") <= 3:
        sys.exit(70)


def always_crashing(order: Order, _connection: Connection) -> None:
    note(order, "crash")
    sys.exit(70)


def hanging(order: Order, connection: Connection) -> None:
    """Gives one sign of life and no more; the second window is closed by the staff."""
    connection.send_bytes(BEAT)
    if note(order, "hang") == 1:
        time.sleep(60)


def living(order: Order, connection: Connection) -> None:
    """Lives for as long as its watch."""
    note(order, "life")
    end_with(connection)
    pulse = Pulse(connection)
    while True:
        pulse.beat()
        time.sleep(0.05)
