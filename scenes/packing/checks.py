"""Looks at the built program as a player's computer would: elsewhere, without Python, playing a whole game."""

import filecmp
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from engine import saves
from engine.games import GAMES
from engine.table import Table
from scenes.boards import BOARDS
from scenes.packing import recipe
from scenes.packing.build import PackingError

Say = Callable[[str], None]
SEED = 7
STARTS = 9
PATIENCE = 120  # seconds for one run of the program
BARE_MB = 30.0  # of a stripped program that opens an empty window of pygame
MOST_TIMES = 1.3  # how much larger, and slower to start, a program may be than what it is compared with
QUICK = {"speed": "instant", "mute": True, "reveal": "press"}
TEXTS = (".ftl", ".json", ".txt", ".toml", ".svg", ".tmx", ".desktop", ".xml", ".md", ".cfg")


def check(root: Path, built: Path, say: Say) -> dict[str, Any]:
    """Run every check and return the figures; PackingError says which one failed."""
    if not recipe.program(built).is_file():
        raise PackingError(f"There is no program in {built}: build it first.")
    with tempfile.TemporaryDirectory() as scratch:
        # A folder with a space and letters that are not ASCII, as players have them.
        elsewhere = Path(scratch, "Élections à Zahlé", built.name)
        shutil.copytree(built, elsewhere, symlinks=True)
        candidate = Candidate(recipe.program(elsewhere), Path(scratch))
        check_files(root, elsewhere)
        check_doctor(root, candidate)
        check_whole_game(candidate)
        figures = {"size_mb": measure_size(root, elsewhere), **measure_start(root, candidate)}
    say("Checked: it starts anywhere, finds all its files, and plays a whole game by itself.")
    say("Measured: " + ", ".join(f"{name} {value:g}" for name, value in figures.items()) + ".")
    refuse_excess(figures)
    return figures


class Candidate:
    """The program in a foreign place: no Python on its path, no settings of this user, a home of its own."""

    def __init__(self, program: Path, scratch: Path) -> None:
        self.program = program
        self.home = scratch / "home"
        self.environment = foreign_environment(os.environ, self.home, scratch / "empty")
        for folder in (self.home, scratch / "empty"):
            folder.mkdir()

    def run(self, *arguments: str) -> str:
        """What the program prints; PackingError when it fails, complains or takes for ever."""
        command = [str(self.program), *arguments]
        said = "it does not end"
        try:
            done = subprocess.run(
                command, env=self.environment, cwd=self.home, capture_output=True, text=True, timeout=PATIENCE
            )
        except subprocess.TimeoutExpired:
            raise PackingError(f"The program fails at '{' '.join(arguments)}': {said}.") from None
        if done.returncode != 0 or done.stderr.strip():
            said = (done.stderr.strip().splitlines() or [f"status {done.returncode}"])[-1].rstrip(".")
            raise PackingError(f"The program fails at '{' '.join(arguments)}': {said}.")
        return done.stdout

    def portable(self, name: str) -> Path:
        """A folder for saves in which nothing moves longer than it must."""
        folder = self.home / name
        (folder / "config").mkdir(parents=True)
        (folder / "config" / "settings.json").write_text(json.dumps(QUICK), encoding="utf-8")
        return folder


def foreign_environment(ours: Mapping[str, str], home: Path, path: Path) -> dict[str, str]:
    """The environment of a computer without Python; a screen is taken over if there is one."""
    kept = ("DISPLAY", "WAYLAND_DISPLAY", "XAUTHORITY", "SYSTEMROOT", "TEMP", "TMP", "LANG", "SDL_VIDEODRIVER")
    environment = {name: ours[name] for name in kept if name in ours}
    if sys.platform == "linux" and not environment.keys() & {"DISPLAY", "WAYLAND_DISPLAY"}:
        environment["SDL_VIDEODRIVER"] = "dummy"
    home_variables = {"HOME": str(home), "USERPROFILE": str(home), "APPDATA": str(home), "LOCALAPPDATA": str(home)}
    # SDL's own libraries complain aloud when there is no such folder.
    return {
        **environment,
        **home_variables,
        "PATH": str(path),
        "SDL_AUDIODRIVER": "dummy",
        "XDG_RUNTIME_DIR": str(home),
    }


def check_files(root: Path, built: Path) -> None:
    """Every asset is there unchanged, the licences too, and no text knows where the program was built."""
    inner = data_folder(built)
    for path in recipe.assets(root):
        if not (inner / path).is_file() or not filecmp.cmp(root / path, inner / path, shallow=False):
            raise PackingError(f"The file {path} is missing from the program, or differs.")
    if not any((inner / "licences").glob("*/*")):
        raise PackingError("The licences are missing from the program.")
    for path in built.rglob("*"):
        if path.is_file() and path.suffix in TEXTS and str(root).encode() in path.read_bytes():
            raise PackingError(f"The file {path.relative_to(built)} names the folder in which it was built.")


def data_folder(built: Path) -> Path:
    """Where assets lie inside the program."""
    return built / "Contents" / "Resources" if sys.platform == "darwin" else built / "_internal"


def check_doctor(root: Path, candidate: Candidate) -> None:
    """Program and source have the same version and games, and find the same things on the same computer."""
    source = run_source_doctor(root, candidate)
    # Through a file: on Windows, a program with a window of its own may have nowhere to print to.
    candidate.run("doctor", "--json", "--out", str(candidate.home / "doctor.json"))
    found = json.loads((candidate.home / "doctor.json").read_text(encoding="utf-8"))
    if found["box"].pop("packed") is not True or source["box"].pop("packed") is not False:
        raise PackingError("The doctor cannot tell a packed program from its source.")
    for section in ("box", "fonts", "video", "troubles"):
        if found[section] != source[section]:
            raise PackingError(f"The doctor finds other {section} in the program than in the source.")
    if found["bots"]["levels"] != source["bots"]["levels"]:
        raise PackingError("The program has other bots than the source.")


def run_source_doctor(root: Path, candidate: Candidate) -> dict[str, Any]:
    """What the doctor of the source finds, asked as the program is asked."""
    command = [sys.executable, str(root / "game.py"), "doctor", "--json"]
    done = subprocess.run(command, env=candidate.environment, check=True, capture_output=True, text=True)
    report: dict[str, Any] = json.loads(done.stdout)
    return report


def check_whole_game(candidate: Candidate) -> None:
    """Bots play a game to its end in the window, exactly as they do in the source."""
    for game in BOARDS:
        rules = GAMES[game]
        folder = candidate.portable(f"game of {game}")
        candidate.run("--portable", str(folder), "--watch", str(SEED), "--game", game, "--leave-at-end")
        try:
            played = saves.load(folder / "data" / "autosave.json", GAMES)
        except saves.SaveError as problem:
            raise PackingError(f"The saved game of {game} cannot be read ({problem.reason.id}).") from None
        if not played.is_over or played.rules is not rules:
            raise PackingError(f"The game of {game} has no end in the program.")
        if played.moves != by_source(played).moves:
            raise PackingError(f"In the program the bots play {game} in another way than in the source.")


def by_source(played: Table) -> Table:
    """The same game with the same talk, played by the same bots in this process."""
    from engine.bots import make_bot
    from scenes.console.terminal.bots import Bots

    table = Table(played.rules, played.setup, played.seed, played.seats)
    bots = Bots(table, make_bot)
    while not table.is_over:
        bots.talk()
        bots.answer(next(iter(table.asked())))
    return table


def measure_size(root: Path, built: Path) -> float:
    """Megabytes of the program without our own assets."""
    own = sum((root / path).stat().st_size for path in recipe.assets(root))
    total = sum(path.stat().st_size for path in built.rglob("*") if path.is_file() and not path.is_symlink())
    return round((total - own) / 1e6, 1)


def measure_start(root: Path, candidate: Candidate) -> dict[str, float]:
    """Milliseconds until the first frame has been shown and the window closed: of the program, and of its source."""
    folder = str(candidate.portable("starts"))
    source = [sys.executable, str(root / "game.py"), "--portable", folder, "--once"]
    program = [str(candidate.program), "--portable", folder, "--once"]
    times: dict[str, list[float]] = {"source": [], "program": []}
    for _ in range(STARTS):
        for name, command in (("source", source), ("program", program)):
            began = time.perf_counter()
            subprocess.run(command, env=candidate.environment, check=True, capture_output=True, timeout=PATIENCE)
            times[name].append((time.perf_counter() - began) * 1000)
    # The best of many: whatever else the computer does can only make a start slower.
    one, other = (min(times[name]) for name in ("source", "program"))
    return {"source_start_ms": round(one), "program_start_ms": round(other), "start_ratio": round(other / one, 2)}


def refuse_excess(figures: Mapping[str, float]) -> None:
    """Refuse a program that has grown; how fast it starts is only told, for that depends on what else goes on."""
    if sys.platform == "linux" and figures["size_mb"] > BARE_MB * MOST_TIMES:
        most = BARE_MB * MOST_TIMES
        raise PackingError(f"The program without its assets takes {figures['size_mb']} MB; {most:g} are enough.")
