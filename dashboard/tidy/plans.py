"""The latest plan beside a counter's number, which is not a part of it."""

from collections.abc import Iterable
from datetime import date

import pandas as pd

from dashboard.base.vocabulary import Timing
from dashboard.tidy.choosing import find_limit
from dashboard.tidy.counted import plans_of
from dashboard.tidy.terms import Recommendation


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
    The plan of an operation of which nothing was said for long is past.
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
    return int(claims.loc[is_plan, ["day", "high"]].sort_values(["day", "high"]).index[-1])


def _find_open(claims: pd.DataFrame, as_of: date | None) -> Iterable[str]:
    """Return the operations that something is said of within the time that one may pause."""
    days = claims.groupby("operation_id", observed=True)["day"].max().dropna()
    if days.empty:
        return ()
    limit = find_limit(as_of or days.max().date())
    return set(days.index[days >= pd.Timestamp(limit)])
