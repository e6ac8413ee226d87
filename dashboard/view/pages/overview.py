"""The first page: headline numbers, the map, the course over time, and the movements."""

import streamlit as st

from dashboard.view.page import draw_panels
from dashboard.view.panel import Screen
from dashboard.view.scope import describe_scope

TITLE = "Overview"
ORDER = 10


def draw(screen: Screen) -> None:
    """Say what is in view, then draw the page's panels."""
    if not screen.claims.empty:
        st.caption(describe_scope(screen))
    draw_panels("overview", screen)
