"""The whole truth of a game of Bureaucracy.

How the game runs on the stack, for whoever reads or draws it:

    deal         Opening, ChooseFaction (everybody at once), RecruitFirst (one after another)
    a turn       NextTurn waits at the bottom of the stack for as long as the game lasts. Above it, in this order:
                 OpenWindow(start), Income, EarlyDiplomacy, FlipCard -> OpenWindow(votes), OpenVote -> OpenBallot or
                 SealedBallot, LookAhead, Muster(before), PlanAttacks -> ChooseTarget, ChooseForce, then
                 DeclareAttacks, Vetoes, OpenWindow(attacks), Defend, OpenWindow(damage), ResolveAttacks,
                 OpenWindow(end), Muster(after), Diplomacy -> AskAlliance
    topics       faction, recruit, action, action.target, vote, vote.secret, muster, muster.assign, muster.late,
                 attack, attack.force, veto, lend, defend, divide, diplomacy, diplomacy.answer
    options      seats are "seat-2", numbers "0" "1" ..., cards and factions their ids; diplomacy has "form-2",
                 "break-2" and "done"; veto "seat-2" (the attacked) or "pass"; action a card's id or "pass"

Action cards lie open before their players (B9), so only those are asked in a window who hold a card that fits it.
All that is hidden: who targets whom, the order of the deck, and the factions offered until they are chosen.
"""

from dataclasses import dataclass
from typing import NamedTuple, Self

from engine.contract import State
from engine.games.bureaucracy.acts import Act

NOBODY = -1
ALIVE = -1  # in `fell`: not eliminated


def seat_id(seat: int) -> str:
    """How an option names a seat."""
    return f"seat-{seat}"


def seat_of(pick: str) -> int:
    """The seat that an option names, whatever word stands before its number."""
    return int(pick.rpartition("-")[2])


class Attack(NamedTuple):
    """An attack of this turn. It stays on the table until all are resolved together (B19), even if it was stopped.

    `own` and `lent` (lender, defenders) stand in its way; `returned` (lender, defenders) is what the attacked player
    has decided to give back, where that was a choice (B18). `paid` is what a veto cost, 0 if a card stopped it.
    """

    target: int
    attackers: int
    stopped_by: int = NOBODY
    paid: int = 0
    own: int = 0
    lent: tuple[tuple[int, int], ...] = ()
    returned: tuple[tuple[int, int], ...] = ()

    @property
    def stopped(self) -> bool:
        return self.stopped_by != NOBODY

    @property
    def defenders(self) -> int:
        return self.own + sum([count for _, count in self.lent])


class Effect(NamedTuple):
    """What a card has left in force for a seat until the end of this turn."""

    kind: str
    seat: int
    amount: int = 1


class Secret(NamedTuple):
    """What a card has shown to one seat: that `about` targets `target`."""

    seat: int
    about: int
    target: int


@dataclass(slots=True)
class BureaucracyState(State):
    """`allies` and `targets` are bit masks of seats, one for each seat; `attackers` and `defenders` count all that a
    player owns, those under way and lent out included. `deck` has its top card last.

    `fell` is the turn in which a player was eliminated. `aimed` is what everybody could see: at a * players + b, how
    many attackers a has sent against b; `acts` is all of that kind, in order. `knows_top` is the set of seats that
    have seen the top card of the deck.
    """

    mode: str
    house_rules: frozenset[str]
    first: int
    round: int
    turn: int
    turns_taken: int
    coins: list[int]
    attackers: list[int]
    defenders: list[int]
    allies: list[int]
    fell: list[int]
    aimed: list[int]
    acts: tuple[Act, ...]
    factions: tuple[str, ...]
    offers: tuple[tuple[str, ...], ...]
    targets: tuple[int, ...]
    deck: tuple[str, ...]
    discards: tuple[str, ...]
    knows_top: int
    law: str
    law_since: int
    flipped: str
    actions: tuple[tuple[str, ...], ...]
    attacks: tuple[Attack, ...]
    effects: tuple[Effect, ...]
    secrets: tuple[Secret, ...]
    bought: int
    winners: tuple[int, ...]

    def copy(self) -> Self:
        """An independent twin, spelt out field by field: search makes hundreds of thousands a second."""
        new = object.__new__(type(self))
        new.players = self.players
        new.talk = self.talk
        new.steps = self.steps[:]
        new.rng = self.rng.copy()
        new.box = self.box
        new.talk = self.talk
        new.mode = self.mode
        new.house_rules = self.house_rules
        new.first = self.first
        new.round = self.round
        new.turn = self.turn
        new.turns_taken = self.turns_taken
        new.coins = self.coins[:]
        new.attackers = self.attackers[:]
        new.defenders = self.defenders[:]
        new.allies = self.allies[:]
        new.fell = self.fell[:]
        new.aimed = self.aimed[:]
        new.acts = self.acts
        new.factions = self.factions
        new.offers = self.offers
        new.targets = self.targets
        new.deck = self.deck
        new.discards = self.discards
        new.knows_top = self.knows_top
        new.law = self.law
        new.law_since = self.law_since
        new.flipped = self.flipped
        new.actions = self.actions
        new.attacks = self.attacks
        new.effects = self.effects
        new.secrets = self.secrets
        new.bought = self.bought
        new.winners = self.winners
        return new

    def living(self) -> list[int]:
        """The seats that are still in the game, by number."""
        return [seat for seat, fell in enumerate(self.fell) if fell == ALIVE]

    def around(self, seat: int) -> list[int]:
        """The living seats clockwise, beginning with `seat` itself if it lives."""
        order = [*range(seat, self.players), *range(seat)]
        return [other for other in order if self.fell[other] == ALIVE]
