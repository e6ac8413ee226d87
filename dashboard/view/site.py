"""The whole site drawn once: style, filters, navigation and the chosen page."""

from collections.abc import Callable
from dataclasses import replace

import streamlit as st

from dashboard.base.settings import Settings
from dashboard.tidy.sources import Sources
from dashboard.tidy.store import Store
from dashboard.view.comparing import say_effect
from dashboard.view.desk import Desk, just_kept, remember_editor
from dashboard.view.former import lead_on
from dashboard.view.intake import Intake
from dashboard.view.markup import escape_markdown
from dashboard.view.news import watch
from dashboard.view.page import navigation
from dashboard.view.panel import Screen
from dashboard.view.screen import make_screen, read_frames, settle
from dashboard.view.sidebar import choose, describe_strangers
from dashboard.view.style import ADDRESS_SAYS_ONCE, ENTER_TAKES_DATE, STYLE
from dashboard.view.theme import LOGO


def draw_site(
    store: Store,
    sources: Sources,
    settings: Settings,
    desk: Desk,
    open_intake: Callable[[], Intake] | None = None,
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
    desk : Desk
        Where changes by the reader go.
    open_intake : Callable or None
        Returns how reports come in, when it is asked for; without it none can be added.

    Raises
    ------
    StoreError
        If the store cannot be read.
    """
    st.html(STYLE)
    st.html(ENTER_TAKES_DATE, unsafe_allow_javascript=True)
    st.html(ADDRESS_SAYS_ONCE, unsafe_allow_javascript=True)
    st.logo(LOGO, size="large")
    frames = read_frames(store, sources, settings)
    watch(store, frames.edition[1])
    led_on = lead_on(frames.choices)
    screen = make_screen(frames, choose(frames.choices, led_on), settings, desk)
    _tell_kept(screen)
    page = navigation(replace(screen, open_intake=open_intake))
    for told in describe_strangers():
        st.warning(escape_markdown(told), icon=":material/link_off:")
    page.run()
    settle(page.url_path)
    remember_editor()


def _tell_kept(screen: Screen) -> None:
    """Say what was kept by the last click, and what it did to the numbers."""
    kept = just_kept()
    if kept and screen.desk:
        effect = say_effect(kept.before, screen.desk.numbers(), kept.operation)
        st.toast(escape_markdown(f"{kept.told} {effect}"), icon=":material/check:", duration="long")
