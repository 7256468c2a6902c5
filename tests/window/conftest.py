"""What several tests of the window begin with."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from scenes.kiosk.attract import BOARD_TIME, AttractScene
from scenes.play.table import TableScene
from tests.window.kiosk_soak import quick_bots
from tests.window.kiosk_visitors import SMALL, Visitor, open_station


@pytest.fixture
def visitor(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Visitor]:
    """Somebody in front of a fresh station whose bots answer at once; no pictures are made in advance."""
    monkeypatch.setattr(TableScene, "_prepare", lambda _table: None)
    with quick_bots():
        station = open_station(tmp_path, SMALL)
        station._change_scenes()
        assert isinstance(station.top, AttractScene)
        station.top.age = BOARD_TIME  # the posters hang, for a board takes long to draw
        yield Visitor(station)
        station.close()
