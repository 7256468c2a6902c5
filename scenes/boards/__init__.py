"""How each game looks in the window: one package a game, and one line a game here."""

from collections.abc import Sequence
from importlib import import_module
from typing import Any

from scenes.texts import Texts

# The modules of each game: named, not searched for, so that a packed program finds them too.
_LOOKS = {"machrou3": ("scenes.boards.machrou3.table", "Machrou3Look")}
_WORDS = {"machrou3": ("scenes.boards.machrou3.words", "Words")}


def make_words(game: str, texts: Texts, names: Sequence[str]) -> Any:
    """What turns the ids of a game into what players read."""
    module, name = _WORDS[game]
    return getattr(import_module(module), name)(texts, names)


def make_look(session: Any) -> Any:
    """The look of a session's game; see scenes.play.look.Look."""
    module, name = _LOOKS[session.game]
    return getattr(import_module(module), name)(session)
