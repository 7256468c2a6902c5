"""Check everything: `python3 tests`. Arguments are for pytest, which then runs alone: `python3 tests -x`."""

import os
import sys

# An old Python must be able to read this file to the end, so it holds no newer syntax.
if sys.version_info < (3, 11):
    sys.stderr.write("Ballot Box needs Python 3.11 or newer; this is Python %d.%d.\n" % sys.version_info[:2])
    sys.exit(2)

import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
# Python puts the folder tests first, where `scenes` would mean tests/scenes.
sys.path[0] = str(ROOT)

from scenes import system
from scenes.first_run import ensure_environment, tell


def all_checks() -> dict[str, list[str]]:
    """Name each check and the command line of its tool."""
    coverage = ["--cov=engine", "--cov-fail-under=95", "--cov-report=term"]
    checks = {
        "format": ["ruff", "format", "--check", "."],
        "lint": ["ruff", "check", "."],
        "types": ["mypy"],
        "tests": ["pytest", "-n", str(system.cores()), *coverage],
    }
    # Making a program takes another minute and a screen: only where it is asked for.
    if os.environ.get("BALLOT_BOX_PROGRAM") == "required":
        checks["program"] = ["tests.packaging"]
    return checks


def from_root(argument: str) -> str:
    """Make a path given from the caller's folder valid in the root, where pytest runs."""
    path, separator, test = argument.partition("::")
    if path and not path.startswith("-") and os.path.exists(path):
        return os.path.abspath(path) + separator + test
    return argument


def run_tool(command: list[str]) -> int:
    """Run a tool of the environment in the root folder, without a screen or a loudspeaker."""
    quiet = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    environment = {**os.environ, **quiet}
    environment.pop("PYTHONHASHSEED", None)
    return subprocess.call([sys.executable, "-m", *command], cwd=ROOT, env=environment)


def run_all_checks() -> int:
    """Run every check, also after one has failed, and name those that failed."""
    failed = []
    for name, command in all_checks().items():
        print(f"== {name}: {' '.join(command)}", flush=True)
        if run_tool(command) != 0:
            failed.append(name)
    print(f"Failed: {', '.join(failed)}." if failed else "All checks passed.", flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    try:
        ensure_environment(ROOT, ("tests",), tell)
        arguments = [from_root(argument) for argument in sys.argv[1:]]
        sys.exit(run_tool(["pytest", *arguments]) if arguments else run_all_checks())
    except KeyboardInterrupt:
        sys.exit(130)
