"""The frames of the tables: made, typed and checked by their declarations in `tidy/schema.py`."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
import pandas as pd
from pandas.api.extensions import ExtensionDtype
from pandas.api.types import pandas_dtype

from dashboard.base.errors import SchemaError
from dashboard.tidy.declaration import Column, Table, Type
from dashboard.tidy.schema import (
    CORRECTIONS,
    FIGURES,
    LEFTOVERS,
    PLACE_MENTIONS,
    PLACES,
    REPORTS,
)

Dtype = np.dtype[Any] | ExtensionDtype

_DTYPES = {
    Type.TEXT: "str",
    Type.INTEGER: "int64",
    Type.NUMBER: "float64",
    Type.DATE: "datetime64[us]",
    Type.TIME: "datetime64[us, UTC]",
    Type.BOOLEAN: "bool",
}
_BLANKS: dict[Type, Any] = {Type.TEXT: "", Type.INTEGER: 0, Type.NUMBER: 0.0, Type.BOOLEAN: False}


@dataclass(frozen=True, slots=True)
class Tables:
    """The stored tables as frames, each as `tidy/schema.py` declares it.

    The frames are shared by all who read them and never changed in place.

    Attributes
    ----------
    reports, figures, leftovers, places, place_mentions, corrections : pandas.DataFrame
        The table of that name.
    """

    reports: pd.DataFrame
    figures: pd.DataFrame
    leftovers: pd.DataFrame
    places: pd.DataFrame
    place_mentions: pd.DataFrame
    corrections: pd.DataFrame

    @classmethod
    def empty(cls) -> "Tables":
        """Return tables without a row."""
        return cls(
            *(
                make_frame(table, ())
                for table in (REPORTS, FIGURES, LEFTOVERS, PLACES, PLACE_MENTIONS, CORRECTIONS)
            )
        )


@cache
def dtype_of(column: Column) -> Dtype:
    """Return the pandas dtype of a column.

    Examples
    --------
    >>> dtype_of(Column("value", Type.INTEGER, "", is_nullable=True))
    Int64Dtype()
    """
    is_nullable_integer = column.type is Type.INTEGER and column.is_nullable
    return pandas_dtype("Int64" if is_nullable_integer else _DTYPES[column.type])


def cast(table: Table, frame: pd.DataFrame) -> pd.DataFrame:
    """Return the frame with the table's columns, in its order and dtypes.

    Columns that the frame lacks come out blank: null where they may be, else "", 0 or False.
    Columns the table does not have are left out.
    """
    columns: dict[str, pd.Series] = {}
    for column in table.columns:
        if column.name in frame:
            columns[column.name] = _typed(column, frame[column.name])
        else:
            blank = None if column.is_nullable else _BLANKS.get(column.type)
            columns[column.name] = pd.Series([blank] * len(frame), frame.index).astype(
                dtype_of(column)
            )
    return pd.DataFrame(columns, index=frame.index)


def _typed(column: Column, values: pd.Series) -> pd.Series:
    dtype = dtype_of(column)
    if values.dtype == dtype:
        return values
    is_time = column.type is Type.TIME
    typed: pd.Series = (pd.to_datetime(values, utc=True) if is_time else values).astype(dtype)
    return typed


def make_frame(table: Table, rows: Iterable[Mapping[str, object]]) -> pd.DataFrame:
    """Return rows as the table's frame, indexed from 0."""
    return cast(table, pd.DataFrame.from_records(list(rows)))


def look_up(keys: pd.Series, values: Mapping[Any, Any] | pd.Series) -> pd.Series:
    """Return what a table of texts holds for each key, "" where it holds nothing.

    Examples
    --------
    >>> look_up(pd.Series(["SY", "XX"]), {"SY": "Syria"}).tolist()
    ['Syria', '']
    """
    found = keys.map(values)
    # Without a single hit the column comes out as numbers, which takes no text.
    texts: pd.Series = found.astype("object").where(found.notna(), "").astype("str")
    return texts


def check(table: Table, frame: pd.DataFrame) -> None:
    """Hold a frame to its table's declaration.

    Raises
    ------
    SchemaError
        At the first column that is missing or has another type, a null, a value that is not
        allowed, or a key that two rows share.
    """
    if list(frame.columns) != [column.name for column in table.columns]:
        raise SchemaError(f"{table.name} has the columns {', '.join(frame.columns)}")
    for column in table.columns:
        values = frame[column.name]
        if values.dtype != dtype_of(column):
            raise SchemaError(f"{table.name}.{column.name} is {values.dtype}")
        if not column.is_nullable and values.isna().any():
            raise SchemaError(f"{table.name}.{column.name} has a null")
        strange = set(values.dropna().unique()) - set(column.allowed) if column.allowed else set()
        if strange:
            raise SchemaError(f"{table.name}.{column.name} has the value {min(strange)!r}")
    if frame.duplicated(list(table.key)).any():
        raise SchemaError(f"{table.name} has two rows with one {', '.join(table.key)}")
