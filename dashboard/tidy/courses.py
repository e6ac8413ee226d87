"""Days counted from a start that another report names: "9,500 people left in two days"."""

import pandas as pd

from dashboard.base.vocabulary import Timing
from dashboard.tidy.tables import look_up


def count_from_start(
    claims: pd.DataFrame, dated: pd.DataFrame, operation_ids: pd.Series
) -> pd.DataFrame:
    """Return the days of claims, those of a course counted from the start of their operation.

    Parameters
    ----------
    claims : pandas.DataFrame
        Figures, with the day their report came out and whether it is confidential.
    dated : pandas.DataFrame
        What `date_figures` makes of them: a figure without a day is of the day of publication.
    operation_ids : pandas.Series
        figure_id -> operation_id.

    Returns
    -------
    pandas.DataFrame
        ``first_day`` and ``day``, on the same index.

    Notes
    -----
    The start is the first day that another figure of the operation speaks of, in a report that is
    not confidential and was out by then: so neither what leaves nor what was known on a day depends
    on more than may be seen. Without one, and where the course would end after its report, the day
    of publication stays.
    """
    is_course = (claims["course_days"] > 0) & (claims["timing"] != Timing.PLANNED)
    if not is_course.any():
        return dated
    operation_id = look_up(claims["figure_id"], operation_ids)
    known = pd.DataFrame(
        {
            "operation_id": operation_id,
            "out": claims["published_date"].fillna(dated["day"]),
            "first_day": dated["first_day"],
            "further": pd.to_timedelta(claims["course_days"] - 1, unit="D"),
        }
    )
    is_asked = operation_id.isin(operation_id[is_course])
    is_start = is_asked & ~is_course & ~claims["is_confidential"].astype(bool)
    starts = dict(iter(known[is_start].groupby("operation_id")))
    counted = dated.copy()
    for index, course in known[is_course].iterrows():
        others = starts.get(course["operation_id"])
        if others is None:
            continue
        start = others.loc[others["out"] <= course["out"], "first_day"].min()
        end = start + course["further"]
        if end <= dated.at[index, "day"]:
            counted.loc[index] = start, end
    return counted
