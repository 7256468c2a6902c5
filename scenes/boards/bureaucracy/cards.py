"""Laws, motions, actions and factions as printed cards; word and icon repeat what the ink of the band says."""

import pygame

from engine.games.bureaucracy.content import CARD, FACTION
from scenes.boards.bureaucracy.pieces import CARD_ICONS, CARD_INKS
from scenes.play.session import Session
from scenes.ui import art
from scenes.ui.cards import BRASS_LIGHT, FLAT, Lay, blank, sheet
from scenes.ui.kit import Box, Kit
from scenes.ui.painter import Painter
from scenes.ui.text import DISPLAY, LABEL, TEXT
from scenes.ui.theme import DARK, PAPER, Colour, hexed, mix

DECREE = (320.0, 448.0)
FACTION_CARD = (320.0, 448.0)
SEAL = (420.0, 130.0)  # the measure of a seal's drawing; what is too broad for a window is cut off at its sides

# The picture in the band, by the kind of the effect.
EFFECT_ICONS = {
    "attack-fee": "gate",
    "attack-damages": "heart",
    "upkeep": "crate",
    "levy": "coins",
    "stipend": "envelope",
    "wage": "percent",
    "no-ally-income": "lock",
    "attacker-price": "attacker",
    "defender-price": "shield",
    "no-betrayal": "handshake",
    "spare-poorest": "tree",
    "one-attack": "pin",
    "force-limit": "walk",
    "veto-price": "veto",
    "no-veto": "badge",
    "no-lending": "minus",
    "strength": "sword",
    "spoils": "crate",
    "levelling": "level",
    "coins": "coins",
    "attackers": "attacker",
    "defenders": "shield",
    "to-defenders": "swap",
    "dissolve": "broken",
    "repeal": "bin",
    "shred": "bin",
    "new-faction": "tophat",
    "march": "walk",
    "coins-per-ally": "handshake",
    "take-coins": "envelope",
    "fine": "gavel",
    "stop-attack": "veto",
    "shred-hand": "bin",
    "shield": "shield",
    "reinforce": "plus",
    "votes": "ballot",
    "shelve": "clock",
    "seal-vote": "eyeoff",
    "isolate": "broken",
    "see-target": "eye",
    "protect": "lock",
}


def decree_card(
    kit: Kit, session: Session, card: str, width_px: int, lay: Lay = FLAT, foot: str = ""
) -> pygame.Surface:
    """A law, a motion or an action: what it is called and what it does."""
    name, text = session.words.card(card), session.words.card_text(card)
    kind = session.texts(f"rt-kind-{CARD[card].kind}")

    def face(brush: Painter) -> None:
        _decree_face(brush, kit, card, (kind, name, text, foot))

    return sheet(kit, ("decree", card, foot), width_px, DECREE, face, lay)


def _decree_face(brush: Painter, kit: Kit, card: str, words: tuple[str, str, str, str]) -> None:
    kind, name, text, foot = words
    blank(brush, kit, DECREE)
    width, height = DECREE
    band = Box(16, 16, width - 32, 118)
    _band(brush, band, card)
    brush.text(kind.upper(), Box(20, 142, width - 40, 26), 23, LABEL, PAPER.ink2, "centre", least=14)
    brush.text(name, Box(16, 166, width - 32, 54), 52, DISPLAY, DARK, "centre", least=20, cut=True)
    end = height - (62 if foot else 18)
    brush.text(text, Box(18, 226, width - 36, end - 226), 28, TEXT, DARK, "centre", "top", lines=7, cut=True)
    if foot:
        brush.line(24, height - 56, width - 24, height - 56, PAPER.rule, 2.4)
        brush.text(foot, Box(18, height - 52, width - 36, 38), 25, LABEL, PAPER.ink2, "centre", cut=True)


def _band(brush: Painter, band: Box, card: str) -> None:
    """The ink of the kind with its pattern, and the picture of the effect in a roundel."""
    kind = CARD[card].kind
    ink = CARD_INKS[kind]
    pale = mix(ink, BRASS_LIGHT, 0.16)
    markup = f'<rect width="{band.w:g}" height="{band.h:g}" fill="{hexed(ink)}"/>'
    if kind == "law":
        for row in range(8):
            y = 6 + row * 17
            wave = "q36,-13 72,0 t72,0 t72,0 t72,0"
            markup += f'<path d="M0,{y} {wave}" fill="none" stroke="{hexed(pale)}" stroke-width="3.4"/>'
    else:
        markup += art.rays(band.w / 2, band.h * (0.62 if kind == "motion" else 0.5), 22, band.w, pale, 4)
    brush.svg(markup, band)
    brush.disc(band.centerx, band.centery, 44, ink, BRASS_LIGHT, 5)
    brush.icon(EFFECT_ICONS[CARD[card].effect], band.centerx, band.centery, 52, BRASS_LIGHT)
    brush.icon(CARD_ICONS[kind], band.x + 26, band.y + 24, 30, BRASS_LIGHT)
    if CARD[card].secret:
        brush.icon("lock", band.right - 26, band.y + 24, 28, BRASS_LIGHT)
    brush.frame(band, DARK, 3)


def faction_card(
    kit: Kit, session: Session, faction: str, piece: str, width_px: int, lay: Lay = FLAT
) -> pygame.Surface:
    """A faction: its seal, its name and its ability."""
    name, text = session.words.faction(faction), session.words.faction_text(faction)
    word = session.texts("rt-kind-faction")

    def face(brush: Painter) -> None:
        blank(brush, kit, FACTION_CARD)
        width, height = FACTION_CARD
        seal(brush, Box(16, 16, width - 32, 168), faction, mix(PAPER.players[piece], PAPER.panel, 0.5))
        brush.frame(Box(16, 16, width - 32, 168), DARK, 3)
        brush.text(word.upper(), Box(20, 192, width - 40, 26), 22, LABEL, PAPER.ink2, "centre", least=14)
        brush.text(name, Box(14, 216, width - 28, 52), 50, DISPLAY, DARK, "centre", least=18)
        brush.text(text, Box(20, 276, width - 40, height - 292), 27, TEXT, DARK, "centre", "top", lines=6, cut=True)

    return sheet(kit, ("faction", faction, piece), width_px, FACTION_CARD, face, lay)


def seal(painter: Painter, window: Box, faction: str, ground: Colour, is_grey: bool = False) -> None:
    """The scene of a faction on rays in the player's colour, cut to its window."""
    area = painter.kit.pixels(window)
    key = ("seal", faction, area.size, ground, is_grey)
    painter.surface.blit(art.remembered(key, lambda: _seal(faction, area.size, ground, is_grey)), area)


def _seal(faction: str, size: tuple[int, int], ground: Colour, is_grey: bool) -> pygame.Surface:
    width, height = size
    light = mix(ground, (255, 252, 240), 0.28)
    markup = f'<rect width="{width}" height="{height}" fill="{hexed(ground)}"/>'
    markup += art.rays(width / 2, height * 0.74, 30, width, light, 3)
    sheet = art.rasterised(art.drawing(markup, width, height), width, height).copy()
    if faction in FACTION:
        broad = round(height * SEAL[0] / SEAL[1])
        scene = art.picture(broad, height, "bureaucracy", "seal", f"{faction}.svg")
        sheet.blit(scene, ((width - broad) // 2, 0))
    return pygame.transform.grayscale(sheet) if is_grey else sheet
