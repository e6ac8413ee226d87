"""Word documents."""

from collections.abc import Iterator
from io import BytesIO
from typing import Any

import docx
from docx.oxml.ns import qn

from dashboard.base.document import Document, Failure
from dashboard.base.report import Report
from dashboard.decode.drafts import make_report
from dashboard.decode.head import draft_from_head
from dashboard.decode.kinds import is_kind
from dashboard.decode.packages import check_package

ORDER = 20
TITLE = "Word"
ENDINGS: tuple[str, ...] = (".docx",)

_MEDIA_TYPE = "application/vnd.openxmlformats-officedocument.wordprocessingml.document"
_TEXT, _PARAGRAPH, _TABLE = qn("w:t"), qn("w:p"), qn("w:tbl")
_SIGNS = {qn("w:tab"): "\t", qn("w:br"): "\n", qn("w:cr"): "\n", qn("w:noBreakHyphen"): "-"}
# Properties, deleted text, and what Word keeps twice over for older versions of itself.
_UNREAD = frozenset({qn("w:pPr"), qn("w:rPr"), qn("w:del"), qn("w:moveFrom"), qn("w:sdtPr")})
_UNREAD |= {"{http://schemas.openxmlformats.org/markup-compatibility/2006}AlternateContent"}


def claims(document: Document) -> bool:
    """Tell whether it is a Word document."""
    return is_kind(document, ENDINGS, (_MEDIA_TYPE,))


def _inline(element: Any) -> Iterator[str]:
    """Yield the text within a paragraph, links and tracked insertions included."""
    for child in element:
        if child.tag == _TEXT:
            yield child.text or ""
        elif child.tag in _SIGNS:
            yield _SIGNS[child.tag]
        elif child.tag not in _UNREAD:
            yield from _inline(child)


def _row(row: Any) -> str:
    cells = (" ".join(" ".join(_blocks(cell)).split()) for cell in row.iterchildren(qn("w:tc")))
    return f"| {' | '.join(cells)} |"


def _blocks(element: Any) -> Iterator[str]:
    """Yield the paragraphs and the tables, in the order of the document."""
    for child in element:
        if child.tag == _PARAGRAPH:
            yield "".join(_inline(child))
        elif child.tag == _TABLE:
            yield "\n".join(_row(row) for row in child.iterchildren(qn("w:tr")))
        elif child.tag not in _UNREAD:
            yield from _blocks(child)


def read(document: Document) -> Iterator[Report | Failure | Document]:
    """Read one report.

    Parameters
    ----------
    document : Document
        A .docx file.

    Yields
    ------
    Report or Failure
        Paragraphs with a blank line between them, tables a row a line with their cells between
        bars. The title is the document's own property; else, and for the other facts, see
        `draft_from_head`. Not read: headers, footers, notes, text boxes; nor the day the file was
        made, which says little of the day it was published.

    Raises
    ------
    DecodeError
        If it is damaged, has a password, or unpacks to too much.
    """
    check_package(document.content, "word/document.xml", ".docx")
    word = docx.Document(BytesIO(document.content))
    text = "\n\n".join(block for block in _blocks(word.element.body) if block.strip())
    yield make_report(document, draft_from_head(text, word.core_properties.title or ""))
