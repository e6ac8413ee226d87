"""What the figures page shows, as a file: the rows that the filters let through and no other."""

from collections.abc import Callable
from functools import partial

import pandas as pd
import streamlit as st

from dashboard.tidy.exports import to_csv, to_excel_csv
from dashboard.tidy.publishing import public_claims
from dashboard.view.panel import Screen
from dashboard.view.scope import describe_scope
from dashboard.view.theme import format_number

TITLE = ""
ORDER = 10
PAGE = "figures"
WIDTH = 12


def build(screen: Screen) -> pd.DataFrame:
    """Return the rows of the file: the claims in view without those of confidential reports."""
    return public_claims(screen.tables, screen.claims)


def describe(screen: Screen) -> str:
    """Return how much is in view, and what of it the file leaves out."""
    kept_back = int(screen.claims["is_confidential"].sum())
    secret = f"; {format_number(kept_back)} of confidential reports stay out of the files"
    return describe_scope(screen) + (secret if kept_back else "")


def _write(screen: Screen, write: Callable[[pd.DataFrame], bytes]) -> bytes:
    return write(build(screen))


def draw(screen: Screen) -> None:
    """Draw the count and the two buttons; a file is made only when it is asked for."""
    count, csv, excel = st.columns([6, 2, 2], vertical_alignment="center")
    count.markdown(f"**{describe(screen)}**")
    for column, label, name, write in (
        (csv, "CSV", "evacuation-figures.csv", to_csv),
        (excel, "CSV for Excel", "evacuation-figures-excel.csv", to_excel_csv),
    ):
        column.download_button(
            label,
            data=partial(_write, screen, write),
            file_name=name,
            mime="text/csv",
            on_click="ignore",
            icon=":material/download:",
            width="stretch",
        )
