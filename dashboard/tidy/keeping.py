"""A report comes into the store in one transaction, and others give way to it."""

from collections.abc import Mapping, Sequence

from sqlalchemy import Connection, insert, select

from dashboard.base.errors import CorrectionError
from dashboard.tidy.build import Row
from dashboard.tidy.carrying import carry_over
from dashboard.tidy.corrections import Correction, check_correction
from dashboard.tidy.database import SQL_TABLES
from dashboard.tidy.logbook import append
from dashboard.tidy.removing import replace_by
from dashboard.tidy.returning import find_removal, has_given_way
from dashboard.tidy.schema import FIGURES, LEFTOVERS, PLACE_MENTIONS, PLACES, REPORTS
from dashboard.tidy.succession import find_older, remove
from dashboard.tidy.whereabouts import keep_places

_REPORT = SQL_TABLES[REPORTS.name]
_WRITTEN = tuple(SQL_TABLES[table.name] for table in (REPORTS, FIGURES, LEFTOVERS, PLACE_MENTIONS))


def keep_rows(
    connection: Connection,
    rows: Mapping[str, Sequence[Row]],
    in_place_of: Correction | None = None,
) -> tuple[str, ...] | None:
    """Keep the rows of one report, and remove what gives way to it by its text or place.

    Parameters
    ----------
    connection : sqlalchemy.Connection
        In a writing transaction.
    rows : mapping of str to sequence of dict
        By table name, see `build_rows`.
    in_place_of : Correction or None
        A person's word that a kept report gives way to this one, see `tidy/removing.py`.

    Returns
    -------
    tuple of str or None
        Ids of the reports that gave way; None where the report is known and stays as it is.

    Raises
    ------
    CorrectionError
        If the report that shall give way is not there any more, or was taken out; or this one gave
        way itself, or is not the one that is meant.
    """
    report = rows[REPORTS.name][0]
    if in_place_of is not None:
        _check_newer(connection, in_place_of, str(report["report_id"]))
    older = find_older(connection, report)
    if older is None:
        return None
    stated = ""
    if in_place_of is not None:
        stated = in_place_of.row_id
        _check_there(connection, in_place_of)
        older = tuple(dict.fromkeys((*older, stated)))
    carry_over(connection, older, report, rows[FIGURES.name], stated)
    # What gave way on a person's word comes back when that is taken back.
    remove(connection, [one for one in older if one != stated])
    keep_places(connection, rows[PLACES.name])
    for table in _WRITTEN:
        if rows[table.name]:
            connection.execute(insert(table), list(rows[table.name]))
    if in_place_of is not None:
        append(connection, [in_place_of])
    return older


def _check_newer(connection: Connection, in_place_of: Correction, report_id: str) -> None:
    """Refuse a person's word by which no other report, or one that gave way, would stand."""
    check_correction(in_place_of)
    cell = (in_place_of.table_name, in_place_of.row_id, in_place_of.column_name)
    if cell != replace_by(in_place_of.row_id, report_id)[:3] or in_place_of.new_value != report_id:
        raise CorrectionError(
            "The report that comes in is not the one that shall stand: look again."
        )
    if in_place_of.row_id == report_id:
        raise CorrectionError("A report cannot be the newer version of itself: keep it as it is.")
    if has_given_way(connection, report_id):
        raise CorrectionError(
            "This report gave way to a newer version already: take that back first, or keep both."
        )


def _check_there(connection: Connection, in_place_of: Correction) -> None:
    """Refuse a person's word on a report that is not there, or not shown, any more."""
    is_meant = _REPORT.c.report_id == in_place_of.row_id
    is_there = connection.execute(select(_REPORT.c.report_id).where(is_meant)).first() is not None
    if not is_there:
        raise CorrectionError("The report that this would replace is gone: look again.")
    removal = find_removal(connection, in_place_of.row_id)
    if removal:
        # What is laid over it would lie over the new one as well, which nobody would ever see.
        what = "removed" if removal.is_taken_out else "replaced"
        raise CorrectionError(
            f"The report that this would replace was {what} by {removal.removed_by}: take it "
            "back first, or keep both."
        )
