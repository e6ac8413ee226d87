"""What a change by a person does, in words, as things are called when it is made.

The words are kept with the change: a log that told of things by what they are called today would
rewrite itself whenever an operation is renamed or a figure corrected.
"""

from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import Any

import pandas as pd

from dashboard.base.metrics import METRICS
from dashboard.tidy.additions import ADDED_FIGURES, read_figure
from dashboard.tidy.derived import OPERATIONS
from dashboard.tidy.place_names import NO_PLACE, PLACE_NAMES
from dashboard.tidy.removing import REMOVED, REMOVED_REPORTS, count_said, say_removed
from dashboard.tidy.reviewing import REVIEWS
from dashboard.tidy.schema import CORRECTIONS, FIGURES, PLACE_MENTIONS, REPORTS
from dashboard.tidy.tables import Tables
from dashboard.tidy.terms import Recommendation
from dashboard.tidy.withdrawing import number_of
from dashboard.tidy.wording import title_of
from dashboard.view.cells import Row, amount_of, days_of
from dashboard.view.desk import Change
from dashboard.view.evacuations import describe_figure, name_operation
from dashboard.view.strangers import read_day
from dashboard.view.theme import format_day, format_number
from dashboard.view.words import (
    DATE_ACCURACIES,
    HEDGES,
    REVIEW_STATUSES,
    TIMINGS,
    UNITS,
    name_metric,
)

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
    "unit": "what people are counted as",
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
    "unit": UNITS,
    "date_accuracy": DATE_ACCURACIES,
}


class Deeds:
    """The words for changes over some tables.

    Parameters
    ----------
    tables : Tables
        Every stored table.
    claims : pandas.DataFrame
        The `claims` table, not filtered.
    row_ids : pandas.Series or None
        Keys of many rows that will be asked for, looked up at once.
    """

    def __init__(
        self, tables: Tables, claims: pd.DataFrame, row_ids: pd.Series | None = None
    ) -> None:
        self._tables = tables
        self._claims = claims
        self._figures: dict[str, str] = {}
        self._new_places: dict[str, str] = {}
        if row_ids is not None:
            self._find_figures(claims["figure_id"].isin(row_ids))

    def describe(self, change: Change) -> str:
        """Return what a change that is about to be made does."""
        if change.place:
            self._new_places[change.place.place_id] = change.place.name
        names = ("table_name", "row_id", "column_name", "old_value", "new_value")
        return self.say({name: getattr(change, name) for name in names})

    def operation_of(self, changes: Sequence[Change]) -> str:
        """Return the name of the operation that changes are of; empty for none or several.

        Parameters
        ----------
        changes : sequence of Change
            About to be made; of one that takes back another, that one counts.
        """
        made = [self._meant(change) for change in changes]
        figures = {row["row_id"] for row in made if row["table_name"] in (FIGURES.name, REVIEWS)}
        mine = self._claims["figure_id"].isin(figures)
        names = set(self._claims.loc[mine, "operation"]) if figures else set()
        for row in made:
            if row["table_name"] == OPERATIONS.name:
                is_merged = row["column_name"] == "merged_into" and row["new_value"]
                names.add(self._operation(row["new_value"] if is_merged else row["row_id"]))
        return str(names.pop()) if len(names) == 1 else ""

    def _meant(self, change: Change) -> Row:
        corrections = self._tables.corrections
        row: Row = asdict(change)
        while row["table_name"] == CORRECTIONS.name:
            of = corrections["correction_id"] == number_of(row["row_id"])
            [row] = corrections[of].to_dict("records") or [{"table_name": ""}]
        return row

    def say(self, row: Row) -> str:
        """Return what a row of the `corrections` table changed."""
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
        column = row["column_name"]
        say = {
            REVIEWS: self._review,
            ADDED_FIGURES: self._addition,
            PLACE_NAMES: self._place_name,
            PLACE_MENTIONS.name: self._place_name,
            REMOVED_REPORTS: self._removal,
        }.get(row["table_name"])
        if say:
            return say(row)
        if row["table_name"] == CORRECTIONS.name:
            return f"Change {row['row_id']} undone"
        words = NAMES.get(column, str(column).removesuffix("_id").replace("_", " "))
        was, now = (self._cell(column, cell) or "nothing" for cell in (old, new))
        return f"{self._row(row)}: {words} changed from {was} to {now}"

    def _review(self, row: Row) -> str:
        said = _text(row["new_value"])
        return f"{self._figure(row)}: {REVIEW_STATUSES.get(said, said)}"

    def _place_name(self, row: Row) -> str:
        old, new = (self._place(_text(row[name])) for name in ("old_value", "new_value"))
        report_id, bar, rest = str(row["row_id"]).partition("|")
        if row["table_name"] == PLACE_NAMES or not bar:
            return f"“{row['row_id']}” is {new}, not {old}"
        where = self._title(report_id) or "a report that is gone"
        return f"“{rest.rpartition('|')[0]}” is {new}, not {old}, in {where}"

    def _addition(self, row: Row) -> str:
        told = read_figure(row["new_value"])
        what = f"{amount_of(told)} {name_metric(told['metric']).lower()}"
        days, who = days_of(told), self._who_says(told)
        return ", ".join(one for one in (f"Figure added: {what}", days, who) if one) + (
            f", “{told['evidence']}”"
        )

    def _who_says(self, told: Row) -> str:
        reports = self._tables.reports
        publishers = reports.loc[reports["report_id"] == told["report_id"], "publisher"]
        return str(told["attributed_to"] or (publishers.iloc[0] if len(publishers) else ""))

    def _removal(self, row: Row) -> str:
        title = self._title(row["row_id"])
        if row["column_name"] != REMOVED:
            return f"Report “{title}” replaced by a newer version"
        return say_removed(title, *count_said(self._tables, row["row_id"]))

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
            return self._name_figure(cell, "another figure") if cell else ""
        return cell

    def _figure(self, row: Row) -> str:
        return self._name_figure(row["row_id"], "a figure that is gone")

    def _name_figure(self, figure_id: str, otherwise: str) -> str:
        if figure_id not in self._figures:
            self._find_figures(self._claims["figure_id"] == figure_id)
        return self._figures.get(figure_id, otherwise)

    def _find_figures(self, is_asked: "pd.Series[bool]") -> None:
        rows = self._claims[is_asked].to_dict("records")
        self._figures |= {row["figure_id"]: describe_figure(row) for row in rows}

    def _operation(self, operation_id: str) -> str:
        return name_operation(operation_id, self._claims, self._tables)

    def _place(self, place_id: str) -> str:
        if place_id in ("", NO_PLACE):
            return "no place" if place_id else "unknown"
        if place_id in self._new_places:
            return self._new_places[place_id]
        places = self._tables.places
        names = places.loc[places["place_id"] == place_id, "name"]
        return str(names.iloc[0]) if len(names) else "a place that is gone"

    def _row(self, row: Row) -> str:
        table, row_id = row["table_name"], row["row_id"]
        if table == FIGURES.name:
            return self._figure(row)
        if table == REPORTS.name:
            title = self._title(row_id)
            return f"report {title}" if title else "a report that is gone"
        return str(row_id).replace("|", ", ")

    def _title(self, report_id: str) -> str:
        reports = self._tables.reports
        rows = reports.loc[reports["report_id"] == report_id, ["title", "text"]].to_dict("records")
        return title_of(rows[0]) if rows else ""


def _text(cell: Any) -> str:
    return "" if pd.isna(cell) else str(cell)
