"""The command `game.py play`: a game in the terminal, alone against bots or several people at one machine."""

import argparse
import os
import sys
from pathlib import Path

from engine.contract import AnyRules
from engine.games import GAMES
from engine.saves import SaveError, load, load_autosave
from engine.table import Table
from scenes import system
from scenes.console.boards import make_board
from scenes.console.errors import UserError
from scenes.console.terminal.bots import Bots
from scenes.console.terminal.pages import Pages
from scenes.console.terminal.paint import Paint, wrap
from scenes.console.terminal.play import TerminalGame
from scenes.console.terminal.screen import Screen
from scenes.console.terminal.setup import new_table, set_clocks
from scenes.keep import Keeper, NotASave, check_replaceable
from scenes.slots import Slot
from scenes.texts import ENGLISH, Texts, load_texts

HELP = "cmd-play"
FLAGSHIP = next(iter(GAMES))

# What is settled when a game begins, by the name that argparse gives it.
SETTLED = ("players", "humans", "names", "bots", "seed", "mode", "house_rule", "elders")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    from engine.bots import LEVELS

    texts = load_texts(ENGLISH)
    modes = sorted({mode for rules in GAMES.values() for mode in rules.modes})
    house_rules = sorted({rule for rules in GAMES.values() for rule in rules.house_rules})
    known = {"levels": ", ".join(LEVELS), "modes": ", ".join(modes), "rules": ", ".join(house_rules)}
    parser.add_argument("game", nargs="?", metavar="GAME", help=texts("cmd-play-game", game=FLAGSHIP))
    for option, metavar in (
        ("players", "N"),
        ("humans", "N"),
        ("names", "A,B"),
        ("bots", "LEVELS"),
        ("seed", "N"),
        ("mode", "MODE"),
        ("clock", "SECONDS"),
        ("elders", "A,B"),
        ("load", "FILE"),
        ("save", "FILE"),
    ):
        parser.add_argument(f"--{option}", metavar=metavar, help=texts(f"cmd-play-{option}", **known))
    help_text = texts("cmd-play-house-rule", **known)
    parser.add_argument("--house-rule", action="append", metavar="NAME=on", help=help_text)
    parser.add_argument("--continue", dest="go_on", action="store_true", help=texts("cmd-play-continue"))
    parser.add_argument("--terminal", action="store_true", help=texts("cmd-play-terminal"))
    colours = ("auto", "always", "never")
    parser.add_argument("--color", choices=colours, default="auto", help=texts("cmd-play-color"))


def run(arguments: argparse.Namespace) -> int:
    """Set up or load a table and play at it."""
    texts = load_texts(ENGLISH)
    folder = system.data_folder(arguments.portable)
    own = _own_file(texts, arguments)
    slot = Slot(folder)
    try:
        keeper = Keeper(folder, own, _command(arguments.portable), slot.name)
        return _run(texts, arguments, keeper, slot)
    finally:
        slot.free()


def _run(texts: Texts, arguments: argparse.Namespace, keeper: Keeper, slot: Slot) -> int:
    table, greeting = _table(texts, arguments, keeper)
    if not slot.is_first:
        greeting += " " + texts("machine-second-window", file=slot.name)
    has_ansi = system.enable_ansi()
    screen = Screen(sys.stdin, sys.stdout, ansi=has_ansi)
    paint = Paint(_wants_colours(arguments.color, has_ansi))
    goes_on = arguments.go_on
    old = None if goes_on else keeper.set_aside()
    if old is not None:
        greeting += " " + texts("term-set-aside", command=keeper.again("play", "--load", str(old)))
    screen.show(wrap(greeting, screen.columns))
    play(table, screen, keeper, paint, goes_on)
    return 0


def play(table: Table, screen: Screen, keeper: Keeper, paint: Paint, goes_on: bool) -> None:
    """Play at a table until the game is over or somebody leaves."""
    from engine.bots import make_bot

    texts = load_texts(ENGLISH, table.rules.name)
    names = [seat.name for seat in table.seats]
    pages = Pages(table, make_board(table.rules.name, texts, names, paint), texts, paint)
    TerminalGame(pages, screen, keeper, Bots(table, make_bot)).play(goes_on)


def _wants_colours(choice: str, has_ansi: bool) -> bool:
    if choice == "auto":
        return has_ansi and not os.environ.get("NO_COLOR")
    return choice == "always"


def _own_file(texts: Texts, arguments: argparse.Namespace) -> Path | None:
    """Where this game is saved besides the autosave: as told, else where it was loaded from."""
    named = arguments.save or arguments.load
    if named is None:
        return None
    path = Path(named).expanduser()
    if path.is_dir():
        raise UserError(texts("cmd-bad-save-folder", path=named))
    try:
        check_replaceable(path)
    except NotASave:
        raise UserError(texts("cmd-bad-save-file", path=named)) from None
    except OSError:
        pass  # whoever reads or writes it says what is wrong
    return path


def _command(portable: Path | None) -> str:
    """What a player types to start the box with the same files again."""
    program = system.program_name()
    if portable is None:
        return program
    return f'{program} --portable "{portable}"' if " " in str(portable) else f"{program} --portable {portable}"


def _table(texts: Texts, arguments: argparse.Namespace, keeper: Keeper) -> tuple[Table, str]:
    """The table to play at, and the first thing to say."""
    if arguments.load is None and not arguments.go_on:
        return new_table(texts, _rules(texts, arguments.game or FLAGSHIP), arguments), texts("term-welcome")
    table, greeting = _saved_table(texts, arguments, keeper)
    if arguments.game is not None and _rules(texts, arguments.game) is not table.rules:
        raise UserError(texts("cmd-other-game", saved=table.rules.name, game=arguments.game))
    if arguments.clock is not None:
        set_clocks(texts, table, arguments.clock)
    return table, greeting


def _saved_table(texts: Texts, arguments: argparse.Namespace, keeper: Keeper) -> tuple[Table, str]:
    if arguments.load is not None and arguments.go_on:
        raise UserError(texts("cmd-load-or-continue"))
    for option in SETTLED:
        if getattr(arguments, option) is not None:
            raise UserError(texts("cmd-load-settles", option=f"--{option.replace('_', '-')}"))
    try:
        if arguments.load is not None:
            return _playable(texts, load(Path(arguments.load).expanduser(), GAMES)), texts("term-continued")
        if not keeper.has_autosave:
            raise UserError(texts("cmd-nothing-to-continue"))
        table, is_spare = load_autosave(keeper.autosave_path, GAMES)
        greeting = texts("term-continued-spare" if is_spare else "term-continued")
        return _playable(texts, table), greeting
    except SaveError as problem:
        raise UserError(texts.why(problem.reason)) from None


def _playable(texts: Texts, table: Table) -> Table:
    """The loaded table, if all the bots at it are known here."""
    from engine.bots import LEVELS

    for seat in table.seats:
        if seat.bot is not None and seat.bot not in LEVELS:
            raise UserError(texts("cmd-bad-level", level=seat.bot, levels=", ".join(LEVELS)))
    return table


def _rules(texts: Texts, game: str) -> AnyRules:
    if game not in GAMES:
        raise UserError(texts("cmd-unknown-game", game=game, games=", ".join(GAMES), count=len(GAMES)))
    return GAMES[game]
