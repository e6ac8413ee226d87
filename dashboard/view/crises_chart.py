"""The charts of many operations, as specifications of Vega-Lite: what to draw, and the rows."""

from functools import lru_cache
from typing import Any

import altair as alt
import pandas as pd

from dashboard.view.course_layers import ALARM_COLOR, Layers, number_axis, over, specify
from dashboard.view.crises import Crises
from dashboard.view.day_axis import DayAxis
from dashboard.view.theme import NEUTRAL

Chart = dict[str, Any]
"""A specification of Vega-Lite, or a part of one; the frames of a whole are its ``datasets``."""

_TOTAL_HEIGHT, _OTHER_HEIGHT, _LABELS_HEIGHT = 300, 110, 48
_TICKS = 4
_ROOM = 150
"""Pixels right of the lines that a name may take."""


def build_crises(crises: Crises, ink: str = NEUTRAL) -> tuple[Chart, ...]:
    """Return the charts of many operations, totals first; none for a kind nobody speaks of.

    Parameters
    ----------
    crises : Crises
        What is drawn.
    ink : str
        Color of the names, to be read on the page's ground.
    """
    kinds = (
        ("Total so far", crises.totals, _TOTAL_HEIGHT, _totals),
        ("New each day", crises.counts, _OTHER_HEIGHT, _counts),
        ("Planned", crises.plans, _OTHER_HEIGHT, _plans),
    )
    shown = [kind for kind in kinds if not kind[1].empty]
    if not shown:
        return ()
    days = pd.concat([frame["day"] for _, frame, _, _ in shown])
    axis = DayAxis(days.min(), days.max())
    made = [
        _chart(
            {"series": frame, "ends": crises.ends.assign(ink=ink), "alarms": crises.alarms},
            _place(layers(title), axis.x(has_labels=frame is shown[-1][1])),
            height,
        )
        for title, frame, height, layers in shown
    ]
    made[-1]["height"] += _LABELS_HEIGHT
    return tuple(made)


def _chart(frames: dict[str, pd.DataFrame], layers: list[Chart], height: int) -> Chart:
    used = {layer["data"]["name"] for layer in layers}
    return {
        "height": height,
        "layer": layers,
        "datasets": {name: frame for name, frame in frames.items() if name in used},
    }


def _place(layers: Layers, x: alt.X) -> list[Chart]:
    """Return layers with the days of a view."""
    (view,) = specify(over("series", x).mark_point())
    day = view["encoding"]["x"]
    return [
        layer
        | {"encoding": layer["encoding"] | {"x": day | {"field": layer["encoding"]["x"]["field"]}}}
        for layer in layers
    ]


@lru_cache(4)
def _totals(title: str) -> Layers:
    value = _value(title)
    written = alt.Y("label_at:Q", axis=number_axis(title, _TICKS))
    series = _over("series", "day").encode(value)
    ends = _over("ends", "day").encode(value)
    return specify(
        series.mark_line(strokeWidth=2.5, interpolate="step-after").encode(
            alt.Detail("line:N"), _COLOR
        ),
        ends.mark_rule(strokeWidth=1.5, opacity=0.6, strokeDash=[2, 3]).encode(
            _COLOR, alt.X2("edge")
        ),
        series.mark_rule(strokeWidth=2, opacity=0.6)
        .encode(alt.Y("low:Q", axis=number_axis(title, _TICKS)), alt.Y2("high"), _COLOR)
        .transform_filter("datum.low < datum.high"),
        series.mark_point(size=45, filled=True, opacity=1)
        .encode(_COLOR, tooltip=_TOLD)
        .transform_filter("datum.line !== 'others'"),
        _names(opacity=1).encode(written),
        _over("ends", "edge")
        .encode(written, _COLOR)
        .mark_point(size=70, filled=True, opacity=1, xOffset=11, tooltip=None),
        _over("alarms", "day")
        .encode(
            alt.Y("value:Q"),
            tooltip=[_DAY, alt.Tooltip("why:N", title="Needs a look"), _OPERATION],
        )
        .mark_point(
            shape="triangle-up", size=110, filled=True, opacity=1, color=ALARM_COLOR, yOffset=-13
        ),
    )  # fmt: skip


@lru_cache(4)
def _counts(title: str) -> Layers:
    bars = _over("series", "day").encode(
        alt.Y("value:Q", axis=number_axis(title, _TICKS), stack="zero"),
        _COLOR,
        alt.Detail("line:N"),
        tooltip=_TOLD,
    )
    return specify(bars.mark_bar(size=4), _names(opacity=0))


@lru_cache(4)
def _plans(title: str) -> Layers:
    series = _over("series", "day")
    return specify(
        series.mark_rule(strokeWidth=2, opacity=0.6).encode(
            alt.Y("low:Q", axis=number_axis(title, _TICKS)), alt.Y2("high"), _COLOR
        ),
        series.mark_point(shape="square", size=60, filled=True, opacity=1).encode(
            _value(title), _COLOR, tooltip=_TOLD
        ),
        _names(opacity=0),
    )


def _names(*, opacity: float) -> alt.Chart:
    """Return the names right of the lines; where they are not seen, they keep the room for them.

    So charts under one another have their days at the same place.
    """
    names: alt.Chart = (
        _over("ends", "edge")
        .encode(alt.Text("label:N"), alt.Color("ink:N", scale=None, legend=None))
        .mark_text(
            align="left", baseline="middle", dx=19, fontSize=11.5, lineBreak="\n",
            lineHeight=13, limit=_ROOM, opacity=opacity, y=20, tooltip=None,
        )
    )  # fmt: skip
    return names


# The color is a column of its own: the same layers serve every choice of lines.
_COLOR = alt.Color("color:N", scale=None, legend=None)
_DAY = alt.Tooltip("day:T", title="Day", format="%-d %b %Y")
_OPERATION = alt.Tooltip("operation:N", title="Operation")
_TOLD = [
    _DAY,
    _OPERATION,
    alt.Tooltip("amount:N", title="Number"),
    alt.Tooltip("said:N", title="Said by"),
]


def _over(name: str, day: str) -> alt.Chart:
    return over(name, alt.X(f"{day}:T"))


def _value(title: str) -> alt.Y:
    return alt.Y("value:Q", axis=number_axis(title, _TICKS), scale=alt.Scale(zero=True))
