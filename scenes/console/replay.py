"""The command `game.py replay`: tells a saved game again, with the eyes of an onlooker or of a player."""

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from engine.codec import encode
from engine.contract import SPECTATOR, Event
from engine.games import GAMES
from engine.saves import SaveError, load
from engine.table import Table
from scenes.console.boards import Board, make_board
from scenes.console.errors import UserError
from scenes.console.terminal.paint import Paint, hang, printable
from scenes.console.terminal.screen import Screen
from scenes.texts import ENGLISH, Texts, load_texts

HELP = "cmd-replay"
ONLOOKER = "spectator"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    texts = load_texts(ENGLISH)
    parser.add_argument("file", metavar="FILE", help=texts("cmd-replay-file"))
    parser.add_argument("--seat", metavar="SEAT", default=ONLOOKER, help=texts("cmd-replay-seat"))
    parser.add_argument("--json", action="store_true", help=texts("cmd-replay-json"))
    parser.add_argument("--seed", type=int, metavar="S", help=texts("cmd-replay-seed"))
    parser.add_argument("--moves", action="store_true", help=texts("cmd-replay-moves"))


def run(arguments: argparse.Namespace) -> int:
    """Print a saved game; while it goes on, nobody reads a secret out of its file this way."""
    texts = load_texts(ENGLISH)
    try:
        table = load(Path(arguments.file).expanduser(), GAMES)
    except SaveError as problem:
        raise UserError(texts.why(problem.reason)) from None
    seat = _seat(texts, table, arguments.seat)
    if seat != SPECTATOR and not table.is_over:
        raise UserError(texts("cmd-replay-unfinished-seat"))
    if arguments.moves and not table.is_over:
        raise UserError(texts("cmd-replay-unfinished-moves"))
    if arguments.moves and table.record_version != table.rules.version:
        raise UserError(texts("cmd-replay-old-moves"))
    if arguments.json:
        print(json.dumps(document(table, seat), ensure_ascii=False, indent=1))
    else:
        _print_log(table, seat, arguments.moves)
    return 0


def _seat(texts: Texts, table: Table, given: str) -> int:
    """The seat that was meant: spectator, a number from 1 on, or a name."""
    if given == ONLOOKER:
        return SPECTATOR
    names = [printable(seat.name) for seat in table.seats]
    if given.isdecimal() and 1 <= int(given[:6]) <= len(names):
        return int(given[:6]) - 1
    found = [seat for seat, name in enumerate(names) if name.casefold() == given.casefold()]
    if len(found) == 1:
        return found[0]
    seats = ", ".join(f"{number} {name}" for number, name in enumerate(names, 1))
    raise UserError(texts("cmd-replay-bad-seat", given=given, seats=seats))


def document(table: Table, seat: int) -> dict[str, Any]:
    """The game as plain data; while it goes on without seed and moves, which would tell the cards."""
    setup: dict[str, Any] = {
        "players": table.setup.players,
        "mode": table.setup.mode,
        "house_rules": sorted(table.setup.house_rules),
        "elders": list(table.setup.elders),
        "seats": [{"name": taken.name, "bot": taken.bot} for taken in table.seats],
        "seed": table.seed if table.is_over else None,
    }
    outcome = table.outcome()
    return {
        "game": table.rules.name,
        "setup": setup,
        "moves": [str(move) for move in table.moves] if table.is_over else None,
        "events": [{"kind": event.kind, **_plain(event)} for event in table.events(seat)],
        "outcome": None if outcome is None else outcome._asdict(),
    }


def _plain(event: Event) -> dict[str, Any]:
    facts = encode(event.data)
    assert isinstance(facts, dict), "the facts of an event have names"
    return facts


def _print_log(table: Table, seat: int, with_moves: bool) -> None:
    texts = load_texts(ENGLISH, table.rules.name)
    paint = Paint(colours=False)
    board = make_board(table.rules.name, texts, [taken.name for taken in table.seats], paint)
    screen = Screen(sys.stdin, sys.stdout, ansi=False)
    for line in _by_moves(table, seat, board) if with_moves else _told(board, table.events(seat), seat):
        screen.show(hang(line[:2], line[2:], screen.columns))
    outcome = table.outcome()
    if outcome is None:
        screen.show(["", texts("cmd-replay-unfinished")])
    else:
        screen.show(["", *board.result(table.view(SPECTATOR), outcome, screen.columns)])


def _told(board: Board, events: list[Event], seat: int) -> Iterator[str]:
    for event in events:
        sentence = board.event(event, seat)
        if sentence:
            yield f"  {sentence}"


def _by_moves(table: Table, seat: int, board: Board) -> Iterator[str]:
    """Make every move again on a fresh table, and tell what follows from each."""
    fresh = Table(table.rules, table.setup, table.seed, table.seats)
    yield from _told(board, fresh.events(seat), seat)
    for move in table.moves:
        before = fresh.event_count
        fresh.submit(move)
        yield f"> {move}"
        yield from _told(board, fresh.events(seat, before), seat)
