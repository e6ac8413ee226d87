"""Web pages, saved or fetched."""

from collections.abc import Iterator

from dashboard.base.document import Document, Failure
from dashboard.base.report import Report
from dashboard.decode.drafts import make_report
from dashboard.decode.kinds import charset, is_kind
from dashboard.decode.page import decode_page, read_page

ORDER = 50
TITLE = "a web page"
ENDINGS: tuple[str, ...] = (".html", ".htm", ".xhtml")


def claims(document: Document) -> bool:
    """Tell whether it is HTML."""
    return is_kind(document, ENDINGS, ("text/html", "application/xhtml+xml"))


def read(document: Document) -> Iterator[Report | Failure | Document]:
    """Read the one report on a page.

    Parameters
    ----------
    document : Document
        HTML in any encoding.

    Yields
    ------
    Report or Failure
        See `read_page`.

    Raises
    ------
    DecodeError
        If there is no text on it.
    """
    yield make_report(document, read_page(decode_page(document.content, charset(document))))
