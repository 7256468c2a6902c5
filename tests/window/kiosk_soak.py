"""Visits to the demo station in accelerated time, and what they leave in memory: `python -m tests.window.kiosk_soak`.

Each visit goes the whole way: bots at play, a touch, seats, some answers by touch, the rest of the game by bots, the
result, the way back. Time is passed in, so that a quarter of an hour takes as long as drawing it.
"""

import argparse
import gc
import json
import multiprocessing
import os
import signal
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from engine.bots.parley import Cue
from engine.bots.simple import RandomBot
from engine.bots.worker import Answer
from engine.contract import Picks
from engine.rng import Rng
from scenes.console.window import parse_size
from scenes.kiosk.attract import AttractScene
from scenes.kiosk.guide import GuidedTable
from scenes.kiosk.stall import CLOSING
from scenes.kiosk.station import Station
from scenes.play import table as tables
from scenes.play.bots import Asked, BotDesk
from scenes.ui import art, painter, text
from tests.window.kiosk_visitors import Visitor, open_station

WITH_WORKER = 20  # every so many visits the bots think in a process of their own
ANSWERS = 3  # that people give before they let the clock run out
DRAWN = 6  # of so many frames in which bots play on, one is drawn
MOST_FRAMES = 6000


class QuickDesk(BotDesk):
    """Bots that answer at random and at once, in this very process; they have nothing to say."""

    def ask(self, seat: int, cue: Cue | None = None) -> None:
        self._number += 1
        request = self.request(seat, cue)
        self._asked = Asked(request.number, seat, request.decision, self._mark())
        picks: Picks = ()
        if cue is None:
            picks = RandomBot().choose(request.view, request.decision, Rng.resume(request.luck), request.budget)
        self._answers.put(Answer(request.number, picks))


class Measure(NamedTuple):
    """What the process holds at one moment."""

    visits: int
    memory_kb: int
    handles: int
    threads: int
    children: int
    objects: int
    pictures_mb: int
    settings: int
    lines: int
    seconds: float


def measure(visits: int, began: float) -> Measure:
    gc.collect()
    return Measure(
        visits,
        memory_kb(),
        len(os.listdir("/proc/self/fd")) if sys.platform == "linux" else 0,
        threading.active_count(),
        len(multiprocessing.active_children()),
        len(gc.get_objects()),
        art._gallery._pixels * 4 // 1_000_000,
        len(painter._settings),
        text.line_picture.cache_info().currsize,
        round(time.perf_counter() - began, 1),
    )


def memory_kb() -> int:
    """The memory that this process really holds, where the system tells."""
    if sys.platform != "linux":
        return 0
    lines = Path("/proc/self/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))


@contextmanager
def quick_bots() -> Iterator[None]:
    """Let bots answer at once."""

    before = tables.BotDesk
    tables.BotDesk = QuickDesk  # type: ignore[misc]
    try:
        yield
    finally:
        tables.BotDesk = before  # type: ignore[misc]


def visit(visitor: Visitor, number: int) -> bool:
    """One visit from the first touch to the empty station; tells whether the game came to its end."""
    station, places = visitor.station, range(1 + number % 3)
    visitor.frames(6, 1.0)
    table = visitor.sit_down(places)
    station.change_settings(speed="instant")
    answers = 0
    for frame in range(MOST_FRAMES):
        if table.has_ended:
            break
        if answers >= ANSWERS and station.stall.visit is not None and station.stall.visit.seconds < CLOSING:
            station.stall.pass_time(CLOSING - station.stall.visit.seconds)
        if answers < ANSWERS and visitor.answer():
            answers += 1
            continue
        if table.desk.is_thinking and not isinstance(table.desk, QuickDesk):
            time.sleep(0.01)  # a process of its own thinks in real time
        with undrawn(station, answers >= ANSWERS and frame % DRAWN > 0):
            visitor.frames(1, 0.25)
    has_ended = table.has_ended
    walk_away(visitor)
    return has_ended


@contextmanager
def undrawn(station: Station, is_wanted: bool) -> Iterator[None]:
    """Let time pass without pictures: nobody looks at most of an accelerated game."""
    if is_wanted:
        station.draw = lambda: None  # type: ignore[method-assign]
    try:
        yield
    finally:
        vars(station).pop("draw", None)


def walk_away(visitor: Visitor) -> None:
    """Leave the screen alone until the station is back where it began."""
    for frame in range(200):
        with undrawn(visitor.station, frame % DRAWN > 0):
            visitor.frames(1, 1.0)
        if isinstance(visitor.top, AttractScene):
            assert not any(isinstance(scene, GuidedTable) for scene in visitor.station.stack)
            return
    raise AssertionError("the station does not come back")


def soak(
    home: Path,
    visits: int,
    every: int,
    tell: Callable[[Measure], None],
    with_worker: int = WITH_WORKER,
    size: tuple[int, int] = (1280, 720),
) -> int:
    """Have many visits, measuring now and then; returns how many games came to their end."""
    station = open_station(home, size)
    visitor = Visitor(station)
    began, ended = time.perf_counter(), 0
    try:
        for number in range(visits):
            if number % with_worker == 0:
                ended += visit(visitor, number)
            else:
                with quick_bots():
                    ended += visit(visitor, number)
            if (number + 1) % every == 0:
                tell(measure(number + 1, began))
    finally:
        station.close()
    return ended


def main() -> None:
    parser = argparse.ArgumentParser(description="Plays many visits to the demo station and prints what they leave.")
    parser.add_argument("--visits", type=int, default=1000)
    parser.add_argument("--every", type=int, default=25)
    parser.add_argument("--size", default="1280x720")
    arguments = parser.parse_args()

    # Taken before SDL would turn it into a wish to close the window, which a station does not grant.
    signal.signal(signal.SIGTERM, lambda _signal, _frame: sys.exit(1))

    def tell(measured: Measure) -> None:
        print(json.dumps(measured._asdict()), flush=True)

    with tempfile.TemporaryDirectory() as folder:
        size = parse_size(arguments.size)
        ended = soak(Path(folder), arguments.visits, arguments.every, tell, size=size)
    print(json.dumps({"visits": arguments.visits, "played to the end": ended}), flush=True)


if __name__ == "__main__":
    main()
