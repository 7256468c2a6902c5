"""How each game looks in the window: one package a game, and one line a game here."""

from collections.abc import Sequence
from importlib import import_module
from typing import Any

from scenes.texts import Texts

# The packages of the games, in the order in which their posters hang; a game without a line hangs nowhere. Named, not
# searched for, so that a packed program finds them too; each has the modules `table`, `words`, `booth_desk`
# and `poses`.
_PACKAGES = {"machrou3": "scenes.boards.machrou3", "bureaucracy": "scenes.boards.bureaucracy"}

_WITH_SIDES = frozenset({"machrou3"})  # they have a module `afterwards` too

BOARDS = tuple(_PACKAGES)
_MODULES = ("words", "table", "booth_desk", "poses")


def module_names() -> tuple[str, ...]:
    """The modules that are imported by name, for whoever packs the program."""
    named = [f"{package}.{name}" for package in _PACKAGES.values() for name in _MODULES]
    return (*named, *(f"{_PACKAGES[game]}.afterwards" for game in sorted(_WITH_SIDES)))


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


def teller_of(game: str) -> Any:
    """What tells the story of what the bots of a game believed; None where nobody hides a side."""
    return _module(game, "afterwards").afterwards if game in _WITH_SIDES else None


def _module(game: str, name: str) -> Any:
    return import_module(f"{_PACKAGES[game]}.{name}")
