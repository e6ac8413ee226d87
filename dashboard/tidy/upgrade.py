"""A store made by an older version of this program, brought up to this one's tables.

Versions since 1 have only added columns. Each is added blank; what fills it comes with the next
reading of a report, and nothing that a person has corrected is lost.
"""

from sqlalchemy import Connection, inspect, text
from sqlalchemy.schema import CreateColumn

from dashboard.tidy.database import SQL_TABLES
from dashboard.tidy.declaration import Type
from dashboard.tidy.schema import STORED

OLDEST = 1
_BLANKS = {Type.TEXT: "''", Type.INTEGER: "0", Type.NUMBER: "0", Type.BOOLEAN: "false"}


def add_missing_columns(connection: Connection) -> None:
    """Add the columns that a store of version `OLDEST` or later lacks.

    Parameters
    ----------
    connection : sqlalchemy.Connection
        In a writing transaction.
    """
    inspector = inspect(connection)
    for table in STORED:
        there = {column["name"] for column in inspector.get_columns(table.name)}
        for column in table.columns:
            if column.is_stored and column.name not in there:
                made = CreateColumn(SQL_TABLES[table.name].c[column.name])
                declared = str(made.compile(dialect=connection.dialect))
                blank = "" if column.is_nullable else f" DEFAULT {_BLANKS[column.type]}"
                connection.execute(text(f"ALTER TABLE {table.name} ADD COLUMN {declared}{blank}"))
