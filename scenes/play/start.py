"""The ways to a table: a new game, the last one, a saved one, or the same again."""

import secrets
from pathlib import Path
from typing import TYPE_CHECKING

from engine import saves
from engine.games import GAMES
from engine.table import Table
from scenes import system
from scenes.keep import Keeper
from scenes.play.session import Session
from scenes.slots import is_automatic

if TYPE_CHECKING:
    from scenes.app import App

SEEDS = 1 << 32


def begin(app: "App", table: Table) -> None:
    """Play a new game; an unfinished one that is not kept anywhere else is set aside."""
    keeper = _keeper(app)
    if keeper.set_aside() is not None:
        app.toast(app.texts("table-set-aside"))
    _open(app, table, keeper, goes_on=False)


def continue_game(app: "App") -> None:
    """Go on with the last game; SaveError if it cannot be read."""
    keeper = _keeper(app)
    table, is_spare = saves.load_autosave(keeper.autosave_path, GAMES)
    if is_spare:
        app.toast(app.texts("term-continued-spare"))
    _open(app, table, keeper, goes_on=True)


def open_save(app: "App", path: Path) -> None:
    """Go on with a saved game; SaveError if it cannot be read."""
    table = saves.load(path, GAMES)
    keeper = _keeper(app)
    if path != keeper.autosave_path:
        keeper.set_aside()
        keeper.own = None if is_automatic(path) else path  # another window may be writing that one
    _open(app, table, keeper, goes_on=True)


def again(app: "App", session: Session) -> None:
    """Play another game with the same people at the same table."""
    old = session.table
    table = Table(old.rules, old.setup, secrets.randbelow(SEEDS), old.seats)
    table.clocks.update(old.clocks)
    _open(app, table, _keeper(app), goes_on=False)


def _keeper(app: "App") -> Keeper:
    return Keeper(system.data_folder(app.portable), autosave=app.autosave)


def _open(app: "App", table: Table, keeper: Keeper, goes_on: bool) -> None:
    from scenes.play.table import TableScene

    session = Session(table, keeper, app.settings.language)
    keeper.begin(table, goes_on)
    table.on_change = keeper.remember
    app.replace_all(TableScene(app, session))
