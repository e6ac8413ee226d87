"""The latest plan beside a counter's number, which is not a part of it."""

from collections.abc import Iterable
from datetime import date

import pandas as pd

from dashboard.base.metrics import METRIC_BY_ID
from dashboard.base.vocabulary import Qualifier, Timing
from dashboard.tidy.choosing import find_limit
from dashboard.tidy.counted import plans_of
from dashboard.tidy.rows import Row
from dashboard.tidy.sources import RANKS
from dashboard.tidy.terms import Recommendation

_LONGEST = 60
"""Letters of what was said that a line holds."""


def find_plan(claims: pd.DataFrame, metric: str, as_of: date | None = None) -> int | None:
    """Return the number in the claims' index of the latest plan on a metric, or None.

    Parameters
    ----------
    claims : pandas.DataFrame
        The `claims` that the metric's number may hold or name, see `claims_on`.
    metric : str
        Id of the metric.
    as_of : date or None
        The day it is known as of; None takes the last that they speak of.

    Notes
    -----
    Of plans of one day the most reliable source's, as in the tally, and of these the largest. The
    plan of an operation of which nothing was said for long is past.
    """
    is_plan = (
        (claims["timing"] == Timing.PLANNED)
        & claims["metric"].isin((metric, *plans_of(metric)))
        & ~claims["is_part"]
        & claims["day"].notna()
        & (claims["recommendation"] != Recommendation.EXCLUDED)
    )
    is_plan &= claims["operation_id"].isin(_find_open(claims, as_of))
    if not is_plan.any():
        return None
    plans = claims.loc[is_plan, ["day", "reliability", "high"]]
    plans = plans.assign(rank=plans["reliability"].map(RANKS).astype("int64"))
    return int(plans.sort_values(["day", "rank", "high"]).index[-1])


def name_plan(claim: Row, metric: str) -> str:
    """Return what a plan beside a metric's number is: who waits to be moved is a count of its own.

    Parameters
    ----------
    claim : mapping
        A row of the `claims` table, see `find_plan`.
    metric : str
        Id of the metric.
    """
    return (
        "Planned" if claim["metric"] == metric else METRIC_BY_ID[claim["metric"]].label.capitalize()
    )


def say_planned(claim: Row, amount: str) -> str:
    """Return a plan's number, one that nobody gives in digits with the words that were said.

    Parameters
    ----------
    claim : mapping
        A row of the `claims` table.
    amount : str
        Its number in words.

    Examples
    --------
    >>> say_planned({"qualifier": "vague", "evidence": "Hundreds of people"}, "200 to 999")
    '“Hundreds of people” (200 to 999)'
    """
    words = " ".join(claim["evidence"].split())
    is_told = claim["qualifier"] == Qualifier.VAGUE and 0 < len(words) <= _LONGEST
    return f"“{words}” ({amount})" if is_told else amount


def _find_open(claims: pd.DataFrame, as_of: date | None) -> Iterable[str]:
    """Return the operations that something is said of within the time that one may pause."""
    days = claims.groupby("operation_id", observed=True)["day"].max().dropna()
    if days.empty:
        return ()
    limit = find_limit(as_of or days.max().date())
    return set(days.index[days >= pd.Timestamp(limit)])
