"""The drawer that opens beside a counter: how its number was made, down to the sentences.

It stands open as long as the address names the counter, so that a link to it can be sent.
"""

import streamlit as st

from dashboard.base.metrics import METRIC_BY_ID
from dashboard.tidy.headline import Headline
from dashboard.view.deciding import draw_choice, draw_decision
from dashboard.view.desk import has_just_kept
from dashboard.view.focus import COUNTER, focused, link_to
from dashboard.view.made_of import ask_for
from dashboard.view.making import MOST_OPERATIONS, Making, read_left_out, read_makings, read_parts
from dashboard.view.markup import escape_markdown
from dashboard.view.panel import Screen
from dashboard.view.parts_table import table_of
from dashboard.view.reasons import html_of
from dashboard.view.theme import format_count
from dashboard.view.words import describe_amount, name_metric

TITLE = "How this number was made"
CONFIDENTIAL = "Rests on a confidential report: not to be passed on"
_WIDTH = 760
_FEW = 3
"""Operations of which the first is seen with all its reasons at once."""


def open_drawer(metric: str) -> None:
    """Ask for the drawer of a metric; it is drawn with the page."""
    st.query_params[COUNTER] = metric


def draw_drawer(screen: Screen) -> None:
    """Draw the drawer that the address asks for, if it asks for one that has a number."""
    metric = focused(COUNTER)
    if metric in METRIC_BY_ID and screen.counts.headline_of(metric):
        show = st.dialog(TITLE, width=_WIDTH, position="right", on_dismiss=_close)(_draw)
        show(screen, metric)


def _close() -> None:
    st.query_params.pop(COUNTER, None)


def _draw(screen: Screen, metric: str) -> None:
    if has_just_kept():
        st.rerun()  # the whole page: its numbers are others now
    line = screen.counts.headline_of(metric)
    if line is None:  # a change has taken it away
        return
    makings = read_makings(screen, metric)
    st.metric(name_metric(metric), describe_amount(line.value, line.low, line.high, line.qualifier))
    if len(line.figure_ids) > 1:
        many = format_count(len(line.figure_ids), "figure")
        link_to("figures", f"The {many} it is made of", of_number=ask_for(metric))
    if line.is_confidential:
        st.markdown(f":orange[:material/lock:] {CONFIDENTIAL}")
    if len(makings) == 1:
        _draw_making(screen, makings[0], has_name=False)
        return
    _draw_sum(screen, line)
    for making in makings:
        label = f"**{escape_markdown(making.operation)}**: {escape_markdown(making.amount)}"
        label += "" if making.is_added else " (not added)"
        with st.expander(label, expanded=making is makings[0] and len(makings) <= _FEW):
            _draw_making(screen, making, has_name=True)
    if len(makings) == MOST_OPERATIONS:
        st.caption("Reasons of a smaller one: choose it in the table.")


def _draw_sum(screen: Screen, line: Headline) -> None:
    """Draw what a number over several operations is the sum of, and what is not in it."""
    parts = read_parts(screen, line.metric)
    st.markdown(
        f"The sum of {escape_markdown(line.operation)}; each is counted apart, with its own number "
        "and reasons. People who were moved in two of them are in both."
        if len(parts) > 1
        else "One operation; others may be of the same people and are not added."
    )
    st.html(table_of(parts, line, len(parts), line.metric))
    if line.left_out:
        st.html(html_of(read_left_out(screen, line)))


def _draw_making(screen: Screen, making: Making, *, has_name: bool) -> None:
    if not has_name:
        st.markdown(f"**{escape_markdown(making.amount)}**  \n{escape_markdown(making.operation)}")
    if making.extent:
        st.markdown(f"**{escape_markdown(making.extent)}**")
    for alarm in making.alarms:
        st.markdown(f":orange[:material/warning:] {escape_markdown(alarm)}")
    st.html(html_of(making.steps))
    st.html(making.sources)
    for quote in making.quotes:
        with st.container(gap="xsmall"):
            st.html(quote.html)
            draw_decision(screen, quote.figure_id, "drawer")
            with st.container(horizontal=True, vertical_alignment="center", gap="medium"):
                link_to("figures", "Open this figure", figure=quote.figure_id)
                link_to("reports", "Read the report", report=quote.report_id)
                draw_choice(screen, quote.figure_id, "drawer")
    if making.more:
        st.caption(f"{making.more} further claims of that day stand on the figures page.")
