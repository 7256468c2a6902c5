"""The two printings of the box, Paper and Night session: every colour that a screen may use."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

Colour = tuple[int, int, int]

DARK: Colour = (0x1F, 0x1A, 0x17)
LIGHT: Colour = (0xFC, 0xF7, 0xE9)
CREAM: Colour = (0xF6, 0xEC, 0xD4)

# The twelve pieces that players choose from: a colour and a shape that always go together.
PIECES = (
    "vermilion",
    "saffron",
    "cobalt",
    "teal",
    "plum",
    "rose",
    "sky",
    "umber",
    "lime",
    "slate",
    "lilac",
    "forest",
)
SHAPES = (
    "disc",
    "square",
    "triangle",
    "diamond",
    "star",
    "hexagon",
    "cross",
    "dome",
    "ring",
    "chevron",
    "drop",
    "quatrefoil",
)
SHAPE_OF = dict(zip(PIECES, SHAPES, strict=True))


def rgb(code: str) -> Colour:
    """The colour of a hex code without its hash."""
    return int(code[0:2], 16), int(code[2:4], 16), int(code[4:6], 16)


def hexed(colour: Colour) -> str:
    """How SVG writes a colour."""
    return "#{:02X}{:02X}{:02X}".format(*colour)


def mix(one: Colour, other: Colour, share: float) -> Colour:
    """A colour on the way from one to another."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue


def luminance(colour: Colour) -> float:
    parts = [value / 255 for value in colour]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: Colour, other: Colour) -> float:
    """The contrast ratio of WCAG 2, from 1 to 21."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def ink_on(colour: Colour) -> Colour:
    """Ink or paper, whichever reads better on a colour."""
    return DARK if contrast(colour, DARK) >= contrast(colour, LIGHT) else LIGHT


class Theme(NamedTuple):
    """One printing. `lands` and `shades` go by governorate, `players` by piece."""

    name: str
    page: Colour
    panel: Colour
    card: Colour
    sunk: Colour
    ink: Colour
    ink2: Colour
    ink3: Colour
    rule: Colour
    edge: Colour  # the line around panels
    control_edge: Colour
    header: Colour
    header_ink: Colour
    inverse: Colour  # prompt, primary button, acting seat
    inverse_ink: Colour
    masthead: Colour
    pressed: Colour
    hot: Colour  # a row that is being spoken of
    sea: Colour
    hatch: Colour
    land: Colour
    neighbour: Colour
    line: Colour  # frontiers and the outlines of pieces
    key_line: Colour
    corrupt: Colour
    corrupt_tint: Colour
    reformist: Colour
    reformist_tint: Colour
    success: Colour
    warn: Colour
    danger: Colour
    brand: Colour
    brass: Colour
    focus: Colour
    shadow: int  # opacity of hard shadows, 0-255
    lands: Mapping[str, Colour]
    shades: Mapping[str, Colour]
    players: Mapping[str, Colour]

    @property
    def is_night(self) -> bool:
        return self.name == "night"


def _named(names: tuple[str, ...], codes: str) -> Mapping[str, Colour]:
    return MappingProxyType(dict(zip(names, map(rgb, codes.split()), strict=True)))


_LANDS = ("north", "bekaa", "mount-lebanon", "beirut", "south")

PAPER = Theme(
    name="paper",
    page=rgb("E9DCBE"),
    panel=rgb("F5ECD6"),
    card=rgb("FCF7E9"),
    sunk=rgb("DCCCA8"),
    ink=DARK,
    ink2=rgb("574B41"),
    ink3=rgb("6A5C4D"),
    rule=rgb("C9B78F"),
    edge=DARK,
    control_edge=DARK,
    header=DARK,
    header_ink=rgb("F5ECD6"),
    inverse=DARK,
    inverse_ink=LIGHT,
    masthead=DARK,
    pressed=rgb("DCCCA8"),
    hot=rgb("FFF3C4"),
    sea=rgb("CFD9D2"),
    hatch=rgb("A9BDB8"),
    land=rgb("EFE3C6"),
    neighbour=rgb("E2D3B0"),
    line=DARK,
    key_line=DARK,
    corrupt=rgb("566518"),
    corrupt_tint=rgb("C3CC8C"),
    reformist=rgb("B3241C"),
    reformist_tint=rgb("F0B9A4"),
    success=rgb("2F6B3A"),
    warn=rgb("8F4800"),
    danger=rgb("A3201A"),
    brand=rgb("C4301C"),
    brass=rgb("B98A2E"),
    focus=rgb("E9B93A"),
    shadow=41,
    lands=_named(_LANDS, "B7CC98 CBB4D6 F2BF86 F4DA74 A7C8DE"),
    shades=_named(_LANDS, "4F7A34 6E4A8B B8661B A57F00 2B6C99"),
    players=_named(PIECES, "C02A14 E39C16 204FB0 0B7C69 5A1D49 F7B9D0 6DC0F5 3D2C1C BFD173 525664 A26DCB 2B5A3D"),
)

NIGHT = Theme(
    name="night",
    page=rgb("11151E"),
    panel=rgb("1A202C"),
    card=rgb("242C3A"),
    sunk=rgb("0B0E15"),
    ink=rgb("F4E8CE"),
    ink2=rgb("C4B79C"),
    ink3=rgb("9C9180"),
    rule=rgb("3D4656"),
    edge=rgb("566076"),
    control_edge=rgb("C4B79C"),
    header=rgb("2C3648"),
    header_ink=rgb("F4E8CE"),
    inverse=rgb("F0E2C2"),
    inverse_ink=rgb("15191F"),
    masthead=rgb("0A0D13"),
    pressed=rgb("0B0E15"),
    hot=rgb("3A3A2A"),
    sea=rgb("16202C"),
    hatch=rgb("24374A"),
    land=rgb("2A2F38"),
    neighbour=rgb("1F242D"),
    line=rgb("0A0D12"),
    key_line=rgb("C9B98F"),
    corrupt=rgb("B7C95A"),
    corrupt_tint=rgb("3E4A18"),
    reformist=rgb("F0674F"),
    reformist_tint=rgb("5A1F18"),
    success=rgb("7CC487"),
    warn=rgb("F0A848"),
    danger=rgb("FF7A66"),
    brand=rgb("F0613F"),
    brass=rgb("DDB257"),
    focus=rgb("E9B93A"),
    shadow=115,
    lands=_named(_LANDS, "46613A 584470 85522A 75601A 2C587A"),
    shades=_named(_LANDS, "9CC47A BE9BDB F0A868 F0D460 83BCE6"),
    players=_named(PIECES, "E8553A F2B53A 5E8CF2 2DB399 A9488F F8C4D5 9FDAFF B7866D F2F291 838EA4 ACA1D7 43755C"),
)

THEMES = {theme.name: theme for theme in (PAPER, NIGHT)}
