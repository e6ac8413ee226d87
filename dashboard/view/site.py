"""The whole site drawn once: style, filters, navigation and the chosen page."""

from collections.abc import Callable
from datetime import datetime

import streamlit as st

from dashboard.base.place import PlaceFinder
from dashboard.base.settings import Settings
from dashboard.tidy.sources import Sources
from dashboard.tidy.store import Store
from dashboard.view.desk import Desk, just_kept
from dashboard.view.markup import escape_markdown
from dashboard.view.page import navigation
from dashboard.view.screen import make_screen, read_frames
from dashboard.view.sidebar import choose
from dashboard.view.style import STYLE
from dashboard.view.theme import LOGO


def draw_site(
    store: Store,
    sources: Sources,
    settings: Settings,
    now: Callable[[], datetime],
    finder: PlaceFinder | None = None,
) -> None:
    """Draw the site for one reader, as the store stands and the address asks.

    Parameters
    ----------
    store : Store
        What has been read so far.
    sources : Sources
        How far each source is trusted.
    settings : Settings
        Where the shipped data is.
    now : Callable
        Returns the time, UTC; changes by the reader are kept with it.
    finder : PlaceFinder or None
        Knows what a place name may mean; without it places are set by coordinates only.

    Raises
    ------
    StoreError
        If the store cannot be read.
    """
    st.html(STYLE)
    st.logo(LOGO, size="large")
    frames = read_frames(store, sources, settings)
    desk = Desk(store.add_correction, now, finder)
    kept = just_kept()
    if kept:
        st.toast(escape_markdown(kept), icon=":material/check:")
    navigation(make_screen(frames, choose(frames.choices), settings, desk)).run()
