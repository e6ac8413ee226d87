"""A person's changes, laid over the extraction each time the tables are read.

A correction names one cell. It is applied when the cell still holds what the correction says it
held; when the report was read again and the cell holds something else by now, the correction waits
as a conflict for a person to look at, and the cell shows what was read. A correction is undone by
one back, or by one that withdraws it, see `tidy/withdrawing.py`. Where the text of a report was
edited, its corrections follow it, see `tidy/successors.py`. One that would not hold when it is made
is refused, see `tidy/accepting.py`.

A figure is moved to another operation by its ``operation_id``, and pinned or excluded by its
``recommendation``; both read "" until a person says otherwise. An operation is renamed by
``operations.name`` and merged into another by ``operations.merged_into``; since operations are
worked out anew each time, these two have no guard here; `stray_corrections` tells which of them
speak of an operation that is not there.

What a place name means, in whatever report, is said by ``place_names.place_id``, see
`tidy/place_names.py`.

What is said of a figure as a whole stands in ``reviews``, see `tidy/reviewing.py`; a figure that a
person adds in ``added_figures``, see `tidy/additions.py`. ``figures.read_as`` keeps what was read
in every corrected cell of a figure. A report that is taken out stands in ``removed_reports``, see
`tidy/removing.py`.
"""

from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any

import pandas as pd

from dashboard.base.errors import CorrectionError
from dashboard.tidy.additions import ADDED_FIGURES, add_figures, check_addition
from dashboard.tidy.correctable import CORRECTABLE, read_cell, write_cell
from dashboard.tidy.declaration import Table
from dashboard.tidy.derived import OPERATIONS
from dashboard.tidy.limits import check_operation, read_new
from dashboard.tidy.patching import Patch, State, Wanted
from dashboard.tidy.place_names import PLACE_NAMES, apply_names
from dashboard.tidy.removing import REMOVED_REPORTS, remove_reports
from dashboard.tidy.reviewing import REVIEWS, check_review
from dashboard.tidy.schema import CORRECTIONS, FIGURES, PLACE_MENTIONS, PLACES, REPORTS
from dashboard.tidy.stated_names import add_stated_names
from dashboard.tidy.tables import Tables, cast
from dashboard.tidy.terms import CorrectionState
from dashboard.tidy.withdrawing import find_withdrawn, number_of, state_of_withdrawal

_COLUMNS = ["correction_id", "table_name", "row_id", "column_name", "old_value", "new_value"]


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
    deed : str
        What it changes, in words, as things are called when it is made.
    """

    corrected_at: datetime
    corrected_by: str
    table_name: str
    row_id: str
    column_name: str
    old_value: str | None
    new_value: str | None
    reason: str
    deed: str = ""


def check_correction(correction: Correction) -> None:
    """Hold a correction to the declaration of the cell it changes.

    Raises
    ------
    CorrectionError
        If the cell cannot be corrected or hold the new value, or no name or reason is given.
    """
    if not correction.corrected_by.strip() or not correction.reason.strip():
        raise CorrectionError("a correction needs a name and a reason")
    if correction.table_name == REVIEWS:
        check_review(correction.column_name, correction.old_value, correction.new_value)
        return
    if correction.table_name == ADDED_FIGURES:
        check_addition(correction.row_id, correction.new_value)
        return
    columns = CORRECTABLE.get(correction.table_name, {})
    if correction.column_name not in columns:
        raise CorrectionError(
            f"{correction.table_name}.{correction.column_name} cannot be corrected; "
            f"in {correction.table_name} these can: {', '.join(columns) or 'none'}"
        )
    if correction.table_name == CORRECTIONS.name and number_of(correction.row_id) is None:
        raise CorrectionError(f"{correction.row_id!r} is not the number of a correction")
    column = columns[correction.column_name]
    if correction.table_name == OPERATIONS.name:
        check_operation(correction.row_id)
    new = read_new(correction.row_id, column, correction.new_value)
    old = read_cell(column, correction.old_value)
    for cell, stated in ((old, correction.old_value), (new, correction.new_value)):
        if write_cell(cell) != stated:
            raise CorrectionError(f"{stated!r} is not how {column.name} is written in the table")


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
    A correction that would leave a value outside its bounds, days in the wrong order, or a figure
    a part of one of another report is a conflict.
    """
    if tables.corrections.empty:
        return tables
    corrections = tables.corrections.sort_values("correction_id")
    withdrawn, there = find_withdrawn(corrections), frozenset(corrections["correction_id"])
    states: dict[int, State] = {
        number: (CorrectionState.WITHDRAWN, None)
        if number in withdrawn
        else (state_of_withdrawal(number, row_id, there), None)
        if table_name == CORRECTIONS.name
        else (CorrectionState.APPLIED, None)
        for number, table_name, row_id in corrections[_COLUMNS[:3]].to_numpy().tolist()
    }
    standing = corrections[~corrections["correction_id"].isin(withdrawn)]
    changed, found = _change_tables(tables, standing)
    states |= found
    state, found_value = zip(*(states[one] for one in corrections["correction_id"]), strict=True)
    corrections = corrections.assign(state=list(state), found_value=list(found_value))
    return replace(changed, corrections=cast(CORRECTIONS, corrections))


def _change_tables(tables: Tables, standing: pd.DataFrame) -> tuple[Tables, dict[int, State]]:
    """Return the tables with what stands laid over them, and what became of each correction."""
    named = set(standing["table_name"])
    states: dict[int, State] = {}

    def lay(table: Table, frame: pd.DataFrame, *names: str) -> Patch:
        rows = standing.loc[standing["table_name"].isin(names), _COLUMNS]
        patch = Patch(table, frame, frozenset(rows["row_id"]))
        for number, table_name, row_id, column_name, old, new in rows.to_numpy().tolist():
            wanted = Wanted(number, row_id, column_name, _or_none(old), _or_none(new))
            (patch.review if table_name == REVIEWS else patch.change)(wanted)
        states.update(patch.settle())
        return patch

    reports, figures, places = tables.reports, tables.figures, tables.places
    if REPORTS.name in named:
        reports = lay(REPORTS, reports, REPORTS.name).result()
    if PLACES.name in named:
        places = lay(PLACES, places, PLACES.name).result()
    mentions = tables.place_mentions
    if named & {FIGURES.name, REVIEWS, ADDED_FIGURES}:
        figures, added = add_figures(figures, reports, standing)
        states |= added
        figures = lay(FIGURES, figures, FIGURES.name, REVIEWS).result()
        mentions = add_stated_names(mentions, places, figures)
    if PLACE_NAMES in named:
        mentions, of_names = apply_names(mentions, places, standing)
        states |= of_names
    if PLACE_MENTIONS.name in named:
        mentions = lay(PLACE_MENTIONS, mentions, PLACE_MENTIONS.name).result()
    changed = replace(
        tables, reports=reports, figures=figures, places=places, place_mentions=mentions
    )
    if REMOVED_REPORTS in named:
        changed, of_removed = remove_reports(changed, standing)
        states |= of_removed
    return changed, states


def _or_none(cell: Any) -> str | None:
    return None if pd.isna(cell) else str(cell)
