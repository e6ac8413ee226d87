"""What was worked out for one reader, kept for all of them: up to so many bytes, not entries.

A filter that leaves half of a million figures makes frames a thousand times the size of those of a
filter that leaves one evacuation. What was not asked for the longest goes first. Everything that is
kept can be worked out again, and nobody may change it.
"""

from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import fields, is_dataclass
from functools import wraps
from inspect import signature
from sys import getsizeof
from threading import Lock
from typing import Any, ParamSpec, TypeVar
from weakref import WeakValueDictionary

import numpy as np
import pandas as pd

ROOM = 150_000_000
"""Bytes that all of it may take, about; what was kept last stays though it takes more."""
_LEAST = 1_000
"""Bytes that anything takes, with its key."""
_LOOKED = 4
"""Of more rows the first ones tell the size of all."""

P = ParamSpec("P")
T = TypeVar("T")


class Kept:
    """Values by key.

    Parameters
    ----------
    room : int
        Bytes that they may take together.
    """

    def __init__(self, room: int) -> None:
        self._room = room
        self._values: OrderedDict[Hashable, tuple[Any, int]] = OrderedDict()
        self._size = 0
        self._lock = Lock()
        self._making: WeakValueDictionary[Hashable, _Making] = WeakValueDictionary()

    def find(self, key: Hashable) -> Any:
        """Return what is kept under a key, None where nothing is."""
        with self._lock:
            if key not in self._values:
                return None
            self._values.move_to_end(key)
            return self._values[key][0]

    def put(self, key: Hashable, value: Any) -> None:
        """Keep a value, and let go of what has not been asked for the longest."""
        size = size_of(value)
        with self._lock:
            self._size += size - self._values.pop(key, (None, 0))[1]
            self._values[key] = value, size
            while self._size > self._room and len(self._values) > 1:
                _, (_, gone) = self._values.popitem(last=False)
                self._size -= gone

    @contextmanager
    def making(self, key: Hashable) -> Iterator[None]:
        """Let one reader at a time work out what a key stands for; the others find it then."""
        with self._lock:
            making = self._making.setdefault(key, _Making())
        with making.lock:
            yield

    def clear(self) -> None:
        """Let go of everything."""
        with self._lock:
            self._values.clear()
            self._size = 0


class _Making:
    """That something is being worked out; gone with the last reader who waits for it."""

    def __init__(self) -> None:
        self.lock = Lock()


KEPT = Kept(ROOM)
"""For all readers of this process."""


def kept(function: Callable[P, T]) -> Callable[P, T]:
    """Return a function whose results are kept, and shared: never change them.

    Parameters
    ----------
    function : Callable
        Its arguments are the key, without those whose names begin with an underscore: what these
        hold must be told by the others. It is called by position.
    """
    names = list(signature(function).parameters)
    is_key = [not name.startswith("_") for name in names]
    name = f"{function.__module__}.{function.__qualname__}"

    @wraps(function)
    def find(*args: P.args, **more: P.kwargs) -> T:
        key = (name, *(value for value, is_part in zip(args, is_key, strict=True) if is_part))
        found = KEPT.find(key)
        if found is None:
            with KEPT.making(key):
                found = KEPT.find(key)
                if found is None:
                    found = (function(*args, **more),)
                    KEPT.put(key, found)
        result: T = found[0]
        return result

    return find


def size_of(value: Any) -> int:
    """Return about how many bytes a value takes that it does not share with the store's frames."""
    if isinstance(value, pd.DataFrame):
        return _LEAST + (
            0 if _is_view(value) else sum(_size_of_column(value[name]) for name in value)
        )
    if is_dataclass(value):
        return sum(size_of(getattr(value, field.name)) for field in fields(value))
    if isinstance(value, Mapping):
        return _size_of_some([*value.items()])
    if isinstance(value, list | tuple):
        return _size_of_some(value)
    return getsizeof(value)


def _size_of_some(values: Sequence[Any]) -> int:
    """Return the size of many values, judged by the first of them where they are rows."""
    first = values[:_LOOKED]
    size = sum(size_of(one) for one in first)
    return _LEAST + size * len(values) // max(len(first), 1)


def _size_of_column(column: pd.Series) -> int:
    # The texts of categories are the store's own.
    is_coded = isinstance(column.dtype, pd.CategoricalDtype)
    return int(column.cat.codes.nbytes if is_coded else column.array.nbytes)


def _is_view(frame: pd.DataFrame) -> bool:
    """Return whether a frame is a piece of one whose columns lie in a file or another frame."""
    for name in frame:
        column = frame[name]
        if isinstance(column.dtype, np.dtype) and column.dtype.kind in "ifM":
            held: Any = column.to_numpy()
            while isinstance(held, np.ndarray) and held.base is not None:
                held = held.base
            return not isinstance(held, np.ndarray)
    return False
