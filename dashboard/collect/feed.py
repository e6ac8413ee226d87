"""Kinds of feed: a source goes to the first that claims it, and comes back as documents.

A feed does not decode: it hands on bytes as they came, with what its source says of them.
"""

from collections.abc import Iterator
from datetime import datetime
from typing import Protocol

from dashboard.base.document import Document, Failure
from dashboard.base.errors import CollectError
from dashboard.base.plugins import load
from dashboard.base.settings import Settings


class Feed(Protocol):
    """What a file in ``collect/feeds/`` holds.

    Attributes
    ----------
    ORDER : int
        The lower, the sooner it is asked whether it claims a source.
    TITLE : str
        What a person may give it, for lists and messages: "a file or a folder".
    """

    ORDER: int
    TITLE: str

    def claims(self, source: str) -> bool:
        """Tell whether the source is of this kind; asks no network and never raises."""
        ...

    def fetch(
        self, source: str, settings: Settings, retrieved_at: datetime | None
    ) -> Iterator[Document | Failure]:
        """Collect the source's documents one by one.

        Raises
        ------
        CollectError
            If the source itself cannot be had. A part of it that cannot is a `Failure`.
        """
        ...


def feeds() -> tuple[Feed, ...]:
    """Return every kind of feed, in the order they are asked."""
    return load("dashboard.collect.feeds", Feed)


def collect(
    source: str, settings: Settings, retrieved_at: datetime | None = None
) -> Iterator[Document | Failure]:
    """Collect the documents of one source.

    Parameters
    ----------
    source : str
        A path, an address, or an address with the name of its feed before it ("rss:https://...").
    settings : Settings
        Names the contact that servers are told.
    retrieved_at : datetime or None
        UTC; written to every document.

    Returns
    -------
    iterator of Document or Failure
        In the source's own order. Nothing is asked for before the first is taken.

    Raises
    ------
    CollectError
        At once if no feed claims the source, or it is empty, as a variable that was not set is;
        while iterating, if the source cannot be had.
    """
    if not source.strip():
        raise CollectError("an empty name is no source: give a file, a folder or an address")
    for feed in feeds():
        if feed.claims(source):
            return feed.fetch(source, settings, retrieved_at)
    known = "; ".join(feed.TITLE for feed in feeds())
    raise CollectError(f"nothing reads {source!r}: give {known}")
