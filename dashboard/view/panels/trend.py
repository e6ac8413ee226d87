"""The course of one metric: the total so far with its range, and what each source said of it.

The line holds the tally's recommended totals and steps from day to day: between two claims nobody
knows more. Bars under it are the new counts of each day. A source's own points lie around both;
planned figures stand apart, in a chart of their own, since what is expected must not be read as
what has happened. Totals and counts that need a look carry a sign.
"""

from typing import Any

import streamlit as st

from dashboard.base.plugins import later
from dashboard.view.course import MOST_POINTS, describe_course, metrics_with_days, read_course
from dashboard.view.panel import Screen
from dashboard.view.theme import format_number
from dashboard.view.words import name_metric

TITLE = "Over time"
ORDER = 30
PAGE = "overview"
WIDTH = 6

# Altair takes longer to import than a page to draw: only once there is a course.
_build_charts = later("dashboard.view.course_chart", "build_charts")
_legend = later("dashboard.view.course_chart", "legend")


def build(screen: Screen) -> tuple[dict[str, Any], ...]:
    """Return the charts of the first metric that has a dated claim, none where none has."""
    metrics = metrics_with_days(screen)
    return _build_charts(read_course(screen, metrics[0])) if metrics else ()


def draw(screen: Screen) -> None:
    """Let the reader choose a metric, and draw its charts."""
    metrics = metrics_with_days(screen)
    if not metrics:
        st.caption("No figure in this view has a day, so there is no course to draw.")
        return
    metric = st.selectbox(
        "Metric",
        metrics,
        key="trend",
        bind="query-params",
        format_func=name_metric,
        label_visibility="collapsed",
        width=280,
    )
    course = read_course(screen, metric)
    # The style sheet takes away the toolbar of charts under this name: it saves pictures.
    name = "confidential_charts" if course.is_confidential else "charts"
    with st.container(key=name, gap="xsmall"):
        for chart in _build_charts(course):
            st.vega_lite_chart(chart, alt=describe_course(course))
    st.html(_legend(course))
    if course.left_out:
        everything = format_number(MOST_POINTS + course.left_out)
        st.caption(
            f"The largest {format_number(MOST_POINTS)} of {everything} statements are drawn as "
            "points; lines and bars are of all."
        )
    if course.is_confidential:
        st.caption(":material/lock: Holds figures of confidential reports: not to be passed on.")
