"""The drawn map: every district answers to the pointer where its pawn stands, and its marks stay on its own land."""

import pygame
import pytest

from engine.games.machrou3.board import BORDERS, DISTRICTS, INDEX, members
from scenes.assets import base_folder
from scenes.boards.machrou3.land_art import MapArt
from scenes.boards.machrou3.land_geometry import dashes, shared_edges
from scenes.boards.machrou3.layout import table_layout
from scenes.maps import load_board
from scenes.settings import Settings
from scenes.texts import load_texts
from scenes.ui.kit import make_kit
from scenes.window import start_video

BOARD = load_board(base_folder() / "maps" / "lebanon.tmx")
EVERYWHERE = range(len(DISTRICTS))
LARGE, COMPACT = (1600, 900), (1280, 720)
# Pixels that a mark may lie beyond its district on a small map: one that is cut off there, one with a line around it.
CUT, LINED = 2, 4
INKS = ((192, 42, 20), (247, 185, 208))


def drawn(size: tuple[int, int] = COMPACT, **settings: object) -> MapArt:
    """The map of a window of this size."""
    start_video(dummy=True)
    texts = load_texts("en", "machrou3")
    kit = make_kit(size, Settings(**settings), texts)  # type: ignore[arg-type]
    return MapArt(BOARD, kit.pixels(table_layout(kit).map), kit, texts)


@pytest.fixture(scope="module")
def compact() -> MapArt:
    return drawn()


@pytest.fixture(params=[LARGE, COMPACT], ids=["large", "compact"], scope="module")
def either(request: pytest.FixtureRequest) -> MapArt:
    return drawn(request.param)


def test_a_district_is_found_where_its_pawn_stands(either: MapArt) -> None:
    found = {
        number: either.district_at(*either.to_pixels(place.x, place.y))
        for name, place in BOARD.pawns.items()
        for number in [INDEX[name]]
    }
    assert found == {number: number for number in EVERYWHERE}


def test_a_district_is_found_where_its_pieces_are_drawn(either: MapArt) -> None:
    assert [either.district_at(*either.spot(number)) for number in EVERYWHERE] == list(EVERYWHERE)


@pytest.mark.parametrize("place", [(45, 600), (300, 60), (60, 200), (152, 190)])
def test_the_sea_is_no_district(either: MapArt, place: tuple[float, float]) -> None:
    assert either.district_at(*either.to_pixels(*place)) is None


def test_the_neighbours_are_no_district(either: MapArt) -> None:
    assert either.district_at(*either.to_pixels(700, 600)) is None


def test_the_track_is_no_district(either: MapArt) -> None:
    assert all(either.district_at(*either.track_spot(seats, 0)) is None for seats in range(129))


@pytest.mark.parametrize("name", ["beirut-1", "beirut-2"])
def test_beirut_is_found_in_the_lens_and_where_it_lies(either: MapArt, name: str) -> None:
    points = BOARD.districts[name].points
    small = sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)
    label = BOARD.labels[name].centre
    assert either.district_at(*either.to_pixels(*small)) == INDEX[name]
    assert either.district_at(*either.to_pixels(*label)) == INDEX[name]


@pytest.mark.parametrize("name", ["metn", "baabda"])
def test_the_rim_of_the_lens_belongs_to_the_district_it_names(either: MapArt, name: str) -> None:
    caption = BOARD.lens.captions[name]
    assert either.district_at(*either.to_pixels(caption.x, caption.y)) == INDEX[name]


def test_the_map_draws_the_frontiers_of_the_rules_and_no_others() -> None:
    pairs = {tuple(sorted(names)) for names in shared_edges(BOARD.districts).values() if len(names) == 2}
    ruled = {
        tuple(sorted((DISTRICTS[one].id, DISTRICTS[other].id))) for one in EVERYWHERE for other in members(BORDERS[one])
    }
    assert len(pairs) == 58
    assert pairs == ruled


@pytest.mark.parametrize(
    ("state", "reach"),
    [
        ("target", CUT),
        ("supports", CUT),
        ("may", CUT),
        ("flash", CUT),
        ("hover", LINED),
        ("selected", LINED),
        ("attacked", LINED),
    ],
)
def test_a_mark_stays_on_its_own_land(compact: MapArt, state: str, reach: int) -> None:
    """Only the line around a district and its name may touch what lies beyond."""
    for district in EVERYWHERE:
        sheet, corner = compact.overlay(district, state, INKS[0])
        stray = pygame.mask.from_surface(sheet, 60)
        stray.erase(_land(compact, district, sheet.get_size(), corner, reach), (0, 0))
        assert stray.count() == 0, DISTRICTS[district].id


def _land(map_art: MapArt, district: int, size: tuple[int, int], corner: tuple[int, int], reach: int) -> pygame.Mask:
    """The pixels of a district on its mark, grown on all sides, and those of its name."""
    ground = pygame.Surface(size, pygame.SRCALPHA)
    outline = [map_art.to_pixels(x, y) for x, y in map_art.outline(district)]
    pygame.draw.polygon(ground, "white", [(x - corner[0], y - corner[1]) for x, y in outline])
    shape, land = pygame.mask.from_surface(ground, 60), pygame.Mask(size)
    steps = range(-reach, reach + 1)
    for shift in ((x, y) for x in steps for y in steps if x * x + y * y <= reach * reach):
        land.draw(shape, shift)
    name = map_art.label_box(district).move(-corner[0], -corner[1]).inflate(30, 12)
    land.draw(pygame.Mask(name.size, fill=True), name.topleft)
    return land


def test_a_mark_is_drawn_once_and_differs_by_colour(compact: MapArt) -> None:
    first, other = (compact.overlay(0, "supports", ink)[0] for ink in INKS)
    assert compact.overlay(0, "supports", INKS[0])[0] is first
    assert first.get_buffer().raw != other.get_buffer().raw


@pytest.mark.parametrize("seats", [0, 30, 65, 95, 128])
def test_a_bloc_stands_on_the_track(either: MapArt, seats: int) -> None:
    spot = either.track_spot(seats, 0)
    assert either.projection.area.collidepoint(spot)
    assert not either.projection.inner.collidepoint(spot)


def test_every_bloc_has_its_own_place_on_the_track(either: MapArt) -> None:
    spots = {either.track_spot(seats, 0) for seats in range(129)}
    assert len(spots) == 129


def test_equal_blocs_do_not_hide_each_other(either: MapArt) -> None:
    for seats in range(129):
        assert len({either.track_spot(seats, place) for place in range(6)}) == 6


def test_land_that_fights_keeps_its_colour_and_the_rest_fades(compact: MapArt) -> None:
    fighting = INDEX["baalbek"]
    bright, faded = compact.ground(), compact.dimmed(frozenset({fighting}))
    area = compact.projection.area
    for district, is_same in ((fighting, True), (INDEX["chouf"], False)):
        x, y = compact.spot(district)
        assert (bright.get_at((x - area.x, y - area.y)) == faded.get_at((x - area.x, y - area.y))) is is_same


def test_pattern_assist_changes_the_land_and_leaves_the_sea() -> None:
    plain, helped = drawn(), drawn(pattern_assist=True)
    before, after = plain.ground(), helped.ground()
    area = plain.projection.area
    sea, akkar = pygame.Rect(0, 0, 20, 60), plain.bounds(INDEX["akkar"]).move(-area.x, -area.y)
    sea.midleft = plain.to_pixels(45, 600)[0] - area.x, plain.to_pixels(45, 600)[1] - area.y
    assert _differ(before, after, akkar)
    assert not _differ(before, after, sea)


def _differ(one: pygame.Surface, other: pygame.Surface, part: pygame.Rect) -> bool:
    pictures = (pygame.image.tobytes(surface.subsurface(part), "RGB") for surface in (one, other))
    return next(pictures) != next(pictures)


def test_dashes_follow_a_line_around_its_corner() -> None:
    assert (
        dashes(((0, 0), (10, 0), (10, 10)), 6, 2)
        == "M0.00,0.00L6.00,0.00M8.00,0.00L10.00,0.00L10.00,4.00M10.00,6.00L10.00,10.00"
    )


def test_a_mark_is_drawn_the_same_every_time() -> None:
    def marks() -> list[bytes]:
        art = drawn()
        return [pygame.image.tobytes(art.overlay(each, "target", INKS[0])[0], "RGBA") for each in EVERYWHERE]

    first = marks()
    assert all(marks() == first for _ in range(3))
