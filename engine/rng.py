"""A small pseudo-random generator whose whole state is one integer, so that it can live in a State."""

from collections.abc import MutableSequence, Sequence
from typing import TypeVar

T = TypeVar("T")

_MASK = (1 << 64) - 1


class Rng:
    """PCG (64-bit congruential state, 32-bit permuted output): fast in plain Python, and the same everywhere."""

    __slots__ = ("seed",)

    def __init__(self, seed: int) -> None:
        self.seed = (seed ^ 0x9E3779B97F4A7C15) & _MASK
        # Small seeds differ in few bits; two turns spread them over the whole state.
        self.below(2)
        self.below(2)

    def below(self, bound: int) -> int:
        """A whole number from 0 up to but not including `bound`."""
        old = self.seed
        self.seed = (old * 6364136223846793005 + 1442695040888963407) & _MASK
        return (((((old >> 22) ^ old) >> ((old >> 61) + 22)) & 0xFFFFFFFF) * bound) >> 32

    def chance(self) -> float:
        """A number from 0 up to but not including 1."""
        return self.below(1 << 30) / (1 << 30)

    def pick(self, items: Sequence[T]) -> T:
        return items[self.below(len(items))]

    def weighted(self, weights: Sequence[float]) -> int:
        """The place of one of the weights, each as likely as it is heavy; all zero means all alike."""
        total = sum(weights)
        if total <= 0:
            return self.below(len(weights))
        point = self.chance() * total
        for place, weight in enumerate(weights):
            point -= weight
            if point < 0:
                return place
        return len(weights) - 1

    def shuffle(self, items: MutableSequence[T]) -> None:
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        pile = list(items)
        self.shuffle(pile)
        return tuple(pile)

    def split(self) -> "Rng":
        """Another generator that goes its own way from here."""
        return Rng(self.below(1 << 32) << 32 | self.below(1 << 32))

    def copy(self) -> "Rng":
        return Rng.resume(self.seed)

    @classmethod
    def resume(cls, seed: int) -> "Rng":
        """The generator that goes on exactly from a stored `seed`."""
        made = cls.__new__(cls)
        made.seed = seed
        return made

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Rng) and other.seed == self.seed

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"Rng.resume({self.seed})"
