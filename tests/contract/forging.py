"""Opening a saved game, changing what is in it, and closing it again so that its checksum is right."""

import base64
import hashlib
import json
import zlib
from collections.abc import Callable
from typing import Any

from engine.contract import Setup
from engine.games import GAMES
from engine.rng import Rng
from engine.table import Table
from tests.contract.playing import MOST_MOVES, any_move

Document = dict[str, Any]
FOREIGN_RULES = 99  # a rules version that no game has: its files are loaded from the state, not from the moves


def table_at(players: int, seed: int, until: Callable[[Table], bool], game: str = "machrou3") -> Table:
    """A table of a random game at the first moment that fits, in this game or in one of the next seeds."""
    rules = GAMES[game]
    for number in range(seed, seed + 500):
        table = Table(rules, Setup(players, rules.modes[0], rules.default_house_rules), number)
        rng = Rng(number)
        for _ in range(MOST_MOVES):
            if until(table):
                return table
            if table.is_over:
                break
            table.submit(any_move(rules, table._state, rng))
    raise AssertionError("no such moment comes up")


def top_step(table: Table) -> str:
    return type(table._state.steps[-1]).__name__ if not table.is_over else ""


def table_in(step: str, players: int = 4, seed: int = 1, sealed: int = 0) -> Table:
    """A table at which this step waits for an answer, with so many answers already in the ballot box."""
    return table_at(players, seed, lambda table: top_step(table) == step and len(table.sealed) == sealed)


def finished(players: int = 4, seed: int = 1) -> Table:
    return table_at(players, seed, lambda table: table.is_over)


def opened(data: bytes) -> tuple[Document, Document]:
    """The head of a file with everything in it, and its body in plain JSON."""
    document: Document = json.loads(data)
    body = document["body"]
    if isinstance(body, str):
        body = json.loads(zlib.decompress(base64.b64decode(body)))
    return document, body


def closed(document: Document, body: Document) -> bytes:
    """A file with this body, in plain text, and the checksum that belongs to it."""
    text = json.dumps(body, sort_keys=True, ensure_ascii=False).encode()
    return json.dumps({**document, "sum": hashlib.sha256(text).hexdigest(), "body": body}).encode()


def forged(data: bytes, change: Callable[[Document], object], rules: int | None = None) -> bytes:
    """A file whose body was changed; with `rules`, as if other rules had written it."""
    document, body = opened(data)
    change(body)
    if rules is not None:
        document["rules"] = rules
    return closed(document, body)
