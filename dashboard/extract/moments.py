"""The dates of a sentence with the words at their edges: "since", "by", "until"."""

from collections.abc import Iterator
from datetime import date, timedelta

from dashboard.base.vocabulary import DateAccuracy
from dashboard.extract.clocks import is_clock, read_clocks
from dashboard.extract.courses import read_courses
from dashboard.extract.dates import EXPLICIT, Moment, read_calendar
from dashboard.extract.joined_dates import joined, merge_moments
from dashboard.extract.lexicon import Span
from dashboard.extract.numeric_dates import read_numeric
from dashboard.extract.relative import counted_units, days_of, read_following, read_relative
from dashboard.extract.sentence import Sentence
from dashboard.extract.years import read_years

_REACHES = {
    "since": 8,  # "since the war broke out on 7 October"
    "by": 1,
    "begun": 1,
    "ended": 4,  # "ended with a ceasefire on Wednesday"
    "as_of": 2,
    "until": 0,
    "before": 0,
    "onwards": 0,
}
"""Tokens that may stand between an edge word and its date."""
_CLOCKED = ("since", "by", "begun", "ended", "as_of", "until")
"""Edge words between which and the date a time of day may stand."""
_EVENTS = ("begun", "ended")
_NEXT = 1  # tokens between "since" and a date that is no clause
_OPENING = 5  # tokens from "before" at the head of a sentence to its date
_COMPARED = 6  # tokens from a superlative to "since"
_STATEMENT_REACH = 12  # "said the governor, in office since May, on Saturday"
_GRANT_REACH = 6  # tokens from "gave" to its "until"
_FUTURE_REACH = 9
_DATELINE = 8  # tokens before the date of a dispatch
_MIDDLE_DAYS = (11, 20)  # of a month
_DATING = frozenset(
    {
        *("months", "weekdays", "feasts", "seasons", "present", "long_ago", "clock_times"),
        *("relative_days", "relative_spans", "calendar_spans", "time_units", "nth_days"),
        *("following_days", "following_weeks"),
    }
)
"""Tables without whose words, and without digits, a sentence names no date."""


def _read_dates(
    sentence: Sentence, published: date | None, last_named: date | None, set_in: date | None
) -> list[Moment]:
    """Return the dates as they stand, in order, before their edge words are read."""
    month = published if set_in == published else last_named
    found = [
        *read_calendar(sentence, published, set_in),
        *read_years(sentence, published),
        *read_numeric(sentence, month),
    ]
    named = (moment.end for moment in found if moment.weight == EXPLICIT)
    found.extend(read_relative(sentence, published or next(named, None)))
    found.sort(key=lambda moment: moment.first)
    found.extend(read_following(sentence, found, last_named, published))
    found.extend(read_courses(sentence, found, published))
    return sorted(found, key=lambda moment: (moment.first, -moment.last))


def _bounded(sentence: Sentence, moments: list[Moment], published: date | None) -> Iterator[Moment]:
    """Apply "since", "by", "from ... to" to the dates after them."""
    found: list[Moment] = []
    for moment in moments:
        span = joined(sentence, found[-1], moment) if found else None
        if span is not None:
            found[-1] = span
            continue
        is_course = moment.bound == "course"
        since = found[-1].first if found else 0
        found.append(moment if is_course else _with_bound(sentence, moment, published, since))
    yield from (moment for moment in found if moment.bound != "compared")
    yield from read_clocks(sentence, found, published)


def _with_bound(sentence: Sentence, moment: Moment, published: date | None, before: int) -> Moment:
    """Apply the edge word before a date but after the last one, and mark the day of a statement."""
    event, is_compared = "", False
    for span in reversed(sentence.spans("bounds")):
        kind, gap = str(span.value), moment.first - span.last
        if kind == "from" and sentence.has("onwards", moment.last):
            kind = "onwards"  # "from September 24 on"
        is_opening = kind == "before" and not span.first and 0 < gap <= _OPENING
        is_clocked = kind in _CLOCKED and is_clock(sentence, span.last, moment.first)
        is_taken = kind == "since" and span.last <= before  # "since Monday, he said on Friday"
        if gap < 0 or is_taken or not (gap <= _REACHES.get(kind, -1) or is_clocked or is_opening):
            continue
        if kind == "since" and compares(sentence, span):
            is_told = sentence.has("whens", moment.last + 1)  # "since 1999, when 10,000 died"
            if gap <= _NEXT and not is_told:
                return moment._replace(bound="compared")
            is_compared = True  # "the first since fighting broke out on 7 October"
            continue
        if kind not in _EVENTS:
            return _edged(sentence, moment, Span(*span[:2], kind), published)
        event = kind  # unless it is "since the war began on 7 October"
    if event:
        begun = _first_day(moment) if event == "begun" else None
        return moment._replace(bound=event, begun=begun, is_statement=is_compared)
    if is_compared and not sentence.has("whens", moment.last + 1):
        return moment._replace(bound="compared")  # "the first since fighting began on Monday"
    return _unedged(sentence, moment, published)


def _unedged(sentence: Sentence, moment: Moment, published: date | None) -> Moment:
    """Settle a date without an edge word by the noun before it, or by who speaks on it."""
    if sentence.has("of", moment.first - 1) and sentence.has("cumulative_nouns", moment.first - 2):
        return moment._replace(start=moment.end, bound="as_of")  # "the toll of 2 April"
    if _opens_week(sentence, moment) and moment.start is not None:
        end = moment.start + timedelta(weeks=1, days=-1)
        return moment._replace(end=end, accuracy=DateAccuracy.RANGE)
    if _is_ahead(sentence, moment, published):
        return moment._replace(start=moment.ahead, end=moment.ahead, bound="ahead")
    is_aside = (
        _is_statement(sentence, moment)
        or _is_attribute(sentence, moment)
        or _is_dateline(sentence, moment)
    )
    return moment._replace(is_statement=is_aside)


def compares(sentence: Sentence, since: Span) -> bool:
    """Tell "the deadliest day since 1990", which counts nothing since then.

    Parameters
    ----------
    sentence : Sentence
        The sentence.
    since : Span
        The word for "since" in it.
    """
    before = range(since.first - _COMPARED, since.first)
    return any(span.last - 1 in before for span in sentence.spans("superlatives"))


def _first_day(moment: Moment) -> date | None:
    return moment.start if moment.accuracy is DateAccuracy.DAY else None


def _edged(sentence: Sentence, moment: Moment, edge: Span, published: date | None) -> Moment:
    """Return a date with what the word before it makes of it."""
    if edge.value == "by" and _days_before(sentence, edge.first):
        return _until(sentence, moment, edge)  # "the five days up to Saturday"
    if edge.value in ("by", "before"):
        return moment._replace(start=None, bound="as_of")
    if edge.value == "as_of":
        return moment._replace(start=moment.end, bound="as_of")
    if edge.value == "until":
        return _until(sentence, moment, edge)
    begun = _first_day(moment)
    accuracy = DateAccuracy.RANGE
    since = moment._replace(accuracy=accuracy, bound="since", begun=begun)
    return since._replace(start=_middle(moment), end=published, named_end=moment.end)


def _middle(moment: Moment) -> date | None:
    """Return the first day of a time, but of the middle of a month its middle: "since mid-June"."""
    start, end = moment.start, moment.end
    is_middle = start is not None and end is not None and (start.day, end.day) == _MIDDLE_DAYS
    return start + (end - start) // 2 if is_middle and start and end else start


def _until(sentence: Sentence, moment: Moment, edge: Span) -> Moment:
    """Read "in the 24 hours to Thursday" and, at the head of a clause, "until Friday"."""
    days = _days_before(sentence, edge.first)
    if days and moment.end is not None:
        start = moment.end - timedelta(days=days)
        return moment._replace(start=start, accuracy=DateAccuracy.RANGE, bound="range")
    is_head = edge.first == 0 or not sentence.words[edge.first - 1][0].isalnum()
    if is_head and not sentence.has("future", edge.first):
        return moment._replace(start=None, bound="as_of")
    before = range(edge.first - _GRANT_REACH, edge.first)
    if moment.ahead is not None and sentence.has_within("grants", before):
        return moment._replace(start=None, end=moment.ahead, ahead=None, bound="ahead")
    return moment._replace(weight=0)


def _opens_week(sentence: Sentence, moment: Moment) -> bool:
    """Tell "in the week of 12 December" and "the week beginning 12 December"."""
    is_of = sentence.has("of", moment.first - 1)
    return is_of and sentence.value("time_units", moment.first - 2) == "week"


def _days_before(sentence: Sentence, last: int) -> int:
    """Return how many days "the 24 hours" or "the week" before a token reach back from its date."""
    counts = dict(counted_units(sentence))
    for span in sentence.spans("time_units"):
        opener = span.first - 1 - (span in counts)
        if span.last == last and sentence.has("articles", opener):
            return days_of(str(span.value), counts.get(span, 1)) - (span.value != "hour")
    return 0


def _is_attribute(sentence: Sentence, moment: Moment) -> bool:
    """Tell "the agreement of 13 March", which dates a paper and nobody's move."""
    opener = moment.first - 1
    return sentence.has("of", opener) and sentence.has("papers", opener - 1)


def _is_dateline(sentence: Sentence, moment: Moment) -> bool:
    """Tell "ROME, May 18 (Reuters) - Nine people", where the date is that of the dispatch."""
    if not 0 < moment.first <= _DATELINE or moment.weight < EXPLICIT:
        return False
    end = moment.last
    if sentence.is_mark("(", end):
        end = next((i + 1 for i in range(end, len(sentence)) if sentence.is_mark(")", i)), end)
    is_closed = any(sentence.is_mark(mark, end) for mark in ("-", "–", "—"))
    return is_closed and not any(word[0].islower() for word in sentence.words[: moment.first])


def _is_ahead(sentence: Sentence, moment: Moment, published: date | None) -> bool:
    """Tell "landfall is expected on Friday": a weekday to come, on which no one has left yet."""
    if moment.ahead is None or published is None or moment.ahead <= published:
        return False
    links = sentence.cover("links")
    # "were expected on Monday" is of the Monday that is nearer
    is_nearer = moment.end is not None and moment.ahead - published < published - moment.end
    kinds = ("sure", "past") if is_nearer else ("sure",)
    for span in sentence.spans("future"):
        if span.value in kinds and 0 <= moment.first - span.last <= _FUTURE_REACH:
            between = range(span.last, moment.first)
            return not any(i in links and links[i].value == "strong" for i in between)
    return False


def _is_statement(sentence: Sentence, moment: Moment) -> bool:
    """Tell "said on Friday" and "told the press on Friday", where nothing happens in between."""
    said = sentence.cover("said")
    if sentence.has("whens", moment.last) or sentence.has("whens", moment.last + 1):
        return False  # "recalled the April when 126 were killed"
    if moment.last in said or (moment.first - 1 in said and moment.bound != "range"):
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
    sentence: Sentence,
    published: date | None,
    last_named: date | None = None,
    set_in: date | None = None,
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
    set_in : date or None
        The day that tells the year of dates without one; that of publication if None.

    Returns
    -------
    list of Moment
        Those after "since" run to the day of publication.
    """
    if not sentence.digits and sentence.lacks(_DATING):
        return []
    year = set_in or published or last_named
    named = merge_moments(sentence, _read_dates(sentence, published, last_named, year))
    return [
        _to_come(moment, published)._replace(phrase=sentence.phrase(moment.first, moment.last))
        for moment in sorted(_bounded(sentence, named, published), key=lambda m: m.first)
    ]


def _to_come(moment: Moment, published: date | None) -> Moment:
    """Mark a day after publication, on which nothing has happened yet."""
    day = moment.start or (moment.end if moment.bound == "as_of" else None)
    if published is None or day is None or day <= published or moment.bound == "since":
        return moment
    return moment._replace(bound="ahead")
