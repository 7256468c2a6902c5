"""Saved games: versioned JSON that is written whole or not at all, and loaded whole or not at all.

The head of a file is for everybody's eyes. While the game goes on, its body is packed, so that whoever opens the file
does not read the others' cards by accident; a finished game is stored in plain text.
"""

import base64
import binascii
import hashlib
import json
import os
import zlib
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from engine.codec import CodecError, decode, encode
from engine.contract import AnyRules, Event, Move, Refused, Setup, SetupError
from engine.files import write_atomically
from engine.stack import IllegalMove, pending
from engine.table import Seat, Table, replay
from engine.talk import check_talk

FORMAT = "ballot-box-save"
VERSION = 1
LARGEST = 2 * 1024 * 1024  # some fifty times what a long game needs
LONGEST_CLOCK = 24 * 60 * 60

Document = dict[str, Any]
# What turns a document of one version into the next one; VERSION - 1 entries, by the version they start from.
MIGRATIONS: dict[int, Callable[[Document], Document]] = {}


class SaveError(Refused):
    """The file cannot be loaded; the sentence of its reason begins with the argument `file`."""


def dump(table: Table) -> bytes:
    """The file of a table as it stands."""
    body = {
        "setup": encode(table.setup),
        "seed": table.seed,
        "seats": encode(table.seats),
        "clocks": dict(table.clocks),
        "moves": [str(move) for move in table.moves],
        "sealed": [str(move) for move in table.sealed],
        "events": encode(table.all_events()),
        "state": table.encoded_state(encode),
    }
    document: Document = {
        "format": FORMAT,
        "version": VERSION,
        "game": table.rules.name,
        "rules": table.record_version,
        "mode": table.setup.mode,
        "names": [seat.name for seat in table.seats],
        "round": table.rounds,
        "over": table.is_over,
        "sum": _checksum(body),
        "body": body if table.is_over else _pack(body),
    }
    return json.dumps(document, ensure_ascii=False, indent=1).encode()


def save(table: Table, path: Path) -> None:
    """Write a table's file so that a crash at any moment leaves either the old file or the new one."""
    write_atomically(path, dump(table))


def autosave(table: Table, path: Path) -> None:
    """Write the table's file and keep the one before as the spare that `load_autosave` falls back on.

    The new file is safe on disk before anything moves, and a damaged one never takes the spare's place.
    """
    fresh = path.with_name(f"{path.stem}.next{path.suffix}")
    write_atomically(fresh, dump(table))
    if _is_sound(path):
        os.replace(path, spare_of(path))
    os.replace(fresh, path)


def _is_sound(path: Path) -> bool:
    """Whether a file is there and its contents are what its checksum says."""
    try:
        _read_body(_read_document(path.read_bytes()))
    except (OSError, SaveError):
        return False
    return True


def spare_of(path: Path) -> Path:
    return path.with_name(f"{path.stem}.previous{path.suffix}")


def load(path: Path, games: Mapping[str, AnyRules]) -> Table:
    """The table of a file, or SaveError; never half a game."""
    try:
        if path.stat().st_size > LARGEST:
            raise SaveError("save-too-large", file=path.name)
        data = path.read_bytes()
    except OSError as problem:
        raise SaveError("save-unreadable", file=path.name, problem=problem.strerror or "?") from None
    try:
        return parse(data, games)
    except SaveError as problem:
        raise SaveError(problem.reason.id, file=path.name) from None


def load_autosave(path: Path, games: Mapping[str, AnyRules]) -> tuple[Table, bool]:
    """The autosaved table, and whether it is the spare because the newest file is missing or damaged."""
    try:
        return load(path, games), False
    except SaveError:
        if not spare_of(path).exists():
            raise
        return load(spare_of(path), games), True


def parse(data: bytes, games: Mapping[str, AnyRules]) -> Table:
    """The table that the bytes of a file describe; who knows the file's name adds it to a SaveError."""
    document = _migrate(_read_document(data))
    rules = games.get(str(document.get("game")))
    if rules is None:
        raise SaveError("save-unknown-game")
    body = _read_body(document)
    try:
        return _rebuild(rules, document, body)
    except (CodecError, SetupError, IllegalMove):
        raise SaveError("save-contents") from None
    except Exception:
        # Whatever else a forged body makes the rules stumble over, the player gets a sentence and no half-loaded game.
        raise SaveError("save-impossible") from None


def _read_document(data: bytes) -> Document:
    try:
        document = json.loads(data)
    except (ValueError, RecursionError):
        raise SaveError("save-no-json") from None
    if not isinstance(document, dict) or document.get("format") != FORMAT:
        raise SaveError("save-foreign")
    return document


def _migrate(document: Document) -> Document:
    version = document.get("version")
    if type(version) is not int or version < 1:
        raise SaveError("save-no-version")
    if version > VERSION:
        raise SaveError("save-newer")
    try:
        while version < VERSION:
            document = MIGRATIONS[version](document)
            version += 1
    except Exception:
        raise SaveError("save-too-old") from None
    return document


def _checksum(body: Document) -> str:
    return hashlib.sha256(json.dumps(body, sort_keys=True, ensure_ascii=False).encode()).hexdigest()


def _pack(body: Document) -> str:
    return base64.b64encode(zlib.compress(json.dumps(body, ensure_ascii=False).encode(), 6)).decode()


def _unpack(packed: str) -> Any:
    squeezed = base64.b64decode(packed, validate=True)
    # Never unpack more than a saved game can hold, whatever the file claims.
    inflater = zlib.decompressobj()
    text = inflater.decompress(squeezed, LARGEST)
    if not inflater.eof:
        raise ValueError("the body is too large or cut off")
    return json.loads(text)


def _read_body(document: Document) -> Document:
    body = document.get("body")
    try:
        if isinstance(body, str):
            body = _unpack(body)
        if not isinstance(body, dict) or document.get("sum") != _checksum(body):
            raise SaveError("save-changed")
    except (ValueError, RecursionError, binascii.Error, zlib.error) as problem:
        if isinstance(problem, SaveError):
            raise
        raise SaveError("save-packed") from None
    return body


def _rebuild(rules: AnyRules, document: Document, body: Document) -> Table:
    """Build the table from a body: by replaying its moves if the rules are the same, else from the stored state."""
    steps = {kind.__name__: kind for kind in rules.step_types}
    setup = decode(Setup, body["setup"], steps)
    seed = decode(int, body["seed"], steps)
    seats = decode(tuple[Seat, ...], body["seats"], steps)
    moves = [Move.parse(text) for text in decode(tuple[str, ...], body["moves"], steps)]
    sealed = [Move.parse(text) for text in decode(tuple[str, ...], body["sealed"], steps)]
    rules.check_setup(setup)
    if len(seats) != setup.players:
        raise CodecError("seats and players differ")
    if document.get("rules") != rules.version:
        rules.upgrade(body["state"])
    state = decode(rules.state_type, body["state"], steps)
    if state.players != setup.players:
        raise CodecError("players of set-up and state differ")
    rules.check_state(state)
    check_talk(rules, state)
    if document.get("rules") == rules.version:
        table = replay(rules, setup, seed, seats, moves, sealed)
        if not table.same_state(state):
            raise CodecError("the moves do not lead to the state")
    else:
        events = [_decode_event(event) for event in body["events"]]
        table = Table.restore(rules, setup, seed, seats, state, moves, sealed, events)
        _try_out(rules, state)
    table.clocks.update({kind: _decode_seconds(body["clocks"].get(kind)) for kind in rules.clocks})
    return table


def _decode_event(data: Any) -> Event:
    kind, facts, only = data
    names = {decode(str, name, {}): decode(Any, fact, {}) for name, fact in facts.items()}
    return Event(decode(str, kind, {}), names, decode(tuple[int, ...] | None, only, {}))


def _decode_seconds(data: Any) -> int | None:
    seconds: int | None = decode(int | None, data, {})
    if seconds is not None and not 0 < seconds <= LONGEST_CLOCK:
        raise CodecError("a clock without time, or without end")
    return seconds


def _try_out(rules: AnyRules, state: Any) -> None:
    """Look at a foreign state from every side, so that one which cannot be played fails here and not later."""
    pending(state)
    rules.standing(state)
    for seat in range(-1, state.players):
        rules.view(state, seat)
