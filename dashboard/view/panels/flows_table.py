"""Who moved from where to where: one row an origin and destination."""

import pandas as pd
import streamlit as st

from dashboard.view.movements import flows_of
from dashboard.view.panel import Screen
from dashboard.view.theme import format_days
from dashboard.view.words import describe_amount

TITLE = "Movements"
ORDER = 40
PAGE = "overview"
WIDTH = 12


def build(screen: Screen) -> pd.DataFrame:
    """Return one row an origin and destination, the largest first, in the words of the screen."""
    flows = flows_of(screen)
    rows = flows.sort_values("high", ascending=False, kind="stable").to_dict("records")
    return pd.DataFrame(
        {
            "From": [row["origin"] for row in rows],
            "To": [row["destination"] for row in rows],
            "People": [
                describe_amount(
                    None if pd.isna(row["value"]) else int(row["value"]),
                    row["low"],
                    row["high"],
                    "exact",
                )
                for row in rows
            ],
            "Distance": [row["distance_km"] for row in rows],
            "When": [format_days(row["start_date"].date(), row["end_date"].date()) for row in rows],
            "State": ["planned" if row["is_planned"] else "reported" for row in rows],
            "Said by": [row["sources"].replace("|", ", ") for row in rows],
            "Figures": [row["figure_ids"].count("|") + 1 for row in rows],
            "Operation": [row["operation"] for row in rows],
        }
    )


def draw(screen: Screen) -> None:
    """Put the table on screen, or say that no figure names both ends of a move."""
    flows = build(screen)
    if flows.empty:
        st.caption("No figure in this view names both a known origin and a known destination.")
        return
    st.caption(
        "What the reports say of each route. Routes overlap: the same people may stand in several "
        "rows, so the rows do not add up to a total."
    )
    st.dataframe(
        flows,
        hide_index=True,
        placeholder="–",
        alt="Movements by origin and destination",
        column_config={"Distance": st.column_config.NumberColumn(format="%.0f km")},
    )
