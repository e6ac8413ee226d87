"""The evacuations that the first counter adds up, the latest first; nothing where it is of one."""

import streamlit as st

from dashboard.tidy.parts import Part
from dashboard.tidy.selection import counted_metrics
from dashboard.view.focus import link_to
from dashboard.view.making import read_parts
from dashboard.view.panel import Screen
from dashboard.view.parts_table import latest_table_of
from dashboard.view.theme import format_number
from dashboard.view.words import name_metric

TITLE = ""
ORDER = 12
PAGE = "overview"
WIDTH = 12
MOST = 10


def build(screen: Screen) -> tuple[Part, ...]:
    """Return the latest evacuations of the first counter, none where it is not of several."""
    metric = counted_metrics(screen.selection)[0].id
    line = screen.counts.headline_of(metric)
    is_sum = line is not None and len(line.operation_ids) > 1
    return read_parts(screen, metric, MOST) if is_sum else ()


def draw(screen: Screen) -> None:
    """Draw the table under its heading, and the way to all others."""
    parts = build(screen)
    if not parts:
        return
    st.subheader("Evacuations", anchor=False)
    what = name_metric(counted_metrics(screen.selection)[0].id)
    st.html(latest_table_of(parts, what))
    more = screen.claims["operation_id"].nunique() - len(parts)
    if more > 0:
        link_to("operations", f"{format_number(more)} more on Operations")
