"""A report: one text with what is known of it. Figures point into its text by character offsets."""

import unicodedata
from dataclasses import dataclass
from datetime import date, datetime
from hashlib import sha256

Span = tuple[int, int]
"""Half-open character offsets into a report's text."""


def text_id(text: str) -> str:
    """Return the id of a text: alike for texts that differ only in white space or Unicode form.

    Examples
    --------
    >>> text_id("3,000  people") == text_id("3,000 people")
    True
    """
    plain = " ".join(unicodedata.normalize("NFC", text).split())
    return sha256(plain.encode()).hexdigest()


@dataclass(frozen=True, slots=True)
class Report:
    """One report.

    Attributes
    ----------
    report_id : str
        `text_id` of the text: the same text from two places is one report.
    text : str
        The text that figures point into; never altered after decoding.
    sentences : tuple of Span
        Where its sentences stand, in order, without overlap.
    location : str
        Where its document was collected; another text from there replaces this one.
    title, publisher, url, language, licence : str
        Empty where unknown. `language` is an ISO 639-1 code.
    published_date : date or None
        Relative dates in the text ("Thursday") are read against it, and stay empty without it.
    retrieved_at : datetime or None
        When the document was collected, UTC.
    document_sha256 : str
        Checksum of the bytes it was read from.
    is_confidential : bool
        Whether it must never leave in a download.
    """

    report_id: str
    text: str
    sentences: tuple[Span, ...]
    location: str
    title: str = ""
    publisher: str = ""
    published_date: date | None = None
    url: str = ""
    language: str = ""
    licence: str = ""
    retrieved_at: datetime | None = None
    document_sha256: str = ""
    is_confidential: bool = False
