"""Packs the built program into one file, with a checksum beside it."""

import hashlib
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Callable
from pathlib import Path

from scenes.assets import version
from scenes.packing import recipe

Say = Callable[[str], None]


def pack(built: Path, out: Path, say: Say) -> Path:
    """Write the archive and its checksum, and say where they are and how large."""
    out.mkdir(parents=True, exist_ok=True)
    title = f"{recipe.NAME}-{version()}-{recipe.platform_name()}"
    path = _write(built, out, title)
    digest = hashlib.sha256(path.read_bytes()).hexdigest()
    path.with_name(f"{path.name}.sha256").write_text(f"{digest}  {path.name}\n", encoding="ascii")
    say(f"Packed: {path} ({path.stat().st_size / 1e6:.1f} MB), sha256 {digest}.")
    return path


def _write(built: Path, out: Path, title: str) -> Path:
    if sys.platform == "linux":
        return write_tar(built, out / f"{title}.tar.gz", title)
    if sys.platform == "darwin":
        # Only Apple's own tool keeps the links and flags of a bundle.
        path = out / f"{title}.zip"
        subprocess.check_call(["ditto", "-c", "-k", "--keepParent", str(built), str(path)])
        return path
    return write_zip(built, out / f"{title}.zip", title)


def write_tar(built: Path, path: Path, title: str) -> Path:
    """A tar archive in which nobody owns the files, whoever built them."""

    def nobody(entry: tarfile.TarInfo) -> tarfile.TarInfo:
        entry.uid = entry.gid = 0
        entry.uname = entry.gname = ""
        return entry

    with tarfile.open(path, "w:gz") as archive:
        archive.add(built, title, filter=nobody)
    return path


def write_zip(built: Path, path: Path, title: str) -> Path:
    """A zip archive that unpacks into one folder."""
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for file in sorted(built.rglob("*")):
            if file.is_file():
                archive.write(file, Path(title, file.relative_to(built)))
    return path
