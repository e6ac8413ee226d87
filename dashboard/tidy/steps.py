"""A metric's number as it is known, beside what was known on an earlier day."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import date

import pandas as pd

from dashboard.tidy.headline import find_number
from dashboard.tidy.narrowing import narrow_on
from dashboard.tidy.number import Headline, Number, is_fall, name_differences
from dashboard.tidy.selection import Selection, known_dates


@dataclass(frozen=True, slots=True)
class Step:
    """One metric on two days.

    Attributes
    ----------
    metric : str
        Its id.
    before : Number or None
        What was known on the earlier day; None where nothing was.
    after : Headline or None
        What is known on the later one.
    """

    metric: str
    before: Number | None
    after: Headline | None

    @property
    def is_changed(self) -> bool:
        """Whether number, hedge, range or source are others."""
        return bool(name_differences(self.before, self.after))

    @property
    def is_fall(self) -> bool:
        """Whether its total went down, which cannot be."""
        return is_fall(self.before, self.after)

    @property
    def difference(self) -> int | None:
        """How much more it is; None where one of the two has no number."""
        before = self.before.value if self.before else None
        after = self.after.value if self.after else None
        return None if before is None or after is None else after - before


def find_number_before(
    metric: str,
    tally: Callable[[], pd.DataFrame],
    claims: pd.DataFrame,
    day: date,
    filters: Selection,
) -> Number | None:
    """Return the number of a metric as it was known on an earlier day.

    Parameters
    ----------
    metric : str
        Its id.
    tally : Callable
        Returns the rows on the metric of the tally of the claims.
    claims : pandas.DataFrame
        What can be in its numbers, see `claims_on`, as the filters let them through.
    day : date
        The earlier day.
    filters : Selection
        The filters: for their own day and the size of households.
    """
    known = claims[(known_dates(claims) <= pd.Timestamp(day)).to_numpy()]
    size = filters.household_size
    earlier = narrow_on(metric, tally, claims, known, size)
    return find_number(earlier, known, metric, filters.as_of, size)
