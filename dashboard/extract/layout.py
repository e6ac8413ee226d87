"""What the layout of a text says of a number that no sentence does: tables, boxes, lists."""

import re
from collections.abc import Iterator
from itertools import pairwise

from dashboard.base.report import Span
from dashboard.base.vocabulary import Event
from dashboard.extract.boxes import read_run
from dashboard.extract.labels import Label, read_label, tells
from dashboard.extract.lexicon import Lexicon
from dashboard.extract.sentence import Sentence

_LINE = re.compile(r"[^\n]+")
_BAR, _DASH = re.compile(r"[|\t]"), re.compile(r"\s[—–]\s")
_LEAST_DASHES = 2  # in a row of cells
_NAMED = 2  # cells of a name and its number
_DIGIT = re.compile(r"\d")
_NUMBER = re.compile(r"\s*[~≈<>+]?\s*(\d[\d,.\u00a0\u202f ]*)([^\W\d_]*)\+?\s*")
_ROW = re.compile(
    r"[^\w|]*([^\d:|\t]{2,70}?)\s*[:=–—-]\s*[~≈<>+]?(\d[\d,.]*)\+?\s*"
    r"(?:\([^()]*\)|(?<=\s)([a-z]+\s[^:]*))?$"
)
_LEAD = re.compile(r"[.!?]\s+([^.!?\d]{4,80}:)\s*$")
_PLAIN_ROW = re.compile(r"[^\w|]*([A-Z][^\d:|\t.;()]{0,40}[^\W\d_])\s+(\d[\d,]*)\+?\s*")
_LONGEST = 120  # characters of a label or a list's heading; a longer line is prose
_LONGEST_LABEL = 50  # characters of a label in a box
_LONGEST_ROW = 1000
_PASSED_ON = (Event.RETURN, Event.SHELTER, Event.AWAIT, Event.EVACUATE, Event.DISPLACE)
_SPANS = (
    *("cumulative", "cumulative_nouns", "relative_spans", "time_units", "weekdays", "months"),
    *("relative_days", "clock"),
)
_NO_LABEL = Label("", "")


def _is_meant(label: Label | None) -> bool:
    return label is not None and bool(label.counted or label.event) and not label.is_thing


def _is_own(label: Label) -> bool:
    return tells(label) or label.is_thing


def _fill_events(labels: list[Label], caption: str) -> list[Label]:
    """Give a column of people without an event that of a column before, the caption, or another."""
    event = caption or next((label.event for label in labels if label.event in _PASSED_ON), "")
    filled = []
    for label in labels:
        if label.event in _PASSED_ON:
            event = label.event
        filled.append(label._replace(event=label.event or event) if label.counted else label)
    return filled


class _Layout:
    """Walks over a text's lines and notes the label of each number that has one."""

    def __init__(self, text: str, words: Lexicon) -> None:
        self.text, self.words = text, words
        self.labels: dict[int, Label] = {}
        self.header: list[Label] = []
        self.heading = _NO_LABEL
        self.block: list[tuple[int, Label]] = []  # numbers (at 0 or more) and labels (at -1)

    def read(self) -> dict[int, Label]:
        """Return the labels by the offset of their number."""
        for match in _LINE.finditer(self.text):
            self._read_line(*match.span())
        self._close()
        return self.labels

    def _label(self, start: int, end: int) -> Label:
        return read_label(self.text, start, end, self.words)

    def _number(self, text: str) -> re.Match[str] | None:
        """Match a number that stands alone, with a scale word or without: "3.2 million"."""
        match = _NUMBER.fullmatch(text)
        scale = match.group(2).casefold() if match else ""
        return match if not scale or scale in self.words.numbers else None

    def _read_line(self, start: int, end: int) -> None:
        line = self.text[start:end] if end - start <= _LONGEST_ROW else ""
        if not line.strip():
            self._close()
            return
        if len(line) <= _LONGEST and line.isdecimal():  # as most lines of a column are
            self.header = []
            self.block.append((start, _NO_LABEL))
            return
        mark = self._mark(line)
        if mark is not None:
            self._close()
            self._read_cells(list(self._cells(start, end, mark)))
            return
        self.header = []
        run = read_run(self.text, start, end, self.words)
        if run:
            self._close()
            self.labels.update(run)
            return
        number = self._number(line) if len(line) <= _LONGEST else None
        if number is not None:
            self.block.append((start + number.start(1), _NO_LABEL))
        elif len(line) > _LONGEST or line[-1] in ".!?":
            self._close()
            lead = _LEAD.search(line)
            self.heading = _NO_LABEL if lead is None else self._label(start + lead.start(1), end)
        elif _DIGIT.search(line) is None:
            self._read_words(start, end)
        else:
            self._close()
            self._read_row(start, line)

    def _read_words(self, start: int, end: int) -> None:
        self.heading = self._label(start, end)
        sentence = Sentence(self.text, start, end, self.words)
        is_cut = sentence.has("stops", len(sentence) - 1) or bool(sentence.spans("auxiliaries"))
        is_short = end - start <= _LONGEST_LABEL and not is_cut
        self.block.append((-1, self.heading if is_short else _NO_LABEL))

    def _read_row(self, start: int, line: str) -> None:
        """Read "Injured: 12", or "Kutch: 4,500" under a heading that says what is counted."""
        row = _ROW.fullmatch(line)
        plain = None if row is not None else _PLAIN_ROW.fullmatch(line)
        if plain is not None and tells(self.heading) and not self.heading.is_thing:
            self.labels[start + plain.start(2)] = self.heading
        if row is None or (row.group(3) and not self._goes_on(start + row.start(3))):
            if plain is None:
                self._read_caption(start, line)
            return
        own = self._label(start + row.start(1), start + row.end(1))
        label = own if own.counted or own.event or own.is_thing else self.heading
        if own.counted and not own.event:
            label = own._replace(event=self.heading.event)
        if tells(label) or label.is_thing:
            self.labels[start + row.start(2)] = label

    def _goes_on(self, start: int) -> bool:
        """Tell "France: 500 on nine flights" from "France: 500 flights"."""
        word = Sentence(self.text, start, self.text.index(" ", start), self.words)
        return word.has("stops", 0) and not word.has("auxiliaries", 0)

    def _read_caption(self, start: int, line: str) -> None:
        """Take "Table 1. People evacuated" for a heading, but not a line that tells of itself."""
        sentence = Sentence(self.text, start, start + len(line), self.words)
        is_told = line.lstrip()[:1].isdecimal()
        if not is_told and not sentence.spans("auxiliaries"):
            self.heading = self._label(start, start + len(line))

    def _mark(self, line: str) -> re.Pattern[str] | None:
        """Return what parts the cells of a row, or None where the line is none."""
        if _BAR.search(line):
            return _BAR
        is_row = line[-1] not in ".!?" and len(_DASH.findall(line)) >= _LEAST_DASHES
        # "Batangas — 17,060 — 69,211" below a row of heads
        return _DASH if is_row and (self.header or not _DIGIT.search(line)) else None

    def _cells(self, start: int, end: int, mark: re.Pattern[str]) -> Iterator[Span]:
        """Yield the cells of a row, without those before and after its outer bars."""
        first = start + len(self.text[start:end]) - len(self.text[start:end].lstrip(" "))
        begin = first + 1 if self.text[first] == "|" else first
        for match in mark.finditer(self.text, begin, end):
            yield begin, match.start()
            begin = match.end()
        if begin < end:
            yield begin, end

    def _read_cells(self, cells: list[Span]) -> None:
        numbers = {
            i: cells[i][0] + match.start(1)
            for i in range(len(cells))
            if (match := self._number(self.text[slice(*cells[i])]))
        }
        if not numbers:
            self._read_header(cells)
            return
        row: Label | None = None
        for i, start in numbers.items():
            label = self.header[i] if i < len(self.header) else _NO_LABEL
            if i == 0 and self.header and not _is_meant(label):
                label = Label("", "", is_thing=True)  # the number of the row
            if not (label.event or label.is_thing or label.counted) and 0 not in numbers:
                row = row or self._label(*cells[0])
                label = row if _is_own(row) or row.counted else self._heading_of(cells)
            if label.event or label.is_thing or label.counted:
                self.labels[start] = label

    def _heading_of(self, cells: list[Span]) -> Label:
        """Return what "People evacuated by district" says of the rows "Ganjam | 62,300" below."""
        is_list = len(cells) == _NAMED and not self.header and tells(self.heading)
        return self.heading if is_list and not self.heading.is_thing else _NO_LABEL

    def _read_header(self, cells: list[Span]) -> None:
        """Read a row of labels, or of the spans of time that the caption's count is of."""
        labels = [self._label(*cell) for cell in cells]
        if not any(map(_is_meant, labels)) and tells(self.heading):
            labels = [self.heading if self._is_span(*cell) else _NO_LABEL for cell in cells]
        if any(map(_is_meant, labels)):
            self.header = _fill_events(labels, self.heading.event)

    def _is_span(self, start: int, end: int) -> bool:
        """Tell "Last 24 hours", "Monday" and "Total" from the head of another column."""
        sentence = Sentence(self.text, start, end, self.words)
        return any(sentence.spans(kind) for kind in _SPANS)

    def _close(self) -> None:
        """Pair the numbers and labels of a box of key figures, whichever comes first in it."""
        block = self.block
        if not any(at >= 0 for at, _ in block):
            self.block = block[-1:]  # a heading, or the label of a number past a blank line
            return
        pairs = list(pairwise(block))
        after = [(at, label) for (at, _), (_, label) in pairs if at >= 0 and _is_own(label)]
        before = [(at, label) for (_, label), (at, _) in pairs if at >= 0 and _is_own(label)]
        is_number_first = block[0][0] >= 0
        told = [sum(tells(label) for _, label in side) for side in (after, before)]
        more_after = told[0] > told[1] or (told[0] == told[1] and is_number_first)
        self.labels.update(after if more_after else before)
        self.block = []


def find_labels(text: str, words: Lexicon) -> dict[int, Label]:
    """Return the labels of the numbers that stand in tables, lists and boxes of key figures.

    Parameters
    ----------
    text : str
        The report's text.
    words : Lexicon
        The words of its language.

    Returns
    -------
    dict
        By the offset of a number's first digit. Numbers within sentences are not in it.

    Notes
    -----
    Cells are parted by bars or tabs, and a row without numbers heads the rows that follow without
    a gap. In a box, numbers and labels take turns, each on a line of its own.
    """
    return _Layout(text, words).read()
