"""Choosing whom to play against: the faces of the personalities, and what is said of them."""

from typing import TYPE_CHECKING

from engine.bots.people import PEOPLE, Persona, persona_of
from scenes.play.stamps import RATIO, draw_stamp
from scenes.scene import Scene
from scenes.ui import widgets
from scenes.ui.kit import Box
from scenes.ui.page import Control, Look, Page
from scenes.ui.painter import Painter
from scenes.ui.text import DISPLAY, LABEL

if TYPE_CHECKING:
    from scenes.app import App
    from scenes.newgame import NewGameScene

TRAITS = ("aggression", "honesty", "grudge", "risk", "chattiness")
BARS = 5


def bars_of(value: float) -> int:
    """A trait from 0 to 1 as full bars; nobody has none of it."""
    return max(1, min(BARS, round(value * BARS)))


def people_row(scene: "NewGameScene", painter: Painter, page: Page, box: Box) -> None:
    """The faces in a row, and the manner of the one that is chosen."""
    traits = 212.0 if not painter.kit.compact else 190.0
    faces(scene, painter, page, Box(box.x, box.y, box.w - traits - 16, box.h), "face")
    chosen = persona_of(scene.plan.persona_of(scene.open))
    title = Box(box.right - traits, box.y, traits, box.h * 0.22)
    painter.text(scene.texts(f"bot-{chosen.id}.title"), title, title.h * 0.95, DISPLAY)
    bars(scene, painter, Box(title.x, title.bottom, traits, box.bottom - title.bottom), chosen)


def faces(scene: "NewGameScene", painter: Painter, page: Page, box: Box, key: str) -> None:
    """All faces; one that another bot wears carries the number of its seat, and choosing it swaps the two."""
    gap = 8.0
    wide = min((box.w - gap * (len(PEOPLE) - 1)) / len(PEOPLE), (box.h - 8) / RATIO)
    tall = wide * RATIO
    for place, persona in enumerate(PEOPLE):
        cell = Box(box.x + place * (wide + gap), box.centery - tall / 2, wide, tall)
        _face(scene, painter, page, cell, persona, key)


def _face(scene: "NewGameScene", painter: Painter, page: Page, cell: Box, persona: Persona, key: str) -> None:
    texts, plan = scene.texts, scene.plan
    owner = plan.wearer_of(persona.id)
    is_mine = owner == scene.open
    title = texts(f"bot-{persona.id}.title")

    def draw(brush: Painter, look: Look) -> None:
        is_hot = look is not Look.REST
        if is_mine:
            brush.fill(cell.inflate(7, 7), brush.theme.ink)
        elif is_hot:
            brush.fill(cell.inflate(7, 7), brush.theme.hot)
        name = texts(f"bot-{persona.id}")
        draw_stamp(brush, cell, plan.seats[scene.open].piece, persona.id, name, is_bright=is_mine)
        if owner is not None and not is_mine:
            side = cell.w * 0.3
            tag = Box(cell.right - side, cell.y, side, side)
            brush.fill(tag, brush.theme.inverse, 2)
            number = tag.inflate(0, -side * 0.3)
            brush.text(str(owner + 1), number, side * 0.86, DISPLAY, brush.theme.inverse_ink, "centre", least=9)

    tip = f"{texts(f'bot-{persona.id}')}: {title}\n{texts(f'bot-{persona.id}.manner')}"
    choose = scene.doing(plan.choose_persona, scene.open, persona.id)
    page.add(painter, Control(f"{key}:{persona.id}", cell, choose, draw, title, tip, restored=False))


def bars(scene: "NewGameScene", painter: Painter, box: Box, persona: Persona) -> None:
    """What a personality is like, in five bars."""
    texts, theme = scene.texts, painter.theme
    size = 15.0 if not painter.kit.compact else 13.5
    tall = box.h / len(TRAITS)
    label = max(painter.width(texts(f"trait-{trait}"), size, LABEL) for trait in TRAITS)
    label = label * painter.kit.larger_text + 12
    for place, trait in enumerate(TRAITS):
        row = Box(box.x, box.y + place * tall, box.w, tall)
        painter.text(texts(f"trait-{trait}"), Box(row.x, row.y, label - 6, row.h), size, LABEL, least=11)
        wide = (row.w - label) / BARS
        for bar in range(BARS):
            cell = Box(row.x + label + bar * wide, row.centery - tall * 0.28, wide - 7, tall * 0.56)
            painter.fill(cell, theme.ink if bar < bars_of(getattr(persona, trait)) else theme.card)
            painter.frame(cell, theme.ink, 2)


def person_line(scene: "NewGameScene", painter: Painter, page: Page, box: Box) -> None:
    """Where there is no room for all faces: who it is, and the way to the others."""
    texts = scene.texts
    persona = scene.plan.persona_of(scene.open)
    title, words = texts(f"bot-{persona}.title"), texts(f"bot-{persona}.manner")

    def draw(brush: Painter, look: Look) -> None:
        here, ink = widgets.face(brush, box.inflate(0, -2), look, radius=3)
        size = min(16.0, here.h * 0.5)
        room = Box(here.x + 10, here.y, here.w - 34, here.h)
        shown = brush.text(title, room, size, LABEL, ink)
        rest = Box(shown.right + 8, here.y, here.right - 28 - shown.right - 8, here.h)
        brush.text(words, rest, size * 0.92, LABEL, brush.theme.ink2, cut=True)
        brush.icon("caret", here.right - 14, here.centery, 13, ink)

    page.add(painter, Control("people", box, scene.show_people, draw, title, words))


class PeopleScene(Scene):
    """The faces on a sheet of their own."""

    name = "people"
    covers = False

    def __init__(self, app: "App", newgame: "NewGameScene") -> None:
        super().__init__(app)
        self.newgame = newgame
        self.focus = f"person:{newgame.plan.persona_of(newgame.open)}"

    def build(self, painter: Painter, page: Page) -> None:
        kit = painter.kit
        wide, tall = min(kit.width - 60, 1060.0), min(kit.height - 60, 500.0)
        box = Box((kit.width - wide) / 2, (kit.height - tall) / 2, wide, tall)
        inside = painter.panel(box, self.newgame.texts("newgame-people"), "robot").inflate(-36, -28)
        chosen = persona_of(self.newgame.plan.persona_of(self.newgame.open))
        upper = Box(inside.x, inside.y, inside.w, inside.h * 0.38)
        faces(self.newgame, painter, page, upper, "person")
        texts = self.newgame.texts
        title = Box(inside.x, upper.bottom + 8, inside.w, 42)
        painter.text(texts(f"bot-{chosen.id}.title"), title, 40, DISPLAY)
        words = Box(inside.x, title.bottom, inside.w, 30)
        painter.text(texts(f"bot-{chosen.id}.manner"), words, 18, LABEL, painter.theme.ink2)
        lower = Box(inside.x, words.bottom + 8, inside.w * 0.5, inside.bottom - words.bottom - 8)
        bars(self.newgame, painter, lower, chosen)
        done = Box(inside.right - inside.w * 0.36, inside.bottom - 62, inside.w * 0.36, 58)
        word = self.newgame.texts("newgame-people-done")
        widgets.button(painter, page, "done", done, word, lambda: self.app.pop(self), cap="Esc", primary=True)
