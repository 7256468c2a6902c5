"""The easy bot: what a sensible player would do, checked by one look ahead into a few guessed worlds."""

from typing import Any

from engine.bots.simple import random_picks
from engine.contract import AnyRules, Decision, Move, Picks, State, ignore
from engine.rng import Rng
from engine.stack import carry_out, pending

WORLDS = 6  # guesses at what is hidden, each tried with every candidate
CANDIDATES = 7  # answers that are looked at; the likeliest by the game's prior
NOISE = 0.03  # how far apart two answers must be for an easy bot to tell them apart
TRUST_IN_PRIOR = 0.03  # what the likeliest answer is worth beyond its evaluation
LONGEST_LOOK = 60  # decisions after which a look ahead is broken off


class EasyBot:
    """Works on any game: the prior proposes, playing on to the end of the turn in guessed worlds disposes."""

    def __init__(self, rules: AnyRules) -> None:
        self.rules = rules

    def choose(self, view: Any, decision: Decision, rng: Rng, budget: float) -> Picks:
        if len(decision.options) == 1 and decision.least == 1:
            return (decision.options[0].id,)
        weighed = self.candidates(view, decision, rng)
        if len(weighed) == 1:
            return weighed[0][0]
        scores = [TRUST_IN_PRIOR * weight + NOISE * rng.chance() for _, weight in weighed]
        worlds = max(1, round(WORLDS * budget))
        for _ in range(worlds):
            world = self.rules.guess(view, rng)
            luck = rng.below(1 << 32)
            for place, (picks, _) in enumerate(weighed):
                scores[place] += self.look_ahead(world, Move(view.seat, decision.topic, picks), luck) / worlds
        return weighed[scores.index(max(scores))][0]

    def candidates(self, view: Any, decision: Decision, rng: Rng) -> list[tuple[Picks, float]]:
        """The answers worth a look, likeliest first, each with its weight from 0 to 1."""
        if decision.most > 1 or decision.least != 1:
            drawn = dict.fromkeys(random_picks(decision, rng) for _ in range(CANDIDATES))
            return [(picks, 1.0) for picks in drawn]
        weights = self.rules.prior(view, decision)
        heaviest = max(weights) or 1.0
        ranked = sorted(zip(decision.options, weights, strict=True), key=lambda pair: -pair[1])
        return [((option.id,), weight / heaviest) for option, weight in ranked[:CANDIDATES] if weight > 0]

    def look_ahead(self, world: State, move: Move, luck: int) -> float:
        """How a guessed world stands for the mover once the turn has been played on by everybody's prior."""
        state = world.copy()
        # The same luck for every candidate: what differs in the result is then due to the candidate.
        rng = Rng(luck)
        carry_out(state, move, ignore)
        rules = self.rules
        mark = rules.turn_mark(state)
        for _ in range(LONGEST_LOOK):
            if not state.steps or rules.turn_mark(state) != mark:
                break
            seat, decision = next(iter(pending(state).items()))
            options = decision.options
            if len(options) == 1:
                picks: Picks = (options[0].id,)
            elif decision.least == decision.most == 1:
                picks = (options[rng.weighted(rules.prior(rules.view(state, seat), decision))].id,)
            else:
                picks = random_picks(decision, rng)
            carry_out(state, Move(seat, decision.topic, picks), ignore)
        return rules.evaluate(state)[move.seat]
