"""What a reader gives to be read: a pasted text, a file, web addresses. Documents come of it."""

import re
from datetime import datetime
from hashlib import sha256

from dashboard.base.document import Document, Failure

_ADDRESS = re.compile(r"(?:[a-z]+:)?https?://[^\s/]\S*", re.IGNORECASE)
_EMPTY = "the file is empty: save the report in it again"
_NO_ADDRESS = "this is no web address: begin it with https://"


def pasted(text: str, now: datetime) -> Document:
    """Return a document of a text that somebody pasted; front matter in it is read."""
    name = "pasted text.md" if text.startswith("---\n") else "pasted text"
    return _document("pasted", name, text.encode("utf-8", "replace"), now)


def uploaded(name: str, content: bytes, now: datetime) -> Document | Failure:
    """Return a document of a file from the reader's own machine.

    Notes
    -----
    A browser tells no folder, and many files are named alike: its location has its checksum in it,
    so that no file takes another's place.
    """
    return _document("uploaded", name, content, now) if content else Failure(name, _EMPTY)


def _document(way: str, name: str, content: bytes, now: datetime) -> Document:
    checksum = sha256(content).hexdigest()[:12]
    return Document(f"{way}/{checksum}/{name}", name, content, retrieved_at=now)


def addresses(lines: str) -> tuple[list[Document | str], list[Failure]]:
    """Return the web addresses in some lines, once each, and the lines that are none.

    Notes
    -----
    A path is none: the page reads no file of the machine that it runs on.
    """
    stated = dict.fromkeys(line.strip() for line in lines.splitlines() if line.strip())
    found: list[Document | str] = [line for line in stated if _ADDRESS.fullmatch(line)]
    return found, [Failure(line, _NO_ADDRESS) for line in stated if line not in found]
