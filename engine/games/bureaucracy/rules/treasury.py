"""Coins, troops, alliances and open cards change hands here; elimination and victory come of it (B23-B25)."""

from engine.contract import Emit
from engine.games.bureaucracy.acts import Act
from engine.games.bureaucracy.content import FACTIONS
from engine.games.bureaucracy.rules.rulings import gift, round_limit
from engine.games.bureaucracy.state import ALIVE, NOBODY, BureaucracyState


def gain(state: BureaucracyState, seat: int, amount: int) -> None:
    state.coins[seat] += amount


def pay(state: BureaucracyState, seat: int, amount: int) -> None:
    """A payment that somebody chose to make; whoever offers it has seen to it that a coin is left (B11)."""
    state.coins[seat] -= amount


def lose(state: BureaucracyState, seat: int, amount: int) -> int:
    """A loss that is forced may take the last coin (B11); tells how many coins went."""
    lost = min(state.coins[seat], amount)
    state.coins[seat] -= lost
    return lost


def change_coins(state: BureaucracyState, seat: int, amount: int, emit: Emit) -> None:
    """Let a card give coins, or take them."""
    if amount < 0:
        amount = -lose(state, seat, -amount)
    else:
        gain(state, seat, amount)
    if amount:
        emit("coins-changed", seat=seat, amount=amount, coins=state.coins[seat])


def change_troops(state: BureaucracyState, seat: int, attackers: int, defenders: int, emit: Emit) -> None:
    """Let a card give troops, or take them as far as there are any."""
    attackers = max(attackers, -state.attackers[seat])
    defenders = max(defenders, -state.defenders[seat])
    if attackers or defenders:
        state.attackers[seat] += attackers
        state.defenders[seat] += defenders
        emit("troops-changed", seat=seat, attackers=attackers, defenders=defenders)


def form_alliance(state: BureaucracyState, one: int, two: int, emit: Emit) -> None:
    state.allies[one] |= 1 << two
    state.allies[two] |= 1 << one
    emit("alliance-formed", seat=one, partner=two)


def end_alliance(state: BureaucracyState, one: int, two: int) -> None:
    state.allies[one] &= ~(1 << two)
    state.allies[two] &= ~(1 << one)


def discard(state: BureaucracyState, card: str) -> None:
    state.discards = (*state.discards, card)


def shred_hand(state: BureaucracyState, seat: int, emit: Emit) -> None:
    """Discard all action cards that lie before a player."""
    hand = state.actions[seat]
    if hand:
        state.discards += hand
        state.actions = (*state.actions[:seat], (), *state.actions[seat + 1 :])
        emit("actions-shredded", seat=seat, count=len(hand))


def repeal(state: BureaucracyState, emit: Emit) -> None:
    """Take the law in force away; it is discarded (B7)."""
    if state.law:
        law, state.law = state.law, ""
        discard(state, law)
        emit("law-repealed", card=law)


def draw_top_card(state: BureaucracyState, emit: Emit) -> str:
    """Turn up the top card; an empty deck is made of the shuffled discard pile first (B12)."""
    if not state.deck:
        if not state.discards:
            return ""
        state.deck = state.rng.shuffled(state.discards)
        state.discards = ()
        emit("deck-shuffled", cards=len(state.deck))
    card = state.deck[-1]
    state.deck = state.deck[:-1]
    state.knows_top = 0
    return card


def change_faction(state: BureaucracyState, seat: int, emit: Emit) -> None:
    """Let a player draw one of the factions that nobody plays; secret targets stay as they are (B3)."""
    free = [faction.id for faction in FACTIONS if faction.id not in state.factions]
    new = state.rng.pick(free)
    state.factions = (*state.factions[:seat], new, *state.factions[seat + 1 :])
    emit("faction-changed", seat=seat, faction=new)


def reckon(state: BureaucracyState, emit: Emit) -> None:
    """Eliminate all who have no coin left, and end the game if somebody has won.

    The last thing a step does: it takes pending work off the stack when the game, or the turn, is over.
    """
    if 0 not in state.coins:
        return
    broke = [seat for seat, fell in enumerate(state.fell) if fell == ALIVE and not state.coins[seat]]
    if not broke:
        return
    for seat in broke:
        _eliminate(state, seat, emit)
    _look_for_winners(state, broke, emit)
    if state.winners:
        state.steps.clear()
    elif state.turn in broke:
        del state.steps[1:]  # what is left of the turn falls with its player


def _eliminate(state: BureaucracyState, seat: int, emit: Emit) -> None:
    """Troops and cards go, alliances end (B23)."""
    state.fell[seat] = state.turns_taken
    state.attackers[seat] = state.defenders[seat] = 0
    for other in range(state.players):
        end_alliance(state, seat, other)
    emit("eliminated", seat=seat)
    shred_hand(state, seat, emit)
    state.effects = tuple([effect for effect in state.effects if effect.seat != seat])


def fallen(state: BureaucracyState) -> int:
    """The set of eliminated players."""
    return sum([1 << seat for seat, fell in enumerate(state.fell) if fell != ALIVE])


def _look_for_winners(state: BureaucracyState, broke: list[int], emit: Emit) -> None:
    """Whoever lives and has no target left wins; the active player before others (B24)."""
    gone = fallen(state)
    done = [seat for seat in state.living() if not state.targets[seat] & ~gone]
    if state.turn in done:
        done = [state.turn]
    elif not state.living():
        done = broke  # nobody is left alive: the last to go share it
    if done:
        declare_winners(state, done, emit)


def count_out(state: BureaucracyState, emit: Emit) -> None:
    """End a game whose last round is over: most targets eliminated, then coins (B25)."""
    gone = fallen(state)
    scores = {seat: ((state.targets[seat] & gone).bit_count(), state.coins[seat]) for seat in state.living()}
    best = max(scores.values())
    emit("counted-out", rounds=round_limit(state))
    declare_winners(state, [seat for seat, score in scores.items() if score == best], emit)


def declare_winners(state: BureaucracyState, seats: list[int], emit: Emit) -> None:
    state.winners = tuple(seats)
    for seat in range(state.players):
        emit("targets-shown", seat=seat, targets=seats_in(state.targets[seat]))
    emit("game-won", winners=state.winners)


def seats_in(mask: int) -> tuple[int, ...]:
    """The seats of a set, by number."""
    return tuple([seat for seat in range(mask.bit_length()) if mask >> seat & 1])


def reward_vote(state: BureaucracyState, passed: bool, emit: Emit) -> None:
    """Pay the factions that live off the outcome of votes."""
    ability = "gain-when-passed" if passed else "gain-when-failed"
    for seat in state.living():
        amount = gift(state, seat, ability)
        if amount:
            change_coins(state, seat, amount, emit)


def aim(state: BureaucracyState, seat: int, target: int, attackers: int) -> None:
    """Note for all to see how many attackers a player has sent against another."""
    if seat != NOBODY:
        state.aimed[seat * state.players + target] += attackers


def write_down(
    state: BureaucracyState,
    kind: str,
    seat: int,
    target: int = NOBODY,
    other: int = NOBODY,
    troops: int = 0,
    votes: tuple[str, ...] = (),
) -> None:
    """Put on the public record what a player did."""
    state.acts = (*state.acts, Act(kind, seat, state.turns_taken, state.round, target, other, troops, votes))


def put_before(state: BureaucracyState, seat: int, card: str) -> None:
    """Lay an action card open before a player (B9)."""
    state.actions = (*state.actions[:seat], (*state.actions[seat], card), *state.actions[seat + 1 :])


def take_from(state: BureaucracyState, seat: int, card: str) -> None:
    """Discard an action card that was played."""
    hand = tuple([held for held in state.actions[seat] if held != card])
    state.actions = (*state.actions[:seat], hand, *state.actions[seat + 1 :])
    discard(state, card)
