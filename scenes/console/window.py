"""The window: what `game.py` opens without a command."""

import gc
import re
from pathlib import Path
from typing import TYPE_CHECKING

from scenes import system
from scenes.console import opening
from scenes.console.errors import UserError
from scenes.settings import LARGEST_SIDE, LEAST_SIZE, Settings
from scenes.slots import Slot
from scenes.texts import ENGLISH, languages, load_texts

if TYPE_CHECKING:
    import argparse

    from scenes.app import App

HELP = "cmd-window"
_SIZE = re.compile(r"(\d{3,5})x(\d{3,5})")


def add_arguments(parser: "argparse.ArgumentParser") -> None:
    texts = load_texts(ENGLISH)
    parser.add_argument("--size", metavar="WxH", help=texts("cmd-window-size"))
    parser.add_argument("--fullscreen", action="store_true", help=texts("cmd-window-fullscreen"))
    parser.add_argument("--theme", choices=("paper", "night"), help=texts("cmd-window-theme"))
    parser.add_argument("--lang", metavar="L", help=texts("cmd-window-lang"))
    parser.add_argument("--kiosk", action="store_true", help=texts("cmd-window-kiosk"))
    parser.add_argument("--pin", metavar="N", help=texts("cmd-window-pin"))
    opening.add_arguments(parser)


def run(arguments: "argparse.Namespace") -> int:
    texts = load_texts(ENGLISH)
    if arguments.kiosk:
        return open_kiosk(arguments)
    if arguments.pin is not None:
        raise UserError(texts("cmd-kiosk-only"))
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
    opening.check(arguments)
    app = open_title(settings, arguments.portable, size)
    slot = Slot(system.data_folder(arguments.portable))
    app.autosave = slot.name
    tell_of_slot(app, slot)
    try:
        opening.open_game(app, arguments)
        app.run(opening.leaving(app, arguments))
    finally:
        app.close()
        slot.free()
    return 0


def open_kiosk(arguments: "argparse.Namespace") -> int:
    """The demo station, with a watch over its window."""
    from scenes.kiosk.arrangement import Arrangement, is_pin
    from scenes.kiosk.supervisor import Order, keep_open

    texts = load_texts(ENGLISH)
    if arguments.lang and arguments.lang not in languages():
        raise UserError(texts("cmd-bad-language", given=arguments.lang, known=", ".join(languages())))
    size = parse_size(arguments.size) if arguments.size else None
    if arguments.pin is not None:
        if not is_pin(arguments.pin):
            raise UserError(texts("cmd-kiosk-bad-pin"))
        folder = system.config_folder(arguments.portable)
        Arrangement.read(folder).with_pin(arguments.pin).write(folder)
    return keep_open(Order(arguments.portable, size, arguments.theme or "", arguments.lang or ""))


def tell_of_slot(app: "App", slot: Slot) -> None:
    """Say once what is unusual about saving in this window."""
    if slot.trouble is not None:
        app.toast(app.texts("machine-no-saving", reason=slot.trouble))
    elif not slot.is_first:
        app.toast(app.texts("machine-second-window", file=slot.name))


def parse_size(given: str) -> tuple[int, int]:
    """A size such as 1920x1080; UserError when it is none."""
    found = _SIZE.fullmatch(given)
    size = (int(found[1]), int(found[2])) if found else (0, 0)
    if size[0] < LEAST_SIZE[0] or size[1] < LEAST_SIZE[1] or max(size) > LARGEST_SIDE:
        raise UserError(load_texts(ENGLISH)("cmd-bad-size", given=given))
    return size


def open_title(settings: Settings, portable: Path | None, size: tuple[int, int] | None) -> "App":
    """A window that will begin with the title. Nothing of a start is garbage: the first frame comes without looking."""
    gc.disable()
    import pygame

    from scenes.app import App
    from scenes.title import TitleScene
    from scenes.window import start_video

    try:
        start_video()
        if system.is_unseen(pygame.display.get_driver()):
            raise pygame.error(load_texts(ENGLISH)("machine-no-screen"))
        app = App(settings, portable, size)
    except pygame.error as problem:
        raise UserError(
            load_texts(ENGLISH)("cmd-no-window", reason=str(problem), program=system.program_name())
        ) from None
    app.push(TitleScene(app))
    return app
