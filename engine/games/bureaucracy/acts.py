"""The public record: what each seat did to whom for all to see. Promises are judged by it, and targets guessed."""

from typing import NamedTuple

ATTACK = "attack"  # `troops` attackers declared against `target`
VETO = "veto"  # the attack of `other` on `target` stopped, by a veto or a card
LET = "let"  # no veto, against the attack of `other` on `target`, from one who could pay it
LEND = "lend"  # `troops` defenders for `target` against `other`; 0 from one who had some
ALLY = "ally"  # an alliance that `target` had offered, agreed to
REFUSE = "refuse"  # one that `target` had offered, refused
PART = "part"  # an alliance with `target` broken
VOTE = "vote"  # an open vote in the turn of `seat`, with the `votes` of all
BALLOT = "ballot"  # a secret one: of its `votes` nobody knows whose they were
HURT = "hurt"  # a card played against `target`
KINDS = (ATTACK, VETO, LET, LEND, ALLY, REFUSE, PART, VOTE, BALLOT, HURT)


class Act(NamedTuple):
    """What a seat did; `turn` is the number of the turn, counted from 1. Where nobody else is meant, seats are -1."""

    kind: str
    seat: int
    turn: int
    round: int
    target: int = -1
    other: int = -1
    troops: int = 0
    votes: tuple[str, ...] = ()
