"""Windows for action cards pass by themselves after a fixed time, or wait, as the setting says."""

from pathlib import Path

import pytest

from scenes.album import Album, Wish
from scenes.play.passing import SECONDS, Passing
from scenes.play.table import TableScene
from tests.window.pilot import Pilot, open_app


@pytest.mark.parametrize("setting", SECONDS)
def test_a_question_that_must_be_answered_never_passes(setting: str) -> None:
    passing = Passing()
    passing.begin("", setting)
    assert not passing.update(1000.0)
    assert not passing.is_over
    assert passing.wakes_in is None


def test_a_moment_counts_its_seconds_down_and_is_over() -> None:
    passing = Passing()
    passing.begin("pass", "short")
    shown = [passing.whole_seconds]
    while not passing.is_over:
        passing.update(0.5)
        shown.append(passing.whole_seconds)
    assert shown == [3, 3, 2, 2, 1, 1, 0]


@pytest.mark.parametrize(("setting", "passes"), [("wait", False), ("short", True)])
def test_an_action_card_stays_where_it_is_when_its_moment_passes(setting: str, passes: bool, tmp_path: Path) -> None:
    app = open_app(tmp_path, (1280, 720), moments=setting)
    table = Album(app, Wish("bureaucracy")).open("action")
    pilot = Pilot(app)
    pilot.frames(2)
    assert isinstance(table, TableScene)
    assert table.decision is not None
    assert table.decision.topic == "action"
    moves, cards = len(table.table.moves), table.table.view(0).actions[0]
    pilot.frames(5, 0.5)
    assert len(table.table.moves) == moves
    pilot.frames(3, 0.5)
    assert (len(table.table.moves) > moves) == passes
    if passes:
        assert str(table.table.moves[moves]) == "0 action pass"
        assert set(cards) <= set(table.table.view(0).actions[0]) | set(table.table.view(0).discards)
    app.close()
