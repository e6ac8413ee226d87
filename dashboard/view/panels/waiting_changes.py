"""Changes by people that could not be applied: what they changed reads otherwise by now."""

import pandas as pd
import streamlit as st

from dashboard.view.log import read_log
from dashboard.view.panel import Screen
from dashboard.view.rows import draw_rows

TITLE = "Changes that could not be applied"
ORDER = 50
PAGE = "quality"
WIDTH = 12


def build(screen: Screen) -> pd.DataFrame:
    """Return one row a change that waits for a look, the latest first."""
    waiting = [entry for entry in read_log(screen) if entry.is_waiting]
    return pd.DataFrame(
        {
            "Change": [entry.deed for entry in waiting],
            "Made": [entry.head for entry in waiting],
            "Reason given": [entry.reason for entry in waiting],
            "Why it waits": [entry.state.capitalize() for entry in waiting],
        }
    )


def draw(screen: Screen) -> None:
    """Draw the table, or say that all is well."""
    waiting = build(screen)
    if waiting.empty:
        st.caption("Every change by a person holds.")
        return
    draw_rows(waiting, "waiting", "Changes that could not be applied")
