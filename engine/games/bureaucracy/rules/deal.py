"""Setting up the table (B1-B3)."""

from dataclasses import dataclass
from typing import ClassVar

from engine.contract import Decision, Emit, Move, Option, Setup, Step, tell_secret
from engine.games.bureaucracy.content import CARDS, FACTIONS
from engine.games.bureaucracy.rules.rulings import ATTACKER, DEFENDER
from engine.games.bureaucracy.rules.treasury import change_troops, seats_in
from engine.games.bureaucracy.rules.turn import NextTurn
from engine.games.bureaucracy.state import ALIVE, NOBODY, BureaucracyState
from engine.rng import Rng
from engine.stack import then
from engine.steps import Ballot, open_box

OFFERED = 3  # faction cards for each player (B1)
TARGETS = 2  # players that each player targets (B3)
COINS = 3  # B2
RECRUIT = Decision("recruit", (Option(ATTACKER), Option(DEFENDER)))


@dataclass(frozen=True, slots=True)
class Opening(Step[BureaucracyState]):
    """Every seat looks at what it was dealt."""

    asks: ClassVar[bool] = False

    def run(self, state: BureaucracyState, emit: Emit) -> None:
        emit("table-opened", first=state.first)
        for seat in range(state.players):
            hidden = {"targets": seats_in(state.targets[seat]), "factions": state.offers[seat]}
            tell_secret(state, emit, "secrets-dealt", (seat,), hidden, seat=seat)


@dataclass(frozen=True, slots=True)
class ChooseFaction(Ballot[BureaucracyState]):
    """Everybody keeps one of three factions in secret; all are revealed together (B1)."""

    shuffled: ClassVar[bool] = False

    def decision(self, state: BureaucracyState, seat: int) -> Decision:
        return Decision("faction", tuple(map(Option, state.offers[seat])))

    def close(self, state: BureaucracyState, answers: tuple[str, ...], emit: Emit) -> None:
        state.factions = answers
        state.offers = ((),) * state.players
        emit("factions-revealed", factions=answers)


@dataclass(frozen=True, slots=True)
class RecruitFirst(Step[BureaucracyState]):
    """Each player recruits one troop of the kind they like, one after another from the first player on (B2)."""

    seat: int

    def ask(self, state: BureaucracyState) -> dict[int, Decision]:
        return {self.seat: RECRUIT}

    def take(self, state: BureaucracyState, move: Move, emit: Emit) -> None:
        is_attacker = move.picks[0] == ATTACKER
        change_troops(state, self.seat, int(is_attacker), int(not is_attacker), emit)


def deal(options: Setup, seed: int) -> BureaucracyState:
    """A table ready for the first decision."""
    state = empty_table(options, Rng(seed))
    rng, players = state.rng, state.players
    deck = rng.shuffled([faction.id for faction in FACTIONS])
    state.offers = tuple([deck[seat * OFFERED : (seat + 1) * OFFERED] for seat in range(players)])
    state.targets = draw_targets(players, rng)
    state.deck = rng.shuffled([card.id for card in CARDS])
    state.first = rng.below(players)
    open_box(state, range(players))
    then(state, Opening(), ChooseFaction(), *map(RecruitFirst, state.around(state.first)), NextTurn())
    return state


def empty_table(options: Setup, rng: Rng) -> BureaucracyState:
    """The table before anything is dealt; no player has allies (B2)."""
    players = options.players
    return BureaucracyState(
        players=players,
        steps=[],
        rng=rng,
        box=(),
        mode=options.mode,
        house_rules=options.house_rules,
        first=0,
        round=0,
        turn=NOBODY,
        turns_taken=0,
        coins=[COINS] * players,
        attackers=[0] * players,
        defenders=[0] * players,
        allies=[0] * players,
        fell=[ALIVE] * players,
        aimed=[0] * (players * players),
        acts=(),
        factions=("",) * players,
        offers=((),) * players,
        targets=(0,) * players,
        deck=(),
        discards=(),
        knows_top=0,
        law="",
        law_since=0,
        flipped="",
        actions=((),) * players,
        attacks=(),
        effects=(),
        secrets=(),
        bought=0,
        winners=(),
    )


def draw_targets(players: int, rng: Rng, known: dict[int, int] | None = None) -> tuple[int, ...]:
    """A random assignment in which everybody targets two others and is targeted by two (B3), as masks by seat.

    `known` fixes whole rows. Every assignment is equally likely: drawing starts again as soon as it fails.
    """
    rows = known or {}
    pool = [seat for seat in range(players) for _ in range(TARGETS)]
    for mask in rows.values():
        for seat in seats_in(mask):
            pool.remove(seat)
    while True:
        targets = _try_targets(players, rng, rows, pool[:])
        if targets is not None:
            return targets


def _try_targets(players: int, rng: Rng, rows: dict[int, int], pool: list[int]) -> tuple[int, ...] | None:
    """One attempt at dealing the pool out two by two; None when somebody would target themselves, or one twice."""
    targets = []
    for seat in range(players):
        mask = rows.get(seat)
        if mask is None:
            mask = 1 << seat  # taken already: nobody targets themselves
            for _ in range(TARGETS):
                place = rng.below(len(pool))
                bit = 1 << pool[place]
                if mask & bit:
                    return None
                mask |= bit
                pool[place] = pool[-1]
                pool.pop()
            mask ^= 1 << seat
        targets.append(mask)
    return tuple(targets)
