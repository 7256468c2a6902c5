"""How suspicion grew: what every seat could conclude of every other, round by round, for the time after a game."""

from collections.abc import Sequence
from typing import NamedTuple

from engine.bots.belief import suspicion
from engine.contract import AnyRules, Move, Setup, State, ignore
from engine.stack import settle, submit


class Chapter(NamedTuple):
    """The end of a round: `doubts[a][b]` is how likely it then looked to seat a that b was on the side which hides."""

    round: int
    doubts: tuple[tuple[float, ...], ...]


def suspicions(rules: AnyRules, setup: Setup, seed: int, moves: Sequence[Move]) -> tuple[Chapter, ...]:
    """Replay a finished game's record; a chapter for each round, and one for the moment before everything came out."""
    state = rules.setup(setup, seed)
    settle(state, ignore)
    chapters: list[Chapter] = []
    for move in moves:
        before = state.copy()
        submit(rules, state, move, ignore)
        if rules.rounds(state) != rules.rounds(before) or not state.steps:
            chapters.append(chapter(rules, before))
    return tuple(chapters)


def chapter(rules: AnyRules, state: State) -> Chapter:
    """What each seat may think at this moment."""
    doubts = tuple([suspicion(rules, rules.view(state, seat)) for seat in range(state.players)])
    return Chapter(rules.rounds(state), doubts)
