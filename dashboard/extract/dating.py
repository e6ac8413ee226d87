"""When: which of the dates that a report names is a figure's."""

from datetime import date

from dashboard.base.vocabulary import DateAccuracy, Timing
from dashboard.extract.carrying import carried_moment, kept_moment
from dashboard.extract.context import Context, Reading
from dashboard.extract.dates import EXPLICIT, Moment
from dashboard.extract.events import Item
from dashboard.extract.headings import HEADING_LINES, counts_nothing, is_heading_of
from dashboard.extract.moments import compares
from dashboard.extract.sentence import Sentence
from dashboard.extract.settling import is_aside, settled

_ORDER_REACH = 4  # tokens from an order to its date
_STOP = ";"  # parts what has each its own date
_CLAUSE = 5  # tokens from a date to the verb after it
_ASIDE_REACH = 5  # tokens from the comma that opens an aside to its date
_BESIDE = 2  # tokens from a number to a date that is its own
_FILLED = 3  # sentences back from a date to what it may date
_LONG_PAST_DAYS = 300
_WIDE = (DateAccuracy.MONTH, DateAccuracy.YEAR)


def choose_moment(reading: Reading, item: Item, timing: Timing, context: Context) -> Moment | None:
    """Return the date that a number speaks of: its own, or the one last named.

    Parameters
    ----------
    reading : Reading
        The sentence.
    item : Item
        The number.
    timing : Timing
        Of a plan, a weekday is the next such day.
    context : Context
        What was named before.
    """
    is_plan = timing is Timing.PLANNED
    named = [
        moment
        for moment in reading.moments
        if (is_plan or moment.bound != "ahead") and not is_parted(reading, item, moment, timing)
    ]
    explicit = [moment for moment in named if moment.weight]
    own = [moment for moment in explicit if can_date(reading, item, moment, timing)]
    if timing is Timing.CUMULATIVE:
        own = _of_total(reading, item, own, named)
        is_current = len(named) > len(explicit)  # "so far" dates it better than another's date
        explicit = [m for m in explicit if m.is_statement or m in own or not is_current]
    if own:
        nearest = min(own, key=lambda m: date_reach(reading, item, m))
        return settled(nearest, reading, item, timing, context)
    rest = explicit or [moment for moment in named if not moment.weight]
    return _taken_over(reading, timing, context, rest)


def _taken_over(
    reading: Reading, timing: Timing, context: Context, rest: list[Moment]
) -> Moment | None:
    """Return the date of a number with none of its own; what its sentence names may still serve."""
    explicit = [moment for moment in rest if moment.weight]
    if timing is Timing.CUMULATIVE:
        since = None if explicit else since_start(reading, context)
        total = since or (explicit[0] if explicit else context.as_of)
        if total is not None:
            return total
    carried = carried_moment(reading, context, timing)
    present = next((moment for moment in rest if not moment.weight), None)
    if timing is Timing.PLANNED:
        is_current = carried is not None and carried.start == carried.end == context.published
        return carried if is_current else None if context.published else context.as_of
    if timing is Timing.CUMULATIVE and present is not None and carried is not None:
        return present  # "so far" brings back from a day before to that of the report
    if carried is not None:
        return kept_moment(carried, timing, context)
    return rest[0] if rest else context.as_of or context.heading


def _of_total(reading: Reading, item: Item, own: list[Moment], named: list[Moment]) -> list[Moment]:
    """Return the dates that a total counts from: "begun on Thursday and held up on Friday"."""
    beside = [m for m in own if 0 <= m.first - item.last < _BESIDE and not m.bound]
    if beside:
        return beside  # "26,000 on Saturday"
    begun = [moment for moment in own if moment.bound == "begun"]
    near = [m for m in own if not reading.items.count(item.last, m.first)]
    since = [moment for moment in near if moment.bound == "since"]
    is_current = any(not moment.weight for moment in named)
    # "So far 1,200 have left, 300 of them on Tuesday": the date is that of the number before it.
    return begun or since or (near if is_current else own)


def since_start(reading: Reading, context: Context) -> Moment | None:
    """Read "since the operation began", where the report has told when it did."""
    begun = context.begun
    edges = (span for span in reading.sentence.spans("bounds") if span.value == "since")
    if begun is None or not any(not compares(reading.sentence, span) for span in edges):
        return None
    accuracy = DateAccuracy.RANGE
    since = begun._replace(start=begun.begun, end=context.published, accuracy=accuracy)
    return since._replace(bound="since")


def date_reach(reading: Reading, item: Item, moment: Moment) -> tuple[bool, int, bool]:
    """Order the dates of a sentence: one counted from an unknown start comes last."""
    is_open, is_before = moment.bound == "course", moment.first < item.first
    return is_open, reading.distance(item, moment.first, moment.last), is_before


def is_parted(reading: Reading, item: Item, moment: Moment, timing: Timing) -> bool:
    """Tell "300 were hurt; on Monday the road was shut", where each half has its own date."""
    if moment.bound == "since" and is_aside(reading, item, moment.first):
        return True
    if moment.accuracy in _WIDE and is_of_another(reading, item, moment):
        return True
    if _is_of_clause(reading.sentence, item.last, moment):
        return True
    first, last = sorted((item.first, moment.first))
    is_after = moment.first > item.first or timing is Timing.PLANNED
    return is_after and not moment.is_statement and _STOP in reading.sentence.lower[first:last]


def can_date(reading: Reading, item: Item, moment: Moment, timing: Timing) -> bool:
    """Tell whether a date of the sentence may be the number's."""
    if moment.is_statement:
        return timing is Timing.PLANNED and _is_ordered(reading, item, moment)
    if is_of_another(reading, item, moment):
        return False
    if moment.accuracy not in _WIDE:
        return True
    first, last = sorted((item.first, moment.first))
    # "buses left a town in which dozens died last year"
    return not reading.items.count(first + 1, last)


def _is_ordered(reading: Reading, item: Item, moment: Moment) -> bool:
    """Tell "300 were told on Friday to leave", where the saying is the order."""
    before = range(max(moment.first - _ORDER_REACH, item.last), moment.first)
    return reading.sentence.has_within("orders", before)


def is_of_another(reading: Reading, item: Item, moment: Moment) -> bool:
    """Tell "300 sleep in camps that were closed a year ago" from "300 who fled a year ago"."""
    relatives = reading.sentence.spans("relatives")
    begin, end = item.last + 1, moment.first
    is_relative = any(span.first < end and span.last > begin for span in relatives)
    return is_relative or _is_in_aside(reading.sentence, moment)


def _is_of_clause(sentence: Sentence, last: int, moment: Moment) -> bool:
    """Tell "the 900 people evacuated on Monday from the valley have returned", now, not then.

    So too "the 900 who came from Sake in May went home".
    """
    if moment.first <= last:
        return False
    if sentence.has("relatives", last):
        is_past = sentence.has("events", moment.last) and sentence.is_past(moment.last)
        return is_past or sentence.has("finites", moment.last)
    is_led = sentence.has("events", last) and sentence.is_past(last)
    return is_led and sentence.has_within("perfect", range(moment.last, moment.last + _CLAUSE))


def _is_in_aside(sentence: Sentence, moment: Moment) -> bool:
    """Tell "the camp, opened last year, holds 300": a participle's date between two commas."""
    if moment.bound or not sentence.is_mark(",", moment.last):
        return False
    before = range(max(1, moment.first - _ASIDE_REACH), moment.first)
    comma = next((i for i in reversed(before) if sentence.is_mark(",", i)), None)
    if comma is None or not sentence.words[comma - 1][0].isalpha():
        return False
    return comma + 1 < moment.first and sentence.is_past(comma + 1)


def first_event_day(moments: list[Moment]) -> Moment | None:
    """Return the first day on which something happened, not the day of a statement."""
    return next((moment for moment in moments if _is_event_day(moment)), None)


def _is_event_day(moment: Moment) -> bool:
    return (
        moment.weight > 0
        and not moment.is_statement
        and moment.bound in ("", "begun", "ended")
        and moment.accuracy is DateAccuracy.DAY
    )


def following_days(context: Context) -> list[Moment | None]:
    """Return for each figure the first day that its paragraph names after it, if near.

    Parameters
    ----------
    context : Context
        With all drafts of the report.
    """
    days = list(context.event_days)
    following: tuple[int, int, Moment] | None = None
    found: list[Moment | None] = []
    for draft in reversed(context.drafts):
        while days and days[-1][1] > draft.index:
            following = days.pop()
        is_next = following is not None and following[0] == draft.paragraph
        is_near = following is not None and following[1] - draft.index <= _FILLED
        found.append(following[2] if following is not None and is_next and is_near else None)
    return found[::-1]


def fill_moments(context: Context) -> None:
    """Give figures without a date the first one that their paragraph names after them.

    Parameters
    ----------
    context : Context
        With all drafts of the report; changed.
    """
    for draft, following in zip(context.drafts, following_days(context), strict=True):
        is_open = draft.moment is None and draft.timing is not Timing.PLANNED
        if is_open and following is not None and not following.bound:
            draft.moment = kept_moment(following, draft.timing, context)


def remember_moments(reading: Reading, context: Context) -> None:
    """Keep the dates that later sentences may take over from this one.

    Parameters
    ----------
    reading : Reading
        The sentence.
    context : Context
        Is changed.
    """
    day = first_event_day(reading.moments)
    if day is not None:
        context.event_days.append((reading.paragraph, reading.index, day))
    told = 0  # where the last date of the main clause ends
    for moment in reading.moments:
        _count_day(moment, reading, context)
        if not moment.weight or moment.end is None or moment.bound in ("ahead", "earlier"):
            continue
        context.last_day = moment.end
        context.begun = moment if moment.begun else context.begun
        is_heading = is_heading_of(reading, moment, context.published)
        # A report whose day of publication nobody knows is made up to the day that heads it.
        is_made_up = moment.bound == "as_of" and moment.start is not None and not moment.is_clock
        is_dated = is_made_up or (is_heading and context.published is None)
        if is_dated and counts_nothing(reading):
            context.as_of = moment
        if is_heading:
            context.heading = moment
        if context.first_day is None and _is_event_day(moment):
            context.first_day, context.first_day_index = moment, reading.index
            context.set_in = _other_year(moment, reading, context)
        is_aside = told and _is_relative(reading, told, moment.first)
        if moment.accuracy not in _WIDE and _may_carry(moment, context) and not is_aside:
            told = moment.last
            context.moment, context.moment_index = moment, reading.index
            context.moment_paragraph = reading.paragraph


def _count_day(moment: Moment, reading: Reading, context: Context) -> None:
    """Keep whether a report speaks of the day of its publication, and of other days."""
    if not moment.weight or moment.end is None:
        return
    if moment.start == moment.end == context.published:
        context.current.append((reading.index, moment.is_statement))
    elif not moment.is_statement:
        context.others += 1


def _is_relative(reading: Reading, told: int, first: int) -> bool:
    """Tell "on Thursday a ship came from the town that was raided in May": Thursday goes on."""
    return reading.sentence.has_within("relatives", range(told, first))


def _may_carry(moment: Moment, context: Context) -> bool:
    """Tell whether later sentences may take a date over; the day of a statement but at a pinch."""
    is_day = moment.accuracy is DateAccuracy.DAY
    is_pinch = context.moment is None or context.moment_paragraph != context.paragraph
    return not moment.is_statement or (is_pinch and is_day)


def _other_year(moment: Moment, reading: Reading, context: Context) -> date | None:
    """Return the last day of the year that a report of something long past opens with."""
    is_opening = moment.weight >= EXPLICIT and reading.index < HEADING_LINES
    if not is_opening or context.published is None or moment.end is None:
        return None
    is_past = (context.published - moment.end).days > _LONG_PAST_DAYS
    return date(moment.end.year, 12, 31) if is_past else None
