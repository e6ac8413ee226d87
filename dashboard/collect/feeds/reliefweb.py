"""ReliefWeb: the reports that a query of its API finds, a document a page of the answer."""

import json
from collections.abc import Iterator
from datetime import datetime
from urllib.parse import parse_qsl, urlencode, urlsplit, urlunsplit

from dashboard.base.document import Document, Failure
from dashboard.base.errors import CollectError
from dashboard.base.settings import Settings
from dashboard.collect.fetch import fetch as get

ORDER = 10
TITLE = "a ReliefWeb API query (https://api.reliefweb.int/v2/reports?appname=...)"

_PREFIX = "reliefweb:"
_HOST = "api.reliefweb.int"
_FIELDS = ("title", "body", "date.original", "source.name", "language.code", "url_alias", "url")
_PAGE_SIZE = "100"
_MAX_PAGES = 50


def claims(source: str) -> bool:
    """Tell whether it is marked ``reliefweb:`` or an address of ReliefWeb's API."""
    if source.startswith(_PREFIX):
        return True
    try:
        return urlsplit(source).hostname == _HOST
    except ValueError:
        return False


def _complete(address: str) -> str:
    """Ask for what a report needs, unless the query says itself what it wants."""
    parts = urlsplit(address)
    query = parse_qsl(parts.query, keep_blank_values=True)
    names = [name for name, _ in query]
    if "appname" not in names:
        raise CollectError(
            f"{address} names no appname: ReliefWeb answers only with one; "
            "register it on the API's own pages and add &appname=..."
        )
    if not any(name.startswith(("fields", "profile")) for name in names):
        query += [("fields[include][]", field) for field in _FIELDS]
    if "limit" not in names:
        query.append(("limit", _PAGE_SIZE))
    return urlunsplit(parts._replace(query=urlencode(query)))


def _next_page(content: bytes) -> tuple[str, int]:
    """Return the address of the next page, or an empty text, and how many reports there are."""
    try:
        page = json.loads(content)
        link = page.get("links", {}).get("next") or {}
        return str(link.get("href") or ""), int(page.get("totalCount") or 0)
    except (AttributeError, RecursionError, TypeError, ValueError) as error:
        raise CollectError("the answer is none of ReliefWeb's API: check the address") from error


def _pages(first: str, contact: str, retrieved_at: datetime | None) -> Iterator[Document | Failure]:
    address, total = first, 0
    for number in range(1, _MAX_PAGES + 1):
        try:
            answer = get(address, contact, via=first if number > 1 else "")
            following, total = _next_page(answer.content)
        except CollectError as error:
            if number == 1:
                raise
            yield Failure(address, f"page {number} and those after it are not read: {error}")
            return
        yield Document(
            location=address,
            name=f"reliefweb-{number}.json",
            content=answer.content,
            media_type="application/json",
            retrieved_at=retrieved_at,
        )
        if not following:
            return
        address = following
    yield Failure(
        first, f"the first {_MAX_PAGES} pages of {total:,} reports are read: narrow the query"
    )


def fetch(
    source: str, settings: Settings, retrieved_at: datetime | None
) -> Iterator[Document | Failure]:
    """Ask for the pages of a query's answer.

    Parameters
    ----------
    source : str
        Address of the query, with its appname. Fields and page size are added where it has none.
    settings : Settings
        Names the contact.
    retrieved_at : datetime or None
        UTC; written to every document.

    Returns
    -------
    iterator of Document or Failure
        One document a page, as ReliefWeb sends it. A page that cannot be had ends the row with a
        failure, and so does the last of the most pages that are asked for.

    Raises
    ------
    CollectError
        At once if the query has no appname; while iterating, if its first page cannot be had.
    """
    return _pages(_complete(source.removeprefix(_PREFIX)), settings.contact, retrieved_at)
