"""The words of Machrou3 Ra2is in the ink of a terminal: every name with its mark."""

from collections.abc import Sequence

from scenes.boards.machrou3.words import Words
from scenes.console.terminal.paint import TIE, Paint, printable
from scenes.texts import Texts


class PaintedWords(Words):
    """Writes players' names in their colours, with their shapes before them."""

    def __init__(self, texts: Texts, names: Sequence[str], paint: Paint) -> None:
        super().__init__(texts, [printable(name) for name in names])
        self.paint = paint

    def named(self, seat: int) -> str:
        return f"{self.paint.mark(seat)}{TIE}{self.paint.seat(seat, self.names[seat])}"
