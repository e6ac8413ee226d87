"""Names that nobody knows, or not surely: they wait for a person, the most needed first."""

import pandas as pd
import streamlit as st

from dashboard.tidy.tables import look_up
from dashboard.view.focus import choose_row
from dashboard.view.panel import Screen
from dashboard.view.place_names import NAME, list_readings
from dashboard.view.words import METHODS

TITLE = "Names to look at"
ORDER = 10
PAGE = "places"
WIDTH = 5

HEIGHT = 420


def build(screen: Screen) -> pd.DataFrame:
    """Return one row a name to look at, the ones that most figures hang on first."""
    readings = list_readings(screen)
    readings = readings[readings["is_open"]]
    names = screen.tables.places.set_index("place_id")["name"]
    return pd.DataFrame(
        {
            "Name in the text": readings["name"],
            "Read as": look_up(readings["place_id"], names),
            "Sure": readings["score"].where(readings["place_id"] != ""),
            "Figures": readings["figures"],
            "Reports": readings["reports"],
            "Named as": readings["roles"],
            "How": readings["method"].map(METHODS),
        },
        index=readings.index,
    )


def draw(screen: Screen) -> None:
    """Draw the list and keep the chosen name in the address, or say that all is well."""
    names = build(screen)
    if names.empty:
        st.caption("Every place name in these reports was found.")
        return
    st.caption("Not found, or found with too little certainty. Choose one to say where it is.")
    choose_row(
        names,
        NAME,
        ("open", screen.edition, screen.selection),
        alt="Place names to look at; choose one to set it",
        lead="Name in the text",
        height=min(HEIGHT, 38 + 35 * len(names)),
        placeholder="–",
        column_config={
            "Name in the text": st.column_config.TextColumn(width=170),
            "Read as": st.column_config.TextColumn(width=110),
            "Sure": st.column_config.NumberColumn(format="percent", width=55),
            "Figures": st.column_config.NumberColumn(width=65),
            "Reports": st.column_config.NumberColumn(width=65),
        },
    )
