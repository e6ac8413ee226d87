"""Corrections as a test writes them down."""

from datetime import UTC, datetime

from dashboard.tidy.corrections import Correction


def correct(
    row_id: str,
    column: str,
    new: str | None,
    old: str | None = "",
    *,
    table: str = "figures",
    by: str = "A. B.",
    reason: str = "double of the first",
) -> Correction:
    """Return a correction made at noon of 16 December 2016."""
    return Correction(
        datetime(2016, 12, 16, 12, tzinfo=UTC), by, table, row_id, column, old, new, reason
    )
