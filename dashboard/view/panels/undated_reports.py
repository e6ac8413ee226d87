"""Reports without a day of publication: "Thursday" in them can be no date until they have one."""

import pandas as pd
import streamlit as st

from dashboard.tidy.wording import title_of
from dashboard.view.focus import address_of
from dashboard.view.panel import Screen
from dashboard.view.reports import count_in_reports, name_files, reports_in_view
from dashboard.view.rows import draw_rows

TITLE = "Reports that need a date"
ORDER = 40
PAGE = "quality"
WIDTH = 6


def build(screen: Screen) -> pd.DataFrame:
    """Return one row a report in view that has no day of publication."""
    reports = reports_in_view(
        screen, ["report_id", "published_date", "publisher", "title", "location", "text"]
    )
    undated = reports[reports["published_date"].isna()].set_index("report_id")
    return pd.DataFrame(
        {
            "Publisher": undated["publisher"],
            "Title": [title_of(row) for row in undated[["title", "text"]].to_dict("records")],
            "Figures": count_in_reports(screen.tables.figures, undated.index),
            "Collected from": name_files(undated["location"]),
        }
    )


def draw(screen: Screen) -> None:
    """Draw the table, or say that all is well."""
    undated = build(screen)
    if undated.empty:
        st.caption("Every report in this view has its date.")
        return
    st.markdown("Open a report to give its date.")
    links = [address_of("reports", report=str(report_id)) for report_id in undated.index]
    draw_rows(undated, "undated", "Reports without a date", links)
