"""Distances on the globe, many at a time, and where a map of several places begins."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import numpy as np
import numpy.typing as npt

EARTH_RADIUS_KM = 6371.0088
Degrees = float | npt.NDArray[np.float64]


def distance_km(lat1: Degrees, lon1: Degrees, lat2: Degrees, lon2: Degrees) -> Any:
    """Return great-circle distances in kilometres between points in degrees, WGS 84.

    Notes
    -----
    On a sphere: up to 0.5 % off the ellipsoid, which is far below a place's precision.

    Examples
    --------
    >>> round(float(distance_km(36.2, 37.16, 35.93, 36.63)))
    56
    """
    phi1, phi2 = np.radians(lat1), np.radians(lat2)
    half = (
        np.sin((phi2 - phi1) / 2) ** 2
        + np.cos(phi1) * np.cos(phi2) * np.sin((np.radians(lon2) - np.radians(lon1)) / 2) ** 2
    )
    return 2 * EARTH_RADIUS_KM * np.arcsin(np.sqrt(np.clip(half, 0, 1)))


def find_west(lons: Sequence[float]) -> float:
    """Return the longitude, of those given, that follows the widest gap between them.

    Notes
    -----
    From there eastward, all of them lie in the shortest stretch that holds them.

    Examples
    --------
    >>> find_west([-178.0, 178.0, -175.0])
    178.0
    """
    order = sorted({lon % 360 for lon in lons})
    gaps = [(lon - before) % 360 for before, lon in pairwise([order[-1], *order])]
    west = order[max(range(len(order)), key=gaps.__getitem__)]
    return west - 360 if west > 180 else west
