"""What all games share names none of them."""

from pathlib import Path

import pytest

from engine.games import GAMES

ROOT = Path(__file__).resolve().parent.parent


def sources(*folders: str) -> list[Path]:
    return [path for folder in folders for path in (ROOT / folder).rglob("*.py")]


def shared_sources() -> list[Path]:
    engine = [path for path in sources("engine") if "games" not in path.relative_to(ROOT).parts]
    return engine + sources("scenes/ui", "scenes/play")


@pytest.mark.parametrize("path", shared_sources(), ids=lambda path: str(path.relative_to(ROOT)))
def test_what_games_share_names_none_of_them(path: Path) -> None:
    words = path.read_text(encoding="utf-8").lower()
    assert [game for game in GAMES if game in words] == []
