"""Tables as Arrow has them: column by column, read from the database in pieces, put into frames.

A frame made here shares its memory with the Arrow columns where it can. A million rows are never
held as Python objects, which would take ten times the room and most of the time.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pandas as pd
import pyarrow as pa
import pyarrow.compute as pc
from pandas.api.extensions import ExtensionDtype
from sqlalchemy import Connection, select, type_coerce
from sqlalchemy import Table as SqlTable
from sqlalchemy.types import NullType

from dashboard.tidy.declaration import Column, Table, Type
from dashboard.tidy.shelf import written
from dashboard.tidy.tables import dtype_of
from dashboard.tidy.texts import as_texts

_AT_ONCE = 5_000
"""Rows held as Python objects: more are not read faster."""
_LONG = 100
"""Rows in a stretch, from which on it is copied faster as a whole than row by row."""
_TYPES: Mapping[Type, Any] = {
    Type.TEXT: pa.large_string(),
    Type.INTEGER: pa.int64(),
    Type.NUMBER: pa.float64(),
    Type.DATE: pa.timestamp("us"),
    Type.TIME: pa.timestamp("us", tz="UTC"),
    Type.BOOLEAN: pa.bool_(),
}
_DAY, _MOMENT = pa.date32(), pa.timestamp("us")
_AS_READ: Mapping[Type, Any] = {Type.DATE: _DAY, Type.TIME: _MOMENT}
"""What the database's own days and times, without a zone, are read as."""


def read_table(connection: Connection, rows: SqlTable, table: Table) -> pa.Table:
    """Read the stored columns of a table, sorted by its key.

    Parameters
    ----------
    connection : sqlalchemy.Connection
        To the store.
    rows : sqlalchemy.Table
        The table as the database has it.
    table : Table
        Its declaration.
    """
    columns = [table.column_by_name[column.name] for column in rows.columns]
    # As the driver has them: a column of days is turned at once, not one by one.
    plain = [type_coerce(column, NullType()).label(column.name) for column in rows.columns]
    wanted = select(*plain).order_by(*rows.primary_key.columns)
    result = connection.execution_options(stream_results=True).execute(wanted)
    pieces = [
        [
            _read(column, values)
            for column, values in zip(columns, zip(*some, strict=True), strict=True)
        ]
        for some in result.partitions(_AT_ONCE)
    ]
    return pa.Table.from_arrays(
        [
            pa.chunked_array((piece[place] for piece in pieces), _TYPES[column.type])
            for place, column in enumerate(columns)
        ],
        [column.name for column in columns],
    )


def _read(column: Column, values: Sequence[Any]) -> Any:
    """Return some cells of a column, as SQLite's or PostgreSQL's driver gives them, as Arrow."""
    wanted = _TYPES[column.type]
    if column.type in _AS_READ:
        is_text = any(isinstance(value, str) for value in values)
        days = pa.array(values, pa.string() if is_text else _AS_READ[column.type])
        return days.cast(_AS_READ[column.type]).cast(wanted)
    if column.type is Type.BOOLEAN:
        return pa.array(map(bool, values), wanted)
    return pa.array(values, wanted)


def make_rows(columns: Sequence[Column], rows: Sequence[tuple[Any, ...]]) -> pd.DataFrame:
    """Return rows of plain values, in the order of the columns, as a frame of their types."""
    cells = zip(*rows, strict=True) if rows else ((),) * len(columns)
    arrays = [_read(column, values) for column, values in zip(columns, cells, strict=True)]
    return to_frame(columns, pa.Table.from_arrays(arrays, [column.name for column in columns]))


def splice(one: pd.DataFrame, other: pd.DataFrame, order: np.ndarray) -> pd.DataFrame:
    """Return rows of two frames, indexed from 0: mostly whole stretches of the first.

    Parameters
    ----------
    one, other : pandas.DataFrame
        Of the same columns, none of categories.
    order : numpy.ndarray
        The places of the rows that are taken, where those of the other frame go on behind those of
        the first.
    """
    starts = np.flatnonzero((np.diff(order, prepend=-2) != 1) | (order == len(one)))
    lengths = np.diff(starts, append=len(order))
    runs = [*zip(order[starts].tolist(), lengths.tolist(), strict=True)]
    is_text = [isinstance(dtype, pd.StringDtype) for dtype in one.dtypes]
    if len(runs) * _LONG > len(order) or not any(is_text):
        return pd.concat([one, other]).iloc[order].reset_index(drop=True)
    # Texts that stand behind one another are copied as they lie in memory.
    texts = {name: _splice_texts(one[name], other[name], runs) for name in one.columns[is_text]}
    rest = one.columns[~np.array(is_text)]
    spliced = pd.concat([one[rest], other[rest]]).iloc[order].reset_index(drop=True)
    columns = {name: texts[name] if name in texts else spliced[name] for name in one}
    return pd.DataFrame(columns, copy=False)


def _splice_texts(one: pd.Series, other: pd.Series, runs: Sequence[tuple[int, int]]) -> Any:
    first, second = map(as_texts, (one, other))
    pieces = [
        first.slice(start, length)
        if start < len(first)
        else second.slice(start - len(first), length)
        for start, length in runs
    ]
    texts: Any = one.dtype
    return texts.__from_arrow__(pa.concat_arrays(pieces) if pieces else first[:0])


def to_frame(columns: Iterable[Column], data: pa.Table) -> pd.DataFrame:
    """Return Arrow columns as a frame with the dtypes of their declarations, indexed from 0."""
    series = {column.name: _series(column, data.column(column.name)) for column in columns}
    return pd.DataFrame(series, index=pd.RangeIndex(len(data)), copy=False)


def _series(column: Column, data: Any) -> Any:
    if pa.types.is_dictionary(data.type):
        return _categories(data)
    dtype = dtype_of(column)
    if isinstance(dtype, ExtensionDtype) and hasattr(dtype, "__from_arrow__"):
        return dtype.__from_arrow__(data)
    return data.to_numpy()


def _categories(data: Any) -> pd.Categorical:
    if not data.num_chunks:  # of no rows
        return pd.Categorical.from_codes([], pd.Index([], dtype="str"))
    # A file that `write_file` made is in one piece: nothing of it is copied.
    whole = data.chunk(0)
    texts: Any = pd.StringDtype(na_value=np.nan)
    words = texts.__from_arrow__(whole.dictionary)
    codes = whole.indices.fill_null(-1) if whole.null_count else whole.indices
    return pd.Categorical.from_codes(codes.to_numpy(), pd.Index(words), validate=False)


def _encode(columns: Sequence[Any]) -> Iterator[Any]:
    """Yield columns of texts as numbers of one sorted list: numbers and texts sort alike."""
    found = pa.chunked_array([pc.unique(column).drop_null() for column in columns])
    words = pc.unique(found)
    words = words.take(pc.array_sort_indices(words))
    sizes = ((pa.int8(), 2**7), (pa.int16(), 2**15), (pa.int32(), 2**31))
    size = next(size for size, room in sizes if len(words) < room - 1)
    for column in columns:
        codes = pc.index_in(column.combine_chunks(), words).cast(size)
        yield pa.DictionaryArray.from_arrays(codes, words)


def write_file(
    columns: Iterable[Column],
    frame: pd.DataFrame,
    path: Path,
    few: Iterable[Sequence[str]] = (),
) -> None:
    """Write a frame to a file to be mapped.

    Parameters
    ----------
    columns : iterable of Column
        Of the frame, in its order.
    frame : pandas.DataFrame
        Typed as they declare.
    path : Path
        The file stands there whole or not at all.
    few : iterable of sequence of str
        Columns in which few texts stand many times, those together that name the same things. In
        the frame that is read they are categories, sorted as the texts are: a tenth of the room,
        and of the time to look through. Those that are together can be compared.

    Raises
    ------
    OSError
        If it cannot be written.
    """
    declared = pa.schema([(column.name, _TYPES[column.type]) for column in columns])
    data = pa.Table.from_pandas(frame, declared, preserve_index=False)
    for names in few:
        encoded = _encode([data.column(name) for name in names])
        for name, codes in zip(names, encoded, strict=True):
            data = data.set_column(declared.get_field_index(name), name, codes)
    # In one piece, since columns of several are copied when they become a frame.
    whole = data.combine_chunks()
    with (
        written(path) as made,
        pa.OSFile(made, "wb") as file,
        pa.ipc.new_file(file, whole.schema) as writer,
    ):
        writer.write_table(whole)


def map_file(columns: Sequence[Column], path: Path) -> pd.DataFrame:
    """Return a frame that `write_file` wrote; what is not looked at is not read.

    Parameters
    ----------
    columns : sequence of Column
        As they were written.
    path : Path
        The file.

    Raises
    ------
    OSError
        If the file is not there, cannot be read, is cut short, or is none of these columns.

    Notes
    -----
    Bytes that have changed where texts or numbers stand are not found: all of it would be read.
    """
    declared = {column.name: _TYPES[column.type] for column in columns}
    try:
        with pa.memory_map(str(path)) as file:
            data = pa.ipc.open_file(file).read_all()
        data.validate()
    except (pa.ArrowException, ValueError) as error:
        raise OSError(f"{path} is damaged: {error}") from error
    found = {field.name: _plain(field.type) for field in data.schema}
    if found != declared:
        raise OSError(f"{path} holds other columns than were written to it.")
    return to_frame(columns, data)


def _plain(type_: Any) -> Any:
    return type_.value_type if pa.types.is_dictionary(type_) else type_
