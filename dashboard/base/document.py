"""A document as it came, with its provenance: bytes untouched, nothing resolved."""

from dataclasses import dataclass
from datetime import datetime
from hashlib import sha256


@dataclass(frozen=True, slots=True)
class Document:
    """Bytes as collected.

    Attributes
    ----------
    location : str
        Where it was collected: a file path or a URL. Identifies the document: other bytes from the
        same location are a later edition of it.
    name : str
        File name, with its ending where it has one; a format is told by it.
    content : bytes
        The bytes, unchanged.
    media_type : str
        As the sender states it ("text/html"), or empty.
    retrieved_at : datetime or None
        When it was collected, UTC, given by the caller.
    title, publisher, published_date, url, language, licence : str
        What the feed or the person who added it says of it; empty where nothing is said. These win
        over what the document says of itself. `published_date` is as stated, not yet read.
    is_confidential : bool
        Whether it must never leave in a download.
    """

    location: str
    name: str
    content: bytes
    media_type: str = ""
    retrieved_at: datetime | None = None
    title: str = ""
    publisher: str = ""
    published_date: str = ""
    url: str = ""
    language: str = ""
    licence: str = ""
    is_confidential: bool = False

    @property
    def checksum(self) -> str:
        """Sha256 of the bytes, in hexadecimal."""
        return sha256(self.content).hexdigest()


@dataclass(frozen=True, slots=True)
class Failure:
    """Something that could not be read; listed with its reason while the others go on.

    Attributes
    ----------
    location : str
        The file, URL or row it stands for.
    reason : str
        What happened and what to do, for the person who reads it.
    """

    location: str
    reason: str
