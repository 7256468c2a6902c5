"""What `doctor` finds, and what it keeps to itself."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from engine.games import GAMES
from scenes import discreet, system
from scenes.console import findings
from scenes.console.doctor import as_text
from scenes.console.main import main
from scenes.texts import ENGLISH, load_texts

ROOT = Path(__file__).resolve().parents[2]
TEXTS = load_texts(ENGLISH)
SCREENS = ("SDL_", "DISPLAY", "WAYLAND", "XDG_RUNTIME_DIR")  # what tells SDL of one


def doctor(*arguments: str, **environment: str) -> str:
    """What the command prints when it is started from a shell."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(SCREENS)}
    done = subprocess.run(
        [sys.executable, "game.py", "doctor", *arguments],
        cwd=ROOT,
        env={**kept, **environment},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """The report of a computer with a screen and a loudspeaker that nobody sees or hears."""
    home = tmp_path_factory.mktemp("nour-el-huda")
    return dict(json.loads(doctor("--json", SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy", HOME=str(home))))


def test_the_report_names_what_a_maintainer_asks_for(report: dict[str, Any]) -> None:
    assert report["box"]["packed"] is False
    assert [game.split()[0] for game in report["box"]["games"]] == list(GAMES)
    assert report["libraries"].keys() >= {"pygame-ce", "SDL", "SDL_mixer", "pytmx", "babel"}
    assert report["video"]["driver"] == "dummy"
    assert report["sound"]["driver"] == "dummy"
    assert len(report["fonts"]) == len([*(ROOT / "assets" / "fonts").glob("*.[ot]tf")])
    assert all(report["fonts"].values())
    assert report["environment"] == {"SDL_AUDIODRIVER": "dummy", "SDL_VIDEODRIVER": "dummy"}
    assert report["troubles"] == []


def test_the_report_does_not_tell_whose_home_it_is(report: dict[str, Any]) -> None:
    assert "nour-el-huda" not in json.dumps(report)
    assert report["folders"]["data"].startswith("~")


def test_bots_answer_the_doctor_from_a_process_of_their_own(report: dict[str, Any]) -> None:
    assert report["bots"]["seconds"] < 20


@pytest.mark.skipif(not system.has_no_graphics_card(), reason="there is always a screen here")
def test_without_a_screen_the_doctor_says_so_and_goes_on() -> None:
    page = doctor()
    assert "! There is no screen here; python3 game.py play plays in the terminal." in page.splitlines()
    assert page.count("\n\n") > 6


@pytest.mark.skipif(not system.has_no_graphics_card(), reason="there is always a screen here")
def test_without_a_screen_no_window_opens_that_nobody_could_see(tmp_path: Path) -> None:
    kept = {name: value for name, value in os.environ.items() if not name.startswith(SCREENS)}
    command = [sys.executable, "game.py", "--portable", str(tmp_path)]
    done = subprocess.run(command, cwd=ROOT, env=kept, capture_output=True, text=True, timeout=30)
    assert done.returncode == 2
    assert "there is no screen" in done.stderr.splitlines()[-1]


def test_every_fact_and_every_trouble_has_words(report: dict[str, Any]) -> None:
    own_names = {"libraries", "fonts", "environment"}
    for section, facts in report.items():
        if section != "troubles":
            assert TEXTS.has(f"doctor-{section}")
            assert section in own_names or all(TEXTS.has(f"doctor-{section}-{name}") for name in facts)


def test_a_read_only_folder_is_a_trouble(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(**_options: object) -> None:
        raise OSError(30, os.strerror(30))

    monkeypatch.setattr(findings.tempfile, "TemporaryFile", refuse)
    found = findings.Findings()
    findings._folders(found, tmp_path)
    assert [reason.id for reason in found.troubles] == ["doctor-no-writing"] * 3
    page = as_text(TEXTS, found)
    assert page.count("Read-only file system") == 3
    assert not list(tmp_path.iterdir()), "the doctor leaves no trace"


def test_a_full_disk_is_a_trouble(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    room = findings.shutil._ntuple_diskusage(10**9, 10**9 - 10**6, 10**6)
    monkeypatch.setattr(findings.shutil, "disk_usage", lambda _folder: room)
    found = findings.Findings()
    findings._folders(found, tmp_path)
    assert {reason.id for reason in found.troubles} == {"doctor-little-room"}
    assert "Only 1 MB are free" in as_text(TEXTS, found)


def test_a_broken_typeface_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "Broken-Bold.ttf").write_bytes(b"no typeface")
    monkeypatch.setattr(findings, "asset_path", lambda *_parts: tmp_path)
    found = findings.Findings()
    assert findings._fonts(found) == {"Broken-Bold": False}
    assert "Broken-Bold" in as_text(TEXTS, found)


def test_missing_typefaces_are_a_trouble(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(findings, "asset_path", lambda *_parts: tmp_path)
    found = findings.Findings()
    findings._fonts(found)
    assert [reason.id for reason in found.troubles] == ["doctor-no-fonts"]


def test_when_nothing_is_wrong_the_doctor_says_so() -> None:
    assert as_text(TEXTS, findings.Findings({"pads": {"count": 0}})).splitlines()[-1] == "All is well."


def test_the_name_of_the_user_is_left_out_of_paths_and_of_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(discreet, "user_name", lambda: "nour")
    monkeypatch.setattr(Path, "home", lambda: Path("/home/nour"))
    assert discreet.discreet("/home/nour/saves") == "~/saves"
    assert discreet.discreet("/media/nour/stick and nourish") == "/media/…/stick and nourish"
    assert discreet.discreet("D:\\people\\nour") == "D:\\people\\…"
    assert discreet.discreet("nour plays") == "nour plays"


def test_the_report_goes_to_a_file_for_whoever_has_no_terminal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    found = findings.Findings({"pads": {"count": 0}})
    monkeypatch.setattr(findings, "look_around", lambda _portable: found)
    assert main(["doctor", "--out", str(tmp_path / "report.txt")]) == 0
    assert (tmp_path / "report.txt").read_text(encoding="utf-8").splitlines()[-1] == "All is well."
    assert main(["doctor", "--out", str(tmp_path)]) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err.startswith("The report ")


def test_the_doctor_explains_itself(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["doctor", "--help"])
    assert "report of a bug" in capsys.readouterr().out
