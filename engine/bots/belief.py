"""What a seat may conclude about hidden roles: every world weighed by how well it explains what all have seen.

Each deed multiplies the weight of a world by ((1 - e) * P(deed | world) + e / choices) ** l. With e nothing that
anybody does is ever proof, with l many small hints do not add up to certainty: they are not independent.
"""

from collections.abc import Sequence
from math import exp, log
from typing import Any

from engine.contract import AnyRules, Evidence, World

ERROR = 0.1  # e: how often somebody does just anything
TRUST = 0.6  # l: how much of its weight a deed keeps
KEPT = 64  # pasts that are remembered at a time
AHEAD = 12  # deeds that a look ahead adds at most to the past it starts from, as a rule

Past = tuple[tuple[Any, ...], tuple[float, ...]]
# What was concluded from a past, by game and worlds; it only saves work, as look-aheads ask about one past again and
# again and add a deed or two.
_concluded: dict[tuple[str, tuple[World, ...]], Past] = {}


def belief(rules: AnyRules, view: Any) -> list[tuple[World, float]]:
    """The worlds that the view allows, each with its probability; they add up to 1."""
    worlds = tuple(rules.worlds(view))
    if len(worlds) == 1:
        return [(worlds[0], 1.0)]
    return shares(worlds, conclude(rules, worlds, rules.deeds(view)))


def shares(worlds: Sequence[World], logs: Sequence[float]) -> list[tuple[World, float]]:
    """Probabilities that are to each other as the weights of which `logs` are the logarithms."""
    highest = max(logs)
    weights = [exp(value - highest) for value in logs]
    total = sum(weights)
    return [(world, weight / total) for world, weight in zip(worlds, weights, strict=True)]


def suspicion(rules: AnyRules, view: Any) -> tuple[float, ...]:
    """For each seat the probability that it is on the side which hides, as the seat of the view sees it."""
    doubts = [0.0] * view.players
    for world, weight in belief(rules, view):
        for seat in rules.hidden_side(world):
            doubts[seat] += weight
    return tuple(doubts)


def conclude(rules: AnyRules, worlds: tuple[World, ...], deeds: tuple[Any, ...]) -> tuple[float, ...]:
    """The logarithm of each world's weight."""
    key = rules.name, worlds
    known, logs = _concluded.get(key, ((), (0.0,) * len(worlds)))
    if deeds[: len(known)] != known:
        known, logs = (), (0.0,) * len(worlds)
    if len(known) == len(deeds):
        return logs
    logs = weigh(rules, worlds, deeds[len(known) :], logs)
    # A look ahead leaves the past it started from as it was; only what lies well ahead of it is worth keeping.
    if not known or len(known) + AHEAD < len(deeds):
        if len(_concluded) >= KEPT:
            _concluded.clear()
        _concluded[key] = deeds, logs
    return logs


def weigh(rules: AnyRules, worlds: Sequence[World], deeds: Sequence[Any], logs: Sequence[float]) -> tuple[float, ...]:
    """`logs` after some more deeds."""
    found = list(logs)
    for deed in deeds:
        evidence = rules.evidence(deed, worlds)
        if evidence is not None:
            for place, change in enumerate(changes(evidence)):
                found[place] += change
    return tuple(found)


def changes(evidence: Evidence) -> list[float]:
    """What one deed adds to the logarithm of each world's weight."""
    floor = ERROR / evidence.choices
    logs = [TRUST * log((1 - ERROR) * chance + floor) for chance in evidence.chances]
    spread = max(logs) - min(logs)
    if spread <= evidence.bound:
        return logs
    return [value * evidence.bound / spread for value in logs]
