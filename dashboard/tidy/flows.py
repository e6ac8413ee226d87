"""What the map draws: who moved from where to where, and the places that figures name."""

from collections.abc import Iterable

import numpy as np
import pandas as pd

from dashboard.base.vocabulary import Timing, Unit
from dashboard.tidy.derived import FLOWS, POINTS
from dashboard.tidy.placing import ROLES
from dashboard.tidy.rows import positions_in
from dashboard.tidy.selection import are_told_late
from dashboard.tidy.sources import RANKS
from dashboard.tidy.tables import Tables, cast, make_frame
from dashboard.tidy.terms import Recommendation
from dashboard.tidy.texts import sort_places

_MOVES = ("people_evacuated", "people_displaced", "people_arrived", "people_returned")
_PAIR = ["operation_id", "origin_place_id", "destination_place_id", "metric"]
_LAST = ["value", "is_planned", "distance_km"]
_TOLD = [
    *(*_PAIR, "operation", "figure_id", "value", "low", "high", "distance_km", "timing", "day"),
    *("unit", "reliability", "recommendation", "source", "is_part"),
]
_VIA = "via"


def build_flows(claims: pd.DataFrame, places: pd.DataFrame) -> pd.DataFrame:
    """Return the moves between two known places.

    Parameters
    ----------
    claims : pandas.DataFrame
        The `claims` table, or the rows of it that the filters let through.
    places : pandas.DataFrame
        The `places` table.

    Returns
    -------
    pandas.DataFrame
        The `flows` table, see `tidy/schema.py`: one row an operation, origin, destination and
        metric, sorted by rising number, so that the widest arc is drawn last.

    Notes
    -----
    Those who fled, those who were evacuated, who arrived and who came back are told apart. Figures
    of one pair are not added. The number is the largest that the most reliable source of the pair
    states, its range spans all that speak of the pair and are no part of another; done goes before
    planned. What a person excluded, counts of households, and what reports only look back on
    beside what they report, are in none.
    """
    moved = _moves(claims)
    if moved.empty:
        return make_frame(FLOWS, ())
    codes = moved["pair"].to_numpy()
    groups = moved.groupby(codes)
    # Not `groups.first()`, which looks at each text.
    _, firsts = np.unique(codes, return_index=True)
    flows = moved[[*_PAIR, "operation"]].iloc[firsts].reset_index(drop=True)
    flows[_LAST] = groups[_LAST].last()
    # A part is no rival of its whole: it tells the least only where nothing else does.
    wholes = moved["low"].mask(moved["is_part"]).groupby(codes).min()
    flows["low"], flows["high"] = wholes.fillna(groups["low"].min()), groups["high"].max()
    flows["figure_ids"] = _join(codes, moved["figure_id"], len(flows))
    flows["sources"] = _join_sources(codes, moved["source"], len(flows))
    flows["start_date"], flows["end_date"] = groups["day"].min(), groups["day"].max()
    located = places.set_index("place_id")[["name", "lat", "lon", "precision_km"]]
    for role in ("origin", "destination"):
        ends = located.reindex(flows[f"{role}_place_id"]).set_axis(flows.index)
        flows[role] = ends.pop("name")
        flows = flows.join(ends.add_prefix(f"{role}_"))
    flows = flows.assign(_size=flows["value"].fillna(flows["low"]))
    flows = flows.sort_values(["_size", _PAIR[0], "operation", *_PAIR[1:]])
    return cast(FLOWS, flows.reset_index(drop=True))


def _moves(claims: pd.DataFrame) -> pd.DataFrame:
    """Return the claims that tell of a flow, with its number as ``pair``, the best ones last."""
    is_moved = (
        claims["metric"].isin(_MOVES)
        & (claims["recommendation"] != Recommendation.EXCLUDED)
        & (claims["unit"] == Unit.PERSON)
        & (claims["origin_place_id"] != "")
        & (claims["destination_place_id"] != "")
        & (claims["origin_place_id"] != claims["destination_place_id"])
        & claims["day"].notna()
    )
    is_history = are_told_late(claims)
    is_moved &= ~is_history | is_history[is_moved].all()
    moved = claims.loc[is_moved, _TOLD]
    # Grouped by a number each: by texts every further step takes many times longer.
    pairs = moved.groupby(_PAIR, sort=False).ngroup().to_numpy()
    is_planned = (moved["timing"] == Timing.PLANNED).to_numpy()
    ranked = pd.DataFrame(
        {
            "rank": moved["reliability"].map(RANKS).astype("int64"),
            "size": moved["value"].fillna(moved["low"]),
            "figure_id": moved["figure_id"],
        }
    )
    order = sort_places(ranked, ("rank", "size", "figure_id"))
    is_best = ~is_planned | ~np.isin(pairs, pairs[~is_planned])
    order = order[is_best[order]]
    best: pd.DataFrame = moved.assign(pair=pairs, is_planned=is_planned).iloc[order]
    return best


def build_points(claims: pd.DataFrame, tables: Tables) -> pd.DataFrame:
    """Return the known places that claims name, and those on the way that their reports name.

    Parameters
    ----------
    claims : pandas.DataFrame
        The `claims` table, or the rows of it that the filters let through.
    tables : Tables
        The stored tables.

    Returns
    -------
    pandas.DataFrame
        The `points` table, see `tidy/schema.py`: one row a place and role, wide places first.
    """
    places = tables.places
    index = pd.Index(places["place_id"])
    named = [
        (role, positions_in(index, claims[f"{role}_place_id"]), claims["source"]) for role in ROLES
    ]
    via = tables.place_mentions[tables.place_mentions["role"] == _VIA]
    # Two names of one place, in one report, are one place.
    via = via[["report_id", "place_id"]].drop_duplicates()
    on_the_way = claims[["report_id", "source"]].merge(via, on="report_id")
    named.append((_VIA, positions_in(index, on_the_way["place_id"]), on_the_way["source"]))
    found = [_count(places, role, codes, sources) for role, codes, sources in named]
    points = pd.concat(found, ignore_index=True)
    points = points.sort_values(["precision_km", "place_id", "role"], ascending=[False, True, True])
    return cast(POINTS, points.reset_index(drop=True))


def _count(places: pd.DataFrame, role: str, codes: np.ndarray, sources: pd.Series) -> pd.DataFrame:
    """Return the places that have a role, with how many figures name each and whose they are."""
    is_known = codes >= 0
    known, found = np.unique(codes[is_known], return_inverse=True)
    columns = ["place_id", "name", "kind", "lat", "lon", "precision_km"]
    return (
        places[columns]
        .iloc[known]
        .assign(
            role=role,
            figure_count=np.bincount(found, minlength=len(known)),
            sources=_join_sources(found, sources[is_known], len(known)),
        )
    )


def _join(codes: np.ndarray, values: Iterable[str], count: int) -> list[str]:
    """Return the values of each of so many groups in their order, parted by |; none is empty."""
    found: list[list[str]] = [[] for _ in range(count)]
    for code, value in zip(codes.tolist(), values, strict=True):
        if value:
            found[code].append(value)
    return ["|".join(values) for values in found]


def _join_sources(codes: np.ndarray, sources: pd.Series, count: int) -> list[str]:
    """Return the sources of each of so many groups, sorted, each once and parted by |."""
    named, names = pd.factorize(sources, sort=True)
    # Found first and sorted then: they are few.
    pairs = np.sort(pd.unique(codes * max(len(names), 1) + named))
    groups, places = np.divmod(pairs, max(len(names), 1))
    return _join(groups, names.to_numpy()[places], count)
