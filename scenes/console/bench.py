"""`game.py bench`: how fast rules and copies are, against a reference loop in the same run: machines compare."""

import argparse
import json
import statistics
import time
from collections.abc import Callable
from typing import Any

from engine.contract import AnyRules, Setup, ignore
from engine.games import GAMES
from engine.lab import play_random
from engine.rng import Rng
from engine.stack import settle
from scenes.console.errors import UserError

HELP = "measure decisions and state copies a second of random play, beside a reference loop"
LEAST_SECONDS = 0.02


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--seconds", type=float, default=2.0, metavar="T", help="time for each measurement")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="seed of the first game")
    parser.add_argument("--no-window", action="store_true", help="measure the rules only")
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(arguments: argparse.Namespace) -> int:
    if arguments.seconds < LEAST_SECONDS:
        raise UserError(f"--seconds must be at least {LEAST_SECONDS}.")
    report = measure(arguments.seconds, arguments.seed)
    if not arguments.no_window:
        from scenes.console.bench_window import measure_window

        report["window"] = measure_window(arguments.seconds, arguments.seed)
    print(json.dumps(report, indent=2) if arguments.json else as_text(report))
    return 0


def measure(seconds: float, seed: int) -> dict[str, Any]:
    """Per second: steps of the reference loop, and of each game random decisions and copies of its middle state."""
    return {
        "reference_per_s": round(per_second(reference_loop, seconds)),
        "games": {name: measure_game(rules, seconds, seed) for name, rules in GAMES.items()},
    }


def measure_game(rules: AnyRules, seconds: float, seed: int) -> dict[str, int]:
    counts = rules.seat_counts
    seeds = iter(range(seed, seed + 1_000_000))

    def one_game() -> int:
        number = next(seeds)
        players = counts[number % len(counts)]
        state = rules.setup(Setup(players, rules.modes[0], rules.default_house_rules), number)
        return play_random(state, Rng(number + 1))

    middle = rules.setup(Setup(counts[-1], rules.modes[0], rules.default_house_rules), seed)
    settle(middle, ignore)

    def thousand_copies() -> int:
        for _ in range(1000):
            middle.copy()
        return 1000

    return {
        "decisions_per_s": round(per_second(one_game, seconds)),
        "copies_per_s": round(per_second(thousand_copies, seconds)),
    }


def reference_loop() -> int:
    """Plain Python work of the kind that rules are made of: method calls, small tuples, lists, dicts, masks."""
    rng = Rng(7)
    held = [0] * 6
    sums: dict[int, int] = {}
    for step in range(1000):
        place = rng.below(28)
        seat = step % 6
        held[seat] ^= 1 << place
        sums[place] = sums.get(place, 0) + held[seat].bit_count()
        tuple(held)
    return 1000


def per_second(work: Callable[[], int], seconds: float) -> float:
    """The median rate of `work`, which tells how much it did, over five slices of the time."""
    return statistics.median(_rate(work, seconds / 5) for _ in range(5))


def _rate(work: Callable[[], int], seconds: float) -> float:
    done = 0
    started = now = time.perf_counter()
    while now - started < seconds:
        done += work()
        now = time.perf_counter()
    return done / (now - started)


def as_text(report: dict[str, Any]) -> str:
    reference = report["reference_per_s"]
    lines = [f"reference loop {reference:>12,} steps/s"]
    for name, figures in report["games"].items():
        for key, label in (("decisions_per_s", "decisions/s"), ("copies_per_s", "copies/s")):
            lines.append(f"{name:<14} {figures[key]:>12,} {label:<12} {figures[key] / reference:.3f} of the reference")
    lines += [f"window         {value:>12} {name}" for name, value in report.get("window", {}).items()]
    return "\n".join(lines)
