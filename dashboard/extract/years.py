"""Years, their parts and seasons in a sentence: "in 2014", "late 2015", "the summer of 2014"."""

from collections.abc import Iterator
from datetime import date
from typing import cast

from dashboard.base.vocabulary import DateAccuracy
from dashboard.extract.dates import LAST_YEAR, SINCE_YEAR, Moment, last_day, number_at
from dashboard.extract.sentence import Sentence

_SEASON_MONTHS = 3
_CENTURY = 100


def _months(year: int, first: int, count: int) -> tuple[date, date]:
    """Return the first and last day of some months, counted on beyond December."""
    begin, end = year * 12 + first - 1, year * 12 + first + count - 2
    return date(begin // 12, begin % 12 + 1, 1), last_day(end // 12, end % 12 + 1)


def _seasons(sentence: Sentence, published: date | None) -> Iterator[Moment]:
    """Read "spring 2014", "the summer of 2014" and "last winter", by the months of the north."""
    for span in sentence.spans("seasons"):
        month = cast("int", span.value)
        after = span.last + sentence.has("of", span.last)
        year, last = number_at(sentence, after, SINCE_YEAR, LAST_YEAR), after + 1
        if year is None:
            edge, last = sentence.value("weekday_edges", span.first - 1), span.last
            if published is None or edge not in ("past", "present"):
                continue
            is_over = published.month >= month + _SEASON_MONTHS
            has_begun = is_over if edge == "past" else published.month >= month
            year = published.year - (not has_begun)
        start, end = _months(year, month, _SEASON_MONTHS)
        yield Moment(span.first, last, start, end, DateAccuracy.RANGE, weight=2)


def _years(sentence: Sentence) -> Iterator[Moment]:
    """Read a year that a word before it makes one, or that stands before a noun."""
    for index in sentence.digits:
        year = number_at(sentence, index, SINCE_YEAR, LAST_YEAR)
        if year is None or _opens_iso_date(sentence, index):
            continue
        if sentence.has("year_parts", index - 1):
            yield _part_of_year(sentence, index, year)
        elif sentence.value("labels", index - 1) == "date" or _is_adjective(sentence, index):
            yield _whole_years(sentence, index, year)


def _opens_iso_date(sentence: Sentence, index: int) -> bool:
    return sentence.is_mark("-", index + 1) and sentence.is_mark("-", index + 3)


def _is_adjective(sentence: Sentence, index: int) -> bool:
    """Tell "the 1997 flood"."""
    return sentence.has("articles", index - 1) and sentence.has("happenings", index + 1)


def _part_of_year(sentence: Sentence, index: int, year: int) -> Moment:
    """Read "early 2015", "the second half of 2014" and "at the end of 2013"."""
    part = sentence.cover("year_parts")[index - 1]
    first, count = cast("tuple[int, int]", part.value)
    start, end = _months(year, first, max(count, 1))
    accuracy = DateAccuracy.RANGE
    if not count:
        start, accuracy = end, DateAccuracy.DAY
    return Moment(part.first, index + 1, start, end, accuracy, weight=2)


def _whole_years(sentence: Sentence, index: int, year: int) -> Moment:
    """Read "2014", "2014 to 2016" and "2014-15"."""
    start = date(year, 1, 1)
    second = number_at(sentence, index + 2, year + 1, LAST_YEAR)
    short = number_at(sentence, index + 2, 1, _CENTURY - 1)
    if second is None and short == (year + 1) % _CENTURY and sentence.is_glued(index + 2):
        second = year + 1
    if second is None or not sentence.has("closing_bounds", index + 1):
        return Moment(index, index + 1, start, date(year, 12, 31), DateAccuracy.YEAR)
    return Moment(index, index + 3, start, date(second, 12, 31), DateAccuracy.RANGE)


def read_years(sentence: Sentence, published: date | None) -> Iterator[Moment]:
    """Yield the years, parts of years and seasons that a sentence names.

    Parameters
    ----------
    sentence : Sentence
        The sentence.
    published : date or None
        Day of the report's publication.
    """
    yield from _seasons(sentence, published)
    yield from _years(sentence)
