"""The end of a game of Machrou3 Ra2is: Parliament as it voted, and every card face up."""

from math import atan2, hypot

from engine.contract import Outcome
from engine.games.machrou3.board import GROUPS
from engine.games.machrou3.content import CORRUPT
from engine.games.machrou3.state import NOBODY
from engine.games.machrou3.view import Machrou3View
from scenes.console.boards.machrou3_words import PaintedWords
from scenes.console.terminal.paint import SWING, TIE, hang, pad, pad_left, width, wrap
from scenes.texts import text_id

SEATS = sum(group.seats for group in GROUPS)
VOID = "×"  # a seat whose vote counts nothing

# The places of a half circle, from left to right; these radii hold exactly the 128 seats of Parliament.
_INNER, _OUTER, _FLATTENED = 5.0, 11.5, 1.3
_PLACES = sorted(
    (
        (row, column)
        for row in range(9)
        for column in range(-12, 12)
        if _INNER <= hypot((row + 0.5) * _FLATTENED, column + 0.5) <= _OUTER
    ),
    key=lambda place: (-atan2((place[0] + 0.5) * _FLATTENED, place[1] + 0.5), place),
)


class Result:
    """How it ended, and who everybody was."""

    def __init__(self, words: PaintedWords, view: Machrou3View, outcome: Outcome) -> None:
        self.words = words
        self.texts = words.texts
        self.paint = words.paint
        self.view = view
        self.outcome = outcome
        done = {seat for seat, _ in view.completed}
        # A Reformist without an Objective votes in vain (M31).
        self.counts = [outcome.sides[seat] == CORRUPT or seat in done for seat in range(view.players)]

    def page(self, columns: int) -> list[str]:
        president = self.words.seat(self.view.president)
        winners = self.texts(f"{text_id('side', self.outcome.winning_side)}.plural")
        headline = self.texts("term-machrou3-result", president=president, winners=winners)
        lines = [self.paint.bold(line) for line in wrap(headline, columns)]
        legend = self.texts("term-machrou3-seats-legend", void=VOID, empty=SWING)
        lines += [
            "",
            *self.hemicycle(),
            "",
            self.paint.dim(legend),
            "",
            *self._candidates(columns),
            "",
            *self._players(columns),
        ]
        return [*lines, "", *wrap(self.texts("term-machrou3-secret-for-ever"), columns)]

    def hemicycle(self) -> list[str]:
        """Parliament from above, a mark a seat; blocs sit beside those who voted as they did."""
        rows = [[" "] * 24 for _ in range(9)]
        for (row, column), mark in zip(_PLACES, self._marks(), strict=True):
            rows[8 - row][column + 12] = mark
        return ["   " + " ".join(row).rstrip() for row in rows]

    def _marks(self) -> list[str]:
        """A mark for each seat: the winner's voters on the left, void and empty seats in the middle."""
        view, paint = self.view, self.paint
        first, *others = self._by_votes()
        empty = [paint.mark(NOBODY)] * (SEATS - sum(view.blocs))
        void = [
            paint.seat(seat, VOID) for seat, bloc in enumerate(view.blocs) if not self.counts[seat] for _ in range(bloc)
        ]
        right = [mark for candidate in reversed(others) for mark in self._voters(candidate)]
        return [*self._voters(first), *void, *empty, *right]

    def _by_votes(self) -> list[int]:
        """The candidates, the one with most seats first."""
        return sorted(self.view.candidates, key=lambda candidate: -sum(self._weights(candidate).values()))

    def _weights(self, candidate: int) -> dict[int, int]:
        """The seats that each voter of a candidate brings, where the vote counts."""
        return {
            seat: self.view.blocs[seat]
            for seat, choice in enumerate(self.view.votes)
            if choice == candidate and self.counts[seat]
        }

    def _voters(self, candidate: int) -> list[str]:
        """The candidate's own seats first, so that they sit on the outer side of the left."""
        weights = self._weights(candidate)
        order = sorted(weights, key=lambda seat: seat != candidate)
        return [self.paint.mark(seat) for seat in order for _ in range(weights[seat])]

    def _candidates(self, columns: int) -> list[str]:
        """The count of the votes: each candidate's total and whose seats it is made of."""
        broad = max(width(self.words.seat(candidate)) for candidate in self.view.candidates)
        lines = [self.paint.bold(self.texts("term-machrou3-votes"))]
        for candidate in self._by_votes():
            weights = self._weights(candidate)
            sums = " + ".join(f"{self.paint.mark(seat)}{TIE}{weight}" for seat, weight in weights.items())
            total = self.paint.bold(pad_left(str(sum(weights.values())), 3))
            name = pad(self.words.seat(candidate), broad)
            lines += hang(f" {name} {total} ", f"= {sums}" if sums else "", columns)
        return lines

    def _players(self, columns: int) -> list[str]:
        rows = [self._player(seat) for seat in range(self.view.players)]
        widths = [max(map(width, column)) for column in zip(*rows, strict=True)]
        lines = []
        for *cells, last in rows:
            lead = " " + "".join(pad(cell, broad + 2) for cell, broad in zip(cells, widths[:-1], strict=True))
            lines += hang(lead, last, columns)
        return lines

    def _player(self, seat: int) -> list[str]:
        """Who a player was, how they voted and with what weight, and the Objectives they completed."""
        view = self.view
        done = ", ".join(self.words.objective(card) for owner, card in view.completed if owner == seat)
        won = self.texts("term-machrou3-won") if seat in self.outcome.winners else ""
        return [
            self.words.seat(seat),
            self.texts(text_id("character", view.characters[seat])),
            self.texts(text_id("side", self.outcome.sides[seat])),
            won,
            self.texts(
                "term-machrou3-voted",
                choice=self.words.seat(view.votes[seat]),
                seats=view.blocs[seat],
                counts=self.counts[seat],
            ),
            done or self.texts("term-machrou3-no-completed"),
        ]
