"""Dates of the calendar in a sentence, resolved against the day of publication, never today.

A weekday is the last such day on or before publication (for plans, the first on or after it).
Without a day of publication, what depends on it is found but stays unresolved.
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
_MONTH_PARTS: dict[str, tuple[int, int | None]] = {
    "early": (1, 10),
    "mid": (11, 20),
    "late": (21, None),
    "first_week": (1, 7),
    "first_half": (1, 15),
    "second_half": (16, None),
}
_SEASON_MONTHS = 3
_LONGEST_ABBREVIATION = 3  # longer names of days are no other word, even in lower case


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
        "since", "as_of", "range", "begun" (what began on that day), "ahead" (still to come at
        publication) or empty.
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


def last_day(year: int, month: int) -> date:
    """Return the last day of a month."""
    return date(year, month, monthrange(year, month)[1])


def _make_date(year: int, month: int, day: int) -> date | None:
    try:
        return date(year, month, day)
    except (ValueError, OverflowError):
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
    return int(word) if word.isdecimal() and len(word) < 5 and low <= int(word) <= high else None


def _days_before(sentence: Sentence, index: int) -> tuple[list[int], int]:
    """Read "16", "15-16", "14, 15 and 16", "15/16", "16th of" that end before a month's name."""
    start = index
    if sentence.has("of", index - 1) and sentence.has("ordinal_endings", index - 2):
        index -= 1
    if sentence.has("ordinal_endings", index - 1):
        index -= 1
    pair = _day_pair(sentence, index - 1)
    if pair:
        return pair, index - 1
    second = _number(sentence, index - 1, 1, 31)
    if second is None:
        return [], start
    opener = index - 2 - sentence.has("ordinal_endings", index - 3)
    first = _number(sentence, opener - 1, 1, 31)
    if first is None or first >= second or not sentence.has("ranges", index - 2):
        return [second], index - 1
    opener -= 1
    while sentence.is_mark(",", opener - 1):
        earlier = _number(sentence, opener - 2, 1, first - 1)
        if earlier is None:
            break
        first, opener = earlier, opener - 2
    return [first, second], opener


def _day_pair(sentence: Sentence, index: int) -> list[int]:
    """Read "15/16", which is one token."""
    parts = sentence.words[index].split("/") if 0 <= index < len(sentence) else []
    days = [int(part) for part in parts if part.isdecimal() and len(part) < 3]
    is_pair = len(days) == len(parts) == 2 and 0 < days[0] < days[1] <= 31
    return days if is_pair else []


def _days_after(sentence: Sentence, index: int) -> tuple[list[int], int]:
    """Read "16", "15-16", "15/16" that begin after a month's name."""
    index += sentence.is_mark(".", index)
    pair = _day_pair(sentence, index)
    if pair:
        return pair, index + 1
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
        end = last_day(begin.year, begin.month)
        if part == "end":
            begin = end
        elif part is not None:
            opening, closing = _MONTH_PARTS[str(part)]
            begin, end = begin.replace(day=opening), end.replace(day=closing or end.day)
    accuracy = DateAccuracy.RANGE if part else DateAccuracy.MONTH
    return Moment(first, moment.last, begin, end, accuracy, weight=2)


def _weekdays(sentence: Sentence, published: date | None) -> Iterator[Moment]:
    """Read the names of days, with "last" and "next" before them."""
    for span in sentence.spans("weekdays"):
        word = sentence.words[span.first]
        if not word[0].isupper() and len(word) <= _LONGEST_ABBREVIATION:
            continue
        if published is None:
            yield Moment(span.first, span.last, None, None)
            continue
        edge = sentence.value("weekday_edges", span.first - 1)
        back = (published.weekday() - cast("int", span.value)) % 7
        ahead = published + timedelta(days=(-back) % 7 or 7 * (edge == "ahead"))
        past = published - timedelta(days=back or 7 * (edge == "past"))
        day = ahead if edge == "ahead" else past
        yield Moment(span.first, span.last, day, day, ahead=ahead)


def _seasons(sentence: Sentence, published: date | None) -> Iterator[Moment]:
    """Read "spring 2014", "the summer of 2014" and "last winter", by the months of the north."""
    for span in sentence.spans("seasons"):
        after = span.last + sentence.has("of", span.last)
        year, month = _number(sentence, after, _SINCE_YEAR, 2100), cast("int", span.value)
        last = after + 1
        if year is None:
            is_last = sentence.value("weekday_edges", span.first - 1) == "past"
            if published is None or not is_last:
                continue
            ended = published.month >= month + _SEASON_MONTHS
            year, last = published.year - (not ended), span.last
        end = year * 12 + month + _SEASON_MONTHS - 2
        final = last_day(end // 12, end % 12 + 1)
        yield Moment(span.first, last, date(year, month, 1), final, DateAccuracy.RANGE, weight=2)


def _numeric(sentence: Sentence) -> Iterator[Moment]:
    """Read 07/15/2021, 15.07.2021, 2021-07-15, and a bare year after "in" or "since"."""
    for index, word in enumerate(sentence.words):
        if not word[0].isdecimal():
            continue
        day, last = _slashed(word), index + 1
        year = _number(sentence, index, _SINCE_YEAR, 2100)
        if year is not None and sentence.is_mark("-", index + 1):
            day, last = _iso(sentence, index, year), index + 5
        if day is not None:
            yield Moment(index, last, day, day, weight=3)
        elif year is not None and sentence.value("labels", index - 1) == "date":
            yield _years(sentence, index, year)


def _years(sentence: Sentence, index: int, year: int) -> Moment:
    """Read "2014" and "2014 to 2016"."""
    start, end = date(year, 1, 1), date(year, 12, 31)
    second = _number(sentence, index + 2, year + 1, 2100)
    if second is None or not sentence.has("closing_bounds", index + 1):
        return Moment(index, index + 1, start, end, DateAccuracy.YEAR)
    return Moment(index, index + 3, start, date(second, 12, 31), DateAccuracy.RANGE)


def _slashed(word: str) -> date | None:
    """Read 15.07.2021 day first, 2021/07/15, and with slashes only what can be read one way."""
    parts = word.replace(".", "/").split("/")
    if len(parts) != 3 or not all(part.isdecimal() for part in parts):
        return None
    a, b, c = (int(part) for part in parts)
    if len(parts[0]) == 4:
        return _make_date(a, b, c)
    if len(parts[2]) != 4:
        return None
    by_day, by_month = _make_date(c, b, a), _make_date(c, a, b)
    if "." in word or by_day == by_month:
        return by_day
    return None if by_day and by_month else by_day or by_month


def _iso(sentence: Sentence, index: int, year: int) -> date | None:
    month = _number(sentence, index + 2, 1, 12)
    day = _number(sentence, index + 4, 1, 31) if sentence.is_mark("-", index + 3) else None
    return None if month is None or day is None else _make_date(year, month, day)


def read_calendar(
    sentence: Sentence, published: date | None, last_named: date | None
) -> Iterator[Moment]:
    """Yield the days, months, seasons and years that a sentence names by their names or numbers.

    Parameters
    ----------
    sentence : Sentence
        The sentence.
    published : date or None
        Day of the report's publication.
    last_named : date or None
        The day last named, which tells the year where no publication does.
    """
    for span in sentence.spans("months"):
        moment = _month_moment(
            sentence, span.first, cast("int", span.value), published or last_named
        )
        if moment is not None:
            yield moment
    yield from _weekdays(sentence, published)
    yield from _seasons(sentence, published)
    yield from _numeric(sentence)
