"""Which reports the filters let through, and what each of them still asks for."""

import pandas as pd

from dashboard.base.vocabulary import LeftoverReason, MatchMethod
from dashboard.view.panel import Screen


def reports_in_view(screen: Screen) -> pd.DataFrame:
    """Return the reports that the filters let through, the latest first.

    Returns
    -------
    pandas.DataFrame
        Rows of the `reports` table. Days and publishers are filtered by the report itself, so that
        one without any figure is seen; an operation, origin or metric only by its figures.
    """
    reports, selection = screen.tables.reports, screen.selection
    kept = pd.Series(data=True, index=reports.index)
    published = reports["published_date"]
    if selection.published_from:
        kept &= published >= pd.Timestamp(selection.published_from)
    for last in (selection.published_to, selection.as_of):
        if last:
            kept &= published <= pd.Timestamp(last)
    if selection.publishers:
        kept &= reports["publisher"].isin(selection.publishers)
    if selection.operations or selection.origins or selection.metrics:
        kept &= reports["report_id"].isin(screen.claims["report_id"])
    return reports[kept].sort_values(
        ["published_date", "report_id"], ascending=[False, True], na_position="first"
    )


def puzzling_numbers(screen: Screen) -> pd.DataFrame:
    """Return the leftovers of the reports in view that nobody could explain."""
    leftovers = screen.tables.leftovers
    wanted = leftovers["reason"] == LeftoverReason.UNKNOWN
    return leftovers[wanted & _is_in_view(screen, leftovers)]


def unresolved_places(screen: Screen) -> pd.DataFrame:
    """Return the mentions of places in the reports in view that nobody knows, nor has set."""
    mentions = screen.tables.place_mentions
    wanted = mentions["method"].isin([MatchMethod.UNRESOLVED, MatchMethod.UNASKED])
    return mentions[wanted & _is_in_view(screen, mentions)]


def _is_in_view(screen: Screen, rows: pd.DataFrame) -> "pd.Series[bool]":
    return rows["report_id"].isin(reports_in_view(screen)["report_id"])


def count_open_points(screen: Screen) -> "pd.Series[int]":
    """Return how many points each report in view leaves open, by report_id.

    Notes
    -----
    A number nobody could explain, a place name nobody knows, and a missing day count one each.
    """
    reports = reports_in_view(screen).set_index("report_id")
    points = reports["published_date"].isna().astype("int64")
    for rows in (puzzling_numbers(screen), unresolved_places(screen)):
        points = points.add(rows["report_id"].value_counts(), fill_value=0)
    return points.reindex(reports.index).astype("int64")
