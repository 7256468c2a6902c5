"""What the codec writes it reads back, and what does not fit its type it refuses."""

import json
from dataclasses import dataclass
from typing import Any, NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.codec import CodecError, decode, decode_fields, encode
from engine.contract import State, Step
from engine.rng import Rng


class Place(NamedTuple):
    name: str
    seats: int


@dataclass(frozen=True, slots=True)
class Talk(Step[State]):
    seat: int


@dataclass(frozen=True, slots=True)
class Quarrel(Step[State]):
    talk: Talk
    over: tuple[Place, ...] = ()


@dataclass(frozen=True, slots=True)
class Pause(Step[State]):
    pass


@dataclass(slots=True)
class Parlour(State):
    mood: str | None
    guests: list[int]
    rules: frozenset[str]
    places: tuple[Place, ...]
    pair: tuple[int, str]


STEPS = {kind.__name__: kind for kind in (Talk, Quarrel, Pause)}


def parlour() -> Parlour:
    return Parlour(
        players=3,
        steps=[Talk(2), Quarrel(Talk(1), (Place("salon", 4),)), Pause()],
        rng=Rng(5),
        box=(None, "", "with"),
        mood=None,
        guests=[3, 1, 2],
        rules=frozenset({"b", "a"}),
        places=(Place("hall", 2), Place("attic", 0)),
        pair=(7, "seven"),
    )


def through_json(value: object) -> Any:
    return json.loads(json.dumps(encode(value)))


def test_a_state_comes_back_equal() -> None:
    state = parlour()
    assert decode(Parlour, through_json(state), STEPS) == state


def test_a_state_comes_back_with_the_same_kinds_of_values() -> None:
    state = decode(Parlour, through_json(parlour()), STEPS)
    assert type(state.guests) is list
    assert type(state.rules) is frozenset
    assert type(state.places[0]) is Place
    assert type(state.steps[1].talk) is Talk
    assert type(state.rng) is Rng


def test_equal_sets_are_written_alike() -> None:
    letters = [chr(97 + number) for number in range(20)]
    assert encode(frozenset(letters)) == encode(frozenset(reversed(letters))) == letters


def test_a_step_is_written_by_its_name() -> None:
    assert encode(Talk(4)) == {"step": "Talk", "seat": 4}


def test_a_step_without_fields_is_written_by_its_name_alone() -> None:
    assert encode(Pause()) == {"step": "Pause"}


def test_mappings_are_written_with_their_values() -> None:
    assert encode({"seat": 1, "tied": (0, 2)}) == {"seat": 1, "tied": [0, 2]}


@pytest.mark.parametrize("value", [1.5, object(), {1, 2}, b"bytes"])
def test_what_cannot_be_saved_is_refused_at_once(value: object) -> None:
    with pytest.raises(TypeError, match="cannot be saved"):
        encode(value)


plain_data = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(),
    lambda inner: st.lists(inner).map(tuple),
    max_leaves=15,
)


@given(plain_data)
def test_any_datum_of_an_event_comes_back(datum: object) -> None:
    assert decode(Any, through_json(datum), {}) == datum


@given(st.lists(st.tuples(st.text(), st.integers())).map(lambda pairs: tuple(Place(*pair) for pair in pairs)))
def test_any_named_tuples_come_back(places: tuple[Place, ...]) -> None:
    assert decode(tuple[Place, ...], through_json(places), {}) == places


WRONG: dict[str, tuple[Any, Any]] = {
    "text for a number": (int, "1"),
    "truth for a number": (int, True),
    "number for truth": (bool, 1),
    "fraction for a number": (int, 1.0),
    "number for text": (str, 1),
    "nothing for text": (str, None),
    "something for nothing": (type(None), 0),
    "object for a list": (list[int], {"0": 1}),
    "text for a list": (tuple[str, ...], "abc"),
    "number in a list of texts": (tuple[str, ...], ["a", 1]),
    "too few values": (tuple[int, str], [1]),
    "too many values": (tuple[int, str], [1, "a", "b"]),
    "neither of two": (str | None, 5),
    "object where anything plain may be": (Any, {"a": 1}),
    "fraction where anything plain may be": (Any, 0.5),
    "object inside anything plain": (Any, [1, [{"a": 1}]]),
    "too few values of a named tuple": (Place, ["hall"]),
    "wrong value in a named tuple": (Place, ["hall", "two"]),
    "text for a generator": (Rng, "5"),
    "text in a set": (frozenset[str], [1]),
    "unknown step": (Step[Any], {"step": "Sing"}),
    "step without a name": (Step[Any], {"seat": 1}),
    "step whose name is a number": (Step[Any], {"step": 1, "seat": 1}),
    "step that is a list": (Step[Any], ["Talk", 1]),
    "step without its field": (Step[Any], {"step": "Talk"}),
    "step with a foreign field": (Step[Any], {"step": "Talk", "seat": 1, "table": 2}),
    "step with a wrong field": (Step[Any], {"step": "Talk", "seat": "1"}),
    "another step than the one expected": (Talk, {"step": "Pause"}),
    "list for an object": (Parlour, []),
    "empty object": (Parlour, {}),
}


@pytest.mark.parametrize(("hint", "data"), WRONG.values(), ids=WRONG)
def test_data_of_another_shape_is_refused(hint: Any, data: Any) -> None:
    with pytest.raises(CodecError):
        decode(hint, data, STEPS)


def test_a_field_that_older_files_lack_keeps_its_default() -> None:
    data = through_json(parlour())
    del data["talk"]
    assert decode_fields(Parlour, data, STEPS) == parlour()


@pytest.mark.parametrize("name", sorted(encode(parlour()).keys() - {"talk"}))  # type: ignore[union-attr]
def test_a_state_without_one_of_its_fields_is_refused(name: str) -> None:
    data = through_json(parlour())
    del data[name]
    with pytest.raises(CodecError):
        decode_fields(Parlour, data, STEPS)


def test_a_state_with_a_foreign_field_is_refused() -> None:
    with pytest.raises(CodecError):
        decode_fields(Parlour, {**through_json(parlour()), "cheat": 1}, STEPS)


def test_either_of_two_types_is_read() -> None:
    assert decode(str | None, None, {}) is None
    assert decode(str | None, "x", {}) == "x"
    assert decode(int | str, 3, {}) == 3


@pytest.mark.parametrize("seed", [-1, -(2**70), 2**64, 2**80])
def test_a_generator_that_cannot_be_is_refused(seed: int) -> None:
    with pytest.raises(CodecError):
        decode(Rng, seed, {})
