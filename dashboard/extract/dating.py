"""When: which of the dates that a report names is a figure's."""

from dataclasses import replace

from dashboard.base.vocabulary import DateAccuracy, Timing
from dashboard.extract.context import Context, Reading
from dashboard.extract.dates import Moment
from dashboard.extract.events import Item

_CARRIED = 3  # sentences over which a date holds
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
    named = [moment for moment in reading.moments if is_plan or moment.bound != "ahead"]
    explicit = [moment for moment in named if moment.weight]
    own = [moment for moment in explicit if _can_date(reading, item, timing, moment, context)]
    if own:
        nearest = min(own, key=lambda m: reading.distance(item, m.first, m.last))
        return _settled(nearest, reading, timing, context)
    if timing is Timing.CUMULATIVE and (explicit or context.as_of):
        return explicit[0] if explicit else context.as_of
    is_near = reading.index - context.moment_index <= _CARRIED
    carried = context.moment if is_near else None
    if is_plan:
        is_current = carried is not None and carried.start == carried.end == context.published
        return carried if is_current else context.as_of
    if carried is not None:
        return carried
    rest = explicit or named
    return rest[0] if rest else context.as_of


def _settled(moment: Moment, reading: Reading, timing: Timing, context: Context) -> Moment:
    """Settle what a date is by the timing: a weekday to come, or the first day of a total."""
    if timing is Timing.PLANNED and moment.ahead is not None:
        # "On Friday orders still applied to 300 people" tells of the Friday before.
        if not reading.sentence.spans("future"):
            return replace(moment, ahead=None)
        start = moment.start and moment.ahead
        return replace(moment, start=start, end=moment.ahead, ahead=None)
    if timing is Timing.CUMULATIVE and moment.bound == "begun":
        return replace(moment, end=context.published, accuracy=DateAccuracy.RANGE, bound="since")
    return moment


def _can_date(
    reading: Reading, item: Item, timing: Timing, moment: Moment, context: Context
) -> bool:
    """Tell whether a date of the sentence may be the number's."""
    if moment.is_statement:
        return False
    if moment.accuracy not in _WIDE:
        return True
    first, last = sorted((item.number.first, moment.first))
    if reading.items.count(first + 1, last):
        return False  # "buses left a town in which dozens died last year"
    is_past = moment.end is not None and context.published and moment.end < context.published
    return not (timing is Timing.PLANNED and is_past)


def at_end(moment: Moment | None) -> Moment | None:
    """Return the last day of a span taken from a sentence before: a stock is of one day."""
    if moment is None or moment.bound != "range":
        return moment
    return replace(moment, start=moment.end, accuracy=DateAccuracy.DAY, bound="")


def first_event_day(moments: list[Moment]) -> Moment | None:
    """Return the first day on which something happened, not the day of a statement."""
    return next((moment for moment in moments if _is_event_day(moment)), None)


def _is_event_day(moment: Moment) -> bool:
    return (
        moment.weight > 0
        and not moment.is_statement
        and moment.bound in ("", "begun")
        and moment.accuracy is DateAccuracy.DAY
    )


def fill_moments(context: Context) -> None:
    """Give figures without a date the first one that their paragraph names after them.

    Parameters
    ----------
    context : Context
        With all drafts of the report; changed.
    """
    following: Moment | None = None
    paragraph = -1
    for draft in reversed(context.drafts):
        if draft.paragraph != paragraph:
            following, paragraph = None, draft.paragraph
        if draft.moment is None and draft.timing is not Timing.PLANNED:
            draft.moment = following
        following = draft.event_day or following


def remember_moments(reading: Reading, context: Context) -> None:
    """Keep the dates that later sentences may take over from this one.

    Parameters
    ----------
    reading : Reading
        The sentence.
    context : Context
        Is changed.
    """
    for moment in reading.moments:
        if not moment.weight or moment.end is None or moment.bound == "ahead":
            continue
        context.last_day = moment.end
        # A report whose day of publication nobody knows may be headed by it.
        is_heading = context.published is None and reading.index == 0 and moment.weight > 1
        if not reading.items.items and (moment.bound == "as_of" or is_heading):
            context.as_of = moment
        if context.first_day is None and _is_event_day(moment):
            context.first_day, context.first_day_index = moment, reading.index
        if moment.accuracy not in _WIDE and (not moment.is_statement or context.moment is None):
            context.moment, context.moment_index = moment, reading.index
