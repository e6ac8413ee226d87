"""All place names in the reports in view, with the place each stands for."""

import pandas as pd
import streamlit as st

from dashboard.view.focus import choose_row
from dashboard.view.panel import Screen
from dashboard.view.place_names import NAME, list_readings, read_countries, resolved_by_name
from dashboard.view.words import METHODS, PLACE_KINDS

TITLE = "All places"
ORDER = 40
PAGE = "places"
WIDTH = 12

HEIGHT = 520
_FIRST = (
    "Name in the text",
    "Place",
    "Kind",
    "Country",
    "Admin 1",
    "How",
    "Sure",
    "Within",
    "Figures",
)


def build(screen: Screen) -> pd.DataFrame:
    """Return one row a name and place that it was resolved to, by name."""
    readings = resolved_by_name(list_readings(screen))
    places = screen.tables.places.set_index("place_id").reindex(readings["place_id"])
    places = places.set_axis(readings.index)
    countries = read_countries(screen)
    return pd.DataFrame(
        {
            "Name in the text": readings["name"],
            "Place": places["name"],
            "Arabic": places["name_ar"],
            "Kind": places["kind"].map(PLACE_KINDS),
            "Country": places["country"].map(lambda code: countries.get(code, code)),
            "Admin 1": places["admin1"],
            "Code": places["admin1_code"],
            "Admin 2": places["admin2"],
            "Code 2": places["admin2_code"],
            "Latitude": places["lat"],
            "Longitude": places["lon"],
            "Within": places["precision_km"],
            "How": readings["method"].map(METHODS),
            "Sure": readings["score"],
            "Figures": readings["figures"],
            "Reports": readings["reports"],
            "Place from": places["source"].str.replace("geonames:", "GeoNames "),
        },
        index=readings.index,
    )


def draw(screen: Screen) -> None:
    """Draw the table; a chosen row can be set right above it."""
    table = build(screen)
    if table.empty:
        st.caption("No place name in these reports was found yet.")
        return
    st.caption(
        "Codes are ISO 3166-2 for the first division, GeoNames for the second; they are not "
        "p-codes. Choose a row to see its sentences above, or to set it right."
    )
    choose_row(
        table,
        NAME,
        ("all", screen.edition, screen.selection),
        alt="All place names with their places",
        lead="Name in the text",
        height=min(HEIGHT, 38 + 35 * len(table)),
        placeholder="–",
        column_order=[*_FIRST, *(name for name in table if name not in _FIRST)],
        column_config={
            "Name in the text": st.column_config.TextColumn(width=160),
            "Country": st.column_config.TextColumn(width=90),
            "Code": st.column_config.TextColumn(
                width=75, help="ISO 3166-2 code of the first division, else GeoNames'"
            ),
            "Code 2": st.column_config.TextColumn(
                width=105, help="GeoNames code of the second division; no p-code"
            ),
            "Latitude": st.column_config.NumberColumn(format="%.4f", width=80),
            "Longitude": st.column_config.NumberColumn(format="%.4f", width=80),
            "Within": st.column_config.NumberColumn(
                format="%.0f km", width=70, help="Radius within which what is meant lies"
            ),
            "Sure": st.column_config.NumberColumn(format="percent", width=60),
        },
    )
