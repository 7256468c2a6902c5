"""What a law or a motion would mean for each player, computed from what lies open: for voters and their screens."""

from collections.abc import Callable
from typing import NamedTuple

from engine.contract import ignore
from engine.games.bureaucracy.content import CARD, LAW, Card
from engine.games.bureaucracy.rules.groups import belongs
from engine.games.bureaucracy.rules.motions import carry_motion
from engine.games.bureaucracy.rules.rulings import income, levy
from engine.games.bureaucracy.state import BureaucracyState


class Row(NamedTuple):
    """A living player without the card (`coins`, ...) and with it (`coins_then`, ...).

    For a law the coins are those after the player's next income; `touched` tells whom it binds even if no coin moves.
    """

    seat: int
    coins: int
    coins_then: int
    attackers: int
    attackers_then: int
    defenders: int
    defenders_then: int
    touched: bool


def forecast(state: BureaucracyState, name: str) -> tuple[Row, ...]:
    """One row for each living player; `state` is left as it is, and nothing hidden in it is looked at."""
    card = CARD[name]
    then = state.copy()
    if card.kind == LAW:
        then.law = name
        coins, coins_then = _after_income(state), _after_income(then)
    else:
        carry_motion(then, card, ignore)
        coins, coins_then = state.coins, then.coins
    return tuple(
        [
            Row(
                seat,
                coins[seat],
                coins_then[seat],
                state.attackers[seat],
                then.attackers[seat],
                state.defenders[seat],
                then.defenders[seat],
                _touched(state, seat, card),
            )
            for seat in state.living()
        ]
    )


def _after_income(state: BureaucracyState) -> list[int]:
    """Everybody's coins after their own next income, as things stand."""
    after = []
    for seat, coins in enumerate(state.coins):
        then = coins + income(state, seat)
        after.append(max(0, then + levy(state, seat)))
    return after


Touch = Callable[[BureaucracyState, int, Card], bool]


def _has_attackers(state: BureaucracyState, seat: int, _card: Card) -> bool:
    return state.attackers[seat] > 0


def _has_allies(state: BureaucracyState, seat: int, _card: Card) -> bool:
    return state.allies[seat] != 0


def _has_defenders(state: BureaucracyState, seat: int, _card: Card) -> bool:
    return state.defenders[seat] > 0


TOUCHES: dict[str, Touch] = {
    "attack-fee": _has_attackers,
    "attack-damages": _has_attackers,
    "attacker-price": lambda _state, _seat, _card: True,
    "defender-price": lambda _state, _seat, _card: True,
    "no-betrayal": _has_allies,
    "spare-poorest": lambda state, seat, _card: belongs(state, seat, "poorest"),
    "one-attack": lambda state, seat, _card: state.attackers[seat] > 1,
    "force-limit": lambda state, seat, card: state.attackers[seat] > card.amount,
    "veto-price": _has_allies,
    "no-veto": _has_allies,
    "no-lending": lambda state, seat, _card: state.allies[seat] != 0 and state.defenders[seat] > 0,
    "strength": _has_defenders,
    "spoils": _has_attackers,
    "dissolve": _has_allies,
    "shred": lambda state, seat, _card: bool(state.actions[seat]),
    "new-faction": lambda state, seat, card: belongs(state, seat, card.who),
    "march": lambda state, seat, card: belongs(state, seat, card.who),
}


def _touched(state: BureaucracyState, seat: int, card: Card) -> bool:
    """Whether the card changes what a player may do."""
    touch = TOUCHES.get(card.effect)
    return touch is not None and touch(state, seat, card)
