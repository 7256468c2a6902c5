"""Why an answer is a good one, in a sentence about what all can see."""

from collections.abc import Callable
from typing import Any, cast

from engine.contract import Decision, Picks, Reason
from engine.games.bureaucracy.rules.battle import expected
from engine.games.bureaucracy.rules.forecast import forecast
from engine.games.bureaucracy.state import Attack, seat_of
from engine.games.bureaucracy.view import BureaucracyView, public_state
from engine.rng import Rng

Telling = Callable[[BureaucracyView, str], Reason]
BEST = Reason("hint-best")


def reason(view: BureaucracyView, decision: Decision, picks: Picks) -> Reason:
    """The sentence for an answer."""
    telling = TELLINGS.get(decision.topic)
    return telling(view, picks[0]) if telling is not None and picks else BEST


def _recruit(_view: BureaucracyView, pick: str) -> Reason:
    return Reason(f"hint-recruit-{pick}")


def _muster(view: BureaucracyView, pick: str) -> Reason:
    if pick == "buy-defender":
        others = [count for seat, count in enumerate(view.attackers) if seat != view.seat]
        return Reason("hint-buy-defender", (("attackers", sum(others)), ("defenders", view.defenders[view.seat])))
    return Reason(f"hint-{pick}", (("coins", view.coins[view.seat]),))


def _assign(view: BureaucracyView, pick: str) -> Reason:
    troops = view.attackers[view.seat] + view.defenders[view.seat]
    return Reason("hint-assign-troops", (("attackers", int(pick)), ("defenders", troops - int(pick))))


def _attack(view: BureaucracyView, pick: str) -> Reason:
    if pick == "done":
        return Reason("hint-attack-declare" if view.attacks else "hint-attack-nobody")
    return _figures(view, seat_of(pick))


def _figures(view: BureaucracyView, target: int) -> Reason:
    """What stands between the attackers and the coins of a player."""
    counts = (("coins", view.coins[target]), ("defenders", view.defenders[target]))
    return Reason("hint-attack", (("player", target), *counts))


def _force(view: BureaucracyView, pick: str) -> Reason:
    """What so many attackers come to against all own defenders."""
    target: int = cast(Any, view.steps[-1]).target
    attack = Attack(target, int(pick), own=view.defenders[target])
    losses = expected(cast(Any, view), attack)
    return Reason("hint-force", (("player", target), ("coins", losses.coins), ("attackers", losses.attackers)))


def _veto(view: BureaucracyView, pick: str) -> Reason:
    if pick == "pass":
        return Reason("hint-veto-pass")
    target = seat_of(pick)
    return Reason("hint-veto", (("player", target), ("coins", view.coins[target])))


def _lend(view: BureaucracyView, pick: str) -> Reason:
    return _stand(view, pick, "hint-lend")


def _defend(view: BureaucracyView, pick: str) -> Reason:
    return _stand(view, pick, "hint-defend")


def _stand(view: BureaucracyView, pick: str, name: str) -> Reason:
    """What an attack would cost with so many defenders more, and without them."""
    attack = view.attacks[cast(Any, view.steps[-1]).index]
    board = cast(Any, view)
    without = expected(board, attack, own=0).coins
    more = expected(board, attack, own=int(pick)).coins
    if not int(pick):
        return Reason(f"{name}-none", (("player", attack.target), ("coins", without)))
    return Reason(name, (("player", attack.target), ("coins", more), ("without", without)))


def _vote(view: BureaucracyView, pick: str) -> Reason:
    """What the card does to the own coins, and to those of everybody else together."""
    rows = forecast(public_state(view, Rng(0)), view.flipped)
    moved = {row.seat: row.coins_then - row.coins for row in rows}
    mine = moved.get(view.seat, 0)
    if not any(moved.values()):
        return Reason(f"hint-ballot-{pick}-plain")
    return Reason(f"hint-ballot-{pick}", (("mine", f"{mine:+d}"), ("others", f"{sum(moved.values()) - mine:+d}")))


def _diplomacy(view: BureaucracyView, pick: str) -> Reason:
    if pick == "done":
        return Reason("hint-diplomacy-done")
    verb, _, _ = pick.partition("-")
    other = seat_of(pick)
    return Reason(f"hint-{verb}", (("player", other), ("allies", view.allies[other].bit_count())))


def _answer(view: BureaucracyView, pick: str) -> Reason:
    asker: int = cast(Any, view.steps[-1]).seat
    sent = view.aimed[asker * view.players + view.seat]
    if pick == "refuse" and sent:
        return Reason("hint-refuse-attacker", (("player", asker), ("attackers", sent)))
    return Reason(f"hint-{pick}", (("player", asker),))


TELLINGS: dict[str, Telling] = {
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
    "diplomacy": _diplomacy,
    "diplomacy.answer": _answer,
}
