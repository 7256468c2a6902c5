"""Files that are no saved games, damaged or forged: each is refused in one sentence."""

import base64
import json
import re
import tracemalloc
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any, NoReturn

import pytest

from engine import saves
from engine.games import GAMES
from engine.saves import SaveError, dump, load, parse
from tests.contract.forging import (
    FOREIGN_RULES,
    Document,
    closed,
    finished,
    forged,
    opened,
    table_in,
)
from tests.sentences import sentence

ONE_SENTENCE = re.compile(r"[^\n.\[]+\.")


def refusal(data: bytes) -> str:
    """Why a file is not loaded, once it is certain that it is told in one sentence."""
    with pytest.raises(SaveError) as caught:
        parse(data, GAMES)
    words = sentence(caught.value)
    assert ONE_SENTENCE.fullmatch(words)
    assert caught.value.__cause__ is None
    return words


def broken(*_: object, **__: object) -> NoReturn:
    raise OSError(28, "No space left on device")


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(SaveError) as caught:
        load(tmp_path / "lost.json", GAMES)
    assert re.search(r"^lost\.json cannot be read: .+\.$", sentence(caught.value))


def test_a_folder_is_refused(tmp_path: Path) -> None:
    with pytest.raises(SaveError) as caught:
        load(tmp_path, GAMES)
    assert re.search(r"cannot be read: .+\.$", sentence(caught.value))


def test_a_file_that_is_too_large_is_refused_unread(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "huge.json"
    with path.open("wb") as file:
        file.truncate(saves.LARGEST + 1)
    monkeypatch.setattr(Path, "read_bytes", broken)
    with pytest.raises(SaveError) as caught:
        load(path, GAMES)
    assert re.search(r"^huge\.json is too large to be a saved game\.$", sentence(caught.value))


def test_a_refusal_begins_with_the_name_of_the_file(tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    path.write_bytes(b"nonsense")
    with pytest.raises(SaveError) as caught:
        load(path, GAMES)
    assert re.search(r"^mine\.json is not a saved game, or it is damaged\.$", sentence(caught.value))


NOT_SAVES = {
    "nothing": b"",
    "no JSON": b"hello",
    "half a document": b'{"format": "ballot-box-save"',
    "bytes that are no text": b"\xff\xfe\x00\x80",
    "a list": b"[1, 2]",
    "a number": b"7",
    "null": b"null",
    "another format": b'{"format": "chess-save", "version": 1}',
    "no format": b'{"version": 1}',
    "deep nesting": b"[" * 200_000,
    "deep nesting that closes": b'{"a":' * 100_000 + b"1" + b"}" * 100_000,
    "a number of too many digits": b'{"format": ' + b"9" * 10_000 + b"}",
}


@pytest.mark.parametrize("data", NOT_SAVES.values(), ids=NOT_SAVES)
def test_what_is_no_saved_game_is_refused(data: bytes) -> None:
    assert "saved game" in refusal(data)


def with_head(data: bytes, **head: Any) -> bytes:
    return json.dumps({**json.loads(data), **head}).encode()


@pytest.mark.parametrize("game", ["chess", None, 5, ["machrou3"], {"machrou3": 1}])
def test_an_unknown_game_is_refused(game: object) -> None:
    assert "does not have" in refusal(with_head(dump(table_in("ChooseAction")), game=game))


@pytest.mark.parametrize("version", [2, 3, 10**30])
def test_a_file_of_a_newer_version_asks_for_an_update(version: int) -> None:
    assert "please update" in refusal(with_head(dump(table_in("ChooseAction")), version=version))


@pytest.mark.parametrize("version", [None, "1", 0, -1, 1.0, True, [1]])
def test_a_file_without_a_proper_version_is_refused(version: object) -> None:
    assert "which version" in refusal(with_head(dump(table_in("ChooseAction")), version=version))


@pytest.mark.parametrize("body", [None, 5, [], "%%%", "QUJD", base64.b64encode(zlib.compress(b"[]")).decode()])
def test_a_body_that_is_none_is_refused(body: object) -> None:
    assert "is damaged" in refusal(with_head(dump(table_in("ChooseAction")), body=body))


def test_a_body_that_was_changed_is_refused() -> None:
    document, body = opened(dump(finished()))
    body["seed"] += 1
    assert "have been changed" in refusal(json.dumps({**document, "body": body}).encode())


def test_a_body_that_nests_too_deep_is_refused() -> None:
    deep = zlib.compress(b'{"a":' * 100_000 + b"1" + b"}" * 100_000)
    assert "is damaged" in refusal(with_head(dump(finished()), body=base64.b64encode(deep).decode()))


BOMBS = {"blanks": b" " * 1_024, "one long text": b"a" * 1_024, "a crowd of small things": b"{}," * 256}


@pytest.mark.parametrize("filling", BOMBS.values(), ids=BOMBS)
def test_a_small_file_that_unpacks_to_a_huge_one_is_refused_without_the_memory(filling: bytes) -> None:
    packer = zlib.compressobj(9)
    opening = {b" ": b" ", b"a": b'{"a": "', b"{": b"["}[filling[:1]]
    squeezed = packer.compress(opening) + b"".join(packer.compress(filling) for _ in range(66 * 1_024))
    body = base64.b64encode(squeezed + packer.flush()).decode()
    bomb = with_head(dump(table_in("ChooseAction")), body=body)
    assert len(bomb) < 500_000
    tracemalloc.start()
    try:
        assert "is damaged" in refusal(bomb)
        assert tracemalloc.get_traced_memory()[1] < 3 * saves.LARGEST
    finally:
        tracemalloc.stop()


def test_a_file_that_no_migration_reaches_is_too_old(monkeypatch: pytest.MonkeyPatch) -> None:
    data = dump(table_in("ChooseAction"))
    monkeypatch.setattr(saves, "VERSION", 2)
    assert "too old" in refusal(data)


def test_a_migration_that_stumbles_over_a_file_refuses_it(monkeypatch: pytest.MonkeyPatch) -> None:
    data = dump(table_in("ChooseAction"))
    monkeypatch.setattr(saves, "VERSION", 2)
    monkeypatch.setattr(saves, "MIGRATIONS", {1: lambda document: document["no such thing"]})
    assert "too old" in refusal(data)


def test_the_moves_must_lead_to_the_state_when_the_rules_are_the_same() -> None:
    data = dump(table_in("ChooseAction"))
    assert "do not fit together" in refusal(forged(data, lambda body: body["state"].update(round=4)))
    assert "do not fit together" in refusal(forged(data, lambda body: body["moves"].pop()))


def move_a_card(state: Document) -> None:
    state["objective_discards"].append(state["objectives"][0])


def lose_a_card(state: Document) -> None:
    state["objective_pile"].pop()


def lose_a_power(state: Document) -> None:
    state["power_pile"].pop()


def take_a_district(state: Document) -> None:
    state["owner"][0] = (state["owner"][0] + 2) % state["players"]


def fill_a_bloc(state: Document) -> None:
    state["blocs"][0] += 1


def double_a_character(state: Document) -> None:
    state["characters"][0] = state["characters"][1]


def turn_everybody(state: Document) -> None:
    state["characters"] = ["lara", "latif", "nahida", "faten"]


def seat_the_judge(state: Document) -> None:
    state["characters"] = [name if name in ("adnan", "nisreen", "fawzi") else "saleh" for name in state["characters"]]


def open_half_a_frontier(state: Document) -> None:
    state["borders"][0] ^= 1 << 20


def raise_a_stranger_to_the_chair(state: Document) -> None:
    state["speaker"] = 7


def forget_the_ages(state: Document) -> None:
    state["elders"] = [0, 0, 1, 2]


def vote_for_a_stranger(state: Document) -> None:
    state["box"] = ["with"] * 9


def drown_a_district(state: Document) -> None:
    state["ip"][3] = 0


def add_a_player(state: Document) -> None:
    state["players"] = 5


FORGERIES = (
    move_a_card,
    lose_a_card,
    lose_a_power,
    take_a_district,
    fill_a_bloc,
    double_a_character,
    turn_everybody,
    seat_the_judge,
    open_half_a_frontier,
    raise_a_stranger_to_the_chair,
    forget_the_ages,
    vote_for_a_stranger,
    drown_a_district,
    add_a_player,
)


@pytest.mark.parametrize("forgery", FORGERIES, ids=lambda forgery: forgery.__name__)
def test_a_state_that_cannot_be_is_refused_even_from_other_rules(forgery: Callable[[Document], None]) -> None:
    data = dump(table_in("ChooseAction"))
    assert "is damaged" in refusal(forged(data, lambda body: forgery(body["state"]), FOREIGN_RULES))


BODIES: dict[str, Callable[[Document], object]] = {
    "a seat missing": lambda body: body["seats"].pop(),
    "more players than the state has": lambda body: (
        body["setup"].__setitem__(0, 5),
        body["seats"].append(["Zoé", None]),
    ),
    "a mode that is none": lambda body: body["setup"].__setitem__(1, "underwater"),
    "a move that is none": lambda body: body["moves"].append("hello"),
    "a clock without time": lambda body: body["clocks"].update(turn=0),
    "a clock that runs backwards": lambda body: body["clocks"].update(turn=-5),
    "a clock for ever": lambda body: body["clocks"].update(turn=10**400),
    "a part missing": lambda body: body.pop("clocks"),
}


@pytest.mark.parametrize("change", BODIES.values(), ids=BODIES)
@pytest.mark.parametrize("rules", [None, FOREIGN_RULES], ids=["same rules", "other rules"])
def test_a_body_whose_parts_do_not_fit_is_refused(change: Callable[[Document], object], rules: int | None) -> None:
    assert "is damaged" in refusal(forged(dump(table_in("ChooseAction")), change, rules))


def test_a_log_that_is_none_is_refused_from_other_rules() -> None:
    """Under the same rules the log is made from the moves."""
    data = dump(table_in("ChooseAction"))
    assert "is damaged" in refusal(forged(data, lambda body: body["events"].append(["x"]), FOREIGN_RULES))


def test_a_game_for_a_crowd_is_refused_without_seating_it() -> None:
    crowd = 30_000_000
    data = forged(dump(table_in("ChooseAction")), lambda body: body["state"].update(players=crowd), FOREIGN_RULES)
    tracemalloc.start()
    try:
        refusal(data)
        assert tracemalloc.get_traced_memory()[1] < crowd
    finally:
        tracemalloc.stop()


def test_closing_a_file_by_hand_gives_a_sound_file() -> None:
    data = dump(table_in("ChooseAction"))
    assert parse(closed(*opened(data)), GAMES).same_state(table_in("ChooseAction")._state)
