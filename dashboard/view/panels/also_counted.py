"""What has a number in view and no counter, in one line; each opens how it was made."""

import streamlit as st

from dashboard.base.metrics import METRIC_BY_ID, METRICS
from dashboard.tidy.number import Number
from dashboard.tidy.selection import Selection, counted_metrics
from dashboard.view.focus import COUNTER, address_of
from dashboard.view.kept import kept
from dashboard.view.markup import inner_link
from dashboard.view.panel import Screen
from dashboard.view.words import describe_amount

TITLE = ""
ORDER = 11
PAGE = "overview"
WIDTH = 12
MOST = 6
MOST_ADDED = 100
"""Evacuations; over more a sum says little, and takes long to add up."""


def build(screen: Screen) -> tuple[tuple[str, str], ...]:
    """Return the metrics with the most figures of those without a counter, each in words.

    Returns
    -------
    tuple of tuple of str
        The metric's id, and its number, or its name alone over more than `MOST_ADDED` evacuations.
    """
    if screen.selection.metrics:
        return ()  # the reader has said what to count
    has_counter = {metric.id for metric in counted_metrics(screen.selection)}
    counts = screen.claims["metric"].value_counts()
    others = [one.id for one in METRICS if one.id not in has_counter and counts.get(one.id, 0)]
    others = sorted(others, key=lambda metric: -counts[metric])[:MOST]
    if screen.claims["operation_id"].nunique() > MOST_ADDED:
        return tuple((metric, METRIC_BY_ID[metric].label) for metric in others)
    screen.counts.tallies(others)  # all at once
    found = (screen.counts.number_of(metric) for metric in others)
    return tuple((number.metric, _say(number)) for number in found if number is not None)


def _say(number: Number) -> str:
    amount = describe_amount(number.value, number.low, number.high, number.qualifier)
    return f"{amount} {METRIC_BY_ID[number.metric].label}"


@kept
def _build(
    edition: tuple[str, str], selection: Selection, _screen: Screen
) -> tuple[tuple[str, str], ...]:
    del edition, selection  # the key: all numbers are worked out of these
    return build(_screen)


def draw(screen: Screen) -> None:
    """Draw the line; nothing where every number has a counter."""
    lines = _build(screen.edition, screen.selection, screen)
    if not lines:
        return
    links = " · ".join(
        inner_link(address_of("", **{COUNTER: metric}), words) for metric, words in lines
    )
    st.html(f"<div class='evac-link'>Also counted: {links}</div>")
