"""Areas that people are evacuated from: places near each other are one.

Which area a figure belongs to is told by its own places, or by what it hangs together with.
"""

import math
from collections import defaultdict
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

import numpy as np
import pandas as pd

from dashboard.tidy.geometry import EARTH_RADIUS_KM, distance_km
from dashboard.tidy.nesting import AREA_KM, find_holders
from dashboard.tidy.row_sums import find_sums
from dashboard.tidy.tables import Tables, look_up
from dashboard.tidy.texts import is_among

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
        One row a figure: the columns that tell a sum, see `find_sums`, its fact_id, the place_id
        it starts from, or "", and whether it ``is_named`` where.
    tables : Tables
        The stored tables.

    Returns
    -------
    tuple of dict and pandas.Series
        place_id -> place_id of the area's main place; and that of each figure, "" where nothing
        tells it, on the index of `work`.

    Notes
    -----
    A wide place is told more closely by the whole or the fact of a figure alone: what a report
    counts all over a province is not of the town that it is mostly about.
    """
    counts = work.loc[work["place_id"] != "", "place_id"].value_counts()
    mentions = tables.place_mentions
    named = mentions[mentions["role"].isin(["origin", "place"]) & (mentions["place_id"] != "")]
    others = pd.Series(0, index=named["place_id"].unique(), dtype="int64")
    area_of = find_areas(tables.places, counts.add(others, fill_value=0))
    wide = tables.places[tables.places["precision_km"] > AREA_KM].sort_values("precision_km")
    area = look_up(work["place_id"], area_of)
    close = _from_wholes(work, area.where(~area.isin(wide["place_id"]), ""))
    area = _from_wholes(work, close.where(close != "", area))
    is_open = _are_open(work, area)
    if not is_open.any():
        return area_of, area
    open_reports = work.loc[is_open, "report_id"]
    is_asked = is_among(work["report_id"], open_reports)
    named = named[is_among(named["report_id"], open_reports)]
    named = named.assign(area=look_up(named["place_id"], area_of))[["report_id", "area"]]
    reports = _Reports(named, find_holders(tables.places), wide["place_id"].tolist())
    told = _from_reports(work[is_asked], area[is_asked], reports)
    return area_of, area.where(~is_open, told.reindex(area.index))


def _are_open(work: pd.DataFrame, area: pd.Series) -> pd.Series:
    """Return which figures may be of the area that their report is about."""
    # The sum of several areas is of none of them.
    sums = [one for one, rows in find_sums(work).items() if area.loc[list(rows)].nunique() > 1]
    return (area == "") & ~area.index.isin(sums)


@dataclass(frozen=True, slots=True)
class _Reports:
    """What tells the areas that reports are about: those they name, what holds them, wide ones."""

    named: pd.DataFrame
    holders: Mapping[str, Sequence[str]]
    wide: Sequence[str]


def _from_wholes(work: pd.DataFrame, area: pd.Series) -> pd.Series:
    """Return the areas with those filled in that a figure's whole, or its fact elsewhere, has."""
    by_figure = area.set_axis(work["figure_id"])
    area = area.where(area != "", look_up(work["subset_of"], by_figure))
    facts = work["report_id"] + "|" + work["fact_id"]
    by_fact = area.set_axis(facts)[(area.to_numpy() != "") & (work["fact_id"].to_numpy() != "")]
    told = look_up(facts, by_fact[~by_fact.index.duplicated()])
    return area.where(area != "", told)


def _from_reports(work: pd.DataFrame, area: pd.Series, reports: _Reports) -> pd.Series:
    """Return the area that the report of each figure is about, "" where that is not the figure's.

    A figure is of a wide area only where it names no place itself and its report counts the like
    nowhere: beside the number of a province, any other may be of a part of it.
    """
    about = look_up(work["report_id"], _areas_of_reports(work["report_id"], area, reports))
    keys = work["report_id"] + "|" + work["metric"]
    is_apart = work["is_named"] | is_among(keys, keys[area != ""])
    return about.where(~(about.isin(reports.wide) & is_apart), "")


def _areas_of_reports(report_ids: pd.Series, area: pd.Series, reports: _Reports) -> dict[str, str]:
    """Return report_id -> the narrowest area that it names and is about, if there is one."""
    by_figures = pd.DataFrame({"report_id": report_ids, "area": area})[area != ""]
    by_names = reports.named[~reports.named["area"].isin(reports.wide)]
    by_names = by_names[~by_names["report_id"].isin(by_figures["report_id"].unique())]
    counts = pd.concat([by_figures, by_names]).value_counts().reset_index()
    around = counts.assign(area=counts["area"].map(lambda one: reports.holders.get(one, ())))
    around = around.explode("area").dropna().merge(reports.named.drop_duplicates())
    whole = counts.groupby("report_id")["count"].sum()
    held = pd.concat([counts, around]).groupby(["report_id", "area"])["count"].sum().reset_index()
    about = held[held["count"] > MOST * look_up(held["report_id"], whole).astype("float64")]
    ranks = {place_id: rank for rank, place_id in enumerate(reports.wide)}
    order = about["area"].map(ranks).fillna(-1)
    about = about.assign(order=order).sort_values(["order", "area"]).drop_duplicates("report_id")
    return dict(zip(about["report_id"], about["area"], strict=True))
