"""A player without a face: posts real mouse and key events to the window's queue and lets frames pass."""

from pathlib import Path

import pygame

from engine.contract import Setup
from engine.games import GAMES
from engine.table import Seat, Table
from scenes.app import App
from scenes.keep import Keeper
from scenes.play.session import Session
from scenes.scene import Scene
from scenes.settings import Settings
from scenes.ui.page import Control
from scenes.window import start_video

FRAME = 1 / 60
NAMES = ("Rima", "Ziad", "Karim", "Hana", "Samir", "Dunya", "Nour", "Adel")


def open_app(folder: Path, size: tuple[int, int] = (1280, 720), **settings: object) -> App:
    """A window that nobody sees; it is quick and quiet unless told otherwise."""
    start_video(dummy=True)
    pygame.event.clear()
    given = {"speed": "instant", "mute": True, **settings}
    return App(Settings(**given), folder, size)  # type: ignore[arg-type]


def new_table(people: int = 1, players: int = 4, seed: int = 1, bot: str = "random", game: str = "machrou3") -> Table:
    rules = GAMES[game]
    seats = [Seat(NAMES[seat], None if seat < people else bot) for seat in range(players)]
    return Table(rules, Setup(players, rules.modes[0], rules.default_house_rules), seed, seats)


def new_session(
    folder: Path, people: int = 1, players: int = 4, seed: int = 1, bot: str = "random", game: str = "machrou3"
) -> Session:
    return Session(new_table(people, players, seed, bot, game), Keeper(folder / "data"), "en")


class Pilot:
    """Plays by mouse or by keyboard alone; it knows controls by their keys and nothing else."""

    def __init__(self, app: App) -> None:
        self.app = app

    @property
    def top(self) -> Scene:
        return self.app.top

    def frames(self, count: int = 1, seconds: float = FRAME) -> None:
        for _ in range(count):
            if self.app.is_running:
                self.app.frame(seconds)

    def wait(self, seconds: float) -> None:
        self.frames(max(1, round(seconds / FRAME)))

    def settle(self, most: float = 20.0) -> None:
        """Let frames pass until nothing moves any more."""
        for _ in range(round(most / FRAME)):
            self.frames()
            if not self.top.is_moving and not self.app._changes:
                return

    # --- looking ---

    def controls(self) -> dict[str, Control]:
        self.app.picture_of(len(self.app.stack) - 1)
        assert self.top.page is not None
        return {control.key: control for control in self.top.page.controls}

    def open_options(self) -> list[str]:
        """The answers that could be given now."""
        return [key for key, control in self.controls().items() if key.startswith("option:") and not control.why]

    def spot(self, key: str) -> tuple[int, int]:
        """A point at which a control can be clicked."""
        control = self.controls()[key]
        page = self.top.page
        assert page is not None
        centre = self.app.kit.pixels(page.ring.get(key, control.box)).center
        found = page.at(*centre)
        assert found is control, f"{key} is covered by {found and found.key} at {centre}"
        return centre

    # --- by mouse ---

    def move(self, place: tuple[int, int]) -> None:
        pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=place, rel=(0, 0), buttons=(0, 0, 0)))
        self.frames()

    def button(self, place: tuple[int, int], down: bool) -> None:
        kind = pygame.MOUSEBUTTONDOWN if down else pygame.MOUSEBUTTONUP
        pygame.event.post(pygame.event.Event(kind, pos=place, button=1, touch=False))
        self.frames()

    def click(self, key: str) -> None:
        place = self.spot(key)
        self.move(place)
        self.button(place, True)
        self.button(place, False)

    def hold(self, key: str, seconds: float) -> None:
        place = self.spot(key)
        self.move(place)
        self.button(place, True)
        self.wait(seconds)
        self.button(place, False)

    # --- by keyboard ---

    def key(self, key: int, mod: int = 0, text: str = "") -> None:
        self.key_down(key, mod, text)
        pygame.event.post(pygame.event.Event(pygame.KEYUP, key=key, mod=mod, unicode=text))
        self.frames()

    def key_down(self, key: int, mod: int = 0, text: str = "") -> None:
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode=text))
        self.frames()

    def type(self, text: str) -> None:
        for letter in text:
            pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=ord(letter.lower()), mod=0, unicode=letter))
            pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text=letter))
            self.frames()

    def focus_on(self, key: str) -> None:
        """Walk to a control with Tab alone."""
        for _ in range(len(self.controls()) + 1):
            if self.top.focus == key and self.app.hands.by_keyboard:
                return
            self.key(pygame.K_TAB)
        raise AssertionError(f"{key} cannot be reached by keyboard")

    def enter(self, key: str) -> None:
        """Walk to a control and confirm."""
        self.focus_on(key)
        self.key(pygame.K_RETURN)
