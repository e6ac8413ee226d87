"""What a number is, in the words beside it: a total that somebody states, counts, or a plan."""

from collections.abc import Sequence

from dashboard.base.vocabulary import Timing
from dashboard.tidy.rows import Row

TOTAL = "total so far"
PLANNED = "planned"
_NO_TOTAL = "no total of that day is stated"
COUNTS = f"counts added up, {_NO_TOTAL}"
NOT_CONFIRMED = "not confirmed by a reliable source"


def say_meaning(row: Row, parts: Sequence[Row]) -> str:
    """Return what the number of one operation is.

    Parameters
    ----------
    row : mapping
        Its row of the tally.
    parts : sequence of mapping
        The claims that the number is made of.

    Notes
    -----
    The count of one day or convoy is no total, though it is the least that the total can be.
    """
    if row["timing"] == Timing.PLANNED:
        return PLANNED
    if not (row["is_derived"] and parts) or any(one["timing"] != Timing.NEW for one in parts):
        return TOTAL
    if len(parts) > 1:
        return COUNTS
    # "In August" orders its count by its end, yet is no count of that day.
    one_day = (parts[0]["start_date"] or parts[0]["first_day"]) >= parts[0]["day"]
    return f"one count of {'one day' if one_day else 'several days'}, {_NO_TOTAL}"
