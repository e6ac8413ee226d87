"""The reports that the filters let through, a page at a time; a chosen one goes to the address."""

from collections.abc import Mapping
from types import MappingProxyType

import pandas as pd
import streamlit as st

from dashboard.base.languages import name_language
from dashboard.tidy.selection import Selection
from dashboard.tidy.tables import Tables
from dashboard.tidy.wording import title_of
from dashboard.view.empty import draw_no_reports_in_view
from dashboard.view.focus import REPORT, choose_row
from dashboard.view.kept import kept
from dashboard.view.panel import Screen
from dashboard.view.reports import (
    count_in_reports,
    count_open_points,
    reports_in_view,
    search_reports,
)
from dashboard.view.theme import format_count, format_number

TITLE = ""
ORDER = 10
PAGE = "reports"
WIDTH = 12

HEIGHT = 280
PAGE_SIZE = 200
SORTS: Mapping[str, tuple[str, bool]] = MappingProxyType(
    {
        "Latest first": ("published_date", False),
        "Oldest first": ("published_date", True),
        "Most open points first": ("open_points", False),
        "Most figures first": ("figures", False),
    }
)
"""Column and whether it rises; a report without a date comes first by either order of days."""

COLUMNS = {
    "Published": st.column_config.DateColumn(format="D MMM YYYY", width="small"),
    "Publisher": st.column_config.TextColumn(width="medium"),
    "Title": st.column_config.TextColumn(width="large"),
    "Language": st.column_config.TextColumn(width="small"),
    "Open points": st.column_config.NumberColumn(
        help="Numbers not understood, places not found, and a missing date."
    ),
}


def build(screen: Screen, words: str = "") -> pd.DataFrame:
    """Return the first page of the list in its usual order, in the words of the screen."""
    first_sort = next(iter(SORTS))
    return build_rows(page_of(count_reports(screen, words), first_sort, 1), screen.tables)


def count_reports(screen: Screen, words: str) -> pd.DataFrame:
    """Return the reports in view that hold some words, with what is counted of each.

    Returns
    -------
    pandas.DataFrame
        ``published_date``, ``figures`` and ``open_points`` by report_id, the latest first.
    """
    return _count(screen.edition, screen.selection, words, screen)


@kept
def _count(
    edition: tuple[str, str], selection: Selection, words: str, _screen: Screen
) -> pd.DataFrame:
    del edition, selection  # parts of the key
    needed = None if words.split() else ("report_id", "published_date")
    reports = search_reports(reports_in_view(_screen, needed), words)
    return pd.DataFrame(
        {
            "published_date": reports["published_date"].array,
            "figures": count_in_reports(_screen.tables.figures, reports["report_id"]).array,
            "open_points": count_open_points(_screen.tables, reports).array,
        },
        index=reports["report_id"],
    )


def page_of(counted: pd.DataFrame, sort: str, number: int) -> pd.DataFrame:
    """Return one page of what `count_reports` returned.

    Parameters
    ----------
    counted : pandas.DataFrame
        One row a report.
    sort : str
        A key of `SORTS`.
    number : int
        Which page, from 1.
    """
    column, is_ascending = SORTS[sort]
    ordered = counted.sort_values(
        column, ascending=is_ascending, na_position="first", kind="stable"
    )
    return ordered.iloc[(number - 1) * PAGE_SIZE : number * PAGE_SIZE]


def build_rows(page: pd.DataFrame, tables: Tables) -> pd.DataFrame:
    """Return a page of reports in the words of the screen, by report_id."""
    chosen = tables.reports["report_id"].isin(page.index)
    reports = tables.reports[chosen].set_index("report_id").loc[page.index]
    table = pd.DataFrame(
        {
            "Published": reports["published_date"],
            "Title": [title_of(row) for row in reports[["title", "text"]].to_dict("records")],
            "Publisher": reports["publisher"],
            "Language": reports["language"].map(name_language),
            "Figures": page["figures"],
            "Open points": page["open_points"],
        },
        index=page.index,
    )
    if reports["is_confidential"].any():
        table["Confidential"] = reports["is_confidential"].map({True: "yes", False: ""})
    return table


def say_count(counted: pd.DataFrame) -> str:
    """Return how many reports are listed, and how many of them bear no figure."""
    empty = int((counted["figures"] == 0).sum())
    told = f", {format_number(empty)} of them without a figure" if empty else ""
    return f"{format_count(len(counted), 'report')}{told}"


def draw(screen: Screen) -> None:
    """Draw the search, the order and the list, and keep the chosen report in the address."""
    if reports_in_view(screen, ["report_id"]).empty:
        draw_no_reports_in_view()
        return
    left, middle, right = st.columns([4, 3, 4], vertical_alignment="bottom")
    words = left.text_input(
        "Search",
        key="find",
        bind="query-params",
        placeholder="Words in title, publisher, file or text",
        label_visibility="collapsed",
        icon=":material/search:",
    )
    sort = middle.selectbox(
        "Order",
        tuple(SORTS),
        key="report_order",
        bind="query-params",
        label_visibility="collapsed",
    )
    counted = count_reports(screen, words)
    if counted.empty:
        st.caption("No report in this view holds all of these words. Shorter ones find more.")
        return
    pages = -(-len(counted) // PAGE_SIZE)
    with right:
        number = st.pagination(pages, key="reports_page", bind="query-params") if pages > 1 else 1
        if pages == 1:
            st.caption(say_count(counted))
    page = page_of(counted, sort, number)
    choose_row(
        build_rows(page, screen.tables),
        REPORT,
        (screen.edition, screen.selection, words, sort, number),
        alt="Reports; choose a row to read one",
        lead="Title",
        height=min(HEIGHT, 38 + 35 * len(page)),
        placeholder="no date",
        column_config=COLUMNS,
    )
