"""The log of every change by a person: what, who, when and why, each with its undo."""

import streamlit as st

from dashboard.view.desk import editor, take_name
from dashboard.view.log import Entry, draw_entries, read_log
from dashboard.view.panel import Screen

TITLE = "Changes by people"
ORDER = 40
PAGE = "operations"
WIDTH = 12

PAGE_SIZE = 10
_NAME = "editor_name"


def build(screen: Screen) -> tuple[Entry, ...]:
    """Return every change, the latest first, see `read_log`."""
    return read_log(screen)


def draw(screen: Screen) -> None:
    """Draw a page of the log."""
    entries = build(screen)
    if not entries:
        st.caption("Nobody has changed anything yet.")
        return
    if screen.desk is not None and editor():
        st.text_input(
            "Your changes are kept under the name",
            editor(),
            key=_NAME,
            on_change=take_name,
            args=(_NAME,),
            width=320,
        )
    pages = -(-len(entries) // PAGE_SIZE)
    number = st.pagination(pages, key="log", bind="query-params") if pages > 1 else 1
    draw_entries(screen, entries[(number - 1) * PAGE_SIZE : number * PAGE_SIZE])
