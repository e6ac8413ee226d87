"""Operations: the evacuations that figures belong to, by where and when people left."""

from dataclasses import replace
from datetime import date

import pandas as pd

from dashboard.tidy.areas import areas_of_figures
from dashboard.tidy.derived import OPERATIONS
from dashboard.tidy.naming import name_operations
from dashboard.tidy.placing import date_figures, place_figures, start_places
from dashboard.tidy.regrouping import GAP, Directory, find_strays, new_names, regroup
from dashboard.tidy.schema import FIGURES
from dashboard.tidy.tables import Tables, cast, look_up
from dashboard.tidy.terms import ReviewStatus

NOWHERE = "unknown"
"""Stands in an operation's id where the place is not known."""
_GROUPED_BY = [
    *("figure_id", "report_id", "metric", "timing", "end_date", "value", "start"),
    *("fact_id", "subset_of", "is_place_carried", "attributed_to", "operation_id"),
]
"""The columns of the figures that tell their operations."""


def find_operations(tables: Tables) -> tuple[pd.DataFrame, pd.Series]:
    """Group figures into operations: one origin area, no gap of over 14 days.

    Parameters
    ----------
    tables : Tables
        The stored tables; a figure that a correction has moved carries its ``operation_id``, and
        ``corrections`` what a person says of operations.

    Returns
    -------
    tuple of pandas.DataFrame and pandas.Series
        The `operations` table, sorted by first day, then id; and the operation_id of each figure,
        indexed by figure_id.

    Notes
    -----
    The area is that of the origin, else of the place where it happened. A figure without either
    belongs where its whole, or another mention of its fact, does; else to the area its report is
    about, when over two thirds of the report's placed figures are of one; else, like the sum of
    several areas, to an operation called "Place not known".
    """
    tables = _with_texts(tables)
    return group_figures(tables, place_figures(tables), _date(tables))


def _with_texts(tables: Tables) -> Tables:
    """Return the tables with the figures' texts as such, which in an edition are categories."""
    return replace(tables, figures=cast(FIGURES, tables.figures))


def _date(tables: Tables) -> pd.DataFrame:
    published = tables.reports.set_index("report_id")["published_date"]
    published = published.reindex(tables.figures["report_id"]).set_axis(tables.figures.index)
    return date_figures(tables.figures, published)


def group_figures(
    tables: Tables, placed: pd.DataFrame, dated: pd.DataFrame
) -> tuple[pd.DataFrame, pd.Series]:
    """Return what `find_operations` does, of figures that are placed and dated already.

    Parameters
    ----------
    tables : Tables
        The stored tables.
    placed, dated : pandas.DataFrame
        What `place_figures` and `date_figures` make of ``tables.figures``.
    """
    work, found, directory = _group(tables, placed, dated)
    corrections = tables.corrections
    work["operation_id"] = regroup(found, work["operation_id"], corrections, directory)
    work["is_own"] = found == work["operation_id"]
    operations = _describe(work, tables.places, new_names(corrections, directory))
    of_figure = work.set_index("figure_id")["operation_id"]
    return operations, pd.concat([of_figure, _of_rejected(tables.figures, work)])


def _of_rejected(figures: pd.DataFrame, work: pd.DataFrame) -> pd.Series:
    """Return where a person finds rejected figures again: in an operation of their reports.

    They make none of their own and tell of no day of it.
    """
    rejected = figures[figures["review_status"] == ReviewStatus.REJECTED]
    of_report = work.drop_duplicates("report_id").set_index("report_id")["operation_id"]
    return look_up(rejected["report_id"], of_report).set_axis(rejected["figure_id"])


def stray_corrections(tables: Tables) -> frozenset[int]:
    """Return the numbers of corrections that name, merge or merge into an operation not there.

    Parameters
    ----------
    tables : Tables
        The stored tables, with corrections applied. So it is when the reports that an operation
        was found in have been read anew, and tell of other days or places.
    """
    tables = _with_texts(tables)
    work, found, directory = _group(tables, place_figures(tables), _date(tables))
    return find_strays(tables.corrections, directory, {*found, *work["operation_id"]})


def _group(
    tables: Tables, placed: pd.DataFrame, dated: pd.DataFrame
) -> tuple[pd.DataFrame, pd.Series, Directory]:
    """Return one row a figure, the operation that the rule finds for each, and all of these."""
    is_there = tables.figures["review_status"] != ReviewStatus.REJECTED
    work = tables.figures.loc[is_there, _GROUPED_BY].join(dated)
    placed = placed.loc[work.index]
    work["place_id"] = start_places(placed)
    work["is_named"] = (placed["origin_name"] != "") | (placed["place_name"] != "")
    area_of, work["area"] = areas_of_figures(work, tables)
    # What is counted elsewhere than its words say does not name the operation.
    is_own = look_up(work["place_id"], area_of) == work["area"]
    work["place_id"] = work["place_id"].where(is_own, "")
    found = _split_by_gap(work)
    return work, found, Directory(_spans(work, found), area_of)


def list_operations(claims: pd.DataFrame) -> pd.DataFrame:
    """Return the operations of some claims, with the days and counts of these alone.

    Parameters
    ----------
    claims : pandas.DataFrame
        The `claims` table, or the rows of it that the filters let through.

    Returns
    -------
    pandas.DataFrame
        The `operations` table, sorted by first day, then id; rejected figures are not in it.
    """
    kept = claims[claims["review_status"] != ReviewStatus.REJECTED]
    grouped = kept.groupby("operation_id")
    operations = pd.DataFrame(
        {
            "name": grouped["operation"].first(),
            "origin_place_id": _most_frequent(kept),
            "start_date": grouped["first_day"].min(),
            "end_date": grouped["day"].max(),
            "figure_count": grouped.size(),
            "report_count": grouped["report_id"].nunique(),
        }
    ).reset_index()
    operations = operations.sort_values(["start_date", "operation_id"])
    return cast(OPERATIONS, operations.reset_index(drop=True))


def _most_frequent(claims: pd.DataFrame) -> pd.Series:
    """Return the place that most claims of each operation start from, by operation_id."""
    named = claims.loc[claims["origin_place_id"] != "", ["operation_id", "origin_place_id"]]
    return _top(named.astype("str"), "origin_place_id")


def _top(named: pd.DataFrame, column: str) -> pd.Series:
    """Return what a column holds most often for each operation, the first of two as frequent."""
    counts = named.value_counts(["operation_id", column]).reset_index(name="count")
    order = ["operation_id", "count", column]
    tops = counts.sort_values(order, ascending=[True, False, True])
    return tops.drop_duplicates("operation_id").set_index("operation_id")[column]


def areas_in(operation_ids: pd.Series) -> pd.Series:
    """Return the areas that are a part of operations' ids; of one made by a person, its own id."""
    areas: pd.Series = operation_ids.str.replace("@[^@]*$", "", regex=True)
    return areas


def _split_by_gap(work: pd.DataFrame) -> pd.Series:
    """Return operation ids: within an area, a new one after each gap."""
    ordered = work.sort_values(["area", "first_day", "day", "figure_id"])
    reached = ordered.groupby("area")["day"].cummax().groupby(ordered["area"]).shift()
    is_new = ~(ordered["first_day"] - reached <= GAP)
    first = ordered["first_day"].groupby(is_new.cumsum()).transform("first")
    area = ordered["area"].where(ordered["area"] != "", NOWHERE)
    operation_ids = area + "@" + first.dt.strftime("%Y-%m-%d").fillna("undated")
    in_order: pd.Series = operation_ids.reindex(work.index)
    return in_order


def _spans(work: pd.DataFrame, found: pd.Series) -> dict[str, tuple[date, date]]:
    grouped = work.groupby(found)
    spans = pd.DataFrame({"first": grouped["first_day"].min(), "last": grouped["day"].max()})
    spans = spans.dropna()
    ends = zip(spans["first"].dt.date, spans["last"].dt.date, strict=True)
    return dict(zip(spans.index, ends, strict=True))


def _describe(work: pd.DataFrame, places: pd.DataFrame, names: dict[str, str]) -> pd.DataFrame:
    grouped = work.groupby("operation_id", sort=True)
    operations = pd.DataFrame(
        {
            "start_date": grouped["first_day"].min(),
            "end_date": grouped["day"].max(),
            "figure_count": grouped.size(),
            "report_count": grouped["report_id"].nunique(),
        }
    )
    naming = _naming(work)
    operations["origin_place_id"] = _origins(naming, operations.index.to_series(), places)
    operations = operations.reset_index().sort_values(["start_date", "operation_id"])
    begun = naming.groupby("operation_id")["first_day"].min()
    ids = operations["operation_id"]
    usual = look_up(operations["origin_place_id"], places.set_index("place_id")["name"])
    # One made by a person has no area in its id, and is called what the person called it; what is
    # split off from another one does not give that another name.
    said = look_up(ids, names)
    said = said.where((said != "") | ids.str.contains("@"), ids)
    operations["name"] = name_operations(usual.tolist(), begun.reindex(ids).tolist(), said.tolist())
    return cast(OPERATIONS, operations.reset_index(drop=True))


def _naming(work: pd.DataFrame) -> pd.DataFrame:
    """Return the figures that operations are named by.

    What a person put into an operation does not give it another name.
    """
    has_own = work.groupby("operation_id")["is_own"].transform("any")
    return work[work["is_own"] | ~has_own]


def _origins(naming: pd.DataFrame, operation_ids: pd.Series, places: pd.DataFrame) -> pd.Series:
    """Return the place each operation is named by: the most frequent, else that of its area.

    Where parts of a number come from does not name the whole, unless nothing else does.
    """
    placed = naming[naming["place_id"] != ""]
    is_whole = placed["subset_of"] == ""
    tops = _top(placed[is_whole], "place_id").combine_first(_top(placed, "place_id"))
    found = look_up(operation_ids, tops)
    area = areas_in(operation_ids)
    return found.where(found != "", area.where(area.isin(places["place_id"]), ""))
