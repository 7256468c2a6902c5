"""What answers would lead to, as far as the open table tells: losses of attacks, prices, and the phase of a turn."""

from typing import Any, NamedTuple, cast

from engine.games.bureaucracy.rules.actions import OpenWindow, PlayAction
from engine.games.bureaucracy.rules.attack import AskVeto, ChooseForce, ChooseTarget, PlanAttacks
from engine.games.bureaucracy.rules.battle import (
    AskLend,
    Defend,
    DivideReturned,
    Losses,
    ResolveAttacks,
    SendDefenders,
    expected,
)
from engine.games.bureaucracy.rules.diplomacy import AskAlliance, Diplomacy
from engine.games.bureaucracy.rules.rulings import own_defenders_count
from engine.games.bureaucracy.rules.turn import AssignTroops, Muster
from engine.games.bureaucracy.rules.votes import OpenBallot, SealedBallot
from engine.games.bureaucracy.state import Attack, seat_of
from engine.games.bureaucracy.view import BureaucracyView
from scenes.play.moment import Moment

PHASES = ("income", "vote", "troops", "attack", "end")
_WINDOWS = {"start": "income", "votes": "vote", "attacks": "attack", "damage": "attack", "end": "end"}
_ATTACKING = (ChooseTarget, ChooseForce, PlanAttacks, AskVeto, Defend, AskLend, SendDefenders, ResolveAttacks)


def phase(view: BureaucracyView) -> str:
    """Which part of the turn is going on; "" before the first turn and after the game."""
    for step in reversed(view.steps):
        found = _phase_of(step)
        if found:
            return found
    return ""


def _phase_of(step: object) -> str:
    match step:
        case OpenWindow(window=window) | PlayAction(window=window):
            return _WINDOWS[window]
        case OpenBallot() | SealedBallot():
            return "vote"
        case Muster(is_before=is_before):
            return "troops" if is_before else "end"
        case AssignTroops():
            return "troops"
        case Diplomacy(is_early=is_early):
            return "income" if is_early else "end"
        case AskAlliance():
            return ""  # the step below says whose diplomacy it is
        case DivideReturned():
            return "attack"
    return "attack" if isinstance(step, _ATTACKING) else ""


class Duel(NamedTuple):
    """An attack as it is shown: with the answer that is pointed at, if there is one."""

    attack: Attack
    losses: Losses
    is_considered: bool


def losses(view: BureaucracyView, attack: Attack) -> Losses:
    """What an attack comes to; a View names its fields as the State does, so the rules can be asked directly."""
    return expected(cast(Any, view), attack)


def pointed_option(moment: Moment) -> str:
    """The answer that is pointed at or focused."""
    kind, _, option = (moment.pointed or "").partition(":")
    if kind == "mat":
        option = f"seat-{option}"
    return option if kind in ("option", "mat") and moment.options.get(option) == "" else ""


def answered(view: BureaucracyView, option: str) -> Attack | None:
    """The attack that a question is about, with an answer to it put in; None where the question is about none."""
    step = view.steps[-1] if view.steps else None
    count = int(option) if option.isdecimal() else 0
    match step:
        case ChooseForce(target=target):
            return Attack(target, count)
        case SendDefenders(index=index):
            return view.attacks[index]._replace(own=count)
        case AskLend(index=index, seat=seat):
            attack = view.attacks[index]
            return attack._replace(lent=(*attack.lent, (seat, count))) if count else attack
        case DivideReturned(index=index):
            return view.attacks[index]
        case AskVeto() if option.startswith("seat-"):
            return next((attack for attack in view.attacks if attack.target == seat_of(option)), None)
    return None


def shown_duel(moment: Moment) -> Duel | None:
    """The attack that stands in the middle of attention."""
    view, option = moment.view, pointed_option(moment)
    step = view.steps[-1] if view.steps else None
    usual = "1" if isinstance(step, ChooseForce) else ""  # nobody attacks with nothing
    attack = answered(view, option or usual) if moment.asked is not None else None
    if attack is None:
        attack = next((each for each in view.attacks if not each.stopped), next(iter(view.attacks), None))
    if attack is None:
        return None
    return Duel(attack, losses(view, attack), bool(option.isdecimal()))


def force_range(view: BureaucracyView, target: int, count: int) -> tuple[int, int]:
    """The coins an attack takes if every defender of the target's own stands in its way, and if none does."""
    board = cast(Any, view)
    own = view.defenders[target] if own_defenders_count(board, target) else 0
    return losses(view, Attack(target, count, own=own)).coins, losses(view, Attack(target, count)).coins
