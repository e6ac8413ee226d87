"""Distances on the globe, many at a time."""

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
