"""Ink for a terminal: colours that never stand alone, widths as they are seen, and lines broken at words."""

import re
import unicodedata
from collections.abc import Sequence
from functools import cache
from itertools import zip_longest

# A seat is a shape as well as a colour (paper's players 1-12, nearest of the 256 terminal colours).
SHAPES = "●■▲◆★⬢✚◓◎»♦♣"
INKS = (203, 214, 75, 43, 176, 218, 117, 180, 191, 146, 141, 71)
SWING = "○"
TIE = "\u00a0"  # a space at which no line is broken
QUOTED = 30  # characters of a wrong line that are quoted back
STATION = "‡"

# What stands in for characters that a terminal cannot show; shapes become the letters A to L.
PLAIN = str.maketrans(
    {shape: chr(ord("A") + seat) for seat, shape in enumerate(SHAPES)}
    | dict(zip("○‡█░│·−×–—’‘“”→", "o!#.|.-x--''\"\">", strict=True))
    | {"…": "..."}
)

_RESET = "\x1b[0m"
_ESCAPES = re.compile(r"\x1b\[[0-9;]*m")


class Paint:
    """Dresses text in colours, or leaves it plain where colours are not wanted."""

    def __init__(self, colours: bool) -> None:
        self.colours = colours

    def _dress(self, code: str, text: str) -> str:
        if not self.colours:
            return text
        begin = f"\x1b[{code}m"
        # What is dressed already takes the outer dress again where its own ends.
        return begin + text.replace(_RESET, _RESET + begin) + _RESET

    def bold(self, text: str) -> str:
        return self._dress("1", text)

    def dim(self, text: str) -> str:
        return self._dress("2", text)

    def seat(self, seat: int, text: str) -> str:
        """Text in a seat's colour; what belongs to nobody is dim."""
        return self._dress(f"38;5;{INKS[seat % len(INKS)]}", text) if seat >= 0 else self.dim(text)

    def mark(self, seat: int) -> str:
        """A seat's shape in its colour, or the ring of nobody."""
        return self.seat(seat, SHAPES[seat % len(SHAPES)] if seat >= 0 else SWING)


def seen(text: str) -> str:
    """The text without its colours."""
    return _ESCAPES.sub("", text) if "\x1b" in text else text


def printable(text: str) -> str:
    """A name from a stranger's file without anything that could steer the terminal."""
    return "".join(character if character.isprintable() else "?" for character in text)


def short(typed: str) -> str:
    """What somebody typed, fit to be quoted back at them."""
    cut = printable(typed)
    return cut if len(cut) <= QUOTED else f"{cut[:QUOTED]}…"


def width(text: str) -> int:
    """How many columns the text takes."""
    text = seen(text)
    return len(text) if text.isascii() else sum(map(_columns, text))


@cache
def _columns(character: str) -> int:
    if unicodedata.combining(character) or unicodedata.category(character) == "Cf":
        return 0
    return 2 if unicodedata.east_asian_width(character) in "WF" else 1


def pad(text: str, columns: int) -> str:
    return text + " " * (columns - width(text))


def pad_left(text: str, columns: int) -> str:
    return " " * (columns - width(text)) + text


def wrap(text: str, columns: int, indent: str = "") -> list[str]:
    """Lines of at most so many columns, broken between words; all but the first begin with `indent`."""
    lines: list[str] = []
    words: list[str] = []
    used = 0
    for word in filter(None, text.split(" ")):
        broad = width(word)
        if words and used + 1 + broad > columns:
            lines.append(" ".join(words))
            words, used = [indent + word], width(indent) + broad
        else:
            used += broad + (1 if words else 0)
            words.append(word)
    return [*lines, " ".join(words)]


def hang(label: str, text: str, columns: int) -> list[str]:
    """A label with its text beside it; further lines of the text stay under its first."""
    space = " " * width(label)
    first, *rest = wrap(text, max(20, columns - len(space)))
    return [label + first, *(space + line for line in rest)]


def beside(left: Sequence[str], right: Sequence[str], gap: str = "   ") -> list[str]:
    """Two columns of lines, the left one as broad as it needs to be."""
    broad = max(map(width, left))
    rows = zip_longest(left, right, fillvalue="")
    return [pad(one, broad) + gap + two if two else one for one, two in rows]


def signed(number: int) -> str:
    """A change with its sign, the minus as broad as the plus."""
    return f"{number:+}".replace("-", "−")


def flow(cells: Sequence[str], columns: int, gap: str = "   ") -> list[str]:
    """Cells one after another, as many to a line as fit."""
    lines: list[str] = []
    for cell in cells:
        if lines and width(lines[-1]) + len(gap) + width(cell) <= columns:
            lines[-1] += gap + cell
        else:
            lines.append(cell)
    return lines
