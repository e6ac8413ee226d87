"""The course of one metric: the total so far with its range, and what each source said of it.

The line holds the tally's recommended totals and steps from day to day: between two claims nobody
knows more. Bars under it are the new counts of each day. A source's own points lie around both;
planned figures stand apart, in a chart of their own, since what is expected must not be read as
what has happened. Totals and counts that need a look carry a sign.
"""

from html import escape
from typing import Any
from zlib import crc32

import altair as alt
import pandas as pd
import streamlit as st

from dashboard.view.course import (
    DERIVED,
    MOST_POINTS,
    NEW,
    NEW_DERIVED,
    OTHERS,
    PLANNED,
    STATED,
    Course,
    describe_course,
    metrics_with_days,
    read_course,
)
from dashboard.view.day_axis import DayAxis
from dashboard.view.panel import Screen
from dashboard.view.theme import NEUTRAL, OKABE_ITO, format_number, metric_color
from dashboard.view.words import name_metric

TITLE = "Over time"
ORDER = 30
PAGE = "overview"
WIDTH = 6

TOTAL_HEIGHT, NEW_HEIGHT, PLANNED_HEIGHT, ALONE_HEIGHT = 250, 130, 130, 250
_LABELS_HEIGHT = 48
"""What the days under the lowest chart take of its height, their title included."""

ALARM_COLOR = "#B45309"

_SHAPES = {STATED: "circle", NEW: "diamond", PLANNED: "square"}
_SIGNS = {
    STATED: "●",
    DERIVED: "✚",
    NEW: "◆",
    NEW_DERIVED: "▯",
    PLANNED: "■",
}


class Layers(alt.LayerChart):
    """Layers that are not held to the schema whenever they are drawn: a test does so once."""

    def to_dict(self, validate: bool = False, **options: Any) -> dict[str, Any]:  # noqa: FBT001, FBT002
        """Return the specification, see `altair.LayerChart.to_dict`."""
        specification: dict[str, Any] = super().to_dict(validate, **options)
        return specification


def build(screen: Screen) -> tuple[alt.LayerChart, ...]:
    """Return the charts of the first metric that has a dated claim, none where none has."""
    metrics = metrics_with_days(screen)
    return build_charts(read_course(screen, metrics[0])) if metrics else ()


def build_charts(course: Course) -> tuple[alt.LayerChart, ...]:
    """Return the charts of one metric.

    Parameters
    ----------
    course : Course
        With at least one series or point.

    Returns
    -------
    tuple of altair.LayerChart
        Totals, new counts and what was planned, each with the claims of its kind; none for a kind
        that nobody speaks of. All have the same days from left to right.
    """
    points, color = course.points, metric_color(course.metric)
    dates = pd.concat([course.totals["day"], course.counts["day"], points["at"]])
    if dates.empty:
        return ()
    axis, colors = DayAxis(dates.min(), dates.max()), _source_colors(points, color)
    plans, counts = points[points["kind"] == PLANNED], course.counts
    made: list[tuple[int, list[Any]]] = []
    if not course.totals.empty:
        x = axis.x(has_labels=plans.empty and counts.empty)
        layers = _total_layers(course.totals, x, color)
        layers += _point_layers(points[points["kind"] == STATED], colors, x, "Total so far")
        layers += _alarm_layers(course.alarms[course.alarms["is_total"]], x)
        made.append((TOTAL_HEIGHT, layers))
    if not counts.empty:
        x = axis.x(has_labels=plans.empty)
        layers = _count_layers(counts, x, color, axis.days)
        layers += _point_layers(points[points["kind"] == NEW], colors, x, "New each day")
        layers += _alarm_layers(course.alarms[~course.alarms["is_total"]], x)
        made.append((NEW_HEIGHT, layers))
    if not plans.empty:
        x = axis.x(has_labels=True)
        made.append((PLANNED_HEIGHT, _point_layers(plans, colors, x, "Planned")))
    heights = [max(height, ALONE_HEIGHT if len(made) == 1 else 0) for height, _ in made]
    heights[-1] += _LABELS_HEIGHT
    return tuple(
        Layers(layer=layers, height=height)
        for height, (_, layers) in zip(heights, made, strict=True)
    )


def legend(course: Course) -> str:
    """Return the key to the colors and shapes of a metric's charts as safe HTML."""
    sources = set(course.points["source"])
    kinds = {*course.points["kind"], *course.totals["kind"], *course.counts["kind"]}
    colors = "".join(
        f"<span class='evac-key'><i style='--mark:{color}'></i>{escape(source)}</span>"
        for source, color in _source_colors(course.points, metric_color(course.metric)).items()
        if source in sources
    )
    shapes = "".join(
        f"<span class='evac-key'><b>{sign}</b>{kind}</span>"
        for kind, sign in _SIGNS.items()
        if kind in kinds
    )
    if not course.alarms.empty:
        shapes += f"<span class='evac-key'><b style='color:{ALARM_COLOR}'>▲</b>needs a look</span>"
    return f"<div>{colors}</div><div>{shapes}</div>"


def _axis(title: str, ticks: int = 5) -> alt.Axis:
    return alt.Axis(format="~s", title=title, tickCount=ticks, minExtent=38, maxExtent=38)


def _total_layers(totals: pd.DataFrame, x: alt.X, color: str) -> list[Any]:
    base = alt.Chart(_plain(totals)).encode(x, alt.Detail("operation:N"))
    axis = _axis("Total so far")
    return [
        base.mark_area(interpolate="step-after", opacity=0.16, color=color).encode(
            alt.Y("low:Q", axis=axis), alt.Y2("high:Q")
        ),
        base.mark_line(interpolate="step-after", strokeWidth=2.5, color=color).encode(
            alt.Y("value:Q", axis=axis)
        ),
        base.mark_text(align="right", dx=-6, dy=-8, color=NEUTRAL, fontSize=11)
        .transform_filter(alt.datum.is_last)
        .encode(alt.Y("value:Q", axis=axis), alt.Text("operation:N")),
        base.mark_point(size=70, filled=False, color=color, shape="cross")
        .transform_filter(alt.datum.kind == DERIVED)
        .encode(alt.Y("value:Q", axis=axis), tooltip=_how("Total, worked out")),
    ]


def _count_layers(counts: pd.DataFrame, x: alt.X, color: str, days: int) -> list[Any]:
    """Return the bars; a count that is worked out is hollow, those of several operations stack."""
    base = alt.Chart(_plain(counts)).encode(
        x, alt.Y("value:Q", axis=_axis("New each day", 3), stack="zero"), alt.Detail("operation:N")
    )
    width = max(2, min(22, int(280 / (days + 1))))
    return [
        base.transform_filter(alt.datum.kind == kind)
        .mark_bar(size=width, color=color, fillOpacity=opacity, stroke=color, strokeWidth=1)
        .encode(tooltip=_how("New"))
        for kind, opacity in ((NEW, 0.45), (NEW_DERIVED, 0.06))
    ]


def _how(label: str) -> list[alt.Tooltip]:
    return [
        alt.Tooltip("day:T", title="Day", format="%-d %b %Y"),
        alt.Tooltip("value:Q", title=label, format=","),
        alt.Tooltip("operation:N", title="Operation"),
        alt.Tooltip("calculation_logic:N", title="How"),
    ]


def _alarm_layers(alarms: pd.DataFrame, x: alt.X) -> list[Any]:
    base = alt.Chart(_plain(alarms)).encode(
        x,
        alt.Y("value:Q"),
        tooltip=[
            alt.Tooltip("day:T", title="Day", format="%-d %b %Y"),
            alt.Tooltip("why:N", title="Needs a look"),
            alt.Tooltip("operation:N", title="Operation"),
        ],
    )
    return [
        base.mark_point(
            shape="triangle-up", size=130, filled=True, opacity=1, color=ALARM_COLOR, yOffset=-15
        ),
        base.mark_text(text="!", color="white", fontSize=9, fontWeight="bold", yOffset=-14),
    ]


def _source_colors(points: pd.DataFrame, taken: str) -> dict[str, str]:
    """Return a color a source: none that is taken, and the same one when another source comes in.

    Each asks for a color by its name, those that spoke first before the others, and has the next
    free one where that is given already.
    """
    free = [color for color in OKABE_ITO if color != taken]
    spoke = points[points["source"] != OTHERS].groupby("source")["day"].min()
    colors: dict[str, str] = {}
    for source in sorted(spoke.index, key=lambda one: (spoke[one], one)):
        wanted = crc32(source.encode()) % len(OKABE_ITO)
        ranked = sorted(free, key=lambda one: (OKABE_ITO.index(one) - wanted) % len(OKABE_ITO))
        colors[source] = ranked[0] if ranked else NEUTRAL
        free = ranked[1:]
    return colors | {OTHERS: NEUTRAL}


def _point_layers(points: pd.DataFrame, colors: dict[str, str], x: alt.X, label: str) -> list[Any]:
    axis = _axis(label, 5 if label == "Total so far" else 3)
    at = x.copy()
    at.shorthand = "at:T"
    base = alt.Chart(_plain(points)).encode(
        at,
        alt.Color(
            "source:N",
            scale=alt.Scale(domain=list(colors), range=list(colors.values())),
            legend=None,
        ),
        tooltip=[
            alt.Tooltip("day:T", title="Day", format="%-d %b %Y"),
            alt.Tooltip("amount:N", title="Says"),
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
        base.mark_point(size=80, filled=True, opacity=1, stroke="white", strokeWidth=1).encode(
            alt.Y("value:Q", axis=axis, scale=alt.Scale(zero=True)), shape
        ),
    ]


def _plain(frame: pd.DataFrame) -> pd.DataFrame:
    """Return the frame with numbers that JSON knows: an empty one becomes null."""
    return frame.assign(value=frame["value"].astype("float64"))


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
        for chart in build_charts(course):
            st.altair_chart(chart, alt=describe_course(course))
    st.html(legend(course))
    if course.left_out:
        everything = format_number(MOST_POINTS + course.left_out)
        st.caption(
            f"The largest {format_number(MOST_POINTS)} of {everything} statements are drawn as "
            "points; lines and bars are of all."
        )
    if course.is_confidential:
        st.caption(":material/lock: Holds figures of confidential reports: not to be passed on.")
