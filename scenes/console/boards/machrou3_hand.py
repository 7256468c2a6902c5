"""The cards that one player of Machrou3 Ra2is holds; every role fills the same number of lines."""

from collections.abc import Callable
from typing import Any

from engine.games.machrou3.board import EVERYWHERE, members
from engine.games.machrou3.content import CHARACTERS, CORRUPT, OBJECTIVE, SIDE
from engine.games.machrou3.rules.conditions import needed, progress
from engine.games.machrou3.state import Secret
from engine.games.machrou3.view import Machrou3View
from scenes.console.boards.machrou3_words import PaintedWords
from scenes.console.terminal.paint import TIE, hang, pad, width
from scenes.texts import text_id

_LABELS = ("character", "allies", "objective", "where", "known")


class Hand:
    """Draws a hand from its owner's View; with any other View there is nothing to draw."""

    def __init__(self, words: PaintedWords) -> None:
        self.words = words
        self.texts = words.texts
        self.paint = words.paint
        self._heights: dict[tuple[str, int], int] = {}

    def in_short(self, view: Machrou3View, columns: int) -> list[str]:
        """Who you are, whom you know, what you are after."""
        character = self.texts(text_id("character", view.character))
        side = self.texts(text_id("side", SIDE[view.character]))
        return [
            *self._row("character", f"{character}, {side}", columns),
            *self._row("allies", self._allies(view), columns),
            *self._objective(view, columns),
            *self._known(view, columns),
        ]

    def at_length(self, view: Machrou3View, columns: int) -> list[str]:
        """The same with all that the cards say."""
        side = self.texts(text_id("side", SIDE[view.character]))
        character = self.texts(text_id("character", view.character))
        return [
            *self._row("character", f"{character}, {side}", columns),
            *self._card(view, columns, "bio"),
            *self._card(view, columns, "win"),
            *self._row("allies", self._allies(view), columns),
            *self._objective(view, columns),
            *self._where(view, columns),
            *self._known(view, columns),
        ]

    def objective(self, view: Any, name: str) -> str:
        """What an Objective wants, and how far this player is."""
        card = OBJECTIVE[name]
        need = needed(view, card)
        now = min(max(0, progress(view, view.seat, card)), need)
        return self._wanted(view, name, now, need)

    def _wanted(self, view: Machrou3View, name: str, now: int, need: int) -> str:
        text = self.words.objective_text(name, view.players)
        return f"{self.paint.bold(f'{now}/{need}')} · {text}"

    def _label(self, name: str) -> str:
        """The heading of a row, as broad as the broadest."""
        labels = [self.texts(f"term-machrou3-hand-{label}") for label in _LABELS]
        label = self.texts(f"term-machrou3-hand-{name}") if name else ""
        return pad(self.paint.bold(label), max(map(width, labels)) + 2)

    def _row(self, name: str, text: str, columns: int) -> list[str]:
        return hang(self._label(name), text, columns)

    def _allies(self, view: Machrou3View) -> str:
        if SIDE[view.character] != CORRUPT:
            return self.texts("term-machrou3-allies-none")
        others = [self.words.seat(seat) for seat in view.allies if seat != view.seat]
        return self.texts("term-machrou3-allies", players=", ".join(others) or "nobody")

    def _card(self, view: Machrou3View, columns: int, attribute: str) -> list[str]:
        """A text of the own character, in as many lines as the longest of all characters needs."""

        def rows(name: str) -> list[str]:
            return self._row("", self.texts(f"{text_id('character', name)}.{attribute}"), columns)

        return self._filled(rows(view.character), attribute, columns, rows, [card.id for card in CHARACTERS])

    def _objective(self, view: Machrou3View, columns: int) -> list[str]:
        """The Objective in hand, in as many lines as the longest of all when it is nearly met."""

        def rows(name: str) -> list[str]:
            need = OBJECTIVE[name].need[view.players - 4]
            text = f"{self.words.objective(name)} {self._wanted(view, name, need, need)}"
            return self._row("objective", text, columns)

        if view.objective:
            text = f"{self.words.objective(view.objective)} {self.objective(view, view.objective)}"
        else:
            text = self.texts("term-machrou3-no-objective")
        return self._filled(self._row("objective", text, columns), "objective", columns, rows, _cards(view))

    def _where(self, view: Machrou3View, columns: int) -> list[str]:
        """The districts that an Objective speaks of, with their holders."""

        def rows(name: str) -> list[str]:
            where = OBJECTIVE[name].where if name and OBJECTIVE[name].kind == "hold" else EVERYWHERE
            places = [f"{self.paint.mark(view.owner[d])}{TIE}{self.words.district(d)}" for d in members(where)]
            return [] if where == EVERYWHERE else self._row("where", ", ".join(places), columns)

        return self._filled(rows(view.objective), "where", columns, rows, _cards(view))

    def _filled(
        self, lines: list[str], kind: str, columns: int, rows: Callable[[str], list[str]], cards: list[str]
    ) -> list[str]:
        """Lines filled up to the most that any card needs, so that their number tells nothing."""
        key = (kind, columns)
        if key not in self._heights:
            self._heights[key] = max(len(rows(card)) for card in cards)
        return lines + [""] * (self._heights[key] - len(lines))

    def _known(self, view: Machrou3View, columns: int) -> list[str]:
        return [line for secret in view.secrets for line in self._row("known", self._secret(secret), columns)]

    def _secret(self, secret: Secret) -> str:
        if secret.kind == "objective":
            player, card = self.words.seat(secret.about[0]), self.words.objective(secret.answer)
            return self.texts("secret-objective", player=player, objective=card)
        one, two = map(self.words.seat, secret.about)
        return self.texts("secret-sides", one=one, two=two, answer=secret.answer)


def _cards(view: Machrou3View) -> list[str]:
    """The Objectives that a player may hold; those about Districts of Origin only in the Advanced Game (M8)."""
    return [card.id for card in OBJECTIVE.values() if not card.origin or view.mode != "beginner"]
