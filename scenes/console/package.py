"""The command `game.py package`: a standalone program, built, checked and packed into one file."""

import argparse
from pathlib import Path

from scenes import system
from scenes.assets import base_folder
from scenes.console.errors import UserError
from scenes.texts import ENGLISH, load_texts

HELP = "cmd-package"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    texts = load_texts(ENGLISH)
    parser.add_argument("--out", default="dist", metavar="DIR", help=texts("cmd-package-out"))
    part = parser.add_mutually_exclusive_group()
    part.add_argument("--build-only", action="store_true", help=texts("cmd-package-build-only"))
    part.add_argument("--pack-only", action="store_true", help=texts("cmd-package-pack-only"))


def run(arguments: argparse.Namespace) -> int:
    """Build, check and pack; whatever fails is said in one sentence."""
    if system.is_frozen():
        raise UserError(load_texts(ENGLISH)("cmd-package-frozen"))
    from scenes.first_run import ensure_environment, tell

    root = base_folder()
    ensure_environment(root, ("package",), tell)

    from scenes.packing.archive import pack
    from scenes.packing.build import PackingError, build
    from scenes.packing.checks import check
    from scenes.packing.recipe import built_folder

    try:
        built = built_folder(root / "dist") if arguments.pack_only else build(root, tell)
        if not arguments.build_only:
            check(root, built, tell)
            pack(built, Path(arguments.out), tell)
    except PackingError as problem:
        raise UserError(str(problem)) from None
    except OSError as problem:
        raise UserError(f"The program could not be packed: {problem}.") from None
    return 0
