"""Proof that bots are honest: everything that a seat cannot know is dealt anew, and its bot must choose the same."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from engine.bots import Bot, make_bot
from engine.contract import AnyRules, Decision, Move, Setup, State, ignore
from engine.rng import Rng
from engine.stack import carry_out, pending, settle

LENGTH = 120  # real choices of a game, about: how far into one the moment may lie


@dataclass
class Findings:
    """How many choices were made again, how often, and which of them came out differently."""

    points: int = 0
    scrambles: int = 0
    varied: int = 0  # scrambles in which something hidden was indeed different
    broken: list[str] = field(default_factory=list)

    def add(self, other: "Findings") -> None:
        self.points += other.points
        self.scrambles += other.scrambles
        self.varied += other.varied
        self.broken += other.broken


def examine(
    rules: AnyRules, setups: Sequence[Setup], level: str, scrambles: int, seeds: range, budget: float
) -> Findings:
    """Look at one choice for each seed, in games between bots that play as fast as they can."""
    findings = Findings()
    bot = make_bot(level, rules)
    for seed in seeds:
        for state, seat, decision in some_choice(rules, setups[seed % len(setups)], seed):
            findings.add(compare(rules, bot, state, seat, decision, scrambles, Rng(seed), budget))
    return findings


def some_choice(rules: AnyRules, setup: Setup, seed: int) -> Iterator[tuple[State, int, Decision]]:
    """One moment of a game at which a seat has something to choose."""
    state = rules.setup(setup, seed)
    settle(state, ignore)
    rng = Rng(seed)
    easy = make_bot("easy", rules)
    wait = rng.below(LENGTH)
    last = None
    while state.steps:
        seat, decision = rng.pick(sorted(pending(state).items()))
        if len(decision.options) > 1:
            last = state.copy(), seat, decision
            if wait <= 0:
                break
            wait -= 1
        picks = easy.choose(rules.view(state, seat), decision, rng.split(), 0.1)
        carry_out(state, Move(seat, decision.topic, picks), ignore)
    if last is not None:
        yield last


def compare(
    rules: AnyRules,
    bot: Bot,
    state: State,
    seat: int,
    decision: Decision,
    scrambles: int,
    rng: Rng,
    budget: float,
) -> Findings:
    """Let the bot choose once in the true state and once in each state that looks the same to its seat."""
    findings = Findings(points=1, scrambles=scrambles)
    view, luck = rules.view(state, seat), rng.split().seed
    picks = bot.choose(view, decision, Rng.resume(luck), budget)
    for number in range(scrambles):
        world = rules.guess(view, rng)
        findings.varied += world != state
        again = bot.choose(rules.view(world, seat), pending(world)[seat], Rng.resume(luck), budget)
        if again != picks:
            findings.broken.append(f"scramble {number}, seat {seat}, {decision.topic}: {picks} became {again}")
    return findings
