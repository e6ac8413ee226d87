"""Numbers in reports that became no figure and whose reason nobody could tell."""

import pandas as pd
import streamlit as st

from dashboard.view.panel import Screen
from dashboard.view.reports import puzzling_numbers
from dashboard.view.rows import TALL, draw_rows

TITLE = "Numbers not understood: please look"
ORDER = 20
PAGE = "quality"
WIDTH = 12

PAGE_SIZE = 200


def build(screen: Screen) -> pd.DataFrame:
    """Return the first page of the numbers."""
    return build_rows(screen, puzzling_numbers(screen), 1)


def build_rows(screen: Screen, found: pd.DataFrame, number: int) -> pd.DataFrame:
    """Return one page of numbers, each with its sentence and report.

    Parameters
    ----------
    screen : Screen
        Whose reports they stand in.
    found : pandas.DataFrame
        Rows of the `leftovers` table.
    number : int
        Which page, from 1.
    """
    rows = found.iloc[(number - 1) * PAGE_SIZE : number * PAGE_SIZE].merge(
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
    found = puzzling_numbers(screen)
    if found.empty:
        st.caption("Every number in these reports is a figure, or known to be something else.")
        return
    pages = -(-len(found) // PAGE_SIZE)
    number = st.pagination(pages, key="numbers", bind="query-params") if pages > 1 else 1
    draw_rows(
        build_rows(screen, found, number),
        "numbers",
        "Numbers that were not understood",
        row_height=TALL,
        column_config={
            "Published": st.column_config.DateColumn(format="D MMM YYYY", width="small"),
            "Sentence": st.column_config.TextColumn(width="large"),
        },
    )
