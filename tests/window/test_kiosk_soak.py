"""A few visits of the long soak: every game ends, and nothing piles up that would in days."""

from pathlib import Path

from scenes import system
from scenes.boards import BOARDS
from scenes.kiosk.counters import Counters, of_game
from tests.window.kiosk_soak import Measure, soak

VISITS = 6


def test_visit_after_visit_leaves_neither_handles_nor_threads_nor_processes(tmp_path: Path) -> None:
    measured: list[Measure] = []
    ended = soak(tmp_path, VISITS, 1, measured.append, with_worker=3, size=(640, 360))
    assert ended == VISITS
    first, last = measured[1], measured[-1]
    # Fonts of new sizes stay open, a handle each; nothing else may.
    assert last.handles - first.handles <= 12
    assert (last.threads, last.children) == (first.threads, 0)
    assert last.pictures_mb <= 100
    today = Counters(system.data_folder(tmp_path)).today()
    assert today[of_game(BOARDS[0], "finished")] == VISITS
    assert of_game(BOARDS[0], "abandoned") not in today
