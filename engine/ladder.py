"""Two levels of bots measured against each other, each deal played several times so that its luck cancels out.

Where a side hides, whole sides are swapped: two games a deal. Where everybody plays alone, one bot of the first level
sits among bots of the second, in each seat in turn: what counts is how often it wins beside its share of the seats.
What a deal's games tell is one figure, and intervals are those of the mean over deals.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import NamedTuple

from engine.bots import Bot, make_bot
from engine.bots.belief import suspicion
from engine.contract import AnyRules, Move, Outcome, Setup, State, ignore
from engine.rng import Rng
from engine.stack import carry_out, pending, settle

Clock = Callable[[], float]
Z = 1.96  # standard deviations to either side that hold 95 % of what may be


class Mean(NamedTuple):
    """A mean over deals, with the 95 % interval in which the true one lies."""

    mean: float
    low: float
    high: float
    deals: int


def mean_of(values: Sequence[float]) -> Mean:
    """The mean of independent values; of fewer than two nothing is certain."""
    count = len(values)
    if count == 0:
        return Mean(0.0, -1.0, 1.0, 0)
    middle = sum(values) / count
    if count == 1:
        return Mean(middle, -1.0, 1.0, 1)
    spread = Z * sqrt(sum([(value - middle) ** 2 for value in values]) / (count - 1) / count)
    return Mean(middle, middle - spread, middle + spread, count)


@dataclass
class Deal:
    """What one deal told: by side, whether it won when the first level held it, and when the second did."""

    players: int
    first: dict[str, float] = field(default_factory=dict)
    second: dict[str, float] = field(default_factory=dict)
    guesses: list[tuple[float, float]] = field(default_factory=list)  # squared errors: of beliefs, of the prior
    alone: float | None = None  # the share of games that the first level won by itself, where there are no sides

    @property
    def games(self) -> int:
        return 2 if self.alone is None else self.players

    @property
    def times_share(self) -> float:
        """How many times as often as an equal the first level won, alone against the second."""
        return (self.alone or 0.0) * self.players

    @property
    def gain(self) -> float:
        """What a side, or a seat, gains when the first level takes the second's place at it, on average over them."""
        if self.alone is not None:
            return self.alone - 1 / self.players
        sides = sorted(self.first)
        return sum([self.first[side] - self.second[side] for side in sides]) / len(sides) / 2


@dataclass
class Duel:
    """All deals of two levels, and how long each decision took them."""

    deals: list[Deal] = field(default_factory=list)
    seconds: dict[str, list[float]] = field(default_factory=dict)
    errors: list[str] = field(default_factory=list)

    def add(self, other: "Duel") -> None:
        self.deals += other.deals
        self.errors += other.errors
        for level, seconds in other.seconds.items():
            self.seconds.setdefault(level, []).extend(seconds)


@dataclass(frozen=True)
class Contest:
    """Which levels meet in which game, and how hard they think: `budget` scales the tries of both."""

    rules: AnyRules
    levels: tuple[str, str]
    budget: float = 1.0

    def play(self, setup: Setup, seeds: range, clock: Clock) -> Duel:
        """Play each deal with either level on either side, or with the first level in each seat."""
        duel = Duel()
        bots = {level: make_bot(level, self.rules) for level in self.levels}
        for seed in seeds:
            try:
                hides = bool(self.rules.hidden_side(self.rules.truth(self.rules.setup(setup, seed))))
                play = self._swap_sides if hides else self._go_round
                duel.deals.append(play(setup, seed, bots, duel, clock))
            except Exception as problem:
                duel.errors.append(f"seed {seed}: {type(problem).__name__}: {problem}")
        return duel

    def _swap_sides(self, setup: Setup, seed: int, bots: dict[str, Bot], duel: Duel, clock: Clock) -> Deal:
        deal = Deal(setup.players)
        first, second = self.levels
        for swapped in (False, True):
            camps = camps_of(self.rules, self.rules.setup(setup, seed))
            holders = dict(zip(sorted(set(camps)), (second, first) if swapped else (first, second), strict=True))
            game = self._play_game(setup, seed, [holders[camp] for camp in camps], bots, duel, clock)
            won = shares(self.rules.outcome(game.state), camps)
            for camp, holder in holders.items():
                (deal.first if holder == first else deal.second)[camp] = won[camp]
            deal.guesses += game.guesses
        return deal

    def _go_round(self, setup: Setup, seed: int, bots: dict[str, Bot], duel: Duel, clock: Clock) -> Deal:
        """One bot of the first level among bots of the second, once in each seat."""
        first, second = self.levels
        won = 0.0
        for lone in range(setup.players):
            levels = [first if seat == lone else second for seat in range(setup.players)]
            game = self._play_game(setup, seed, levels, bots, duel, clock)
            outcome = self.rules.outcome(game.state)
            if outcome is None:
                raise RuntimeError("the game ended without an outcome")
            won += (lone in outcome.winners) / len(outcome.winners)
        return Deal(setup.players, alone=won / setup.players)

    def _play_game(
        self, setup: Setup, seed: int, levels: Sequence[str], bots: dict[str, Bot], duel: Duel, clock: Clock
    ) -> "Game":
        game = Game(self.rules, self.rules.setup(setup, seed), [bots[level] for level in levels], self.budget)
        for seat, seconds in game.play(Rng(seed + 1), clock):
            duel.seconds.setdefault(levels[seat], []).append(seconds)
        return game


def camps_of(rules: AnyRules, state: State) -> tuple[str, ...]:
    """What is swapped, by seat: the side that hides and the other."""
    hidden = rules.hidden_side(rules.truth(state))
    return tuple(["hidden" if seat in hidden else "open" for seat in range(state.players)])


def shares(outcome: Outcome | None, camps: Sequence[str]) -> dict[str, float]:
    """For each camp its share of the winners."""
    if outcome is None:
        raise RuntimeError("the game ended without an outcome")
    won = dict.fromkeys(camps, 0.0)
    for seat in outcome.winners:
        won[camps[seat]] += 1 / len(outcome.winners)
    return won


class Game:
    """One game between bots, watched: how long each decision takes, and how well the innocent guess."""

    def __init__(self, rules: AnyRules, state: State, seated: Sequence[Bot], budget: float) -> None:
        self.rules = rules
        self.state = state
        self.seated = seated
        self.budget = budget
        self.guesses: list[tuple[float, float]] = []  # as of the end of the last turn

    def play(self, rng: Rng, clock: Clock) -> list[tuple[int, float]]:
        """Play to the end; the seconds that each real choice took, with its seat."""
        rules, state = self.rules, self.state
        settle(state, ignore)
        times: list[tuple[int, float]] = []
        mark = rules.turn_mark(state)
        while state.steps:
            if rules.turn_mark(state) != mark:
                mark = rules.turn_mark(state)
                self.guesses = guess_errors(rules, state)
            seat, decision = next(iter(pending(state).items()))
            view, luck = rules.view(state, seat), rng.split()
            started = clock()
            picks = self.seated[seat].choose(view, decision, luck, self.budget)
            if len(decision.options) > 1:
                times.append((seat, clock() - started))
            carry_out(state, Move(seat, decision.topic, picks), ignore)
        return times


def guess_errors(rules: AnyRules, state: State) -> list[tuple[float, float]]:
    """For each innocent seat the Brier score of its guesses at the others, and that of knowing nothing but the deal."""
    hidden = rules.hidden_side(rules.truth(state))
    if not hidden:
        return []
    errors: list[tuple[float, float]] = []
    for seat in range(state.players):
        if seat in hidden:
            continue
        doubts = suspicion(rules, rules.view(state, seat))
        others = [other for other in range(state.players) if other != seat]
        share = len(hidden) / len(others)
        guessed = sum([(doubts[other] - (other in hidden)) ** 2 for other in others]) / len(others)
        errors.append((guessed, sum([(share - (other in hidden)) ** 2 for other in others]) / len(others)))
    return errors
