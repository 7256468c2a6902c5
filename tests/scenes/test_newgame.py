"""Setting up a table: the plan by itself, and the screen that makes it, driven by mouse and keyboard."""

import json
import sys
from collections.abc import Iterator
from types import ModuleType
from typing import Any

import pygame
import pytest

from engine.games import GAMES
from engine.table import Seat, Table
from scenes.app import App
from scenes.newgame import NewGameScene
from scenes.plan import BOOK, CUSTOM, LONGEST_TURN, OFF, SHORTEST_TURN, SeatPlan, TablePlan
from scenes.scene import Scene
from scenes.settings import Settings
from scenes.texts import load_texts
from scenes.ui.page import Page
from scenes.ui.painter import Painter
from scenes.ui.theme import PIECES
from scenes.window import start_video

RULES = GAMES["machrou3"]
TEXTS = load_texts("en", "machrou3")
GARBAGE: list[Any] = [
    None,
    7,
    [],
    "table",
    {"seats": 3},
    {"seats": [{}]},
    {"seats": [None] * 5, "elders": [0, 0, 1, 2, 3]},
    {"seats": [{"name": 4, "bot": ["easy"], "piece": {}}] * 4, "elders": ["a"], "mode": [], "house_rules": [[], {}]},
    {"seats": [{"name": "\x00\n" + "x" * 900, "bot": "genius", "piece": "gold"}] * 6, "clock": {}, "seconds": "soon"},
    {"elders": [True, False, 2, 3], "mode": "endless", "house_rules": "all", "clock": 5, "seconds": 10**30},
    {"seconds": -4, "clock": CUSTOM},
    {"seconds": 2.5, "house_rules": ["no-such-rule"]},
]


@pytest.fixture
def plan() -> TablePlan:
    return TablePlan.usual(RULES)


class TestThePlan:
    def test_the_usual_table_is_one_person_against_bots_without_a_clock(self, plan: TablePlan) -> None:
        table = plan.table(TEXTS, seed=1)
        assert table.seats[0] == Seat("Player 1", None, PIECES[0])
        assert [seat.bot for seat in table.seats[1:]] == ["easy"] * 3
        assert table.clocks == {"turn": None, "debate": None}
        assert table.setup.house_rules == RULES.default_house_rules

    def test_several_people_play_by_the_clock_of_the_rule_book_until_they_choose(self, plan: TablePlan) -> None:
        plan.sit_together()
        assert plan.clocks() == dict(RULES.clocks)
        plan.clock = OFF
        assert plan.clocks() == dict.fromkeys(RULES.clocks)

    def test_an_own_clock_sets_the_turn_and_the_rest_in_proportion(self, plan: TablePlan) -> None:
        plan.clock = CUSTOM
        plan.set_seconds(180)
        assert plan.clocks() == {"turn": 180, "debate": 600}
        plan.set_seconds(1)
        assert plan.seconds == SHORTEST_TURN
        plan.set_seconds(10**9)
        assert plan.seconds == LONGEST_TURN

    def test_a_piece_that_is_taken_changes_hands(self, plan: TablePlan) -> None:
        plan.choose_piece(0, PIECES[2])
        assert [seat.piece for seat in plan.seats] == [PIECES[2], PIECES[1], PIECES[0], PIECES[3]]
        plan.choose_piece(0, PIECES[9])
        assert plan.owner_of(PIECES[2]) is None

    def test_a_new_seat_gets_a_free_piece_and_the_youngest_place(self, plan: TablePlan) -> None:
        plan.choose_piece(0, PIECES[4])
        plan.add_seat()
        assert plan.seats[4] == SeatPlan("", "easy", PIECES[0])
        assert plan.elders == [0, 1, 2, 3, 4]

    def test_seats_stay_between_the_fewest_and_the_most(self, plan: TablePlan) -> None:
        assert (plan.can_remove, plan.can_add) == (False, True)
        plan.add_seat()
        plan.add_seat()
        assert (plan.can_remove, plan.can_add) == (True, False)

    def test_who_leaves_takes_their_age_along(self, plan: TablePlan) -> None:
        plan.add_seat()
        plan.elders = [4, 2, 0, 1, 3]
        plan.remove_seat(2)
        assert plan.elders == [3, 0, 1, 2]

    def test_shuffled_players_keep_their_age(self, plan: TablePlan) -> None:
        for place, seat in enumerate(plan.seats):
            seat.name = "ABCD"[place]
        plan.elders = [2, 0, 3, 1]
        before = [plan.seats[seat].name for seat in plan.elders]
        plan.shuffle(list.reverse)
        assert [seat.name for seat in plan.seats] == ["D", "C", "B", "A"]
        assert [plan.seats[seat].name for seat in plan.elders] == before

    @pytest.mark.rule("M7")
    def test_the_order_of_age_reaches_the_setup(self, plan: TablePlan) -> None:
        plan.move_elder(3, -1)
        plan.move_elder(0, -1)
        assert plan.table(TEXTS, seed=1).setup.elders == (0, 1, 3, 2)

    def test_bots_never_take_the_name_of_somebody_else(self, plan: TablePlan) -> None:
        plan.seats[0].name = TEXTS("bot-odette").upper()
        names = plan.names(TEXTS)
        assert len({name.casefold() for name in names}) == 4
        assert plan.obstacle(TEXTS) == ""

    def test_two_equal_names_are_an_obstacle(self, plan: TablePlan) -> None:
        plan.seats[0].name, plan.seats[1].name = "Rima", " rima "
        assert "rima" in plan.obstacle(TEXTS)

    def test_only_bots_may_play(self, plan: TablePlan) -> None:
        plan.seats[0].bot = "easy"
        assert plan.obstacle(TEXTS) == ""
        assert all(seat.bot for seat in plan.table(TEXTS, seed=1).seats)

    def test_a_plan_comes_back_as_it_was_kept(self, plan: TablePlan) -> None:
        plan.add_seat()
        plan.seats[4] = SeatPlan("Rima", None, "forest")
        plan.elders, plan.house_rules, plan.clock = [4, 3, 2, 1, 0], set(), BOOK
        kept = json.loads(json.dumps(plan.stored()))
        assert TablePlan.restored(RULES, kept) == plan

    @pytest.mark.parametrize("stored", GARBAGE)
    def test_garbage_leaves_a_table_that_can_be_played(self, stored: Any) -> None:
        plan = TablePlan.restored(RULES, stored)
        table = plan.table(TEXTS, seed=3)
        assert len({seat.piece for seat in table.seats}) == len(table.seats)
        assert SHORTEST_TURN <= plan.seconds <= LONGEST_TURN


class _Below(Scene):
    def build(self, painter: Painter, page: Page) -> None:
        pass


@pytest.fixture
def tables(monkeypatch: pytest.MonkeyPatch) -> list[Table]:
    """The tables that were begun."""
    begun: list[Table] = []
    stub = ModuleType("scenes.play.start")
    vars(stub)["begin"] = lambda _app, table: begun.append(table)
    monkeypatch.setitem(sys.modules, "scenes.play.start", stub)
    return begun


@pytest.fixture
def app() -> Iterator[App]:
    start_video(dummy=True)
    app = open_app({})
    yield app
    app.close()


def open_app(stored: Any, size: tuple[int, int] = (1280, 720)) -> App:
    app = App(Settings(table=stored), size=size, keep_settings=False)
    app.push(_Below(app))
    app.push(NewGameScene(app))
    app.frame(0)
    return app


def scene_of(app: App) -> NewGameScene:
    assert isinstance(app.top, NewGameScene)
    return app.top


def click(app: App, key: str) -> None:
    assert app.top.page is not None
    control = app.top.page.find(key)
    assert control is not None, f"there is no {key}"
    place = app.kit.pixels(control.box).center
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        pygame.event.post(pygame.Event(kind, pos=place, button=1))
    app.frame(0.01)


def press(app: App, *keys: int) -> None:
    for key in keys:
        pygame.event.post(pygame.Event(pygame.KEYDOWN, key=key, mod=0, unicode=""))
        app.frame(0.01)


def write(app: App, text: str) -> None:
    for letter in text:
        pygame.event.post(pygame.Event(pygame.TEXTINPUT, text=letter))
        app.frame(0.01)


def why(app: App, key: str) -> str:
    assert app.top.page is not None
    control = app.top.page.find(key)
    assert control is not None
    return control.why


class TestTheScreen:
    def test_enter_starts_at_once_and_the_table_is_remembered(self, app: App, tables: list[Table]) -> None:
        press(app, pygame.K_RETURN)
        assert [seat.name for seat in tables[0].seats] == scene_of(app).names
        assert app.settings.table["machrou3"] == scene_of(app).plan.stored()
        again = NewGameScene(app)
        assert again.is_remembered
        assert again.plan == scene_of(app).plan

    def test_a_typed_name_is_played_under_and_enter_ends_it(self, app: App, tables: list[Table]) -> None:
        click(app, "name")
        write(app, "Rimaa")
        press(app, pygame.K_BACKSPACE, pygame.K_RETURN)
        assert tables == []
        press(app, pygame.K_RETURN)
        assert tables[0].seats[0].name == "Rima"

    def test_a_seat_is_added_and_removed_again(self, app: App) -> None:
        assert why(app, "remove")
        click(app, "add")
        assert (len(scene_of(app).plan.seats), scene_of(app).open) == (5, 4)
        click(app, "add")
        assert app.top.page is not None
        assert app.top.page.find("add") is None
        click(app, "remove")
        assert (len(scene_of(app).plan.seats), scene_of(app).open) == (5, 4)

    def test_choosing_a_taken_piece_swaps_the_two(self, app: App) -> None:
        click(app, f"piece:{PIECES[1]}")
        assert [seat.piece for seat in scene_of(app).plan.seats[:2]] == [PIECES[1], PIECES[0]]

    def test_two_equal_names_close_start_with_a_reason(self, app: App, tables: list[Table]) -> None:
        for place in (0, 1):
            if place:
                click(app, f"seat:{place}")
            click(app, "name")
            write(app, "Rima")
        assert "Rima" in why(app, "start")
        click(app, "start")
        assert tables == []
        click(app, "name")
        write(app, "h")
        assert why(app, "start") == ""

    def test_a_seat_becomes_a_bot_of_a_level_and_a_person_again(self, app: App) -> None:
        click(app, "kind:bot")
        click(app, "level:random")
        assert scene_of(app).plan.seats[0].bot == "random"
        click(app, "kind:person")
        assert scene_of(app).plan.seats[0].bot is None

    def test_quick_tables_seat_everybody(self, app: App) -> None:
        click(app, "table:together")
        assert scene_of(app).plan.people == 4
        assert scene_of(app).plan.clock_now == BOOK
        click(app, "table:alone")
        assert scene_of(app).plan.people == 1
        assert scene_of(app).plan.clock_now == OFF

    def test_rules_clock_and_age_are_set_by_mouse(self, app: App, tables: list[Table]) -> None:
        click(app, "rule:speaker-takes-swing")
        click(app, "clock:custom")
        click(app, "clock:longer")
        click(app, "older:2")
        click(app, "start")
        table = tables[0]
        assert table.setup.house_rules == frozenset()
        assert table.clocks == {"turn": 105, "debate": 350}
        assert table.setup.elders == (0, 2, 1, 3)

    def test_tab_reaches_every_control_and_enter_presses_it(self, app: App) -> None:
        assert app.top.page is not None
        seen = set()
        for _ in app.top.page.order():
            press(app, pygame.K_TAB)
            seen.add(app.top.focus)
        assert seen == {control.key for control in app.top.page.order()}
        app.top.focus = "seat:2"
        press(app, pygame.K_RETURN)
        assert scene_of(app).open == 2

    def test_escape_goes_back(self, app: App) -> None:
        press(app, pygame.K_ESCAPE)
        assert isinstance(app.top, _Below)

    @pytest.mark.parametrize("stored", GARBAGE)
    def test_a_damaged_table_in_the_settings_shows_the_usual_one(self, stored: Any, tables: list[Table]) -> None:
        start_video(dummy=True)
        app = open_app({"machrou3": stored})
        press(app, pygame.K_RETURN)
        assert len(tables) == 1
        app.close()

    @pytest.mark.parametrize("size", [(1920, 1080), (1600, 900), (1280, 720), (2560, 1080), (1280, 960)])
    @pytest.mark.parametrize("clock", [OFF, CUSTOM])
    def test_everything_fits_and_nothing_covers_anything(self, size: tuple[int, int], clock: str) -> None:
        start_video(dummy=True)
        seats = [{"name": "W" * 19 + str(place), "bot": "easy" if place % 2 else None} for place in range(6)]
        app = open_app({"machrou3": {"seats": seats, "clock": clock}}, size)
        for place in range(6):
            scene_of(app).open_seat(place)
            app.frame(0.01)
            assert app.top.faults == []
            assert app.top.page is not None
            assert list(app.top.page.overlapping()) == []
        app.close()
