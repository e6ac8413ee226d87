"""Dates of a sentence that are one: "Monday, 19 December", "from August 27 to August 28"."""

from datetime import timedelta

from dashboard.base.vocabulary import DateAccuracy
from dashboard.extract.dates import Moment, last_day
from dashboard.extract.sentence import Sentence

_NIGHT_EDGES = ("bounds", "closing_bounds", "onwards")
_BARE = ("clock", "closing_bounds", "articles", "weekday_edges")
_NEAR = 9  # tokens between an edge word and its date: "from 3:00 AM EDT on August 27"
_PAIRED = (DateAccuracy.DAY, DateAccuracy.MONTH)


def merge_moments(sentence: Sentence, moments: list[Moment]) -> list[Moment]:
    """Join what names one date twice; the more explicit wins.

    Parameters
    ----------
    sentence : Sentence
        The sentence.
    moments : list of Moment
        Its dates in order: "Monday, 19 December" is two.
    """
    merged: list[Moment] = []
    for moment in moments:
        before = merged[-1] if merged else None
        if before is None:
            merged.append(moment)
        elif _is_hour_of(sentence, before, moment):
            merged[-1] = moment
        elif _is_same_date(sentence, before, moment):
            best = max((_within(before, moment), moment), key=lambda m: m.weight)
            merged[-1] = best._replace(first=before.first, last=max(before.last, moment.last))
        else:
            merged.append(moment)
    return merged


def _within(before: Moment, moment: Moment) -> Moment:
    """Read "Monday last week" and "in March last year"; any other pair stays as it is."""
    is_apart = moment.first >= before.last
    if not is_apart or before.start is None or before.end is None or moment.start is None:
        return before
    if moment.accuracy is DateAccuracy.WEEK and before.ahead is not None:
        monday = moment.start - timedelta(days=moment.start.weekday())
        day = monday + timedelta(days=before.ahead.weekday())
        return before._replace(start=day, end=day, ahead=day)
    if moment.accuracy is DateAccuracy.YEAR and before.accuracy is DateAccuracy.MONTH:
        start = before.start.replace(year=moment.start.year)
        return before._replace(start=start, end=last_day(start.year, start.month))
    return before


def _is_hour_of(sentence: Sentence, before: Moment, moment: Moment) -> bool:
    """Tell "after midnight on Tuesday", where only the second is the day."""
    gap = range(before.last, moment.first)
    is_hour = sentence.has("relative_days", before.first) and moment.accuracy is DateAccuracy.DAY
    return is_hour and 0 < len(gap) < 3 and all(sentence.has("clock", i) for i in gap)


def _is_same_date(sentence: Sentence, before: Moment, moment: Moment) -> bool:
    gap = moment.first - before.last
    is_joined = (
        sentence.is_mark(",", before.last)
        or sentence.is_mark("(", before.last)
        or sentence.has("articles", before.last)
        or sentence.has("of", before.last)
    )
    return gap < 1 or (gap == 1 and is_joined and moment.bound != "earlier")


def joined(sentence: Sentence, before: Moment, moment: Moment) -> Moment | None:
    """Return two dates as one span ("from August 27 to August 28"), or None where they are two.

    Parameters
    ----------
    sentence : Sentence
        The sentence.
    before, moment : Moment
        Two dates that follow each other in it.
    """
    if _is_pair(sentence, before, moment):
        return _span(sentence, before, moment)
    if _is_night(sentence, before, moment):
        return _night(sentence, before, moment)
    opens = any(
        span.value == "from" and _is_bare(sentence, span.last, before.first)
        for span in sentence.spans("bounds")
    )
    if not opens or before.start is None or not _is_bare(sentence, before.last, moment.first):
        return None
    closes = sentence.cover("closing_bounds")
    if not any(index in closes for index in range(before.last, moment.first)):
        return None
    return _span(sentence, before, moment)


def _is_bare(sentence: Sentence, first: int, last: int) -> bool:
    """Tell whether only hours, zones and small words stand between: "3:00 AM EDT on"."""
    return 0 <= last - first <= _NEAR and all(
        sentence.words[i].isupper() or sentence.is_digits(i) or sentence.has_any(_BARE, i)
        for i in range(first, last)
    )


def _span(sentence: Sentence, before: Moment, moment: Moment) -> Moment:
    """Return the days from one date to another; a year after the second is that of both."""
    start = before.start
    if (
        before.ahead
        and moment.ahead
        and any(span.last <= before.first for span in sentence.spans("future"))
    ):
        start, moment = before.ahead, moment._replace(end=moment.ahead)
    elif before.ahead and start and moment.end and start > moment.end:
        start -= timedelta(weeks=1)  # "on Thursday and Friday" in a report of a Thursday
    if start is not None and moment.end is not None and start > moment.end:
        year = moment.end.year - (start.month > moment.end.month)
        start = start.replace(year=year, day=min(start.day, last_day(year, start.month).day))
    accuracy = DateAccuracy.RANGE
    whole = before._replace(last=moment.last, accuracy=accuracy, bound="range", ahead=None)
    return whole._replace(start=start, end=moment.end)


def _is_pair(sentence: Sentence, before: Moment, moment: Moment) -> bool:
    """Tell "on May 3 and May 4", "Monday to Wednesday", "Tuesday night into Wednesday"."""
    start = before.last
    while sentence.has("clock", start) and start < moment.first:
        start += 1
    if moment.first != start + 1 or sentence.value("closing_bounds", start) is None:
        return False
    is_even = before.accuracy is moment.accuracy and before.accuracy in _PAIRED
    is_whole = (
        before.bound in ("", "ahead")
        and moment.bound == ""
        and before.weight > 0
        and moment.weight > 0
    )
    # "30 April and 2 May 2015", "Thursday and Friday"
    is_exact = before.weight == moment.weight > 2 or None not in (before.ahead, moment.ahead)
    is_ordered = before.end is not None and moment.end is not None and before.end < moment.end
    return is_even and is_whole and (is_ordered or (is_exact and before.end != moment.end))


def _is_night(sentence: Sentence, before: Moment, moment: Moment) -> bool:
    """Tell "overnight into Wednesday", where the day named tells which night."""
    gap = moment.first - before.last
    is_edged = gap == 1 and sentence.has_any(_NIGHT_EDGES, before.last)
    is_relative = before.bound == "range" and before.weight == 1
    is_night = before.start == before.end
    return is_relative and is_night and (gap == 0 or is_edged) and moment.weight > 0


def _night(sentence: Sentence, before: Moment, moment: Moment) -> Moment:
    """Date a night by the day that it leads into, or by the day or days that it is named after."""
    is_end = sentence.has("closing_bounds", before.last)
    if not is_end or moment.start is None or moment.accuracy is not DateAccuracy.DAY:
        return moment._replace(first=before.first)
    start = moment.start - timedelta(days=1)
    return moment._replace(first=before.first, start=start, accuracy=DateAccuracy.RANGE)
