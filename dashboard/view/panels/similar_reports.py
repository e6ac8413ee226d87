"""Reports that look like copies of one another: the store keeps both, and a person has to look."""

from html import escape

import pandas as pd
import streamlit as st

from dashboard.tidy.likeness import find_all_alike
from dashboard.tidy.wording import title_of
from dashboard.view.cells import as_day
from dashboard.view.focus import REPORT, address_of
from dashboard.view.markup import html_table, inner_link
from dashboard.view.panel import Screen
from dashboard.view.reports import count_in_reports, name_files, reports_in_view
from dashboard.view.theme import format_day, format_number

TITLE = "Reports that look like one"
ORDER = 45
PAGE = "quality"
WIDTH = 6

_MOST_ROWS = 100
_ORDER = ["title", "publisher", "published_date", "location"]


def build(screen: Screen) -> pd.DataFrame:
    """Return one row a report in view that looks like another one, see `tidy/likeness.py`.

    Notes
    -----
    A text that was edited replaces the one before it only where it comes from the same location,
    or where a person said so when it was added; else it stands beside it.
    """
    there = frozenset(reports_in_view(screen, ["report_id"])["report_id"])
    groups = (one & there for one in _find(screen.edition, screen.tables.reports))
    ids = frozenset[str]().union(*(one for one in groups if len(one) > 1))
    alike = screen.tables.reports[screen.tables.reports["report_id"].isin(ids)]
    alike = alike.set_index("report_id").sort_values(_ORDER, kind="stable")
    return pd.DataFrame(
        {
            "Published": alike["published_date"],
            "Publisher": alike["publisher"],
            "Title": [title_of(row) for row in alike[["title", "text"]].to_dict("records")],
            "Figures": count_in_reports(screen.tables.figures, alike.index),
            "Collected from": name_files(alike["location"]),
        }
    )


@st.cache_resource(max_entries=2, show_spinner=False)
def _find(edition: tuple[str, str], _reports: pd.DataFrame) -> tuple[frozenset[str], ...]:
    del edition  # the key
    return find_all_alike(_reports)


def draw(screen: Screen) -> None:
    """Draw the table, or say that all is well."""
    alike = build(screen)
    if alike.empty:
        st.caption("No two reports in this view look like versions of one another.")
        return
    st.markdown(
        "Maybe edited copies: the same address, title, file or text on one day, or nearly the same "
        "text within three days. Where they are, open the older one, and remove it there."
    )
    st.html(build_table(alike.head(_MOST_ROWS)))
    if len(alike) > _MOST_ROWS:
        st.caption(f"The first {_MOST_ROWS} of {format_number(len(alike))} reports.")


def build_table(alike: pd.DataFrame) -> str:
    """Return rows of what `build` returned as safe HTML, each title a link to its report."""
    rows = []
    for report_id, row in zip(alike.index, alike.to_dict("records"), strict=True):
        link = inner_link(address_of("reports", **{REPORT: str(report_id)}), row["Title"])
        day = as_day(row["Published"])
        shown = (row["Publisher"], format_number(row["Figures"]), row["Collected from"])
        by, figures, file = (escape(cell) for cell in shown)
        rows.append((format_day(day) if day else "no date", by, link, figures, file))
    return html_table(list(alike.columns), rows)
