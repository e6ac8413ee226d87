"""Coordinates as people type them."""

import re

from dashboard.base.errors import CorrectionError

_ANGLE = (
    r"([+-]?\d{1,3}(?:\.\d+)?)\s*°?\s*(?:(\d{1,2}(?:\.\d+)?)\s*['′’]\s*)?"
    r"(?:(\d{1,2}(?:\.\d+)?)\s*[\"″”]\s*)?"
)
_POINT = re.compile(rf"\s*{_ANGLE}([NS]?)\s*[,;\s]\s*{_ANGLE}([EW]?)\s*", re.IGNORECASE)


def read_point(text: str) -> tuple[float, float]:
    """Return latitude and longitude in degrees, rounded to 10 m.

    Parameters
    ----------
    text : str
        Latitude first: decimal degrees, or degrees, minutes and seconds with N, S, E, W.

    Raises
    ------
    CorrectionError
        If it is no point on the globe.

    Notes
    -----
    A decimal comma is refused: "36,5" could be two numbers.

    Examples
    --------
    >>> read_point("36.155, 37.135"), read_point("33.9 S 18.4 E")
    ((36.155, 37.135), (-33.9, 18.4))
    """
    found = _POINT.fullmatch(text)
    if found:
        parts = found.groups()
        lat, lon = _degrees(*parts[:4]), _degrees(*parts[4:])
        if abs(lat) <= 90 and abs(lon) <= 180:
            return round(lat, 4), round(lon, 4)
    raise CorrectionError(
        "Give latitude and longitude, such as 36.155, 37.135, or click on the map."
    )


def _degrees(degrees: str, minutes: str | None, seconds: str | None, side: str) -> float:
    far = abs(float(degrees)) + float(minutes or 0) / 60 + float(seconds or 0) / 3600
    is_negative = degrees.startswith("-") != (side.upper() in ("S", "W"))
    return -far if is_negative else far
