"""What a person may write into a cell: no more than any evacuation, day or place on Earth needs."""

import pandas as pd

from dashboard.base.errors import CorrectionError
from dashboard.tidy.correctable import Cell, read_cell
from dashboard.tidy.declaration import Column
from dashboard.tidy.regrouping import is_misdated

_NUMBERS = (0, 10**12)
_DEGREES = {"lat": (-90, 90), "lon": (-180, 180)}
_YEARS = (1900, 2100)
_NAMING_OPERATIONS = frozenset({"operation_id", "merged_into"})


def read_new(row_id: str, column: Column, value: str | None) -> Cell:
    """Return what a person wants in a cell, as the column's frame holds it.

    Raises
    ------
    CorrectionError
        If the column cannot hold it, or it is beyond what can be; in words for the person.

    Notes
    -----
    Only for what shall stand there: what was read may be beyond these limits, and is corrected
    for that.
    """
    cell = read_cell(column, value)
    if isinstance(cell, pd.Timestamp):
        least, most = _YEARS
        if not least <= cell.year <= most:
            raise CorrectionError(
                f"{value!r} cannot stand in {column.name}; "
                f"write a day of the years {least} to {most}"
            )
    elif isinstance(cell, int | float) and not isinstance(cell, bool):
        least, most = _DEGREES.get(column.name, _NUMBERS)
        # Written so that what is not a number is refused, too.
        if not least <= cell <= most:
            raise CorrectionError(
                f"{value!r} cannot stand in {column.name}; write a number from {least} to {most}"
            )
    elif column.name == "subset_of" and cell and cell == row_id:
        raise CorrectionError("a figure cannot be a part of itself; name another, or none")
    elif column.name in _NAMING_OPERATIONS and cell:
        check_operation(str(cell))
    return cell


def check_operation(reference: str) -> None:
    """Refuse a reference to an operation whose day is none.

    Raises
    ------
    CorrectionError
        If it looks like a place with a day, and there is no such day.
    """
    if is_misdated(reference):
        raise CorrectionError(
            f"{reference!r} names no operation; write its day as in 'aleppo@2016-12-15'"
        )
