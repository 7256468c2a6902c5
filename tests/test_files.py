"""Files that survive a crash in the middle of writing them."""

import os
from pathlib import Path

import pytest

from engine.files import write_atomically


def test_atomic_write_makes_the_folder_and_leaves_only_the_file(tmp_path: Path) -> None:
    target = tmp_path / "saves" / "game.json"
    write_atomically(target, b"one")
    write_atomically(target, b"two")
    assert target.read_bytes() == b"two"
    assert os.listdir(target.parent) == ["game.json"]


@pytest.mark.parametrize("failing", ["fsync", "replace"])
def test_atomic_write_that_fails_keeps_the_old_content(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, failing: str
) -> None:
    def fail(*_: object) -> None:
        raise OSError("the disk is full")

    target = tmp_path / "game.json"
    write_atomically(target, b"old")
    monkeypatch.setattr(os, failing, fail)
    with pytest.raises(OSError, match="the disk is full"):
        write_atomically(target, b"new")
    assert target.read_bytes() == b"old"
    assert os.listdir(tmp_path) == ["game.json"]
