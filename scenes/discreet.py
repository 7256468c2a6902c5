"""Paths as one may show them to strangers: without the name of whoever sits at the computer."""

import getpass
import os
import re
from pathlib import Path

_HIDDEN = "…"


def discreet(text: str) -> str:
    """The text with the home folder as ~ and, inside paths, the user's name left out."""
    home = str(Path.home())
    if len(Path(home).parts) > 1:
        text = text.replace(home, "~")
    user = user_name()
    if user:
        text = re.sub(rf"(?<=[/\\]){re.escape(user)}(?=[/\\]|$)", _HIDDEN, text, flags=re.MULTILINE)
    return text


def user_name() -> str:
    """The name of the account; empty where the system does not tell it."""
    try:
        return getpass.getuser()
    except (OSError, KeyError, ImportError):
        return os.environ.get("USER", "")
