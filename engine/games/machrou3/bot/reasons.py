"""Why an answer is a good one, in a sentence about what all can see."""

from collections.abc import Callable

from engine.contract import Decision, Picks, Reason
from engine.games.machrou3.board import GROUP_OF, GROUPS, INDEX
from engine.games.machrou3.bot.situation import Situation
from engine.games.machrou3.rules import battle, campaign, swap
from engine.games.machrou3.state import seat_of
from engine.games.machrou3.view import Machrou3View

Telling = Callable[[Machrou3View, str], Reason]


def reason(view: Machrou3View, decision: Decision, picks: Picks) -> Reason:
    """The sentence for an answer."""
    telling = TELLINGS.get(decision.topic)
    return telling(view, picks[0]) if telling is not None and picks else Reason("hint-best")


def _action(_view: Machrou3View, pick: str) -> Reason:
    return Reason(f"hint-action-{pick}")


def _finish(_view: Machrou3View, pick: str) -> Reason:
    return Reason("hint-action-declare" if pick == "declare" else "hint-best")


def _district(view: Machrou3View, pick: str) -> Reason:
    """The seats that hang on a district."""
    group = GROUPS[GROUP_OF[INDEX[pick]]]
    return Reason("hint-district", (("district", pick), ("seats", group.seats), ("ip", view.ip[INDEX[pick]])))


def _battle_at(view: Machrou3View, pick: str) -> Reason:
    step = view.steps[-1]
    assert isinstance(step, battle.ChooseDefending)
    target = INDEX[pick]
    fight = battle.Battle(view.seat, view.owner[target], step.challenging, target)
    challenge, defence = fight.totals(Situation(view, None).board)
    figures = (("player", view.owner[target]), ("challenge", challenge), ("defence", defence))
    return Reason("hint-battle", (("district", pick), *figures))


def _vote(view: Machrou3View, pick: str) -> Reason:
    step = view.steps[-1]
    assert isinstance(step, campaign.CampaignVote)
    if step.seat == view.seat:
        return Reason("hint-own-campaign")
    return Reason(f"hint-vote-{pick}", (("player", step.seat), ("seats", view.blocs[step.seat])))


def _support(view: Machrou3View, pick: str) -> Reason:
    fight = view.battle
    assert fight is not None
    if pick == battle.NEUTRAL:
        return Reason("hint-neutral")
    backed = fight.challenger if pick == battle.CHALLENGER else fight.defender
    return Reason("hint-support", (("player", backed), ("seats", view.blocs[backed])))


def _help(_view: Machrou3View, pick: str) -> Reason:
    return Reason(f"hint-help-{pick}")


def _consent(view: Machrou3View, pick: str) -> Reason:
    step = view.steps[-1]
    assert isinstance(step, swap.AskConsent)
    return Reason(f"hint-swap-{pick}", (("player", step.seat),))


def _stand(view: Machrou3View, pick: str) -> Reason:
    return Reason(f"hint-{pick}", (("seats", view.blocs[view.seat]),))


def _president(view: Machrou3View, pick: str) -> Reason:
    seat = seat_of(pick)
    return Reason("hint-president", (("player", seat), ("seats", view.blocs[seat])))


TELLINGS: dict[str, Telling] = {
    "action": _action,
    "finish": _finish,
    "battle.from": _district,
    "battle.at": _battle_at,
    "battle.support": _support,
    "battle.help": _help,
    "campaign.at": _district,
    "campaign.vote": _vote,
    "swap.take": _district,
    "swap.consent": _consent,
    "stand": _stand,
    "president": _president,
}
