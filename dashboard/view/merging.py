"""Whether two operations can be one evacuation: asked before some that lie far apart are joined."""

from collections.abc import Sequence
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
    operation_ids: Sequence[str], into: str, claims: pd.DataFrame, places: pd.DataFrame
) -> str:
    """Return what a person is told who would join operations; empty where they may be one.

    Parameters
    ----------
    operation_ids : sequence of str
        Those that become parts.
    into : str
        What they become parts of.
    claims, places : pandas.DataFrame
        The `claims` table, not filtered, and the `places` table.

    Notes
    -----
    It is asked of operations in two countries, and of those with two months or more between them.
    """
    asked = claims[claims["operation_id"].isin((*operation_ids, into))]
    found = list_operations(asked).set_index("operation_id").to_dict("index")
    if into not in found:  # all its figures are rejected
        return ""
    placed = places.drop_duplicates("place_id").set_index("place_id")
    told = [_say_apart(found[one], found[into], placed) for one in operation_ids if one in found]
    apart = "; ".join(one for one in told if one)
    return f"{apart}. If they are one evacuation, tick “{MEANT_AS_ONE}”." if apart else ""


def _say_apart(one: Row, other: Row, placed: pd.DataFrame) -> str:
    """Return how far two operations lie apart; empty where that is not too far."""
    gap = max(one["start_date"], other["start_date"]) - min(one["end_date"], other["end_date"])
    is_late = not pd.isna(gap) and gap >= _GAP
    ids = [row["origin_place_id"] for row in (one, other)]
    ends = [placed.loc[place] for place in ids if place in placed.index]
    if not is_late and len({end["country"] for end in ends} - {""}) < 2:
        return ""
    apart = [_say_way(*ends)] if len(ends) == len(ids) else []
    apart += [_say_time(gap)] if is_late else []
    return f"{_say(one)} with {_say(other)}: {' and '.join(apart)} apart"


def _say(row: Row) -> str:
    return f"{row['name']} ({format_count(row['figure_count'], 'figure')})"


def _say_way(one: "pd.Series", other: "pd.Series") -> str:
    km = float(distance_km(one["lat"], one["lon"], other["lat"], other["lon"]))
    return f"{format_number(int(round(km, -1 if km < _FAR else -2)))} km"


def _say_time(gap: timedelta) -> str:
    months = round(gap.days / _MONTH)
    years = round(months / 12)
    return format_count(months, "month") if years < 2 else format_count(years, "year")
