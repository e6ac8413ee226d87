"""Which part of the world a map opens with, from the points that it shows."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import asinh, atan, cos, degrees, log2, radians, sinh, tan

from dashboard.tidy.geometry import find_west
from dashboard.view.basemap_archive import Box

_WIDTH, _HEIGHT = 480, 400
"""The smallest window in which all that is shown must fit, pixels."""
_MARGIN = 0.35
"""Zoom given up so that nothing lies at the very edge."""
_CLOSEST, _FARTHEST = 9.5, 0.4
_KM_A_DEGREE = 111.2
_LEAST_KM = 25.0
_NORTHERNMOST = 84.0
_TILE = 512
"""Width of the world at zoom 0, pixels."""


@dataclass(frozen=True, slots=True)
class View:
    """What a map opens with: its middle in degrees, its zoom, and all that must be in it."""

    lat: float
    lon: float
    zoom: float
    box: Box


def fit(points: Sequence[tuple[float, float, float]]) -> View:
    """Return the view that shows all points, the short way round the globe.

    Parameters
    ----------
    points : sequence of tuple of float
        Latitude and longitude in degrees and a radius in kilometres, one for each point.

    Returns
    -------
    View
        The whole world without a point. Never closer than some 50 km across, so that a single
        point has its surroundings.

    Notes
    -----
    Of several points' circles only so much is sure to be in view as half of what the points lie
    apart, and 25 km: one place known to within 300 km would else make a dot of all the others.
    """
    if not points:
        return _view(20.0, 10.0, _FARTHEST)
    start = find_west([lon for _, lon, _ in points])
    turned = [(lat, start + (lon - start) % 360, radius) for lat, lon, radius in points]
    if len(points) > 1:
        apart = _edges([(lat, lon, 0.0) for lat, lon, _ in turned])
        most = max(apart.east - apart.west, apart.north - apart.south) / 2 * _KM_A_DEGREE
        turned = [(lat, lon, min(radius, max(most, _LEAST_KM))) for lat, lon, radius in turned]
    return _show(_edges(turned))


def _edges(points: Sequence[tuple[float, float, float]]) -> Box:
    wests, souths, easts, norths = [], [], [], []
    for lat, lon, radius in points:
        up = radius / _KM_A_DEGREE
        across = min(up / max(cos(radians(lat)), 0.1), 90)
        wests.append(lon - across)
        easts.append(lon + across)
        souths.append(max(lat - up, -_NORTHERNMOST))
        norths.append(min(lat + up, _NORTHERNMOST))
    return Box(min(wests), min(souths), max(easts), max(norths))


def _show(box: Box) -> View:
    west, south, east, north = box.west, box.south, box.east, box.north
    across = max(east - west, 1e-6)
    up = max(_mercator(north) - _mercator(south), 1e-6)
    zoom = min(log2(_WIDTH / _TILE * 360 / across), log2(_HEIGHT / _TILE * 360 / up)) - _MARGIN
    zoom = min(max(zoom, _FARTHEST), _CLOSEST)
    lat = _latitude((_mercator(north) + _mercator(south)) / 2)
    return _view(lat, (west + east) / 2, zoom)


def _mercator(lat: float) -> float:
    return degrees(asinh(tan(radians(lat))))


def _latitude(y: float) -> float:
    return degrees(atan(sinh(radians(y))))


def _view(lat: float, lon: float, zoom: float) -> View:
    half = 180 * _WIDTH / _TILE / 2**zoom
    up = 180 * _HEIGHT / _TILE / 2**zoom
    south, north = _latitude(_mercator(lat) - up), _latitude(_mercator(lat) + up)
    return View(lat, lon, zoom, Box(lon - half, south, lon + half, north))
