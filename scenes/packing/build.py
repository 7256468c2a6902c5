"""Runs PyInstaller on `build.spec`, and adds what lies beside the program.

What is said here is for those who make programs, as in `game.py check`; it does not come from the text files.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from scenes.packing import icons, recipe

Say = Callable[[str], None]
LOG = "package.log"


class PackingError(Exception):
    """The program cannot be made, or is not what it should be; the text is one sentence."""


def build(root: Path, say: Say) -> Path:
    """Build the program and return its folder; nothing of an earlier build is left in it."""
    work, dist = root / "build", root / "dist"
    work.mkdir(exist_ok=True)
    if sys.platform == "linux" and shutil.which("objdump") is None:
        raise PackingError("The packer needs the program objdump: install binutils, then try again.")
    say("Building the program ...")
    folders = ["--distpath", str(dist), "--workpath", str(work)]
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--clean", *folders, str(root / "build.spec")]
    # A fixed seed of hashes makes the same source into the same program.
    environment = {**os.environ, "PYTHONHASHSEED": "1", "SDL_VIDEODRIVER": "dummy"}
    with open(work / LOG, "w", encoding="utf-8") as log:
        status = subprocess.call(command, cwd=root, env=environment, stdout=log, stderr=subprocess.STDOUT)
    if status != 0:
        raise PackingError(f"The packer failed ({_last_words(work / LOG)}); the full log is in {Path('build', LOG)}.")
    built = recipe.built_folder(dist)
    _add_companions(root, built)
    return built


def _last_words(log: Path) -> str:
    lines = [line.strip() for line in log.read_text(encoding="utf-8", errors="replace").splitlines() if line.strip()]
    return (lines[-1] if lines else "it ended without a word").rstrip(".")


def _add_companions(root: Path, built: Path) -> None:
    """Put the licence, and on Linux what desktops want to know, beside the program."""
    if sys.platform == "darwin":
        return  # a bundle holds all of it already, and must not be changed
    shutil.copyfile(root / "LICENSE", built / "LICENSE.txt")
    if sys.platform == "linux":
        _add_share(root / "assets" / "packaging" / "linux", root / "assets" / "common" / "icon.svg", built / "share")


def _add_share(ours: Path, icon: Path, share: Path) -> None:
    """Lay out the desktop entry, the metadata and the icons as below /usr/share."""
    places = {
        share / "applications" / f"{recipe.APP_ID}.desktop": (ours / f"{recipe.APP_ID}.desktop").read_bytes(),
        share / "metainfo" / f"{recipe.APP_ID}.metainfo.xml": (ours / f"{recipe.APP_ID}.metainfo.xml").read_bytes(),
        _icon_place(share, "scalable", "svg"): icon.read_bytes(),
        **{_icon_place(share, f"{side}x{side}", "png"): icons.png(side) for side in icons.LINUX_SIZES},
    }
    for path, content in places.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)


def _icon_place(share: Path, size: str, kind: str) -> Path:
    return share / "icons" / "hicolor" / size / "apps" / f"{recipe.APP_ID}.{kind}"
