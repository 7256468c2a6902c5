"""What moves and sounds when something happens: an entry for every kind of event.

Nothing here lasts longer, looks or sounds different because of what is hidden.
"""

from collections.abc import Callable

from engine.contract import Event
from engine.games.bureaucracy.state import NOBODY
from engine.games.bureaucracy.view import BureaucracyView
from scenes.boards.bureaucracy import motion_attacks as attacks
from scenes.boards.bureaucracy import motion_cards as cards
from scenes.boards.bureaucracy import pieces
from scenes.boards.bureaucracy.layout import table_layout
from scenes.boards.bureaucracy.mats import draw_hot_mat
from scenes.boards.bureaucracy.motion_stage import Stage, bank, banner, coins_fly, mat_spot, troops_fly
from scenes.boards.bureaucracy.ring import (
    coin_spot,
)
from scenes.play.session import Session
from scenes.ui.animation import Timeline
from scenes.ui.kit import Kit
from scenes.ui.painter import Painter

FADE = 0.12  # what is left of every motion for those who want none

_SOUNDS = {
    "turn-begins": "gavel",
    "income": "pawn",
    "card-flipped": "flip",
    "vote-called": "newsflash",
    "votes-revealed": "reveal",
    "vote-counted": "stamp",
    "law-repealed": "paper",
    "answer-given": "ballot",
    "troop-bought": "pawn",
    "troops-changed": "pawn",
    "troops-assigned": "pawn",
    "coins-changed": "pawn",
    "action-played": "flip",
    "attack-declared": "newsflash",
    "attack-vetoed": "stamp",
    "attack-stopped": "stamp",
    "defenders-sent": "support_against",
    "defenders-lent": "support_for",
    "attack-resolved": "stamp",
    "alliance-offered": "paper",
    "alliance-formed": "support_for",
    "alliance-refused": "support_against",
    "alliance-ended": "support_against",
    "faction-changed": "flip",
    "factions-revealed": "reveal",
    "eliminated": "gavel",
    "time-up": "gavel",
}


def sound(event: Event, play: Callable[[str], None]) -> None:
    name = _SOUNDS.get(event.kind)
    if name is not None:
        play(name)


def animate(
    session: Session, timeline: Timeline, event: Event, view: BureaucracyView, pace: float, still: bool, kit: Kit
) -> None:
    """Add what moves; an event that nothing else shows makes its player's mat light up."""
    if event.kind in _SILENT:
        return
    if still:
        timeline.add(FADE * pace)
        return
    stage = Stage(session, timeline, event, view, pace, kit, table_layout(kit, view.players))
    _MOTIONS.get(event.kind, light_mat)(stage)


def light_mat(stage: Stage) -> None:
    """A line along the mat of whoever acts."""
    seat = stage.event.data.get("seat")
    if not isinstance(seat, int) or seat == NOBODY:
        return
    colour = stage.kit.theme.focus

    def draw(painter: Painter, share: float) -> None:
        draw_hot_mat(painter, stage.layout.ring, seat, colour, 4 + 6 * (1 - abs(2 * share - 1)))

    stage.show(0.3, draw)


# --- turns and coins ---


def _turn_begins(stage: Stage) -> None:
    seat, names = stage.number("seat"), stage.session.names
    word = stage.session.texts("rt-turn-of", player=names[seat])
    note = stage.session.texts("table-round", round=stage.number("round"))
    stage.show(0.75, banner(word, note, stage.piece_of(seat)))


def _income(stage: Stage) -> None:
    """Everybody's coins come at once."""
    ring, source = stage.layout.ring, bank(stage)
    seat = stage.number("seat")
    coins_fly(stage, source, coin_spot(ring, seat), stage.number("amount"))
    allies = stage.event.data["allies"]
    assert isinstance(allies, tuple)
    for ally, share in allies:
        coins_fly(stage, source, coin_spot(ring, ally), share, beside=True)


def _coins_changed(stage: Stage) -> None:
    seat, amount = stage.number("seat"), stage.number("amount")
    spot = coin_spot(stage.layout.ring, seat)
    if amount > 0:
        coins_fly(stage, bank(stage), spot, amount)
    else:
        coins_fly(stage, spot, bank(stage), -amount)


def _fee_paid(stage: Stage) -> None:
    ring = stage.layout.ring
    start, end = coin_spot(ring, stage.number("seat")), coin_spot(ring, stage.number("target"))
    coins_fly(stage, start, end, stage.number("amount"))


# --- troops ---


def _bought(stage: Stage) -> None:
    """Coins go to the bank while the troop comes from it."""
    seat, kind = stage.number("seat"), str(stage.event.data["piece"])
    coins_fly(stage, coin_spot(stage.layout.ring, seat), bank(stage), stage.number("price"))
    troops_fly(stage, seat, kind, bank(stage), mat_spot(stage, seat), 1, beside=True)


def _troops_changed(stage: Stage) -> None:
    seat = stage.number("seat")
    is_first = True
    for kind in (pieces.ATTACKER, pieces.DEFENDER):
        count = stage.number(f"{kind}s")
        ends = (bank(stage), mat_spot(stage, seat)) if count > 0 else (mat_spot(stage, seat), bank(stage))
        if count:
            troops_fly(stage, seat, kind, *ends, abs(count), beside=not is_first)
            is_first = False


def _eliminated(stage: Stage) -> None:
    seat, names = stage.number("seat"), stage.session.names
    word = stage.session.texts("rt-eliminated", player=names[seat])
    stage.show(1.3, banner(word, "", stage.piece_of(seat)))


def _time_up(stage: Stage) -> None:
    stage.show(0.9, banner(stage.session.texts("rt-time-up"), "", stage.piece_of(stage.number("seat"))))


# Kinds whose news another event shows, or that the next page shows by itself.
_SILENT = frozenset(
    {
        "attack-planned",
        "vote-called",
        "motion-carried",
        "alliances-dissolved",
        "targets-shown",
        "game-won",
        "secrets-dealt",
        "table-opened",
        "troops-assigned",
    }
)
_MOTIONS: dict[str, Callable[[Stage], None]] = {
    "turn-begins": _turn_begins,
    "income": _income,
    "coins-changed": _coins_changed,
    "fee-paid": _fee_paid,
    "troop-bought": _bought,
    "troops-changed": _troops_changed,
    "factions-revealed": cards.factions_revealed,
    "card-flipped": cards.card_flipped,
    "action-played": cards.action_played,
    "answer-given": cards.answer_given,
    "votes-revealed": cards.votes_revealed,
    "vote-counted": cards.vote_counted,
    "law-passed": cards.law_passed,
    "law-repealed": cards.law_repealed,
    "attack-declared": attacks.attack_declared,
    "attack-vetoed": attacks.stamped("rt-veto"),
    "attack-stopped": attacks.stamped("rt-stopped"),
    "defenders-sent": attacks.defenders_sent,
    "defenders-lent": attacks.defenders_lent,
    "defenders-returned": attacks.defenders_returned,
    "attack-resolved": attacks.attack_resolved,
    "alliance-formed": attacks.alliance_formed,
    "alliance-ended": attacks.alliance_ended,
    "eliminated": _eliminated,
    "time-up": _time_up,
}
