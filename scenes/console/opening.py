"""How `game.py` opens its window: at the title, in the last game or before a game of bots, and when it leaves."""

import argparse
import secrets
from collections.abc import Callable
from typing import TYPE_CHECKING

from scenes.console.errors import UserError
from scenes.texts import ENGLISH, load_texts

if TYPE_CHECKING:
    from scenes.app import App

ANY_SEED = "any"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    texts = load_texts(ENGLISH)
    start = parser.add_mutually_exclusive_group()
    start.add_argument("--continue", dest="go_on", action="store_true", help=texts("cmd-window-continue"))
    start.add_argument("--watch", nargs="?", const=ANY_SEED, metavar="SEED", help=texts("cmd-window-watch"))
    parser.add_argument("--game", metavar="G", help=texts("cmd-window-game"))
    parser.add_argument("--leave-at-end", action="store_true", help=texts("cmd-window-leave-at-end"))
    parser.add_argument("--once", action="store_true", help=texts("cmd-window-once"))


def check(arguments: argparse.Namespace) -> None:
    """Refuse what makes no sense before a window opens."""
    from scenes.boards import BOARDS

    texts = load_texts(ENGLISH)
    if arguments.game is not None and arguments.game not in BOARDS:
        raise UserError(texts("cmd-unknown-game", game=arguments.game, games=", ".join(BOARDS), count=len(BOARDS)))
    if arguments.watch not in (None, ANY_SEED) and not arguments.watch.isdecimal():
        raise UserError(texts("cmd-bad-number", option="--watch", least=0, given=arguments.watch))


def open_game(app: "App", arguments: argparse.Namespace) -> None:
    """Go to the game that the arguments ask for, if any; the title waits behind it."""
    if arguments.go_on:
        from scenes.load import find_autosave, open_autosave

        if find_autosave(app) is None:
            app.toast(app.texts("cmd-nothing-to-continue"))
        else:
            open_autosave(app)
    elif arguments.watch is not None:
        _watch(app, arguments)


def _watch(app: "App", arguments: argparse.Namespace) -> None:
    """A table of bots alone, for a booth or for whoever wants to see how it is done."""
    from engine.games import GAMES
    from scenes.boards import BOARDS
    from scenes.plan import SEEDS, USUAL_BOT, TablePlan
    from scenes.play.start import begin

    plan = TablePlan.usual(GAMES[arguments.game or BOARDS[0]])
    for seat in plan.seats:
        seat.bot = USUAL_BOT
    seed = secrets.randbelow(SEEDS) if arguments.watch == ANY_SEED else int(arguments.watch)
    begin(app, plan.table(app.texts, seed))


def leaving(app: "App", arguments: argparse.Namespace) -> Callable[[], bool]:
    """What tells the window that it has done what it was opened for."""
    if arguments.once:
        return lambda: app.has_shown
    if arguments.leave_at_end:
        return lambda: _has_ended(app)
    return lambda: False


def _has_ended(app: "App") -> bool:
    """Whether the result of a game is on the screen and moves no more."""
    from scenes.play.table import TableScene

    ended = any(isinstance(scene, TableScene) and scene.has_ended for scene in app.stack[:-1])
    return ended and not app.top.is_moving and app.top.picture is not None
