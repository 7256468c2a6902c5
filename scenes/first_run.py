"""Prepares the folder `.venv` on the first start, so that nothing but Python itself must be installed.

Uses the standard library only, and loads its slower parts late: every start asks whether all is ready.
"""

from __future__ import annotations

import errno
import os
import sys
from contextlib import suppress
from pathlib import Path

from engine.files import write_atomically
from scenes import system

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

    Say = Callable[[str], None]
    Run = Callable[[Sequence[str], Say], int]
    Relaunch = Callable[[Path, list[str]], object]

MARKER = "ready"
LOG = "setup.log"
RELAUNCHED = "BALLOT_BOX_RELAUNCHED"
CONTINUES = "then start again: the set-up will go on where it stopped"

DISK_FULL = f"The disk is full: free some space, {CONTINUES}."
NOT_WRITABLE = "Ballot Box cannot write to its folder {root}: allow it or move the folder, then start again."
NO_VENV = (
    "This Python cannot make virtual environments: install its venv package "
    "(on Debian and Ubuntu: apt install python3-venv), then start again."
)
NOT_SECURE = (
    "No secure connection to the package index came about: check the clock, the proxy and the certificates "
    f"of this machine, {CONTINUES}."
)
OFFLINE = f"The package index cannot be reached: check the network connection, {CONTINUES}."
DAMAGED = "The file pyproject.toml is damaged ({error}): restore it, start again."
BROKEN = "The Python in the folder .venv does not work: delete that folder, then start again."

# Neither PYTHON* variables nor packages in the user's home may leak in.
ISOLATED = ("-I", "-u", "-X", "utf8", "-m")
# As in "Downloading pytmx-3.32-py3-none-any.whl (20 kB)": name, version, size; not its ".whl.metadata".
PACKAGE_FILE = (
    r"(?:Downloading|Using cached|Processing) (?:.*[/\\])?([\w.]+?)-(\d[\w.!+]*?)(?:-[^/\\ ]*)?"
    r"\.(?:whl|tar\.gz|zip)(?![\w.])(?: \(([\d.]+ \w?B)\))?"
)

# What venv and pip print, in small letters, and what it means; the first match counts.
CAUSES = {
    "no space left|errno 28]|disk quota|not enough space": DISK_FULL,
    "permission denied|errno 13]|read-only file system|access is denied": NOT_WRITABLE,
    "ensurepip is not available|no module named ensurepip|no module named venv": NO_VENV,
    "sslerror|certificate_verify_failed|confirming the ssl certificate": NOT_SECURE,
    "newconnectionerror|nameresolutionerror|proxyerror|timeouterror|timed out|max retries": OFFLINE,
    "connection aborted|connection broken|connectionreset|remotedisconnected|incompleteread": OFFLINE,
    "network is unreachable|failed to connect|failed to establish": OFFLINE,
}


class SetUpError(Exception):
    """A set-up that cannot go on; its text is the sentence for the player."""


def tell(line: str) -> None:
    """Print a line where it does not mix with what the game prints."""
    print(line, file=sys.stderr, flush=True)


def run_program(command: Sequence[str], on_line: Say) -> int:
    """Run a program, pass on each line that it prints, and return its exit status."""
    import subprocess

    with subprocess.Popen(
        command,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        env=_clean_environment(),
        encoding="utf-8",
        errors="replace",
        close_fds=False,  # the lock goes along
    ) as process:
        try:
            for line in process.stdout or ():
                on_line(line.rstrip())
        except BaseException:
            process.terminate()
            raise
    return process.returncode


def ensure_environment(
    root: Path,
    extras: tuple[str, ...],
    say: Say,
    *,
    run: Run = run_program,
    relaunch: Relaunch = system.replace_process,
) -> None:
    """Return only inside a Python that has the pinned packages, setting it up first where needed."""
    if system.is_frozen():
        return
    venv = root / ".venv"
    inside, relaunched = system.runs_inside(venv), os.environ.pop(RELAUNCHED, None)
    if inside and relaunched:
        return  # the process that became this one has just checked
    try:
        if relaunched:
            raise SetUpError(BROKEN)
        if not is_ready(root, extras):
            _set_up(root, extras, say, run)
        elif inside:
            return
        os.environ[RELAUNCHED] = "1"
        relaunch(system.venv_python(venv), sys.orig_argv[1:])
    except KeyboardInterrupt:
        say("The set-up was interrupted; the next start will go on where it stopped.")
        raise
    except SetUpError as error:
        say(str(error))
        raise SystemExit(2) from None
    except OSError as error:
        say(_explain_os_error(error, root))
        raise SystemExit(2) from None


def is_ready(root: Path, extras: tuple[str, ...]) -> bool:
    """Tell whether `.venv` holds exactly the pinned packages, without starting another program."""
    return _fingerprint(root, extras) in _marked(root) and _has_python(root / ".venv")


def _marked(root: Path) -> list[str]:
    """What the marker says is installed, one line for play and one for each extra."""
    try:
        return (root / ".venv" / MARKER).read_text(encoding="ascii").splitlines()
    except (OSError, ValueError):
        return []


def _extras_before(root: Path) -> set[str]:
    """The extras that an earlier set-up has installed with the same pins: a new one must not take them away."""
    marked = _marked(root)
    named = [line.partition(" ")[0].removeprefix("play+") for line in marked if line.startswith("play+")]
    known = set(_optional(root))
    return {extra for extra in named if extra in known and _fingerprint(root, (extra,)) in marked}


def pins(root: Path, extras: tuple[str, ...]) -> list[str]:
    """List the packages, with their versions, that pyproject.toml asks for."""
    try:
        optional = [pin for extra in extras for pin in _optional(root)[extra]]
        return list(dict.fromkeys([*_project(root)["dependencies"], *optional]))
    except KeyError as error:
        raise SetUpError(DAMAGED.format(error=error)) from None


def _project(root: Path) -> dict[str, Any]:
    import tomllib

    try:
        project: dict[str, Any] = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    except (ValueError, KeyError) as error:
        raise SetUpError(DAMAGED.format(error=error)) from None
    return project


def _optional(root: Path) -> dict[str, list[str]]:
    optional: dict[str, list[str]] = _project(root).get("optional-dependencies", {})
    return optional


def _fingerprint(root: Path, extras: tuple[str, ...]) -> str:
    """Sum up Python's version and the wanted packages as one line of the marker."""
    import hashlib

    wanted = "\n".join([sys.platform, sys.implementation.cache_tag or "", *pins(root, extras)])
    return "+".join(("play", *extras)) + " " + hashlib.sha256(wanted.encode()).hexdigest()


def _has_python(venv: Path) -> bool:
    """Tell whether the venv's Python is of this version and the Python behind it is still installed."""
    try:
        lines = (venv / "pyvenv.cfg").read_text(encoding="utf-8").splitlines()
    except (OSError, ValueError):
        return False
    facts = {key.strip(): value.strip() for key, _, value in (line.partition("=") for line in lines)}
    version = "{}.{}.".format(*sys.version_info)
    return (
        facts.get("version", "").startswith(version)
        and os.path.isdir(facts.get("home", ""))
        and system.venv_python(venv).is_file()
    )


def _set_up(root: Path, extras: tuple[str, ...], say: Say, run: Run) -> None:
    """Make or mend `.venv`; whatever stops this midway, the next call goes on from there."""
    from importlib.util import find_spec

    venv = root / ".venv"

    def say_waiting() -> None:
        say("Another start is already setting up Ballot Box; waiting for it to finish.")

    with system.locked(root / ".venv.lock", say_waiting):
        if is_ready(root, extras):
            return
        say("Setting up Ballot Box in the folder .venv; this uses the network, and later starts skip it.")
        wanted = tuple(sorted({*extras, *_extras_before(root)}))
        with suppress(FileNotFoundError, NotADirectoryError):
            (venv / MARKER).unlink()
        if _has_python(venv) and _has_pip(venv):
            _forget_damaged_packages(system.venv_packages(venv))
        elif find_spec("venv") and find_spec("ensurepip"):
            _make_venv(root, say, run)
        else:
            raise SetUpError(NO_VENV)
        _install(root, pins(root, wanted), say, run)
        done = {_fingerprint(root, ()), *(_fingerprint(root, (extra,)) for extra in wanted)}
        write_atomically(venv / MARKER, "".join(f"{line}\n" for line in sorted(done)).encode())
        say("Ballot Box is set up.")


def _make_venv(root: Path, say: Say, run: Run) -> None:
    import shutil

    venv = root / ".venv"
    if venv.is_symlink() or venv.is_file():
        venv.unlink()
    elif venv.exists():
        shutil.rmtree(venv)
    venv.mkdir()
    say("Making a virtual environment ...")
    _run_logged(root, [str(system.base_python()), *ISOLATED, "venv", str(venv)], run)


def _install(root: Path, wanted: list[str], say: Say, run: Run) -> None:
    progress = Progress(say, len(wanted))
    python = str(system.venv_python(root / ".venv"))
    try:
        # Without compiling, a third faster; Python compiles what it really imports.
        options = ["--disable-pip-version-check", "--no-input", "--no-compile", "--progress-bar=off"]
        _run_logged(root, [python, *ISOLATED, "pip", "install", *options, *wanted], run, progress.hear)
    finally:
        progress.close()


def _clean_environment() -> dict[str, str]:
    """Copy the environment without what would make pip install elsewhere or speak another language."""
    elsewhere = {"PIP_TARGET", "PIP_PREFIX", "PIP_ROOT", "PIP_DRY_RUN", "PYTHONHOME", "__PYVENV_LAUNCHER__"}
    kept = {name: value for name, value in os.environ.items() if name not in elsewhere}
    return {**kept, "PIP_USER": "0", "PYTHONNOUSERSITE": "1", "LC_ALL": "C"}


def _run_logged(root: Path, command: list[str], run: Run, on_line: Say | None = None) -> None:
    """Run a program and log what it prints; its failure becomes a sentence."""
    heard: list[str] = []
    with open(root / ".venv" / LOG, "a", encoding="utf-8") as log:

        def hear(line: str) -> None:
            heard.append(line)
            log.write(line + "\n")
            if on_line is not None:
                on_line(line)

        if run(command, hear) == 0:
            return
    raise SetUpError(_explain_output(heard, root))


def _explain_output(lines: list[str], root: Path) -> str:
    import re

    text = "\n".join(lines).lower()
    for signs, sentence in CAUSES.items():
        if any(sign in text for sign in signs.split("|")):
            return sentence.format(root=root)
    said = [line for line in lines if line.strip()] or ["it ended without a word"]
    errors = [line for line in said if line.lower().startswith("error")] or said
    last = re.sub(r"\w+://[^\s/]+", "(package index)", errors[-1]).strip().rstrip(".").removeprefix("ERROR: ")
    return f"The set-up failed ({last}): the full log is in {Path('.venv', LOG)}; the next start tries again."


def _explain_os_error(error: OSError, root: Path) -> str:
    if error.errno in (errno.ENOSPC, errno.EDQUOT):
        return DISK_FULL
    if error.errno in (errno.EACCES, errno.EPERM, errno.EROFS):
        return NOT_WRITABLE.format(root=root)
    return f"The set-up failed ({error}): the next start tries again."


def _has_pip(venv: Path) -> bool:
    records = list(system.venv_packages(venv).glob("pip-*.dist-info"))
    return len(records) == 1 and _is_whole(records[0])


def _forget_damaged_packages(packages: Path) -> None:
    """Remove the records of half-installed packages, so that pip installs these again."""
    import shutil

    # pip calls what it was about to remove "~name".
    damaged = [record for record in packages.glob("*.dist-info") if not _is_whole(record)]
    for path in (*packages.glob("~*"), *damaged):
        if path.is_dir():
            shutil.rmtree(path)
        else:
            path.unlink()


def _is_whole(record: Path) -> bool:
    """Tell whether every file of an installed package is there with the content it came with."""
    import base64
    import csv
    import hashlib

    try:
        with open(record / "RECORD", encoding="utf-8", newline="") as file:
            for name, checksum, _ in csv.reader(file):
                kind, _, expected = checksum.partition("=")
                if not expected:
                    continue  # the record itself and compiled files carry no sum
                digest = hashlib.new(kind, (record.parent / name).read_bytes()).digest()
                if base64.urlsafe_b64encode(digest).rstrip(b"=").decode() != expected:
                    return False
    except (OSError, ValueError):
        return False
    # pip writes this file after all others.
    return (record / "INSTALLER").is_file()


class Progress:
    """Shows how far pip has come: a bar on a terminal, else a line for each package."""

    def __init__(self, say: Say, total: int) -> None:
        self.say = say
        self.total = total
        self.seen: set[str] = set()
        self.has_bar = sys.stderr is not None and sys.stderr.isatty()
        self.retrying = False

    def hear(self, line: str) -> None:
        """Take one line of what pip prints."""
        import re

        line = line.lstrip()
        if found := re.match(PACKAGE_FILE, line):
            name, version, size = found.groups()
            self._count(name, f"{name.replace('_', '-')} {version}" + (f" ({size})" if size else ""))
        elif found := re.match(r"Requirement already satisfied: ([\w.-]+)", line):
            self._count(found[1], f"{found[1]} is already there")
        elif line.startswith("Ignoring "):
            self.total -= 1  # a package that this system does not need
        elif line.startswith("Installing collected packages"):
            self._show("Installing ...")
        elif "Retrying (" in line and not self.retrying:
            self.retrying = True
            self._show("The package index does not answer; trying again ...")

    def close(self) -> None:
        """Leave the line of the bar."""
        if self.has_bar:
            print(file=sys.stderr, flush=True)

    def _count(self, name: str, label: str) -> None:
        import re

        plain = re.sub(r"[-_.]+", "-", name).lower()
        if plain not in self.seen:
            self.seen.add(plain)
            self._show(label if self.has_bar else f"[{len(self.seen)}/{self.total}] {label}")

    def _show(self, label: str) -> None:
        if not self.has_bar:
            self.say(label)
            return
        import shutil

        # The last step is the installing itself.
        share = min(1.0, len(self.seen) / (self.total + 1))
        bar = "#" * round(24 * share)
        width = shutil.get_terminal_size().columns - 1
        line = f"[{bar:-<24}] {share:4.0%} {label}"[:width]
        print("\r" + line.ljust(width), end="", file=sys.stderr, flush=True)
