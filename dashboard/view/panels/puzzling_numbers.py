"""Numbers in reports that became no figure and whose reason nobody could tell."""

import pandas as pd
import streamlit as st

from dashboard.view.panel import Screen
from dashboard.view.reports import puzzling_numbers

TITLE = "Numbers not understood: please look"
ORDER = 20
PAGE = "quality"
WIDTH = 12


def build(screen: Screen) -> pd.DataFrame:
    """Return one row a number, with its sentence and report."""
    rows = puzzling_numbers(screen).merge(
        screen.tables.reports[["report_id", "publisher", "published_date", "title"]],
        on="report_id",
    )
    return pd.DataFrame(
        {
            "Number": rows["text"],
            "Sentence": rows["sentence"],
            "Source": rows["publisher"],
            "Published": rows["published_date"],
            "Report": rows["title"],
        }
    )


def draw(screen: Screen) -> None:
    """Draw the table, or say that all is well."""
    numbers = build(screen)
    if numbers.empty:
        st.caption("Every number in these reports is a figure, or known to be something else.")
        return
    st.dataframe(
        numbers,
        hide_index=True,
        placeholder="–",
        column_config={
            "Published": st.column_config.DateColumn(format="D MMM YYYY", width="small"),
            "Sentence": st.column_config.TextColumn(width="large"),
        },
        alt="Numbers that were not understood",
    )
