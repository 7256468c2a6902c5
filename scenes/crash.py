"""The page for the worst case: what broke, in words that help, with the way back to the saved game."""

import platform
import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from scenes import system
from scenes.assets import base_folder
from scenes.scene import Scene
from scenes.ui import wall, widgets
from scenes.ui.kit import Box
from scenes.ui.page import Page
from scenes.ui.painter import Painter
from scenes.ui.text import BOLD, DISPLAY, LABEL

if TYPE_CHECKING:
    from scenes.app import App

_LONGEST = 400  # lines; an endless recursion repeats itself anyway
_STACK = "Traceback "
_MARKS = re.compile(r"\s+[~^\s]+")  # they stand below the right letters only if all are equally broad
_KIND = re.compile(r"[A-Za-z_][\w.]*")


def full_report(report: str) -> str:
    """The report with the versions of everything before it, and without anything that a player might hide."""
    from scenes.assets import version

    head = [
        f"Ballot Box {version()}",
        f"Python {platform.python_version()}, pygame-ce {pygame.version.ver}, SDL {pygame.version.SDL}",
        f"{platform.system()} {platform.release()} {platform.machine()}{', packaged' if system.is_frozen() else ''}",
        "",
    ]
    return "\n".join([*head, *_without_values(report)])


def _without_values(report: str) -> list[str]:
    """The stack of a traceback: which lines ran and what kind of mistake it was, but no values and no user's name.

    What an exception says of itself may quote a card, so only its kind is kept.
    """
    kept = []
    is_in_stack = False
    for line in report.splitlines():
        if line.startswith(_STACK):
            is_in_stack = True
            kept.append(line)
        elif is_in_stack and line.startswith(" "):
            kept.append(_without_home(line))
        elif is_in_stack:
            is_in_stack = False
            kind = _KIND.match(line)
            kept += [kind.group() if kind else "?", ""]
    if len(kept) > _LONGEST:
        half = _LONGEST // 2
        kept = [*kept[:half], "…", *kept[-half:]]
    return kept


def _without_home(line: str) -> str:
    """A line of a stack with the paths of this machine shortened."""
    for folder in (base_folder(), Path(sys.prefix), Path.home()):
        if len(folder.parts) > 1:
            line = line.replace(str(folder), "…")
    return line


class CrashScene(Scene):
    """Shows the report and keeps it in the log folder at once. It needs no game and nothing that may be broken."""

    name = "crash"

    def __init__(self, app: "App", report: str) -> None:
        super().__init__(app)
        self.report = full_report(report)
        self.lines = [line.rstrip() for line in self.report.splitlines() if not _MARKS.fullmatch(line)]
        self.kept_as = self._keep()
        self._seen = 1
        self.first = len(self.lines)  # the end says most; the page is brought back to what there is
        self.focus = "continue" if self._has_game() else "title"

    def _has_game(self) -> bool:
        from scenes.keep import Keeper

        return Keeper(system.data_folder(self.app.portable), autosave=self.app.autosave).has_autosave

    def _keep(self) -> Path | None:
        """Write the report to the log folder under the first free number; None if that fails."""
        folder = system.log_folder(self.app.portable)
        try:
            folder.mkdir(parents=True, exist_ok=True)
            number = 1
            while (path := folder / f"crash-{number}.txt").exists():
                number += 1
            path.write_text(self.report, encoding="utf-8", errors="replace")
        except OSError:
            return None
        return path

    # --- the picture ---

    def build(self, painter: Painter, page: Page) -> None:
        compact = painter.kit.compact
        note = self.texts("crash-note")
        room = wall.masthead(painter, page, self.texts("crash-title"), "broken", note, self.back)
        margin = 16.0 if compact else 24.0
        room = room.inflate(-2 * margin, -2 * margin)
        aside = 400.0 if compact else 560.0
        self._words(painter, page, Box(room.x, room.y, aside, room.h))
        self._sheet(painter, page, Box(room.x + aside + margin, room.y, room.w - aside - margin, room.h))

    def _words(self, painter: Painter, page: Page, box: Box) -> None:
        """What happened, what is safe, and what can be done now."""
        compact = painter.kit.compact
        inside = painter.panel(box)
        inside = inside.inflate(-32, -24) if compact else inside.inflate(-48, -40)
        side = 92.0 if compact else 150.0
        wall.seal(painter, Box(inside.x, inside.y, side, side))
        head = Box(inside.x + side + 20, inside.y, inside.w - side - 20, side)
        size = 34.0 if compact else 54.0
        painter.text(self.texts("crash-head"), head, size, DISPLAY, lines=3)
        button, gap = (54.0, 12.0) if compact else (78.0, 16.0)
        foot = inside.bottom - 4 * button - 3 * gap
        y = inside.y + side + (14 if compact else 30)
        words = Box(inside.x, y, inside.w, foot - y - 16)
        state = "crash-text-saved" if self._has_game() else "crash-text"
        painter.text(self.texts(state), words, 17 if compact else 22, vertical="top", lines=14)
        self._buttons(painter, page, Box(inside.x, foot, inside.w, button), gap)

    def _buttons(self, painter: Painter, page: Page, box: Box, gap: float) -> None:
        has_game = self._has_game()
        why = "" if has_game else self.texts("crash-no-game")
        word = self.texts("crash-continue")
        widgets.button(painter, page, "continue", box, word, self._go_on, icon="clock", primary=has_game, why=why)
        box = box.move(0, box.h + gap)
        word = self.texts("crash-home")
        widgets.button(painter, page, "title", box, word, self.back, icon="house", primary=not has_game)
        box = box.move(0, box.h + gap)
        widgets.button(painter, page, "copy", box, self.texts("crash-copy"), self._copy, icon="cards")
        box = box.move(0, box.h + gap)
        widgets.button(painter, page, "save", box, self.texts("crash-save"), self._save_again, icon="log")

    def _sheet(self, painter: Painter, page: Page, box: Box) -> None:
        """The report, line by line."""
        compact = painter.kit.compact
        inside = painter.panel(box, self.texts("crash-report"), "log")
        told = Box(inside.x + 20, inside.bottom - 40, inside.w - 40, 36)
        size = 14.0 if compact else 16.0
        painter.text(self._where(), told, size, LABEL, painter.theme.ink2, cut=True)
        area = Box(inside.x + 20, inside.y + 14, inside.w - 70, told.y - inside.y - 22)
        pitch = (19.0 if compact else 23.0) * painter.kit.larger_text
        self._seen = max(1, int(area.h / pitch))
        hidden = max(0, len(self.lines) - self._seen)
        self.first = min(self.first, hidden)
        for place, line in enumerate(self.lines[self.first : self.first + self._seen]):
            indent = (len(line) - len(line.lstrip())) * size * 0.4
            row = Box(area.x + indent, area.y + place * pitch, area.w - indent, pitch)
            role = BOLD if line[:1].strip() else "text"
            painter.text(line.strip(), row, size, role, cut=True)
        if hidden:
            bar = Box(inside.right - 34, area.y, 20, area.h)
            share = self._seen / len(self.lines)
            label = self.texts("ui-scroll")
            widgets.scrollbar(painter, page, "scroll", bar, self.first / hidden, share, self._scroll_to, label)

    def _where(self) -> str:
        if self.kept_as is None:
            return self.texts("crash-not-kept")
        return self.texts("crash-kept", path=str(self.kept_as))

    # --- moving through the report ---

    def _scroll_by(self, lines: int) -> None:
        self.first = min(max(0, self.first + lines), max(0, len(self.lines) - self._seen))
        self.refresh()

    def _scroll_to(self, share: float) -> None:
        self.first = round(share * max(0, len(self.lines) - self._seen))
        self.refresh()

    def scroll(self, steps: float) -> None:
        self._scroll_by(-round(steps * 3))

    def key(self, event: pygame.Event) -> bool:
        pages = {pygame.K_PAGEUP: -1, pygame.K_PAGEDOWN: 1, pygame.K_HOME: -1000, pygame.K_END: 1000}
        if event.key not in pages:
            return False
        self._scroll_by(pages[event.key] * (self._seen - 1))
        return True

    # --- deeds ---

    def _go_on(self) -> None:
        from scenes.load import open_autosave

        open_autosave(self.app)

    def back(self) -> None:
        from scenes.title import TitleScene

        self.app.replace_all(TitleScene(self.app))

    def _copy(self) -> None:
        """Put the report on the clipboard, or into a file where there is none."""
        try:
            pygame.scrap.put_text(self.report)
            self.app.toast(self.texts("crash-copied"))
        except (pygame.error, AttributeError):
            self._save_again()

    def _save_again(self) -> None:
        if self.kept_as is None or not self.kept_as.exists():
            self.kept_as = self._keep()
        self.app.toast(self._where())
        self.refresh()
