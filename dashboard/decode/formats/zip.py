"""Zip archives: every document in one, each decoded by its own format."""

import zlib
from collections.abc import Iterator
from io import BytesIO
from pathlib import PurePosixPath
from zipfile import BadZipFile, ZipFile, ZipInfo

from dashboard.base.document import Document, Failure
from dashboard.base.errors import DecodeError
from dashboard.base.report import Report
from dashboard.decode.kinds import is_kind
from dashboard.decode.packages import MAX_UNPACKED

ORDER = 60
TITLE = "a zip archive of documents"
ENDINGS: tuple[str, ...] = (".zip",)

MAX_FILES = 2_000

_HIDDEN = (".", "~$", "__")  # what systems and office programs leave beside the documents
_BROKEN = (BadZipFile, EOFError, NotImplementedError, RuntimeError, ValueError, zlib.error)


def claims(document: Document) -> bool:
    """Tell whether it is a zip archive."""
    return is_kind(document, ENDINGS, ("application/zip", "application/x-zip-compressed"))


def _entries(archive: ZipFile) -> list[ZipInfo]:
    entries = [
        entry
        for entry in archive.infolist()
        if not entry.is_dir()
        and not any(part.startswith(_HIDDEN) for part in PurePosixPath(entry.filename).parts)
    ]
    if len(entries) > MAX_FILES:
        raise DecodeError(f"it holds over {MAX_FILES:,} files: part it into smaller ones")
    if sum(entry.file_size for entry in entries) > MAX_UNPACKED:
        raise DecodeError(
            f"it unpacks to over {MAX_UNPACKED // 2**20} MiB: part it into smaller ones"
        )
    return entries


def _open(archive: ZipFile, entry: ZipInfo, document: Document) -> Document | Failure:
    location = f"{document.location}#{entry.filename}"
    try:
        content = archive.read(entry)
    except _BROKEN:
        what = "has a password" if entry.flag_bits & 1 else "is damaged"
        return Failure(location, f"it {what} in the archive: unpack it, and give the file itself")
    if not content:
        return Failure(location, "the file is empty: save the report in it again")
    return Document(
        location=location,
        name=PurePosixPath(entry.filename).name,
        content=content,
        retrieved_at=document.retrieved_at,
        is_confidential=document.is_confidential,
    )


def read(document: Document) -> Iterator[Report | Failure | Document]:
    """Read the documents in an archive, one by one.

    Parameters
    ----------
    document : Document
        A zip archive.

    Yields
    ------
    Document
        Each file in it, in its order; hidden ones are left out. Nothing that is said of the archive
        is taken to hold for it, except that it is confidential.
    Failure
        One that is empty, damaged or has a password, while the others go on.

    Raises
    ------
    DecodeError
        If it is damaged, holds more than `MAX_FILES`, or unpacks to over `MAX_UNPACKED`.

    Notes
    -----
    The sizes are those that the archive states of itself; unpacking stops at them.
    """
    try:
        archive = ZipFile(BytesIO(document.content))
    except _BROKEN as error:
        raise DecodeError("it is damaged, or no zip archive: pack it again") from error
    with archive:
        for entry in _entries(archive):
            yield _open(archive, entry, document)
