"""Dates of publication, as documents and people state them.

One that is none, or may be two, is refused with the form to write it in: a wrong date would move
every "Thursday" of the report.
"""

import re
from datetime import date

from dashboard.base.errors import ReportError

EARLIEST_YEAR, LATEST_YEAR = 1900, 2100

_LONGEST = 100  # characters; the patterns below are tried on nothing longer

_MONTHS = {
    "jan": 1, "feb": 2, "mar": 3, "apr": 4, "may": 5, "jun": 6,
    "jul": 7, "aug": 8, "sep": 9, "oct": 10, "nov": 11, "dec": 12,
}  # fmt: skip
_MONTH = (
    r"(?P<month>Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|"
    r"Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)\.?"
)
_DAY, _YEAR = r"(?P<day>\d{1,2})(?:st|nd|rd|th)?", r"(?P<year>\d{4})"
_WEEKDAY = r"(?:(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]{0,6}\.?,?\s+)?"
_TIME = r"(?:(?:,|T|\s|\s*at\s)\s*\d{1,2}(?:[:.h]?\d{2}|\s?[ap]\.?m)\S*(?:\s+\S+){0,3})?"

_FORMS = tuple(
    re.compile(rf"\s*{form}{_TIME}\s*", re.IGNORECASE)
    for form in (
        rf"{_YEAR}(?P<mark>[-/.])(?P<month>\d{{1,2}})(?P=mark){_DAY}",
        r"(?P<year>\d{4})(?P<month>\d{2})(?P<day>\d{2})",
        rf"{_WEEKDAY}{_DAY}\s+(?:of\s+)?{_MONTH},?\s+{_YEAR}",
        rf"{_DAY}-{_MONTH}-{_YEAR}",
        rf"{_WEEKDAY}{_MONTH}\s+{_DAY},?\s+{_YEAR}",
    )
)
_TWO_WAYS = re.compile(rf"\s*(\d{{1,2}})([-/.])(\d{{1,2}})\2(\d{{4}}){_TIME}\s*", re.IGNORECASE)


def _refuse(stated: str, reason: str) -> ReportError:
    shown = stated if len(stated) <= 60 else f"{stated[:60]}..."
    return ReportError(f"published_date {shown!r} {reason}: write it as 2016-12-15")


def _parts(stated: str) -> tuple[int, int, int]:
    """Return year, month and day as stated, in range or not."""
    if len(stated) > _LONGEST:
        raise _refuse(stated, "is no date")
    for form in _FORMS:
        if found := form.fullmatch(stated):
            month = found["month"]
            number = int(month) if month.isdecimal() else _MONTHS[month[:3].lower()]
            return int(found["year"]), number, int(found["day"])
    found = _TWO_WAYS.fullmatch(stated)
    if found is None:
        raise _refuse(stated, "is no date")
    first, second, year = int(found[1]), int(found[3]), int(found[4])
    if first != second and first <= 12 and second <= 12:
        raise _refuse(stated, "may be either of two days, by whether the month stands first")
    month, day = (second, first) if first > 12 else (first, second)
    return year, month, day


def read_published_date(stated: str) -> date:
    """Read the day a report was published.

    Parameters
    ----------
    stated : str
        An ISO day or time, a day with its month in English words, a mail's or feed's Date, or
        three numbers that can be read in one way only.

    Returns
    -------
    date
        The day as written; a time and its zone do not move it.

    Raises
    ------
    ReportError
        If it is no date, may be two, or lies outside of 1900 to 2100; the message has the value and
        the form to write it in.

    Examples
    --------
    >>> read_published_date("Thu, 15 Dec 2016 23:30:00 +0300")
    datetime.date(2016, 12, 15)
    >>> read_published_date("12/10/2016")
    Traceback (most recent call last):
    ...
    dashboard.base.errors.ReportError: published_date '12/10/2016' may be either of two days, \
by whether the month stands first: write it as 2016-12-15
    """
    year, month, day = _parts(stated)
    if not EARLIEST_YEAR <= year <= LATEST_YEAR:
        raise _refuse(stated, f"is not between {EARLIEST_YEAR} and {LATEST_YEAR}")
    try:
        return date(year, month, day)
    except ValueError as error:
        raise _refuse(stated, "is no day of the calendar") from error
