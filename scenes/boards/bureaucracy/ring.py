"""What stands on the round table: troops, coins, action cards, alliances, and the cards in its middle."""

from engine.games.bureaucracy.rules.treasury import seats_in
from engine.games.bureaucracy.state import ALIVE, Attack, seat_id
from engine.games.bureaucracy.view import BureaucracyView
from scenes.boards.bureaucracy import pieces
from scenes.boards.bureaucracy.layout import BLOTTER, CLASP, INNER, OUTER, Ring
from scenes.boards.bureaucracy.mats import draw_hot_mat, draw_ribbons, draw_rim_tokens, draw_table
from scenes.boards.bureaucracy.pieces import ATTACKER, DEFENDER
from scenes.boards.bureaucracy.sketch import Point, Sketch
from scenes.play.moment import Moment
from scenes.play.session import Session
from scenes.ui.kit import Box
from scenes.ui.painter import Painter
from scenes.ui.theme import DARK

RADIUS = 15.0  # of a troop
_PITCH = 38.0
_RIM, _LANE, _LANES = 199.0, 15.0, 3  # ribbons between players who do not sit side by side
_TIGHTEST = 21.0  # troops nearer to each other than that become one piece with a number


def draw_ground(painter: Painter, ring: Ring, cards: tuple[Box, ...], moment: Moment) -> None:
    """Everything that hardly ever changes, kept as one picture."""
    view, own = moment.view, moment.session.pieces
    living = tuple(fell == ALIVE for fell in view.fell)
    compact = painter.kit.compact

    def draw(brush: Painter) -> None:
        if not compact:
            draw_ribbons(brush, ring, cards, own)
        draw_table(brush, ring, own, living)
        if compact:
            draw_rim_tokens(brush, ring, own)

    box = ring.box if compact else Box(ring.x - 386, ring.y - 390, 772, 780)
    painter.kept(("round-table", own, living, ring), box, draw, margin=26)
    for seat in moment.deciding if not moment.is_moving else ():
        draw_hot_mat(painter, ring, seat, painter.theme.players[own[seat]])
    for seat in range(view.players):
        if moment.options.get(seat_id(seat)) == "":
            draw_hot_mat(painter, ring, seat, painter.theme.card, 6.0)


# --- troops, coins and cards of one player ---


def free_defenders(view: BureaucracyView, seat: int) -> int:
    """The defenders that are still at home."""
    away = sum(attack.own for attack in view.attacks if attack.target == seat)
    return view.defenders[seat] - away - lent_out(view, seat)


def lent_out(view: BureaucracyView, seat: int) -> int:
    return sum(count for attack in view.attacks for lender, count in attack.lent if lender == seat)


def home_row(view: BureaucracyView, seat: int) -> list[tuple[str, int, str]]:
    """What stands in the outer row: kinds with their numbers and how they are drawn."""
    row = [(ATTACKER, view.attackers[seat], ""), (DEFENDER, free_defenders(view, seat), "")]
    row.append((DEFENDER, lent_out(view, seat), "away"))
    return [entry for entry in row if entry[1] > 0]


def home_spots(ring: Ring, view: BureaucracyView, seat: int) -> list[tuple[str, int, str, Point]]:
    """Every piece of the outer row with its place; one with a number stands for many."""
    groups = home_row(view, seat)
    room = (2 * ring.half - 14.0) / 180.0 * 3.1416 * OUTER
    total = sum(count for _, count, _ in groups)
    is_tight = total > 1 and room / (total - 1) < _TIGHTEST
    shown: list[tuple[str, int, str]] = []
    for kind, count, state in groups:
        if count > 7 or (is_tight and count > 2):
            shown.append((kind, count, state))
        else:
            shown += [(kind, 1, state)] * count
    places = ring.row(seat, OUTER, len(shown), _PITCH)
    return [(*entry, place) for entry, place in zip(shown, places, strict=True)]


def coin_spot(ring: Ring, seat: int) -> Point:
    """Where a player's coins lie: beside the middle of the inner row, so that arrows pass."""
    return ring.at(ring.angle(seat) - ring.half * 0.42, INNER + 4)


def card_spot(ring: Ring, seat: int) -> Point:
    return ring.at(ring.angle(seat) + ring.half * 0.02, INNER + 4)


def guard_spots(ring: Ring, seat: int, count: int) -> list[Point]:
    """Where defenders stand that were sent against an attack."""
    middle = ring.angle(seat) + ring.half * 0.52
    step = min(7.6, ring.half * 0.8 / max(1, count))
    return [ring.at(middle + step * (place - (count - 1) / 2), INNER + 4) for place in range(count)]


def guards(session: Session, attack: Attack) -> list[tuple[str, str]]:
    """The defenders of an attack by kind and colour: the own first, then those who were lent."""
    own = [(DEFENDER, session.pieces[attack.target])] * attack.own
    lent = [(DEFENDER, session.pieces[lender]) for lender, count in attack.lent for _ in range(count)]
    return own + lent


def draw_player(painter: Painter, ring: Ring, moment: Moment, seat: int) -> None:
    view, session = moment.view, moment.session
    if view.fell[seat] != ALIVE:
        return
    piece, radius = session.pieces[seat], RADIUS * ring.scale
    if view.actions[seat]:
        pieces.small_card(painter, *card_spot(ring, seat), 52 * ring.scale)
    pieces.coins(painter, *coin_spot(ring, seat), view.coins[seat], 18 * ring.scale)
    for kind, count, state, (x, y) in home_spots(ring, view, seat):
        pieces.troop(painter, kind, piece, x, y, radius, state)
        if count > 1:
            pieces.number(painter, str(count), x + radius, y + radius * 0.9, radius * 0.78)
    attack = next((attack for attack in view.attacks if attack.target == seat and not attack.stopped), None)
    if attack is not None:
        line = guards(session, attack)
        for (kind, colour), (x, y) in zip(line, guard_spots(ring, seat, len(line)), strict=True):
            pieces.troop(painter, kind, colour, x, y, radius)


# --- alliances ---


def alliances(view: BureaucracyView) -> list[tuple[int, int]]:
    """All pairs of allies."""
    return [(one, two) for one in range(view.players) for two in seats_in(view.allies[one]) if one < two]


def tie_points(ring: Ring, one: int, two: int, lane: int = 0) -> list[Point]:
    """How the ribbon between two allies runs: across their common edge, or along the rim of the blotter."""
    if is_clasp(ring, one, two):
        first = one if (two - one) % ring.players == 1 else two
        edge = ring.angle(first) + ring.half
        return [ring.at(edge - 7 + number * 1.4, CLASP) for number in range(11)]
    start, end = ring.angle(one), ring.angle(two)
    way = (end - start + 180) % 360 - 180
    turn = 1 if way > 0 else -1
    a = start + turn * ring.half * (0.22 + 0.12 * lane)
    b = start + way - turn * ring.half * (0.22 + 0.12 * lane)
    steps = max(24, round(abs(b - a) / 4))
    reach = _RIM - _LANE * lane
    arc = [ring.at(a + (b - a) * place / steps, reach) for place in range(1, steps)]
    return [ring.at(a - turn * 2, BLOTTER + 18), *arc, ring.at(b + turn * 2, BLOTTER + 18)]


def is_clasp(ring: Ring, one: int, two: int) -> bool:
    """Whether two players sit side by side."""
    return (one - two) % ring.players in (1, ring.players - 1)


def chord_points(ring: Ring, one: int, two: int) -> list[Point]:
    """The straight way between two mats, for a table where nearly everybody is allied."""
    away = (ring.angle(two) - ring.angle(one) + 180) % 360 - 180
    turn = 1 if away > 0 else -1
    start = ring.at(ring.angle(one) + turn * ring.half * 0.2, BLOTTER + 12)
    end = ring.at(ring.angle(one) + away - turn * ring.half * 0.2, BLOTTER + 12)
    return [start, end]


def ties(ring: Ring, view: BureaucracyView) -> list[tuple[int, int, list[Point]]]:
    """All alliances with their ribbons; a few run along the rim, apart from each other, many straight across."""
    pairs = alliances(view)
    is_web = sum(not is_clasp(ring, one, two) for one, two in pairs) > _LANES
    found, lane = [], 0
    for one, two in pairs:
        is_chord = not is_clasp(ring, one, two)
        points = chord_points(ring, one, two) if is_chord and is_web else tie_points(ring, one, two, lane)
        found.append((one, two, points))
        lane += is_chord
    return found


def draw_alliances(painter: Painter, ring: Ring, view: BureaucracyView, is_under: bool) -> None:
    """Ribbons with a knot; where an ally attacks, the knot cracks (B17). Chords lie under cards and arrows."""
    attacked = {attack.target for attack in view.attacks if not attack.stopped}
    chords = 0
    for one, two, points in ties(ring, view):
        if is_clasp(ring, one, two) == is_under:
            continue
        is_web = len(points) == 2
        if is_web:
            draw_thread(painter, ring, points)
        else:
            draw_tie(painter, ring, points)
        is_cracked = view.turn in (one, two) and bool(({one, two} - {view.turn}) & attacked)
        if is_web and not is_cracked:
            continue
        # Knots on the rim are set apart, or they would hide each other.
        x, y = points[len(points) // 2 if not is_under else len(points) * (3 + chords % 3) // 8]
        chords += 1
        pieces.knot(painter, x, y, (16 if is_under else 17) * ring.scale, is_cracked)


def _around(points: list[Point]) -> Box:
    """The box around a ribbon, with room for its breadth."""
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return Box(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)).inflate(24, 24)


def draw_tie(painter: Painter, ring: Ring, points: list[Point]) -> None:
    """A ribbon of paper with a line along its middle."""
    sketch = Sketch(painter, _around(points))
    paper = painter.theme.inverse if painter.theme.is_night else painter.theme.card
    for width, colour in ((15.0, DARK), (10.0, paper), (1.8, DARK)):
        sketch.line(points, colour, width * ring.scale)
    sketch.show()


def draw_thread(painter: Painter, ring: Ring, points: list[Point]) -> None:
    """A thread between two pegs."""
    sketch = Sketch(painter, _around(points))
    paper = painter.theme.inverse if painter.theme.is_night else painter.theme.card
    for width, colour in ((6.4, DARK), (3.0, paper)):
        sketch.line(points, colour, width * ring.scale)
    for x, y in points:
        sketch.disc(x, y, 6 * ring.scale, paper, DARK, 2.4 * ring.scale)
    sketch.show()
