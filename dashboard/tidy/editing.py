"""Which kept text was edited into one that comes in, and where texts were met before.

A report is kept at the place where it was met last. When a copy of its file is read, that is
another place; the first file then still holds a text that may be edited.
"""

from collections.abc import Collection, Iterable, Mapping
from typing import Any

from sqlalchemy import Connection, delete, insert, select, update

from dashboard.tidy.database import SQL_TABLES
from dashboard.tidy.matching import are_versions
from dashboard.tidy.schema import LEFT_LOCATIONS, REPORTS

_REPORT = SQL_TABLES[REPORTS.name]
_LEFT = SQL_TABLES[LEFT_LOCATIONS.name]

Row = Mapping[str, Any]


def find_edited(
    connection: Connection, older: Collection[str], report: Row, stated: str = ""
) -> list[Row]:
    """Return those of the reports that give way whose text was edited into another one.

    Parameters
    ----------
    connection : sqlalchemy.Connection
        To the store that still holds them.
    older : collection of str
        Their ids, see `find_older`.
    report : mapping
        The report that they give way to, a row of the `reports` table.
    stated : str
        The one of them of which a person says so.

    Returns
    -------
    list of mapping
        Rows of the `reports` table.

    Notes
    -----
    In a document of many reports, such as a spreadsheet, another row may only have moved up to
    where one was: there only texts that are alike are one that was edited, unless a person says so.
    """
    if not older:
        return []
    wanted = select(_REPORT).where(_REPORT.c.report_id.in_(list(older)))
    kept = [dict(row) for row in connection.execute(wanted).mappings()]
    return [
        old
        for old in kept
        if old["report_id"] == stated
        or are_versions(old["text"], report["text"])
        or not _has_siblings(connection, old)
    ]


def find_copied(connection: Connection, older: Collection[str], report: Row) -> list[Row]:
    """Return the reports that stay, and whose text was edited in one of the files that held it.

    Parameters
    ----------
    connection, older, report
        As of `find_edited`.
    """
    is_here = _LEFT.c.location == report["location"]
    met = connection.scalars(select(_LEFT.c.report_id).where(is_here)).all()
    return find_edited(connection, set(met) - {*older, report["report_id"]}, report)


def _has_siblings(connection: Connection, old: Row) -> bool:
    """Return whether a report is one of several numbered ones of its document."""
    document, mark, _ = old["location"].rpartition("#")
    siblings = select(_REPORT.c.report_id).where(
        _REPORT.c.document_sha256 == old["document_sha256"],
        _REPORT.c.location.startswith(f"{document}#", autoescape=True),
        _REPORT.c.report_id != old["report_id"],
    )
    return bool(mark) and connection.execute(siblings).first() is not None


def move(connection: Connection, report_id: str, left: str, location: str) -> None:
    """Note that a report was met at another location, and keep in mind the one it leaves.

    Parameters
    ----------
    connection : sqlalchemy.Connection
        In a writing transaction.
    report_id : str
        The report.
    left, location : str
        Where it was met before, and where it is now.
    """
    is_meant = _REPORT.c.report_id == report_id
    connection.execute(update(_REPORT).where(is_meant).values(location=location))
    connection.execute(delete(_LEFT).where(_LEFT.c.location.in_([left, location])))
    connection.execute(insert(_LEFT).values(location=left, report_id=report_id))


def succeed_at(connection: Connection, edited: Iterable[Row], report: Row) -> None:
    """Note where a report is met from now on, and that it stands for others where they were.

    Parameters
    ----------
    connection : sqlalchemy.Connection
        In a writing transaction.
    edited : iterable of mapping
        See `find_edited`.
    report : mapping
        The report that comes in, a row of the `reports` table.
    """
    report_id, location = report["report_id"], report["location"]
    for old in edited:
        is_old = _LEFT.c.report_id == old["report_id"]
        connection.execute(update(_LEFT).where(is_old).values(report_id=report_id))
        if old["location"] != location:
            connection.execute(delete(_LEFT).where(_LEFT.c.location == old["location"]))
            left = {"location": old["location"], "report_id": report_id}
            connection.execute(insert(_LEFT).values(left))
    connection.execute(delete(_LEFT).where(_LEFT.c.location == location))
