"""Corrections follow a text that was edited: to the rows that stand for those they were made of.

The log keeps what a person wrote. Which row stands for a former one is noted when a report gives
way to another, see `tidy/carrying.py`, and is looked up here each time the log is read; so a
change made on a page that still shows the former text follows it too.
"""

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import pandas as pd

from dashboard.base.figure import make_figure_id
from dashboard.tidy.additions import ADDED_FIGURES
from dashboard.tidy.quoting import sentence_around
from dashboard.tidy.removing import REMOVED, REMOVED_REPORTS
from dashboard.tidy.reviewing import REVIEWS
from dashboard.tidy.schema import FIGURES, PLACE_MENTIONS, REPORTS

RECOMMENDATION = "recommendation"
WHOLE = "subset_of"
_OF_REPORTS = (REPORTS.name, PLACE_MENTIONS.name, REMOVED_REPORTS)
_OF_FIGURES = (FIGURES.name, REVIEWS, ADDED_FIGURES)

_STATES_WHOLE = rf'"{WHOLE}": "[^"]'

Row = Mapping[Any, Any]


@dataclass(frozen=True, slots=True)
class Successor:
    """What stands for a report or figure that is gone by an edit of the text.

    Attributes
    ----------
    former_id, present_id : str
        Both report_ids or both figure_ids.
    former_report_id : str
        The report that it was, or stood in.
    start, end : int
        Where a figure's words stand now.
    is_same_number : bool
        Whether it still counts the same and comes to the same number; of a report, whether the
        texts are alike.
    """

    former_id: str
    former_report_id: str
    present_id: str
    start: int
    end: int
    is_same_number: bool


class Succession:
    """What stands for what, as known now.

    Parameters
    ----------
    successors : iterable of Successor
        One a former id, none of which is there any more; what stands for it may have one itself.
    texts : mapping of str to str
        Texts of the reports there are, by report_id.
    """

    def __init__(self, successors: Iterable[Successor], texts: Mapping[str, str]) -> None:
        self._by_id = {one.former_id: one for one in successors}
        self._texts = texts

    def present(self, former_id: str) -> str:
        """Return the id that stands for another one, itself where none does."""
        found = self._find(former_id)
        return found.present_id if found else former_id

    def _find(self, former_id: str) -> Successor | None:
        """Return what stands for a row in the end."""
        found, passed = self._by_id.get(former_id), {former_id}
        while (
            found
            and (after := self._by_id.get(found.present_id))
            and found.present_id not in passed
        ):
            passed.add(found.present_id)
            is_same = found.is_same_number and after.is_same_number
            found = replace(after, former_id=former_id, is_same_number=is_same)
        return found

    def follow(self, row: Row) -> dict[Any, Any]:
        """Return a correction as it reads for the texts there are.

        Parameters
        ----------
        row : mapping
            A row of the `corrections` table as it was written down.

        Returns
        -------
        dict
            With ``former_row_id`` where it follows an edit.

        Notes
        -----
        Whether a figure is recommended is said of its number; where the text has another one now,
        it does not follow. Nor does that a report is taken out, where another text took its place.
        """
        table, column = row["table_name"], row["column_name"]
        if table not in (*_OF_REPORTS, *_OF_FIGURES):
            return dict(row)
        head, bar, rest = str(row["row_id"]).partition("|")
        found = self._find(head)
        if found and not found.is_same_number and column in (RECOMMENDATION, REMOVED):
            found = None
        if table == REMOVED_REPORTS and column != REMOVED:
            # It is said of the text that gave way; the newer one may have done so as well.
            return dict(row) | {"new_value": self._whole(row["new_value"])}
        after = dict(row)
        if found:
            after |= {"row_id": f"{found.present_id}{bar}{rest}", "former_row_id": row["row_id"]}
        if table == FIGURES.name and column == WHOLE:
            after |= {name: self._whole(row[name]) for name in ("old_value", "new_value")}
        elif table == REVIEWS:
            after["old_value"] = self._restate(row["old_value"])
        elif table == ADDED_FIGURES:
            after["new_value"] = self._restate(row["new_value"], found)
        return after

    def _whole(self, cell: Any) -> Any:
        return self.present(cell) if isinstance(cell, str) else cell

    def _restate(self, stated: Any, moved: Successor | None = None) -> Any:
        """Return a figure or reading as JSON with its whole, and its place in the text, as now."""
        try:
            cells = json.loads(stated)
            cells[WHOLE] = self._whole(cells[WHOLE])
        except (ValueError, KeyError, TypeError):
            return stated  # Its form is looked at where it is applied.
        if moved:
            cells |= self._anchor(cells, moved)
        return json.dumps(cells, ensure_ascii=False)

    def _anchor(self, cells: Mapping[str, Any], moved: Successor) -> dict[str, str]:
        report_id, start, end = self.present(str(cells.get("report_id"))), moved.start, moved.end
        figure_id = make_figure_id(report_id, str(cells.get("metric")), start, end)
        # Its words were not found again in a later edit than the one that is noted.
        if figure_id != moved.present_id or report_id not in self._texts:
            return {}
        text = self._texts[report_id]
        return {
            "figure_id": figure_id,
            "report_id": report_id,
            "start": str(start),
            "end": str(end),
            "evidence": text[start:end],
            "sentence": sentence_around(text, start, end)[0],
        }


def follow_edits(
    corrections: pd.DataFrame, successors: Iterable[Successor], reports: pd.DataFrame
) -> pd.DataFrame:
    """Return the log as it reads for the texts there are.

    Parameters
    ----------
    corrections : pandas.DataFrame
        The `corrections` table as it was written down; not changed.
    successors : iterable of Successor
        What stands for what is gone.
    reports : pandas.DataFrame
        The `reports` table.

    Returns
    -------
    pandas.DataFrame
        The frame itself where nothing was edited.
    """
    known = list(successors)
    if not known or corrections.empty:
        return corrections
    named = {one.present_id for one in known} | {one.former_report_id for one in known}
    edited = reports[reports["report_id"].isin(named)]
    succession = Succession(known, dict(zip(edited["report_id"], edited["text"], strict=True)))
    is_meant = _may_follow(corrections, [one.former_id for one in known])
    rows = [succession.follow(row) for row in corrections[is_meant].to_dict("records")]
    after = corrections.copy()
    for name in ("row_id", "old_value", "new_value", "former_row_id"):
        after.loc[is_meant, name] = [row[name] for row in rows]
    return after


def _may_follow(corrections: pd.DataFrame, former_ids: Sequence[str]) -> "pd.Series[bool]":
    """Return which corrections name a row that is gone, as theirs or as the whole of a figure."""
    named = corrections["row_id"].str.split("|").str[0].isin(former_ids)
    named |= corrections["column_name"] == WHOLE
    for table, column in ((REVIEWS, "old_value"), (ADDED_FIGURES, "new_value")):
        is_of = corrections["table_name"] == table
        stated = corrections.loc[is_of, column].fillna("")
        named |= stated.str.contains(_STATES_WHOLE).reindex(corrections.index, fill_value=False)
    return named
