"""Whether a state can be a state of this game: what every loaded save must pass before it is played on."""

from collections import Counter
from collections.abc import Callable
from itertools import pairwise

from engine.games.bureaucracy.acts import KINDS, Act
from engine.games.bureaucracy.audit_steps import work_adds_up
from engine.games.bureaucracy.content import ACTION, CARD, CARDS, FACTION, LASTING_EFFECTS, LAW
from engine.games.bureaucracy.rules.deal import OFFERED, TARGETS
from engine.games.bureaucracy.rules.rulings import LAST_ROUND, ROUND_LIMIT, free_attackers, free_defenders
from engine.games.bureaucracy.rules.treasury import fallen, seats_in
from engine.games.bureaucracy.state import ALIVE, NOBODY, Attack, BureaucracyState

SEATS = range(3, 9)


def audit(state: BureaucracyState) -> None:
    """Raise ValueError with the first thing that cannot be."""
    for claim, holds in CLAIMS:
        if not holds(state):
            raise ValueError(f"{claim} do not add up")


def _table_exists(state: BureaucracyState) -> bool:
    return (
        state.players in SEATS
        and state.mode == "standard"
        and state.house_rules <= {ROUND_LIMIT}
        and 0 <= state.first < state.players
        and 0 <= state.round <= LAST_ROUND
        and 0 <= state.law_since <= state.round
        and state.turns_taken >= state.round
        and NOBODY <= state.turn < state.players
        and (state.turn == NOBODY) == (state.turns_taken == 0) == (state.round == 0)
        and state.bought >= 0
    )


def _every_seat_has_its_own(state: BureaucracyState) -> bool:
    rows = (state.coins, state.attackers, state.defenders, state.allies, state.fell)
    more = (state.factions, state.offers, state.targets, state.actions)
    counts = (*state.coins, *state.attackers, *state.defenders, *state.aimed)
    return (
        all(len(row) == state.players for row in rows)
        and all(len(row) == state.players for row in more)
        and len(state.aimed) == state.players**2
        and min(counts) >= 0
        and all(ALIVE <= fell <= state.turns_taken for fell in state.fell)
    )


def _eliminations_are_carried_out(state: BureaucracyState) -> bool:
    """Without a coin there are no troops, cards or alliances left (B23)."""
    for seat, fell in enumerate(state.fell):
        if (fell == ALIVE) != (state.coins[seat] > 0):
            return False
        left = (state.attackers[seat], state.defenders[seat], state.allies[seat], state.actions[seat])
        if fell != ALIVE and any(left):
            return False
    return True


def _alliances_are_mutual(state: BureaucracyState) -> bool:
    masks, seats = state.allies, range(state.players)
    return all(0 <= mask < 1 << state.players and not mask >> seat & 1 for seat, mask in enumerate(masks)) and all(
        (masks[one] >> two & 1) == (masks[two] >> one & 1) for one in seats for two in seats
    )


def _targets_are_dealt(state: BureaucracyState) -> bool:
    """Everybody targets two others and is targeted by two (B3)."""
    hit: Counter[int] = Counter()
    for seat, mask in enumerate(state.targets):
        if not 0 <= mask < 1 << state.players or mask >> seat & 1 or mask.bit_count() != TARGETS:
            return False
        hit.update(seats_in(mask))
    return all(hit[seat] == TARGETS for seat in range(state.players))


def _factions_are_chosen(state: BureaucracyState) -> bool:
    if any(state.factions):
        return (
            len(set(state.factions)) == state.players
            and all(name in FACTION for name in state.factions)
            and not any(state.offers)
        )
    offered = [name for offer in state.offers for name in offer]
    return (
        all(len(offer) == OFFERED for offer in state.offers)
        and len(set(offered)) == len(offered)
        and all(name in FACTION for name in offered)
    )


def _cards_are_conserved(state: BureaucracyState) -> bool:
    single = [card for card in (state.law, state.flipped) if card]
    in_front = [card for hand in state.actions for card in hand]
    cards = [*state.deck, *state.discards, *single, *in_front]
    return (
        Counter(cards) == Counter(card.id for card in CARDS)
        and all(CARD[card].kind == ACTION for card in in_front)
        and (not state.law or CARD[state.law].kind == LAW)
        and (not state.flipped or CARD[state.flipped].kind != ACTION)
        and 0 <= state.knows_top < 1 << state.players
        and (not state.knows_top or bool(state.deck))
    )


def _effects_make_sense(state: BureaucracyState) -> bool:
    living = state.living()
    return all(
        effect.kind in LASTING_EFFECTS and effect.seat in living and effect.amount > 0 for effect in state.effects
    )


def _secrets_are_true(state: BureaucracyState) -> bool:
    seats = range(state.players)
    return len(set(state.secrets)) == len(state.secrets) and all(
        secret.seat in seats and secret.about in seats and secret.target in seats_in(state.targets[secret.about])
        for secret in state.secrets
    )


def _attacks_add_up(state: BureaucracyState) -> bool:
    """Every attack and every defender in it can be there; nobody has sent more than they have (B13, B15)."""
    if not state.attacks:
        return True
    living = state.living()
    aimed_at = [attack.target for attack in state.attacks]
    return (
        state.turn in living
        and len(set(aimed_at)) == len(aimed_at)
        and all(_is_attack(state, attack, living) for attack in state.attacks)
        and free_attackers(state, state.turn) >= 0
        and all(free_defenders(state, seat) >= 0 for seat in living)
    )


def _is_attack(state: BureaucracyState, attack: Attack, living: list[int]) -> bool:
    lenders = [seat for seat, _ in attack.lent]
    returned = attack.returned
    return (
        attack.target in living
        and attack.target != state.turn
        and attack.attackers >= 1
        and (not attack.stopped or attack.stopped_by in living)
        and attack.paid >= 0 <= attack.own
        and len(set(lenders)) == len(lenders)
        and all(seat in living and seat not in (state.turn, attack.target) for seat in lenders)
        and all(count >= 1 for _, count in attack.lent)
        and [seat for seat, _ in returned] == lenders[: len(returned)]
        and all(0 <= back <= lent for (_, back), (_, lent) in zip(returned, attack.lent, strict=False))
    )


def _record_adds_up(state: BureaucracyState) -> bool:
    """What was done was done by seats of the table, in turns that have been."""
    acts = state.acts
    in_order = all(one.turn <= two.turn for one, two in pairwise(acts))
    return in_order and all(_is_act(state, act) for act in acts)


def _is_act(state: BureaucracyState, act: Act) -> bool:
    return (
        act.kind in KINDS
        and 0 <= act.seat < state.players
        and min(act.target, act.other) >= NOBODY
        and max(act.target, act.other) < state.players
        and 1 <= act.turn <= state.turns_taken
        and 1 <= act.round <= state.round
        and act.troops >= 0
        and len(act.votes) <= state.players
        and set(act.votes) <= {"with", "against", ""}
    )


def _result_is_right(state: BureaucracyState) -> bool:
    """Winners are there exactly when nothing is left to do; while the game goes on nobody alive is done (B24)."""
    gone = fallen(state)
    if state.steps:
        going_on = all(state.targets[seat] & ~gone for seat in state.living())
        return not state.winners and going_on and bool(state.living())
    seats = set(state.winners)
    return bool(seats) and len(seats) == len(state.winners) and all(0 <= seat < state.players for seat in seats)


# In this order: each may rely on the ones before.
CLAIMS: tuple[tuple[str, Callable[[BureaucracyState], bool]], ...] = (
    ("the players and rounds", _table_exists),
    ("the seats", _every_seat_has_its_own),
    ("the factions", _factions_are_chosen),
    ("the cards", _cards_are_conserved),
    ("the eliminations", _eliminations_are_carried_out),
    ("the alliances", _alliances_are_mutual),
    ("the secret targets", _targets_are_dealt),
    ("the effects of cards", _effects_make_sense),
    ("what cards have shown", _secrets_are_true),
    ("the attacks", _attacks_add_up),
    ("the deeds", _record_adds_up),
    ("the winners", _result_is_right),
    ("the pending steps", work_adds_up),
)
