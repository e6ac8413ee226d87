"""A metric's number as it is known, beside what was known on an earlier day."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import date
from functools import partial

import pandas as pd

from dashboard.tidy.adding import sum_rows
from dashboard.tidy.choosing import choose_rows, rows_until
from dashboard.tidy.counted import claims_on
from dashboard.tidy.narrowing import narrow
from dashboard.tidy.number import Number, is_fall, name_differences
from dashboard.tidy.selection import Selection, known_dates
from dashboard.tidy.summing import stretch

_CHOSEN_BY = [
    *("metric", "operation_id", "wider_operation_ids", "figure_id"),
    *("timing", "first_day", "day", "published_date"),
]
"""The columns of the claims that tell which operations are added up."""

_SUMMED = [
    *("operation_id", "operation", "metric", "timing", "first_day", "day", "low", "value", "high"),
    *("qualifier", "attributed_to", "recommended_figure_ids", "triangulating_figure_ids"),
]
"""The columns of the tally that a number without its sentences is made of."""


@dataclass(frozen=True, slots=True)
class Step:
    """One metric on two days.

    Attributes
    ----------
    metric : str
        Its id.
    before, after : Number or None
        What was known on the earlier day, and what is on the later one; None for nothing.
    """

    metric: str
    before: Number | None
    after: Number | None

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


def find_numbers_before(
    metrics: Sequence[str],
    tally_of: Callable[[str], pd.DataFrame],
    claims: pd.DataFrame,
    day: date,
    filters: Selection,
) -> dict[str, Number | None]:
    """Return the numbers of some metrics as they were known on an earlier day.

    Parameters
    ----------
    metrics : sequence of str
        Their ids.
    tally_of : Callable
        Returns, for a metric, the rows on it of the tally of the claims.
    claims : pandas.DataFrame
        The `claims`, as the filters let them through.
    day : date
        The earlier day.
    filters : Selection
        The filters: for their own day and the size of households.
    """
    is_known = (known_dates(claims) <= pd.Timestamp(day)).to_numpy()
    size = filters.household_size
    counted = {metric: partial(_summable, tally_of, metric) for metric in metrics}
    tallies = narrow(counted, claims, is_known, size, has_neighbors=False)
    known = claims[_CHOSEN_BY][is_known]
    return {
        metric: add_up(metric, rows_until(tallies[metric], metric, filters.as_of), known)
        for metric in metrics
    }


def _summable(tally_of: Callable[[str], pd.DataFrame], metric: str) -> pd.DataFrame:
    return tally_of(metric)[_SUMMED]


def add_up(
    metric: str, rows: pd.DataFrame, claims: pd.DataFrame, as_of: date | None = None
) -> Number | None:
    """Return what `headline` does, without all that is to be said of it, in a part of the time.

    Parameters
    ----------
    metric : str
        Id of the metric.
    rows : pandas.DataFrame
        The rows on it of the tally of the claims.
    claims : pandas.DataFrame
        The `claims`, as the filters let them through.
    as_of : date or None
        As in `headline`; of the claims none is known later.
    """
    rows = rows_until(rows[_SUMMED], metric, as_of)
    chosen, choice = choose_rows(metric, rows, claims_on(claims, metric, _CHOSEN_BY), as_of)
    return None if chosen.empty else stretch(sum_rows(chosen), choice)
