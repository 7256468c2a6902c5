"""What one seat may know of a game of Bureaucracy, and a guess at the rest of it."""

from dataclasses import dataclass
from typing import NamedTuple

from engine.contract import SPECTATOR, AnyStep, Statement
from engine.games.bureaucracy.acts import Act
from engine.games.bureaucracy.content import CARDS, FACTIONS
from engine.games.bureaucracy.rules.deal import OFFERED, draw_targets
from engine.games.bureaucracy.rules.treasury import fallen, seats_in
from engine.games.bureaucracy.state import ALIVE, NOBODY, Attack, BureaucracyState, Effect, Secret
from engine.games.bureaucracy.suspicion import Matrix, balanced, certain, leanings, reshuffled
from engine.rng import Rng

VOTED = "?"  # in a view's ballot box: somebody else has answered


@dataclass(frozen=True, slots=True)
class BureaucracyView:
    """Built by naming what may be known; nothing gets in by itself.

    Of secret targets only the own row is filled until the game is over, of the factions offered only the own three.
    `next_card` is the top card of the deck for whoever has seen it, else "".
    """

    seat: int
    players: int
    mode: str
    house_rules: frozenset[str]
    steps: tuple[AnyStep, ...]
    box: tuple[str | None, ...]
    talk: tuple[Statement, ...]
    first: int
    round: int
    turn: int
    turns_taken: int
    coins: tuple[int, ...]
    attackers: tuple[int, ...]
    defenders: tuple[int, ...]
    allies: tuple[int, ...]
    fell: tuple[int, ...]
    aimed: tuple[int, ...]
    acts: tuple[Act, ...]
    factions: tuple[str, ...]
    offers: tuple[tuple[str, ...], ...]
    targets: tuple[int, ...]
    deck_left: int
    knows_top: int
    next_card: str
    discards: tuple[str, ...]
    law: str
    law_since: int
    flipped: str
    actions: tuple[tuple[str, ...], ...]
    attacks: tuple[Attack, ...]
    effects: tuple[Effect, ...]
    secrets: tuple[Secret, ...]
    bought: int
    winners: tuple[int, ...]

    def living(self) -> list[int]:
        """The seats that are still in the game, by number."""
        return [seat for seat, fell in enumerate(self.fell) if fell == ALIVE]


def view_of(state: BureaucracyState, seat: int) -> BureaucracyView:
    """What `seat`, or an onlooker, may know."""
    return BureaucracyView(
        seat=seat,
        players=state.players,
        mode=state.mode,
        house_rules=state.house_rules,
        steps=tuple(state.steps),
        box=_box_for(state, seat),
        talk=state.talk,
        first=state.first,
        round=state.round,
        turn=state.turn,
        turns_taken=state.turns_taken,
        coins=tuple(state.coins),
        attackers=tuple(state.attackers),
        defenders=tuple(state.defenders),
        allies=tuple(state.allies),
        fell=tuple(state.fell),
        aimed=tuple(state.aimed),
        acts=state.acts,
        factions=state.factions,
        offers=tuple([offer if owner == seat else () for owner, offer in enumerate(state.offers)]),
        targets=_targets_for(state, seat),
        deck_left=len(state.deck),
        knows_top=state.knows_top,
        next_card=state.deck[-1] if seat != SPECTATOR and state.knows_top >> seat & 1 else "",
        discards=state.discards,
        law=state.law,
        law_since=state.law_since,
        flipped=state.flipped,
        actions=state.actions,
        attacks=state.attacks,
        effects=state.effects,
        secrets=_secrets_for(state, seat),
        bought=state.bought,
        winners=state.winners,
    )


def _box_for(state: BureaucracyState, seat: int) -> tuple[str | None, ...]:
    """Everybody sees who has answered; only the own answer shows."""
    if not state.box:
        return ()
    return tuple([answer if not answer or voter == seat else VOTED for voter, answer in enumerate(state.box)])


def _secrets_for(state: BureaucracyState, seat: int) -> tuple[Secret, ...]:
    """Everybody knows who has looked at whose targets, but not what they saw."""
    return tuple([known if known.seat == seat else known._replace(target=NOBODY) for known in state.secrets])


def _targets_for(state: BureaucracyState, seat: int) -> tuple[int, ...]:
    if state.winners:
        return state.targets
    return tuple([mask if owner == seat else 0 for owner, mask in enumerate(state.targets)])


def guess(view: BureaucracyView, rng: Rng) -> BureaucracyState:
    """A whole game that looks like `view` to its seat; what the seat cannot see is drawn at random."""
    state = public_state(view, rng)
    state.targets = guess_targets(view, rng)
    state.deck = _guess_deck(view, rng)
    state.secrets = _guess_secrets(view, state.targets, rng)
    if not view.factions[0]:
        state.offers = _guess_offers(view, rng)
    if view.box:
        state.box = _guess_box(state, rng)
    return state


def public_state(view: BureaucracyView, rng: Rng) -> BureaucracyState:
    """What lies open, as a state; targets, deck and offers are as the view shows them, that is: mostly empty."""
    return BureaucracyState(
        players=view.players,
        steps=list(view.steps),
        rng=rng.split(),
        box=view.box,
        talk=view.talk,
        mode=view.mode,
        house_rules=view.house_rules,
        first=view.first,
        round=view.round,
        turn=view.turn,
        turns_taken=view.turns_taken,
        coins=list(view.coins),
        attackers=list(view.attackers),
        defenders=list(view.defenders),
        allies=list(view.allies),
        fell=list(view.fell),
        aimed=list(view.aimed),
        acts=view.acts,
        factions=view.factions,
        offers=view.offers,
        targets=view.targets,
        deck=(),
        discards=view.discards,
        knows_top=view.knows_top,
        law=view.law,
        law_since=view.law_since,
        flipped=view.flipped,
        actions=view.actions,
        attacks=view.attacks,
        effects=view.effects,
        secrets=view.secrets,
        bought=view.bought,
        winners=view.winners,
    )


class Known(NamedTuple):
    """What a seat is sure of: whole rows of targets by seat, and single targets of others."""

    rows: dict[int, int]
    single: dict[int, int]


def known_targets(view: BureaucracyView) -> Known:
    """The own targets, and what cards have shown of others'."""
    rows = {view.seat: view.targets[view.seat]} if view.seat != SPECTATOR else {}
    single: dict[int, int] = {}
    for secret in view.secrets:
        if secret.seat != view.seat:
            continue
        single[secret.about] = single.get(secret.about, 0) | 1 << secret.target
    return Known(rows, single)


def guess_targets(view: BureaucracyView, rng: Rng) -> tuple[int, ...]:
    """An assignment of targets that agrees with all that the seat knows, likelier the better it explains all deeds."""
    if view.winners:
        return view.targets
    known = known_targets(view)
    # Whoever lives and has no target left would have won: at least one target of each living player is alive.
    gone = fallen(view)  # type: ignore[arg-type]
    living = view.living()

    def is_possible(seat: int, mask: int) -> bool:
        seen = known.single.get(seat, 0)
        return mask & seen == seen and (seat not in living or mask & ~gone != 0)

    while True:
        targets = draw_targets(view.players, rng, known.rows)
        if all(is_possible(seat, mask) for seat, mask in enumerate(targets)):
            break
    free = [seat for seat in range(view.players) if seat not in known.rows]
    return reshuffled(targets, free, leanings(view.players, view.acts), is_possible, rng)


def hunters(view: BureaucracyView) -> Matrix:
    """For each seat how likely each other one is among its targets, as the view's seat sees it."""
    if view.winners:
        return tuple([certain(mask, view.players) for mask in view.targets])
    known = known_targets(view)
    return balanced(view.players, leanings(view.players, view.acts), known.rows, known.single)


def _guess_deck(view: BureaucracyView, rng: Rng) -> tuple[str, ...]:
    """All cards that lie nowhere else, in any order; a top card that was seen stays on top."""
    open_cards = {*view.discards, view.law, view.flipped, view.next_card}
    open_cards.update([card for hand in view.actions for card in hand])
    deck = rng.shuffled([card.id for card in CARDS if card.id not in open_cards])
    return (*deck, view.next_card) if view.next_card else deck


def _guess_secrets(view: BureaucracyView, targets: tuple[int, ...], rng: Rng) -> tuple[Secret, ...]:
    """Who has looked at whose targets is public; what others saw there is one of the targets they can have seen."""
    secrets: list[Secret] = []
    for secret in view.secrets:
        if secret.target == NOBODY:
            seen = [known.target for known in secrets if known[:2] == secret[:2]]
            left = [target for target in seats_in(targets[secret.about]) if target not in seen]
            secret = secret._replace(target=rng.pick(left))
        secrets.append(secret)
    return tuple(secrets)


def _guess_offers(view: BureaucracyView, rng: Rng) -> tuple[tuple[str, ...], ...]:
    """Three factions for everybody else from those that this seat was not offered."""
    own = view.offers[view.seat] if view.seat != SPECTATOR else ()
    deck = list(rng.shuffled([faction.id for faction in FACTIONS if faction.id not in own]))
    offers = []
    for seat in range(view.players):
        offers.append(own if seat == view.seat else tuple([deck.pop() for _ in range(OFFERED)]))
    return tuple(offers)


def _guess_box(state: BureaucracyState, rng: Rng) -> tuple[str | None, ...]:
    """Fill in the answers of others with any that they could have given."""
    box = state.box
    state.box = tuple([None if answer == VOTED else answer for answer in box])
    asked = state.steps[-1].ask(state)
    return tuple([rng.pick(asked[seat].options).id if answer == VOTED else answer for seat, answer in enumerate(box)])
