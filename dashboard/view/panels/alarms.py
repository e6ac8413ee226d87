"""Days of the tally that need a look, each with its reason in plain words."""

import pandas as pd
import streamlit as st

from dashboard.tidy.terms import Alarm
from dashboard.view.cells import amount_of
from dashboard.view.panel import Screen
from dashboard.view.words import TIMINGS, name_metric

TITLE = "Numbers that need a look"
ORDER = 10
PAGE = "quality"
WIDTH = 12


def build(screen: Screen) -> pd.DataFrame:
    """Return one row a day and alarm, in the words of the screen."""
    rows = screen.tally[screen.tally["alarms"] != ""].to_dict("records")
    return pd.DataFrame(
        [
            {
                "Why": Alarm(alarm).meaning.capitalize(),
                "What": name_metric(row["metric"]),
                "Number": amount_of(row),
                "Meaning": TIMINGS[row["timing"]],
                "Day": row["day"],
                "Said by": row["attributed_to"] or row["publisher"],
                "Operation": row["operation"],
                "How it was made": row["calculation_logic"],
            }
            for row in rows
            for alarm in row["alarms"].split("|")
        ]
    )


def draw(screen: Screen) -> None:
    """Draw the table, or say that all is well."""
    alarms = build(screen)
    if alarms.empty:
        st.caption("No alarm in this view.")
        return
    st.dataframe(
        alarms,
        hide_index=True,
        placeholder="–",
        column_config={
            "Day": st.column_config.DateColumn(format="D MMM YYYY", width="small"),
            "Why": st.column_config.TextColumn(width="large"),
        },
        alt="Alarms",
    )
