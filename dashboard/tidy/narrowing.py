"""The tally of one metric, and that of fewer claims taken over from the tally of more of them."""

from collections.abc import Callable

import pandas as pd

from dashboard.tidy.tally import build_tally, narrow_tally

FEW, VERY_FEW = 1_000, 100
"""Up to so many claims are counted faster than what is left of all is found: where most are gone,
and however many are."""


def tally_on(metric: str, claims: pd.DataFrame, household_size: float | None) -> pd.DataFrame:
    """Return the rows on a metric of the `tally` table, worked out of nothing.

    Parameters
    ----------
    metric : str
        Its id.
    claims : pandas.DataFrame
        What can be in its numbers, see `claims_on`.
    household_size : float or None
        As in `build_tally`.
    """
    mine = _countable(metric, claims, household_size)
    return _rows_on(metric, build_tally(mine, household_size))


def narrow_on(
    metric: str,
    tally: Callable[[], pd.DataFrame],
    before: pd.DataFrame,
    after: pd.DataFrame,
    household_size: float | None,
) -> pd.DataFrame:
    """Return the rows on a metric of the tally of some claims, from the tally of more of them.

    Parameters
    ----------
    metric : str
        Its id.
    tally : Callable
        Returns the rows on the metric of the tally of `before`; asked only where it helps.
    before : pandas.DataFrame
        What can be in its numbers; of its columns those of `BESIDE` will do.
    after : pandas.DataFrame
        Rows of these, with their index.
    household_size : float or None
        As in `build_tally`.

    Returns
    -------
    pandas.DataFrame
        The same as ``tally_on(metric, after, household_size)``.
    """
    if len(after) == len(before):
        return tally()
    gone = len(before) - len(after)
    if len(after) <= (FEW if gone > len(after) else VERY_FEW):
        return tally_on(metric, after, household_size)
    before = _countable(metric, before, household_size)
    after = _countable(metric, after, household_size)
    return _rows_on(metric, narrow_tally(tally(), before, after, household_size))


def _countable(metric: str, claims: pd.DataFrame, household_size: float | None) -> pd.DataFrame:
    """Return the claims without the households that nobody takes for persons."""
    return claims if household_size else claims[(claims["metric"] == metric).to_numpy()]


def _rows_on(metric: str, tally: pd.DataFrame) -> pd.DataFrame:
    is_other = (tally["metric"] != metric).to_numpy()
    return tally[~is_other].reset_index(drop=True) if is_other.any() else tally
