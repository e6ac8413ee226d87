"""How many place names no gazetteer knows; the page of places lists them and sets them right."""

import streamlit as st

from dashboard.view.focus import link_to
from dashboard.view.panel import Screen
from dashboard.view.reports import unresolved_places
from dashboard.view.theme import format_count

TITLE = "Places not found"
ORDER = 30
PAGE = "quality"
WIDTH = 6


def build(screen: Screen) -> str:
    """Return how many names are open, and in how many reports; empty for none."""
    rows = unresolved_places(screen)
    if rows.empty:
        return ""
    names, reports = rows["name"].nunique(), rows["report_id"].nunique()
    return (
        f"{format_count(names, 'place name')} in {format_count(reports, 'report')}: "
        "on no map until someone says where."
    )


def draw(screen: Screen) -> None:
    """Say the number and lead to the list, or say that all is well."""
    told = build(screen)
    if not told:
        st.caption("Every place in these reports was found.")
        return
    st.markdown(told)
    link_to("places", "Say where they are")
