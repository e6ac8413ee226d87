"""What has a number in view and no counter, in one line; each opens how it was made."""

import streamlit as st

from dashboard.base.metrics import METRICS
from dashboard.tidy.headline import Headline
from dashboard.tidy.selection import counted_metrics
from dashboard.view.drawer import open_drawer
from dashboard.view.panel import Screen
from dashboard.view.words import describe_amount

TITLE = ""
ORDER = 11
PAGE = "overview"
WIDTH = 12
MOST = 5


def build(screen: Screen) -> tuple[Headline, ...]:
    """Return the numbers of the metrics with the most figures, of those without a counter."""
    if screen.selection.metrics:
        return ()  # the reader has said what to count
    has_counter = {metric.id for metric in counted_metrics(screen.selection)}
    counts = screen.claims["metric"].value_counts()
    others = [one.id for one in METRICS if one.id not in has_counter and counts.get(one.id, 0)]
    others = sorted(others, key=lambda metric: -counts[metric])[:MOST]
    screen.counts.tallies(others)  # all at once
    found = (screen.counts.headline_of(metric) for metric in others)
    return tuple(line for line in found if line is not None)


def draw(screen: Screen) -> None:
    """Draw the line; nothing where every number has a counter."""
    lines = build(screen)
    if not lines:
        return
    with st.container(horizontal=True, vertical_alignment="center", gap="medium"):
        st.markdown("Also counted:", width="content")
        for line in lines:
            amount = describe_amount(line.value, line.low, line.high, line.qualifier)
            st.button(
                f"**{amount}** {line.label}",
                key=f"also_{line.metric}",
                type="tertiary",
                on_click=open_drawer,
                args=(line.metric,),
            )
