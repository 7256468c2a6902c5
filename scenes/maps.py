"""Reads a board drawn in Tiled: where every district, track cell and pile lies.

Only this file knows the format. What is wrong with a map is said in one sentence (MapError).
"""

import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType
from typing import Any, TypeVar

import pytmx

from engine.games.machrou3.board import INDEX

Thing = TypeVar("Thing")

Point = tuple[float, float]

LENS_DISTRICTS = frozenset({"beirut-1", "beirut-2"})
LENS_CLASSES = frozenset({"disc", "district", "context", "caption", "leader"})
PILES = frozenset({"objectives", "powers", "newsflash", "swing", "completed", "title"})
CELLS = tuple(str(number) for number in range(130))
ROUNDS = tuple(str(number) for number in range(1, 6))
DECIMALS = 1  # Tiled keeps a point as offset + distance: rounding makes shared corners equal again


class MapError(Exception):
    """A map that cannot be used; its text is one sentence for the user."""


@dataclass(frozen=True, slots=True)
class Region:
    """A closed shape; the last point joins the first."""

    id: str
    points: tuple[Point, ...]


@dataclass(frozen=True, slots=True)
class Place:
    """The centre of something small; angle turns its text, in degrees clockwise."""

    id: str
    x: float
    y: float
    angle: float = 0.0


@dataclass(frozen=True, slots=True)
class Area:
    id: str
    x: float
    y: float
    width: float
    height: float

    @property
    def centre(self) -> Point:
        return self.x + self.width / 2, self.y + self.height / 2


@dataclass(frozen=True, slots=True)
class Disc:
    x: float
    y: float
    radius: float


@dataclass(frozen=True, slots=True)
class Lens:
    """Beirut enlarged: `spot` is its true place on the board, `glass` where it is shown."""

    glass: Disc
    spot: Disc
    districts: Mapping[str, Region]
    context: Mapping[str, Region]
    captions: Mapping[str, Place]
    leaders: tuple[tuple[Point, ...], ...]


@dataclass(frozen=True, slots=True)
class Board:
    width: int
    height: int
    districts: Mapping[str, Region]
    neighbours: Region
    lens: Lens
    labels: Mapping[str, Area]
    influence: Mapping[str, Place]
    pawns: Mapping[str, Place]
    media: Mapping[str, Place]
    blocs_track: tuple[Area, ...]
    round_tracker: tuple[Place, ...]
    piles: Mapping[str, Area]


def load_board(path: Path | str) -> Board:
    """The board drawn in a Tiled map, checked to be whole."""
    return _Reader(Path(path)).board()


class _Reader:
    """One map being read; every complaint names its file."""

    def __init__(self, path: Path) -> None:
        self.file = path.name
        tiled = self._parse(path)
        self.width = tiled.width * tiled.tilewidth
        self.height = tiled.height * tiled.tileheight
        self.layers: dict[str, list[Any]] = {}
        for layer in tiled.objectgroups:
            if layer.name in self.layers:
                raise self._error(f"has two layers called '{layer.name}'")
            self.layers[layer.name] = list(layer)

    def board(self) -> Board:
        return Board(
            width=self.width,
            height=self.height,
            districts=self._regions("districts", self._layer("districts"), INDEX),
            neighbours=self._regions("ground", self._layer("ground"), ("neighbours",))["neighbours"],
            lens=self._lens(),
            labels=self._areas("labels", INDEX),
            influence=self._places("influence", INDEX),
            pawns=self._places("pawns", INDEX),
            media=self._places("media", INDEX),
            blocs_track=_in_order(self._areas("blocs-track", CELLS), CELLS),
            round_tracker=_in_order(self._places("round-tracker", ROUNDS), ROUNDS),
            piles=self._areas("piles", PILES),
        )

    def _parse(self, path: Path) -> Any:
        if not path.is_file():
            raise self._error("is missing")
        try:
            return pytmx.TiledMap(str(path))
        except Exception as problem:  # pytmx lets through whatever its parser meets, down to bare Exception
            raise self._error("is damaged and cannot be read") from problem

    def _error(self, complaint: str) -> MapError:
        return MapError(f"The map {self.file} {complaint}.")

    def _layer(self, name: str) -> list[Any]:
        if name not in self.layers:
            raise self._error(f"has no layer called '{name}'")
        return self.layers[name]

    def _named(self, layer: str, objects: Iterable[Any], wanted: Iterable[str]) -> dict[str, Any]:
        """Objects by name: exactly the wanted ones, each once."""
        wanted, found = set(wanted), dict[str, Any]()
        for item in objects:
            if item.name not in wanted:
                raise self._error(f"has '{item.name}' in layer '{layer}', which belongs to nothing in the game")
            if item.name in found:
                raise self._error(f"has '{item.name}' twice in layer '{layer}'")
            found[item.name] = item
        if missing := sorted(wanted - found.keys()):
            raise self._error(f"has no '{missing[0]}' in layer '{layer}'")
        return found

    def _regions(self, layer: str, objects: Iterable[Any], wanted: Iterable[str]) -> Mapping[str, Region]:
        named = self._named(layer, objects, wanted)
        return _frozen({name: Region(name, self._outline(layer, item, 3)) for name, item in named.items()})

    def _areas(self, layer: str, wanted: Iterable[str]) -> Mapping[str, Area]:
        named = self._named(layer, self._layer(layer), wanted)
        return _frozen({name: self._area(layer, item) for name, item in named.items()})

    def _places(self, layer: str, wanted: Iterable[str]) -> Mapping[str, Place]:
        named = self._named(layer, self._layer(layer), wanted)
        return _frozen({name: self._place(layer, item) for name, item in named.items()})

    def _lens(self) -> Lens:
        layer, kinds = "lens", dict[str, list[Any]]()
        for item in self._layer(layer):
            if item.type not in LENS_CLASSES:
                raise self._error(f"has '{item.name}' in layer '{layer}' with the unknown class '{item.type}'")
            kinds.setdefault(item.type, []).append(item)
        if "leader" not in kinds:
            raise self._error("has no line from the lens to its place on the board")
        discs = self._named(layer, kinds.get("disc", ()), ("lens", "spot"))
        context = {item.name for item in kinds.get("context", ()) if item.name in INDEX} - LENS_DISTRICTS
        captions = self._named(layer, kinds.get("caption", ()), context)
        return Lens(
            glass=self._disc(layer, discs["lens"]),
            spot=self._disc(layer, discs["spot"]),
            districts=self._regions(layer, kinds.get("district", ()), LENS_DISTRICTS),
            context=self._regions(layer, kinds.get("context", ()), context),
            captions=_frozen({name: self._place(layer, item) for name, item in captions.items()}),
            leaders=tuple(self._outline(layer, item, 2) for item in kinds.get("leader", ())),
        )

    def _outline(self, layer: str, item: Any, least: int) -> tuple[Point, ...]:
        points = getattr(item, "points", ())
        if not isinstance(points, tuple) or len(points) < least:
            raise self._error(f"draws '{item.name}' in layer '{layer}' with fewer than {least} points")
        return tuple(self._point(layer, item, x, y) for x, y in points)

    def _place(self, layer: str, item: Any) -> Place:
        if not math.isfinite(item.rotation):
            raise self._error(f"turns '{item.name}' in layer '{layer}' by no angle")
        return Place(item.name, *self._point(layer, item, item.x, item.y), item.rotation)

    def _area(self, layer: str, item: Any) -> Area:
        left, top = self._point(layer, item, item.x, item.y)
        right, bottom = self._point(layer, item, item.x + item.width, item.y + item.height)
        if right <= left or bottom <= top:
            raise self._error(f"gives '{item.name}' in layer '{layer}' no size")
        return Area(item.name, left, top, round(right - left, DECIMALS), round(bottom - top, DECIMALS))

    def _disc(self, layer: str, item: Any) -> Disc:
        area = self._area(layer, item)
        if area.width != area.height:
            raise self._error(f"draws '{item.name}' in layer '{layer}' as an oval, not a circle")
        return Disc(*area.centre, area.width / 2)

    def _point(self, layer: str, item: Any, x: float, y: float) -> Point:
        if not (0 <= x <= self.width and 0 <= y <= self.height):  # also catches nan
            raise self._error(f"puts '{item.name}' in layer '{layer}' off the board")
        return round(x, DECIMALS), round(y, DECIMALS)


def _frozen(things: dict[str, Thing]) -> Mapping[str, Thing]:
    return MappingProxyType(things)


def _in_order(things: Mapping[str, Thing], order: Iterable[str]) -> tuple[Thing, ...]:
    return tuple(things[name] for name in order)
