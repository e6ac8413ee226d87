"""Reports that a person takes out, and those that gave way to a newer version on a person's word.

Such a correction has ``removed_reports`` as its table and the report as its row. Of one that is
taken out the column is ``is_removed``: the store keeps it with all that was said of it, and the
tables are read without it until the correction is taken back. Of one that gave way the column is
``replaced_by`` and the new value the report that stands for it: it is kept as well, and what was
said of it holds of the newer one as long as the correction does, see `tidy/successors.py`.
"""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any

import pandas as pd

from dashboard.tidy.summary_words import many
from dashboard.tidy.tables import Tables
from dashboard.tidy.terms import CorrectionState
from dashboard.tidy.withdrawing import CellChange

REMOVED_REPORTS = "removed_reports"
REMOVED, REPLACED = "is_removed", "replaced_by"

_State = tuple[CorrectionState, str | None]


def remove(report_id: str) -> CellChange:
    """Return the change of a cell that takes a report out."""
    return REMOVED_REPORTS, report_id, REMOVED, None, "true"


def replace_by(report_id: str, newer_id: str) -> CellChange:
    """Return the change of a cell by which a report gives way to a newer version."""
    return REMOVED_REPORTS, report_id, REPLACED, None, newer_id


@dataclass(frozen=True, slots=True)
class Removal:
    """Why a report is not shown.

    Attributes
    ----------
    number : int
        The correction to be taken back.
    report_id : str
        The report.
    replaced_by : str
        The report that stands for it; empty for one that was taken out.
    removed_at : datetime
        UTC.
    removed_by, reason, deed : str
        Who, why, and what, as the report was called then.
    """

    number: int
    report_id: str
    replaced_by: str
    removed_at: datetime
    removed_by: str
    reason: str
    deed: str

    @property
    def is_taken_out(self) -> bool:
        """Whether a person took the report out, so that nothing stands for it."""
        return not self.replaced_by


def remove_reports(tables: Tables, corrections: pd.DataFrame) -> tuple[Tables, dict[int, _State]]:
    """Return the tables without the reports that people took out, or had give way.

    Parameters
    ----------
    tables : Tables
        With the other corrections laid over them; not changed.
    corrections : pandas.DataFrame
        Those that stand, in their order.

    Returns
    -------
    tuple of Tables and dict
        The tables, the frames themselves where nothing is taken out; and by correction_id what
        became of it.

    Notes
    -----
    That a report gives way to one that is not kept, or that gave way to it, counts for nothing: of
    reports that would give way in a circle none would be left.
    """
    wanted = corrections[corrections["table_name"] == REMOVED_REPORTS]
    there, removed = set(tables.reports["report_id"]), set[str]()
    newer: dict[str, str] = {}
    states: dict[int, _State] = {}
    names = ["correction_id", "row_id", "column_name", "new_value"]
    for number, report_id, column, new in wanted[names].itertuples(index=False, name=None):
        if column == REPLACED and not _stands_for(report_id, new, there, newer):
            states[number] = CorrectionState.CONFLICT, None
            continue
        if column == REPLACED:
            newer.setdefault(report_id, new)
        # Older programs did not keep what gave way.
        is_kept = column == REMOVED or report_id in there
        state = _state_of(report_id, there, removed) if is_kept else CorrectionState.APPLIED
        removed |= {report_id} & there
        states[number] = state, None
    return (_without(tables, removed) if removed else tables), states


def _stands_for(
    report_id: str, newer_id: str, there: Collection[str], newer: Mapping[str, str]
) -> bool:
    """Return whether a report is kept and did not give way to the one that it shall stand for."""
    if newer_id not in there:
        return False
    while newer_id != report_id and newer_id in newer:
        newer_id = newer[newer_id]
    return newer_id != report_id


def _state_of(report_id: str, there: Collection[str], removed: Collection[str]) -> CorrectionState:
    if report_id in removed:
        return CorrectionState.SETTLED
    return CorrectionState.APPLIED if report_id in there else CorrectionState.ROW_GONE


def _without(tables: Tables, report_ids: Collection[str]) -> Tables:
    def kept(frame: pd.DataFrame) -> pd.DataFrame:
        return frame[~frame["report_id"].isin(report_ids)].reset_index(drop=True)

    return replace(
        tables,
        reports=kept(tables.reports),
        figures=kept(tables.figures),
        leftovers=kept(tables.leftovers),
        place_mentions=kept(tables.place_mentions),
    )


def read_removals(corrections: pd.DataFrame) -> Mapping[str, Removal]:
    """Return what took each report out that is not shown, by report_id, the last said first.

    Parameters
    ----------
    corrections : pandas.DataFrame
        The `corrections` table, with its states.
    """
    is_holding = (corrections["table_name"] == REMOVED_REPORTS) & (
        corrections["state"] == CorrectionState.APPLIED
    )
    rows = corrections[is_holding].sort_values("correction_id", ascending=False)
    return {row["row_id"]: read_removal(row) for row in rows.to_dict("records")}


def find_holding(corrections: pd.DataFrame, report_id: str) -> tuple[int, ...]:
    """Return the numbers of all corrections that take a report out, as each alone would."""
    is_holding = (
        (corrections["table_name"] == REMOVED_REPORTS)
        & (corrections["column_name"] == REMOVED)
        & (corrections["row_id"] == report_id)
        & corrections["state"].isin([CorrectionState.APPLIED, CorrectionState.SETTLED])
    )
    return tuple(corrections.loc[is_holding, "correction_id"].tolist())


def read_removal(row: Mapping[Any, Any]) -> Removal:
    """Return a row of the `corrections` table as what took a report out."""
    return Removal(
        number=int(row["correction_id"]),
        report_id=row["row_id"],
        replaced_by=row["new_value"] if row["column_name"] == REPLACED else "",
        removed_at=row["corrected_at"],
        removed_by=row["corrected_by"],
        reason=row["reason"],
        deed=row["deed"],
    )


def say_removed(title: str, figures: int, changes: int) -> str:
    """Return in words for the log what goes with a report that is taken out.

    Parameters
    ----------
    title : str
        The report's, or what stands for it.
    figures, changes : int
        See `count_said`.

    Examples
    --------
    >>> say_removed("First convoys", 12, 1)
    'Report “First convoys” removed, with 12 figures and 1 change by people'
    """
    more = f" and {many(changes, 'change')} by people" if changes else ""
    return f"Report “{title}” removed, with {many(figures, 'figure')}{more}"


def title_told(deed: str) -> str:
    """Return the title in the words of the log, see `say_removed`; empty where there is none.

    Examples
    --------
    >>> title_told(say_removed("The “first” convoys", 12, 1))
    'The “first” convoys'
    """
    return deed.partition("“")[2].rpartition("”")[0]


def count_said(tables: Tables, report_id: str) -> tuple[int, int]:
    """Return how many figures a report has, and how many changes by people speak of it or them.

    Parameters
    ----------
    tables : Tables
        The stored tables, with corrections applied.
    report_id : str
        The report.
    """
    figures = tables.figures.loc[tables.figures["report_id"] == report_id, "figure_id"]
    corrections = tables.corrections
    heads = corrections["row_id"].str.split("|").str[0]
    is_meant = heads.isin({report_id, *figures.astype("str")})
    is_holding = corrections["state"] != CorrectionState.WITHDRAWN
    return len(figures), int((is_meant & is_holding).sum())
