"""The licences of all that travels inside the program, gathered from the packages as they are installed."""

import re
import sysconfig
from collections.abc import Iterator
from importlib import metadata
from pathlib import Path

from scenes.assets import asset_path
from scenes.first_run import pins

FOLDER = "licences"
_TEXT = re.compile(r"(licen[cs]e|copying|lgpl|notice)[^/]*$", re.IGNORECASE)
# Wheels that forgot their text, and where we keep a copy of it.
_OURS = {"fluent.runtime": "Apache-2.0.txt", "fluent.syntax": "Apache-2.0.txt"}


class NoLicenceError(Exception):
    """A package has no licence text, so the program must not be given away."""


def packages(root: Path) -> list[str]:
    """The packages that become part of the program: those that the game needs, and the packer's own beginning."""
    here = [pin for pin in pins(root, ()) if ";" not in pin]
    return [*(pin.partition("==")[0] for pin in here), "pyinstaller"]


def texts_of(name: str) -> Iterator[Path]:
    """The files of a package that hold its licence."""
    package = metadata.distribution(name)
    found = [file for file in package.files or () if _TEXT.search(file.as_posix()) and file.suffix != ".py"]
    if not found and name not in _OURS:
        raise NoLicenceError(f"The package {name} has no licence text: add it to scenes/packing/licences.py.")
    yield from (Path(str(package.locate_file(file))) for file in found)
    if name in _OURS:
        yield asset_path("packaging", "licences", _OURS[name])


def gather(root: Path, folder: Path) -> list[tuple[str, str]]:
    """Copy all licences into a folder, one folder a package; the files as PyInstaller wants them."""
    sources = {name: [*texts_of(name)] for name in packages(root)}
    sources["python"] = [*Path(sysconfig.get_path("stdlib")).glob("LICENSE*")]
    sources["libraries"] = [asset_path("packaging", "licences", "libraries.txt")]
    written = []
    for name, paths in sources.items():
        target = folder / FOLDER / name
        target.mkdir(parents=True, exist_ok=True)
        for path in paths:
            copy = target / path.with_suffix(path.suffix or ".txt").name
            copy.write_bytes(path.read_bytes())
            written.append((str(copy), f"{FOLDER}/{name}"))
    return written
