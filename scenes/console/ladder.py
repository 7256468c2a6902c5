"""`game.py ladder`: how much stronger one level of bots is than another, by deals played from every side or seat."""

import argparse
import json
import os
import time
from concurrent.futures import ProcessPoolExecutor
from math import ceil
from multiprocessing import get_context
from typing import Any

from engine.bots import LEVELS
from engine.contract import AnyRules, Setup
from engine.games import GAMES
from engine.ladder import Contest, Deal, Duel, mean_of
from scenes.console.errors import UserError

HELP = "cmd-ladder"
CHUNK = 4  # deals a worker plays before it reports back

Task = tuple[str, tuple[str, str], float, Setup, range]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help=f"one of: {', '.join(GAMES)}")
    parser.add_argument("--bots", default="normal,easy", metavar="A,B", help=f"two levels, from: {', '.join(LEVELS)}")
    parser.add_argument("--players", metavar="N,...", help="seats, taken in turn (default: all that the game allows)")
    parser.add_argument("--mode", metavar="M", help="mode of the game (default: its first)")
    parser.add_argument("--games", type=int, default=100, metavar="K", help="how many games, at least (default: 100)")
    parser.add_argument("--iterations", type=int, default=100, metavar="P", help="percent of a level's usual tries")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, metavar="J", help="processes to use")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="seed of the first deal")
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(arguments: argparse.Namespace) -> int:
    tasks = list(read_tasks(arguments))
    started = time.perf_counter()
    duel = play(tasks, arguments.jobs)
    report = summary(duel, arguments, time.perf_counter() - started)
    print(json.dumps(report, indent=2) if arguments.json else as_text(report))
    return 2 if duel.errors else 0


def read_tasks(arguments: argparse.Namespace) -> list[Task]:
    """The deals in small portions, the numbers of players in turn; UserError for what makes no sense."""
    if arguments.game not in GAMES:
        raise UserError(f"There is no game '{arguments.game}'; there is: {', '.join(GAMES)}.")
    rules = GAMES[arguments.game]
    levels = tuple(arguments.bots.split(","))
    unknown = [level for level in levels if level not in LEVELS]
    if unknown:
        raise UserError(f"There is no bot '{unknown[0]}'; there are: {', '.join(LEVELS)}.")
    if len(levels) != 2 or levels[0] == levels[1]:
        raise UserError("--bots needs two different levels, separated by a comma.")
    for name in ("games", "jobs", "iterations"):
        if getattr(arguments, name) < 1:
            raise UserError(f"--{name} must be at least 1.")
    mode = arguments.mode or rules.modes[0]
    if mode not in rules.modes:
        raise UserError(f"There is no mode '{mode}'; there is: {', '.join(rules.modes)}.")
    seats = _read_players(arguments.players, rules.seat_counts)
    # Two games a deal where sides are swapped, one for each seat where everybody plays alone.
    alone = not _has_sides(rules, Setup(seats[0], mode, rules.default_house_rules))
    games_a_deal = sum(seats) / len(seats) if alone else 2
    deals = ceil(arguments.games / games_a_deal)
    tasks: list[Task] = []
    for number, start in enumerate(range(0, deals, CHUNK)):
        setup = Setup(seats[number % len(seats)], mode, rules.default_house_rules)
        seeds = range(arguments.seed + start, arguments.seed + min(start + CHUNK, deals))
        tasks.append((rules.name, (levels[0], levels[1]), arguments.iterations / 100, setup, seeds))
    return tasks


def _has_sides(rules: AnyRules, setup: Setup) -> bool:
    return bool(rules.hidden_side(rules.truth(rules.setup(setup, 1))))


def _read_players(text: str | None, allowed: range) -> tuple[int, ...]:
    if text is None:
        return tuple(allowed)
    words = text.split(",")
    if not all(word.isdecimal() and int(word) in allowed for word in words):
        raise UserError(f"--players takes numbers from {allowed[0]} to {allowed[-1]}, separated by commas.")
    return tuple(int(word) for word in words)


def play(tasks: list[Task], jobs: int) -> Duel:
    """Play all deals, spread over processes; only the times depend on how many there are."""
    total = Duel()
    if jobs == 1 or len(tasks) == 1:
        for task in tasks:
            total.add(_play_task(task))
        return total
    with ProcessPoolExecutor(min(jobs, len(tasks)), mp_context=get_context("spawn")) as pool:
        for duel in pool.map(_play_task, tasks):
            total.add(duel)
    return total


def _play_task(task: Task) -> Duel:
    name, levels, budget, setup, seeds = task
    # Time on the processor, so that other work on the machine does not count.
    return Contest(GAMES[name], levels, budget).play(setup, seeds, time.process_time)


def summary(duel: Duel, arguments: argparse.Namespace, seconds: float) -> dict[str, Any]:
    """The report as data; its keys are a promise to other programs."""
    tables = sorted({deal.players for deal in duel.deals})
    return {
        "game": arguments.game,
        "bots": arguments.bots.split(","),
        "iterations_percent": arguments.iterations,
        "first_seed": arguments.seed,
        "games": sum(deal.games for deal in duel.deals),
        "all": figures(duel.deals),
        "players": {str(players): figures([d for d in duel.deals if d.players == players]) for players in tables},
        "decision_ms": {level: times(found) for level, found in sorted(duel.seconds.items())},
        "seconds": round(seconds, 1),
        "errors": duel.errors,
    }


def figures(deals: list[Deal]) -> dict[str, Any]:
    """What some deals tell: what a side gains by the first level, each side's wins, and how good the guesses were."""
    camps = sorted(deals[0].first) if deals else []
    found: dict[str, Any] = {
        "gain": mean_of([deal.gain for deal in deals])._asdict(),
        "camps": {
            camp: {
                "won_by_first": mean_of([deal.first[camp] for deal in deals])._asdict(),
                "won_by_second": mean_of([deal.second[camp] for deal in deals])._asdict(),
            }
            for camp in camps
        },
    }
    if deals and deals[0].alone is not None:
        found["times_share"] = mean_of([deal.times_share for deal in deals])._asdict()
    guesses = [guess for deal in deals for guess in deal.guesses]
    if guesses:
        belief, prior = (sum(errors) / len(guesses) for errors in zip(*guesses, strict=True))
        found["brier"] = {"belief": belief, "prior": prior, "better_by": 1 - belief / prior}
    return found


def times(seconds: list[float]) -> dict[str, float]:
    """Median, 95th percentile and maximum of the time that real choices took, in milliseconds."""
    ordered = sorted(seconds)
    places = {"median": 0.5, "p95": 0.95, "max": 1.0}
    return {name: round(1000 * ordered[int(part * (len(ordered) - 1))], 2) for name, part in places.items()}


def as_text(report: dict[str, Any]) -> str:
    """The report for a person to read."""
    first, second = report["bots"]
    lines = [
        f"{report['games']} games of {report['game']}, {first} against {second}, each deal from every side or seat"
        f" (tries: {report['iterations_percent']} %)",
        "",
    ]
    for heading, found in (("all", report["all"]), *report["players"].items()):
        gain = found["gain"]
        label = "all tables" if heading == "all" else f"{heading} players"
        lines.append(f"  {label:<12} gain {_points(gain['mean'])} ({_points(gain['low'])} to {_points(gain['high'])})")
        for camp, won in found["camps"].items():
            rates = (f"{name} {won[key]['mean']:.1%}" for name, key in zip(report["bots"], WON, strict=True))
            lines.append(f"    {camp:<10} won by {', by '.join(rates)}")
        if "times_share" in found:
            times_share = found["times_share"]
            low, high = times_share["low"], times_share["high"]
            lines.append(f"    alone      {times_share['mean']:.2f} times its share ({low:.2f} to {high:.2f})")
        if "brier" in found:
            brier = found["brier"]
            lines.append(f"    guesses    {brier['better_by']:.1%} better than the deal's ({brier['belief']:.3f})")
    for level, found in report["decision_ms"].items():
        lines.append(f"  {level:<12} median {found['median']} ms, p95 {found['p95']} ms, max {found['max']} ms")
    lines += [f"  error: {error}" for error in report["errors"]]
    return "\n".join(lines)


WON = ("won_by_first", "won_by_second")


def _points(share: float) -> str:
    return f"{100 * share:+.1f}"
