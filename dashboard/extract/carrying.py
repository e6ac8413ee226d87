"""Dates that a number without one takes over from the sentences before it."""

from dashboard.base.vocabulary import Timing
from dashboard.extract.context import Context, Reading
from dashboard.extract.dates import EXPLICIT, Moment

_CARRIED = 3  # sentences over which a date holds
_LATE_DAYS = 3


def carried_moment(reading: Reading, context: Context, timing: Timing) -> Moment | None:
    """Return the date named before, if near; a total on a new line goes on with the line before.

    Parameters
    ----------
    reading : Reading
        The sentence.
    context : Context
        With the date named before.
    timing : Timing
        Of the number.
    """
    step = reading.index - context.moment_index
    if context.moment_paragraph == reading.paragraph:
        return context.moment if step <= _CARRIED else None
    is_row = context.heading is not None and not reading.sentence.words[0][0].isalnum()
    if step > 1 or timing is not Timing.CUMULATIVE or is_row or context.moment is None:
        return None
    return None if is_late(context.moment, context) else context.moment


def is_late(moment: Moment, context: Context) -> bool:
    """Tell whether something happened so long ago that a total so far cannot be of that day.

    Parameters
    ----------
    moment : Moment
        The date of what happened.
    context : Context
        With the day of publication.
    """
    published = context.published
    if published is None or moment.end is None or context.set_in is not None:
        return False
    is_event = moment.bound in ("", "range") and not moment.is_statement
    return is_event and (published - moment.end).days > _LATE_DAYS


def kept_moment(moment: Moment, timing: Timing, context: Context) -> Moment | None:
    """Return a carried date; a total told long after what happened is of the day it is told.

    Parameters
    ----------
    moment : Moment
        The date.
    timing : Timing
        Of the number.
    context : Context
        With the day of publication.
    """
    if timing is not Timing.CUMULATIVE:
        return _as_day(moment)
    if _is_vague(moment) or is_late(moment, context):
        return Moment(moment.first, moment.last, context.published, context.published)
    return moment


def _as_day(moment: Moment) -> Moment | None:
    """Return a carried date as that of what is new: a vague span dates its own sentence alone."""
    if moment.bound == "as_of" and moment.start is None:
        return moment._replace(start=moment.end, bound="")  # "by Thursday most had come out"
    return None if _is_vague(moment) else moment


def _is_vague(moment: Moment) -> bool:
    """Tell "in recent days" and "in early May", which date no more than their own sentence."""
    is_span = moment.start != moment.end and moment.bound in ("", "range")
    return is_span and moment.weight < EXPLICIT
