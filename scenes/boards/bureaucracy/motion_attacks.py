"""Attacks and alliances in motion."""

from collections.abc import Callable

from scenes.boards.bureaucracy import pieces
from scenes.boards.bureaucracy.arrows import draw_arrow, lanes, way, width_of
from scenes.boards.bureaucracy.motion_stage import Stage, bank, coins_fly, mat_spot, troops_fly
from scenes.boards.bureaucracy.ring import (
    coin_spot,
    draw_tie,
    guard_spots,
    guards,
    tie_points,
)
from scenes.boards.bureaucracy.sketch import Point
from scenes.ui.animation import blend, ease_out
from scenes.ui.kit import Box
from scenes.ui.painter import Painter
from scenes.ui.text import DISPLAY
from scenes.ui.widgets import stamp


def attack_declared(stage: Stage) -> None:
    """The arrow grows along its way."""
    ring = stage.layout.ring
    target, count = stage.number("target"), stage.number("attackers")
    known = [points for attack, points in lanes(ring, stage.view) if attack.target == target]
    points = known[0] if known else way(ring, stage.number("seat"), target)
    colour = stage.kit.theme.players[stage.piece_of(stage.number("seat"))]

    def draw(painter: Painter, share: float) -> None:
        draw_arrow(painter, ring, points, width_of(count), colour, share=max(0.15, ease_out(share)))

    stage.show(0.48, draw)
    if stage.number("price"):
        coins_fly(stage, coin_spot(ring, stage.number("seat")), bank(stage), stage.number("price"), beside=True)


def _attack_spot(stage: Stage, target: int) -> Point:
    """The middle of an attack's arrow."""
    for attack, points in lanes(stage.layout.ring, stage.view):
        if attack.target == target:
            return points[len(points) * 2 // 5]
    return stage.middle


def stamped(word: str) -> Callable[[Stage], None]:
    """A stamp comes down on an attack; a veto is paid for while it does."""

    def motion(stage: Stage) -> None:
        seat, ring = stage.number("seat"), stage.layout.ring
        x, y = _attack_spot(stage, stage.number("target"))
        text, danger = stage.session.texts(word), stage.kit.theme.danger

        def draw(painter: Painter, share: float) -> None:
            larger = blend(1.3, 1.0, ease_out(min(1.0, share / 0.35))) * ring.scale
            stamp(painter, Box(x - 80 * larger, y - 34 * larger, 160 * larger, 68 * larger), text, danger, -5)

        stage.show(0.7, draw)
        if "price" in stage.event.data:
            coins_fly(stage, coin_spot(ring, seat), bank(stage), stage.number("price"), beside=True)

    return motion


def defenders_sent(stage: Stage) -> None:
    seat = stage.number("seat")
    end = guard_spots(stage.layout.ring, seat, 1)[0]
    troops_fly(stage, seat, pieces.DEFENDER, mat_spot(stage, seat), end, stage.number("count"))


def defenders_lent(stage: Stage) -> None:
    seat, target = stage.number("seat"), stage.number("target")
    end = guard_spots(stage.layout.ring, target, 1)[0]
    troops_fly(stage, seat, pieces.DEFENDER, mat_spot(stage, seat), end, stage.number("count"))


def defenders_returned(stage: Stage) -> None:
    seat, target = stage.number("seat"), stage.number("target")
    start = guard_spots(stage.layout.ring, target, 1)[0]
    troops_fly(stage, seat, pieces.DEFENDER, start, mat_spot(stage, seat), stage.number("returned"))


def attack_resolved(stage: Stage) -> None:
    """Both sides meet on the mat of the attacked: who falls is crossed out, and what it cost stands below."""
    texts, ring, kit = stage.session.texts, stage.layout.ring, stage.kit
    seat, target = stage.number("seat"), stage.number("target")
    down = {pieces.ATTACKER: stage.number("attackers_lost"), pieces.DEFENDER: stage.number("defenders_lost")}
    attack = next((each for each in stage.view.attacks if each.target == target), None)
    line = guards(stage.session, attack) if attack is not None else []
    lines = {
        pieces.ATTACKER: [(pieces.ATTACKER, stage.piece_of(seat))] * stage.number("attackers"),
        pieces.DEFENDER: line,
    }
    title = texts("rt-resolves", player=stage.session.names[seat], target=stage.session.names[target])
    cost = texts("rt-cost", coins=stage.number("coins_lost"))
    wide, tall = 520 * ring.scale, 240 * ring.scale

    def draw(painter: Painter, share: float) -> None:
        sheet = Box(stage.middle[0] - wide / 2, stage.middle[1] - tall / 2, wide, tall)
        inside = painter.panel(sheet, title, "attacker")
        for number, kind in enumerate(lines):
            row = Box(inside.x + 18, inside.y + 10 + number * inside.h * 0.36, inside.w - 36, inside.h * 0.34)
            gone = round(down[kind] * min(1.0, max(0.0, (share - 0.2) / 0.35)))
            troops = [(*each, "fallen" if place < gone else "") for place, each in enumerate(lines[kind])]
            pieces.troop_row(painter, row, troops, min(17.0, row.h * 0.36))
        if share > 0.55:
            foot = Box(inside.x + 12, inside.bottom - inside.h * 0.28, inside.w - 24, inside.h * 0.26)
            ink = kit.theme.danger if stage.number("coins_lost") else kit.theme.success
            painter.text(cost, foot, 36 * ring.scale, DISPLAY, ink, "centre")

    stage.show(1.7, draw)


# --- alliances ---


def alliance_formed(stage: Stage) -> None:
    """The ribbon is laid from one to the other, then the knot is tied."""
    ring = stage.layout.ring
    points = tie_points(ring, stage.number("seat"), stage.number("partner"))

    def draw(painter: Painter, share: float) -> None:
        shown = points[: max(2, round(len(points) * ease_out(min(1.0, share / 0.7))))]
        draw_tie(painter, ring, shown)
        if share > 0.7:
            x, y = points[len(points) // 2]
            pieces.knot(painter, x, y, 18 * ring.scale * blend(1.5, 1.0, (share - 0.7) / 0.3))

    stage.show(0.6, draw)


def alliance_ended(stage: Stage) -> None:
    ring = stage.layout.ring
    points = tie_points(ring, stage.number("seat"), stage.number("partner"))
    x, y = points[len(points) // 2]
    stage.show(0.5, lambda painter, share: pieces.knot(painter, x, y + 10 * share, 19 * ring.scale, True))
