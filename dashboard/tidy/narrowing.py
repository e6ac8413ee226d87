"""The tallies of metrics, and those of fewer claims taken over from the tallies of more of them.

Several metrics are counted at once where a page shows several: the operations that a filter
touches are mostly the same ones, and finding them takes as long as counting them.
"""

from collections.abc import Callable, Mapping, Sequence

import numpy as np
import pandas as pd

from dashboard.tidy.households import metrics_weighed
from dashboard.tidy.tally import build_tally, narrow_tallies

FEW, VERY_FEW = 1_000, 100
"""Up to so many claims a metric are counted faster than what is left of all is found: where most
are gone, and however many are."""

Tallies = dict[str, pd.DataFrame]
"""By metric, the rows on it of the `tally` table."""


def tallies_on(
    metrics: Sequence[str], claims: pd.DataFrame, household_size: float | None
) -> Tallies:
    """Return the tallies of some metrics, worked out of nothing.

    Parameters
    ----------
    metrics : sequence of str
        Their ids.
    claims : pandas.DataFrame
        The `claims` table, or rows of it.
    household_size : float or None
        As in `build_tally`.
    """
    is_counted = claims["metric"].isin(metrics_weighed(metrics, household_size)).to_numpy()
    mine = claims if is_counted.all() else claims[is_counted]
    whole = build_tally(mine, household_size)
    return {metric: _rows_on(metric, whole) for metric in metrics}


def narrow(
    tallies: Mapping[str, Callable[[], pd.DataFrame]],
    claims: pd.DataFrame,
    is_left: np.ndarray,
    household_size: float | None,
    *,
    has_neighbors: bool = True,
) -> Tallies:
    """Return the tallies of some claims, from those of more of them.

    Parameters
    ----------
    tallies : mapping of str to Callable
        Returns, by metric, the rows on it of the tally of the claims; asked only where it helps.
    claims, is_left, household_size, has_neighbors
        As in `narrow_tallies`.

    Returns
    -------
    dict of str to pandas.DataFrame
        The same as ``tallies_on(list(tallies), claims[is_left], household_size)``.
    """
    is_weighed = claims["metric"].isin(metrics_weighed(tallies, household_size)).to_numpy()
    everything, left = int(is_weighed.sum()), int((is_weighed & is_left).sum())
    if left == everything:
        return {metric: tally() for metric, tally in tallies.items()}
    if left <= len(tallies) * (FEW if left < everything / 2 else VERY_FEW):
        return tallies_on(tuple(tallies), claims[is_weighed & is_left], household_size)
    found = {metric: tally() for metric, tally in tallies.items()}
    return narrow_tallies(found, claims, is_left, household_size, has_neighbors=has_neighbors)


def _rows_on(metric: str, tally: pd.DataFrame) -> pd.DataFrame:
    is_other = (tally["metric"] != metric).to_numpy()
    return tally[~is_other].reset_index(drop=True) if is_other.any() else tally
