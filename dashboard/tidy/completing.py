"""What a figure that a person adds lacks is taken from its sentence and its report, or asked for.

A number without a day stands on whatever day is the last, and one that nobody said is as good as
any: such a figure would take over the counters.
"""

from collections.abc import Iterable, Mapping
from typing import Any

import pandas as pd

from dashboard.base.errors import CorrectionError
from dashboard.tidy.correctable import write_cell
from dashboard.tidy.wording import say_day

_DAYS = ("start_date", "end_date")
_CREDIT = "attributed_to"
_TAKEN = (*_DAYS, _CREDIT, "timing")

Row = Mapping[Any, Any]
Cells = Mapping[str, str | None]


def suggest(report: Row, start: int, end: int, figures: Iterable[Row]) -> dict[str, Any]:
    """Return days and source that a figure added to a report may have, for a person to look at.

    Parameters
    ----------
    report : mapping
        A row of the `reports` table.
    start, end : int
        Where its words stand.
    figures : iterable of mapping
        The report's figures: the one whose sentence holds the words tells.

    Returns
    -------
    dict
        Cells of the `figures` table; without such a figure the day of publication alone.
    """
    text = report["text"]
    for figure in figures:
        first = text.find(figure["sentence"], max(0, figure["start"] - len(figure["sentence"])))
        if 0 <= first <= start and end <= first + len(figure["sentence"]):
            found = {name: figure[name] for name in _TAKEN}
            if not pd.isna(found["end_date"]):
                return found
    published = report["published_date"]
    return {} if pd.isna(published) else dict.fromkeys(_DAYS, published)


def complete(cells: Cells, report: Row) -> dict[str, str | None]:
    """Return what is stated of a figure, with the day of publication where it has no day.

    Parameters
    ----------
    cells : mapping of str to str or None
        What is stated of it.
    report : mapping
        A row of the `reports` table.

    Raises
    ------
    CorrectionError
        If neither the person nor the report says when it was, or who says so.
    """
    published = report["published_date"]
    if not str(cells[_CREDIT] or "").strip() and not report["publisher"].strip():
        raise CorrectionError("Give who said it: the report names no publisher.")
    if any(cells[name] for name in _DAYS):
        return dict(cells)
    if pd.isna(published):
        raise CorrectionError("Give the day it speaks of: the report has no date of publication.")
    return dict(cells) | dict.fromkeys(_DAYS, write_cell(published))


def say_completed(report: Row) -> str:
    """Return in words what `complete` takes from a report, or what has to be given."""
    published, publisher = report["published_date"], report["publisher"].strip()
    told = [
        "the day has to be given"
        if pd.isna(published)
        else f"the day is that of publication, {say_day(published)}",
        f"the source is the publisher, {publisher}" if publisher else "the source has to be given",
    ]
    return f"Left open, {told[0]}, and {told[1]}."
