"""HXL-tagged CSV: figures and tally with a row of hashtags under the header."""

from collections.abc import Iterator

from dashboard.tidy.declaration import Table
from dashboard.tidy.derived import TALLY
from dashboard.tidy.exports import to_csv
from dashboard.tidy.hxl import tag_claims, tag_tally
from dashboard.tidy.schema import CLAIMS
from dashboard.tidy.snapshot import Snapshot
from dashboard.tidy.writer import File, list_table_files

ORDER = 80


def list_files(snapshot: Snapshot) -> Iterator[File]:
    """Yield a file each of the figures and of the tally."""
    return list_table_files(snapshot, (CLAIMS, TALLY), ".hxl.csv", "HXL", _write)


def _write(snapshot: Snapshot, table: Table) -> bytes:
    frames = snapshot.frames
    if table is CLAIMS:
        tagged = tag_claims(frames["claims"], frames["places"])
    else:
        tagged = tag_tally(frames["tally"], frames["operations"], frames["places"])
    header, rows = to_csv(tagged.frame).split(b"\r\n", 1)
    return b"\r\n".join((header, ",".join(tagged.tags).encode(), rows))
