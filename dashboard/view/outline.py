"""Land and borders within a box, cut from the shipped basemap for a map on paper."""

from collections.abc import Sequence
from functools import partial
from math import log2
from pathlib import Path

from dashboard.tidy.sketch import Outline, Ring
from dashboard.view.basemap_archive import LEVELS, WORLD, Box, read_cell

_LAND = ("land", "lake")
_BORDERS = ("border", "unsettled")
_FINER = 1.5
"""Zoom levels that a sheet of paper is finer than a map of its size on screen."""


def outline_of(archive: Path) -> Outline:
    """Return what draws land and borders from an archive of the basemap."""
    return partial(_read, archive)


def _read(
    archive: Path, west: float, south: float, east: float, north: float
) -> tuple[Sequence[Ring], Sequence[Ring]]:
    """Return rings of land, lakes among them, and lines of borders; they reach over the box."""
    box = Box(west, max(south, -90), east, min(north, 90))
    zoom = log2(360 / max(east - west, 0.01)) + _FINER
    level = next((each for each in LEVELS if zoom >= each.zoom), WORLD)
    cells = level.cells(box) if level in LEVELS else [(0, 0)]
    parts = [read_cell(archive, level, *cell) for cell in cells]
    areas = [area for part in parts for kind in _LAND for area in part.get(kind, ())]
    lines = [line for part in parts for kind in _BORDERS for line in part.get(kind, ())]
    return [ring for area in areas for ring in area], lines
