"""Which claims are others than before, and which totals tell of them."""

from collections.abc import Sequence

import numpy as np
import pandas as pd

from dashboard.tidy.households import PERSONS_OF
from dashboard.tidy.weighing import WEIGHED

_TOLD_BY = (("metric", "report_id"), ("metric", "source", "day"))
"""What `neighbors.keys_of` looks a claim up by, as columns."""
BESIDE = ("operation_id", *dict.fromkeys(name for names in _TOLD_BY for name in names))
"""The columns that tell which totals a claim is told beside."""
_FIXED = frozenset({"report_id", "sentence"})
"""Columns that the figure_id stands for."""


def find_changed(before: pd.DataFrame, after: pd.DataFrame) -> pd.DataFrame:
    """Return the rows of both that are not the same in both, as far as the tally is concerned."""
    compared = ["operation", *(name for name in WEIGHED if name not in _FIXED)]
    columns = [*compared, "report_id"]
    both = pd.concat([before[columns], after[columns]], ignore_index=True)
    hashed = pd.util.hash_pandas_object(both[compared], index=False)
    # figure_ids make every row its own, so one that is in both cancels itself out.
    return both[~hashed.duplicated(keep=False).to_numpy()]


def is_told_beside(claims: pd.DataFrame, others: pd.DataFrame) -> pd.Series:
    """Return which claims stand in a report with one of some others, or share source and day."""
    is_told = np.zeros(len(claims), dtype=bool)
    for columns in _TOLD_BY:
        # What the others have in no row of their own needs not be compared row by row.
        may_be = _may_be(claims, others, columns)
        mine, theirs = claims[may_be], others[_may_be(others, claims[may_be], columns)]
        is_told[may_be] |= _hash(mine, columns).isin(_hash(theirs, columns)).to_numpy()
    return pd.Series(is_told, index=claims.index)


def _may_be(claims: pd.DataFrame, others: pd.DataFrame, columns: Sequence[str]) -> np.ndarray:
    """Return which claims have in each column a value that some of the others has."""
    may_be = np.ones(len(claims), dtype=bool)
    for name in columns:
        if name != "metric":  # households are told beside persons
            may_be &= claims[name].isin(others[name].unique()).to_numpy()
    return may_be


def _hash(claims: pd.DataFrame, columns: Sequence[str]) -> pd.Series:
    # Households may be told beside persons, since a person can have them taken for persons.
    metric = claims["metric"].astype("str").replace(PERSONS_OF)
    hashed: pd.Series = pd.util.hash_pandas_object(
        claims[list(columns)].assign(metric=metric), index=False
    )
    return hashed
