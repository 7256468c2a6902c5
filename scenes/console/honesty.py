"""`game.py honesty`: deals anew what a seat cannot know, again and again, and requires its bot to choose the same."""

import argparse
import json
import os
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from engine.bots import LEVELS
from engine.contract import Setup
from engine.games import GAMES
from engine.honesty import Findings, examine
from scenes.console.errors import UserError

HELP = "cmd-honesty"
CHUNK = 10  # choices a worker looks at before it reports back

Task = tuple[str, str, int, range, float]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help=f"one of: {', '.join(GAMES)}")
    parser.add_argument("--bots", default=",".join(LEVELS), metavar="A,B,...", help="levels (default: all)")
    parser.add_argument("--points", type=int, default=500, metavar="K", help="choices looked at (default: 500)")
    parser.add_argument("--scrambles", type=int, default=20, metavar="N", help="new deals a choice (default: 20)")
    parser.add_argument("--iterations", type=int, default=20, metavar="P", help="percent of a level's usual tries")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, metavar="J", help="processes to use")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="seed of the first game")
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(arguments: argparse.Namespace) -> int:
    """Exit status 1 if a bot has chosen by what it could not know."""
    found = look(read_tasks(arguments), arguments.jobs)
    print(json.dumps(report(found), indent=2) if arguments.json else as_text(found))
    return 1 if any(findings.broken for findings in found.values()) else 0


def read_tasks(arguments: argparse.Namespace) -> list[Task]:
    """The choices in small portions, taken in turn by the levels; UserError for what makes no sense."""
    if arguments.game not in GAMES:
        raise UserError(f"There is no game '{arguments.game}'; there is: {', '.join(GAMES)}.")
    levels = arguments.bots.split(",")
    unknown = [level for level in levels if level not in LEVELS]
    if unknown:
        raise UserError(f"There is no bot '{unknown[0]}'; there are: {', '.join(LEVELS)}.")
    for name in ("points", "scrambles", "iterations", "jobs"):
        if getattr(arguments, name) < 1:
            raise UserError(f"--{name} must be at least 1.")
    seeds = range(arguments.seed, arguments.seed + arguments.points)
    tasks: list[Task] = []
    for number, start in enumerate(range(0, len(seeds), CHUNK)):
        level = levels[number % len(levels)]
        budget = arguments.iterations / 100
        tasks.append((arguments.game, level, arguments.scrambles, seeds[start : start + CHUNK], budget))
    return tasks


def look(tasks: list[Task], jobs: int) -> dict[str, Findings]:
    """What was found, by level."""
    found: dict[str, Findings] = {}
    if jobs == 1 or len(tasks) == 1:
        for task in tasks:
            found.setdefault(task[1], Findings()).add(_look(task))
        return found
    with ProcessPoolExecutor(min(jobs, len(tasks)), mp_context=get_context("spawn")) as pool:
        for task, findings in zip(tasks, pool.map(_look, tasks), strict=True):
            found.setdefault(task[1], Findings()).add(findings)
    return found


def _look(task: Task) -> Findings:
    game, level, scrambles, seeds, budget = task
    rules = GAMES[game]
    setups = [Setup(players, rules.modes[0], rules.default_house_rules) for players in rules.seat_counts]
    return examine(rules, setups, level, scrambles, seeds, budget)


def report(found: dict[str, Findings]) -> dict[str, object]:
    """The findings as data; its keys are a promise to other programs."""
    return {
        "points": sum(findings.points for findings in found.values()),
        "levels": {
            level: {
                "points": findings.points,
                "scrambles": findings.scrambles,
                "varied": findings.varied,
                "broken": findings.broken,
            }
            for level, findings in found.items()
        },
    }


def as_text(found: dict[str, Findings]) -> str:
    """The findings for a person to read."""
    lines = []
    for level, findings in found.items():
        verdict = f"{len(findings.broken)} chosen differently" if findings.broken else "always the same choice"
        lines.append(f"  {level:<10} {findings.points} choices, {findings.scrambles} new deals: {verdict}")
        lines += [f"    {problem}" for problem in findings.broken[:10]]
    return "\n".join(lines)
