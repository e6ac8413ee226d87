"""A corrected figure says so: what was read stands beside what a person made of it."""

import json
from collections.abc import Iterable

from dashboard.tidy.correctable import CORRECTABLE, read_cell
from dashboard.tidy.schema import FIGURES
from dashboard.tidy.terms import ReviewStatus
from dashboard.view.cells import Row, amount_of
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


def describe_review(row: Row) -> str:
    """Return in a few words what became of a figure under review, "" where nothing did.

    Parameters
    ----------
    row : Row
        A row of the figures or claims.

    Notes
    -----
    A number that was corrected is told with the one that was read.
    """
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
