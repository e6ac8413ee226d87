"""Markdown with front matter: the form of the sample reports, and of texts an analyst writes."""

import re
from collections.abc import Iterator

from dashboard.base.document import Document, Failure
from dashboard.base.report import Report
from dashboard.decode.drafts import draft_from_facts, make_report
from dashboard.decode.encoding import read_text
from dashboard.decode.front_matter import part_front_matter
from dashboard.decode.kinds import charset, is_kind

ORDER = 40
TITLE = "Markdown"
ENDINGS: tuple[str, ...] = (".md", ".markdown")

_HEADING = re.compile(r"\s*#[^\S\n]+(.+)")


def claims(document: Document) -> bool:
    """Tell whether it is Markdown."""
    return is_kind(document, ENDINGS, ("text/markdown", "text/x-markdown"))


def read(document: Document) -> Iterator[Report | Failure | Document]:
    """Read one report: its facts from the front matter, its text from the body.

    Parameters
    ----------
    document : Document
        A Markdown file.

    Yields
    ------
    Report or Failure
        The text is the body as it stands, its marks included. Without a stated title, a first line
        that is a heading is the title.

    Raises
    ------
    DecodeError
        If it is no text or its front matter is broken.
    """
    facts, body = part_front_matter(read_text(document.content, charset(document)))
    heading = _HEADING.match(body)
    if heading and not facts.get("title"):
        facts["title"] = heading[1].rstrip("# \t\r")
    yield make_report(document, draft_from_facts(body, facts))
