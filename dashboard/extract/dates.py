"""Days and months in a sentence, resolved against the day of publication, never today.

A weekday is the last such day on or before publication (for plans, the first on or after it).
Without a day of publication, what depends on it is found but stays unresolved.
"""

from calendar import monthrange
from collections.abc import Hashable, Iterator
from datetime import date, timedelta
from typing import NamedTuple, cast

from dashboard.base.vocabulary import DateAccuracy
from dashboard.extract.sentence import Sentence
from dashboard.extract.year_ends import ends_date

_AHEAD_DAYS = 60  # a date without year this far after publication is next, farther last year's
SINCE_YEAR, LAST_YEAR = 1900, 2100
"""The years that a bare number of four digits may be."""
_FIRST_YEAR, _FARTHEST_YEAR = 1000, 2999  # after a day and its month

_MONTH_PARTS: dict[str, tuple[int, int | None]] = {
    "early": (1, 10),
    "mid": (11, 20),
    "late": (21, None),
    "first_week": (1, 7),
    "second_week": (8, 14),
    "third_week": (15, 21),
    "fourth_week": (22, 28),
    "last_week": (-7, None),
    "first_half": (1, 15),
    "second_half": (16, None),
}
_LONGEST_ABBREVIATION = 3  # longer names of days are no other word, even in lower case

EXPLICIT = 3
"""Weight of a date with its day and month."""


class Moment(NamedTuple):
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
        "since", "as_of", "range", "begun" and "ended" (what did so on that day), "course" (counted
        from a start), "ahead" (still to come at publication), "earlier" (before the day told of) or
        empty.
    ahead : date or None
        What a weekday is when the statement is about the future.
    weight : int
        The more explicit of two adjacent ones wins: "Monday, 19 December". 0 only serves where
        nothing else does.
    is_statement : bool
        Whether it is the day something was said or signed rather than happened: "said on Friday",
        "the deal of 13 March".
    is_clock : bool
        Whether only a time of day is named, so that the day is that of what goes before.
    begun : date or None
        The day on which what it speaks of began.
    named_end : date or None
        Of a span since a date: the last day of that date.
    length, is_first : int, bool
        Of a course: its days, and whether it counts from the start ("the first two days").
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
    is_clock: bool = False
    begun: date | None = None
    named_end: date | None = None
    length: int = 0
    is_first: bool = False
    phrase: str = ""


def last_day(year: int, month: int) -> date:
    """Return the last day of a month."""
    return date(year, month, monthrange(year, month)[1])


def make_date(year: int, month: int, day: int) -> date | None:
    """Return a day, or None where the calendar has no such day."""
    try:
        return date(year, month, day)
    except (ValueError, OverflowError):
        return None


def _in_year(month: int, day: int, set_in: date | None) -> date | None:
    """Give a date without year the year that puts it nearest before the day that tells it."""
    if set_in is None:
        return None
    found = make_date(set_in.year, month, day)
    if found is not None and found > set_in + timedelta(days=_AHEAD_DAYS):
        return make_date(set_in.year - 1, month, day)
    return found


def number_at(sentence: Sentence, index: int, low: int, high: int) -> int | None:
    """Return the number that a token is, if it is a short one between two others."""
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
    second = number_at(sentence, index - 1, 1, 31)
    if second is None:
        return [], start
    opener = index - 2 - sentence.has("ordinal_endings", index - 3)
    first = number_at(sentence, opener - 1, 1, 31)
    if first is None or first >= second or not sentence.has("ranges", index - 2):
        return [second], index - 1
    opener -= 1
    while sentence.is_mark(",", opener - 1):
        earlier = number_at(sentence, opener - 2, 1, first - 1)
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
    """Read "16", "the 16th", "15-16", "15/16", "14, 15 and 16" that begin after a month's name."""
    index += sentence.is_mark(".", index) or sentence.has("articles", index)
    pair = _day_pair(sentence, index)
    if pair:
        return pair, index + 1
    first = number_at(sentence, index, 1, 31)
    if first is None:
        return [], 0
    index += 1 + sentence.has("ordinal_endings", index + 1)
    end, latest = index, first
    while sentence.is_mark(",", end) and (day := number_at(sentence, end + 1, latest + 1, 31)):
        latest, end = day, end + 2
    second = number_at(sentence, end + 1, latest + 1, 31)
    if second is not None and sentence.has("ranges", end):
        return [first, second], end + 2
    return [first], index


def _month_moment(sentence: Sentence, index: int, month: int, set_in: date | None) -> Moment | None:
    """Read a date around a month's name, or the month alone."""
    if not sentence.words[index][0].isupper():
        return None
    days, first = _days_before(sentence, index)
    last = index + 1
    if not days:
        days, end = _days_after(sentence, index + 1)
        last = max(last, end)
    after = last + sentence.is_mark(",", last)
    year = number_at(sentence, after, SINCE_YEAR, LAST_YEAR)
    if year is None and days and ends_date(sentence, after + 1):
        year = number_at(sentence, after, _FIRST_YEAR, _FARTHEST_YEAR)
    if year is not None:
        last = after + 1
    elif not days and sentence.has("happenings", last) and sentence.has("of", last + 1):
        year = number_at(sentence, last + 2, SINCE_YEAR, LAST_YEAR)  # "the May raids of 1942"
    if days:
        dates = [
            _in_year(month, day, set_in) if year is None else make_date(year, month, day)
            for day in days
        ]
        accuracy = DateAccuracy.DAY if len(days) == 1 else DateAccuracy.RANGE
        return Moment(first, last, dates[0], dates[-1], accuracy, weight=EXPLICIT)
    start = _in_year(month, 1, set_in) if year is None else date(year, month, 1)
    if year is None and start and set_in:
        start = _edged_month(start, set_in, sentence.value("weekday_edges", first - 1))
    return whole_month(sentence, Moment(first, last, start, start))


def _edged_month(month: date, set_in: date, edge: Hashable) -> date:
    """Read "last December", which in December is that of the year before, and "next March"."""
    this_month = set_in.replace(day=1)
    if edge == "past" and month >= this_month:
        return month.replace(year=month.year - 1)
    if edge == "ahead" and month <= this_month:
        return month.replace(year=month.year + 1)
    return month


def whole_month(sentence: Sentence, moment: Moment) -> Moment:
    """Widen a month to its days, or to the part of it that the words before it name.

    Parameters
    ----------
    sentence : Sentence
        The sentence.
    moment : Moment
        The first day of the month, over the tokens that name it.
    """
    first = moment.first
    part = None
    for span in sentence.spans("month_parts"):
        if span.last in (first, first + sentence.has("of", first)):
            part, first = span.value, span.first
    begin, end = moment.start, None
    if begin is not None:
        end = last_day(begin.year, begin.month)
        if part == "end":
            begin = end
        elif part is not None:
            opening, closing = _MONTH_PARTS[str(part)]
            opening += (opening < 0) * (end.day + 1)
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


def _feasts(sentence: Sentence, set_in: date | None) -> Iterator[Moment]:
    """Read "on Christmas Day"."""
    for span in sentence.spans("feasts"):
        month, day = cast("tuple[int, int]", span.value)
        year = number_at(sentence, span.last, SINCE_YEAR, LAST_YEAR)
        found = _in_year(month, day, set_in)
        if year is not None:
            found = make_date(year, month, day)
        yield Moment(span.first, span.last + (year is not None), found, found, weight=2)


def read_calendar(
    sentence: Sentence, published: date | None, set_in: date | None
) -> Iterator[Moment]:
    """Yield the days and months that a sentence names by their names or numbers.

    Parameters
    ----------
    sentence : Sentence
        The sentence.
    published : date or None
        Day of the report's publication.
    set_in : date or None
        The day that tells the year of dates without one.
    """
    for span in sentence.spans("months"):
        moment = _month_moment(sentence, span.first, cast("int", span.value), set_in)
        if moment is not None:
            yield moment
    yield from _weekdays(sentence, published)
    yield from _feasts(sentence, set_in)
