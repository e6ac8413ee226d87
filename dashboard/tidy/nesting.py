"""Which place lies within which, and so which operation within that of a wider area.

"Gaza Strip" and "Khan Younis" are two operations, since not every figure on the one is about the
other; but who left Khan Younis may be counted among those who left the Gaza Strip.
"""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from datetime import date
from typing import Any

import numpy as np
import pandas as pd

from dashboard.base.vocabulary import PlaceKind
from dashboard.tidy.geometry import distance_km
from dashboard.tidy.regrouping import GAP
from dashboard.tidy.rows import SEPARATOR, split_cell

AREA_KM = 25.0
"""How far from its first place an area reaches; a place known only within more is wide."""
_CODES = {PlaceKind.ADMIN1.value: "admin1_code", PlaceKind.ADMIN2.value: "admin2_code"}
"""By kind of a division, the column that names it for what lies within."""
_AND = "+"
"""Joins the ids of several places that are told as one."""
_Span = tuple[str, str, date, date]
"""An operation: its id, its place, its first and its last day."""
Wider = Mapping[str, Sequence[str]]
"""The wider operations around an operation, by its id, the narrowest first."""
_TOLD = ("place_id", "parent_id", "kind", "country", *_CODES.values(), "lat", "lon", "precision_km")


def find_holders(places: pd.DataFrame, *, has_banks: bool = False) -> dict[str, tuple[str, ...]]:
    """Return the places around each that has any.

    Parameters
    ----------
    places : pandas.DataFrame
        Rows of the `places` table.
    has_banks : bool
        Whether a water holds the places that lie along it: who left its banks left one of these.

    Returns
    -------
    dict of str to tuple of str
        place_id to the place_ids of what holds it, the narrowest first.

    Notes
    -----
    A country holds all that lies in it, a province or district what bears its code, a region made
    of divisions what bears the code of one, several places told as one what each of them holds, and
    every place its parts. Where no code tells it, and of any other wide area on land, that is held
    whose middle lies within its radius in the same country. A place holds nothing that is known
    less closely; waters hold no land unless asked for.
    """
    ordered = places.sort_values(["precision_km", "place_id"])
    known = {name: ordered[name].to_numpy() for name in _TOLD}
    is_wide = (known["precision_km"] > AREA_KM) | np.isin(known["kind"], [*_CODES])
    holders: defaultdict[str, list[str]] = defaultdict(list)
    held: dict[str, frozenset[str]] = {}
    for index in np.flatnonzero(is_wide):
        narrower = {name: column[:index] for name, column in known.items()}
        wide = {name: column[index] for name, column in known.items()}
        members = wide["place_id"].split(_AND)
        is_within = narrower["parent_id"] == wide["place_id"]
        if len(members) > 1:
            within = frozenset(members).union(*(held.get(one, ()) for one in members))
            is_within |= np.isin(narrower["place_id"], [*within])
            is_within |= np.isin(narrower["parent_id"], members)
        elif has_banks or wide["kind"] != PlaceKind.WATER:
            is_within |= _is_within(narrower, wide)
        held[wide["place_id"]] = frozenset(narrower["place_id"][is_within])
        for place_id in held[wide["place_id"]]:
            holders[place_id].append(wide["place_id"])
    return {place_id: tuple(around) for place_id, around in holders.items()}


def _is_within(places: Mapping[str, np.ndarray], wide: Mapping[str, Any]) -> np.ndarray:
    """Return which places lie within a wide area; none is known less closely."""
    is_there: np.ndarray = places["country"] == wide["country"]
    if wide["kind"] != PlaceKind.COUNTRY:
        away = distance_km(places["lat"], places["lon"], wide["lat"], wide["lon"])
        is_near = away <= wide["precision_km"]
        is_near &= places["precision_km"] < wide["precision_km"]
        # An area across borders bears the name of no country.
        is_there = is_near & (is_there | (wide["country"] == ""))
        codes = split_cell(wide["admin1_code"])
        if len(codes) > 1:
            own = [places[name] for name in _CODES.values()]
            is_coded = (own[0] != "") | (own[1] != "")
            is_there = np.isin(own, codes).any(axis=0) | (is_there & ~is_coded)
        elif (name := _CODES.get(wide["kind"], "")) and wide[name]:
            is_there = (places[name] == wide[name]) | (is_there & (places[name] == ""))
    return is_there


def join_wider(operations: pd.DataFrame, places: pd.DataFrame) -> dict[str, str]:
    """Return the wider operations around each that has any, as a cell of the `claims` table.

    Parameters
    ----------
    operations : pandas.DataFrame
        The `operations` table.
    places : pandas.DataFrame
        The `places` table.

    Returns
    -------
    dict of str to str
        operation_id to the operation_ids of wider ones, the narrowest first, parted by |.

    Notes
    -----
    Its place lies within that of the other, see `find_holders`. Operations over 14 days apart have
    nothing to do with each other; of several of one wider area, that nearest in time holds it.
    """
    dated = operations.dropna(subset=["start_date", "end_date"]).sort_values("operation_id")
    holders = find_holders(places, has_banks=True)
    columns = (dated[name] for name in ("operation_id", "origin_place_id"))
    ends = (dated[name].dt.date for name in ("start_date", "end_date"))
    rows: list[_Span] = list(zip(*columns, *ends, strict=True))
    by_place: defaultdict[str, list[_Span]] = defaultdict(list)
    for row in rows:
        by_place[row[1]].append(row)
    found: dict[str, str] = {}
    for row in rows:
        around = [_nearest(row, by_place[holder]) for holder in holders.get(row[1], ())]
        if any(around):
            found[row[0]] = SEPARATOR.join(filter(None, around))
    return found


def _nearest(one: _Span, others: Sequence[_Span]) -> str:
    """Return which of some operations is nearest to one in time, "" where none is near."""
    _, _, start, end = one
    near = [
        (max(start - last, first - end), operation_id)
        for operation_id, _, first, last in others
        if start - last <= GAP and first - end <= GAP
    ]
    return min(near)[1] if near else ""


def read_wider(claims: pd.DataFrame) -> dict[str, tuple[str, ...]]:
    """Return the wider operations around each, the narrowest first, as the claims tell them.

    Parameters
    ----------
    claims : pandas.DataFrame
        The `claims` table, or rows of it.
    """
    has_wider = (claims["wider_operation_ids"] != "").to_numpy()
    if not has_wider.any():
        return {}
    wider = claims.loc[has_wider, ["operation_id", "wider_operation_ids"]]
    cells = wider.drop_duplicates("operation_id").itertuples(index=False, name=None)
    return {operation_id: split_cell(cell) for operation_id, cell in cells}
