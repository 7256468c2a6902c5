"""What differs between operating systems: locks, folders, programs."""

import subprocess
import sys
from pathlib import Path

import pytest

from scenes import system

ROOT = Path(__file__).resolve().parents[2]


def test_free_lock_is_taken_without_waiting(tmp_path: Path) -> None:
    for _ in range(2):
        with system.locked(tmp_path / "lock", on_wait=lambda: pytest.fail("waited for nobody")):
            pass


def test_lock_of_a_killed_process_is_free(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(system, "LOCK_PAUSE", 0.01)
    path = tmp_path / "lock"
    hold = (
        "import sys, time; from pathlib import Path; from scenes import system\n"
        "with system.locked(Path(sys.argv[1]), print): print('held', flush=True); time.sleep(60)"
    )
    holder = subprocess.Popen([sys.executable, "-c", hold, str(path)], cwd=ROOT, stdout=subprocess.PIPE)
    assert holder.stdout is not None
    assert holder.stdout.readline().strip() == b"held"
    waited = []

    def kill_holder() -> None:
        waited.append(True)
        holder.kill()

    with system.locked(path, on_wait=kill_holder):
        assert waited
    holder.communicate()


def test_portable_folder_replaces_the_folders_of_the_user(tmp_path: Path) -> None:
    folders = {system.data_folder(tmp_path), system.config_folder(tmp_path), system.log_folder(tmp_path)}
    assert len(folders) == 3
    assert {folder.parent for folder in folders} == {tmp_path}


@pytest.mark.parametrize("folder", [system.data_folder, system.config_folder, system.log_folder])
def test_folders_of_the_user_carry_the_name_of_the_box(folder: object) -> None:
    assert callable(folder)
    assert "Ballot Box" in folder().parts


def test_new_program_gets_the_arguments_and_its_status_becomes_ours() -> None:
    code = (
        "import sys; from pathlib import Path; from scenes import system\n"
        "print('before', end=' ')\n"
        "child = 'import sys; print(sys.argv[1]); sys.exit(7)'\n"
        "system.replace_process(Path(sys.executable), ['-c', child, 'a b'])"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True)
    assert (done.stdout, done.returncode) == ("before a b\n", 7)


def test_only_the_python_of_a_venv_runs_inside_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert not system.runs_inside(tmp_path)
    assert not system.runs_inside(tmp_path / "missing")
    monkeypatch.setattr(sys, "prefix", str(tmp_path))
    assert system.runs_inside(tmp_path)


def test_python_and_packages_of_this_environment_are_where_they_are_looked_for() -> None:
    assert system.venv_python(Path(sys.prefix)).exists()
    assert (system.venv_packages(Path(sys.prefix)) / "pytest").is_dir()


def test_program_is_frozen_only_when_packaged(monkeypatch: pytest.MonkeyPatch) -> None:
    assert not system.is_frozen()
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert system.is_frozen()


def test_output_into_a_file_gets_no_escapes(capsys: pytest.CaptureFixture[str]) -> None:
    assert not system.enable_ansi()
    assert capsys.readouterr().out == ""


def test_there_is_at_least_one_core() -> None:
    assert system.cores() >= 1


def test_importing_it_loads_neither_pygame_nor_platformdirs() -> None:
    code = "import sys, scenes.system, scenes.first_run; print({'pygame', 'platformdirs'} & set(sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True)
    assert done.stdout == "set()\n"
