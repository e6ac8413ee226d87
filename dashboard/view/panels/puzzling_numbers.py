"""Numbers in reports that became no figure and whose reason nobody could tell."""

import pandas as pd
import streamlit as st

from dashboard.tidy.wording import title_of
from dashboard.view.focus import address_of
from dashboard.view.panel import Screen
from dashboard.view.reports import puzzling_numbers
from dashboard.view.rows import TALL, draw_rows

TITLE = "Numbers not understood: please look"
ORDER = 20
PAGE = "quality"
WIDTH = 12

PAGE_SIZE = 200
_FROM_REPORT = ("report_id", "publisher", "published_date", "title", "text")


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
    page = found.iloc[(number - 1) * PAGE_SIZE : number * PAGE_SIZE]
    reports = screen.tables.reports
    reports = reports.loc[reports["report_id"].isin(page["report_id"]), list(_FROM_REPORT)]
    titles = [title_of(row) for row in reports.to_dict("records")]
    reports = reports.drop(columns=["title", "text"]).assign(title=titles)
    rows = page.merge(reports, on="report_id")
    return pd.DataFrame(
        {
            "Number": rows["text"],
            "Sentence": rows["sentence"],
            "Source": rows["publisher"],
            "Published": rows["published_date"],
            "Report": rows["title"],
        }
    ).set_index(rows["report_id"].rename(None))


def draw(screen: Screen) -> None:
    """Draw the table, or say that all is well."""
    found = puzzling_numbers(screen)
    if found.empty:
        st.caption("Every number in these reports is a figure, or known to be something else.")
        return
    pages = -(-len(found) // PAGE_SIZE)
    number = st.pagination(pages, key="numbers", bind="query-params") if pages > 1 else 1
    rows = build_rows(screen, found, number)
    draw_rows(
        rows,
        "numbers",
        "Numbers that were not understood",
        [address_of("reports", report=str(report_id)) for report_id in rows.index],
        row_height=TALL,
        column_config={
            "Published": st.column_config.DateColumn(format="D MMM YYYY", width="small"),
            "Sentence": st.column_config.TextColumn(width="large"),
        },
    )
