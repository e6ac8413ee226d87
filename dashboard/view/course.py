"""The course of one metric over the days: its totals, its new counts, and what each source said.

Data only, for the charts, their key and their words; nothing is drawn here.
"""

from collections import defaultdict
from dataclasses import dataclass

import pandas as pd

from dashboard.base.metrics import METRICS
from dashboard.base.vocabulary import Timing
from dashboard.tidy.rows import SEPARATOR, plain_rows, plain_values
from dashboard.tidy.terms import Alarm, Recommendation
from dashboard.view.cells import amount_of
from dashboard.view.panel import Screen
from dashboard.view.theme import OKABE_ITO, format_day, format_number
from dashboard.view.words import describe_amount, name_metric

STATED, DERIVED, NEW, PLANNED = "total so far", "total, worked out", "new that day", "planned"
NEW_DERIVED = "new, worked out"
OTHERS = "all other sources"
FIGURE_ADDRESS = "figure_address"
"""Parameter of a chart: the address of a figure, up to its id."""
MOST_POINTS = 1000
MOST_NAMES = 5

_KINDS = {Timing.CUMULATIVE: STATED, Timing.NEW: NEW, Timing.PLANNED: PLANNED}
_SERIES = ["day", "low", "value", "high", "kind", "operation", "is_last", "calculation_logic"]
_STRETCH = ["first_day", "is_overlapping"]
_DRAWN = [*_STRETCH, "operation", "timing", "day", "low", "value", "high", "is_derived", "alarms"]
_POINT = [
    *("day", "at", "low", "value", "high", "kind", "source", "amount", "evidence", "publisher"),
    "figure_id",
]
_AMOUNT = ["low", "value", "high", "qualifier"]
_SAID = [
    *(*_AMOUNT, "day", "timing", "source", "publisher", "attributed_to", "evidence"),
    "figure_id",
]
_TOLD = [*_SAID, "published_date", "report_id", "fact_id", "operation_id"]
_NEAR = 0.03
"""Points whose numbers are closer than this share of the largest would lie on each other."""
_LINE = 0.09
"""Names at ends closer than this share of the largest would be printed over each other."""
_MARGIN = 9
"""Hours that the bar of several days reaches beyond the noons of its first and its last."""
_STEP = 0.012
"""How far apart, as a share of all days, such points are drawn."""


@dataclass(frozen=True, slots=True)
class Course:
    """What is known of one metric, day by day.

    Attributes
    ----------
    metric : str
        Key of the metric table.
    totals, counts : pandas.DataFrame
        One row an operation and day: the recommended total so far, and that day's new count, with
        range, and whether it is stated or worked out. ``is_last`` marks the end of a line that
        carries its operation's name. No two counts of an operation share a day, so that their bars
        can be added up by eye; one of several ``days`` reaches from ``since`` to ``until``. Of over
        `MOST_POINTS` none says how it was made, since all of it would travel to the browser.
    alarms : pandas.DataFrame
        One row a total or count that needs a look, with the reasons in ``why``.
    points : pandas.DataFrame
        One row a day, source and number, in the words of the screen; the largest `MOST_POINTS`.
        ``at`` is where a point is drawn: beside its day where others would hide it.
    left_out : int
        How many further statements are not drawn.
    is_confidential : bool
        Whether one of the statements is of a confidential report.
    """

    metric: str
    totals: pd.DataFrame
    counts: pd.DataFrame
    alarms: pd.DataFrame
    points: pd.DataFrame
    left_out: int
    is_confidential: bool


def metrics_with_days(screen: Screen) -> tuple[str, ...]:
    """Return the metrics that have a dated claim under the filters, headline metrics first."""
    used = set(screen.claims.loc[screen.claims["day"].notna(), "metric"].unique())
    ordered = sorted(METRICS, key=lambda metric: not metric.is_headline)
    return tuple(metric.id for metric in ordered if metric.id in used)


def read_course(screen: Screen, metric: str) -> Course:
    """Return the course of a metric under the filters."""
    tally = _by_day(screen.counts.tally_of(metric))
    statements = _statements(screen.claims, metric)
    totals = _series(tally, Timing.CUMULATIVE)
    counts = _side_by_side(tally[tally["timing"] == Timing.NEW])
    return Course(
        metric=metric,
        totals=totals,
        counts=counts,
        alarms=_alarms(tally),
        points=_points(statements.nlargest(MOST_POINTS, "high")),
        left_out=max(0, len(statements) - MOST_POINTS),
        # Totals are worked out of statements that may be no point of their own.
        is_confidential=_is_confidential(screen.claims, metric),
    )


def _by_day(tally: pd.DataFrame) -> pd.DataFrame:
    """Return what is drawn of a tally, by day; of many rows not how each was made."""
    columns = [*_DRAWN, "calculation_logic"] if len(tally) <= MOST_POINTS else _DRAWN
    return tally[columns].iloc[tally["day"].to_numpy().argsort()]


def describe_course(course: Course) -> str:
    """Return the course in a sentence, for who cannot see its chart."""
    number = len(course.points) + course.left_out
    said = f"{name_metric(course.metric)} by day: {format_number(number)} statements"
    known = course.totals.dropna(subset=["value"])
    if known.empty:
        return f"{said}; no total."
    last = known.sort_values("day").iloc[-1]
    amount = describe_amount(int(last["value"]), int(last["low"]), int(last["high"]), "exact")
    return f"{said}; the latest total is {amount} on {format_day(last['day'])}."


def _is_confidential(claims: pd.DataFrame, metric: str) -> bool:
    return bool(claims.loc[claims["metric"] == metric, "is_confidential"].any())


def _series(tally: pd.DataFrame, timing: Timing) -> pd.DataFrame:
    rows = tally[tally["timing"] == timing]
    stated, derived = (STATED, DERIVED) if timing is Timing.CUMULATIVE else (NEW, NEW_DERIVED)
    columns = [name for name in _SERIES if name in rows or name in ("kind", "is_last")]
    return rows.assign(
        kind=rows["is_derived"].map({True: derived, False: stated}), is_last=_name_ends(rows)
    )[columns]


def _side_by_side(rows: pd.DataFrame) -> pd.DataFrame:
    """Return the new counts that bars stand for: of those that share a day, the longest."""
    taken: defaultdict[str, list[tuple[pd.Timestamp, pd.Timestamp]]] = defaultdict(list)
    hidden = []
    length = (rows["day"] - rows["first_day"]).dt.days + 1
    ordered = rows.assign(days=length).sort_values(["days", "high", "day"], ascending=False)
    shared = ordered.loc[ordered["is_overlapping"], ["operation", "first_day", "day"]]
    for index, operation, first, last in shared.itertuples(name=None):
        if any(first <= end and start <= last for start, end in taken[operation]):
            hidden.append(index)
        else:
            taken[operation].append((first, last))
    margin = pd.Timedelta(hours=_MARGIN)
    drawn = _series(rows, Timing.NEW).assign(
        days=length, since=rows["first_day"] - margin, until=rows["day"] + margin
    )
    return drawn.drop(index=hidden)


def _name_ends(rows: pd.DataFrame) -> "pd.Series[bool]":
    """Return which rows end a line that carries its name: no name is printed over another."""
    ends = ~rows.duplicated("operation", keep="last")
    if not 1 < ends.sum() <= MOST_NAMES:
        return ends & False
    sizes = rows.loc[ends, "value"].astype("float64").dropna().sort_values(ascending=False)
    kept: list[float] = []
    hidden = []
    for index, size in sizes.items():
        if any(other - size < _LINE * sizes.iloc[0] for other in kept):
            hidden.append(index)
        else:
            kept.append(size)
    return ends & ~rows.index.isin(hidden)


def _alarms(tally: pd.DataFrame) -> pd.DataFrame:
    rows = tally[(tally["alarms"] != "") & (tally["timing"] != Timing.PLANNED)]
    words = {
        alarms: "; ".join(Alarm(one).meaning for one in alarms.split(SEPARATOR))
        for alarms in rows["alarms"].unique()
    }
    return pd.DataFrame(
        {
            "day": rows["day"].to_numpy(),
            "value": rows["high"].to_numpy(),
            "is_total": (rows["timing"] == Timing.CUMULATIVE).to_numpy(),
            "operation": rows["operation"].to_numpy(),
            "why": [words[alarms] for alarms in plain_values(rows["alarms"])],
        }
    )


def _statements(claims: pd.DataFrame, metric: str) -> pd.DataFrame:
    """Return what a source said of a day, once; neither a part of a whole nor a repeat is any."""
    wanted = (
        (claims["metric"] == metric)
        & claims["day"].notna()
        & ~claims["is_part"]
        & (claims["recommendation"] != Recommendation.EXCLUDED)
    )
    rows = claims.loc[wanted, _TOLD].sort_values("published_date", kind="stable")
    told = ["report_id", "fact_id", "timing", "source"]
    rows = rows[~rows.duplicated(told) | (rows["fact_id"] == "")]
    return rows.drop_duplicates(["operation_id", "day", "source", "timing", "low", "high"])


def _points(rows: pd.DataFrame) -> pd.DataFrame:
    named = rows[_SAID].assign(source=_name_sources(rows))
    # One color is the metric's own.
    frequent = named["source"].value_counts().index[: len(OKABE_ITO) - 1]
    return named.assign(
        source=named["source"].where(named["source"].isin(frequent), OTHERS),
        kind=named["timing"].map(_KINDS).astype("str"),
        amount=[amount_of(row) for row in plain_rows(named, _AMOUNT)],
        at=_spread(named),
    )[_POINT]


def _name_sources(rows: pd.DataFrame) -> "pd.Series[str]":
    """Return the source of each point, an unnamed one with the paper that speaks of it.

    "Another source" of two papers is not one source, and means nothing without the paper. A credit
    without any capital letter names nobody, nor does one of several words that begins with the
    only one.
    """
    rows = rows[["attributed_to", "source", "publisher"]].astype("str")
    credit = rows["attributed_to"]
    is_plain = credit == credit.str.lower()
    is_plain |= credit.str.contains(" ") & (credit.str[1:] == credit.str[1:].str.lower())
    is_unnamed = (credit != "") & is_plain & (credit != credit.str.upper())
    is_unnamed &= credit.str.lower() == rows["source"].str.lower()
    through = rows["source"] + " (in " + rows["publisher"] + ")"
    return rows["source"].where(~is_unnamed | (rows["publisher"] == ""), through)


def _spread(rows: pd.DataFrame) -> "pd.Series[pd.Timestamp]":
    """Return where each point is drawn, so that none lies under another of its day."""
    if rows.empty:
        return rows["day"]
    size = rows["value"].astype("float64").fillna(rows["high"].astype("float64"))
    step = (size / max(1.0, _NEAR * float(size.max()))).round()
    place = rows.groupby([rows["day"], step, rows["timing"] == Timing.PLANNED]).cumcount()
    span = max(1, (rows["day"].max() - rows["day"].min()).days)
    return rows["day"] + place * pd.Timedelta(days=span * _STEP)
