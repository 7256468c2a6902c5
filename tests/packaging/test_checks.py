"""A program that is not as it should be is refused with one sentence."""

import json
import shutil
import sys
from pathlib import Path

import pytest

from scenes import system
from scenes.console.main import main
from scenes.packing import build, checks, recipe
from scenes.packing.build import PackingError

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def candidate(tmp_path: Path) -> checks.Candidate:
    """A program that is a small script."""
    return checks.Candidate(tmp_path / "program", tmp_path)


def become(candidate: checks.Candidate, *lines: str) -> None:
    candidate.program.write_text("\n".join([f"#!{sys.executable} -I", *lines]))
    candidate.program.chmod(0o755)


def test_the_foreign_computer_has_no_python_and_nothing_of_this_user(tmp_path: Path) -> None:
    ours = {"PYTHONPATH": "/x", "PYTHONHOME": "/y", "HOME": "/home/me", "PATH": "/usr/bin", "LANG": "C", "SECRET": "1"}
    foreign = checks.foreign_environment(ours, tmp_path / "home", tmp_path / "empty")
    assert foreign["PATH"] == str(tmp_path / "empty")
    assert foreign["HOME"] == str(tmp_path / "home")
    assert foreign["LANG"] == "C"
    assert not foreign.keys() & {"PYTHONPATH", "PYTHONHOME", "SECRET"}


@pytest.mark.skipif(sys.platform != "linux", reason="other systems always have a screen")
def test_a_screen_is_used_if_there_is_one(tmp_path: Path) -> None:
    assert checks.foreign_environment({}, tmp_path, tmp_path)["SDL_VIDEODRIVER"] == "dummy"
    seen = checks.foreign_environment({"DISPLAY": ":7"}, tmp_path, tmp_path)
    assert "SDL_VIDEODRIVER" not in seen
    assert seen["DISPLAY"] == ":7"


@pytest.mark.skipif(sys.platform == "win32", reason="scripts do not run by themselves")
def test_a_program_that_fails_or_complains_is_refused(candidate: checks.Candidate) -> None:
    become(candidate, "print('well')")
    assert candidate.run("--version") == "well\n"
    become(candidate, "import sys", "sys.exit('The font is gone.')")
    with pytest.raises(PackingError, match=r"fails at .*--version': The font is gone\.$"):
        candidate.run("--version")
    become(candidate, "import sys", "print('odd', file=sys.stderr)")
    with pytest.raises(PackingError, match=r": odd\.$"):
        candidate.run("--version")
    become(candidate, "import os", "os._exit(3)")
    with pytest.raises(PackingError, match=r": status 3\.$"):
        candidate.run("--version")


@pytest.mark.skipif(sys.platform == "win32", reason="scripts do not run by themselves")
def test_a_program_that_finds_other_things_than_its_source_is_refused(
    candidate: checks.Candidate, monkeypatch: pytest.MonkeyPatch
) -> None:
    box = {"version": "1.0", "packed": False}
    source = {"box": box, "fonts": {}, "video": {}, "troubles": [], "bots": {"levels": ["easy"]}}
    monkeypatch.setattr(checks, "run_source_doctor", lambda *_: json.loads(json.dumps(source)))

    def answer(**other: object) -> None:
        report = json.dumps({**source, "box": {**box, "packed": True}, **other})
        become(candidate, "import sys", f"open(sys.argv[-1], 'w').write({report!r})")

    answer()
    checks.check_doctor(ROOT, candidate)
    answer(box={**box, "packed": True, "version": "0.9"})
    with pytest.raises(PackingError, match="other box"):
        checks.check_doctor(ROOT, candidate)
    answer(bots={"levels": []})
    with pytest.raises(PackingError, match="other bots"):
        checks.check_doctor(ROOT, candidate)
    answer(box=box)
    with pytest.raises(PackingError, match="cannot tell"):
        checks.check_doctor(ROOT, candidate)


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The files of a program, without the program."""
    monkeypatch.setattr("sys.platform", "linux")
    inner = tmp_path / "built" / "_internal"
    for path in recipe.assets(ROOT):
        (inner / path).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / path, inner / path)
    (inner / "licences" / "python").mkdir(parents=True)
    (inner / "licences" / "python" / "LICENSE.txt").write_text("may be given away")
    return tmp_path / "built"


def test_whole_files_pass(built: Path) -> None:
    checks.check_files(ROOT, built)
    assert checks.measure_size(ROOT, built) == 0.0


def test_a_missing_or_changed_asset_is_refused(built: Path) -> None:
    text = Path("assets", "text", "en", "common.ftl")
    (built / "_internal" / text).write_text("other words = here")
    with pytest.raises(PackingError, match=r"common\.ftl is missing from the program, or differs\.$"):
        checks.check_files(ROOT, built)
    (built / "_internal" / text).unlink()
    with pytest.raises(PackingError, match=r"common\.ftl"):
        checks.check_files(ROOT, built)


def test_missing_licences_are_refused(built: Path) -> None:
    shutil.rmtree(built / "_internal" / "licences")
    with pytest.raises(PackingError, match="licences"):
        checks.check_files(ROOT, built)


def test_a_text_that_names_the_folder_of_the_build_is_refused(built: Path) -> None:
    (built / "notes.txt").write_text(f"made in {ROOT}")
    with pytest.raises(PackingError, match=r"notes\.txt names the folder"):
        checks.check_files(ROOT, built)


def test_a_program_that_has_grown_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    checks.refuse_excess({"size_mb": checks.BARE_MB})
    with pytest.raises(PackingError, match=r"39 are enough\.$"):
        checks.refuse_excess({"size_mb": checks.BARE_MB * checks.MOST_TIMES + 1})


def test_what_was_never_built_cannot_be_checked(tmp_path: Path) -> None:
    with pytest.raises(PackingError, match="build it first"):
        checks.check(ROOT, tmp_path, print)


def test_a_failing_packer_becomes_one_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", "win32")  # where nobody looks for objdump
    (tmp_path / "build.spec").write_text("raise SystemExit('These modules are in no table: x.')")
    with pytest.raises(PackingError, match=r"^The packer failed \(.+\); the full log is in build.package\.log\.$"):
        build.build(tmp_path, lambda _line: None)


def test_linux_needs_objdump(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setattr(shutil, "which", lambda _name: None)
    with pytest.raises(PackingError, match="install binutils"):
        build.build(tmp_path, print)


def test_a_packed_program_does_not_pack_itself(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(system, "is_frozen", lambda: True)
    assert main(["package"]) == 2
    assert "needs the source." in capsys.readouterr().err


def test_bots_of_the_source_play_the_same_game_every_time() -> None:
    from tests.window.pilot import new_table

    table = checks.by_source(new_table(people=0, seed=3, bot="random"))
    again = checks.by_source(new_table(people=0, seed=3, bot="random"))
    assert table.is_over
    assert table.moves == again.moves
