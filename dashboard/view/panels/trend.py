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

from dashboard.base.metrics import METRICS
from dashboard.base.vocabulary import Timing
from dashboard.view.cells import amount_of
from dashboard.view.panel import Screen
from dashboard.view.theme import NEUTRAL, OKABE_ITO, format_day, metric_color
from dashboard.view.words import describe_amount, name_metric

TITLE = "Over time"
ORDER = 30
PAGE = "overview"
WIDTH = 6

STATED, DERIVED, NEW, PLANNED = "total so far", "total, worked out", "new that day", "planned"
OTHERS = "other sources"
HEIGHT = 300
PLANNED_HEIGHT = 120
MOST_POINTS = 1000

_KINDS = {Timing.CUMULATIVE: STATED, Timing.NEW: NEW, Timing.PLANNED: PLANNED}
_SHAPES = {STATED: "circle", DERIVED: "cross", NEW: "diamond", PLANNED: "square"}
_SIGNS = {STATED: "●", DERIVED: "✚", NEW: "◆", PLANNED: "■"}


def metrics_shown(screen: Screen) -> tuple[str, ...]:
    """Return the metrics that have a dated claim under the filters, headline metrics first."""
    used = set(screen.claims.loc[screen.claims["day"].notna(), "metric"].unique())
    ordered = sorted(METRICS, key=lambda metric: not metric.is_headline)
    return tuple(metric.id for metric in ordered if metric.id in used)


def build(screen: Screen) -> tuple[alt.LayerChart, ...]:
    """Return the charts of the first metric that has a dated claim, none where none has."""
    metrics = metrics_shown(screen)
    return build_trend(screen, metrics[0]) if metrics else ()


def build_trend(screen: Screen, metric: str) -> tuple[alt.LayerChart, ...]:
    """Return the charts of one metric.

    Parameters
    ----------
    screen : Screen
        What the filters let through.
    metric : str
        Key of the metric table; one of `metrics_shown`.

    Returns
    -------
    tuple of altair.LayerChart
        Totals and claims of what has happened; then what was planned, where anything was. Both
        have the same days from left to right.
    """
    totals, claims = _totals(screen.tally, metric), _claims(screen, metric)
    is_planned = claims["kind"] == PLANNED
    days = _day_axis(pd.concat([totals["day"], claims["day"]]))
    colors = _source_colors(claims["source"])
    charts: list[alt.LayerChart] = []
    if not (totals.empty and is_planned.all()):
        layers = _total_layers(totals, days, metric_color(metric))
        layers += _claim_layers(claims[~is_planned], days, colors, name_metric(metric))
        charts.append(alt.LayerChart(layer=layers, height=HEIGHT))
    if is_planned.any():
        layers = _claim_layers(claims[is_planned], days, colors, "Planned")
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


def legend(screen: Screen, metric: str) -> str:
    """Return the key to the colors and shapes of a metric's charts as safe HTML."""
    totals, claims = _totals(screen.tally, metric), _claims(screen, metric)
    used = set(claims["source"])
    colors = "".join(
        f"<span class='evac-key'><i style='--mark:{color}'></i>{escape(source)}</span>"
        for source, color in _source_colors(claims["source"]).items()
        if source in used
    )
    kinds = {*claims["kind"], *totals["kind"]}
    shapes = "".join(
        f"<span class='evac-key'><b>{_SIGNS[kind]}</b>{kind}</span>"
        for kind in _SHAPES
        if kind in kinds
    )
    return f"<div>{colors}</div><div>{shapes}</div>"


def describe(screen: Screen, metric: str) -> str:
    """Return the chart in a sentence or two, for who cannot see it."""
    totals = _totals(screen.tally, metric).dropna(subset=["value"])
    claims = _claims(screen, metric)
    text = f"{name_metric(metric)} by day: {len(claims)} statements"
    if totals.empty:
        return f"{text}; no total."
    last = totals.sort_values("day").iloc[-1]
    amount = describe_amount(int(last["value"]), int(last["low"]), int(last["high"]), "exact")
    return f"{text}; the latest total is {amount} on {format_day(last['day'])}."


def _totals(tally: pd.DataFrame, metric: str) -> pd.DataFrame:
    wanted = (tally["metric"] == metric) & (tally["timing"] == Timing.CUMULATIVE)
    totals = tally.loc[wanted].copy()
    totals["kind"] = totals["is_derived"].map({True: DERIVED, False: STATED})
    # With one operation its name says nothing; with several each line carries its own.
    is_last = ~totals.sort_values("day").duplicated("operation", keep="last")
    totals["is_last"] = is_last & (totals["operation"].nunique() > 1)
    columns = ["day", "low", "value", "high", "kind", "operation", "is_last", "calculation_logic"]
    return totals[columns]


def _claims(screen: Screen, metric: str) -> pd.DataFrame:
    """Return the points: what a source said of a day, once, and the largest when there are many."""
    claims = screen.claims
    wanted = (claims["metric"] == metric) & claims["day"].notna() & (claims["subset_of"] == "")
    rows = claims.loc[wanted].sort_values(["published_date", "report_id", "start"])
    rows = rows[~rows.duplicated(["report_id", "fact_id"]) | (rows["fact_id"] == "")]
    rows = rows.drop_duplicates(["operation_id", "day", "source", "timing", "low", "high"])
    rows = rows.nlargest(MOST_POINTS, "high").copy()
    frequent = rows["source"].value_counts().index[: len(OKABE_ITO) - 1]
    rows["source"] = rows["source"].where(rows["source"].isin(frequent), OTHERS)
    rows["kind"] = rows["timing"].map(_KINDS)
    rows["amount"] = [amount_of(row) for row in rows.to_dict("records")]
    columns = ["day", "low", "value", "high", "kind", "source", "amount", "operation", "evidence"]
    return rows[[*columns, "publisher"]]


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


def _claim_layers(
    claims: pd.DataFrame, days: alt.X, colors: dict[str, str], label: str
) -> list[alt.Chart]:
    is_planned = set(claims["kind"]) == {PLANNED}
    axis = alt.Axis(format="~s", title=label, tickCount=3 if is_planned else 6, minExtent=34)
    base = alt.Chart(_plain(claims)).encode(
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
    metrics = metrics_shown(screen)
    if not metrics:
        st.caption("No figure in this view has a day, so there is no course to draw.")
        return
    metric: Any = st.selectbox(
        "Metric",
        metrics,
        key="trend",
        bind="query-params",
        format_func=name_metric,
        label_visibility="collapsed",
        width=280,
    )
    for chart in build_trend(screen, metric):
        st.altair_chart(chart, alt=describe(screen, metric))
    st.html(legend(screen, metric))
