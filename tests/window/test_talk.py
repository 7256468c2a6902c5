"""Talk at the window: it never gets in the way of what is asked, and bots answer in their own time."""

import time
from pathlib import Path

import pytest

from engine.contract import SPECTATOR, TALK, Move
from scenes.play.booth import BoothScene
from scenes.play.start import begin
from scenes.play.table import TableScene
from tests.window.pilot import Pilot, new_table, open_app

PATIENCE = 30.0  # seconds; bots think in real time


@pytest.fixture
def pilot(tmp_path: Path) -> Pilot:
    app = open_app(tmp_path)
    begin(app, new_table(bot="easy", seed=4))
    pilot = Pilot(app)
    pilot.frames()
    return pilot


def until_asked_openly(pilot: Pilot) -> TableScene:
    """Answer what is private, until the person is asked something on the open table."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        scene = pilot.top
        if isinstance(scene, BoothScene):
            for table in (below for below in pilot.app.stack if isinstance(below, TableScene)):
                seat, decision = next(iter(table.table.asked().items()))
                pilot.app.pop(scene)
                pilot.frames()
                table.submit(Move(seat, decision.topic, (decision.options[0].id,)))
        elif isinstance(scene, TableScene) and scene.asked is not None:
            return scene
        time.sleep(0.002)
        pilot.wait(0.05)
    raise AssertionError("nobody is asked anything")


def test_a_person_speaks_while_asked_and_is_asked_still(pilot: Pilot) -> None:
    scene = until_asked_openly(pilot)
    seat, decision = scene.asked, scene.decision
    assert seat is not None
    scene.say(Move(seat, TALK, ("ask/1/side/-/-",)))
    pilot.frames(3)
    assert (scene.asked, scene.decision) == (seat, decision)
    number = next(n for n, said in enumerate(scene.table.view(SPECTATOR).talk) if said.speaker == seat)
    assert any(line.endswith("?”") for _, line in scene.telling.lines)
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end and not any(s.refs == number for s in scene.table.view(SPECTATOR).talk):
        time.sleep(0.002)
        pilot.wait(0.05)
    answers = [said for said in scene.table.view(SPECTATOR).talk if said.refs == number]
    assert [said.speaker for said in answers] == [1]


def test_what_comes_too_late_is_left_unsaid(pilot: Pilot) -> None:
    scene = until_asked_openly(pilot)
    before = scene.table.event_count
    scene.say(Move(1, TALK, ("accept/0/peace/-/0",)))
    assert scene.table.event_count == before
