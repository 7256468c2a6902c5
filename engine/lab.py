"""Many games in a row, and what they tell: win rates with their uncertainty, lengths, what was met."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import NamedTuple

from engine.bots import Bot, make_bot
from engine.bots.parley import Conversation, utter
from engine.bots.people import ANYBODY, Persona, persona_of
from engine.contract import AnyRules, Emit, Move, Setup, State, ignore
from engine.rng import Rng
from engine.stack import carry_out, pending, settle, submit
from engine.talk import move_of


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


class Talkers(NamedTuple):
    """Who talks in a simulated game: everybody answers, `starters` also speak of their own accord."""

    levels: tuple[str, ...]
    starters: tuple[int, ...]
    personas: tuple[str, ...] = ()

    def persona(self, seat: int) -> Persona:
        return persona_of(self.personas[seat]) if self.personas else ANYBODY


def play_out(
    rules: AnyRules,
    state: State,
    bots: Sequence[Bot],
    rng: Rng,
    budget: float = 1.0,
    talkers: Talkers | None = None,
    emit: Emit = ignore,
) -> int:
    """Let bots play a state to its end, and count their decisions; without talkers all is silence."""
    decisions = 0
    settle(state, emit)
    starters = talkers.starters if talkers is not None else ()
    conversation = Conversation(rules.parlance, tuple(range(len(bots))) if starters else (), starters)
    while state.steps:
        if talkers is not None:
            converse(rules, state, conversation, talkers, rng, emit)
        seat, decision = next(iter(pending(state).items()))
        # Every answer draws from its own generator, so that one bot's thinking does not shift another's luck.
        picks = bots[seat].choose(rules.view(state, seat), decision, rng.split(), budget)
        carry_out(state, Move(seat, decision.topic, picks), emit)
        decisions += 1
    return decisions


def converse(rules: AnyRules, state: State, conversation: Conversation, talkers: Talkers, rng: Rng, emit: Emit) -> None:
    """Let bots say what they have to say as the table stands."""
    while (cue := conversation.cue(state)) is not None:
        seat = cue.seat
        said = utter(rules, rules.view(state, seat), cue, talkers.levels[seat], talkers.persona(seat), rng.split())
        if said is not None:
            submit(rules, state, move_of(said), emit)


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


def simulate(
    rules: AnyRules,
    setup: Setup,
    levels: Sequence[str],
    seeds: range,
    budget: float = 1.0,
    talk: bool = False,
) -> Tally:
    """Play one game for every seed; the levels go round the seats from game to game, so that no seat favours one."""
    tally = Tally()
    bots = {level: make_bot(level, rules) for level in set(levels)}
    for seed in seeds:
        seats = range(setup.players)
        sitting = tuple([levels[(seat + seed) % len(levels)] for seat in seats])
        talkers = Talkers(sitting, tuple(seats)) if talk else None
        try:
            state = rules.setup(setup, seed)
            seated = [bots[level] for level in sitting]
            tally.decisions += play_out(rules, state, seated, Rng(seed + 1), budget, talkers)
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
    tally.wins.update({outcome.sides[seat] for seat in outcome.winners})  # each side of a draw has won
    tally.side_games.update(set(outcome.sides))
    tally.seat_wins.update(outcome.winners)
    for heading, counts in rules.statistics(state).items():
        tally.statistics.setdefault(heading, Counter()).update(counts)
