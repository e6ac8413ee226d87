"""Which kept reports give way to one that comes in."""

from collections.abc import Mapping, Sequence

from sqlalchemy import Connection, bindparam, or_, select

from dashboard.base.report import Report
from dashboard.tidy.database import SQL_TABLES
from dashboard.tidy.likeness import HEAD, REACH, find_likeness, head_of
from dashboard.tidy.returning import find_removal, has_given_way
from dashboard.tidy.schema import FIGURES, LEFTOVERS, PLACE_MENTIONS, REPORTS

_REPORT = SQL_TABLES[REPORTS.name]
# Put together once, since every report that comes in is asked for.
_IS_SAME = _REPORT.c.report_id == bindparam("report_id")
_SAME = select(_REPORT).where(_IS_SAME)
_OLDER = select(_REPORT.c.report_id).where(
    or_(_REPORT.c.location == bindparam("location"), _IS_SAME)
)
_FACTS = (
    *("title", "publisher", "published_date", "url", "language"),
    *("licence", "is_confidential"),
)


def find_older(connection: Connection, row: Mapping[str, object]) -> tuple[str, ...] | None:
    """Return the reports that give way to one.

    Parameters
    ----------
    connection : Connection
        To the store.
    row : mapping
        The report that comes in, a row of the `reports` table.

    Returns
    -------
    tuple of str or None
        Ids; None where the report is known and stays as it is.

    Notes
    -----
    Another text from the same location replaces the one before it. The same text does where its
    location now states other facts, such as a date that was missing, and wherever it comes from
    once it brings a date to a report that has none or says that it is confidential. Otherwise the
    same text from elsewhere is the report that is known. So is one that gave way to a newer version
    on a person's word; another text from its location leaves it as it is.
    """
    if has_given_way(connection, str(row["report_id"])):
        return None
    of_report = {name: row[name] for name in ("report_id", "location")}
    kept = connection.execute(_SAME, of_report).mappings().first()
    if kept is not None:
        brings_date = kept["published_date"] is None and row["published_date"] is not None
        is_secret = bool(row["is_confidential"]) and not kept["is_confidential"]
        is_edited = kept["location"] == row["location"] and any(
            kept[fact] != row[fact] for fact in _FACTS
        )
        if not (brings_date or is_secret or is_edited):
            return None
    found = connection.scalars(_OLDER, of_report).all()
    return tuple(one for one in found if not has_given_way(connection, one))


def find_alike(connection: Connection, report: Report) -> str:
    """Return where a kept report was met that one looks like a version of; empty for none.

    Parameters
    ----------
    connection : sqlalchemy.Connection
        To the store.
    report : Report
        The one that came in; see `tidy/likeness.py` for the rule.
    """
    columns, likely = _REPORT.c, []
    if report.url:
        likely.append(columns.url == report.url)
    if report.publisher and report.published_date:
        likely.append(columns.publisher == report.publisher)
    if not likely:
        return ""
    day = report.published_date
    is_near = (
        columns.published_date.between(day - REACH, day + REACH)
        if day
        else columns.published_date.is_(None)
    )
    wanted = (
        select(*(columns[name] for name in HEAD), columns.text)
        .where(
            is_near,  # it has an index
            columns.report_id != report.report_id,
            columns.location != report.location,
            or_(*likely),
        )
        .order_by(columns.location)
    )
    kept = [dict(row) for row in connection.execute(wanted).mappings()]
    found = find_likeness(head_of(report), kept)
    while found and find_removal(connection, found.report_id):
        kept = [one for one in kept if one["report_id"] != found.report_id]
        found = find_likeness(head_of(report), kept)
    if found is None:
        return ""
    return next(str(one["location"]) for one in kept if one["report_id"] == found.report_id)


def remove(connection: Connection, report_ids: Sequence[str]) -> None:
    """Remove reports with all that was read out of them."""
    # Most reports that come in replace none.
    for table in (FIGURES, LEFTOVERS, PLACE_MENTIONS, REPORTS) if report_ids else ():
        rows = SQL_TABLES[table.name]
        connection.execute(rows.delete().where(rows.c.report_id.in_(report_ids)))
