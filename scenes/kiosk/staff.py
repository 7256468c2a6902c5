"""The organiser's page: the numbers of the day, how the station looks and sounds, its games, the way out."""

from typing import TYPE_CHECKING

from scenes.boards import BOARDS
from scenes.kiosk import counters
from scenes.menu import ConfirmScene
from scenes.scene import Scene
from scenes.texts import languages
from scenes.ui import wall, widgets
from scenes.ui.kit import Box
from scenes.ui.page import Deed, Page
from scenes.ui.painter import Painter
from scenes.ui.text import BOLD, DISPLAY, LABEL
from scenes.ui.theme import THEMES

if TYPE_CHECKING:
    from scenes.app import App
    from scenes.kiosk.stall import Stall

_VOLUME_STEP = 10


class StaffScene(Scene):
    """Everything is as large as a finger; back leads to the station, and only a button closes it."""

    name = "kiosk-staff"

    def __init__(self, app: "App", stall: "Stall") -> None:
        super().__init__(app)
        self.stall = stall
        self.focus = "station"

    def back(self) -> None:
        self.stall.show()

    # --- the picture ---

    def build(self, painter: Painter, page: Page) -> None:
        compact = painter.kit.compact
        room = wall.masthead(
            painter, page, self.texts("kiosk-staff"), "kiosk", self.texts("kiosk-staff-note"), self.back
        )
        margin = 14.0 if compact else 28.0
        room = room.inflate(-2 * margin, -2 * margin)
        tall = 68.0 if compact else 100.0
        foot = Box(room.x, room.bottom - tall, room.w, tall)
        upper = Box(room.x, room.y, room.w, room.h - tall - margin)
        half = (upper.w - margin) / 2
        self._numbers(painter, Box(upper.x, upper.y, half, upper.h))
        self._arrangement(painter, page, Box(upper.x + half + margin, upper.y, half, upper.h))
        self._buttons(painter, page, foot, margin)

    # --- numbers ---

    def _numbers(self, painter: Painter, box: Box) -> None:
        """What was counted today, and since counting began."""
        compact = painter.kit.compact
        inside = painter.panel(box, self.texts("kiosk-counters"), "poll").inflate(-28, -16)
        today, whole = self.stall.counters.today(), self.stall.counters.whole()
        rows = self._rows(dict(today), dict(whole))
        head = 30.0 if compact else 42.0
        line = min(62.0 if not compact else 44.0, (inside.h - head) / max(1, len(rows)))
        size = min(24.0 if not compact else 17.0, line * 0.5)
        wide = inside.w * 0.2
        columns = (inside.right - 2 * wide, inside.right - wide)
        for x, name in zip(columns, ("today", "whole"), strict=True):
            word = self.texts(f"kiosk-counters-{name}")
            painter.text(word, Box(x, inside.y, wide, head), size, LABEL, painter.theme.ink2, "end", least=11)
        y = inside.y + head
        for word, *numbers in rows:
            painter.line(inside.x, y, inside.right, y, painter.theme.rule, 1.5)
            painter.text(str(word), Box(inside.x, y, inside.w - 2 * wide - 8, line), size, BOLD, least=11)
            for x, number in zip(columns, numbers, strict=True):
                painter.text(str(number), Box(x, y, wide, line), size * 1.5, DISPLAY, align="end", least=12)
            y += line

    def _rows(self, today: dict[str, int], whole: dict[str, int]) -> list[tuple[str, int, int]]:
        rows = []
        for game in BOARDS:
            title = self.texts(f"ui-poster-{game}")
            for fact in (counters.STARTED, counters.FINISHED, counters.ABANDONED):
                name = counters.of_game(game, fact)
                word = self.texts(f"kiosk-count-{fact}", game=title)
                rows.append((word, today.get(name, 0), whole.get(name, 0)))
        minutes = [round(days.get(counters.SECONDS, 0) / 60) for days in (today, whole)]
        people = [days.get(counters.PEOPLE, 0) for days in (today, whole)]
        rows.append((self.texts("kiosk-count-people"), people[0], people[1]))
        rows.append((self.texts("kiosk-count-minutes"), minutes[0], minutes[1]))
        for name in (counters.CRASHES, counters.RESTARTS):
            rows.append((self.texts(f"kiosk-count-{name}"), today.get(name, 0), whole.get(name, 0)))
        return rows

    # --- what can be arranged ---

    def _arrangement(self, painter: Painter, page: Page, box: Box) -> None:
        compact = painter.kit.compact
        inside = painter.panel(box, self.texts("kiosk-arrange"), "gear").inflate(-28, -20)
        row = 54.0 if compact else 84.0
        gap = 8.0 if compact else 14.0
        y = inside.y
        themes = [(name, self.texts(f"ui-theme-{name}")) for name in THEMES]
        arranged = self.stall.arrangement
        y = self._choice(painter, page, Box(inside.x, y, inside.w, row), "theme", themes, arranged.theme) + gap
        spoken = [(name, self.texts(f"ui-language-{name}")) for name in languages()]
        y = self._choice(painter, page, Box(inside.x, y, inside.w, row), "language", spoken, arranged.language) + gap
        y = self._volume(painter, page, Box(inside.x, y, inside.w, row)) + gap
        for game in BOARDS:
            y = self._game(painter, page, Box(inside.x, y, inside.w, row), game) + gap

    def _label(self, painter: Painter, row: Box, word: str) -> Box:
        """The name of a row; returns the room beside it."""
        size = 17.0 if painter.kit.compact else 24.0
        painter.text(word, Box(row.x, row.y, row.w * 0.34, row.h), size, BOLD, least=11)
        return Box(row.x + row.w * 0.36, row.y, row.w * 0.64, row.h)

    def _choice(
        self, painter: Painter, page: Page, row: Box, key: str, values: list[tuple[str, str]], chosen: str
    ) -> float:
        room = self._label(painter, row, self.texts(f"kiosk-arrange-{key}"))
        size = 17.0 if painter.kit.compact else 23.0
        widgets.choices(
            painter, page, key, room, values, chosen, lambda value: self._arrange(**{key: value}), size=size
        )
        return row.bottom

    def _volume(self, painter: Painter, page: Page, row: Box) -> float:
        volume = self.stall.arrangement.volume
        label = self.texts("kiosk-arrange-volume", volume=volume)
        room = self._label(painter, row, label)
        widgets.slider(painter, page, "volume", room, volume, label, self._sound, step=_VOLUME_STEP)
        return row.bottom

    def _game(self, painter: Painter, page: Page, row: Box, game: str) -> float:
        """Whether visitors may choose a game; one at least must be left."""
        title = self.texts(f"ui-poster-{game}")
        room = self._label(painter, row, title)
        is_on = game in self.stall.games
        is_last = is_on and len(self.stall.games) == 1
        why = self.texts("kiosk-arrange-last") if is_last else ""
        cell = Box(room.x, room.y + room.h * 0.14, row.h * 1.4, room.h * 0.72)
        label = self.texts("kiosk-arrange-game", game=title)
        widgets.switch(painter, page, f"game:{game}", cell, is_on, label, lambda: self._offer(game, not is_on), why)
        word = self.texts("kiosk-arrange-offered" if is_on else "kiosk-arrange-shut")
        size = 15.0 if painter.kit.compact else 21.0
        painter.text(word, Box(cell.right + 16, room.y, room.right - cell.right - 16, room.h), size, LABEL)
        return row.bottom

    def _arrange(self, **changes: object) -> None:
        self.stall.arrange(**changes)
        self.refresh()

    def _sound(self, volume: int) -> None:
        self._arrange(volume=volume)
        self.app.sounds.play("gavel")

    def _offer(self, game: str, is_on: bool) -> None:
        shut = set(self.stall.arrangement.shut) - {game}
        if not is_on:
            shut.add(game)
        self._arrange(shut=tuple(sorted(shut)))

    # --- deeds ---

    def _buttons(self, painter: Painter, page: Page, box: Box, gap: float) -> None:
        entries: list[tuple[str, str, Deed]] = [
            ("station", "kiosk", self.back),
            ("pin", "lock", self._change_pin),
            ("reset", "cycle", self._reset),
            ("close", "gate", self._close),
        ]
        wide = (box.w - gap * (len(entries) - 1)) / len(entries)
        for number, (key, icon, press) in enumerate(entries):
            cell = Box(box.x + number * (wide + gap), box.y, wide, box.h)
            word, note = self.texts(f"kiosk-staff-{key}"), self.texts(f"kiosk-staff-{key}.note")
            size = 24.0 if painter.kit.compact else 36.0
            widgets.button(painter, page, key, cell, word, press, icon=icon, note=note, primary=number == 0, size=size)

    def _confirm(self, name: str, deed: Deed) -> None:
        title, message, yes = (self.texts(f"kiosk-staff-{name}-{part}") for part in ("title", "message", "yes"))
        self.app.push(ConfirmScene(self.app, title, message, yes, deed))

    def _reset(self) -> None:
        def reset() -> None:
            self.stall.counters.reset()
            self.refresh()

        self._confirm("reset", reset)

    def _close(self) -> None:
        self._confirm("close", self.stall.leave)

    def _change_pin(self) -> None:
        from scenes.kiosk.pin import PinScene

        self.app.push(PinScene(self.app, self.stall, is_new=True))
