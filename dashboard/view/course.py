"""The course of one metric over the days: its totals, and what each source said of a day.

Data only, for the chart, its key and its words; nothing is drawn here.
"""

from dataclasses import dataclass

import pandas as pd

from dashboard.base.metrics import METRICS
from dashboard.base.vocabulary import Timing
from dashboard.view.cells import amount_of
from dashboard.view.panel import Screen
from dashboard.view.theme import OKABE_ITO, format_day
from dashboard.view.words import describe_amount, name_metric

STATED, DERIVED, NEW, PLANNED = "total so far", "total, worked out", "new that day", "planned"
OTHERS = "other sources"
MOST_POINTS = 1000
MOST_NAMES = 5

_KINDS = {Timing.CUMULATIVE: STATED, Timing.NEW: NEW, Timing.PLANNED: PLANNED}
_TOTAL = ["day", "low", "value", "high", "kind", "operation", "is_last", "calculation_logic"]
_POINT = ["day", "low", "value", "high", "kind", "source", "amount", "evidence", "publisher"]


@dataclass(frozen=True, slots=True)
class Course:
    """What is known of one metric, day by day.

    Attributes
    ----------
    metric : str
        Key of the metric table.
    totals : pandas.DataFrame
        One row an operation and day: the recommended total so far, its range, and whether it is
        stated or worked out. ``is_last`` marks the end of a line that carries its operation's name.
    points : pandas.DataFrame
        One row a day, source and number, in the words of the screen; the largest `MOST_POINTS`.
    """

    metric: str
    totals: pd.DataFrame
    points: pd.DataFrame


def metrics_with_days(screen: Screen) -> tuple[str, ...]:
    """Return the metrics that have a dated claim under the filters, headline metrics first."""
    used = set(screen.claims.loc[screen.claims["day"].notna(), "metric"].unique())
    ordered = sorted(METRICS, key=lambda metric: not metric.is_headline)
    return tuple(metric.id for metric in ordered if metric.id in used)


def read_course(screen: Screen, metric: str) -> Course:
    """Return the course of a metric under the filters."""
    return Course(metric, _totals(screen.tally, metric), _points(screen.claims, metric))


def describe_course(course: Course) -> str:
    """Return the course in a sentence, for who cannot see its chart."""
    said = f"{name_metric(course.metric)} by day: {len(course.points)} statements"
    known = course.totals.dropna(subset=["value"])
    if known.empty:
        return f"{said}; no total."
    last = known.sort_values("day").iloc[-1]
    amount = describe_amount(int(last["value"]), int(last["low"]), int(last["high"]), "exact")
    return f"{said}; the latest total is {amount} on {format_day(last['day'])}."


def _totals(tally: pd.DataFrame, metric: str) -> pd.DataFrame:
    wanted = (tally["metric"] == metric) & (tally["timing"] == Timing.CUMULATIVE)
    totals = tally.loc[wanted].sort_values("day")
    is_named = 1 < totals["operation"].nunique() <= MOST_NAMES
    return totals.assign(
        kind=totals["is_derived"].map({True: DERIVED, False: STATED}),
        is_last=is_named & ~totals.duplicated("operation", keep="last"),
    )[_TOTAL]


def _points(claims: pd.DataFrame, metric: str) -> pd.DataFrame:
    """Return what a source said of a day, once; neither a part of a whole nor a repeat is any."""
    wanted = (claims["metric"] == metric) & claims["day"].notna() & (claims["subset_of"] == "")
    rows = claims.loc[wanted].sort_values("published_date", kind="stable")
    rows = rows[~rows.duplicated(["report_id", "fact_id"]) | (rows["fact_id"] == "")]
    rows = rows.drop_duplicates(["operation_id", "day", "source", "timing", "low", "high"])
    rows = rows.nlargest(MOST_POINTS, "high")
    frequent = rows["source"].value_counts().index[: len(OKABE_ITO) - 1]
    return rows.assign(
        source=rows["source"].where(rows["source"].isin(frequent), OTHERS),
        kind=rows["timing"].map(_KINDS),
        amount=[amount_of(row) for row in rows.to_dict("records")],
    )[_POINT]
