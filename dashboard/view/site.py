"""The whole site drawn once: style, filters, navigation and the chosen page."""

import streamlit as st

from dashboard.base.settings import Settings
from dashboard.tidy.sources import Sources
from dashboard.tidy.store import Store
from dashboard.view.page import navigation
from dashboard.view.screen import make_screen, read_frames
from dashboard.view.sidebar import choose
from dashboard.view.theme import LOGO, STYLE


def draw_site(store: Store, sources: Sources, settings: Settings) -> None:
    """Draw the site for one reader, as the store stands and the address asks.

    Parameters
    ----------
    store : Store
        What has been read so far.
    sources : Sources
        How far each source is trusted.
    settings : Settings
        Where the shipped data is.

    Raises
    ------
    StoreError
        If the store cannot be read.
    """
    st.html(STYLE)
    st.logo(LOGO, size="large")
    frames = read_frames(store, sources, settings)
    navigation(make_screen(frames, choose(frames.choices), settings)).run()
