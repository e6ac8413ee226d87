"""How far the range of a number can be trusted: whether it has a top, and whose its ends are."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date

from dashboard.base.vocabulary import Qualifier
from dashboard.tidy.rows import Row
from dashboard.tidy.totals import LOWER_BOUNDS
from dashboard.tidy.wording import say_number


@dataclass(frozen=True, slots=True)
class Extent:
    """What is to be said of a range.

    Attributes
    ----------
    is_open : bool
        Whether its high end is only the least of what somebody says, such as "at least 25,000".
    note : str
        Whose claim of another day its low or high end is; empty where all are of the day.
    """

    is_open: bool = False
    note: str = ""


def find_extent(row: Row, claims: Sequence[Row]) -> Extent:
    """Return what is to be said of the range of a row of the tally.

    Parameters
    ----------
    row : mapping
        The row, as `plain_rows` gives it.
    claims : sequence of mapping
        The claims that it rests on or was set beside, likewise.

    Notes
    -----
    The number's own bounds are never told as another day's.
    """
    low, high = row["low"], row["high"]
    tops = {Qualifier(one["qualifier"]) for one in claims if one["high"] == high}
    # What is worked out of several claims may reach higher than any of them.
    is_open = not LOWER_BOUNDS.isdisjoint(tops or {row["qualifier"]})
    if low == high:
        return Extent(is_open)
    ends = (("lowest", "low", low), ("highest", "high", high))
    told = [_say_end(word, name, bound, row["day"], claims) for word, name, bound in ends]
    return Extent(is_open, "; ".join(filter(None, told)))


def _say_end(word: str, name: str, bound: int, day: date, claims: Sequence[Row]) -> str:
    ends = [one for one in claims if one[name] == bound]
    if not ends or any(one["day"] >= day for one in ends):
        return ""
    last = max(ends, key=lambda one: (one["day"], one["figure_id"]))
    number = say_number(last["value"], last["low"], last["high"], Qualifier(last["qualifier"]))
    days = (day - last["day"]).days
    before = "a day before" if days == 1 else f"{days} days before"
    return ", ".join(filter(None, (f"{word}: {number}", last["said_by"], before)))
