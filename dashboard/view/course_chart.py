"""The charts of one metric's course, as specifications of Vega-Lite: what to draw, and the rows."""

from collections.abc import Mapping
from html import escape
from typing import Any
from zlib import crc32

import pandas as pd

from dashboard.view.course import (
    DERIVED,
    NEW,
    NEW_DERIVED,
    OTHERS,
    PLANNED,
    STATED,
    Course,
)
from dashboard.view.course_layers import (
    ALARM_COLOR,
    alarm_layers,
    count_layers,
    place_layers,
    point_layers,
    total_layers,
)
from dashboard.view.day_axis import DayAxis
from dashboard.view.theme import NEUTRAL, OKABE_ITO, metric_color

Chart = dict[str, Any]
"""A specification of Vega-Lite, or a part of one; the frames of a whole are its ``datasets``."""

TOTAL_HEIGHT, NEW_HEIGHT, PLANNED_HEIGHT, ALONE_HEIGHT = 250, 130, 130, 250
_LABELS_HEIGHT = 48
"""What the days under the lowest chart take of its height, their title included."""

_RANGE = "range of that day"
_LONG = "wide bar: one count of all its days"
_SIGNS = {
    STATED: "●",
    DERIVED: "✚",
    NEW: "◆",
    NEW_DERIVED: "▯",
    PLANNED: "■",
}


def build_charts(course: Course) -> tuple[Chart, ...]:
    """Return the charts of one metric.

    Parameters
    ----------
    course : Course
        With at least one series or point.

    Returns
    -------
    tuple of dict
        Totals, new counts and what was planned, each with the claims of its kind; none for a kind
        that nobody speaks of. All have the same days from left to right.
    """
    points, color = course.points, metric_color(course.metric)
    dates = pd.concat([course.totals["day"], course.counts["day"], points["at"]])
    if dates.empty:
        return ()
    axis, colors = DayAxis(dates.min(), dates.max()), _source_colors(points, color)
    plans, counts = points[points["kind"] == PLANNED], course.counts
    width = _bar_width(axis.days)
    made: list[Chart] = []
    if not course.totals.empty:
        x = axis.x(has_labels=plans.empty and counts.empty)
        stated, raised = points[points["kind"] == STATED], course.alarms["is_total"]
        layers = total_layers(color, width, tells_how=_tells_how(course.totals))
        layers += point_layers("Total so far", 5) + alarm_layers()
        frames = {"series": course.totals, "points": stated, "alarms": course.alarms[raised]}
        made.append(_chart(TOTAL_HEIGHT, place_layers(layers, x, colors), frames))
    if not counts.empty:
        x = axis.x(has_labels=plans.empty)
        stated, raised = points[points["kind"] == NEW], ~course.alarms["is_total"]
        layers = count_layers(color, width, tells_how=_tells_how(counts))
        layers += point_layers("New each day", 3) + alarm_layers()
        series = counts.assign(is_stacked=counts["day"].duplicated(keep=False))
        frames = {"series": series, "points": stated, "alarms": course.alarms[raised]}
        made.append(_chart(NEW_HEIGHT, place_layers(layers, x, colors), frames))
    if not plans.empty:
        x, layers = axis.x(has_labels=True), point_layers("Planned", 3)
        made.append(_chart(PLANNED_HEIGHT, place_layers(layers, x, colors), {"points": plans}))
    if len(made) == 1:
        made[0]["height"] = max(made[0]["height"], ALONE_HEIGHT)
    made[-1]["height"] += _LABELS_HEIGHT
    return tuple(made)


def _chart(height: int, layers: list[Chart], frames: Mapping[str, pd.DataFrame]) -> Chart:
    datasets = {name: _plain(frame) for name, frame in frames.items()}
    return {"height": height, "layer": layers, "datasets": datasets}


def _bar_width(days: int) -> int:
    return max(2, min(22, int(280 / (days + 1))))


def _tells_how(series: pd.DataFrame) -> bool:
    return "calculation_logic" in series


def legend(course: Course) -> str:
    """Return the key to the colors and shapes of a metric's charts as safe HTML."""
    sources, color = set(course.points["source"]), metric_color(course.metric)
    kinds = {*course.points["kind"], *course.totals["kind"], *course.counts["kind"]}
    colors = "".join(
        f"<span class='evac-key'><i style='--mark:{mark}'></i>{escape(source)}</span>"
        for source, mark in _source_colors(course.points, color).items()
        if source in sources
    )
    shapes = "".join(
        f"<span class='evac-key'><b>{sign}</b>{kind}</span>"
        for kind, sign in _SIGNS.items()
        if kind in kinds
    )
    if (course.counts["days"] > 1).any():
        shapes += f"<span class='evac-key'><b style='color:{color}'>▬</b>{_LONG}</span>"
    if any((series["low"] < series["high"]).any() for series in (course.totals, course.counts)):
        shapes += f"<span class='evac-key'><b style='color:{color}'>Ɪ</b>{_RANGE}</span>"
    if not course.alarms.empty:
        shapes += f"<span class='evac-key'><b style='color:{ALARM_COLOR}'>▲</b>needs a look</span>"
    return f"<div>{colors}</div><div>{shapes}</div>"


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


def _plain(frame: pd.DataFrame) -> pd.DataFrame:
    """Return the frame with numbers that JSON knows: an empty one becomes null."""
    return frame.assign(value=frame["value"].astype("float64"))
