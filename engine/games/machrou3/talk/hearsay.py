"""What talk tells of the sides: little, and only who suspects whom (M9, M10)."""

from collections.abc import Sequence
from typing import Any

from engine.bots.trust import GULLIBLE
from engine.contract import Evidence, Statement, World
from engine.games.machrou3.state import seat_of
from engine.games.machrou3.talk.contents import ACCUSED, deeds_before
from engine.games.machrou3.view import Machrou3View

# How likely a suspicion is to be voiced: by an innocent player of a Corrupt or another one, by a Corrupt of an ally
# or of somebody else.
VOICED = {(False, True): 0.5, (False, False): 0.28, (True, True): 0.08, (True, False): 0.3}


def with_hearsay(view: Machrou3View) -> tuple[Any, ...]:
    """The deeds of a game with what was first said against somebody, each in its place."""
    voiced = _suspicions(view.talk)
    if not voiced:
        return view.acts
    merged: list[Any] = []
    done = 0
    for said in voiced:
        place = deeds_before(said.moment)
        merged += view.acts[done:place]
        merged.append(said)
        done = max(done, place)
    return (*merged, *view.acts[done:])


def _suspicions(talk: tuple[Statement, ...]) -> list[Statement]:
    """The first time that each player spoke against each other one; repeating it adds nothing."""
    first: dict[tuple[int, int], Statement] = {}
    for said in talk:
        if said.act in ("estimate", "accuse"):
            about = suspect_of(said)
            if about is not None:
                first.setdefault((said.speaker, about), said)
    return list(first.values())


def suspect_of(said: Statement) -> int | None:
    """Whom a statement calls Corrupt, if anybody."""
    if said.act == "accuse" and said.content == ACCUSED:
        return said.target
    side, _, seat = said.content.partition(":")
    return seat_of(seat) if said.act == "estimate" and side == ACCUSED else None


def heard(said: Statement, worlds: Sequence[World]) -> Evidence:
    """What a suspicion tells; it never weighs more than a hint, so that talk does not outweigh deeds."""
    about = suspect_of(said)
    chances = [VOICED[said.speaker in corrupt, about in corrupt] for corrupt in worlds]
    return Evidence(tuple(chances), bound=GULLIBLE)
