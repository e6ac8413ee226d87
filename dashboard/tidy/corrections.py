"""A person's changes, laid over the extraction each time the tables are read.

A correction names one cell. It is applied when the cell still holds what the correction says it
held; when the report was read again and the cell holds something else by now, the correction waits
as a conflict for a person to look at, and the cell shows what was read. A correction is undone by
one back, or by one that withdraws it, see `tidy/withdrawing.py`.

A figure is moved to another operation by its ``operation_id``, and pinned or excluded by its
``recommendation``; both read "" until a person says otherwise. An operation is renamed by
``operations.name`` and merged into another by ``operations.merged_into``; since operations are
worked out anew each time, these two have no guard here; `stray_corrections` tells which of them
speak of an operation that is not there.

What a place name means, in whatever report, is said by ``place_names.place_id``, see
`tidy/place_names.py`.
"""

from dataclasses import dataclass, replace
from datetime import date, datetime
from typing import Any

import numpy as np
import pandas as pd

from dashboard.base.errors import CorrectionError
from dashboard.base.vocabulary import MatchMethod
from dashboard.tidy.declaration import Column, Table, Type
from dashboard.tidy.derived import OPERATIONS
from dashboard.tidy.place_names import PLACE_NAMES, apply_names
from dashboard.tidy.schema import CORRECTIONS, FIGURES, PLACE_MENTIONS, PLACES, REPORTS
from dashboard.tidy.tables import Tables, cast
from dashboard.tidy.terms import CorrectionState
from dashboard.tidy.withdrawing import find_withdrawn, state_of_withdrawal

_Cell = str | int | float | bool | pd.Timestamp | None
_State = tuple[CorrectionState, str | None]
_EXAMPLES = {
    Type.TEXT: "text",
    Type.INTEGER: "a whole number such as 3000",
    Type.NUMBER: "a number such as 36.2",
    Type.DATE: "a day such as 2016-12-15",
    Type.TIME: "a day such as 2016-12-15",
    Type.BOOLEAN: "true or false",
}
_BOUNDS = ("low", "value", "high")

# Evidence and provenance are what was read; a correction leaves them as they are.
_FIXED = frozenset(
    {"figure_id", "report_id", "start", "end", "evidence", "sentence", "rule", "text"}
    | {"document_sha256", "location", "retrieved_at", "place_id"}
)
_CORRECTABLE: dict[str, dict[str, Column]] = {
    table.name: {column.name: column for column in table.columns if column.name not in _FIXED}
    for table in (REPORTS, FIGURES, PLACES)
} | {
    PLACE_MENTIONS.name: {"place_id": PLACE_MENTIONS.column_by_name["place_id"]},
    PLACE_NAMES: {"place_id": PLACE_MENTIONS.column_by_name["place_id"]},
    CORRECTIONS.name: {
        "state": Column(
            "state",
            Type.TEXT,
            "taken back, or not",
            is_nullable=True,
            allowed=(CorrectionState.WITHDRAWN.value,),
        )
    },
    OPERATIONS.name: {
        # Empty where the rule decides.
        "name": replace(OPERATIONS.column_by_name["name"], is_nullable=True),
        "merged_into": Column(
            "merged_into", Type.TEXT, "the operation it is a part of", is_nullable=True
        ),
    },
}


@dataclass(frozen=True, slots=True)
class Correction:
    """A change of one cell by a person.

    Attributes
    ----------
    corrected_at : datetime
        When, UTC, given by the caller.
    corrected_by : str
        Who.
    table_name, row_id, column_name : str
        The cell; a key of several columns is joined by |.
    old_value, new_value : str or None
        What stands there, and what shall: text, whole or decimal numbers, ISO days, true or false;
        None for a null.
    reason : str
        Why.
    """

    corrected_at: datetime
    corrected_by: str
    table_name: str
    row_id: str
    column_name: str
    old_value: str | None
    new_value: str | None
    reason: str


def check_correction(correction: Correction) -> None:
    """Hold a correction to the declaration of the cell it changes.

    Raises
    ------
    CorrectionError
        If the cell cannot be corrected or cannot hold the new value, or nobody or no reason is
        named.
    """
    columns = _CORRECTABLE.get(correction.table_name, {})
    if correction.column_name not in columns:
        raise CorrectionError(
            f"{correction.table_name}.{correction.column_name} cannot be corrected; "
            f"in {correction.table_name} these can: {', '.join(columns) or 'none'}"
        )
    if not correction.corrected_by.strip() or not correction.reason.strip():
        raise CorrectionError("a correction needs a name and a reason")
    if correction.table_name == CORRECTIONS.name and not correction.row_id.isdecimal():
        raise CorrectionError(f"{correction.row_id!r} is not the number of a correction")
    column = columns[correction.column_name]
    _read_cell(column, correction.new_value)
    if _write_cell(_read_cell(column, correction.old_value)) != correction.old_value:
        raise CorrectionError(
            f"{correction.old_value!r} is not how {column.name} is written in the table"
        )


def apply_corrections(tables: Tables) -> Tables:
    """Lay the corrections over the tables, in the order they were made.

    Parameters
    ----------
    tables : Tables
        As read out of the reports; not changed.

    Returns
    -------
    Tables
        The corrected tables; ``corrections.state`` tells what became of each correction, and
        ``found_value`` what a conflicting one found.

    Notes
    -----
    A corrected ``value`` brings ``low`` and ``high`` with it, since a person states it as it is.
    A correction that would leave a value outside its bounds is a conflict.
    """
    if tables.corrections.empty:
        return tables
    corrections = tables.corrections.sort_values("correction_id")
    withdrawn, there = find_withdrawn(corrections), frozenset(corrections["correction_id"])
    standing = corrections[~corrections["correction_id"].isin(withdrawn)]
    mentions, of_names = apply_names(tables.place_mentions, tables.places, standing)
    named = replace(tables, place_mentions=mentions)
    patches = {
        table.name: _Patch(table, getattr(named, table.name))
        for table in (REPORTS, FIGURES, PLACES, PLACE_MENTIONS)
        if table.name in set(corrections["table_name"])
    }

    def change(number: int, table_name: str, row_id: str, *cell: Any) -> _State:
        if number in withdrawn:
            return CorrectionState.WITHDRAWN, None
        if table_name == CORRECTIONS.name:
            return state_of_withdrawal(number, row_id, there), None
        if table_name not in patches:
            return of_names.get(number, (CorrectionState.APPLIED, None))
        column_name, old, new = cell
        return patches[table_name].change(row_id, column_name, _or_none(old), _or_none(new))

    columns = ["correction_id", "table_name", "row_id", "column_name", "old_value", "new_value"]
    found = [change(*row) for row in corrections[columns].to_numpy().tolist()]
    state, found_value = zip(*found, strict=True)
    corrections = corrections.assign(state=list(state), found_value=list(found_value))
    return replace(
        named,
        corrections=cast(CORRECTIONS, corrections),
        **{name: patch.frame for name, patch in patches.items()},
    )


class _Patch:
    """One table with its corrections laid over it."""

    def __init__(self, table: Table, frame: pd.DataFrame) -> None:
        keys = frame[table.key[0]]
        for name in table.key[1:]:
            keys = keys + "|" + frame[name]
        self.frame = frame.copy()
        self._columns = _CORRECTABLE[table.name]
        self._row = dict(zip(keys, frame.index, strict=True))

    def change(
        self, row_id: str, column_name: str, old_value: str | None, new_value: str | None
    ) -> tuple[CorrectionState, str | None]:
        """Change one cell if it still holds the old value."""
        if row_id not in self._row:
            return CorrectionState.ROW_GONE, None
        row = self._row[row_id]
        new = _read_cell(self._columns[column_name], new_value)
        found = _write_cell(self.frame.at[row, column_name])
        if found != old_value:
            is_settled = found == _write_cell(new)
            return CorrectionState.SETTLED if is_settled else CorrectionState.CONFLICT, found
        cells = {column_name: new}
        if column_name == "place_id":
            cells |= {"method": MatchMethod.CORRECTED.value, "score": 1.0}
        if column_name == "value" and new is not None:
            cells |= {"low": new, "high": new}
        if not self._is_in_order(row, cells):
            return CorrectionState.CONFLICT, found
        for name, cell in cells.items():
            self.frame.loc[row, name] = cell
        return CorrectionState.APPLIED, None

    def _is_in_order(self, row: int, cells: dict[str, _Cell]) -> bool:
        if not cells.keys() & set(_BOUNDS):
            return True
        after = [cells.get(name, self.frame.at[row, name]) for name in _BOUNDS]
        bounds = [int(str(bound)) for bound in after if _write_cell(bound) is not None]
        return bounds == sorted(bounds)


def _write_cell(cell: Any) -> str | None:
    """Return a cell as a correction states it."""
    if pd.isna(cell):
        return None
    if isinstance(cell, pd.Timestamp):
        return cell.date().isoformat()
    return str(cell).lower() if isinstance(cell, bool | np.bool_) else str(cell)


def _or_none(cell: Any) -> str | None:
    return None if pd.isna(cell) else str(cell)


def _read_cell(column: Column, value: str | None) -> _Cell:
    """Return what a correction states as the column's frame holds it."""
    told = f"{value!r} cannot stand in {column.name}"
    if value is None:
        if not column.is_nullable:
            raise CorrectionError(f"{column.name} cannot be empty")
        return None
    if column.allowed and value not in column.allowed:
        allowed = ", ".join(repr(one) for one in column.allowed)
        raise CorrectionError(f"{told}; these can: {allowed}")
    try:
        match column.type:
            case Type.INTEGER:
                return int(value)
            case Type.NUMBER:
                return float(value)
            case Type.DATE | Type.TIME:
                return pd.Timestamp(date.fromisoformat(value))
            case Type.BOOLEAN:
                return {"true": True, "false": False}[value]
            case Type.TEXT:
                return value
    except (ValueError, KeyError) as error:
        raise CorrectionError(f"{told}; write {_EXAMPLES[column.type]}") from error
