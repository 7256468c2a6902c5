"""The bot of every level that thinks: it deduces who hides, and tries its answers in the worlds that it believes in."""

from typing import Any, NamedTuple

from engine.bots.mind import Mind
from engine.bots.people import ANYBODY, Persona, liking
from engine.bots.simple import random_picks
from engine.bots.word import scruples
from engine.contract import AnyRules, Decision, Move, Picks, State, Tone, World, ignore
from engine.rng import Rng
from engine.stack import carry_out, pending

BLUNDER = 0.002  # of the weight of the likeliest answer: what comes less to mind is not done at all
LONGEST_LOOK = 60  # decisions after which a look ahead is broken off


class Depth(NamedTuple):
    """How much a level thinks."""

    candidates: int  # answers that are looked at; the likeliest by the game's prior
    worlds: int  # in which each of them is tried
    finalists: int  # answers that are looked at more closely
    more_worlds: int  # in which the finalists are tried as well
    noise: float  # how far apart two answers must be for the bot to tell them apart
    bluff: float  # what a hidden seat pays for a point of suspicion
    keenness: float  # how much of what it could deduce it does: 0 is only what is certain, 1 is all
    trust: float = 0.03  # what the likeliest answer is worth beyond its evaluation
    reach: float = 0.0  # how much of the game's `foresight` it looks ahead; at least to the end of the turn


EASY = Depth(candidates=7, worlds=6, finalists=0, more_worlds=0, noise=0.03, bluff=0.0, keenness=0.4)
NORMAL = Depth(candidates=7, worlds=8, finalists=3, more_worlds=16, noise=0.02, bluff=0.15, keenness=1.0, reach=0.5)
HARD = Depth(candidates=8, worlds=12, finalists=4, more_worlds=36, noise=0.0, bluff=0.4, keenness=1.0, reach=1.0)


class Candidate:
    """One answer, and what its trials came to."""

    __slots__ = ("bonus", "picks", "total", "tries")

    def __init__(self, picks: Picks, bonus: float) -> None:
        self.picks = picks
        self.bonus = bonus
        self.total = 0.0
        self.tries = 0

    @property
    def average(self) -> float:
        return self.total / max(1, self.tries)

    @property
    def value(self) -> float:
        return self.bonus + self.average


class ThinkingBot:
    """Works on any game; where no sides hide, all worlds are one."""

    def __init__(self, rules: AnyRules, depth: Depth, persona: Persona = ANYBODY) -> None:
        self.rules = rules
        self.depth = depth
        self.persona = persona

    def choose(self, view: Any, decision: Decision, rng: Rng, budget: float) -> Picks:
        if len(decision.options) == 1 and decision.least == 1:
            return (decision.options[0].id,)
        ranked = self.rank(view, decision, rng, budget)
        return ranked[0].picks

    def rank(self, view: Any, decision: Decision, rng: Rng, budget: float) -> list[Candidate]:
        """The answers worth a look, the best first."""
        # Whoever has less time does not look as far either.
        mind = Mind(self.rules, view, self.depth.keenness, self.depth.reach * min(1.0, budget))
        found = self.candidates(mind, decision, rng)
        if len(found) > 1:
            self.compare(mind, decision, found, max(1, round(self.depth.worlds * budget)), rng)
            found.sort(key=lambda candidate: -candidate.value)
            finalists = found[: self.depth.finalists]
            self.compare(mind, decision, finalists, round(self.depth.more_worlds * budget), rng)
            found.sort(key=lambda candidate: (candidate not in finalists, -candidate.value))
        return found

    def candidates(self, mind: Mind, decision: Decision, rng: Rng) -> list[Candidate]:
        """The answers worth a look, likeliest first, each with a little credit for coming to mind first."""
        depth = self.depth
        if decision.most > 1 or decision.least != 1:
            drawn = dict.fromkeys(random_picks(decision, rng) for _ in range(depth.candidates))
            return [Candidate(picks, 0.0) for picks in drawn]
        weights = self.rules.prior(mind.view, decision, mind.doubts)
        if not any(weights):
            weights = (1.0,) * len(weights)
        heaviest = max(weights)
        costs = scruples(self.rules, mind.view, decision, self.persona)
        tones = self.rules.tone(mind.view, decision)
        ranked = sorted(zip(decision.options, weights, tones, strict=True), key=lambda entry: -entry[1])
        return [
            Candidate(
                (option.id,),
                self.credit(weight / heaviest, tone) + depth.noise * rng.chance() - costs.get(option.id, 0.0),
            )
            for option, weight, tone in ranked[: depth.candidates]
            if weight > heaviest * BLUNDER
        ]

    def credit(self, weight: float, tone: Tone) -> float:
        """What an answer is worth before it is tried: for coming to mind first, and for being to one's liking."""
        return self.depth.trust * weight + liking(self.persona, tone)

    def compare(self, mind: Mind, decision: Decision, found: list[Candidate], count: int, rng: Rng) -> None:
        """Try each candidate in the same worlds with the same luck: what differs is then due to the candidate."""
        for world, state in mind.draw(count, rng):
            luck = rng.below(1 << 32)
            for candidate in found:
                move = Move(mind.view.seat, decision.topic, candidate.picks)
                candidate.total += self.look_ahead(mind, state.copy(), world, move, Rng(luck))
                candidate.tries += 1

    def look_ahead(self, mind: Mind, state: State, world: World, move: Move, rng: Rng) -> float:
        """How a state stands for the mover once the turn has been played on by everybody's prior."""
        carry_out(state, move, ignore)
        rules = self.rules
        mark = rules.turn_mark(state)
        turns = max(1, int(mind.reach * rules.foresight(state)))
        for _ in range(LONGEST_LOOK * turns):
            if not state.steps:
                break
            if rules.turn_mark(state) != mark:
                turns -= 1
                if not turns:
                    break
                mark = rules.turn_mark(state)
            seat, decision = next(iter(pending(state).items()))
            carry_out(state, Move(seat, decision.topic, self.reply(mind, state, world, seat, decision, rng)), ignore)
        return rules.evaluate(state)[move.seat] - self.exposure(mind, state, world)

    def reply(self, mind: Mind, state: State, world: World, seat: int, decision: Decision, rng: Rng) -> Picks:
        """What a seat may do in a guessed state, going by what it sees and suspects there."""
        options = decision.options
        if len(options) == 1:
            return (options[0].id,)
        if decision.least != 1 or decision.most != 1:
            return random_picks(decision, rng)
        doubts = mind.doubts_at(seat, state, world)
        weights = self.rules.prior(self.rules.view(state, seat), decision, doubts)
        return (options[rng.weighted(weights)].id,)

    def exposure(self, mind: Mind, state: State, world: World) -> float:
        """What a seat that hides pays for the suspicion that its side is under by then in an onlooker's eyes."""
        if not (self.depth.bluff and mind.hides and state.steps):
            return 0.0
        return self.depth.bluff * mind.exposure(state, world)
