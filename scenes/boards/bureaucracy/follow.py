"""How an event changes what is on the table, one by one, so that pictures can follow the game at their own pace."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, cast

from engine.contract import Datum, Event
from engine.games.bureaucracy.content import CARD, LAW
from engine.games.bureaucracy.rules.rulings import damages
from engine.games.bureaucracy.state import NOBODY, Attack, Effect
from engine.games.bureaucracy.view import BureaucracyView

Data = Mapping[str, Datum]


def follow(view: BureaucracyView, event: Event) -> BureaucracyView:
    """The view after an event, as far as the table shows it; who has seen all events has the true view again."""
    change = _CHANGES.get(event.kind)
    return change(view, event.data) if change is not None else view


def _number(data: Data, key: str) -> int:
    value = data[key]
    assert isinstance(value, int)
    return value


def _list(data: Data, key: str) -> tuple[Any, ...]:
    value = data[key]
    assert isinstance(value, tuple)
    return value


def _at(values: tuple[Any, ...], place: int, value: Any) -> tuple[Any, ...]:
    return (*values[:place], value, *values[place + 1 :])


def _more(values: tuple[int, ...], place: int, amount: int) -> tuple[int, ...]:
    return _at(values, place, values[place] + amount)


def _coins_changed(view: BureaucracyView, data: Data) -> BureaucracyView:
    return replace(view, coins=_at(view.coins, _number(data, "seat"), _number(data, "coins")))


def _income(view: BureaucracyView, data: Data) -> BureaucracyView:
    coins = _more(view.coins, _number(data, "seat"), _number(data, "amount"))
    for ally, share in _list(data, "allies"):
        coins = _more(coins, ally, share)
    return replace(view, coins=coins)


def _bought(view: BureaucracyView, data: Data) -> BureaucracyView:
    seat = _number(data, "seat")
    coins = _more(view.coins, seat, -_number(data, "price"))
    if data["piece"] == "attacker":
        return replace(view, coins=coins, attackers=_more(view.attackers, seat, 1))
    return replace(view, coins=coins, defenders=_more(view.defenders, seat, 1), bought=view.bought + 1)


def _troops_changed(view: BureaucracyView, data: Data) -> BureaucracyView:
    seat = _number(data, "seat")
    attackers = _more(view.attackers, seat, _number(data, "attackers"))
    return replace(view, attackers=attackers, defenders=_more(view.defenders, seat, _number(data, "defenders")))


def _assigned(view: BureaucracyView, data: Data) -> BureaucracyView:
    seat = _number(data, "seat")
    attackers = _at(view.attackers, seat, _number(data, "attackers"))
    return replace(view, attackers=attackers, defenders=_at(view.defenders, seat, _number(data, "defenders")))


def _turn_begins(view: BureaucracyView, data: Data) -> BureaucracyView:
    seat, round_ = _number(data, "seat"), _number(data, "round")
    taken = view.turns_taken + 1
    return replace(view, turn=seat, round=round_, turns_taken=taken, attacks=(), effects=(), bought=0)


def _flipped(view: BureaucracyView, data: Data) -> BureaucracyView:
    seat, card = _number(data, "seat"), str(data["card"])
    left = max(0, view.deck_left - 1)
    if data["kind"] == "action":
        actions = _at(view.actions, seat, (*view.actions[seat], card))
        return replace(view, actions=actions, deck_left=left)
    return replace(view, flipped=card, deck_left=left)


def _shuffled(view: BureaucracyView, data: Data) -> BureaucracyView:
    return replace(view, deck_left=_number(data, "cards"), discards=())


def _counted(view: BureaucracyView, data: Data) -> BureaucracyView:
    card = str(data["card"])
    stays = bool(data["passed"]) and CARD[card].kind == LAW
    effects = tuple(effect for effect in view.effects if effect.kind not in ("votes", "seal-vote"))
    discards = view.discards if stays else (*view.discards, card)
    return replace(view, flipped="", box=(), effects=effects, discards=discards)


def _law_passed(view: BureaucracyView, data: Data) -> BureaucracyView:
    return replace(view, law=str(data["card"]), law_since=view.round)


def _law_repealed(view: BureaucracyView, data: Data) -> BureaucracyView:
    return replace(view, law="", discards=(*view.discards, str(data["card"])))


def _shelved(view: BureaucracyView, data: Data) -> BureaucracyView:
    return replace(view, flipped="", discards=(*view.discards, str(data["card"])))


def _played(view: BureaucracyView, data: Data) -> BureaucracyView:
    seat, card = _number(data, "seat"), str(data["card"])
    hand = tuple(held for held in view.actions[seat] if held != card)
    view = replace(view, actions=_at(view.actions, seat, hand), discards=(*view.discards, card))
    if CARD[card].effect != "reinforce":
        return view
    target = _number(data, "target")
    attackers = next((attack.attackers for attack in view.attacks if attack.target == target), 0)
    return _changed_attack(view, target, attackers=attackers + CARD[card].amount)


def _effect_begins(view: BureaucracyView, data: Data) -> BureaucracyView:
    return replace(view, effects=(*view.effects, Effect(str(data["effect"]), _number(data, "seat"))))


def _shredded(view: BureaucracyView, data: Data) -> BureaucracyView:
    seat = _number(data, "seat")
    return replace(view, actions=_at(view.actions, seat, ()), discards=(*view.discards, *view.actions[seat]))


def _formed(view: BureaucracyView, data: Data) -> BureaucracyView:
    return _allied(view, _number(data, "seat"), _number(data, "partner"), True)


def _ended(view: BureaucracyView, data: Data) -> BureaucracyView:
    return _allied(view, _number(data, "seat"), _number(data, "partner"), False)


def _allied(view: BureaucracyView, one: int, two: int, together: bool) -> BureaucracyView:
    masks = list(view.allies)
    for seat, other in ((one, two), (two, one)):
        masks[seat] = masks[seat] | 1 << other if together else masks[seat] & ~(1 << other)
    return replace(view, allies=tuple(masks))


def _dissolved(view: BureaucracyView, _data: Data) -> BureaucracyView:
    return replace(view, allies=(0,) * view.players)


def _fee_paid(view: BureaucracyView, data: Data) -> BureaucracyView:
    amount = _number(data, "amount")
    coins = _more(view.coins, _number(data, "seat"), -amount)
    return replace(view, coins=_more(coins, _number(data, "target"), amount))


def _planned(view: BureaucracyView, data: Data) -> BureaucracyView:
    attack = Attack(_number(data, "target"), _number(data, "attackers"))
    return replace(view, attacks=(*view.attacks, attack))


def _changed_attack(view: BureaucracyView, target: int, **changes: Any) -> BureaucracyView:
    attacks = tuple(attack._replace(**changes) if attack.target == target else attack for attack in view.attacks)
    return replace(view, attacks=attacks)


def _declared(view: BureaucracyView, data: Data) -> BureaucracyView:
    """The fees are paid, and what of them the attacked player gets arrives."""
    target, price = _number(data, "target"), _number(data, "price")
    board = cast(Any, view)  # a View names its fields as the State does, so rulings can be asked of it
    coins = _more(_more(view.coins, _number(data, "seat"), -price), target, damages(board))
    view = replace(view, coins=coins)
    if any(attack.target == target for attack in view.attacks):
        return view
    return replace(view, attacks=(*view.attacks, Attack(target, _number(data, "attackers"))))


def _vetoed(view: BureaucracyView, data: Data) -> BureaucracyView:
    seat, price = _number(data, "seat"), _number(data, "price")
    paid = replace(view, coins=_more(view.coins, seat, -price))
    return _changed_attack(paid, _number(data, "target"), stopped_by=seat, paid=price)


def _stopped(view: BureaucracyView, data: Data) -> BureaucracyView:
    return _changed_attack(view, _number(data, "target"), stopped_by=_number(data, "seat"))


def _lent(view: BureaucracyView, data: Data) -> BureaucracyView:
    seat, target, count = (_number(data, key) for key in ("seat", "target", "count"))
    lent = next((attack.lent for attack in view.attacks if attack.target == target), ())
    return _changed_attack(view, target, lent=(*lent, (seat, count)))


def _sent(view: BureaucracyView, data: Data) -> BureaucracyView:
    return _changed_attack(view, _number(data, "seat"), own=_number(data, "count"))


def _resolved(view: BureaucracyView, data: Data) -> BureaucracyView:
    """Attackers fall; the own defenders are settled here as well, those that were lent with their return (B18)."""
    seat, target = _number(data, "seat"), _number(data, "target")
    attackers = _more(view.attackers, seat, -_number(data, "attackers_lost"))
    attack = next((each for each in view.attacks if each.target == target), Attack(target, 0))
    left = attack.defenders - _number(data, "defenders_lost")
    defenders = _more(view.defenders, target, left - attack.own)
    rest = tuple(each for each in view.attacks if each.target != target)
    going = rest if any(not each.stopped for each in rest) else ()
    return replace(view, attackers=attackers, defenders=defenders, attacks=going)


def _returned(view: BureaucracyView, data: Data) -> BureaucracyView:
    """Whoever lent gets back what survived; the attacked player has that much less of what was left."""
    seat, lent, back = (_number(data, key) for key in ("seat", "lent", "returned"))
    defenders = _more(view.defenders, seat, back - lent)
    return replace(view, defenders=_more(defenders, _number(data, "target"), -back))


def _eliminated(view: BureaucracyView, data: Data) -> BureaucracyView:
    seat = _number(data, "seat")
    masks = tuple(0 if other == seat else mask & ~(1 << seat) for other, mask in enumerate(view.allies))
    return replace(
        view,
        fell=_at(view.fell, seat, view.turns_taken),
        coins=_at(view.coins, seat, 0),
        attackers=_at(view.attackers, seat, 0),
        defenders=_at(view.defenders, seat, 0),
        allies=masks,
    )


def _faction_changed(view: BureaucracyView, data: Data) -> BureaucracyView:
    return replace(view, factions=_at(view.factions, _number(data, "seat"), str(data["faction"])))


def _factions_revealed(view: BureaucracyView, data: Data) -> BureaucracyView:
    return replace(view, factions=_list(data, "factions"), box=())


def _opened(view: BureaucracyView, data: Data) -> BureaucracyView:
    return replace(view, first=_number(data, "first"), turn=NOBODY)


_CHANGES: dict[str, Callable[[BureaucracyView, Data], BureaucracyView]] = {
    "table-opened": _opened,
    "factions-revealed": _factions_revealed,
    "turn-begins": _turn_begins,
    "income": _income,
    "coins-changed": _coins_changed,
    "troop-bought": _bought,
    "troops-changed": _troops_changed,
    "troops-assigned": _assigned,
    "card-flipped": _flipped,
    "deck-shuffled": _shuffled,
    "vote-counted": _counted,
    "law-passed": _law_passed,
    "law-repealed": _law_repealed,
    "card-shelved": _shelved,
    "effect-begins": _effect_begins,
    "action-played": _played,
    "actions-shredded": _shredded,
    "alliance-formed": _formed,
    "alliance-ended": _ended,
    "alliances-dissolved": _dissolved,
    "fee-paid": _fee_paid,
    "attack-planned": _planned,
    "attack-declared": _declared,
    "attack-vetoed": _vetoed,
    "attack-stopped": _stopped,
    "defenders-lent": _lent,
    "defenders-sent": _sent,
    "attack-resolved": _resolved,
    "defenders-returned": _returned,
    "eliminated": _eliminated,
    "faction-changed": _faction_changed,
}
