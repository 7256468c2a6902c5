"""Two programs at once never save over each other's game."""

import io
import subprocess
import sys
from pathlib import Path

import pytest

from engine.games import GAMES
from engine.saves import load, save
from scenes.console.main import main
from scenes.keep import Keeper
from scenes.slots import Slot, is_automatic, others
from tests.scenes.typist import new_table

ROOT = Path(__file__).resolve().parents[2]
HOLD = """
import pathlib, sys
from scenes.slots import Slot
slot = Slot(pathlib.Path(sys.argv[1]))
print(slot.name, flush=True)
sys.stdin.read()
"""


def holder(folder: Path) -> "subprocess.Popen[str]":
    """Another program that holds a slot until it is killed."""
    command = [sys.executable, "-c", HOLD, str(folder)]
    return subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def test_the_second_program_gets_a_save_of_its_own_and_the_third_too(tmp_path: Path) -> None:
    first, second, third = (Slot(tmp_path / "data") for _ in range(3))
    assert [slot.name for slot in (first, second, third)] == ["autosave.json", "autosave-2.json", "autosave-3.json"]
    assert [slot.is_first for slot in (first, second, third)] == [True, False, False]
    for slot in (first, second, third):
        slot.free()


def test_a_slot_that_was_freed_is_taken_again(tmp_path: Path) -> None:
    first, second = Slot(tmp_path), Slot(tmp_path)
    first.free()
    again = Slot(tmp_path)
    assert again.is_first
    for slot in (second, again):
        slot.free()


def test_a_killed_program_keeps_nobody_from_its_save(tmp_path: Path) -> None:
    with holder(tmp_path) as other:
        assert other.stdout is not None
        assert other.stdout.readline().strip() == "autosave.json"
        beside = Slot(tmp_path)
        assert beside.name == "autosave-2.json"
        beside.free()
        other.kill()
        other.wait(10)
        heir = Slot(tmp_path)
        assert heir.is_first
        heir.free()


def test_what_a_killed_program_has_left_half_written_is_swept_away(tmp_path: Path) -> None:
    left = [
        f".{name}.77.88.tmp" for name in ("autosave.json", "autosave.next.json", "autosave-2.json", "machrou3-1.json")
    ]
    for name in left:
        (tmp_path / name).touch()
    slot = Slot(tmp_path)
    slot.free()
    assert [name for name in left if (tmp_path / name).exists()] == left[2:]


def test_without_a_folder_to_write_to_the_slot_says_why(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("a file in its place")
    slot = Slot(tmp_path / "data")
    assert slot.trouble
    assert slot.name == "autosave.json"
    slot.free()


def test_games_of_two_programs_do_not_touch_each_other(tmp_path: Path) -> None:
    one, other = Slot(tmp_path), Slot(tmp_path)
    tables = [new_table(1, seed) for seed in (1, 2)]
    for slot, table in zip((one, other), tables, strict=True):
        Keeper(tmp_path, autosave=slot.name).begin(table, goes_on=False)
        slot.free()
    assert load(tmp_path / "autosave.json", GAMES).seed == tables[0].seed
    assert load(tmp_path / "autosave-2.json", GAMES).seed == tables[1].seed


def test_automatic_saves_are_known_by_their_names(tmp_path: Path) -> None:
    named = ("autosave.json", "autosave-2.json", "autosave.previous.json", "autosave-2.previous.json")
    assert all(is_automatic(Path(name)) for name in named)
    assert not any(is_automatic(Path(name)) for name in ("machrou3-1.json", "autosave.next.json", "my autosave.json"))
    for name in named:
        (tmp_path / name).touch()
    assert [path.name for path in others(tmp_path, "autosave.json")] == ["autosave-2.json"]


def test_a_terminal_beside_a_window_says_so_and_leaves_its_game_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    window = Slot(tmp_path / "data")
    save(new_table(1, 9), tmp_path / "data" / window.name)
    before = (tmp_path / "data" / window.name).read_bytes()
    monkeypatch.setattr(sys, "stdin", io.StringIO(""))
    assert main(["--portable", str(tmp_path), "play"]) == 0
    window.free()
    assert "already open" in " ".join(capsys.readouterr().out.split())
    assert (tmp_path / "data" / window.name).read_bytes() == before
    assert (tmp_path / "data" / "autosave-2.json").exists()
