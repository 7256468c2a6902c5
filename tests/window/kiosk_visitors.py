"""Visitors of the demo station without faces: they touch the screen, take seats, answer at random and walk away."""

import random
from collections.abc import Iterable
from pathlib import Path

import pygame

from scenes import system
from scenes.kiosk.arrangement import Arrangement
from scenes.kiosk.attract import AttractScene
from scenes.kiosk.counters import Counters
from scenes.kiosk.guide import GuidedTable
from scenes.kiosk.seats import SeatsScene
from scenes.kiosk.station import Station
from scenes.play.booth import BoothScene
from scenes.play.cover import CoverScene
from scenes.window import start_video
from tests.window.pilot import Pilot

PIN = "2468"
SMALL = (640, 360)  # a window that is quick to draw
_WITH_PIN = Arrangement(volume=0).with_pin(PIN)  # hashing takes its time on purpose


def open_station(home: Path, size: tuple[int, int] = (1280, 720), has_pin: bool = True) -> Station:
    """A station in a window that nobody sees."""
    start_video(dummy=True)
    pygame.event.clear()
    arrangement = _WITH_PIN if has_pin else Arrangement(volume=0)
    arrangement.write(system.config_folder(home))
    station = Station(arrangement.settings(), home, size)
    station.open()
    return station


class Visitor(Pilot):
    """Plays at a station, by mouse and finger alike."""

    def __init__(self, station: Station, seed: int = 1) -> None:
        super().__init__(station)
        self.station = station
        self.luck = random.Random(seed)
        self.frames(3)

    # --- by finger ---

    def finger(self, kind: int, place: tuple[int, int], finger: int = 7) -> None:
        width, height = self.station.window.screen.get_size()
        x, y = (place[0] + 0.5) / width, (place[1] + 0.5) / height
        pygame.event.post(
            pygame.event.Event(kind, x=x, y=y, dx=0.0, dy=0.0, finger_id=finger, touch_id=1, pressure=1.0)
        )

    def tap(self, place: tuple[int, int], finger: int = 7) -> None:
        """Touch a point of the window, as a touch screen reports it: as a finger, and once more as a mouse."""
        for kind, twin in (
            (pygame.FINGERDOWN, pygame.MOUSEBUTTONDOWN),
            (pygame.FINGERUP, pygame.MOUSEBUTTONUP),
        ):
            self.finger(kind, place, finger)
            pygame.event.post(pygame.event.Event(twin, pos=place, button=1, touch=True))
            self.frames()
        self.frames()

    def tap_on(self, key: str) -> None:
        self.tap(self.spot(key))

    # --- at the station ---

    def sit_down(self, places: Iterable[int] = (0,)) -> GuidedTable:
        """From what passers-by see to a table with these seats taken."""
        assert isinstance(self.top, AttractScene)
        first, *others = places
        self.tap_on(f"seat:{first}")
        for place in others:
            self.tap_on(f"seat:{place}")
        if isinstance(self.top, SeatsScene):
            self.tap_on("start")
        self.frames(3)
        table = next(scene for scene in self.station.stack if isinstance(scene, GuidedTable))
        assert self.station.stall.visit is not None
        return table

    def answer(self) -> bool:
        """Answer whatever is asked now, by touch; tells whether anything was."""
        scene = self.top
        if isinstance(scene, CoverScene):
            self.wait(0.6)
            for _ in range(2):
                self.tap_on("open")
                self.wait(0.5)
        elif isinstance(scene, BoothScene):
            self._answer_in_booth(scene)
        elif isinstance(scene, GuidedTable) and scene.asked is not None:
            options = [key for key in self.open_options() if key != "option:pass"] or self.open_options()
            self.tap_on(self.luck.choice(options))
        else:
            return False
        self.frames(2)
        return True

    def _answer_in_booth(self, booth: BoothScene) -> None:
        options = self.open_options()
        if not options:
            self.tap_on("hide" if "hide" in self.controls() else "back")
            return
        self.tap_on(self.luck.choice(options))
        if self.top is booth and booth.chosen is not None:
            self.tap_on("cast")


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
