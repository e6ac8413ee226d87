"""Sections as Markdown, with every text of theirs shown as it stands."""

import re
from collections.abc import Iterator, Sequence

from dashboard.tidy.section import Cell, Link, Section, links_of

_SPECIAL = re.compile(r"([\\`*\[\]<>|~$&]|(?<!\w)_|_(?!\w))")
_LINE_START = re.compile(r"^([#+\-=]|\d+(?=[.)]))")


def escape(text: str) -> str:
    r"""Return a text in one line that Markdown shows as it stands.

    Notes
    -----
    Only what has a meaning where it stands is escaped, so that the file reads well as it is: an
    underscore within a word is left, and so is a full stop.

    Examples
    --------
    >>> escape("[a](b) is_derived <b> - 3,000")
    '\\[a\\](b) is_derived \\<b\\> - 3,000'
    >>> escape("1. no list")
    '1\\. no list'
    """
    return _LINE_START.sub(_escape_start, _escape_cell(text))


def _escape_cell(text: str) -> str:
    return _SPECIAL.sub(r"\\\1", " ".join(text.split()))


def _escape_start(found: re.Match[str]) -> str:
    mark = found[1]
    # A number at the start of a line opens a list with the point behind it, not by itself.
    return f"{mark}\\" if mark.isdigit() else f"\\{mark}"


def write_markdown(title: str, lines: Sequence[str], sections: Sequence[Section]) -> str:
    """Return a document in Markdown (GFM tables).

    Parameters
    ----------
    title : str
        Its heading.
    lines : sequence of str
        Paragraphs under it.
    sections : sequence of Section
        Its parts.
    """
    return "\n".join(_write(title, lines, sections)) + "\n"


def _write(title: str, lines: Sequence[str], sections: Sequence[Section]) -> Iterator[str]:
    yield f"# {escape(title)}"
    for line in lines:
        yield from ("", escape(line))
    for section in sections:
        yield from ("", f"## {escape(section.title)}")
        for line in section.lines:
            yield from ("", escape(line))
        if section.rows:
            yield ""
            yield _row(section.columns)
            yield _row(["---"] * len(section.columns))
            yield from (_row(cells) for cells in section.rows)
        elif not section.lines and section.empty:
            yield from ("", escape(section.empty))


def _row(cells: Sequence[Cell]) -> str:
    return f"| {' | '.join(map(_write_cell, cells))} |"


def _write_cell(cell: Cell) -> str:
    return " ".join(map(_write_link, links_of(cell)))


def _write_link(link: Link) -> str:
    text = _escape_cell(link.text)
    return f"[{text}]({link.address})" if link.address else text
