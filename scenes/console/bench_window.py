"""What the window costs, measured without a screen at 1920x1080: redraws, moving frames, idling, the first frame.

Also how long frames take while bots think next door. Ratios compare with a bare pygame window in the same run.
"""

import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from scenes.assets import base_folder

SIZE = (1920, 1080)
STARTS = 5
BARE = """
import pygame
pygame.display.init()
screen = pygame.display.set_mode((1920, 1080))
screen.fill((233, 220, 190))
pygame.display.flip()
"""
TITLE = "from scenes.console.bench_window import show_title; show_title()"


def measure_window(seconds: float, seed: int) -> dict[str, Any]:
    """All figures of the window, in milliseconds unless they say otherwise."""
    from scenes.app import start_video

    start_video(dummy=True)
    with tempfile.TemporaryDirectory() as folder:
        figures = {**_redraws(Path(folder), seconds, seed), **_with_bots(Path(folder), seconds, seed)}
    return {**figures, **_first_frames()}


def show_title() -> None:
    """Show the title once and end: what the first frame costs, from the start of Python on."""
    from scenes.app import App, start_video
    from scenes.settings import Settings
    from scenes.title import TitleScene

    start_video()
    with tempfile.TemporaryDirectory() as folder:
        app = App(Settings(mute=True), Path(folder), SIZE, keep_settings=False)
        app.push(TitleScene(app))
        app.frame(0.0)


def _redraws(folder: Path, seconds: float, seed: int) -> dict[str, float]:
    from scenes.album import Album, Wish
    from scenes.app import App
    from scenes.settings import Settings

    app = App(Settings(mute=True), folder, SIZE, keep_settings=False)
    scene: Any = Album(app, Wish(seed=seed)).open("table")
    app.frame(0.0)

    def redraw() -> None:
        scene.refresh()
        app.frame(0.0)

    full = _median(redraw, seconds)
    idle = _idle_share(app, max(1.0, seconds))
    event = next(
        event for event in reversed(scene.table.events(scene.session.eyes)) if event.kind == "district-changed"
    )
    scene.look.animate(scene.timeline, event, scene.shown, 1e6, False, app.kit)
    scene.timeline.update(0.0)
    moving = _median(lambda: app.frame(0.016), seconds)
    app.close()
    return {"redraw_ms": full, "moving_frame_ms": moving, "idle_core_percent": idle}


def _median(work: Any, seconds: float) -> float:
    times: list[float] = []
    until = time.perf_counter() + seconds
    while time.perf_counter() < until or len(times) < 20:
        began = time.perf_counter()
        work()
        times.append(time.perf_counter() - began)
    return round(statistics.median(times) * 1000, 2)


def _idle_share(app: Any, seconds: float) -> float:
    """The share of a core that the window takes while nobody does anything."""
    began, used = time.perf_counter(), time.process_time()
    app.run_for(seconds)
    return round((time.process_time() - used) / (time.perf_counter() - began) * 100, 2)


def _with_bots(folder: Path, seconds: float, seed: int) -> dict[str, float]:
    """A game of bots alone at full speed; the first frames, which draw the map, are not counted."""
    from engine.contract import Setup
    from engine.games import GAMES
    from engine.table import Seat, Table
    from scenes.app import App, start_video
    from scenes.play.start import begin
    from scenes.settings import Settings

    start_video(dummy=True)
    app = App(Settings(mute=True, speed="fast"), folder, SIZE, keep_settings=False)
    rules = GAMES["machrou3"]
    seats = [Seat(f"Bot {number}", "easy") for number in range(4)]
    begin(app, Table(rules, Setup(4, rules.modes[0], rules.default_house_rules), seed, seats))
    times: list[float] = []
    until = time.perf_counter() + max(4.0, seconds * 2)
    last = time.perf_counter()
    while time.perf_counter() < until:
        now = time.perf_counter()
        app.frame(now - last)
        times.append(time.perf_counter() - now)
        last = now
        time.sleep(max(0.0, 1 / 60 - times[-1]))
    app.close()
    counted = times[30:]
    return {
        "bots_worst_frame_ms": round(max(counted) * 1000, 2),
        "bots_median_frame_ms": round(statistics.median(counted) * 1000, 2),
    }


def _first_frames() -> dict[str, float]:
    """Seconds from the start of Python to the first frame: a bare window, and the title."""
    bare, title = [], []
    for _ in range(STARTS):
        bare.append(_start(BARE))
        title.append(_start(TITLE))
    one, other = statistics.median(bare), statistics.median(title)
    return {
        "bare_first_frame_ms": round(one * 1000),
        "title_first_frame_ms": round(other * 1000),
        "title_to_bare": round(other / one, 2),
    }


def _start(program: str) -> float:
    began = time.perf_counter()
    subprocess.run([sys.executable, "-c", program], cwd=base_folder(), check=True, stderr=subprocess.DEVNULL)
    return time.perf_counter() - began
