"""Saved games: written whole or not at all, and loaded as they were, by newer programs and rules too."""

import json
import os
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NoReturn

import pytest

from engine import saves
from engine.contract import Move
from engine.games import GAMES
from engine.games.machrou3.content import CHARACTERS, OBJECTIVES
from engine.games.machrou3.meta import Machrou3
from engine.rng import Rng
from engine.saves import SaveError, autosave, dump, load, load_autosave, parse, save, spare_of
from engine.table import Seat, Table
from tests.contract.forging import (
    Document,
    finished,
    opened,
    table_at,
    table_in,
)
from tests.contract.playing import any_move
from tests.sentences import sentence


def play_to_the_end(table: Table, seed: int = 1) -> Table:
    rng = Rng(seed)
    while not table.is_over:
        table.submit(any_move(table.rules, table._state, rng))
    return table


def test_a_table_is_saved_and_loaded(tmp_path: Path) -> None:
    table = table_in("CampaignVote", sealed=2)
    save(table, tmp_path / "game.json")
    loaded = load(tmp_path / "game.json", GAMES)
    assert loaded.same_state(table._state)
    assert loaded.sealed == table.sealed
    assert loaded.seats == table.seats


def test_the_folder_of_a_save_is_made_when_it_is_missing(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "down" / "game.json"
    save(table_in("ChooseAction"), path)
    assert load(path, GAMES)


def test_names_of_all_alphabets_survive() -> None:
    table = table_in("ChooseAction")
    table.seats = (Seat("زياد"), Seat("Zoé"), Seat('"quoted" \\ \n'), Seat("🗳", "easy"))
    assert parse(dump(table), GAMES).seats == table.seats


def test_clocks_that_are_set_survive() -> None:
    table = table_in("ChooseAction")
    table.clocks = {"turn": 45, "debate": None}
    assert parse(dump(table), GAMES).clocks == {"turn": 45, "debate": None}


def test_the_head_of_a_file_tells_what_a_list_of_saves_shows() -> None:
    table = table_at(5, 3, lambda table: table.rounds == 2)
    table.seats = tuple(Seat(name) for name in ("Rima", "Karim", "Zoé", "Ali", "May"))
    head = json.loads(dump(table))
    assert head["format"] == "ballot-box-save"
    assert head["game"] == "machrou3"
    assert head["mode"] == "beginner"
    assert head["names"] == ["Rima", "Karim", "Zoé", "Ali", "May"]
    assert (head["round"], head["over"]) == (2, False)
    assert (head["version"], head["rules"]) == (saves.VERSION, Machrou3.version)


def broken(*_: object, **__: object) -> NoReturn:
    raise OSError(28, "No space left on device")


@contextmanager
def full_disk(call: str) -> Iterator[None]:
    """A disk on which a call of the system fails, as it must."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(os, call, broken)
        with pytest.raises(OSError, match="No space left"):
            yield


@pytest.mark.parametrize("call", ["fsync", "replace"])
def test_a_write_that_fails_leaves_the_old_file(call: str, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    save(table_in("ChooseAction"), path)
    before = path.read_bytes()
    with full_disk(call):
        save(table_in("CampaignVote"), path)
    assert path.read_bytes() == before


@pytest.mark.parametrize("call", ["fsync", "replace"])
def test_a_write_that_fails_leaves_no_rubbish(call: str, tmp_path: Path) -> None:
    with full_disk(call):
        save(table_in("ChooseAction"), tmp_path / "game.json")
    assert list(tmp_path.iterdir()) == []


def test_a_file_is_on_the_disk_before_it_takes_the_place_of_the_old_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    calls: list[str] = []

    def listening(name: str) -> Callable[..., None]:
        real = getattr(os, name)

        def call(*arguments: object) -> None:
            calls.append(name)
            real(*arguments)

        return call

    for name in ("fsync", "replace"):
        monkeypatch.setattr(os, name, listening(name))
    save(table_in("ChooseAction"), tmp_path / "game.json")
    assert calls[:2] == ["fsync", "replace"]


def test_an_autosave_keeps_the_one_before_as_a_spare(tmp_path: Path) -> None:
    path = tmp_path / "auto.json"
    table = Table(GAMES["machrou3"], table_in("ChooseAction").setup, 5)
    table.on_change = lambda changed: autosave(changed, path)
    for seat in (2, 0, 1):
        table.submit(Move(seat, "identify", ("seen",)))
    assert load(path, GAMES).same_state(table._state)
    assert set(load(spare_of(path), GAMES).asked()) == {1, 3}


def test_a_sound_autosave_is_loaded_itself(tmp_path: Path) -> None:
    path = tmp_path / "auto.json"
    autosave(table_in("ChooseAction"), path)
    autosave(table_in("CampaignVote"), path)
    table, is_spare = load_autosave(path, GAMES)
    assert not is_spare
    assert table.same_state(table_in("CampaignVote")._state)


@pytest.mark.parametrize("damage", ["cut off", "empty", "missing"])
def test_the_spare_is_loaded_when_the_newest_autosave_is_damaged(damage: str, tmp_path: Path) -> None:
    path = tmp_path / "auto.json"
    autosave(table_in("ChooseAction"), path)
    autosave(table_in("CampaignVote"), path)
    if damage == "missing":
        path.unlink()
    else:
        path.write_bytes(path.read_bytes()[:500] if damage == "cut off" else b"")
    table, is_spare = load_autosave(path, GAMES)
    assert is_spare
    assert table.same_state(table_in("ChooseAction")._state)


def test_a_damaged_autosave_without_a_spare_is_refused_by_its_own_name(tmp_path: Path) -> None:
    path = tmp_path / "auto.json"
    path.write_bytes(b"{")
    with pytest.raises(SaveError) as caught:
        load_autosave(path, GAMES)
    assert re.search(r"^auto\.json is not a saved game, or it is damaged\.$", sentence(caught.value))


def test_two_damaged_autosaves_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "auto.json"
    path.write_bytes(b"{")
    spare_of(path).write_bytes(b"[")
    with pytest.raises(SaveError):
        load_autosave(path, GAMES)


@pytest.mark.parametrize("call", ["fsync", "replace"])
def test_an_autosave_that_fails_leaves_the_last_good_one(call: str, tmp_path: Path) -> None:
    path = tmp_path / "auto.json"
    autosave(table_in("ChooseAction"), path)
    with full_disk(call):
        autosave(table_in("CampaignVote"), path)
    table, _ = load_autosave(path, GAMES)
    assert table.same_state(table_in("ChooseAction")._state)


def test_a_damaged_autosave_never_takes_the_place_of_a_good_spare(tmp_path: Path) -> None:
    path = tmp_path / "auto.json"
    autosave(table_in("ChooseAction"), spare_of(path))
    path.write_bytes(b"{")
    table, _ = load_autosave(path, GAMES)
    with full_disk("fsync"):
        autosave(table, path)
    assert load_autosave(path, GAMES)


@pytest.mark.parametrize("sealed", [0, 2])
def test_a_file_shows_no_secret_in_plain_text_while_the_game_is_on(sealed: int) -> None:
    data = dump(table_in("CampaignVote", sealed=sealed)).decode()
    secrets = [card.id for card in (*CHARACTERS, *OBJECTIVES)]
    assert not [word for word in (*secrets, "campaign.vote", "against", "objective_pile") if word in data]


def test_a_finished_game_is_stored_in_plain_text() -> None:
    table = finished()
    assert all(f'"{name}"' in dump(table).decode() for name in table.view(-1).characters)


@pytest.mark.rule("M18")
def test_the_record_in_a_file_does_not_tell_who_voted_what_once_the_votes_are_counted() -> None:
    def record(votes: tuple[str, ...]) -> Document:
        table = table_in("CampaignVote")
        for seat, vote in enumerate(votes):
            table.submit(Move(seat, "campaign.vote", (vote,)))
        return opened(dump(table))[1]

    assert record(("with", "against", "against", "with")) == record(("against", "with", "with", "against"))


def test_a_file_of_an_older_format_is_brought_up_to_date(monkeypatch: pytest.MonkeyPatch) -> None:
    table = table_in("Intervene")
    old = json.loads(dump(table))
    old["title"] = old.pop("game")

    def name_the_game(document: Document) -> Document:
        return {**{key: document[key] for key in document if key != "title"}, "game": document["title"]}

    monkeypatch.setattr(saves, "VERSION", 2)
    monkeypatch.setattr(saves, "MIGRATIONS", {1: name_the_game})
    assert parse(json.dumps(old).encode(), GAMES).same_state(table._state)


def test_a_file_goes_through_every_migration_in_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    data = dump(table_in("ChooseAction"))
    path: list[int] = []

    def step(number: int) -> Callable[[Document], Document]:
        def migrate(document: Document) -> Document:
            path.append(number)
            return document

        return migrate

    monkeypatch.setattr(saves, "VERSION", 4)
    monkeypatch.setattr(saves, "MIGRATIONS", {number: step(number) for number in (1, 2, 3)})
    assert parse(data, GAMES)
    assert path == [1, 2, 3]


@pytest.mark.parametrize("step", ["Identify", "ChooseAction", "CampaignVote", "Intervene", "PresidentialVote"])
def test_a_game_saved_under_other_rules_goes_on_from_its_state(step: str, monkeypatch: pytest.MonkeyPatch) -> None:
    table = table_in(step, sealed=1 if step in ("CampaignVote", "PresidentialVote") else 0)
    data = dump(table)
    monkeypatch.setattr(Machrou3, "version", Machrou3.version + 1)
    loaded = parse(data, GAMES)
    assert loaded.same_state(table._state)
    assert loaded.all_events() == table.all_events()
    assert (loaded.moves, loaded.sealed) == (table.moves, table.sealed)
    assert play_to_the_end(loaded).outcome() is not None


def test_a_game_that_changed_rules_on_the_way_is_saved_and_loaded_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    data = dump(table_in("ChooseAction"))
    monkeypatch.setattr(Machrou3, "version", Machrou3.version + 1)
    table = parse(data, GAMES)
    rng = Rng(3)
    for _ in range(10):
        table.submit(any_move(table.rules, table._state, rng))
    again = parse(dump(table), GAMES)
    assert again.record_version == 0
    assert again.same_state(table._state)
    assert again.all_events() == table.all_events()
    over = play_to_the_end(again)
    assert parse(dump(over), GAMES).outcome() == over.outcome()
