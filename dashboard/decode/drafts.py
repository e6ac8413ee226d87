"""From what a format read to a report: the one place where reports are made.

Here the text is made safe to point into, dates and addresses are read or refused, and what a
person or a feed says of a document is set above what the document says of itself.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date

from dashboard.base.document import Document, Failure
from dashboard.base.errors import DecodeError, ReportError
from dashboard.base.report import Report, text_id
from dashboard.decode.dates import read_published_date
from dashboard.decode.sentences import split_sentences

_LINE_END = re.compile(r"\r\n?")
_CONTROL = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f]")
_SURROGATE = re.compile(r"[\ud800-\udfff]")
_LANGUAGE = re.compile(r"([a-z]{2})(?:[-_].*)?", re.IGNORECASE | re.DOTALL)
_SPACES = re.compile(r"[\s-]+")
_HOST = re.compile(r"[\w-]+(?:\.[\w-]+)+(?:[/?#]\S*)?")


@dataclass(frozen=True, slots=True)
class Draft:
    """What a format read: a text, and what the document says of it.

    Attributes
    ----------
    text : str
        The report's text.
    title, publisher, published_date, url, language, licence : str
        As the document states them; empty where it does not.
    is_confidential : bool
        Whether the document says it must not leave.
    location : str
        Where it stands, when it is one of several in the document; empty for the document's own.
    """

    text: str
    title: str = ""
    publisher: str = ""
    published_date: str = ""
    url: str = ""
    language: str = ""
    licence: str = ""
    is_confidential: bool = False
    location: str = ""


FACTS = ("title", "publisher", "published_date", "url", "language", "licence", "is_confidential")
"""What front matter, or a table's columns, may state of a report."""

_YES, _NO = frozenset({"true", "yes", "1"}), frozenset({"false", "no", "0", ""})


def draft_from_facts(text: str, facts: Mapping[str, str], location: str = "") -> Draft:
    """Make a draft of a text and the facts stated beside it.

    Parameters
    ----------
    text : str
        The report's text.
    facts : Mapping of str to str
        By the names of `FACTS`, in any case, with spaces or hyphens; ``confidential`` is taken for
        ``is_confidential``. Other names are left out.
    location : str
        As in `Draft`.

    Raises
    ------
    DecodeError
        If ``is_confidential`` is neither yes nor no: guessing could let a report out.
    """
    stated = dict.fromkeys(FACTS, "")
    stated |= {fact_name(name): value for name, value in facts.items() if fact_name(name) in FACTS}
    confidential = stated.pop("is_confidential").strip().lower()
    if confidential not in _YES | _NO:
        raise DecodeError(f"is_confidential is {confidential[:60]!r}: write true or false")
    return Draft(text=text, **stated, is_confidential=confidential in _YES, location=location)


def fact_name(name: str) -> str:
    """Return the name of a fact however it is written: a missed one could let a report out.

    Examples
    --------
    >>> fact_name("Published date"), fact_name("Confidential")
    ('published_date', 'is_confidential')
    """
    plain = _SPACES.sub("_", name.strip().lower())
    return "is_confidential" if plain == "confidential" else plain


def clean_text(text: str) -> str:
    r"""Make a text safe for every store and screen, and leave its offsets alone.

    Parameters
    ----------
    text : str
        As decoded.

    Returns
    -------
    str
        Line ends are line feeds, which is the one change of length. Control characters, NUL among
        them, are spaces, and lone surrogates U+FFFD.

    Examples
    --------
    >>> clean_text("3,000\x00people\r\nleft")
    '3,000 people\nleft'
    """
    return _SURROGATE.sub("\ufffd", _CONTROL.sub(" ", _LINE_END.sub("\n", text)))


def _line(stated: str) -> str:
    return " ".join(clean_text(stated).split())


def _day(stated: str) -> date | None:
    return read_published_date(_line(stated)) if _line(stated) else None


def _language(stated: str) -> str:
    found = _LANGUAGE.fullmatch(_line(stated))
    return found[1].lower() if found else ""


def _url(stated: str) -> str:
    if stated.lower().startswith(("http://", "https://")) or not stated:
        return stated
    if _HOST.fullmatch(stated):
        return f"https://{stated}"
    raise ReportError(f"url {stated[:60]!r} is no web address: begin it with https://")


def make_report(document: Document, draft: Draft) -> Report | Failure:
    """Make a report of a draft.

    Parameters
    ----------
    document : Document
        What is said of it wins over what it says of itself; confidential is what either says is.
    draft : Draft
        What was read of it.

    Returns
    -------
    Report or Failure
        A failure if there is no text, or a stated date or address is none. A language that is
        stated by no two-letter code stays empty, as does what nobody states.
    """
    location = draft.location or document.location
    if not (text := clean_text(draft.text)).strip():
        return Failure(location, "it holds no text: check that the report is in it, as text")
    language = _language(document.language or draft.language)
    try:
        published_date = _day(document.published_date or draft.published_date)
        url = _url(_line(document.url or draft.url))
    except ReportError as error:
        return Failure(location, str(error))
    return Report(
        report_id=text_id(text),
        text=text,
        sentences=split_sentences(text, language or "en"),
        location=location,
        title=_line(document.title or draft.title),
        publisher=_line(document.publisher or draft.publisher),
        published_date=published_date,
        url=url,
        language=language,
        licence=_line(document.licence or draft.licence),
        retrieved_at=document.retrieved_at,
        document_sha256=document.checksum,
        is_confidential=document.is_confidential or draft.is_confidential,
    )
