"""Which place lies within which, and so which operation within that of a wider area.

"Gaza Strip" and "Khan Younis" are two operations, since not every figure on the one is about the
other; but who left Khan Younis may be counted among those who left the Gaza Strip.
"""

from collections import defaultdict
from collections.abc import Mapping
from typing import Any

import numpy as np
import pandas as pd

from dashboard.base.vocabulary import PlaceKind
from dashboard.tidy.geometry import distance_km
from dashboard.tidy.regrouping import GAP

AREA_KM = 25.0
"""How far from its first place an area reaches; a place known only within more is wide."""
_CODES = {PlaceKind.ADMIN1.value: "admin1_code", PlaceKind.ADMIN2.value: "admin2_code"}
"""By kind of a division, the column that names it for what lies within."""
_TOLD = ("place_id", "parent_id", "kind", "country", *_CODES.values(), "lat", "lon", "precision_km")


def find_holders(places: pd.DataFrame) -> dict[str, tuple[str, ...]]:
    """Return the places around each that has any.

    Parameters
    ----------
    places : pandas.DataFrame
        Rows of the `places` table.

    Returns
    -------
    dict of str to tuple of str
        place_id to the place_ids of what holds it, the narrowest first.

    Notes
    -----
    A country holds all that lies in it, a province or district what bears its code, and every place
    its parts. Where no code tells it, and of any other wide place, that is held whose middle lies
    within its radius in the same country. A place holds nothing that is known less closely.
    """
    ordered = places.sort_values(["precision_km", "place_id"])
    known = {name: ordered[name].to_numpy() for name in _TOLD}
    is_wide = (known["precision_km"] > AREA_KM) | np.isin(known["kind"], [*_CODES])
    found: defaultdict[str, list[str]] = defaultdict(list)
    for index in np.flatnonzero(is_wide):
        narrower = {name: column[:index] for name, column in known.items()}
        wide = {name: column[index] for name, column in known.items()}
        for place_id in narrower["place_id"][_is_within(narrower, wide)]:
            found[place_id].append(wide["place_id"])
    return {place_id: tuple(holders) for place_id, holders in found.items()}


def _is_within(places: Mapping[str, np.ndarray], wide: Mapping[str, Any]) -> np.ndarray:
    """Return which places lie within a wide one; none is known less closely."""
    is_there: np.ndarray = places["country"] == wide["country"]
    if wide["kind"] != PlaceKind.COUNTRY:
        away = distance_km(places["lat"], places["lon"], wide["lat"], wide["lon"])
        is_near = away <= wide["precision_km"]
        is_near &= places["precision_km"] < wide["precision_km"]
        # What spans several countries bears the name of none.
        is_there = is_near & (is_there | (wide["country"] == ""))
        codes = _CODES.get(wide["kind"], "")
        if codes and wide[codes]:
            own = places[codes]
            is_there = (own == wide[codes]) | (is_there & (own == ""))
    is_part: np.ndarray = places["parent_id"] == wide["place_id"]
    return is_there | is_part


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
    Its place lies within that of the other, see `find_holders`. Operations over 14 days apart have
    nothing to do with each other; of several of one wider area, that nearest in time holds it.
    """
    dated = operations.dropna(subset=["start_date", "end_date"]).sort_values("operation_id")
    holders = find_holders(places[places["place_id"].isin(dated["origin_place_id"])])
    columns = (dated[name] for name in ("operation_id", "origin_place_id"))
    ends = (dated[name].dt.date for name in ("start_date", "end_date"))
    rows = list(zip(*columns, *ends, strict=True))
    by_place: defaultdict[str, list[tuple[Any, ...]]] = defaultdict(list)
    for operation_id, place_id, start, end in rows:
        by_place[place_id].append((operation_id, start, end))
    found: dict[str, str] = {}
    for operation_id, place_id, start, end in rows:
        for holder in holders.get(place_id, ()):
            near = [
                (max(start - other_end, other_start - end), other)
                for other, other_start, other_end in by_place[holder]
                if start - other_end <= GAP and other_start - end <= GAP
            ]
            if near:
                found[operation_id] = min(near)[1]
                break
    return found
