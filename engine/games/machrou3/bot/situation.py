"""What a player has in mind when a question comes: whom to fear, whom to trust, what a district is worth."""

from collections.abc import Sequence
from typing import Any

from engine.games.machrou3.board import GROUP_OF, GROUPS
from engine.games.machrou3.content import OBJECTIVE, TEAMS
from engine.games.machrou3.rules.conditions import needed, progress
from engine.games.machrou3.view import Machrou3View

FRIENDLY, HOSTILE = 0.35, 1.3  # how much a bloc frightens whose owner is surely honest, and what certain guilt adds


class Situation:
    """A View with what its player makes of it; `doubts` are the chances that each seat is Corrupt.

    `board` is the View again: it names its fields as the State does, so rules can compute on it what all can see.
    """

    __slots__ = ("board", "doubts", "fears", "seat", "view")

    def __init__(self, view: Machrou3View, doubts: Sequence[float] | None) -> None:
        self.view = view
        self.board: Any = view
        self.seat = view.seat
        self.doubts = tuple(doubts) if doubts is not None else _plain_doubts(view)
        self.fears = self._fears()

    def _fears(self) -> list[float]:
        """How much each other player is to be kept small: nobody fears an ally, the Corrupt fear whoever may vote."""
        view = self.view
        if view.allies:
            done = {seat for seat, _ in view.completed}
            return [
                0.0 if seat in view.allies else (bloc + 4) * (1.3 if seat in done else 0.9)
                for seat, bloc in enumerate(view.blocs)
            ]
        return [
            0.0 if seat == view.seat else (bloc + 4) * (FRIENDLY + HOSTILE * doubt)
            for seat, (bloc, doubt) in enumerate(zip(view.blocs, self.doubts, strict=True))
        ]

    def own_nearness(self) -> float:
        """How much of the own Objective is there, from 0 to 1."""
        if not self.view.objective:
            return 0.0
        objective = OBJECTIVE[self.view.objective]
        return min(1.0, max(0.0, progress(self.board, self.seat, objective) / needed(self.board, objective)))

    def may_vote(self, seat: int) -> float:
        """How far others may reckon with a seat's own vote."""
        return 1.0 if any(done == seat for done, _ in self.view.completed) else 0.45

    def prize(self, district: int) -> float:
        """What a district is worth: its group's seats in proportion to its share of the influence there."""
        group = GROUPS[GROUP_OF[district]]
        share = self.view.ip[district] / sum([self.view.ip[member] for member in group.districts])
        return group.seats * share / 5


def _plain_doubts(view: Machrou3View) -> tuple[float, ...]:
    """What is certain, and for everybody else the share of Corrupt players among the others."""
    corrupt = TEAMS[view.players][0]
    if view.allies:
        return tuple([float(seat in view.allies) for seat in range(view.players)])
    return tuple([0.0 if seat == view.seat else corrupt / (view.players - 1) for seat in range(view.players)])
