"""Which claims are others than before, and which totals tell of them."""

import pandas as pd

from dashboard.tidy.weighing import WEIGHED

_TOLD_BY = (("metric", "report_id"), ("metric", "source", "day"))
"""What `neighbors.keys_of` looks a claim up by, as columns."""
_FIXED = frozenset({"report_id", "sentence"})
"""Columns that the figure_id stands for."""


def find_changed(before: pd.DataFrame, after: pd.DataFrame) -> pd.DataFrame:
    """Return the rows of both that are not the same in both, as far as the tally is concerned."""
    both = pd.concat([before, after], ignore_index=True)
    compared = ["operation", *(name for name in WEIGHED if name not in _FIXED)]
    hashed = pd.util.hash_pandas_object(both[compared], index=False)
    # figure_ids make every row its own, so one that is in both cancels itself out.
    return both[~hashed.duplicated(keep=False).to_numpy()]


def is_told_beside(claims: pd.DataFrame, others: pd.DataFrame) -> pd.Series:
    """Return which claims stand in a report with one of some others, or share source and day."""
    is_told = pd.Series(data=False, index=claims.index)
    for columns in _TOLD_BY:
        names = list(columns)
        wanted = pd.util.hash_pandas_object(others[names], index=False)
        is_told |= pd.util.hash_pandas_object(claims[names], index=False).isin(wanted).to_numpy()
    return is_told
