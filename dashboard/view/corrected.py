"""A corrected figure says so: what was read stands beside what a person made of it."""

import json
from collections.abc import Iterable
from datetime import date

import pandas as pd

from dashboard.tidy.additions import ADDED_FIGURES
from dashboard.tidy.correctable import CORRECTABLE, read_cell
from dashboard.tidy.reviewing import REVIEWS
from dashboard.tidy.schema import FIGURES
from dashboard.tidy.tables import Tables
from dashboard.tidy.terms import CorrectionState, ReviewStatus
from dashboard.view.cells import Row, amount_of, as_day
from dashboard.view.theme import format_day
from dashboard.view.words import REVIEW_STATUSES, name_metric

_NOTHING = "nothing"


def read_row(row: Row) -> Row:
    """Return a row of the figures or claims as it was read, before anybody corrected it."""
    cells: dict[str, str | None] = json.loads(row["read_as"] or "{}")
    columns = CORRECTABLE[FIGURES.name]
    return {**row} | {name: read_cell(columns[name], cell) for name, cell in cells.items()}


def set_beside(
    now: Iterable[tuple[str, str]], before: Iterable[tuple[str, str]]
) -> list[tuple[str, str]]:
    """Return named texts, each that is another than before with the former one.

    Examples
    --------
    >>> set_beside([("Who", "women"), ("At", "Homs")], [("Who", ""), ("At", "Homs")])
    [('Who', 'women (corrected; read as nothing)'), ('At', 'Homs')]
    """
    return [
        (name, text if text == former else f"{text or _NOTHING} (corrected; read as {former})")
        for (name, text), former in zip(now, (one or _NOTHING for _, one in before), strict=True)
        if text or former != _NOTHING
    ]


def read_hands(tables: Tables) -> dict[str, str]:
    """Return who added, corrected or reviewed each figure last, when and why, by figure_id."""
    return {row["row_id"]: _say_hand(row) for row in _last_rows(tables.corrections)}


def hand_of(tables: Tables, figure_id: str) -> str:
    """Return what `read_hands` says of one figure, "" where nobody did anything to it."""
    rows = tables.corrections
    return "".join(map(_say_hand, _last_rows(rows[rows["row_id"] == figure_id])))


def _last_rows(corrections: pd.DataFrame) -> list[Row]:
    """Return the last thing that was said or corrected of each figure and holds."""
    rows = corrections[
        corrections["table_name"].isin((FIGURES.name, REVIEWS, ADDED_FIGURES))
        & (corrections["column_name"] != "recommendation")
        & (corrections["state"] == CorrectionState.APPLIED)
    ]
    return list(rows.drop_duplicates("row_id", keep="last").to_dict("records"))


def _say_hand(row: Row) -> str:
    day = format_day(as_day(row["corrected_at"]) or date.min)
    why = f" (“{row['reason']}”)" if row["reason"] else ""
    return f"{row['corrected_by']}, {day}{why}"


def describe_review(row: Row, by: str = "") -> str:
    """Return in a few words what became of a figure under review, "" where nothing did.

    Parameters
    ----------
    row : Row
        A row of the figures or claims.
    by : str
        Who did so, when and why, see `read_hands`; "" leaves it open.

    Notes
    -----
    A number that was corrected is told with the one that was read.
    """
    words = _describe(row)
    return f"{words}, by {by}" if words and by else words


def _describe(row: Row) -> str:
    words = REVIEW_STATUSES[row["review_status"]] if row["review_status"] else ""
    if not row["read_as"]:
        return words
    before = read_row(row)
    was = [
        say
        for say, now in (
            (amount_of(before), amount_of(row)),
            (name_metric(before["metric"]).lower(), name_metric(row["metric"]).lower()),
        )
        if say != now
    ]
    told = f"corrected, read as {' '.join(was)}" if was else "corrected"
    is_corrected = row["review_status"] == ReviewStatus.CORRECTED
    return told if is_corrected or not words else f"{words}, {told}"
