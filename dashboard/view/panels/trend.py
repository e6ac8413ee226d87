"""The course of one metric: the total so far with its range, and what each source said of it.

The line holds the tally's recommended totals and steps from day to day: between two claims nobody
knows more. A source's own points lie around it; planned figures stand apart, in a chart of their
own, since what is expected must not be read as what has happened.
"""

from html import escape
from typing import Any

import altair as alt
import pandas as pd
import streamlit as st

from dashboard.view.course import (
    DERIVED,
    NEW,
    OTHERS,
    PLANNED,
    STATED,
    Course,
    describe_course,
    metrics_with_days,
    read_course,
)
from dashboard.view.panel import Screen
from dashboard.view.theme import NEUTRAL, OKABE_ITO, metric_color
from dashboard.view.words import name_metric

TITLE = "Over time"
ORDER = 30
PAGE = "overview"
WIDTH = 6

HEIGHT = 400
PLANNED_HEIGHT = 120

_SHAPES = {STATED: "circle", DERIVED: "cross", NEW: "diamond", PLANNED: "square"}
_SIGNS = {STATED: "●", DERIVED: "✚", NEW: "◆", PLANNED: "■"}


def build(screen: Screen) -> tuple[alt.LayerChart, ...]:
    """Return the charts of the first metric that has a dated claim, none where none has."""
    metrics = metrics_with_days(screen)
    return build_charts(read_course(screen, metrics[0])) if metrics else ()


def build_charts(course: Course) -> tuple[alt.LayerChart, ...]:
    """Return the charts of one metric.

    Parameters
    ----------
    course : Course
        With at least one total or point.

    Returns
    -------
    tuple of altair.LayerChart
        Totals and claims of what has happened; then what was planned, where anything was. Both
        have the same days from left to right.
    """
    totals, points = course.totals, course.points
    is_planned = points["kind"] == PLANNED
    days = _day_axis(pd.concat([totals["day"], points["day"]]))
    colors = _source_colors(points["source"])
    charts: list[alt.LayerChart] = []
    if not (totals.empty and is_planned.all()):
        layers = _total_layers(totals, days, metric_color(course.metric))
        layers += _point_layers(points[~is_planned], days, colors, name_metric(course.metric))
        height = HEIGHT - PLANNED_HEIGHT if is_planned.any() else HEIGHT
        charts.append(alt.LayerChart(layer=layers, height=height))
    if is_planned.any():
        layers = _point_layers(points[is_planned], days, colors, "Planned")
        charts.append(alt.LayerChart(layer=layers, height=PLANNED_HEIGHT))
    return tuple(charts)


def _day_axis(days: "pd.Series[Any]") -> alt.X:
    span = (days.max() - days.min()).days
    edge = pd.Timedelta(days=1)
    ticks = alt.TimeIntervalStep(interval="day", step=max(1, span // 8))
    return alt.X(
        "day:T",
        title=None,
        axis=alt.Axis(format="%-d %b", tickCount=ticks, labelOverlap=True, grid=False),
        scale=alt.Scale(domain=[str(days.min() - edge / 2), str(days.max() + edge / 2)]),
    )


def legend(course: Course) -> str:
    """Return the key to the colors and shapes of a metric's charts as safe HTML."""
    sources, kinds = set(course.points["source"]), {*course.points["kind"], *course.totals["kind"]}
    colors = "".join(
        f"<span class='evac-key'><i style='--mark:{color}'></i>{escape(source)}</span>"
        for source, color in _source_colors(course.points["source"]).items()
        if source in sources
    )
    shapes = "".join(
        f"<span class='evac-key'><b>{sign}</b>{kind}</span>"
        for kind, sign in _SIGNS.items()
        if kind in kinds
    )
    return f"<div>{colors}</div><div>{shapes}</div>"


def _total_layers(totals: pd.DataFrame, days: alt.X, color: str) -> list[alt.Chart]:
    base = alt.Chart(_plain(totals)).encode(days, alt.Detail("operation:N"))
    return [
        base.mark_area(interpolate="step-after", opacity=0.16, color=color).encode(
            alt.Y("low:Q"), alt.Y2("high:Q")
        ),
        base.mark_line(interpolate="step-after", strokeWidth=2.5, color=color).encode(
            alt.Y("value:Q")
        ),
        base.mark_text(align="right", dx=-6, dy=-8, color=NEUTRAL, fontSize=11)
        .transform_filter(alt.datum.is_last)
        .encode(alt.Y("value:Q"), alt.Text("operation:N")),
        base.mark_point(size=70, filled=False, color=color, shape="cross")
        .transform_filter(alt.datum.kind == DERIVED)
        .encode(
            alt.Y("value:Q"),
            tooltip=[
                alt.Tooltip("day:T", title="Day", format="%-d %b %Y"),
                alt.Tooltip("value:Q", title="Total, worked out", format=","),
                alt.Tooltip("operation:N", title="Operation"),
                alt.Tooltip("calculation_logic:N", title="How"),
            ],
        ),
    ]


def _source_colors(sources: "pd.Series[str]") -> dict[str, str]:
    named = sorted(set(sources) - {OTHERS})
    return dict(zip(named, OKABE_ITO, strict=False)) | {OTHERS: NEUTRAL}


def _point_layers(
    points: pd.DataFrame, days: alt.X, colors: dict[str, str], label: str
) -> list[alt.Chart]:
    is_planned = set(points["kind"]) == {PLANNED}
    axis = alt.Axis(format="~s", title=label, tickCount=3 if is_planned else 6, minExtent=34)
    base = alt.Chart(_plain(points)).encode(
        days,
        alt.Color(
            "source:N",
            scale=alt.Scale(domain=list(colors), range=list(colors.values())),
            legend=None,
        ),
        tooltip=[
            alt.Tooltip("day:T", title="Day", format="%-d %b %Y"),
            alt.Tooltip("amount:N", title=label),
            alt.Tooltip("kind:N", title="Meaning"),
            alt.Tooltip("source:N", title="Source"),
            alt.Tooltip("publisher:N", title="Published by"),
            alt.Tooltip("evidence:N", title="Words"),
        ],
    )
    shape = alt.Shape(
        "kind:N",
        scale=alt.Scale(domain=list(_SHAPES), range=list(_SHAPES.values())),
        legend=None,
    )
    return [
        base.mark_rule(strokeWidth=3, opacity=0.55).encode(
            alt.Y("low:Q", axis=axis), alt.Y2("high:Q")
        ),
        base.mark_point(size=75, filled=True, opacity=0.95).encode(
            alt.Y("value:Q", axis=axis, scale=alt.Scale(zero=True)), shape
        ),
    ]


def _plain(frame: pd.DataFrame) -> pd.DataFrame:
    """Return the frame with numbers that JSON knows: an empty one becomes null."""
    return frame.assign(value=frame["value"].astype("float64"))


def draw(screen: Screen) -> None:
    """Let the reader choose a metric, and draw its chart."""
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
    for chart in build_charts(course):
        st.altair_chart(chart, alt=describe_course(course))
    st.html(legend(course))
