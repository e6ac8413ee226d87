"""What has a number in view and no counter, in one line; each opens how it was made."""

import streamlit as st

from dashboard.base.metrics import METRICS
from dashboard.tidy.headline import Headline
from dashboard.tidy.selection import counted_metrics
from dashboard.view.focus import COUNTER, address_of
from dashboard.view.markup import inner_link
from dashboard.view.panel import Screen
from dashboard.view.words import describe_amount

TITLE = ""
ORDER = 11
PAGE = "overview"
WIDTH = 12
MOST = 6


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
    links = " · ".join(
        inner_link(
            address_of("", **{COUNTER: line.metric}),
            f"{describe_amount(line.value, line.low, line.high, line.qualifier)} {line.label}",
        )
        for line in lines
    )
    st.html(f"<div class='evac-link'>Also counted: {links}</div>")
