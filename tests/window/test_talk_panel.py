"""Talk in the window, by real events: said by menus, answered by one press, shown at the seats and in the ledger."""

from pathlib import Path

import pygame
import pytest

from engine.contract import TALK, Move
from engine.talk import Line, menu, option_of
from scenes.play.booth import BoothScene
from scenes.play.bubbles import MOST, SECONDS
from scenes.play.ledger import LedgerScene
from scenes.play.session import Session
from scenes.play.table import TableScene
from tests.window.pilot import Pilot, new_session, open_app
from tests.window.test_whole_games import Player

LARGE, COMPACT = (1920, 1080), (1280, 720)


def sit_down(
    folder: Path, size: tuple[int, int] = LARGE, people: int = 1, **settings: object
) -> tuple[Pilot, TableScene]:
    """A table at which a person is asked for an action."""
    app = open_app(folder, size, reveal="press", **settings)
    session = new_session(folder, people=people, seed=2)
    app.push(TableScene(app, session))
    pilot = Pilot(app)
    player = Player(pilot, by_mouse=True, seed=1)
    for _ in range(400):
        pilot.frames()
        table = pilot.top
        if isinstance(table, TableScene) and table.decision is not None and table.decision.topic == "action":
            return pilot, table
        player.step()
    raise AssertionError("nobody is ever asked for an action")


def lines_of(session: Session, seat: int, *acts: str, target: int | None = None) -> list[Line]:
    found = [line for line in menu(session.table.rules, session.table.view(seat)) if line.phrase.act in acts]
    return [line for line in found if target is None or line.phrase.target == target]


def let_say(table: TableScene, seat: int, *acts: str, target: int | None = None) -> int:
    """Have a seat say the first thing of a kind; returns the number of the statement."""
    line = lines_of(table.session, seat, *acts, target=target)[0]
    table.say(Move(seat, TALK, (option_of(line.phrase),)))
    return len(table.table.view(0).talk) - 1


def test_something_is_said_by_mouse_alone(tmp_path: Path) -> None:
    pilot, table = sit_down(tmp_path)
    asked = table.decision
    acts = [entry.id for entry in table.talk.composer.fields()[1].entries]
    pilot.click("talk:act")
    pilot.click(f"talk-menu:act:{acts.index('promise')}")
    pilot.click("talk:because")
    pilot.click("talk-menu:because:1")
    wanted = table.talk.composer.option()
    pilot.click("talk:say")
    pilot.frames(2)
    said = table.table.view(0).talk[-1]
    assert (said.speaker, said.act) == (0, "promise")
    assert said.because
    assert str(table.table.moves[-1]) == f"0 talk {wanted}"
    assert table.decision == asked, "whoever is asked stays asked"
    pilot.app.close()


@pytest.mark.parametrize("size", [LARGE, COMPACT])
def test_something_is_said_by_keyboard_alone(size: tuple[int, int], tmp_path: Path) -> None:
    pilot, table = sit_down(tmp_path, size)
    pilot.key(pygame.K_t, text="t")
    assert table.focus == "talk:to"
    before = table.talk.composer.fields()[0].chosen
    pilot.key(pygame.K_RIGHT)
    assert table.talk.composer.fields()[0].chosen != before
    pilot.key(pygame.K_RETURN)
    pilot.enter("talk-menu:to:0")
    assert table.focus == "talk:to"
    pilot.enter("talk:say")
    pilot.frames(2)
    assert table.table.view(0).talk[-1].speaker == 0
    pilot.app.close()


def test_escape_shuts_a_menu_before_it_opens_that_of_the_game(tmp_path: Path) -> None:
    pilot, table = sit_down(tmp_path)
    pilot.click("talk:what")
    assert table.talk.composer.is_open
    pilot.key(pygame.K_ESCAPE)
    assert not table.talk.composer.is_open
    assert pilot.top is table
    pilot.click("talk:what")
    pilot.click("talk-menu:what:0")
    assert not table.talk.composer.is_open
    pilot.app.close()


@pytest.mark.parametrize(("by_mouse", "act"), [(True, "accept"), (False, "reject")])
def test_a_request_is_answered_by_one_press(by_mouse: bool, act: str, tmp_path: Path) -> None:
    pilot, table = sit_down(tmp_path)
    number = let_say(table, 1, "request", target=0)
    pilot.frames(2)
    key = next(key for key in pilot.controls() if key.startswith(f"talk-reply:{act}/"))
    if by_mouse:
        pilot.click(key)
    else:
        pilot.key(pygame.K_t, text="t")
        pilot.enter(key)
    pilot.frames(2)
    said = table.table.view(0).talk[-1]
    assert (said.speaker, said.act, said.refs) == (0, act, number)
    row = next(row for row in table.talk.rows() if row.number == number)
    assert row.words == table.session.texts("talk-status-accepted" if act == "accept" else "talk-status-rejected")
    assert not row.replies
    pilot.app.close()


def test_talk_goes_on_while_a_bot_thinks_and_keeps_it_from_nothing(tmp_path: Path) -> None:
    pilot, table = sit_down(tmp_path)
    pilot.click("option:pass")
    while table.asked is not None or not table.desk.is_thinking:
        pilot.frames()
    pilot.click("talk:say")
    said = table.table.view(0).talk
    assert len(said) == 1
    moves = len(table.table.moves)
    for _ in range(2000):
        pilot.wait(0.02)
        pygame.time.wait(2)
        if len(table.table.moves) > moves:
            break
    assert len(table.table.moves) > moves, "the bot moves all the same"
    pilot.app.close()


def test_at_a_shared_table_the_speaker_is_chosen_among_the_people(tmp_path: Path) -> None:
    pilot, table = sit_down(tmp_path, people=3)
    assert [key for key in pilot.controls() if key.startswith("talk:speaker:")] == [
        f"talk:speaker:{n}" for n in range(3)
    ]
    other = next(seat for seat in range(3) if seat != table.asked)
    pilot.click(f"talk:speaker:{other}")
    pilot.click("talk:say")
    pilot.frames(2)
    assert table.table.view(0).talk[-1].speaker == other
    pilot.app.close()


def test_bubbles_hang_for_a_while_three_at_a_time_and_take_no_click(tmp_path: Path) -> None:
    pilot, table = sit_down(tmp_path, speed="normal", reduced_motion=True)
    pilot.settle()
    for seat in range(4):
        let_say(table, seat, "claim")
    pilot.frames(2)
    assert [bubble.statement.speaker for bubble in table.bubbles.shown] == [1, 2, 3]
    assert len(table.bubbles.shown) == MOST
    assert not table.bubbles.is_moving
    controls = set(pilot.controls())
    pilot.wait(SECONDS["normal"] - 0.2)
    assert table.bubbles.shown
    pilot.wait(0.5)
    assert not table.bubbles.shown
    assert set(pilot.controls()) == controls
    pilot.app.close()


@pytest.mark.parametrize("speed", ["off", "instant"])
def test_without_motion_nothing_hangs_over_the_table(speed: str, tmp_path: Path) -> None:
    pilot, table = sit_down(tmp_path, speed=speed)
    let_say(table, 1, "claim")
    pilot.frames(2)
    assert not table.bubbles.shown
    assert table.talk.rows()[-1].statement.speaker == 1
    pilot.app.close()


def test_the_ledger_shows_every_promise_of_every_seat(tmp_path: Path) -> None:
    pilot, table = sit_down(tmp_path)
    let_say(table, 2, "promise")
    pilot.frames(2)
    pilot.click("talk:ledger")
    assert isinstance(pilot.top, LedgerScene)
    accounts = table.talk.accounts()
    assert [account.standing.open for account in accounts] == [0, 0, 1, 0]
    assert [len(account.entries) for account in accounts] == [0, 0, 1, 0]
    pilot.click("close")
    pilot.frames(2)
    assert pilot.top is table
    pilot.app.close()


def test_nobody_talks_behind_the_curtain(tmp_path: Path) -> None:
    app = open_app(tmp_path, COMPACT)
    session = new_session(tmp_path, people=1, seed=2)
    app.push(TableScene(app, session))
    pilot = Pilot(app)
    pilot.frames(3)
    assert isinstance(pilot.top, BoothScene)
    assert not [key for key in pilot.controls() if key.startswith("talk")]
    pilot.key(pygame.K_t, text="t")
    assert isinstance(pilot.top, BoothScene)
    app.close()
