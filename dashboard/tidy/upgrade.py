"""The store's tables made where there are none, or brought up to this program's.

Versions since 1 have only added columns and tables. Each is added blank; what fills it comes with
the next reading of a report, and nothing that a person has corrected is lost.
"""

from sqlalchemy import Connection, insert, inspect, select, text, update
from sqlalchemy.schema import CreateColumn

from dashboard.base.errors import StoreError
from dashboard.tidy.database import METADATA, SQL_TABLES, STATE
from dashboard.tidy.declaration import Type
from dashboard.tidy.schema import SCHEMA_VERSION, STORED

OLDEST = 1
_BLANKS = {Type.TEXT: "''", Type.INTEGER: "0", Type.NUMBER: "0", Type.BOOLEAN: "false"}


def is_current(connection: Connection) -> bool:
    """Return whether the database holds a store of this program's version.

    Raises
    ------
    StoreError
        If it holds one that can be neither read nor brought up to date.
    """
    return _version_of(connection) == SCHEMA_VERSION


def bring_up_to_date(connection: Connection) -> None:
    """Make the store's tables, or add what an older store lacks.

    Parameters
    ----------
    connection : sqlalchemy.Connection
        In a writing transaction.

    Raises
    ------
    StoreError
        As `is_current`.
    """
    # Another process may have made them since.
    found = _version_of(connection)
    if not found:
        METADATA.create_all(connection)
        state = {"schema_version": SCHEMA_VERSION, "writes": 0}
        rows = [{"name": name, "value": value} for name, value in state.items()]
        connection.execute(insert(STATE), rows)
    elif found < SCHEMA_VERSION:
        METADATA.create_all(connection)
        _add_missing_columns(connection)
        is_version = STATE.c.name == "schema_version"
        connection.execute(update(STATE).where(is_version).values(value=SCHEMA_VERSION))


def read_state(connection: Connection, name: str) -> int:
    """Return one of the store's own counters."""
    return int(connection.scalars(select(STATE.c.value).where(STATE.c.name == name)).one())


def _version_of(connection: Connection) -> int:
    """Return which version of this program made the store, 0 where there is none yet."""
    if not inspect(connection).has_table(STATE.name):
        return 0
    found = read_state(connection, "schema_version")
    if found < OLDEST:
        raise StoreError(
            f"the store was made by an older program (its version is {found}, this one's "
            f"{SCHEMA_VERSION}): move it away and ingest the reports again"
        )
    if found > SCHEMA_VERSION:
        raise StoreError(
            f"the store was made by a newer program (its version is {found}, this one's "
            f"{SCHEMA_VERSION}): update this program"
        )
    return found


def _add_missing_columns(connection: Connection) -> None:
    inspector = inspect(connection)
    for table in STORED:
        there = {column["name"] for column in inspector.get_columns(table.name)}
        for column in table.columns:
            if column.is_stored and column.name not in there:
                made = CreateColumn(SQL_TABLES[table.name].c[column.name])
                declared = str(made.compile(dialect=connection.dialect))
                blank = "" if column.is_nullable else f" DEFAULT {_BLANKS[column.type]}"
                connection.execute(text(f"ALTER TABLE {table.name} ADD COLUMN {declared}{blank}"))
