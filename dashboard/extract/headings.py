"""The day or time that a heading sets for what is below it: "Losses of the last 24 hours"."""

from datetime import date

from dashboard.extract.context import Context, Reading
from dashboard.extract.dates import EXPLICIT, Moment

_HEADING_WORDS = 20  # beside the date
HEADING_LINES = 3
"""Sentences of a report among which its headings are."""
_MOST_LATE = 10  # days from the day of a report to its publication
_LONGEST = 16  # tokens of a heading
_BOUNDS = ("range", "since")


def remember_frame(reading: Reading, context: Context) -> None:
    """Keep the span of time that a heading names, until the next heading.

    Parameters
    ----------
    reading : Reading
        The sentence; only a line of its own without a figure or a full stop is a heading.
    context : Context
        Is changed.
    """
    sentence = reading.sentence
    is_row = bool(reading.items.items) or not (sentence.words and sentence.words[0][0].isalnum())
    is_line_end = context.text[sentence.end : sentence.end + 1] in ("\n", "\r", "")
    if is_row or sentence.ends_in(".") or not is_line_end or len(sentence) > _LONGEST:
        return
    spans = [m for m in reading.moments if m.bound in _BOUNDS and m.start and m.end]
    context.frame = spans[0] if len(spans) == 1 else None


def frame_of(reading: Reading, context: Context) -> Moment | None:
    """Return the time that the heading above sets for a row which names none itself.

    Parameters
    ----------
    reading : Reading
        The row.
    context : Context
        With the heading's time.
    """
    return None if reading.moments or reading.sentence.ends_in(".") else context.frame


def is_heading_of(reading: Reading, moment: Moment, published: date | None) -> bool:
    """Tell a line that names the day of its report: "Flash Update #18, 25 April 2023".

    Parameters
    ----------
    reading : Reading
        The line.
    moment : Moment
        A date that it names.
    published : date or None
        Day of publication; a report may be published some days after the day that heads it.
    """
    others = len(reading.sentence) - (moment.last - moment.first)
    if others > _HEADING_WORDS or not counts_nothing(reading):
        return False
    is_explicit = moment.weight >= EXPLICIT and reading.index < HEADING_LINES
    if published is None:
        return is_explicit
    if moment.start is None or moment.start != moment.end:
        return False
    is_sole = len(reading.moments) == 1 and len(reading.items.items) <= 1  # no row of a table
    is_line = is_sole and not reading.sentence.ends_in(".") and not reading.events
    late = (published - moment.start).days
    if is_explicit and is_line and 0 < late <= _MOST_LATE:
        return True
    return not late and (is_explicit or _is_title(reading, moment))


def counts_nothing(reading: Reading) -> bool:
    """Tell whether the numbers of a line count no one: "Report No. 4, as of 14 January, 6 PM".

    Parameters
    ----------
    reading : Reading
        The line.
    """
    items = reading.items.items
    return not items or not (reading.events or any(i.noun.counted or i.noun.state for i in items))


def _is_title(reading: Reading, moment: Moment) -> bool:
    """Tell a report's first line, without a full stop: "The fires on Saturday morning"."""
    is_named = moment.weight > 0 and not moment.is_statement and not moment.is_clock
    return is_named and not reading.index and not reading.sentence.ends_in(".")
