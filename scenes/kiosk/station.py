"""The window of the demo station: the same scenes, but no way out, no traces, and somebody who watches the time."""

from collections.abc import Callable
from pathlib import Path

import pygame

from scenes import system
from scenes.app import App
from scenes.kiosk.chord import CornerChord, is_key_chord
from scenes.kiosk.guide import GuidedTable
from scenes.kiosk.idle import IdleScene
from scenes.kiosk.records import keep_report
from scenes.kiosk.stall import Stall
from scenes.kiosk.strip import Strip, StripState, strip_height
from scenes.scene import Scene
from scenes.settings import Settings

CRASHED = 70  # exit status of a window in which something broke
PATIENCE = 45.0  # seconds without a touch until the station asks whether anybody is there
STAFF_PATIENCE = 90.0
NUDGE = 6  # pixels that a mouse must move to count as a person
SCRATCH = "kiosk-visit"
AWAY = (-1, -1)  # where a finger points that is gone

# Scenes that lead into the rest of the box: whoever gets hold of such a way ends where passers-by begin.
_SHUT_ROOMS = frozenset({"title", "newgame", "load", "settings"})
_FINGERS = {
    pygame.FINGERDOWN: pygame.MOUSEBUTTONDOWN,
    pygame.FINGERUP: pygame.MOUSEBUTTONUP,
    pygame.FINGERMOTION: pygame.MOUSEMOTION,
}
_MICE = (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEMOTION)
_DEEDS = (pygame.MOUSEBUTTONDOWN, pygame.MOUSEWHEEL, pygame.KEYDOWN, pygame.JOYBUTTONDOWN, pygame.JOYHATMOTION)


class Station(App):
    """Owns the stall. Scenes get the window without the strip below a guided table."""

    shut = frozenset({"options", "title", "quit", "save", "load"})

    def __init__(
        self,
        settings: Settings,
        home: Path | None,
        size: tuple[int, int] | None = None,
        beat: Callable[[], None] | None = None,
    ) -> None:
        self._strip: Strip | None = None
        self._strip_shown: StripState | None = None
        self._strip_pressed = False
        self._finger: int | None = None
        self._mouse = (0, 0)
        self._chord = CornerChord()
        self._quiet = 0.0  # seconds in which nobody has touched anything although they could
        self.status = 0
        scratch = system.data_folder(home) / SCRATCH
        super().__init__(settings, scratch, size, keep_settings=False)
        self.home = home
        self.beat = beat  # tells whoever watches over the station that it lives
        self.stall = Stall(self, home, scratch)

    def open(self) -> None:
        """Begin; without a PIN the organiser comes first."""
        self.stall.wipe()
        self.stall.show()
        if not self.stall.arrangement.has_pin:
            self.stall.staff()

    # --- no way out ---

    def quit(self) -> None:
        """Only the staff closes the station."""
        if self.stall.is_leaving:
            super().quit()

    def toggle_fullscreen(self) -> None:
        """The window stays as it is."""

    def save_screenshot(self) -> None:
        """No pictures are taken of visitors' games."""

    def push(self, scene: Scene) -> None:
        if scene.name not in _SHUT_ROOMS:
            super().push(scene)

    def replace_all(self, scene: Scene) -> None:
        from scenes.play.table import TableScene

        if isinstance(scene, TableScene) and not isinstance(scene, GuidedTable):
            scene.desk.close()
            self.stall.again()
        elif scene.name in _SHUT_ROOMS:
            self.stall.show()
        else:
            super().replace_all(scene)

    def _pop(self, scene: Scene | None) -> None:
        super()._pop(scene)
        if not self.stack:
            self.is_running = True
            self._push(self.stall.front())

    def _crashed(self, problem: Exception) -> None:
        """Write down what broke and end; whoever watches over the station starts it again."""
        import traceback

        from scenes.crash import full_report

        report = full_report("".join(traceback.format_exception(problem)))
        keep_report(system.log_folder(self.home), report)
        self.status = CRASHED
        self.is_running = False

    # --- what comes in ---

    def _take(self, event: pygame.Event) -> None:
        if event.type in _FINGERS:
            self._take_finger(event)
        elif event.type == pygame.QUIT or (event.type in _MICE and getattr(event, "touch", False)):
            return  # closing is for the staff; and every touch comes once more as a finger
        else:
            self._take_deed(event)

    def _take_finger(self, event: pygame.Event) -> None:
        """One finger at a time is a mouse; what others do meanwhile is left alone."""
        pygame.mouse.set_visible(False)
        if self._finger is None and event.type == pygame.FINGERDOWN:
            self._finger = event.finger_id
        if event.finger_id != self._finger:
            return
        width, height = self.window.screen.get_size()
        place = min(width - 1, int(event.x * width)), min(height - 1, int(event.y * height))
        kind = _FINGERS[event.type]
        if kind == pygame.MOUSEMOTION:
            self._take_deed(pygame.event.Event(kind, pos=place, rel=(0, 0), buttons=(1, 0, 0)))
        else:
            self._take_deed(pygame.event.Event(kind, pos=place, button=1))
        if event.type == pygame.FINGERUP:
            self._finger = None
            # A finger that is gone points at nothing.
            self._take_deed(pygame.event.Event(pygame.MOUSEMOTION, pos=AWAY, rel=(0, 0), buttons=(0, 0, 0)))

    def _take_deed(self, event: pygame.Event) -> None:
        self._notice(event)
        if event.type == pygame.KEYDOWN and is_key_chord(event):
            self.stall.staff()
            return
        if event.type == pygame.MOUSEBUTTONDOWN and self._chord.touch(event.pos, self.window.screen.get_size()):
            self.stall.staff()
            return
        if event.type in _MICE and self._strip is not None and self._take_on_strip(event):
            return
        super()._take(event)

    def _notice(self, event: pygame.Event) -> None:
        """Tell people from a table that is knocked against."""
        if event.type == pygame.MOUSEMOTION:
            far = abs(event.pos[0] - self._mouse[0]) + abs(event.pos[1] - self._mouse[1])
            if far < NUDGE:
                return
            self._mouse = event.pos
            if self._finger is None and event.pos != AWAY:
                pygame.mouse.set_visible(True)
        elif event.type not in _DEEDS:
            return
        self._quiet = 0.0

    def _take_on_strip(self, event: pygame.Event) -> bool:
        """Whether something was done to the strip, and not to a scene."""
        assert self._strip is not None
        on_leave = self._strip.is_leave(event.pos)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._strip_pressed = on_leave
        elif event.type == pygame.MOUSEBUTTONUP and self._strip_pressed:
            self._strip_pressed = False
            if on_leave:
                self._ask_to_leave()
            return True
        return event.type != pygame.MOUSEMOTION and self._strip.area.collidepoint(event.pos)

    def _ask_to_leave(self) -> None:
        """Only once: the question may be on the table already."""
        table = self.stall.visit.table if self.stall.visit is not None else None
        if table is not None and self.top.name not in ("confirm", "kiosk-idle", "kiosk-pin", "kiosk-staff"):
            self.sounds.play("click")
            table.ask_to_leave()

    # --- time ---

    def frame(self, seconds: float) -> None:
        if self.beat is not None:
            self.beat()
        self._chord.pass_time(seconds)
        self.stall.pass_time(seconds)
        if self.stack and self._waits_for_people():
            self._quiet += seconds
        super().frame(seconds)
        if self.stack and self.is_running:
            self._watch()

    def _waits_for_people(self) -> bool:
        visit = self.stall.visit
        if self._is_at_staff():
            return True
        return visit is not None and visit.table in self.stack and visit.table.waits_for_people

    def _is_at_staff(self) -> bool:
        """Whether the organiser's page lies open, be it under a question."""
        return any(scene.name == "kiosk-staff" for scene in self.stack)

    def _watch(self) -> None:
        """See whether people are still there, and whether the strip is where it should be."""
        if self._is_at_staff():
            if self._quiet >= STAFF_PATIENCE and self.stall.arrangement.has_pin:
                self._quiet = 0.0
                self.stall.show()
        elif self._quiet >= PATIENCE:
            self._quiet = 0.0
            if not isinstance(self.top, IdleScene):
                self.push(IdleScene(self, self.stall))

    # --- the strip ---

    @property
    def screen(self) -> pygame.Surface:
        whole = self.window.screen
        if self._strip is None:
            return whole
        width, height = whole.get_size()
        return whole.subsurface((0, 0, width, height - strip_height(height)))

    def _change_scenes(self) -> None:
        """The strip comes and goes with its table, so that nothing is drawn in two sizes."""
        super()._change_scenes()
        self._fit_strip()

    def _fit_strip(self) -> None:
        visit = self.stall.visit
        wants = visit is not None and visit.table in self.stack
        if wants != (self._strip is not None):
            self._strip = Strip(self.kit, self.window.screen.get_size()) if wants else None
            self._strip_pressed = False
            self.resized()

    def resized(self) -> None:
        self._strip_shown = None
        super().resized()
        if self._strip is not None:
            self._strip = Strip(self.kit, self.window.screen.get_size())

    def change_settings(self, **changes: object) -> None:
        super().change_settings(**changes)
        self._strip_shown = None
        if self._strip is not None:
            self._strip = Strip(self.kit, self.window.screen.get_size())

    def _strip_state(self) -> StripState | None:
        visit = self.stall.visit
        if self._strip is None or visit is None:
            return None
        return StripState(visit.table.guidance(), self.stall.minutes_left, self._strip_pressed)

    def _has_changed(self) -> bool:
        changed = super()._has_changed()
        return changed or self._strip_state() != self._strip_shown

    def draw(self) -> None:
        super().draw()
        self._strip_shown = self._strip_state()
        if self._strip is not None and self._strip_shown is not None:
            self._strip.draw(self.window.screen, self._strip_shown)
