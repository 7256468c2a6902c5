"""Action cards: the windows in which they may be played, what they work on, and what they do (B9)."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar, NamedTuple

from engine.contract import Decision, Emit, Move, Option, Step, tell_secret
from engine.games.bureaucracy.acts import HURT, VETO
from engine.games.bureaucracy.content import CARD, Card
from engine.games.bureaucracy.rules.groups import members
from engine.games.bureaucracy.rules.rulings import add_effect, is_secret
from engine.games.bureaucracy.rules.treasury import (
    aim,
    change_coins,
    change_faction,
    change_troops,
    discard,
    end_alliance,
    reckon,
    repeal,
    seats_in,
    shred_hand,
    take_from,
    write_down,
)
from engine.games.bureaucracy.state import BureaucracyState, Effect, Secret, seat_id, seat_of
from engine.stack import then

PASS = "pass"
NO_TARGET = -1

Targets = Callable[[BureaucracyState, int, Card], list[int]]
Condition = Callable[[BureaucracyState, int, Card], bool]
Deed = Callable[[BureaucracyState, int, int, Card, Emit], None]


class ActionKind(NamedTuple):
    """What an action does; `targets` are the seats to choose from, `usable` says when it would do anything."""

    deed: Deed
    targets: Targets | None = None
    usable: Condition | None = None


@dataclass(frozen=True, slots=True)
class OpenWindow(Step[BureaucracyState]):
    """Offer a moment for action cards, clockwise from the active player (B9).

    The cards lie open, so it betrays nothing that only those are asked who hold one that fits.
    """

    asks: ClassVar[bool] = False
    window: str
    offset: int = 0

    def run(self, state: BureaucracyState, emit: Emit) -> None:
        actions = state.actions
        if not any(actions):
            return
        for offset in range(self.offset, state.players):
            seat = (state.turn + offset) % state.players
            if actions[seat] and playable(state, seat, self.window):
                then(state, PlayAction(self.window, seat, offset))
                return


def playable(state: BureaucracyState, seat: int, window: str) -> list[str]:
    """The action cards before a seat that fit the window and would do anything now."""
    return [card for card in state.actions[seat] if window in CARD[card].windows and _does_anything(state, seat, card)]


def _does_anything(state: BureaucracyState, seat: int, name: str) -> bool:
    card = CARD[name]
    kind = ACTION_KINDS[card.effect]
    if kind.usable is not None and not kind.usable(state, seat, card):
        return False
    return kind.targets is None or bool(kind.targets(state, seat, card))


@dataclass(frozen=True, slots=True)
class PlayAction(Step[BureaucracyState]):
    """One player with a fitting card plays it, or lets the moment pass; whoever plays one may play another."""

    window: str
    seat: int
    offset: int

    def ask(self, state: BureaucracyState) -> dict[int, Decision]:
        cards = playable(state, self.seat, self.window)
        return {self.seat: Decision("action", (*map(Option, cards), Option(PASS)))}

    def take(self, state: BureaucracyState, move: Move, emit: Emit) -> None:
        name = move.picks[0]
        if name == PASS:
            then(state, OpenWindow(self.window, self.offset + 1))
            return
        then(state, OpenWindow(self.window, self.offset))
        if ACTION_KINDS[CARD[name].effect].targets is None:
            play(state, self.seat, name, NO_TARGET, emit)
        else:
            then(state, ChooseActionTarget(self.seat, name))


@dataclass(frozen=True, slots=True)
class ChooseActionTarget(Step[BureaucracyState]):
    """Whoever plays an action says on whom it works."""

    seat: int
    card: str

    def ask(self, state: BureaucracyState) -> dict[int, Decision]:
        card = CARD[self.card]
        choose = ACTION_KINDS[card.effect].targets
        assert choose is not None
        options = [Option(seat_id(seat)) for seat in choose(state, self.seat, card)]
        return {self.seat: Decision("action.target", tuple(options))}

    def take(self, state: BureaucracyState, move: Move, emit: Emit) -> None:
        play(state, self.seat, self.card, seat_of(move.picks[0]), emit)


def play(state: BureaucracyState, seat: int, name: str, target: int, emit: Emit) -> None:
    """Discard the card and do at once what it says."""
    card = CARD[name]
    take_from(state, seat, name)
    if card.effect in HOSTILE:
        write_down(state, HURT, seat, target)
    emit("action-played", seat=seat, card=name, target=target)
    ACTION_KINDS[card.effect].deed(state, seat, target, card, emit)
    reckon(state, emit)


def _others(state: BureaucracyState, seat: int, _card: Card) -> list[int]:
    return [other for other in state.living() if other != seat]


def _others_in_group(state: BureaucracyState, seat: int, card: Card) -> list[int]:
    return [other for other in members(state, card.who) if other != seat]


def _others_with_actions(state: BureaucracyState, seat: int, card: Card) -> list[int]:
    return [other for other in _others(state, seat, card) if state.actions[other]]


def _others_with_allies(state: BureaucracyState, seat: int, card: Card) -> list[int]:
    return [other for other in _others(state, seat, card) if state.allies[other]]


def _others_with_secrets(state: BureaucracyState, seat: int, card: Card) -> list[int]:
    """Those of whom this seat does not yet know both targets."""
    known = [secret.about for secret in state.secrets if secret.seat == seat]
    return [other for other in _others(state, seat, card) if known.count(other) < 2]


def _attacked(state: BureaucracyState, seat: int, card: Card) -> list[int]:
    """The targets of attacks that can still be stopped."""
    going = [attack.target for attack in state.attacks if not attack.stopped]
    return [target for target in going if card.who == "any" or target == seat]


def _own_attacks(state: BureaucracyState, seat: int, card: Card) -> list[int]:
    return _attacked(state, seat, card._replace(who="any")) if seat == state.turn else []


def _is_attacked(state: BureaucracyState, seat: int, card: Card) -> bool:
    return seat in _attacked(state, seat, card)


def _is_open_vote(state: BureaucracyState, _seat: int, _card: Card) -> bool:
    return state.flipped != "" and not is_secret(state, state.flipped)


def _coins(state: BureaucracyState, seat: int, _target: int, card: Card, emit: Emit) -> None:
    change_coins(state, seat, card.amount, emit)


def _coins_per_ally(state: BureaucracyState, seat: int, _target: int, card: Card, emit: Emit) -> None:
    change_coins(state, seat, card.amount * state.allies[seat].bit_count(), emit)


def _take_coins(state: BureaucracyState, seat: int, target: int, card: Card, emit: Emit) -> None:
    amount = min(card.amount, state.coins[target])
    change_coins(state, target, -amount, emit)
    change_coins(state, seat, amount, emit)


def _fine(state: BureaucracyState, _seat: int, target: int, card: Card, emit: Emit) -> None:
    change_coins(state, target, -card.amount, emit)


def _attackers(state: BureaucracyState, seat: int, _target: int, card: Card, emit: Emit) -> None:
    change_troops(state, seat, card.amount, 0, emit)


def _defenders(state: BureaucracyState, seat: int, _target: int, card: Card, emit: Emit) -> None:
    change_troops(state, seat, 0, card.amount, emit)


def _stop_attack(state: BureaucracyState, seat: int, target: int, _card: Card, emit: Emit) -> None:
    state.attacks = tuple(
        [attack._replace(stopped_by=seat) if attack.target == target else attack for attack in state.attacks]
    )
    write_down(state, VETO, seat, target, state.turn)
    emit("attack-stopped", seat=seat, target=target)


def _shred_hand(state: BureaucracyState, _seat: int, target: int, _card: Card, emit: Emit) -> None:
    shred_hand(state, target, emit)


def _reinforce(state: BureaucracyState, seat: int, target: int, card: Card, emit: Emit) -> None:
    """New attackers join one of the own attacks that is already under way."""
    change_troops(state, seat, card.amount, 0, emit)
    aim(state, seat, target, card.amount)
    state.attacks = tuple(
        [
            attack._replace(attackers=attack.attackers + card.amount) if attack.target == target else attack
            for attack in state.attacks
        ]
    )


def _lasting(state: BureaucracyState, seat: int, _target: int, card: Card, emit: Emit) -> None:
    add_effect(state, Effect(card.effect, seat, card.amount))
    emit("effect-begins", effect=card.effect, seat=seat)


def _shelve(state: BureaucracyState, _seat: int, _target: int, _card: Card, emit: Emit) -> None:
    shelved, state.flipped = state.flipped, ""
    discard(state, shelved)
    emit("card-shelved", card=shelved)


def _repeal(state: BureaucracyState, _seat: int, _target: int, _card: Card, emit: Emit) -> None:
    repeal(state, emit)


def _isolate(state: BureaucracyState, _seat: int, target: int, _card: Card, emit: Emit) -> None:
    for ally in seats_in(state.allies[target]):
        end_alliance(state, target, ally)
        emit("alliance-ended", seat=target, partner=ally)


def _see_target(state: BureaucracyState, seat: int, target: int, _card: Card, emit: Emit) -> None:
    """Show one of a player's secret targets that this seat has not seen yet."""
    known = [secret.target for secret in state.secrets if secret.seat == seat and secret.about == target]
    shown = state.rng.pick([other for other in seats_in(state.targets[target]) if other not in known])
    state.secrets = (*state.secrets, Secret(seat, target, shown))
    tell_secret(state, emit, "target-seen", (seat,), {"shown": shown}, seat=seat, target=target)


def _new_faction(state: BureaucracyState, seat: int, _target: int, _card: Card, emit: Emit) -> None:
    change_faction(state, seat, emit)


# What is played against somebody and nothing else.
HOSTILE = ("take-coins", "fine", "shred-hand", "isolate")

ACTION_KINDS: dict[str, ActionKind] = {
    "coins": ActionKind(_coins),
    "coins-per-ally": ActionKind(_coins_per_ally, usable=lambda state, seat, _card: state.allies[seat] != 0),
    "take-coins": ActionKind(_take_coins, _others),
    "fine": ActionKind(_fine, _others_in_group),
    "attackers": ActionKind(_attackers),
    "defenders": ActionKind(_defenders),
    "stop-attack": ActionKind(_stop_attack, _attacked),
    "shred-hand": ActionKind(_shred_hand, _others_with_actions),
    "shield": ActionKind(_lasting, usable=_is_attacked),
    "reinforce": ActionKind(_reinforce, _own_attacks),
    "strength": ActionKind(_lasting, usable=_is_attacked),
    "votes": ActionKind(_lasting, usable=_is_open_vote),
    "shelve": ActionKind(_shelve, usable=lambda state, _seat, _card: state.flipped != ""),
    "seal-vote": ActionKind(_lasting, usable=_is_open_vote),
    "repeal": ActionKind(_repeal, usable=lambda state, _seat, _card: state.law != ""),
    "isolate": ActionKind(_isolate, _others_with_allies),
    "see-target": ActionKind(_see_target, _others_with_secrets),
    "protect": ActionKind(_lasting, usable=lambda state, seat, _card: seat != state.turn),
    "new-faction": ActionKind(_new_faction),
}
