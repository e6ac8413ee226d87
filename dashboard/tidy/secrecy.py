"""A report that was confidential stays so, whatever is read, until a person says otherwise.

A flag at the top of a file is easily lost with an edit, a copy or another name, as is one that a
person set on screen when the report came in; that it is not there says nothing. So no file takes
it back, not even the one that stated it. The report that takes its place is corrected to be
confidential as well, in the log, where that can be undone.
"""

from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, datetime
from typing import Any

import pandas as pd
from sqlalchemy import Connection, or_, select

from dashboard.tidy.correctable import write_cell
from dashboard.tidy.corrections import Correction
from dashboard.tidy.database import SQL_TABLES
from dashboard.tidy.logbook import append
from dashboard.tidy.schema import CORRECTIONS, REPORTS, SUCCESSORS
from dashboard.tidy.withdrawing import find_withdrawn

PROGRAM = "evac"
"""Who makes such a correction."""
REASON = "The text before it was confidential"

_FLAG = "is_confidential"
_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
_REPORT = SQL_TABLES[REPORTS.name]
_CORRECTION = SQL_TABLES[CORRECTIONS.name]
_SUCCESSOR = SQL_TABLES[SUCCESSORS.name]

Row = Mapping[str, Any]


def find_secrets(
    connection: Connection, older: Sequence[str], edited: Iterable[Row], report: Row
) -> list[Row]:
    """Return the reports that have to be confidential once a report has come in.

    Parameters
    ----------
    connection : sqlalchemy.Connection
        Before anything is changed.
    older : sequence of str
        Ids of the reports that give way.
    edited : iterable of mapping
        Those whose text was edited, see `find_edited` and `find_copied`.
    report : mapping
        The report that comes in, a row of the `reports` table.

    Returns
    -------
    list of mapping
        Rows of the `reports` table.

    Notes
    -----
    Where a former text comes back from elsewhere and takes with it what was said of it, the one
    that stood for it stays as it was.
    """
    heirs = [report for old in edited if _is_secret(connection, old)]
    stood_for = select(_SUCCESSOR.c.present_id).where(_SUCCESSOR.c.former_id == report["report_id"])
    there = select(_REPORT).where(
        _REPORT.c.report_id.in_(stood_for), _REPORT.c.report_id.not_in(older)
    )
    kin = [dict(row) for row in connection.execute(there).mappings()]
    heirs += [row for row in kin if _is_secret(connection, row)]
    return heirs


def keep_secrets(connection: Connection, heirs: Iterable[Row]) -> None:
    """Correct the reports that have to be confidential and are not.

    Parameters
    ----------
    connection : sqlalchemy.Connection
        In a writing transaction, after the report has come in.
    heirs : iterable of mapping
        See `find_secrets`.
    """
    for row in {heir["report_id"]: heir for heir in heirs}.values():
        if not _is_secret(connection, row):
            moment = row["retrieved_at"]
            correction = Correction(
                corrected_at=moment.replace(tzinfo=UTC) if moment else _EPOCH,
                corrected_by=PROGRAM,
                table_name=REPORTS.name,
                row_id=row["report_id"],
                column_name=_FLAG,
                old_value=write_cell(row[_FLAG]),
                new_value="true",
                reason=REASON,
                deed=f"{row['title'] or 'A report'}: kept confidential",
            )
            append(connection, [correction])


def is_held_back(connection: Connection, report_id: str) -> bool:
    """Return whether a kept report is confidential, with the corrections that hold of it."""
    wanted = select(_REPORT).where(_REPORT.c.report_id == report_id)
    row = connection.execute(wanted).mappings().first()
    return row is not None and _is_secret(connection, dict(row))


def _is_secret(connection: Connection, report: Row) -> bool:
    """Return whether a report is confidential with the corrections that hold of it."""
    columns = _CORRECTION.c
    formers = select(_SUCCESSOR.c.former_id).where(_SUCCESSOR.c.present_id == report["report_id"])
    is_meant = or_(columns.row_id == report["report_id"], columns.row_id.in_(formers))
    names = ("correction_id", "table_name", "row_id", "column_name", "old_value", "new_value")
    said = connection.execute(
        select(*(columns[name] for name in names))
        .where(
            or_(
                (columns.table_name == REPORTS.name) & (columns.column_name == _FLAG) & is_meant,
                columns.table_name == CORRECTIONS.name,
            )
        )
        .order_by(columns.correction_id)
    )
    rows = [row._asdict() for row in said]
    withdrawn = find_withdrawn(pd.DataFrame(rows, columns=list(names)))
    cell = write_cell(report[_FLAG])
    for row in rows:
        is_standing = row["table_name"] == REPORTS.name and row["correction_id"] not in withdrawn
        if is_standing and row["old_value"] == cell:
            cell = row["new_value"]
    return cell == write_cell(cell=True)
