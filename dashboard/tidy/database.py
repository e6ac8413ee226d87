"""The database under the store: SQLite or PostgreSQL behind one engine, tables by declaration.

The two differ only here: how a connection is set up, and how a write waits for its turn.
"""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import (
    BigInteger,
    Boolean,
    Connection,
    Date,
    DateTime,
    Double,
    Engine,
    Index,
    MetaData,
    Text,
    create_engine,
    event,
)
from sqlalchemy import Column as SqlColumn
from sqlalchemy import Table as SqlTable
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DatabaseError, NoSuchModuleError, SQLAlchemyError
from sqlalchemy.types import TypeEngine

from dashboard.base.errors import StoreError
from dashboard.base.private import make_file, make_folder
from dashboard.tidy.declaration import Column, Table, Type
from dashboard.tidy.schema import LEFT_LOCATIONS, STORED, SUCCESSORS

WAIT_SECONDS = 60
"""How long a write waits for another process's; one report takes milliseconds."""

# Code point order on both databases, so that reads come in one order everywhere.
_TEXT = Text().with_variant(Text(collation="C"), "postgresql")
_TYPES: dict[Type, TypeEngine[Any]] = {
    Type.TEXT: _TEXT,
    Type.INTEGER: BigInteger(),
    Type.NUMBER: Double(),
    Type.DATE: Date(),
    Type.TIME: DateTime(),
    Type.BOOLEAN: Boolean(),
}


def declare(table: Table, metadata: MetaData) -> SqlTable:
    """Return a table's stored columns as SQLAlchemy has it, with its key and indexes."""
    columns = [column for column in table.columns if column.is_stored]
    return SqlTable(
        table.name,
        metadata,
        *(_declare_column(column, is_key=column.name in table.key) for column in columns),
        *(Index(f"{table.name}_by_{name}", name) for name in table.indexes),
    )


def _declare_column(column: Column, *, is_key: bool) -> SqlColumn[Any]:
    return SqlColumn(
        column.name,
        _TYPES[column.type],
        primary_key=is_key,
        nullable=column.is_nullable,
        autoincrement=False,
    )


METADATA = MetaData()
SQL_TABLES: dict[str, SqlTable] = {
    table.name: declare(table, METADATA) for table in (*STORED, SUCCESSORS, LEFT_LOCATIONS)
}
STATE = SqlTable(
    "store_state",
    METADATA,
    SqlColumn("name", _TEXT, primary_key=True),
    SqlColumn("value", BigInteger(), nullable=False),
)
"""Counters of the store itself: its schema's version, and how often it was written."""


def open_engine(database_url: str) -> Engine:
    """Return an engine for a database address.

    Parameters
    ----------
    database_url : str
        As SQLAlchemy has it; ``postgres://`` and ``postgresql://`` are taken too. The folder of a
        SQLite file, and the file, are made where they are not there, and nobody but their owner may
        read them, see `base/private.py`; a file in a folder that nobody may write to is
        opened to be read.

    Raises
    ------
    StoreError
        If the address is none, names another kind of database, its driver is not installed, or
        the folder cannot be made.
    """
    url = _read_url(database_url)
    if url.get_backend_name() == "postgresql":
        try:
            return create_engine(url, pool_pre_ping=True)
        except ImportError as error:
            raise StoreError(
                "PostgreSQL needs a driver that is not installed: "
                "pip install 'evacuation-dashboard[postgres]'"
            ) from error
    _make_private(Path(url.database or ""))
    engine = create_engine(_read_only_if(url), connect_args={"timeout": WAIT_SECONDS})
    event.listen(engine, "connect", _set_up_sqlite)
    event.listen(engine, "begin", _begin_sqlite)
    return engine


def _read_url(database_url: str) -> URL:
    try:
        url = make_url(database_url)
        backend = url.get_backend_name()
    except (ArgumentError, NoSuchModuleError, ValueError) as error:
        raise StoreError(
            f"the database address is none: {error}; write sqlite:///folder/file.db "
            "or postgresql://user:password@host/database"
        ) from error
    if url.drivername in ("postgres", "postgresql"):
        return url.set(drivername="postgresql+psycopg")
    if backend == "postgresql":
        return url
    if url.drivername == "sqlite" and url.database and url.database != ":memory:":
        return url
    raise StoreError(
        f"{backend} at {url.render_as_string()} cannot hold the store; "
        "use a SQLite file (sqlite:///folder/file.db) or PostgreSQL"
    )


def _make_private(path: Path) -> None:
    try:
        make_folder(path.parent)
    except OSError as error:
        raise StoreError(
            f"the store's folder {path.parent} cannot be made ({error.strerror}); "
            "set EVAC_STORE to one you may write to"
        ) from error
    make_file(path)


def _read_only_if(url: URL) -> URL:
    """Return the address of a SQLite file to read only, where it lies in a folder to read only.

    Others may not write there either, unless a write-ahead log stands beside the file: without one
    SQLite need not keep the locks for which it would have to make files of its own.
    """
    path = Path(url.database or "").absolute()
    if os.access(path.parent, os.W_OK) or not path.exists():
        return url
    is_quiet = not path.with_name(f"{path.name}-wal").exists()
    wanted = {"uri": "true", "mode": "ro"} | ({"immutable": "1"} if is_quiet else {})
    return url.set(database=path.as_uri().replace("file://", "file:"), query=wanted)


def _set_up_sqlite(connection: Any, _record: object) -> None:
    # The driver's own transactions start late and cannot be told to lock: ours begin by hand.
    connection.isolation_level = None
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode = WAL")
    cursor.execute("PRAGMA synchronous = NORMAL")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    is_writing = connection.get_execution_options().get("is_writing")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if is_writing else "BEGIN")


def lock_for_writing(connection: Connection) -> None:
    """Wait until no other process writes; ends with the transaction. Readers go on."""
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql("SELECT pg_advisory_xact_lock(hashtext('evacuation-dashboard'))")


@contextmanager
def plain_errors(engine: Engine) -> Iterator[None]:
    """Turn what the database says into a `StoreError` that says what to do."""
    where = engine.url.render_as_string()
    try:
        yield
    except DatabaseError as error:
        reason = str(error.orig).strip()
        if "not a database" in reason:
            advice = "the file is no database: move it away, or set DATABASE_URL to another"
        elif "locked" in reason:
            advice = "another process keeps it locked: wait for it, or stop it"
        elif engine.dialect.name == "postgresql":
            advice = "check that the server runs and that DATABASE_URL is right"
        else:
            advice = "check that its folder can be written to and that the disk has room"
        raise StoreError(f"the store at {where} fails: {reason}; {advice}") from error
    except (SQLAlchemyError, OverflowError) as error:
        raise StoreError(f"the store at {where} refuses a row: {error}") from error
