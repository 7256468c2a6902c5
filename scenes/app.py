"""The window: a stack of scenes, what the player does with it, and one frame after another."""

import os
import time
import traceback
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pygame

from scenes import system
from scenes.scene import Scene
from scenes.settings import Settings
from scenes.texts import Texts, load_texts
from scenes.ui import art, text
from scenes.ui.kit import COMPACT, Box, Kit, make_kit
from scenes.ui.page import Control, Look, Page, neighbour
from scenes.ui.painter import Painter, forget_settings
from scenes.ui.sound import Sounds
from scenes.ui.text import LABEL
from scenes.ui.theme import DARK, LIGHT

FRAME = 1 / 60
LONGEST_WAIT = 0.5  # seconds; a frame now and then costs nothing and notices what no event told
POLL = 0.012  # seconds between looks at the queue while nothing moves
TIP_DELAY = 0.35
TOAST = 3.0
_ARROWS = {
    pygame.K_LEFT: (-1, 0),
    pygame.K_RIGHT: (1, 0),
    pygame.K_UP: (0, -1),
    pygame.K_DOWN: (0, 1),
}
_CONFIRM = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)
_PAD_KEYS = {0: pygame.K_RETURN, 1: pygame.K_ESCAPE, 2: pygame.K_TAB, 3: pygame.K_h}
# Something outside the window has news, such as a bot's process.
WAKE = pygame.event.custom_type()


def start_video(dummy: bool = False) -> None:
    """Make pygame ready; a machine without a graphics card presents its frames seven times faster this way."""
    os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    if dummy:
        os.environ["SDL_VIDEODRIVER"] = "dummy"
        os.environ["SDL_AUDIODRIVER"] = "dummy"
    elif system.has_no_graphics_card():
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
    pygame.display.init()
    pygame.font.init()


def wake() -> None:
    """Have the window look at its scenes again; may be called from any thread."""
    pygame.event.post(pygame.event.Event(WAKE))


class App:
    """Owns the window, the settings and the stack of scenes; scenes change only between frames."""

    def __init__(
        self,
        settings: Settings,
        portable: Path | None = None,
        size: tuple[int, int] | None = None,
        keep_settings: bool = True,
    ) -> None:
        self.settings = settings
        self.portable = portable
        self.keep_settings = keep_settings
        self.texts: Texts = load_texts(settings.language)
        self.stack: list[Scene] = []
        self.is_running = True
        self.sounds = Sounds(settings)
        self.hovered: str | None = None
        self.pressed: str | None = None
        self.by_keyboard = False
        self._pointed_for = 0.0
        self._toast: tuple[str, float] | None = None
        self._changes: list[Callable[[], None]] = []
        self._shown: object = None  # what the last frame was made of
        self._was_moving = False
        self.screen = self._open_window(size)
        self.kit = self._make_kit()

    # --- the window ---

    def _open_window(self, size: tuple[int, int] | None) -> pygame.Surface:
        stored = self.settings.window
        wanted = size or (tuple(stored[:2]) if stored else None) or self._usual_size()
        pygame.display.set_caption(self.texts("ui-title"))
        pygame.display.set_icon(art.picture(64, 64, "common", "icon.svg"))
        if self.settings.fullscreen and size is None:
            return pygame.display.set_mode((0, 0), pygame.FULLSCREEN)
        screen = pygame.display.set_mode((wanted[0], wanted[1]), pygame.RESIZABLE)
        self._place_window(stored)
        return screen

    def _usual_size(self) -> tuple[int, int]:
        """As large as the desktop comfortably allows."""
        width, height = pygame.display.get_desktop_sizes()[0]
        for fitting in ((2560, 1440), (1920, 1080), (1600, 900)):
            if fitting[0] <= width * 0.92 and fitting[1] <= height * 0.92:
                return fitting
        return COMPACT

    def _place_window(self, stored: tuple[int, ...]) -> None:
        """Put the window where it was, if that is still on a screen."""
        if len(stored) != 4:
            return
        desktops = pygame.display.get_desktop_sizes()
        reach = sum(width for width, _ in desktops), max(height for _, height in desktops)
        if 0 <= stored[2] < reach[0] - 80 and 0 <= stored[3] < reach[1] - 80:
            pygame.display.set_window_position((stored[2], stored[3]))

    def _make_kit(self) -> Kit:
        return make_kit(self.screen.get_size(), self.settings, self.texts)

    def toggle_fullscreen(self) -> None:
        self.change_settings(fullscreen=not self.settings.fullscreen)
        if self.settings.fullscreen:
            self.screen = pygame.display.set_mode((0, 0), pygame.FULLSCREEN)
        else:
            stored = self.settings.window
            size = (stored[0], stored[1]) if stored else self._usual_size()
            self.screen = pygame.display.set_mode(size, pygame.RESIZABLE)
        self._resized()

    def _resized(self) -> None:
        surface = pygame.display.get_surface()
        assert surface is not None
        self.screen = surface
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
        for scene in reversed(self.stack):
            scene.leave()
        self.stack.clear()
        if not self.settings.fullscreen:
            size, place = self.screen.get_size(), pygame.display.get_window_position()
            self.settings = self.settings.having(window=(*size, *place))
        self._keep()
        self.sounds.close()
        text.forget()
        forget_settings()
        art.forget()
        pygame.quit()

    # --- the stack ---

    @property
    def top(self) -> Scene:
        return self.stack[-1]

    def push(self, scene: Scene) -> None:
        """Put a scene on top before the next frame."""
        self._changes.append(lambda: self._push(scene))

    def pop(self, scene: Scene | None = None) -> None:
        """Take a scene off the stack, the top one if none is named, with all that lie on it."""
        self._changes.append(lambda: self._pop(scene))

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
        self.hovered = self.pressed = None
        self._pointed_for = 0.0
        self.top.refresh()
        self.top.enter()

    def quit(self) -> None:
        self.is_running = False

    def toast(self, message: str) -> None:
        """Say something in passing at the bottom of the window."""
        self._toast = (message, TOAST)

    # --- frames ---

    def run(self) -> None:
        """Show frames until the player quits; nothing is drawn while nothing changes."""
        self._run_until(None)

    def run_for(self, seconds: float) -> None:
        """Show frames for a while: how benchmarks watch the window."""
        self._run_until(time.perf_counter() + seconds)

    def _run_until(self, end: float | None) -> None:
        last = time.perf_counter()
        while self.is_running and (end is None or last < end):
            self._rest(self._patience())
            now = time.perf_counter()
            self._guarded(partial(self.frame, now - last))
            last = now
            spare = FRAME - (time.perf_counter() - now)
            if spare > 0 and self._patience() == 0:
                time.sleep(spare)

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
        if self._tip_control() is not None and self._pointed_for < TIP_DELAY:
            waits.append(TIP_DELAY - self._pointed_for)
        if self._toast is not None:
            waits.append(self._toast[1])
        return max(0.001, min(wait for wait in waits if wait is not None))

    def _guarded(self, deed: Callable[[], None]) -> None:
        """Run something; a crash of a scene shows the crash page, and only a crash of that page goes on."""
        from scenes.crash import CrashScene

        try:
            deed()
        except Exception as problem:
            if self.stack and isinstance(self.top, CrashScene):
                raise
            report = "".join(traceback.format_exception(problem))
            self._changes.clear()
            self.replace_all(CrashScene(self, report))

    def frame(self, seconds: float) -> None:
        """Take what has happened, let time pass and show the result."""
        for event in pygame.event.get():
            self.handle(event)
        self._change_scenes()
        if not self.stack or not self.is_running:
            return
        for scene in self.stack[self._lowest() :]:
            scene.update(seconds)
        self._change_scenes()
        self._pointed_for += seconds
        if self._toast is not None:
            message, left = self._toast
            self._toast = (message, left - seconds) if left > seconds else None
        if self.stack and self.is_running and self._has_changed():
            self.draw()
            pygame.display.flip()

    def _has_changed(self) -> bool:
        """Whether the frame would look different from the one that is shown."""
        scene = self.top
        tip = self._tip_control() is not None and self._pointed_for >= TIP_DELAY and not self.pressed
        toast = self._toast[0] if self._toast is not None else None
        look = (scene, self.hovered, self.pressed, scene.focus, self.by_keyboard, tip, toast)
        changed = scene.picture is None or scene.is_moving or self._was_moving or look != self._shown
        self._shown, self._was_moving = look, scene.is_moving
        return changed

    def _change_scenes(self) -> None:
        while self._changes:
            self._changes.pop(0)()

    def _lowest(self) -> int:
        """The place of the lowest scene that can be seen."""
        return max(number for number, scene in enumerate(self.stack) if scene.covers or number == 0)

    def picture_of(self, place: int) -> pygame.Surface:
        """The finished picture of a scene, with what it lies on."""
        scene = self.stack[place]
        if scene.picture is None:
            surface = self._canvas(scene)
            if scene.covers:
                surface.fill(self.kit.theme.page)
            else:
                surface.blit(self.picture_of(place - 1), (0, 0))
            painter, page = Painter(surface, self.kit), Page(self.kit)
            if not scene.covers:
                painter.veil(self.kit.screen, DARK, 120)
            scene.build(painter, page)
            scene.page, scene.picture, scene.faults = page, surface, painter.faults
            if page.find(scene.focus) is None:
                scene.focus = None
        return scene.picture

    def _canvas(self, scene: Scene) -> pygame.Surface:
        """The surface of a scene; a new one costs more than painting over the old."""
        if scene.canvas is None or scene.canvas.get_size() != self.kit.size:
            scene.canvas = pygame.Surface(self.kit.size)
        return scene.canvas

    def draw(self) -> None:
        """Compose the frame: the picture, what moves on it, what is pointed at, the focus and the tip."""
        scene = self.top
        if not scene.covers and self.stack[-2].picture is None:
            scene.refresh()
        picture = self.picture_of(len(self.stack) - 1)
        page = scene.page
        assert page is not None
        self.screen.blit(picture, (0, 0))
        painter = Painter(self.screen, self.kit)
        active = page.find(self.pressed or self.hovered)
        if active is not None:
            look = active.look(self.hovered == active.key, self.pressed == active.key and self.hovered == active.key)
            if look is not Look.REST:
                page.redraw(painter, active, look)
        scene.draw_over(painter)
        focused = page.find(scene.focus)
        if focused is not None and self.by_keyboard:
            self._ring(painter, page, focused)
        self._draw_tip(painter, page)
        self._draw_toast(painter)

    def _ring(self, painter: Painter, page: Page, control: Control) -> None:
        box = page.ring.get(control.key, control.box).inflate(10, 10)
        inner = self.kit.pixels(box)
        pygame.draw.rect(self.screen, DARK, inner.inflate(2, 2), self.kit.length(6), border_radius=self.kit.length(6))
        painter.frame(box, self.kit.theme.focus, 4, 6)

    def _tip_control(self) -> Control | None:
        if not self.stack or self.top.page is None:
            return None
        key = self.top.focus if self.by_keyboard else self.hovered
        control = self.top.page.find(key)
        return control if control is not None and (control.tip or control.why) else None

    def _draw_tip(self, painter: Painter, page: Page) -> None:
        control = self._tip_control()
        if control is None or self.pressed or self._pointed_for < TIP_DELAY:
            return
        tip = control.tip if isinstance(control.tip, str) else control.tip()
        message = "\n".join(filter(None, (tip, control.why)))
        kit = self.kit
        size = kit.smallest_text + 2
        lines = message.split("\n")
        broad = min(380.0, max(painter.width(line, size, LABEL) for line in lines) + 26)
        tall = painter.height(message, broad - 24, size, LABEL) + 16
        anchor = page.ring.get(control.key, control.box)
        x = min(max(8.0, anchor.centerx - broad / 2), kit.width - broad - 8)
        y = anchor.bottom + 10 if anchor.bottom + 12 + tall < kit.height else max(4.0, anchor.y - tall - 10)
        box = Box(x, y, broad, tall)
        painter.shadow(box, 3, 4)
        painter.fill(box, DARK)
        painter.frame(box, LIGHT, 1.5)
        painter.text(message, box.inflate(-24, -14), size, LABEL, LIGHT, lines=12, cut=True)

    def _draw_toast(self, painter: Painter) -> None:
        if self._toast is None:
            return
        kit = self.kit
        size = kit.smallest_text + 5
        broad = min(kit.width - 40, painter.width(self._toast[0], size, LABEL) + 44)
        box = Box((kit.width - broad) / 2, kit.height - 84, broad, 44)
        painter.shadow(box)
        painter.fill(box, DARK)
        painter.frame(box, kit.theme.focus, 2.5)
        painter.text(self._toast[0], box.inflate(-30, -8), size, LABEL, LIGHT, "centre", cut=True)

    # --- input ---

    def handle(self, event: pygame.Event) -> None:
        """Take one thing that the player or the system did."""
        match event.type:
            case pygame.QUIT:
                self.quit()
            case pygame.WINDOWSIZECHANGED | pygame.VIDEORESIZE:
                if self.screen is not pygame.display.get_surface() or self.screen.get_size() != self.kit.size:
                    self._resized()
            case pygame.WINDOWEXPOSED:
                self._shown = None
            case pygame.WINDOWFOCUSLOST:
                for scene in self.stack:
                    scene.focus_lost()
            case pygame.WINDOWFOCUSGAINED:
                for scene in self.stack:
                    scene.focus_gained()
            case pygame.MOUSEMOTION:
                self._point(event.pos)
            case pygame.MOUSEBUTTONDOWN if event.button == 1:
                self._point(event.pos)
                self._press_down(event.pos)
            case pygame.MOUSEBUTTONUP if event.button == 1:
                self._press_up(event.pos)
            case pygame.MOUSEWHEEL:
                if self.stack:
                    self.top.scroll(event.precise_y)
            case pygame.KEYDOWN:
                self._key(event)
            case pygame.KEYUP:
                self._key_up(event)
            case pygame.TEXTINPUT:
                focused = self._focused()
                if focused is not None and focused.type_in is not None:
                    focused.type_in(event.text)
            case pygame.JOYBUTTONDOWN if event.button in _PAD_KEYS:
                self._key(pygame.event.Event(pygame.KEYDOWN, key=_PAD_KEYS[event.button], mod=0, unicode=""))
            case pygame.JOYHATMOTION if event.value != (0, 0):
                dx, dy = event.value
                key = next(key for key, step in _ARROWS.items() if step == ((dx, 0) if dx else (0, -dy)))
                self._key(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode=""))

    def _page(self) -> Page | None:
        """The page on top, built if need be: a click must find what the player would see."""
        if not self.stack:
            return None
        self.picture_of(len(self.stack) - 1)
        return self.top.page

    def _focused(self) -> Control | None:
        page = self._page()
        return page.find(self.top.focus) if page is not None else None

    def _point(self, place: tuple[int, int]) -> None:
        page = self._page()
        if page is None:
            return
        self.by_keyboard = False
        control = page.at(*place)
        key = control.key if control is not None else None
        if self.pressed is not None:
            pressed = page.find(self.pressed)
            if pressed is not None and pressed.drag is not None:
                self._drag(pressed, place)
        if key != self.hovered:
            self.hovered = key
            self._pointed_for = 0.0
            self.top.hover(key)

    def _drag(self, control: Control, place: tuple[int, int]) -> None:
        area = self.kit.pixels(control.box)
        share = min(1.0, max(0.0, (place[0] - area.x) / max(1, area.w)))
        assert control.drag is not None
        control.drag(1 - share if self.kit.mirrored else share)

    def _press_down(self, place: tuple[int, int]) -> None:
        page = self._page()
        control = page.at(*place) if page is not None else None
        self.pressed = control.key if control is not None else None
        if control is None:
            return
        if control.focusable:
            self.top.focus = control.key
        if control.drag is not None:
            self._drag(control, place)
        elif control.held is not None and not control.why:
            control.held(True)

    def _press_up(self, place: tuple[int, int]) -> None:
        page = self._page()
        pressed, self.pressed = self.pressed, None
        if page is None or pressed is None:
            return
        control = page.find(pressed)
        if control is None:
            return
        if control.held is not None:
            control.held(False)
        elif page.at(*place) is control and control.drag is None:
            self.activate(control)

    def activate(self, control: Control) -> None:
        """Press a control; a closed one says why it is."""
        if control.why:
            self.sounds.play("error")
            self.toast(control.why)
            return
        control.press()

    def _key(self, event: pygame.Event) -> None:
        if self._shell_key(event):
            return
        page = self._page()
        if page is None:
            return
        focused = page.find(self.top.focus)
        if focused is not None and self.by_keyboard_edit(focused, event):
            return
        if event.key == pygame.K_ESCAPE:
            self.top.back()
        elif event.key == pygame.K_TAB:
            self._step(page, -1 if event.mod & pygame.KMOD_SHIFT else 1)
        elif event.key in _ARROWS and not event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT):
            self._arrow(page, focused, *_ARROWS[event.key])
        elif self._shortcut(page, event):
            return
        elif event.key in _CONFIRM and focused is not None and not self.top.key(event):
            self.by_keyboard = True
            if focused.held is not None and not focused.why:
                focused.held(True)
            else:
                self.activate(focused)
        elif event.key not in _CONFIRM or focused is None:
            self.top.key(event)

    def by_keyboard_edit(self, focused: Control, event: pygame.Event) -> bool:
        """Let an entry take a key; letters come to it as text and must not be taken for shortcuts."""
        if focused.edit is not None and focused.edit(event):
            return True
        is_letter = bool(event.unicode) and event.unicode.isprintable() and not event.mod & pygame.KMOD_CTRL
        return focused.type_in is not None and is_letter

    def _shell_key(self, event: pygame.Event) -> bool:
        """Keys that mean the same everywhere."""
        control = event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META)
        if event.key == pygame.K_F11 or (event.key == pygame.K_RETURN and event.mod & pygame.KMOD_ALT):
            self.toggle_fullscreen()
        elif event.key == pygame.K_F12:
            self.save_screenshot()
        elif control and event.key == pygame.K_q:
            self.quit()
        elif control and event.key in (pygame.K_PLUS, pygame.K_EQUALS, pygame.K_KP_PLUS):
            self._resize_text(1)
        elif control and event.key in (pygame.K_MINUS, pygame.K_KP_MINUS):
            self._resize_text(-1)
        else:
            return False
        return True

    def _resize_text(self, step: int) -> None:
        from scenes.settings import TEXT_SIZES

        place = TEXT_SIZES.index(self.settings.text_size) + step
        self.change_settings(text_size=TEXT_SIZES[min(len(TEXT_SIZES) - 1, max(0, place))])

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
        except (OSError, pygame.error) as problem:
            self.toast(self.texts("ui-screenshot-failed", reason=str(problem)))

    def _key_up(self, event: pygame.Event) -> None:
        focused = self._focused()
        if focused is not None and focused.held is not None and event.key in _CONFIRM:
            focused.held(False)

    def _step(self, page: Page, step: int) -> None:
        """Move the focus along the page's own order."""
        order = [control.key for control in page.order()]
        if not order:
            return
        place = order.index(self.top.focus) + step if self.top.focus in order else 0 if step > 0 else -1
        self._set_focus(order[place % len(order)])

    def _arrow(self, page: Page, focused: Control | None, dx: int, dy: int) -> None:
        if focused is not None and focused.adjust is not None and dx:
            focused.adjust(-dx if self.kit.mirrored else dx)
            return
        found = neighbour(page, self.top.focus, dx, dy)
        if found is not None:
            self._set_focus(found.key)

    def _set_focus(self, key: str) -> None:
        self.top.focus = key
        self.by_keyboard = True
        self._pointed_for = 0.0
        self.top.hover(key)

    def _shortcut(self, page: Page, event: pygame.Event) -> bool:
        if event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
            return False
        for control in page.controls:
            if event.key in control.keys and event.key not in _CONFIRM:
                if control.held is not None and not control.why:
                    self.top.focus = control.key
                    control.held(True)
                else:
                    self.activate(control)
                return True
        if event.key in _CONFIRM and page.find(self.top.focus) is None:
            for control in page.controls:
                if event.key in control.keys:
                    self.activate(control)
                    return True
        return False
