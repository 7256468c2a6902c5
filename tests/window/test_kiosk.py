"""The demo station by real events: touch to play, no way out, idle tables, the staff's door, and no traces."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from scenes import system
from scenes.boards import BOARDS
from scenes.kiosk.attract import BOARD_TIME, AttractScene
from scenes.kiosk.counters import Counters, of_game
from scenes.kiosk.guide import GuidedTable
from scenes.kiosk.idle import COUNTDOWN, IdleScene
from scenes.kiosk.pin import PinScene
from scenes.kiosk.seats import GATHERING, SeatsScene
from scenes.kiosk.staff import StaffScene
from scenes.kiosk.stall import CLOSING, LAST_CALL
from scenes.kiosk.station import CRASHED, PATIENCE, STAFF_PATIENCE, Station
from scenes.menu import ConfirmScene, MenuScene
from scenes.newgame import NewGameScene
from scenes.play.booth import BoothScene
from scenes.play.cover import CoverScene
from scenes.play.start import again
from scenes.play.table import TableScene
from scenes.title import TitleScene
from tests.window.kiosk_soak import quick_bots
from tests.window.kiosk_visitors import PIN, Visitor, open_station

GAME = BOARDS[0]
SMALL = (640, 360)  # quick to draw


@pytest.fixture
def visitor(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Visitor]:
    """Somebody in front of a fresh station whose bots answer at once; no pictures are made in advance."""
    monkeypatch.setattr(TableScene, "_prepare", lambda _table: None)
    with quick_bots():
        station = open_station(tmp_path, SMALL)
        yield Visitor(station)
        station.close()


def touch_corners(visitor: Visitor) -> None:
    width, height = visitor.station.window.screen.get_size()
    for place in ((4, 4), (width - 5, 4), (width - 5, height - 5), (4, height - 5)):
        visitor.tap(place)
    visitor.frames(2)


def type_pin(visitor: Visitor, pin: str) -> None:
    for digit in pin:
        visitor.tap_on(f"pad:{digit}")
    visitor.tap_on("pad:enter")
    visitor.frames(3)


def counted(visitor: Visitor) -> dict[str, int]:
    return dict(Counters(system.data_folder(visitor.station.home)).today())


def to_the_first_question(visitor: Visitor, places: tuple[int, ...] = (0,)) -> GuidedTable:
    """Sit down and come to a question on the open table."""
    table = visitor.sit_down(places)
    visitor.station.change_settings(speed="instant")
    for _ in range(600):
        if visitor.top is table and table.asked is not None:
            return table
        if not visitor.answer():
            visitor.frames(1, 0.1)
    raise AssertionError("nobody is asked anything")


class TestTouchToPlay:
    def test_a_finger_anywhere_leads_to_the_seats_and_sits_one_person_down(self, visitor: Visitor) -> None:
        visitor.tap((300, 150))
        seats = visitor.top
        assert isinstance(seats, SeatsScene)
        assert seats.taken == {0}

    def test_a_finger_that_is_told_as_a_mouse_too_counts_once(self, visitor: Visitor) -> None:
        visitor.tap_on("seat:1")
        seats = visitor.top
        assert isinstance(seats, SeatsScene)
        assert seats.taken == {1}
        visitor.tap_on("seat:2")
        assert seats.taken == {1, 2}

    def test_a_second_finger_does_not_disturb_the_first(self, visitor: Visitor) -> None:
        place = visitor.spot("seat:3")
        visitor.finger(pygame.FINGERDOWN, place, 1)
        visitor.finger(pygame.FINGERDOWN, (200, 150), 2)
        visitor.finger(pygame.FINGERUP, (200, 150), 2)
        visitor.frames()
        assert isinstance(visitor.top, AttractScene)
        visitor.finger(pygame.FINGERUP, place, 1)
        visitor.frames(2)
        assert isinstance(visitor.top, SeatsScene)
        assert visitor.top.taken == {3}

    def test_a_finger_hides_the_pointer_and_a_mouse_brings_it_back(self, visitor: Visitor) -> None:
        visitor.tap((300, 150))
        assert not pygame.mouse.get_visible()
        visitor.move((200, 100))
        assert pygame.mouse.get_visible()

    def test_a_mouse_sits_down_and_starts(self, visitor: Visitor) -> None:
        visitor.click("seat:2")
        visitor.click("start")
        visitor.frames(3)
        visit = visitor.station.stall.visit
        assert visit is not None
        assert visit.places == {2}
        assert visit.table in visitor.station.stack

    def test_the_keyboard_alone_sits_down_and_starts(self, visitor: Visitor) -> None:
        visitor.key(pygame.K_RETURN)
        visitor.frames()
        visitor.enter("seat:1")
        visitor.enter("start")
        visitor.frames(3)
        visit = visitor.station.stall.visit
        assert visit is not None
        assert visit.places == {0, 1}

    def test_any_key_will_do(self, visitor: Visitor) -> None:
        visitor.key(pygame.K_x, text="x")
        visitor.frames()
        assert isinstance(visitor.top, SeatsScene)

    def test_a_second_touch_gives_the_seat_back(self, visitor: Visitor) -> None:
        visitor.tap_on("seat:0")
        visitor.tap_on("seat:0")
        assert isinstance(visitor.top, SeatsScene)
        assert visitor.top.taken == set()

    def test_bots_take_the_free_seats_when_the_ring_is_empty(self, visitor: Visitor) -> None:
        visitor.tap_on("seat:1")
        visitor.frames(round(GATHERING) + 2, 1.0)
        visit = visitor.station.stall.visit
        assert visit is not None
        assert visit.table.session.people == (1,)
        assert all(seat.bot for place, seat in enumerate(visit.table.table.seats) if place != 1)

    def test_a_full_table_starts_at_once(self, visitor: Visitor) -> None:
        seats = len(visitor.station.stall.pieces(GAME))
        for place in range(seats):
            visitor.tap_on(f"seat:{place}")
        visitor.frames(2)
        visit = visitor.station.stall.visit
        assert visit is not None
        assert len(visit.table.session.people) == seats

    def test_nobody_plays_if_nobody_sits_when_the_ring_is_empty(self, visitor: Visitor) -> None:
        visitor.tap_on("seat:0")
        visitor.tap_on("seat:0")
        visitor.frames(round(GATHERING) + 2, 1.0)
        assert isinstance(visitor.top, AttractScene)
        assert counted(visitor) == {}


class TestPassersBy:
    def test_bots_play_and_the_posters_follow(self, visitor: Visitor) -> None:
        attract = visitor.top
        assert isinstance(attract, AttractScene)
        visitor.frames(60, 0.25)
        assert attract.poster is None
        assert len(attract.demo.table.moves) > 4
        visitor.frames(round(BOARD_TIME - attract.age) + 1, 1.0)
        assert attract.poster in BOARDS

    def test_a_caption_stays_until_it_can_have_been_read(self, visitor: Visitor) -> None:
        attract = visitor.top
        assert isinstance(attract, AttractScene)
        for _ in range(400):
            visitor.frames(1, 0.05)
            if attract.demo.reading > 2.0:
                break
        moves, caption = len(attract.demo.table.moves), attract.demo.caption
        assert caption.meaning
        visitor.frames(10, 0.1)
        assert (len(attract.demo.table.moves), attract.demo.caption) == (moves, caption)

    def test_the_game_of_the_bots_shows_no_hand(self, visitor: Visitor) -> None:
        attract = visitor.top
        assert isinstance(attract, AttractScene)
        visitor.frames(40, 0.25)
        assert attract.demo.session.eyes < 0
        assert attract.demo.session.people == ()


class TestGuidedTable:
    def test_every_question_comes_with_advice_and_the_time_that_is_left(self, visitor: Visitor) -> None:
        table = to_the_first_question(visitor)
        hint = table.hint()
        assert table.session.names[0] in hint.head
        assert hint.text
        assert 1 <= visitor.station.stall.minutes_left <= 15

    def test_the_table_and_the_strip_share_the_window(self, visitor: Visitor) -> None:
        to_the_first_question(visitor)
        station = visitor.station
        assert station._strip is not None
        assert station.screen.get_height() + station._strip.area.h == station.window.screen.get_height()
        assert station.kit.size == station.screen.get_size()

    @pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
    def test_all_words_fit_beside_the_strip(self, size: tuple[int, int], tmp_path: Path) -> None:
        with quick_bots():
            station = open_station(tmp_path, size)
            visitor = Visitor(station)
            to_the_first_question(visitor)
            faults = visitor.top.faults
            station.close()
        assert faults == []

    @pytest.mark.parametrize("size", [(1279, 719), (640, 360)])
    def test_the_curtain_opens_beside_a_strip_of_any_height(self, size: tuple[int, int], tmp_path: Path) -> None:
        with quick_bots():
            station = open_station(tmp_path, size)
            visitor = Visitor(station)
            visitor.sit_down((0, 1))
            cover = visitor.top
            assert isinstance(cover, CoverScene)
            station.change_settings(speed="normal")
            cover.latch.is_open = True
            visitor.frames(6, 0.05)
            assert cover.opening is not None
            station.close()

    def test_several_people_get_a_curtain_and_one_does_not(self, visitor: Visitor) -> None:
        visitor.sit_down((0, 1))
        assert isinstance(visitor.top, CoverScene)
        visitor.station.stall.show()
        visitor.frames(3)
        visitor.sit_down((0,))
        assert isinstance(visitor.top, BoothScene)

    def test_the_strip_leads_out_after_a_question(self, visitor: Visitor) -> None:
        to_the_first_question(visitor)
        strip = visitor.station._strip
        assert strip is not None
        place = strip.kit.pixels(strip.leave_box()).move(strip.area.topleft).center
        visitor.tap(place)
        assert isinstance(visitor.top, ConfirmScene)
        visitor.tap_on("yes")
        visitor.frames(3)
        assert isinstance(visitor.top, AttractScene)
        assert counted(visitor)[of_game(GAME, "abandoned")] == 1

    def test_after_the_last_call_bots_play_on_until_the_finale_is_peoples_own(self, visitor: Visitor) -> None:
        table = to_the_first_question(visitor, (0, 2))
        visitor.station.stall.pass_time(LAST_CALL)
        assert (table.session.people, visitor.station.settings.speed) == ((), "instant")
        for _ in range(2000):
            visitor.frames(1, 0.05)
            if table.session.people:
                break
        assert table.session.people == (0, 2)
        assert [seat.bot is None for seat in table.table.seats] == [True, False, True, False]
        assert {decision.topic for decision in table.table.asked().values()} <= {"stand", "president"}
        for _ in range(400):
            if table.has_ended:
                break
            if not visitor.answer():
                visitor.frames(1, 0.1)
        assert visitor.top.name == "result"

    def test_nobody_is_sent_away_in_the_middle_of_the_finale(self, visitor: Visitor) -> None:
        table = to_the_first_question(visitor)
        visitor.station.stall.pass_time(LAST_CALL)
        for _ in range(2000):
            visitor.frames(1, 0.05)
            if table.session.people:
                break
        table.lend_seats()
        assert table.session.people == (0,)

    def test_at_closing_time_bots_bring_the_game_to_its_end(self, visitor: Visitor) -> None:
        table = to_the_first_question(visitor, (0, 2))
        visitor.station.stall.pass_time(CLOSING)
        for _ in range(2000):
            visitor.frames(1, 0.1)
            if table.has_ended:
                break
        visitor.frames(3)
        assert table.table.is_over
        assert visitor.top.name == "result"
        assert counted(visitor)[of_game(GAME, "finished")] == 1

    def test_closing_time_opens_no_curtain(self, visitor: Visitor) -> None:
        table = visitor.sit_down((0, 1))
        assert isinstance(visitor.top, CoverScene)
        visitor.station.stall.pass_time(CLOSING)
        visitor.frames(2)
        assert visitor.top is table
        assert table.session.eyes < 0

    def test_the_result_leads_nowhere_else(self, visitor: Visitor) -> None:
        table = to_the_first_question(visitor)
        visitor.station.stall.pass_time(CLOSING)
        for _ in range(2000):
            visitor.frames(1, 0.1)
            if table.has_ended:
                break
        visitor.frames(3)
        assert "title" not in visitor.controls()
        visitor.tap_on("again")
        visitor.frames(3)
        assert counted(visitor)[of_game(GAME, "started")] == 2
        assert isinstance(visitor.station.stall.visit and visitor.station.stall.visit.table, GuidedTable)


class TestIdle:
    def test_a_table_that_is_left_asks_and_is_then_cleared(self, visitor: Visitor) -> None:
        to_the_first_question(visitor)
        visitor.frames(round(PATIENCE) + 1, 1.0)
        assert isinstance(visitor.top, IdleScene)
        visitor.frames(round(COUNTDOWN) + 2, 1.0)
        assert isinstance(visitor.top, AttractScene)
        assert counted(visitor)[of_game(GAME, "abandoned")] == 1

    def test_a_touch_anywhere_goes_on_with_the_game(self, visitor: Visitor) -> None:
        table = to_the_first_question(visitor)
        visitor.frames(round(PATIENCE) + 1, 1.0)
        assert isinstance(visitor.top, IdleScene)
        visitor.tap((30, 150))
        visitor.frames(2)
        assert visitor.top is table

    def test_a_key_goes_on_with_the_game(self, visitor: Visitor) -> None:
        table = to_the_first_question(visitor)
        visitor.frames(round(PATIENCE) + 1, 1.0)
        visitor.key(pygame.K_g, text="g")
        visitor.frames(2)
        assert visitor.top is table

    def test_the_question_covers_what_is_private(self, visitor: Visitor) -> None:
        visitor.sit_down((0,))
        assert isinstance(visitor.top, BoothScene)
        visitor.frames(round(PATIENCE) + 1, 1.0)
        assert isinstance(visitor.top, IdleScene)
        assert visitor.top.covers

    def test_a_mouse_that_trembles_is_nobody(self, visitor: Visitor) -> None:
        to_the_first_question(visitor)
        for step in range(round(PATIENCE) + 1):
            pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=(step % 2, 1), rel=(1, 0), buttons=(0, 0, 0)))
            visitor.frames(1, 1.0)
        assert isinstance(visitor.top, IdleScene)

    def test_seats_and_result_do_not_wait_for_ever_either(self, visitor: Visitor) -> None:
        table = to_the_first_question(visitor)
        visitor.station.stall.pass_time(CLOSING)
        for _ in range(400):
            visitor.frames(1, 1.0)
            if isinstance(visitor.top, AttractScene):
                break
        assert table.has_ended
        assert isinstance(visitor.top, AttractScene)

    def test_every_visit_begins_as_arranged(self, visitor: Visitor) -> None:
        station = visitor.station
        visitor.sit_down((0,))
        visitor.key(pygame.K_PLUS, pygame.KMOD_CTRL, "+")
        station.change_settings(theme="night")
        station.stall.show()
        visitor.frames(3)
        assert (station.settings.theme, station.settings.text_size) == ("paper", 100)


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
