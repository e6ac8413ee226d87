"""Which claims are others than before, and which totals tell of them."""

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
    compared = [
        "operation",
        "wider_operation_ids",
        *(name for name in WEIGHED if name not in _FIXED),
    ]
    columns = [*compared, "report_id"]
    both = pd.concat([before[columns], after[columns]], ignore_index=True)
    hashed = pd.util.hash_pandas_object(both[compared], index=False)
    # figure_ids make every row its own, so one that is in both cancels itself out.
    return both[~hashed.duplicated(keep=False).to_numpy()]


def is_told_beside(claims: pd.DataFrame, others: pd.DataFrame) -> np.ndarray:
    """Return which claims stand in a report with one of some others, or share source and day."""
    is_told = np.zeros(len(claims), dtype=bool)
    if len(others):
        codes = {name: _number(claims[name], others[name]) for name in BESIDE[1:]}
        for columns in _TOLD_BY:
            numbers = np.zeros(len(claims) + len(others), dtype="int64")
            for name in columns:
                numbers = numbers * (codes[name].max() + 1) + codes[name]
            is_told |= np.isin(numbers[: len(claims)], numbers[len(claims) :])
    return is_told


def _number(claims: pd.Series, others: pd.Series) -> np.ndarray:
    """Return the values of two columns as numbers from 0, one column after the other."""
    numbers: np.ndarray
    numbers, values = pd.factorize(pd.concat([claims, others]), use_na_sentinel=False)
    if claims.name == "metric":
        # Households may be told beside persons, since a person can have them taken for persons.
        persons = np.array([PERSONS_OF.get(one, one) for one in values], dtype=object)
        numbers = pd.factorize(persons)[0][numbers]
    return numbers
