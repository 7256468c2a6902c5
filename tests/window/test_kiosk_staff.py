"""The demo station by real events: no way out, the staff's door, and no traces."""

from pathlib import Path

import pygame
import pytest

from scenes import system
from scenes.boards import BOARDS
from scenes.kiosk.attract import AttractScene
from scenes.kiosk.counters import of_game
from scenes.kiosk.guide import GuidedTable
from scenes.kiosk.pin import PinScene
from scenes.kiosk.staff import StaffScene
from scenes.kiosk.stall import CLOSING
from scenes.kiosk.station import CRASHED, STAFF_PATIENCE, Station
from scenes.menu import ConfirmScene, MenuScene
from scenes.newgame import NewGameScene
from scenes.play.start import again
from scenes.title import TitleScene
from tests.window.kiosk_visitors import (
    PIN,
    SMALL,
    Visitor,
    counted,
    open_station,
    to_the_first_question,
    touch_corners,
    type_pin,
)

GAME = BOARDS[0]


class TestNoWayOut:
    @pytest.mark.parametrize("place", ["attract", "seats", "table", "result"])
    def test_nothing_that_is_pressed_closes_the_station(self, place: str, visitor: Visitor) -> None:
        if place == "seats":
            visitor.tap_on("seat:0")
        elif place == "table":
            to_the_first_question(visitor)
        elif place == "result":
            to_the_first_question(visitor)
            visitor.station.stall.pass_time(CLOSING)
            visitor.frames(300, 0.1)
        size = visitor.station.window.screen.get_size()
        keys = [
            (pygame.K_ESCAPE, 0),
            (pygame.K_ESCAPE, 0),
            (pygame.K_q, pygame.KMOD_CTRL),
            (pygame.K_F4, pygame.KMOD_ALT),
            (pygame.K_F11, 0),
            (pygame.K_RETURN, pygame.KMOD_ALT),
            (pygame.K_o, pygame.KMOD_CTRL),
            (pygame.K_n, pygame.KMOD_CTRL),
            (pygame.K_COMMA, pygame.KMOD_CTRL),
            (pygame.K_s, pygame.KMOD_CTRL),
            (pygame.K_ESCAPE, 0),
        ]
        for key, mod in keys:
            visitor.key(key, mod)
            pygame.event.post(pygame.event.Event(pygame.QUIT))
            visitor.frames(2)
            assert visitor.top.name not in {"title", "newgame", "load", "settings"}
        assert visitor.station.is_running
        assert visitor.station.window.screen.get_size() == size
        assert not visitor.station.window.is_full

    def test_the_menu_of_a_table_offers_no_way_out_of_the_station(self, visitor: Visitor) -> None:
        to_the_first_question(visitor)
        assert "options" not in visitor.controls()
        visitor.key(pygame.K_ESCAPE)
        visitor.frames(2)
        assert isinstance(visitor.top, MenuScene)
        assert set(visitor.controls()) == {"resume", "rules", "log", "leave"}
        visitor.tap_on("leave")
        visitor.frames(3)
        assert isinstance(visitor.top, AttractScene)

    @pytest.mark.parametrize("scene", [TitleScene, NewGameScene])
    def test_whatever_leads_to_the_title_leads_back_to_the_bots(
        self, scene: type[TitleScene | NewGameScene], visitor: Visitor
    ) -> None:
        to_the_first_question(visitor)
        visitor.station.push(scene(visitor.station))
        visitor.frames(2)
        assert isinstance(visitor.top, GuidedTable)
        visitor.station.replace_all(scene(visitor.station))
        visitor.frames(2)
        assert isinstance(visitor.top, AttractScene)

    def test_a_plain_table_is_turned_into_a_guided_one(self, visitor: Visitor) -> None:
        table = to_the_first_question(visitor)
        again(visitor.station, table.session)
        visitor.frames(3)
        tables = [scene for scene in visitor.station.stack if scene.name == "table"]
        assert all(isinstance(scene, GuidedTable) for scene in tables)
        assert tables

    def test_no_picture_is_taken(self, visitor: Visitor) -> None:
        visitor.key(pygame.K_F12)
        visitor.frames(2)
        home = visitor.station.home
        assert home is not None
        assert list(home.rglob("*.png")) == []


class TestStaff:
    def test_four_corners_and_the_pin_lead_to_the_organiser(self, visitor: Visitor) -> None:
        touch_corners(visitor)
        assert isinstance(visitor.top, PinScene)
        type_pin(visitor, PIN)
        assert isinstance(visitor.top, StaffScene)

    def test_the_keys_and_the_pin_lead_to_the_organiser(self, visitor: Visitor) -> None:
        visitor.key(pygame.K_k, pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_SHIFT)
        visitor.frames(2)
        visitor.type(PIN)
        visitor.key(pygame.K_RETURN)
        visitor.frames(2)
        assert isinstance(visitor.top, StaffScene)

    def test_the_corners_out_of_order_lead_nowhere(self, visitor: Visitor) -> None:
        width, height = visitor.station.window.screen.get_size()
        for place in ((4, 4), (width - 5, height - 5), (width - 5, 4), (4, height - 5)):
            visitor.tap(place)
        visitor.frames(2)
        assert not isinstance(visitor.top, PinScene)

    def test_slow_corners_lead_nowhere(self, visitor: Visitor) -> None:
        width, height = visitor.station.window.screen.get_size()
        for place in ((4, 4), (width - 5, 4), (width - 5, height - 5), (4, height - 5)):
            visitor.tap(place)
            visitor.frames(4, 1.0)
        assert not isinstance(visitor.top, PinScene)

    def test_every_wrong_pin_makes_the_next_wait_longer(self, visitor: Visitor) -> None:
        touch_corners(visitor)
        waits = []
        for _ in range(3):
            type_pin(visitor, "9999")
            waits.append(visitor.station.stall.pin_wait)
            assert isinstance(visitor.top, PinScene)
            visitor.frames(round(waits[-1]) + 1, 1.0)
        assert waits == sorted(waits)
        assert waits[2] > 2 * waits[0]

    def test_the_right_pin_does_not_open_while_it_has_to_wait(self, visitor: Visitor) -> None:
        touch_corners(visitor)
        type_pin(visitor, "9999")
        assert not visitor.station.stall.try_pin(PIN)
        visitor.frames(4, 1.0)
        type_pin(visitor, PIN)
        assert isinstance(visitor.top, StaffScene)

    def test_a_door_that_nobody_opens_shuts_and_the_game_goes_on(self, visitor: Visitor) -> None:
        table = to_the_first_question(visitor)
        touch_corners(visitor)
        assert isinstance(visitor.top, PinScene)
        visitor.frames(25, 1.0)
        assert table in visitor.station.stack
        assert not isinstance(visitor.top, PinScene)

    def test_the_first_start_asks_for_a_pin(self, tmp_path: Path) -> None:
        station = open_station(tmp_path, SMALL, has_pin=False)
        visitor = Visitor(station)
        assert isinstance(visitor.top, PinScene)
        visitor.key(pygame.K_ESCAPE)
        type_pin(visitor, "12")
        assert isinstance(visitor.top, PinScene)
        type_pin(visitor, "1357")
        assert isinstance(visitor.top, StaffScene)
        assert station.stall.arrangement.opens("1357")
        station.close()

    def test_an_organiser_who_walks_away_leaves_no_open_door(self, visitor: Visitor) -> None:
        touch_corners(visitor)
        type_pin(visitor, PIN)
        visitor.frames(round(STAFF_PATIENCE) + 2, 1.0)
        assert isinstance(visitor.top, AttractScene)

    def test_a_question_to_the_organiser_does_not_stay_open_either(self, visitor: Visitor) -> None:
        touch_corners(visitor)
        type_pin(visitor, PIN)
        visitor.tap_on("close")
        assert isinstance(visitor.top, ConfirmScene)
        visitor.frames(round(STAFF_PATIENCE) + 2, 1.0)
        assert isinstance(visitor.top, AttractScene)

    def test_what_is_arranged_holds_at_once_and_is_kept(self, visitor: Visitor) -> None:
        touch_corners(visitor)
        type_pin(visitor, PIN)
        visitor.tap_on("theme:night")
        visitor.enter("volume")
        visitor.key(pygame.K_RIGHT)
        station = visitor.station
        assert station.settings.theme == "night"
        assert (station.settings.effects_volume, station.settings.mute) == (10, False)
        visitor.tap_on("station")
        visitor.frames(3)
        assert isinstance(visitor.top, AttractScene)
        assert station.settings.theme == "night"

    def test_the_counters_begin_anew_after_a_question(self, visitor: Visitor) -> None:
        visitor.sit_down((0,))
        touch_corners(visitor)
        type_pin(visitor, PIN)
        visitor.tap_on("reset")
        visitor.tap_on("yes")
        assert counted(visitor) == {}

    def test_only_the_organiser_closes_the_station(self, visitor: Visitor) -> None:
        touch_corners(visitor)
        type_pin(visitor, PIN)
        visitor.tap_on("close")
        visitor.tap_on("no")
        assert visitor.station.is_running
        visitor.tap_on("close")
        visitor.tap_on("yes")
        assert not visitor.station.is_running
        assert visitor.station.status == 0


class TestTraces:
    def test_a_visit_leaves_numbers_and_nothing_else(self, visitor: Visitor) -> None:
        home = visitor.station.home
        assert home is not None
        before = {path: path.read_bytes() for path in home.rglob("*") if path.is_file()}
        to_the_first_question(visitor, (0, 1))
        visitor.station.stall.show()
        visitor.frames(3)
        after = {path: path.read_bytes() for path in home.rglob("*") if path.is_file()}
        changed = {path.name for path, content in after.items() if before.get(path) != content}
        assert changed == {"kiosk-counters.json"}
        assert set(counted(visitor)) == {of_game(GAME, "started"), of_game(GAME, "abandoned"), "people", "seconds"}

    def test_what_a_killed_station_left_is_gone_at_the_next_start(self, tmp_path: Path) -> None:
        scratch = system.data_folder(tmp_path) / "kiosk-visit" / "data"
        scratch.mkdir(parents=True)
        (scratch / "autosave.json").write_text("someone's game")
        station = open_station(tmp_path, SMALL)
        assert not scratch.exists()
        station.close()

    def test_no_seat_has_a_name_that_somebody_typed(self, visitor: Visitor) -> None:
        table = visitor.sit_down((0, 3))
        assert [table.session.names[seat] for seat in table.session.people] == ["Red", "Green"]

    def test_a_crash_is_written_down_without_values_and_ends_the_window(
        self, visitor: Visitor, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        def stumble(*_: object) -> None:
            raise ValueError(" ".join(("a", "secret")))

        station = visitor.station
        monkeypatch.setattr(AttractScene, "update", stumble)
        station._guarded(lambda: Station.frame(station, 0.1))
        assert (station.is_running, station.status) == (False, CRASHED)
        (report,) = system.log_folder(station.home).glob("kiosk-crash-*.txt")
        content = report.read_text()
        assert "ValueError" in content
        assert "a secret" not in content
