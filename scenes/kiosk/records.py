"""What the station writes to the log folder: each end of the window that nobody wanted, and its crash report."""

import json
import time
from contextlib import suppress
from pathlib import Path

FILE = "kiosk-ends.jsonl"
REPORT = "kiosk-crash-"
MOST_LINES = 400
MOST_REPORTS = 20


def keep_report(folder: Path, report: str) -> Path | None:
    """Write a crash report and drop the oldest ones; None if it cannot be written."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        stamp = time.strftime("%Y%m%d-%H%M%S")
        number = 1
        while (path := folder / f"{REPORT}{stamp}-{number:02}.txt").exists():
            number += 1
        path.write_text(report, encoding="utf-8", errors="replace")
    except OSError:
        return None
    for old in sorted(folder.glob(f"{REPORT}*.txt"))[:-MOST_REPORTS]:
        with suppress(OSError):
            old.unlink()
    return path


def last_report(folder: Path, since: float) -> str:
    """The name of a report that was written after a moment; empty if there is none."""
    for path in sorted(folder.glob(f"{REPORT}*.txt"), reverse=True):
        with suppress(OSError):
            if path.stat().st_mtime >= since:
                return path.name
    return ""


def note_end(folder: Path, **facts: str | int | float | None) -> None:
    """Add a line about an end of the window; the oldest lines make room."""
    path = folder / FILE
    line = json.dumps({"time": time.strftime("%Y-%m-%dT%H:%M:%S%z"), **facts})
    with suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
        lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
        kept = [*lines[-(MOST_LINES - 1) :], line]
        path.write_text("\n".join(kept) + "\n", encoding="utf-8")


def ends(folder: Path) -> list[dict[str, object]]:
    """What was written down so far, the oldest first."""
    try:
        lines = (folder / FILE).read_text(encoding="utf-8").splitlines()
    except OSError:
        return []
    found = []
    for line in lines:
        with suppress(ValueError):
            found.append(json.loads(line))
    return found
