"""Areas that people are evacuated from: places near each other are one.

Which area a figure belongs to is told by its own places, or by what it hangs together with.
"""

import math
from collections import defaultdict
from collections.abc import Collection

import numpy as np
import pandas as pd

from dashboard.tidy.geometry import EARTH_RADIUS_KM, distance_km
from dashboard.tidy.tables import Tables, look_up

AREA_KM = 25.0
"""How far from its first place an area reaches; also the widest place that can be one's middle."""
_BAND = math.degrees(AREA_KM / EARTH_RADIUS_KM) * 1.001
"""Degrees of latitude: places two such bands apart are never within one area."""
MOST = 2 / 3
"""A report is about an area when more than this share of its placed figures are of it."""


def find_areas(places: pd.DataFrame, counts: pd.Series) -> dict[str, str]:
    """Return the area of each place.

    Parameters
    ----------
    places : pandas.DataFrame
        The `places` table.
    counts : pandas.Series
        Figures a place_id is the origin of; places without any are in no area.

    Returns
    -------
    dict of str to str
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
    main = _MainPlaces(close)
    columns = ["place_id", "lat", "lon", "parent_id"]
    for place_id, lat, lon, parent_id in used[columns].itertuples(index=False, name=None):
        if place_id not in close:
            area_of[place_id] = place_id
            continue
        joined = main.nearest(lat, lon) or main.relative(place_id, parent_id)
        area_of[place_id] = joined or place_id
        if not joined:
            main.add(place_id, lat, lon, parent_id)
    return area_of


class _MainPlaces:
    """The main places so far, looked up by where they lie and by what they are parts of."""

    def __init__(self, close: Collection[str]) -> None:
        self._close = close
        self._ids: list[str] = []
        self._bands: defaultdict[int, list[tuple[int, float, float]]] = defaultdict(list)
        self._by_id: dict[str, int] = {}
        self._by_parent: dict[str, int] = {}

    def add(self, place_id: str, lat: float, lon: float, parent_id: str) -> None:
        number = len(self._ids)
        self._ids.append(place_id)
        self._bands[_band(lat)].append((number, lat, lon))
        self._by_id.setdefault(place_id, number)
        self._by_parent.setdefault(parent_id, number)

    def nearest(self, lat: float, lon: float) -> str:
        """Return the nearest one within reach, the earlier of two as near."""
        band = _band(lat)
        around = sorted(one for each in (-1, 0, 1) for one in self._bands.get(band + each, ()))
        if not around:
            return ""
        numbers, lats, lons = zip(*around, strict=True)
        distances = distance_km(np.array(lats), np.array(lons), lat, lon)
        nearest = int(np.argmin(distances))
        return self._ids[numbers[nearest]] if distances[nearest] <= AREA_KM else ""

    def relative(self, place_id: str, parent_id: str) -> str:
        """Return the first that it is a part of, that is a part of it, or that shares a parent."""
        found = [self._by_id.get(parent_id), self._by_parent.get(place_id)]
        # A parent that no report names may be a whole province: it joins nothing.
        if parent_id in self._close:
            found.append(self._by_parent.get(parent_id))
        numbers = [number for number in found if number is not None]
        return self._ids[min(numbers)] if numbers else ""


def _band(lat: float) -> int:
    """Return which band of latitudes a place lies in."""
    return math.floor(lat / _BAND)


def areas_of_figures(work: pd.DataFrame, tables: Tables) -> tuple[dict[str, str], pd.Series]:
    """Return the area of each place, and of each figure.

    Parameters
    ----------
    work : pandas.DataFrame
        One row a figure: figure_id, report_id, fact_id, subset_of, and the place_id it starts
        from, or "".
    tables : Tables
        The stored tables.

    Returns
    -------
    tuple of dict and pandas.Series
        place_id -> place_id of the area's main place; and that of each figure, "" where nothing
        tells it, on the index of `work`.
    """
    counts = work.loc[work["place_id"] != "", "place_id"].value_counts()
    mentions = tables.place_mentions
    named = mentions[mentions["role"].isin(["origin", "place"]) & (mentions["place_id"] != "")]
    others = pd.Series(0, index=named["place_id"].unique(), dtype="int64")
    area_of = find_areas(tables.places, counts.add(others, fill_value=0))
    area = look_up(work["place_id"], area_of)
    wide = set(tables.places.loc[tables.places["precision_km"] > AREA_KM, "place_id"])
    firm = area.where(~area.isin(wide), "")
    firm = _from_wholes(work, firm)
    of_report = _areas_of_reports(work["report_id"], firm, named, area_of, wide)
    firm = firm.where(firm != "", look_up(work["report_id"], of_report))
    return area_of, firm.where(firm != "", area)


def _from_wholes(work: pd.DataFrame, area: pd.Series) -> pd.Series:
    """Return the areas with those filled in that a figure's whole, or its fact elsewhere, has."""
    by_figure = area.set_axis(work["figure_id"])
    area = area.where(area != "", look_up(work["subset_of"], by_figure))
    facts = work["report_id"] + "|" + work["fact_id"]
    by_fact = area.set_axis(facts)[(area.to_numpy() != "") & (work["fact_id"].to_numpy() != "")]
    told = look_up(facts, by_fact[~by_fact.index.duplicated()])
    return area.where(area != "", told)


def _areas_of_reports(
    report_ids: pd.Series,
    area: pd.Series,
    named: pd.DataFrame,
    area_of: dict[str, str],
    wide: set[str],
) -> dict[str, str]:
    """Return report_id -> the area it is about; reports about several are left out."""
    by_figures = pd.DataFrame({"report_id": report_ids, "area": area})
    by_figures = by_figures[by_figures["area"] != ""]
    by_names = pd.DataFrame(
        {"report_id": named["report_id"], "area": look_up(named["place_id"], area_of)}
    )
    by_names = by_names[~by_names["area"].isin(wide)]
    by_names = by_names[~by_names["report_id"].isin(by_figures["report_id"].unique())]
    counts = pd.concat([by_figures, by_names]).value_counts()
    share = counts / counts.groupby("report_id").transform("sum")
    about = share[share > MOST].reset_index()
    return dict(zip(about["report_id"], about["area"], strict=True))
