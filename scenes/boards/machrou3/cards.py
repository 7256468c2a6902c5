"""The faces of the cards of Machrou3 Ra2is: characters, Objectives and Exceptional Powers, sharp at every size.

A card is drawn in units of its own and kept as a picture. It is printed on paper in both themes, so that its inks are
always those of the Paper printing. Turned cards and cards with a shadow have an even margin: their middle stays theirs.
"""

import math
from typing import Any

import pygame

from engine.games.machrou3.content import CHARACTERS, CORRUPT, OBJECTIVE, SIDE
from engine.games.machrou3.rules.conditions import needed, progress
from engine.games.machrou3.view import Machrou3View
from scenes.boards.machrou3.words import Words
from scenes.texts import Texts, text_id
from scenes.ui import art
from scenes.ui.card_backs import AGENDA_INK, POWER_INK
from scenes.ui.cards import BRASS_LIGHT, FLAT, Lay, blank, is_brief, sheet, stock
from scenes.ui.kit import Box, Kit
from scenes.ui.painter import Painter
from scenes.ui.text import BOLD, DISPLAY, LABEL, TEXT
from scenes.ui.theme import DARK, LIGHT, PAPER, Colour, hexed, mix, rgb

CHARACTER = (400.0, 566.0)
AGENDA = (316.0, 442.0)
_CORRUPT_GROUND = rgb("A9B45E")
_REFORMIST_GROUND = rgb("EE9A78")
_JUDGES = frozenset(card.id for card in CHARACTERS if card.judge)

# --- characters ---


def character_card(kit: Kit, texts: Texts, character: str, width_px: int, lay: Lay = FLAT) -> pygame.Surface:
    """Who a player is: portrait, name, side, and how they win."""
    key = ("character", character, kit.settings.discreet)
    brief = is_brief(kit, width_px)
    return sheet(kit, key, width_px, CHARACTER, lambda brush: character_face(brush, kit, texts, character, brief), lay)


def character_face(brush: Painter, kit: Kit, texts: Texts, character: str, brief: bool) -> None:
    discreet = kit.settings.discreet
    width, height = CHARACTER
    blank(brush, kit, CHARACTER)
    edge, tall = 18.0, 322.0
    if brief:
        tall = 402.0
    window = Box(edge, edge, width - 2 * edge, tall)
    _portrait(brush, window, character, discreet)
    if not discreet:
        icon = "coins" if SIDE[character] == CORRUPT else "scales" if character in _JUDGES else "flame"
        brush.disc(window.x + 40, window.y + 40, 30, stock(kit), DARK, 3)
        brush.icon(icon, window.x + 40, window.y + 40, 36, _team(character))
    plate = Box(edge, window.bottom, window.w, 64)
    brush.fill(plate, DARK)
    brush.text(texts(text_id("character", character)), plate.inflate(-16, -8), 55, DISPLAY, LIGHT, "centre", least=14)
    band = Box(edge, plate.bottom, window.w, height - edge - plate.bottom if brief else 36)
    side = texts(text_id("side", SIDE[character]))
    if not discreet:
        brush.fill(band, _team(character))
    brush.text(side, band.inflate(-16, -6), band.h * 0.75, DISPLAY, DARK if discreet else LIGHT, "centre", least=14)
    if not brief:
        room = Box(edge + 4, band.bottom + 6, window.w - 8, height - edge + 4 - band.bottom - 6)
        win = texts(f"{text_id('character', character)}.win")
        brush.text(win, room, 19.5, TEXT, DARK, "centre", lines=5)


def _team(character: str) -> Colour:
    return rgb("5F6F1C") if SIDE[character] == CORRUPT else PAPER.reformist


def _portrait(brush: Painter, window: Box, character: str, discreet: bool) -> None:
    """The window of a character card: a bust on guilloche or rays, or in plain ink."""
    area = brush.kit.pixels(window)
    pane = pygame.Surface(area.size, pygame.SRCALPHA)
    pane.blit(art.svg(art.drawing(_ground(window, character, discreet), window.w, window.h), *area.size), (0, 0))
    scale = area.h / 268
    bust = art.picture(round(240 * scale), round(286 * scale), "machrou3", "bust", f"{character}.svg")
    if discreet:
        bust = pygame.transform.grayscale(bust)
    pane.blit(bust, ((area.w - bust.get_width()) // 2, area.h - bust.get_height()))
    dots = art.halftone(0, window.h * 0.62, window.w, window.h * 0.38, 7, 2.1, DARK)
    pane.blit(art.svg(art.drawing(f'<g opacity=".16">{dots}</g>', window.w, window.h), *area.size), (0, 0))
    brush.surface.blit(pane, area)
    brush.frame(window, DARK, 3)


def _ground(window: Box, character: str, discreet: bool) -> str:
    width, height = window.size
    if discreet:
        return f'<rect width="{width:g}" height="{height:g}" fill="{hexed(PAPER.sunk)}"/>'
    is_corrupt = SIDE[character] == CORRUPT
    ground = _CORRUPT_GROUND if is_corrupt else _REFORMIST_GROUND
    light = mix(ground, rgb("FFF6DC"), 0.38)
    base = f'<rect width="{width:g}" height="{height:g}" fill="{hexed(ground)}"/>'
    if is_corrupt:
        shade = mix(ground, rgb("2A320C"), 0.16)
        return base + guilloche(width, height, shade, 10, 20, 1.5) + guilloche(width, height, light, 16, 14, 2)
    sun = f'<circle cx="{width / 2:g}" cy="{height / 2:g}" r="{width * 0.36:g}" fill="{hexed(light)}"/>'
    return base + art.rays(width / 2, height * 0.52, 20, width * 1.2, light, 4) + sun


def guilloche(width: float, height: float, colour: Colour, count: int, swing: float, line: float) -> str:
    """The fine interlaced lines of banknotes."""
    waves = []
    for number in range(count):
        turn = number * math.tau / count
        points = []
        for x in range(0, int(width) + 9, 8):
            broad = math.sin(x / width * math.tau + turn) * math.cos(x / width * math.pi + turn / 2)
            points.append(f"{x},{height / 2 + height * 0.42 * broad + swing * math.sin(x / 18 + turn):.1f}")
        waves.append("M" + " L".join(points))
    return f'<path d="{" ".join(waves)}" fill="none" stroke="{hexed(colour)}" stroke-width="{line:g}"/>'


# --- Objectives and Powers ---


def objective_state(view: Machrou3View, objective: str) -> tuple[int, int]:
    """How much of an Objective this player has now, and how much it needs."""
    state: Any = view  # the rules read the same facts from a View
    card = OBJECTIVE[objective]
    need = needed(state, card)
    return min(max(0, progress(state, view.seat, card)), need), need


def objective_card(
    kit: Kit, texts: Texts, words: Words, view: Machrou3View, objective: str, width_px: int, lay: Lay = FLAT
) -> pygame.Surface:
    """A hidden agenda: what it wants, how far its holder is, and what it brings."""
    now, need = objective_state(view, objective)
    key = ("objective", objective, view.players, now, need)
    brief = is_brief(kit, width_px)

    def face(brush: Painter) -> None:
        objective_face(brush, kit, texts, words, objective, view.players, (now, need), brief)

    return sheet(kit, key, width_px, AGENDA, face, lay)


def objective_face(
    brush: Painter,
    kit: Kit,
    texts: Texts,
    words: Words,
    objective: str,
    players: int,
    state: tuple[int, int],
    brief: bool,
) -> None:
    title, text = words.objective(objective), words.objective_text(objective, players)
    _agenda(brush, kit, AGENDA_INK, "objective", texts("card-agenda"), title, "" if brief else text, 284)
    _progress(brush, texts, *state, 250 if brief else 296)
    width, height = AGENDA
    brush.line(22, 394, width - 22, 394, PAPER.rule, 2)
    brush.text(texts("card-reward"), Box(22, 398, width - 74, height - 412), 19.5, BOLD, DARK, least=10)
    brush.icon("power", width - 36, 413, 26, DARK)


def power_card(kit: Kit, texts: Texts, words: Words, power: str, width_px: int, lay: Lay = FLAT) -> pygame.Surface:
    """An Exceptional Power and what it does."""
    brief = is_brief(kit, width_px)

    def face(brush: Painter) -> None:
        power_face(brush, kit, texts, words, power, brief)

    return sheet(kit, ("power", power), width_px, AGENDA, face, lay)


def power_face(brush: Painter, kit: Kit, texts: Texts, words: Words, power: str, brief: bool) -> None:
    text = "" if brief else words.power_text(power)
    _agenda(brush, kit, POWER_INK, "power", texts("card-power"), words.power(power), text, 424)


def _agenda(brush: Painter, kit: Kit, ink: Colour, icon: str, label: str, title: str, text: str, bottom: float) -> None:
    """The upper part that Objectives and Powers share: a band with an emblem, a label, a title and a text."""
    blank(brush, kit, AGENDA)
    width = AGENDA[0]
    band = Box(14, 14, width - 28, 92)
    pale = mix(ink, BRASS_LIGHT, 0.18)
    ground = f'<rect width="{band.w:g}" height="{band.h:g}" fill="{hexed(ink)}"/>'
    if icon == "objective":
        rings = [
            f'<circle cx="{band.w / 2:g}" cy="46" r="{18 * ring}" fill="none" stroke="{hexed(pale)}" stroke-width="7"/>'
            for ring in range(3, 10)
        ]
        ground += "".join(rings)
    else:
        ground += art.rays(band.w / 2, 46, 24, band.w, pale, 3)
    brush.svg(ground, band)
    brush.disc(width / 2, band.centery, 35, ink, BRASS_LIGHT, 4)
    brush.icon(icon, width / 2, band.centery, 40, BRASS_LIGHT)
    brush.text(label, Box(16, 112, width - 32, 22), 19, LABEL, PAPER.ink2, "centre", least=10)
    brush.text(title, Box(16, 136, width - 32, 44), 42, DISPLAY, DARK, "centre", least=12)
    brush.text(text, Box(16, 184, width - 32, bottom - 184), 19.5, TEXT, DARK, "centre", "top", lines=8)


def _progress(brush: Painter, texts: Texts, now: int, need: int, top: float) -> None:
    """A box for each thing that is needed, or a bar if there are many; then the same as a number."""
    width = AGENDA[0]
    if need <= 6:
        side, gap = 38.0, 8.0
        x = (width - need * side - (need - 1) * gap) / 2
        for number in range(need):
            box = Box(x + number * (side + gap), top, side, side)
            if number < now:
                brush.fill(box, DARK)
                brush.icon("with", box.centerx, box.centery, 26, LIGHT)
            else:
                brush.dashed(box, DARK, 2.6)
    else:
        bar = Box(24, top + 8, width - 48, 22)
        brush.fill(bar, PAPER.sunk)
        brush.fill(Box(bar.x, bar.y, bar.w * now / need, bar.h), DARK)
        brush.frame(bar, DARK, 2.6)
    state = texts("card-progress", now=now, need=need, met=now >= need)
    brush.text(state, Box(20, top + 44, width - 40, 46), 26, DISPLAY, DARK, "centre", least=12)
