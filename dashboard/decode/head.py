"""The head of a plain text: the lines above the first sentence that name its day and its source.

What people type or paste has no fields of its own, only lines such as "Published: 15 December 2016"
and "Source: OCHA". They stay in the text; what they say is read beside it.
"""

import re
from collections.abc import Iterator, Mapping
from contextlib import suppress
from functools import reduce
from operator import or_
from textwrap import shorten

from dashboard.base.errors import ReportError
from dashboard.decode.byline import read_byline, read_dateline
from dashboard.decode.dates import read_published_date
from dashboard.decode.drafts import Draft, clean_text, draft_from_facts

MAX_LINES = 12
"""Lines with words in them; a head has two to six."""

LONGEST_LINE = 150
"""Characters; what is longer is prose."""

BYLINES = 3
"""Lines among which one may say publisher and day without naming them."""

_FIRST_WORDS = 80  # characters
_READ = 10_000  # characters, blank lines between those of the head included

_NAMES = {
    "title": "title headline subject titre objet título titulo asunto العنوان",
    "published_date": "date published publication_date date_published published_on dated "
    "publié_le fecha publicado التاريخ",
    "publisher": "source publisher published_by fuente المصدر",
    "url": "url link lien enlace الرابط",
    "language": "language langue idioma",
    # They say nothing that is kept, and are no title either.
    "": "author by from to cc contact country countries place location theme format type status "
    "version reference ref glide page note category tags keywords summary auteur pays autor país",
}
_FACTS = {name: fact for fact, names in _NAMES.items() for name in names.split()}

_LINE = re.compile(r"[\s*_#>-]*(?P<name>[^\W\d][\w ]{2,20}?)[\s*_]*:[\s*_]*(?P<value>\S.*?)[\s*_]*")
_ENDED = re.compile(r"[.!?…؟。]['\"’”»)\]]*\Z")
_ADDRESS = re.compile(r"https?://\S+\Z")
_LETTER = re.compile(r"[^\W\d_]")


def draft_from_head(text: str, title: str = "") -> Draft:
    r"""Make a draft of a text, with what the lines at its head say of it.

    Parameters
    ----------
    text : str
        A text without fields of its own.
    title : str
        As the document states it elsewhere; wins over the head.

    Returns
    -------
    Draft
        With the text as it is. Without a stated title, a first line that stands apart, above a
        blank line or the lines of the head, is the title; with a colon in it, right above those
        lines alone. Below a head without one the first words are.

    Notes
    -----
    The head ends with the first line that is prose: one that ends as a sentence does or is longer
    than `LONGEST_LINE`. A day that is none, or may be two, is left out for a person to give, unlike
    in front matter, which is written for this program; of two lines for one fact the first holds.

    Examples
    --------
    >>> draft_from_head("Convoy leaves\n\nDate: 15 Dec 2016\n\nForty left.").published_date
    '15 Dec 2016'
    """
    start = clean_text(text[:_READ])
    lines = list(_head(start))
    facts: dict[str, str] = {}
    for line in lines:
        for fact, value in _stated(line):
            facts.setdefault(fact, value)
    heading = title or facts.pop("title", "") or _heading(lines)
    if facts and not heading:
        heading = shorten(_opening(lines, start), _FIRST_WORDS, placeholder=" …")
    return draft_from_facts(text, dict(_signed(lines, start)) | facts | {"title": heading})


def _signed(lines: list[str], start: str) -> Mapping[str, str]:
    """Return what the byline says, else the dateline; nothing where two bylines disagree."""
    found = [stated for line in _first(lines) if (stated := _byline(line))]
    if not found:
        return read_dateline(_opening(lines, start))
    days = {read_published_date(stated["published_date"]) for stated in found}
    return reduce(or_, reversed(found)) if len(days) == 1 else {}


def _opening(lines: list[str], start: str) -> str:
    """Return the first line below the head."""
    # The lines of the head stand at the start, each with its line break.
    rest = (line.strip() for line in start.split("\n")[len(lines) :])
    return next((line for line in rest if line), "")


def _first(lines: list[str]) -> list[str]:
    return [line for line in lines if line][:BYLINES]


def _byline(line: str) -> Mapping[str, str]:
    return {} if any(_stated(line)) else read_byline(line)


def _head(text: str) -> Iterator[str]:
    """Yield the lines of the head, blank ones as empty."""
    position = found = 0
    while position < len(text) and found < MAX_LINES:
        end = text.find("\n", position)
        end = len(text) if end < 0 else end
        if end - position > LONGEST_LINE:
            return
        line = text[position:end].strip()
        if _ENDED.search(line):
            return
        found += bool(line)
        yield line
        position = end + 1


def _stated(line: str) -> Iterator[tuple[str, str]]:
    """Yield the fact that a line states, if any."""
    found = _LINE.fullmatch(line)
    if found is None:
        return
    value = found["value"]
    fact = _fact_of(line)
    if fact == "publisher" and _ADDRESS.match(value):
        fact = "url"
    if fact == "published_date":
        with suppress(ReportError):
            read_published_date(value)
            yield fact, value
    elif fact == "url":
        if _ADDRESS.match(value):
            yield fact, value
    elif fact:
        yield fact, value


def _fact_of(line: str) -> str | None:
    """Return the fact that a line names, empty for one that is not kept, None where it is none."""
    found = _LINE.fullmatch(line)
    return _FACTS.get("_".join(found["name"].lower().split())) if found else None


def _heading(lines: list[str]) -> str:
    """Return the first line where it stands apart from what follows; no signature is one."""
    is_signature = [bool(line) and "publisher" in _byline(line) for line in lines]
    first = next((n for n, line in enumerate(lines) if line and not is_signature[n]), None)
    if first is None or first + 1 == len(lines):
        return ""
    line, following = lines[first], lines[first + 1]
    is_over_head = bool(_fact_of(following))
    stands_apart = not following or is_over_head or bool(_byline(following))
    # "Homs: update 4" looks like a line of the head, until one follows that is.
    is_named = _LINE.fullmatch(line) and (not is_over_head or _fact_of(line) is not None)
    is_heading = _LETTER.search(line) and not is_named
    return line.strip("#*_ ") if stands_apart and is_heading else ""
