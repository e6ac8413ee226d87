"""Days that a sentence counts from the start of something: "in the first two days"."""

from collections.abc import Iterator
from datetime import date, timedelta
from typing import cast

from dashboard.base.vocabulary import DateAccuracy
from dashboard.extract.dates import Moment
from dashboard.extract.relative import count_at, counted_units, days_of, shifted
from dashboard.extract.sentence import Sentence

_WEEK = 7
_SHORTEST = 2  # days of a course; what took one day is of that day


def _days(unit: str, count: int) -> int:
    """Return how many days a course touches; 24 hours reach into a second one."""
    return days_of(unit, count) + (unit == "hour")


def _first_days(sentence: Sentence) -> Iterator[Moment]:
    """Read "the first two days", "the first 24 hours", "the first day and night"."""
    counted = {span.first: count for span, count in counted_units(sentence)}
    for span in sentence.spans("time_units"):
        unit, count = str(span.value), counted.get(span.first)
        first = span.first - (1 if count is None else 2)
        if not sentence.has("firsts", first):
            continue
        days = _days(unit, count or 1)
        days = max(days, 1) if count is None else days  # "the first hours"
        last = span.last
        if sentence.has("conjunctions", last) and sentence.has("nights", last + 1):
            days, last = days + 1, last + 2
        if days > 0:
            yield _course(first, last, days)._replace(is_first=True)


def _nth_days(sentence: Sentence) -> Iterator[Moment]:
    """Read "on the second day"."""
    for span in sentence.spans("nth_days"):
        length = cast("int", span.value)
        course = Moment(span.first, span.last, None, None, DateAccuracy.DAY, "course")
        yield course._replace(length=length, is_first=True)


def _whole_courses(sentence: Sentence, published: date | None) -> Iterator[Moment]:
    """Read "in two days" and "within three days", which tell how long all of it took."""
    for span, count in counted_units(sentence):
        unit, index = str(span.value), span.first - 1
        opener, days = sentence.value("course_openers", index - 1), _days(unit, count)
        if opener is None or days < _SHORTEST or sentence.has("links", span.last):
            continue  # "within a day or two"
        ahead = shifted(published, max(days_of(unit, count), 1))
        course = _course(index, span.last, days)
        yield course._replace(is_first=opener == "first", ahead=ahead)


def _course(first: int, last: int, days: int) -> Moment:
    accuracy = DateAccuracy.DAY if days == 1 else DateAccuracy.RANGE
    return Moment(first, last, None, None, accuracy, "course", length=days)


def read_courses(
    sentence: Sentence, found: list[Moment], published: date | None
) -> Iterator[Moment]:
    """Yield the days counted from a start, which may be that of a month or year after them.

    Parameters
    ----------
    sentence : Sentence
        The sentence.
    found : list of Moment
        The other dates of the sentence.
    published : date or None
        Day of the report's publication, from which a plan counts.

    Notes
    -----
    Where no month or year tells the start they stay unresolved, with their length.
    """
    for course in (
        *_first_days(sentence),
        *_nth_days(sentence),
        *_whole_courses(sentence, published),
    ):
        after = course.last + sentence.has("of", course.last)
        whole = next((m for m in found if m.first == after and m.weight and m.start), None)
        if whole is None or whole.accuracy is DateAccuracy.DAY or after == course.last:
            if not any(m.first <= course.first < m.last for m in found):
                yield course
            continue
        end = shifted(whole.start, course.length - 1)
        yield course._replace(
            last=whole.last, start=whole.start, end=end, bound="", weight=whole.weight + 1
        )


def length_of(sentence: Sentence) -> int:
    """Return the days that an adjective tells ("a four-day operation"), 0 without one."""
    for span in sentence.spans("time_units"):
        count = count_at(sentence, span.first - 2)
        if sentence.is_mark("-", span.first - 1) and count:
            return days_of(str(span.value), count)
    return 0


def settled_course(course: Moment, begun: Moment | None) -> Moment:
    """Return a course with its days, counted from the day something began, if any is known."""
    if begun is None or begun.begun is None:
        return course
    end = begun.begun + timedelta(days=course.length - 1)
    start = end if course.accuracy is DateAccuracy.DAY else begun.begun
    return course._replace(start=start, end=end, bound="", ahead=None)


def backward_course(course: Moment, published: date | None) -> Moment:
    """Return a course that lasts until publication: "have been killed in six weeks".

    The day of publication is one of a few days: "in three days" of a Friday began on Wednesday.
    """
    start = shifted(published, -course.length + (course.length < _WEEK))
    return course._replace(start=start, end=published, bound="", ahead=None)
