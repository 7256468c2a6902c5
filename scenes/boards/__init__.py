"""How each game looks in the window: one package a game, and one line a game here."""

from collections.abc import Sequence
from importlib import import_module
from typing import Any

from scenes.texts import Texts

# The packages of the games, in the order in which their posters hang; a game without a line hangs nowhere. Named, not
# searched for, so that a packed program finds them too; each has the modules `table`, `words`, `booth_desk`
# and `poses`.
_PACKAGES = {"machrou3": "scenes.boards.machrou3", "bureaucracy": "scenes.boards.bureaucracy"}

BOARDS = tuple(_PACKAGES)
_MODULES = ("words", "table", "booth_desk", "poses")
# The games after which there is something to say of what the bots thought.
_AFTERWARDS = {"machrou3": "scenes.boards.machrou3.afterwards"}


def module_names() -> tuple[str, ...]:
    """The modules that are imported by name, for whoever packs the program."""
    named = (f"{package}.{name}" for package in _PACKAGES.values() for name in _MODULES)
    return (*named, *_AFTERWARDS.values())


def make_words(game: str, texts: Texts, names: Sequence[str]) -> Any:
    """What turns the ids of a game into what players read."""
    return _module(game, "words").Words(texts, names)


def make_look(session: Any) -> Any:
    """The look of a session's game; see scenes.play.look.Look."""
    return _module(session.game, "table").TableLook(session)


def booth_desk(game: str) -> Any:
    """What lies in the private booth of a game; see scenes.play.look.Desk."""
    return _module(game, "booth_desk")


def poses_of(game: str) -> Any:
    """The telling moments of a game; see scenes.play.poses."""
    return _module(game, "poses").POSES


def afterwards_of(game: str) -> Any:
    """What tells, once a game is over, what its bots thought; None where there is nothing to tell."""
    return import_module(_AFTERWARDS[game]).afterwards if game in _AFTERWARDS else None


def _module(game: str, name: str) -> Any:
    return import_module(f"{_PACKAGES[game]}.{name}")
