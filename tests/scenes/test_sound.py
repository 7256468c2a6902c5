"""Sounds: short, not too loud, the same everywhere, and never in the way."""

import math
import os
import subprocess
import sys
import time
from array import array
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from scenes.settings import Settings
from scenes.ui import sound
from scenes.ui.sound import NAMES, PEAK, RATE, Sounds, synthesise

ROOT = Path(__file__).resolve().parents[2]
WANTED = {
    *("paper", "flip", "pawn", "stamp", "gavel", "ballot", "tick", "support_for", "support_against", "won", "lost"),
    *("newsflash", "media", "curtain", "reveal", "error", "click", "speak"),
}


def samples(name: str) -> list[int]:
    return list(array("h", synthesise(name)))


def strength(name: str, pitch: float, start: float = 0.0, end: float = 9.0) -> float:
    """How much of one pitch is in a sound, between two seconds."""
    part = samples(name)[round(start * RATE) : round(end * RATE)]
    turns = [math.tau * pitch * place / RATE for place in range(len(part))]
    across = sum(value * math.cos(turn) for value, turn in zip(part, turns, strict=True))
    along = sum(value * math.sin(turn) for value, turn in zip(part, turns, strict=True))
    return math.hypot(across, along) / len(part)


def wait_until_ready(sounds: Sounds) -> None:
    assert sounds._maker is not None
    sounds._maker.join(10)
    assert not sounds._maker.is_alive()


@pytest.fixture
def sounds(monkeypatch: pytest.MonkeyPatch) -> Iterator[Sounds]:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    made = Sounds(Settings())
    yield made
    made.close()


def test_every_cue_of_the_art_direction_has_a_sound() -> None:
    assert set(NAMES) == WANTED


@pytest.mark.parametrize("name", NAMES)
def test_sound_is_heard_but_short_and_not_too_loud(name: str) -> None:
    made = samples(name)
    assert 0.01 <= len(made) / RATE <= (1.6 if name == "reveal" else 0.6)
    loudest = max(map(abs, made)) / 32767
    assert 0.05 < loudest <= PEAK


@pytest.mark.parametrize("name", NAMES)
def test_sound_begins_and_ends_without_a_crack(name: str) -> None:
    made = samples(name)
    assert made[0] == made[-1] == 0
    assert max(map(abs, made[-8:])) < 400


@pytest.mark.parametrize("name", NAMES)
def test_sound_is_the_same_in_every_run(name: str) -> None:
    before = synthesise(name)
    synthesise.cache_clear()
    assert synthesise(name) == before


@pytest.mark.parametrize(
    ("name", "pitch", "other"), [("pawn", 620, 900), ("tick", 1000, 2000), ("newsflash", 880, 700)]
)
def test_sound_has_its_pitch(name: str, pitch: float, other: float) -> None:
    assert strength(name, pitch) > 2 * strength(name, other)


def test_support_rises_for_and_falls_against() -> None:
    late = {"start": 0.25, "end": 0.5}
    assert strength("support_for", 523.25, **late) > 5 * strength("support_for", 392, **late)
    assert strength("support_against", 392, **late) > 5 * strength("support_against", 466.16, **late)


def test_both_supports_and_both_ends_of_a_battle_last_as_long() -> None:
    assert len(samples("support_for")) == len(samples("support_against"))
    assert len(samples("won")) == len(samples("lost"))


def test_names_of_sounds_carry_no_side_and_no_vote() -> None:
    assert not any(word in name for name in NAMES for word in ("corrupt", "honest", "yes", "no_", "ally", "vote"))


def test_nothing_is_opened_before_the_first_sound(sounds: Sounds) -> None:
    assert sounds._maker is None
    assert pygame.mixer.get_init() is None


def test_nothing_is_opened_while_muted() -> None:
    for settings in (Settings(mute=True), Settings(effects_volume=0)):
        silent = Sounds(settings)
        silent.play("pawn")
        assert silent._maker is None
        silent.close()


def test_playing_does_not_wait_for_the_loudspeaker(sounds: Sounds) -> None:
    synthesise.cache_clear()
    start = time.perf_counter()
    sounds.play("pawn")
    assert time.perf_counter() - start < 0.05
    assert "pawn" not in sounds._ready
    wait_until_ready(sounds)
    assert set(sounds._ready) == set(NAMES)


def test_sound_is_played_at_the_volume_of_the_moment(sounds: Sounds) -> None:
    sounds.play("curtain")
    wait_until_ready(sounds)
    sounds.play("curtain")
    assert sounds._ready["curtain"].get_num_channels() == 1
    assert sounds._ready["curtain"].get_volume() == pytest.approx(0.7, abs=0.01)
    sounds.obey(Settings(effects_volume=20))
    assert sounds._ready["curtain"].get_volume() == pytest.approx(0.2, abs=0.01)
    sounds.obey(Settings(mute=True))
    assert sounds._ready["curtain"].get_volume() == 0
    sounds.play("won")
    assert sounds._ready["won"].get_num_channels() == 0


def test_same_sound_twice_at_once_is_one(sounds: Sounds) -> None:
    sounds.play("won")
    wait_until_ready(sounds)
    for _ in range(6):
        sounds.play("won")
    assert sounds._ready["won"].get_num_channels() == 1


def test_unknown_sound_is_silent(sounds: Sounds) -> None:
    sounds.play("pawn")
    wait_until_ready(sounds)
    sounds.play("trombone")


def test_closed_sounds_stay_silent(sounds: Sounds) -> None:
    sounds.play("pawn")
    sounds.close()
    assert pygame.mixer.get_init() is None
    sounds.play("pawn")
    assert not sounds._ready


def test_device_that_cannot_be_opened_is_no_trouble(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sound, "has_loudspeaker", lambda: True)
    monkeypatch.setenv("SDL_AUDIODRIVER", "there-is-no-such-driver")
    silent = Sounds(Settings())
    silent.play("pawn")
    wait_until_ready(silent)
    silent.play("pawn")
    assert not silent._ready
    silent.close()


@pytest.mark.skipif(sys.platform != "linux", reason="the complaints are those of ALSA")
def test_machine_without_a_loudspeaker_prints_nothing(tmp_path: Path) -> None:
    code = (
        "import time; from scenes.settings import Settings; from scenes.ui import sound\n"
        "sounds = sound.Sounds(Settings()); sounds.play('pawn'); sounds._maker.join(10); sounds.close()"
    )
    without = {"SDL_AUDIODRIVER", "PULSE_SERVER"}
    environment = {name: value for name, value in os.environ.items() if name not in without}
    environment |= {"PYGAME_HIDE_SUPPORT_PROMPT": "1", "XDG_RUNTIME_DIR": str(tmp_path)}
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, env=environment, capture_output=True, text=True)
    assert done.returncode == 0
    if not os.path.exists("/dev/snd"):
        assert done.stdout + done.stderr == ""
