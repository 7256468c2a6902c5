"""Text as pictures: fonts by role, shaping of Arabic, wrapping and a cache."""

import re
from functools import lru_cache
from typing import Final

import pygame

from scenes.assets import asset_path
from scenes.ui.theme import Colour

DISPLAY: Final = "display"
TEXT: Final = "text"
BOLD: Final = "bold"
LABEL: Final = "label"

_LATIN = {
    DISPLAY: "BebasNeue-Bold.otf",
    TEXT: "NotoSans-SemiCondensedMedium.ttf",
    BOLD: "NotoSans-SemiCondensedBold.ttf",
    LABEL: "NotoSans-CondensedBold.ttf",
}
_ARABIC = {
    DISPLAY: "NotoKufiArabic-ExtraBold.ttf",
    TEXT: "NotoSansArabic-Medium.ttf",
    BOLD: "NotoSansArabic-Bold.ttf",
    LABEL: "NotoSansArabic-CondensedBold.ttf",
}
_ARABIC_LETTERS = re.compile("[\u0600-\u06ff\u0750-\u077f\ufb50-\ufdff\ufe70-\ufeff]")
_KUFI = 0.70  # of the size of the Latin capitals beside it
_CACHED = 6000


def is_arabic(text: str) -> bool:
    return _ARABIC_LETTERS.search(text) is not None


@lru_cache(maxsize=200)
def _font(role: str, pixels: int, arabic: bool) -> pygame.font.Font:
    name = (_ARABIC if arabic else _LATIN)[role]
    font = pygame.font.Font(asset_path("fonts", name), pixels)
    if arabic:
        font.set_script("Arab")
    return font


def font_for(text: str, role: str, pixels: int) -> pygame.font.Font:
    """The face that can write a text in a role."""
    arabic = is_arabic(text)
    if arabic and role == DISPLAY:
        pixels = round(pixels * _KUFI)
    return _font(role, max(1, pixels), arabic)


def shaped(text: str, role: str) -> str:
    """A line as the font module wants it: in visual order, and in capitals where the face has no others."""
    if role == DISPLAY:
        text = text.upper()
    if not is_arabic(text):
        return text
    from bidi import get_display  # most windows never need it

    return str(get_display(text))


@lru_cache(maxsize=_CACHED)
def line_size(text: str, role: str, pixels: int) -> tuple[int, int]:
    """Breadth and height of a line in pixels."""
    return font_for(text, role, pixels).size(shaped(text, role))


@lru_cache(maxsize=_CACHED)
def line_picture(text: str, role: str, pixels: int, colour: Colour) -> pygame.Surface:
    """A line of text on nothing."""
    return font_for(text, role, pixels).render(shaped(text, role), True, colour)


@lru_cache(maxsize=64)
def cap_height(role: str, pixels: int) -> tuple[int, int]:
    """Where capitals begin and end below the top of a line: what the eye centres a label by."""
    font = _font(role, max(1, pixels), False)
    metrics = font.metrics("H")[0]
    top = font.get_ascent() - (metrics[3] if metrics else font.get_ascent())
    return top, font.get_ascent()


@lru_cache(maxsize=_CACHED)
def wrapped(text: str, role: str, pixels: int, breadth: int) -> tuple[str, ...]:
    """A text broken into lines no broader than that; a word that is too long is cut."""
    lines: list[str] = []
    for paragraph in text.split("\n"):
        line = ""
        for word in paragraph.split(" "):
            longer = f"{line} {word}" if line else word
            if line_size(longer, role, pixels)[0] <= breadth:
                line = longer
                continue
            if line:
                lines.append(line)
            *heads, line = _cut(word, role, pixels, breadth)
            lines += heads
        lines.append(line)
    return tuple(lines)


def _cut(word: str, role: str, pixels: int, breadth: int) -> list[str]:
    """A word in pieces that each fit."""
    pieces = [""]
    for letter in word:
        if pieces[-1] and line_size(pieces[-1] + letter, role, pixels)[0] > breadth:
            pieces.append("")
        pieces[-1] += letter
    return pieces


def shortened(text: str, role: str, pixels: int, breadth: int) -> str:
    """A line that fits, with dots where the rest would be."""
    if line_size(text, role, pixels)[0] <= breadth:
        return text
    low, high = 0, len(text)
    while low < high:
        middle = (low + high + 1) // 2
        if line_size(text[:middle].rstrip() + "…", role, pixels)[0] <= breadth:
            low = middle
        else:
            high = middle - 1
    return text[:low].rstrip() + "…"


def forget() -> None:
    """Drop all fonts and pictures; the font module must not be shut down under them."""
    for cache in (_font, line_size, line_picture, cap_height, wrapped):
        cache.cache_clear()
