"""Corrections that take back another one, so that the log keeps both.

Such a correction has ``corrections`` as its table, the other's number as its row, ``state`` as its
column and ``withdrawn`` as its new value. What it takes back is passed over as if nobody had made
it; a later correction that built on it then finds another value and waits as a conflict. A
withdrawal can be withdrawn itself.
"""

import pandas as pd

from dashboard.tidy.schema import CORRECTIONS
from dashboard.tidy.terms import CorrectionState


def is_withdrawal(corrections: pd.DataFrame) -> "pd.Series[bool]":
    """Return which corrections take back another one."""
    return corrections["table_name"] == CORRECTIONS.name


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
    for number, target in rows.sort_values("correction_id", ascending=False).to_numpy().tolist():
        if number not in withdrawn and int(target) < number and int(target) in there:
            withdrawn.add(int(target))
    return frozenset(withdrawn)


def state_of_withdrawal(number: int, target: str, there: frozenset[int]) -> CorrectionState:
    """Return what became of a correction that takes back another one."""
    is_there = int(target) in there and int(target) < number
    return CorrectionState.APPLIED if is_there else CorrectionState.ROW_GONE
