"""Text from reports made safe for the screen, and marked where figures stand in it.

Whatever a report, a file name or a web page brought along is hostile: every string that leaves here
is escaped, and the tags around it are this module's own.
"""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from html import escape
from itertools import pairwise
from urllib.parse import urlsplit

_MARKDOWN = re.compile(r"([\\`*_{}\[\]()<>#+\-.!|~$:&^=@/])")


@dataclass(frozen=True, slots=True)
class Mark:
    """A stretch of a text to be marked.

    Attributes
    ----------
    start, end : int
        Half-open character offsets into the text; offsets beyond it are cut off.
    style : str
        Name of a style of `view/theme.py`: figure, chosen, sentence or leftover.
    label : str
        What a pointer that rests on it reads.
    color : str
        Hexadecimal, of this package's own; empty for the style's.
    number : int
        Printed after it, to be found again in a list; none where it is 0.
    """

    start: int
    end: int
    style: str
    label: str
    color: str = ""
    number: int = 0


def escape_markdown(text: str) -> str:
    r"""Return a text in one line that Markdown shows as it stands.

    Examples
    --------
    >>> escape_markdown("[a](b) *c*")
    '\\[a\\]\\(b\\) \\*c\\*'
    """
    return _MARKDOWN.sub(r"\\\1", " ".join(text.split()))


def web_link(url: str) -> str:
    """Return the address when it is one of the web that may be followed, else nothing.

    Examples
    --------
    >>> web_link("https://example.org/a"), web_link("javascript:alert(1)")
    ('https://example.org/a', '')
    """
    try:
        parts = urlsplit(url.strip())
    except ValueError:
        return ""
    return url.strip() if parts.scheme in {"http", "https"} and parts.netloc else ""


def anchor(url: str, words: str) -> str:
    """Return an HTML link that opens apart and tells nothing of where it came from.

    Parameters
    ----------
    url : str
        Any text; only what `web_link` lets through becomes a link.
    words : str
        What is shown; the plain words are returned where there is no link.
    """
    link = web_link(url)
    if not link:
        return escape(words)
    return (
        f'<a href="{escape(link)}" target="_blank" rel="noopener noreferrer nofollow">'
        f"{escape(words)}</a>"
    )


def inner_link(address: str, words: str) -> str:
    """Return an HTML link to a page of this site, both escaped; the plain words without address."""
    if not address:
        return escape(words)
    return f"<a href='{escape(address)}' target='_self'>{escape(words)}</a>"


def definition_list(rows: Iterable[tuple[str, str]]) -> str:
    """Return an HTML list of names and texts, both escaped; an empty text leaves its row out."""
    items = "".join(
        f"<dt>{escape(name)}</dt><dd dir='auto'>{escape(text)}</dd>" for name, text in rows if text
    )
    return f'<dl class="evac-facts">{items}</dl>'


def html_table(names: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Return a table as HTML that stacks on a narrow window, each cell under its column's name.

    Parameters
    ----------
    names : sequence of str
        Of the columns; escaped.
    rows : iterable of sequence of str
        Cells as safe HTML; what comes from reports has to be escaped before.
    """
    head = "".join(f"<th scope='col'>{escape(name)}</th>" for name in names)
    body = "".join(
        "<tr>"
        + "".join(
            f"<td dir='auto' data-name='{escape(name)}'>{cell}</td>"
            for name, cell in zip(names, row, strict=True)
        )
        + "</tr>"
        for row in rows
    )
    return f"<table class='evac-table'><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def mark_id(number: int) -> str:
    """Return the id in the page of the mark with a number, for a link to lead to."""
    return f"evac-mark-{number}"


def _open_tag(mark: Mark, start: int) -> str:
    color = f' style="--mark:{escape(mark.color)}"' if mark.color else ""
    # A mark that others cut into pieces is found by its first.
    name = f' id="{mark_id(mark.number)}"' if mark.number and mark.start == start else ""
    return f'<mark class="evac-{escape(mark.style)}" title="{escape(mark.label)}"{color}{name}>'


def mark_text(text: str, marks: Sequence[Mark]) -> str:
    """Return a text as HTML with its marks, one inside another where they overlap.

    Parameters
    ----------
    text : str
        Any text.
    marks : sequence of Mark
        In any order; of two that cover the same words the shorter is the inner one.

    Returns
    -------
    str
        HTML in which only the tags are not escaped. Its number follows the last words of a mark.

    Examples
    --------
    >>> mark_text("21 <b>", [Mark(0, 2, "figure", "buses")])
    '<mark class="evac-figure" title="buses">21</mark> &lt;b&gt;'
    """
    size = len(text)
    inside = [mark for mark in marks if 0 <= mark.start < mark.end and mark.start < size]
    edges = {edge for mark in inside for edge in (mark.start, min(mark.end, size))} | {0, size}
    by_length = sorted(inside, key=lambda mark: (mark.start - mark.end, mark.start))
    parts = []
    for start, end in pairwise(sorted(edges)):
        cover = [mark for mark in by_length if mark.start <= start and mark.end >= end]
        parts += [_open_tag(mark, start) for mark in cover]
        parts.append(escape(text[start:end]))
        for mark in reversed(cover):
            ends_here = mark.number and min(mark.end, size) == end
            parts.append(f"<sup>{mark.number}</sup></mark>" if ends_here else "</mark>")
    return "".join(parts)


def text_box(text: str, marks: Sequence[Mark]) -> str:
    """Return a report's text as HTML in a box that scrolls by itself, written either way round."""
    return (
        '<div class="evac-text" dir="auto" tabindex="0" role="region" aria-label="Report text">'
        f"{mark_text(text, marks)}</div>"
    )
