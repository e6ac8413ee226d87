"""Boxes of key figures that lost their lines: "Evacuated 3,400 Sheltering 1,200 Killed 14".

Whether the labels stand before or after their numbers is decided from the whole box.
"""

import re
from collections.abc import Sequence

from dashboard.base.vocabulary import LeftoverReason
from dashboard.extract.labels import Label, read_label, tells
from dashboard.extract.lexicon import Lexicon
from dashboard.extract.nonfigures import name_nonfigure
from dashboard.extract.phrase import VEHICLES
from dashboard.extract.quantities import Number, find_numbers
from dashboard.extract.sentence import Sentence

_NUMBER = r"\d++(?:,\d++)*+(?:\.\d++)?+"  # possessive: a comma is of one reading, not two
_WORDS = r"[^\d.!?|\t]"
_RUN = re.compile(rf"{_WORDS}{{0,90}}(?:{_NUMBER}{_WORDS}{{2,60}}){{2,}}(?:{_NUMBER}\W*)?[.]?")
_DATES = (LeftoverReason.DATE, LeftoverReason.YEAR, LeftoverReason.TIME)
_LEAST = 3  # numbers of a box
_TELLING = 2  # labels of a box that must tell
_PROSE = ("finites", "auxiliaries", "conjunctions", "relatives", "parts", "said", "according")
_LABEL_MOST = 7  # tokens

Gap = tuple[int, int]


def read_run(text: str, start: int, end: int, words: Lexicon) -> dict[int, Label]:
    """Return the labels of a line in which labels and numbers take turns; none for prose.

    Parameters
    ----------
    text : str
        The report's text.
    start, end : int
        Where the line stands in it.
    words : Lexicon
        The words of the report's language.
    """
    if _RUN.fullmatch(text, start, end) is None:
        return {}
    sentence = Sentence(text, start, end, words)
    numbers = find_numbers(sentence)
    opening = 0
    while numbers and name_nonfigure(sentence, numbers[0]) in _DATES:
        opening = numbers.pop(0).last  # "As of 12 May 2016:"
    if len(numbers) < _LEAST:
        return {}
    firsts = [opening, *(number.last for number in numbers)]
    lasts = [*(number.first for number in numbers), len(sentence)]
    gaps = [_trimmed(sentence, *gap) for gap in zip(firsts, lasts, strict=True)]
    is_told = sentence.has_within("articles", range(*gaps[0]))  # "a convoy of nine trucks took"
    if is_told or not all(_is_label(sentence, gap) for gap in gaps[1:-1]):
        return {}
    labels = [_label(sentence, gap) for gap in gaps]
    return _paired(sentence, numbers, gaps, labels)


def _trimmed(sentence: Sentence, first: int, last: int) -> Gap:
    """Return a gap without the marks around its words."""
    while first < last and not sentence.words[first][0].isalpha():
        first += 1
    while first < last and not sentence.words[last - 1][0].isalpha():
        last -= 1
    return first, last


def _is_label(sentence: Sentence, gap: Gap) -> bool:
    """Tell the words of a label from those of a sentence."""
    inner = range(*gap)
    is_plain = all(sentence.words[i][0].isalpha() or sentence.words[i] in "-'’/()" for i in inner)
    is_short = 0 < len(inner) <= _LABEL_MOST and not _is_means(sentence, *gap)
    return is_plain and is_short and not any(sentence.has_within(kind, inner) for kind in _PROSE)


def _is_means(sentence: Sentence, first: int, last: int) -> bool:
    """Tell "by boat", which says how the counted went, from "Boats"."""
    named = (sentence.value("counted", i) for i in range(first, last))
    return sentence.has("stops", first) and any(noun in VEHICLES for noun in named)


def _label(sentence: Sentence, gap: Gap) -> Label:
    if gap[0] == gap[1]:
        return Label("", "")
    start, end = sentence.offsets(*gap)
    label = read_label(sentence.text, start, end, sentence.lexicon)
    is_thing = label.is_thing or not (label.counted or label.event)
    return label._replace(is_thing=is_thing, is_firm=True)


def _paired(
    sentence: Sentence, numbers: list[Number], gaps: list[Gap], labels: list[Label]
) -> dict[int, Label]:
    """Give each number the label before it, or each the one after it."""
    head, tail = (_is_label(sentence, gaps[i]) and tells(labels[i]) for i in (0, -1))
    is_marked = all(sentence.is_mark(":", number.begin - 1) for number in numbers)
    is_bare = gaps[-1][0] == gaps[-1][1]
    if is_marked or (is_bare and gaps[0][0] < gaps[0][1]):
        chosen: Sequence[Label] = labels[:-1]
    elif tail and not head:
        chosen = labels[1:]
    else:
        return {}
    if sum(map(tells, chosen)) < max(_TELLING, len(chosen) // 2):
        return {}
    event = next((label.event for label in chosen if label.event), "")
    filled = [_filled(label, event) for label in chosen]
    return {
        sentence.starts[number.first]: label
        for number, label in zip(numbers, filled, strict=True)
        if sentence.is_digits(number.first)
    }


def _filled(label: Label, event: str) -> Label:
    """Give people without an event that of the first label: "1,240 evacuees 96 families"."""
    return label._replace(event=label.event or event) if label.counted else label
