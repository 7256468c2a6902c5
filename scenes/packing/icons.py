"""The icon of the box in the file formats of each system, drawn from the SVG file when the program is packed."""

import io
import os
import struct
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from scenes.assets import asset_path

ICO_SIZES = (16, 24, 32, 48, 64, 128, 256)
# The kinds of picture that a PNG may be inside an .icns file, by the length of its side.
ICNS_KINDS: Mapping[int, bytes] = {32: b"ic11", 64: b"ic12", 128: b"ic07", 256: b"ic08", 512: b"ic09", 1024: b"ic10"}
LINUX_SIZES = (48, 128, 256)
_MARGIN = 0.06  # of the side: the drawing sticks out of its own box a little


def png(side: int) -> bytes:
    """The icon as a PNG picture of this many pixels each way."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    import pygame

    inner = max(1, round(side * (1 - 2 * _MARGIN)))
    drawing = io.BytesIO(asset_path("common", "icon.svg").read_bytes())
    picture = pygame.image.load_sized_svg(drawing, (inner, inner))
    sheet = pygame.Surface((side, side), pygame.SRCALPHA)
    sheet.blit(picture, ((side - inner) // 2, (side - inner) // 2))
    written = io.BytesIO()
    pygame.image.save(sheet, written, "icon.png")
    return written.getvalue()


def ico(pictures: Sequence[tuple[int, bytes]]) -> bytes:
    """A Windows icon: a list of sizes and places, then the PNG pictures themselves."""
    head = struct.pack("<HHH", 0, 1, len(pictures))
    place = len(head) + 16 * len(pictures)
    entries = []
    for side, data in pictures:
        # One byte holds the side, and 0 stands for 256.
        entries.append(struct.pack("<BBBBHHII", side % 256, side % 256, 0, 0, 1, 32, len(data), place))
        place += len(data)
    return b"".join((head, *entries, *(data for _, data in pictures)))


def icns(pictures: Sequence[tuple[int, bytes]]) -> bytes:
    """A macOS icon: PNG pictures one after another, each behind its kind and length."""
    parts = [ICNS_KINDS[side] + struct.pack(">I", 8 + len(data)) + data for side, data in pictures]
    body = b"".join(parts)
    return b"icns" + struct.pack(">I", 8 + len(body)) + body


def write_program_icon(folder: Path) -> Path | None:
    """Write the icon that becomes part of the program; None where programs have none."""
    writers = {"win32": ("icon.ico", ico, ICO_SIZES), "darwin": ("icon.icns", icns, tuple(ICNS_KINDS))}
    if sys.platform not in writers:
        return None
    name, write, sizes = writers[sys.platform]
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / name
    path.write_bytes(write([(side, png(side)) for side in sizes]))
    return path
