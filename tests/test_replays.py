"""Recorded games: the same moves must lead to the same log and the same end as on the day they were recorded.

When rules or cards have changed on purpose, raise `version` in the game's Rules and record the games again:
`python3 -m tests.test_replays` writes one finished game for every way to set up every game in the box.
"""

import json
from pathlib import Path
from typing import Any

import pytest

from engine.codec import decode, encode
from engine.contract import Move, Setup
from engine.games import GAMES
from engine.rng import Rng
from engine.saves import dump, parse
from engine.stack import IllegalMove
from engine.table import Seat, Table, replay
from tests.contract.playing import CASES, Case, any_move

FOLDER = Path(__file__).parent / "replays"
FILES = sorted(FOLDER.glob("*.json"))
CANDIDATES = 40  # games played for each recording; the one in which most happens is kept
ADVICE = (
    "Recorded games no longer play as they did. If rules or cards changed on purpose, raise `version` in the"
    " game's Rules and record again with `python3 -m tests.test_replays`; if not, this breaks saved games."
)

every_recording = pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)


def play(case: Case, seed: int) -> Table:
    """A random game, from a deal to its end, with its log in the order in which its record plays."""
    table = Table(case.rules, case.setup, seed)
    rng = Rng(seed)
    while not table.is_over:
        table.submit(any_move(case.rules, table._state, rng))
    return replay(case.rules, case.setup, seed, table.seats, table.moves)


def record(case: Case) -> bytes:
    """The file of the random game in which the most different things happen."""
    tables = [play(case, seed) for seed in range(CANDIDATES)]
    return dump(max(tables, key=lambda table: len({event.kind for event in table.all_events()})))


def record_all() -> None:
    """Write all recordings anew."""
    FOLDER.mkdir(exist_ok=True)
    for case in CASES:
        (FOLDER / f"{case}.json").write_bytes(record(case) + b"\n")
        print(f"recorded {case}")


def read(path: Path) -> tuple[Table, list[Move], dict[str, Any]]:
    """A table at the deal of a recorded game, its moves, and all that is in its file."""
    document = json.loads(path.read_bytes())
    rules, body = GAMES[document["game"]], document["body"]
    assert document["rules"] == rules.version, f"{path.name} was recorded under other rules. {ADVICE}"
    seats = decode(tuple[Seat, ...], body["seats"], {})
    table = Table(rules, decode(Setup, body["setup"], {}), body["seed"], seats)
    return table, [Move.parse(text) for text in body["moves"]], body


def play_again(path: Path) -> tuple[Table, dict[str, Any]]:
    """The table after all moves of a recording."""
    table, moves, body = read(path)
    for number, move in enumerate(moves):
        try:
            table.submit(move)
        except IllegalMove:
            pytest.fail(f"{path.name}: move {number}, '{move}', is no longer possible. {ADVICE}")
    return table, body


def test_every_way_to_set_up_a_game_is_recorded() -> None:
    assert {path.stem for path in FILES} == {str(case) for case in CASES}, ADVICE


@every_recording
def test_a_recorded_game_comes_to_the_same_end(path: Path) -> None:
    table, body = play_again(path)
    assert table.is_over, f"{path.name} does not end any more. {ADVICE}"
    for name, value in body["state"].items():
        assert encode(getattr(table._state, name)) == value, f"{path.name}: {name} differs at the end. {ADVICE}"


@every_recording
def test_a_recorded_game_tells_the_same_story(path: Path) -> None:
    table, body = play_again(path)
    told = encode(table.all_events())
    assert isinstance(told, list)
    for number, (now, then) in enumerate(zip(told, body["events"], strict=False)):
        assert now == then, f"{path.name}: event {number} differs. {ADVICE}"
    assert len(told) == len(body["events"]), f"{path.name}: the log is longer or shorter. {ADVICE}"


@every_recording
def test_a_recorded_game_is_a_saved_game_in_plain_text(path: Path) -> None:
    table = parse(path.read_bytes(), GAMES)
    assert table.is_over
    assert dump(table) + b"\n" == path.read_bytes(), ADVICE


if __name__ == "__main__":
    record_all()
