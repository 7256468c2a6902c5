"""Damaged and forged files: each is refused in one sentence, or loads a game that can be played to its end.

Every case follows from its seed. A forged file has the right checksum; one that claims to come from other rules
is loaded from its state, so that no replay of the moves helps to find out what is wrong with it.
"""

import json
import re
import signal
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from copy import deepcopy
from dataclasses import fields
from functools import cache
from types import FrameType
from typing import Any

import pytest

from engine.contract import SPECTATOR
from engine.games import GAMES
from engine.games.machrou3.state import Machrou3State
from engine.rng import Rng
from engine.saves import SaveError, dump, parse
from tests.contract.forging import FOREIGN_RULES, Document, closed, finished, opened, table_at, top_step
from tests.contract.playing import any_move, play_on
from tests.sentences import sentence

ONE_SENTENCE = re.compile(r"[^\n.\[]+\.")
SENTENCES: dict[str, str] = {}
LONGEST = 10  # seconds for one file, however it is damaged
STEPS = sorted(kind.__name__ for kind in GAMES["machrou3"].step_types if kind.asks)
STATE_FIELDS = [field.name for field in fields(Machrou3State)]
BODY_FIELDS = ["setup", "seed", "seats", "clocks", "moves", "sealed", "events"]
Path = tuple[str | int, ...]


@cache
def file_in(step: str) -> bytes:
    """A file in the middle of this step, late enough for effects and secrets where they come up."""
    players = 4 + STEPS.index(step) % 3
    moments = [table_at(players, seed, lambda table: top_step(table) == step) for seed in range(20)]
    return dump(max(moments, key=lambda table: len(table.view(0).effects) + len(table.view(0).secrets)))


@cache
def some_files() -> tuple[bytes, ...]:
    return (*map(file_in, STEPS), dump(finished(5)))


@contextmanager
def time_limit() -> Iterator[None]:
    """Turn a hang into a failure, where the system has an alarm."""
    if not hasattr(signal, "SIGALRM"):
        yield
        return

    def give_up(_signal: int, _frame: FrameType | None) -> None:
        raise TimeoutError("it hangs")

    before = signal.signal(signal.SIGALRM, give_up)
    signal.alarm(LONGEST)
    try:
        yield
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)


def fate(data: bytes) -> str:
    """Whether a file is refused, as it should be, or played to its end; anything else is raised."""
    with time_limit():
        try:
            table = parse(data, GAMES)
        except SaveError as problem:
            # Texts take long to load, and there are few sentences.
            if problem.reason.id not in SENTENCES:
                SENTENCES[problem.reason.id] = sentence(problem)
            words = SENTENCES[problem.reason.id]
            return "refused" if ONE_SENTENCE.fullmatch(words) else f"refused with '{words}'"
        for looker in range(SPECTATOR, table.setup.players):
            table.rules.guess(table.view(looker), Rng(looker))  # bots will want to
        for seed in range(100, 103):
            play_on(table.rules, table._state.copy(), Rng(seed))
        rng = Rng(9)
        while not table.is_over:
            table.submit(any_move(table.rules, table._state, rng))
        assert table.outcome() is not None
        # What was played on must be worth saving, too.
        assert parse(dump(table), GAMES).same_state(table._state)
    return "played"


def fates(cases: Iterator[tuple[str, bytes]]) -> Counter[str]:
    """Count what becomes of many files, and fail with those that broke something."""
    found: Counter[str] = Counter()
    broken = []
    for name, data in cases:
        try:
            found[fate(data)] += 1
        except Exception as problem:
            broken.append(f"{name}: {type(problem).__name__}: {problem}")
    assert found.keys() <= {"refused", "played"}
    assert not broken, f"{len(broken)} files broke something:\n" + "\n".join(broken[:12])
    return found


def damaged(data: bytes, rng: Rng) -> bytes:
    """A file with a few bytes changed, lost, doubled or cut off."""
    file = bytearray(data)
    for _ in range(1 + rng.below(4)):
        place = rng.below(len(file) + 1)
        kind = rng.below(6)
        if kind == 0 and place < len(file):
            file[place] ^= 1 << rng.below(8)
        elif kind == 1 and place < len(file):
            file[place] = rng.below(256)
        elif kind == 2:
            file[place:place] = bytes(rng.below(256) for _ in range(1 + rng.below(5)))
        elif kind == 3:
            del file[place : place + 1 + rng.below(40)]
        elif kind == 4:
            file[place:place] = file[place : place + rng.below(200)]
        elif rng.below(4) == 0:
            del file[place:]
    return bytes(file)


def nodes(value: Any, path: Path = ()) -> Iterator[Path]:
    """The paths of everything inside a JSON value."""
    inside: Any = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, item in inside:
        yield (*path, key)
        yield from nodes(item, (*path, key))


def at(value: Any, path: Path) -> Any:
    for key in path:
        value = value[key]
    return value


ODD_VALUES: tuple[Any, ...] = (
    None,
    True,
    False,
    0,
    -1,
    -2,
    7,
    99,
    10**6,
    -(10**6),
    2**64,
    10**30,
    0.5,
    "",
    "x",
    "-",
    "seat-0",
    "seat-99",
    "zahle",
    "with",
    "decree",
    "step",
    "é\u0000",
    [],
    {},
    [[]],
    [0, 1, 2, 3],
    [None, None, None, None],
    {"step": "FinishTurn", "seat": 0},
    {"step": "FinishTurn", "seat": 77},
    {"step": "ChooseSpeaker", "tied": []},
    {"step": "PresidentialVote"},
    {"step": "Identify"},
)


def change(body: Document, path: Path, rng: Rng) -> str:
    """Forge one node of a body, and say how."""
    parent, key = at(body, path[:-1]), path[-1]
    kind = rng.pick(("odd", "odd", "shift", "delete", "double", "swap", "reverse", "borrow", "foreign field"))
    value = parent[key]
    if kind == "shift" and isinstance(value, int):
        parent[key] = value + rng.pick((-1, 1, 1, 2, 5, -50, 64))
    elif kind == "delete":
        del parent[key]
    elif kind == "double" and isinstance(parent, list):
        parent.insert(int(key), deepcopy(value))
    elif kind == "swap" and isinstance(parent, list):
        other = rng.below(len(parent))
        parent[int(key)], parent[other] = parent[other], parent[int(key)]
    elif kind == "reverse" and isinstance(value, list):
        value.reverse()
    elif kind == "borrow":
        parent[key] = deepcopy(at(body, rng.pick(list(nodes(body)))))
    elif kind == "foreign field" and isinstance(value, dict):
        value[rng.pick(("seat", "power", "cheat", "step"))] = deepcopy(rng.pick(ODD_VALUES))
    else:
        kind = "odd"
        parent[key] = deepcopy(rng.pick(ODD_VALUES))
    return kind


def forgeries(seed: int, count: int, under: Path, rules: int | None) -> Iterator[tuple[str, bytes]]:
    """Files with one node, or now and then two, forged at or below a place of the body."""
    rng = Rng(seed)
    for number in range(count):
        document, body = opened(rng.pick(some_files()))
        told = []
        for _ in range(1 + (rng.below(4) == 0)):
            # Any part is as likely as another, or the log would get nearly all.
            place = under or (rng.pick([("state", name) for name in body["state"]] + [(name,) for name in body]))
            path = rng.pick([place, *nodes_from(body, place)])
            told.append(f"{change(body, path, rng)} at {'.'.join(map(str, path))}")
            if place[-1] not in at(body, place[:-1]):
                break
        if rules is not None:
            document["rules"] = rules
        yield f"#{number} {', '.join(told)}", closed(document, body)


@pytest.mark.parametrize("seed", range(4))
def test_a_damaged_file_is_refused_or_played(seed: int) -> None:
    rng = Rng(seed)
    found = fates((f"#{number}", damaged(rng.pick(some_files()), rng)) for number in range(300))
    assert found["refused"] > 200


@pytest.mark.parametrize("size", range(4))
def test_a_file_that_is_cut_off_anywhere_is_refused(size: int) -> None:
    data = some_files()[size * 3]
    step = max(1, len(data) // 60)
    assert fates((f"{end} bytes", data[:end]) for end in range(0, len(data), step)).keys() == {"refused"}


@pytest.mark.parametrize("seed", range(4))
def test_a_forged_body_is_refused_or_played(seed: int) -> None:
    found = fates(forgeries(seed, 150, (), None))
    assert found["refused"] > 90


@pytest.mark.parametrize("seed", range(4))
def test_a_forged_body_from_other_rules_is_refused_or_played(seed: int) -> None:
    found = fates(forgeries(seed + 50, 60, (), FOREIGN_RULES))
    assert found["refused"]


@pytest.mark.parametrize("field", BODY_FIELDS)
def test_a_forged_record_from_other_rules_is_refused_or_played(field: str) -> None:
    assert fates(forgeries(len(field), 30, (field,), FOREIGN_RULES))["refused"]


@pytest.mark.parametrize("field", STATE_FIELDS)
def test_a_forged_state_from_other_rules_is_refused_or_played(field: str) -> None:
    assert fates(forgeries(len(field), 25, ("state", field), FOREIGN_RULES))["refused"]


@pytest.mark.parametrize("step", STEPS)
def test_a_forged_step_from_other_rules_is_refused_or_played(step: str) -> None:
    def cases() -> Iterator[tuple[str, bytes]]:
        rng = Rng(STEPS.index(step))
        for number in range(30):
            document, body = opened(file_in(step))
            steps = body["state"]["steps"]
            place = len(steps) - 1 if rng.below(2) else rng.below(len(steps))
            path = rng.pick([("state", "steps", place), *nodes_from(body, ("state", "steps", place))])
            told = change(body, path, rng)
            yield f"#{number} {told} at {'.'.join(map(str, path))}", closed({**document, "rules": 99}, body)

    assert fates(cases())["refused"]


def nodes_from(body: Document, path: Path) -> list[Path]:
    return [(*path, *inner) for inner in nodes(at(body, path))]


def test_an_untouched_file_from_other_rules_is_played() -> None:
    cases = (json.loads(data) for data in some_files())
    found = fates((top, json.dumps({**head, "rules": 99}).encode()) for top, head in zip(STEPS, cases, strict=False))
    assert found == {"played": len(STEPS)}
