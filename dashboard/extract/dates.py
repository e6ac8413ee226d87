"""Dates in a sentence, resolved against the day of publication; never against today.

A weekday is the last such day on or before publication (for plans, the first on or after it).
Without a day of publication, relative dates are found but stay unresolved.
"""

from calendar import monthrange
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date, timedelta
from typing import cast

from dashboard.base.vocabulary import DateAccuracy
from dashboard.extract.sentence import Sentence

_AHEAD_DAYS = 60  # a date without year this far after publication is next, farther last year's
_SINCE_YEAR = 1900
_MOST_BACK = 60
_UNIT_DAYS = {"day": 1, "week": 7, "month": 30, "year": 365}
_UNIT_ACCURACY = {
    "day": DateAccuracy.DAY,
    "week": DateAccuracy.WEEK,
    "month": DateAccuracy.MONTH,
    "year": DateAccuracy.YEAR,
}


@dataclass(frozen=True, slots=True)
class Moment:
    """A date or span of dates that a sentence names.

    Attributes
    ----------
    first, last : int
        Its tokens.
    start, end : date or None
        First and last day; None where it cannot be resolved or is left open.
    accuracy : DateAccuracy
        How closely it is named.
    bound : str
        "since", "as_of", "range" or empty.
    ahead : date or None
        What a weekday is when the statement is about the future.
    weight : int
        The more explicit of two adjacent ones wins: "Monday, 19 December". 0 only serves where
        nothing else does.
    is_statement : bool
        Whether it is the day something was said rather than happened: "said on Friday".
    phrase : str
        The words that name it.
    """

    first: int
    last: int
    start: date | None
    end: date | None
    accuracy: DateAccuracy = DateAccuracy.DAY
    bound: str = ""
    ahead: date | None = None
    weight: int = 1
    is_statement: bool = False
    phrase: str = ""


def _last_day(year: int, month: int) -> date:
    return date(year, month, monthrange(year, month)[1])


def _make_date(year: int, month: int, day: int) -> date | None:
    try:
        return date(year, month, day)
    except ValueError:
        return None


def _near_publication(month: int, day: int, published: date | None) -> date | None:
    """Give a date without year the year that puts it nearest before publication."""
    if published is None:
        return None
    found = _make_date(published.year, month, day)
    if found is not None and found > published + timedelta(days=_AHEAD_DAYS):
        return _make_date(published.year - 1, month, day)
    return found


def _number(sentence: Sentence, index: int, low: int, high: int) -> int | None:
    if not 0 <= index < len(sentence):
        return None
    word = sentence.words[index]
    return int(word) if word.isdigit() and len(word) < 5 and low <= int(word) <= high else None


def _days_before(sentence: Sentence, index: int) -> tuple[list[int], int]:
    """Read "16", "15-16", "15 and 16" that end before a month's name."""
    if sentence.has("ordinal_endings", index - 1):
        index -= 1
    second = _number(sentence, index - 1, 1, 31)
    if second is None:
        return [], index
    first = _number(sentence, index - 3, 1, 31)
    if first is not None and first < second and sentence.has("ranges", index - 2):
        return [first, second], index - 3
    return [second], index - 1


def _days_after(sentence: Sentence, index: int) -> tuple[list[int], int]:
    """Read "16", "15-16" that begin after a month's name."""
    index += sentence.is_mark(".", index)
    first = _number(sentence, index, 1, 31)
    if first is None:
        return [], 0
    index += 1 + sentence.has("ordinal_endings", index + 1)
    second = _number(sentence, index + 1, 1, 31)
    if second is not None and first < second and sentence.has("ranges", index):
        return [first, second], index + 2
    return [first], index


def _month_moment(
    sentence: Sentence, index: int, month: int, published: date | None
) -> Moment | None:
    """Read a date around a month's name, or the month alone."""
    if not sentence.words[index][0].isupper():
        return None
    days, first = _days_before(sentence, index)
    last = index + 1
    if not days:
        days, end = _days_after(sentence, index + 1)
        last = max(last, end)
    after = last + sentence.is_mark(",", last)
    year = _number(sentence, after, _SINCE_YEAR, 2100)
    if year is not None:
        last = after + 1
    if days:
        dates = [
            _near_publication(month, day, published)
            if year is None
            else _make_date(year, month, day)
            for day in days
        ]
        accuracy = DateAccuracy.DAY if len(days) == 1 else DateAccuracy.RANGE
        return Moment(first, last, dates[0], dates[-1], accuracy, weight=3)
    start = _near_publication(month, 1, published) if year is None else date(year, month, 1)
    return _whole_month(sentence, Moment(first, last, start, start))


def _whole_month(sentence: Sentence, moment: Moment) -> Moment:
    """Widen a month to its days, or to the part of it that the words name."""
    first = moment.first
    part = None
    for span in sentence.spans("month_parts"):
        if span.last == first:
            part, first = span.value, span.first
    begin, end = moment.start, None
    if begin is not None:
        end = _last_day(begin.year, begin.month)
        if part == "early":
            end = begin.replace(day=10)
        elif part == "mid":
            begin, end = begin.replace(day=11), begin.replace(day=20)
        elif part == "late":
            begin = begin.replace(day=21)
        elif part == "end":
            begin = end
    accuracy = DateAccuracy.RANGE if part else DateAccuracy.MONTH
    return Moment(first, moment.last, begin, end, accuracy, weight=2)


def _weekday_moment(index: int, day: int, published: date | None) -> Moment:
    if published is None:
        return Moment(index, index + 1, None, None)
    back = (published.weekday() - day) % 7
    past = published - timedelta(days=back)
    ahead = published + timedelta(days=-back % 7)
    return Moment(index, index + 1, past, past, ahead=ahead)


def shifted(published: date | None, days: int) -> date | None:
    """Return the day some days after another, or None after no day."""
    return None if published is None else published + timedelta(days=days)


def _calendar(published: date | None, unit: str, count: int) -> tuple[date | None, date | None]:
    if published is None:
        return None, None
    if unit == "week":
        start = published - timedelta(days=published.weekday()) + timedelta(weeks=count)
        return start, start + timedelta(days=6)
    if unit == "past_year":
        return _make_date(published.year + count, published.month, published.day), published
    if unit == "year":
        return date(published.year + count, 1, 1), date(published.year + count, 12, 31)
    months = published.year * 12 + published.month - 1 + count
    start = date(months // 12, months % 12 + 1, 1)
    return start, _last_day(start.year, start.month)


def _relative(sentence: Sentence, published: date | None) -> Iterator[Moment]:
    for span in sentence.spans("relative_days"):
        day = shifted(published, cast("int", span.value))
        yield Moment(span.first, span.last, day, day)
    for span in sentence.spans("present"):
        yield Moment(span.first, span.last, published, published, weight=0)
    for span in sentence.spans("relative_spans"):
        back, to = cast("tuple[int, int]", span.value)
        start, end = shifted(published, back), shifted(published, to)
        yield Moment(span.first, span.last, start, end, DateAccuracy.RANGE, "range")
    accuracies = {
        "week": DateAccuracy.WEEK,
        "month": DateAccuracy.MONTH,
        "year": DateAccuracy.YEAR,
        "past_year": DateAccuracy.RANGE,
    }
    for span in sentence.spans("calendar_spans"):
        unit, count = cast("tuple[str, int]", span.value)
        start, end = _calendar(published, unit, count)
        yield Moment(span.first, span.last, start, end, accuracies[unit])


def _counted_back(sentence: Sentence, published: date | None) -> Iterator[Moment]:
    """Read "two days ago" and "in the last three weeks"."""
    for span in sentence.spans("time_units"):
        index = span.first - 1
        word = sentence.lower[index] if index >= 0 else ""
        count = int(word) if word.isdigit() else sentence.lexicon.numbers.get(word, ("", 0))[1]
        if not 0 < count <= _MOST_BACK:
            continue
        days = count * _UNIT_DAYS[str(span.value)]
        start = shifted(published, -days)
        if sentence.value("spans_back", index - 1) is not None:
            yield Moment(index, span.last, start, published, DateAccuracy.RANGE, "range")
        elif sentence.value("ago", span.last) is not None:
            accuracy = _UNIT_ACCURACY[str(span.value)]
            yield Moment(index, span.last + 1, start, start, accuracy)


def _numeric(sentence: Sentence) -> Iterator[Moment]:
    """Read 07/15/2021, 15.07.2021, 2021-07-15, and a bare year after "in" or "since"."""
    for index, word in enumerate(sentence.words):
        if not word[0].isdigit():
            continue
        day, last = _slashed(word), index + 1
        year = _number(sentence, index, _SINCE_YEAR, 2100)
        if year is not None and sentence.is_mark("-", index + 1):
            day, last = _iso(sentence, index, year), index + 5
        if day is not None:
            yield Moment(index, last, day, day, weight=3)
        elif year is not None and sentence.value("labels", index - 1) == "date":
            start, end = date(year, 1, 1), date(year, 12, 31)
            yield Moment(index, index + 1, start, end, DateAccuracy.YEAR)


def _slashed(word: str) -> date | None:
    """Read 07/15/2021 month first, as slashes are used, and 15.07.2021 day first."""
    parts = word.replace(".", "/").split("/")
    if len(parts) != 3 or len(parts[2]) != 4 or not all(part.isdigit() for part in parts):
        return None
    a, b, year = (int(part) for part in parts)
    return _make_date(year, a, b) if "/" in word and a <= 12 else _make_date(year, b, a)


def _iso(sentence: Sentence, index: int, year: int) -> date | None:
    month = _number(sentence, index + 2, 1, 12)
    day = _number(sentence, index + 4, 1, 31) if sentence.is_mark("-", index + 3) else None
    return None if month is None or day is None else _make_date(year, month, day)


def read_dates(sentence: Sentence, published: date | None, last_named: date | None) -> list[Moment]:
    """Return the dates of a sentence as they stand, in order, before their edge words are read.

    Parameters
    ----------
    sentence : Sentence
        The sentence.
    published : date or None
        Day of the report's publication.
    last_named : date or None
        The day that "the next day" follows.
    """
    found: list[Moment] = list(_relative(sentence, published))
    found.extend(_counted_back(sentence, published))
    for span in sentence.spans("months"):
        moment = _month_moment(
            sentence, span.first, cast("int", span.value), published or last_named
        )
        if moment is not None:
            found.append(moment)
    found.extend(
        _weekday_moment(span.first, cast("int", span.value), published)
        for span in sentence.spans("weekdays")
        if sentence.words[span.first][0].isupper()
    )
    found.extend(_numeric(sentence))
    for span in sentence.spans("following_days"):
        named = [moment.start for moment in found if moment.first < span.first and moment.weight]
        day = shifted(named[-1] if named else last_named, cast("int", span.value))
        found.append(Moment(span.first, span.last, day, day))
    return sorted(found, key=lambda moment: (moment.first, -moment.last))
