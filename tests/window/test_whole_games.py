"""Whole games through the window, from the first card to the result, by mouse alone and by keyboard alone."""

import random
import time
from pathlib import Path

import pygame
import pytest

from scenes.keep import Keeper
from scenes.play.booth import BoothScene
from scenes.play.cover import CoverScene
from scenes.play.ending import EndingScene
from scenes.play.session import Session
from scenes.play.start import begin
from scenes.play.table import TableScene
from tests.window.pilot import Pilot, new_table, open_app

MOST_STEPS = 4000


class Player:
    """Answers whatever the window asks, at random, by one kind of hand."""

    def __init__(self, pilot: Pilot, by_mouse: bool, seed: int) -> None:
        self.pilot = pilot
        self.by_mouse = by_mouse
        self.luck = random.Random(seed)
        self.seen: set[str] = set()

    def act(self, key: str) -> None:
        if self.by_mouse:
            self.pilot.click(key)
        else:
            self.pilot.enter(key)

    def play_to_the_end(self) -> None:
        for _ in range(MOST_STEPS):
            if isinstance(self.pilot.top, EndingScene):
                return
            self.step()
        raise AssertionError("the game does not end")

    def step(self) -> None:
        scene = self.pilot.top
        if isinstance(scene, CoverScene):
            self.open_cover()
        elif isinstance(scene, BoothScene):
            self.answer_in_booth(scene)
        elif isinstance(scene, TableScene) and scene.asked is not None:
            self.answer_at_table(scene)
        else:
            if isinstance(scene, TableScene) and scene.desk.is_thinking:
                time.sleep(0.002)  # bots think in their own process and in real time
            self.pilot.wait(0.05)

    def open_cover(self) -> None:
        self.pilot.wait(0.6)
        for _ in range(2):
            self.act("open")
            self.pilot.wait(0.5)

    def answer_in_booth(self, booth: BoothScene) -> None:
        options = self.pilot.open_options()
        self.seen.add(f"booth {booth.kind}")
        if not options:
            self.act("back")
            return
        self.act(self.luck.choice(options))
        if self.pilot.top is booth and booth.chosen is not None:
            self.act("cast")
        self.pilot.frames(2)

    def answer_at_table(self, scene: TableScene) -> None:
        assert scene.decision is not None
        options = self.pilot.open_options()
        lively = [key for key in options if key != "option:pass"]
        assert options, f"nothing can be answered to {scene.decision.topic}"
        self.seen.add(scene.decision.topic)
        self.act(self.luck.choice(lively or options))
        self.pilot.frames(2)


def open_game(
    folder: Path, people: int, seed: int, game: str = "machrou3", players: int = 4, **settings: object
) -> Pilot:
    app = open_app(folder, (1280, 720), reveal="press", **settings)
    begin(app, new_table(people=people, players=players, seed=seed, game=game))
    pilot = Pilot(app)
    pilot.frames(2)
    return pilot


@pytest.mark.parametrize(("by_mouse", "seed"), [(True, 1), (False, 2)])
def test_a_single_person_plays_against_bots_to_the_result(by_mouse: bool, seed: int, tmp_path: Path) -> None:
    pilot = open_game(tmp_path, people=1, seed=seed)
    player = Player(pilot, by_mouse, seed)
    player.play_to_the_end()
    assert {"action", "booth identify"} <= player.seen
    pilot.app.close()


@pytest.mark.parametrize(("by_mouse", "seed"), [(True, 3), (False, 4)])
def test_four_people_at_one_computer_play_to_the_result(by_mouse: bool, seed: int, tmp_path: Path) -> None:
    pilot = open_game(tmp_path, people=4, seed=seed)
    player = Player(pilot, by_mouse, seed)
    player.play_to_the_end()
    assert {"action", "battle.from", "battle.at", "booth identify"} <= player.seen
    outcome = pilot.top
    assert isinstance(outcome, EndingScene)
    pilot.app.close()


@pytest.mark.parametrize(("people", "by_mouse", "seed"), [(1, True, 3), (3, False, 4)])
def test_bureaucracy_is_played_to_its_end_by_mouse_or_by_keyboard(
    people: int, by_mouse: bool, seed: int, tmp_path: Path
) -> None:
    pilot = open_game(tmp_path, people, seed, "bureaucracy", players=3)
    player = Player(pilot, by_mouse, seed)
    player.play_to_the_end()
    assert {"booth faction", "booth vote", "muster", "attack", "attack.force"} <= player.seen
    pilot.app.close()


def test_a_game_can_be_watched_with_all_its_animations(tmp_path: Path) -> None:
    pilot = open_game(tmp_path, people=0, seed=6, speed="fast")
    for _ in range(MOST_STEPS * 5):
        if isinstance(pilot.top, EndingScene):
            break
        time.sleep(0.0005)
        pilot.frames(1, 0.05)
    assert isinstance(pilot.top, EndingScene)
    pilot.app.close()


def test_an_action_is_taken_back_and_done_again(tmp_path: Path) -> None:
    pilot = open_game(tmp_path, people=4, seed=3)
    player = Player(pilot, True, 1)
    while not (isinstance(pilot.top, TableScene) and pilot.top.decision and pilot.top.decision.topic == "action"):
        player.step()
    scene = pilot.top
    assert isinstance(scene, TableScene)
    moves = len(scene.table.moves)
    pilot.click("option:battle")
    pilot.frames(2)
    assert scene.decision is not None
    assert scene.decision.topic == "battle.from"
    pilot.key(pygame.K_z, text="z")
    pilot.frames(2)
    assert scene.decision is not None
    assert scene.decision.topic == "action"
    assert len(scene.table.moves) == moves
    pilot.key(pygame.K_y, pygame.KMOD_CTRL)
    pilot.frames(2)
    assert scene.decision is not None
    assert scene.decision.topic == "battle.from"
    pilot.app.close()


def test_a_game_goes_on_where_it_was_left(tmp_path: Path) -> None:
    from scenes.play.start import continue_game

    pilot = open_game(tmp_path, people=4, seed=5)
    player = Player(pilot, True, 2)
    for _ in range(60):
        player.step()
    moves = next(scene for scene in pilot.app.stack if isinstance(scene, TableScene)).table.moves
    pilot.app.close()
    app = open_app(tmp_path, (1280, 720))
    continue_game(app)
    again = Pilot(app)
    again.frames(2)
    table = next(scene for scene in app.stack if isinstance(scene, TableScene)).table
    assert table.moves == moves
    app.close()


def test_a_session_knows_who_is_who(tmp_path: Path) -> None:
    session = Session(new_table(people=2), Keeper(tmp_path), "en")
    assert session.people == (0, 1)
    assert session.is_shared
    assert len(set(session.pieces)) == 4
