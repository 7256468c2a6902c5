"""Where the files that travel with the program lie, in a checkout and in the packaged program alike."""

import sys
from pathlib import Path

from scenes.system import is_frozen


def base_folder() -> Path:
    """The folder that holds assets and maps; never the current directory."""
    if is_frozen():
        return Path(getattr(sys, "_MEIPASS", Path(sys.executable).parent))
    return Path(__file__).resolve().parent.parent


def asset_path(*parts: str) -> Path:
    """A file or folder below assets: `asset_path("text", "en", "common.ftl")`."""
    return base_folder().joinpath("assets", *parts)
