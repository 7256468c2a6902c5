"""After the game: what the bots thought, from the result page by real events, and whether the story is true."""

from pathlib import Path

import pygame
import pytest

from engine.contract import SPECTATOR
from engine.games.machrou3.content import CORRUPT
from scenes.album import Album, Wish
from scenes.boards.machrou3.afterwards import Afterwards
from scenes.play.beliefs import A_PAGE, BeliefsScene
from tests.window.pilot import Pilot, open_app


def finished(folder: Path, seed: int, players: int = 5) -> Afterwards:
    """The story of a game in which bots played and talked."""
    app = open_app(folder, (1280, 720))
    scene = Album(app, Wish(players=players, seed=seed)).open("beliefs")
    assert isinstance(scene, BeliefsScene)
    assert scene.found is not None
    app.close()
    return Afterwards(scene.session, scene.found)


@pytest.mark.parametrize("by_mouse", [True, False])
def test_the_way_there_and_back_leads_over_the_result(by_mouse: bool, tmp_path: Path) -> None:
    app = open_app(tmp_path, (1280, 720))
    result = Album(app, Wish(players=6, seed=3)).open("result")
    pilot = Pilot(app)
    pilot.frames(2)
    pilot.click("beliefs") if by_mouse else pilot.enter("beliefs")
    scene = pilot.top
    assert isinstance(scene, BeliefsScene)
    assert "back" in pilot.controls(), "one can leave while it looks back"
    for _ in range(300):
        pilot.frames()
        if scene.story is not None:
            break
    assert scene.story is not None
    assert len(scene.story.cells) == 5
    assert (scene.page_number, scene.pages) == (0, -(-5 // A_PAGE))
    pilot.click("page") if by_mouse else pilot.enter("page")
    pilot.frames(2)
    assert scene.page_number == 1
    assert scene.faults == []
    pilot.key(pygame.K_ESCAPE)
    pilot.frames(2)
    assert pilot.top is result
    app.close()


@pytest.mark.parametrize("seed", [7])
def test_the_story_says_nothing_but_what_was(seed: int, tmp_path: Path) -> None:
    after = finished(tmp_path, seed)
    story, sides = after.story(), after.sides
    assert [cell.seat for cell in story.cells] == [1, 2, 3, 4], "people keep their thoughts to themselves"
    for cell in story.cells:
        is_corrupt = sides[cell.seat] == CORRUPT
        watched = [curve for curve in cell.curves if curve.piece == after.session.pieces[cell.seat]]
        assert not watched, "nobody suspects themselves"
        ends = [curve.values[-1] for curve in cell.curves]
        assert all(0 <= value <= 1 for value in ends)
        if not is_corrupt:
            assert sum(ends) == pytest.approx(sides.count(CORRUPT))
            assert sum(curve.is_thick for curve in cell.curves) == sides.count(CORRUPT)
        assert all(0 < flag.step < len(story.steps) for flag in cell.flags)
    for seat in range(len(sides)):
        for lie in after._lies(seat):
            assert lie.pledge.speaker == seat
            assert lie.verdict.status == "false"


def test_the_decisive_vote_would_have_changed_the_winner(tmp_path: Path) -> None:
    after = finished(tmp_path, 4)
    decisive = after.story().decisive
    assert decisive is not None
    totals = after.verdict.totals()
    for column in decisive.columns:
        assert column.total == totals[column.seat]
    assert decisive.seat >= 0, "in this game one vote decides"
    choice = after.session.table.view(SPECTATOR).votes[decisive.seat]
    other = next(column.seat for column in decisive.columns if column.seat != choice)
    assert after._winning_side(decisive.seat, choice) == after.verdict.outcome.winning_side
    assert after._winning_side(decisive.seat, other) != after.verdict.outcome.winning_side
    assert sum(part.is_decisive for column in decisive.columns for part in column.parts) == 1
