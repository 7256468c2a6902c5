"""What there is on this computer of all that the box needs. Nothing here tells who sits at it or what they play."""

import os
import platform
import shutil
import sys
import tempfile
import time
from contextlib import suppress
from dataclasses import dataclass, field
from importlib import metadata
from pathlib import Path
from typing import Any

from engine.contract import Reason
from scenes import system
from scenes.assets import asset_path, version
from scenes.discreet import discreet
from scenes.texts import languages

Facts = dict[str, Any]
_LEAST_FREE = 20  # megabytes; saves are small
_LIBRARIES = ("pytmx", "fluent.runtime", "python-bidi", "platformdirs", "babel")


@dataclass
class Findings:
    """Facts by section, in the order in which they are told, and what is wrong with them."""

    facts: dict[str, Facts] = field(default_factory=dict)
    troubles: list[Reason] = field(default_factory=list)

    def trouble(self, name: str, **arguments: str | int) -> None:
        self.troubles.append(Reason(name, tuple(sorted(arguments.items()))))


def look_around(portable: Path | None) -> Findings:
    """Look at everything; whatever is broken becomes a trouble and stops nothing."""
    found = Findings()
    found.facts["box"] = _box()
    found.facts["system"] = _system()
    found.facts["libraries"] = _libraries()
    found.facts["video"] = _video(found)
    found.facts["sound"] = _sound(found)
    found.facts["pads"] = _pads()
    found.facts["fonts"] = _fonts(found)
    found.facts["folders"] = _folders(found, portable)
    found.facts["bots"] = _bots(found)
    found.facts["environment"] = _environment()
    return found


def _box() -> Facts:
    from engine.games import GAMES

    games = [f"{name} {rules.version}" for name, rules in GAMES.items()]
    return {"version": version(), "packed": system.is_frozen(), "games": games, "languages": list(languages())}


def _system() -> Facts:
    return {
        "name": f"{platform.system()} {platform.release()}",
        "machine": platform.machine(),
        "cores": system.cores(),
        "python": platform.python_version(),
        "encoding": sys.getfilesystemencoding(),
    }


def _libraries() -> Facts:
    import pygame

    versions = {"pygame-ce": pygame.version.ver, "SDL": ".".join(map(str, pygame.version.SDL))}
    with suppress(pygame.error, AttributeError, NotImplementedError):
        versions["SDL_image"] = ".".join(map(str, pygame.image.get_sdl_image_version() or ()))
        versions["SDL_ttf"] = ".".join(map(str, pygame.font.get_sdl_ttf_version()))
        versions["SDL_mixer"] = ".".join(map(str, pygame.mixer.get_sdl_mixer_version()))
    for name in _LIBRARIES:
        with suppress(metadata.PackageNotFoundError):
            versions[name] = metadata.version(name)
    return versions


def _video(found: Findings) -> Facts:
    """Open a window that is not shown, as the game would."""
    import pygame

    try:
        pygame.display.init()
        pygame.display.set_mode((64, 64), pygame.HIDDEN)
        if system.is_unseen(pygame.display.get_driver()):
            found.trouble("doctor-no-screen", program=system.program_name())
        desktops = [f"{width}x{height}" for width, height in pygame.display.get_desktop_sizes()]
        return {"driver": pygame.display.get_driver(), "desktops": desktops, "card": not system.has_no_graphics_card()}
    except pygame.error as problem:
        found.trouble("doctor-bad-screen", reason=str(problem), program=system.program_name())
        return {"driver": None, "desktops": [], "card": not system.has_no_graphics_card()}
    finally:
        pygame.display.quit()


def _sound(found: Findings) -> Facts:
    import pygame

    from scenes.ui.sound import has_loudspeaker

    if not has_loudspeaker():
        found.trouble("doctor-no-sound")
        return {"driver": None}
    try:
        pygame.mixer.init()
        rate, _, channels = pygame.mixer.get_init() or (0, 0, 0)
        return {"driver": pygame.mixer.get_driver(), "rate": rate, "channels": channels}
    except pygame.error as problem:
        found.trouble("doctor-bad-sound", reason=str(problem))
        return {"driver": None}
    finally:
        pygame.mixer.quit()


def _pads() -> Facts:
    """How many gamepads there are; their names might be their owners'."""
    import pygame

    try:
        pygame.joystick.init()
        return {"count": pygame.joystick.get_count()}
    except pygame.error:
        return {"count": 0}
    finally:
        pygame.joystick.quit()


def _fonts(found: Findings) -> Facts:
    """Try every typeface with a word that it must be able to set."""
    import pygame

    pygame.font.init()
    facts: Facts = {}
    for path in sorted(asset_path("fonts").glob("*.[ot]tf")):
        try:
            facts[path.stem] = pygame.font.Font(path, 20).size("Beirut")[0] > 0
        except (OSError, pygame.error):
            facts[path.stem] = False
    for name in (name for name, is_good in facts.items() if not is_good):
        found.trouble("doctor-bad-font", font=name)
    if not facts:
        found.trouble("doctor-no-fonts")
    return facts


def _folders(found: Findings, portable: Path | None) -> Facts:
    folders = {
        "data": system.data_folder(portable),
        "config": system.config_folder(portable),
        "log": system.log_folder(portable),
    }
    facts: Facts = {}
    for name, folder in folders.items():
        there = _nearest(folder)
        free = shutil.disk_usage(there).free // 1_000_000
        facts[name] = discreet(str(folder))
        facts[f"{name}-free"] = free
        problem = _write_problem(there)
        if problem is not None:
            found.trouble("doctor-no-writing", folder=str(folder), reason=problem)
        elif free < _LEAST_FREE:
            found.trouble("doctor-little-room", folder=str(folder), free=free)
    return facts


def _nearest(folder: Path) -> Path:
    """The folder itself, or the one in which it would be made."""
    while not folder.is_dir() and folder != folder.parent:
        folder = folder.parent
    return folder


def _write_problem(folder: Path) -> str | None:
    """Why nothing can be written there, tried with a file that leaves no trace."""
    try:
        with tempfile.TemporaryFile(dir=folder) as file:
            file.write(b"ballot")
            file.flush()
    except OSError as problem:
        return problem.strerror or type(problem).__name__
    return None


def _bots(found: Findings) -> Facts:
    """Have a bot answer in a process of its own, as at a table."""
    from engine.bots import LEVELS
    from engine.contract import Setup
    from engine.games import GAMES
    from engine.table import Seat, Table
    from scenes.play.bots import BotDesk

    rules = next(iter(GAMES.values()))
    seats = [Seat(str(seat), "random") for seat in range(rules.seat_counts[0])]
    table = Table(rules, Setup(len(seats), rules.modes[0], rules.default_house_rules), 1, seats)
    desk = BotDesk(table, lambda: None)
    began = time.perf_counter()
    desk.ask(next(iter(table.asked())))
    while desk.poll() is None and time.perf_counter() - began < 20:
        time.sleep(0.01)
    took = round(time.perf_counter() - began, 2)
    desk.close()
    if desk.trouble is not None or took >= 20:
        found.trouble("doctor-no-bots")
    return {"levels": list(LEVELS), "seconds": took}


def _environment() -> Facts:
    """What the user has told SDL; nothing else of the environment is anybody's business."""
    return {name: discreet(value) for name, value in sorted(os.environ.items()) if name.startswith("SDL_")}
