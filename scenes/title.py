"""The first screen: a wall with the posters of the games, and the way into them."""

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from scenes.boards import BOARDS
from scenes.scene import Scene
from scenes.texts import languages
from scenes.ui import wall
from scenes.ui.keys import is_command
from scenes.ui.kit import COMPACT, LARGE, Box, Kit
from scenes.ui.page import Page
from scenes.ui.painter import Painter
from scenes.ui.text import DISPLAY, LABEL, TEXT
from scenes.ui.theme import LIGHT, THEMES

if TYPE_CHECKING:
    from scenes.app import App
    from scenes.load import SavedGame

_LEFT, _BROAD = 84, 820  # the column of words and buttons
_FACTS = (("players", "people"), ("time", "clock"), ("kind", "eyeoff"))


class TitleScene(Scene):
    """Going on with the last game comes first if there is one; Esc asks before it quits."""

    name = "title"

    def __init__(self, app: "App") -> None:
        super().__init__(app)
        self.game = BOARDS[0]
        self.saved: SavedGame | None = None
        self.has_posters = False

    def enter(self) -> None:
        self.saved = unfinished_game(self.app)
        if self.focus is None or self.focus == "play":
            self.focus = "play" if self.saved is None else "continue"

    @property
    def wakes_in(self) -> float | None:
        return None if self.has_posters else 0.0

    def update(self, seconds: float) -> None:
        """Hang the posters once the wall has been seen: drawing them takes longer than all the rest."""
        if self.picture is not None and not self.has_posters:
            self.has_posters = True
            self.refresh()

    def build(self, painter: Painter, page: Page) -> None:
        grid = _Grid(painter.kit)
        wall.paint_wall(painter)
        self._wordmark(painter, grid)
        self._speak_of_game(painter, grid)
        self._buttons(painter, page, grid)
        self._tags(painter, page, grid)
        if self.has_posters:
            self._hang(painter, page, grid)
        self._foot(painter, grid)

    def _wordmark(self, painter: Painter, grid: "_Grid") -> None:
        wall.ballot_box(painter, grid.box(_LEFT, 58, 156, 156))
        painter.text(self.texts("ui-title"), grid.box(_LEFT + 184, 56, 640, 118), 168 * grid.scale, DISPLAY, LIGHT)
        line = grid.box(_LEFT + 186, 188, 634, 36)
        painter.text(self.texts("ui-tagline"), line, grid.size(26), LABEL, wall.PALE)

    def _speak_of_game(self, painter: Painter, grid: "_Grid") -> None:
        """What awaits whoever presses Play, in one sentence and three facts."""
        said = grid.box(_LEFT, 268, _BROAD, 92)
        painter.text(self.texts(f"ui-poster-{self.game}.tagline"), said, grid.size(31), TEXT, LIGHT, lines=2)
        x, y, size = grid.box(_LEFT, 0, 0, 0).x, grid.box(0, 396, 0, 0).y, grid.size(22)
        right = grid.box(_LEFT + _BROAD, 0, 0, 0).x
        for fact, icon in _FACTS:
            word = self.texts(f"ui-poster-{self.game}.{fact}")
            painter.icon(icon, x + size * 0.6, y, size * 1.2, wall.PALE)
            x += size * 1.2 + 10
            broad = min(painter.width(word, size * painter.kit.larger_text, LABEL) + 2, right - x)
            painter.text(word, Box(x, y - size, broad, size * 2), size, LABEL, wall.PALE)
            x += broad + size * 1.4

    def _buttons(self, painter: Painter, page: Page, grid: "_Grid") -> None:
        """The large ones below each other, the others in pairs."""
        y = 444.0
        large = 112 if self.saved is not None else 132
        names = [("continue", "clock", self._continue)] if self.saved is not None else []
        names.append(("play", "ballot", self._play))
        for place, (key, icon, press) in enumerate(names):
            box = grid.box(_LEFT, y, _BROAD, large)
            word, note = self.texts(f"ui-{key}"), self._note(key)
            wall.wall_button(painter, page, key, box, word, note, icon, press, is_first=place == 0)
            y += large + 18
        small = 94 if self.saved is not None else 108
        half = (_BROAD - 18) / 2
        for number, (key, icon, press) in enumerate(self._pairs()):
            column, row = number % 2, number // 2
            box = grid.box(_LEFT + column * (half + 18), y + row * (small + 18), half, small)
            word, note = self.texts(f"ui-{key}"), self.texts(f"ui-{key}.note")
            wall.wall_button(painter, page, key, box, word, note, icon, press)

    def _pairs(self) -> list[tuple[str, str, Callable[[], None]]]:
        return [
            ("load", "crate", self._load),
            ("rules", "book", self._rules),
            ("options", "gear", self._options),
            ("quit", "gate", self.back),
        ]

    def _note(self, key: str) -> str:
        if key == "continue" and self.saved is not None:
            return self.texts("ui-continue.note", round=self.saved.round, names=self.saved.spoken_names)
        return self.texts("ui-play.note", game=self.texts(f"ui-poster-{self.game}"))

    def _tags(self, painter: Painter, page: Page, grid: "_Grid") -> None:
        """The printings and, if there is a choice, the languages."""
        known = languages()
        spoken = [(f"language:{name}", self.texts(f"ui-language-{name}"), name) for name in known if len(known) > 1]
        printed = [(f"theme:{name}", self.texts(f"ui-theme-{name}"), name) for name in THEMES]
        settings = self.app.settings
        tall = grid.box(0, 0, 0, 66).h
        place = grid.box(_LEFT, 950, 0, 0)
        x = place.x
        for tags, setting in ((spoken, "language"), (printed, "theme")):
            for key, word, value in tags:
                size = grid.size(19) * painter.kit.larger_text
                box = Box(x, place.y, painter.width(word, size, LABEL) + 36, max(44.0, tall * 0.72))
                is_on = getattr(settings, setting) == value

                def press(setting: str = setting, value: str = value) -> None:
                    self.app.change_settings(**{setting: value})

                wall.wall_tag(painter, page, key, box, word, is_on, press)
                x = box.right + 12
            x += 24 if tags else 0

    def _hang(self, painter: Painter, page: Page, grid: "_Grid") -> None:
        """The chosen game's poster large, and those of the others in a column beside it."""
        others = [game for game in BOARDS if game != self.game]
        width = 634 if not others else 560
        left = 1080 if not others else 960
        top = (LARGE[1] - wall.poster_height(width)) / 2
        box = grid.box(left, top, width, wall.poster_height(width))
        wall.hang_poster(painter, page, box, self.game, self._play, True)
        if not others:
            return
        pitch = min(390, 1000 / len(others))
        wide = (pitch - 34) * wall.POSTER_SHAPE[0] / wall.POSTER_SHAPE[1]
        y = (LARGE[1] - pitch * len(others)) / 2 + 17
        for game in others:
            small = grid.box(left + width + 60, y, wide, wall.poster_height(wide))
            wall.hang_poster(painter, page, small, game, lambda game=game: self._choose(game), False)  # type: ignore[misc]
            y += pitch

    def _choose(self, game: str) -> None:
        self.game = game
        self.refresh()

    def _foot(self, painter: Painter, grid: "_Grid") -> None:
        from scenes.assets import version

        line = grid.box(_LEFT, 1022, _BROAD, 30)
        size = grid.size(17)
        painter.text(self.texts("ui-title-keys"), line, size, LABEL, wall.PALE)
        far = grid.box(1080, 1022, LARGE[0] - _LEFT - 1080, 30)
        painter.text(self.texts("ui-version", version=version()), far, size, LABEL, wall.PALE, "end")

    # --- where the buttons lead ---

    def _continue(self) -> None:
        from scenes.load import open_autosave

        open_autosave(self.app)

    def _play(self) -> None:
        from scenes.newgame import NewGameScene

        self.app.push(NewGameScene(self.app, self.game))

    def _load(self) -> None:
        from scenes.load import LoadScene

        self.app.push(LoadScene(self.app))

    def _rules(self) -> None:
        from scenes.rules import RulesScene

        self.app.push(RulesScene(self.app, self.game))

    def _options(self) -> None:
        from scenes.options import OptionsScene

        self.app.push(OptionsScene(self.app))

    def back(self) -> None:
        from scenes.menu import ConfirmScene

        title, message, yes = (self.texts(f"ui-quit-{part}") for part in ("title", "message", "yes"))
        self.app.push(ConfirmScene(self.app, title, message, yes, self.app.quit))

    def key(self, event: pygame.Event) -> bool:
        has_control = is_command(event)
        if event.key == pygame.K_F1:
            self._rules()
        elif has_control and event.key == pygame.K_n:
            self._play()
        elif has_control and event.key == pygame.K_o:
            self._load()
        elif has_control and event.key == pygame.K_COMMA:
            self._options()
        else:
            return False
        return True


class _Grid:
    """Places on the wall, given as on the large layout and kept in the middle of whatever the window is."""

    def __init__(self, kit: Kit) -> None:
        base = COMPACT if kit.compact else LARGE
        self.scale = base[0] / LARGE[0]
        self.x, self.y = (kit.width - base[0]) / 2, (kit.height - base[1]) / 2
        self.smallest = kit.smallest_text

    def box(self, x: float, y: float, width: float, height: float) -> Box:
        scale = self.scale
        return Box(self.x + x * scale, self.y + y * scale, width * scale, height * scale)

    def size(self, units: float) -> float:
        """A size of text that can still be read when the layout is compact."""
        return max(self.smallest + 1, units * self.scale)


def unfinished_game(app: "App") -> "SavedGame | None":
    """What the autosave holds, if it can be gone on with."""
    from scenes import system

    folder = system.data_folder(app.portable)
    if not any(folder.glob("*.json")):
        return None
    from scenes.load import find_autosave

    saved = find_autosave(app)
    return saved if saved is not None and not saved.trouble and not saved.is_over else None
