"""The command line of Ballot Box: finds the command, and turns every mistake into one sentence."""

import argparse
import io
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, NoReturn

from scenes.assets import version
from scenes.console.errors import UserError
from scenes.console.terminal.paint import printable, wrap
from scenes.texts import ENGLISH, TextError, Texts, load_texts

PROGRAM = "game.py"
DEFAULT = "window"
BAD_USE = 2  # exit status
HELP_COLUMNS = 80

# Where each command lives: named, so that a packed program finds them, and imported only when it is used.
COMMANDS = {
    "window": "scenes.console.window",
    "play": "scenes.console.terminal.command",
    "shot": "scenes.console.shot",
    "simulate": "scenes.console.simulate",
    "ladder": "scenes.console.ladder",
    "honesty": "scenes.console.honesty",
    "bench": "scenes.console.bench",
    "replay": "scenes.console.replay",
    "check": "scenes.console.check",
}


class Parser(argparse.ArgumentParser):
    """Says what is wrong with the arguments in one sentence, and leaves the exit to `main`."""

    def __init__(self, texts: Texts, prog: str, about: str) -> None:
        super().__init__(prog=prog, description=about, allow_abbrev=False, add_help=False)
        self.texts = texts
        self.add_argument("-h", "--help", action="help", help=texts("cmd-help"))

    def error(self, message: str) -> NoReturn:
        problem = " ".join(message.split())
        text = self.texts("cmd-bad-arguments", problem=problem[:1].upper() + problem[1:], command=self.prog)
        raise UserError(text)


def main(argv: list[str]) -> int:
    """Run a command and return its exit status."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # a narrow terminal shows a question mark, and no traceback
    try:
        status = _run(argv)
        sys.stdout.flush()
        return status
    except (UserError, TextError) as problem:
        print(printable(" ".join(str(problem).split())), file=sys.stderr)
        return BAD_USE
    except BrokenPipeError:
        # Whoever read our output has seen enough; Python must not complain about it on its way out either.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def _run(argv: list[str]) -> int:
    texts = load_texts(ENGLISH)
    portable, rest = _box_options(texts, argv)
    if rest[:1] in (["-h"], ["--help"]):
        print(help_page(texts))
        return 0
    if rest[:1] == ["--version"]:
        print(texts("ui-version", version=version()))
        return 0
    name, arguments = (rest[0], rest[1:]) if rest and not rest[0].startswith("-") else (DEFAULT, rest)
    module = _command(texts, name)
    about = texts(module.HELP) if texts.has(module.HELP) else module.HELP
    parser = Parser(texts, f"{PROGRAM} {name}", about)
    module.add_arguments(parser)
    parsed = parser.parse_args(arguments)
    parsed.portable = portable
    status: int = module.run(parsed)
    return status


def _box_options(texts: Texts, argv: Sequence[str]) -> tuple[Path | None, list[str]]:
    """The option that holds for every command, wherever it stands, and the arguments without it."""
    rest: list[str] = []
    portable = None
    waiting = list(argv)
    while waiting:
        argument = waiting.pop(0)
        option, equals, value = argument.partition("=")
        if option != "--portable":
            rest.append(argument)
        elif equals or waiting:
            portable = Path(value if equals else waiting.pop(0)).expanduser()
        else:
            raise UserError(texts("cmd-portable-needs"))
    return portable, rest


def _command(texts: Texts, name: str) -> Any:
    """The module of a command; UserError when there is none."""
    if name not in COMMANDS:
        raise UserError(texts("cmd-unknown-command", command=name, commands=", ".join(COMMANDS)))
    return import_module(COMMANDS[name])


def help_page(texts: Texts) -> str:
    """What the box can do; it imports no command for that."""
    commands = [(name, texts(f"cmd-{name}")) for name in COMMANDS]
    options = [
        ("-h, --help", texts("cmd-help")),
        ("--version", texts("cmd-version")),
        ("--portable DIR", texts("cmd-portable")),
    ]
    about = f"{texts('ui-title')}. {texts('cmd-about')} {texts('cmd-default')}"
    lines = [texts("cmd-usage"), "", *wrap(about, HELP_COLUMNS)]
    for heading, entries in (("cmd-commands", commands), ("cmd-options", options)):
        lines += ["", f"{texts(heading)}:", *(f"  {name:<16}{text}" for name, text in entries)]
    return "\n".join(lines)
