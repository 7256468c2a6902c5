"""The window: what `game.py` opens without a command."""

import argparse
import re

from scenes import system
from scenes.console.errors import UserError
from scenes.settings import Settings
from scenes.texts import ENGLISH, languages, load_texts

HELP = "cmd-window"
_SIZE = re.compile(r"(\d{3,5})x(\d{3,5})")
LEAST_SIZE = (640, 360)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    texts = load_texts(ENGLISH)
    parser.add_argument("--size", metavar="WxH", help=texts("cmd-window-size"))
    parser.add_argument("--fullscreen", action="store_true", help=texts("cmd-window-fullscreen"))
    parser.add_argument("--theme", choices=("paper", "night"), help=texts("cmd-window-theme"))
    parser.add_argument("--lang", metavar="L", help=texts("cmd-window-lang"))


def run(arguments: argparse.Namespace) -> int:
    texts = load_texts(ENGLISH)
    settings = Settings.read(system.config_folder(arguments.portable))
    if arguments.theme:
        settings = settings.having(theme=arguments.theme)
    if arguments.fullscreen:
        settings = settings.having(fullscreen=True)
    language = arguments.lang or settings.language
    if language not in languages():
        if arguments.lang:
            raise UserError(texts("cmd-bad-language", given=language, known=", ".join(languages())))
        language = ENGLISH
    settings = settings.having(language=language)
    size = parse_size(arguments.size) if arguments.size else None
    return _open(settings, arguments, size)


def parse_size(given: str) -> tuple[int, int]:
    """A size such as 1920x1080; UserError when it is none."""
    found = _SIZE.fullmatch(given)
    size = (int(found[1]), int(found[2])) if found else (0, 0)
    if size[0] < LEAST_SIZE[0] or size[1] < LEAST_SIZE[1] or max(size) > 16384:
        raise UserError(load_texts(ENGLISH)("cmd-bad-size", given=given))
    return size


def _open(settings: Settings, arguments: argparse.Namespace, size: tuple[int, int] | None) -> int:
    import pygame

    from scenes.app import App, start_video
    from scenes.title import TitleScene

    try:
        start_video()
        app = App(settings, arguments.portable, size)
    except pygame.error as problem:
        raise UserError(load_texts(ENGLISH)("cmd-no-window", reason=str(problem))) from None
    app.push(TitleScene(app))
    try:
        app.run()
    finally:
        app.close()
    return 0
