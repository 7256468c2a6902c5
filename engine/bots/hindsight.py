"""What every seat suspected while a game was played, worked out afterwards from the record of its moves.

Nothing of it is kept while a game runs: a seat's beliefs follow from what it saw, and the record shows that again.
"""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from engine.bots.belief import suspicion, weigh
from engine.contract import AnyRules, Move, Setup
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
        about = max(range(len(after)), key=lambda other: abs(after[other] - before[other]))
        change = after[about] - before[about]
        deed = _cause(rules, about, change, views[step - 1][seat], views[step][seat])
        if deed is not None:
            found.append(TurningPoint(step, about, change, deed))
    return tuple(sorted(found, key=lambda turn: -abs(turn.change))[:MOST_TURNS])


def _cause(rules: AnyRules, about: int, change: float, before: Any, after: Any) -> Any:
    """The deed between two views that moved the suspicion of a seat furthest in the direction it went."""
    worlds = tuple(rules.worlds(after))
    deeds = rules.deeds(after)[len(rules.deeds(before)) :]
    hidden = [about in rules.hidden_side(world) for world in worlds]
    if not any(hidden) or all(hidden):
        return None
    best, cause = 0.0, None
    for deed in deeds:
        logs = weigh(rules, worlds, (deed,), (0.0,) * len(worlds))
        against = [value for value, is_hidden in zip(logs, hidden, strict=True) if is_hidden]
        innocent = [value for value, is_hidden in zip(logs, hidden, strict=True) if not is_hidden]
        pull = sum(against) / len(against) - sum(innocent) / len(innocent)
        if pull * change > 0 and abs(pull) > best:
            best, cause = abs(pull), deed
    return cause
