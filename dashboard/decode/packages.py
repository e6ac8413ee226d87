"""Packed office files (Word, Excel): how far one may unpack."""

from io import BytesIO
from zipfile import BadZipFile, ZipFile

from dashboard.base.errors import DecodeError

MAX_UNPACKED = 256 * 1024 * 1024
"""Bytes an office file may unpack to; above that it is taken for a trap."""

_OLD_OFFICE = b"\xd0\xcf\x11\xe0"


def check_package(content: bytes, wanted: str, newer: str) -> None:
    """Refuse a file that is no package, lacks its main part, or unpacks to too much.

    Parameters
    ----------
    content : bytes
        The file.
    wanted : str
        The main part that makes it what it is: "word/document.xml".
    newer : str
        Ending of the packed format, for the message to those who give the old one or a locked one.

    Raises
    ------
    DecodeError
        With what to do.

    Notes
    -----
    The sizes are those that the file states of itself; unpacking stops at them.
    """
    if content.startswith(_OLD_OFFICE):
        raise DecodeError(f"it has a password or an old format: save it as {newer} without one")
    try:
        with ZipFile(BytesIO(content)) as package:
            parts = package.infolist()
    except (BadZipFile, NotImplementedError, ValueError) as error:
        raise DecodeError(
            f"it is damaged, or no {newer} file: open it and save it again"
        ) from error
    if wanted not in {part.filename for part in parts}:
        raise DecodeError(f"it is no {newer} file: open it in its own program and save it as one")
    if sum(part.file_size for part in parts) > MAX_UNPACKED:
        raise DecodeError(f"it unpacks to over {MAX_UNPACKED // 2**20} MiB: take the pictures out")
