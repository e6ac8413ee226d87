"""The cells of a table's row as plain values and as words."""

from collections.abc import Mapping
from datetime import date
from typing import Any

import pandas as pd

from dashboard.base.metrics import counts_households
from dashboard.view.theme import format_day, format_days
from dashboard.view.words import describe_amount

Row = Mapping[Any, Any]
"""One row of a table, by column name."""


def as_day(value: Any) -> date | None:
    """Return a cell of a date column as a day, None where it is empty."""
    return None if pd.isna(value) else pd.Timestamp(value).date()


def amount_of(row: Row) -> str:
    """Return a figure's number in words, from its value, bounds and qualifier.

    Families that a metric of persons counts are called so: nobody has made persons of them.
    """
    is_known = not pd.isna(row["value"])
    amount = describe_amount(
        int(row["value"]) if is_known else None, int(row["low"]), int(row["high"]), row["qualifier"]
    )
    is_of_families = counts_households(row.get("metric", ""), row.get("unit", ""))
    return f"{amount} families" if is_of_families else amount


def days_of(row: Row) -> str:
    """Return the days a figure speaks of, empty where it states none."""
    return format_days(as_day(row["start_date"]), as_day(row["end_date"]))


def published_of(row: Row, missing: str) -> str:
    """Return a report's day of publication, or the words for a missing one."""
    day = as_day(row["published_date"])
    return format_day(day) if day else missing
