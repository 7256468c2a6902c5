"""What one seat may know of a game of Machrou3 Ra2is, and a guess at the rest of it."""

from dataclasses import dataclass
from itertools import combinations

from engine.contract import SPECTATOR, AnyStep, Statement, World
from engine.games.machrou3.acts import Act
from engine.games.machrou3.content import CHARACTERS, CORRUPT, OBJECTIVES, POWERS, REFORMIST, SIDE, TEAMS
from engine.games.machrou3.rules.battle import AnswerHelp, Battle, Intervene
from engine.games.machrou3.rules.powers import ChooseForPower
from engine.games.machrou3.state import Effect, Machrou3State, Secret
from engine.rng import Rng

VOTED = "?"  # in a view's ballot box: somebody else has answered


@dataclass(frozen=True, slots=True)
class Machrou3View:
    """Built by naming what may be known; nothing gets in by itself.

    Of others' cards only their number shows. `allies` are the Corrupt that this seat knows of (M10), itself included.
    `characters` is empty until the votes are counted.
    """

    seat: int
    players: int
    mode: str
    house_rules: frozenset[str]
    elders: tuple[int, ...]
    steps: tuple[AnyStep, ...]
    box: tuple[str | None, ...]
    talk: tuple[Statement, ...]
    round: int
    speaker: int
    turn: int
    turns_taken: int
    owner: tuple[int, ...]
    held: tuple[int, ...]
    dealt: tuple[int, ...]
    ip: tuple[int, ...]
    borders: tuple[int, ...]
    media: int
    leaders: tuple[int, ...]
    blocs: tuple[int, ...]
    character: str
    allies: tuple[int, ...]
    origins: tuple[int, ...]
    objective: str
    has_objective: tuple[bool, ...]
    completed: tuple[tuple[int, str], ...]
    objectives_left: int
    objectives_discarded: int
    objectives_offered: tuple[str, ...]
    powers_left: int
    power_discards: tuple[str, ...]
    effects: tuple[Effect, ...]
    secrets: tuple[Secret, ...]
    battles_won: tuple[int, ...]
    campaigns_won: tuple[int, ...]
    winners_backed: tuple[int, ...]
    acts: tuple[Act, ...]
    candidates: tuple[int, ...]
    characters: tuple[str, ...]
    votes: tuple[int, ...]
    president: int

    @property
    def battle(self) -> Battle | None:
        """The battle that is being fought, wherever it stands."""
        for step in reversed(self.steps):
            if isinstance(step, Battle):
                return step
            if isinstance(step, Intervene | AnswerHelp):
                return step.battle
        return None


def view_of(state: Machrou3State, seat: int) -> Machrou3View:
    """What `seat`, or an onlooker, may know."""
    seated = seat != SPECTATOR
    return Machrou3View(
        seat=seat,
        players=state.players,
        mode=state.mode,
        house_rules=state.house_rules,
        elders=state.elders,
        steps=tuple(state.steps),
        box=_box_for(state, seat),
        talk=state.talk,
        round=state.round,
        speaker=state.speaker,
        turn=state.turn,
        turns_taken=state.turns_taken,
        owner=tuple(state.owner),
        held=tuple(state.held),
        dealt=state.dealt,
        ip=state.ip,
        borders=state.borders,
        media=state.media,
        leaders=tuple(state.leaders),
        blocs=tuple(state.blocs),
        character=state.characters[seat] if seated else "",
        allies=_allies(state, seat) if seated else (),
        origins=state.origins,
        objective=state.objectives[seat] if seated else "",
        has_objective=tuple([card != "" for card in state.objectives]),
        completed=state.completed,
        objectives_left=len(state.objective_pile),
        objectives_discarded=len(state.objective_discards),
        objectives_offered=_offered(state, seat),
        powers_left=len(state.power_pile),
        power_discards=state.power_discards,
        effects=state.effects,
        secrets=tuple([secret for secret in state.secrets if secret.seat == seat]) if state.secrets else (),
        battles_won=state.battles_won,
        campaigns_won=state.campaigns_won,
        winners_backed=state.winners_backed,
        acts=state.acts,
        candidates=state.candidates,
        characters=state.characters if state.votes else (),
        votes=state.votes,
        president=state.president,
    )


def _box_for(state: Machrou3State, seat: int) -> tuple[str | None, ...]:
    """Everybody sees who has answered; only the own answer shows."""
    if not state.box:
        return ()
    return tuple([answer if not answer or voter == seat else VOTED for voter, answer in enumerate(state.box)])


def _allies(state: Machrou3State, seat: int) -> tuple[int, ...]:
    if SIDE[state.characters[seat]] != CORRUPT:
        return ()
    return tuple([other for other, name in enumerate(state.characters) if SIDE[name] == CORRUPT])


def _offered(state: Machrou3State, seat: int) -> tuple[str, ...]:
    """The Objectives that a card lets this seat choose from right now."""
    step = state.steps[-1] if state.steps else None
    if isinstance(step, ChooseForPower) and step.seat == seat and step.power == "think-tank":
        return state.objective_pile[:2]
    return ()


def guess(view: Machrou3View, rng: Rng, world: World | None = None) -> Machrou3State:
    """A whole game that looks like `view` to its seat; what the seat cannot see is drawn at random.

    A `world` names the Corrupt seats, if they are not to be drawn as well.
    """
    objectives, pile, discards = _guess_objectives(view, rng)
    state = Machrou3State(
        players=view.players,
        steps=list(view.steps),
        rng=rng.split(),
        box=view.box,
        talk=view.talk,
        mode=view.mode,
        house_rules=view.house_rules,
        elders=view.elders,
        round=view.round,
        speaker=view.speaker,
        turn=view.turn,
        turns_taken=view.turns_taken,
        owner=list(view.owner),
        held=list(view.held),
        dealt=view.dealt,
        ip=view.ip,
        borders=view.borders,
        media=view.media,
        leaders=list(view.leaders),
        blocs=list(view.blocs),
        characters=_guess_characters(view, rng, world),
        origins=view.origins,
        objectives=objectives,
        completed=view.completed,
        objective_pile=pile,
        objective_discards=discards,
        power_pile=rng.shuffled([power.id for power in POWERS if power.id not in view.power_discards]),
        power_discards=view.power_discards,
        effects=view.effects,
        secrets=view.secrets,
        battles_won=view.battles_won,
        campaigns_won=view.campaigns_won,
        winners_backed=view.winners_backed,
        acts=view.acts,
        candidates=view.candidates,
        votes=view.votes,
        president=view.president,
    )
    if VOTED in state.box:
        state.box = _guess_box(state, rng)
    return state


# Every set of seats that may be the Corrupt ones, by number of players.
CORRUPT_SEATS = {players: tuple(combinations(range(players), team[0])) for players, team in TEAMS.items()}


def worlds(view: Machrou3View) -> tuple[tuple[int, ...], ...]:
    """Every set of Corrupt seats that fits what the seat knows for certain."""
    if view.characters:
        return (tuple([seat for seat, name in enumerate(view.characters) if SIDE[name] == CORRUPT]),)
    return tuple([corrupt for corrupt in CORRUPT_SEATS[view.players] if _fits(view, corrupt)])


def _fits(view: Machrou3View, corrupt: tuple[int, ...]) -> bool:
    if view.seat != SPECTATOR:
        if view.allies and corrupt != view.allies:
            return False
        if not view.allies and view.seat in corrupt:
            return False
    for secret in view.secrets:
        if secret.kind == "sides":
            one, two = secret.about
            if ((one in corrupt) == (two in corrupt)) != (secret.answer == "same"):
                return False
    return True


def _guess_characters(view: Machrou3View, rng: Rng, world: World | None) -> tuple[str, ...]:
    if view.characters:
        return view.characters
    corrupt = rng.pick(worlds(view)) if world is None else world
    decks = {
        side: list(
            rng.shuffled([c.id for c in CHARACTERS if c.side == side and not c.judge and c.id != view.character])
        )
        for side in (CORRUPT, REFORMIST)
    }
    return tuple(
        view.character if seat == view.seat else decks[CORRUPT if seat in corrupt else REFORMIST].pop()
        for seat in range(view.players)
    )


def _guess_objectives(view: Machrou3View, rng: Rng) -> tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]:
    """Hands, pile and discards: known cards where they are known to be, the others anywhere they may be."""
    known = {secret.about[0]: secret.answer for secret in view.secrets if secret.kind == "objective"}
    if view.objective:
        known[view.seat] = view.objective
    fixed = {*known.values(), *view.objectives_offered, *(card for _, card in view.completed)}
    loose = [objective for objective in OBJECTIVES if objective.id not in fixed]
    # Nobody keeps a card about Districts of Origin in the Beginner's Game (M8).
    holdable = list(rng.shuffled([card.id for card in loose if not card.origin or view.mode != "beginner"]))
    hands = tuple((known.get(seat) or holdable.pop()) if holds else "" for seat, holds in enumerate(view.has_objective))
    rest = rng.shuffled([card.id for card in loose if card.id not in hands])
    cut = view.objectives_left - len(view.objectives_offered)
    return hands, (*view.objectives_offered, *rest[:cut]), rest[cut:]


def _guess_box(state: Machrou3State, rng: Rng) -> tuple[str | None, ...]:
    """Fill in the answers of others with any that they could have given."""
    box = state.box
    state.box = tuple([None if answer == VOTED else answer for answer in box])
    # A power may lie over the ballot: what voters were asked is asked further down.
    ballot = next(step for step in reversed(state.steps) if step.sealed)
    asked = ballot.ask(state)
    return tuple([rng.pick(asked[seat].options).id if answer == VOTED else answer for seat, answer in enumerate(box)])
