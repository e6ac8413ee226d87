"""Operations: the evacuations that figures belong to, by where and when people left."""

import pandas as pd

from dashboard.tidy.areas import AREA_KM, find_areas
from dashboard.tidy.derived import OPERATIONS
from dashboard.tidy.placing import date_figures, place_figures
from dashboard.tidy.tables import Tables, cast

GAP_DAYS = 14
NOWHERE = "unknown"
"""Stands in an operation's id where the place is not known."""

_MONTHS = ("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec")


def find_operations(tables: Tables) -> tuple[pd.DataFrame, pd.Series]:
    """Group figures into operations: one origin area, no gap of over 14 days.

    Parameters
    ----------
    tables : Tables
        The stored tables; a figure that a correction has moved carries its ``operation_id``.

    Returns
    -------
    tuple of pandas.DataFrame and pandas.Series
        The `operations` table, sorted by first day, then id; and the operation_id of each figure,
        indexed by figure_id.

    Notes
    -----
    The area is that of the origin, else of the place where it happened. A figure without either
    belongs where its whole, or another mention of its fact, does; else where its report does, if
    the report speaks of one area only; else to an operation called "Place not known". A wide
    origin ("Syria") gives way to the one area inside it that the report speaks of.
    """
    figures = tables.figures
    published = figures["report_id"].map(tables.reports.set_index("report_id")["published_date"])
    placed = place_figures(tables)
    work = figures[["figure_id", "report_id", "fact_id", "subset_of", "operation_id"]].copy()
    work[["first_day", "day"]] = date_figures(figures, published)
    work["place_id"] = placed["origin_place_id"].where(
        placed["origin_place_id"] != "", placed["place_place_id"]
    )
    work["area"] = _areas_of_figures(work, tables)
    work["found"] = _split_by_gap(work)
    moved = work["operation_id"] != ""
    work["operation_id"] = work["operation_id"].where(moved, work["found"])
    return _describe(work, tables.places), work.set_index("figure_id")["operation_id"]


def list_operations(claims: pd.DataFrame) -> pd.DataFrame:
    """Return the operations of some claims, with the days and counts of these alone.

    Parameters
    ----------
    claims : pandas.DataFrame
        The `claims` table, or the rows of it that the filters let through.

    Returns
    -------
    pandas.DataFrame
        The `operations` table, sorted by first day, then id.
    """
    grouped = claims.groupby("operation_id")
    operations = pd.DataFrame(
        {
            "name": grouped["operation"].first(),
            "origin_place_id": grouped["origin_place_id"].agg(_most_frequent),
            "start_date": grouped["first_day"].min(),
            "end_date": grouped["day"].max(),
            "figure_count": grouped.size(),
            "report_count": grouped["report_id"].nunique(),
        }
    ).reset_index()
    operations = operations.sort_values(["start_date", "operation_id"])
    return cast(OPERATIONS, operations.reset_index(drop=True))


def _most_frequent(place_ids: pd.Series) -> str:
    counts = place_ids[place_ids != ""].value_counts()
    return min(counts.index[counts == counts.max()], default="")


def _areas_of_figures(work: pd.DataFrame, tables: Tables) -> pd.Series:
    counts = work.loc[work["place_id"] != "", "place_id"].value_counts()
    mentions = tables.place_mentions
    named = mentions[mentions["role"].isin(["origin", "place"]) & (mentions["place_id"] != "")]
    others = pd.Series(0, index=named["place_id"].unique(), dtype="int64")
    area_of = find_areas(tables.places, counts.add(others, fill_value=0))
    area = work["place_id"].map(area_of).fillna("")
    wide = set(tables.places.loc[tables.places["precision_km"] > AREA_KM, "place_id"])
    firm = area.where(~area.isin(wide), "")
    firm = _from_wholes(work, firm)
    of_report = _areas_of_reports(work["report_id"], firm, named, area_of, wide)
    firm = firm.where(firm != "", work["report_id"].map(of_report).fillna(""))
    return firm.where(firm != "", area)


def _from_wholes(work: pd.DataFrame, area: pd.Series) -> pd.Series:
    by_figure = area.set_axis(work["figure_id"])
    area = area.where(area != "", work["subset_of"].map(by_figure).fillna(""))
    has_fact = (work["fact_id"] != "") & (area != "")
    facts = area[has_fact].groupby([work["report_id"], work["fact_id"]]).first()
    keys = pd.MultiIndex.from_arrays([work["report_id"], work["fact_id"]])
    return area.where(area != "", facts.reindex(keys).fillna("").set_axis(area.index))


def _areas_of_reports(
    report_ids: pd.Series, area: pd.Series, named: pd.DataFrame, area_of: pd.Series, wide: set[str]
) -> pd.Series:
    """Return report_id -> the one area it speaks of; reports that speak of several are left out."""
    by_figures = pd.DataFrame({"report_id": report_ids, "area": area})
    by_names = pd.DataFrame(
        {"report_id": named["report_id"], "area": named["place_id"].map(area_of)}
    )
    by_names = by_names[~by_names["area"].isin(wide)]
    found = pd.Series(dtype="str")
    for pairs in (by_figures[by_figures["area"] != ""], by_names):
        distinct = pairs.drop_duplicates()
        alone = distinct[~distinct["report_id"].duplicated(keep=False)]
        found = found.combine_first(alone.set_index("report_id")["area"])
    return found


def _split_by_gap(work: pd.DataFrame) -> pd.Series:
    """Return operation ids: within an area, a new one after each gap."""
    ordered = work.sort_values(["area", "first_day", "day", "figure_id"])
    reached = ordered.groupby("area")["day"].cummax().groupby(ordered["area"]).shift()
    is_new = ~(ordered["first_day"] - reached <= pd.Timedelta(days=GAP_DAYS))
    number = is_new.cumsum()
    first = ordered["first_day"].groupby(number).transform("first")
    area = ordered["area"].where(ordered["area"] != "", NOWHERE)
    operation_ids: pd.Series = area + "@" + first.dt.strftime("%Y-%m-%d").fillna("undated")
    return operation_ids


def _describe(work: pd.DataFrame, places: pd.DataFrame) -> pd.DataFrame:
    grouped = work.groupby("operation_id", sort=True)
    operations = pd.DataFrame(
        {
            "start_date": grouped["first_day"].min(),
            "end_date": grouped["day"].max(),
            "figure_count": grouped.size(),
            "report_count": grouped["report_id"].nunique(),
        }
    )
    tops = (
        work[work["place_id"] != ""]
        .groupby(["operation_id", "place_id"])
        .size()
        .rename("count")
        .reset_index()
    )
    tops = tops.sort_values(["operation_id", "count", "place_id"], ascending=[True, False, True])
    top = tops.drop_duplicates("operation_id").set_index("operation_id")["place_id"]
    area = operations.index.to_series().str.rpartition("@")[0]
    operations["origin_place_id"] = top.reindex(operations.index).fillna(
        area.where(area != NOWHERE, "")
    )
    operations = operations.reset_index().sort_values(["start_date", "operation_id"])
    names = operations["origin_place_id"].map(places.set_index("place_id")["name"])
    operations["name"] = _name(names.fillna(""), operations["start_date"])
    return cast(OPERATIONS, operations.reset_index(drop=True))


def _name(places: pd.Series, start: pd.Series) -> pd.Series:
    where = [name[:1].upper() + name[1:] or "Place not known" for name in places]
    months = ["" if pd.isna(day) else f"{_MONTHS[day.month - 1]} {day.year}" for day in start]
    names = pd.Series(
        [
            f"{place}, {month or 'date not known'}"
            for place, month in zip(where, months, strict=True)
        ],
        index=places.index,
        dtype="str",
    )
    twice = names.duplicated(keep=False) & start.notna()
    closer = pd.Series(
        [
            f"{place}, {'' if pd.isna(day) else day.day} {month}"
            for place, month, day in zip(where, months, start, strict=True)
        ],
        index=places.index,
        dtype="str",
    )
    return names.where(~twice, closer)
