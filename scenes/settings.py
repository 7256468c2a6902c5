"""What a player has set, and the last table they set up: kept as JSON, each wrong entry replaced by its default."""

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields, replace
from pathlib import Path
from typing import Any, Self

from engine.files import write_atomically

FILE = "settings.json"
SPEEDS = ("off", "slow", "normal", "fast", "instant")
TEXT_SIZES = (100, 150, 200)
LEAST_SIZE, LARGEST_SIDE = (640, 360), 8192  # of the window
_CHOICES: Mapping[str, tuple[object, ...]] = {
    "theme": ("paper", "night"),
    "speed": SPEEDS,
    "text_size": TEXT_SIZES,
    "reveal": ("hold", "press"),
    "moments": ("wait", "short", "long"),
}
_RANGES: Mapping[str, tuple[int, int]] = {"effects_volume": (0, 100)}


@dataclass(frozen=True)
class Settings:
    """All of them apply at once. `window` is the size and place of the window; `table` what New game starts from."""

    language: str = "en"
    theme: str = "paper"
    speed: str = "normal"
    reduced_motion: bool = False
    text_size: int = 100
    pattern_assist: bool = False
    discreet: bool = False  # portraits in ink only, the side as a word
    reveal: str = "hold"  # or "press": how a curtain opens
    moments: str = "wait"  # how long a moment for a card lasts, the same for everybody
    effects_volume: int = 70
    mute: bool = False
    confirm: bool = False  # ask again before an act that cannot be taken back
    fullscreen: bool = False
    window: tuple[int, ...] = ()
    table: Mapping[str, Any] = field(default_factory=dict)

    def having(self, **changes: Any) -> Self:
        return replace(self, **changes)

    @classmethod
    def read(cls, folder: Path) -> Self:
        """The settings of a folder; what is missing, damaged or unheard of is as it is at first."""
        try:
            stored = json.loads((folder / FILE).read_bytes())
        except (OSError, ValueError, RecursionError):
            return cls()
        if not isinstance(stored, dict):
            return cls()
        usual = cls()
        sound = {
            entry.name: _restored(entry.name, stored[entry.name])
            for entry in fields(cls)
            if entry.name in stored and _is_sound(entry.name, stored[entry.name], getattr(usual, entry.name))
        }
        return cls(**sound)

    def write(self, folder: Path) -> bool:
        """Keep the settings, and tell whether that worked; a full disk must not stop a game."""
        try:
            write_atomically(folder / FILE, json.dumps(asdict(self), indent=1, ensure_ascii=False).encode())
        except OSError:
            return False
        return True


def _restored(name: str, value: Any) -> Any:
    return tuple(value) if name == "window" else value


def _is_sound(name: str, value: Any, usual: Any) -> bool:
    """Whether a stored value can be what it claims to be."""
    if name == "window":
        whole = isinstance(value, list) and all(type(number) is int for number in value)
        sides = zip(value[:2], LEAST_SIZE, strict=False) if whole else ()
        return whole and len(value) in (0, 2, 4) and all(least <= side <= LARGEST_SIDE for side, least in sides)
    if name == "table":
        return isinstance(value, dict)
    if type(value) is not type(usual):
        return False
    if name in _CHOICES:
        return value in _CHOICES[name]
    if name in _RANGES:
        least, most = _RANGES[name]
        return bool(least <= value <= most)
    return True
