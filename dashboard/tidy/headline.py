"""The one number a counter shows, with its range, its source and how it was made."""

from dataclasses import dataclass
from datetime import date

import pandas as pd

from dashboard.base.metrics import METRIC_BY_ID
from dashboard.base.vocabulary import Qualifier, Timing


@dataclass(frozen=True, slots=True)
class Headline:
    """The recommended number of one metric.

    Attributes
    ----------
    metric, label : str
        Id of the metric, and its words for the screen.
    value : int or None
        The number; None where it is only known within `low` and `high`.
    low, high : int
        The range that the claims of its day span.
    qualifier : Qualifier
        How the number is hedged.
    timing : Timing
        Cumulative total, or planned where nothing else is known of a stock.
    day : date
        Day the number stands at; of several operations, the last of theirs.
    attributed_to, publisher : str
        Who is credited and who published it; of several, joined by a comma.
    is_derived : bool
        Whether it is worked out of several claims, not stated as it stands.
    is_confirmed : bool
        Whether a source of at least medium reliability stands behind it.
    figure_ids : tuple of str
        The figures it is made of.
    alarms : tuple of str
        What needs a look, values of `Alarm`.
    calculation_logic : str
        How it was made, in plain sentences.
    unconfirmed : str
        A later claim that only sources of low reliability make, in a sentence; else empty.
    """

    metric: str
    label: str
    value: int | None
    low: int
    high: int
    qualifier: Qualifier
    timing: Timing
    day: date
    attributed_to: str
    publisher: str
    is_derived: bool
    is_confirmed: bool
    figure_ids: tuple[str, ...]
    alarms: tuple[str, ...]
    calculation_logic: str
    unconfirmed: str = ""


def headline(
    tally: pd.DataFrame, claims: pd.DataFrame, metric: str, as_of: date | None = None
) -> Headline | None:
    """Return the recommended number of a metric as of a day.

    Parameters
    ----------
    tally : pandas.DataFrame
        The `tally` table of the claims.
    claims : pandas.DataFrame
        The `claims` it was built of, as the filters let them through.
    metric : str
        Id of the metric.
    as_of : date or None
        Only what was known on that day; None takes all.

    Returns
    -------
    Headline or None
        Over all operations in the tally: of one, its number; of several, their sum. None when no
        claim speaks of the metric.
    """
    rows = tally[(tally["metric"] == metric) & (tally["timing"] != Timing.PLANNED)]
    if as_of:
        rows = rows[rows["day"] <= pd.Timestamp(as_of)]
    if rows.empty:
        return None
    row = rows.sort_values("day").iloc[-1]
    return Headline(
        metric=metric,
        label=METRIC_BY_ID[metric].label,
        value=None if pd.isna(row["value"]) else int(row["value"]),
        low=int(row["low"]),
        high=int(row["high"]),
        qualifier=Qualifier(row["qualifier"]),
        timing=Timing(row["timing"]),
        day=row["day"].date(),
        attributed_to=row["attributed_to"],
        publisher=row["publisher"],
        is_derived=bool(row["is_derived"]),
        is_confirmed=True,
        figure_ids=tuple(row["recommended_figure_ids"].split("|")),
        alarms=tuple(filter(None, row["alarms"].split("|"))),
        calculation_logic=row["calculation_logic"],
    )
