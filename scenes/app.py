"""The program: a stack of scenes in a window, one frame after another."""

import gc
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pygame

from scenes import system
from scenes.hands import INPUT, Hands
from scenes.overlay import TIP_DELAY, Toast, draw_ring, draw_tip
from scenes.scene import Scene
from scenes.settings import Settings
from scenes.slots import FIRST
from scenes.texts import Texts, load_texts
from scenes.ui import art, text
from scenes.ui.kit import Kit, make_kit
from scenes.ui.page import Look, Page
from scenes.ui.painter import Painter, forget_settings
from scenes.ui.sound import Sounds
from scenes.ui.theme import DARK
from scenes.window import Window

FRAME = 1 / 60
LONGEST_WAIT = 0.5  # seconds; a frame now and then costs nothing and notices what no event told
LONGEST_FRAME = 1.0  # seconds that one frame may let pass
POLL = 0.012  # seconds between looks at the queue while nothing moves
# Something outside the window has news, such as a bot's process.
WAKE = pygame.event.custom_type()


def wake() -> None:
    """Have the window look at its scenes again; may be called from any thread."""
    pygame.event.post(pygame.event.Event(WAKE))


class App:
    """Owns the window, the settings and the stack of scenes; scenes change only between frames."""

    shut: frozenset[str] = frozenset()  # keys of controls that no scene may show

    def __init__(
        self,
        settings: Settings,
        portable: Path | None = None,
        size: tuple[int, int] | None = None,
        keep_settings: bool = True,
    ) -> None:
        self.settings = settings
        self.portable = portable
        self.autosave = FIRST  # the file of the automatic save, which no other window writes to
        self.keep_settings = keep_settings
        self.texts: Texts = load_texts(settings.language)
        self.stack: list[Scene] = []
        self.is_running = True
        self.sounds = Sounds(settings)
        self.hands = Hands(self)
        self._toast = Toast()
        self._changes: list[Callable[[], None]] = []
        self._shown: object = None  # what the last frame was made of
        self._was_moving = False
        self._is_first = True  # nothing has been shown yet
        self.window = Window(settings, size, self.texts("ui-title"))
        self.kit = self._make_kit()

    # --- the window and the settings ---

    @property
    def screen(self) -> pygame.Surface:
        return self.window.screen

    def _make_kit(self) -> Kit:
        return make_kit(self.screen.get_size(), self.settings, self.texts)

    def toggle_fullscreen(self) -> None:
        self.window.toggle_full()
        self.change_settings(fullscreen=self.window.is_full)
        self.resized()

    def resized(self) -> None:
        """The window has another size: everything is built again."""
        self.window.look_again()
        self._shown = None
        self.kit = self._make_kit()
        for scene in self.stack:
            scene.refresh()

    def change_settings(self, **changes: object) -> None:
        """Apply settings at once, and keep them."""
        before = self.settings
        self.settings = before.having(**changes)
        if self.settings.language != before.language:
            self.texts = load_texts(self.settings.language)
        self.sounds.obey(self.settings)
        self.kit = self._make_kit()
        for scene in self.stack:
            scene.retext()
        self._keep()

    def _keep(self) -> None:
        if self.keep_settings:
            self.settings.write(system.config_folder(self.portable))

    def close(self) -> None:
        """Remember where the window was, and shut everything down."""
        while self.stack:
            self.stack.pop().leave()
        self.settings = self.settings.having(window=self.window.measure())
        self._keep()
        self.sounds.close()
        text.forget()
        forget_settings()
        art.forget()
        pygame.quit()

    def save_screenshot(self) -> None:
        """Keep a picture of the window beside the saves; never of what one player alone may see."""
        if any(scene.private for scene in self.stack):
            self.toast(self.texts("ui-screenshot-private"))
            return
        folder = system.data_folder(self.portable) / "screenshots"
        try:
            folder.mkdir(parents=True, exist_ok=True)
            number = 1
            while (path := folder / f"ballot-box-{number}.png").exists():
                number += 1
            pygame.image.save(self.screen, path)
            self.toast(self.texts("ui-screenshot-saved", path=str(path)))
        except OSError as problem:
            self.toast(self.texts("ui-screenshot-failed", reason=problem.strerror or "?"))
        except pygame.error as problem:
            self.toast(self.texts("ui-screenshot-failed", reason=str(problem)))

    # --- the stack ---

    @property
    def top(self) -> Scene:
        return self.stack[-1]

    def push(self, scene: Scene) -> None:
        """Put a scene on top before the next frame."""
        self._changes.append(partial(self._push, scene))

    def pop(self, scene: Scene | None = None) -> None:
        """Take a scene off the stack, the top one if none is named, with all that lie on it."""
        self._changes.append(partial(self._pop, scene))

    def replace_all(self, scene: Scene) -> None:
        """Leave everything and begin with this scene."""

        def change() -> None:
            while self.stack:
                self.stack.pop().leave()
            self._push(scene)

        self._changes.append(change)

    def _push(self, scene: Scene) -> None:
        if self.stack:
            self.top.leave()
        self.stack.append(scene)
        self._settle_in()

    def _pop(self, scene: Scene | None) -> None:
        if scene is not None and scene not in self.stack:
            return
        while self.stack:
            gone = self.stack.pop()
            gone.leave()
            if scene is None or gone is scene:
                break
        if self.stack:
            self._settle_in()
        else:
            self.is_running = False

    def _settle_in(self) -> None:
        self.hands.let_go()
        self.top.refresh()
        self.top.enter()

    def _change_scenes(self) -> None:
        while self._changes:
            self._changes.pop(0)()

    def quit(self) -> None:
        self.is_running = False

    def toast(self, message: str) -> None:
        """Say something in passing at the bottom of the window."""
        self._toast.say(message)

    # --- time ---

    @property
    def has_shown(self) -> bool:
        """Whether anything has been on the screen yet."""
        return not self._is_first

    def run(self, is_done: Callable[[], bool] = lambda: False) -> None:
        """Show frames until the player quits or all is done; nothing is drawn while nothing changes."""
        last = time.perf_counter()
        while self.is_running and not is_done():
            self._rest(self._patience())
            now = time.perf_counter()
            # A computer that was asleep has not let anybody's time pass.
            self._guarded(partial(self.frame, min(now - last, LONGEST_FRAME)))
            last = now
            spare = FRAME - (time.perf_counter() - now)
            if spare > 0 and self._patience() == 0:
                time.sleep(spare)

    def run_for(self, seconds: float) -> None:
        """Show frames for a while: how benchmarks watch the window."""
        end = time.perf_counter() + seconds
        self.run(lambda: time.perf_counter() >= end)

    def _rest(self, seconds: float) -> None:
        """Sleep until something happens; pygame's own waiting looks a thousand times a second and costs as much."""
        until = time.perf_counter() + seconds
        while time.perf_counter() < until:
            if pygame.event.peek():
                return
            time.sleep(min(POLL, max(0.0, until - time.perf_counter())))

    def _patience(self) -> float:
        """Seconds that may pass without a frame."""
        if self._changes or not self.stack or self.top.is_moving or self.top.picture is None:
            return 0.0
        waits = [LONGEST_WAIT, self.top.wakes_in]
        if self.hands.tip_control() is not None and self.hands.pointed_for < TIP_DELAY:
            waits.append(TIP_DELAY - self.hands.pointed_for)
        if self._toast.message is not None:
            waits.append(self._toast.left)
        return max(0.001, min(wait for wait in waits if wait is not None))

    def _guarded(self, deed: Callable[[], None]) -> None:
        """Run something; a crash of a scene shows the crash page, and only a crash of that page goes on."""
        try:
            deed()
        except Exception as problem:
            self._crashed(problem)

    def _crashed(self, problem: Exception) -> None:
        import traceback

        from scenes.crash import CrashScene

        if self.stack and isinstance(self.top, CrashScene):
            raise problem
        report = "".join(traceback.format_exception(problem))
        self._changes.clear()
        self.replace_all(CrashScene(self, report))

    def frame(self, seconds: float) -> None:
        """Take what has happened, let time pass and show the result."""
        for event in pygame.event.get():
            self._take(event)
        self._change_scenes()
        if not self.stack or not self.is_running:
            return
        if self.sounds.new_trouble():
            self.toast(self.texts("machine-silent"))
        for scene in self.stack[self._lowest() :]:
            scene.update(seconds)
        self._change_scenes()
        self.hands.pointed_for += seconds
        self._toast.pass_time(seconds)
        if self.stack and self.is_running and self._has_changed():
            self.draw()
            pygame.display.flip()
            if self._is_first:
                self._finish_start()

    def _finish_start(self) -> None:
        """See to what takes a while and can wait until the first frame is on the screen."""
        self._is_first = False
        for scene in self.stack:
            scene.refresh()
        gc.enable()
        pygame.joystick.init()

    def _take(self, event: pygame.Event) -> None:
        """Take one thing that the player or the system did."""
        match event.type:
            case pygame.QUIT:
                self.quit()
            case pygame.WINDOWSIZECHANGED | pygame.VIDEORESIZE:
                if self.screen is not pygame.display.get_surface() or self.screen.get_size() != self.kit.size:
                    self.resized()
            case pygame.WINDOWEXPOSED:
                self._shown = None
                self._look_for_screen()
            case pygame.WINDOWDISPLAYCHANGED:
                self._look_for_screen()
            case pygame.WINDOWFOCUSLOST:
                for scene in self.stack:
                    scene.focus_lost()
            case pygame.WINDOWFOCUSGAINED:
                self._look_for_screen()
                for scene in self.stack:
                    scene.focus_gained()
            case kind if self.stack and not (self._changes and kind in INPUT):
                # What is pressed while another scene is about to come was not meant for either.
                self.hands.take(event)

    def _look_for_screen(self) -> None:
        """A screen may have been taken away, and the window with it."""
        if self.window.find_screen():
            self.resized()
            self.toast(self.texts("machine-screen-gone"))

    # --- pictures ---

    def _has_changed(self) -> bool:
        """Whether the frame would look different from the one that is shown."""
        scene, hands = self.top, self.hands
        look = (
            *(scene, hands.hovered, hands.pressed, scene.focus, hands.by_keyboard),
            *(self._shows_tip(), self._toast.message),
        )
        changed = self._is_stale(len(self.stack) - 1) or scene.is_moving or self._was_moving or look != self._shown
        self._shown, self._was_moving = look, scene.is_moving
        return changed

    def _shows_tip(self) -> bool:
        hands = self.hands
        return hands.pointed_for >= TIP_DELAY and not hands.pressed and hands.tip_control() is not None

    def _lowest(self) -> int:
        """The place of the lowest scene that can be seen."""
        return max(number for number, scene in enumerate(self.stack) if scene.covers or number == 0)

    def picture_of(self, place: int) -> pygame.Surface:
        """The finished picture of a scene, with what it lies on."""
        scene = self.stack[place]
        if scene.picture is None or self._is_stale(place):
            # The very first frame goes straight to the window, for a canvas costs as much as what is painted on it.
            surface = self.screen if self._is_first else self._canvas(scene)
            if scene.covers:
                surface.fill(self.kit.theme.page)
            else:
                surface.blit(self.picture_of(place - 1), (0, 0))
            painter, page = Painter(surface, self.kit), Page(self.kit, shut=self.shut)
            if not scene.covers:
                painter.veil(self.kit.screen, DARK, 120)
            scene.build(painter, page)
            scene.page, scene.picture, scene.faults = page, surface, painter.faults
            if page.find(scene.focus) is None:
                scene.focus = None
        return scene.picture

    def _is_stale(self, place: int) -> bool:
        """Whether a scene, or one that shows through beneath it, must be drawn again."""
        scene = self.stack[place]
        return scene.picture is None or (not scene.covers and place > 0 and self._is_stale(place - 1))

    def _canvas(self, scene: Scene) -> pygame.Surface:
        """The surface of a scene; a new one costs more than painting over the old."""
        if scene.canvas is None or scene.canvas.get_size() != self.kit.size:
            scene.canvas = pygame.Surface(self.kit.size)
        return scene.canvas

    def draw(self) -> None:
        """Compose the frame: the picture, what moves on it, what is pointed at, the focus and the tip."""
        scene, hands = self.top, self.hands
        picture = self.picture_of(len(self.stack) - 1)
        page = scene.page
        assert page is not None
        if picture is not self.screen:
            self.screen.blit(picture, (0, 0))
        painter = Painter(self.screen, self.kit)
        active = page.find(hands.pressed or hands.hovered)
        if active is not None:
            is_under = hands.hovered == active.key
            look = active.look(is_under, hands.pressed == active.key and is_under)
            if look is not Look.REST:
                page.redraw(painter, active, look)
        scene.draw_over(painter)
        focused = page.find(scene.focus)
        if focused is not None and hands.by_keyboard:
            draw_ring(painter, page, focused)
        tip = hands.tip_control() if self._shows_tip() else None
        if tip is not None:
            draw_tip(painter, page, tip)
        self._toast.draw(painter)
