"""What is drawn of a metric's course, as layers of altair over frames that are known by name.

A layer is made once for all views that draw it alike, and kept as the specification that it comes
to: making and writing out as many for each view takes longer than all that they show takes to
count. What differs from view to view, the days and the colors of sources, is put in by
`place_layers`. None is held to the schema when it is made; a test does so.
"""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any

import altair as alt

from dashboard.view.course import DERIVED, FIGURE_ADDRESS, NEW, NEW_DERIVED, PLANNED, STATED
from dashboard.view.theme import NEUTRAL

Layers = tuple[dict[str, Any], ...]
"""Specifications of Vega-Lite, shared by every reader: never change them."""

ALARM_COLOR = "#B45309"

_HAS_RANGE = "datum.low < datum.high"
_SHAPES = {STATED: "circle", NEW: "diamond", PLANNED: "square"}
_OPACITIES = ((NEW, 0.45), (NEW_DERIVED, 0.06))
_KEPT = 64
"""For how many colors and widths layers are kept: some tens of kilobytes each."""


def place_layers(layers: Layers, x: alt.X, colors: Mapping[str, str]) -> list[dict[str, Any]]:
    """Return layers with the days of a view, and points in the colors of its sources.

    Parameters
    ----------
    layers : tuple of dict
        Made by the functions of this module.
    x : altair.X
        The days, for the column ``day``.
    colors : Mapping
        A color a source.
    """
    color = alt.Color("source:N", scale=_scale(colors), legend=None)
    (view,) = specify(over("points", x, color))
    day = {"x": view["encoding"]["x"]}
    point = view["encoding"] | {"x": day["x"] | {"field": "at"}}
    stretch: dict[str, Any] = {"x": day["x"] | {"field": "since"}}

    def place(layer: dict[str, Any]) -> dict[str, Any]:
        if layer["data"]["name"] == "points":
            return dict(point)
        return stretch if "x2" in layer["encoding"] else day

    return [layer | {"encoding": layer["encoding"] | place(layer)} for layer in layers]


@lru_cache(_KEPT)
def total_layers(color: str, width: int, *, tells_how: bool) -> Layers:
    """Return the line of totals, the range of each, and a sign on those that are worked out.

    Parameters
    ----------
    color : str
        The metric's.
    width : int
        Of a bar, pixels.
    tells_how : bool
        Whether the series says how each was made.
    """
    base, axis = over("series", alt.Detail("operation:N")), number_axis("Total so far")
    line = base.encode(alt.Y("value:Q", axis=axis))
    return specify(
        line.mark_line(strokeWidth=2.5, interpolate="step-after", color=color),
        *_ranges(base, axis, color, width, _HAS_RANGE),
        line.mark_text(align="right", dx=-6, dy=-8, color=NEUTRAL, fontSize=11)
        .encode(alt.Text("operation:N"))
        .transform_filter("datum.is_last"),
        line.mark_point(size=70, filled=False, color=color, shape="cross")
        .encode(tooltip=_how("Total, worked out", tells_how=tells_how))
        .transform_filter(f"datum.kind === '{DERIVED}'"),
    )


@lru_cache(_KEPT)
def count_layers(color: str, width: int, *, tells_how: bool) -> Layers:
    """Return the bars; a count that is worked out is hollow, those of several operations stack.

    The bar of a count of several days is as wide as these.

    Parameters
    ----------
    color, width, tells_how
        As in `total_layers`.
    """
    base, axis = over("series", alt.Detail("operation:N")), number_axis("New each day", 3)
    bars = base.encode(
        alt.Y("value:Q", axis=axis, stack="zero"), tooltip=_how("New", tells_how=tells_how)
    )
    long = base.encode(
        alt.X2("until"),
        alt.Y2Datum(0),
        alt.Y("value:Q", axis=axis),
        tooltip=_how("New", tells_how=tells_how),
    )
    # Where bars stack, a range of one of them would stand at the foot of all.
    alone = f"{_HAS_RANGE} && !datum.is_stacked"
    return specify(
        *(
            bars.mark_bar(
                size=width, color=color, stroke=color, strokeWidth=1, fillOpacity=opacity
            ).transform_filter(f"datum.kind === '{kind}' && datum.days === 1")
            for kind, opacity in _OPACITIES
        ),
        *(
            long.mark_bar(
                color=color, stroke=color, strokeWidth=1, fillOpacity=opacity
            ).transform_filter(f"datum.kind === '{kind}' && datum.days > 1")
            for kind, opacity in _OPACITIES
        ),
        *_ranges(base, axis, color, width, alone),
    )


@lru_cache(_KEPT)
def point_layers(title: str, ticks: int) -> Layers:
    """Return what each source said: a point that leads to its sentence, a line where it is a range.

    Parameters
    ----------
    title : str
        Of the axis that they share with the other layers.
    ticks : int
        About how many numbers stand at it.
    """
    axis = number_axis(title, ticks)
    base = over(
        "points",
        tooltip=_tooltip(
            amount="Says",
            kind="Meaning",
            source="Source",
            publisher="Published by",
            evidence="Words",
        ),
    )
    return specify(
        base.mark_rule(strokeWidth=3, opacity=0.55).encode(
            alt.Y("low:Q", axis=axis), alt.Y2("high")
        ),
        base.mark_point(size=80, filled=True, opacity=1, stroke="white", strokeWidth=1)
        .encode(
            alt.Y("value:Q", axis=axis, scale=alt.Scale(zero=True)),
            alt.Shape("kind:N", scale=_scale(_SHAPES), legend=None),
            alt.Href("address:N"),
        )
        .transform_calculate(address=f"{FIGURE_ADDRESS} + datum.figure_id"),
    )


@lru_cache(1)
def alarm_layers() -> Layers:
    """Return the sign over what needs a look."""
    base = over(
        "alarms", alt.Y("value:Q"), tooltip=_tooltip(why="Needs a look", operation="Operation")
    )
    return specify(
        base.mark_point(
            shape="triangle-up", size=130, filled=True, opacity=1, color=ALARM_COLOR, yOffset=-15
        ),
        base.mark_text(text="!", color="white", fontSize=9, fontWeight="bold", yOffset=-14),
    )


def specify(*layers: alt.Chart) -> Layers:
    """Return layers as they are sent: parts of a chart, without what a whole one has."""
    return tuple(layer.to_dict(validate=False, context={"top_level": False}) for layer in layers)


def over(name: str, *shared: Any, **more: Any) -> alt.Chart:
    """Return what layers over the frame of a name have in common."""
    return alt.Chart(alt.NamedData(name)).encode(*shared, **more)


def number_axis(title: str, ticks: int = 5) -> alt.Axis:
    """Return an axis of numbers that leaves charts under one another their days at one place."""
    return alt.Axis(format="~s", title=title, tickCount=ticks, minExtent=38, maxExtent=38)


def _ranges(
    base: alt.Chart, axis: alt.Axis, color: str, width: int, filtered: str
) -> Iterator[alt.Chart]:
    """Yield the range of each day, a line with two ends: it says nothing of other days.

    It stands a little to the right of its day, where neither line nor points hide it.
    """
    base, beside = base.transform_filter(filtered), max(2, width // 3)
    low, high = (alt.Y(f"{name}:Q", axis=axis) for name in ("low", "high"))
    yield base.mark_rule(strokeWidth=2, color=color, xOffset=beside).encode(low, alt.Y2("high"))
    for end in (low, high):
        yield base.mark_tick(
            thickness=2, size=max(4, width // 2), color=color, xOffset=beside
        ).encode(end)


def _tooltip(**titles: str) -> list[alt.Tooltip]:
    day = alt.Tooltip("day:T", title="Day", format="%-d %b %Y")
    return [day, *(alt.Tooltip(f"{name}:N", title=title) for name, title in titles.items())]


def _how(label: str, *, tells_how: bool) -> list[alt.Tooltip]:
    how = {"calculation_logic": "How"} if tells_how else {}
    day, *more = _tooltip(operation="Operation", **how)
    return [day, alt.Tooltip("value:Q", title=label, format=","), *more]


def _scale(values: Mapping[str, str]) -> alt.Scale:
    """Return a scale that shows each value of a column as it is told."""
    return alt.Scale(domain=[*values], range=[*values.values()])
