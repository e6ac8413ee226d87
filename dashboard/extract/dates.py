"""Dates in a sentence, resolved against the day of publication; never against today.

A weekday is the last such day on or before publication (for plans, the first on or after it).
Without a day of publication, relative dates are found but stay unresolved.
"""

from calendar import monthrange
from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import date, timedelta
from typing import cast

from dashboard.base.vocabulary import DateAccuracy
from dashboard.extract.sentence import Sentence

_SINCE_REACH = 8  # "since the war broke out on 7 October"
_STATEMENT_REACH = 12  # "said the governor, in office since May, on Saturday"
_NEAR = 7  # tokens between an edge word and its date: "from 3:00 AM EDT on August 27"
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
    if index >= 1 and sentence.lower[index - 1] in ("st", "nd", "rd", "th"):
        index -= 1
    second = _number(sentence, index - 1, 1, 31)
    if second is None:
        return [], index
    first = _number(sentence, index - 3, 1, 31)
    if first is not None and first < second and sentence.value("ranges", index - 2):
        return [first, second], index - 3
    return [second], index - 1


def _days_after(sentence: Sentence, index: int) -> tuple[list[int], int]:
    if index < len(sentence) and sentence.lower[index] == ".":
        index += 1
    first = _number(sentence, index, 1, 31)
    if first is None:
        return [], index
    index += 1
    if index < len(sentence) and sentence.lower[index] in ("st", "nd", "rd", "th"):
        index += 1
    second = _number(sentence, index + 1, 1, 31)
    if second is not None and first < second and sentence.value("ranges", index):
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
        days, last = _days_after(sentence, index + 1)
    after = last + 1 if last < len(sentence) and sentence.lower[last] == "," else last
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
    return _whole_month(sentence, Moment(first, max(last, index + 1), start, start))


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


def _weekday_moment(sentence: Sentence, index: int, day: int, published: date | None) -> Moment:
    if published is None:
        return Moment(index, index + 1, None, None)
    back = (published.weekday() - day) % 7
    past = published - timedelta(days=back)
    ahead = published + timedelta(days=-back % 7)
    return Moment(index, index + 1, past, past, ahead=ahead)


def _shifted(published: date | None, days: int) -> date | None:
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
        day = _shifted(published, cast("int", span.value))
        yield Moment(span.first, span.last, day, day)
    for span in sentence.spans("present"):
        yield Moment(span.first, span.last, published, published, weight=0)
    for span in sentence.spans("relative_spans"):
        back, to = cast("tuple[int, int]", span.value)
        start, end = _shifted(published, back), _shifted(published, to)
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
        start = _shifted(published, -days)
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
        parts = word.replace(".", "/").split("/")
        if len(parts) == 3 and all(part.isdigit() for part in parts) and len(parts[2]) == 4:
            a, b, year = (int(part) for part in parts)
            day = _make_date(year, a, b) if "/" in word and a <= 12 else _make_date(year, b, a)
            if day is not None:
                yield Moment(index, index + 1, day, day, weight=3)
        year_found = _number(sentence, index, _SINCE_YEAR, 2100)
        if year_found is None or len(word) != 4:
            continue
        if sentence.words[index + 1 : index + 2] == ["-"] and len(sentence) > index + 4:
            month, day_number = _number(sentence, index + 2, 0, 12), sentence.words[index + 4]
            if month and day_number.isdigit():
                day = _make_date(year_found, month, int(day_number))
                yield Moment(index, index + 5, day, day, weight=3)
        elif index and sentence.value("labels", index - 1) == "date":
            start, end = date(year_found, 1, 1), date(year_found, 12, 31)
            yield Moment(index, index + 1, start, end, DateAccuracy.YEAR)


def _base_moments(
    sentence: Sentence, published: date | None, last_named: date | None
) -> list[Moment]:
    found: list[Moment] = list(_relative(sentence, published))
    found.extend(_counted_back(sentence, published))
    for span in sentence.spans("months"):
        moment = _month_moment(
            sentence, span.first, cast("int", span.value), published or last_named
        )
        if moment is not None:
            found.append(moment)
    for span in sentence.spans("weekdays"):
        if sentence.words[span.first][0].isupper():
            day = cast("int", span.value)
            found.append(_weekday_moment(sentence, span.first, day, published))
    found.extend(_numeric(sentence))
    found.sort(key=lambda moment: (moment.first, -moment.last))
    return found


def _merge(sentence: Sentence, moments: list[Moment]) -> list[Moment]:
    """Join what names one date twice: "Monday, 19 December"; the more explicit wins."""
    merged: list[Moment] = []
    for moment in moments:
        before = merged[-1] if merged else None
        if (
            before is None
            or moment.first - before.last > 1
            or (
                moment.first > before.last and sentence.lower[before.last] not in (",", "the", "of")
            )
        ):
            merged.append(moment)
            continue
        best = max((before, moment), key=lambda m: m.weight)
        merged[-1] = replace(best, first=before.first, last=max(before.last, moment.last))
    return merged


def _bounded(sentence: Sentence, moments: list[Moment], published: date | None) -> list[Moment]:
    """Apply "since", "by", "from ... to" to the dates after them."""
    found: list[Moment] = []
    for moment in moments:
        joined = _joined(sentence, found[-1], moment) if found else None
        if joined is not None:
            found[-1] = joined
            continue
        found.append(_with_bound(sentence, moment, published))
    return found


def _joined(sentence: Sentence, before: Moment, moment: Moment) -> Moment | None:
    """Join "from August 27 to August 28" to one span."""
    if _is_pair(sentence, before, moment):
        accuracy = DateAccuracy.RANGE
        return replace(before, last=moment.last, end=moment.end, accuracy=accuracy, bound="range")
    opens = any(
        span.value == "from" and 0 <= before.first - span.last <= _NEAR
        for span in sentence.spans("bounds")
    )
    if not opens or before.start is None or moment.first - before.last > _NEAR + 2:
        return None
    closes = sentence.cover("closing_bounds")
    if not any(index in closes for index in range(before.last, moment.first)):
        return None
    return replace(
        before, last=moment.last, end=moment.end, accuracy=DateAccuracy.RANGE, bound="range"
    )


def _is_pair(sentence: Sentence, before: Moment, moment: Moment) -> bool:
    """Tell "on May 3 and May 4"."""
    if moment.first != before.last + 1 or sentence.value("closing_bounds", before.last) is None:
        return False
    is_dated = before.weight > 2 and moment.weight > 2
    return (
        is_dated and before.end is not None and moment.end is not None and before.end < moment.end
    )


def _with_bound(sentence: Sentence, moment: Moment, published: date | None) -> Moment:
    """Apply the edge word before a date, and mark the day of a statement."""
    for span in reversed(sentence.spans("bounds")):
        gap = moment.first - span.last
        if span.value == "since" and 0 <= gap <= _SINCE_REACH:
            return replace(moment, end=published, accuracy=DateAccuracy.RANGE, bound="since")
        if span.value == "by" and 0 <= gap <= 1:
            return replace(moment, start=None, bound="as_of")
        if span.value == "as_of" and 0 <= gap <= 2:
            return replace(moment, start=moment.end, bound="as_of")
        if span.value == "until" and gap == 0:
            return replace(moment, weight=0)
        if span.value == "from" and gap == 0 and sentence.value("onwards", moment.last):
            return replace(moment, end=published, accuracy=DateAccuracy.RANGE, bound="since")
    return replace(moment, is_statement=_is_statement(sentence, moment))


def _is_statement(sentence: Sentence, moment: Moment) -> bool:
    """Tell "said on Friday" and "told the press on Friday", where nothing happens in between."""
    if moment.last in sentence.cover("said"):
        return True
    if moment.accuracy is not DateAccuracy.DAY:
        return False
    events, openers = sentence.cover("events"), sentence.cover("openers")
    for span in reversed(sentence.spans("said")):
        if 0 <= moment.first - span.last <= _STATEMENT_REACH:
            between = range(span.last, moment.first)
            return not any(
                i in events or i in openers or sentence.words[i][0].isdigit() for i in between
            )
    return False


def find_moments(
    sentence: Sentence, published: date | None, last_named: date | None = None
) -> list[Moment]:
    """Return the dates that a sentence names, in order.

    Parameters
    ----------
    sentence : Sentence
        The sentence.
    published : date or None
        Day of the report's publication.
    last_named : date or None
        The day that "the next day" follows.

    Returns
    -------
    list of Moment
        Those after "since" run to the day of publication.
    """
    base = _base_moments(sentence, published, last_named)
    for span in sentence.spans("following_days"):
        named = [moment.start for moment in base if moment.first < span.first and moment.weight]
        day = _shifted(named[-1] if named else last_named, cast("int", span.value))
        base.append(Moment(span.first, span.last, day, day))
    base.sort(key=lambda moment: (moment.first, -moment.last))
    return _bounded(sentence, _merge(sentence, base), published)
