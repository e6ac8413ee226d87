"""A date that a figure may bear, with what speaks for it."""

from datetime import date
from typing import NamedTuple

from dashboard.base.vocabulary import Timing
from dashboard.extract.dates import Moment


class DateOption(NamedTuple):
    """A date that a figure may bear.

    Attributes
    ----------
    moment : Moment or None
        The date; None for none.
    source : str
        Where it comes from: "own", "now" and "said" in the figure's sentence, "carry" and "line"
        from before, "mate" of another figure, "far" of the report, "pub" that of publication.
    signs : tuple of str
        What holds of it.
    """

    moment: Moment | None
    source: str
    signs: tuple[str, ...]


def days_of_moment(moment: Moment | None, timing: Timing) -> tuple[date | None, date | None]:
    """Return the first and last day that a figure with a date bears.

    Parameters
    ----------
    moment : Moment or None
        The date.
    timing : Timing
        Of the figure: a plan's weekday is still to come.

    Notes
    -----
    "Since 20 December" in a report of the 15th: the end that publication gives is before it, and
    so is none.
    """
    if moment is None:
        return None, None
    ahead = moment.ahead if timing is Timing.PLANNED else None
    start, end = ahead or moment.start, ahead or moment.end
    return start, None if start and end and end < start else end
