"""Where the files that travel with the program lie, in a checkout and in the packaged program alike."""

import re
import sys
from pathlib import Path

from scenes.system import is_frozen

_CHECKOUT = Path(__file__).resolve().parent.parent


def base_folder() -> Path:
    """The folder that holds assets and maps; never the current directory."""
    if is_frozen():
        return Path(getattr(sys, "_MEIPASS", Path(sys.executable).parent))
    return _CHECKOUT


def asset_path(*parts: str) -> Path:
    """A file or folder below assets: `asset_path("text", "en", "common.ftl")`."""
    return base_folder().joinpath("assets", *parts)


def version() -> str:
    """The version of the box, as pyproject.toml has it; a question mark if that cannot be read."""
    try:
        found = re.search(r'^version = "([^"]+)"', (base_folder() / "pyproject.toml").read_text("utf-8"), re.MULTILINE)
    except (OSError, ValueError):
        return "?"
    return found[1] if found else "?"
