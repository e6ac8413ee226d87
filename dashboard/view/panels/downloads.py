"""What the figures page shows, as a file: the rows that the filters let through and no other."""

import streamlit as st

from dashboard.tidy.schema import CLAIMS
from dashboard.tidy.writer import File, list_files
from dashboard.view.panel import Screen
from dashboard.view.scope import describe_scope
from dashboard.view.snapshot import draw_button, snapshot_of
from dashboard.view.theme import format_number

TITLE = ""
ORDER = 10
PAGE = "figures"
WIDTH = 12


def build(screen: Screen) -> tuple[File, ...]:
    """Return the files that hold the claims in view, without those of confidential reports."""
    return tuple(file for file in list_files(snapshot_of(screen)) if file.table == CLAIMS.name)


def describe(screen: Screen) -> str:
    """Return how much is in view, and what of it the files leave out."""
    kept_back = int(screen.claims["is_confidential"].sum())
    secret = f"; {format_number(kept_back)} of confidential reports stay out of the files"
    return describe_scope(screen) + (secret if kept_back else "")


def draw(screen: Screen) -> None:
    """Draw the count and a button for each file."""
    files = build(screen)
    st.markdown(f"**{describe(screen)}**")
    # In a row as long as they fit: a phone has the table under two rows of them.
    with st.container(horizontal=True, gap="small"):
        for file in files:
            draw_button(snapshot_of(screen), file, width="content")
