"""A person's say over operations: figures moved, operations merged and renamed.

A correction names an operation by its id, which holds an area and its first day. When earlier
figures come in, that day, or the area's main place, is another one; so a reference means the
operation of that area which comes nearest to that day.
"""

from collections.abc import Callable, Collection, Hashable, Mapping
from dataclasses import dataclass
from datetime import date, timedelta
from typing import Any

import pandas as pd

from dashboard.tidy.derived import OPERATIONS
from dashboard.tidy.terms import CorrectionState

GAP = timedelta(days=14)
"""How long nothing may happen within one operation."""


@dataclass(frozen=True, slots=True)
class Directory:
    """The operations that the rule finds, to be looked up by what a correction calls them.

    Attributes
    ----------
    spans : mapping of str to (date, date)
        First and last day of each operation, by its id; those without days are left out.
    area_of : mapping of str to str
        place_id to the main place of its area.
    """

    spans: Mapping[str, tuple[date, date]]
    area_of: Mapping[str, str]

    def find(self, reference: str) -> str:
        """Return the id of the operation that is meant, or the reference where there is none."""
        place_id, _, day = reference.rpartition("@")
        wanted = _read_day(day)
        if reference in self.spans or wanted is None:
            return reference
        area = self.area_of.get(place_id, place_id)
        near = [
            (abs(first - wanted), operation_id)
            for operation_id, (first, last) in self.spans.items()
            if operation_id.rpartition("@")[0] == area
            # Differences of days, since the first day there is has none before it.
            and first - wanted <= GAP
            and wanted - last <= GAP
        ]
        return min(near)[1] if near else reference


def _read_day(text: str) -> date | None:
    try:
        return date.fromisoformat(text)
    except ValueError:
        return None


def is_misdated(reference: str) -> bool:
    """Return whether a reference looks like a place with a day, and there is no such day."""
    _, at, day = reference.rpartition("@")
    return bool(at) and day[:4].isdecimal() and _read_day(day) is None


def regroup(
    found: pd.Series, moved: pd.Series, corrections: pd.DataFrame, directory: Directory
) -> pd.Series:
    """Return the operation of each figure as a person has it.

    Parameters
    ----------
    found : pandas.Series
        The operation_id that the rule finds for each figure.
    moved : pandas.Series
        The one that a correction names for it, or "".
    corrections : pandas.DataFrame
        The `corrections` table.
    directory : Directory
        The operations that the rule finds.

    Notes
    -----
    A name that no operation has makes a new one: so an operation is split. Of merges in a circle
    the last one counts for nothing.
    """
    named = {one: directory.find(one) for one in moved.unique() if one}
    operation_ids = moved.map(named).where(moved != "", found)
    merged = _merge(corrections, directory.find)
    ends = {one: _end(one, merged) for one in operation_ids.unique()}
    regrouped: pd.Series = operation_ids.map(ends).astype("str")
    return regrouped


def _merge(corrections: pd.DataFrame, find: Callable[[str], str] = str) -> dict[str, str]:
    """Return what each operation was merged into; a merge that closes a circle is passed over."""
    merged: dict[str, str] = {}
    for one, other in _said(corrections, "merged_into").items():
        source, target = find(one), find(other) if other else ""
        if target and _end(target, merged) != source:
            merged[source] = target
    return merged


def is_circular(corrections: pd.DataFrame, merge: Mapping[Hashable, Any]) -> bool:
    """Return whether a correction merges an operation into one that is a part of it already.

    Parameters
    ----------
    corrections : pandas.DataFrame
        The `corrections` table, with its states.
    merge : mapping
        A row of it, on operations.
    """
    one, into = merge["row_id"], merge["new_value"]
    if merge["column_name"] != "merged_into" or pd.isna(into):
        return False
    is_other = corrections["row_id"] != one
    is_before = corrections["correction_id"] < merge["correction_id"]
    return successor(corrections[is_other & is_before], str(into)) == str(one)


def _end(operation_id: str, merged: Mapping[str, str]) -> str:
    passed = {operation_id}
    while (following := merged.get(operation_id, operation_id)) not in passed:
        passed.add(operation_id := following)
    return operation_id


def successor(corrections: pd.DataFrame, operation_id: str) -> str:
    """Return the operation that one was merged into, itself where it was not."""
    return _end(operation_id, _merge(corrections))


def new_names(corrections: pd.DataFrame, directory: Directory) -> dict[str, str]:
    """Return the names a person gave to operations, by id."""
    said = _said(corrections, "name")
    return {directory.find(one): name for one, name in said.items() if name}


def _said(corrections: pd.DataFrame, column: str) -> dict[str, str]:
    """Return what was last said of each operation, in the order in which that was said."""
    rows = _standing(corrections)
    rows = rows[rows["column_name"] == column].drop_duplicates("row_id", keep="last")
    return dict(zip(rows["row_id"], rows["new_value"].fillna(""), strict=True))


def _standing(corrections: pd.DataFrame) -> pd.DataFrame:
    """Return the corrections on operations that hold, in the order they were made."""
    return corrections[
        (corrections["table_name"] == OPERATIONS.name)
        & (corrections["state"] == CorrectionState.APPLIED)
    ].sort_values("correction_id")


def find_strays(
    corrections: pd.DataFrame, directory: Directory, operation_ids: Collection[str]
) -> frozenset[int]:
    """Return the numbers of the standing corrections that speak of an operation nobody finds.

    Parameters
    ----------
    corrections : pandas.DataFrame
        The `corrections` table, with its states.
    directory : Directory
        The operations that the rule finds.
    operation_ids : collection of str
        Those, and the ones that a person made by moving figures.
    """
    rows = _standing(corrections)
    return frozenset(
        number
        for number, row_id, column, new in rows[
            ["correction_id", "row_id", "column_name", "new_value"]
        ].to_numpy()
        for meant in [row_id, *([new] if column == "merged_into" and new else [])]
        if directory.find(meant) not in operation_ids
    )
