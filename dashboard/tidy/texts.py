"""Columns of texts looked through by Arrow: pandas takes each text in hand, many times as long."""

from collections.abc import Sequence
from typing import Any

import numpy as np
import pandas as pd
import pyarrow as pa
import pyarrow.compute as pc


def as_texts(column: pd.Series) -> Any:
    """Return a column of texts as Arrow holds it, in one piece."""
    held = pa.array(column.array)
    whole = held.combine_chunks() if isinstance(held, pa.ChunkedArray) else held
    return whole.cast(pa.large_string())


def find_positions(values: pd.Series | Sequence[str], among: pd.Series) -> np.ndarray:
    """Return at which place of a column of texts each of some stands first, -1 where at none.

    Examples
    --------
    >>> find_positions(["b", "c"], pd.Series(["a", "b", "b"])).tolist()
    [1, -1]
    """
    found = pc.index_in(_array(values), value_set=as_texts(among), skip_nulls=True)
    positions: np.ndarray = found.fill_null(-1).to_numpy(zero_copy_only=False)
    return positions


def is_among(values: pd.Series, among: pd.Series) -> np.ndarray:
    """Return which texts of a column stand in another, however many that has.

    Examples
    --------
    >>> is_among(pd.Series(["b", "c"]), pd.Series(["a", "b", "b"])).tolist()
    [True, False]
    """
    return find_positions(values, among) >= 0


def sort_places(frame: pd.DataFrame, columns: Sequence[str]) -> np.ndarray:
    """Return the places of the rows in the order of some columns, nulls last.

    Parameters
    ----------
    frame : pandas.DataFrame
        With these columns: of texts, numbers or days.
    columns : sequence of str
        The first goes before the others. Rows alike in all of them stay as they stand.
    """
    data = pa.table({name: pa.array(frame[name].array, from_pandas=True) for name in columns})
    keys = [(name, "ascending") for name in columns]
    places: np.ndarray = pc.sort_indices(data, keys).to_numpy()
    return places


def _array(values: pd.Series | Sequence[str]) -> Any:
    return (
        as_texts(values) if isinstance(values, pd.Series) else pa.array(values, pa.large_string())
    )
