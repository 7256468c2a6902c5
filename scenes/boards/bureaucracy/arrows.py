"""Attacks as arrows along the rim of the blotter: their way, their width, and what has become of them."""

import math

from engine.games.bureaucracy.state import NOBODY, Attack
from engine.games.bureaucracy.view import BureaucracyView
from scenes.boards.bureaucracy import pieces
from scenes.boards.bureaucracy.layout import ARROW, Ring
from scenes.boards.bureaucracy.sketch import Point, Sketch
from scenes.play.session import Session
from scenes.ui.kit import Box
from scenes.ui.painter import Painter
from scenes.ui.theme import Colour, mix
from scenes.ui.widgets import stamp

_GREY: Colour = (0x8C, 0x80, 0x64)
_LANES = (229.0, 203.0, 178.0, 154.0)


def width_of(attackers: int) -> float:
    """The more attackers, the broader the arrow: 13 to 26."""
    return 13.0 + 13.0 * (1 - math.exp(-(attackers - 1) / 3.5))


def lanes(ring: Ring, view: BureaucracyView) -> list[tuple[Attack, list[Point]]]:
    """Every attack with its way; those that leave in the same direction keep apart."""
    used = {1: 0, -1: 0}
    ways = []
    for attack in view.attacks:
        turn = _direction(ring, view.turn, attack.target)
        ways.append((attack, way(ring, view.turn, attack.target, used[turn])))
        used[turn] += 1
    return ways


def _direction(ring: Ring, seat: int, target: int) -> int:
    """The shorter way around the table: 1 is clockwise."""
    away = (ring.angle(target) - ring.angle(seat) + 180) % 360 - 180
    return 1 if away > 0 else -1


def way(ring: Ring, seat: int, target: int, lane: int = 0) -> list[Point]:
    """From the attacker's mat along the rim, and at its end out onto the mat of the attacked."""
    turn = _direction(ring, seat, target)
    reach = _LANES[min(lane, len(_LANES) - 1)]
    start = ring.angle(seat) + turn * (ring.half * 0.15 + 3 * lane)
    away = (ring.angle(target) - ring.angle(seat) + 180) % 360 - 180
    bend = start + abs(away) * turn - turn * (ring.half * 0.55 + 6)
    if (bend - start) * turn < 4:
        bend = start + 4 * turn
    steps = max(6, round(abs(bend - start) / 4))
    points = [ring.at(start + (bend - start) * number / steps, reach) for number in range(steps + 1)]
    end = ring.angle(seat) + away - turn * ring.half * 0.12
    for number in range(1, 9):
        share = number / 8
        points.append(ring.at(bend + (end - bend) * share, reach + (ARROW - reach) * share**1.5))
    return points


def draw_attacks(painter: Painter, ring: Ring, session: Session, view: BureaucracyView, is_planned: bool) -> None:
    """All attacks of this turn stay on the table until they are settled together (B19)."""
    for attack, points in lanes(ring, view):
        colour = painter.theme.players[session.pieces[view.turn]]
        draw_arrow(painter, ring, points, width_of(attack.attackers), colour, attack.stopped, is_planned)
    for attack, points in lanes(ring, view):
        x, y = points[len(points) * 2 // 5]
        pieces.number(painter, str(attack.attackers), x, y, (17 if attack.stopped else 22) * ring.scale)
        if attack.stopped:
            _stamp(painter, ring, session, attack, (x, y))


def _stamp(painter: Painter, ring: Ring, session: Session, attack: Attack, spot: Point) -> None:
    texts = session.texts
    who = session.names[attack.stopped_by] if attack.stopped_by != NOBODY else ""
    note = texts("rt-veto-by", player=who, price=attack.paid) if attack.paid else texts("rt-stopped-by", player=who)
    word = texts("rt-veto") if attack.paid else texts("rt-stopped")
    dx, dy = spot[0] - ring.x, spot[1] - ring.y
    x, y = ring.x + dx * 0.66, ring.y + dy * 0.66
    wide, tall = 128 * ring.scale, 66 * ring.scale
    stamp(painter, Box(x - wide / 2, y - tall / 2, wide, tall), word, painter.theme.danger, -5, note)


def draw_arrow(
    painter: Painter,
    ring: Ring,
    points: list[Point],
    width: float,
    colour: Colour,
    is_stopped: bool = False,
    is_planned: bool = False,
    share: float = 1.0,
) -> None:
    """A band with a head, on a paper halo; a stopped one is grey and broken, a planned one pale. It may grow."""
    shown = _part(points, share)
    if len(shown) < 3:
        return
    scale = ring.scale
    width = (min(width, 14.0) if is_stopped else width) * scale
    theme = painter.theme
    halo = theme.sunk if is_stopped else theme.card if not theme.is_night else (0xF4, 0xE8, 0xCE)
    fill = mix(colour, _GREY, 0.45) if is_stopped else mix(colour, halo, 0.5) if is_planned else colour
    body, head = _shape(shown, width)
    xs, ys = [x for x, _ in points], [y for _, y in points]
    box = Box(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)).inflate(width * 4 + 20, width * 4 + 20)
    sketch = Sketch(painter, box)
    dashes = "13 8" if is_stopped else ""
    for extra, ink in ((13 * scale, halo), (6 * scale, theme.line), (0.0, fill)):
        sketch.line(body, ink, width + extra, dashes if not extra else "")
        sketch.area(head, ink, ink if extra else None, extra)
    sketch.show()


def _part(points: list[Point], share: float) -> list[Point]:
    return points[: max(2, round(len(points) * share))]


def _shape(points: list[Point], width: float) -> tuple[list[Point], list[Point]]:
    """The band up to the head, and the triangle of the head."""
    (tx, ty), (fx, fy) = points[-1], points[max(0, len(points) - 5)]
    turn = math.atan2(ty - fy, tx - fx)
    hx, hy = math.cos(turn), math.sin(turn)
    long, broad = width * 1.65, width * 1.3
    base = tx - hx * long, ty - hy * long
    head = [(tx, ty), (base[0] - hy * broad, base[1] + hx * broad), (base[0] + hy * broad, base[1] - hx * broad)]
    body = [point for point in points if (point[0] - tx) * hx + (point[1] - ty) * hy < -long * 0.8]
    near_start = points[: len(points) // 2]
    kept = [point for point in points if point in near_start or point in body]
    return [*kept, (base[0] + hx * 2, base[1] + hy * 2)], head
