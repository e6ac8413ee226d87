"""The reports that the filters let through; a chosen one goes to the address."""

import pandas as pd
import streamlit as st

from dashboard.view.focus import REPORT, choose_row
from dashboard.view.panel import Screen
from dashboard.view.reports import count_open_points, reports_in_view
from dashboard.view.words import name_language

TITLE = ""
ORDER = 10
PAGE = "reports"
WIDTH = 12

HEIGHT = 280


def build(screen: Screen) -> pd.DataFrame:
    """Return one row a report in the words of the screen, by report_id, the latest first."""
    reports = reports_in_view(screen).set_index("report_id")
    figures = screen.tables.figures["report_id"].value_counts()
    table = pd.DataFrame(
        {
            "Published": reports["published_date"],
            "Publisher": reports["publisher"],
            "Title": reports["title"].where(reports["title"] != "", "Untitled"),
            "Language": reports["language"].map(name_language),
            "Figures": figures.reindex(reports.index).fillna(0).astype("int64"),
            "Open points": count_open_points(screen),
        },
        index=reports.index,
    )
    if reports["is_confidential"].any():
        table["Confidential"] = reports["is_confidential"].map({True: "yes", False: ""})
    return table


def draw(screen: Screen) -> None:
    """Draw the list and keep the chosen report in the address."""
    reports = build(screen)
    if reports.empty:
        st.caption("No report passes these filters.")
        return
    choose_row(
        reports,
        REPORT,
        (screen.edition, screen.selection),
        alt="Reports; choose a row to read one",
        height=min(HEIGHT, 38 + 35 * len(reports)),
        placeholder="no date",
        column_config={
            "Published": st.column_config.DateColumn(format="D MMM YYYY", width="small"),
            "Publisher": st.column_config.TextColumn(width="medium"),
            "Title": st.column_config.TextColumn(width="large"),
            "Language": st.column_config.TextColumn(width="small"),
            "Open points": st.column_config.NumberColumn(
                help="Numbers not understood, places not found, and a missing date."
            ),
        },
    )
