"""Corrections that take back another one, so that the log keeps both.

Such a correction has ``corrections`` as its table, the other's number as its row, ``state`` as its
column and ``withdrawn`` as its new value. What it takes back is passed over as if nobody had made
it; a later correction that built on it then finds another value and waits as a conflict. A
withdrawal can be withdrawn itself.
"""

import pandas as pd

from dashboard.tidy.schema import CORRECTIONS
from dashboard.tidy.terms import CorrectionState

CellChange = tuple[str, str, str, str | None, str | None]
"""Table, row, column, old value and new value of a correction."""

_MOST_DIGITS = 18  # What a 64-bit number always holds.


def withdraw(number: int) -> CellChange:
    """Return the change of a cell that takes a correction back."""
    return CORRECTIONS.name, str(number), "state", None, CorrectionState.WITHDRAWN.value


def is_withdrawal(corrections: pd.DataFrame) -> "pd.Series[bool]":
    """Return which corrections take back another one."""
    return corrections["table_name"] == CORRECTIONS.name


def number_of(row_id: str) -> int | None:
    """Return the number of the correction that a row names, None where it can be none."""
    is_number = row_id.isdecimal() and len(row_id) <= _MOST_DIGITS
    return int(row_id) if is_number else None


def find_withdrawn(corrections: pd.DataFrame) -> frozenset[int]:
    """Return the numbers of the corrections that were taken back.

    Parameters
    ----------
    corrections : pandas.DataFrame
        The `corrections` table.

    Notes
    -----
    One can only take back what was there before it, so from the last to the first each is either
    taken back by then or holds.
    """
    rows = corrections.loc[is_withdrawal(corrections), ["correction_id", "row_id"]]
    there = set(corrections["correction_id"])
    withdrawn: set[int] = set()
    for number, row_id in rows.sort_values("correction_id", ascending=False).to_numpy().tolist():
        target = number_of(row_id)
        if number not in withdrawn and target is not None and target < number and target in there:
            withdrawn.add(target)
    return frozenset(withdrawn)


def state_of_withdrawal(number: int, row_id: str, there: frozenset[int]) -> CorrectionState:
    """Return what became of a correction that takes back another one."""
    target = number_of(row_id)
    is_there = target is not None and target in there and target < number
    return CorrectionState.APPLIED if is_there else CorrectionState.ROW_GONE
