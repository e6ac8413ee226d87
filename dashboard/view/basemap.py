"""The map under the data, drawn without any network: what is shown in, one style address out.

The style and all it draws travel inside the page as one ``data:`` address: land, borders and names
around what is shown, the rest of the world roughly, and the letters that the names need. So nothing
is asked of any server, this one's included, and no port, proxy or path can break it.
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np

from dashboard.view.basemap_archive import (
    AREAS,
    LEVELS,
    LINES,
    WORLD,
    Box,
    Level,
    read_cell,
    read_letters,
    read_member,
)
from dashboard.view.basemap_style import make_layers

CREDITS = "Natural Earth, GeoNames (CC BY 4.0), letters: Noto Sans (OFL 1.1)"
_ON_MAP = "Natural Earth, GeoNames CC BY 4.0"
SHEET = "sheet"

_REACH = 0.35
"""How far the detail goes on beyond what is shown, as a share of its width and height."""
_SMALL = 10_000
"""Towns of fewer people are named in the view only."""
_LETTERS = "data:application/x-protobuf;base64,{letters}#{{fontstack}}{{range}}"
"""The map puts in a font and a range and asks for each; behind a # they change nothing, so every
request gets the one set of letters."""
_QUOTED = str.maketrans({"%": "%25", "#": "%23", "\x7f": "%7F"})
"""What may not stand in a data address as it is, of what JSON in ASCII holds."""


@dataclass(frozen=True, slots=True)
class Name:
    """A name of the data's own, at its place in degrees; it goes before the basemap's."""

    lat: float
    lon: float
    text: str


def style_address(
    archive: Path, box: Box, zoom: float, names: Sequence[Name], *, is_dark: bool
) -> str:
    """Return the address of a map style that carries its map with it.

    Parameters
    ----------
    archive : Path
        ``basemap.zip`` of the data folder.
    box : Box
        What the map opens with.
    zoom : float
        Of web maps: 0 shows the world, each further one halves it. The map is detailed to this.
    names : sequence of Name
        The first goes before the others where there is no room for all.
    is_dark : bool
        Whether it lies on a dark page.

    Returns
    -------
    str
        A ``data:`` address of a style of the Mapbox style specification, version 8.
    """
    world = read_cell(archive, WORLD, 0, 0)
    level = next((each for each in LEVELS if zoom >= each.zoom), WORLD)
    cells = tuple(level.cells(box.widen(_REACH))) if level in LEVELS else ()
    parts = [read_cell(archive, level, *cell) for cell in cells]
    outside = [
        town for town in world["towns"] if not cells or level.cell_of(*town[:2]) not in cells
    ]
    towns = [*outside, *(town for part in parts for town in part.get("towns", ()))]
    labels = [
        *_name_labels(names),
        *_country_labels(archive, box, parts, names),
        *_town_labels(box, towns, names),
    ]
    letters = read_letters(archive, (label["properties"]["text"] for label in labels))
    sources = {
        "world": _ground(archive, WORLD, ((0, 0),), has_sheet=False),
        "region": _ground(archive, level, cells, has_sheet=True),
        "labels": _quote(_source(labels)),
    }
    style = {
        "version": _quote(8),
        "sources": _join(sources),
        "glyphs": _quote(_LETTERS.format(letters=letters)),
        "layers": _quote(make_layers(is_dark=is_dark)),
    }
    return "data:application/json," + _join(style)


@lru_cache(maxsize=8)
def _ground(
    archive: Path, level: Level, cells: tuple[tuple[int, int], ...], *, has_sheet: bool
) -> str:
    """Return the source with what some cells hold; most filters leave the map where it was."""
    shapes = _shapes([read_cell(archive, level, *cell) for cell in cells])
    return _quote(_source([_sheet(level, cells), *shapes] if has_sheet else shapes))


def _quote(value: Any) -> str:
    """Return a value as JSON that may stand in an address."""
    return json.dumps(value, separators=(",", ":")).translate(_QUOTED)


def _join(parts: Mapping[str, str]) -> str:
    """Return an object of values that are quoted already."""
    return "{" + ",".join(f"{_quote(name)}:{value}" for name, value in parts.items()) + "}"


def _source(features: list[dict[str, Any]]) -> dict[str, Any]:
    collection = {"type": "FeatureCollection", "features": features}
    return {"type": "geojson", "attribution": _ON_MAP, "data": collection}


def _feature(kind: str, shape: str, coordinates: list[Any]) -> dict[str, Any]:
    return {
        "type": "Feature",
        "properties": {"kind": kind},
        "geometry": {"type": shape, "coordinates": coordinates},
    }


def _shapes(cells: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    return [
        _feature(kind, shape, [each for cell in cells for each in cell.get(kind, ())])
        for kinds, shape in ((AREAS, "MultiPolygon"), (LINES, "MultiLineString"))
        for kind in kinds
    ]


def _sheet(level: Level, cells: Sequence[tuple[int, int]]) -> dict[str, Any]:
    """Return the cells as areas of sea: they hide the rough world under the detail."""
    squares = []
    for column, row in cells:
        west, south = column * level.cell - 180, row * level.cell - 90
        east, north = west + level.cell, south + level.cell
        corners = [west, south], [east, south], [east, north], [west, north], [west, south]
        squares.append([corners])
    return _feature(SHEET, "MultiPolygon", squares)


def _label(kind: str, lon: float, lat: float, text: str, rank: float) -> dict[str, Any]:
    return {
        "type": "Feature",
        "properties": {"kind": kind, "text": text, "rank": rank},
        "geometry": {"type": "Point", "coordinates": [round(lon, 4), round(lat, 4)]},
    }


def _name_labels(names: Sequence[Name]) -> Iterator[dict[str, Any]]:
    for rank, name in enumerate(names):
        yield _label("name", name.lon, name.lat, name.text, rank)


def _country_labels(
    archive: Path, box: Box, parts: Sequence[dict[str, Any]], names: Sequence[Name]
) -> Iterator[dict[str, Any]]:
    """Yield each country's name once, where the view has most room for it, else in its middle."""
    countries = read_member(archive, "names.json")
    best: dict[str, tuple[float, float, float]] = {}
    lons, lats = (np.array([getattr(name, end) for name in names]) for end in ("lon", "lat"))
    for lon, lat, code, room in (spot for part in parts for spot in part.get("spots", ())):
        free = min(room, box.depth(lon, lat))
        # Far names are only looked for where there is more room than at the spots before.
        if free > best.get(code, (0.0,))[0]:
            apart = np.hypot((lons - lon + 180) % 360 - 180, lats - lat)
            free = min(free, float(apart.min(initial=np.inf)))
        if free > best.get(code, (0.0,))[0]:
            best[code] = (free, lon, lat)
    texts = {name.text for name in names}
    for lon, lat, code, rank in read_member(archive, "labels.json"):
        _, best_lon, best_lat = best.get(code, (0, lon, lat))
        if countries[code] not in texts:
            yield _label("country", best_lon, best_lat, countries[code], rank)


def _town_labels(
    box: Box, towns: Sequence[tuple[float, float, str, int]], names: Sequence[Name]
) -> Iterator[dict[str, Any]]:
    """Yield the towns in the view and the larger ones around it, but none the data names."""
    inside = box.widen(0.15)
    texts = {name.text.casefold() for name in names}
    spots = {(round(name.lon, 2), round(name.lat, 2)) for name in names}
    for lon, lat, text, population in towns:
        is_named = text.casefold() in texts or (round(lon, 2), round(lat, 2)) in spots
        if not is_named and (population >= _SMALL or inside.depth(lon, lat) > 0):
            yield _label("town", lon, lat, text, population)
