"""Which figure of a text stands for which one of the text that it replaces.

A figure is told by its words and the sentence around them. Two figures that nothing tells apart
stand for none: what a person said of one of them must not come to another.
"""

import re
import unicodedata
from collections import Counter, defaultdict
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Any

_WORDS = re.compile(r"\w+")
_DIGITS = re.compile(r"\d+")
_AROUND = 160
"""Characters of the text on either side of a sentence that tell it from one that reads alike."""
_REACH = 500
"""Characters on either side of a figure's words that are looked at where a sentence is longer."""
_FEWEST = 3
"""Words that a sentence must have beside a number for it to be known again without that."""
_BESIDE = 20
"""Characters on either side of a number in which the word beside it is looked for."""
_ALIKE = 2 / 3
"""Share of their words that two sentences must have in common to be one that was edited."""

Words = tuple[str, ...]


@dataclass(frozen=True)
class Telling:
    """A figure as its text tells it.

    Attributes
    ----------
    figure_id, metric : str
        As of the `figures` table.
    number : tuple
        Its low, value and high.
    start, end : int
        Where its words stand in the text.
    before, words, after : tuple of str
        The sentence up to its words, these, and the rest of it; case and punctuation aside.
    around : tuple of str
        The words before and after the sentence.
    """

    figure_id: str
    metric: str
    number: tuple[int | None, ...]
    start: int
    end: int
    before: Words
    words: Words
    after: Words
    around: Words

    @cached_property
    def sentence(self) -> Words:
        """All words of its sentence."""
        return self.before + self.words + self.after


def read_telling(figure: Mapping[Any, Any], text: str) -> Telling:
    """Return how a text tells a figure.

    Parameters
    ----------
    figure : mapping
        A row of the `figures` table.
    text : str
        The text it points into.
    """
    start, end = int(figure["start"]), int(figure["end"])
    first, last = _bounds(text, start, end, str(figure["sentence"]))
    return Telling(
        figure_id=str(figure["figure_id"]),
        metric=str(figure["metric"]),
        number=tuple(_whole(figure[name]) for name in ("low", "value", "high")),
        start=start,
        end=end,
        before=_words(text[first:start]),
        words=_words(text[start:end]),
        after=_words(text[end:last]),
        around=(
            *_words(text[max(0, first - _AROUND) : first])[-5:],
            "|",
            *_words(text[last : last + _AROUND])[:5],
        ),
    )


def _bounds(text: str, start: int, end: int, sentence: str) -> tuple[int, int]:
    """Return where the sentence around some words starts and ends, or what is looked at of it."""
    length = len(sentence)
    if length > _REACH:
        return max(0, start - _REACH), end + _REACH
    first = text.rfind(sentence, max(0, end - length), start + length) if sentence else -1
    return (first, max(end, first + length)) if first >= 0 else (start, end)


def match_tellings(old: Iterable[Telling], new: Iterable[Telling]) -> list[tuple[Telling, Telling]]:
    """Return which figure of a new text stands for which one of the old text.

    Parameters
    ----------
    old, new : iterable of Telling
        The figures of both texts.

    Returns
    -------
    list of tuple
        Pairs of an old and a new one, each in one pair at most.

    Notes
    -----
    They are paired by what they share, the closest first: words, sentence and what stands around
    it; words and sentence; number and sentence; a sentence in which the number alone is read or
    written otherwise; and last the same number in a sentence of which two thirds of the words are
    left. Where several share as much, none of them is paired.
    """
    pairs: list[tuple[Telling, Telling]] = []
    left_old, left_new = list(old), list(new)
    for key_of in _KEYS:
        found = _pair(left_old, left_new, key_of)
        if key_of is _number_and_words:
            found = [pair for pair in found if _are_alike(*pair)]
        pairs += found
        paired = {id(one) for pair in found for one in pair}
        left_old = [one for one in left_old if id(one) not in paired]
        left_new = [one for one in left_new if id(one) not in paired]
    return pairs


def is_same_number(one: Telling, other: Telling) -> bool:
    """Return whether two figures count the same and come to the same number."""
    return (one.metric, one.number) == (other.metric, other.number)


def _pair(
    old: Sequence[Telling], new: Sequence[Telling], key_of: Callable[[Telling], Hashable]
) -> list[tuple[Telling, Telling]]:
    """Return those that share a key with one of the other text alone."""
    by_key: defaultdict[Hashable, tuple[list[Telling], list[Telling]]]
    by_key = defaultdict(lambda: ([], []))
    for side, tellings in enumerate((old, new)):
        for telling in tellings:
            by_key[key_of(telling)][side].append(telling)
    return [
        (ones[0], others[0])
        for key, (ones, others) in by_key.items()
        if key is not None and len(ones) == len(others) == 1
    ]


def _all(one: Telling) -> Hashable:
    return one.metric, one.number, one.before, one.words, one.after, one.around


def _words_in_sentence(one: Telling) -> Hashable:
    return one.metric, one.number, one.before, one.words, one.after


def _number_in_sentence(one: Telling) -> Hashable:
    return one.metric, one.number, one.sentence


def _read_as_another_number(one: Telling) -> Hashable:
    return one.metric, one.before, one.words, one.after


def _read_as_another_metric(one: Telling) -> Hashable:
    return one.before, one.words, one.after


def _another_number(one: Telling) -> Hashable:
    before, after = _without_numbers(one.before), _without_numbers(one.after)
    return (one.metric, before, after) if len(before + after) >= _FEWEST else None


def _number_and_words(one: Telling) -> Hashable:
    return one.metric, one.number, one.words


_KEYS = (
    _all,
    _words_in_sentence,
    _number_in_sentence,
    _read_as_another_number,
    _read_as_another_metric,
    _another_number,
    _number_and_words,
)


def _are_alike(one: Telling, other: Telling) -> bool:
    shared = (Counter(one.sentence) & Counter(other.sentence)).total()
    return 2 * shared >= _ALIKE * (len(one.sentence) + len(other.sentence))


def are_versions(one: str, other: str) -> bool:
    """Return whether two texts are one that was edited: half of the shorter is in the other.

    Notes
    -----
    Told by runs of three words, of which unlike texts on one topic share few.
    """
    return _is_shared(_runs(_words(one)), _runs(_words(other)), 1 / 2)


def is_reissue(one: str, other: str) -> bool:
    """Return whether a text of another day is one that was edited, rather than the next report.

    Notes
    -----
    Reports by one template share its words and differ in their numbers: so three quarters of the
    shorter must be in the other, and half of its numbers with the words beside them.
    """
    # The quicker to tell goes first.
    if not _is_shared(_numbers(one), _numbers(other), 1 / 2):
        return False
    return _is_shared(_runs(_words(one)), _runs(_words(other)), 3 / 4)


def _is_shared(ones: AbstractSet[Words], others: AbstractSet[Words], share: float) -> bool:
    return len(ones & others) >= share * min(len(ones), len(others))


@lru_cache(maxsize=256)
def _numbers(text: str) -> frozenset[Words]:
    """Return the numbers of a text in digits, each with the words beside it."""
    return frozenset(
        (
            *text[max(0, found.start() - _BESIDE) : found.start()].casefold().split()[-1:],
            found.group(),
            *text[found.end() : found.end() + _BESIDE].casefold().split()[:1],
        )
        for found in _DIGITS.finditer(text)
    )


def _runs(words: Words) -> set[Words]:
    return {words[first : first + 3] for first in range(max(1, len(words) - 2))}


def _words(text: str) -> Words:
    return tuple(_WORDS.findall(unicodedata.normalize("NFKC", text).casefold()))


def _without_numbers(words: Words) -> Words:
    return tuple(word for word in words if not _DIGITS.fullmatch(word))


def _whole(cell: Any) -> int | None:
    return None if cell is None or cell != cell else int(cell)  # noqa: PLR0124 - not a number
