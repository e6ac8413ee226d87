"""Which kept reports give way to one that comes in."""

from collections.abc import Mapping, Sequence

from sqlalchemy import Connection, and_, or_, select

from dashboard.base.report import Report
from dashboard.tidy.database import SQL_TABLES
from dashboard.tidy.returning import find_removal
from dashboard.tidy.schema import FIGURES, LEFTOVERS, PLACE_MENTIONS, REPORTS

_REPORT = SQL_TABLES[REPORTS.name]
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
    on a person's word.
    """
    same = select(_REPORT).where(_REPORT.c.report_id == row["report_id"])
    kept = connection.execute(same).mappings().first()
    if kept is not None:
        brings_date = kept["published_date"] is None and row["published_date"] is not None
        is_secret = bool(row["is_confidential"]) and not kept["is_confidential"]
        is_edited = kept["location"] == row["location"] and any(
            kept[fact] != row[fact] for fact in _FACTS
        )
        if not (brings_date or is_secret or is_edited):
            return None
    else:
        removal = find_removal(connection, str(row["report_id"]))
        if removal and removal.replaced_by:
            return None
    older = select(_REPORT.c.report_id).where(
        or_(_REPORT.c.location == row["location"], _REPORT.c.report_id == row["report_id"])
    )
    return tuple(connection.scalars(older))


def find_alike(connection: Connection, report: Report) -> str:
    """Return where a kept report was met that another may be an edited copy of; empty for none.

    Notes
    -----
    One of the same day of publication, with the same address, or the same title and publisher.
    Both stay, since that does not prove that they are one: a page of news may be written anew.
    """
    columns = _REPORT.c
    likely = []
    if report.url:
        likely.append(columns.url == report.url)
    if report.title and report.publisher:
        likely.append(and_(columns.title == report.title, columns.publisher == report.publisher))
    if not likely or report.published_date is None:
        return ""
    wanted = select(columns.location).where(
        columns.published_date == report.published_date,  # it has an index
        or_(*likely),
        columns.report_id != report.report_id,
        columns.location != report.location,
    )
    return connection.scalars(wanted.order_by(columns.location)).first() or ""


def remove(connection: Connection, report_ids: Sequence[str]) -> None:
    """Remove reports with all that was read out of them."""
    # Most reports that come in replace none.
    for table in (FIGURES, LEFTOVERS, PLACE_MENTIONS, REPORTS) if report_ids else ():
        rows = SQL_TABLES[table.name]
        connection.execute(rows.delete().where(rows.c.report_id.in_(report_ids)))
