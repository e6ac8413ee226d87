"""What operations were called before: a link names one, and finds it under the name it has by now.

Names change: when an operation is renamed, merged or split, and when a report tells of an earlier
day or a second operation of that place and month. Who asks for a former name means what bears it
by now; where it has been parted since, all parts.
"""

from collections.abc import Iterator
from datetime import date

import pandas as pd

from dashboard.tidy.derived import OPERATIONS
from dashboard.tidy.operations import list_operations
from dashboard.tidy.regrouping import Directory, successor
from dashboard.tidy.terms import CorrectionState
from dashboard.tidy.wording import capitalize, say_day, say_month

_MARK = "@"
"""Parts area and day in an operation's id; one made by a person has none."""


def name_from_id(operation_id: str, places: pd.DataFrame) -> str:
    """Return what an operation without any figure left is called, from its id.

    Parameters
    ----------
    operation_id : str
        Its area and first day; one made by a person is its name.
    places : pandas.DataFrame
        The `places` table.
    """
    area, mark, day = operation_id.rpartition(_MARK)
    if not mark:
        return operation_id
    known = places.loc[places["place_id"] == area, "name"]
    place = str(known.iloc[0]) if not known.empty else "Place not known"
    first = pd.to_datetime(day, errors="coerce")
    when = "date not known" if pd.isna(first) else say_month(first)
    return f"{capitalize(place)}, {when}"


def find_by_former_name(
    name: str, claims: pd.DataFrame, corrections: pd.DataFrame, places: pd.DataFrame
) -> tuple[str, ...]:
    """Return the ids of the operations that a name which none has by now may mean.

    Parameters
    ----------
    name : str
        As it was, or an id.
    claims, corrections, places : pandas.DataFrame
        The tables, not filtered.
    """
    operations = list_operations(claims)
    rows = operations.dropna(subset=["start_date", "end_date"])
    spans = {
        one: (first.date(), last.date())
        for one, first, last in zip(
            rows["operation_id"], rows["start_date"], rows["end_date"], strict=True
        )
    }
    directory, ids = Directory(spans, {}), set(operations["operation_id"])

    def present(reference: str) -> str:
        return directory.find(successor(corrections, directory.find(reference)))

    said = {present(one) for one in (name, *_named_so(name, corrections, places))} & ids
    return tuple(sorted(said or _named_by_rule(name, operations, claims)))


def _named_so(name: str, corrections: pd.DataFrame, places: pd.DataFrame) -> Iterator[str]:
    """Yield the operations that people called otherwise, or merged, when they had that name."""
    is_said = (corrections["table_name"] == OPERATIONS.name) & (
        corrections["state"] == CorrectionState.APPLIED
    )
    columns = ["row_id", "column_name", "old_value"]
    for row_id, column, old in corrections.loc[is_said, columns].itertuples(index=False, name=None):
        if (column == "name" and old == name) or name_from_id(row_id, places) == name:
            yield row_id


def _named_by_rule(name: str, operations: pd.DataFrame, claims: pd.DataFrame) -> set[str]:
    """Return the operations of a place that were under way when the name says."""
    place, _, when = name.rpartition(", ")
    usual = claims.drop_duplicates("origin_place_id").set_index("origin_place_id")["origin_name"]
    found = set()
    for row in operations.to_dict("records"):
        own = str(row["name"]).rpartition(", ")[0]
        origin = capitalize(str(usual.get(row["origin_place_id"], "")))
        if (
            place
            and place in (own, origin)
            and when in _days_of(row["start_date"], row["end_date"])
        ):
            found.add(str(row["operation_id"]))
    return found


def _days_of(first: date, last: date) -> set[str]:
    """Return how a name may tell of the days of an operation: each of them, and their months."""
    if pd.isna(first) or pd.isna(last):
        return {"date not known"}
    days = pd.date_range(first, last)
    return {say(day) for say in (say_day, say_month) for day in days}
