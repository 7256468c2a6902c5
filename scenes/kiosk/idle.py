"""Still there? A page that counts down and then lets the next people play; it covers whatever was private."""

from typing import TYPE_CHECKING

import pygame

from scenes.kiosk.parts import draw_nothing, draw_ring
from scenes.play.curtain import Stage
from scenes.scene import Scene
from scenes.ui import wall
from scenes.ui.page import Control, Page
from scenes.ui.painter import Painter
from scenes.ui.text import DISPLAY, LABEL
from scenes.ui.theme import LIGHT

if TYPE_CHECKING:
    from scenes.app import App
    from scenes.kiosk.stall import Stall

COUNTDOWN = 15.0


class IdleScene(Scene):
    """Any touch or key goes on with the game; nothing at all ends it."""

    name = "kiosk-idle"

    def __init__(self, app: "App", stall: "Stall") -> None:
        super().__init__(app)
        self.stall = stall
        self.left = COUNTDOWN
        self.focus = "stay"

    @property
    def seconds_left(self) -> int:
        return int(self.left + 0.999)

    @property
    def wakes_in(self) -> float | None:
        return self.left % 1.0 or 1.0

    def update(self, seconds: float) -> None:
        if self.app.top is not self or self.left <= 0:
            return
        before = self.seconds_left
        self.left -= seconds
        if self.left <= 0:
            self.stall.show()
        elif self.seconds_left != before:
            self.app.sounds.play("tick")
            self.refresh()

    def build(self, painter: Painter, page: Page) -> None:
        kit, stage = painter.kit, Stage(painter.kit)
        wall.paint_wall(painter)
        anywhere = Control(
            "anywhere", kit.screen, self.stay, draw_nothing, focusable=False, overlaps=True, restored=False
        )
        page.add(painter, anywhere)
        middle = kit.width / 2
        wide = min(kit.width - 80, stage.size(1500))
        top = stage.size(70) + stage.spare_y * stage.scale * 0.4
        title = stage.box(0, 0, 0, 150)
        title.update(middle - wide / 2, top, wide, stage.size(170))
        painter.text(self.texts("kiosk-idle"), title, stage.size(200), DISPLAY, LIGHT, "centre", least=24)
        note = title.move(0, stage.size(190))
        note.h = stage.size(50)
        painter.text(self.texts("kiosk-idle.text"), note, stage.size(30), LABEL, wall.PALE, "centre")
        ring = stage.box(0, 0, 330, 330)
        ring.center = (middle, top + stage.size(450))
        draw_ring(painter, ring, self.left / COUNTDOWN, str(self.seconds_left))
        broad, tall = stage.size(640), stage.size(150)
        y = ring.bottom + stage.size(50)
        left = stage.box(0, 0, 0, 0)
        left.update(middle - broad - stage.size(20), y, broad, tall)
        stay, leave = self.texts("kiosk-idle-stay"), self.texts("kiosk-leave")
        wall.wall_button(
            painter, page, "stay", left, stay, self.texts("kiosk-idle-stay.note"), "ballot", self.stay, is_first=True
        )
        right = left.move(broad + stage.size(40), 0)
        wall.wall_button(painter, page, "leave", right, leave, self.texts("kiosk-leave.note"), "gate", self.stall.show)

    def stay(self) -> None:
        self.app.pop(self)

    def back(self) -> None:
        self.stay()

    def key(self, event: pygame.Event) -> bool:
        self.stay()
        return True
