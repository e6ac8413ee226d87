"""Times of day: those that stand before a date, and those that name no day at all."""

from collections.abc import Iterator
from datetime import date

from dashboard.extract.dates import Moment
from dashboard.extract.sentence import Sentence

_CLOCK_REACH = 10
_HOUR_DIGITS = 4


def is_clock(sentence: Sentence, first: int, last: int) -> bool:
    """Tell whether only a time of day stands in between: "by 6 p.m. on 13 December".

    Parameters
    ----------
    sentence : Sentence
        The sentence.
    first, last : int
        The tokens in between.
    """
    return last - first <= _CLOCK_REACH and all(
        sentence.has("clock", i) or sentence.words[i][0] in "0123456789,"
        for i in range(first, last)
    )


def read_clocks(
    sentence: Sentence, found: list[Moment], published: date | None
) -> Iterator[Moment]:
    """Yield "by 6 p.m." and "as of noon", which name no day.

    Parameters
    ----------
    sentence : Sentence
        The sentence.
    found : list of Moment
        The dates that it names.
    published : date or None
        Day of the report's publication.
    """
    for span in sentence.spans("bounds"):
        if span.value not in ("by", "as_of"):
            continue
        last = span.last
        while last < len(sentence) and is_clock(sentence, last, last + 1):
            if _is_count(sentence, last):
                break
            last += 1
        while last > span.last and sentence.is_mark(",", last - 1):
            last -= 1
        is_time = any(_is_time(sentence, i) for i in range(span.last, last))
        is_day = any(moment.first <= last and moment.last > span.first for moment in found)
        if is_time and not is_day:
            yield Moment(span.first, last, published, published, bound="as_of", is_clock=True)


def _is_time(sentence: Sentence, index: int) -> bool:
    """Tell whether a token names an hour by itself: "noon", "18:00", the 0900 of "0900 hours"."""
    word = sentence.words[index]
    is_hours = word.isdecimal() and len(word) == _HOUR_DIGITS
    is_hours = is_hours and sentence.value("time_units", index + 1) == "hour"
    return is_hours or sentence.has("clock_times", index) or ":" in word[1:]


def _is_count(sentence: Sentence, index: int) -> bool:
    """Tell the 300 of "by 6 p.m. 300 had left" from the 6."""
    word = sentence.words[index]
    is_hour = sentence.has_any(("clock_times", "time_units"), index + 1)
    return word[0].isdecimal() and ":" not in word and not is_hour
