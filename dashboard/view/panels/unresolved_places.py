"""Place names in reports that no gazetteer knows: they are on no map until someone says where."""

import pandas as pd
import streamlit as st

from dashboard.view.panel import Screen
from dashboard.view.reports import unresolved_places
from dashboard.view.words import ROLES

TITLE = "Places not found"
ORDER = 30
PAGE = "quality"
WIDTH = 6


def build(screen: Screen) -> pd.DataFrame:
    """Return one row a name, the most frequent first."""
    rows = unresolved_places(screen).merge(
        screen.tables.reports[["report_id", "publisher"]], on="report_id"
    )
    rows = rows.assign(role=rows["role"].map(ROLES))
    names = rows.groupby("name", sort=True).agg(
        role=("role", _join), reports=("report_id", "nunique"), publisher=("publisher", _join)
    )
    ordered = names.sort_values("reports", ascending=False, kind="stable").reset_index()
    return ordered.rename(
        columns={
            "name": "Name in the text",
            "role": "Named as",
            "reports": "Reports",
            "publisher": "Sources",
        }
    )


def _join(values: "pd.Series[str]") -> str:
    return ", ".join(sorted({value for value in values if value}))


def draw(screen: Screen) -> None:
    """Draw the table, or say that all is well."""
    names = build(screen)
    if names.empty:
        st.caption("Every place in these reports was found.")
        return
    st.dataframe(names, hide_index=True, placeholder="–", alt="Place names that were not found")
