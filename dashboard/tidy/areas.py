"""Areas that people are evacuated from: places near each other are one."""

import numpy as np
import pandas as pd

from dashboard.tidy.geometry import distance_km

AREA_KM = 25.0
"""How far from its first place an area reaches; also the widest place that can be one's middle."""


def find_areas(places: pd.DataFrame, counts: pd.Series) -> pd.Series:
    """Return the area of each place.

    Parameters
    ----------
    places : pandas.DataFrame
        The `places` table.
    counts : pandas.Series
        Figures a place_id is the origin of; places without any are in no area.

    Returns
    -------
    pandas.Series
        place_id -> place_id of the area's main place, the one with the most figures.

    Notes
    -----
    Places are taken by falling count, then by id; each joins the nearest main place within 25 km,
    or the one it is a part of, or shares a known parent with, and else is the main place of an area
    of its own. So an area never grows along a chain of places. A place known only within a wider
    radius (a province, a country) is an area by itself.
    """
    used = places[places["place_id"].isin(counts.index)].copy()
    used["count"] = counts.reindex(used["place_id"]).to_numpy()
    used = used.sort_values(["count", "place_id"], ascending=[False, True])
    close = set(places.loc[places["precision_km"] <= AREA_KM, "place_id"])
    area_of: dict[str, str] = {}
    main: list[tuple[str, float, float, str]] = []
    columns = ["place_id", "lat", "lon", "parent_id"]
    for place_id, lat, lon, parent_id in used[columns].itertuples(index=False, name=None):
        if place_id not in close:
            area_of[place_id] = place_id
            continue
        joined = _nearest(main, lat, lon) or _relative(main, place_id, parent_id, close)
        area_of[place_id] = joined or place_id
        if not joined:
            main.append((place_id, lat, lon, parent_id))
    return pd.Series(area_of, dtype="str")


def _nearest(main: list[tuple[str, float, float, str]], lat: float, lon: float) -> str:
    if not main:
        return ""
    lats, lons = np.array([(row[1], row[2]) for row in main]).T
    distances = distance_km(lats, lons, lat, lon)
    nearest = int(np.argmin(distances))
    return main[nearest][0] if distances[nearest] <= AREA_KM else ""


def _relative(
    main: list[tuple[str, float, float, str]], place_id: str, parent_id: str, close: set[str]
) -> str:
    for main_id, _, _, main_parent in main:
        if main_id == parent_id or main_parent == place_id:
            return main_id
        # A parent that no report names may be a whole province: it joins nothing.
        if parent_id in close and parent_id == main_parent:
            return main_id
    return ""
