"""Web pages: the report on one, without the menus, notices and links around it."""

import re
from collections.abc import Iterator
from typing import Any

from trafilatura import bare_extraction, load_html

from dashboard.base.errors import DecodeError
from dashboard.decode.drafts import Draft
from dashboard.decode.encoding import read_text

MAX_PARSED = 2_000_000
"""Characters of a page of which the main text is looked for; the search slows down faster than
pages grow. Of a longer page, all its text is taken."""

_CHARSET = re.compile(rb"""<meta[^>]{0,200}charset=["']?([\w-]{1,40})""", re.IGNORECASE)
_RULE = re.compile(r"[|\-\s]+")
_SPACE = re.compile(r"[^\S\u2028]+")

# Only what a page states in its own metadata, and nothing that today's date could change.
_DATES = {"extensive_search": False, "original_date": True, "max_date": "2100-12-31"}

_BREAK = "\u2028"
_BLOCKS = (
    "p", "div", "section", "article", "main", "header", "blockquote", "figure", "figcaption",
    "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "li", "dl", "dt", "dd", "table", "tr", "pre",
    "hr", "br", "title",
)  # fmt: skip
_UNREAD = ("script", "style", "template", "noscript", "head", "nav", "svg", "button", "select")


def decode_page(content: bytes, charset: str = "") -> str:
    """Decode a page's bytes by the encoding that its sender, or else the page, states."""
    declared = _CHARSET.search(content, 0, 4096)
    return read_text(content, charset or (declared[1].decode("ascii") if declared else ""))


def _whole_text(tree: Any) -> str:
    """Return all the text of a page, a line a block, cells parted by bars."""
    for element in tree.iter(*_UNREAD):
        tail = element.tail
        element.clear()
        element.tail = tail
    for element in tree.iter("td", "th"):
        element.tail = f" | {element.tail or ''}"
    for element in tree.iter(*_BLOCKS):
        element.text = f"{_BREAK}{element.text or ''}"
        element.tail = f"{_BREAK}{element.tail or ''}"
    flat = _SPACE.sub(" ", "".join(tree.itertext("*")))
    return "\n".join(line.strip(" |") for line in flat.split(_BREAK))


def _lines(text: str) -> Iterator[str]:
    """Yield the lines that say something: no blank ones, no rules under a table's head."""
    for line in text.split("\n"):
        if not _RULE.fullmatch(line) and line:
            yield line.rstrip()


def _main_text(page: str) -> tuple[str, Any]:
    if len(page) > MAX_PARSED:
        return "", None
    found: Any = bare_extraction(
        page,
        include_comments=False,
        include_tables=True,
        with_metadata=True,
        date_extraction_params=_DATES,
    )
    return (found.text or "", found) if found else ("", None)


def _draft(text: str, found: Any) -> Draft:
    url = getattr(found, "url", None) or ""
    return Draft(
        text=text,
        title=getattr(found, "title", None) or "",
        publisher=getattr(found, "sitename", None) or "",
        published_date=getattr(found, "date", None) or "",
        url=url if url.startswith(("http://", "https://")) else "",
        language=getattr(found, "language", None) or "",
        licence=getattr(found, "license", None) or "",
    )


def read_page(page: str) -> Draft:
    """Read the report on a page.

    Parameters
    ----------
    page : str
        HTML, whole or a piece.

    Returns
    -------
    Draft
        Paragraphs, items and rows of tables a line each; cells are parted by bars. Title, site,
        day and language as the page's metadata has them.

    Raises
    ------
    DecodeError
        If there is no text in it, as in a page that a script fills in the browser.

    Notes
    -----
    Where no main text can be told from the rest, all text is taken but scripts and menus.
    """
    text, found = _main_text(page)
    if not text.strip():
        tree = load_html(page if "<html" in page[:4096].lower() else f"<html>{page}</html>")
        text = "" if tree is None else _whole_text(tree)
    text = "\n".join(_lines(text))
    if not text:
        raise DecodeError(
            "the page holds no text: where a browser shows some, save that as text or PDF"
        )
    return _draft(text, found)
