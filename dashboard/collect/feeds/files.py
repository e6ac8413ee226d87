"""Files: one file, or a folder with all that is under it, in the order of the names."""

import os
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

from dashboard.base.document import Document, Failure
from dashboard.base.errors import CollectError
from dashboard.base.settings import Settings
from dashboard.collect.limits import MAX_BYTES, mebibytes

ORDER = 90
TITLE = "a file or a folder"


def claims(source: str) -> bool:
    """Tell whether it is a path: whatever names no protocol."""
    return "://" not in source


def _printable(path: Path) -> str:
    # A name that is no UTF-8 would break the store and the screen further on.
    return os.fsencode(path).decode("utf-8", "replace")


def _is_hidden(name: str) -> bool:
    # "~$" is the lock file an office program leaves beside an open document.
    return name.startswith((".", "~$"))


def _refusal(path: Path, root: Path) -> str:
    """Return why an entry of a folder is not read, or an empty text."""
    if _is_hidden(path.name):
        return "hidden, so left out: give it by its own path to read it"
    if path.is_symlink():
        target = path.resolve()
        if target.is_dir():
            return "a link to a folder, so left out: give that folder itself"
        if not target.exists():
            return "a link that leads nowhere: repair or remove it"
        if not target.is_relative_to(root):
            return "a link that leads out of the folder, so left out: give that file itself"
    return ""


def _read(path: Path, retrieved_at: datetime | None) -> Document | Failure:
    location = _printable(path)
    if not path.is_file():
        return Failure(location, "neither a file nor a folder: give a file with a report")
    with path.open("rb") as file:
        content = file.read(MAX_BYTES + 1)
    if not content:
        return Failure(location, "the file is empty: save the report in it again")
    if len(content) > MAX_BYTES:
        return Failure(location, f"larger than {mebibytes(MAX_BYTES)}: part it into smaller files")
    return Document(
        location=location,
        name=_printable(Path(path.name)),
        content=content,
        retrieved_at=retrieved_at,
    )


def _open(path: Path, root: Path, retrieved_at: datetime | None) -> Document | Failure | list[Path]:
    """Return a file's document, or a folder's entries."""
    try:
        refusal = "" if path == root else _refusal(path, root)
        if refusal:
            return Failure(_printable(path), refusal)
        if path.is_dir():
            return sorted(path.iterdir())
        return _read(path, retrieved_at)
    except RuntimeError:  # what pathlib raises for links that lead to each other
        return Failure(_printable(path), "a link that leads back to itself: remove it")
    except OSError as error:
        reason = f"cannot be read ({error.strerror}): check who may read it"
        return Failure(_printable(path), reason)


def _walk(root: Path, retrieved_at: datetime | None) -> Iterator[Document | Failure]:
    # A list instead of recursion: a folder may be nested deeper than Python's stack.
    waiting = [root]
    while waiting:
        found = _open(waiting.pop(), root, retrieved_at)
        if isinstance(found, list):
            waiting.extend(reversed(found))
        else:
            yield found


def fetch(
    source: str,
    settings: Settings,  # noqa: ARG001 (of the contract: other feeds name the contact)
    retrieved_at: datetime | None,
) -> Iterator[Document | Failure]:
    """Read a file, or every file under a folder.

    Parameters
    ----------
    source : str
        A path; ``~`` is the home folder.
    settings : Settings
        Not needed here.
    retrieved_at : datetime or None
        UTC; written to every document.

    Returns
    -------
    iterator of Document or Failure
        Locations are absolute, so that a file is the same one from wherever it is given. Hidden
        entries, links that lead out of the folder, empty files, files over `MAX_BYTES` and
        whatever cannot be read are failures. Whether a format reads a file is told by decoding.

    Raises
    ------
    CollectError
        At once if there is nothing at the path.
    """
    try:
        path = Path(source).expanduser().resolve()
        is_there = path.exists()
    except (OSError, ValueError, RuntimeError) as error:
        raise CollectError(f"{source!r} is no path to read from: {error}") from error
    if not is_there:
        raise CollectError(f"there is nothing at {source}: check the path and where it starts from")
    return _walk(path, retrieved_at)
