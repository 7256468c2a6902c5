"""How bots stand by their word."""

from typing import Any

from engine.bots.easy import EasyBot
from engine.bots.people import ANYBODY, Persona
from engine.bots.trust import grudges
from engine.contract import AnyRules, Decision, Move, Picks
from engine.ledger import record
from engine.rng import Rng
from engine.talk import Pledge

PRICE = 0.5  # of a win: what an honest player gives up for a promise
TRIALS = 6  # worlds in which a breach is weighed


class WordKeeper:
    """A bot that stands by what it has promised, unless breaking it gains more than its honesty demands."""

    def __init__(self, rules: AnyRules, bot: Any, persona: Persona = ANYBODY) -> None:
        self.rules = rules
        self.bot = bot
        self.persona = persona
        self.judge = EasyBot(rules)

    def choose(self, view: Any, decision: Decision, rng: Rng, budget: float) -> Picks:
        picks: Picks = self.bot.choose(view, decision, rng, budget)
        parlance = self.rules.parlance
        if parlance is None or not view.talk or len(picks) != 1:
            return picks
        breaches = parlance.breaches(view, decision)
        if picks[0] not in breaches:
            return picks
        left = tuple(option for option in decision.options if option.id not in breaches)
        if not left:
            return picks
        honest: Picks = self.bot.choose(view, decision._replace(options=left), rng, budget)
        price = self._price(view, breaches[picks[0]])
        return picks if self._gain(view, decision, picks, honest, rng) > price else honest

    def _price(self, view: Any, broken: tuple[Pledge, ...]) -> float:
        """What a breach must bring: more from the honest, less where nothing can be proven or the other broke first."""
        betrayed = grudges(record(self.rules, view), view.seat, view.players)
        parlance = self.rules.parlance
        assert parlance is not None
        price = 0.0
        for pledge in broken:
            weight = self.persona.honesty * (0.5 if parlance.is_unprovable(pledge.content) else 1.0)
            revenge = 1 - self.persona.grudge * min(1, betrayed[pledge.target])
            price += PRICE * weight * revenge
        return price

    def _gain(self, view: Any, decision: Decision, picks: Picks, honest: Picks, rng: Rng) -> float:
        """How much better the broken word does, in the same worlds with the same luck."""
        gain = 0.0
        for _ in range(TRIALS):
            world = self.rules.guess(view, rng)
            luck = rng.below(1 << 32)
            for answer, sign in ((picks, 1), (honest, -1)):
                gain += sign * self.judge.look_ahead(world, Move(view.seat, decision.topic, answer), luck) / TRIALS
        return gain
