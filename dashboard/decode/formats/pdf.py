"""PDF files that hold text."""

import re
from collections.abc import Iterator, Sequence
from io import BytesIO

from pypdf import PageObject, PdfReader
from pypdf.errors import DependencyError, FileNotDecryptedError, PyPdfError

from dashboard.base.document import Document, Failure
from dashboard.base.errors import DecodeError
from dashboard.base.report import Report
from dashboard.decode.drafts import clean_text, make_report
from dashboard.decode.head import draft_from_head
from dashboard.decode.kinds import is_kind
from dashboard.decode.lines import passages

ORDER = 10
TITLE = "PDF"
ENDINGS: tuple[str, ...] = (".pdf",)

MAX_PAGES = 1_000
MAX_DRAWN = 32 * 1024 * 1024
"""Bytes of drawing instructions read in all: a minute's work; a page takes some thousands."""

_HYPHEN = re.compile(r"(?<=[^\W\d])-\s*\n\s*(?=[a-z])")
_DIGITS = re.compile(r"\d+")
_OPEN_END = re.compile(r"[\w,]\Z")

_LOCKED = "it has a password: save it without one, by printing it to PDF, and give that"


def claims(document: Document) -> bool:
    """Tell whether it is a PDF, by its first bytes too."""
    return document.content.startswith(b"%PDF-") or is_kind(
        document, ENDINGS, ("application/pdf", "application/x-pdf")
    )


def _open(content: bytes) -> PdfReader:
    reader = PdfReader(BytesIO(content))
    # Many are locked against changes only, and open with an empty password.
    if reader.is_encrypted and not reader.decrypt(""):
        raise DecodeError(_LOCKED)
    if len(reader.pages) > MAX_PAGES:
        raise DecodeError(f"it has more than {MAX_PAGES:,} pages: part it into smaller files")
    return reader


def _page_texts(reader: PdfReader) -> Iterator[str]:
    drawn = 0
    for page in reader.pages:
        drawn += _drawn(page)
        if drawn > MAX_DRAWN:
            raise DecodeError("it is too intricate to be read: save its text, or print it anew")
        yield clean_text(page.extract_text())


def _drawn(page: PageObject) -> int:
    contents = page.get_contents()
    return len(contents.get_data()) if contents is not None else 0


def _without_running_heads(pages: Sequence[list[str]]) -> list[list[str]]:
    """Take off the first or last line where most pages have the same one, but for its number."""
    left = list(pages)
    for edge, cut in ((0, slice(1, None)), (-1, slice(0, -1))):
        masked = [_DIGITS.sub("#", page[edge]) if page else "" for page in left]
        running = {line for line in masked if line and masked.count(line) * 2 > len(left) > 2}
        left = [
            page[cut] if line in running else page for page, line in zip(left, masked, strict=True)
        ]
    return left


def _flow(page: str) -> Iterator[str]:
    """Yield a page's paragraphs, each on one line and without the hyphens that broke its words."""
    for start, end in passages(page):
        paragraph = " ".join(_HYPHEN.sub("", page[start:end]).split())
        if paragraph:
            yield paragraph


def _join(pages: Sequence[str]) -> str:
    """Join the pages, and the paragraphs that run on from one to the next."""
    written = [[line for line in page.split("\n") if line.strip()] for page in pages]
    trimmed = _without_running_heads(written)
    paragraphs: list[str] = []
    for lines in trimmed if any(trimmed) else written:
        flowing = list(_flow("\n".join(lines)))
        if paragraphs and flowing and _OPEN_END.search(paragraphs[-1]) and flowing[0][0].islower():
            paragraphs[-1] += f" {flowing.pop(0)}"
        paragraphs += flowing
    return "\n\n".join(paragraphs)


def read(document: Document) -> Iterator[Report | Failure | Document]:
    """Read one report.

    Parameters
    ----------
    document : Document
        A PDF file.

    Yields
    ------
    Report or Failure
        Paragraphs with a blank line between them, each unbroken; running heads and page numbers are
        left out. The title is the document's own; else, and for the other facts, see
        `draft_from_head`. Dates of the file tell when it was made, not when it was published, and
        are not read.

    Raises
    ------
    DecodeError
        If it has a password, holds pictures only, is damaged, or passes `MAX_PAGES` or `MAX_DRAWN`.

    Notes
    -----
    Tables come as the lines they are drawn in, not as rows and columns.
    """
    try:
        reader = _open(document.content)
        text = _join(list(_page_texts(reader)))
        title = (reader.metadata.title if reader.metadata else "") or ""
    except (DependencyError, FileNotDecryptedError) as error:
        raise DecodeError(_LOCKED) from error
    except PyPdfError as error:
        raise DecodeError(
            f"it is damaged, or no PDF ({error}): open it and save it again"
        ) from error
    if not text:
        raise DecodeError(
            "it holds pictures and no text: run text recognition (OCR) on it and give the result"
        )
    yield make_report(document, draft_from_head(text, title))
