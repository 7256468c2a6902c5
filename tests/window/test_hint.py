"""The hint, by real events and from a real process of its own: for whoever is asked, and for nobody else's eyes."""

import time
from pathlib import Path

import pygame
import pytest

from scenes.play.booth import BoothScene
from scenes.play.cover import CoverScene
from scenes.play.hint import Hint
from scenes.play.table import TableScene
from tests.window.pilot import Pilot, new_session, open_app
from tests.window.test_talk_panel import sit_down
from tests.window.test_whole_games import Player

PATIENCE = 60.0  # seconds for a process to start and think


def wait_for_advice(pilot: Pilot, hint: Hint | None) -> Hint:
    assert hint is not None
    assert hint.is_open
    until = time.monotonic() + PATIENCE
    while hint.advice is None and time.monotonic() < until:
        time.sleep(0.01)
        pilot.frames()
    assert hint.advice is not None
    pilot.frames(2)
    return hint


def test_a_hint_names_an_open_answer_and_goes_when_it_is_given(tmp_path: Path) -> None:
    pilot, table = sit_down(tmp_path)
    pilot.key(pygame.K_h, text="h")
    assert table.hint.is_open
    assert pilot.open_options(), "one can answer while the adviser thinks"
    hint = wait_for_advice(pilot, table.hint)
    assert hint.advice is not None
    assert table.decision is not None
    assert hint.advice.pick in table.decision.allowed()
    assert table.faults == []
    pilot.click("hint:card")
    assert not table.hint.is_open
    pilot.key(pygame.K_h, text="h")
    pilot.click("option:pass")
    assert not table.hint.is_open
    pilot.app.close()


def test_a_hint_on_a_secret_question_stays_in_the_booth(tmp_path: Path) -> None:
    app = open_app(tmp_path, (1280, 720))
    app.push(TableScene(app, new_session(tmp_path, people=1, seed=2)))
    pilot = Pilot(app)
    pilot.frames(3)
    booth = pilot.top
    assert isinstance(booth, BoothScene)
    pilot.key(pygame.K_h, text="h")
    hint = wait_for_advice(pilot, booth.hint)
    assert booth.decision is not None
    assert hint.advice is not None
    assert hint.advice.pick in booth.decision.allowed()
    assert booth.faults == []
    app.close()


@pytest.mark.parametrize("opens_curtain", [False, True])
def test_at_a_shared_table_a_hint_waits_behind_the_curtain(opens_curtain: bool, tmp_path: Path) -> None:
    pilot, table = sit_down(tmp_path, (1280, 720), people=3)
    pilot.key(pygame.K_h, text="h")
    pilot.frames(2)
    assert isinstance(pilot.top, CoverScene)
    assert not table.hint.is_open
    if opens_curtain:
        Player(pilot, by_mouse=True, seed=1).open_cover()
        pilot.frames(2)
        booth = pilot.top
        assert isinstance(booth, BoothScene)
        wait_for_advice(pilot, booth.hint)
        pilot.key(pygame.K_SPACE)
        pilot.frames(2)
        assert pilot.top is table
        assert table.decision is not None, "the question is still asked"
    pilot.app.close()
