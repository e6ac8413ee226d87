"""CSV for Excel, a file a table, with the mark that tells Excel the text is UTF-8."""

from collections.abc import Iterator

from dashboard.tidy.declaration import Table
from dashboard.tidy.exports import to_excel_csv
from dashboard.tidy.snapshot import EXPORTED, Snapshot
from dashboard.tidy.writer import File, list_table_files

ORDER = 60


def list_files(snapshot: Snapshot) -> Iterator[File]:
    """Yield a file for each table."""
    return list_table_files(snapshot, EXPORTED, "-excel.csv", "CSV for Excel", _write)


def _write(snapshot: Snapshot, table: Table) -> bytes:
    return to_excel_csv(snapshot.frames[table.name])
