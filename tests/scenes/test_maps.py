"""The board of Machrou3 Ra2is as it is drawn: its geography, its places, and what a broken map says."""

import math
import random
import re
import xml.etree.ElementTree as ElementTree
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from itertools import combinations, pairwise
from pathlib import Path

import pytest

from engine.games.machrou3.board import DISTRICTS, FRONTIERS
from scenes.maps import Area, Board, MapError, Point, Region, load_board

LEBANON = Path(__file__).resolve().parents[2] / "maps" / "lebanon.tmx"
BOARD = load_board(LEBANON)
TRACK = 32
ROUNDEL, PAWN, STATION = 14, 16, 24
BEIRUT = ("beirut-1", "beirut-2")

Edge = frozenset[Point]
Links = dict[Point, set[Point]]


def sides(points: tuple[Point, ...]) -> Iterator[tuple[Point, Point]]:
    yield from pairwise((*points, points[0]))


def owners_of_edges(regions: Iterable[Region]) -> dict[Edge, list[str]]:
    owners: dict[Edge, list[str]] = defaultdict(list)
    for region in regions:
        for side in sides(region.points):
            owners[frozenset(side)].append(region.id)
    return owners


def neighbours_by_edge(regions: Iterable[Region]) -> set[frozenset[str]]:
    return {frozenset(owners) for owners in owners_of_edges(regions).values() if len(owners) == 2}


def links(edges: Iterable[Edge]) -> Links:
    joined: Links = defaultdict(set)
    for start, end in edges:
        joined[start].add(end)
        joined[end].add(start)
    return joined


def walk(joined: Links, start: Point, step: Point, stops: set[Point]) -> list[Point]:
    """The line from a point by one of its links up to the next stop."""
    line = [start, step]
    while line[-1] not in stops:
        line.append(next(point for point in joined[line[-1]] if point != line[-2]))
    return line


def area(points: Iterable[Point]) -> float:
    return abs(sum(a[0] * b[1] - a[1] * b[0] for a, b in sides(tuple(points)))) / 2


def outline() -> list[Point]:
    """The coast and the border of the country: the edges that only one district has."""
    joined = links(edge for edge, owners in owners_of_edges(BOARD.districts.values()).items() if len(owners) == 1)
    start = min(joined)
    line = walk(joined, start, min(joined[start]), {start})
    assert len(line) - 1 == len(joined)
    return line[:-1]


def turn(a: Point, b: Point, c: Point) -> float:
    """Twice the signed area of a triangle: its sign says on which side of ab the point c lies."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def cross(first: Edge, second: Edge) -> bool:
    """Whether two edges meet anywhere but in a common end."""
    (a, b), (c, d) = first, second
    if common := first & second:
        (shared,), (one,), (other,) = common, first - common, second - common
        same_way = (one[0] - shared[0]) * (other[0] - shared[0]) + (one[1] - shared[1]) * (other[1] - shared[1])
        return turn(shared, one, other) == 0 and same_way > 0
    apart = any(
        max(a[axis], b[axis]) < min(c[axis], d[axis]) or max(c[axis], d[axis]) < min(a[axis], b[axis])
        for axis in (0, 1)
    )
    return not apart and turn(a, b, c) * turn(a, b, d) <= 0 and turn(c, d, a) * turn(c, d, b) <= 0


def crossings(edges: Iterable[Edge], cell: float = 24) -> list[tuple[Edge, Edge]]:
    """Pairs of edges that cross; only edges in the same cell of a grid are compared."""
    cells: dict[tuple[int, int], list[Edge]] = defaultdict(list)
    for edge in edges:
        xs, ys = zip(*edge, strict=True)
        for column in range(int(min(xs) // cell), int(max(xs) // cell) + 1):
            for row in range(int(min(ys) // cell), int(max(ys) // cell) + 1):
                cells[column, row].append(edge)
    return [pair for near in cells.values() for pair in combinations(near, 2) if cross(*pair)]


def contains(points: tuple[Point, ...], x: float, y: float) -> bool:
    inside = False
    for (ax, ay), (bx, by) in sides(points):
        if (ay > y) != (by > y) and x < ax + (y - ay) / (by - ay) * (bx - ax):
            inside = not inside
    return inside


def distance_to_side(x: float, y: float, a: Point, b: Point) -> float:
    length = (b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2
    along = ((x - a[0]) * (b[0] - a[0]) + (y - a[1]) * (b[1] - a[1])) / length
    along = min(1.0, max(0.0, along))
    return math.dist((x, y), (a[0] + along * (b[0] - a[0]), a[1] + along * (b[1] - a[1])))


def depth(points: tuple[Point, ...], x: float, y: float) -> float:
    """How far inside a shape a point lies; negative outside."""
    nearest = min(distance_to_side(x, y, a, b) for a, b in sides(points))
    return nearest if contains(points, x, y) else -nearest


def rim(area: Area) -> Iterator[Point]:
    """Points round a rectangle, 3 apart or less."""
    across, down = (math.ceil(size / 3) for size in (area.width, area.height))
    for step in range(across + 1):
        for y in (area.y, area.y + area.height):
            yield area.x + area.width * step / across, y
    for step in range(down + 1):
        for x in (area.x, area.x + area.width):
            yield x, area.y + area.height * step / down


def box(id: str, x: float, y: float, size: float) -> Area:
    return Area(id, x - size / 2, y - size / 2, size, size)


def pieces(board: Board, district: str) -> dict[str, Area]:
    """The boxes of all that may lie on a district."""
    roundel, pawn, station = board.influence[district], board.pawns[district], board.media[district]
    return {
        f"{district} name": board.labels[district],
        f"{district} influence": box(district, roundel.x, roundel.y, 2 * ROUNDEL),
        f"{district} pawn": box(district, pawn.x, pawn.y, 2 * PAWN),
        f"{district} media": box(district, station.x, station.y, STATION),
    }


def overlap(a: Area, b: Area) -> bool:
    return a.x < b.x + b.width and b.x < a.x + a.width and a.y < b.y + b.height and b.y < a.y + a.height


def ground_of(district: str) -> tuple[Point, ...]:
    return (BOARD.lens.districts if district in BEIRUT else BOARD.districts)[district].points


# Geography


@pytest.mark.rule("M2")
def test_districts_that_share_an_edge_are_exactly_the_frontiers() -> None:
    frontiers = {frozenset((one, other)) for one, others in FRONTIERS.items() for other in others.split()}
    assert len(frontiers) == 58
    assert neighbours_by_edge(BOARD.districts.values()) == frontiers


@pytest.mark.rule("M1")
def test_the_map_names_the_group_and_governorate_of_each_district_as_the_rules_do() -> None:
    layer = ElementTree.parse(LEBANON).getroot().find("objectgroup[@name='districts']")
    assert layer is not None
    drawn = {
        item.get("name"): {entry.get("name"): entry.get("value") for entry in item.iter("property")}
        for item in layer.iter("object")
    }
    assert drawn == {
        district.id: {"governorate": district.governorate, "group": district.group} for district in DISTRICTS
    }


@pytest.mark.rule("M1")
def test_exactly_the_districts_on_the_coast_reach_the_sea() -> None:
    abroad = {frozenset(side) for side in sides(BOARD.neighbours.points)}
    owners = owners_of_edges(BOARD.districts.values())
    reached = {names[0] for edge, names in owners.items() if len(names) == 1 and edge not in abroad}
    assert reached == {district.id for district in DISTRICTS if district.coast}


def test_no_two_edges_of_the_drawing_cross() -> None:
    assert crossings(owners_of_edges([*BOARD.districts.values(), BOARD.neighbours])) == []


@pytest.mark.parametrize("district", BOARD.districts)
def test_no_outline_passes_a_point_twice(district: str) -> None:
    points = BOARD.districts[district].points
    assert len(set(points)) == len(points)


def test_every_edge_belongs_to_one_or_two_districts() -> None:
    assert set(map(len, owners_of_edges(BOARD.districts.values()).values())) == {1, 2}


def test_districts_fill_the_country_without_gap_or_overlap() -> None:
    country = area(outline())
    assert sum(area(region.points) for region in BOARD.districts.values()) == pytest.approx(country, abs=1e-6)


def test_borders_bend_smoothly_away_from_junctions() -> None:
    """Seen over 8 units to either side, a border never turns like a corner and seldom turns sharply."""
    owners = owners_of_edges([*BOARD.districts.values(), BOARD.neighbours])
    joined = links(owners)
    junctions = {point for point, others in joined.items() if len(others) > 2}
    abroad = {edge for edge, names in owners.items() if names == ["neighbours"]}
    bends = []
    for start in junctions:
        for step in joined[start]:
            if frozenset((start, step)) not in abroad:
                bends += bends_along(walk(joined, start, step, junctions))
    assert len(bends) > 1000
    assert max(bends) < 60
    assert sum(bend > 30 for bend in bends) < 0.02 * len(bends)
    assert sum(bend > 20 for bend in bends) < 0.06 * len(bends)


def bends_along(line: list[Point], reach: float = 8) -> list[float]:
    """The angle by which a line turns at each of its points, in degrees, seen over the reach."""
    lengths = [0.0]
    for a, b in pairwise(line):
        lengths.append(lengths[-1] + math.dist(a, b))

    def at(length: float) -> Point:
        place = max(1, next(i for i, total in enumerate(lengths) if total >= length - 1e-9))
        share = (length - lengths[place - 1]) / (lengths[place] - lengths[place - 1])
        (ax, ay), (bx, by) = line[place - 1 : place + 1]
        return ax + share * (bx - ax), ay + share * (by - ay)

    bends = []
    for here in lengths:
        if reach <= here <= lengths[-1] - reach:
            before, middle, after = at(here - reach), at(here), at(here + reach)
            heading = math.atan2(middle[1] - before[1], middle[0] - before[0])
            next_heading = math.atan2(after[1] - middle[1], after[0] - middle[0])
            bends.append(abs(math.degrees(math.remainder(next_heading - heading, math.tau))))
    return bends


# Places


@pytest.mark.parametrize("district", BOARD.districts)
def test_all_that_may_lie_on_a_district_lies_inside_its_borders(district: str) -> None:
    ground = ground_of(district)
    roundel, pawn, station = BOARD.influence[district], BOARD.pawns[district], BOARD.media[district]
    assert depth(ground, roundel.x, roundel.y) >= ROUNDEL + 2
    assert depth(ground, pawn.x, pawn.y) >= PAWN + 2
    for rectangle in (BOARD.labels[district], box(district, station.x, station.y, STATION)):
        assert min(depth(ground, x, y) for x, y in rim(rectangle)) >= 2


def test_names_roundels_pawns_and_stations_do_not_overlap() -> None:
    everything = [item for district in BOARD.districts for item in pieces(BOARD, district).items()]
    assert len(everything) == 4 * 28
    assert [(a, b) for (a, one), (b, other) in combinations(everything, 2) if overlap(one, other)] == []


def test_every_name_has_room_for_its_letters() -> None:
    for district, label in BOARD.labels.items():
        assert label.height >= 16
        assert label.width >= 7.5 * len(district.replace("-", "")), district


def test_piles_rounds_and_lens_keep_clear_of_the_country_and_of_each_other() -> None:
    glass = BOARD.lens.glass
    things = [*BOARD.piles.values(), *(box(place.id, place.x, place.y, 30) for place in BOARD.round_tracker)]
    round_glass = box("lens", glass.x, glass.y, 2 * glass.radius)
    assert [(a.id, b.id) for a, b in combinations([*things, round_glass], 2) if overlap(a, b)] == []
    country = tuple(outline())
    assert depth(country, glass.x, glass.y) < -glass.radius - 20
    assert min(glass.x, glass.y) - glass.radius >= TRACK
    for thing in things:
        assert thing.x >= TRACK
        assert thing.y >= TRACK
        assert thing.x + thing.width <= BOARD.width - TRACK
        assert thing.y + thing.height <= BOARD.height - TRACK
        assert max(depth(country, x, y) for x, y in rim(thing)) < -4, thing.id


def test_title_rounds_and_lens_lie_in_the_sea_and_card_piles_on_dry_land() -> None:
    abroad, glass = BOARD.neighbours.points, BOARD.lens.glass
    for name, pile in BOARD.piles.items():
        assert {contains(abroad, x, y) for x, y in rim(pile)} == {name != "title"}, name
    for x, y in ((glass.x, glass.y), *((place.x, place.y) for place in BOARD.round_tracker)):
        assert not contains(abroad, x, y)


@pytest.mark.rule("M4")
def test_blocs_track_runs_clockwise_round_the_board_in_130_cells_without_a_gap() -> None:
    cells = BOARD.blocs_track
    assert [cell.id for cell in cells] == [str(number) for number in range(130)]
    right, bottom = BOARD.width - TRACK, BOARD.height - TRACK
    corners = [(cells[number].x, cells[number].y) for number in (0, 30, 65, 95)]
    assert corners == [(0, 0), (right, 0), (right, bottom), (0, bottom)]
    for cell, following in pairwise((*cells, cells[0])):
        assert touch(cell, following), cell.id
    assert [(a.id, b.id) for a, b in combinations(cells, 2) if overlap(shrunk(a), shrunk(b))] == []
    ring = BOARD.width * BOARD.height - (BOARD.width - 2 * TRACK) * (BOARD.height - 2 * TRACK)
    assert sum(cell.width * cell.height for cell in cells) == pytest.approx(ring)


def shrunk(area: Area) -> Area:
    """The area without the hair's breadth by which sums of decimals may miss each other."""
    return Area(area.id, area.x + 1e-6, area.y + 1e-6, area.width - 2e-6, area.height - 2e-6)


def touch(a: Area, b: Area) -> bool:
    """Whether two cells of the track share a whole side."""
    beside = a.y == b.y and a.height == b.height
    above = a.x == b.x and a.width == b.width
    return (beside and math.isclose(abs(a.centre[0] - b.centre[0]), (a.width + b.width) / 2)) or (
        above and math.isclose(abs(a.centre[1] - b.centre[1]), (a.height + b.height) / 2)
    )


def test_the_board_is_as_large_as_its_panel() -> None:
    assert (BOARD.width, BOARD.height) == (816, 896)
    assert [place.id for place in BOARD.round_tracker] == ["1", "2", "3", "4", "5"]


# The lens


@pytest.mark.rule("M2")
def test_beirut_one_borders_metn_and_baabda_in_the_lens() -> None:
    lens = BOARD.lens
    touching = neighbours_by_edge([*lens.districts.values(), *lens.context.values()])
    of_beirut = {pair for pair in touching if pair & set(BEIRUT)}
    frontiers = {frozenset((one, other)) for one in BEIRUT for other in FRONTIERS[one].split()}
    assert of_beirut == frontiers


def test_the_lens_shows_nothing_outside_its_glass() -> None:
    glass = BOARD.lens.glass
    for region in (*BOARD.lens.districts.values(), *BOARD.lens.context.values()):
        for point in region.points:
            assert math.dist(point, (glass.x, glass.y)) <= glass.radius + 0.1


@pytest.mark.rule("M2")
def test_lines_lead_from_the_lens_to_the_true_place_of_beirut() -> None:
    lens = BOARD.lens
    for district in BEIRUT:
        for point in BOARD.districts[district].points:
            assert math.dist(point, (lens.spot.x, lens.spot.y)) < lens.spot.radius
    assert len(lens.leaders) == 2
    for leader in lens.leaders:
        assert math.dist(leader[0], (lens.glass.x, lens.glass.y)) == pytest.approx(lens.glass.radius, abs=0.1)
        assert math.dist(leader[-1], (lens.spot.x, lens.spot.y)) == pytest.approx(lens.spot.radius, abs=0.1)


def test_the_lens_is_a_true_enlargement_of_beirut() -> None:
    lens = BOARD.lens
    for district in BEIRUT:
        small, large = area(BOARD.districts[district].points), area(lens.districts[district].points)
        assert large / small == pytest.approx((lens.glass.radius / lens.spot.radius) ** 2, rel=0.03)


def test_captions_of_the_lens_lie_on_the_districts_they_name() -> None:
    lens = BOARD.lens
    assert {"metn", "baabda"} <= lens.captions.keys()
    for name, caption in lens.captions.items():
        assert depth(lens.context[name].points, caption.x, caption.y) > 6


# Broken maps


def without_layer(name: str) -> tuple[str, str]:
    return rf'<objectgroup [^>]*name="{name}".*?</objectgroup>', ""


DAMAGES = {
    "cut off in the middle": (r"(?s)<objectgroup [^>]*name=\"pawns\".*", "", "damaged"),
    "empty": (r"(?s).*", "", "damaged"),
    "no XML": (r"(?s).*", "Lebanon", "damaged"),
    "size that is no number": (r'tilewidth="16"', 'tilewidth="wide"', "damaged"),
    "coordinate that is no number": (r'points="[\d.]+,', 'points="x,', "damaged"),
    "outline without points": (r'<polygon points="[^"]*"/>', "<polygon/>", "damaged"),
    "no districts": (*without_layer("districts"), "no layer called 'districts'"),
    "no media": (*without_layer("media"), "no layer called 'media'"),
    "no lens": (*without_layer("lens"), "no layer called 'lens'"),
    "two layers of one name": (r'name="pawns"', 'name="media"', "two layers called 'media'"),
    "outline of two points": (
        r'(name="akkar".*?points="\S+ \S+)[^"]*"',
        r'\1"',
        "draws 'akkar' in layer 'districts' with fewer than 3 points",
    ),
    "district without outline": (r'(name="akkar".*?)<polygon [^>]*/>', r"\1", "fewer than 3 points"),
    "unknown district": (r'name="akkar"', 'name="atlantis"', "'atlantis' in layer 'districts'"),
    "district without name": (r' name="akkar"', "", "belongs to nothing in the game"),
    "district twice": (r'name="tripoli"', 'name="akkar"', "'akkar' twice in layer 'districts'"),
    "missing cell": (r'<object id="\d+" name="65" [^>]*/>', "", "no '65' in layer 'blocs-track'"),
    "missing pile": (r'<object id="\d+" name="swing" [^>]*/>', "", "no 'swing' in layer 'piles'"),
    "pile without size": (
        r'(name="swing" [^>]*?width=")[^"]*',
        r"\g<1>0",
        "gives 'swing' in layer 'piles' no size",
    ),
    "place off the board": (
        r'(name="swing" x=")[^"]*',
        r"\g<1>4000",
        "'swing' in layer 'piles' off the board",
    ),
    "place nowhere": (r'(name="swing" x=")[^"]*', r"\g<1>nan", "'swing' in layer 'piles' off the board"),
    "oval lens": (
        r'(name="lens" type="disc" [^>]*width=")[^"]*',
        r"\g<1>200",
        "'lens' in layer 'lens' as an oval",
    ),
    "unknown class": (r'type="leader"', 'type="thread"', "unknown class 'thread'"),
    "no leaders": (r'<object [^>]*type="leader".*?</object>', "", "no line from the lens"),
    "caption at no angle": (
        r'rotation="[^"]*"',
        'rotation="inf"',
        "turns 'metn' in layer 'lens' by no angle",
    ),
    "missing image": (r"</map>", '<imagelayer name="sea"/></map>', "damaged"),
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_broken_map_is_refused_in_one_sentence(damage: str, tmp_path: Path) -> None:
    pattern, replacement, complaint = DAMAGES[damage]
    every = 0 if damage == "no leaders" else 1
    text, changes = re.subn(pattern, replacement, LEBANON.read_text("utf-8"), count=every, flags=re.DOTALL)
    assert changes
    broken = tmp_path / "broken.tmx"
    broken.write_text(text, "utf-8")
    with pytest.raises(MapError) as error:
        load_board(broken)
    sentence = str(error.value)
    assert sentence.startswith("The map broken.tmx ")
    assert sentence.endswith(".")
    assert "\n" not in sentence
    assert complaint in sentence


@pytest.mark.parametrize("name", ["nowhere.tmx", "."])
def test_missing_map_is_refused_in_one_sentence(name: str, tmp_path: Path) -> None:
    with pytest.raises(MapError, match=r"^The map \S+ is missing\.$"):
        load_board(tmp_path / name)


def test_randomly_damaged_maps_load_whole_or_are_refused(tmp_path: Path) -> None:
    dice, source, outcomes = random.Random(2028), LEBANON.read_bytes(), Counter[str]()
    damaged = tmp_path / "damaged.tmx"
    for _ in range(300):
        damaged.write_bytes(mutated(source, dice))
        try:
            board = load_board(damaged)
        except MapError:
            outcomes["refused"] += 1
        else:
            assert board.districts.keys() == BOARD.districts.keys()
            assert len(board.blocs_track) == 130
            outcomes["loaded"] += 1
    assert min(outcomes["refused"], outcomes["loaded"]) > 20


def mutated(source: bytes, dice: random.Random) -> bytes:
    """The file with one to three bytes changed, lost, doubled or swapped for another digit."""
    text = bytearray(source)
    for _ in range(dice.randint(1, 3)):
        place = dice.randrange(len(text))
        kind = dice.choice(("byte", "digit", "loss", "double"))
        if kind == "byte":
            text[place] = dice.randrange(256)
        elif kind == "digit":
            text[place] = dice.choice(b"0123456789.-e")
        elif kind == "loss":
            del text[place : place + dice.randint(1, 40)]
        else:
            text[place:place] = text[place : place + dice.randint(1, 40)]
    return bytes(text)
