"""The public record: what each seat did for all to see. Bots and suspicious players draw conclusions from it."""

from typing import NamedTuple

ATTACK = "attack"  # a Battle of Influence against `target`
BACK = "back"  # support offered to `target` against `other`
STAY_OUT = "stay-out"  # neutral between the Challenger `target` and the Defender `other`
ACCEPT = "accept"  # help of `target` taken
REFUSE = "refuse"  # help of `target` turned down
AGREE = "agree"  # a swap that `target` wanted
DECLINE = "decline"  # a swap that `target` wanted, refused
VOTE = "vote"  # a campaign of `seat`, with the `counts` With and Against
HURT = "hurt"  # a card used against `target`
FAVOUR = "favour"  # a card used for `target`
PASS = "pass"
RENEW = "renew"  # an Objective drawn or changed
COMPLETE = "complete"  # an Objective completed
STAND = "stand"
WAIT = "wait"  # a candidacy that was not declared
KINDS = (ATTACK, BACK, STAY_OUT, ACCEPT, REFUSE, AGREE, DECLINE, VOTE, HURT, FAVOUR, PASS, RENEW, COMPLETE, STAND, WAIT)


class Act(NamedTuple):
    """What a seat did, with the blocs of that moment; of a secret ballot there are the counts alone.

    `turn` counts the turns that were over.
    """

    kind: str
    seat: int
    blocs: tuple[int, ...]
    target: int = -1
    other: int = -1
    counts: tuple[int, ...] = ()
    turn: int = 0
