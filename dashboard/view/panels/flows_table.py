"""Who moved from where to where: one row an origin and destination."""

import pandas as pd
import streamlit as st

from dashboard.tidy.rows import plain_rows
from dashboard.view.focus import addresses_of
from dashboard.view.made_of import ask_for_route
from dashboard.view.movements import flows_of
from dashboard.view.panel import Screen
from dashboard.view.rows import SENTENCES, draw_rows
from dashboard.view.theme import format_days
from dashboard.view.words import describe_amount, name_metric

TITLE = "Movements"
ORDER = 40
PAGE = "overview"
WIDTH = 12


PAGE_SIZE = 200
_ORDER = (
    *("From", "To", "What", "Number", "When", SENTENCES),
    *("Said by", "Operation", "State", "Distance", "Figures"),
)


def build(screen: Screen) -> pd.DataFrame:
    """Return the first page of the table."""
    return build_rows(flows_of(screen), 1)


def build_rows(flows: pd.DataFrame, number: int) -> pd.DataFrame:
    """Return one page of the movements, the largest first, in the words of the screen.

    Parameters
    ----------
    flows : pandas.DataFrame
        The `flows` table.
    number : int
        Which page, from 1.
    """
    rows = plain_rows(page_of(flows, number))
    return pd.DataFrame(
        {
            "From": [row["origin"] for row in rows],
            "To": [row["destination"] for row in rows],
            "What": [name_metric(row["metric"]) for row in rows],
            "Number": [
                describe_amount(row["value"], row["low"], row["high"], "exact") for row in rows
            ],
            "Distance": [row["distance_km"] for row in rows],
            "When": [format_days(row["start_date"], row["end_date"]) for row in rows],
            "State": ["planned" if row["is_planned"] else "reported" for row in rows],
            "Said by": [row["sources"].replace("|", ", ") for row in rows],
            "Figures": [row["figure_ids"].count("|") + 1 for row in rows],
            "Operation": [row["operation"] for row in rows],
        }
    )


def page_of(flows: pd.DataFrame, number: int) -> pd.DataFrame:
    """Return one page of the `flows` table, the largest first."""
    order = flows["high"].reset_index(drop=True).sort_values(ascending=False, kind="stable").index
    return flows.iloc[order[(number - 1) * PAGE_SIZE : number * PAGE_SIZE]]


def draw(screen: Screen) -> None:
    """Put the table on screen, or say that no figure names both ends of a move."""
    flows = flows_of(screen)
    if flows.empty:
        st.caption("No figure in this view names both a known origin and a known destination.")
        return
    st.caption(
        "What the reports say of each route. Routes overlap: the same people may stand in several "
        "rows, so the rows do not add up to a total."
    )
    pages = -(-len(flows) // PAGE_SIZE)
    number = st.pagination(pages, key="movements", bind="query-params") if pages > 1 else 1
    draw_rows(
        build_rows(flows, number),
        "movements",
        "Movements by origin and destination",
        addresses_of(
            "figures",
            [
                {"of_number": ask_for_route(row)}
                for row in page_of(flows, number).to_dict("records")
            ],
        ),
        column_order=_ORDER,
        column_config={
            "Distance": st.column_config.NumberColumn(format="%.0f km", width=75),
            "Number": st.column_config.TextColumn(alignment="right", width=140),
        },
    )
