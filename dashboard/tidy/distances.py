"""How far people were moved, along the surface of the ellipsoid, as geographiclib has it."""

import pandas as pd
from geographiclib.geodesic import Geodesic

Point = tuple[float, float]


def find_distances(placed: pd.DataFrame, places: pd.DataFrame) -> "pd.Series[float]":
    """Return the way of each figure from the middle of its origin to that of its destination.

    Parameters
    ----------
    placed : pandas.DataFrame
        With ``origin_place_id`` and ``destination_place_id``.
    places : pandas.DataFrame
        The `places` table.

    Returns
    -------
    pandas.Series
        Kilometers to one decimal, on the index of `placed`; null where either end is not known.

    Notes
    -----
    A straight line between two middles: roads are longer, and what is known only to within a
    radius is no closer known for being measured. Each pair is worked out once.
    """
    point_of = dict(
        zip(places["place_id"], zip(places["lat"], places["lon"], strict=True), strict=True)
    )
    pairs = list(zip(placed["origin_place_id"], placed["destination_place_id"], strict=True))
    far = {pair: _between(point_of.get(pair[0]), point_of.get(pair[1])) for pair in set(pairs)}
    return pd.Series([far[pair] for pair in pairs], index=placed.index, dtype="float64")


def _between(origin: Point | None, destination: Point | None) -> float | None:
    if origin is None or destination is None:
        return None
    # geopy measures by this library as well, and takes many times as long to import.
    found = Geodesic.WGS84.Inverse(*origin, *destination, Geodesic.DISTANCE)
    return round(float(found["s12"]) / 1000, 1)
