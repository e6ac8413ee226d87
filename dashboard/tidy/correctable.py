"""Which cells a person may correct, and how a correction writes down what a cell holds."""

from dataclasses import replace
from datetime import date
from typing import Any

import numpy as np
import pandas as pd

from dashboard.base.errors import CorrectionError
from dashboard.tidy.declaration import Column, Type
from dashboard.tidy.derived import OPERATIONS
from dashboard.tidy.place_names import PLACE_NAMES
from dashboard.tidy.removing import REMOVED, REMOVED_REPORTS, REPLACED
from dashboard.tidy.schema import CORRECTIONS, FIGURES, PLACE_MENTIONS, PLACES, REPORTS
from dashboard.tidy.terms import CorrectionState

Cell = str | int | float | bool | pd.Timestamp | None

_EXAMPLES = {
    Type.TEXT: "text",
    Type.INTEGER: "a whole number such as 3000",
    Type.NUMBER: "a number such as 36.2",
    Type.DATE: "a day such as 2016-12-15",
    Type.TIME: "a day such as 2016-12-15",
    Type.BOOLEAN: "true or false",
}

# Evidence and provenance are what was read; a correction leaves them as they are.
_FIXED = frozenset(
    {"figure_id", "report_id", "start", "end", "evidence", "sentence", "rule", "text"}
    | {"document_sha256", "location", "retrieved_at", "place_id", "review_status", "read_as"}
)
CORRECTABLE: dict[str, dict[str, Column]] = {
    table.name: {column.name: column for column in table.columns if column.name not in _FIXED}
    for table in (REPORTS, FIGURES, PLACES)
} | {
    PLACE_MENTIONS.name: {"place_id": PLACE_MENTIONS.column_by_name["place_id"]},
    PLACE_NAMES: {"place_id": PLACE_MENTIONS.column_by_name["place_id"]},
    CORRECTIONS.name: {
        "state": Column(
            "state",
            Type.TEXT,
            "taken back, or not",
            is_nullable=True,
            allowed=(CorrectionState.WITHDRAWN.value,),
        )
    },
    REMOVED_REPORTS: {
        REMOVED: Column(
            REMOVED, Type.TEXT, "taken out, or not", is_nullable=True, allowed=("true",)
        ),
        REPLACED: Column(REPLACED, Type.TEXT, "the report that stands for it", is_nullable=True),
    },
    OPERATIONS.name: {
        # Empty where the rule decides.
        "name": replace(OPERATIONS.column_by_name["name"], is_nullable=True),
        "merged_into": Column(
            "merged_into", Type.TEXT, "the operation it is a part of", is_nullable=True
        ),
    },
}


def write_cell(cell: Any) -> str | None:
    """Return a cell as a correction states it."""
    if pd.isna(cell):
        return None
    if isinstance(cell, pd.Timestamp):
        return cell.date().isoformat()
    return str(cell).lower() if isinstance(cell, bool | np.bool_) else str(cell)


def read_cell(column: Column, value: str | None) -> Cell:
    """Return what a correction states as the column's frame holds it."""
    told = f"{value!r} cannot stand in {column.name}"
    if value is None:
        if not column.is_nullable:
            raise CorrectionError(f"{column.name} cannot be empty")
        return None
    if column.allowed and value not in column.allowed:
        allowed = ", ".join(repr(one) for one in column.allowed)
        raise CorrectionError(f"{told}; these can: {allowed}")
    try:
        match column.type:
            case Type.INTEGER:
                return int(value)
            case Type.NUMBER:
                return float(value)
            case Type.DATE | Type.TIME:
                return pd.Timestamp(date.fromisoformat(value))
            case Type.BOOLEAN:
                return {"true": True, "false": False}[value]
            case Type.TEXT:
                return value
    except (ValueError, KeyError) as error:
        raise CorrectionError(f"{told}; write {_EXAMPLES[column.type]}") from error
