"""What differs between operating systems, in one place.

Imports the standard library only, and little of it: every start passes through here.
"""

from __future__ import annotations

import os
import sys
import time
from contextlib import contextmanager, suppress
from pathlib import Path

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from typing import IO, NoReturn

APP = "Ballot Box"
APP_ID = "io.github.ballot_box.BallotBox"  # by which desktops know whose window it is
LOCK_PAUSE = 0.2


def is_frozen() -> bool:
    """Tell whether this is the packaged program, which carries its own Python."""
    return bool(getattr(sys, "frozen", False))


def program_name() -> str:
    """What one types to start the box."""
    return Path(sys.executable).name if is_frozen() else "python3 game.py"


def open_console() -> bool:
    """Make printing safe, and tell whether anybody can read it.

    The packed program has no console on Windows; it borrows that of the terminal it was started from.
    """
    if sys.stdout is not None and sys.stderr is not None:
        return True
    if sys.platform == "win32":
        import ctypes

        if ctypes.windll.kernel32.AttachConsole(-1):
            sys.stdout = open("CONOUT$", "w", encoding="utf-8")  # noqa: SIM115 - open until the program ends
            sys.stderr = sys.stdout
            sys.stdin = open("CONIN$", encoding="utf-8")  # noqa: SIM115
            return True
    nowhere = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
    sys.stdout = sys.stdout or nowhere
    sys.stderr = sys.stderr or nowhere
    return False


def show_message(message: str) -> None:
    """Say something in a box of the system's own, for want of a terminal and of a window."""
    import pygame

    with suppress(pygame.error):
        pygame.display.message_box(APP, message)


def cores() -> int:
    """Count the processor cores that this process may use."""
    if sys.platform == "linux":
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def base_python() -> Path:
    """Name the Python that virtual environments are made from, also when called inside one."""
    return Path(getattr(sys, "_base_executable", None) or sys.executable)


def venv_python(venv: Path) -> Path:
    """Name the Python program of a virtual environment."""
    return venv / "Scripts" / "python.exe" if sys.platform == "win32" else venv / "bin" / "python"


def venv_packages(venv: Path) -> Path:
    """Name the folder in which a virtual environment of this Python keeps its packages."""
    if sys.platform == "win32":
        return venv / "Lib" / "site-packages"
    return venv / "lib" / f"python{sys.version_info[0]}.{sys.version_info[1]}" / "site-packages"


def runs_inside(venv: Path) -> bool:
    """Tell whether this process is the Python of that virtual environment."""
    try:
        return os.path.samefile(sys.prefix, venv)
    except OSError:
        return False


def replace_process(program: Path, arguments: list[str]) -> NoReturn:
    """Go on as another program: same terminal, and its exit status becomes ours."""
    for stream in (sys.stdout, sys.stderr):
        if stream is not None:
            stream.flush()
    if sys.platform == "win32":
        # Windows cannot replace a process: wait for the new one, and leave Ctrl+C to it.
        import signal
        import subprocess

        signal.signal(signal.SIGINT, signal.SIG_IGN)
        sys.exit(subprocess.call([str(program), *arguments]))
    os.execv(program, [str(program), *arguments])


def enable_ansi() -> bool:
    """Make the console understand ANSI escapes, and tell whether it does."""
    if sys.stdout is None or not sys.stdout.isatty():
        return False
    if sys.platform == "win32":
        import ctypes

        kernel, mode = ctypes.windll.kernel32, ctypes.c_ulong()
        console = kernel.GetStdHandle(-11)
        virtual_terminal = 0x0004
        return bool(
            kernel.GetConsoleMode(console, ctypes.byref(mode))
            and kernel.SetConsoleMode(console, mode.value | virtual_terminal)
        )
    return os.environ.get("TERM", "dumb") != "dumb"


@contextmanager
def locked(path: Path, on_wait: Callable[[], None]) -> Iterator[None]:
    """Hold a lock that one process at a time can have; `on_wait` is called once if another has it.

    The system frees the lock when its holder ends in whatever way, so it never goes stale.
    """
    with open(path, "ab") as file:
        if sys.platform != "win32":
            # A child that outlives its killed parent keeps the lock until it ends as well.
            os.set_inheritable(file.fileno(), True)
        if not _try_lock(file):
            on_wait()
            while not _try_lock(file):
                time.sleep(LOCK_PAUSE)
        yield


def take_lock(path: Path) -> IO[bytes] | None:
    """Hold a lock for as long as the file stays open, without waiting; None if another process has it."""
    file = open(path, "ab")  # noqa: SIM115 - whoever holds the lock closes it
    if _try_lock(file):
        return file
    file.close()
    return None


def _try_lock(file: IO[bytes]) -> bool:
    if sys.platform == "win32":
        import msvcrt

        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True
    import fcntl

    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    except OSError:
        # Some network folders know no locks; a second start at the same moment is then the player's risk.
        return True
    return True


def data_folder(portable: Path | None = None) -> Path:
    """Name the folder for saves and statistics; `portable` keeps everything under one folder instead."""
    if portable is not None:
        return portable / "data"
    import platformdirs

    return platformdirs.user_data_path(APP, appauthor=False)


def config_folder(portable: Path | None = None) -> Path:
    """Name the folder for settings."""
    if portable is not None:
        return portable / "config"
    import platformdirs

    return platformdirs.user_config_path(APP, appauthor=False)


def log_folder(portable: Path | None = None) -> Path:
    """Name the folder for logs."""
    if portable is not None:
        return portable / "log"
    import platformdirs

    return platformdirs.user_log_path(APP, appauthor=False)


def is_unseen(video_driver: str) -> bool:
    """Tell whether nobody can see what this driver draws, and nobody has asked for that."""
    return video_driver in ("offscreen", "dummy") and not os.environ.get("SDL_VIDEODRIVER")


def has_no_graphics_card() -> bool:
    """Tell whether windows are drawn by the processor alone, as far as the system says."""
    return sys.platform == "linux" and not os.path.isdir("/dev/dri")
