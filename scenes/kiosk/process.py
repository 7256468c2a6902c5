"""The process of the station's window: gives signs of life, and does not outlive whoever watches over it."""

import os
import signal
import sys
import threading
import time
import traceback
from contextlib import suppress
from multiprocessing.connection import Connection

from scenes.kiosk.supervisor import BEAT, Order

BEAT_EVERY = 1.0  # seconds
BROKEN = 71  # exit status of a window that could not open, or not close
TOLD = 74  # exit status of a window that was told to end
LONELY = 75  # exit status of a window whose watch has gone


class Pulse:
    """Tells the watch that frames go by."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._last = 0.0

    def beat(self) -> None:
        now = time.monotonic()
        if now - self._last >= BEAT_EVERY:
            self._last = now
            with suppress(OSError):
                self._connection.send_bytes(BEAT)


def end_with(connection: Connection) -> None:
    """End this process as soon as the other end of the line is gone, whatever it is doing."""

    def wait() -> None:
        with suppress(EOFError, OSError):
            while True:
                connection.recv_bytes()
        os._exit(LONELY)

    threading.Thread(target=wait, name="watch", daemon=True).start()


def serve_station(order: Order, connection: Connection) -> None:
    """Open the window, run it to its end and exit with its status."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C at a terminal is for the watch, which ends this process
    # Taken before SDL would turn it into a wish to close the window, which a station does not grant.
    signal.signal(signal.SIGTERM, _end)
    end_with(connection)
    try:
        status = run_station(order, Pulse(connection))
    except Exception as problem:
        # Without a window there is no page to show it on, and nobody reads a terminal at a fair.
        from scenes import system
        from scenes.crash import full_report
        from scenes.kiosk.records import keep_report

        keep_report(system.log_folder(order.home), full_report("".join(traceback.format_exception(problem))))
        status = BROKEN
    sys.exit(status)


def _end(_signal: int, _frame: object) -> None:
    """The watch wants the window to go: close it in good order."""
    raise SystemExit(TOLD)


def run_station(order: Order, pulse: Pulse) -> int:
    """The station in a window that fills the screen, unless a size was wished for."""
    from scenes import system
    from scenes.kiosk.arrangement import Arrangement
    from scenes.kiosk.station import Station
    from scenes.window import start_video

    arrangement = Arrangement.read(system.config_folder(order.home))
    if order.theme or order.language:
        arrangement = arrangement.having(
            theme=order.theme or arrangement.theme, language=order.language or arrangement.language
        )
        arrangement.write(system.config_folder(order.home))
    start_video()
    settings = arrangement.settings().having(fullscreen=order.size is None)
    station = Station(settings, order.home, order.size, pulse.beat)
    try:
        station.open()
        station.run()
    finally:
        station.close()
    return station.status
