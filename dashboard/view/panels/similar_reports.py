"""Reports that look like copies of one another: the store keeps both, and a person has to look."""

import pandas as pd
import streamlit as st

from dashboard.view.panel import Screen
from dashboard.view.reports import count_in_reports, name_files, reports_in_view
from dashboard.view.rows import draw_rows

TITLE = "Reports that look like one"
ORDER = 45
PAGE = "quality"
WIDTH = 6

_HEADING = ["title", "publisher", "published_date"]


def build(screen: Screen) -> pd.DataFrame:
    """Return one row a report in view that another one has the address or the heading of.

    Notes
    -----
    A text that was edited replaces the one before it only where it comes from the same location;
    from elsewhere, such as uploaded once and read from a folder later, it stands beside it. A
    heading is title, publisher and day of publication, and none of them missing.
    """
    reports = reports_in_view(screen, ["report_id", *_HEADING, "url", "location"])
    has_heading = (
        (reports["title"] != "") & (reports["publisher"] != "") & reports["published_date"].notna()
    )
    # Titles are taken as texts: of categories every combination would be looked at.
    headings = reports[_HEADING].astype("str")
    urls = reports["url"].astype("str")
    same_heading = has_heading & headings.duplicated(keep=False)
    same_url = (urls != "") & urls.duplicated(keep=False)
    alike = reports[same_heading | same_url].set_index("report_id")
    alike = alike.sort_values([*_HEADING, "location"], kind="stable")
    return pd.DataFrame(
        {
            "Published": alike["published_date"],
            "Publisher": alike["publisher"],
            "Title": alike["title"],
            "Figures": count_in_reports(screen.tables.figures, alike.index),
            "Collected from": name_files(alike["location"]),
        }
    )


def draw(screen: Screen) -> None:
    """Draw the table, or say that all is well."""
    alike = build(screen)
    if alike.empty:
        st.caption("No two reports in this view have the same address, or title, source and day.")
        return
    st.markdown(
        "Maybe edited copies: one text replaces another only from the same file or address. Where "
        "they are, reject the figures of the older one in Review."
    )
    draw_rows(alike, "alike", "Reports that look like copies of one another")
