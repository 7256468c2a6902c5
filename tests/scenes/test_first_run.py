"""The first start on a fresh machine: what is set up, and what is said when it cannot be."""

import ast
import base64
import errno
import hashlib
import io
import os
import re
import runpy
import sys
import threading
from collections.abc import Callable, Sequence
from importlib import metadata
from pathlib import Path
from types import ModuleType

import pytest
from packaging.requirements import Requirement

from scenes import first_run, system
from scenes.first_run import Progress, ensure_environment, is_ready, pins, run_program

ROOT = Path(__file__).resolve().parents[2]
PYPROJECT = """
[project]
dependencies = ["alpha==1.0", "beta==2.0"]
[project.optional-dependencies]
tests = ["gamma==3.0"]
package = ["delta==4.0"]
"""
Say = Callable[[str], None]


def put_package(packages: Path, pin: str) -> Path:
    """Install a package of one module as pip would, and return its record."""
    name, version = pin.split("==")
    record = packages / f"{name}-{version}.dist-info"
    record.mkdir(parents=True, exist_ok=True)
    content = f"VERSION = {version!r}\n".encode()
    (packages / f"{name}.py").write_bytes(content)
    checksum = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
    (record / "RECORD").write_text(f"{name}.py,sha256={checksum},{len(content)}\n{record.name}/RECORD,,\n")
    (record / "INSTALLER").write_text("pip\n")
    return record


class Machine:
    """A folder with a pyproject.toml, and a venv and pip that only pretend."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.venv = root / ".venv"
        self.packages = system.venv_packages(self.venv)
        self.said: list[str] = []
        self.ran: list[str] = []
        self.installed: list[str] = []
        self.relaunched: list[tuple[Path, list[str]]] = []
        self.before_venv: Callable[[], object] = lambda: None
        self.before_package: Callable[[str], object] = lambda *_: None
        self.pip_fails_with: list[str] = []
        (root / "pyproject.toml").write_text(PYPROJECT)

    def start(self, *extras: str) -> None:
        """Start the game or the tests once, as from a shell."""
        os.environ.pop(first_run.RELAUNCHED, None)
        self.said, self.ran, self.installed, self.relaunched = [], [], [], []
        ensure_environment(self.root, extras, self.said.append, run=self.run, relaunch=self.relaunch)

    def fail(self, *extras: str) -> str:
        """Start and fail, with status 2 and one sentence, which is returned."""
        with pytest.raises(SystemExit) as leaving:
            self.start(*extras)
        assert leaving.value.code == 2
        assert self.said[-1].endswith(".")
        return self.said[-1]

    def relaunch(self, program: Path, arguments: list[str]) -> None:
        self.relaunched.append((program, arguments))

    def run(self, command: Sequence[str], on_line: Say) -> int:
        tool = command[command.index("-m") + 1]
        self.ran.append(tool)
        return self.make_venv() if tool == "venv" else self.install(command, on_line)

    def make_venv(self) -> int:
        python = system.venv_python(self.venv)
        python.parent.mkdir(parents=True)
        python.touch()
        home = Path(sys.executable).parent
        version = "{}.{}.{}".format(*sys.version_info)
        (self.venv / "pyvenv.cfg").write_text(f"home = {home}\nversion = {version}\n")
        self.before_venv()
        put_package(self.packages, "pip==23.0")
        return 0

    def install(self, command: Sequence[str], on_line: Say) -> int:
        for line in self.pip_fails_with:
            on_line(line)
        if self.pip_fails_with:
            return 1
        for pin in command:
            name, separator, version = pin.partition("==")
            if not separator:
                continue
            if (self.packages / f"{name}-{version}.dist-info").exists():
                on_line(f"Requirement already satisfied: {pin} in somewhere")
                continue
            self.before_package(pin)
            on_line(f"Downloading {name}-{version}-py3-none-any.whl (12 kB)")
            put_package(self.packages, pin)
            self.installed.append(pin)
        return 0


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Machine:
    monkeypatch.setenv(first_run.RELAUNCHED, "")  # restored afterwards, whatever a start makes of it
    monkeypatch.setattr(system, "LOCK_PAUSE", 0.01)
    return Machine(tmp_path)


def interrupt(*_: object) -> None:
    raise KeyboardInterrupt


def test_first_start_installs_the_pins_and_goes_on_in_the_venv(machine: Machine) -> None:
    machine.start()
    assert machine.ran == ["venv", "pip"]
    assert machine.installed == ["alpha==1.0", "beta==2.0"]
    assert machine.relaunched == [(system.venv_python(machine.venv), sys.orig_argv[1:])]
    assert "[1/2] alpha 1.0 (12 kB)" in machine.said


def test_ready_environment_is_only_entered(machine: Machine) -> None:
    machine.start()
    machine.start()
    assert machine.ran == []
    assert machine.said == []
    assert len(machine.relaunched) == 1


def test_nothing_is_done_inside_a_ready_environment(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    machine.start()
    monkeypatch.setattr(sys, "prefix", str(machine.venv))
    machine.start()
    assert (machine.ran, machine.said, machine.relaunched) == ([], [], [])


def test_relaunched_process_does_not_check_again(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    machine.start()
    (machine.venv / first_run.MARKER).unlink()
    monkeypatch.setattr(sys, "prefix", str(machine.venv))
    monkeypatch.setenv(first_run.RELAUNCHED, "1")
    ensure_environment(machine.root, (), pytest.fail)
    assert first_run.RELAUNCHED not in os.environ


def test_venv_that_cannot_be_entered_is_reported_and_not_tried_forever(
    machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    machine.start()
    monkeypatch.setenv(first_run.RELAUNCHED, "1")
    with pytest.raises(SystemExit):
        ensure_environment(machine.root, (), machine.said.append, run=machine.run, relaunch=machine.relaunch)
    assert machine.said[-1] == first_run.BROKEN
    assert len(machine.relaunched) == 1


def test_frozen_program_sets_nothing_up(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    machine.start()
    assert (machine.ran, machine.said, machine.relaunched) == ([], [], [])
    assert not machine.venv.exists()


def test_interrupted_set_up_says_that_the_next_start_goes_on(machine: Machine) -> None:
    machine.before_package = interrupt
    with pytest.raises(KeyboardInterrupt):
        machine.start()
    assert "next start" in machine.said[-1]
    assert machine.relaunched == []
    assert not is_ready(machine.root, ())


def test_venv_without_pip_is_made_again(machine: Machine) -> None:
    machine.before_venv = interrupt
    with pytest.raises(KeyboardInterrupt):
        machine.start()
    machine.before_venv = lambda: None
    machine.start()
    assert machine.ran == ["venv", "pip"]
    assert is_ready(machine.root, ())


def test_venv_with_half_of_pip_is_made_again(machine: Machine) -> None:
    machine.start()
    (machine.venv / first_run.MARKER).unlink()
    (machine.packages / "pip.py").write_text("VERSION")
    machine.start()
    assert machine.ran == ["venv", "pip"]


def test_venv_without_python_is_made_again(machine: Machine) -> None:
    machine.start()
    system.venv_python(machine.venv).unlink()
    machine.start()
    assert machine.ran == ["venv", "pip"]


def test_venv_of_another_python_is_made_again(machine: Machine) -> None:
    machine.start()
    settings = machine.venv / "pyvenv.cfg"
    settings.write_text(settings.read_text().replace("version = 3.", "version = 2."))
    machine.start()
    assert machine.ran == ["venv", "pip"]


def test_venv_whose_python_was_uninstalled_is_made_again(machine: Machine) -> None:
    machine.start()
    settings = machine.venv / "pyvenv.cfg"
    settings.write_text(settings.read_text().replace("home = ", "home = /gone"))
    machine.start()
    assert machine.ran == ["venv", "pip"]


def test_file_in_the_place_of_the_venv_gives_way(machine: Machine) -> None:
    machine.venv.write_text("not a folder")
    machine.start()
    assert is_ready(machine.root, ())


def test_set_up_killed_between_packages_goes_on_with_the_missing_ones(machine: Machine) -> None:
    machine.before_package = lambda pin: interrupt() if pin == "beta==2.0" else None
    with pytest.raises(KeyboardInterrupt):
        machine.start()
    machine.before_package = lambda *_: None
    machine.start()
    assert machine.ran == ["pip"]
    assert machine.installed == ["beta==2.0"]


@pytest.mark.parametrize("half", ["alpha.py", "alpha-1.0.dist-info/RECORD", "alpha-1.0.dist-info/INSTALLER"])
def test_package_killed_midway_is_installed_again(machine: Machine, half: str) -> None:
    machine.start()
    (machine.venv / first_run.MARKER).unlink()
    (machine.packages / half).unlink()
    (machine.packages / "~lpha").mkdir()
    machine.start()
    assert machine.installed == ["alpha==1.0"]
    assert not (machine.packages / "~lpha").exists()


def test_package_with_a_file_cut_short_is_installed_again(machine: Machine) -> None:
    machine.start()
    (machine.venv / first_run.MARKER).unlink()
    (machine.packages / "beta.py").write_text("VERS")
    machine.start()
    assert machine.installed == ["beta==2.0"]


def test_changed_pins_are_installed_into_the_same_venv(machine: Machine) -> None:
    machine.start()
    (machine.root / "pyproject.toml").write_text(PYPROJECT.replace("beta==2.0", "beta==2.1"))
    assert not is_ready(machine.root, ())
    machine.start()
    assert machine.ran == ["pip"]
    assert machine.installed == ["beta==2.1"]
    assert is_ready(machine.root, ())


def test_one_venv_serves_play_and_tests(machine: Machine) -> None:
    machine.start()
    assert not is_ready(machine.root, ("tests",))
    machine.start("tests")
    assert machine.installed == ["gamma==3.0"]
    assert is_ready(machine.root, ("tests",))
    assert is_ready(machine.root, ())


def test_a_second_extra_leaves_the_first_in_place(machine: Machine) -> None:
    machine.start("tests")
    machine.start("package")
    assert machine.installed == ["delta==4.0"]
    assert all(is_ready(machine.root, extras) for extras in ((), ("tests",), ("package",)))


def test_an_extra_whose_pins_have_changed_is_not_taken_for_installed(machine: Machine) -> None:
    machine.start("tests")
    (machine.root / "pyproject.toml").write_text(PYPROJECT.replace("gamma==3.0", "gamma==3.1"))
    machine.start("package")
    assert machine.installed == ["delta==4.0"]
    assert not is_ready(machine.root, ("tests",))


def test_missing_ensurepip_names_the_package_to_install(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None if name == "ensurepip" else object())
    assert "apt install python3-venv" in machine.fail()
    assert machine.ran == []


def test_network_down_says_so_and_the_next_start_goes_on(machine: Machine) -> None:
    retry = "WARNING: Retrying (Retry(total={})) after connection broken by 'NewConnectionError(...)': /alpha/"
    machine.pip_fails_with = [
        retry.format(1),
        retry.format(0),
        "ERROR: No matching distribution found for alpha==1.0",
    ]
    assert "package index cannot be reached" in machine.fail()
    assert sum("trying again" in line for line in machine.said) == 1
    machine.pip_fails_with = []
    machine.start()
    assert machine.ran == ["pip"]
    assert is_ready(machine.root, ())


@pytest.mark.parametrize(
    ("line", "words"),
    [
        (
            "ERROR: Could not install packages due to an OSError: [Errno 28] No space left on device",
            "disk is full",
        ),
        ("ERROR: [Errno 13] Permission denied: 'somewhere'", "cannot write"),
        ("SSLError(SSLCertVerificationError(1, '[SSL: CERTIFICATE_VERIFY_FAILED]'))", "secure connection"),
        ("ReadTimeoutError: Read timed out.", "cannot be reached"),
    ],
)
def test_known_failure_of_pip_becomes_a_sentence(machine: Machine, line: str, words: str) -> None:
    machine.pip_fails_with = [line]
    assert words in machine.fail()


def test_unknown_failure_shows_the_last_error_and_where_the_log_is(machine: Machine) -> None:
    machine.pip_fails_with = [
        "ERROR: first",
        "ERROR: bad file at https://packages.example/x.whl.",
        "note: goodbye",
    ]
    sentence = machine.fail()
    assert "bad file at (package index)/x.whl)" in sentence
    assert str(Path(".venv", "setup.log")) in sentence
    assert (machine.venv / "setup.log").read_text().splitlines() == machine.pip_fails_with


def test_pip_that_dies_silently_still_gets_a_sentence(machine: Machine) -> None:
    machine.pip_fails_with = [""]
    assert "The set-up failed" in machine.fail()


@pytest.mark.parametrize(
    ("number", "words"),
    [
        (errno.EACCES, "cannot write to its folder"),
        (errno.EROFS, "cannot write to its folder"),
        (errno.ENOSPC, "The disk is full"),
        (errno.EIO, "The set-up failed"),
    ],
)
def test_folder_that_cannot_be_written_to_is_one_sentence(
    machine: Machine, monkeypatch: pytest.MonkeyPatch, number: int, words: str
) -> None:
    def refuse(*_: object) -> None:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(system, "locked", refuse)
    assert words in machine.fail()


def test_damaged_pyproject_is_one_sentence(machine: Machine) -> None:
    (machine.root / "pyproject.toml").write_text("[project")
    assert "pyproject.toml is damaged" in machine.fail()


def test_second_start_waits_for_the_first_and_sets_nothing_up_again(machine: Machine) -> None:
    second_waits = threading.Event()
    second_said: list[str] = []

    def say(line: str) -> None:
        second_said.append(line)
        second_waits.set()

    def start_second() -> None:
        ensure_environment(machine.root, (), say, run=machine.run, relaunch=machine.relaunch)

    second = threading.Thread(target=start_second)

    def start_second_and_see_it_wait() -> None:
        second.start()
        assert second_waits.wait(10)

    machine.before_venv = start_second_and_see_it_wait
    machine.start()
    second.join(10)
    assert machine.ran == ["venv", "pip"]
    assert len(second_said) == 1
    assert "waiting" in second_said[0]
    assert len(machine.relaunched) == 2


def test_program_is_run_with_its_lines_status_and_no_user_site(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PIP_USER", "1")
    monkeypatch.setenv("PIP_TARGET", "elsewhere")
    code = "import os, sys; print(os.environ['PIP_USER'], os.environ.get('PIP_TARGET')); sys.exit('bad')"
    lines: list[str] = []
    assert run_program([sys.executable, "-c", code], lines.append) == 1
    assert lines == ["0 None", "bad"]


def test_program_ends_when_its_reader_is_interrupted() -> None:
    code = "import time; print('started', flush=True); time.sleep(60)"
    with pytest.raises(KeyboardInterrupt):
        run_program([sys.executable, "-c", code], interrupt)


PIP_LINES = (
    "Ignoring colorama: markers 'sys_platform == \"win32\"' don't match your environment",
    "Collecting pygame-ce==2.5.8",
    "  Downloading pygame_ce-2.5.8-cp311-cp311-manylinux_2_28_x86_64.whl.metadata (11 kB)",
    "  Downloading pygame_ce-2.5.8-cp311-cp311-manylinux_2_28_x86_64.whl (12.3 MB)",
    "Processing /some folder/attrs-26.1.0-py3-none-any.whl (from fluent.runtime==0.4.0)",
    "Requirement already satisfied: Attrs>=1 in somewhere (from x)",
    "Using cached thing-1.0.tar.gz (5 kB)",
    "Installing collected packages: attrs, pygame-ce",
)


def test_progress_without_a_terminal_is_a_line_for_each_package(capsys: pytest.CaptureFixture[str]) -> None:
    said: list[str] = []
    progress = Progress(said.append, 4)
    for line in PIP_LINES:
        progress.hear(line)
    progress.close()
    assert said == [
        "[1/3] pygame-ce 2.5.8 (12.3 MB)",
        "[2/3] attrs 26.1.0",
        "[3/3] thing 1.0 (5 kB)",
        "Installing ...",
    ]
    assert capsys.readouterr().err == ""


def test_progress_on_a_terminal_is_a_bar(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = io.StringIO()
    monkeypatch.setattr(terminal, "isatty", lambda: True)
    monkeypatch.setattr(sys, "stderr", terminal)
    monkeypatch.setenv("COLUMNS", "60")
    progress = Progress(pytest.fail, 4)
    for line in PIP_LINES:
        progress.hear(line)
    progress.close()
    bars = terminal.getvalue().split("\r")[1:]
    assert [bar.rstrip() for bar in bars] == [
        "[######------------------]  25% pygame-ce 2.5.8 (12.3 MB)",
        "[############------------]  50% attrs 26.1.0",
        "[##################------]  75% thing 1.0 (5 kB)",
        "[##################------]  75% Installing ...",
    ]


def test_every_dependency_is_pinned() -> None:
    assert all(re.match(r"[\w.-]+==[\w.]+(; .+)?$", pin) for pin in pins(ROOT, ("tests", "package")))


@pytest.mark.parametrize("extras", [(), ("tests",)])
def test_what_a_pinned_package_needs_is_pinned_too(extras: tuple[str, ...]) -> None:
    def plain(name: str) -> str:
        return re.sub(r"[-_.]+", "-", name).lower()

    pinned = [Requirement(pin) for pin in pins(ROOT, extras)]
    here = [pin for pin in pinned if pin.marker is None or pin.marker.evaluate()]
    needs = [Requirement(need) for pin in here for need in metadata.requires(pin.name) or ()]
    needed = {plain(need.name) for need in needs if need.marker is None or need.marker.evaluate({"extra": ""})}
    assert needed <= {plain(pin.name) for pin in pinned}


@pytest.mark.parametrize("name", ["game.py", "tests/__main__.py", "scenes/first_run.py", "scenes/system.py"])
def test_an_old_python_can_read_what_says_that_it_is_too_old(name: str) -> None:
    ast.parse((ROOT / name).read_text(encoding="utf-8"), feature_version=(3, 8))


@pytest.mark.parametrize("name", ["game.py", "tests/__main__.py"])
def test_old_python_is_refused_in_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], name: str
) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 10, 2, "final", 0))
    with pytest.raises(SystemExit) as leaving:
        runpy.run_path(str(ROOT / name))
    assert leaving.value.code == 2
    assert capsys.readouterr().err == "Ballot Box needs Python 3.11 or newer; this is Python 3.10.\n"


def start_game(monkeypatch: pytest.MonkeyPatch, main: Callable[[list[str]], int]) -> object:
    """Run game.py with another `main`, in an environment that is ready, and return its exit status."""
    console = ModuleType("scenes.console.main")
    console.__dict__["main"] = main
    monkeypatch.setitem(sys.modules, "scenes.console", ModuleType("scenes.console"))
    monkeypatch.setitem(sys.modules, "scenes.console.main", console)
    monkeypatch.setattr(first_run, "ensure_environment", lambda *_: None)
    monkeypatch.setattr(sys, "argv", ["game.py", "--seed", "4"])
    with pytest.raises(SystemExit) as leaving:
        runpy.run_path(str(ROOT / "game.py"), run_name="__main__")
    return leaving.value.code


def test_game_hands_over_its_arguments_and_returns_the_status(monkeypatch: pytest.MonkeyPatch) -> None:
    assert start_game(monkeypatch, lambda arguments: len(arguments) + 1) == 3


def test_ctrl_c_leaves_the_game_without_a_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(_: list[str]) -> int:
        raise KeyboardInterrupt

    assert start_game(monkeypatch, interrupted) == 130


def test_importing_the_game_starts_nothing() -> None:
    runpy.run_path(str(ROOT / "game.py"), run_name="__mp_main__")


@pytest.mark.parametrize(
    ("failing", "program", "last_line", "status"),
    [
        ((), "", "All checks passed.", 0),
        (("ruff", "mypy"), "", "Failed: format, lint, types.", 1),
        (("tests.packaging",), "required", "Failed: program.", 1),
    ],
)
def test_all_checks_run_even_if_one_fails(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    failing: tuple[str, ...],
    program: str,
    last_line: str,
    status: int,
) -> None:
    monkeypatch.setattr(sys, "path", list(sys.path))
    monkeypatch.setenv("BALLOT_BOX_PROGRAM", program)
    checks = runpy.run_path(str(ROOT / "tests" / "__main__.py"), run_name="checks")
    tools: list[str] = []

    def run_tool(command: list[str]) -> int:
        tools.append(command[0])
        return 1 if command[0] in failing else 0

    run_all_checks = checks["run_all_checks"]
    monkeypatch.setitem(run_all_checks.__globals__, "run_tool", run_tool)
    assert run_all_checks() == status
    assert tools == ["ruff", "ruff", "mypy", "pytest", *(["tests.packaging"] if program else [])]
    assert capsys.readouterr().out.splitlines()[-1] == last_line


def test_no_file_names_the_host_of_a_package_registry() -> None:
    hosts = ["pypi" + ".org", "python" + "hosted.org", "npm" + "js.", "conda" + ".anaconda.org"]
    texts = {".py", ".toml", ".md", ".cfg", ".ini", ".spec", ".sh", ".yml", ".yaml", ".json", ".txt", ""}
    made = {"build", "dist", "__pycache__", "htmlcov"}
    guilty = []
    for folder, folders, files in os.walk(ROOT):
        folders[:] = [name for name in folders if name == ".ci" or (name not in made and name[0] != ".")]
        for path in (Path(folder, name) for name in files if Path(name).suffix in texts):
            text = path.read_text(encoding="utf-8", errors="replace")
            guilty += [path for host in hosts if host in text]
    assert guilty == []
