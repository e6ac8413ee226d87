"""A report that was taken out, or gave way on a person's word, is met again: the store knows it."""

from collections.abc import Collection
from typing import Any

import pandas as pd
from sqlalchemy import BindParameter, Connection, and_, bindparam, or_, select

from dashboard.tidy.database import SQL_TABLES
from dashboard.tidy.removing import REMOVED, REMOVED_REPORTS, Removal, read_removal
from dashboard.tidy.schema import CORRECTIONS, REPORTS, SUCCESSORS
from dashboard.tidy.withdrawing import find_withdrawn

_REPORT = SQL_TABLES[REPORTS.name]
_LOG = SQL_TABLES[CORRECTIONS.name]
_SUCCESSOR = SQL_TABLES[SUCCESSORS.name]

# Asked several times a report that comes in: putting a question together takes longer than to
# have it answered.
_MEANT: BindParameter[str] = bindparam("report_id")
_ALIKE = select(_SUCCESSOR.c.former_id).where(
    _SUCCESSOR.c.present_id == _MEANT, _SUCCESSOR.c.is_same_number
)
_SAID = (
    select(_LOG)
    .where(
        _LOG.c.table_name == REMOVED_REPORTS,
        or_(
            _LOG.c.row_id == _MEANT,
            and_(_LOG.c.column_name == REMOVED, _LOG.c.row_id.in_(_ALIKE)),
        ),
    )
    .order_by(_LOG.c.correction_id.desc())
)


def read_kept(connection: Connection, report_ids: Collection[str]) -> dict[str, dict[str, Any]]:
    """Return reports by report_id as they were read, those that were taken out as well.

    Parameters
    ----------
    connection : sqlalchemy.Connection
        To the store.
    report_ids : collection of str
        Those that are meant.
    """
    wanted = select(_REPORT).where(_REPORT.c.report_id.in_(list(report_ids)))
    return {row["report_id"]: dict(row) for row in connection.execute(wanted).mappings()}


def find_removal(connection: Connection, report_id: str) -> Removal | None:
    """Return what took a report out, or made it give way, and holds; the last said.

    Parameters
    ----------
    connection : sqlalchemy.Connection
        To the store.
    report_id : str
        Of a report that may be in the store or not. That its text was taken out before it was
        edited holds as long as the texts are alike.
    """
    said = [dict(row) for row in connection.execute(_SAID, {"report_id": report_id}).mappings()]
    if not said:
        return None
    names = ("correction_id", "table_name", "row_id")
    of_undoing = select(*(_LOG.c[name] for name in names)).where(
        _LOG.c.table_name == CORRECTIONS.name
    )
    undoing = [row._asdict() for row in connection.execute(of_undoing)]
    withdrawn = find_withdrawn(pd.DataFrame.from_records([*said, *undoing]))
    standing = (row for row in said if row["correction_id"] not in withdrawn)
    return next(map(read_removal, standing), None)


def has_given_way(connection: Connection, report_id: str) -> bool:
    """Return whether a newer version stands for a report on a person's word."""
    removal = find_removal(connection, report_id)
    return removal is not None and not removal.is_taken_out


def find_returned(connection: Connection) -> frozenset[str]:
    """Return the reports that stand for themselves again: what had them give way is taken back."""
    edited = select(_SUCCESSOR.c.former_id).where(
        _SUCCESSOR.c.former_id == _SUCCESSOR.c.former_report_id
    )
    there = connection.scalars(select(_REPORT.c.report_id).where(_REPORT.c.report_id.in_(edited)))
    return frozenset(one for one in there.all() if not has_given_way(connection, one))
