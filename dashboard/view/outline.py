"""Land and borders within a box, cut from the shipped basemap for a map on paper."""

from collections.abc import Sequence
from math import log2
from pathlib import Path

from dashboard.view.basemap_archive import LEVELS, WORLD, Box, read_cell

Ring = Sequence[tuple[float, float]]
_SHEETS = 1.5
"""A sheet of paper shows this many times the detail of a tile of a web map."""


def read_outline(
    archive: Path, west: float, south: float, east: float, north: float
) -> tuple[Sequence[Ring], Sequence[Ring]]:
    """Return what lies within a box.

    Parameters
    ----------
    archive : Path
        ``basemap.zip`` of the data folder.
    west, south, east, north : float
        Its edges, degrees; east is above 180 where it crosses the antimeridian.

    Returns
    -------
    tuple of sequences
        Rings of land, with lakes as rings within, and lines of borders between countries. They
        reach over the box.
    """
    box = Box(west, max(south, -90), east, min(north, 90))
    zoom = log2(360 / max(east - west, 0.01)) * _SHEETS
    level = next((each for each in LEVELS if zoom >= each.zoom), WORLD)
    cells = level.cells(box) if level in LEVELS else [(0, 0)]
    parts = [read_cell(archive, level, *cell) for cell in cells]
    areas = [
        ring
        for part in parts
        for kind in ("land", "lake")
        for shape in part.get(kind, ())
        for ring in shape
    ]
    lines = [
        line for part in parts for kind in ("border", "unsettled") for line in part.get(kind, ())
    ]
    return areas, lines
