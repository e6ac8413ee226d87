"""Which reports the filters let through, and what each of them still asks for."""

from collections.abc import Iterable, Sequence

import numpy as np
import pandas as pd

from dashboard.base.vocabulary import LeftoverReason, MatchMethod
from dashboard.tidy.selection import Selection
from dashboard.tidy.tables import Tables
from dashboard.view.kept import kept
from dashboard.view.panel import Screen


def reports_in_view(screen: Screen, columns: Sequence[str] | None = None) -> pd.DataFrame:
    """Return the reports that the filters let through, the latest first.

    Parameters
    ----------
    screen : Screen
        With the filters.
    columns : sequence of str or None
        Of the `reports` table; all by default. Texts are large: whoever needs none asks for less.

    Returns
    -------
    pandas.DataFrame
        Rows of the `reports` table. Days and publishers are filtered by the report itself, so that
        one without any figure is seen; an operation, origin, source or metric only by its figures.
    """
    places = _find(screen.edition, screen.selection, screen)
    reports = screen.tables.reports
    return (reports if columns is None else reports[list(columns)]).iloc[places]


@kept
def _find(edition: tuple[str, str], selection: Selection, _screen: Screen) -> np.ndarray:
    del edition  # a part of the key
    reports = _screen.tables.reports
    is_in = pd.Series(data=True, index=reports.index)
    published = reports["published_date"]
    if selection.published_from:
        is_in &= published >= pd.Timestamp(selection.published_from)
    for last in (selection.published_to, selection.as_of):
        if last:
            is_in &= published <= pd.Timestamp(last)
    if selection.publishers:
        is_in &= reports["publisher"].isin(selection.publishers)
    if selection.operations or selection.origins or selection.sources or selection.metrics:
        is_in &= reports["report_id"].isin(_screen.claims["report_id"].unique())
    places = np.flatnonzero(is_in)
    # Sorted by their id as they are: of one day the smaller id stays first.
    latest = (
        published.iloc[places]
        .reset_index(drop=True)
        .sort_values(ascending=False, na_position="first", kind="stable")
    )
    return places[latest.index]


def search_reports(reports: pd.DataFrame, words: str) -> pd.DataFrame:
    """Return the reports that hold every one of some words, in title, publisher, file or text.

    Parameters
    ----------
    reports : pandas.DataFrame
        Rows of the `reports` table.
    words : str
        Parted by spaces, in any case; parts of words are found too. All reports without any.
    """
    wanted = words.casefold().split()
    if not wanted:
        return reports
    names = reports["title"] + "\n" + reports["publisher"] + "\n" + reports["location"]
    return reports[[_holds(wanted, *each) for each in zip(names, reports["text"], strict=True)]]


def _holds(words: Sequence[str], names: str, text: str) -> bool:
    rest = [word for word in words if word not in names.casefold()]
    # A text is folded only where it decides: it is a hundred times as long as the names.
    folded = text.casefold() if rest else ""
    return all(word in folded for word in rest)


def puzzling_numbers(screen: Screen) -> pd.DataFrame:
    """Return the leftovers of the reports in view that nobody could explain."""
    return _of(screen, "puzzling", _puzzling(screen.tables))


def unresolved_places(screen: Screen) -> pd.DataFrame:
    """Return the mentions of places in the reports in view that no gazetteer knows."""
    return _of(screen, "unresolved", _unresolved(screen.tables))


def unresolved_in(tables: Tables, report_id: str) -> tuple[str, ...]:
    """Return the names of places in a report that no gazetteer knows, once each."""
    mentions = _unresolved(tables)
    return tuple(mentions.loc[mentions["report_id"] == report_id, "name"].unique())


def count_open_points(tables: Tables, reports: pd.DataFrame) -> "pd.Series[int]":
    """Return how many points each of some reports leaves open, by report_id.

    Notes
    -----
    A number nobody could explain, a place name nobody knows, and a missing day count one each.
    """
    points = reports.set_index("report_id")["published_date"].isna().astype("int64")
    for rows in (_puzzling(tables), _unresolved(tables)):
        points += count_in_reports(rows, points.index)
    return points


def count_in_reports(rows: pd.DataFrame, report_ids: Iterable[str]) -> "pd.Series[int]":
    """Return how many of some rows each of some reports has, by report_id."""
    counts = rows["report_id"].value_counts().reindex(list(report_ids))
    return counts.fillna(0).astype("int64")


def name_files(locations: "pd.Series[str]") -> "pd.Series[str]":
    """Return the last part of where reports were met: the file, without its folders."""
    return locations.str.rsplit("/", n=1).str[-1]


def _puzzling(tables: Tables) -> pd.DataFrame:
    return tables.leftovers[tables.leftovers["reason"] == LeftoverReason.UNKNOWN]


def _unresolved(tables: Tables) -> pd.DataFrame:
    mentions = tables.place_mentions
    return mentions[mentions["method"] == MatchMethod.UNRESOLVED]


def _of(screen: Screen, name: str, rows: pd.DataFrame) -> pd.DataFrame:
    """Return the rows of a table whose reports are in view."""
    places, count = _find(screen.edition, screen.selection, screen), len(screen.tables.reports)
    if rows.empty or len(places) == count:
        return rows
    is_in_view = np.zeros(count, dtype=bool)
    is_in_view[places] = True
    found: pd.DataFrame = rows[is_in_view[_report_places(screen.edition, name, screen, rows)]]
    return found


@kept
def _report_places(
    edition: tuple[str, str], name: str, _screen: Screen, _rows: pd.DataFrame
) -> np.ndarray:
    """Return where among all reports those of the rows of a table stand."""
    del edition, name  # the key: the rows are those of the table that need a look
    index = pd.Index(_screen.tables.reports["report_id"])
    places: np.ndarray = index.get_indexer(_rows["report_id"])
    return places
