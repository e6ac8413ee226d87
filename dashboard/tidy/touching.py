"""Which claims are others than before, and which totals tell of them."""

from collections.abc import Iterator

import numpy as np
import pandas as pd

from dashboard.tidy.households import PERSONS_OF
from dashboard.tidy.rows import plain_values
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
        mine, theirs = claims[list(columns)], others[list(columns)]
        may_be = _may_be(mine, theirs)
        mine = mine[may_be]
        keys = set(_keys(theirs[_may_be(theirs, mine)]))
        is_told[may_be] |= np.fromiter((key in keys for key in _keys(mine)), bool, len(mine))
    return pd.Series(is_told, index=claims.index)


def _may_be(claims: pd.DataFrame, others: pd.DataFrame) -> np.ndarray:
    """Return which claims have in each column a value that some of the others has."""
    may_be = np.ones(len(claims), dtype=bool)
    for name in claims:
        if name != "metric":  # households are told beside persons
            may_be &= claims[name].isin(others[name].unique()).to_numpy()
    return may_be


def _keys(claims: pd.DataFrame) -> Iterator[tuple[object, ...]]:
    """Yield what each claim is told by."""
    # Households may be told beside persons, since a person can have them taken for persons.
    metrics = (PERSONS_OF.get(one, one) for one in plain_values(claims["metric"]))
    rest = (plain_values(claims[name]) for name in claims if name != "metric")
    return zip(metrics, *rest, strict=True)
