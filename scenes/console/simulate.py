"""`game.py simulate`: many bot games in a row, and what they tell about the balance."""

import argparse
import json
import os
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any

from engine.bots import LEVELS
from engine.contract import AnyRules, Setup, SetupError
from engine.games import GAMES
from engine.lab import Tally, rate, simulate
from scenes.console.errors import UserError
from scenes.texts import ENGLISH, load_texts

HELP = "play many bot games and report win rates, lengths and what was met"
CHUNK = 20  # games a worker plays before it reports back
# Pairs of statistics that belong together: what was held, and how often that was lucky.
LUCK = (("objectives", "met"), ("factions", "won"))


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help=f"one of: {', '.join(GAMES)}")
    parser.add_argument("--players", type=int, metavar="N", help="seats at the table (default: the fewest)")
    parser.add_argument("--mode", metavar="M", help="mode of the game (default: its first)")
    parser.add_argument("--bots", default="easy", metavar="A,B,...", help=f"levels, from: {', '.join(LEVELS)}")
    parser.add_argument("--games", type=int, default=100, metavar="K", help="how many games (default: 100)")
    parser.add_argument("--iterations", type=int, default=100, metavar="P", help="percent of a level's usual tries")
    parser.add_argument("--house-rules", metavar="R,...", help="house rules in force (default: the game's own)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, metavar="J", help="processes to use")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="seed of the first game")
    parser.add_argument("--talk", action="store_true", help="let the bots talk, bargain and lie")
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(arguments: argparse.Namespace) -> int:
    rules, setup, levels = read_table(arguments)
    started = time.perf_counter()
    seeds = range(arguments.seed, arguments.seed + arguments.games)
    tally = play(rules, setup, levels, seeds, arguments.jobs, arguments.iterations / 100, arguments.talk)
    report = summary(tally, setup, levels, time.perf_counter() - started)
    print(json.dumps(report, indent=2) if arguments.json else as_text(report))
    return 2 if tally.errors else 0


def read_table(arguments: argparse.Namespace) -> tuple[AnyRules, Setup, tuple[str, ...]]:
    """The rules, the table and the bots that the arguments ask for, or UserError."""
    if arguments.game not in GAMES:
        raise UserError(f"There is no game '{arguments.game}'; there is: {', '.join(GAMES)}.")
    rules = GAMES[arguments.game]
    levels = tuple(arguments.bots.split(","))
    unknown = [level for level in levels if level not in LEVELS]
    if unknown:
        raise UserError(f"There is no bot '{unknown[0]}'; there are: {', '.join(LEVELS)}.")
    for name in ("games", "jobs", "iterations"):
        if getattr(arguments, name) < 1:
            raise UserError(f"--{name} must be at least 1.")
    players = rules.seat_counts[0] if arguments.players is None else arguments.players
    if len(levels) > players:
        raise UserError(f"{len(levels)} bots do not fit on {players} seats.")
    wanted = arguments.house_rules
    house_rules = rules.default_house_rules if wanted is None else frozenset(filter(None, wanted.split(",")))
    setup = Setup(players, arguments.mode or rules.modes[0], house_rules)
    try:
        rules.check_setup(setup)
    except SetupError as problem:
        raise UserError(load_texts(ENGLISH).why(problem.reason)) from None
    return rules, setup, levels


def play(
    rules: AnyRules,
    setup: Setup,
    levels: tuple[str, ...],
    seeds: range,
    jobs: int,
    budget: float,
    talk: bool = False,
) -> Tally:
    """Play a game for each seed, spread over processes; the result does not depend on how many there are."""
    chunks = list(_chunks(seeds))
    total = Tally()
    if jobs == 1 or len(chunks) == 1:
        for chunk in chunks:
            total.add(simulate(rules, setup, levels, chunk, budget, talk))
        return total
    with ProcessPoolExecutor(min(jobs, len(chunks)), mp_context=get_context("spawn")) as pool:
        for tally in pool.map(_play_chunk, [(rules.name, setup, levels, chunk, budget, talk) for chunk in chunks]):
            total.add(tally)
    return total


def _chunks(seeds: range) -> Iterator[range]:
    for start in range(seeds.start, seeds.stop, CHUNK):
        yield range(start, min(start + CHUNK, seeds.stop))


def _play_chunk(task: tuple[str, Setup, tuple[str, ...], range, float, bool]) -> Tally:
    name, setup, levels, seeds, budget, talk = task
    return simulate(GAMES[name], setup, levels, seeds, budget, talk)


def summary(tally: Tally, setup: Setup, levels: tuple[str, ...], seconds: float) -> dict[str, Any]:
    """The report as data; its keys are a promise to other programs."""
    sides = sorted(tally.side_games)
    return {
        "players": setup.players,
        "mode": setup.mode,
        "bots": list(levels),
        "games": tally.games,
        "wins": {side: tally.wins[side] for side in sides},
        "win_rate": {side: rate(tally.wins[side], tally.side_games[side])._asdict() for side in sides},
        "seats": [rate(tally.seat_wins[seat], tally.games)._asdict() for seat in range(setup.players)],
        "rounds": {str(count): games for count, games in sorted(tally.rounds.items())},
        "decisions": tally.decisions,
        "statistics": {heading: dict(sorted(c.items())) for heading, c in sorted(tally.statistics.items())},
        "seconds": round(seconds, 3),
        "errors": tally.errors,
    }


def as_text(report: dict[str, Any]) -> str:
    """The report for a person to read."""
    lines = [
        f"{report['games']} games of {report['players']} ({report['mode']}), bots: {', '.join(report['bots'])}",
        f"{report['decisions']} decisions in {report['seconds']:.1f} s",
        "",
    ]
    # Where everybody plays alone, the sides are the seats.
    teams = [side for side in report["wins"] if not side.startswith("seat-")]
    lines += [f"  {side:<12} wins {_percent(report['win_rate'][side])}" for side in teams]
    lines += [f"  seat {seat:<7} wins {_percent(found)}" for seat, found in enumerate(report["seats"])]
    lines.append("  rounds       " + ", ".join(f"{count}: {games}" for count, games in report["rounds"].items()))
    for things, happy in LUCK:
        held, met = (report["statistics"].get(f"{things}_{word}", {}) for word in ("held", happy))
        for name in sorted(held, key=lambda card: met.get(card, 0) / held[card]):
            share = _percent(rate(met.get(name, 0), held[name])._asdict())
            lines.append(f"  {name:<28} {happy} {share} of {held[name]}")
    lines += [f"  error: {error}" for error in report["errors"]]
    return "\n".join(lines)


def _percent(found: dict[str, float]) -> str:
    return f"{found['rate']:6.1%} ({found['low']:.1%} to {found['high']:.1%})"
