"""Every change by a person in plain words, the latest first, with what would take it back."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import pandas as pd
import streamlit as st

from dashboard.base.metrics import METRICS
from dashboard.tidy.additions import ADDED_FIGURES, read_figure
from dashboard.tidy.derived import OPERATIONS
from dashboard.tidy.operations import stray_corrections
from dashboard.tidy.place_names import NO_PLACE, PLACE_NAMES
from dashboard.tidy.reviewing import REVIEWS
from dashboard.tidy.schema import CORRECTIONS, FIGURES, REPORTS
from dashboard.tidy.tables import Tables
from dashboard.tidy.terms import CorrectionState, Recommendation
from dashboard.view.cells import Row, amount_of, as_day
from dashboard.view.evacuations import describe_figure, name_operation
from dashboard.view.panel import Screen
from dashboard.view.strangers import read_day
from dashboard.view.theme import format_day, format_number
from dashboard.view.words import (
    DATE_ACCURACIES,
    HEDGES,
    REVIEW_STATUSES,
    TIMINGS,
    name_metric,
)

STATES: Mapping[str, str] = {
    CorrectionState.APPLIED: "",
    CorrectionState.SETTLED: "not needed any more: the report reads so by now",
    CorrectionState.CONFLICT: "not applied: it was read otherwise by now",
    CorrectionState.ROW_GONE: "not applied: what it changed is gone",
    CorrectionState.WITHDRAWN: "undone",
}
_WAITING = frozenset({CorrectionState.CONFLICT, CorrectionState.ROW_GONE})
_STRAY = "not applied: no such operation is found any more"
_SAID = {
    Recommendation.PINNED.value: "recommended",
    Recommendation.EXCLUDED.value: "excluded",
    "": "left to the rule again",
}


NAMES: Mapping[str, str] = {
    "metric": "what is counted",
    "value": "number",
    "low": "least number",
    "high": "most number",
    "qualifier": "hedge",
    "timing": "meaning",
    "population": "who",
    "start_date": "first day",
    "end_date": "last day",
    "date_accuracy": "closeness of the day",
    "origin": "from",
    "destination": "to",
    "place": "at",
    "attributed_to": "said by",
    "subset_of": "part of",
}
"""What the cells of a figure are called."""

WORDS: Mapping[str, Mapping[str, str]] = {
    "metric": {metric.id: name_metric(metric.id).lower() for metric in METRICS},
    "qualifier": HEDGES,
    "timing": TIMINGS,
    "date_accuracy": DATE_ACCURACIES,
}


@dataclass(frozen=True, slots=True)
class Entry:
    """One change.

    Attributes
    ----------
    number : int
        Of the correction.
    head : str
        When and who.
    deed : str
        What was changed.
    reason : str
        Why.
    state : str
        What keeps it from holding; empty when it holds.
    can_undo : bool
        Whether it can be taken back: one that does not hold cannot.
    is_waiting : bool
        Whether a person has to look: it was made and could not be applied.
    """

    number: int
    head: str
    deed: str
    reason: str
    state: str
    can_undo: bool
    is_waiting: bool


def read_log(screen: Screen) -> tuple[Entry, ...]:
    """Return every change by a person, whatever the filters are, the latest first."""
    corrections = screen.tables.corrections.sort_values("correction_id", ascending=False)
    strays: frozenset[int] = frozenset()
    if (corrections["table_name"] == OPERATIONS.name).any():
        strays = _find_strays(screen.edition, screen.tables)
    names = _Names(screen)
    entries = []
    for row in corrections.to_dict("records"):
        number = int(row["correction_id"])
        state = _STRAY if number in strays else STATES[row["state"]]
        deed = names.say_deed(row)
        is_waiting = number in strays or row["state"] in _WAITING
        entries.append(
            Entry(number, _say_who(row), deed, row["reason"], state, not state, is_waiting)
        )
    return tuple(entries)


@st.cache_resource(max_entries=2, show_spinner=False)
def _find_strays(edition: tuple[str, str], _tables: Tables) -> frozenset[int]:
    del edition  # the key
    return stray_corrections(_tables)


def _say_who(row: Row) -> str:
    day = as_day(row["corrected_at"])
    when = f"{format_day(day)}, {row['corrected_at']:%H:%M} UTC" if day else "no date"
    return f"{when}, {row['corrected_by']}"


def _text(cell: Any) -> str:
    return "" if pd.isna(cell) else str(cell)


class _Names:
    """The words for rows of the tables, looked up once."""

    def __init__(self, screen: Screen) -> None:
        self._screen = screen
        claims = screen.all_claims
        changed = claims["figure_id"].isin(screen.tables.corrections["row_id"])
        rows = claims[changed].to_dict("records")
        self._figures = {row["figure_id"]: describe_figure(row) for row in rows}

    def say_deed(self, row: Row) -> str:
        """Return what a correction changed, in words."""
        new, old = (_text(row[name]) for name in ("new_value", "old_value"))
        table, column = row["table_name"], row["column_name"]
        if (table, column) == (FIGURES.name, "recommendation"):
            return f"{self._figure(row)}: {_SAID.get(new, new)}"
        if (table, column) == (FIGURES.name, "operation_id"):
            moved = f"moved to {self._operation(new)}" if new else "moved back"
            return f"{self._figure(row)}: {moved}"
        if (table, column) == (OPERATIONS.name, "name"):
            named = f"renamed to {new}" if new else "has its own name back"
            return f"{old or self._operation(row['row_id'])}: {named}"
        if (table, column) == (OPERATIONS.name, "merged_into"):
            merged = f"merged into {self._operation(new)}" if new else "stands for itself again"
            return f"{self._operation(row['row_id'])}: {merged}"
        return self._say_other(row, old, new)

    def _say_other(self, row: Row, old: str, new: str) -> str:
        table, column = row["table_name"], row["column_name"]
        if table == REVIEWS:
            return f"{self._figure(row)}: {REVIEW_STATUSES.get(new, new)}"
        if table == ADDED_FIGURES:
            return self._addition(row)
        if table == PLACE_NAMES:
            return f"“{row['row_id']}” is {self._place(new)}, not {self._place(old)}"
        if table == CORRECTIONS.name:
            return f"Change {row['row_id']} undone"
        words = NAMES.get(column, str(column).removesuffix("_id").replace("_", " "))
        was, now = (self._cell(column, cell) or "nothing" for cell in (old, new))
        return f"{self._row(row)}: {words} changed from {was} to {now}"

    def _addition(self, row: Row) -> str:
        told = read_figure(row["new_value"])
        what = f"{amount_of(told)} {name_metric(told['metric']).lower()}"
        return f"Figure added: {what}, “{told['evidence']}”"

    def _cell(self, column: str, cell: str) -> str:
        """Return a cell of a correction in the words of the screen."""
        if column in WORDS:
            return WORDS[column].get(cell, cell)
        if column in ("value", "low", "high") and cell.isdecimal():
            return format_number(int(cell))
        if column.endswith("_date"):
            day = read_day(cell)
            return format_day(day) if day else cell
        if column == "subset_of":
            return self._figures.get(cell, "another figure") if cell else ""
        return cell

    def _figure(self, row: Row) -> str:
        return self._figures.get(row["row_id"], "a figure that is gone")

    def _operation(self, operation_id: str) -> str:
        return name_operation(operation_id, self._screen.all_claims, self._screen.tables)

    def _place(self, place_id: str) -> str:
        if place_id in ("", NO_PLACE):
            return "no place" if place_id else "unknown"
        places = self._screen.tables.places
        names = places.loc[places["place_id"] == place_id, "name"]
        return str(names.iloc[0]) if len(names) else "a place that is gone"

    def _row(self, row: Row) -> str:
        table, row_id = row["table_name"], row["row_id"]
        if table == FIGURES.name:
            return self._figure(row)
        if table == REPORTS.name:
            reports = self._screen.tables.reports
            titles = reports.loc[reports["report_id"] == row_id, "title"]
            return f"report {titles.iloc[0]}" if len(titles) else "a report that is gone"
        return str(row_id).replace("|", ", ")
