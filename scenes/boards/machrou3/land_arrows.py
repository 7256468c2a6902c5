"""Who fights whom, as arrows: a point against a district, a shield for it; by Media Station as a dashed arc."""

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import pygame

from engine.games.machrou3.board import DISTRICTS
from engine.games.machrou3.rules.battle import CHALLENGER, DEFENDER, Battle
from scenes.boards.machrou3.battle import forces
from scenes.boards.machrou3.land_art import MapArt
from scenes.boards.machrou3.land_geometry import dashes
from scenes.ui import art as pictures
from scenes.ui.text import DISPLAY, line_picture
from scenes.ui.theme import DARK, LIGHT, Colour, hexed, ink_on

Place = tuple[float, float]
_BULGE = 0.12  # how far the most bent arrow leaves the box around its ends, as a share of its length


def battle_arrows(surface: pygame.Surface, art: MapArt, view: Any, battle: Battle, pieces: Sequence[str]) -> None:
    """Every district that fights, with an arrow as broad as its points; then both totals beside the target."""
    parts: list[str] = []
    target = art.spot(battle.defending)
    reach = pygame.Rect(target, (1, 1))
    for side in (DEFENDER, CHALLENGER):
        for district, seat, by_media in forces(view, battle, side):
            if district == battle.defending:
                continue
            colour = art.theme.players[pieces[seat]]
            bend = 0.24 if by_media else 0.08
            weight = (6 + view.ip[district] * (0.9 if by_media else 1.5)) * art.scale
            reach.union_ip(pygame.Rect(art.spot(district), (1, 1)))
            parts.append(
                arrow(art.spot(district), target, colour, weight, side == CHALLENGER, bend, by_media, art.scale)
            )
    margin = round(max(reach.size) * _BULGE + 40 * art.scale)
    area = reach.inflate(2 * margin, 2 * margin).clip(art.projection.inner)
    markup = pictures.drawing(f'<g transform="translate({-area.x},{-area.y})">{"".join(parts)}</g>', area.w, area.h)
    surface.blit(pictures.svg(markup, area.w, area.h), area)
    _badge(surface, art, battle, battle.totals(view), pieces)


def arrow(
    start: Place, end: Place, colour: Colour, weight: float, attacks: bool, bend: float, dashed: bool, scale: float
) -> str:
    """One arrow as SVG: a paper halo, an ink line and the colour; it leaves the pawns at both ends free."""
    curve = _cut(_curve(start, end, bend), 24 * scale, 30 * scale)
    if len(curve) < 4:
        return ""
    head = min(weight * 1.5 + 7 * scale, _length(curve) * 0.6)
    body = _cut(curve, 0, head * 0.8)
    line = "M" + "L".join(f"{x:.1f},{y:.1f}" for x, y in body)
    colour_line, cap = (dashes(body, 10 * scale, 7 * scale), "butt") if dashed else (line, "round")
    ink, paper = hexed(DARK), hexed(LIGHT)
    tip = _tip(curve, head, weight, attacks, scale)
    return (
        f'<path d="{line}" fill="none" stroke="{paper}" stroke-width="{weight + 8 * scale:.1f}" stroke-linecap="round" '
        f'stroke-opacity="0.9"/><path d="{line}" fill="none" stroke="{ink}" stroke-width="{weight + 4.5 * scale:.1f}" '
        f'stroke-linecap="round"/><path d="{colour_line}" fill="none" stroke="{hexed(colour)}" '
        f'stroke-width="{weight:.1f}" stroke-linecap="{cap}"/><path d="{tip}" fill="{hexed(colour)}" stroke="{ink}" '
        f'stroke-width="{2.8 * scale:.1f}" stroke-linejoin="round"/>'
    )


def _curve(start: Place, end: Place, bend: float, steps: int = 40) -> list[Place]:
    (ax, ay), (bx, by) = start, end
    cx, cy = (ax + bx) / 2 - (by - ay) * bend, (ay + by) / 2 + (bx - ax) * bend
    points = []
    for number in range(steps + 1):
        t = number / steps
        u = 1 - t
        points.append((u * u * ax + 2 * u * t * cx + t * t * bx, u * u * ay + 2 * u * t * cy + t * t * by))
    return points


def _length(points: Sequence[Place]) -> float:
    return sum(math.dist(one, other) for one, other in pairwise(points))


def _cut(points: Sequence[Place], head: float, tail: float) -> list[Place]:
    """A line without its first and last so many pixels."""
    whole = _length(points)
    kept, done = [], 0.0
    for number, point in enumerate(points):
        if number:
            done += math.dist(points[number - 1], point)
        if head <= done <= whole - tail:
            kept.append(point)
    return kept


def _tip(curve: Sequence[Place], head: float, weight: float, attacks: bool, scale: float) -> str:
    (x, y) = curve[-1]
    back = _cut(curve, 0, head)
    (bx, by) = back[-1] if back else curve[0]
    reach = math.dist((x, y), (bx, by)) or 1.0
    ux, uy = (x - bx) / reach, (y - by) / reach
    half = weight * 0.95 + 5 * scale

    def at(along: float, aside: float) -> str:
        return f"{bx + ux * along - uy * aside:.1f},{by + uy * along + ux * aside:.1f}"

    if attacks:
        return f"M{at(reach + 2, 0)}L{at(0, half)}L{at(reach * 0.22, 0)}L{at(0, -half)}Z"
    half *= 0.85
    corners = (at(2, half), at(2, -half), at(reach * 0.7, -half * 0.9), at(reach + 3, 0), at(reach * 0.7, half * 0.9))
    return "M" + "L".join(corners) + "Z"


def _badge(
    surface: pygame.Surface, art: MapArt, battle: Battle, totals: tuple[int, int], pieces: Sequence[str]
) -> None:
    """Both totals in the colours of the two sides, beside the target."""
    wide, high = round(52 * art.scale), round(44 * art.scale)
    x, y = _free_place(art, battle, (2 * wide, high)).topleft
    for number, seat in enumerate((battle.challenger, battle.defender)):
        colour = art.theme.players[pieces[seat]]
        box = pygame.Rect(x + number * wide, y, wide, high)
        pygame.draw.rect(surface, colour, box)
        pygame.draw.rect(surface, DARK, box, max(2, round(3 * art.scale)))
        picture = line_picture(str(totals[number]), DISPLAY, round(38 * art.scale), ink_on(colour))
        ink = picture.get_bounding_rect()
        surface.blit(picture, (box.centerx - ink.w // 2 - ink.x, box.centery - ink.h // 2 - ink.y))


def _free_place(art: MapArt, battle: Battle, size: tuple[int, int]) -> pygame.Rect:
    """The side of the target on which the badge buries the fewest names and pawns."""
    area, gap = art.bounds(battle.defending), round(8 * art.scale)
    middle = art.spot(battle.defending)
    sides = (
        (area.right + gap, middle[1] - size[1] // 2),
        (area.x - size[0] - gap, middle[1] - size[1] // 2),
        (middle[0] - size[0] // 2, area.y - size[1] - gap),
        (middle[0] - size[0] // 2, area.bottom + gap),
    )
    places = [pygame.Rect(corner, size).clamp(art.projection.inner) for corner in sides]

    def buried(place: pygame.Rect) -> int:
        names = sum(place.colliderect(art.label_box(number)) for number in range(len(DISTRICTS)))
        return names + sum(
            2 for number in range(len(DISTRICTS)) if place.inflate(20, 20).collidepoint(art.spot(number))
        )

    return min(places, key=buried)
