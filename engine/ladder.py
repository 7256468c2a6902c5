"""Two levels of bots measured against each other: each deal is played twice, with the sides swapped.

Hidden-role games swap whole sides; games without sides swap every second seat. What a deal's two games tell is one
figure, so that the luck of the deal cancels out, and intervals are those of the mean over deals.
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

    @property
    def gain(self) -> float:
        """What a side gains when the first level takes the second's place at it, on average over the sides."""
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
        """Play each deal with either level on either side."""
        duel = Duel()
        bots = {level: make_bot(level, self.rules) for level in self.levels}
        for seed in seeds:
            try:
                duel.deals.append(self._play_deal(setup, seed, bots, duel, clock))
            except Exception as problem:
                duel.errors.append(f"seed {seed}: {type(problem).__name__}: {problem}")
        return duel

    def _play_deal(self, setup: Setup, seed: int, bots: dict[str, Bot], duel: Duel, clock: Clock) -> Deal:
        deal = Deal(setup.players)
        first, second = self.levels
        for swapped in (False, True):
            state = self.rules.setup(setup, seed)
            camps = camps_of(self.rules, state)
            holders = dict(zip(sorted(set(camps)), (second, first) if swapped else (first, second), strict=True))
            levels = [holders[camp] for camp in camps]
            game = Game(self.rules, state, [bots[level] for level in levels], self.budget)
            for seat, seconds in game.play(Rng(seed + 1), clock):
                duel.seconds.setdefault(levels[seat], []).append(seconds)
            won = shares(self.rules.outcome(state), camps)
            for camp, holder in holders.items():
                (deal.first if holder == first else deal.second)[camp] = won[camp]
            deal.guesses += game.guesses
        return deal


def camps_of(rules: AnyRules, state: State) -> tuple[str, ...]:
    """What is swapped, by seat: the side that hides and the other, or every second seat where nobody hides."""
    hidden = rules.hidden_side(rules.truth(state))
    if hidden:
        return tuple(["hidden" if seat in hidden else "open" for seat in range(state.players)])
    return tuple(["odd" if seat % 2 else "even" for seat in range(state.players)])


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
