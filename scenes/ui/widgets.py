"""Ready controls: buttons, tags, switches, sliders, choices in a row, text entry, and lists that scroll."""

from collections.abc import Callable, Sequence
from dataclasses import replace

import pygame

from scenes.ui.art import remembered
from scenes.ui.kit import Box
from scenes.ui.page import Control, Deed, Look, Page
from scenes.ui.painter import Painter
from scenes.ui.text import BOLD, DISPLAY, LABEL
from scenes.ui.theme import DARK, LIGHT, Colour, mix


def face(painter: Painter, box: Box, look: Look, primary: bool = False, radius: float = 4) -> tuple[Box, Colour]:
    """The body of a button in a look: lifted when pointed at, flat on its shadow when pressed.

    Returns where its contents go now and their colour.
    """
    theme = painter.theme
    lift = {Look.HOVER: -2.0, Look.PRESSED: 2.0}.get(look, 0.0)
    here = box.move(0, lift)
    ground, ink = (theme.inverse, theme.inverse_ink) if primary else (theme.card, theme.ink)
    if look is Look.HOVER:
        ground = mix(
            ground, theme.inverse_ink if primary else (255, 255, 255), 0.14 if theme.is_night or primary else 0.7
        )
    elif look is Look.PRESSED:
        ground = mix(ground, theme.ink3, 0.35) if primary else theme.pressed
    elif look is Look.DISABLED:
        ground, ink = theme.panel, theme.ink3
    if look in (Look.REST, Look.HOVER):
        painter.shadow(here, 3, 4 - lift)
    painter.fill(here, ground, radius)
    edge = theme.ink3 if look is Look.DISABLED else theme.inverse if primary else theme.control_edge
    painter.frame(here, edge, 2.5 if look is not Look.DISABLED else 2, radius)
    return here, ink


def button(
    painter: Painter,
    page: Page,
    key: str,
    box: Box,
    text: str,
    press: Deed,
    *,
    icon: str = "",
    note: str = "",
    why: str = "",
    tip: str = "",
    keys: tuple[int, ...] = (),
    cap: str = "",
    primary: bool = False,
    size: float = 26,
    overlaps: bool = False,
) -> Control:
    """A button with a word, and an icon, a line below and a key cap where wanted."""

    def draw(brush: Painter, look: Look) -> None:
        here, ink = face(brush, box, look, primary)
        inner = here.inflate(-20, -8)
        if cap:
            inner.w -= brush.keycap(cap, inner.right, here.centery - brush.kit.smallest_text / 2 - 3.5, ink) + 8
        big = min(size, inner.h * (0.52 if note else 0.8))
        broad = min(brush.width(text, big * brush.kit.larger_text, DISPLAY) + 4, inner.w)
        wide = big * 1.15 + 8 if icon else 0.0
        x = inner.x + max(0.0, (inner.w - broad - wide) / 2)
        upper = (
            Box(x, inner.y, inner.w - (x - inner.x), inner.h * 0.58)
            if note
            else Box(x, inner.y, inner.w - (x - inner.x), inner.h)
        )
        if icon:
            brush.icon(icon, x + big * 0.57, upper.centery, big * 1.15, ink)
        brush.text(text, Box(x + wide, upper.y, upper.w - wide, upper.h), big, DISPLAY, ink)
        if note:
            line = Box(inner.x, inner.y + inner.h * 0.56, inner.w, inner.h * 0.44)
            brush.text(note, line, min(16, inner.h * 0.3), LABEL, ink, "centre", cut=True)

    return page.add(painter, Control(key, box, press, draw, text, tip, why, keys, overlaps=overlaps))


def icon_button(
    painter: Painter,
    page: Page,
    key: str,
    box: Box,
    icon: str,
    label: str,
    press: Deed,
    *,
    colour: Colour,
    keys: tuple[int, ...] = (),
    why: str = "",
) -> Control:
    """A square with an icon, as in the masthead; its label is its tooltip."""

    def draw(brush: Painter, look: Look) -> None:
        if look in (Look.HOVER, Look.PRESSED):
            brush.fill(box, colour, 4)
        brush.frame(box, mix(colour, brush.theme.masthead, 0.55), 2, 4)
        ink = brush.theme.masthead if look in (Look.HOVER, Look.PRESSED) else colour
        if look is Look.DISABLED:
            ink = mix(colour, brush.theme.masthead, 0.55)
        brush.icon(icon, box.centerx, box.centery, box.h * 0.62, ink)

    return page.add(painter, Control(key, box, press, draw, label, label, why, keys))


def switch(
    painter: Painter, page: Page, key: str, box: Box, is_on: bool, label: str, flip: Deed, why: str = ""
) -> Control:
    """On or off: a square thumb with a check or a cross."""

    def draw(brush: Painter, look: Look) -> None:
        theme = brush.theme
        ground = theme.ink if is_on else theme.card
        edge = theme.ink3 if look is Look.DISABLED else theme.control_edge
        brush.fill(box, mix(ground, theme.ink3, 0.3) if look is Look.HOVER else ground, 4)
        brush.frame(box, edge, 2.5, 4)
        side = box.h - 8
        thumb = Box(box.right - 4 - side if is_on else box.x + 4, box.y + 4, side, side)
        brush.fill(thumb, theme.panel if is_on else theme.ink2, 2)
        brush.icon(
            "with" if is_on else "against",
            thumb.centerx,
            thumb.centery,
            side * 0.62,
            theme.ink if is_on else theme.panel,
        )

    def adjust(step: int) -> None:
        if is_on != (step > 0):
            flip()

    return page.add(painter, Control(key, box, flip, draw, label, why=why, adjust=adjust))


def choices(
    painter: Painter,
    page: Page,
    key: str,
    box: Box,
    values: Sequence[tuple[str, str]],
    chosen: str,
    choose: Callable[[str], None],
    *,
    size: float = 19,
) -> list[Control]:
    """A row of cells of which one is chosen: (value, word) pairs. The chosen cell is printed in ink."""
    broad = box.w / len(values)
    made = []
    names = [value for value, _ in values]

    def adjust(step: int) -> None:
        place = names.index(chosen) if chosen in names else 0
        choose(names[min(len(names) - 1, max(0, place + step))])

    for number, (value, word) in enumerate(values):
        cell = Box(box.x + number * broad, box.y, broad, box.h)

        def draw(brush: Painter, look: Look, cell: Box = cell, value: str = value, word: str = word) -> None:
            theme = brush.theme
            is_chosen = value == chosen
            ground = theme.inverse if is_chosen else theme.card
            if look is Look.HOVER and not is_chosen:
                ground = theme.hot
            brush.fill(cell, ground)
            brush.frame(cell, theme.control_edge, 2)
            brush.text(word, cell.inflate(-10, 0), size, LABEL, theme.inverse_ink if is_chosen else theme.ink, "centre")

        def press(value: str = value) -> None:
            choose(value)

        control = Control(f"{key}:{value}", cell, press, draw, word, adjust=adjust)
        made.append(page.add(painter, control))
    return made


def slider(
    painter: Painter,
    page: Page,
    key: str,
    box: Box,
    value: int,
    label: str,
    change: Callable[[int], None],
    *,
    step: int = 5,
) -> Control:
    """A number from 0 to 100 along a bar."""

    def draw(brush: Painter, look: Look) -> None:
        theme = brush.theme
        bar = Box(box.x, box.centery - 6, box.w, 12)
        brush.fill(bar, theme.sunk)
        brush.fill(Box(bar.x, bar.y, bar.w * value / 100, bar.h), theme.ink)
        brush.frame(bar, theme.control_edge, 2)
        x = bar.x + (bar.w - 20) * value / 100
        thumb = Box(x, box.centery - 16, 20, 32)
        brush.fill(thumb, theme.hot if look is Look.HOVER else theme.card, 3)
        brush.frame(thumb, theme.control_edge, 2.5, 3)

    def adjust(direction: int) -> None:
        change(min(100, max(0, value + direction * step)))

    def drag(share: float) -> None:
        change(round(share * 100 / step) * step)

    return page.add(painter, Control(key, box, lambda: None, draw, label, adjust=adjust, drag=drag))


def entry(
    painter: Painter,
    page: Page,
    key: str,
    box: Box,
    text: str,
    label: str,
    change: Callable[[str], None],
    *,
    most: int = 20,
    size: float = 22,
    hint: str = "",
) -> Control:
    """A line that is typed into; an empty one shows its hint."""

    def draw(brush: Painter, look: Look) -> None:
        theme = brush.theme
        brush.fill(box, theme.hot if look is Look.HOVER else theme.card, 3)
        brush.frame(box, theme.control_edge, 2.5, 3)
        inside = box.inflate(-24, -6)
        shown = brush.text(text or hint, inside, size, BOLD, theme.ink if text else theme.ink3, cut=True)
        if text:
            brush.fill(Box(min(inside.right, shown.right + 3), box.centery - size * 0.6, 2, size * 1.2), theme.ink)

    def type_in(typed: str) -> None:
        kept = "".join(letter for letter in typed if letter.isprintable())
        change((text + kept)[:most])

    def edit(event: pygame.Event) -> bool:
        if event.key == pygame.K_BACKSPACE:
            change("" if event.mod & pygame.KMOD_CTRL else text[:-1])
            return True
        return False

    return page.add(painter, Control(key, box, lambda: None, draw, label, type_in=type_in, edit=edit))


def scrollbar(
    painter: Painter,
    page: Page,
    key: str,
    box: Box,
    place: float,
    seen: float,
    scroll: Callable[[float], None],
    label: str,
) -> Control | None:
    """How much of a long page shows (`seen`, 0 to 1) and from where on (`place`, 0 to 1); none when all of it does."""
    if seen >= 1:
        return None

    def draw(brush: Painter, look: Look) -> None:
        theme = brush.theme
        brush.fill(box, theme.sunk)
        tall = max(44.0, box.h * seen)
        thumb = Box(box.x, box.y + (box.h - tall) * place, box.w, tall)
        brush.fill(thumb, theme.ink if look is Look.HOVER else theme.ink2, 2)

    def drag(_share: float) -> None:
        pointer = pygame.mouse.get_pos()[1]
        area = painter.kit.pixels(box)
        scroll(min(1.0, max(0.0, (pointer - area.y) / max(1, area.h))))

    def adjust(step: int) -> None:
        scroll(min(1.0, max(0.0, place + step * seen * 0.8)))

    control = Control(key, box, lambda: None, draw, label, drag=drag, adjust=adjust)
    return page.add(painter, control)


def stamp(painter: Painter, box: Box, text: str, colour: Colour, degrees: float = -6, note: str = "") -> None:
    """A rubber stamp: a word in a double frame, a little askew, and a line below that says who or when.

    A clear margin lets its edge turn smoothly.
    """
    kit = painter.kit
    upper = 0.66 if note else 1.0
    size = box.h * 0.6 * (0.86 if note else 1.0)
    margin = 6.0
    broad = min(box.w, max(painter.width(text, size, DISPLAY), painter.width(note, box.h * 0.22, LABEL)) + 34)
    area = (round((broad + 2 * margin) * kit.unit), round((box.h + 2 * margin) * kit.unit))

    def make() -> pygame.Surface:
        sheet = pygame.Surface(area, pygame.SRCALPHA)
        brush = Painter(sheet, replace(kit, size=area, mirrored=False))
        whole = Box(margin, margin, broad, box.h)
        sheet.fill((*(DARK if kit.theme.is_night else LIGHT), 220), brush.kit.pixels(whole))
        brush.frame(whole, colour, 5)
        brush.frame(whole.inflate(-14, -14), colour, 2)
        inside = whole.inflate(-26, -12 if not note else -16)
        word = Box(inside.x, inside.y, inside.w, inside.h * upper)
        brush.text(text, word, size, DISPLAY, colour, "centre", least=8)
        if note:
            line = Box(inside.x, inside.y + inside.h * upper, inside.w, inside.h * (1 - upper))
            brush.text(note, line, box.h * 0.22, LABEL, colour, "centre", least=8, cut=True)
        return pygame.transform.rotozoom(sheet, -degrees, 1)

    key = ("stamp", text, note, area, colour, degrees, kit.theme.name)
    painter.picture(remembered(key, make), box.centerx, box.centery)
