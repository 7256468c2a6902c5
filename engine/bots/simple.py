"""The plainest bot: any allowed answer is as good as another."""

from engine.contract import Decision, Picks
from engine.rng import Rng


class RandomBot:
    """Picks at random, without looking."""

    def choose(self, view: object, decision: Decision, rng: Rng, budget: float) -> Picks:
        return random_picks(decision, rng)


def random_picks(decision: Decision, rng: Rng) -> Picks:
    """Any answer that the decision accepts."""
    if decision.least == decision.most == 1:
        return (rng.pick(decision.options).id,)
    count = decision.least + rng.below(min(decision.most, len(decision.options)) - decision.least + 1)
    return tuple(option.id for option in rng.shuffled(decision.options)[:count])
