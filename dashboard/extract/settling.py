"""What a date is, once it is known whose: by the timing, and by what stands around it."""

from datetime import date, timedelta

from dashboard.base.vocabulary import DateAccuracy, Timing
from dashboard.extract.context import Context, Reading
from dashboard.extract.courses import backward_course, length_of, settled_course
from dashboard.extract.dates import Moment
from dashboard.extract.events import Item
from dashboard.extract.lexicon import Span
from dashboard.extract.sentence import Sentence

_ASIDE_REACH = 4  # tokens from the comma that opens an aside to its "since"
_ORDER_REACH = 10  # tokens from an order to what it says to do


def settled(
    moment: Moment, reading: Reading, item: Item, timing: Timing, context: Context
) -> Moment:
    """Return a date of a sentence as the one of a number.

    Parameters
    ----------
    moment : Moment
        The date.
    reading : Reading
        The sentence.
    item : Item
        The number.
    timing : Timing
        Of the number.
    context : Context
        What was named before.
    """
    if moment.bound == "course":
        return _course(moment, reading, timing, context)
    course = next((m for m in reading.moments if m.bound == "course"), None)
    if course is not None and moment.bound == "begun":
        return settled_course(course, moment)  # "begun on 8 January, it takes nine days"
    if moment.is_clock and context.moment is not None:
        return _on_day(moment, context.moment)
    if timing is Timing.PLANNED:
        return _plan(moment, reading.sentence, context.published)
    return _done(moment, reading, item, timing, context)


def _course(course: Moment, reading: Reading, timing: Timing, context: Context) -> Moment:
    """Count a course from its start, a plan from publication, and a total back from it."""
    own = next((m for m in reading.moments if m.begun and m.first < course.first), None)
    if own is None and timing is Timing.PLANNED:
        return course._replace(start=context.published, end=course.ahead, ahead=None)
    if own is None and timing is Timing.CUMULATIVE and not course.is_first:
        return backward_course(course, context.published)
    return settled_course(course, own or _start(reading, course, context))


def _done(moment: Moment, reading: Reading, item: Item, timing: Timing, context: Context) -> Moment:
    """Settle the date of what has happened."""
    if moment.bound == "since":
        return _since(moment, reading, item, timing)
    if moment.bound == "as_of" and timing is Timing.CUMULATIVE and moment.end == context.published:
        return moment._replace(start=moment.end)  # "by this evening" is as of the report
    if not moment.bound and _is_limit(reading, item, moment):
        return moment._replace(start=None, bound="as_of")
    if timing is Timing.CUMULATIVE and moment.bound == "begun":
        return moment._replace(end=context.published, accuracy=DateAccuracy.RANGE, bound="since")
    if timing is Timing.NEW and moment.bound in ("begun", "ended"):
        return _with_length(moment, reading)
    return moment


def _since(since: Moment, reading: Reading, item: Item, timing: Timing) -> Moment:
    """End a total since a date on the day it was told: "the UN said on Wednesday"."""
    if tells_what_happened(reading, item, since.first):
        return since._replace(end=since.named_end, bound="")
    if timing is not Timing.CUMULATIVE:
        return since
    told = [m for m in reading.moments if m.is_statement and m.accuracy is DateAccuracy.DAY]
    day = told[0].end if told else None
    if told and "." in reading.sentence.lower[since.last : told[0].first]:
        return since  # a line of two sentences
    is_within = day is not None and since.start is not None and since.start < day
    return since._replace(end=day) if is_within else since


def _is_limit(reading: Reading, item: Item, moment: Moment) -> bool:
    """Tell "9,000 were moved before the storm struck on Saturday", which dates only the storm."""
    sentence = reading.sentence
    limits = [span for span in sentence.spans("bounds") if span.value == "before"]
    if sentence.has_within("pluperfect", range(item.last, moment.first)):
        limits.extend(sentence.spans("whens"))  # "9,000 had left when the road was cut on Saturday"
    return any(item.last <= span.first and span.last < moment.first for span in limits)


def is_aside(reading: Reading, item: Item, since: int) -> bool:
    """Tell "the town, ringed since 2015, let 300 go", where the date is that of the ring alone.

    Parameters
    ----------
    reading : Reading
        The sentence.
    item : Item
        The number.
    since : int
        Where the word for "since" or its date stands.
    """
    lower = reading.sentence.lower
    is_opened = "," in lower[max(0, since - _ASIDE_REACH) : max(0, since - 1)]
    is_closed = "," in lower[since : item.first]
    return is_opened and is_closed and not reading.items.count(0, since)


def tells_what_happened(reading: Reading, item: Item, first: int) -> bool:
    """Tell "since 1999, when the cyclone killed 10,000", which tells of 1999 alone.

    Parameters
    ----------
    reading : Reading
        The sentence.
    item : Item
        The number.
    first : int
        Where the date or the word before it stands.
    """
    return any(
        first < span.first < item.first
        and "," not in reading.sentence.lower[span.last : item.first]
        for span in reading.sentence.spans("whens")
    )


def _plan(moment: Moment, sentence: Sentence, published: date | None) -> Moment:
    """Settle whether a weekday is to come: "On Friday orders still applied" tells of one past."""
    if moment.bound == "since":
        return moment._replace(end=None)  # "trapped since June": nobody knows until when
    if moment.ahead is None:
        return moment
    if not _is_to_come(sentence, moment) or _is_over(sentence, moment, published):
        return moment._replace(ahead=None)
    start = moment.start and moment.ahead
    return moment._replace(start=start, end=moment.ahead, ahead=None, bound="ahead")


def _is_over(sentence: Sentence, moment: Moment, published: date | None) -> bool:
    """Tell "were to leave on Friday" of the Friday just past from the one to come: the nearer."""
    if published is None or moment.ahead is None or moment.end is None:
        return False
    kinds = {span.value for span in _futures(sentence, moment)}
    return kinds == {"past"} and published - moment.end < moment.ahead - published


def _futures(sentence: Sentence, moment: Moment) -> list[Span]:
    """Return the words of what is to come before a date, bare infinitives aside."""
    return [
        span
        for span in sentence.spans("future")
        if span.last <= moment.first and not sentence.has("infinitive", span.first - 1)
    ]


def _is_to_come(sentence: Sentence, moment: Moment) -> bool:
    """Tell "are to leave on Friday" from "were told on Friday to leave"."""
    orders, undone = sentence.cover("orders"), sentence.cover("not_planned")
    is_deadline = moment.bound == "as_of" and moment.start is None
    if is_deadline and any(index < moment.first for index in orders):
        return True
    present = (
        s for s in sentence.spans("timetabled") if not sentence.has("infinitive", s.first - 1)
    )
    if _futures(sentence, moment) or any(present):
        return True
    return any(
        span.first not in undone and not _is_ordered(sentence, span)
        for span in sentence.spans("planned")
    )


def _is_ordered(sentence: Sentence, plan: Span) -> bool:
    """Tell the "to leave" of "told 300 people to leave", and the words of an order themselves."""
    is_infinitive = sentence.has("infinitive", plan.first)
    first = plan.first - (_ORDER_REACH if is_infinitive else 1)
    return sentence.has_within("orders", range(max(first, 0), plan.last))


def _start(reading: Reading, course: Moment, context: Context) -> Moment | None:
    """Return what a course is counted from: what began, else the first day of what happened."""
    begun = context.begun
    sentence = reading.sentence
    is_named = sentence.has("of", course.last) or sentence.has("possessive", course.first - 1)
    days = [moment for _, _, moment in context.event_days if moment.start is not None]
    if begun is not None or not course.is_first or is_named or not days:
        return begun
    first = min(days, key=lambda moment: moment.start or date.max)
    return first._replace(begun=first.start)


def _on_day(clock: Moment, named: Moment) -> Moment:
    """Put an hour without a day on the day last named."""
    if named.accuracy is not DateAccuracy.DAY or named.end is None:
        return clock
    return clock._replace(start=named.end, end=named.end)


def _with_length(moment: Moment, reading: Reading) -> Moment:
    """Read "the four-day operation began on 5 May": what it moved it moved on all four days."""
    days = length_of(reading.sentence)
    if not days or moment.start is None or moment.start != moment.end:
        return moment
    step = timedelta(days=days - 1)
    start, end = moment.start, moment.start + step
    if moment.bound == "ended":
        start, end = moment.start - step, moment.start
    return moment._replace(start=start, end=end, accuracy=DateAccuracy.RANGE)
