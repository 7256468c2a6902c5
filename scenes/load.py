"""The saved games: what their files say of themselves, and the page to choose one from."""

import json
import os
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pygame

from engine import saves
from engine.contract import Refused
from scenes import system
from scenes.boards import BOARDS
from scenes.scene import Scene
from scenes.slots import others
from scenes.ui import art, wall, widgets
from scenes.ui.kit import Box
from scenes.ui.page import Control, Look, Page
from scenes.ui.painter import Painter
from scenes.ui.text import BOLD, DISPLAY, LABEL
from scenes.ui.theme import PIECES, mix

if TYPE_CHECKING:
    from scenes.app import App

_MOST_NAMES = 12
_LARGEST_PICTURE = 8 * 1024 * 1024


@dataclass(frozen=True, slots=True)
class SavedGame:
    """The head of a save file. `trouble` is the id of the sentence that says why it cannot be opened."""

    path: Path
    when: datetime
    is_autosave: bool
    game: str = ""
    mode: str = ""
    names: tuple[str, ...] = ()
    pieces: tuple[str, ...] = ()
    round: int = 0
    is_over: bool = False
    trouble: str = ""

    @property
    def spoken_names(self) -> str:
        return ", ".join(self.names)

    @property
    def picture_path(self) -> Path:
        return self.path.with_suffix(".png")


def saves_folder(app: "App") -> Path:
    return system.data_folder(app.portable) / "saves"


def find_autosave(app: "App") -> SavedGame | None:
    """The game that was saved by itself, or the spare of it where that is damaged."""
    path = system.data_folder(app.portable) / app.autosave
    there = [one for one in (path, saves.spare_of(path)) if os.path.isfile(one)]
    found = [read_head(one, is_autosave=True) for one in there]
    return next((saved for saved in found if not saved.trouble), found[0] if found else None)


def saved_games(app: "App") -> list[SavedGame]:
    """All saved games, the newest first."""
    try:
        paths = [path for path in saves_folder(app).glob("*.json") if os.path.isfile(path)]
    except OSError:
        paths = []
    found = [read_head(path) for path in paths]
    autosave = find_autosave(app)
    if autosave is not None:
        found.append(autosave)
    found += [read_head(path, is_autosave=True) for path in others(system.data_folder(app.portable), app.autosave)]
    return sorted(found, key=lambda saved: saved.when, reverse=True)


def read_head(path: Path, is_autosave: bool = False) -> SavedGame:
    """What a file says of itself, however damaged it may be."""
    try:
        status = path.stat()
        when = datetime.fromtimestamp(status.st_mtime)
        if status.st_size > saves.LARGEST:
            return SavedGame(path, when, is_autosave, trouble="save-too-large")
        document = json.loads(path.read_bytes())
    except (OSError, OverflowError):
        return SavedGame(path, datetime.fromtimestamp(0), is_autosave, trouble="load-unreadable")
    except (ValueError, RecursionError):
        return SavedGame(path, when, is_autosave, trouble="save-no-json")
    if not isinstance(document, dict) or document.get("format") != saves.FORMAT:
        return SavedGame(path, when, is_autosave, trouble="save-foreign")
    game = document.get("game")
    if not isinstance(game, str) or game not in BOARDS:
        return SavedGame(path, when, is_autosave, trouble="save-unknown-game")
    return SavedGame(
        path,
        when,
        is_autosave,
        game,
        str(document.get("mode", ""))[:40],
        _words(document.get("names")),
        tuple(piece for piece in _words(document.get("pieces")) if piece in PIECES),
        _whole(document.get("round")),
        document.get("over") is True,
    )


def _words(value: Any) -> tuple[str, ...]:
    """A list of names, without what cannot be printed."""
    if not isinstance(value, list):
        return ()
    words = [word for word in value[:_MOST_NAMES] if isinstance(word, str)]
    return tuple("".join(letter for letter in word[:40] if letter.isprintable()) for word in words)


def _whole(value: Any) -> int:
    return value if type(value) is int and 0 <= value < 1000 else 0


def _attempt(app: "App", deed: Callable[[], None]) -> None:
    """Open a game, or say why that cannot be."""
    try:
        deed()
    except Refused as problem:
        app.sounds.play("error")
        app.toast(app.texts.why(problem.reason))


def open_autosave(app: "App") -> None:
    """Go on with the last game."""
    from scenes.play.start import continue_game

    _attempt(app, lambda: continue_game(app))


def open_file(app: "App", path: Path) -> None:
    """Go on with the game of a file."""
    from scenes.play.start import open_save

    _attempt(app, lambda: open_save(app, path))


def delete_game(saved: SavedGame) -> None:
    """Remove the files of a game; OSError when that fails."""
    saved.path.unlink(missing_ok=True)
    saved.picture_path.unlink(missing_ok=True)
    if saved.is_autosave:
        saves.spare_of(saved.path).unlink(missing_ok=True)


class LoadScene(Scene):
    """A list of saved games beside the chosen one. Pressing the chosen one once more opens it."""

    name = "load"

    def __init__(self, app: "App") -> None:
        super().__init__(app)
        self.games: list[SavedGame] = []
        self.chosen = 0
        self.first = 0
        self._seen = 1  # how many cards there is room for

    def enter(self) -> None:
        self.games = saved_games(self.app)
        self._select(min(self.chosen, len(self.games) - 1))

    # --- the picture ---

    def build(self, painter: Painter, page: Page) -> None:
        note = self.texts("load-count", count=len(self.games))
        room = wall.masthead(painter, page, self.texts("load-title"), "crate", note, self.back)
        margin = 16.0 if painter.kit.compact else 24.0
        room = room.inflate(-2 * margin, -2 * margin)
        if not self.games:
            self._nothing(painter, page, room)
            return
        gap = margin
        beside = 500.0 if painter.kit.compact else 720.0
        self._list(painter, page, Box(room.x, room.y, room.w - beside - gap, room.h))
        self._details(painter, page, Box(room.right - beside, room.y, beside, room.h))

    def _nothing(self, painter: Painter, page: Page, room: Box) -> None:
        """No game was ever saved."""
        sheet = Box(room.centerx - 360, room.centery - 220, 720, 440)
        inside = painter.panel(sheet)
        wall.seal(painter, Box(inside.centerx - 70, inside.y + 36, 140, 140))
        head = Box(inside.x + 30, inside.y + 192, inside.w - 60, 50)
        painter.text(self.texts("load-empty"), head, 40, DISPLAY, align="centre")
        line = Box(inside.x + 60, inside.y + 246, inside.w - 120, 76)
        painter.text(self.texts("load-empty.text"), line, 20, align="centre", lines=3)
        button = Box(inside.centerx - 150, inside.bottom - 94, 300, 66)
        word = self.texts("ui-back")
        widgets.button(painter, page, "leave", button, word, self.back, icon="undo", primary=True)

    def _list(self, painter: Painter, page: Page, room: Box) -> None:
        compact = painter.kit.compact
        pitch = 112.0 if compact else 156.0
        gap = 12.0 if compact else 16.0
        self._seen = max(1, int((room.h + gap) / pitch))
        pitch = (room.h + gap) / self._seen
        self.first = min(self.first, max(0, len(self.games) - self._seen))
        is_long = len(self.games) > self._seen
        width = room.w - (34 if is_long else 0)
        for place, saved in enumerate(self.games[self.first : self.first + self._seen]):
            number = self.first + place
            self._card(painter, page, Box(room.x, room.y + place * pitch, width, pitch - gap), number, saved)
        if is_long:
            hidden = len(self.games) - self._seen
            bar = Box(room.right - 20, room.y, 20, self._seen * pitch - gap)
            share = self._seen / len(self.games)
            label = self.texts("ui-scroll")
            widgets.scrollbar(painter, page, "scroll", bar, self.first / hidden, share, self._scroll_to, label)

    def _card(self, painter: Painter, page: Page, box: Box, number: int, saved: SavedGame) -> None:
        def draw(brush: Painter, look: Look) -> None:
            is_chosen = number == self.chosen
            theme = brush.theme
            here = box.move(0, -2) if look is Look.HOVER and not is_chosen else box
            ground = theme.inverse if is_chosen else theme.hot if look is Look.HOVER else theme.card
            ink, pale = (theme.inverse_ink,) * 2 if is_chosen else (theme.ink, theme.ink2)
            brush.shadow(here, 4, 5)
            brush.fill(here, ground)
            brush.frame(here, theme.inverse if is_chosen else theme.control_edge)
            inner = here.inflate(-20, -20)
            picture = Box(inner.x, inner.y, inner.h * 16 / 9, inner.h)
            thumbnail(brush, picture, saved)
            words = Box(picture.right + 20, inner.y, inner.right - picture.right - 20, inner.h)
            rows = [Box(words.x, words.y + words.h * part, words.w, words.h * 0.34) for part in (0, 0.34, 0.66)]
            size = rows[0].h * 0.82
            brush.text(self._name(saved), rows[0], size, DISPLAY, ink, cut=True)
            small = 15 if brush.kit.compact else 18
            second = saved.spoken_names if not saved.trouble else self._trouble(saved)
            brush.text(second, rows[1], small, BOLD, ink, cut=True)
            brush.text(self._line(saved), rows[2], small, LABEL, pale, cut=True)

        control = Control(f"save:{saved.path.name}", box, lambda: self._press(number), draw, self._name(saved))
        control.edit = self._steer
        page.add(painter, control)

    def _details(self, painter: Painter, page: Page, box: Box) -> None:
        saved = self.games[self.chosen]
        inside = painter.panel(box, self._name(saved), "ballot", self._when(saved)).inflate(-40, -36)
        compact = painter.kit.compact
        button = 58.0 if compact else 84.0
        foot = inside.bottom - button
        tall = min(inside.w * 9 / 16, (foot - inside.y) * 0.58)
        picture = Box(inside.centerx - tall * 8 / 9, inside.y, tall * 16 / 9, tall)
        painter.shadow(picture)
        thumbnail(painter, picture, saved)
        y = picture.bottom + 18
        words = Box(inside.x, y, inside.w, foot - 18 - y)
        if saved.trouble:
            self._spoilt(painter, words, saved)
        else:
            self._facts(painter, words, saved)
        slim = inside.w * 0.36
        left = Box(inside.x, foot, slim, button)
        right = Box(left.right + 16, foot, inside.w - slim - 16, button)
        delete, open_word = self.texts("load-delete"), self.texts("load-open")
        cap = self.texts("ui-key-delete")
        keys = (pygame.K_DELETE,)
        widgets.button(painter, page, "delete", left, delete, self._ask_delete, icon="bin", keys=keys, cap=cap, size=30)
        why = self._trouble(saved) if saved.trouble else ""
        widgets.button(painter, page, "open", right, open_word, self._open, icon="with", primary=True, size=38, why=why)

    def _facts(self, painter: Painter, box: Box, saved: SavedGame) -> None:
        """Who plays, and how far they are."""
        compact = painter.kit.compact
        line = Box(box.x, box.y, box.w, 26 if compact else 34)
        size = 16.0 if compact else 20.0
        stamp_room = 190.0 if saved.is_over else 0.0
        place = Box(line.x, line.y, line.w - stamp_room, line.h)
        painter.text(" · ".join(self._origin(saved)), place, size, LABEL, painter.theme.ink2, cut=True)
        if saved.is_over:
            stamp = Box(box.right - 180, box.y - 4, 170, 52)
            widgets.stamp(painter, stamp, self.texts("load-finished"), painter.theme.danger, -4)
        top = line.bottom + (8 if compact else 16)
        pitch = min(30.0 if compact else 46.0, (box.bottom - top) / max(1, (len(saved.names) + 1) // 2))
        for number, name in enumerate(saved.names):
            cell = Box(box.x + number % 2 * box.w / 2, top + number // 2 * pitch, box.w / 2 - 12, pitch)
            x = cell.x
            if number < len(saved.pieces):
                painter.mark(saved.pieces[number], x + pitch * 0.36, cell.centery, pitch * 0.27)
                x += pitch * 0.86
            painter.text(name, Box(x, cell.y, cell.right - x, cell.h), size + 2, BOLD, cut=True)

    def _spoilt(self, painter: Painter, box: Box, saved: SavedGame) -> None:
        danger = painter.theme.danger
        painter.icon("broken", box.x + 26, box.y + 34, 44, danger)
        words = Box(box.x + 70, box.y, box.w - 70, min(box.h, 130))
        painter.text(self._trouble(saved), words, 20, BOLD, danger, vertical="top", lines=4, cut=True)

    # --- words ---

    def _name(self, saved: SavedGame) -> str:
        if saved.trouble:
            return self.texts("load-spoilt")
        return self.texts(f"ui-poster-{saved.game}")

    def _trouble(self, saved: SavedGame) -> str:
        return self.texts(saved.trouble, file=saved.path.name)

    def _when(self, saved: SavedGame) -> str:
        when = saved.when
        clock = f"{when:%H:%M}"
        return self.texts("load-when", day=str(when.day), month=when.month, year=str(when.year), time=clock)

    def _line(self, saved: SavedGame) -> str:
        """Where the game stands, how it came about, and when it was saved."""
        return " · ".join([*self._origin(saved), self._when(saved)])

    def _origin(self, saved: SavedGame) -> list[str]:
        stand = [] if saved.trouble else [self.texts("load-round", round=saved.round, over=saved.is_over)]
        return [*stand, self.texts("load-autosave") if saved.is_autosave else saved.path.stem]

    # --- choosing ---

    def _select(self, number: int) -> None:
        """Choose a game and bring its card into sight."""
        if not self.games:
            return
        self.chosen = min(len(self.games) - 1, max(0, number))
        self.first = min(max(self.first, self.chosen - self._seen + 1), self.chosen)
        self.focus = f"save:{self.games[self.chosen].path.name}"
        self.refresh()

    def _press(self, number: int) -> None:
        if number == self.chosen:
            self._open()
        else:
            self._select(number)

    def _steer(self, event: pygame.Event) -> bool:
        """Up and down go from card to card, also to those that are not in sight."""
        step = {pygame.K_UP: -1, pygame.K_DOWN: 1}.get(event.key)
        if step is None:
            return False
        self.app.hands.by_keyboard = True
        self._select(self.chosen + step)
        return True

    def hover(self, key: str | None) -> None:
        """A card that the keyboard reaches is chosen at once."""
        for number, saved in enumerate(self.games):
            if self.app.hands.by_keyboard and key == f"save:{saved.path.name}" and number != self.chosen:
                self._select(number)

    def key(self, event: pygame.Event) -> bool:
        steps = {
            pygame.K_PAGEUP: -self._seen,
            pygame.K_PAGEDOWN: self._seen,
            pygame.K_HOME: -len(self.games),
            pygame.K_END: len(self.games),
        }
        if event.key not in steps:
            return False
        self._select(self.chosen + steps[event.key])
        return True

    def scroll(self, steps: float) -> None:
        self.first = min(max(0, self.first - round(steps)), max(0, len(self.games) - self._seen))
        self.refresh()

    def _scroll_to(self, share: float) -> None:
        self.first = round(share * max(0, len(self.games) - self._seen))
        self.refresh()

    # --- deeds ---

    def _open(self) -> None:
        saved = self.games[self.chosen]
        if saved.trouble:
            self.app.toast(self._trouble(saved))
        elif saved.is_autosave:
            open_autosave(self.app)
        else:
            open_file(self.app, saved.path)

    def _ask_delete(self) -> None:
        from scenes.menu import ConfirmScene

        saved = self.games[self.chosen]
        title, yes = self.texts("load-delete-title"), self.texts("load-delete")
        message = self.texts("load-delete-message", game=self._name(saved), when=self._when(saved))
        self.app.push(ConfirmScene(self.app, title, message, yes, lambda: self._delete(saved), danger=True))

    def _delete(self, saved: SavedGame) -> None:
        try:
            delete_game(saved)
            self.app.toast(self.texts("load-deleted"))
        except OSError as problem:
            self.app.toast(self.texts("load-delete-failed", problem=problem.strerror or type(problem).__name__))
        self.enter()


def thumbnail(painter: Painter, box: Box, saved: SavedGame) -> None:
    """What the table looked like, or the emblem of the box where no picture was kept."""
    theme = painter.theme
    kept = _kept_picture(saved.picture_path, painter.kit.pixels(box).size) if not saved.trouble else None
    if kept is not None:
        painter.picture(kept, box.centerx, box.centery)
    else:
        painter.fill(box, theme.sunk)
        side = box.h * 0.56
        if saved.trouble:
            painter.icon("broken", box.centerx, box.centery, side, theme.danger)
        else:
            with painter.clipped(box):
                painter.svg(art.rays(box.w / 2, box.h * 0.62, 24, box.w, mix(theme.sunk, theme.page, 0.5)), box)
                wall.ballot_box(painter, Box(box.centerx - side / 2, box.centery - side / 2, side, side))
    painter.frame(box, theme.line if not theme.is_night else theme.edge, 2)


def _kept_picture(path: Path, size: tuple[int, int]) -> pygame.Surface | None:
    """The picture beside a save file, filling a size; None if there is none that can be shown."""
    try:
        status = path.stat()
        if status.st_size > _LARGEST_PICTURE:
            return None
        key = ("thumbnail", str(path), status.st_mtime_ns, size)
        return art.remembered(key, lambda: _filling(pygame.image.load(path), size))
    except (OSError, pygame.error, ValueError):
        return None


def _filling(picture: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    """A picture scaled so that it fills a size, without its surplus on two sides."""
    scale = max(size[0] / picture.get_width(), size[1] / picture.get_height())
    large = [max(side, round(length * scale)) for side, length in zip(size, picture.get_size(), strict=True)]
    scaled = pygame.transform.smoothscale(picture.convert(24), large)
    cut = pygame.Rect((large[0] - size[0]) // 2, (large[1] - size[1]) // 2, *size)
    return scaled.subsurface(cut).copy()
