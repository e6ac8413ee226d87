"""Where names are, apart from the reading of their reports: places kept, and names placed anew."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from functools import cache

from sqlalchemy import Connection, Insert, and_, select, update
from sqlalchemy.dialects.sqlite import insert as sqlite_insert

from dashboard.base.place import Resolution
from dashboard.base.plugins import later
from dashboard.base.vocabulary import MatchMethod
from dashboard.tidy.build import Row, place_row
from dashboard.tidy.database import SQL_TABLES
from dashboard.tidy.schema import PLACE_MENTIONS, PLACES

_PLACE = SQL_TABLES[PLACES.name]
_MENTION = SQL_TABLES[PLACE_MENTIONS.name]
# Of the two dialects a program needs one, and the larger one takes longer to import than a query.
_postgresql_insert = later("sqlalchemy.dialects.postgresql", "insert")


def keep_places(connection: Connection, rows: Sequence[Row]) -> None:
    """Keep rows of the `places` table; a newer gazetteer's row is the better one."""
    if not rows:
        return
    connection.execute(_insert_or_renew(connection.dialect.name), list(rows))


@cache
def _insert_or_renew(dialect: str) -> Insert:
    """Return the statement; putting it together takes longer than to run it."""
    added = _postgresql_insert(_PLACE) if dialect == "postgresql" else sqlite_insert(_PLACE)
    newer = {name: added.excluded[name] for name in PLACES.column_by_name if name != "place_id"}
    renewing: Insert = added.on_conflict_do_update(index_elements=["place_id"], set_=newer)
    return renewing


def find_unasked(connection: Connection) -> Mapping[str, tuple[str, ...]]:
    """Return by report_id all names of the reports of which one could not be asked for."""
    unasked = select(_MENTION.c.report_id).where(_MENTION.c.method == MatchMethod.UNASKED.value)
    names = select(_MENTION.c.report_id, _MENTION.c.name).where(_MENTION.c.report_id.in_(unasked))
    found: defaultdict[str, dict[str, None]] = defaultdict(dict)
    for report_id, name in connection.execute(names.order_by(*_MENTION.primary_key.columns)):
        found[report_id][name] = None
    return {report_id: tuple(each) for report_id, each in found.items()}


def place_unasked(
    connection: Connection, report_id: str, resolutions: Sequence[Resolution]
) -> tuple[str, ...]:
    """Put answers where a report's names were left unasked; what it had stays as it is.

    Parameters
    ----------
    connection : sqlalchemy.Connection
        In a writing transaction.
    report_id : str
        The report.
    resolutions : sequence of Resolution
        Of its names; those still unasked change nothing.

    Returns
    -------
    tuple of str
        The names that were answered for, by a place or by none.
    """
    answered = []
    for one in resolutions:
        if one.method is MatchMethod.UNASKED:
            continue
        is_it = and_(
            _MENTION.c.report_id == report_id,
            _MENTION.c.name == one.name,
            _MENTION.c.method == MatchMethod.UNASKED.value,
        )
        found = {
            "place_id": one.place.place_id if one.place else "",
            "method": one.method.value,
            "score": one.score,
        }
        if connection.execute(update(_MENTION).where(is_it).values(found)).rowcount:
            answered.append(one.name)
            keep_places(connection, [place_row(one.place)] if one.place else ())
    return tuple(answered)
