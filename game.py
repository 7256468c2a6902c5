"""Start Ballot Box: `python3 game.py`. The first start sets up all that it needs."""

import sys

# An old Python must be able to read this file to the end, so it holds no newer syntax.
if sys.version_info < (3, 11):
    sys.stderr.write("Ballot Box needs Python 3.11 or newer; this is Python %d.%d.\n" % sys.version_info[:2])
    sys.exit(2)

if __name__ == "__main__":
    if getattr(sys, "frozen", False):
        # A bot's process of the packaged game begins here and goes no further.
        import multiprocessing

        multiprocessing.freeze_support()

    try:
        from pathlib import Path

        from scenes.first_run import ensure_environment, tell

        ensure_environment(Path(__file__).resolve().parent, (), tell)

        from scenes.console.main import main

        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
