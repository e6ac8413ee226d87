"""Plain CSV, a file a table."""

from collections.abc import Iterator

from dashboard.tidy.declaration import Table
from dashboard.tidy.exports import to_csv
from dashboard.tidy.snapshot import EXPORTED, Snapshot
from dashboard.tidy.writer import File, list_table_files

ORDER = 50


def list_files(snapshot: Snapshot) -> Iterator[File]:
    """Yield a file for each table."""
    return list_table_files(snapshot, EXPORTED, ".csv", "CSV", _write)


def _write(snapshot: Snapshot, table: Table) -> bytes:
    return to_csv(snapshot.frames[table.name])
