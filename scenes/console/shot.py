"""`game.py shot`: any scene at any moment as a picture, without a screen."""

import argparse
import tempfile
from pathlib import Path

from scenes.console.errors import UserError
from scenes.console.window import parse_size
from scenes.settings import Settings
from scenes.texts import ENGLISH, languages, load_texts

HELP = "cmd-shot"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    texts = load_texts(ENGLISH)
    parser.add_argument("scene", nargs="?", metavar="SCENE", help=texts("cmd-shot-scene"))
    parser.add_argument("--list", action="store_true", help=texts("cmd-shot-list"))
    parser.add_argument("--game", default="machrou3", metavar="G", help=texts("cmd-shot-game"))
    parser.add_argument("--players", type=int, default=4, metavar="N", help=texts("cmd-play-players"))
    parser.add_argument("--people", type=int, default=1, metavar="N", help=texts("cmd-shot-people"))
    parser.add_argument("--seed", type=int, default=1, metavar="S", help=texts("cmd-play-seed"))
    parser.add_argument("--moves", type=int, metavar="N", help=texts("cmd-shot-moves"))
    parser.add_argument("--seat", type=int, default=0, metavar="K", help=texts("cmd-shot-seat"))
    parser.add_argument("--size", default="1920x1080", metavar="WxH", help=texts("cmd-window-size"))
    parser.add_argument("--lang", default=ENGLISH, metavar="L", help=texts("cmd-window-lang"))
    parser.add_argument("--theme", choices=("paper", "night"), default="paper", help=texts("cmd-window-theme"))
    parser.add_argument("--out", default="shot.png", metavar="FILE", help=texts("cmd-shot-out"))


def run(arguments: argparse.Namespace) -> int:
    from scenes.album import all_scenes, scenes_of
    from scenes.boards import BOARDS

    texts = load_texts(ENGLISH)
    if arguments.game not in BOARDS:
        raise UserError(texts("cmd-shot-no-game", given=arguments.game, known=", ".join(BOARDS)))
    if arguments.list:
        print("\n".join(scenes_of(arguments.game)))
        return 0
    if arguments.scene not in all_scenes():
        known = ", ".join(scenes_of(arguments.game))
        raise UserError(texts("cmd-shot-unknown", given=arguments.scene or "", known=known))
    if arguments.lang not in languages():
        raise UserError(texts("cmd-bad-language", given=arguments.lang, known=", ".join(languages())))
    _take(arguments, Path(arguments.out))
    return 0


def _take(arguments: argparse.Namespace, path: Path) -> None:
    import pygame

    from scenes.album import Album, Wish
    from scenes.app import App
    from scenes.window import start_video

    texts = load_texts(ENGLISH)
    size = parse_size(arguments.size)
    start_video(dummy=True)
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(theme=arguments.theme, language=arguments.lang, speed="instant", mute=True)
        app = App(settings, Path(folder), size, keep_settings=False)
        wish = Wish(
            arguments.game, arguments.players, arguments.people, arguments.seed, arguments.moves, arguments.seat
        )
        try:
            Album(app, wish).open(arguments.scene)
            pygame.image.save(app.screen, path)
        except (OSError, pygame.error) as problem:
            raise UserError(texts("cmd-shot-failed", path=str(path), reason=str(problem))) from None
        finally:
            app.close()
