"""The evacuations that the first counter adds up, the largest first; nothing where it is of one."""

import streamlit as st

from dashboard.tidy.selection import counted_metrics
from dashboard.view.focus import link_to
from dashboard.view.making import read_parts
from dashboard.view.panel import Screen
from dashboard.view.parts_table import table_of
from dashboard.view.theme import format_count

TITLE = ""
ORDER = 15
PAGE = "overview"
WIDTH = 12
MOST = 10


def build(screen: Screen) -> str:
    """Return the table of them in safe HTML, empty where the first counter is not of several."""
    metric = counted_metrics(screen.selection)[0].id
    line = screen.counts.headline_of(metric)
    count = len(line.operation_ids) if line else 0
    if line is None or count < 2:
        return ""
    return table_of(read_parts(screen, metric, MOST), line, count)


def draw(screen: Screen) -> None:
    """Draw the table under its heading, and the way to all operations, counted or not."""
    table = build(screen)
    if table:
        st.subheader("Evacuations", anchor=False)
        st.html(table)
        count = screen.claims["operation_id"].nunique()
        if count > table.count("<tr>") - 1:  # of which one is the head
            link_to("operations", f"All {format_count(count, 'operation')}")
