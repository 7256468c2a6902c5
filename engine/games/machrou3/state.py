"""The whole truth of a game of Machrou3 Ra2is."""

from dataclasses import dataclass
from typing import NamedTuple, Self

from engine.contract import State
from engine.games.machrou3.acts import Act

NOBODY = -1


def seat_id(seat: int) -> str:
    """How an option names a seat."""
    return f"seat-{seat}"


def seat_of(pick: str) -> int:
    """The seat that an option names."""
    return int(pick.removeprefix("seat-"))


class Effect(NamedTuple):
    """A rule that a card bends: for a seat, against a seat or on a district, until the end of a round."""

    kind: str
    seat: int
    target: int = NOBODY
    until: int = 99


class Secret(NamedTuple):
    """What a card has shown to one seat: `kind` tells how to read `about` and `answer`."""

    seat: int
    kind: str
    about: tuple[int, ...]
    answer: str


@dataclass(slots=True)
class Machrou3State(State):
    """Sets of districts (`held`, `dealt`, `borders`, `media`) are bit masks; `objectives` has "" for an empty hand.

    `acts` is what everybody could see, in order: what bots and suspicious players draw their conclusions from.
    """

    mode: str
    house_rules: frozenset[str]
    elders: tuple[int, ...]
    round: int
    speaker: int
    turn: int
    turns_taken: int
    owner: list[int]
    held: list[int]
    dealt: tuple[int, ...]
    ip: tuple[int, ...]
    borders: tuple[int, ...]
    media: int
    leaders: list[int]
    blocs: list[int]
    characters: tuple[str, ...]
    origins: tuple[int, ...]
    objectives: tuple[str, ...]
    completed: tuple[tuple[int, str], ...]
    objective_pile: tuple[str, ...]
    objective_discards: tuple[str, ...]
    power_pile: tuple[str, ...]
    power_discards: tuple[str, ...]
    effects: tuple[Effect, ...]
    secrets: tuple[Secret, ...]
    battles_won: tuple[int, ...]
    campaigns_won: tuple[int, ...]
    winners_backed: tuple[int, ...]
    acts: tuple[Act, ...]
    candidates: tuple[int, ...]
    votes: tuple[int, ...]
    president: int

    def copy(self) -> Self:
        """An independent twin, spelt out field by field: search makes hundreds of thousands a second."""
        new = object.__new__(type(self))
        new.players = self.players
        new.steps = self.steps[:]
        new.rng = self.rng.copy()
        new.box = self.box
        new.talk = self.talk
        new.mode = self.mode
        new.house_rules = self.house_rules
        new.elders = self.elders
        new.round = self.round
        new.speaker = self.speaker
        new.turn = self.turn
        new.turns_taken = self.turns_taken
        new.owner = self.owner[:]
        new.held = self.held[:]
        new.dealt = self.dealt
        new.ip = self.ip
        new.borders = self.borders
        new.media = self.media
        new.leaders = self.leaders[:]
        new.blocs = self.blocs[:]
        new.characters = self.characters
        new.origins = self.origins
        new.objectives = self.objectives
        new.completed = self.completed
        new.objective_pile = self.objective_pile
        new.objective_discards = self.objective_discards
        new.power_pile = self.power_pile
        new.power_discards = self.power_discards
        new.effects = self.effects
        new.secrets = self.secrets
        new.battles_won = self.battles_won
        new.campaigns_won = self.campaigns_won
        new.winners_backed = self.winners_backed
        new.acts = self.acts
        new.candidates = self.candidates
        new.votes = self.votes
        new.president = self.president
        return new
