"""What the organiser has arranged: how the station looks and sounds, which games it offers, and the staff's PIN."""

import hashlib
import hmac
import json
import re
import secrets
from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any, Self

from engine.files import write_atomically
from scenes.settings import Settings

FILE = "kiosk.json"
SHORTEST_PIN, LONGEST_PIN = 4, 8
_ROUNDS = 120_000
_PIN = re.compile(rf"[0-9]{{{SHORTEST_PIN},{LONGEST_PIN}}}")


def is_pin(given: str) -> bool:
    """Whether somebody could remember it and type it on the pad: four to eight digits."""
    return _PIN.fullmatch(given) is not None


@dataclass(frozen=True)
class Arrangement:
    """Kept as JSON; what is damaged is as it is at first. Of the PIN only a salted hash is kept.

    `shut` names the games that are not offered, so that a game that is new in the box is.
    """

    theme: str = "paper"
    language: str = "en"
    volume: int = 60
    shut: tuple[str, ...] = ()
    salt: str = ""
    pin: str = ""

    def having(self, **changes: Any) -> Self:
        return replace(self, **changes)

    @property
    def has_pin(self) -> bool:
        return bool(self.salt and self.pin)

    def with_pin(self, pin: str) -> Self:
        """The same with another PIN."""
        salt = secrets.token_hex(16)
        return self.having(salt=salt, pin=_hashed(salt, pin))

    def opens(self, pin: str) -> bool:
        """Whether this is the PIN."""
        return self.has_pin and hmac.compare_digest(self.pin, _hashed(self.salt, pin))

    def offered(self, games: tuple[str, ...]) -> tuple[str, ...]:
        """The games that visitors may choose from: all of the box if none were left."""
        return tuple(game for game in games if game not in self.shut) or games

    def settings(self) -> Settings:
        """How every visit begins, whatever the visitor before has changed."""
        return Settings(
            theme=self.theme,
            language=self.language,
            effects_volume=self.volume,
            mute=self.volume == 0,
            speed="normal",
            reveal="press",
        )

    @classmethod
    def read(cls, folder: Path) -> Self:
        try:
            stored = json.loads((folder / FILE).read_bytes())
        except (OSError, ValueError, RecursionError):
            return cls()
        return cls(**_sound(stored)) if isinstance(stored, dict) else cls()

    def write(self, folder: Path) -> bool:
        """Keep it, and tell whether that worked."""
        try:
            write_atomically(folder / FILE, json.dumps(asdict(self), indent=1).encode())
        except OSError:
            return False
        return True


def _hashed(salt: str, pin: str) -> str:
    return hashlib.pbkdf2_hmac("sha256", pin.encode(), salt.encode(), _ROUNDS).hex()


def _sound(stored: Mapping[str, Any]) -> dict[str, Any]:
    """The entries that can be what they claim to be."""
    words = {name: stored[name] for name in ("language", "salt", "pin") if isinstance(stored.get(name), str)}
    found: dict[str, Any] = dict(words)
    if stored.get("theme") in ("paper", "night"):
        found["theme"] = stored["theme"]
    if type(stored.get("volume")) is int and 0 <= stored["volume"] <= 100:
        found["volume"] = stored["volume"]
    shut = stored.get("shut")
    if isinstance(shut, list) and all(isinstance(game, str) for game in shut):
        found["shut"] = tuple(shut)
    return found
