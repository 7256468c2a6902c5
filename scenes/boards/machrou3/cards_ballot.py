"""Cards that are voted on: a candidate, a district."""

import pygame

from engine.games.machrou3.board import DISTRICTS, GROUP_OF, GROUPS
from engine.games.machrou3.view import Machrou3View
from scenes.texts import Texts, text_id
from scenes.ui.cards import BALLOT, FLAT, Lay, ballot_paper, blank, sheet, stock
from scenes.ui.kit import Box, Kit
from scenes.ui.painter import Painter
from scenes.ui.text import BOLD, DISPLAY, LABEL
from scenes.ui.theme import DARK, PAPER, Colour, hexed, mix

DISTRICT = (190.0, 190.0)


def candidate_card(
    kit: Kit, piece: str, name: str, lines: tuple[str, ...], number: str, width_px: int, lay: Lay = FLAT
) -> pygame.Surface:
    """A ballot with the piece and the name of a candidate, and what is known of them."""

    def face(brush: Painter) -> None:
        ballot_paper(brush, kit, stock(kit), DARK, number)
        middle, tall = BALLOT[0] / 2, BALLOT[1]
        brush.disc(middle, tall * 0.31, 78, mix(brush.theme.players[piece], stock(kit), 0.72), DARK, 3)
        brush.token(piece, middle, tall * 0.31, 46)
        brush.text(name, Box(26, tall * 0.54, BALLOT[0] - 52, 60), 60, DISPLAY, DARK, "centre", least=24, cut=True)
        for place, line in enumerate(lines):
            room = Box(24, tall * 0.72 + place * 36, BALLOT[0] - 48, 34)
            brush.text(line, room, 23, BOLD if place == 0 else LABEL, DARK, "centre", cut=True)

    return sheet(kit, ("candidate", piece, name, lines, number), width_px, BALLOT, face, lay)


def district_card(
    kit: Kit, texts: Texts, view: Machrou3View, district: int, width_px: int, lay: Lay = FLAT
) -> pygame.Surface:
    """A district: its governorate's tint and motif, its name, group and seats, and its Influence Points."""
    ip = view.ip[district]
    return sheet(
        kit,
        ("district", district, ip),
        width_px,
        DISTRICT,
        lambda brush: district_face(brush, kit, texts, district, ip),
        lay,
    )


def district_face(brush: Painter, kit: Kit, texts: Texts, district: int, ip: int) -> None:
    facts = DISTRICTS[district]
    group = GROUPS[GROUP_OF[district]]
    blank(brush, kit, DISTRICT)
    window = Box(10, 10, DISTRICT[0] - 20, 88)
    tint = PAPER.lands[facts.governorate]
    ground = f'<rect width="{window.w:g}" height="{window.h:g}" fill="{hexed(tint)}"/>'
    shade = PAPER.shades[facts.governorate]
    brush.svg(ground + _motif(facts.governorate, tint, shade), window)
    brush.frame(window, DARK, 2)
    brush.text(texts(text_id("district", facts.id)), Box(12, 102, 124, 38), 34, DISPLAY, DARK, least=12)
    name = texts("card-group", group=texts(text_id("group", group.id)), seats=group.seats)
    brush.text(name, Box(12, 140, 120, 44), 17, LABEL, PAPER.ink2, lines=2, least=10)
    brush.disc(DISTRICT[0] - 34, 138, 23, stock(kit), DARK, 3)
    brush.text(str(ip), Box(DISTRICT[0] - 57, 115, 46, 46), 33, DISPLAY, DARK, "centre", least=10)


def _motif(governorate: str, tint: Colour, shade: Colour) -> str:
    """What the land looks like: a city, cedars, mountains, fields or the sea; in a window of 170 by 88."""
    one, two = hexed(mix(tint, shade, 0.55)), hexed(mix(tint, shade, 0.85))
    match governorate:
        case "beirut":
            return _city(one, two, hexed(tint))
        case "north":
            return f'<path d="M0,88 L0,70 Q60,48 170,66 V88Z" fill="{one}"/>' + "".join(
                f'<path d="M{x},{y} l14,20 h-7 l11,16 h-8 l13,20 h-46 l13,-20 h-8 l11,-16 h-7Z" fill="{two}"/>'
                for x, y in ((38, 16), (86, 8), (134, 20))
            )
        case "mount-lebanon":
            peaks = f'<path d="M0,88 L0,64 L44,20 L84,62 L120,28 L170,74 V88Z" fill="{one}"/>'
            peaks = "M44,20 L58,35 L48,33 L42,40 L32,32Z M120,28 L132,39 L122,38 L116,44 L110,37Z"
            snow = f'<path d="{peaks}" fill="#FCF7E9"/>'
            return peaks + f'<path d="M0,88 L0,78 L60,54 L104,80 L150,60 L170,70 V88Z" fill="{two}"/>' + snow
        case "bekaa":
            rows = "".join(f"M{85 + 3 * row},46 L{85 + 26 * row},88 " for row in range(-7, 8))
            hills = f'<path d="M0,46 Q40,26 85,42 Q130,22 170,46Z" fill="{one}"/>'
            return f'{hills}<path d="{rows}" stroke="{two}" stroke-width="4" fill="none"/>'
        case _:
            waves = "".join(
                f'<path d="M{-20 - 8 * row},{58 + 10 * row} {"q10,-9 20,0 t20,0 " * 6}" fill="none" stroke="{two}" '
                f'stroke-width="3.4"/>'
                for row in range(3)
            )
            columns = "".join(
                f'<rect x="{24 + 26 * place}" y="20" width="8" height="30" fill="{one}"/>' for place in range(5)
            )
            return f'{columns}<rect x="18" y="12" width="124" height="8" fill="{one}"/>{waves}'


def _city(wall: str, dark_wall: str, light: str) -> str:
    blocks = ((4, 22, 44), (28, 18, 60), (48, 26, 34), (76, 20, 66), (98, 24, 48), (124, 18, 58), (144, 22, 38))
    parts = []
    for number, (x, wide, tall) in enumerate(blocks):
        fill = dark_wall if number % 2 else wall
        parts.append(f'<rect x="{x}" y="{88 - tall}" width="{wide}" height="{tall}" fill="{fill}"/>')
        panes = [
            f"M{x + 4 + 8 * column},{88 - tall + 6 + 11 * row} h4 v5 h-4Z"
            for column in range((wide - 4) // 8)
            for row in range((tall - 8) // 11)
        ]
        parts.append(f'<path d="{" ".join(panes)}" fill="{light}"/>')
    return "".join(parts)
