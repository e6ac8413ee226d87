from collections.abc import Iterator
from threading import Barrier, Thread

import numpy as np
import pandas as pd
import pyarrow as pa
import pytest

from dashboard.tidy.arrow import to_frame
from dashboard.tidy.declaration import Column, Type
from dashboard.view import kept as module
from dashboard.view.kept import KEPT, Kept, kept, size_of


@pytest.fixture(autouse=True)
def emptied() -> Iterator[None]:
    KEPT.clear()
    yield
    KEPT.clear()


def frame(rows: int) -> pd.DataFrame:
    return pd.DataFrame({"low": np.arange(rows), "text": pd.Series(["a"] * rows, dtype="str")})


def test_what_was_not_asked_for_the_longest_goes_first() -> None:
    some = Kept(3 * size_of(frame(1_000)) + 10)
    for name in ("a", "b", "c"):
        some.put(name, frame(1_000))
    some.find("a")
    some.put("d", frame(1_000))
    assert [name for name in ("a", "b", "c", "d") if some.find(name) is not None] == ["a", "c", "d"]


def test_many_small_things_go_for_a_large_one_and_the_last_one_always_stays() -> None:
    some = Kept(100_000)
    for number in range(50):
        some.put(number, "word")
    some.put("large", frame(100_000))
    assert len(some.find("large")) == 100_000
    assert all(some.find(number) is None for number in range(50))
    some.put("small", "word")
    assert some.find("large") is None
    assert some.find("small") == "word"


def test_a_thing_that_is_put_again_takes_its_room_once() -> None:
    some = Kept(3 * size_of(frame(1_000)))
    some.put("first", "word")
    for _ in range(10):
        some.put("again", frame(1_000))
    assert some.find("first") == "word"


def test_a_result_is_made_once_for_all_who_ask_at_a_time() -> None:
    made: list[int] = []
    both = Barrier(2)

    @kept
    def double(number: int, _beside: object) -> int:
        made.append(number)
        return 2 * number

    def ask() -> None:
        both.wait()
        assert double(21, object()) == 42

    readers = [Thread(target=ask) for _ in range(2)]
    for reader in readers:
        reader.start()
    for reader in readers:
        reader.join()
    assert made == [21]
    assert double(4, None) == 8
    assert made == [21, 4]


def test_nothing_is_a_result_too() -> None:
    made: list[int] = []

    @kept
    def nothing(number: int) -> None:
        made.append(number)

    assert nothing(1) is nothing(1) is None
    assert made == [1]


def test_a_view_of_the_store_takes_no_room_and_a_copy_does() -> None:
    columns = (Column("low", Type.INTEGER, ""), Column("text", Type.TEXT, ""))
    data = pa.table({"low": range(5_000), "text": pa.array(["word"] * 5_000, pa.large_string())})
    whole = to_frame(columns, data)
    assert size_of(whole) == size_of(whole.iloc[10:4_000]) == module._LEAST
    assert size_of(whole[whole["low"] % 2 == 0]) > 2_500 * 8


@pytest.mark.parametrize("rows", [300, 3_000])
def test_the_size_of_many_rows_is_judged_by_the_first(rows: int) -> None:
    told = [{"text": "x" * 1_000} for _ in range(rows)]
    assert rows * 1_000 < size_of(told) < rows * 10_000
