"""The log of corrections in the store: what is added at its end is numbered in one go."""

from collections.abc import Sequence

from sqlalchemy import Connection, func, insert, select

from dashboard.tidy.build import correction_row
from dashboard.tidy.corrections import Correction
from dashboard.tidy.database import SQL_TABLES
from dashboard.tidy.schema import CORRECTIONS

_CORRECTION = SQL_TABLES[CORRECTIONS.name]


def append(connection: Connection, corrections: Sequence[Correction]) -> tuple[int, ...]:
    """Write corrections down after all others, and return their numbers.

    Parameters
    ----------
    connection : sqlalchemy.Connection
        In a writing transaction, so that nobody takes the same numbers.
    corrections : sequence of Correction
        In the order in which they are to be applied.
    """
    last = int(connection.scalar(select(func.max(_CORRECTION.c.correction_id))) or 0)
    numbers = tuple(range(last + 1, last + 1 + len(corrections)))
    rows = [
        correction_row(correction) | {"correction_id": number}
        for number, correction in zip(numbers, corrections, strict=True)
    ]
    if rows:
        connection.execute(insert(_CORRECTION), rows)
    return numbers
