"""Reports without a day of publication: "Thursday" in them can be no date until they have one."""

import pandas as pd
import streamlit as st

from dashboard.view.panel import Screen
from dashboard.view.reports import reports_in_view
from dashboard.view.rows import draw_rows

TITLE = "Reports that need a date"
ORDER = 40
PAGE = "quality"
WIDTH = 6


def build(screen: Screen) -> pd.DataFrame:
    """Return one row a report in view that has no day of publication."""
    reports = reports_in_view(
        screen, ["report_id", "published_date", "publisher", "title", "location"]
    )
    undated = reports[reports["published_date"].isna()].set_index("report_id")
    figures = screen.tables.figures["report_id"].value_counts()
    return pd.DataFrame(
        {
            "Publisher": undated["publisher"],
            "Title": undated["title"],
            "Figures": figures.reindex(undated.index).fillna(0).astype("int64"),
            "Collected from": undated["location"].str.rsplit("/", n=1).str[-1],
        }
    )


def draw(screen: Screen) -> None:
    """Draw the table, or say that all is well."""
    undated = build(screen)
    if undated.empty:
        st.caption("Every report in this view has its date.")
        return
    st.markdown("Open the report on the Reports page and give its date there.")
    draw_rows(undated, "undated", "Reports without a date")
