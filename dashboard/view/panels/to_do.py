"""What waits for a person in the reports in view, each with the way to it."""

import streamlit as st

from dashboard.tidy.selection import Selection
from dashboard.view.focus import link_to
from dashboard.view.kept import kept
from dashboard.view.panel import Screen
from dashboard.view.reports import reports_in_view, unresolved_places
from dashboard.view.theme import format_count

TITLE = ""
ORDER = 13
PAGE = "overview"
WIDTH = 4


def build(screen: Screen) -> tuple[tuple[str, str], ...]:
    """Return the page and the words of each; none where nothing waits."""
    return _build(screen.edition, screen.selection, screen)


@kept
def _build(
    edition: tuple[str, str], selection: Selection, _screen: Screen
) -> tuple[tuple[str, str], ...]:
    del edition, selection  # the key
    undated = reports_in_view(_screen, ["published_date"])["published_date"].isna()
    found = (
        ("quality", int(undated.sum()), "report", "without a date"),
        ("places", unresolved_places(_screen)["name"].nunique(), "place", "not found"),
        ("review", int((_screen.claims["review_status"] == "").sum()), "figure", "not reviewed"),
    )
    return tuple(
        (page, f"{format_count(number, noun)} {what}")
        for page, number, noun, what in found
        if number
    )


def draw(screen: Screen) -> None:
    """Draw a line for each in a box."""
    lines = build(screen)
    with st.container(border=True, height="stretch", gap="xsmall"):
        st.markdown("**To do**" if lines else "Nothing waits for you.")
        for page, words in lines:
            link_to(page, words)
