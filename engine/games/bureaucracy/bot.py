"""What a sensible player of Bureaucracy knows: how good a position is, and which answers come to mind first."""

from collections.abc import Callable
from math import exp
from typing import Any, cast

from engine.contract import Decision
from engine.games.bureaucracy.content import CARD
from engine.games.bureaucracy.rules.battle import expected
from engine.games.bureaucracy.rules.forecast import forecast
from engine.games.bureaucracy.rules.rulings import attack_price, own_defenders_count
from engine.games.bureaucracy.rules.treasury import seats_in
from engine.games.bureaucracy.state import ALIVE, Attack, BureaucracyState, seat_of
from engine.games.bureaucracy.view import BureaucracyView, public_state
from engine.rng import Rng

TROOP = 2.2  # what a troop is worth in coins
HUNT, SAFETY, GROWTH = 0.77, 0.13, 0.08  # what an outlook is made of
NEARER, FURTHER = 0.45, 0.55  # the nearer target and the further one: both have to fall (B24)


def evaluate(state: BureaucracyState) -> tuple[float, ...]:
    """Each seat's outlook: seeing both targets fall, staying alive, and growing."""
    if state.winners:
        share = 1 / len(state.winners)
        return tuple([share if seat in state.winners else 0.0 for seat in range(state.players)])
    wealth = [_wealth(state, seat) for seat in range(state.players)]
    richest = max(wealth)
    return tuple(
        [
            0.0
            if state.fell[seat] != ALIVE
            else HUNT * _hunt(state, seat) + SAFETY * _safety(state, seat) + GROWTH * wealth[seat] / richest
            for seat in range(state.players)
        ]
    )


def _wealth(state: BureaucracyState, seat: int) -> float:
    """Coins, troops, and what allies will bring in."""
    # Walls win no war: the longer it lasts, the less a defender is worth.
    troops = state.attackers[seat] + (1 - 0.7 * weariness(state)) * state.defenders[seat]
    return state.coins[seat] + TROOP * troops + 1.5 * state.allies[seat].bit_count()


def _reach(state: BureaucracyState, seat: int, target: int) -> int:
    """The attackers that would get through to a player's coins: a defender stops two, but none of an ally's (B17)."""
    if state.allies[target] >> seat & 1:
        return state.attackers[seat]
    return max(0, state.attackers[seat] - 2 * state.defenders[target])


def _hunt(state: BureaucracyState, seat: int) -> float:
    """How near the own targets are to their end, from 0 to 1."""
    living = state.living()
    # As the table grows rich, a coin less means less: what counts is how a target compares with the others.
    usual = 1 + sum([state.coins[other] for other in living]) / len(living)
    near = [_nearness(state, seat, target, usual) for target in seats_in(state.targets[seat])]
    return NEARER * max(near) + FURTHER * min(near)


def _nearness(state: BureaucracyState, seat: int, target: int, usual: float) -> float:
    if state.fell[target] != ALIVE:
        return 1.0
    life = state.coins[target] + 0.7 * state.defenders[target] - 0.5 * _reach(state, seat, target)
    return 0.9 * exp(-1.2 * max(0.0, life) / usual)


def _safety(state: BureaucracyState, seat: int) -> float:
    """How likely the next round is survived, if every other player may be the one who hunts this seat."""
    others = [other for other in state.living() if other != seat]
    if not others or not state.coins[seat]:
        return 0.0
    danger = sum([min(1.0, _reach(state, other, seat) / state.coins[seat]) ** 2 for other in others]) / len(others)
    return (1 - danger) * (1 - exp(-state.coins[seat] / 2))


def prior(view: BureaucracyView, decision: Decision) -> tuple[float, ...]:
    """The weights of a decision's options for a sensible player who looks no further."""
    habit = HABITS.get(decision.topic)
    if habit is None:
        return (1.0,) * len(decision.options)
    # A View names its fields as the State does, so what rules compute of the open table can be asked of it too.
    board = cast(Any, view)
    return tuple([habit(view, board, option.id) for option in decision.options])


def prey(view: BureaucracyView) -> list[int]:
    """The own targets that are still alive."""
    return [seat for seat in seats_in(view.targets[view.seat]) if view.fell[seat] == ALIVE]


def menace(view: BureaucracyView) -> int:
    """The attackers that others could send against this seat before its next turn."""
    return sum([count for seat, count in enumerate(view.attackers) if seat != view.seat])


def weariness(board: BureaucracyState | BureaucracyView) -> float:
    """How much everybody wants to see the end of it, from 0 at the first round to 1 at the twelfth."""
    return min(1.0, board.round / 12)


def _recruit(_view: BureaucracyView, _board: Any, pick: str) -> float:
    return 1.2 if pick == "attacker" else 1.0


def _muster(view: BureaucracyView, _board: Any, pick: str) -> float:
    seat = view.seat
    if pick == "done":
        return 1.0
    if pick == "assign":
        return 0.5
    rich = view.coins[seat] / 5
    if pick == "buy-attacker":
        return rich * (1.6 + weariness(view))
    fear = menace(view) / (1 + 2 * view.defenders[seat] + view.coins[seat])
    return rich * (0.3 + 1.5 * min(1.5, fear)) * (1 - 0.8 * weariness(view))


def _assign(view: BureaucracyView, _board: Any, pick: str) -> float:
    troops = view.attackers[view.seat] + view.defenders[view.seat]
    wanted = max(1, round((0.7 + 0.2 * weariness(view)) * troops))
    return exp(-abs(int(pick) - wanted))


def _defence(view: BureaucracyView, board: Any, target: int) -> int:
    """The defenders that may stand in the way of an attack on a player."""
    own = view.defenders[target] if own_defenders_count(board, target) else 0
    lent = [view.defenders[ally] for ally in seats_in(view.allies[target]) if ally != view.seat]
    return own + sum(lent) // 2


def _attack(view: BureaucracyView, board: Any, pick: str) -> float:
    if pick == "done":
        return 0.6
    target, seat = seat_of(pick), view.seat
    free = view.attackers[seat] - sum([attack.attackers for attack in view.attacks])
    hit = max(0, free - 2 * _defence(view, board, target))
    hit = min(hit, view.coins[target])
    hunted = target in prey(view)
    wish = 3.0 * hit + (4.0 if hit >= view.coins[target] else 0.0) if hunted else 0.12 * hit
    if not hunted and view.aimed[target * view.players + seat]:
        wish += 0.3 * hit  # whoever attacks this seat may well be after it
    if view.allies[seat] >> target & 1 and not hunted:
        wish *= 0.2
    return max(0.02, wish - attack_price(board, target))


def _force(view: BureaucracyView, board: Any, pick: str) -> float:
    step = cast(Any, view.steps[-1])
    count, target = int(pick), step.target
    outcome = expected(board, Attack(target, count, own=_defence(view, board, target)))
    worth = 1.5 if target in prey(view) else 0.5
    return exp(min(6.0, worth * min(outcome.coins, view.coins[target]) - 0.6 * outcome.attackers))


def _veto(view: BureaucracyView, board: Any, pick: str) -> float:
    if pick == "pass":
        return 2.0
    target = seat_of(pick)
    attack = next(attack for attack in view.attacks if attack.target == target)
    if target in prey(view) or expected(board, attack).coins < view.coins[target]:
        return 0.05
    return 0.6 if view.coins[view.seat] > 5 else 0.1


def _lend(view: BureaucracyView, board: Any, pick: str) -> float:
    step = cast(Any, view.steps[-1])
    attack = view.attacks[step.index]
    count = int(pick)
    if attack.target in prey(view):
        return 1.0 if count == 0 else 0.02
    now = expected(board, attack).coins
    then = expected(board, attack._replace(own=attack.own + count)).coins
    return 0.4 + 0.4 * (now - then) / (count or 1) if count else 1.0


def _defend(view: BureaucracyView, board: Any, pick: str) -> float:
    step = cast(Any, view.steps[-1])
    attack = view.attacks[step.index]
    outcome = expected(board, attack, own=int(pick))
    deadly = 6.0 if outcome.coins >= view.coins[view.seat] else 0.0
    return exp(max(-12.0, outcome.attackers * 1.2 - outcome.coins * 1.1 - outcome.defenders * 1.5 - deadly))


def _vote(view: BureaucracyView, _board: Any, pick: str) -> float:
    liking = _liking(view, view.flipped)
    in_favour = 1 / (1 + exp(-1.5 * liking))
    return in_favour if pick == "with" else 1 - in_favour


def _liking(view: BureaucracyView, card: str) -> float:
    """What a card would bring this seat, compared with the others and above all with its targets."""
    gains = {}
    for row in forecast(public_state(view, Rng(0)), card):
        troops = row.attackers_then + row.defenders_then - row.attackers - row.defenders
        loss_of_life = -5.0 if row.coins_then == 0 and row.coins > 0 else 0.0
        gains[row.seat] = row.coins_then - row.coins + TROOP * troops + loss_of_life
    if view.seat not in gains:
        return 0.0
    others = [gain for seat, gain in gains.items() if seat != view.seat]
    hunted = [gains[seat] for seat in prey(view)]
    return gains[view.seat] - 0.6 * sum(others) / len(others) - 0.5 * sum(hunted) / (len(hunted) or 1)


def _action(_view: BureaucracyView, _board: Any, pick: str) -> float:
    if pick == "pass":
        return 1.0
    return 2.0 if CARD[pick].effect in BOONS else 0.7


def _action_target(view: BureaucracyView, _board: Any, pick: str) -> float:
    target = seat_of(pick)
    step = cast(Any, view.steps[-1])
    if CARD[step.card].effect == "stop-attack":
        return 5.0 if target == view.seat else 0.3
    return 4.0 if target in prey(view) else 0.7


def _diplomacy(view: BureaucracyView, _board: Any, pick: str) -> float:
    if pick == "done":
        return 1.0
    other = seat_of(pick)
    hunted = other in prey(view)
    if pick.startswith("form"):
        return 0.4 if hunted else 2.5 / (1 + 0.5 * view.aimed[other * view.players + view.seat])
    return 0.6 if hunted else 0.05


def _answer(view: BureaucracyView, _board: Any, pick: str) -> float:
    asker: int = cast(Any, view.steps[-1]).seat
    agrees = (0.35 if asker in prey(view) else 0.85) / (1 + 0.3 * view.aimed[asker * view.players + view.seat])
    return agrees if pick == "agree" else 1 - agrees


BOONS = (
    "coins",
    "coins-per-ally",
    "take-coins",
    "attackers",
    "defenders",
    "shield",
    "reinforce",
    "strength",
    "protect",
)

Habit = Callable[[BureaucracyView, Any, str], float]

HABITS: dict[str, Habit] = {
    "recruit": _recruit,
    "muster": _muster,
    "muster.late": _muster,
    "muster.assign": _assign,
    "attack": _attack,
    "attack.force": _force,
    "veto": _veto,
    "lend": _lend,
    "defend": _defend,
    "vote": _vote,
    "vote.secret": _vote,
    "action": _action,
    "action.target": _action_target,
    "diplomacy": _diplomacy,
    "diplomacy.answer": _answer,
}
