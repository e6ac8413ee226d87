"""Plain text, with what the lines at its head say of it."""

from collections.abc import Iterator

from dashboard.base.document import Document, Failure
from dashboard.base.report import Report
from dashboard.decode.drafts import make_report
from dashboard.decode.encoding import read_text
from dashboard.decode.head import draft_from_head
from dashboard.decode.kinds import charset, ending, is_kind, media_type

ORDER = 90
TITLE = "plain text"
ENDINGS: tuple[str, ...] = (".txt", ".text")


def claims(document: Document) -> bool:
    """Tell whether it is stated or named as text, or named without an ending."""
    is_bare = not ending(document) and not media_type(document)
    return is_bare or is_kind(document, ENDINGS, ("text/plain",))


def read(document: Document) -> Iterator[Report | Failure | Document]:
    """Read one report.

    Parameters
    ----------
    document : Document
        A text file in any encoding.

    Yields
    ------
    Report or Failure
        The text as it stands; its facts by `draft_from_head`.

    Raises
    ------
    DecodeError
        If it is no text.
    """
    yield make_report(document, draft_from_head(read_text(document.content, charset(document))))
