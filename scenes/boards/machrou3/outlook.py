"""What a choice in Machrou3 Ra2is would lead to: totals of a battle, seats won and lost."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, NamedTuple

from engine.games.machrou3.board import DISTRICTS, GROUPS, INDEX
from engine.games.machrou3.content import POWER
from engine.games.machrou3.rules.battle import AnswerHelp, Battle, ChooseDefending, own_support
from engine.games.machrou3.rules.campaign import CampaignVote
from engine.games.machrou3.rules.parliament import leader
from engine.games.machrou3.rules.powers import ChooseForPower
from engine.games.machrou3.rules.rulings import becomes_swing, challenger_wins
from engine.games.machrou3.rules.swap import AskConsent, ChooseReturn
from engine.games.machrou3.state import NOBODY
from engine.games.machrou3.view import Machrou3View


class Prospect(NamedTuple):
    """What would come of it: totals of a battle, districts that change hands, seats won and lost."""

    totals: tuple[int, int] | None = None
    owners: Mapping[int, int] = {}
    seats: Mapping[int, int] = {}


def prospect(view: Machrou3View, topic: str, option: str) -> Prospect | None:
    """What picking an option would lead to by what is public; None where numbers do not tell."""
    step = view.steps[-1] if view.steps else None
    district = INDEX.get(option, NOBODY)
    if topic == "campaign.at":
        return _changed(view, {district: view.seat})
    if isinstance(step, CampaignVote) and topic == "campaign.vote":
        return _changed(view, {step.district: step.seat} if option == "with" else {})
    if isinstance(step, ChooseReturn) and topic == "swap.take":
        return _changed(view, {step.gift: view.owner[district], district: step.seat})
    if isinstance(step, AskConsent) and topic == "swap.consent":
        return _changed(view, {step.gift: step.partner, step.wanted: step.seat} if option == "agree" else {})
    if isinstance(step, ChooseDefending) and topic == "battle.at":
        return battle_prospect(view, Battle(view.seat, view.owner[district], step.challenging, district))
    if topic in ("battle.support", "battle.help"):
        return _help_prospect(view, step, option)
    if isinstance(step, ChooseForPower) and district != NOBODY:
        return _power_prospect(view, step, district)
    return None


def battle_prospect(view: Machrou3View, battle: Battle) -> Prospect:
    """How a battle would end with the help that it has now."""
    state: Any = view  # the rules read the same facts from a View
    challenge, defence = battle.totals(state)
    if challenger_wins(challenge, defence):
        owners = {battle.defending: battle.challenger}
    elif becomes_swing(state, battle.challenger, battle.challenging):
        owners = {battle.challenging: NOBODY}
    else:
        owners = {}
    return _changed(view, owners)._replace(totals=(challenge, defence))


def helpers(view: Machrou3View, battle: Battle) -> list[int]:
    """The players who could step into a battle, apart from the two that fight it."""
    state: Any = view
    return [
        seat
        for seat in range(view.players)
        if seat not in (battle.challenger, battle.defender)
        and own_support(state, seat, battle.defending, battle.challenging)
    ]


def _help_prospect(view: Machrou3View, step: object, option: str) -> Prospect | None:
    battle = view.battle
    if battle is None:
        return None
    if option in ("challenger", "defender"):
        battle = battle.after(battle.asked, ((view.seat, option),))
    elif option == "accept" and isinstance(step, AnswerHelp):
        battle = battle.after(battle.asked, ((step.seat, step.side),))
    return battle_prospect(view, battle)


def _power_prospect(view: Machrou3View, step: ChooseForPower, district: int) -> Prospect | None:
    """What an Exceptional Power would do with this district; None while another choice must follow."""
    power = POWER[step.power]
    first = INDEX.get(step.picks[0], NOBODY) if step.picks else NOBODY
    match power.effect:
        case "take-swing" | "take-neighbour":
            return _changed(view, {district: view.seat})
        case "vacate":
            return _changed(view, {district: NOBODY})
        case "strengthen":
            return _changed(view, {}, {district: power.amount})
        case "weaken":
            return _changed(view, {}, {district: -power.amount})
        case "shift" if first != NOBODY:
            return _changed(view, {}, {district: -power.amount, first: power.amount})
        case "force-swap" if first != NOBODY:
            return _changed(view, {first: view.owner[district], district: view.seat})
    return None


def _changed(view: Machrou3View, owners: Mapping[int, int], points: Mapping[int, int] | None = None) -> Prospect:
    """The seats that change hands when districts do, or when their points change."""
    points = points or {}
    numbers = range(len(DISTRICTS))
    then: Any = replace(
        view,
        owner=tuple(owners.get(number, view.owner[number]) for number in numbers),
        ip=tuple(max(1, view.ip[number] + points.get(number, 0)) for number in numbers),
    )
    seats = dict.fromkeys(range(view.players), 0)
    for group, before in enumerate(view.leaders):
        after = leader(then, group)
        for seat, sign in ((before, -1), (after, 1)):
            if before != after and seat != NOBODY:
                seats[seat] += sign * GROUPS[group].seats
    return Prospect(None, owners, {seat: change for seat, change in seats.items() if change})
