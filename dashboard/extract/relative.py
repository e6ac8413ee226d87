"""Dates that a sentence counts from another: from publication, or from the day last named.

Without a day to count from they are found but stay unresolved.
"""

from collections.abc import Iterator
from datetime import date, timedelta
from typing import cast

from dashboard.base.vocabulary import DateAccuracy
from dashboard.extract.dates import Moment, last_day, whole_month
from dashboard.extract.lexicon import Span
from dashboard.extract.sentence import Sentence

_THAT_WEEK = "that_week"  # the unit of "that week", which is no step of days
_CLAUSE = 12  # tokens from "a day after" to the date of what it was after
_MOST_BACK = 60
_DAY_HOURS = 24
_SHORT_HOURS = 12  # so many hours before publication are still its day
_SATURDAY, _SUNDAY = 5, 6
_UNIT_DAYS = {"day": 1, "week": 7, "fortnight": 14, "month": 30, "year": 365}
_ACCURACIES = {
    "week_end": DateAccuracy.DAY,
    "day": DateAccuracy.DAY,
    "week": DateAccuracy.WEEK,
    "month": DateAccuracy.MONTH,
    "year": DateAccuracy.YEAR,
}


def shifted(published: date | None, days: int) -> date | None:
    """Return the day some days after another, or None after no day."""
    return None if published is None else published + timedelta(days=days)


def _calendar(published: date | None, unit: str, count: int) -> tuple[date | None, date | None]:
    """Return the week, weekend, month or year some such units after that of publication."""
    if published is None:
        return None, None
    if unit == "week":
        start = published - timedelta(days=published.weekday()) + timedelta(weeks=count)
        end = start + timedelta(days=6)
    elif unit == "week_end":
        sunday = published + timedelta(days=_SUNDAY - published.weekday(), weeks=count)
        return sunday, sunday
    elif unit == "weekend":
        back = (published.weekday() - _SATURDAY) % 7
        start = published - timedelta(days=back) + timedelta(weeks=count)
        end = start + timedelta(days=1)
    elif unit == "past_year":
        start, end = published - timedelta(days=365), published
        if (published.month, published.day) != (2, 29):
            start = published.replace(year=published.year + count)
    elif unit == "year":
        start, end = date(published.year + count, 1, 1), date(published.year + count, 12, 31)
    else:
        months = published.year * 12 + published.month - 1 + count
        start = date(months // 12, months % 12 + 1, 1)
        end = last_day(start.year, start.month)
    # What a report tells of this week it tells of the part that is over.
    return start, min(end, published) if count == 0 else end


def days_of(unit: str, count: int) -> int:
    """Return how many days some units of time are; hours that make no whole day are none."""
    return count // _DAY_HOURS if unit == "hour" else count * _UNIT_DAYS[unit]


def _days_back(unit: str, count: int) -> int:
    return days_of(unit, count + _SHORT_HOURS - 1 if unit == "hour" else count)


def count_at(sentence: Sentence, index: int) -> int:
    """Return the number that a token is, 0 for none."""
    word = sentence.lower[index] if index >= 0 else ""
    if word.isdecimal():
        return int(word)
    return sentence.lexicon.numbers.get(word, ("", 0))[1]


def counted_units(sentence: Sentence) -> Iterator[tuple[Span, int]]:
    """Yield the units of time of a sentence with the number before each.

    Parameters
    ----------
    sentence : Sentence
        The sentence.
    """
    for span in sentence.spans("time_units"):
        count = count_at(sentence, span.first - 1)
        if 0 < count <= _MOST_BACK or (span.value == "hour" and 0 < count <= _MOST_BACK * 2):
            yield span, count


def _counted_back(sentence: Sentence, published: date | None) -> Iterator[Moment]:
    """Read "two days ago", "in the last three weeks" and "in the next 24 hours"."""
    for span, count in counted_units(sentence):
        unit, index = str(span.value), span.first - 1
        if sentence.has("spans_back", index - 1):
            start = shifted(published, -_days_back(unit, count))
            yield Moment(index, span.last, start, published, DateAccuracy.RANGE, "range")
        elif sentence.has("spans_ahead", index - 1) and not sentence.has("links", span.last):
            end = shifted(published, max(days_of(unit, count), 1))
            yield Moment(index, span.last, published, end, DateAccuracy.RANGE, "ahead")
        elif sentence.value("ago", span.last) == "ago":
            start = end = shifted(published, -_days_back(unit, count))
            if unit in ("month", "year"):
                start, end = _calendar(published, unit, -count)
            yield Moment(index, span.last + 1, start, end, _ACCURACIES.get(unit, DateAccuracy.DAY))


def _is_to_come(sentence: Sentence, weekend: Span, published: date | None) -> bool:
    """Tell "will be moved over the weekend", said before it, from the weekend just past."""
    is_before = published is not None and published.weekday() < _SATURDAY
    return is_before and any(span.last <= weekend.first for span in sentence.spans("future"))


def read_relative(sentence: Sentence, published: date | None) -> Iterator[Moment]:
    """Yield the days and spans that a sentence counts from the day of publication.

    Parameters
    ----------
    sentence : Sentence
        The sentence.
    published : date or None
        Day of the report's publication.
    """
    for span in sentence.spans("relative_days"):
        days = cast("int", span.value)
        day = shifted(published, days)
        # "A week ago" is that day, give or take some.
        accuracy = DateAccuracy.DAY if abs(days) < _UNIT_DAYS["week"] else DateAccuracy.WEEK
        yield Moment(span.first, span.last, day, day, accuracy)
    for span in sentence.spans("present"):
        yield Moment(span.first, span.last, published, published, weight=0)
    for span in sentence.spans("relative_spans"):
        back, to = cast("tuple[int, int]", span.value)
        start, end = shifted(published, back), shifted(published, to)
        bound = "ahead" if to > 0 else "range"
        yield Moment(span.first, span.last, start, end, DateAccuracy.RANGE, bound)
    for span in sentence.spans("calendar_spans"):
        unit, count = cast("tuple[str, int]", span.value)
        count += unit == "weekend" and not count and _is_to_come(sentence, span, published)
        start, end = _calendar(published, unit, count)
        accuracy = _ACCURACIES.get(unit, DateAccuracy.RANGE)
        moment = Moment(span.first, span.last, start, end, accuracy)
        part = whole_month(sentence, moment) if unit == "month" else moment
        if part.accuracy is not accuracy:
            yield part
        elif not sentence.has("of", span.first):  # "of the month" alone tells none
            yield moment
    for span in sentence.spans("long_ago"):
        yield Moment(span.first, span.last, None, None, DateAccuracy.YEAR)
    yield from _counted_back(sentence, published)


def _counted_after(
    sentence: Sentence, found: list[Moment], phrase: tuple[int, int], days: int
) -> Iterator[Moment]:
    """Read "two days after": days from the date behind, or back from the one before.

    "Two days after the road reopened on Monday" is a Wednesday. "On Wednesday, two days after 300
    people had left" tells that those left on a Monday.
    """
    first, last = phrase
    dates = [moment for moment in found if moment.weight and moment.end is not None]
    before = [moment for moment in dates if moment.last <= first]
    behind = [m for m in dates if 0 <= m.first - last <= _CLAUSE and m.bound != "ahead"]
    if not before and behind:
        day = shifted(behind[0].end, days)
        yield Moment(first, behind[0].last, day, day, weight=behind[0].weight + 1)
    elif before and not behind and sentence.is_mark(",", first - 1):
        day = shifted(before[-1].end, -days)
        yield Moment(first, last, day, day, bound="earlier")


def read_following(
    sentence: Sentence, found: list[Moment], last_named: date | None, published: date | None
) -> Iterator[Moment]:
    """Yield the days counted from the one named before: "the next day", "a week earlier".

    Parameters
    ----------
    sentence : Sentence
        The sentence.
    found : list of Moment
        The other dates of the sentence.
    last_named : date or None
        The day last named in the sentences before.
    published : date or None
        Day of the report's publication: with no day named before, it is the one that others
        are earlier than.
    """
    steps = [
        (span.first, span.last, "day", cast("int", span.value))
        for span in sentence.spans("following_days")
    ]
    for span, count in counted_units(sentence):
        direction, unit = sentence.value("ago", span.last), str(span.value)
        if sentence.has("afters", span.last) and unit in ("day", "week"):
            steps.append((span.first - 1, span.last + 1, unit, count))
        if direction in ("earlier", "later") and unit != "hour":
            step = count if direction == "later" else -count
            steps.append((span.first - 1, span.last + 1, unit, step))
    steps.extend(
        (span.first, span.last, _THAT_WEEK, cast("int", span.value))
        for span in sentence.spans("following_weeks")
    )
    for first, last, unit, step in steps:
        if sentence.has("afters", last - 1):
            yield from _counted_after(sentence, found, (first, last), step * _UNIT_DAYS[unit])
            continue
        named = [moment.end for moment in found if moment.first < first and moment.weight]
        base = (named[-1] if named else last_named) or (published if step <= 0 else None)
        if unit == _THAT_WEEK:
            start, _ = _calendar(base, "week", step)
            yield Moment(first, last, start, shifted(start, _SUNDAY), DateAccuracy.WEEK)
            continue
        start = end = shifted(base, step * _UNIT_DAYS[unit])
        if unit in ("month", "year"):
            start, end = _calendar(base, unit, step)
        yield Moment(first, last, start, end, _ACCURACIES.get(unit, DateAccuracy.DAY))
