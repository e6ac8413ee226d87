"""The archive of the basemap: cells of land, lines and towns at four levels, names, and letters.

data/build_basemap.py writes it; here it is read back, a cell at a time, and kept in memory.
"""

import json
import zipfile
from base64 import b64encode
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import accumulate
from math import ceil, floor
from pathlib import Path
from typing import Any

LINES = ("admin1", "border", "unsettled")
AREAS = ("land", "lake")


@dataclass(frozen=True, slots=True)
class Box:
    """A part of the world between two meridians and two parallels, in degrees.

    Attributes
    ----------
    west, south, east, north : float
        Its edges; east is above 180 where it crosses the antimeridian.
    """

    west: float
    south: float
    east: float
    north: float

    def depth(self, lon: float, lat: float) -> float:
        """Return how far inside its edges a point lies, degrees; negative outside."""
        east = (lon - self.west) % 360
        return min(east, self.east - self.west - east, lat - self.south, self.north - lat)

    def widen(self, share: float) -> "Box":
        """Return it with every edge moved out by a share of its width or height."""
        across, up = (self.east - self.west) * share, (self.north - self.south) * share
        return Box(self.west - across, self.south - up, self.east + across, self.north + up)


@dataclass(frozen=True, slots=True)
class Level:
    """One level of the archive.

    Attributes
    ----------
    name : str
        Its folder in the archive.
    zoom : float
        Least zoom of a map that needs it.
    cell : float
        Width and height of its cells, degrees.
    decimals : int
        Of its coordinates.
    step : float
        Between the spots where a country's name may stand, degrees.
    """

    name: str
    zoom: float
    cell: float
    decimals: int
    step: float

    def cells(self, box: Box) -> Iterator[tuple[int, int]]:
        """Yield column and row of every cell that the box touches, from the south-west corner."""
        columns, rows = round(360 / self.cell), round(180 / self.cell)
        west, east = floor((box.west + 180) / self.cell), ceil((box.east + 180) / self.cell)
        south = max(floor((box.south + 90) / self.cell), 0)
        north = min(ceil((box.north + 90) / self.cell), rows)
        for row in range(south, north):
            yield from ((each % columns, row) for each in range(west, min(east, west + columns)))

    def cell_of(self, lon: float, lat: float) -> tuple[int, int]:
        """Return column and row of the cell that a point lies in."""
        return int((lon + 180) // self.cell), int((lat + 90) // self.cell)


LEVELS = (
    Level("detail", 7.4, 2.5, 3, 0.25),
    Level("fine", 5.2, 5, 3, 0.5),
    Level("medium", 2.8, 10, 2, 1),
)
"""The finest first."""
WORLD = Level("world", 0, 360, 2, 360)


@cache
def _open(archive: Path) -> zipfile.ZipFile:
    return zipfile.ZipFile(archive)


@lru_cache(maxsize=8)
def read_member(archive: Path, member: str) -> Any:
    """Return what a member of the archive holds; shared, so never change it."""
    return json.loads(_open(archive).read(member))


@lru_cache(maxsize=256)
def read_cell(archive: Path, level: Level, column: int, row: int) -> dict[str, Any]:
    """Return what a cell holds, coordinates as GeoJSON has them; shared, so never change it.

    Parameters
    ----------
    archive : Path
        ``basemap.zip``.
    level : Level
        A level of it.
    column, row : int
        The cell, counted from the south-west corner of the world.

    Returns
    -------
    dict
        Lists by kind: polygons for `AREAS`; lines for `LINES`; "towns" with longitude, latitude,
        name and population; "spots" with longitude, latitude, country and the room there in
        degrees. Empty for a cell that is all sea.
    """
    try:
        held = json.loads(_open(archive).read(f"{level.name}/{column}_{row}.json"))
    except KeyError:
        return {}
    for kind in LINES:
        held[kind] = [_decode(line, level.decimals) for line in held.get(kind, ())]
    for kind in AREAS:
        held[kind] = [
            [_decode(ring, level.decimals) for ring in polygon] for polygon in held.get(kind, ())
        ]
    held["spots"] = list(_spots(held.get("spots", {}), level, column, row))
    return dict(held)


def _spots(
    packed: dict[str, list[int]], level: Level, column: int, row: int
) -> Iterator[tuple[float, float, str, float]]:
    across = round(level.cell / level.step)
    for code, numbers in packed.items():
        for place, room in zip(numbers[::2], numbers[1::2], strict=True):
            east, north = divmod(place, across)
            lon = column * level.cell - 180 + (east + 0.5) * level.step
            yield lon, row * level.cell - 90 + (north + 0.5) * level.step, code, room / 100


def _decode(steps: list[int], decimals: int) -> list[tuple[float, float]]:
    scale = 10**decimals
    lons, lats = accumulate(steps[::2]), accumulate(steps[1::2])
    return [(lon / scale, lat / scale) for lon, lat in zip(lons, lats, strict=True)]


def read_letters(archive: Path, texts: Iterable[str]) -> str:
    """Return the letters that occur in the texts as one glyph PBF, in base64.

    Notes
    -----
    Arabic is left out by the archive: the map engine would show it unjoined and backwards.
    """
    known = read_member(archive, "letters.json")
    used = sorted({str(ord(letter)) for letter in set().union(*texts)} & known.keys(), key=int)
    glyphs = b"".join(_field(3, bytes.fromhex(known[code])) for code in used)
    return b64encode(_field(1, _field(1, b"basemap") + _field(2, b"0-65535") + glyphs)).decode()


def _field(number: int, content: bytes) -> bytes:
    """Return a field of a protocol buffer: number, length in groups of 7 bits, content."""
    size, head = len(content), bytearray([number << 3 | 2])
    while size > 127:
        head.append(size & 127 | 128)
        size >>= 7
    return bytes([*head, size]) + content
