"""Sounds, made by the program itself: paper, wood and a newsroom. None tells apart hidden roles or votes."""

import math
import os
import random
import sys
import threading
import time
from array import array
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path

import pygame

from scenes.settings import Settings

RATE = 22050  # samples a second; the highest sound here is the hiss of paper, at 6 kHz
PEAK = 10 ** (-12 / 20)  # the loudest any sample may be; six sounds at once still do not clip badly
BUFFER = 512
LEAST_GAP = 0.04  # seconds in which the same sound is not begun twice: six pawns that move together are one sound
_FADE_IN = 0.001
_FADE_OUT = 0.006
_BREATH = 0.002  # seconds between the making of two sounds, in which the window goes on
_PATIENCE = 1.0  # seconds that closing waits for a loudspeaker that is just being opened

Samples = list[float]


# --- what sounds are made of ---


def _tone(
    seconds: float, pitch: float, decay: float, partials: Sequence[float] = (1.0,), end_pitch: float | None = None
) -> Samples:
    """A struck or blown note: its partials' strengths, and the seconds in which it falls to a third."""
    count = round(seconds * RATE)
    glide = (end_pitch or pitch) - pitch
    turns = [math.tau * (pitch + glide * place / count / 2) * place / RATE for place in range(count)]
    fall = math.exp(-1 / (decay * RATE))
    made, level = [], 1.0
    for turn in turns:
        made.append(level * sum(share * math.sin(turn * number) for number, share in enumerate(partials, 1)))
        level *= fall
    return _faded(made)


def _noise(luck: random.Random, seconds: float, pitch: float, width: float, end_pitch: float | None = None) -> Samples:
    """Noise around a pitch, `width` times that pitch wide; the pitch may sweep. A band filter of the second order."""
    count = round(seconds * RATE)
    sweep = (end_pitch or pitch) / pitch
    made: Samples = []
    in1 = in2 = out1 = out2 = 0.0
    a0 = a1 = a2 = b0 = 1.0
    for place in range(count):
        if place % 32 == 0:  # a sweep moves in steps too small to hear
            angle = math.tau * pitch * sweep ** (place / count) / RATE
            b0 = math.sin(angle) * width / 2
            a0, a1, a2 = 1 + b0, -2 * math.cos(angle), 1 - b0
        fresh = luck.random() * 2 - 1
        out = (b0 * (fresh - in2) - a1 * out1 - a2 * out2) / a0
        in2, in1, out2, out1 = in1, fresh, out1, out
        made.append(out)
    return made


def _faded(samples: Samples) -> Samples:
    """Begin and end in silence, without a crack."""
    rise, fall, count = round(_FADE_IN * RATE), round(_FADE_OUT * RATE), len(samples)
    return [sample * min(1.0, place / rise, (count - 1 - place) / fall) for place, sample in enumerate(samples)]


def _falling(samples: Samples, decay: float) -> Samples:
    """Die away, to a third in `decay` seconds."""
    return [sample * math.exp(-place / (decay * RATE)) for place, sample in enumerate(samples)]


def _swelling(samples: Samples, power: float = 1.0) -> Samples:
    """Come and go, as an arc."""
    count = len(samples)
    return [sample * math.sin(math.pi * place / count) ** power for place, sample in enumerate(samples)]


def _mixed(*parts: tuple[float, float, Samples]) -> Samples:
    """Lay sounds over each other; each part has its strength, the second at which it begins, and its samples."""
    made = [0.0] * max(round(start * RATE) + len(samples) for _, start, samples in parts)
    for strength, start, samples in parts:
        loudest = max(map(abs, samples), default=0.0) or 1.0
        for place, sample in enumerate(samples, round(start * RATE)):
            made[place] += strength / loudest * sample
    return made


# --- the sounds ---

_WOOD = (1.0, 0.18, 0.32)
_PLUCKED = (1.0, 0.5, 0.28, 0.14, 0.07)
_BRASS = (1.0, 0.7, 0.55, 0.35, 0.2)
_TELETYPE = (1.0, 0.0, 0.3, 0.0, 0.12)
_THUMP = (1.0, 0.45, 0.15)  # small loudspeakers play the upper partials only


def _paper(luck: random.Random) -> Samples:
    return _swelling(_noise(luck, 0.09, 3460, 1.15), 0.7)


def _flip(luck: random.Random) -> Samples:
    snap = _falling(_noise(luck, 0.03, 2600, 1.2), 0.005)
    return _mixed((0.7, 0.0, snap), (1.0, 0.07, _falling(_noise(luck, 0.04, 1900, 1.1), 0.007)))


def _pawn(luck: random.Random) -> Samples:
    return _mixed((1.0, 0.0, _tone(0.06, 620, 0.014, _WOOD)), (0.25, 0.0, _falling(_noise(luck, 0.02, 2400, 1), 0.003)))


def _stamp(luck: random.Random) -> Samples:
    slap = _falling(_noise(luck, 0.09, 900, 1.6), 0.014)
    return _mixed((0.8, 0.0, slap), (1.0, 0.004, _tone(0.2, 110, 0.05, _THUMP, end_pitch=78)))


def _gavel(luck: random.Random) -> Samples:
    knock = _mixed(
        (1.0, 0.0, _tone(0.16, 180, 0.035, _WOOD)), (0.4, 0.0, _falling(_noise(luck, 0.03, 1500, 1.2), 0.004))
    )
    return _mixed((0.85, 0.0, knock), (1.0, 0.19, knock))


def _ballot(luck: random.Random) -> Samples:
    slide = _swelling(_noise(luck, 0.11, 3200, 1.1), 0.8)
    return _mixed((0.6, 0.0, slide), (1.0, 0.13, _tone(0.16, 128, 0.035, _THUMP, end_pitch=105)))


def _two_notes(first: float, second: float, partials: Sequence[float], apart: float, decay: float) -> Samples:
    """Two notes, the second of which is held; as long for every pair of pitches."""
    return _mixed(
        (0.85, 0.0, _tone(apart * 2, first, decay * 0.7, partials)),
        (1.0, apart, _tone(0.55 - apart, second, decay, partials)),
    )


def _newsflash() -> Samples:
    pulse = _tone(0.055, 880, 0.06, _TELETYPE)
    return _mixed(*((1.0, number * 0.105, pulse) for number in range(3)))


def _curtain(luck: random.Random) -> Samples:
    return _swelling(_noise(luck, 0.4, 500, 0.9, end_pitch=2600))


def _reveal(luck: random.Random) -> Samples:
    """A snare drum's roll that grows, then a chord."""
    roll: list[tuple[float, float, Samples]] = []
    start = 0.0
    while start < 0.82:
        stroke = _falling(_noise(luck, 0.07, 2300, 1.5), 0.018)
        roll.append((0.2 + 0.7 * (start / 0.82) ** 1.5, start, stroke))
        start += 0.044 + 0.006 * luck.random()
    chord = [(0.34, 0.9, _tone(0.7, pitch, 0.22, _BRASS)) for pitch in (261.63, 329.63, 392.0, 523.25)]
    return _mixed(*roll, *chord)


def _click(luck: random.Random) -> Samples:
    return _mixed((1.0, 0.0, _tone(0.018, 1450, 0.004)), (0.5, 0.0, _falling(_noise(luck, 0.012, 3000, 1), 0.002)))


# How loud each sound is, 1 being PEAK, and how it is made; whatever noise is in it comes from a generator of its own.
_RECIPES: dict[str, tuple[float, Callable[[random.Random], Samples]]] = {
    "click": (0.4, _click),
    "error": (0.6, lambda _: _swelling(_tone(0.18, 140, 0.12, (1.0, 0.5, 0.12)), 0.5)),
    "pawn": (0.9, _pawn),
    "paper": (0.7, _paper),
    "flip": (0.8, _flip),
    "ballot": (0.9, _ballot),
    "support_for": (0.8, lambda _: _two_notes(392.0, 523.25, _PLUCKED, 0.11, 0.12)),
    "support_against": (0.8, lambda _: _two_notes(466.16, 392.0, _PLUCKED, 0.11, 0.12)),
    "curtain": (0.7, _curtain),
    "stamp": (1.0, _stamp),
    "gavel": (1.0, _gavel),
    "tick": (0.6, lambda _: _tone(0.015, 1000, 0.006)),
    "won": (0.8, lambda _: _two_notes(261.63, 392.0, _BRASS, 0.15, 0.2)),
    "lost": (0.8, lambda _: _two_notes(277.18, 261.63, _BRASS, 0.15, 0.2)),
    "newsflash": (0.6, lambda _: _newsflash()),
    "media": (0.7, lambda _: _swelling(_tone(0.26, 300, 9.0, (1.0, 0.25), end_pitch=900), 0.6)),
    "speak": (0.6, lambda _: _two_notes(523.25, 587.33, _PLUCKED, 0.07, 0.06)),
    "reveal": (1.0, _reveal),
}
NAMES = tuple(_RECIPES)


@cache
def synthesise(name: str) -> bytes:
    """A sound as 16-bit samples; the same in every run."""
    loudness, recipe = _RECIPES[name]
    samples = recipe(random.Random(name))
    strength = loudness * PEAK * 32767 / max(map(abs, samples))
    return array("h", [int(strength * sample) for sample in _faded(samples)]).tobytes()


# --- playing them ---


def has_loudspeaker() -> bool:
    """Whether opening the sound device is worth a try: on Linux, a vain one complains on the terminal at length."""
    if sys.platform != "linux" or os.environ.get("SDL_AUDIODRIVER") or os.environ.get("PULSE_SERVER"):
        return True
    runtime = Path(os.environ.get("XDG_RUNTIME_DIR") or f"/run/user/{os.getuid()}")
    if any((runtime / socket).exists() for socket in ("pipewire-0", "pulse/native")):
        return True
    return any(os.access(device, os.W_OK) for device in Path("/dev/snd").glob("pcm*p"))


class Sounds:
    """Plays sounds by name; without a loudspeaker it is silent.

    The first sound that is wanted has the device opened and the sounds made in the background; what is wanted before
    they are ready is not heard.
    """

    def __init__(self, settings: Settings) -> None:
        self._ready: dict[str, pygame.mixer.Sound] = {}
        self._begun: dict[str, float] = {}
        self._maker: threading.Thread | None = None
        self._is_missing = False  # no loudspeaker has answered
        self._is_closed = False
        self.obey(settings)

    def obey(self, settings: Settings) -> None:
        """Take over the volume, also for what is being heard."""
        self.volume = 0 if settings.mute else settings.effects_volume
        for sound in tuple(self._ready.values()):
            sound.set_volume(self.volume / 100)

    def play(self, name: str) -> None:
        """Play a sound."""
        if self.volume == 0 or self._is_closed:
            return
        if self._maker is None:
            self._maker = threading.Thread(target=self._make_all, name="sounds", daemon=True)
            self._maker.start()
        sound, now = self._ready.get(name), time.monotonic()
        if sound is not None and now - self._begun.get(name, 0.0) >= LEAST_GAP:
            self._begun[name] = now
            sound.set_volume(self.volume / 100)
            sound.play()

    def _make_all(self) -> None:
        """Make the sounds, then open the loudspeaker; a machine that cannot stays silent."""
        if not has_loudspeaker():
            self._is_missing = True
            return
        made = {}
        for name in NAMES:
            if self._is_closed:
                return
            made[name] = synthesise(name)
            time.sleep(_BREATH)
        # Opening stops the window for a moment, and comes last because nothing may move any more by now.
        try:
            pygame.mixer.init(RATE, -16, 1, BUFFER, allowedchanges=0)
            self._ready = {name: pygame.mixer.Sound(buffer=samples) for name, samples in made.items()}
        except pygame.error:
            self._is_missing = True

    def new_trouble(self) -> bool:
        """Whether it has turned out since the last question that nothing can be heard here."""
        is_new, self._is_missing = self._is_missing, False
        return is_new

    def close(self) -> None:
        """Fall silent, for good."""
        self._is_closed = True
        if self._maker is not None:
            self._maker.join(_PATIENCE)
        self._ready.clear()
        if pygame.mixer.get_init() is not None:
            pygame.mixer.quit()
