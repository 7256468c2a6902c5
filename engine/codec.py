"""States, steps and events as plain JSON values and back, checked against their type hints on the way in."""

import types
from collections.abc import Mapping
from dataclasses import MISSING, fields, is_dataclass
from typing import Any, Union, get_args, get_origin, get_type_hints

from engine.contract import Step
from engine.rng import Rng

Plain = None | bool | int | str | list["Plain"] | dict[str, "Plain"]
StepTypes = Mapping[str, type[Step[Any]]]


class CodecError(ValueError):
    """The data does not have the shape it should."""


def encode(value: object) -> Plain:
    """A JSON value that `decode` turns back into an equal one, given its type."""
    if value is None or isinstance(value, bool | int | str):
        return value
    if isinstance(value, Rng):
        return value.seed
    if isinstance(value, Step):
        return {"step": type(value).__name__, **_encode_fields(value)}
    if is_dataclass(value):
        return _encode_fields(value)
    if isinstance(value, frozenset):
        return sorted(encode(item) for item in value)  # type: ignore[type-var]
    if isinstance(value, tuple | list):
        return [encode(item) for item in value]
    if isinstance(value, Mapping):
        return {str(key): encode(item) for key, item in value.items()}
    raise TypeError(f"{type(value).__name__} cannot be saved")


def _encode_fields(value: Any) -> dict[str, Plain]:
    return {field.name: encode(getattr(value, field.name)) for field in fields(value)}


def decode(hint: Any, data: Plain, steps: StepTypes) -> Any:
    """The value of type `hint` that `data` stands for; CodecError when it stands for none."""
    if hint in (int, str, bool, type(None)):
        if type(data) is not hint:
            raise CodecError(f"expected {hint.__name__}, found {type(data).__name__}")
        return data
    if hint is Any:
        return _decode_any(data)
    origin, arguments = get_origin(hint), get_args(hint)
    if origin in (Union, types.UnionType):
        return _decode_union(arguments, data, steps)
    if origin in (list, frozenset):
        return origin(decode(arguments[0], item, steps) for item in _expect_list(data))
    if origin is tuple:
        return _decode_tuple(arguments, _expect_list(data), steps)
    if origin is Step:
        return _decode_step(data, steps)
    if hint is Rng:
        seed = decode(int, data, steps)
        if not 0 <= seed < 1 << 64:
            raise CodecError("the generator is out of range")
        return Rng.resume(seed)
    if issubclass(hint, tuple):
        return _decode_named_tuple(hint, _expect_list(data), steps)
    if issubclass(hint, Step):
        step = _decode_step(data, steps)
        if not isinstance(step, hint):
            raise CodecError(f"expected the step {hint.__name__}")
        return step
    return decode_fields(hint, data, steps)


def decode_fields(kind: type[Any], data: Plain, steps: StepTypes) -> Any:
    """A dataclass from a JSON object that has exactly its fields; one that has a default may be lacking."""
    hints = _hints(kind)
    if not isinstance(data, dict) or not _required(kind) <= data.keys() <= hints.keys():
        raise CodecError(f"the fields of {kind.__name__} are not complete")
    return kind(**{name: decode(hints[name], item, steps) for name, item in data.items()})


def _required(kind: Any) -> set[str]:
    return {field.name for field in fields(kind) if field.default is MISSING}


def _hints(kind: Any) -> dict[str, Any]:
    hints = get_type_hints(kind)
    return {field.name: hints[field.name] for field in fields(kind)}


def _expect_list(data: Plain) -> list[Plain]:
    if not isinstance(data, list):
        raise CodecError(f"expected a list, found {type(data).__name__}")
    return data


def _decode_any(data: Plain) -> Any:
    if isinstance(data, list):
        return tuple(_decode_any(item) for item in data)
    if data is None or isinstance(data, bool | int | str):
        return data
    raise CodecError(f"unexpected {type(data).__name__}")


def _decode_union(choices: tuple[Any, ...], data: Plain, steps: StepTypes) -> Any:
    for choice in choices:
        try:
            return decode(choice, data, steps)
        except CodecError:
            continue
    raise CodecError(f"unexpected {type(data).__name__}")


def _decode_tuple(hints: tuple[Any, ...], items: list[Plain], steps: StepTypes) -> tuple[Any, ...]:
    if len(hints) == 2 and hints[1] is Ellipsis:
        return tuple(decode(hints[0], item, steps) for item in items)
    if len(hints) != len(items):
        raise CodecError(f"expected {len(hints)} values, found {len(items)}")
    return tuple(decode(hint, item, steps) for hint, item in zip(hints, items, strict=True))


def _decode_named_tuple(kind: type[Any], items: list[Plain], steps: StepTypes) -> Any:
    """A named tuple; fields that a file of an older version lacks keep their defaults."""
    hints = tuple(get_type_hints(kind).values())
    lacking = len(hints) - len(items)
    if 0 < lacking <= len(kind._field_defaults):
        hints = hints[:-lacking]
    return kind(*_decode_tuple(hints, items, steps))


def _decode_step(data: Plain, steps: StepTypes) -> Step[Any]:
    name = data.get("step") if isinstance(data, dict) else None
    if not isinstance(data, dict) or not isinstance(name, str) or name not in steps:
        raise CodecError("a pending step is unknown")
    step: Step[Any] = decode_fields(steps[name], {key: data[key] for key in data if key != "step"}, steps)
    return step
