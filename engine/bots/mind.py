"""What a bot makes of its View before it thinks of moves: what may be hidden, and what the others may make of it."""

from collections.abc import Sequence
from typing import Any

from engine.bots.belief import belief, conclude, shares, weigh
from engine.contract import SPECTATOR, AnyRules, State, World
from engine.rng import Rng

Doubts = tuple[float, ...]


class Mind:
    """The belief of one seat at one moment."""

    def __init__(self, rules: AnyRules, view: Any, keenness: float = 1.0, reach: float = 0.0) -> None:
        self.rules = rules
        self.view = view
        self.keenness = keenness
        self.reach = reach  # how much of the game's foresight it looks ahead
        self.belief = blurred(belief(rules, view), keenness)
        self.doubts = doubts_of(rules, self.belief, view.players)
        self._onlooker: tuple[float, ...] | None = None
        self._public: list[tuple[World, float]] | None = None
        self._others: dict[tuple[int, World | None], Doubts] = {}

    @property
    def hides(self) -> bool:
        """Whether the seat itself is, beyond doubt, on the side that hides."""
        return bool(self.doubts[self.view.seat] == 1.0)

    def draw(self, count: int, rng: Rng) -> list[tuple[World, State]]:
        """So many guessed states, their worlds in proportion to belief."""
        return [(world, self.rules.guess(self.view, rng, world)) for world in spread(self.belief, count, rng)]

    def doubts_at(self, seat: int, state: State, world: World) -> Doubts:
        """What another seat may think of everybody, in a guessed state of which the world is known."""
        if seat == self.view.seat:
            return self.doubts
        hidden = self.rules.hidden_side(world)
        key = (seat, world if seat in hidden else None)
        if key not in self._others:
            self._others[key] = self._doubts_of_other(seat, state, world)
        return self._others[key]

    def _doubts_of_other(self, seat: int, state: State, world: World) -> Doubts:
        hidden = self.rules.hidden_side(world)
        if seat in hidden:
            return tuple([float(other in hidden) for other in range(self.view.players)])
        return innocent_doubts(self.rules, self.public(state), seat, self.view.players)

    def public(self, state: State) -> list[tuple[World, float]]:
        """What an onlooker believes."""
        if self._public is None:
            self._public = blurred(belief(self.rules, self.rules.view(state, SPECTATOR)), self.keenness)
        return self._public

    def exposure(self, state: State, world: World) -> float:
        """How much an onlooker suspects the side that hides, after what has been done since in a guessed state."""
        rules = self.rules
        hidden = rules.hidden_side(world)
        view = rules.view(state, SPECTATOR)
        worlds, deeds = tuple(rules.worlds(view)), rules.deeds(view)
        if self._onlooker is None:
            self._onlooker = conclude(rules, worlds, rules.deeds(self.view))
        logs = weigh(rules, worlds, deeds[len(rules.deeds(self.view)) :], self._onlooker)
        doubts = doubts_of(rules, shares(worlds, logs), self.view.players)
        return sum([doubts[seat] for seat in hidden]) / len(hidden)


def blurred(believed: Sequence[tuple[World, float]], keenness: float) -> list[tuple[World, float]]:
    """A belief as somebody has it who misses much of what could be deduced."""
    weights = [weight**keenness for _, weight in believed]
    total = sum(weights)
    return [(world, weight / total) for (world, _), weight in zip(believed, weights, strict=True)]


def doubts_of(rules: AnyRules, believed: Sequence[tuple[World, float]], players: int) -> Doubts:
    """For each seat the probability that it hides."""
    doubts = [0.0] * players
    for world, weight in believed:
        for seat in rules.hidden_side(world):
            doubts[seat] += weight
    return tuple(doubts)


def innocent_doubts(rules: AnyRules, public: Sequence[tuple[World, float]], seat: int, players: int) -> Doubts:
    """What an onlooker's belief becomes for a seat that knows itself to be innocent."""
    left = [(world, weight) for world, weight in public if seat not in rules.hidden_side(world)]
    total = sum([weight for _, weight in left]) or 1.0
    return doubts_of(rules, [(world, weight / total) for world, weight in left], players)


def spread(believed: Sequence[tuple[World, float]], count: int, rng: Rng) -> list[World]:
    """So many worlds, evenly spread over the belief, in random order: less chance than drawing one by one."""
    point = rng.chance()
    drawn: list[World] = []
    heaped = 0.0
    for world, weight in believed:
        heaped += weight * count
        while point < heaped and len(drawn) < count:
            drawn.append(world)
            point += 1.0
    while len(drawn) < count:
        drawn.append(believed[-1][0])
    rng.shuffle(drawn)
    return drawn
