"""The two days of the page on changes: chosen on screen, kept in the address."""

from datetime import date

import streamlit as st

from dashboard.tidy.selection import publication_days
from dashboard.view.comparing import usual_days
from dashboard.view.panel import Screen
from dashboard.view.theme import format_day

SINCE = "since"
UNTIL = "until"


def chosen_days(screen: Screen) -> tuple[date, date] | None:
    """Return the days to compare, the earlier first; None where there is only one to be had.

    Notes
    -----
    A day that is left open is the last one in view, or the last before that.
    """
    days = publication_days(screen.claims)
    usual = usual_days(screen)
    since, until = (st.session_state.get(key) for key in (SINCE, UNTIL))
    if until is None and usual:
        until = usual[1]
    if since is None and until:
        since = max((day for day in days if day < until), default=None)
    if since is None or until is None or since == until:
        return None
    return min(since, until), max(since, until)


def draw_days(screen: Screen) -> None:
    """Draw the two days, empty until the reader chooses others than the usual ones."""
    days = publication_days(screen.claims)
    usual = usual_days(screen)
    first_day, last_day = (days[0], days[-1]) if days else (None, None)
    columns = st.columns([2, 2, 5], vertical_alignment="bottom")
    for column, key, label, index in (
        (columns[0], SINCE, "Known on", 0),
        (columns[1], UNTIL, "And on", 1),
    ):
        column.date_input(
            label,
            value=None,
            key=key,
            bind="query-params",
            format="YYYY-MM-DD",
            help=f"Left open: {format_day(usual[index])}." if usual else None,
            min_value=first_day,
            max_value=last_day,
        )
    chosen = chosen_days(screen)
    if chosen:
        first, last = chosen
        columns[2].markdown(f"From **{format_day(first)}** to **{format_day(last)}**")
