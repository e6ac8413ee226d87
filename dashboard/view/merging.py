"""Whether two operations can be one evacuation: asked before some that lie far apart are joined."""

from datetime import timedelta

import pandas as pd

from dashboard.tidy.geometry import distance_km
from dashboard.tidy.operations import list_operations
from dashboard.view.cells import Row
from dashboard.view.theme import format_count, format_number

MEANT_AS_ONE = "They are one evacuation though they lie far apart"
_GAP = timedelta(days=60)
"""Between the last day of one and the first of the other, from which on it is asked."""
_MONTH = 30
_FAR = 1000
"""Kilometers from which on hundreds are near enough."""


def ask_whether_one(
    operation_id: str, into: str, claims: pd.DataFrame, places: pd.DataFrame
) -> str:
    """Return what a person is told who would join two operations; empty where they may be one.

    Parameters
    ----------
    operation_id, into : str
        The two.
    claims, places : pandas.DataFrame
        The `claims` table, not filtered, and the `places` table.

    Notes
    -----
    It is asked of operations in two countries, and of those with two months or more between them.
    """
    found = list_operations(claims[claims["operation_id"].isin((operation_id, into))])
    if len(found) != 2:  # the figures of one are rejected, all of them
        return ""
    rows = found.set_index("operation_id").loc[[operation_id, into]].to_dict("records")
    gap = max(rows[0]["start_date"], rows[1]["start_date"]) - min(
        rows[0]["end_date"], rows[1]["end_date"]
    )
    is_late = not pd.isna(gap) and gap >= _GAP
    placed = places.drop_duplicates("place_id").set_index("place_id")
    ends = [placed.loc[one] for row in rows if (one := row["origin_place_id"]) in placed.index]
    countries = {end["country"] for end in ends} - {""}
    if not is_late and len(countries) < 2:
        return ""
    apart = [_say_way(*ends)] if len(ends) == len(rows) else []
    apart += [_say_time(gap)] if is_late else []
    return (
        f"{_say(rows[0])} with {_say(rows[1])}: {' and '.join(apart)} apart. "
        f"If they are one evacuation, tick “{MEANT_AS_ONE}”."
    )


def _say(row: Row) -> str:
    return f"{row['name']} ({format_count(row['figure_count'], 'figure')})"


def _say_way(one: "pd.Series", other: "pd.Series") -> str:
    km = float(distance_km(one["lat"], one["lon"], other["lat"], other["lon"]))
    return f"{format_number(int(round(km, -1 if km < _FAR else -2)))} km"


def _say_time(gap: timedelta) -> str:
    months = round(gap.days / _MONTH)
    years = round(months / 12)
    return format_count(months, "month") if years < 2 else format_count(years, "year")
