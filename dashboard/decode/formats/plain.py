"""Plain text: the text and nothing else."""

from collections.abc import Iterator

from dashboard.base.document import Document, Failure
from dashboard.base.report import Report
from dashboard.decode.drafts import Draft, make_report
from dashboard.decode.encoding import read_text
from dashboard.decode.kinds import charset, ending, is_kind, media_type

ORDER = 90
TITLE = "plain text"
ENDINGS: tuple[str, ...] = (".txt", ".text")


def claims(document: Document) -> bool:
    """Tell whether it is stated or named as text, or named without an ending."""
    is_bare = not ending(document) and not media_type(document)
    return is_bare or is_kind(document, ENDINGS, ("text/plain",))


def read(document: Document) -> Iterator[Report | Failure | Document]:
    """Read one report of which only the text is known.

    Parameters
    ----------
    document : Document
        A text file in any encoding.

    Yields
    ------
    Report or Failure
        The text as it stands; a first line is not taken for a title.

    Raises
    ------
    DecodeError
        If it is no text.
    """
    yield make_report(document, Draft(read_text(document.content, charset(document))))
