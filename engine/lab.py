"""Many games in a row, and what they tell: win rates with their uncertainty, lengths, what was met."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import NamedTuple

from engine.bots import Bot, make_bot
from engine.contract import AnyRules, Move, Setup, State, ignore
from engine.rng import Rng
from engine.stack import carry_out, pending, settle


class Rate(NamedTuple):
    """A share of games, with the 95 % interval in which the true share lies."""

    rate: float
    low: float
    high: float


def rate(hits: int, tries: int) -> Rate:
    """Wilson's score interval: honest for small numbers and for shares near 0 and 1."""
    if tries == 0:
        return Rate(0.0, 0.0, 1.0)
    z = 1.96
    share = hits / tries
    middle = (share + z * z / (2 * tries)) / (1 + z * z / tries)
    spread = z * sqrt(share * (1 - share) / tries + z * z / (4 * tries * tries)) / (1 + z * z / tries)
    return Rate(share, max(0.0, middle - spread), min(1.0, middle + spread))


@dataclass
class Tally:
    """The sum of some games; tallies of several processes add up."""

    games: int = 0
    decisions: int = 0
    rounds: Counter[int] = field(default_factory=Counter)
    wins: Counter[str] = field(default_factory=Counter)
    seat_wins: Counter[int] = field(default_factory=Counter)
    side_games: Counter[str] = field(default_factory=Counter)
    statistics: dict[str, Counter[str]] = field(default_factory=dict)
    errors: list[str] = field(default_factory=list)

    def add(self, other: "Tally") -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.rounds += other.rounds
        self.wins += other.wins
        self.seat_wins += other.seat_wins
        self.side_games += other.side_games
        for heading, counts in other.statistics.items():
            self.statistics.setdefault(heading, Counter()).update(counts)
        self.errors += other.errors


def play_out(rules: AnyRules, state: State, bots: Sequence[Bot], rng: Rng, budget: float = 1.0) -> int:
    """Let bots play a state to its end, and count their decisions."""
    decisions = 0
    settle(state, ignore)
    while state.steps:
        seat, decision = next(iter(pending(state).items()))
        # Every answer draws from its own generator, so that one bot's thinking does not shift another's luck.
        picks = bots[seat].choose(rules.view(state, seat), decision, rng.split(), budget)
        carry_out(state, Move(seat, decision.topic, picks), ignore)
        decisions += 1
    return decisions


def play_random(state: State, rng: Rng) -> int:
    """The fastest way through a game: any option, no views. What `bench` measures."""
    decisions = 0
    settle(state, ignore)
    below = rng.below
    while state.steps:
        seat, decision = next(iter(state.steps[-1].ask(state).items()))
        options = decision.options
        carry_out(state, Move(seat, decision.topic, (options[below(len(options))].id,)), ignore)
        decisions += 1
    return decisions


def simulate(rules: AnyRules, setup: Setup, levels: Sequence[str], seeds: range, budget: float = 1.0) -> Tally:
    """Play one game for every seed; the levels go round the seats from game to game, so that no seat favours one."""
    tally = Tally()
    bots = {level: make_bot(level, rules) for level in set(levels)}
    for seed in seeds:
        seated = [bots[levels[(seat + seed) % len(levels)]] for seat in range(setup.players)]
        try:
            state = rules.setup(setup, seed)
            tally.decisions += play_out(rules, state, seated, Rng(seed + 1), budget)
            _count(tally, rules, state)
        except Exception as problem:
            tally.errors.append(f"seed {seed}: {type(problem).__name__}: {problem}")
    return tally


def _count(tally: Tally, rules: AnyRules, state: State) -> None:
    outcome = rules.outcome(state)
    if outcome is None:
        raise RuntimeError("the game ended without an outcome")
    tally.games += 1
    tally.rounds[rules.rounds(state)] += 1
    tally.wins[outcome.winning_side] += 1
    tally.side_games.update(set(outcome.sides))
    tally.seat_wins.update(outcome.winners)
    for heading, counts in rules.statistics(state).items():
        tally.statistics.setdefault(heading, Counter()).update(counts)
