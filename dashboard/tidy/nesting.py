"""Which operation lies within that of a wider area, so that their people are not added.

"Gaza Strip" and "Khan Younis" are two operations, since not every figure on the one is about the
other; but who left Khan Younis may be counted among those who left the Gaza Strip.
"""

import numpy as np
import pandas as pd

from dashboard.base.vocabulary import PlaceKind
from dashboard.tidy.areas import AREA_KM
from dashboard.tidy.geometry import distance_km
from dashboard.tidy.regrouping import GAP


def find_wider(operations: pd.DataFrame, places: pd.DataFrame) -> dict[str, str]:
    """Return the narrowest wider operation around each that has one.

    Parameters
    ----------
    operations : pandas.DataFrame
        The `operations` table.
    places : pandas.DataFrame
        The `places` table.

    Returns
    -------
    dict of str to str
        operation_id -> operation_id.

    Notes
    -----
    A place known only within over 25 km is wide. It holds the places of its country when it is a
    country, else those within its radius in the same country. Operations over 14 days apart have
    nothing to do with each other.
    """
    known = places.set_index("place_id")[["kind", "country", "lat", "lon", "precision_km"]]
    work = operations.join(known, on="origin_place_id", how="inner")
    work = work.dropna(subset=["start_date", "end_date"]).sort_values(
        ["precision_km", "operation_id"]
    )
    ids = work["operation_id"].to_numpy()
    lats, lons = (work[name].to_numpy("float64") for name in ("lat", "lon"))
    found: dict[str, str] = {}
    for wide in work[work["precision_km"] > AREA_KM].to_dict("records"):
        is_near = distance_km(lats, lons, wide["lat"], wide["lon"]) <= wide["precision_km"]
        is_within = (
            (work["country"] == wide["country"])
            & (is_near | (wide["kind"] == PlaceKind.COUNTRY))
            & (work["precision_km"] < wide["precision_km"])
            & (work["start_date"] - GAP <= wide["end_date"])
            & (wide["start_date"] - GAP <= work["end_date"])
        )
        for operation_id in ids[np.asarray(is_within)]:
            # Narrow ones come first, so the first that holds it is the narrowest.
            found.setdefault(operation_id, wide["operation_id"])
    return found
