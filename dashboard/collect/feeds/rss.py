"""RSS and Atom: a feed's entries, each with its full text where the feed or its page has it."""

from collections.abc import Iterator, Mapping
from datetime import datetime
from email.utils import parsedate_to_datetime
from pathlib import Path
from time import strftime
from typing import Any
from urllib.parse import urlsplit

import feedparser

from dashboard.base.document import Document, Failure
from dashboard.base.errors import CollectError
from dashboard.base.settings import Settings
from dashboard.collect.fetch import Answer
from dashboard.collect.fetch import fetch as get
from dashboard.collect.limits import MAX_BYTES, mebibytes

ORDER = 20
TITLE = "an RSS or Atom feed, by address or file (rss:ADDRESS where its ending does not show it)"

_PREFIX = "rss:"
_ENDINGS = (".rss", ".atom", ".rdf", ".xml", "/rss", "/atom", "/feed")
_ROOTS = (b"<rss", b"<feed", b"<rdf:rdf")
_WEB = ("http://", "https://")

Entry = Mapping[str, Any]


def _is_web(source: str) -> bool:
    return source.lower().startswith(_WEB)


def claims(source: str) -> bool:
    """Tell whether it is marked ``rss:``, an address that ends as feeds do, or a feed's file."""
    if source.startswith(_PREFIX):
        return True
    if _is_web(source):
        try:
            return urlsplit(source).path.lower().rstrip("/").endswith(_ENDINGS)
        except ValueError:
            return False
    if not source.lower().endswith(_ENDINGS[:4]):
        return False
    try:
        with Path(source).expanduser().open("rb") as file:
            head = file.read(2048).lower()
    except (OSError, ValueError, RuntimeError):
        return False
    return any(root in head for root in _ROOTS)


def _load(address: str, contact: str) -> Answer:
    if _is_web(address):
        return get(address, contact)
    try:
        with Path(address).expanduser().open("rb") as file:
            content = file.read(MAX_BYTES + 1)
    except (OSError, ValueError, RuntimeError) as error:
        raise CollectError(f"{address} cannot be read: {error}") from error
    if len(content) > MAX_BYTES:
        raise CollectError(f"{address} is larger than {mebibytes(MAX_BYTES)}: part the feed")
    return Answer(address, content, "")


def _published(entry: Entry) -> str:
    """Return the day as stated where it is in a standard form, or else as the parser read it."""
    for key in ("published", "updated"):
        stated, parsed = str(entry.get(key) or ""), entry.get(f"{key}_parsed")
        if not stated:
            continue
        try:
            return parsedate_to_datetime(stated).isoformat()
        except ValueError:
            is_iso = stated[:4].isdecimal()
            return strftime("%Y-%m-%d", parsed) if parsed and not is_iso else stated
    return ""


def _text(entry: Entry, key: str) -> str:
    return str(entry.get(key) or "").strip()


def _full_text(entry: Entry) -> str:
    return max((_text(part, "value") for part in entry.get("content") or ()), key=len, default="")


class _Reader:
    """Turns the entries of one feed into documents."""

    def __init__(self, answer: Answer, contact: str, retrieved_at: datetime | None) -> None:
        self.feed = feedparser.parse(
            answer.content,
            response_headers={"content-type": answer.media_type, "content-location": answer.url},
            sanitize_html=False,
        )
        self.address, self.contact, self.retrieved_at = answer.url, contact, retrieved_at

    def documents(self) -> Iterator[Document | Failure]:
        """Yield the entries, newest first or however the feed has them."""
        for number, entry in enumerate(self.feed.entries, start=1):
            link = _text(entry, "link")
            link = link if _is_web(link) else ""
            location = link or f"{self.address}#{_text(entry, 'id') or f'entry {number}'}"
            yield from self._entry(entry, link, location)

    def _entry(self, entry: Entry, link: str, location: str) -> Iterator[Document | Failure]:
        text = _full_text(entry)
        if not text and link and _is_web(self.address):
            try:
                page = get(link, self.contact, via=self.address)
            except CollectError as error:
                yield Failure(location, f"only the feed's summary is read: {error}")
            else:
                if page.content:
                    yield self._document(entry, location, page.content, page.media_type)
                    return
        text = text or _text(entry, "summary")
        if text:
            yield self._document(entry, location, text.encode(), "text/html; charset=utf-8")
        else:
            yield Failure(
                location, "the feed's entry holds no text: give the page's address itself"
            )

    def _document(self, entry: Entry, location: str, content: bytes, media_type: str) -> Document:
        channel, link = self.feed.feed, _text(entry, "link")
        return Document(
            location=location,
            name=urlsplit(link).path.rpartition("/")[2],
            content=content,
            media_type=media_type,
            retrieved_at=self.retrieved_at,
            title=_text(entry, "title"),
            publisher=_text(entry.get("source") or {}, "title") or _text(channel, "title"),
            published_date=_published(entry),
            url=link if _is_web(link) else "",
            language=_text(channel, "language"),
            licence=_text(entry, "rights") or _text(channel, "rights"),
        )


def fetch(
    source: str, settings: Settings, retrieved_at: datetime | None
) -> Iterator[Document | Failure]:
    """Read a feed and its entries.

    Parameters
    ----------
    source : str
        A feed's address or file, ``rss:`` before it or not.
    settings : Settings
        Names the contact.
    retrieved_at : datetime or None
        UTC; written to every document.

    Returns
    -------
    iterator of Document or Failure
        One document an entry. An entry that carries its full text is taken as it is; of another
        its linked page is asked for, one after the other, and its summary taken where there is no
        page to be had, which is a failure beside it. A feed read from a file asks for no page.

    Raises
    ------
    CollectError
        While iterating, if the feed cannot be had or is none.
    """
    address = source.removeprefix(_PREFIX)
    reader = _Reader(_load(address, settings.contact), settings.contact, retrieved_at)
    if not reader.feed.get("version"):
        raise CollectError(f"{address} is no RSS or Atom feed: give the feed's own address")
    yield from reader.documents()
