"""What the player does with mouse, finger, keyboard and gamepad, and which control it reaches."""

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from scenes.settings import TEXT_SIZES
from scenes.ui.keys import ARROWS, CONFIRM, PAD_BUTTONS, PAD_CENTRED, PAD_PUSHED, arrow_towards, is_command
from scenes.ui.page import Control, Page, neighbour

if TYPE_CHECKING:
    from scenes.app import App
    from scenes.scene import Scene

INPUT = frozenset(
    (
        *(pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEWHEEL),
        *(pygame.KEYDOWN, pygame.KEYUP, pygame.TEXTINPUT),
        *(pygame.JOYBUTTONDOWN, pygame.JOYBUTTONUP, pygame.JOYHATMOTION, pygame.JOYAXISMOTION),
    )
)


class Hands:
    """Turns events into presses of controls of the top scene, and the rest into calls of the scene itself."""

    def __init__(self, app: "App") -> None:
        self.app = app
        self.hovered: str | None = None
        self.pressed: str | None = None
        self.by_keyboard = False
        self.pointed_for = 0.0  # seconds
        self._holding: tuple[int | None, Callable[[bool], None]] | None = None  # a key, or None for the mouse
        self._pads: dict[int, pygame.joystick.JoystickType] = {}
        self._pushed: dict[int, int] = {}  # which way each axis of a gamepad points

    @property
    def top(self) -> "Scene":
        return self.app.top

    def let_go(self) -> None:
        """Another scene is in front: nothing is pointed at, pressed or held any more."""
        self._release()
        self.hovered = self.pressed = None
        self.pointed_for = 0.0

    def take(self, event: pygame.Event) -> None:
        """Take one thing that the player did."""
        match event.type:
            case pygame.MOUSEMOTION:
                self._point(event.pos)
            case pygame.MOUSEBUTTONDOWN if event.button == 1:
                self._point(event.pos)
                self._press_down(event.pos)
            case pygame.MOUSEBUTTONUP if event.button == 1:
                self._press_up(event.pos)
            case pygame.MOUSEWHEEL:
                self.top.scroll(event.precise_y)
            case pygame.KEYDOWN:
                self._key_down(event)
            case pygame.KEYUP:
                self._key_up(event.key)
            case pygame.TEXTINPUT:
                focused = self._focused()
                if focused is not None and focused.type_in is not None:
                    focused.type_in(event.text)
            case _:
                self._pad(event)

    # --- the page ---

    def _page(self) -> Page:
        """The page on top, built if need be: a click must find what the player would see."""
        self.app.picture_of(len(self.app.stack) - 1)
        page = self.top.page
        assert page is not None
        return page

    def _focused(self) -> Control | None:
        return self._page().find(self.top.focus)

    def tip_control(self) -> Control | None:
        """What has something to say about itself and is pointed at, or has the focus."""
        page = self.top.page
        control = page.find(self.top.focus if self.by_keyboard else self.hovered) if page is not None else None
        return control if control is not None and (control.tip or control.why) else None

    def activate(self, control: Control) -> None:
        """Press a control; a closed one says why it is."""
        if control.why:
            self.app.sounds.play("error")
            self.app.toast(control.why)
            return
        control.press()

    # --- mouse and finger ---

    def _point(self, place: tuple[int, int]) -> None:
        page = self._page()
        self.by_keyboard = False
        control = page.at(*place)
        key = control.key if control is not None else None
        pressed = page.find(self.pressed)
        if pressed is not None and pressed.drag is not None:
            self._drag(pressed, place)
        if key != self.hovered:
            self.hovered = key
            self.pointed_for = 0.0
            self.top.hover(key)

    def _drag(self, control: Control, place: tuple[int, int]) -> None:
        area = self.app.kit.pixels(control.box)
        share = min(1.0, max(0.0, (place[0] - area.x) / max(1, area.w)))
        assert control.drag is not None
        control.drag(1 - share if self.app.kit.mirrored else share)

    def _press_down(self, place: tuple[int, int]) -> None:
        control = self._page().at(*place)
        self.pressed = control.key if control is not None else None
        if control is None:
            return
        if control.focusable:
            self.top.focus = control.key
        if control.drag is not None:
            self._drag(control, place)
        elif control.held is not None and not control.why:
            self._hold(None, control.held)

    def _press_up(self, place: tuple[int, int]) -> None:
        page = self._page()
        pressed, self.pressed = self.pressed, None
        if self._holding is not None and self._holding[0] is None:
            self._release()
            return
        control = page.find(pressed)
        if control is not None and page.at(*place) is control and control.drag is None and control.held is None:
            self.activate(control)

    def _hold(self, key: int | None, held: Callable[[bool], None]) -> None:
        """Something counts as held until the same key, or the mouse, is let go, wherever that happens."""
        self._release()
        self._holding = (key, held)
        held(True)

    def _release(self) -> None:
        holding, self._holding = self._holding, None
        if holding is not None:
            holding[1](False)

    # --- keyboard ---

    def _key_down(self, event: pygame.Event) -> None:
        if self._shell_key(event):
            return
        page = self._page()
        focused = page.find(self.top.focus)
        if focused is not None and self._edits(focused, event):
            return
        if event.key == pygame.K_ESCAPE:
            self.top.back()
        elif event.key == pygame.K_TAB:
            self._step(page, -1 if event.mod & pygame.KMOD_SHIFT else 1)
        elif event.key in ARROWS and not event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT):
            self._arrow(page, focused, *ARROWS[event.key])
        elif self._shortcut(page, event):
            return
        elif event.key in CONFIRM and focused is not None and not self.top.key(event):
            self.by_keyboard = True
            self._press_by_key(event.key, focused)
        elif event.key not in CONFIRM or focused is None:
            self.top.key(event)

    def _key_up(self, key: int) -> None:
        if self._holding is not None and self._holding[0] == key:
            self._release()

    def _press_by_key(self, key: int, control: Control) -> None:
        if control.held is not None and not control.why:
            self._hold(key, control.held)
        else:
            self.activate(control)

    def _edits(self, focused: Control, event: pygame.Event) -> bool:
        """Let an entry take a key; letters come to it as text and must not be taken for shortcuts."""
        if focused.edit is not None and focused.edit(event):
            return True
        is_letter = bool(event.unicode) and event.unicode.isprintable() and not is_command(event)
        return focused.type_in is not None and is_letter

    def _shell_key(self, event: pygame.Event) -> bool:
        """Keys that mean the same everywhere."""
        control = is_command(event)
        if event.key == pygame.K_F11 or (event.key == pygame.K_RETURN and event.mod & pygame.KMOD_ALT):
            self.app.toggle_fullscreen()
        elif event.key == pygame.K_F12:
            self.app.save_screenshot()
        elif control and event.key == pygame.K_q:
            self.app.quit()
        elif control and event.key in (pygame.K_PLUS, pygame.K_EQUALS, pygame.K_KP_PLUS):
            self._resize_text(1)
        elif control and event.key in (pygame.K_MINUS, pygame.K_KP_MINUS):
            self._resize_text(-1)
        else:
            return False
        return True

    def _resize_text(self, step: int) -> None:
        place = TEXT_SIZES.index(self.app.settings.text_size) + step
        self.app.change_settings(text_size=TEXT_SIZES[min(len(TEXT_SIZES) - 1, max(0, place))])

    def _step(self, page: Page, step: int) -> None:
        """Move the focus along the page's own order."""
        order = [control.key for control in page.order()]
        if not order:
            return
        place = order.index(self.top.focus) + step if self.top.focus in order else 0 if step > 0 else -1
        self._set_focus(order[place % len(order)])

    def _arrow(self, page: Page, focused: Control | None, dx: int, dy: int) -> None:
        if focused is not None and focused.adjust is not None and dx:
            focused.adjust(-dx if self.app.kit.mirrored else dx)
            return
        found = neighbour(page, self.top.focus, dx, dy)
        if found is not None:
            self._set_focus(found.key)

    def _set_focus(self, key: str) -> None:
        self.top.focus = key
        self.by_keyboard = True
        self.pointed_for = 0.0
        self.top.hover(key)

    def _shortcut(self, page: Page, event: pygame.Event) -> bool:
        """Press the control that a key belongs to; Enter and Space do so only while nothing has the focus."""
        if is_command(event) or (event.key in CONFIRM and page.find(self.top.focus) is not None):
            return False
        control = next((control for control in page.controls if event.key in control.keys), None)
        if control is None:
            return False
        if control.held is not None and not control.why:
            self.top.focus = control.key
        self._press_by_key(event.key, control)
        return True

    # --- gamepad ---

    def _pad(self, event: pygame.Event) -> None:
        """Buttons and sticks stand for keys."""
        match event.type:
            case pygame.JOYDEVICEADDED:
                pad = pygame.joystick.Joystick(event.device_index)
                self._pads[pad.get_instance_id()] = pad
            case pygame.JOYDEVICEREMOVED:
                self._release()
                self._pushed.clear()
                if self._pads.pop(event.instance_id, None) is not None:
                    self.app.toast(self.app.texts("machine-pad-gone"))
            case pygame.JOYBUTTONDOWN if event.button in PAD_BUTTONS:
                self._pad_key(PAD_BUTTONS[event.button], pygame.KMOD_SHIFT if event.button == 4 else 0)
            case pygame.JOYBUTTONUP if event.button in PAD_BUTTONS:
                self._key_up(PAD_BUTTONS[event.button])
            case pygame.JOYHATMOTION if event.value != (0, 0):
                self._pad_key(arrow_towards(event.value[0], -event.value[1]))
            case pygame.JOYAXISMOTION if event.axis in (0, 1):
                self._push_stick(event.axis, event.value)

    def _push_stick(self, axis: int, value: float) -> None:
        """A push counts once, until the stick has come back."""
        if abs(value) < PAD_CENTRED:
            self._pushed[axis] = 0
        elif abs(value) > PAD_PUSHED and not self._pushed.get(axis):
            way = self._pushed[axis] = 1 if value > 0 else -1
            self._pad_key(arrow_towards(way if axis == 0 else 0, way if axis == 1 else 0))

    def _pad_key(self, key: int, mod: int = 0) -> None:
        self._key_down(pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode=""))
