"""What people said of figures: pinned as recommended or excluded, by whom, when and why."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date

import pandas as pd

from dashboard.tidy.schema import FIGURES
from dashboard.tidy.tables import Tables
from dashboard.tidy.terms import CorrectionState, Recommendation
from dashboard.view.cells import as_day
from dashboard.view.desk import Change
from dashboard.view.theme import format_day

COLUMN = "recommendation"
_DONE = {Recommendation.PINNED: "Recommended", Recommendation.EXCLUDED: "Excluded"}


@dataclass(frozen=True, slots=True)
class Decision:
    """What a person said last of a figure.

    Attributes
    ----------
    kind : Recommendation
        Pinned or excluded.
    by : str
        Who.
    day : date
        When.
    reason : str
        Why.
    number : int
        Of the correction.
    """

    kind: Recommendation
    by: str
    day: date
    reason: str
    number: int

    @property
    def words(self) -> str:
        """All of it in a line, not escaped."""
        return f"{_DONE[self.kind]} by {self.by}, {format_day(self.day)}: {self.reason}"


def read_decisions(tables: Tables) -> Mapping[str, Decision]:
    """Return the decision that holds for each figure that has one, by figure_id."""
    rows = tables.corrections
    rows = rows[
        (rows["table_name"] == FIGURES.name)
        & (rows["column_name"] == COLUMN)
        & (rows["state"] == CorrectionState.APPLIED)
    ].drop_duplicates("row_id", keep="last")
    return {
        row["row_id"]: Decision(
            kind=Recommendation(row["new_value"]),
            by=row["corrected_by"],
            day=as_day(row["corrected_at"]) or date.min,
            reason=row["reason"],
            number=row["correction_id"],
        )
        for row in rows.to_dict("records")
        if row["new_value"]
    }


def decide(figures: pd.DataFrame, figure_id: str, kind: Recommendation) -> tuple[Change, ...]:
    """Return the changes that pin or exclude a figure.

    Parameters
    ----------
    figures : pandas.DataFrame
        The `figures` table.
    figure_id : str
        The figure.
    kind : Recommendation
        What is said of it.

    Notes
    -----
    A report often tells one fact twice. What is said against one telling holds for the others
    of its source that count the same in the same way, else the next one would take its place;
    what another source says stands on its own.
    """
    chosen = figures[figures["figure_id"] == figure_id]
    if kind is Recommendation.EXCLUDED and not chosen.empty and chosen.iloc[0]["fact_id"]:
        one = chosen.iloc[0]
        alike = ("report_id", "fact_id", "metric", "timing", "attributed_to")
        same = [figures[name] == one[name] for name in alike]
        chosen = figures[pd.concat(same, axis=1).all(axis=1)]
    return tuple(
        Change(FIGURES.name, row["figure_id"], COLUMN, row[COLUMN], kind.value)
        for row in chosen.to_dict("records")
        if row[COLUMN] != kind
    )
