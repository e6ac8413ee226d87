"""What a person may write into a cell: no more than any evacuation, day or place on Earth needs."""

from collections.abc import Mapping, Sequence
from typing import Any

import pandas as pd

from dashboard.base.errors import CorrectionError
from dashboard.base.metrics import METRIC_BY_ID, unit_of
from dashboard.tidy.correctable import Cell, read_cell
from dashboard.tidy.declaration import Column
from dashboard.tidy.regrouping import is_misdated

NUMBERS = ("low", "value", "high")
DAYS = ("start_date", "end_date")
WHOLE = "subset_of"
_PARTS = (WHOLE,)
_UNITS = ("unit",)
DISORDERS: Mapping[Sequence[str], str] = {
    NUMBERS: "The lowest number may not be above the highest, nor the number outside of them.",
    DAYS: "The first day may not come after the last one.",
    _PARTS: "A figure can only be a part of one of its own report that is no part of it.",
    _UNITS: "That unit is none of what the figure counts: choose what it counts first.",
}
"""What is wrong with cells that cannot stand beside the others of their row, by the columns."""
_RANGE = (0, 10**12)
_RANGES = {
    "lat": (-90, 90),
    "lon": (-180, 180),
    # Half of the way around the Earth, and ten years.
    "precision_km": (0, 20_040),
    "course_days": (0, 3_660),
}
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
        least, most = _RANGES.get(column.name, _RANGE)
        # Written so that what is not a number is refused, too.
        if not least <= cell <= most:
            raise CorrectionError(
                f"{value!r} cannot stand in {column.name}; write a number from {least} to {most}"
            )
    elif column.name == WHOLE and cell and cell == row_id:
        raise CorrectionError("a figure cannot be a part of itself; name another, or none")
    elif column.name == "merged_into" and cell and cell == row_id:
        raise CorrectionError("an operation cannot be merged into itself; name another, or none")
    elif column.name in _NAMING_OPERATIONS and cell:
        check_operation(str(cell))
    return cell


def check_order(cells: Mapping[Any, Any], names: Sequence[str]) -> None:
    """Refuse numbers or days of a figure that are not in their order.

    Parameters
    ----------
    cells : mapping
        A row of the `figures` table.
    names : sequence of str
        `NUMBERS` or `DAYS`; one that is empty is passed over.

    Raises
    ------
    CorrectionError
        In words for the person.
    """
    stated = [cells[name] for name in names if not pd.isna(cells[name])]
    if stated != sorted(stated):
        raise CorrectionError(DISORDERS[tuple(names)])


def check_unit(metric: str, unit: str) -> None:
    """Refuse a unit in which nobody tells what is counted.

    Parameters
    ----------
    metric, unit : str
        Of a figure.

    Raises
    ------
    CorrectionError
        In words for the person.
    """
    # A store may hold metrics that this program has not.
    if metric in METRIC_BY_ID and unit != unit_of(metric, unit):
        raise CorrectionError(DISORDERS[_UNITS])


def check_whole(figure_id: str, whole_id: str, wholes: Mapping[str, str]) -> None:
    """Refuse a whole that stands in another report, or is a part of the figure itself.

    Parameters
    ----------
    figure_id, whole_id : str
        The figure and what it shall be a part of.
    wholes : mapping of str to str
        The figures of its report, each with its whole or "".

    Raises
    ------
    CorrectionError
        In words for the person.

    Notes
    -----
    What is said of a whole stands beside its part, also where the part alone may be passed on.
    """
    if whole_id not in wholes:
        raise CorrectionError(DISORDERS[_PARTS])
    passed = {figure_id}
    while whole_id:
        if whole_id in passed:
            raise CorrectionError(DISORDERS[_PARTS])
        passed.add(whole_id)
        whole_id = wholes.get(whole_id, "")


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
