"""What the window costs, measured without a screen at 1920x1080: redraws, moving frames, idling, the first frame.

Also how long frames take while bots think next door. Ratios compare with a bare pygame window in the same run.
"""

import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from scenes import system
from scenes.assets import base_folder
from scenes.boards import BOARDS, poses_of

SIZE = (1920, 1080)
STARTS = 9
FIRST_FRAMES = 30
BARE = """
import os
import pygame
pygame.display.init()
screen = pygame.display.set_mode((1920, 1080))
screen.fill((233, 220, 190))
pygame.display.flip()
os._exit(0)
"""
TITLE = """
import os
from pathlib import Path
from scenes.console.window import open_title
from scenes.settings import Settings
open_title(Settings(), Path("nowhere"), (1920, 1080)).frame(0.0)
os._exit(0)
"""


def measure_window(seconds: float, seed: int) -> dict[str, Any]:
    """All figures of the window, in milliseconds unless they say otherwise."""
    from scenes.window import start_video

    start_video(dummy=True)
    with tempfile.TemporaryDirectory() as folder:
        figures: dict[str, Any] = {}
        for game in BOARDS:
            found = {**_redraws(game, Path(folder), seconds, seed), **_with_bots(game, Path(folder), seconds, seed)}
            figures |= {f"{game} {name}": value for name, value in found.items()}
    # A packed program has no bare Python to compare its start with.
    return figures if system.is_frozen() else {**figures, **_first_frames()}


def _redraws(game: str, folder: Path, seconds: float, seed: int) -> dict[str, float]:
    """A whole table drawn anew, a frame of one of its motions, and what the table costs while nothing happens."""
    from scenes.album import Album, Wish
    from scenes.app import App
    from scenes.settings import Settings
    from scenes.window import start_video

    start_video(dummy=True)
    app = App(Settings(mute=True), folder, SIZE, keep_settings=False)
    scene: Any = Album(app, Wish(game, seed=seed)).open("table")
    app.frame(0.0)

    def redraw() -> None:
        scene.refresh()
        app.frame(0.0)

    full = _median(redraw, seconds)
    idle = _idle_share(app, max(1.0, seconds))
    lively = poses_of(game).lively
    event = next(event for event in reversed(scene.table.events(scene.session.eyes)) if event.kind == lively)
    scene.look.animate(scene.telling.timeline, event, scene.telling.view, 1e6, False, app.kit)
    scene.telling.timeline.update(0.0)
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


def _with_bots(game: str, folder: Path, seconds: float, seed: int) -> dict[str, float]:
    """A game of bots alone at full speed; the first frames, which draw the board, are not counted."""
    from engine.contract import Setup
    from engine.games import GAMES
    from engine.table import Seat, Table
    from scenes.app import App
    from scenes.play.start import begin
    from scenes.settings import Settings
    from scenes.window import start_video

    start_video(dummy=True)
    app = App(Settings(mute=True, speed="fast"), folder, SIZE, keep_settings=False)
    rules = GAMES[game]
    seats = [Seat(f"Bot {number}", "easy") for number in range(4)]
    begin(app, Table(rules, Setup(4, rules.modes[0], rules.default_house_rules), seed, seats))
    times: list[float] = []
    until = time.perf_counter() + max(4.0, seconds * 2)
    last = time.perf_counter()
    while time.perf_counter() < until or len(times) < 2 * FIRST_FRAMES:
        now = time.perf_counter()
        app.frame(now - last)
        times.append(time.perf_counter() - now)
        last = now
        time.sleep(max(0.0, 1 / 60 - times[-1]))
    app.close()
    counted = times[FIRST_FRAMES:]
    return {
        "bots_worst_frame_ms": round(max(counted) * 1000, 2),
        "bots_median_frame_ms": round(statistics.median(counted) * 1000, 2),
    }


def _first_frames() -> dict[str, float]:
    """Milliseconds from the start of Python to the first frame: a bare window, and the title.

    A first start of each is not counted. It compiles the modules, as the first start on a player's machine does.
    """
    bare, title = [], []
    with tempfile.TemporaryDirectory() as folder:
        surroundings = {**os.environ, "PYTHONPYCACHEPREFIX": folder, "PYTHONDONTWRITEBYTECODE": ""}
        for _ in range(STARTS + 1):
            bare.append(_start(BARE, surroundings))
            title.append(_start(TITLE, surroundings))
    one, other = statistics.median(bare[1:]), statistics.median(title[1:])
    return {
        "bare_first_frame_ms": round(one * 1000),
        "title_first_frame_ms": round(other * 1000),
        "title_to_bare": round(other / one, 2),
    }


def _start(program: str, surroundings: dict[str, str]) -> float:
    began = time.perf_counter()
    command = [sys.executable, "-c", program]
    subprocess.run(command, cwd=base_folder(), env=surroundings, check=True, capture_output=True)
    return time.perf_counter() - began
