"""Make the standalone program and have it play a game on a real screen: `python -m tests.packaging`, on Linux."""

import os
import subprocess
import sys

from tests.window.xdesk import ROOT, x_server

if __name__ == "__main__":
    with x_server() as display:
        environment = {**os.environ, "DISPLAY": display}
        environment.pop("SDL_VIDEODRIVER", None)
        sys.exit(subprocess.call([sys.executable, "game.py", "package"], cwd=ROOT, env=environment))
