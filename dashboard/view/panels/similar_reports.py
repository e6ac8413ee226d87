"""Reports that look like copies of one another: the store keeps both, and a person has to look."""

import pandas as pd
import streamlit as st

from dashboard.tidy.likeness import HEAD, find_all_alike
from dashboard.view.panel import Screen
from dashboard.view.reports import count_in_reports, name_files, reports_in_view
from dashboard.view.rows import draw_rows

TITLE = "Reports that look like one"
ORDER = 45
PAGE = "quality"
WIDTH = 6

_ORDER = ["title", "publisher", "published_date", "location"]


def build(screen: Screen) -> pd.DataFrame:
    """Return one row a report in view that looks like another one, see `tidy/likeness.py`.

    Notes
    -----
    A text that was edited replaces the one before it only where it comes from the same location,
    or where a person said so when it was added; else it stands beside it.
    """
    reports = reports_in_view(screen, HEAD)
    there = frozenset(reports["report_id"])
    groups = (one & there for one in _find(screen.edition, screen.tables.reports))
    ids = frozenset[str]().union(*(one for one in groups if len(one) > 1))
    alike = reports[reports["report_id"].isin(ids)]
    alike = alike.set_index("report_id").sort_values(_ORDER, kind="stable")
    return pd.DataFrame(
        {
            "Published": alike["published_date"],
            "Publisher": alike["publisher"],
            "Title": alike["title"],
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
        st.caption("No two reports of one day in this view look like versions of one another.")
        return
    st.markdown(
        "Maybe edited copies: the same address, title, file or text, on one day. Where they are, "
        "remove the older one on its own page, under Reports."
    )
    draw_rows(alike, "alike", "Reports that look like copies of one another")
