"""What operations were called before: a link names one, and finds it under the name it has by now.

Names change: when an operation is renamed, merged or split, when a place or day is set right, and
when a report tells of an earlier day or a second operation of that place and month. Who asks for a
former name means what bears it by now; where it has been parted since, or several bear it, all.
"""

from collections import defaultdict
from collections.abc import Iterator
from datetime import date

import pandas as pd

from dashboard.tidy.derived import OPERATIONS
from dashboard.tidy.naming import name_by_place
from dashboard.tidy.operations import list_operations
from dashboard.tidy.place_names import name_key
from dashboard.tidy.regrouping import Directory, successor
from dashboard.tidy.terms import CorrectionState
from dashboard.tidy.wording import capitalize, say_day, say_month

_MARK = "@"
"""Parts area and day in an operation's id; one made by a person has none."""
_PLACES, _DAYS = ("origin", "place"), ("start_date", "end_date", "published_date")
_OPENS, _ENDS = " (", ")"
"""Hold what tells a name from one like it, see `tidy/naming.py`."""


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
    first = pd.to_datetime(day, errors="coerce")
    return name_by_place("".join(known.iloc[:1]), None if pd.isna(first) else first)


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
    past = _Past(claims, corrections, places)
    found = past.find(name)
    base, _, when = name.removesuffix(_ENDS).rpartition(_OPENS)
    if not found and base:
        # Nothing is called alike any more that it was to be told from.
        found = past.find(base) | past.called(base)
        found = found & past.days.get(when.rpartition(", ")[2], set()) or found
    return tuple(sorted(found))


class _Past:
    """What the operations there are were called and taken for before.

    Parameters
    ----------
    claims, corrections, places : pandas.DataFrame
        The tables, not filtered.
    """

    def __init__(
        self, claims: pd.DataFrame, corrections: pd.DataFrame, places: pd.DataFrame
    ) -> None:
        self._claims, self._places = claims, places
        self._said = corrections[corrections["state"] == CorrectionState.APPLIED]
        rows = list_operations(claims)
        self._names = dict(zip(rows["operation_id"], rows["name"], strict=True))
        spans: dict[str, tuple[date, date]] = {}
        self.days: defaultdict[str, set[str]] = defaultdict(set)
        columns = rows[["operation_id", "start_date", "end_date"]]
        for operation_id, first, last in columns.itertuples(index=False, name=None):
            for told in _days_of(first, last):
                self.days[told].add(operation_id)
            if not pd.isna(first) and not pd.isna(last):
                spans[operation_id] = first.date(), last.date()
        self._directory = Directory(spans, {})

    def called(self, name: str) -> set[str]:
        """Return the operations of a name, those with a word that tells them apart included."""
        return {
            one
            for one, present in self._names.items()
            if name and (present == name or present.startswith(f"{name}{_OPENS}"))
        }

    def find(self, name: str) -> set[str]:
        """Return the operations that people or the rule called so."""
        find = self._directory.find
        said = {find(successor(self._said, find(one))) for one in (name, *self._named_so(name))}
        found = said & self._names.keys() | self.called(name)
        place, _, when = name.rpartition(", ")
        if found or not place:
            return found
        return self._at(place) & (self.days.get(when, set()) | self._on(when))

    def _named_so(self, name: str) -> Iterator[str]:
        """Yield those that people called so, or otherwise, or merged, when they had a name."""
        rows = self._said[self._said["table_name"] == OPERATIONS.name]
        columns = ["row_id", "column_name", "old_value", "new_value"]
        for row_id, column, old, new in rows[columns].itertuples(index=False, name=None):
            is_named_so = column == "name" and name in (old, new)
            if is_named_so or name_from_id(row_id, self._places) == name:
                yield row_id

    def _at(self, place: str) -> set[str]:
        """Return those named by a place, or with figures whose text names it, or did once.

        That this place is another one, or the figure's another place, may have been said since.
        """
        known = self._places[self._places["name"].map(capitalize) == place]
        spellings = [place, *known["name"], *known["aliases"].str.split("|").explode()]
        keys = {name_key(one) for one in spellings} - {""}
        moved = self._said[self._said["column_name"].isin(_PLACES)]
        is_there = self._is_of(moved[moved["old_value"].fillna("").map(name_key).isin(keys)])
        for column in _PLACES:
            names = [one for one in self._claims[column].unique() if name_key(one) in keys]
            is_there |= self._claims[column].isin(names)
        called = {one for one, name in self._names.items() if name.rpartition(", ")[0] == place}
        return called | set(self._claims.loc[is_there, "operation_id"])

    def _on(self, when: str) -> set[str]:
        """Return those with figures that were of a day or month before a correction."""
        moved = self._said[self._said["column_name"].isin(_DAYS)]
        days = pd.to_datetime(moved["old_value"], errors="coerce")
        is_then = days.map(lambda day: when in _days_of(day, day)).astype("bool")
        return set(self._claims.loc[self._is_of(moved[is_then]), "operation_id"])

    def _is_of(self, said: pd.DataFrame) -> "pd.Series[bool]":
        """Return which claims, or their reports, some corrections are of."""
        named = said["row_id"]
        return self._claims["figure_id"].isin(named) | self._claims["report_id"].isin(named)


def _days_of(first: date, last: date) -> set[str]:
    """Return how a name may tell of the days of an operation: each of them, and their months."""
    if pd.isna(first) or pd.isna(last):
        return {"date not known"}
    days = pd.date_range(first, last)
    return {say(day) for say in (say_day, say_month) for day in days}
