"""What of a report is read: sentences of a natural length, and no more numbers than reports hold.

Each sentence and each number costs about the same to read. Hostile text and data pasted into a
report hold many times more of them than any prose, so that the cost is bound by the text's length;
what is not read is left over for a person.
"""

import re
from collections.abc import Collection, Iterator
from itertools import islice

from dashboard.base.report import Report, Span
from dashboard.base.vocabulary import LeftoverReason

DIGITS = re.compile(r"\d+(?:[.,]\d+)*")
_LONGEST = 3000  # characters of a sentence; a longer one is a table or no text at all
_MOST_NUMBERS = 60  # numbers of a sentence; one with more is a table, and read in pieces
_MANY_NUMBERS = 30
_MOST_BARE = 6  # numbers of a table for each word in it
_BARE_LINES = 30  # lines of a number alone; more on end are a column of a table
_WORD = re.compile(r"[^\W\d_]{2,}")
_SENTENCE, _NUMBER, _NAME = 1, 3, 2  # units of effort that each takes, as measured
_TOKENS = 8  # that take one more
_LEAST = 33_000  # units that any report may take
_SHARE = 17  # characters of a longer one that allow for one more; news takes one for about 20


def pieces(report: Report) -> Iterator[Span]:
    """Yield a report's sentences, those of no natural length cut where they can be.

    Parameters
    ----------
    report : Report
        The report.

    Yields
    ------
    Span
        In order; together they hold every number of the report whole.
    """
    for start, end in report.sentences:
        begin = start
        if end - start <= 2 * _MOST_NUMBERS:  # too short to hold as many
            yield start, end
            continue
        while (cut := _cut(report.text, begin, end)) < end:
            if not report.text[begin:cut].isspace():
                yield begin, cut
            begin = cut
        yield begin, end


def _cut(text: str, begin: int, end: int) -> int:
    """Return where to cut a sentence: after a line, else a space, else anywhere."""
    numbers = islice(DIGITS.finditer(text, begin, min(end, begin + _LONGEST)), _MOST_NUMBERS, None)
    over = next(numbers, None)
    last = over.start() if over else begin + _LONGEST
    if last >= end:
        return end
    for mark in ("\n", " "):
        cut = text.rfind(mark, begin + 1, last)
        if cut > begin:
            return cut + 1
    return max(last, begin + 1)


class Effort:
    """How much of a report was read so far, and whether a sentence is worth more of it.

    Parameters
    ----------
    text : str
        The report's text.
    labels : collection of int
        Offsets of the numbers that the layout names.
    """

    __slots__ = ("_bare", "_labels", "_spent", "_text")

    def __init__(self, text: str, labels: Collection[int]) -> None:
        self._text, self._labels = text, labels
        self._spent = self._bare = 0

    def refuse(self, start: int, end: int) -> LeftoverReason | None:
        """Return why a sentence that bears numbers is not read, or None if it is to be."""
        if self._spent > max(_LEAST, start // _SHARE):
            return LeftoverReason.TOO_MANY
        self._bare = self._bare + 1 if self._text[start:end].isdecimal() else 0
        if self._bare > _BARE_LINES or self._is_desert(start, end):
            return LeftoverReason.UNKNOWN
        return None

    def spend(self, tokens: int, numbers: int, names: int) -> None:
        """Count what was read of a sentence; its names are places, dates and sources."""
        self._spent += _SENTENCE + tokens // _TOKENS + _NUMBER * numbers + _NAME * names

    def _is_desert(self, start: int, end: int) -> bool:
        """Tell columns of bare digits, which name nothing, from a table with names in its rows."""
        found = islice(DIGITS.finditer(self._text, start, end), _MOST_NUMBERS)
        numbers = [match.start() for match in found]
        is_many = len(numbers) >= _MANY_NUMBERS or "|" in self._text[start:end]
        if not is_many or any(at in self._labels for at in numbers):
            return False
        return len(_WORD.findall(self._text, start, end)) * _MOST_BARE < len(numbers)
