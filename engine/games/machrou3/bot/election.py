"""The election as a sensible player sees it: who should stand, and for whom to vote (M29-M32)."""

from engine.games.machrou3.bot.situation import Situation
from engine.games.machrou3.state import seat_of

SURE = 1e9


def candidacy(now: Situation, pick: str) -> float:
    """Standing, for the one who has most behind them: two candidates of one side share its votes."""
    wish = _corrupt_wish(now) if now.view.allies else _reformist_wish(now)
    return wish if pick == "stand" else 1 - wish


def _corrupt_wish(now: Situation) -> float:
    view = now.view
    if any(seat in view.allies for seat in view.candidates):
        return 0.05  # two Corrupt candidates would share the votes of one
    # Somebody Corrupt has to stand; better the one with more seats.
    return 0.9 if view.blocs[view.seat] == max(view.blocs[seat] for seat in view.allies) else 0.4


def _reformist_wish(now: Situation) -> float:
    view = now.view
    mine = _promise(now, view.seat)
    others = [_promise(now, seat) for seat in range(view.players) if seat != view.seat]
    rivals = [_promise(now, seat) for seat in view.candidates]
    if not rivals:
        return 0.75 if mine >= max(others) else 0.2
    return 0.5 if mine > 1.5 * max(rivals) else 0.04


def _promise(now: Situation, seat: int) -> float:
    """The seats that a candidate brings along, as far as they can be trusted."""
    return (1 + now.view.blocs[seat] * now.may_vote(seat)) * (1 - now.doubts[seat]) ** 2


def president(now: Situation, pick: str) -> float:
    """A vote: for the ally, or for the candidate who can be trusted and can win."""
    seat = seat_of(pick)
    if seat in now.view.allies:
        return SURE
    return _promise(now, seat) ** 4
