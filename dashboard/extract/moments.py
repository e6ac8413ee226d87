"""The dates of a sentence with the words at their edges: "since", "by", "from ... to"."""

from dataclasses import replace
from datetime import date, timedelta

from dashboard.base.vocabulary import DateAccuracy
from dashboard.extract.dates import Moment, last_day, read_calendar
from dashboard.extract.relative import read_following, read_relative
from dashboard.extract.sentence import Sentence

_REACHES = {
    "since": 8,  # "since the war broke out on 7 October"
    "by": 1,
    "begun": 1,
    "as_of": 2,
    "until": 0,
    "onwards": 0,
}
"""Tokens that may stand between an edge word and its date."""
_STATEMENT_REACH = 12  # "said the governor, in office since May, on Saturday"
_CLOCK_REACH = 10
_FUTURE_REACH = 9
_NIGHT_EDGES = ("bounds", "closing_bounds", "onwards")
_NEAR = 7  # tokens between an edge word and its date: "from 3:00 AM EDT on August 27"


def _read_dates(
    sentence: Sentence, published: date | None, last_named: date | None
) -> list[Moment]:
    """Return the dates as they stand, in order, before their edge words are read."""
    found = [
        *read_calendar(sentence, published, last_named),
        *read_relative(sentence, published),
    ]
    found.sort(key=lambda moment: moment.first)
    found.extend(read_following(sentence, found, last_named, published))
    return sorted(found, key=lambda moment: (moment.first, -moment.last))


def _merge(sentence: Sentence, moments: list[Moment]) -> list[Moment]:
    """Join what names one date twice: "Monday, 19 December"; the more explicit wins."""
    merged: list[Moment] = []
    for moment in moments:
        before = merged[-1] if merged else None
        if before is None or not _is_same_date(sentence, before, moment):
            merged.append(moment)
            continue
        best = max((_in_week(before, moment), moment), key=lambda m: m.weight)
        merged[-1] = replace(best, first=before.first, last=max(before.last, moment.last))
    return merged


def _in_week(weekday: Moment, week: Moment) -> Moment:
    """Read "Monday last week"; any other pair of dates stays as it is."""
    if week.accuracy is not DateAccuracy.WEEK or weekday.ahead is None or week.start is None:
        return weekday
    day = week.start + timedelta(days=weekday.ahead.weekday())
    return replace(weekday, start=day, end=day, ahead=day)


def _is_same_date(sentence: Sentence, before: Moment, moment: Moment) -> bool:
    gap = moment.first - before.last
    is_joined = (
        sentence.is_mark(",", before.last)
        or sentence.is_mark("(", before.last)
        or sentence.has("articles", before.last)
        or sentence.has("of", before.last)
    )
    return gap < 1 or (gap == 1 and is_joined)


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
        return _span(before, moment)
    if _is_night(sentence, before, moment):
        return _night(sentence, before, moment)
    opens = any(
        span.value == "from" and 0 <= before.first - span.last <= _NEAR
        for span in sentence.spans("bounds")
    )
    if not opens or before.start is None or moment.first - before.last > _NEAR + 2:
        return None
    closes = sentence.cover("closing_bounds")
    if not any(index in closes for index in range(before.last, moment.first)):
        return None
    return _span(before, moment)


def _span(before: Moment, moment: Moment) -> Moment:
    """Return the days from one date to another; a year after the second is that of both."""
    start = before.start
    if start is not None and moment.end is not None and start > moment.end:
        year = moment.end.year - (start.month > moment.end.month)
        start = start.replace(year=year, day=min(start.day, last_day(year, start.month).day))
    accuracy = DateAccuracy.RANGE
    return replace(
        before, last=moment.last, start=start, end=moment.end, accuracy=accuracy, bound="range"
    )


def _is_pair(sentence: Sentence, before: Moment, moment: Moment) -> bool:
    """Tell "on May 3 and May 4", "Monday to Wednesday", "Tuesday night into Wednesday"."""
    start = before.last
    while sentence.has("clock", start) and start < moment.first:
        start += 1
    if moment.first != start + 1 or sentence.value("closing_bounds", start) is None:
        return False
    is_day = before.accuracy is moment.accuracy is DateAccuracy.DAY
    is_whole = before.bound == moment.bound == "" and before.weight > 0 and moment.weight > 0
    is_exact = before.weight == moment.weight > 2  # "30 April and 2 May 2015"
    is_ordered = before.end is not None and moment.end is not None and before.end < moment.end
    return is_day and is_whole and (is_ordered or (is_exact and before.end != moment.end))


def _is_night(sentence: Sentence, before: Moment, moment: Moment) -> bool:
    """Tell "overnight into Wednesday", where the day named tells which night."""
    gap = moment.first - before.last
    is_edged = gap == 1 and any(sentence.has(kind, before.last) for kind in _NIGHT_EDGES)
    is_relative = before.bound == "range" and before.weight == 1
    is_night = before.end is None or before.end - timedelta(days=1) == before.start
    return is_relative and is_night and (gap == 0 or is_edged) and moment.weight > 0


def _night(sentence: Sentence, before: Moment, moment: Moment) -> Moment:
    """Date a night by the day that it leads into, or by the day or days that it is named after."""
    is_end = sentence.has("closing_bounds", before.last)
    if not is_end or moment.start is None or moment.accuracy is not DateAccuracy.DAY:
        return replace(moment, first=before.first)
    start = moment.start - timedelta(days=1)
    return replace(moment, first=before.first, start=start, accuracy=DateAccuracy.RANGE)


def _with_bound(sentence: Sentence, moment: Moment, published: date | None) -> Moment:
    """Apply the edge word before a date, and mark the day of a statement."""
    is_begun = False
    for span in reversed(sentence.spans("bounds")):
        kind, gap = str(span.value), moment.first - span.last
        if kind == "from" and sentence.has("onwards", moment.last):
            kind = "onwards"  # "from September 24 on"
        reach = _REACHES.get(kind, -1)
        is_near = gap <= reach or (reach > 0 and _is_clock(sentence, span.last, moment.first))
        if gap < 0 or not is_near:
            continue
        if kind != "begun":
            return _edged(moment, kind, published)
        is_begun = True  # unless it is "since the war began on 7 October"
    if is_begun:
        return replace(moment, bound="begun")
    if _is_ahead(sentence, moment, published):
        return replace(moment, start=moment.ahead, end=moment.ahead, bound="ahead")
    return replace(moment, is_statement=_is_statement(sentence, moment))


def _edged(moment: Moment, kind: str, published: date | None) -> Moment:
    """Return a date with what the word before it makes of it."""
    if kind == "by":
        return replace(moment, start=None, bound="as_of")
    if kind == "as_of":
        return replace(moment, start=moment.end, bound="as_of")
    if kind == "until":
        return replace(moment, weight=0)
    return replace(moment, end=published, accuracy=DateAccuracy.RANGE, bound="since")


def _is_ahead(sentence: Sentence, moment: Moment, published: date | None) -> bool:
    """Tell "landfall is expected on Friday": a weekday to come, on which no one has left yet."""
    if moment.ahead is None or published is None or moment.ahead <= published:
        return False
    links = sentence.cover("links")
    for span in sentence.spans("future"):
        if span.value == "sure" and 0 <= moment.first - span.last <= _FUTURE_REACH:
            between = range(span.last, moment.first)
            return not any(i in links and links[i].value == "strong" for i in between)
    return False


def _is_clock(sentence: Sentence, first: int, last: int) -> bool:
    """Tell whether only a time of day stands in between: "by 6 p.m. on 13 December"."""
    return last - first <= _CLOCK_REACH and all(
        sentence.has("clock", i) or sentence.words[i][0].isdecimal() for i in range(first, last)
    )


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
                i in events or i in openers or sentence.words[i][0].isdecimal() for i in between
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
    named = _merge(sentence, _read_dates(sentence, published, last_named))
    return [
        replace(moment, phrase=sentence.phrase(moment.first, moment.last))
        for moment in _bounded(sentence, named, published)
    ]
