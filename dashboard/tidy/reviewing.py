"""What a person says of a figure as a whole: accepted, rejected, or in dispute.

Such a correction has ``reviews`` as its table, the figure's id as its row and ``state`` as its
column. Its old value is the reading that the person saw, as JSON by column: when the report is read
again and the figure reads otherwise there, what was said does not hold for it and waits as a
conflict. What was said last holds.
"""

import json
from collections.abc import Mapping
from typing import Any

from dashboard.base.errors import CorrectionError
from dashboard.tidy.correctable import CORRECTABLE, read_cell, write_cell
from dashboard.tidy.schema import FIGURES
from dashboard.tidy.terms import SAID_IN_REVIEW, ReviewStatus

REVIEWS = "reviews"
NUMBER_COLUMNS = ("metric", "value", "low", "high")
"""What a figure is rejected for: a better date or place does not make it right."""
CONTENT_COLUMNS = (
    *NUMBER_COLUMNS,
    *("unit", "qualifier", "timing", "population", "start_date", "end_date", "date_accuracy"),
    *("origin", "destination", "place", "attributed_to", "subset_of"),
)
"""What a person vouches for who accepts a figure, and what can be corrected of it."""


def state_reading(figure: Mapping[Any, Any], said: ReviewStatus) -> str:
    """Return the reading that something is said of, as a correction states it.

    Parameters
    ----------
    figure : mapping
        A row of the `figures` table.
    said : ReviewStatus
        A rejection is of the number alone, the others are of all that was read.
    """
    columns = NUMBER_COLUMNS if said is ReviewStatus.REJECTED else CONTENT_COLUMNS
    return json.dumps({name: write_cell(figure[name]) for name in columns}, ensure_ascii=False)


def holds(figure: Mapping[Any, Any], reading: str) -> bool:
    """Return whether a figure still reads as it did when something was said of it."""
    stated: dict[str, str | None] = json.loads(reading)
    return all(write_cell(figure[name]) == cell for name, cell in stated.items())


def check_review(column: str, reading: str | None, said: str | None) -> None:
    """Hold what is said of a figure to its form.

    Raises
    ------
    CorrectionError
        If it is nothing that can be said, or is said of no reading.
    """
    if column != "state" or said not in SAID_IN_REVIEW:
        known = ", ".join(repr(one.value) for one in SAID_IN_REVIEW)
        raise CorrectionError(f"{said!r} cannot be said of a figure; these can: {known}")
    try:
        stated = json.loads(reading or "")
        for name, cell in stated.items():
            read_cell(CORRECTABLE[FIGURES.name][name], cell)
    except (ValueError, KeyError, AttributeError) as error:
        raise CorrectionError(f"{reading!r} is not how a figure is read") from error


def find_status(said: str, read_as: str, *, is_added: bool) -> str:
    """Return what became of a figure under review, "" where nobody has looked at it.

    Parameters
    ----------
    said : str
        What was said of it last, "" when it was nothing or a cell was corrected since.
    read_as : str
        What was read in its corrected cells, "" where there is none.
    is_added : bool
        Whether a person added it.
    """
    if said in (ReviewStatus.REJECTED, ReviewStatus.DISPUTED):
        return said
    if read_as:
        return ReviewStatus.CORRECTED.value
    return said or (ReviewStatus.ADDED.value if is_added else "")
