"""Everything in one archive: a Frictionless data package, described so that it can be cited."""

import io
import zipfile
from collections.abc import Iterator
from functools import partial

from dashboard.tidy.datapackage import describe_package
from dashboard.tidy.exports import to_csv
from dashboard.tidy.markdown import write_markdown
from dashboard.tidy.readme import TITLE, describe_tables
from dashboard.tidy.snapshot import EXPORTED, Snapshot
from dashboard.tidy.writer import File

ORDER = 40
_EPOCH = (1980, 1, 1, 0, 0, 0)
"""The earliest time an archive can hold: one of making would differ each time."""


def list_files(snapshot: Snapshot) -> Iterator[File]:
    """Yield the one file."""
    yield File(
        name="data-package.zip",
        label="Data package",
        meaning="Every table as CSV with types, sources and checksums, to cite and rebuild.",
        media_type="application/zip",
        write=partial(_write, snapshot),
    )


def _write(snapshot: Snapshot) -> bytes:
    files = {f"{name}.csv": to_csv(frame) for name, frame in snapshot.frames.items()}
    package = describe_package(EXPORTED, snapshot.frames, files, snapshot.filters)
    sections = describe_tables(EXPORTED, snapshot.filters, snapshot.vague_words)
    readme = write_markdown(TITLE, (), sections).encode()
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in {"datapackage.json": package, "README.md": readme, **files}.items():
            # With the mode of a file that others may read: by default it is of nobody.
            entry = zipfile.ZipInfo(name, _EPOCH)
            entry.external_attr = 0o644 << 16
            archive.writestr(entry, content, zipfile.ZIP_DEFLATED)
    return packed.getvalue()
