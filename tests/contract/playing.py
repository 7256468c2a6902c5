"""Random play through everything that a table can meet, for every game in the box."""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, NamedTuple

import pytest

from engine.codec import Plain, encode
from engine.contract import CLOCK, SPECTATOR, TALK, AnyRules, Datum, Decision, Emit, Event, Move, Setup, ignore
from engine.games import GAMES
from engine.lab import play_random
from engine.rng import Rng
from engine.stack import pending, settle, submit
from engine.talk import option_of, phrases

AnyState = Any
MOST_MOVES = 5_000  # far more than any game takes: a game that needs more goes in circles
USUAL_MOVES = 150  # of a game that is short enough for all the games a test asks for
SAMPLE = 4  # games from which the usual length of a case is taken


class Case(NamedTuple):
    """One way to set up one game."""

    rules: AnyRules
    setup: Setup

    def __str__(self) -> str:
        return f"{self.rules.name}-{self.setup.mode}-{self.setup.players}"

    def deal(self, seed: int, emit: Emit = ignore) -> AnyState:
        """A state in which somebody is asked."""
        state = self.rules.setup(self.setup, seed)
        settle(state, emit)
        return state

    def share(self, count: int) -> int:
        """So many games or positions, fewer where games are long: what is done with each takes longer there, too."""
        return min(count, max(2, round(count * self._shortness**2)))

    def every(self, stride: int) -> int:
        """Every so many positions of a game, rarer where games are long."""
        return max(stride, round(stride / self._shortness))

    @property
    def _shortness(self) -> float:
        return USUAL_MOVES / usual_length(self)

    @property
    def lookers(self) -> range:
        """Everybody who has a view: the onlooker and all seats."""
        return range(SPECTATOR, self.setup.players)


def sizes(counts: range) -> list[int]:
    """The sizes of table that are tried: all of a few, of many the smallest and the largest."""
    return list(counts) if len(counts) <= 3 else [counts[0], counts[-1]]


CASES = tuple(
    Case(rules, Setup(players, mode, rules.default_house_rules))
    for rules in GAMES.values()
    for mode in rules.modes
    for players in sizes(rules.seat_counts)
)
HOUSE_RULE_CASES = tuple(
    (Case(case.rules, case.setup._replace(house_rules=case.setup.house_rules ^ {rule})), rule)
    for case in CASES
    for rule in case.rules.house_rules
)
every_case = pytest.mark.parametrize("case", CASES, ids=str)


@cache
def usual_length(case: Case) -> float:
    """How many decisions a random game takes, going by a few of them."""
    moves = sum(play_random(case.deal(seed), Rng(seed)) for seed in range(SAMPLE))
    return moves / SAMPLE


class Log(list[Event]):
    """A listener that keeps everything."""

    def note(self, kind: str, only: tuple[int, ...] | None = None, /, **data: Datum) -> None:
        self.append(Event(kind, data, only))


def snapshot(state: AnyState) -> Plain:
    """Everything in a state, sharing nothing with it."""
    return encode(state)


def answer(decisions: Mapping[int, Decision], rng: Rng) -> Move:
    """Any answer of any seat that is asked."""
    seat = rng.pick(sorted(decisions))
    decision = decisions[seat]
    allowed = decision.allowed()
    assert len(allowed) >= decision.least, f"seat {seat} is asked '{decision.topic}' and cannot answer"
    count = decision.least + rng.below(min(decision.most, len(allowed)) - decision.least + 1)
    return Move(seat, decision.topic, rng.shuffled(allowed)[:count])


def any_move(rules: AnyRules, state: AnyState, rng: Rng) -> Move:
    """An answer, often a standing choice where there is one, and now and then talk or the clock's move."""
    spoken = any_talk(rules, state, rng) if rng.below(40) == 0 else None
    if spoken is not None:
        return spoken
    standing = rules.standing(state)
    if standing and rng.below(2) == 0:
        return answer(standing, rng)
    limit = rules.time_limit(state)
    if limit is not None and rng.below(40) == 0:
        return Move(limit.seat, CLOCK, ())
    return answer(pending(state), rng)


def any_talk(rules: AnyRules, state: AnyState, rng: Rng) -> Move | None:
    """Something that some seat can say now, with a reason where there is one."""
    parlance = rules.parlance
    if parlance is None:
        return None
    view = rules.view(state, rng.below(state.players))
    sayable = list(phrases(parlance, view))
    if not sayable:
        return None
    phrase = rng.pick(sayable)
    return Move(view.seat, TALK, (option_of(phrase, rng.pick(("", *parlance.reasons(view, phrase)))),))


def play_on(rules: AnyRules, state: AnyState, rng: Rng, emit: Emit = ignore) -> list[Move]:
    """Play a state to its end, and give the moves that were made."""
    moves: list[Move] = []
    while state.steps:
        assert len(moves) < MOST_MOVES, "the game does not end"
        moves.append(any_move(rules, state, rng))
        submit(rules, state, moves[-1], emit)
    return moves


def positions(case: Case, seed: int, games: int) -> Iterator[AnyState]:
    """Every position of some random games, from the deal to the end; play goes on from each state."""
    for game in range(case.share(games)):
        rng = Rng(seed * 1_000 + game)
        state = case.deal(seed * 1_000 + game)
        yield state
        for _ in range(MOST_MOVES):
            if not state.steps:
                break
            submit(case.rules, state, any_move(case.rules, state, rng), ignore)
            yield state
        assert not state.steps, "the game does not end"


def points(case: Case, seed: int, count: int, every: int = 7) -> Iterator[AnyState]:
    """So many positions drawn from random games, about one out of `every`, with somebody still to move."""
    rng = Rng(seed)
    found = 0
    count = case.share(count)
    for game in range(count):
        for state in positions(case, seed * 100 + game, 1):
            if state.steps and rng.below(every) == 0:
                yield state
                found += 1
            if found == count:
                return
