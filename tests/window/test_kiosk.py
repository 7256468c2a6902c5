"""The demo station by real events: touch to play, bots for passers-by, the guided table, and tables left alone."""

from pathlib import Path

import pygame
import pytest

from scenes.boards import BOARDS
from scenes.kiosk.attract import BOARD_TIME, AttractScene
from scenes.kiosk.counters import of_game
from scenes.kiosk.guide import GuidedTable
from scenes.kiosk.idle import COUNTDOWN, IdleScene
from scenes.kiosk.seats import GATHERING, SeatsScene
from scenes.kiosk.stall import CLOSING, LAST_CALL
from scenes.kiosk.station import PATIENCE
from scenes.menu import ConfirmScene
from scenes.play.booth import BoothScene
from scenes.play.cover import CoverScene
from tests.window.kiosk_soak import quick_bots
from tests.window.kiosk_visitors import (
    Visitor,
    counted,
    open_station,
    to_the_first_question,
)

GAME = BOARDS[0]


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
        attract.age = 0.0
        visitor.frames(60, 0.25)
        assert attract.poster is None
        assert len(attract.demo.table.moves) > 4
        visitor.frames(round(BOARD_TIME - attract.age) + 1, 1.0)
        assert attract.poster in BOARDS

    def test_a_caption_stays_until_it_can_have_been_read(self, visitor: Visitor) -> None:
        attract = visitor.top
        assert isinstance(attract, AttractScene)
        attract.age = 0.0
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
        attract.age = 0.0
        visitor.frames(40, 0.25)
        assert attract.demo.session.eyes < 0
        assert attract.demo.session.people == ()


class TestGuidedTable:
    def test_every_question_comes_with_advice_and_the_time_that_is_left(self, visitor: Visitor) -> None:
        table = to_the_first_question(visitor)
        hint = table.guidance()
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
