"""What goes into the standalone program and what stays out: `build.spec` asks this file and decides nothing itself."""

import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

from scenes import boards, system
from scenes.assets import version
from scenes.console import boards as terminal_boards
from scenes.console.main import COMMANDS

NAME = "ballot-box"
APP_ID = system.APP_ID
OWN_PACKAGES = ("engine", "scenes")
LEFT_BEHIND = "scenes.packing"

# Folders of assets that no running program reads.
_UNUSED_ASSETS = ("pictures", "packaging")

# What our libraries would drag along and never use: pictures for the documentation of pygame, its modules for cameras,
# MIDI and arrays, OpenSSL behind hashlib (Python has its own SHA-256), and the tools of developers.
EXCLUDED = (
    *(f"pygame.{name}" for name in ("camera", "_camera", "camera_opencv", "midi", "pypm", "freetype", "_freetype")),
    *(f"pygame.{name}" for name in ("ftfont", "sndarray", "surfarray", "_sdl2", "tests", "examples", "docs")),
    *(f"pytmx.{name}" for name in ("util_pyglet", "util_pysdl2", "util_pygame_sdl2")),
    *(f"babel.{name}" for name in ("messages", "support", "units", "lists")),
    *("numpy", "cv2", "OpenGL", "tkinter", "setuptools", "pip", "pkg_resources", "PyInstaller", "_distutils_hack"),
    *("test", "unittest", "doctest", "pydoc", "pdb", "lib2to3", "distutils", "ensurepip", "venv", "tomllib"),
    *("ssl", "_ssl", "_hashlib", "sqlite3", "curses", "readline", "asyncio", "http", "ftplib", "smtplib", "xmlrpc"),
    LEFT_BEHIND,
)

_DEAD_DATA = re.compile(r"pygame/(freesansbold\.ttf|pygame_icon.*\.bmp)|.*\.dist-info/.*|pytz/.*|setuptools/.*")
_LOCALE = re.compile(r"babel/locale-data/(\w+)\.dat")


def hidden_imports() -> list[str]:
    """The modules that are imported by name, as the tables of the program have them."""
    return [*COMMANDS.values(), *boards.module_names(), *terminal_boards.module_names()]


def own_modules(root: Path) -> set[str]:
    """Every module of the box that belongs into the program."""
    found = set()
    for package in OWN_PACKAGES:
        for path in (root / package).rglob("*.py"):
            parts = path.relative_to(root).with_suffix("").parts
            found.add(".".join(parts[:-1] if parts[-1] == "__init__" else parts))
    return {name for name in found if not f"{name}.".startswith(f"{LEFT_BEHIND}.")}


def forgotten(root: Path, packed: Iterable[str]) -> list[str]:
    """Modules of the box that the packer has not found: they are imported by name, and no table names them."""
    return sorted(own_modules(root) - set(packed))


def assets(root: Path) -> Iterator[Path]:
    """Every file, below the root, that the running program may read."""
    for path in sorted((root / "assets").rglob("*")):
        if path.is_file() and path.relative_to(root / "assets").parts[0] not in _UNUSED_ASSETS:
            yield path.relative_to(root)
    yield from sorted(path.relative_to(root) for path in (root / "maps").glob("*.tmx"))
    yield Path("pyproject.toml")  # it knows the version
    yield Path("LICENSE")


def data_files(root: Path) -> list[tuple[str, str]]:
    """The same as PyInstaller wants it: each file, and the folder it goes to."""
    return [(str(root / path), str(path.parent)) for path in assets(root)]


def is_wanted(name: str, spoken: Iterable[str]) -> bool:
    """Whether a data file of a library is of use: babel knows a thousand places, and we speak a few languages."""
    plain = name.replace("\\", "/")
    locale = _LOCALE.fullmatch(plain)
    if locale is not None:
        return locale[1] in {"root", *spoken}
    return not _DEAD_DATA.fullmatch(plain)


def platform_name() -> str:
    """The system and the processor, as file names give them."""
    import platform

    systems = {"linux": "linux", "win32": "windows", "darwin": "macos"}
    return f"{systems.get(sys.platform, sys.platform)}-{platform.machine().lower()}"


def program(folder: Path) -> Path:
    """The program inside the folder, or bundle, that was built."""
    if sys.platform == "darwin":
        return folder / "Contents" / "MacOS" / NAME
    return folder / (f"{NAME}.exe" if sys.platform == "win32" else NAME)


def built_folder(dist: Path) -> Path:
    """What the packer makes below its output folder."""
    return dist / (f"{system.APP}.app" if sys.platform == "darwin" else NAME)


def version_numbers() -> tuple[int, int, int, int]:
    """The version as Windows wants it."""
    parts = [int(part) for part in re.findall(r"\d+", version())[:3]]
    first, second, third = (*parts, 0, 0, 0)[:3]
    return first, second, third, 0
