"""The web: the one page or document at an address."""

from collections.abc import Iterator
from datetime import datetime
from pathlib import PurePosixPath
from urllib.parse import unquote, urldefrag, urlsplit

from dashboard.base.document import Document, Failure
from dashboard.base.settings import Settings
from dashboard.collect.fetch import fetch as get

ORDER = 80
TITLE = "an http(s) address of a page or PDF"

_FEED_TYPES = ("application/rss+xml", "application/atom+xml", "application/rdf+xml")


def claims(source: str) -> bool:
    """Tell whether it is an http or https address."""
    return source.lower().startswith(("http://", "https://"))


def fetch(
    source: str, settings: Settings, retrieved_at: datetime | None
) -> Iterator[Document | Failure]:
    """Ask for the page.

    Parameters
    ----------
    source : str
        Its address; what follows a ``#`` is left off.
    settings : Settings
        Names the contact.
    retrieved_at : datetime or None
        UTC.

    Returns
    -------
    iterator of Document or Failure
        One document, or one failure for an empty answer or an address that is a feed's.

    Raises
    ------
    CollectError
        While iterating, if the page cannot be had.
    """
    location = urldefrag(source).url
    answer = get(location, settings.contact)
    if not answer.content:
        yield Failure(location, "the page is empty: open it in a browser and save what it shows")
    elif answer.media_type.partition(";")[0].strip().lower() in _FEED_TYPES:
        yield Failure(location, f"this is a news feed: give it as rss:{location}")
    else:
        parts = urlsplit(answer.url)
        yield Document(
            location=location,
            name=unquote(PurePosixPath(parts.path).name) or parts.netloc,
            content=answer.content,
            media_type=answer.media_type,
            retrieved_at=retrieved_at,
            url=answer.url,
        )
