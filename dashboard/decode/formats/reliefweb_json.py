"""Answers of ReliefWeb's API: a page of reports."""

import json
from collections.abc import Iterator, Mapping
from typing import Any

from dashboard.base.document import Document, Failure
from dashboard.base.errors import DecodeError
from dashboard.base.report import Report
from dashboard.decode.drafts import Draft, make_report
from dashboard.decode.encoding import read_text
from dashboard.decode.kinds import is_kind
from dashboard.decode.page import read_page

ORDER = 35
TITLE = "an answer of the ReliefWeb API"
ENDINGS: tuple[str, ...] = (".json",)


def claims(document: Document) -> bool:
    """Tell whether it is JSON."""
    return is_kind(document, ENDINGS, ("application/json",))


def _text(value: Any, *path: str) -> str:
    """Follow a path of names, the first of a list each time; empty where it ends early."""
    for name in path:
        value = value[0] if isinstance(value, list) and value else value
        value = value.get(name) if isinstance(value, dict) else None
    return value if isinstance(value, str) else ""


def _draft(fields: Mapping[str, Any], location: str) -> Draft:
    body = _text(fields, "body")
    if not body.strip() and _text(fields, "body-html").strip():
        body = read_page(_text(fields, "body-html")).text
    return Draft(
        text=body,
        title=_text(fields, "title"),
        publisher=_text(fields, "source", "name"),
        published_date=_text(fields, "date", "original") or _text(fields, "date", "created"),
        url=_text(fields, "url_alias") or _text(fields, "url"),
        language=_text(fields, "language", "code"),
        location=location,
    )


def read(document: Document) -> Iterator[Report | Failure | Document]:
    """Read the reports on a page of an answer.

    Parameters
    ----------
    document : Document
        JSON with a ``data`` list, as the API's reports list has it.

    Yields
    ------
    Report or Failure
        One a report, located by its address, so that it is the same on whichever page it comes. Its
        publisher is the first of its sources. One without a body is a failure.

    Raises
    ------
    DecodeError
        If it is other JSON, or none.
    """
    try:
        page = json.loads(read_text(document.content))
    except (ValueError, RecursionError) as error:
        raise DecodeError("it is no sound JSON: collect the answer again") from error
    items = page.get("data") if isinstance(page, dict) else None
    if not isinstance(items, list):
        raise DecodeError("this JSON is no list of reports from the ReliefWeb API: give one")
    for number, item in enumerate(items, start=1):
        fields = item.get("fields") if isinstance(item, dict) else None
        fields = fields if isinstance(fields, dict) else {}
        address = _text(fields, "url_alias") or _text(fields, "url") or _text(item, "href")
        location = address or f"{document.location}#{number}"
        try:
            yield make_report(document, _draft(fields, location))
        except DecodeError as error:
            yield Failure(location, str(error))
