"""Line breaks: which of them only wrap a paragraph, and which end a headline, an item or a row.

Documents break lines for two reasons that look alike. A break wraps when the next line's first
word would not have fit on the line before it; everything else that is short ended on purpose.
"""

import re
from collections.abc import Iterator, Sequence
from itertools import groupby, pairwise

from dashboard.base.report import Span

NARROWEST_WRAP = 40
"""Characters: text is not wrapped narrower than this; shorter lines are items of a list."""

WIDEST_WRAP = 160
"""Characters: a longer line shows that its neighbors are not wrapped, but paragraphs of a line."""

_BLANK = re.compile(r"\n[^\S\n]*(?:\n[^\S\n]*)+")
_ITEM = re.compile(r"\s*(?:[-*•‣▪◦●–—]|#{1,6}|>|\(?(?:\d{1,3}[a-z]?|[a-z]|[ivx]{1,4})[.)])\s")
_ROW = re.compile(r"\||\t")
_HEADING = re.compile(r"\s*#{1,6}\s")
_LABEL = re.compile(r"\s*[^\W\d_a-z][^\W\d]{2,15}(?: [^\W\d]{2,15})?:\s")
_ENDED = re.compile(r"[.!?:;…。؟][\"'”’»)\]]*\s*$")
_FIRST_WORD = re.compile(r"\s*(\S*)")
_NUMBERED = re.compile(r"\W*\d")
_LEAST_NUMBERED = 3
"""Lines in a row that begin with a number: by then it is a box of figures, and no wrapped text."""


def _is_wrapped(line: str, following: str, width: int) -> bool:
    if _ITEM.match(following) or _LABEL.match(following) or _HEADING.match(line):
        return False
    if _ROW.search(line) or _ROW.search(following):
        return False
    length = len(line.rstrip())
    word = _FIRST_WORD.match(following).group(1)  # type: ignore[union-attr]  # it always matches
    if length >= NARROWEST_WRAP and word[:1].islower() and not _ENDED.search(line[-8:]):
        return True
    return NARROWEST_WRAP <= width <= WIDEST_WRAP and length + 1 + len(word) > width


def _width(lines: Sequence[str]) -> int:
    return max(len(line.rstrip()) for line in lines)


def _boxed(lines: Sequence[str]) -> frozenset[int]:
    """Return which lines stand in a row of lines that begin with a number each."""
    boxed: set[int] = set()
    runs = groupby(range(len(lines)), lambda i: _NUMBERED.match(lines[i]) is not None)
    for is_numbered, run in runs:
        inside = list(run)
        if is_numbered and len(inside) >= _LEAST_NUMBERED:
            boxed.update(inside)
    return frozenset(boxed)


def _block_passages(block: str, offset: int) -> Iterator[Span]:
    lines = block.split("\n")
    width, boxed = _width(lines), _boxed(lines)
    start = position = offset
    for i, (line, following) in enumerate(pairwise(lines)):
        position += len(line) + 1
        if i + 1 in boxed or not _is_wrapped(line, following, width):
            yield start, position - 1
            start = position
    yield start, offset + len(block)


def passages(text: str) -> Iterator[Span]:
    """Find the stretches of a text within which line breaks only wrap.

    Parameters
    ----------
    text : str
        Lines parted by line feeds; a blank line parts paragraphs for sure.

    Yields
    ------
    Span
        In order, without overlap; between them and in some of them stands white space only.

    Notes
    -----
    Two long items of a list without marks or full stops may be taken for a wrapped paragraph, where
    the first is the longer.
    """
    offset = 0
    for blank in _BLANK.finditer(text):
        yield from _block_passages(text[offset : blank.start()], offset)
        offset = blank.end()
    yield from _block_passages(text[offset:], offset)
