"""What the map draws: who moved from where to where, and the places that figures name."""

import pandas as pd

from dashboard.base.vocabulary import Timing, Unit
from dashboard.tidy.derived import FLOWS, POINTS
from dashboard.tidy.placing import ROLES
from dashboard.tidy.sources import rank
from dashboard.tidy.tables import Tables, cast, make_frame
from dashboard.tidy.terms import Recommendation

_MOVES = ("people_evacuated", "people_displaced", "people_arrived", "people_returned")
_PAIR = ["operation_id", "operation", "origin_place_id", "destination_place_id"]


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
        The `flows` table, see `tidy/schema.py`: one row an operation, origin and destination,
        sorted by rising number, so that the widest arc is drawn last.

    Notes
    -----
    Figures of one pair are not added. The number is the largest that the most reliable source of
    the pair states, its range spans all that speak of the pair; done goes before planned. What a
    person excluded, and counts of households, are in none.
    """
    moved = claims[
        claims["metric"].isin(_MOVES)
        & (claims["recommendation"] != Recommendation.EXCLUDED)
        & (claims["unit"] == Unit.PERSON)
        & (claims["origin_place_id"] != "")
        & (claims["destination_place_id"] != "")
        & (claims["origin_place_id"] != claims["destination_place_id"])
        & claims["day"].notna()
    ]
    if moved.empty:
        return make_frame(FLOWS, ())
    moved = moved.assign(
        is_planned=moved["timing"] == Timing.PLANNED,
        _rank=[rank(one) for one in moved["reliability"]],
        _size=moved["value"].fillna(moved["low"]),
    ).sort_values(
        ["is_planned", "_rank", "_size", "figure_id"], ascending=[False, True, True, True]
    )
    is_done = ~moved.groupby(_PAIR)["is_planned"].transform("min")
    moved = moved[~(moved["is_planned"] & is_done)]
    groups = moved.groupby(_PAIR)
    flows = groups[["value", "is_planned", "distance_km"]].last()
    flows["low"], flows["high"] = groups["low"].min(), groups["high"].max()
    flows["figure_ids"] = groups["figure_id"].agg("|".join)
    flows["sources"] = _join_sources(moved, _PAIR)
    flows["start_date"], flows["end_date"] = groups["day"].min(), groups["day"].max()
    flows = flows.reset_index()
    located = places.set_index("place_id")[["name", "lat", "lon", "precision_km"]]
    for role in ("origin", "destination"):
        ends = located.reindex(flows[f"{role}_place_id"]).set_axis(flows.index)
        flows[role] = ends.pop("name")
        flows = flows.join(ends.add_prefix(f"{role}_"))
    flows = flows.assign(_size=flows["value"].fillna(flows["low"])).sort_values(["_size", *_PAIR])
    return cast(FLOWS, flows.reset_index(drop=True))


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
    named = [
        claims[["figure_id", f"{role}_place_id", "source"]]
        .set_axis(["figure_id", "place_id", "source"], axis=1)
        .assign(role=role)
        for role in ROLES
    ]
    via = tables.place_mentions[tables.place_mentions["role"] == "via"]
    on_the_way = claims[["figure_id", "report_id", "source"]].merge(via, on="report_id")
    # Two names of one place, in one report, are one place.
    named.append(on_the_way[["figure_id", "place_id", "source", "role"]].drop_duplicates())
    rows = pd.concat(named, ignore_index=True)
    rows = rows[rows["place_id"] != ""]
    if rows.empty:
        return make_frame(POINTS, ())
    groups = rows.groupby(["place_id", "role"])
    points = groups.size().rename("figure_count").to_frame()
    points["sources"] = _join_sources(rows, ["place_id", "role"])
    points = points.reset_index().merge(
        tables.places[["place_id", "name", "kind", "lat", "lon", "precision_km"]], on="place_id"
    )
    points = points.sort_values(["precision_km", "place_id", "role"], ascending=[False, True, True])
    return cast(POINTS, points.reset_index(drop=True))


def _join_sources(rows: pd.DataFrame, keys: list[str]) -> pd.Series:
    """Return the sources of each group, sorted, each once and parted by |."""
    once = rows[[*keys, "source"]].drop_duplicates().sort_values("source")
    joined: pd.Series = once.groupby(keys)["source"].agg(
        lambda names: "|".join(filter(None, names))
    )
    return joined
