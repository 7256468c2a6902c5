"""What every seat suspected while a game was played, worked out afterwards from the record of its moves.

Nothing of it is kept while a game runs: a seat's beliefs follow from what it saw, and the record shows that again.
"""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from engine.bots.belief import suspicion, weigh
from engine.contract import AnyRules, Move, Setup, World
from engine.table import Seat, Table

MOST_TURNS = 2  # turning points of one seat


class Doubts(NamedTuple):
    """At the end of a round: `of[one][other]` is how probable `one` held it that `other` is on the side which hides."""

    round: int
    of: tuple[tuple[float, ...], ...]


class TurningPoint(NamedTuple):
    """What changed a seat's mind most: about whom, by how much, in the step of which number, and by which deed."""

    step: int
    about: int
    change: float
    deed: Any


class Hindsight(NamedTuple):
    """The doubts of all seats, from before the first round to the last word, and what changed them."""

    doubts: tuple[Doubts, ...]
    turns: tuple[tuple[TurningPoint, ...], ...]


def hindsight(
    rules: AnyRules, setup: Setup, seed: int, seats: Sequence[Seat], moves: Sequence[Move]
) -> Iterator[Hindsight | None]:
    """Play the moves again and look into every head at the end of each round.

    One move at a time, with None after each, so that a window can do it in passing; the last thing is what was found.
    """
    table = Table(rules, setup, seed, seats)
    views: list[tuple[Any, ...]] = [_views(table)]
    doubts = [_doubts(rules, 0, views[0])]
    played = table.rounds
    for number, move in enumerate(moves):
        before = _views(table) if number == len(moves) - 1 else None
        table.submit(move)
        if before is not None or (table.rounds != played and played > 0):
            # With the last move all is revealed, and nothing is left to be guessed: what was believed before it counts.
            views.append(before or _views(table))
            doubts.append(_doubts(rules, played, views[-1]))
        played = table.rounds
        yield None
    yield Hindsight(tuple(doubts), tuple(_turning_points(rules, seat, views, doubts) for seat in range(setup.players)))


def _views(table: Table) -> tuple[Any, ...]:
    return tuple(table.view(seat) for seat in range(table.setup.players))


def _doubts(rules: AnyRules, number: int, views: Sequence[Any]) -> Doubts:
    return Doubts(number, tuple(suspicion(rules, view) for view in views))


def _turning_points(
    rules: AnyRules, seat: int, views: Sequence[tuple[Any, ...]], doubts: Sequence[Doubts]
) -> tuple[TurningPoint, ...]:
    """The largest changes between two steps, each with the deed that weighed most; the largest first."""
    found = []
    for step in range(1, len(doubts)):
        before, after = doubts[step - 1].of[seat], doubts[step].of[seat]
        changes = [later - earlier for earlier, later in zip(before, after, strict=True)]
        causes = _causes(rules, changes, views[step - 1][seat], views[step][seat])
        found += [TurningPoint(step, about, changes[about], deed) for about, deed in causes[:1]]
    return tuple(sorted(found, key=lambda turn: -abs(turn.change))[:MOST_TURNS])


def _causes(rules: AnyRules, changes: Sequence[float], before: Any, after: Any) -> list[tuple[int, Any]]:
    """The seats of which the suspicion changed, most first, with the deed that concerned each of them most."""
    worlds = tuple(rules.worlds(after))
    best: dict[int, tuple[float, Any]] = {}
    for deed in rules.deeds(after)[len(rules.deeds(before)) :]:
        pulls = _pulls(rules, worlds, deed, len(changes))
        about = max(range(len(pulls)), key=lambda seat: abs(pulls[seat]))
        if pulls[about] * changes[about] > 0 and abs(pulls[about]) > best.get(about, (0.0, None))[0]:
            best[about] = abs(pulls[about]), deed
    return [(about, best[about][1]) for about in sorted(best, key=lambda seat: -abs(changes[seat]))]


def _pulls(rules: AnyRules, worlds: Sequence[World], deed: Any, players: int) -> list[float]:
    """For each seat how far a deed speaks for its being on the side which hides."""
    logs = weigh(rules, worlds, (deed,), (0.0,) * len(worlds))
    pulls = []
    for seat in range(players):
        against = [value for value, world in zip(logs, worlds, strict=True) if seat in rules.hidden_side(world)]
        innocent = [value for value, world in zip(logs, worlds, strict=True) if seat not in rules.hidden_side(world)]
        pulls.append(sum(against) / len(against) - sum(innocent) / len(innocent) if against and innocent else 0.0)
    return pulls
