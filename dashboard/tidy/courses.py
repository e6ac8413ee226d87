"""Days counted from a start that another report names: "9,500 people left in two days"."""

import pandas as pd

from dashboard.base.vocabulary import Timing
from dashboard.tidy.tables import look_up


def count_from_start(
    figures: pd.DataFrame, dated: pd.DataFrame, operation_ids: pd.Series
) -> pd.DataFrame:
    """Return the days of figures, those of a course counted from the start of their operation.

    Parameters
    ----------
    figures : pandas.DataFrame
        The `figures` table.
    dated : pandas.DataFrame
        What `date_figures` makes of it: a figure without a day is of the day of publication.
    operation_ids : pandas.Series
        figure_id -> operation_id.

    Returns
    -------
    pandas.DataFrame
        ``first_day`` and ``day``, on the same index.

    Notes
    -----
    The start is the first day that another figure of the operation speaks of. Where that is later
    than the course, or no figure of the operation has a day, the day of publication stays.
    """
    is_course = (figures["course_days"] > 0) & (figures["timing"] != Timing.PLANNED)
    if not is_course.any():
        return dated
    operation_id = look_up(figures["figure_id"], operation_ids)
    first = dated["first_day"].mask(is_course)
    start = first.groupby(operation_id).transform("min").where(is_course)
    end = start + pd.to_timedelta(figures["course_days"] - 1, unit="D")
    is_counted = end <= dated["day"]
    return pd.DataFrame(
        {
            "first_day": dated["first_day"].mask(is_counted, start),
            "day": dated["day"].mask(is_counted, end),
        }
    )
