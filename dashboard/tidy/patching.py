"""One table with what people corrected of it laid over; only the rows they speak of are read."""

import json
from collections import defaultdict
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import pandas as pd

from dashboard.base.errors import CorrectionError
from dashboard.base.metrics import unit_of
from dashboard.base.vocabulary import MatchMethod
from dashboard.tidy.additions import ADDED_RULE
from dashboard.tidy.correctable import CORRECTABLE, Cell, write_cell
from dashboard.tidy.declaration import Table
from dashboard.tidy.limits import (
    DAYS,
    NUMBERS,
    WHOLE,
    check_order,
    check_unit,
    check_whole,
    read_new,
)
from dashboard.tidy.placing import ROLES
from dashboard.tidy.reviewing import CONTENT_COLUMNS, find_status, holds
from dashboard.tidy.schema import FIGURES
from dashboard.tidy.tables import cast
from dashboard.tidy.terms import CorrectionState

State = tuple[CorrectionState, str | None]
"""What became of a correction, and what it found in place of its old value."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """A correction that stands: its number, its cell, what it expects there and what shall be."""

    number: int
    row_id: str
    column_name: str
    old_value: str | None
    new_value: str | None


class Patch:
    """A table and the corrections of it.

    Parameters
    ----------
    table : Table
        Its declaration.
    frame : pandas.DataFrame
        Its rows; not changed.
    row_ids : collection of str
        Keys of the rows that are spoken of.
    """

    def __init__(self, table: Table, frame: pd.DataFrame, row_ids: Collection[str]) -> None:
        keys = frame[table.key[0]]
        for name in table.key[1:]:
            keys = keys + "|" + frame[name]
        is_meant = keys.isin(row_ids)
        if table is FIGURES:
            is_meant |= frame["rule"] == ADDED_RULE
        self._table, self._frame = table, frame
        self._columns = CORRECTABLE[table.name]
        rows = frame[is_meant]
        self._index = rows.index
        self._rows = dict(zip(keys[is_meant], rows.to_dict("records"), strict=True))
        self._states: dict[int, State] = {}
        self._changed: set[str] = set()
        self._said: dict[str, str] = {}
        self._read: dict[str, dict[str, str | None]] = {}
        self._dated: defaultdict[str, list[tuple[Wanted, Cell]]] = defaultdict(list)

    def change(self, wanted: Wanted) -> None:
        """Change one cell if it still holds the old value, and can hold the new one."""
        row, name = self._rows.get(wanted.row_id), wanted.column_name
        if row is None:
            self._states[wanted.number] = CorrectionState.ROW_GONE, None
            return
        found = write_cell(row.get(name))
        try:
            new = self._read_new(wanted)
            cells = {name: new} | _brought_along(name, new)
            if found == wanted.old_value and cells.keys() & set(NUMBERS):
                check_order(row | cells, NUMBERS)
        except CorrectionError:
            self._states[wanted.number] = CorrectionState.CONFLICT, found
            return
        if found != wanted.old_value:
            is_settled = found == write_cell(new)
            state = CorrectionState.SETTLED if is_settled else CorrectionState.CONFLICT
            self._states[wanted.number] = state, found
            return
        if name in CONTENT_COLUMNS:
            self._said.pop(wanted.row_id, None)
            read = self._read.setdefault(wanted.row_id, {})
            for one in cells:
                read.setdefault(one, write_cell(row[one]))
        if name in DAYS:
            self._dated[wanted.row_id].append((wanted, row[name]))
        row.update(cells)
        self._changed.update(cells)
        self._states[wanted.number] = CorrectionState.APPLIED, None

    def _read_new(self, wanted: Wanted) -> Cell:
        if wanted.column_name not in self._columns:
            raise CorrectionError(f"{wanted.column_name} cannot be corrected")
        new = read_new(wanted.row_id, self._columns[wanted.column_name], wanted.new_value)
        if wanted.column_name == WHOLE and new:
            check_whole(wanted.row_id, str(new), self._beside(wanted.row_id))
        if wanted.column_name == "unit":
            check_unit(self._rows[wanted.row_id]["metric"], str(new))
        return new

    def _beside(self, figure_id: str) -> Mapping[str, str]:
        """Return the figures of a figure's report, each with its whole, as corrected by now."""
        report_id = self._rows[figure_id]["report_id"]
        stated = self._wholes.get(report_id, {})
        return stated | {one: self._rows[one][WHOLE] for one in stated if one in self._rows}

    @cached_property
    def _wholes(self) -> Mapping[str, dict[str, str]]:
        """The figures of the reports that are spoken of, each with its whole as it was read."""
        reports = {row["report_id"] for row in self._rows.values()}
        there = self._frame[self._frame["report_id"].isin(reports)]
        found: defaultdict[str, dict[str, str]] = defaultdict(dict)
        names = ["report_id", "figure_id", WHOLE]
        for report_id, figure_id, whole in there[names].itertuples(index=False, name=None):
            found[report_id][figure_id] = whole
        return found

    def review(self, wanted: Wanted) -> None:
        """Take what is said of a figure, if it still reads as it did then."""
        row = self._rows.get(wanted.row_id)
        if row is None:
            self._states[wanted.number] = CorrectionState.ROW_GONE, None
        elif not holds(row, wanted.old_value or "{}"):
            self._states[wanted.number] = CorrectionState.CONFLICT, str(row["evidence"])
        else:
            self._said[wanted.row_id] = wanted.new_value or ""
            self._states[wanted.number] = CorrectionState.APPLIED, None

    def settle(self) -> Mapping[int, State]:
        """Return what became of each correction, by its number.

        Notes
        -----
        A stretch of days may be moved by two corrections, after the first of which it would end
        before it starts: so only what they come to in the end is looked at, and the last ones
        that leave it in disorder are passed over.
        """
        for row_id, dated in self._dated.items():
            self._set_in_order(self._rows[row_id], dated)
        if self._table is FIGURES:
            self._note_reviews()
        return self._states

    def _set_in_order(self, row: dict[Any, Any], dated: list[tuple[Wanted, Cell]]) -> None:
        while dated:
            try:
                check_order(row, DAYS)
            except CorrectionError:
                wanted, before = dated.pop()
                row[wanted.column_name] = before
                self._states[wanted.number] = CorrectionState.CONFLICT, write_cell(before)
            else:
                return

    def _note_reviews(self) -> None:
        """Note of each figure what was read of it and what became of it under review."""
        for row_id, row in self._rows.items():
            read = {
                name: cell
                for name, cell in self._read.get(row_id, {}).items()
                if write_cell(row[name]) != cell
            }
            row["read_as"] = json.dumps(read, ensure_ascii=False) if read else ""
            row["review_status"] = find_status(
                self._said.get(row_id, ""), row["read_as"], is_added=row["rule"] == ADDED_RULE
            )
        self._changed |= {"read_as", "review_status"}

    def result(self) -> pd.DataFrame:
        """Return the table as it stands then."""
        frame = self._frame.copy()
        if self._rows and self._changed:
            rows = self._rows.values()
            after = {name: [row[name] for row in rows] for name in sorted(self._changed)}
            typed = cast(self._table, pd.DataFrame(after, index=self._index))
            for name in after:
                frame.loc[self._index, name] = typed[name]
        return frame


def _brought_along(column_name: str, new: Cell) -> dict[str, Cell]:
    """Return the cells that change with one that is corrected."""
    if column_name == "place_id":
        return {"method": MatchMethod.CORRECTED.value, "score": 1.0}
    if column_name == "value" and new is not None:
        return {"low": new, "high": new}
    if column_name == "metric":
        return {"unit": unit_of(str(new), None)}
    if column_name in ROLES:
        return {"is_place_carried": False}
    return {}
