"""Corrections as they are made: one that would change nothing is refused, and all made with it.

What was true of a correction when it was made may not be so later, when reports were read again;
then it waits in the log. But a person who corrects what a colleague has changed meanwhile, or what
cannot be so, is told at once.
"""

from collections.abc import Collection, Mapping
from typing import Any

import pandas as pd
from sqlalchemy import Connection, or_, select, true
from sqlalchemy.sql.expression import ColumnElement

from dashboard.base.errors import CorrectionError
from dashboard.tidy.additions import ADDED_FIGURES, report_of_added
from dashboard.tidy.carrying import read_successors
from dashboard.tidy.corrections import apply_corrections
from dashboard.tidy.database import SQL_TABLES
from dashboard.tidy.declaration import Table
from dashboard.tidy.derived import OPERATIONS
from dashboard.tidy.limits import DISORDERS
from dashboard.tidy.place_names import NO_PLACE, PLACE_NAMES
from dashboard.tidy.regrouping import is_circular
from dashboard.tidy.removing import REMOVED_REPORTS, REPLACED
from dashboard.tidy.reviewing import REVIEWS
from dashboard.tidy.schema import (
    CORRECTIONS,
    FIGURES,
    LEFTOVERS,
    PLACE_MENTIONS,
    PLACES,
    REPORTS,
)
from dashboard.tidy.successors import follow_edits
from dashboard.tidy.tables import Tables, cast, make_frame
from dashboard.tidy.terms import CorrectionState
from dashboard.tidy.withdrawing import number_of

_WAITING = (CorrectionState.CONFLICT, CorrectionState.ROW_GONE)
# What these two change is worked out of all tables; whether it is there shows when these are read.
_UNCHECKED = (OPERATIONS.name, PLACE_NAMES)
_OF_PLACES = (PLACE_MENTIONS.name, PLACE_NAMES)
# Of these corrections few are made, and what they speak of does not show in their row_id.
_READ_WHOLE = (
    *(CORRECTIONS.name, ADDED_FIGURES, PLACE_MENTIONS.name, OPERATIONS.name, REMOVED_REPORTS),
)
_MOST_NAMED = 10_000
"""Ids that one query may name: databases take some ten thousands."""
_LOG = SQL_TABLES[CORRECTIONS.name]
_GONE = "What this would change is not there any more: look again."
_OTHERWISE = "This figure reads otherwise by now: look again."
_REMOVED = "Somebody removed this report already."
_NO_VERSION = (
    "A report can only give way to another one that is kept and did not give way to it: look again."
)
_CIRCULAR = "That operation is a part of this one already: look again."

Row = Mapping[Any, Any]


def check_holding(connection: Connection, numbers: Collection[int]) -> None:
    """Refuse corrections that were just written down and do not hold.

    Parameters
    ----------
    connection : sqlalchemy.Connection
        In the transaction that wrote them down; an error takes back all of it.
    numbers : collection of int
        Their numbers in the log.

    Raises
    ------
    CorrectionError
        In words for the person: what it would change is gone, reads otherwise by now, or cannot
        be so; a report was removed already, or operations would be merged in a circle; or a place
        is named that nobody knows.
    """
    if not numbers:
        return
    tables = _read_around(connection, numbers)
    log = apply_corrections(tables).corrections
    places = {"", NO_PLACE, *tables.places["place_id"]}
    for row in log[log["correction_id"].isin(numbers)].to_dict("records"):
        if row["table_name"] in _OF_PLACES and row["new_value"] not in places:
            raise CorrectionError(f"{row['new_value']!r} is no place that the store knows.")
        if row["table_name"] not in _UNCHECKED and row["state"] in _WAITING:
            # Of many, it says which.
            deed = f"{row['deed']}: " if row["deed"] and len(numbers) > 1 else ""
            raise CorrectionError(f"{deed}{_say_why(row)}")
        if row["table_name"] == REMOVED_REPORTS and row["state"] == CorrectionState.SETTLED:
            # Of two that hold, taking back the one would not bring it back.
            raise CorrectionError(_REMOVED)
        if row["table_name"] == OPERATIONS.name and is_circular(log, row):
            raise CorrectionError(_CIRCULAR)


def _read_around(connection: Connection, numbers: Collection[int]) -> Tables:
    """Return the rows that some corrections may depend on, and what was said of these."""
    successors = read_successors(connection)
    is_new = _LOG.c.correction_id.between(min(numbers), max(numbers))
    is_far = _LOG.c.table_name.in_(_READ_WHOLE)
    log = _read(connection, CORRECTIONS, or_(is_new, is_far))
    followed = follow_edits(log, successors, make_frame(REPORTS, ()))
    new = followed[followed["correction_id"].isin(numbers)]
    heads = set(new["row_id"].str.split("|").str[0]) | _versions_of(followed, new)
    report_ids = heads | _reports_of(connection, heads) | _reports_of_added(followed, heads)
    # Figures that were added to a former text stand in the one that replaces it.
    report_ids |= {one.present_id for one in successors if one.former_id in report_ids}
    reports, figures, mentions = (
        _read(connection, table, _is_in(SQL_TABLES[table.name].c.report_id, report_ids))
        for table in (REPORTS, FIGURES, PLACE_MENTIONS)
    )
    ids = {*report_ids, *figures["figure_id"]}
    ids |= {one.former_id for one in successors if one.present_id in ids}
    named = heads | set(new["new_value"].dropna())
    places = _read(connection, PLACES, _is_in(SQL_TABLES[PLACES.name].c.place_id, named))
    taken_back = {number for one in heads if (number := number_of(one)) is not None}
    is_near = or_(_is_in(_LOG.c.row_id, ids), _is_in(_LOG.c.correction_id, taken_back))
    log = _read(connection, CORRECTIONS, or_(is_new, is_far, is_near))
    return Tables(
        reports=reports,
        figures=figures,
        leftovers=make_frame(LEFTOVERS, ()),
        places=places,
        place_mentions=mentions,
        corrections=follow_edits(log, successors, reports),
    )


def _versions_of(log: pd.DataFrame, new: pd.DataFrame) -> set[str]:
    """Return all reports that gave way to others and these, where some shall give way now."""
    if not (new["column_name"] == REPLACED).any():
        return set()
    return set(log.loc[log["column_name"] == REPLACED, ["row_id", "new_value"]].stack())


def _is_in(column: ColumnElement[Any], ids: Collection[Any]) -> ColumnElement[bool]:
    """Return the condition that a column names one of some rows; of very many, any row will do."""
    return column.in_(ids) if len(ids) < _MOST_NAMED else true()


def _reports_of(connection: Connection, figure_ids: Collection[str]) -> set[str]:
    columns = SQL_TABLES[FIGURES.name].c
    is_meant = _is_in(columns.figure_id, figure_ids)
    return set(connection.scalars(select(columns.report_id).where(is_meant)))


def _reports_of_added(log: pd.DataFrame, figure_ids: Collection[str]) -> set[str]:
    """Return the reports that people added some figures to."""
    is_meant = (log["table_name"] == ADDED_FIGURES) & log["row_id"].isin(figure_ids)
    return {report_of_added(stated) for stated in log.loc[is_meant, "new_value"]}


def _read(connection: Connection, table: Table, is_wanted: ColumnElement[bool]) -> pd.DataFrame:
    rows = SQL_TABLES[table.name]
    query = select(rows).where(is_wanted).order_by(*rows.primary_key.columns)
    found = connection.execute(query)
    return cast(table, pd.DataFrame.from_records(found.all(), columns=list(found.keys())))


def _say_why(row: Row) -> str:
    if row["state"] == CorrectionState.ROW_GONE:
        return _GONE
    column, found = row["column_name"], row["found_value"]
    if row["table_name"] == REMOVED_REPORTS:
        return _NO_VERSION
    if row["table_name"] in (REVIEWS, ADDED_FIGURES):
        return _OTHERWISE
    if found != row["old_value"] and not (pd.isna(found) and pd.isna(row["old_value"])):
        told = "nothing" if pd.isna(found) or found == "" else repr(found)
        return f"Somebody changed this meanwhile, it reads {told} by now: look again."
    return next((why for names, why in DISORDERS.items() if column in names), _OTHERWISE)
