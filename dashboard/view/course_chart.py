"""The charts of one metric's course, as specifications of Vega-Lite: what to draw, and the rows.

Written as they are sent: objects of altair for as many layers take longer to make and to check
than all that they show takes to count. A test holds them to the schema.
"""

from collections.abc import Mapping, Sequence
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
from dashboard.view.day_axis import DayAxis
from dashboard.view.theme import NEUTRAL, OKABE_ITO, metric_color

Chart = dict[str, Any]
"""A specification of Vega-Lite, or a part of one; the frames of a whole are its ``datasets``."""

TOTAL_HEIGHT, NEW_HEIGHT, PLANNED_HEIGHT, ALONE_HEIGHT = 250, 130, 130, 250
_LABELS_HEIGHT = 48
"""What the days under the lowest chart take of its height, their title included."""

ALARM_COLOR = "#B45309"

_HAS_RANGE = "datum.low < datum.high"
_RANGE = "range of that day"
_SHAPES = {STATED: "circle", NEW: "diamond", PLANNED: "square"}
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
    made: list[Chart] = []
    if not course.totals.empty:
        x = axis.x(has_labels=plans.empty and counts.empty)
        stated, raised = points[points["kind"] == STATED], course.alarms["is_total"]
        layers = _total_layers(course.totals, x, color, axis.days)
        layers += _point_layers(colors, x, "Total so far") + _alarm_layers(x)
        made.append(_chart(TOTAL_HEIGHT, layers, course.totals, stated, course.alarms[raised]))
    if not counts.empty:
        x = axis.x(has_labels=plans.empty)
        stated, raised = points[points["kind"] == NEW], ~course.alarms["is_total"]
        layers = _count_layers(counts, x, color, axis.days)
        layers += _point_layers(colors, x, "New each day") + _alarm_layers(x)
        series = counts.assign(is_stacked=counts["day"].duplicated(keep=False))
        made.append(_chart(NEW_HEIGHT, layers, series, stated, course.alarms[raised]))
    if not plans.empty:
        x = axis.x(has_labels=True)
        made.append(_chart(PLANNED_HEIGHT, _point_layers(colors, x, "Planned"), points=plans))
    if len(made) == 1:
        made[0]["height"] = max(made[0]["height"], ALONE_HEIGHT)
    made[-1]["height"] += _LABELS_HEIGHT
    return tuple(made)


def _chart(
    height: int,
    layers: Sequence[Chart],
    series: pd.DataFrame | None = None,
    points: pd.DataFrame | None = None,
    alarms: pd.DataFrame | None = None,
) -> Chart:
    frames = {"series": series, "points": points, "alarms": alarms}
    datasets = {name: _plain(frame) for name, frame in frames.items() if frame is not None}
    return {"height": height, "layer": [*layers], "datasets": datasets}


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
    if any((series["low"] < series["high"]).any() for series in (course.totals, course.counts)):
        shapes += f"<span class='evac-key'><b style='color:{color}'>Ɪ</b>{_RANGE}</span>"
    if not course.alarms.empty:
        shapes += f"<span class='evac-key'><b style='color:{ALARM_COLOR}'>▲</b>needs a look</span>"
    return f"<div>{colors}</div><div>{shapes}</div>"


def _layer(
    name: str, mark: Mapping[str, Any], encoding: Mapping[str, Any], filtered: str = ""
) -> Chart:
    """Return one layer over the frame of a name, or over those rows of it that a filter keeps."""
    transform = {"transform": [{"filter": filtered}]} if filtered else {}
    return {"data": {"name": name}, "mark": mark, "encoding": encoding, **transform}


def _field(name: str, kind: str = "quantitative", **options: Any) -> dict[str, Any]:
    return {"field": name, "type": kind, **options}


def _axis(title: str, ticks: int = 5) -> dict[str, Any]:
    return {"format": "~s", "title": title, "tickCount": ticks, "minExtent": 38, "maxExtent": 38}


def _total_layers(totals: pd.DataFrame, x: Chart, color: str, days: int) -> list[Chart]:
    axis = _axis("Total so far")
    base: Chart = {"x": x, "detail": _field("operation", "nominal")}
    line = base | {"y": _field("value", axis=axis)}
    step = {"type": "line", "strokeWidth": 2.5, "interpolate": "step-after", "color": color}
    name = {"type": "text", "align": "right", "dx": -6, "dy": -8, "color": NEUTRAL, "fontSize": 11}
    cross = {"type": "point", "size": 70, "filled": False, "color": color, "shape": "cross"}
    return [
        _layer("series", step, line),
        *_range_layers(base, axis, color, days, _HAS_RANGE),
        _layer("series", name, line | {"text": _field("operation", "nominal")}, "datum.is_last"),
        _layer(
            "series",
            cross,
            line | {"tooltip": _how("Total, worked out", totals)},
            f"datum.kind === '{DERIVED}'",
        ),
    ]


def _count_layers(counts: pd.DataFrame, x: Chart, color: str, days: int) -> list[Chart]:
    """Return the bars; a count that is worked out is hollow, those of several operations stack."""
    axis = _axis("New each day", 3)
    base: Chart = {"x": x, "detail": _field("operation", "nominal")}
    encoding = base | {
        "y": _field("value", axis=axis, stack="zero"),
        "tooltip": _how("New", counts),
    }
    bar = {"type": "bar", "size": _width(days), "color": color, "stroke": color, "strokeWidth": 1}
    # Where bars stack, a range of one of them would stand at the foot of all.
    alone = f"{_HAS_RANGE} && !datum.is_stacked"
    return [
        *(
            _layer("series", bar | {"fillOpacity": opacity}, encoding, f"datum.kind === '{kind}'")
            for kind, opacity in ((NEW, 0.45), (NEW_DERIVED, 0.06))
        ),
        *_range_layers(base, axis, color, days, alone),
    ]


def _range_layers(base: Chart, axis: Chart, color: str, days: int, filtered: str) -> list[Chart]:
    """Return the range of each day, a line with two ends: it says nothing of other days.

    It stands a little to the right of its day, where neither line nor points hide it.
    """
    width = _width(days)
    shared: Chart = {"color": color, "xOffset": max(2, width // 3)}
    end = shared | {"type": "tick", "thickness": 2, "size": max(4, width // 2)}
    span = base | {"y": _field("low", axis=axis), "y2": {"field": "high"}}
    return [
        _layer("series", shared | {"type": "rule", "strokeWidth": 2}, span, filtered),
        *(
            _layer("series", end, base | {"y": _field(name, axis=axis)}, filtered)
            for name in ("low", "high")
        ),
    ]


def _width(days: int) -> int:
    return max(2, min(22, int(280 / (days + 1))))


def _tooltip(**titles: str) -> list[Chart]:
    day = _field("day", "temporal", title="Day", format="%-d %b %Y")
    return [day, *(_field(name, "nominal", title=title) for name, title in titles.items())]


def _how(label: str, series: pd.DataFrame) -> list[Chart]:
    day, *more = _tooltip(operation="Operation", calculation_logic="How")
    told = [one for one in more if one["field"] in series]
    return [day, _field("value", title=label, format=","), *told]


def _alarm_layers(x: Chart) -> list[Chart]:
    encoding = {
        "x": x,
        "y": _field("value"),
        "tooltip": _tooltip(why="Needs a look", operation="Operation"),
    }
    triangle = {"type": "point", "shape": "triangle-up", "size": 130, "filled": True}
    sign = {"type": "text", "text": "!", "color": "white", "fontSize": 9, "fontWeight": "bold"}
    return [
        _layer(
            "alarms", {**triangle, "opacity": 1, "color": ALARM_COLOR, "yOffset": -15}, encoding
        ),
        _layer("alarms", {**sign, "yOffset": -14}, encoding),
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


def _point_layers(colors: dict[str, str], x: Chart, label: str) -> list[Chart]:
    axis = _axis(label, 5 if label == "Total so far" else 3)
    base = {
        "x": x | {"field": "at"},
        "color": _key("source", colors),
        "tooltip": _tooltip(
            amount="Says",
            kind="Meaning",
            source="Source",
            publisher="Published by",
            evidence="Words",
        ),
    }
    band = base | {"y": _field("low", axis=axis), "y2": {"field": "high"}}
    dot = {"type": "point", "size": 80, "filled": True, "opacity": 1}
    size = _field("value", axis=axis, scale={"zero": True})
    return [
        _layer("points", {"type": "rule", "strokeWidth": 3, "opacity": 0.55}, band),
        _layer(
            "points",
            {**dot, "stroke": "white", "strokeWidth": 1},
            base | {"y": size, "shape": _key("kind", _SHAPES)},
        ),
    ]


def _key(name: str, values: Mapping[str, str]) -> Chart:
    """Return a channel that shows each value of a column as it is told, without a legend."""
    scale = {"domain": [*values], "range": [*values.values()]}
    return _field(name, "nominal", scale=scale, legend=None)


def _plain(frame: pd.DataFrame) -> pd.DataFrame:
    """Return the frame with numbers that JSON knows: an empty one becomes null."""
    return frame.assign(value=frame["value"].astype("float64"))
